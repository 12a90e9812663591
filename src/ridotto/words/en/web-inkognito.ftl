inkognito-do-place = Place them: { $builds }
inkognito-do-step = Move { $piece } to { $goal } ({ $ball })
inkognito-do-done = Done moving
inkognito-do-ask = { $question_key ->
    [identity] Ask who { $whom } is
   *[build] Ask { $whom }’s build
}
inkognito-do-ask-via = { $question_key ->
    [identity] Have { $whom } asked: who?
   *[build] Have { $whom } asked: what build?
}
web-ask-identity = Who?
web-ask-build = What build?
web-ask-direct = Those you meet
web-ask-via = Through the Ambassador
web-ask-whom = Whom do you ask, and what?
web-ask-whom-via = Whom shall the Ambassador ask, and what?
web-ask-choose = Choose a question
web-open-identity = identity unknown
web-open-build = build unknown
inkognito-do-aside = Step aside with { $piece } to { $goal }
inkognito-do-show = Show { $cards }
inkognito-do-accept = Take the answer
inkognito-do-contest = Contest it: seen before
inkognito-do-expel = Send { $piece } to { $goal }
inkognito-do-end = End my turn
inkognito-do-declare = “Mission accomplished!” My partner is { $partner }, our letters are { $own } and { $other }.
inkognito-sure-declare = The two of you win only if partner, letters and mission are right and your partner shakes hands. If anything is wrong, the others win.
inkognito-sure-declare-denied = As far as you can tell, something in this is wrong: the others would win.
inkognito-do-hands = Shake hands
inkognito-sure-hands = The game ends here. If you are partners, the letters are right and the mission is accomplished, the two of you win. If any of it is wrong, the side that did not declare wins.
inkognito-yes-hands = Yes, shake hands
inkognito-do-refuse = Keep my hands in my pockets
inkognito-sure-refuse = The game ends here, and the side that declared loses, even if all it said was right. If you really are the partner, you lose too.
inkognito-yes-refuse = Yes, refuse
inkognito-sure-refuse-holds = As far as you can tell, all of it is right, and you are the partner: refuse, and the two of you lose.
inkognito-do-escape = “You will not catch me!” I have fled.
inkognito-sure-escape = The game ends here. You win alone if your partner is under arrest and your true figure stands on its flight space; if not, the others win.
inkognito-sure-escape-denied = As far as you can tell, your flight would fail: the others would win.
inkognito-do-lock = “I know who you are!” { $persons }
inkognito-sure-lock = You can do this once. When somebody declares, you win alone if all eight are right.
inkognito-do-pass = Not now
inkognito-ask-place = Place your four figures on your start spaces.
inkognito-ask-move = { $left ->
    [one] One ball
   *[other] { $left } balls
}: take a figure, then choose a space.
inkognito-ask-move-on = You cannot stop here: some figures may not share their space. Move on.
inkognito-ask-move-end = No ball is left to move with: end your move, or declare.
inkognito-ask-move-ambassador = { $left ->
    [one] You may go one more route, or stop here.
   *[other] You may go one or two routes, or stay where you are.
}
inkognito-ask-move-ambassador-end = You have gone two routes. End your move.
inkognito-ask-meet = You meet { $whom }: ask a question, or step aside.
inkognito-ask-meet-via = You meet the Ambassador: have another agent asked, or step aside.
inkognito-ask-meet-both = You meet { $whom } and the Ambassador: ask, have any agent asked, or step aside.
inkognito-ask-meet-hemmed-in = You have met somebody and must ask: no space is free to step aside to.
inkognito-ask-meet-ambassador = You meet { $whom }: ask a question.
inkognito-ask-meet-end = Nobody is left to meet: end your turn, or declare.
inkognito-ask-meet-ambassador-end = Nobody is left to meet. End your turn.
inkognito-ask-answer-three = { $asker } asks { $question_key ->
    [identity] who you are: show two identities and a build
   *[build] your build: show two builds and an identity
}, at least one true.
inkognito-ask-answer-pair = { $asker } asks { $question_key ->
    [identity] who you are: show two identities
   *[build] your build: show two builds
}, at least one true.
inkognito-ask-answer-spent = { $asker } has had every answer without your letter: show just your true { $question }{ $letter ->
    [0] {""}
   *[other] , or an answer with your letter
}.
inkognito-ask-again-less = { $asker } has seen that before: show { $question_key ->
    [identity] two identities, or an identity and a build
   *[build] two builds, or a build and an identity
}, at least one true.
inkognito-ask-again-single = { $asker } has seen that before: now show your true { $question }.
inkognito-ask-judge = { $shower } has answered. Take it, or contest it if you have seen it before.
inkognito-ask-expel = Send { $piece } away: choose a marked space.
inkognito-ask-expel-ambassador = Send the Ambassador to a marked space: the Embassy or a start.
inkognito-ask-lock = These cards went through your hands. Lock your sheet, within ten seconds?
inkognito-ask-wait-place = { $who } is placing figures.
inkognito-ask-wait-move = { $who } is moving.
inkognito-ask-wait-meet = { $who } has met somebody and may ask.
inkognito-ask-wait-end = { $who } has nobody left to meet.
inkognito-ask-wait-answer = { $who } is choosing what to show { $asker } about { $question }.
inkognito-ask-wait-again = { $who } must answer { $asker } again.
inkognito-ask-wait-judge = { $who } has { $shower_me ->
    [yes] your answer
   *[no] { $shower }’s answer
} and may contest it.
inkognito-ask-wait-expel = { $who } is sending { $piece } away.
inkognito-ask-wait-hands = { $seat_me ->
    [yes] You have declared
   *[no] { $seat } has declared
}, with the letters { $own } and { $other }. Will { $who } shake hands?
inkognito-ask-wait-lock = { $who } has seen the cards and may lock his sheet.
inkognito-ask-hands = { $seat } says “Mission accomplished!” and names you as partner. Shake hands?
web-board = The board: Venice
web-zoom-in = Nearer
web-zoom-out = Further away
web-whole-board = Whole board
web-go-to = Go to { $space }
web-choose-space = Choose { $space }
web-go-balls = { $count ->
    [one] Ball: { $balls }.
   *[other] { $count } steps: { $balls }.
}
web-go-meet = You would meet { $pieces }.
web-go-on = You cannot stop there: another step must follow.
web-swap-ball = To { $space } with the other ball: { $ball }
web-piece-at = { $piece }, at { $space }
web-balls = The Phantom’s balls
web-used = used
web-move-goal = Small rings are two or three steps away.
web-meet-aside = To step aside, choose a footprint.
web-send-figure = Send away
web-send-to = Send to { $space }
web-aside-to = Step aside to { $space }
web-go-on-expel = Choose where to send the figure
web-only-you = These cards are for your eyes, not for the table.
web-to-board = Back to the board
web-pick = Your answer
web-your-hand = Your cards
web-wanted = What an answer needs
web-wanted-identity = { $count ->
    [one] one identity
   *[other] { $count } identities
}
web-wanted-build = { $count ->
    [one] one build
   *[other] { $count } builds
}
web-wanted-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-wanted-true = at least one true
web-wanted-letter = your letter can replace one
web-wanted-done = done
web-seen-by = Already shown to { $who }
web-agent-LF = Fiddle­bottom
web-agent-CB = Bubble
web-agent-X = Agent X
web-agent-ZZ = Zsa Zsa
web-letter-is = letter { $letter }
web-pick-start = { $count ->
    [one] Choose one card. It must be true.
   *[other] { $fewest ->
        [one] One true card will do. Or choose { $count } cards.
       *[other] Choose { $count } cards. At least one of them must be true.
    }
}
web-pick-more = { $count ->
    [one] One more card.
   *[other] { $count } more cards.
}
web-pick-true = { $count ->
    [one] One more card, and it must be true.
   *[other] { $count } more cards; one of them must be true.
}
web-pick-not-whole = Your answer is complete. To show this card, put one back first.
web-pick-not-twin = You have chosen this face already; grey and coloured count as the same.
web-pick-not-identity = This answer takes no more identities.
web-pick-not-build = This answer takes no more builds.
web-pick-not-letter = There is no room for your letter here.
web-pick-not-true = One card must be true, and with this one there would be no room for it.
web-pick-not-seen = You have already shown { $who } these together.
web-pick-not-other = These cards together do not make an answer.
web-pick-ready = This will do.
web-pick-again = Start over
web-true = true
web-show-to = Show to { $who }
web-shown-you = { $who } shows you
web-one-true = At least one of these is true, not counting a letter; grey cards cannot lie.
web-all-true = Grey cards cannot lie: all of this is true.
web-shown-before = { $who }, before
web-shown-again = Cards shown to you
web-shown-to-me = Shown to me
web-shown-by-me = Shown by me
web-shown-go = Shown to me ({ $count })
web-shown-about = { $question ->
    [identity] who?
   *[build] build?
}
web-shown-fold = I have seen them
web-judge-before = Shown to you before:
web-judge-nothing = There is nothing here from before to compare it with.
web-judge-same = the same
web-declare-open = Declare …
web-declare-now = As far as you can tell, everything is right: you could declare now.
web-declare-fits = Declare: it all fits
web-declare-ends = This ends the game. One thing wrong, and the others win.
web-declare-cry = Mission accomplished!
web-declare-choose = Choose your partner and the letter. One thing wrong, and the others win.
web-how-sure = How sure am I?
web-you-claim = What you would say:
web-hand-needed = And { $who } must shake your hand.
web-arrested = Arrested
web-seat-arrested = Under arrest
web-column-arrested = arrested
web-declare-partner = My partner is
web-declare-letter = with the letter (mine is { $own })
web-named = You are named as partner
web-named-by = { $who } declares “Mission accomplished!” and names you as partner. { $who } has letter { $own }, and says that you have { $other }.
web-named-know = What you can tell
web-named-claim = What is said:
web-named-known = As far as you can tell, { $what }.
web-named-more = Shake hands, and { $who }’s side wins if all of it is right; if anything is wrong, the other side wins. Refuse, and the other side wins in any case.
web-placing-figures = Your figures
web-placing-which = Choose a figure, then one of your start spaces.
web-placing-where = Where does the { $build } one stand? Choose a marked space.
web-placing-ready = All four are in place. Change your mind, or place them like this.
web-placing-do = Place them like this
web-placed = placed
web-lock-open = Lock sheet …
web-lock-now = Lock my sheet
web-lock-once = You can lock once: in your own turn, or right after cards went through your hands.
web-locking = Is this who they are?
web-lock-more = Tap two cards of one kind to swap them. If all eight are right when somebody declares, you win alone; a sheet that is not locked by then wins nothing.
web-lock-do = Lock it for good
web-envelope = Who you are
web-me-agent = You are
web-me-more = { $build } ▾ · letter { $letter }
web-me-arrow = Your true figure has the arrow over it.
web-me-partner = partner: { $partner }
web-me-envoy = No envelope, no partner: you win by knowing all four.
web-missions = { $count ->
    [one] Our mission
   *[other] Our possible missions
}
web-our-missions = Our missions
web-mission-out = (ruled out)
web-mission-arrested = { $mission }, if { $partner } is under arrest
web-missions-more = Which one it is depends on your partner.
web-missions-all = All missions
web-flee-cry = You will not catch me!
web-flee-alone = No letter to name, no hand to shake: whoever flees wins alone.
web-flee-no-hand = No hand is needed.
web-flee-where = With { $partner } under arrest you flee to { $space }. If { $partner } sits at this table after all, your flight fails.
web-weighed-partner = { $right ->
    [yes] The partner was right.
   *[no] The partner was wrong.
}
web-weighed-letters = { $right ->
    [yes] The letters were right.
   *[no] The letters were wrong.
}
web-weighed-deed = { $right ->
    [yes] The mission was accomplished – { $mission }.
   *[no] The mission was not accomplished – { $mission }.
}
web-weighed-no-mission = There was no mission to accomplish: the true partner was under arrest.
web-weighed-hands = { $right ->
    [yes] The partner named shook hands.
   *[no] The partner named did not shake hands.
}
web-weighed-arrested = { $right ->
    [yes] The partner was under arrest.
   *[no] The partner was at the table.
}
web-weighed-arrived = { $right ->
    [yes] The true figure stood on its flight space, { $space }.
   *[no] The true figure did not stand on its flight space, { $space }.
}
web-right = right
web-wrong = wrong
web-truth = the truth
web-under-masks = Under the masks
web-shown-them = { $who } shows { $whom }
web-unmasked = The masks come off
web-fifth-locked = { $me ->
    [yes] Your
   *[no] The Ambassador’s
} sheet was locked: { $right ->
    [8] all eight were right.
    [0] nothing was right.
    [one] one of eight was right.
   *[other] { $right } of eight were right.
}
web-fifth-open = { $me ->
    [yes] Your
   *[no] The Ambassador’s
} sheet was never locked, so it won nothing.
web-winner = winner
web-sheet = Note sheet
web-sheet-after = Your sheet, and the truth
web-rub-out = Rub out the last mark
web-kind-identity = identity
web-kind-build = build
web-kind-letter = letter
web-kind-mission = letter
web-cell-no = impossible
web-cell-sure = certain
web-cell-clash = your pencil and the print disagree
web-pencil-none = no mark
web-pencil-x = marked no
web-pencil-o = marked yes
web-pencil-perhaps = marked perhaps
web-guide-inkognito-place = These are your four figures. Say which build stands on which of your start spaces; everybody will see it.
web-guide-inkognito-envelope = This is your envelope, and nobody else sees it: who you are, your build, your letter. You do not know your partner yet, and your partner does not know you.
web-guide-inkognito-balls = The three balls say what may move, and whether by street or by canal: it is written beside each.
web-guide-inkognito-board = Take a figure with a ring, then choose a marked space. Where it stops on another agent’s figure or on the Ambassador, you may ask.
web-guide-inkognito-meet = A meeting! Ask about identity or build, and you are shown two cards of that kind. Between agents, one of the other kind comes with them.
web-guide-inkognito-answer = Somebody wants to know who you are. Cards marked “true” are really yours, and one of them must be shown; the rest may be a bluff. Grey cards cannot lie, and neither can your letter.
web-guide-inkognito-shown = These cards are for your eyes. At least one of them is true, not counting a letter.
web-guide-inkognito-expel = The figure you met has to go. Choose a marked space: out of your way, or out of somebody else’s reach.
web-guide-inkognito-sheet = This is where you think. Tap a cell: no, yes, perhaps, nothing. What is printed comes from the table, what is in pencil from you.
web-guide-inkognito-declare = Do you know your partner and both letters, and is your mission done on the board? Say so here. The partner you name must shake your hand. If anything is wrong, the others win.
web-rules-inkognito-1 = Four agents in masks: Lord Fiddlebottom and Colonel Bubble against Madame Zsa Zsa and Agent X. You know your own identity, build and letter, and nobody else’s, not even your partner’s.
web-rules-inkognito-2 = In your turn the Phantom, a shaker with coloured balls, shows three of them. Each may move one figure along one route, by street or by canal. A figure may use several balls; nothing has to move.
web-rules-inkognito-3 = When you stop on another agent’s figure, ask its owner about identity (two identities and a build) or build (two builds and an identity). When you meet the Ambassador, have any agent asked for two cards of one kind. At least one card shown is true. Grey cards and letters cannot lie, but a letter does not count as the true card.
web-rules-inkognito-4 = Then you send the figure you met away. Instead of asking you may step aside to a free space.
web-rules-inkognito-edition-classic = Classic: red balls are for streets, blue ones for canals, the yellow one for either; black ones move the Ambassador, and white ones nothing at all. Figures are sent to plain spaces only. Unless the table has chosen otherwise, there is no talking, just gestures.
web-rules-inkognito-edition-2013 = 2013: orange balls are for streets, blue ones for canals, white ones for either; black ones move the Ambassador, and the purple one somebody else’s figure. Figures are sent to any space without a number. Unless the table has chosen otherwise, you may say what you like, true or false.
web-rules-inkognito-repeats-enforced = Nobody may show you the same cards twice.
web-rules-inkognito-repeats-honour = Nobody should show you the same cards twice: if somebody does, you may contest it.
web-rules-inkognito-5 = Two letters together make a mission, different for each pair. When you know your partner and both letters, and the mission is accomplished on the board, declare. The partner you name then shakes your hand or refuses, and the game is over. If all is right and hands were shaken, your pair wins. If anything is wrong, or the hand is refused, the other pair does.
web-rules-inkognito-players-3 = With three, one agent is under arrest. The two partners at the table have their mission; if it names the arrested agent, it means that agent’s partner. Whoever’s partner is arrested must flee: Lord Fiddlebottom to number 5, Colonel Bubble to 1, Agent X to 6, Madame Zsa Zsa to 4.
web-rules-inkognito-players-5 = With five, the fifth is the Ambassador, who moves up to two routes a turn, asks for two cards of one kind, sees the cards that others are shown through him, and once in the game may lock a sheet with who all four are and how they are built. If it is locked when somebody declares, and all eight are right, the Ambassador wins alone.
