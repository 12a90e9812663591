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
infiltraitors-started = { $seat } starts. The hands are dealt.
infiltraitors-turn = { $seat } to play.
infiltraitors-drew = You get { $card }.
infiltraitors-gave = You play { $card }.
infiltraitors-shed = You lay down { $cards_count ->
    [0] nothing
   *[other] { $cards }
}.
infiltraitors-identified = { $seat } takes traitor number { $number } and looks at it in secret.
infiltraitors-met = Your traitor is { $card }.
infiltraitors-buried = A card of headquarters goes face down to the discard, unseen.
infiltraitors-sank = Face down in the discard: { $cards }.
infiltraitors-clued = { $seat } plays { $card } next to the traitor at home: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-exchanged = { $seat } plays { $card } next to the traitor of { $whom }: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-requested = { $seat } draws a card.
infiltraitors-filed = { $seat } goes through the files: one card is discarded unseen, { $number ->
    [one] one is drawn.
   *[other] { $number } are drawn.
}
infiltraitors-opened = { $seat } draws the files.
infiltraitors-shot = { $seat } spends a cartridge: the traitor of { $whom } is { $card }. { $right ->
    [yes] Right!
   *[no] Wrong.
}
infiltraitors-returned = Into headquarters: { $cards }.
infiltraitors-eliminated = The traitor of { $whom } is out. Shuffled into headquarters: { $card }.
infiltraitors-swept = Its clues go to the discard: { $cards }.
infiltraitors-rewarded = { $seat } takes { $card } as a reward.
infiltraitors-dug = { $seat } takes a face-down card of the discard as a reward.
infiltraitors-overfull = { $seat } holds too many cards.
infiltraitors-discarded = { $seat } discards { $cards }.
infiltraitors-time-ran-out = Time is up.
infiltraitors-resigned = { $seat } leaves the mission.
infiltraitors-revealed = The cards are turned up. Hands: { $hands_count ->
    [0] none
   *[other] { $hands }
}. Traitors still in front of agents: { $traitors_count ->
    [0] none
   *[other] { $traitors } ({ $owners })
}.
infiltraitors-unveiled = The kingpin was { $card }.
infiltraitors-discarded-dark = { $seat } discards face down: { $number ->
    [one] one card.
   *[other] { $number } cards.
}
infiltraitors-swept-dark = Its clues are turned down: { $cards }.
infiltraitors-elected = { $seat } alone may eliminate, and may not identify.
infiltraitors-informed = { $seat } sends an informer, { $card }, to the traitor of { $whom }: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-ciphered = { $seat } lays a card of headquarters under the traitor.
infiltraitors-keyed = The card that gives your traitor its speciality is { $card }.
infiltraitors-deciphered = The traitor of { $whom } is out. Both its cards are shuffled into headquarters, unseen.
infiltraitors-saw = { $seat } now holds { $card }, and does not know it.
infiltraitors-kept = You know { $card } is in your hand.
infiltraitors-slipped = A gap closes in the hand of { $seat }.
infiltraitors-clued-from = { $seat } plays { $card } from the hand of { $owner } next to the traitor at home: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-exchanged-from = { $seat } plays { $card } from the hand of { $owner } next to the traitor of { $whom }: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-lifted = Turned up: { $card }.
infiltraitors-laid-aside = { $seat } lays { $card } aside for the finale.
infiltraitors-raising = { $seat } chooses a face-down card of the discard for the finale.
infiltraitors-raised = It is { $card }, and is laid aside.
infiltraitors-hands-thrown = One traitor is left. All hands go to the discard: { $cards_count ->
    [0] there are none.
   *[other] { $cards }.
}
infiltraitors-scattered = From headquarters to the discard: { $card }.
infiltraitors-redealing = The rewards are shuffled and dealt out, { $seat } first.
infiltraitors-last-taken = { $seat } takes the last traitor and looks at it in secret.
infiltraitors-tempted = { $seat } may leave now.
infiltraitors-leaving = { $seat } goes to have a look at the kingpin.
infiltraitors-glimpsed = The kingpin is { $card }.
infiltraitors-looked = { $seat } has seen the kingpin.
infiltraitors-laid = { $seat } lays { $card } next to the kingpin: { $upright ->
    [yes] upright, they share something.
   *[no] flat, they share nothing.
}
infiltraitors-departed = { $seat } is out, { $cards_count ->
    [0] with empty hands.
   *[other] and discards { $cards }.
}
infiltraitors-cornered = { $seat } is the last one in, and must shoot at the kingpin.
infiltraitors-accused = { $seat }: the kingpin is { $card }. { $right ->
    [yes] Right!
   *[no] Wrong.
}
infiltraitors-side-agents = the agents
infiltraitors-side-traitors = the traitors
infiltraitors-ended-eliminated = The last traitor is out: mission accomplished.
infiltraitors-ended-kingpin-fell = The kingpin falls: mission accomplished.
infiltraitors-ended-kingpin-escaped = The kingpin gets away: mission failed.
infiltraitors-ended-cartridges = There are more traitors than cartridges: mission failed.
infiltraitors-ended-no-action = There is nothing left to do: mission failed.
infiltraitors-ended-time = The time is over: mission failed.
infiltraitors-ended-forfeit = An agent is missing: mission failed.
infiltraitors-rule-balance = You may only shoot at a traitor with as many upright as flat clues, at least two of each.
infiltraitors-rule-blind = You see every hand but your own, and play cards from the others’ hands.
infiltraitors-rule-cipher = A traitor’s number is its own; its speciality is that of a card from headquarters.
infiltraitors-rule-dark = Every discard is face down, and nobody may look through it.
infiltraitors-rule-elite = One agent alone may eliminate, and may not identify.
infiltraitors-rule-finale = Rewards are laid aside; they are all you have against the last traitor.
infiltraitors-rule-informers = The special cards lie open and may be played in an exchange.
infiltraitors-rule-kingpin = After a right shot you may leave with a clue about the kingpin; the last one in must name him.
infiltraitors-rule-left = You exchange only with the agent to your left.
infiltraitors-rule-order = The traitors are numbered, and must be eliminated in that order.
infiltraitors-rule-right = You shoot only at the traitor of the agent to your right.
infiltraitors-rule-silent = Nobody may speak; marks on the clue sheets are allowed.
infiltraitors-rule-specials = The special cards are shuffled in; one of them is named as number 1.
infiltraitors-rule-three = Three cards are dealt, and three is the most you may hold.
infiltraitors-campaign-won = Every mission is accomplished.
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
infiltraitors-mission-T1-story = The academy has hidden two false recruits among the files. Nobody is in danger yet, except your pride.
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
infiltraitors-mission-12-story = Only one of you is cleared to shoot. The others had better be sure of what they tell.
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
infiltraitors-mission-19-story = One by one you get out of the villa, each with a glimpse of his face. The last one in must know him.
infiltraitors-mission-20-title = Clean sweep
infiltraitors-mission-20-story = No tricks this time, and no mercy: eleven of them, and the whole agency to search.
