# Puzzles: moments in which there is one right answer.
puzzle-title = { $game }: puzzle { $id } (level { $level } of 5, { $theme })
puzzle-theme-one-of-two = one of two
puzzle-theme-exclusion = exclusion
puzzle-theme-counting = counting
puzzle-theme-letters = letters
puzzle-theme-questions = questions
puzzle-theme-answers = answers
puzzle-you = You are { $seat }. What you know:
puzzle-own-cards = You have held or seen { $cards }.
puzzle-seen-cards = All have seen { $cards }.
puzzle-you-showed = What { $whom } has seen of you:
puzzle-ask-certain = Which of these is certain?
puzzle-ask-shot = Which shot cannot miss?
puzzle-ask-mission = What must you accomplish?
puzzle-ask-question = Which of these can be expected to tell you most?
puzzle-ask-answer = { $whom } is to learn as little as possible. Which of these tells least, on average?
puzzle-rules-inkognito = Of the identities and builds shown in one answer, at least one is true; grey cards and letters cannot lie.
puzzle-rules-inkognito-cards = Every agent has two black cards, an identity and a number: they are the truth about that agent, and cannot lie. Of two cards passed, exactly one is true. Through the Ambassador, an agent can be asked for a black card.
puzzle-rules-infiltraitors = Two cards share if they have the same number or speciality, or one number is a multiple of the other. A card next to a traitor stands upright if the two share, and lies flat if not.
puzzle-choice = { $number }. { $what }
puzzle-prompt = Your answer
puzzle-no-choice = Choose a number from 1 to { $count }.
puzzle-right = Right.
puzzle-wrong = No. The right answer: { $what }.
puzzle-so-mission = So this is your mission. { $what }.
puzzle-reason = { $what }: { $why }
puzzle-reason-question = { $before ->
    [1] { $whom } is known already, and can tell nothing about that: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits.
   *[other] { NUMBER($before, maximumFractionDigits: 1) } possibilities for { $whom }, and { NUMBER($after, maximumFractionDigits: 1) } on average after the answer: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits.
}
puzzle-reason-answer = In the eyes of { $whom }, { NUMBER($before, maximumFractionDigits: 1) } possibilities for you, and { NUMBER($after, maximumFractionDigits: 1) } on average after this: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits.
puzzle-so-question = One bit halves the possibilities. “{ $what }” can be expected to tell most, { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits; the next best tells { NUMBER($next, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-so-answer = One bit halves the possibilities. “{ $what }” tells { $whom } least, { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits on average; the next best tells { NUMBER($next, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-count = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
} ({ $themes })
puzzle-of-theme = { $theme } { $count }

# The page.
puzzle-today = Puzzle of the day
puzzle-row = Your series
puzzle-row-about = It grows harder as you solve it: three right answers in a row lead one level up, two wrong ones in a row one level down.
puzzle-level = Level { $level } of 5
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-go-on = Next puzzle
puzzle-all = All puzzles
puzzle-solved = { $count ->
    [0] None of { $of } solved yet.
   *[other] { $right } of { $of } solved with the first answer, which is the one that counts; answered: { $count }.
}
puzzle-done-right = You solved it.
puzzle-done-wrong = Your first answer was wrong.
puzzle-kept = What you solved is kept on this device.
puzzle-not-kept = This device keeps nothing: your series begins anew next time.
puzzle-which-game = Game
puzzle-which-theme = Theme
puzzle-any = all
puzzle-none-left = You have answered all of these.
puzzle-answer = That is my answer
puzzle-choices = Choices
puzzle-sheet = Sheet
puzzle-sheet-choose = Tap a gold cell to choose it, any other to strike it out.
puzzle-sheet-strike = Tap a cell to strike it out.
puzzle-notes = What you know
puzzle-not = No, that is not it.
puzzle-again = Think again
puzzle-reveal = Show me why
puzzle-why = Why
puzzle-struck = struck out
puzzle-open = open
puzzle-aside = { $count ->
    [one] One more entry, from which nothing follows
   *[other] { $count } more entries, from which nothing follows
}
