masks-do-ask = Ask { $whom }
masks-do-show = Show { $one } and { $other }
masks-do-guess = The box holds { $mask }.
masks-sure-guess = Everybody guesses once. If you are wrong, you do not win.
masks-ask-ask = Choose whom to ask.
masks-ask-show = { $asker } asks you: show two masks, one of them your own.
masks-ask-guess = Guess which mask is in the box.
masks-ask-wait-ask = { $who } is choosing whom to ask.
masks-ask-wait-show = { $who } is choosing what to show { $asker }.
masks-ask-wait-guess = { $who_count ->
    [one] { $who } is
   *[other] { $who } are
} still guessing.
web-rules-masks-1 = Everybody wears a hidden mask, and one mask lies in the box.
web-rules-masks-2 = In turn, ask somebody: you alone see the two masks they show, and one of them is the one they wear. Then all guess at once which mask is in the box.
masks-note-answer = Answer
masks-note-line-answer = { $from } showed
masks-note-ask-own-mask = You wear
masks-note-ask-answer-from = Who showed?
masks-note-ask-answer-masks = Which two masks?
