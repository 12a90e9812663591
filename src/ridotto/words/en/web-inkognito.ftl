inkognito-do-place = Place them: { $builds }
inkognito-do-step = Move { $piece } to { $goal } ({ $ball })
inkognito-do-done = { $told ->
    [done] Stop moving
   *[own] Done moving
}
inkognito-do-ask = { $question_key ->
    [identity] Ask who { $whom } is
   *[build] Ask { $whom }’s build
}
inkognito-do-ask-via = { $question_key ->
    [identity] Have { $whom } asked about identity
   *[build] Have { $whom } asked about build
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
inkognito-do-end = End the turn
inkognito-do-declare = “Mission accomplished! My partner is { $partner }, our letters are { $own } and { $other }.”
inkognito-sure-declare = The two of you win only if partner, letters and mission are right and your partner shakes hands. If anything is wrong, the others win.
inkognito-sure-declare-denied = As far as you can tell, something in this is wrong: the others would win.
inkognito-do-hands = Shake hands
inkognito-sure-hands = The game ends here. The two of you win only if you are partners, the letters are right and the mission is accomplished. If any of it is wrong, the side that declared loses.
inkognito-yes-hands = Yes, shake hands
inkognito-do-refuse = Keep hands in pockets
inkognito-sure-refuse = The game ends here, and the side that declared loses, even if all it said was right. If you really are the partner, you lose too.
inkognito-yes-refuse = Yes, refuse
inkognito-sure-refuse-holds = As far as you can tell, all of it is right, and you are the partner: refuse, and the two of you lose.
inkognito-do-escape = “You will not catch me! I have fled.”
inkognito-sure-escape = The game ends here. You win alone if your partner is under arrest and your true figure stands on its flight space; if not, you lose.
inkognito-sure-escape-denied = As far as you can tell, your flight would fail, and you would lose.
inkognito-do-lock = “I know who you are!” { $persons }
inkognito-sure-lock = You can do this once. When somebody declares, you win alone if all eight are right.
inkognito-do-pass = Not now
inkognito-ask-place = Place your four figures on your start spaces.
inkognito-ask-move = { $left ->
    [one] One ball
   *[other] { $left } balls
}: take a figure, then choose a space.
inkognito-ask-move-on = You cannot stop here: some figures may not share their space. Move on.
inkognito-ask-move-end = No ball is left to move with: say that you are done moving, or declare.
inkognito-ask-move-ambassador = { $left ->
    [one] You may go one more route, or stop here.
   *[other] You may go one or two routes, or stay where you are.
}
inkognito-ask-move-ambassador-end = You have gone two routes. Say that you are done moving.
inkognito-ask-meet = You meet { $whom }: ask a question, or step aside.
inkognito-ask-meet-via = You meet the Ambassador: have another agent asked, or step aside.
inkognito-ask-meet-both = You meet { $whom } and the Ambassador: ask a question, have him ask another agent for you, or step aside.
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
inkognito-ask-again-less = { $asker } has seen that before: answer again about { $question }, with two cards, at least one true, not counting your letter.
inkognito-ask-again-single = { $asker } has seen that before: now show your true { $question }.
inkognito-ask-judge = { $shower } has answered. Take it, or contest it if you have seen it before.
inkognito-ask-expel = Send { $piece } away: choose a marked space.
inkognito-ask-expel-ambassador = Send the Ambassador to a marked space: the Embassy or a start space.
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
web-ball-short = Amb.
web-used = used
web-move-in-hand = Where does { $piece } go? Tap it again to put it down.
web-move-where = Where does { $piece } go?
web-move-goal = Small rings are two or three steps away.
web-meet-aside = To step aside, choose a footprint.
web-send-figure = Send away
web-send-to = Send to { $space }
web-send-there = Send { $piece } there? You can still choose another space.
web-aside-to = Step aside to { $space }
web-look-first = Look at the cards, then choose where to send { $piece }.
web-go-on-expel = Choose where to send the figure
web-only-you = These cards are for your eyes, not for the table.
web-from-tray = Back
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
web-wanted-letter = your letter may be among the cards
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
   *[other] { $count } more cards; at least one of them must be true.
}
web-pick-not-whole = Your answer is complete. To show this card, put one back first.
web-pick-not-twin = You have chosen this face already; grey and coloured count as the same.
web-pick-not-identity = This answer takes no more identities.
web-pick-not-build = This answer takes no more builds.
web-pick-not-letter = There is no room for your letter here.
web-pick-not-true = One card must be true, and with this one there would be no room for it.
web-pick-not-spent = { $who } has already seen every answer with this card.
web-pick-not-seen = You have already shown { $who } these together.
web-pick-not-other = These cards together do not make an answer.
web-show-to = Show to { $who }
web-shown-you = { $who } shows you
web-one-true = At least one of these is true, not counting a letter; grey cards cannot lie.
web-all-true = Grey cards cannot lie: all of this is true.
web-shown-before = Shown by { $who }
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
web-declare-fits = Declare: so far it fits
web-declare-ends = This ends the game. One thing wrong, and the others win.
web-declare-cry = Mission accomplished!
web-declare-choose = Choose your partner and the letter. One thing wrong, and the others win.
web-how-sure = How sure am I?
web-you-claim = What you would say:
web-claim-hand = { $who } shakes your hand
web-holds-later = it will show
web-hand-needed = And { $who } must shake your hand: that you cannot know beforehand.
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
web-named-more = Shake hands, and { $who }’s side wins only if all of it is right. Refuse, and it loses in any case.
web-placing-figures = Your figures
web-placing-which = Choose a figure, then one of your start spaces.
web-placing-where = Where does the { $build } one stand? Choose a marked space.
web-placing-ready = All four are in place. Change your mind, or place them like this.
web-placing-do = Place them like this
web-placed = placed
web-lock-open = Lock sheet …
web-lock-now = Lock my sheet
web-lock-once = You can lock once: in your own turn, or right after cards went through your hands.
web-locking = Who is who?
web-lock-more = Say of each of the four who they are and how they are built. If all eight are right when somebody declares, you win alone; a sheet that is not locked by then wins nothing.
web-lock-missing = { $count ->
    [one] One of eight is
   *[other] { $count } of eight are
} still missing: { $who }.
web-lock-ready = All eight are chosen. Once locked, nothing can be changed.
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
web-weighed-said = { $who_me ->
    [yes] What you said
   *[no] What { $who } said
}
web-weighed-partner = { $right ->
    [yes] { $named } was named as partner, and is.
   *[no] { $named } was named as partner, and is not.
}
web-weighed-letter = { $right ->
    [yes] { $named } has the letter { $letter }, as was said.
   *[no] { $named } does not have the letter { $letter }.
}
web-weighed-true = What was true
web-weighed-pair = The partners are { $pair }.
web-weighed-deed = { $right ->
    [yes] Their true mission was accomplished – { $mission }.
   *[no] Their true mission was not accomplished – { $mission }.
}
web-weighed-no-mission = There was no mission to accomplish: the true partner was under arrest.
web-weighed-hands = { $right ->
    [yes] { $named } shook hands.
   *[no] { $named } did not shake hands.
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
web-shown-them = { $who } shows { $whom }
web-fifth-mine = Your sheet is locked. This is on it:
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
web-sheet-after = Your sheet, and the truth
web-cell-clash = your pencil and the print disagree
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
web-rules-inkognito-edition-classic = Classic: red balls are for streets, blue ones for canals, the yellow one for either; black ones move the Ambassador, and white ones nothing at all. Agents’ figures are sent to plain spaces only, the Ambassador to the Embassy or a start space. Unless the table has chosen otherwise, there is no talking, just gestures.
web-rules-inkognito-edition-2013 = 2013: orange balls are for streets, blue ones for canals, white ones for either; black ones move the Ambassador, and the purple one somebody else’s figure. Agents’ figures are sent to any space without a number, the Ambassador to the Embassy or a start space. Unless the table has chosen otherwise, you may say what you like, true or false.
web-rules-inkognito-repeats-enforced = Nobody may show you the same cards twice.
web-rules-inkognito-repeats-honour = Nobody should show you the same cards twice: if somebody does, you may contest it.
web-rules-inkognito-5 = Two letters together make a mission, different for each pair. When you know your partner and both letters, and the mission is accomplished on the board, declare. The partner you name then shakes your hand or refuses, and the game is over. If all is right and hands were shaken, your pair wins. If anything is wrong, or the hand is refused, the other side does.
web-rules-inkognito-players-3 = With three, one agent is under arrest. The two partners at the table have their mission; if it names the arrested agent, it means that agent’s partner. Whoever’s partner is arrested must flee: Lord Fiddlebottom to number 5, Colonel Bubble to 1, Agent X to 6, Madame Zsa Zsa to 4.
web-rules-inkognito-players-5 = With five, the fifth is the Ambassador, who moves up to two routes a turn, asks for two cards of one kind, sees the cards that others are shown through him, and once in the game may lock a sheet with who all four are and how they are built. If it is locked when somebody declares, and all eight are right, the Ambassador wins alone.
inkognito-note-answer = Answer
inkognito-note-shown = I showed
inkognito-note-verdict = Contest
inkognito-note-line-answer = { $from } showed{ $asker_key ->
    [none] { "" }
   *[other] { " " }{ $asker }
}{ $via_key ->
    [ambassador] { $asker_key ->
        [none] { " " }through the Ambassador
       *[other] { "" }
    }
   *[meeting] { "" }
}{ $penalty_key ->
    [true] , after a contest
   *[false] { "" }
}
inkognito-note-line-shown = You showed { $to }{ $via_key ->
    [ambassador] { " " }through the Ambassador
   *[meeting] { "" }
}
inkognito-note-line-verdict = { $from } had to say what was true
inkognito-note-asked = Asked about { $question ->
    [build] build
   *[other] identity
}
inkognito-note-odd = { $way ->
    [through] An answer through the Ambassador normally has two cards
    [ambassador] An answer to the Ambassador normally has two cards
   *[meeting] An answer in a meeting normally has three cards
}; this one has { $count ->
    [one] one
   *[other] { $count }
}.
inkognito-note-ask-own-identity = You are
inkognito-note-ask-own-build = Your build
inkognito-note-ask-own-mission = Your letter
inkognito-note-ask-answer-from = Who showed?
inkognito-note-ask-answer-cards = Which cards? Tap a card twice if it was grey.
inkognito-note-ask-answer-asker = Who had asked?
inkognito-note-ask-answer-question = What was asked?
inkognito-note-ask-answer-via = How?
inkognito-note-ask-answer-penalty = Was it a second answer, after a contest?
inkognito-note-ask-answer-penalty-yes = Yes
inkognito-note-ask-answer-penalty-no = No
inkognito-note-ask-shown-to = To whom did you show cards?
inkognito-note-ask-shown-cards = Which cards? Tap a card twice if it was grey.
inkognito-note-ask-shown-question = What were you asked?
inkognito-note-ask-shown-via = How?
inkognito-note-ask-shown-penalty = Was it a second answer, after a contest?
inkognito-note-ask-shown-penalty-yes = Yes
inkognito-note-ask-shown-penalty-no = No
inkognito-note-ask-verdict-from = Who had to say what was true?
inkognito-note-ask-verdict-true = Which were true?
inkognito-note-ask-verdict-false = Which were not?
