infiltraitors-title = Infiltraitors
infiltraitors-about = Traitors have slipped into the agency. Play cards that have something in common with them, or nothing, and name them before the cartridges run out. You win or lose together.
infiltraitors-seat-falcon = Falcon
infiltraitors-seat-lynx = Lynx
infiltraitors-seat-otter = Otter
infiltraitors-seat-raven = Raven
infiltraitors-seat-viper = Viper
infiltraitors-card-orange-special = the orange ▲ special
infiltraitors-card-orange-2 = the orange ▲ 2
infiltraitors-card-orange-3 = the orange ▲ 3
infiltraitors-card-orange-4 = the orange ▲ 4
infiltraitors-card-orange-5 = the orange ▲ 5
infiltraitors-card-orange-6 = the orange ▲ 6
infiltraitors-card-orange-7 = the orange ▲ 7
infiltraitors-card-orange-8 = the orange ▲ 8
infiltraitors-card-orange-9 = the orange ▲ 9
infiltraitors-card-orange-10 = the orange ▲ 10
infiltraitors-card-orange-11 = the orange ▲ 11
infiltraitors-card-orange-12 = the orange ▲ 12
infiltraitors-card-orange-13 = the orange ▲ 13
infiltraitors-card-orange-14 = the orange ▲ 14
infiltraitors-card-orange-15 = the orange ▲ 15
infiltraitors-card-black-special = the black ■ special
infiltraitors-card-black-2 = the black ■ 2
infiltraitors-card-black-3 = the black ■ 3
infiltraitors-card-black-4 = the black ■ 4
infiltraitors-card-black-5 = the black ■ 5
infiltraitors-card-black-6 = the black ■ 6
infiltraitors-card-black-7 = the black ■ 7
infiltraitors-card-black-8 = the black ■ 8
infiltraitors-card-black-9 = the black ■ 9
infiltraitors-card-black-10 = the black ■ 10
infiltraitors-card-black-11 = the black ■ 11
infiltraitors-card-black-12 = the black ■ 12
infiltraitors-card-black-13 = the black ■ 13
infiltraitors-card-black-14 = the black ■ 14
infiltraitors-card-black-15 = the black ■ 15
infiltraitors-card-red-special = the red ● special
infiltraitors-card-red-2 = the red ● 2
infiltraitors-card-red-3 = the red ● 3
infiltraitors-card-red-4 = the red ● 4
infiltraitors-card-red-5 = the red ● 5
infiltraitors-card-red-6 = the red ● 6
infiltraitors-card-red-7 = the red ● 7
infiltraitors-card-red-8 = the red ● 8
infiltraitors-card-red-9 = the red ● 9
infiltraitors-card-red-10 = the red ● 10
infiltraitors-card-red-11 = the red ● 11
infiltraitors-card-red-12 = the red ● 12
infiltraitors-card-red-13 = the red ● 13
infiltraitors-card-red-14 = the red ● 14
infiltraitors-card-red-15 = the red ● 15
infiltraitors-card-green-special = the green ◆ special
infiltraitors-card-green-2 = the green ◆ 2
infiltraitors-card-green-3 = the green ◆ 3
infiltraitors-card-green-4 = the green ◆ 4
infiltraitors-card-green-5 = the green ◆ 5
infiltraitors-card-green-6 = the green ◆ 6
infiltraitors-card-green-7 = the green ◆ 7
infiltraitors-card-green-8 = the green ◆ 8
infiltraitors-card-green-9 = the green ◆ 9
infiltraitors-card-green-10 = the green ◆ 10
infiltraitors-card-green-11 = the green ◆ 11
infiltraitors-card-green-12 = the green ◆ 12
infiltraitors-card-green-13 = the green ◆ 13
infiltraitors-card-green-14 = the green ◆ 14
infiltraitors-card-green-15 = the green ◆ 15
infiltraitors-card-blue-special = the blue ★ special
infiltraitors-card-blue-2 = the blue ★ 2
infiltraitors-card-blue-3 = the blue ★ 3
infiltraitors-card-blue-4 = the blue ★ 4
infiltraitors-card-blue-5 = the blue ★ 5
infiltraitors-card-blue-6 = the blue ★ 6
infiltraitors-card-blue-7 = the blue ★ 7
infiltraitors-card-blue-8 = the blue ★ 8
infiltraitors-card-blue-9 = the blue ★ 9
infiltraitors-card-blue-10 = the blue ★ 10
infiltraitors-card-blue-11 = the blue ★ 11
infiltraitors-card-blue-12 = the blue ★ 12
infiltraitors-card-blue-13 = the blue ★ 13
infiltraitors-card-blue-14 = the blue ★ 14
infiltraitors-card-blue-15 = the blue ★ 15
infiltraitors-started = { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
} The hands are dealt.
infiltraitors-turn = { $seat_me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
infiltraitors-drew = You got { $card }.
infiltraitors-veiled-drew = You got a card.
infiltraitors-gave = You played { $card }.
infiltraitors-veiled-gave = You played a card.
infiltraitors-shed = Gone from your hand: { $cards_count ->
    [0] nothing
   *[other] { $cards }
}.
infiltraitors-identified = { $seat } took traitor number { $number } and looked at it in secret.
infiltraitors-met = Your traitor is { $card }.
infiltraitors-veiled-met = You looked at your traitor.
infiltraitors-buried = The top card of headquarters went face down to the discard, unseen.
infiltraitors-sank = Face down in the discard: { $cards }.
infiltraitors-veiled-sank = { $count ->
    [one] One card of yours lies face down in the discard.
   *[other] { $count } cards of yours lie face down in the discard.
}
infiltraitors-clued = { $seat } played { $card } next to { $seat_me ->
    [yes] your own traitor
   *[no] their own traitor
}: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-veiled-clued = { $seat } played a card next to { $seat_me ->
    [yes] your own traitor
   *[no] their own traitor
}.
infiltraitors-exchanged = { $seat } played { $card } next to { $whom_me ->
    [yes] your traitor
   *[no] { $whom }’s traitor
}: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-veiled-exchanged = { $seat } played a card next to { $whom_me ->
    [yes] your traitor
   *[no] { $whom }’s traitor
}.
infiltraitors-requested = { $seat } drew a card.
infiltraitors-filed = { $seat } searched headquarters: one card was discarded unseen, { $number ->
    [1] one was drawn.
    [2] two were drawn.
   *[3] three were drawn.
}
infiltraitors-opened = { $seat } drew from headquarters.
infiltraitors-shot = { $seat } shot, naming { $whom_me ->
    [yes] your traitor
   *[no] { $whom }’s traitor
} as { $card }. { $right ->
    [yes] Right!
   *[no] Wrong.
}
infiltraitors-returned = Shuffled into headquarters: { $cards }.
infiltraitors-veiled-returned = { $count ->
    [one] Your traitor is back in headquarters.
   *[other] Both cards of your traitor are back in headquarters.
}
infiltraitors-eliminated = { $whom_me ->
    [yes] Your traitor
   *[no] { $whom }’s traitor
} is out. Shuffled into headquarters: { $card }.
infiltraitors-swept = { $cards_count ->
    [one] Its only clue goes
   *[other] Its clues go
} to the discard: { $cards }.
infiltraitors-rewarded = { $seat } took { $card } as a reward.
infiltraitors-dug = { $seat } took a face-down card from the discard as a reward.
infiltraitors-overfull = { $seat_me ->
    [yes] You hold
   *[no] { $seat } holds
} too many cards.
infiltraitors-discarded = { $seat } discarded { $cards }.
infiltraitors-time-ran-out = Time is up.
infiltraitors-resigned = { $seat } left the mission.
infiltraitors-revealed = The cards are turned up. Hands: { $hands_count ->
    [0] none
   *[other] { $hands }
}. Traitors still in front of agents: { $traitors_count ->
    [0] none
   *[other] { $traitors } ({ $owners })
}.
infiltraitors-unveiled = The kingpin was { $card }.
infiltraitors-discarded-dark = { $seat } discarded { $number ->
    [one] one card
   *[other] { $number } cards
} face down.
infiltraitors-swept-dark = { $cards_count ->
    [one] Its only clue is
   *[other] Its clues are
} turned face down: { $cards }.
infiltraitors-veiled-swept-dark = { $count ->
    [one] Its only clue is turned face down.
   *[other] Its { $count } clues are turned face down.
}
infiltraitors-elected = { $seat } alone may shoot, and may not take a traitor.
infiltraitors-informed = { $seat } played an informer, { $card }, next to { $whom_me ->
    [yes] your traitor
   *[no] { $whom }’s traitor
}: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-ciphered = { $seat } laid a card from headquarters under { $seat_me ->
    [yes] your
   *[no] their
} traitor.
infiltraitors-keyed = Your traitor takes its speciality from this card: { $card }.
infiltraitors-veiled-keyed = You looked at the card that gave your traitor its speciality.
infiltraitors-deciphered = { $whom_me ->
    [yes] Your traitor
   *[no] { $whom }’s traitor
} is out. Both its cards are shuffled into headquarters, unseen.
infiltraitors-saw = { $seat } now holds { $card }.
infiltraitors-kept = { $card } is in your hand, and you know it.
infiltraitors-veiled-kept = You have seen a card of your own hand.
infiltraitors-slipped = { $seat_me ->
    [yes] Your hand
   *[no] { $seat }’s hand
} closes up.
infiltraitors-clued-from = { $seat } played { $card } from { $owner_me ->
    [yes] your hand
   *[no] { $owner }’s hand
} next to { $seat_me ->
    [yes] your own traitor
   *[no] their own traitor
}: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-exchanged-from = { $seat } played { $card } from { $owner_me ->
    [yes] your hand
   *[no] { $owner }’s hand
} next to { $whom_me ->
    [yes] your traitor
   *[no] { $whom }’s traitor
}: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-lifted = Turned up: { $card }.
infiltraitors-laid-aside = { $seat } laid { $card } aside for the finale.
infiltraitors-raising = { $seat } chose a face-down card from the discard for the finale.
infiltraitors-raised = It is { $card }, and is laid aside.
infiltraitors-hands-thrown = One traitor is left. All hands are discarded: { $cards_count ->
    [0] they were empty.
   *[other] { $cards }.
}
infiltraitors-scattered = Discarded from headquarters: { $card }.
infiltraitors-redealing = The cards laid aside are shuffled and dealt out, { $seat } first.
infiltraitors-last-taken = { $seat } took the last traitor and looked at it in secret.
infiltraitors-tempted = { $seat } may leave now.
infiltraitors-leaving = { $seat } went to have a look at the kingpin.
infiltraitors-glimpsed = The kingpin is { $card }.
infiltraitors-veiled-glimpsed = You have seen the kingpin.
infiltraitors-looked = { $seat } saw the kingpin.
infiltraitors-laid = { $seat } laid { $card } next to the kingpin: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-departed = { $seat } left, { $cards_count ->
    [0] with empty hands.
   *[other] and discarded { $cards }.
}
infiltraitors-cornered = { $seat_me ->
    [yes] You are the last one inside
   *[no] { $seat } is the last one inside
}, and must name the kingpin.
infiltraitors-accused = { $seat } named the kingpin: { $card }. { $right ->
    [yes] Right!
   *[no] Wrong.
}
infiltraitors-side-agents = the agents
infiltraitors-side-traitors = the traitors
infiltraitors-ended-eliminated = The last traitor is out.
infiltraitors-ended-kingpin-fell = The kingpin is named, and falls.
infiltraitors-ended-kingpin-escaped = Only the kingpin is left, but more than one agent is still inside: the kingpin gets away, and the mission is lost.
infiltraitors-ended-kingpin-missed = The last one inside named the wrong man: the kingpin gets away, and the mission is lost.
infiltraitors-ended-cartridges = Fewer cartridges than traitors are left: mission failed.
infiltraitors-ended-no-action = The agent whose turn it is can no longer do anything: mission failed.
infiltraitors-ended-time = Time is up: mission failed.
infiltraitors-ended-forfeit = An agent has given up: mission failed.
infiltraitors-if-you-leave = If you leave for good, the mission is lost for the whole team.
infiltraitors-rule-balance = You may shoot only at a traitor that has as many upright clues as flat ones, and at least two of each.
infiltraitors-rule-blind = You see every hand but your own, and play cards from the hands of the others, next to your own traitor or another agent’s. After playing next to another agent’s traitor you must draw a card, as long as headquarters has one. You see neither that card nor what you take from headquarters, and you discard unseen. You know a face-up reward; a face-down one only the others see.
infiltraitors-rule-cipher = Whoever takes a traitor keeps the top card of headquarters with it, unseen by the others. The two make one traitor: its number is its own, its speciality that of the card from headquarters. Clues are turned by this combination, and it is what must be named. It may equal a card that lies in plain sight, or another agent’s traitor. When it is out, both cards are shuffled into headquarters unseen.
infiltraitors-rule-dark = Every discard is face down, clues too, and nobody may look through the discard: remember what you have seen.
infiltraitors-rule-elite = { $elite_me ->
    [yes] You alone may shoot, and you may not take a traitor.
   *[no] { $elite_key ->
        [none] One agent, drawn by lot and known to all, is the only one who may shoot, and may not take a traitor.
       *[other] { $elite } is the only one who may shoot, and may not take a traitor.
    }
}
infiltraitors-rule-finale = Eight traitors lie in the middle, the ninth apart. Whoever makes a right shot must choose a card from the discard, if there is one; it is not taken but laid aside, face up. After the eighth is out, all hands and headquarters are discarded face up, the cards laid aside are shuffled and dealt out, and whoever made that shot takes the ninth traitor. Only these cards are left to play, and nobody draws any more.
infiltraitors-rule-informers = The four special cards lie open in the middle. Instead of a card of your own you may play one of them next to another agent’s traitor, even with an empty hand. It goes to the discard with the other clues, and never back to the middle.
infiltraitors-rule-kingpin = Eight traitors lie in the middle, the kingpin apart. He counts as a traitor, so a single miss loses. After a right shot and its reward you may leave: you look at the kingpin in secret, lay { $players ->
    [2] two cards
   *[other] a card
} from your hand or the face-up discard next to him, discard your hand and are out; a traitor in front of you stays. As soon as one agent is left inside, that one must name the kingpin: right wins, whatever else is left, and wrong loses. If two or more are still inside when the eighth is out and whoever shot it has left or stayed, the mission is lost.
infiltraitors-rule-left = { $left_key ->
    [none] You may play cards only next to your own traitor and that of the agent to your left, who plays after you.
   *[other] You may play cards only next to your own traitor and that of the agent to your left: { $left }.
}
infiltraitors-rule-order = The traitors are numbered and are taken in that order. You may shoot only at the one with the lowest number that is not out yet.
infiltraitors-rule-right = { $right_key ->
    [none] You may shoot only at the traitor of the agent to your right, who plays before you.
   *[other] You may shoot only at the traitor of the agent to your right: { $right }.
}
infiltraitors-rule-silent = Nobody may speak; marks on the clue sheets are allowed.
infiltraitors-rule-specials = The five special cards (S) are shuffled in, and a traitor may be one of them. They have no number and so share a speciality only, never a number.
infiltraitors-rule-three = Everyone is dealt three cards, and three is the most you may hold at the end of your turn.
infiltraitors-campaign-won = Every mission is accomplished.
infiltraitors-campaign-last = That was the last mission.
infiltraitors-campaign-next = Next: { $mission }, { $title }.
infiltraitors-campaign-row-won = accomplished
infiltraitors-campaign-row-open = open
infiltraitors-campaign-row-locked = locked
infiltraitors-campaign-heading-mission = mission
infiltraitors-campaign-heading-title = title
infiltraitors-campaign-heading-state = state
infiltraitors-campaign-heading-tries = tries
infiltraitors-campaign-played-won = { $title }: accomplished.
infiltraitors-campaign-played-lost = { $title }: failed. Try again.
infiltraitors-mission-T1-title = First day
infiltraitors-mission-T1-story = The academy has hidden two false recruits in the building. Nobody is in danger yet, except your pride.
infiltraitors-mission-T2-title = One each
infiltraitors-mission-T2-story = The instructors double the stakes: every one of you gets a suspect to look after.
infiltraitors-mission-T3-title = Against the clock
infiltraitors-mission-T3-story = A quarter of an hour, says the instructor, and turns the hourglass. The real world will give you less.
infiltraitors-mission-1-title = The leak
infiltraitors-mission-1-story = Three operations have gone wrong in a month. Somebody reads our letters before we do.
infiltraitors-mission-2-title = Power cut
infiltraitors-mission-2-story = The building is dark, and whatever you put down you will not find again.
infiltraitors-mission-3-title = The chain
infiltraitors-mission-3-story = They report to one another in a row. Cut a link too early and the rest will vanish.
infiltraitors-mission-4-title = Bugged
infiltraitors-mission-4-story = There are microphones in the walls. Not a word today.
infiltraitors-mission-5-title = Fifth floor
infiltraitors-mission-5-story = A department nobody had heard of turns out to be full of people nobody has checked.
infiltraitors-mission-6-title = Informers
infiltraitors-mission-6-story = Four old acquaintances are ready to talk, once each. Cartridges are short, so listen well.
infiltraitors-mission-7-title = Due process
infiltraitors-mission-7-story = The minister wants evidence on both sides before anyone fires. As much for as against.
infiltraitors-mission-8-title = Whispers
infiltraitors-mission-8-story = The lines are cut. You can pass a note to your neighbour on the left, and that is all.
infiltraitors-mission-9-title = Travelling light
infiltraitors-mission-9-story = The safe house is small and the exit narrow. Carry no more than three papers.
infiltraitors-mission-10-title = Silent night
infiltraitors-mission-10-story = Snow, a border, nine strangers on the train, and patrols with good ears.
infiltraitors-mission-11-title = Back to back
infiltraitors-mission-11-story = You sit in a circle, each covering the one on the right. Nobody speaks, nobody turns round.
infiltraitors-mission-12-title = The marksman
infiltraitors-mission-12-story = Only one of you is cleared to shoot. The others had better be sure of what they say.
infiltraitors-mission-13-title = Court martial
infiltraitors-mission-13-story = Higher stakes, the same law: no shot without the scales in balance.
infiltraitors-mission-14-title = The cellar
infiltraitors-mission-14-story = A numbered list, found in a cellar without a light. Work down it, and trust your memory.
infiltraitors-mission-15-title = No file
infiltraitors-mission-15-story = Some of them have no number at all: they were never supposed to exist.
infiltraitors-mission-16-title = Double lives
infiltraitors-mission-16-story = Each has one man’s papers and another man’s trade. Only the two together are the traitor.
infiltraitors-mission-17-title = Blindfold
infiltraitors-mission-17-story = They have taken your notes and left you everyone else’s. Play what you are shown.
infiltraitors-mission-18-title = The last train
infiltraitors-mission-18-story = Eight are on the platform, the ninth is already aboard. Keep something back for him.
infiltraitors-mission-19-title = The kingpin
infiltraitors-mission-19-story = One by one you get out of the villa, each with a glimpse of his face. The last one inside must know him.
infiltraitors-mission-20-title = Clean sweep
infiltraitors-mission-20-story = No tricks this time, and no mercy: eleven of them, and the whole agency to search.
