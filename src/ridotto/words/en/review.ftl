# A finished game, looked back at.
review-score = { NUMBER($score, maximumFractionDigits: 0) } of 100
review-no-score = nothing to choose
review-of = { $seat } ({ $player }): { $score }
review-won = won
review-lost = did not win
review-decisions = { $uncounted ->
    [0] { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
   *[other] { $count ->
        [one] one of { $all } decisions counts
       *[other] { $count } of { $all } decisions count
    }
}
review-kind-question = Questions
review-kind-answer = Answers
review-kind-movement = Movements
review-kind-deed = Wins within reach
review-kind-call = { $game ->
    [inkognito] { $seat_key ->
        [ambassador] Locking the sheet
       *[other] Declarations
    }
    [masks] Guesses
   *[other] Calls
}
review-kind-clue = Clues
review-kind-file = Searches
review-kind-shot = Shots
review-scoring = A score tells how much of what good choices could bring was achieved: 100 is the best choice every time, 0 no better than drawing lots. A decision counts by how much depended on it, so one bad choice can outweigh several good ones; it does not count where all choices were about equally good, or where friend and rival were mistaken for each other. Everything is judged by what the seat knew then: a question by the bits that could be expected and, where there is one, by the chance to see the partner’s letter; an answer by what a rival, or somebody on the same side, could be expected to learn from it; a call or a shot by how likely it was to succeed. Movements, clues and searches are weighed as a bot weighs them, which is an estimate.
review-step = Step { $step }: { $what }
review-turning = What decided it
review-certain = What { $seat } could be certain of
review-moments = Move by move
review-better = Better
review-better-for = Better for { $whom }
review-instead = { $better }: { $what }.
review-instead-why = { $better }: { $what }. The adviser{ $reads ->
    [1] , who also reads into what others chose to show,
   *[0] {""}
} would have said: { $why }
review-instead-letter = { $better }: { $what }. What counts there is not the bits, but the letter. { $why }
review-instead-more = { $better }: { $what }. By what could be known beforehand, that tells { NUMBER($would, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average instead of { NUMBER($had, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-instead-less = { $better }: { $what }. By what could be known beforehand, that tells { NUMBER($would, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average instead of { NUMBER($had, minimumFractionDigits: 1, maximumFractionDigits: 1) }; the less a rival learns, the better.
review-same = The adviser{ $reads ->
    [1] , who also reads into what others chose to show,
   *[0] {""}
} would have done the same, and said: { $why }
review-odds-about = Odds are those of deals alone: every deal that fits what the seat had been shown counts the same. Bots and the adviser may also read into what others chose to show, and then give other odds.
review-question = It could be expected to tell { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits{ $short ->
    [2] {""}
    [1] , and the best question { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[0] , as many as any question
}. In fact it told { NUMBER($gained, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-answer-less = In fact it told { $whom } { NUMBER($told, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits{ $friend ->
    [1] . Nothing was given away: in truth, { $whom } was on the same side
   *[0] { $short ->
        [1] ; { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } would have been enough
       *[0] , as few as any answer would have
    }
}.
review-answer-more = In fact it told { $whom }, who was likely to be on the same side, { NUMBER($told, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits{ $friend ->
    [1] { $short ->
        [1] ; { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } would have been possible
       *[0] , as many as any answer would have
    }
   *[0] . In truth, { $whom } was a rival, which could not be known
}.
review-clue = It could be expected to tell { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits{ $short ->
    [2] {""}
    [1] , and the best clue { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[0] , as many as any clue
}.
review-odds = { $reads ->
    [1] By deals alone, it was { $odds }% likely to succeed.
   *[0] It was { $odds }% likely to succeed.
}
review-called = { $seat } { $game ->
    [inkognito] { $seat_key ->
        [ambassador] locked the sheet
       *[other] declared
    }
    [masks] guessed
   *[other] called
} in step { $step }, { $odds }% likely to be right.
review-could = { $seat } could first have { $game ->
    [inkognito] { $seat_key ->
        [ambassador] locked the sheet
       *[other] declared
    }
   *[other] called
} with certainty in step { $step }{ $waited ->
    [0] .
    [one] , and let one occasion pass.
   *[other] , and let { $waited } occasions pass.
}
review-note-missed-meeting = There was somebody worth meeting within reach.
review-note-missed-deed = A win was likelier elsewhere.
review-note-waited = { $game ->
    [inkognito] { $seat_key ->
        [ambassador] The sheet
       *[other] A declaration
    }
   *[other] A call
} was certain to be right here.
review-note-hurried = It was not certain yet.
review-note-missed-shot = There was a traitor who could be only one card.
review-turning-waited = { $who } could have { $game ->
    [inkognito] declared
   *[other] called
} here and been certain to be right{ $turns ->
    [one] , but let the occasion pass
   *[other] , but let { $turns } such occasions pass
}.{ $game ->
    [inkognito-cards] {" "}A certain point was there for the taking.
   *[other] {""}
}
review-turning-waited-lock = { $who } could have locked the sheet here and been certain of it{ $turns ->
    [one] , but let the occasion pass
   *[other] , but let { $turns } such occasions pass
}.
review-turning-locked = { $who } locked the sheet: by then it was { $odds }% likely to be right.
review-turning-sheet = What { $whom } showed told { $who } { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits: of { $before } possibilities { $after ->
    [one] one was left
   *[other] { $after } were left
}.
review-turning-missed-deed = { $game ->
    [inkognito] { $who } could have moved to where a declaration would have been { $most }% likely to be right, and moved to where it was { $odds }%.
   *[other] { $who } could have gone where the chance to call was { $most }%, and went where it was { $odds }%.
}
review-turning-found-partner = What { $whom } showed made { $who } { $after }% sure that { $same ->
    [1] the two of them are partners
   *[0] { $partner } is the partner
} ({ $before }% before).
review-turning-found-mission = What { $whom } showed made { $who } { $after }% sure of the mission, { $before }% before. { $mission }.
review-turning-misled = What { $whom } showed misled { $who }: the true partner now looked only { $after }% likely, { $before }% before.
review-turning-knew = By now { $who } was at least 90% sure of the partner and the mission ({ $mission }), and had { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}, but did not declare.
review-turning-gave-away = { $who } told { $whom }{ $game ->
    [inkognito-cards] {""}
   *[other] , a rival,
} { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits; { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } would have been enough.
review-turning-weak-question = { $who } made a choice from which { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits could be expected, when there was a better one.
review-turning-missed-meeting = { $who } had somebody worth meeting within reach, and passed by.
review-turning-called-right = { $who } called, and all eight cards were right: { $points ->
    [one] a point for { $scored }
   *[other] a point each for { $scored }
}.
review-turning-called-wrong = { $who } called, { $odds }% likely to be right. { $wrong ->
    [1] The identity was wrong for { $identities }
    [2] The number was wrong for { $fragments }
   *[3] The identity was wrong for { $identities }, and the number for { $fragments }
}: { $points ->
    [one] a point for { $scored }
   *[other] a point each for { $scored }
}.
review-turning-called-stranger = { $who } called with all eight cards right, but was not meeting the ally: { $points ->
    [one] a point for { $scored }
   *[other] a point each for { $scored }
}.
review-turning-closer = What { $whom } showed made { $who } { $after }% sure of the whole call ({ $before }% before).
review-turning-looked = What { $who } looked at here made the whole call { $after }% sure ({ $before }% before).
review-turning-missed = { $who } named { $card } for { $whom }’s traitor, { $odds }% likely to hit, but it was { $true }. That left { $cartridges ->
    [one] one cartridge
   *[other] { $cartridges } cartridges
} for { $left ->
    [one] one traitor
   *[other] { $left } traitors
}.
review-turning-dared-shot = { $who } dared to name { $card } for { $whom }’s traitor when it was only { $odds }% likely, and hit.
review-turning-not-shot = { $who } could have known a traitor for certain here, and did not shoot.
review-turning-wasted = { $who } played { $card } next to { $own ->
    [1] { $who }’s own traitor
   *[0] { $whom }’s traitor
}, when there was something better to do ({ NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits could be expected).
review-turning-told-much = { $who } played { $card } next to { $own ->
    [1] { $who }’s own traitor
   *[0] { $whom }’s traitor
}, which was worth { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits.
review-turning-saw-through = What { $whom } showed brought { $who } nearer to the mask in the box: { $after }% sure, { $before }% before.
review-turning-misled-mask = What { $whom } showed misled { $who }: the mask in the box now looked only { $after }% likely, { $before }% before.
review-ending = How it ended
review-turning-ended-accomplished = { $who } declared with { $partner } as the partner{ $odds ->
    [100] {""}
   *[other] , { $odds }% likely to be right
}, and it was right: the mission was accomplished ({ $mission }).{ $since ->
    [0] {""}
   *[other] {" "}{ $who } had been at least 90% sure of the partner and the mission as early as step { $since }.
}{ $behind ->
    [2] {" "}{ $rival } { $since ->
        [0] was at least 90% sure of partner and mission
       *[other] was also at least 90% sure of partner and mission
    }, but had not declared.
    [1] {" "}On the other side, { $rival } was at best { $near }% sure of partner and mission.
   *[0] {""}
}
review-turning-ended-failed-partner = { $who } declared with { $partner } as the partner, { $odds }% likely to be right. But { $partner } was { $identity }, and the partner was { $true }: so the other side won.
review-turning-ended-failed-letter = { $who } declared with { $partner } as the partner, { $odds }% likely to be right. The partner was right, but the letter was { $letter } and not { $said }: so the other side won.
review-turning-ended-failed-deed = { $who } declared with { $partner } as the partner, { $odds }% likely to be right. Partner and letter were right, but the mission was not accomplished ({ $mission }): so the other side won.
review-turning-ended-failed-hands = { $who } declared, and everything was right, but { $partner } did not shake hands: so the other side won.
review-turning-ended-escaped = { $who } fled: the partner was under arrest, and the true figure stood on the flight space, { $space }.{ $behind ->
    [2] {" "}{ $rival } was at least 90% sure of partner and mission, but had not declared.
    [1] {" "}On the other side, { $rival } was at best { $near }% sure of partner and mission.
   *[0] {""}
}
review-turning-ended-caught-partner = { $who } fled, { $odds }% likely to be right, but had a partner at the table, { $true }: so the other side won.
review-turning-ended-caught-there = { $who } fled, { $odds }% likely to be right, but the true figure did not stand on the flight space, { $space }: so the other side won.
review-turning-ended-seen-through = { $who } declared, but the Ambassador’s sheet, locked in step { $locked }, was right in everything: the Ambassador won alone.
review-turning-ended-rounds = Carnival was over before anybody declared: nobody won.
review-turning-ended-forfeit = Somebody left, and so it was over.
review-turning-ended-called-right = { $who } called, and all eight cards were right{ $odds ->
    [100] {""}
   *[other] {" "}({ $odds }% likely)
}: that gave { $winners } enough points, and the win.
review-turning-ended-called-wrong = { $who } called, { $odds }% likely to be right. { $wrong ->
    [1] The identity was wrong for { $identities }
    [2] The number was wrong for { $fragments }
   *[3] The identity was wrong for { $identities }, and the number for { $fragments }
}: so { $winners } won.
review-turning-ended-called-stranger = { $who } called with all eight cards right, but was not meeting the ally: so { $winners } won.
review-turning-ended-void = Too many nights went by without a call: nobody won.
review-turning-ended-eliminated = { $who } named { $card } for { $whom }’s traitor, { $odds }% likely to hit, and hit: the last traitor was out. { $misses ->
    [0] No shot had missed
    [one] One shot had missed
   *[other] { $misses } shots had missed
}, and { $cartridges ->
    [0] no cartridge was
    [one] one cartridge was
   *[other] { $cartridges } cartridges were
} left.
review-turning-ended-cartridges = { $who } named { $card } for { $whom }’s traitor, { $odds }% likely to hit, but it was { $true }. { $misses ->
    [one] One shot had missed
   *[other] { $misses } shots had missed
} by then: { $left ->
    [one] one traitor was
   *[other] { $left } traitors were
} left, and { $cartridges ->
    [0] no cartridge
    [one] only one cartridge
   *[other] only { $cartridges } cartridges
}. The mission was lost.
review-turning-ended-no-action = { $who } could do nothing any more, with { $left ->
    [one] one traitor
   *[other] { $left } traitors
} and { $cartridges ->
    [one] one cartridge
   *[other] { $cartridges } cartridges
} left: the cards had run out before the traitors were found, and the mission was lost.
review-turning-ended-time = Time was up with { $left ->
    [one] one traitor
   *[other] { $left } traitors
} left: the mission was lost.
review-turning-ended-kingpin-fell = { $who } was the last one inside and named { $card }, { $odds }% likely: the kingpin fell.
review-turning-ended-kingpin-missed = { $who } was the last one inside and named { $card }, { $odds }% likely, but the kingpin was { $true }: the mission was lost.
review-turning-ended-kingpin-escaped = Only the kingpin was left, but more than one agent was still inside: he got away, and the mission was lost.
review-turning-ended-guessed = { $count ->
    [0] Nobody guessed right; the best guess was { $odds }% likely.
   *[other] { $winners } guessed right; the best guess was { $odds }% likely.
}
review-whom = Whose decisions
review-whose = { $whose }: { $what }
review-what-partner = the partner
review-what-ally = the ally
review-what-call = the whole telephone call
review-what-identity = identity
review-what-build = build
review-what-mission = mission letter
review-what-number = part of the number
review-what-card = traitor
review-what-mask = mask
review-percent = { $odds }%
review-curve = What odds this seat could give to the truth about
review-curve-now = After step { $step }: { $odds }%
review-curve-not-yet = After step { $step } there was nothing to find out yet.
review-curve-new = Where the line breaks off, { $game ->
    [infiltraitors] there was a new traitor to find
    [inkognito-cards] a new game began
   *[other] there was something new to find out
} ({ $count ->
    [one] step
   *[other] steps
} { $steps }).
review-scrub = Step of the game
review-all-decisions = Also those that were as good as any
review-nothing-better = There was never anything better to do.
