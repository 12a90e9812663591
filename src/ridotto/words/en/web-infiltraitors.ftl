infiltraitors-do-identify = Take the next traitor
infiltraitors-do-clue = Play { $card } next to my traitor
infiltraitors-do-exchange = Play { $card } next to the traitor of { $whom }
infiltraitors-do-clue-from = Play card { $place } of { $owner } next to my traitor
infiltraitors-do-exchange-from = Play card { $place } of { $owner } next to the traitor of { $whom }
infiltraitors-do-request = Draw a card
infiltraitors-do-decline = No, thank you
infiltraitors-do-files = { $number ->
    [one] Files: draw one
   *[other] Files: draw { $number }
}
infiltraitors-do-eliminate = Shoot: the traitor of { $whom } is { $card }.
infiltraitors-do-reward = Take { $card }
infiltraitors-do-dig = Take a face-down card
infiltraitors-do-discard = Discard { $cards }
infiltraitors-do-discard-places = Discard places { $places }
infiltraitors-do-leave = Leave, and look at the kingpin
infiltraitors-do-lay = Lay { $card } next to the kingpin
infiltraitors-do-accuse = The kingpin is { $card }.
infiltraitors-ask-turn = Your turn: one action.
infiltraitors-ask-draw = Draw a card from headquarters?
infiltraitors-ask-reward = Take a reward from the discard?
infiltraitors-ask-discard = Too many cards: discard.
infiltraitors-ask-leave = Leave now, and have a look at the kingpin?
infiltraitors-ask-lay = Choose a clue about the kingpin.
infiltraitors-ask-accuse = Name the kingpin!
web-mission = The mission
web-briefing = Briefing
web-cartridges = Cartridges
web-middle = Traitors in the middle
web-hq = Headquarters
web-buried = Face-down discards
web-holds = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-elite = alone may shoot
web-your-traitor = your traitor
web-hidden-traitor = Traitor number { $number }, face down
web-upright = Upright, sharing something:
web-flat = Flat, sharing nothing:
web-missed = It is not:
web-no-clues = No clues yet.
web-no-traitor = No traitor here.
web-play-own = Play next to my traitor
web-play-on = Play next to the traitor of { $who }
web-shoot = Shoot …
web-shoot-at = The traitor of { $who } is …
web-name-traitor = Name the traitor
web-name-kingpin = The kingpin is …
web-discard = { $count ->
    [one] Choose one card to discard.
   *[other] Choose { $count } cards to discard.
}
web-discard-do = Discard
web-empty-hand = No cards.
web-informers = Informers:
web-rewards = Laid aside:
web-discards = Face-up discards: { $count }
web-clue-sheets = Clue sheets
web-no-sheets = A sheet comes with the first traitor that somebody takes.
web-traitors-left = Traitors left
web-traitor-number = traitor { $number }
web-unseen-card = Card in place { $place }, unseen
web-hand-of = The cards of { $who }
web-has-left = has left
web-kingpin = The kingpin
web-kingpin-hidden = The kingpin, face down
web-open-cards = Cards to choose from
web-blind-hand = You may not look. The others see your cards, and play from them.
web-turn-card = Choose a card to lay next to a traitor, or do one of these:
web-turn-where = Now choose the traitor to lay it next to.
web-turn-other = Do one of these:
web-turn-shoot = All you can do is shoot.
web-sheet-shared = All of you write on this sheet together. Write only what everybody can see.
web-sheet-private = Only you see these marks.
web-sheet-own = This one is about your traitor: the others write on it, you only read.
web-candidates = { $count ->
    [one] Only one card is left that it can be.
   *[other] It can still be { $count } cards.
}
web-suit-orange = orange ▲
web-suit-black = black ■
web-suit-red = red ●
web-suit-green = green ◆
web-suit-blue = blue ★
web-campaign = The campaign
web-campaign-won = accomplished
web-campaign-open = next
web-campaign-locked = closed
web-campaign-skipped = skipped
web-campaign-again = Once more: { $mission }, { $title }.
web-tries = { $count ->
    [one] one try
   *[other] { $count } tries
}
web-after-won = the last mission is accomplished
web-after-lost = the last try failed
web-brief-traitors = { $count ->
    [one] One traitor to name.
   *[other] { $count } traitors to name.
}
web-brief-cartridges = { $count ->
    [one] One cartridge.
   *[other] { $count } cartridges.
}
web-brief-cards = { $count } specialities, with the numbers { $low } to { $high }.
web-brief-minutes = { $count } minutes from the first turn, and the clock never stops.
web-debriefing = Debriefing
web-shots = The shots
web-shot-right = { $who } named the traitor of { $whom }.
web-shot-wrong = { $who } missed the traitor of { $whom }.
web-turned-up = What was still hidden
web-traitor-was = The traitor was
web-next-mission = Next mission
web-try-again = Try again
web-guide-infiltraitors-mission = The mission, what is left of everything, and its special rule. All of you win together, or nobody does.
web-guide-infiltraitors-actions = In your turn you do one thing. A good start: somebody takes a traitor to look after.
web-guide-infiltraitors-own-traitor = Only you know who this is, and you may not say. Play cards next to it: upright if they share a number or a speciality, or one number is a multiple of the other; flat if not.
web-guide-infiltraitors-hand = Choose a card here, then the traitor to lay it next to.
web-guide-infiltraitors-traitor = You do not see this one. Its clues tell: upright cards share something with it, flat ones nothing.
web-guide-infiltraitors-sheet = What you all find out goes here. Everybody writes on it, save whoever looks after this traitor.
web-guide-infiltraitors-shoot = When only one card is left that fits, shoot: it costs a cartridge, right or wrong.
web-rules-infiltraitors-1 = Traitors lie face down in the middle. You win together when all are named, and lose when there are more traitors than cartridges, or nothing is left to do.
web-rules-infiltraitors-2 = Two cards share if they have the same number or speciality, or one number is a multiple of the other.
web-rules-infiltraitors-3 = In your turn do one thing: take the next traitor, which only you see; play a card next to your own traitor, or next to somebody else’s and then draw if you like; go through the files for one to three cards; or shoot.
web-rules-infiltraitors-4 = A card next to a traitor lies upright if the two share, flat if not. That is the truth, always.
web-rules-infiltraitors-5 = To shoot, spend a cartridge and name somebody else’s traitor. Right: it is out, and you may take a card of the discard. Wrong: nothing more happens.
web-rules-infiltraitors-6 = Talk about what all can see, never about your hand or your own traitor.
