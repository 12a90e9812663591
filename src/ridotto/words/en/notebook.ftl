notebook-title = Notebook
notebook-menu = More
notebook-mine = Your notebooks
notebook-where = They are kept on this device. What you write goes to the house only as a question, which it answers and forgets.
notebook-new = New notebook
notebook-bring = Open a file of notes
notebook-count = { $count ->
    [0] no entries
    [one] one entry
   *[other] { $count } entries
}
notebook-delete = Throw it away
notebook-delete-sure = The notebook of { $game } will be thrown away{ $count ->
    [0] { "" }
    [one] , with its one entry
   *[other] , with all its { $count } entries
}.
notebook-what-lies = What lies on your table?
notebook-your-seat = Where do you sit?
notebook-names = What are the others called?
notebook-next-own = Next: my cards
notebook-own = Your secret cards
notebook-own-about = They are kept on this device. The house sees them only in your questions, and forgets them.
notebook-own-nothing = You have none of your own.
notebook-own-change = My cards
notebook-table-change = Table and names
notebook-own-entry = your own cards
notebook-back = Back
notebook-begin = Done
notebook-incomplete = Not ready yet
notebook-save = Save
notebook-save-odd = Save all the same
notebook-saved = Entry { $number } is saved.
notebook-changed = Entry { $number } is changed.
notebook-undone = The last change is undone.
notebook-exported = Saved as { $file }, among your downloads.
notebook-looked-at = What you tapped
notebook-looked-enough = Put it away
notebook-ruled-out = Impossible: no deal that fits your cards and your entries has it.
notebook-always-true = always true
notebook-tab-sheet = Sheet
notebook-tab-entries = Entries
notebook-tab-advice = Advice
notebook-undo = Undo
notebook-other-entry = Another kind of entry
notebook-no-entries = Nothing yet. Whatever you are shown goes here, a tap for each fact.
notebook-entries-beside = Your entries are on the right.
notebook-earlier = Move it earlier
notebook-later = Move it later
notebook-remove = Take out
notebook-entry = entry { $number }
notebook-percent = %
notebook-sure = certain
notebook-impossible = impossible
notebook-you = You
notebook-percents = Numbers are per cent; tap one to see more.
notebook-odds-by = Odds by
notebook-model-worlds = deals alone
notebook-model-worlds-about = Every deal that fits your entries counts the same.
notebook-model-answers = deals and answers
notebook-model-answers-about = What people chose to show counts as well: a deal counts for more if they had little else to show in it, and for less if they could have shown much else.
notebook-by-worlds = By deals alone: { $percent } ({ $exact })
notebook-by-answers = By deals and answers: { $percent } ({ $exact })
notebook-because = Why
notebook-why = Show why
notebook-hide-why = Hide the reasons
notebook-rests-on = It rests on { $entries }.
notebook-new-certain = New, and certain
notebook-narrowed = Possibilities: { $before } → { $now }
notebook-more = { $count ->
    [one] one more
   *[other] { $count } more
}
notebook-clash = { $count ->
    [one] This entry cannot be right
    [2] These two entries cannot both be right
   *[other] These { $count } entries cannot all be right
}
notebook-slip = Did you mistype?
notebook-repair = In { $entry }: { $new } instead of { $old }
notebook-repair-mark = In { $entry }: { $new }
notebook-repair-less = In { $entry }: without { $old }
notebook-repair-out = Without { $entry }
notebook-then-fits = then everything fits: { $count ->
    [one] one possibility is left
   *[other] { $count } possibilities are left
}
notebook-keeps-to = For now the sheet leaves out { $entries }.
notebook-advice = What to do next
notebook-tells = tells { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average
notebook-no-advice = Nothing to advise yet.
notebook-export = Save as a file
notebook-share = Share
notebook-unreadable = The file cannot be read. { $line ->
    [0] { $sentence }
   *[other] Line { $line }: { $sentence }
}
notebook-away = The house cannot be reached. Go on writing: nothing is lost, and it answers when it is back.
notebook-later-answer = The answer comes when the house can be reached.
notebook-thinking = One moment …
notebook-not-kept = This device keeps nothing. Save your notes as a file before you leave.
notes-unreadable = This entry cannot be read.
notes-own-missing = Say first what you were dealt.
notes-nobody-there = Those two cannot have shown each other anything.
notes-not-yours = Grey cards, black cards and mission letters are always true, and this one is not yours.
notes-none-true = None of these cards is true of you, and one must be.
notes-one-true = Exactly one of the two cards must be true of you.
notes-judged-once = Say of each identity and build, once, whether it was true.
notes-too-many-cards = So many cards are never shown at once.
notes-card-twice = The same card is there twice.
notes-not-an-answer = These cards cannot be the answer to that question.
notes-called-once = A call names every identity and every number once.
notes-both-black = Both cards are black, but one of the two must be a lie.
notes-own-traitor = Say first who your own traitor is.
notes-lies-elsewhere = This card already lies next to a traitor.
notes-lies-wrong = Next to your own traitor this card lies the other way.
notes-last-shot = The shot at the kingpin is the last: nothing comes after it.
notes-own-name = That is who your own traitor is: it cannot have been wrong.
notes-not-own-name = That is not who your own traitor is.
notes-does-not-fit = This name does not fit the clues that lay there.
notes-has-traitor = There is a traitor in front of this agent already.
