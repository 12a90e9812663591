inkognito-do-place = Place them: { $builds }
inkognito-do-step = { $piece } to { $goal } ({ $ball })
inkognito-do-done = Done moving
inkognito-do-ask = Ask { $whom } about { $question_key ->
    [identity] identity
   *[build] build
}
inkognito-do-ask-via = Through the Ambassador: ask { $whom } about { $question_key ->
    [identity] identity
   *[build] build
}
inkognito-do-aside = Step aside with { $piece } to { $goal }
inkognito-do-show = Show { $cards }
inkognito-do-accept = Take the answer
inkognito-do-contest = “You have shown me this before!”
inkognito-do-expel = Send { $piece } to { $goal }
inkognito-do-end = End my turn
inkognito-do-declare = “Mission accomplished!” My partner is { $partner }, our letters are { $own } and { $other }.
inkognito-do-hands = Shake hands
inkognito-do-refuse = Keep my hands in my pockets
inkognito-do-escape = “You will not catch me!” I have fled.
inkognito-do-lock = “I know who you are!” { $persons }
inkognito-do-pass = Not now
inkognito-ask-place = Place your four figures on your start spaces.
inkognito-ask-move = Move: choose a figure, then where it goes.
inkognito-ask-meet = If a meeting is left, ask or step aside; otherwise end your turn.
inkognito-ask-answer = You are asked: choose the cards to show.
inkognito-ask-again = Answer again, with fewer cards.
inkognito-ask-judge = Take the answer, or say that you have seen it before.
inkognito-ask-expel = Send the figure you met away: choose a marked space.
inkognito-ask-lock = These cards went through your hands. Lock in your sheet now, or let the turn go on.
inkognito-ask-hands = You are named as partner. Shake hands, or not?
web-board = The board: Venice
web-board-frame = The drawing of the city, larger than its frame on small screens
web-board-key = Solid lines are streets, dotted lines canals. Point at a place for its name.
web-go-to = Go to { $space }
web-piece-at = { $piece }, at { $space }
web-balls = The Phantom’s balls
web-used = used
web-move-take = Marked figures can move. Nothing has to.
web-move-goal = Now choose one of the marked spaces.
web-move-none = No ball is left that could move a figure.
web-which-ball = With which ball?
web-pick = Your answer
web-your-hand = Your cards
web-pick-start = { $count ->
    [one] Choose one card. It must be true.
   *[other] Choose { $count } cards. At least one of identity and build must be true.
}
web-pick-more = { $count ->
    [one] One card more.
   *[other] { $count } cards more.
}
web-pick-true = { $count ->
    [one] One card more, and it must be true.
   *[other] { $count } cards more; one of these must be true.
}
web-pick-ready = This will do.
web-pick-again = Choose anew
web-true = true
web-show-to = Show to { $who }
web-asked-by = { $who } asks about your { $question }.
web-shown-you = { $who } shows you:
web-one-true = At least one of these is true, not counting a letter; grey cards cannot lie.
web-declare = Mission accomplished!
web-declare-more = Your letter is { $own }. If partner, letters and the deed are right, the two of you win; if not, the others do.
web-declare-partner = My partner is
web-declare-letter = with the letter
web-placing = Your first places
web-placing-figures = Your figures
web-placing-which = Choose a figure, then one of your start spaces.
web-placing-where = Where does the { $build } one stand? Choose a marked space.
web-placing-ready = All four stand. Change your mind, or place them so.
web-placing-do = Place them so
web-placed = placed
web-lock = I know who you are!
web-lock-more = Write down who everybody is, once and for good. If all eight are right when somebody declares, you win alone.
web-envelope = Your envelope
web-envelope-says = You are { $identity }, { $build }, with letter { $letter }. The starred figure is you.
web-missions = What we may have to do
web-under-masks = Under the masks
web-shown-them = { $who } shows { $whom }:
web-unmasked = The masks come off
web-winner = has won
web-sheet = Note sheet
web-rub-out = Rub out the last mark
web-kind-identity = identity
web-kind-build = build
web-kind-mission = letter
web-cell-no = impossible
web-cell-sure = certain
web-pencil-none = no mark
web-pencil-x = marked no
web-pencil-o = marked yes
web-pencil-perhaps = marked perhaps
web-guide-inkognito-place = These are your four figures. Say which build stands on which of your start spaces; everybody will see it.
web-guide-inkognito-envelope = This is your envelope, and nobody else sees it: who you are, your build, your letter. Somewhere at this table sits your partner, who does not know you either.
web-guide-inkognito-balls = The three balls say what may move: by street, by canal, either way, the Ambassador, or somebody else’s figure.
web-guide-inkognito-board = Take a figure with a ring, then choose a marked space. Stop on another agent’s figure, or on the Ambassador, and you may ask a question. Steps can be taken back until you are done.
web-guide-inkognito-meet = A meeting! About identity you will see two identities and a build, about build the other way round.
web-guide-inkognito-answer = Somebody wants to know who you are. Cards marked “true” are really yours, and one of them must be shown; the rest may be a bluff. Grey cards cannot lie, and neither can your letter.
web-guide-inkognito-shown = Only you see these cards. At least one of them is true, not counting a letter.
web-guide-inkognito-expel = Whoever was asked has to go. Choose a marked space: out of your way, or out of the other pair’s.
web-guide-inkognito-sheet = Here you think. Tap a cell: no, yes, perhaps, nothing. What is printed comes from the table, what is in pencil from you.
web-guide-inkognito-declare = When you know your partner and both letters, and what they ask for is done on the board, say so here. If anything is wrong, the other pair wins.
web-rules-inkognito-1 = Four agents in masks: Lord Fiddlebottom and Colonel Bubble against Madame Zsa Zsa and Agent X. You know your own identity, build and letter, and nobody else’s, not even your partner’s.
web-rules-inkognito-2 = In your turn the Phantom shows three balls. Each may move one thing along one route: a figure of yours by street, by canal or either way, or the Ambassador. A figure may use several; nothing has to move.
web-rules-inkognito-3 = When you stop on another agent’s figure you may ask its owner about identity (two identities and a build) or build (two builds and an identity). Meeting the Ambassador, ask anyone for two cards of one kind. At least one card shown is true, and nobody may show you the same set twice.
web-rules-inkognito-4 = Then the figure you met is sent away; or you step aside instead of asking.
web-rules-inkognito-5 = Two letters together make a mission, different for each pair. When you know your partner and both letters, and the deed is done on the board, declare. If all is right, your pair wins. If anything is wrong, the other pair does.
web-rules-inkognito-classic = Classic: red balls are for streets, blue ones for canals, yellow is for either; black moves the Ambassador, and white does nothing. Figures are sent to plain spaces only, and there is no talking, just gestures.
web-rules-inkognito-2013 = 2013: orange balls are for streets, blue ones for canals, white ones for either; black moves the Ambassador, purple somebody else’s figure. Figures are sent to any space without a number, and you may say what you like, true or false.
web-rules-inkognito-players-3 = With three, one agent is under arrest. Whoever has lost a partner must flee to a space of their own.
web-rules-inkognito-players-5 = With five, the fifth is the Ambassador, moves two routes a turn, and wins alone by seeing through everybody.
