# A bot's reason, in a replay.
replay-reason = “{ $reason }”
reason-at-random = Any move was as good as another.
reason-escape = I am on the run and where I must be: { $odds }% sure.
reason-declare = { $partner } is my partner, and our mission is accomplished: { $odds }% sure.
reason-lock = I know who everybody is: { $odds }% sure.
reason-ask = { $whom } can tell me most.
reason-show-partner = I am { $odds }% sure that { $whom } is my partner, so I show what I have.
reason-show-little = This tells { $whom } least.
reason-contest = I was shown this before.
reason-accept = This is new.
reason-expel = There the piece serves me best.
reason-hands = If this is not my partner, the declaration fails whatever I say.
reason-move-to-meet = I want to meet { $whom }.
reason-move-to-goal = I know our mission and go for it.
reason-move-nearer = I get nearer to those I want to meet, and to where I want to be.
reason-place = Here I am likeliest to meet somebody worth meeting.
reason-call = I know all eight cards: { $odds }% sure.
reason-greet = I would be only { $odds }% sure of a call.
reason-guess = This mask is the likeliest to be in the box.
reason-identify = I have no traitor in front of me.
reason-shoot-sure = { $whom }’s traitor can be nobody else.
reason-shoot-odds = { $whom }’s traitor: { $odds }% sure, and waiting would not help.
reason-clue = Of all I could play, this says most about my traitor.
reason-exchange = Of all I could play, this says most about { $whom }’s traitor.
reason-drain = No card we have seen is the kingpin, so I keep drawing.
reason-files = I have nothing better to play, so I search headquarters.
reason-draw = I can use another card.
reason-draw-none = Others need the cards of headquarters more than I do.
reason-reward = This card will say most about what we do not know.
reason-dig = Whichever card this turns out to be, it is not a traitor.
reason-discard = This is what I can do without.
reason-leave = If I do not leave now, too many of us will still be inside at the end.
reason-stay = There is still time to leave.
reason-lay = This card leaves { $left ->
    [one] one kingpin
   *[other] { $left } kingpins
} possible.
reason-accuse = I am the last one: { $odds }% sure.
reason-code = By our code, this play leaves { $left ->
    [one] only my traitor
   *[other] { $left } candidates for my traitor
}.
reason-code-draw = To draw or not to draw is part of what I said by our code.
reason-code-lay = By our code, the place of this card in the discard names the kingpin.
reason-unknown = A reason of its own ({ $code }).
