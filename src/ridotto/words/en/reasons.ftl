# A bot's reason, in a replay.
replay-reason = “{ $reason }”
reason-at-random = Any move was as good as another.
reason-escape = I am on the run and where I must be: { $odds }% sure.
reason-declare = { $partner } is my partner, and our mission is accomplished: { $odds }% sure.
reason-lock = I think I know who everybody is: { $odds }% sure.
reason-ask = I want to know more about { $whom }.
reason-ask-letter = { $whom } is my partner: what I still need is the letter.
reason-ask-partner = { $whom } is { $odds }% likely to be my partner, and may show me the letter.
reason-show-partner = I am { $odds }% sure that { $whom } is on my side, so I show what I have.
reason-show-little = I do not want to tell { $whom } more than I must.
reason-show-apart = Somebody who is careful would show { $whom } something else, and so would a deceiver: it tells little, and whoever is on my side knows me by it.
reason-show-again = { $whom } has seen this before.
reason-show-new = { $whom } has not seen this yet.
reason-contest = I was shown this before.
reason-accept = This is new.
reason-expel = That is where I want the piece.
reason-hands = If this is not my partner, the declaration fails whatever I say.
reason-move-to-meet = I want to meet { $whom }.
reason-move-to-goal = I know what I have to do, and get as near to it as I can.
reason-move-nearer = I keep as near as I can to those I want to meet, and to where I want to be.
reason-place = Wherever I go, I am not likely to meet anybody worth meeting.
reason-place-any = One place is as good to me as another.
reason-place-alone = I hope to be alone with { $whom } here: { $odds }%.
reason-place-for = I hope to meet { $whom } here: { $odds }%.
reason-call = I think I know all eight cards: { $odds }% sure.
reason-greet = I would be only { $odds }% sure of a call.
reason-guess = I think this mask is in the box.
reason-identify = I have no traitor in front of me.
reason-shoot-sure = { $whom }’s traitor can be nobody else.
reason-shoot-odds = { $whom }’s traitor: { $odds }% sure, and waiting would not help.
reason-shoot-hasty = { $whom }’s traitor: { $odds }% sure, and I did not want to wait.
reason-clue = Of all I could play, this helps most with my traitor.
reason-exchange = Of all I could play, this helps most with { $whom }’s traitor.
reason-clue-first = It was the first card I came upon that says something about my traitor.
reason-exchange-first = It was the first card I came upon that says something about { $whom }’s traitor.
reason-play-any = Nothing I could play says much, so I played something.
reason-drain = Every card we have seen is one that the kingpin is not, so I keep drawing.
reason-files = This helps me more than any card I could play now.
reason-draw = I can use another card.
reason-draw-none = I have cards enough, and others may need those of headquarters.
reason-reward = This card will say most about what we do not know.
reason-dig = Whichever card this turns out to be, it is not a traitor.
reason-discard = This is what I can do without.
reason-leave = If I do not leave now, too many of us will still be inside at the end.
reason-stay = There is still time to leave.
reason-lay = This card leaves { $left ->
    [one] one card
   *[other] { $left } cards
} that the kingpin can be.
reason-accuse = I am the last one inside, and { $odds }% sure that this is the kingpin.
reason-code = By our code, this play leaves { $left ->
    [one] only my traitor
   *[other] { $left } candidates for my traitor
}.
reason-code-draw = To draw or not to draw is part of what I said by our code.
reason-code-lay = By our code, the place of this card in the discard names the kingpin.
reason-unknown = A reason of its own ({ $code }).
