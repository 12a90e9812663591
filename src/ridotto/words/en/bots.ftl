# A bot's reason, in a replay.
replay-why = “{ $why }”
why-at-random = Any move was as good as another.
why-escape = I am on the run and where I must be: right with { $odds } %.
why-declare = { $partner } is my partner, and our mission is accomplished: right with { $odds } %.
why-lock = I know who everybody is: right with { $odds } %.
why-ask = { $whom } can tell me most.
why-show-partner = { $whom } is my partner with { $odds } %, so I show what I have.
why-show-little = This tells { $whom } least.
why-contest = I was shown this before.
why-accept = This is new.
why-expel = There the piece serves me best.
why-hands = If this is not my partner, the declaration fails whatever I say.
why-move-to-meet = I want to meet { $whom }.
why-move-to-goal = I know our mission and go for it.
why-move-nearer = I get nearer to those I want to meet and to where our mission may be.
why-place = Here I am likeliest to meet somebody worth meeting.
why-call = I know all eight cards: right with { $odds } %.
why-greet = A call would be right with { $odds } % only.
why-guess = This mask is the likeliest to be in the box.
why-identify = I had no traitor in front of me.
why-shoot-sure = { $whom }’s traitor could be nobody else.
why-shoot-odds = { $whom }’s traitor: right with { $odds } %, and waiting would not have helped.
why-clue = Of all I could play, this says most about my traitor.
why-exchange = Of all I could play, this says most about { $whom }’s traitor.
why-drain = Whatever we have seen is not the kingpin, so I draw on.
why-files = I had nothing better to play, so I took files.
why-draw = I can use another card.
why-draw-none = Others need the cards of headquarters more than I do.
why-reward = This card will say most of what we do not know.
why-dig = Whatever is turned up now cannot be a traitor any more.
why-discard = This is what I can do without.
why-leave = There is just one elimination left for each of us who still has to leave.
why-stay = There is still time to leave.
why-lay = This card leaves { $left ->
    [one] one kingpin
   *[other] { $left } kingpins
} possible.
why-accuse = I am the last one: right with { $odds } %.
why-code = By our code, this play leaves { $left ->
    [one] my traitor only
   *[other] { $left } candidates for my traitor
}.
why-code-draw = To draw or not to draw is part of what I said by our code.
why-code-lay = By our code, the place of this card in the discard names the kingpin.
