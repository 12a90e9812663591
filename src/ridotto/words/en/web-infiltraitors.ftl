infiltraitors-do-identify = Take the next traitor
infiltraitors-do-clue = Play { $card } next to { infiltraitors-whose } traitor
infiltraitors-do-exchange = Play { $card } next to { $whom }’s traitor
infiltraitors-do-clue-from = Play { $owner }’s card { NTH($place) } next to { infiltraitors-whose } traitor
infiltraitors-whose = { $told ->
    [advised] your
    [done] their own
   *[own] my
}
infiltraitors-do-exchange-from = Play { $owner }’s card { NTH($place) } next to { $whom }’s traitor
infiltraitors-do-request = Draw a card
infiltraitors-do-decline = No, thank you
infiltraitors-do-files = { $number ->
    [1] Search headquarters: draw one
    [2] Search headquarters: draw two
   *[3] Search headquarters: draw three
}
infiltraitors-do-eliminate = Shoot: { $whom }’s traitor is { $card }.
infiltraitors-sure-eliminate = It costs a cartridge, right or wrong. With fewer cartridges than traitors left, the mission is lost.
infiltraitors-do-reward = Choose { $card }
infiltraitors-do-dig = Choose a face-down card
infiltraitors-do-discard = Discard { $cards }
infiltraitors-do-discard-places = Discard by place: { NTH($places) }
infiltraitors-do-leave = Leave, and look at the kingpin
infiltraitors-sure-leave = You see the kingpin, lay what the others are to know him by, discard your hand, and are out for the rest of the mission.
infiltraitors-do-lay = Lay { $card } next to the kingpin
infiltraitors-do-accuse = The kingpin is { $card }.
infiltraitors-sure-accuse = Right wins the mission, whatever else is left. Wrong loses it.
infiltraitors-ask-turn = Your turn. Do one thing: { $deeds_or }.
infiltraitors-ask-turn-no-shot = Your turn. Do one thing: { $deeds_or }. There is no traitor you may shoot at now.
infiltraitors-ask-turn-unarmed = Your turn. Do one thing: { $deeds_or }. Only { $elite } may shoot.
infiltraitors-ask-turn-shoot = Your turn. All you can do is shoot.
infiltraitors-deed-identify = take the next traitor
infiltraitors-deed-clue = play a card next to your own traitor
infiltraitors-deed-clue-from = play somebody else’s card next to your own traitor
infiltraitors-deed-exchange = play a card next to another agent’s traitor
infiltraitors-deed-exchange-from = play somebody else’s card next to another agent’s traitor
infiltraitors-deed-files = search headquarters
infiltraitors-deed-eliminate = shoot
infiltraitors-ask-draw = You may draw a card from headquarters, or not.
infiltraitors-ask-reward = You may take a card from the discard as a reward: a face-up one of your choice, or a random face-down one. Or take none.
infiltraitors-ask-reward-open = You may take a face-up card from the discard as a reward, or none.
infiltraitors-ask-reward-hidden = You may take a random face-down card from the discard as a reward, or none.
infiltraitors-ask-reward-finale = You must choose a card from the discard: it is laid aside for the finale.
infiltraitors-ask-discard = You hold too many cards: discard { $number ->
    [one] one
   *[other] { $number }
}.
infiltraitors-ask-discard-blind = You hold too many cards: discard { $number ->
    [one] one
   *[other] { $number }
} without looking.
infiltraitors-ask-leave = You may leave now, after a look at the kingpin; or stay.
infiltraitors-ask-leave-or-lose = Only the kingpin is left. Leave, and the last of you must name him. If you stay, the mission is lost.
infiltraitors-ask-leave-too-late = Only the kingpin is left, and too many of you are still inside: leave or stay, the mission is lost.
infiltraitors-ask-lay = Lay { $left ->
    [one] a card
   *[other] two cards, one after the other,
} next to the kingpin, from your hand or the face-up discard.
infiltraitors-ask-accuse = You are the last one inside: name the kingpin!
infiltraitors-ask-wait-turn = It is { $who }’s turn.
infiltraitors-ask-wait-draw = { $who } may draw a card.
infiltraitors-ask-wait-reward = { $who } is deciding on a reward.
infiltraitors-ask-wait-discard = { $who } must discard.
infiltraitors-ask-wait-leave = { $who } may leave now, after a look at the kingpin.
infiltraitors-ask-wait-lay = { $who } is choosing a clue about the kingpin.
infiltraitors-ask-wait-accuse = { $who } is the last one inside and must name the kingpin.
infiltraitors-beat-started = I start.
infiltraitors-beat-identified = I take number { $number }.
infiltraitors-beat-clued = { $card } next to mine: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-clued-from = { $card } next to mine: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-exchanged = { $card } next to { $whom_me ->
    [yes] yours
   *[no] { $whom }’s
}: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-exchanged-from = { $card } next to { $whom_me ->
    [yes] yours
   *[no] { $whom }’s
}: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-informed = An informer next to { $whom_me ->
    [yes] yours
   *[no] { $whom }’s
}, { $card }: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-requested = I draw a card.
infiltraitors-beat-filed = I search headquarters: { $number ->
    [1] one card
   *[other] { $number } cards
}.
infiltraitors-beat-shot = { $whom_me ->
    [yes] Your traitor
   *[no] { $whom }’s traitor
} is { $card }: { $right ->
    [yes] right!
   *[no] wrong.
}
infiltraitors-beat-rewarded = I take { $card }.
infiltraitors-beat-dug = I take a face-down card.
infiltraitors-beat-laid-aside = { $card } is laid aside.
infiltraitors-beat-discarded = I discard { $cards }.
infiltraitors-beat-discarded-dark = I discard { $number ->
    [one] a card
   *[other] { $number } cards
}, face down.
infiltraitors-beat-leaving = I leave, with a look at the kingpin.
infiltraitors-beat-laid = { $card } next to the kingpin: { $upright ->
    [yes] upright
   *[no] flat
}.
infiltraitors-beat-departed = I am out.
infiltraitors-beat-cornered = I am the last one inside.
infiltraitors-beat-accused = The kingpin is { $card }: { $right ->
    [yes] right!
   *[no] wrong.
}
web-briefing = Briefing
web-order-balance = You may shoot only at a traitor with as many upright as flat clues, two of each or more.
web-order-blind = You see every hand but your own, and play cards from the others’ hands.
web-order-cipher = A traitor is two cards: the number of the one, the speciality of the other.
web-order-dark = Everything discarded goes face down: remember what you have seen.
web-order-elite = { $elite_me ->
    [yes] You alone may shoot, and you may not take a traitor.
   *[no] { $elite_key ->
        [none] One of you alone may shoot, and may not take a traitor.
       *[other] Only { $elite } may shoot, and may not take a traitor.
    }
}
web-order-finale = Rewards are laid aside. After eight traitors they are all you have for the last one.
web-order-informers = Instead of a card of yours you may play an informer next to another agent’s traitor.
web-order-kingpin = After a right shot you may leave, with a clue about the kingpin. The last one must name him.
web-order-left = { $left_key ->
    [none] Besides your own, you may play only next to the traitor on your left.
   *[other] Besides your own, you may play only next to the traitor on your left: { $left }’s.
}
web-order-order = Only the traitor with the lowest number may be shot.
web-order-right = { $right_key ->
    [none] You may shoot only at the traitor on your right.
   *[other] You may shoot only at the traitor on your right: { $right }’s.
}
web-order-silent = Nobody speaks; marks on the sheets are allowed.
web-order-specials = The special cards (S) are in the deck: they share a speciality, never a number.
web-order-three = Three cards are the most you may hold at the end of your turn.
web-order-none = Cards from { $low } to { $high }: { $which }.
web-ammo = { $cartridges ->
    [one] one cartridge
   *[other] { $cartridges } cartridges
} · { $traitors ->
    [0] no traitor left
    [one] one traitor left
   *[other] { $traitors } traitors left
}
web-ammo-kingpin = counting the kingpin
web-spare = { $count ->
    [0] no miss to spare
    [one] one miss to spare
   *[other] { $count } misses to spare
}
web-middle-of-table = The middle of the table
web-next-traitor = Next traitor
web-in-middle = { $count ->
    [0] none left
   *[other] number { $next } · { $count } left
}
web-discard-pile = Discard
web-discarded = { $open } face up, { $hidden } face down
web-hq = Headquarters
web-holds = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-elite = alone may shoot
web-your-traitor = your traitor, number { $number }
web-traitor-counts-as = Your traitor counts as { $card }.
web-hidden-traitor = Traitor number { $number }, face down
web-upright = Upright, sharing something:
web-flat = Flat, sharing nothing:
web-shares = shares
web-nothing-shared = nothing in common
web-none-yet = none yet
web-missed = It is not:
web-no-traitor = No traitor here.
web-play-own = Play next to my traitor
web-play-on = Play next to { $who }’s traitor
web-play-here = Play it here
web-play-short = Here
web-shoot = Shoot at { $who }’s traitor …
web-shoot-at = { $who }’s traitor is …
web-name-kingpin = The kingpin is …
web-discard = { $count ->
    [one] You hold too many: discard one card.
   *[other] You hold too many: discard { $count } cards.
}
web-discard-do = Discard
web-hand-of-limit = { $count ->
    [one] one card
   *[other] { $count } cards
} (limit { $limit })
web-empty-hand = No cards.
web-you-hold = You hold:
web-laid-aside = Laid aside so far:
web-informers = Informers
web-rewards = Laid aside for the last one: { $count }
web-rewards-dealt = Dealt out at random: from now on you play with these { $count } only
web-clue-sheets = Clue sheets
web-no-sheets = There is a sheet as soon as somebody takes a traitor.
web-traitor-number = traitor { $number }
web-unseen-card = Card in place { $place }, unseen
web-card-of = { $who }: { $card }
web-hand-of = { $who }’s cards
web-has-left = gone
web-kingpin = The kingpin
web-kingpin-hidden = The kingpin, face down
web-kingpin-is = The kingpin is { $card }.
web-open-cards = Cards to choose from
web-one-hidden = { $count ->
    [one] the face-down card
   *[other] one of { $count } face down, at random
}
web-open-discard = Face-up discard
web-draw-count = { $number ->
    [1] Draw one
    [2] Draw two
   *[3] Draw three
}
web-search-how = First the top card of headquarters goes face down to the discard, unseen. Then you draw.
web-would-hold = you then hold { $count }
web-leave-look = You alone look at the kingpin.
web-leave-lay = You lay { $players ->
    [2] two cards
   *[other] one card
} next to him, from your hand or the face-up discard.
web-leave-out = Your hand is discarded and you are skipped from then on; a traitor in front of you stays.
web-leave-inside = { $count ->
    [2] If you leave, the other one must name him.
   *[other] { $count } of you are still inside. { $left ->
        [0] No traitor is left besides him, so it is too late: the mission is lost.
        [one] One traitor is left besides him: once it is out and whoever shot it has left or stayed, only one of you may still be inside.
       *[other] { $left } traitors are left besides him: once the last of them is out and whoever shot it has left or stayed, only one of you may still be inside.
    }
}
web-leave-now = Leave …
web-stay = Stay
web-take = Take
web-lay-aside = Lay it aside
web-lay = Lay
web-shut = Close
web-put-back = Put it back
web-choose-again = Choose again
web-do-identify = Take the next traitor
web-do-search = Search …
web-do-shoot = Shoot …
web-why-you-have-a-traitor = you have one
web-why-no-traitor-left = none left
web-why-headquarters-empty = headquarters empty
web-why-headquarters-too-small = too few cards
web-why-no-traitor-there = nobody to shoot at
web-why-no-traitor-of-yours = you have no traitor
web-why-not-offered = not here
web-why-not-yourself = your own
web-why-not-now = not now
web-why-not-your-turn = not your turn
web-why-game-over = the game is over
web-why-not-on-your-left = not on your left
web-why-not-on-your-right = not on your right
web-why-not-the-lowest = a lower number first
web-why-not-in-balance = balance from 2 : 2 on
web-why-not-the-marksman = only { $who } may shoot
web-why-marksman-takes-none = the marksman takes none
web-why-not-your-own-card = your own card
web-why-asked = First answer what is asked below.
web-why-aiming = You are aiming: shoot, or say “Not yet” first.
web-shoot-short = Shoot
web-shoot-card = Shoot: { $card }
web-shoot-anyway = Shoot anyway
web-name-short = Name him
web-name-card = Name { $card }
web-name-anyway = Name it anyway
web-say-turn = Your turn: do one thing.
web-say-draw = Draw a card from headquarters?
web-say-reward = Right! Choose a card as your reward, or none.
web-say-reward-finale = Right! Choose a card to lay aside.
web-say-aim = { $who }’s traitor: on the sheet, tap the card you mean.
web-say-name = Last one inside: name the kingpin.
web-say-is-traitor = { $who }’s traitor is { $card }?
web-say-is-kingpin = The kingpin is { $card }?
web-say-cannot-be = It cannot be { $card }.
web-more-turn = Choose a card to play, or one of these.
web-more-turn-only = Choose a card to play.
web-more-turn-blind = Choose a card in another’s hand, or one of these.
web-more-no-card = There is no card you can play now.
web-more-no-traitor = No card can be played yet: no traitor lies in front of anybody.
web-more-shot = It costs a cartridge, right or wrong.
web-more-shot-last = It costs a cartridge, and there is no miss to spare: wrong loses the mission.
web-more-cannot-be = The sheet says so.
web-more-cannot-all = The cards that all can see rule it out.
web-more-cannot-me = What you alone can see rules it out.
web-tray-reward = Your reward
web-tray-finale = Which card will you lay aside?
web-tray-lay = Lay a card next to the kingpin
web-tray-leave = If you leave now
web-tray-search = Search headquarters: how many cards?
web-tray-discards = Face-up discard
web-tray-orders = The mission
web-tray-shown = In front of you
web-turn-where = Next to whose traitor?
web-sheet-shared = All but those who have seen the card write here: only what follows from what all can see.
web-sheet-private = Only you see these marks.
web-sheet-own = This one is about your traitor: you may only read it.
web-sheet-seen = You have seen the kingpin: the others write on his sheet, you only read.
web-candidates = { $count ->
    [one] Only one card left
   *[other] { $count } cards left
}
web-candidates-all = { $count ->
    [one] one by what all can see
   *[other] { $count } by what all can see
}
web-traitor-of = { $who }’s traitor
web-cell-no-all = impossible, as all can see
web-cell-no-me = impossible, as you alone can see
web-cell-odds = { $percent } per cent
web-legend = What the signs mean
web-legend-all = all can see
web-legend-me = only you know
web-legend-pencil = pencil
web-suit-orange = orange ▲
web-suit-black = black ■
web-suit-red = red ●
web-suit-green = green ◆
web-suit-blue = blue ★
web-campaign = The campaign
web-campaign-won = accomplished
web-campaign-open = next
web-campaign-now = being played
web-campaign-locked = locked
web-campaign-skipped = skipped
web-campaign-again = Once more: { $mission }, { $title }.
web-tries = { $count ->
    [one] one try
   *[other] { $count } tries
}
web-after-won = the previous mission is accomplished
web-after-lost = the previous try failed
web-brief-traitors = { $count ->
    [one] One traitor to shoot.
   *[other] { $count } traitors to shoot.
}
web-brief-kingpin = { $count } traitors to shoot, and the kingpin to name.
web-brief-cartridges = { $count ->
    [one] One cartridge.
   *[other] { $count } cartridges.
}
web-brief-cards = { $count } specialities ({ $which }), with the numbers { $low } to { $high }.
web-brief-minutes = { $count } minutes from the first turn, and the clock never stops.
web-debriefing = Debriefing
web-shots = The shots
web-turned-up = What was still hidden
web-traitor-was = The traitor was
web-next-mission = Next mission
web-try-again = Try again
web-guide-infiltraitors-mission = Your mission in short; tap the paper to read it all. All of you win together, or nobody does.
web-guide-infiltraitors-actions = In your turn you do one thing. A good start: take a traitor to look after.
web-guide-infiltraitors-own-traitor = Only you know who this is, and you may not say. A card you play next to it stands upright if the two share a number or a speciality, or one number is a multiple of the other; if not, it lies flat.
web-guide-infiltraitors-hand = Choose a card here, then the traitor to play it next to.
web-guide-infiltraitors-traitor = You do not see this one. Its clues tell: upright cards share something with it, flat ones nothing.
web-guide-infiltraitors-sheet = What you find out goes here. Tap a cell: no, yes, perhaps, nothing. The sheet of your own traitor you may only read.
web-guide-infiltraitors-shoot = When it can be only one card, shoot: that costs a cartridge, right or wrong.
web-rules-infiltraitors-1 = Traitors lie face down in the middle. You win together when all are out, and lose as soon as fewer cartridges than traitors are left, or the agent whose turn it is can do nothing.
web-rules-infiltraitors-2 = Two cards share if they have the same number or speciality, or one number is a multiple of the other.
web-rules-infiltraitors-3 = In your turn do one thing: take the next traitor, which only you see; play a card next to your own traitor, or next to somebody else’s and then draw one if you like; search headquarters for one to three cards; or shoot.
web-rules-infiltraitors-4 = A card next to a traitor stands upright if the two share, and lies flat if not. That is the truth, always.
web-rules-infiltraitors-5 = To shoot, spend a cartridge and name somebody else’s traitor. Right: it is out, its card is shuffled into headquarters, and you may take a card from the discard. Wrong: nothing more happens.
web-rules-infiltraitors-6 = Talk about what all can see, never about a hidden hand or your own traitor.
infiltraitors-note-clue = Clue
infiltraitors-note-seen = Seen
infiltraitors-note-hit = Hit
infiltraitors-note-miss = Miss
infiltraitors-note-taken = New traitor
infiltraitors-note-line-clue = { $traitor }: { $upright_key ->
    [true] upright
   *[false] flat
}
infiltraitors-note-line-seen = Came to light
infiltraitors-note-line-hit = { $traitor }: shot
infiltraitors-note-line-miss = { $traitor }: wrong name
infiltraitors-note-line-taken = { $by } took a traitor
infiltraitors-note-ask-own-hand = Your hand, and what you held before
infiltraitors-note-ask-own-traitor = Your own traitor, if you have one
infiltraitors-note-ask-own-second = The card beside it
infiltraitors-note-ask-own-kingpin = The kingpin, if you have looked
infiltraitors-note-ask-own-without = Who has no traitor in front of them?
infiltraitors-note-ask-own-gone = Traitors that are gone
infiltraitors-note-ask-own-open = Other cards that were ever seen
infiltraitors-note-ask-clue-traitor = Next to whose traitor?
infiltraitors-note-ask-clue-card = Which card?
infiltraitors-note-ask-clue-upright = How does it lie?
infiltraitors-note-ask-clue-upright-yes = Upright: something in common
infiltraitors-note-ask-clue-upright-no = Flat: nothing in common
infiltraitors-note-ask-seen-cards = Which cards came to light?
infiltraitors-note-ask-hit-traitor = Whose traitor was named?
infiltraitors-note-ask-hit-card = Which card was it?
infiltraitors-note-ask-miss-traitor = Whose traitor was meant?
infiltraitors-note-ask-miss-card = Which name was wrong?
infiltraitors-note-ask-taken-by = Who took a traitor?
infiltraitors-note-ask-taken-card = Who is it?
web-note-traitors = Traitors
web-note-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-note-no-traitors = Nobody has a traitor in front of them.
