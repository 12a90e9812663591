inkognito-cards-do-play = Go { inkognito-cards-to-place }
inkognito-cards-do-greet = Do not call
inkognito-cards-do-call = Call! Blue, Yellow, Green and Pink: { $cards }
inkognito-cards-head-call = Call! This is what you say of the others:
inkognito-cards-sure-call = This game ends here. If anything is wrong, the points go to the others.
inkognito-cards-do-pass = Pass { $one } and { $other }
inkognito-cards-do-name = Ask { $whom } for a black card
inkognito-cards-do-show = Show { $told ->
    [advised] your
    [done] their
   *[own] my
} black { $kind_key ->
    [identity] identity
   *[number] number
}
inkognito-cards-do-look = Look at the black { $kind_key ->
    [identity] identity
   *[number] number
} of the agent nobody plays
inkognito-cards-do-decline = No, thank you
inkognito-cards-beat-went = { $place_key ->
    [Rialto] To the Rialto!
    [Bridge-of-Sighs] To the Bridge of Sighs!
    [Salute] To the Salute!
   *[other] To { $place }!
}
inkognito-cards-beat-hidden = You will see where I am.
inkognito-cards-beat-greeted = { $met }! Good evening. No call.
inkognito-cards-beat-chosen = Two cards for { $to }
inkognito-cards-beat-named = Ambassador, please ask { $whom }!
inkognito-cards-beat-declined = No, thank you.
inkognito-cards-beat-looked = Let me see …
inkognito-cards-beat-showed = A black card for { $to }
inkognito-cards-beat-called = ☎ I know who you all are!
inkognito-cards-ask-lay = Lay a place face down: it is turned up when all the others have played.
inkognito-cards-ask-place = Choose where you go.
inkognito-cards-ask-wish-ally = You meet { $met }: pass cards, or call?
inkognito-cards-ask-wish-pass = You meet { $met }: pass cards, or call?
inkognito-cards-ask-wish-name = You meet the Ambassador: go on, or call?
inkognito-cards-ask-wish-look = You meet the agent nobody plays: look, or call?
inkognito-cards-ask-wish-ambassador = You meet { $met }: go on, or call?
inkognito-cards-ask-pass = Two cards for { $to }: one true, one not.
inkognito-cards-ask-name = You meet the Ambassador: choose whom to ask for a black card, or nobody.
inkognito-cards-ask-name-nobody = You meet the Ambassador, but you have seen all the black cards that he could ask for: say “No, thank you”.
inkognito-cards-ask-show = { $asker } asks you for a black card: choose which of your two.
inkognito-cards-ask-show-last = { $asker } asks you for a black card, and has seen one already: show the other.
inkognito-cards-ask-look = You meet the agent nobody plays: look at one of his two black cards, or at none.
inkognito-cards-ask-wait-lay = { $who } is laying a place face down.
inkognito-cards-ask-wait-place = { $who } is choosing where to go.
inkognito-cards-ask-wait-wish = { $who } meets { $met }, and may call.
inkognito-cards-ask-wait-pass = { $who_count ->
    [one] { $who } is choosing two cards.
   *[other] { $who } are choosing two cards each.
}
inkognito-cards-ask-wait-name = { $who } meets { $me ->
    [ambassador] you
   *[other] the Ambassador
} and decides whom to ask, if anybody.
inkognito-cards-ask-wait-show = { $who } is choosing a black card for { $asker }.
inkognito-cards-ask-wait-look = { $who } meets the agent nobody plays and may look at a black card.
web-pair-start = Choose a first card.
web-pair-true = Now a true one.
web-pair-false = Now one that is not true.
web-pair-either = Now one that fits: it lights up.
web-pair-spent = { $who } has already had this card from you with every card it goes with.
web-pass-these = Pass these two
web-call-open = Call …
web-call-when = You can call only in a meeting: this line says when.
web-call-now = You may call now, if you are sure.
web-call-own = That is yours.
web-call-more = { $players ->
    [4] All eight cards right, and the one you met is your ally: a point for you both. Anything wrong: a point each for the other two.
   *[other] All eight cards right: a point for you. Anything wrong: a point for each of the others.
}
web-call-sure = { $count ->
    [0] Of the eight cards to say, you can be sure of none.
    [8] Of the eight cards to say, you can be sure of all.
   *[other] Of the eight cards to say, you can be sure of { $count }.
}
web-call-loses = A call here cannot win: the one you met is not your ally.
web-call-sheet = { $count ->
    [0] Nothing about the others is certain yet, so nothing is filled in. Struck out: what is impossible.
    [one] One card of the others is certain, and filled in. Struck out: what is impossible.
   *[other] { $count } cards of the others are certain, and filled in. Struck out: what is impossible.
}
web-call-missing = Still to say: { $who }.
web-call-ready = All eight are said.
web-call-number = The number so far
web-call-do = Call
web-call-right = The call goes through
web-call-wrong = A wrong call
web-cards-no-call = Nobody has called
web-cards-next-game = Next game
web-cards-tray-call = Who is who, and which number?
web-cards-tray-pair = Your cards
web-cards-tray-phone = Before you call
web-cards-tray-gifts = What you were shown
web-cards-greet-pass = Pass cards
web-cards-greet-name = Go on
web-cards-greet-look = Look at a card
web-cards-greet-ambassador = Go on
web-cards-at = { $place_key ->
    [Rialto] at the Rialto
    [Bridge-of-Sighs] on the Bridge of Sighs
    [Salute] at the Salute
   *[other] at { $place }
}
web-cards-scene-meet = You meet { $who } { web-cards-at }
web-cards-scene-alone = You are alone with { $who } { web-cards-at }
web-cards-scene-ask = You are alone with the Ambassador
web-cards-scene-through = { $asker } may ask somebody through you
web-cards-scene-asked = { $asker } asks you for a black card
web-cards-scene-showing = { $named } chooses a black card
web-cards-about-wish = A call has to come before any cards.
web-cards-about-pass = You both choose at the same time. Only the two of you see these cards.
web-cards-about-pass-three = Each agent passes two cards, exactly one of them true. Only the Ambassador sees them.
web-cards-about-name = Whoever is asked shows the asker one of their own two black cards, never the same one twice. Black cards cannot lie.
web-cards-about-look = Nobody plays this agent. His two black cards are face down, and black cards cannot lie.
web-cards-you-label = You
web-cards-two-for = two cards for { $to }
web-cards-is-choosing = choosing
web-cards-has-chosen = { $who_me ->
    [yes] you have chosen
   *[no] has chosen
}
web-cards-unseen-black = { $count ->
    [0] you have seen both
    [1] one black card you have not seen
   *[other] { $count } black cards you have not seen
}
web-cards-show-identity = Who you are
web-cards-show-number = Your number
web-cards-shown-already = seen already
web-cards-look-identity = Who he is
web-cards-look-number = His number
web-cards-hand-identities = Who you might be
web-cards-hand-numbers = What you might hold
web-cards-meet = { $who } meet
web-cards-missed = { $count ->
    [2] nothing happens
    [3] three: nobody met
    [4] four: nobody met
   *[other] all five: nobody met
}
web-cards-meeting = a meeting
web-cards-no-meeting = nobody met
web-cards-been-there = you were there in round { $round }
web-cards-been-brief = you: round { $round }
web-cards-past = Round { $round }: { $who }{ $came ->
    [met] {" "}met.
    [missed] {""}, and nobody met.
   *[alone] .
}
web-cards-past-met = met
web-cards-past-missed = nobody met
web-cards-round-told = Round { $round }
web-cards-told-start = Everybody goes somewhere. { web-cards-two-meet }
web-cards-game-told = Game { $game }
web-cards-who-you-are = You are { $identity } and hold { $number }.
web-cards-told-three = { $who } pass two cards each to { $to }.
web-cards-told-missed-brief = nobody met.
web-cards-told-met = { $who } met.
web-cards-told-missed = { $count ->
    [2] { $who } have nothing to say to each other.
    [3] { $who } make three, so nobody met.
    [4] { $who } make four, so nobody met.
   *[other] all five were there, so nobody met.
}
web-cards-told-all-apart = All went different ways: nobody met.
web-cards-told-nobody = No meeting in this round.
web-cards-first-to = first to { $points }
web-cards-points = Points
web-cards-two-meet = { $players ->
    [5] Where exactly two are, they meet; so do two agents with the Ambassador.
   *[other] Where exactly two are, they meet.
}
web-cards-gone = { $who }, already gone somewhere in this round
web-cards-gone-pale = Pale: has already gone somewhere in this round.
web-cards-nobody-left = nobody
web-cards-got-pair = { $count ->
    [one] { $who } passes you two cards
   *[other] Cards passed to you by { $who }
}
web-cards-got-black = { $count ->
    [one] You see one of { $who }’s black cards
   *[other] You see black cards of { $who }
}
web-cards-also = Also seen by { $who }.
web-cards-say-got = { $count ->
    [0] Look at these cards, then put them away.
   *[other] Put the cards away; then it is your turn.
}
web-cards-say-chosen = Go there, or choose another place.
web-cards-go = Go there
web-cards-say-ended = This game is over. See who was who, then go on to the next.
web-cards-you-passed = You passed { $cards }.
web-cards-black-true = Black cards do not lie.
web-cards-so = So { $what }.
web-cards-own-cards = You are { $identity } and hold { $number }. { $players ->
    [4] Your ally is { $identity_key ->
        [LF] Colonel Bubble
        [CB] Lord Fiddlebottom
        [X] Madame Zsa Zsa
       *[ZZ] Agent X
    }.
   *[other] Everybody plays alone.
}
web-cards-own-ambassador = You are the Ambassador: no identity, no number. When you call, you say the cards of all four agents. Everybody plays alone.
web-cards-dealing = The black cards are being dealt.
web-places = Places
web-laid = your card, face down
web-exactly-one = Exactly one is true.
web-score = Game { $game }, round { $round }
web-places-left = Who can go where
web-passed = Passed to you:
web-guide-inkognito-cards-secrets = You are this agent, and this is your part of the telephone number. Nobody else knows.
web-guide-inkognito-cards-places = Go somewhere. Where exactly two are, they meet. After five rounds you can go anywhere again.
web-guide-inkognito-cards-pass = Choose two cards, exactly one of them true. The other agent chooses two as well, at the same time. Black cards cannot lie.
web-guide-inkognito-cards-got = Of two cards passed to you exactly one is true; a black card always is. Together with what you know, that may be enough.
web-guide-inkognito-cards-sheet = This is where you think. Tap a cell: no, yes, perhaps, nothing.
web-guide-inkognito-cards-call = When you know all four agents and all four numbers, call. With four players, the one you met must be your ally.
web-rules-inkognito-cards-1 = Every agent has a secret black identity and a black part of the telephone number. Lord Fiddlebottom is with Colonel Bubble, Madame Zsa Zsa with Agent X.
web-rules-inkognito-cards-2 = In each round everyone goes to a place, and so does the Ambassador. Where exactly two are, they meet.
web-rules-inkognito-cards-3 = Two agents pass each other two cards, exactly one of them true. Never the same two to the same agent twice. An agent who meets the Ambassador may ask another agent for a black card; those do not lie.
web-rules-inkognito-cards-4 = Instead of passing cards you may call: say of all four who they are and what their number is. If all is right you score, if not the others do. With four players, the one you met must be your ally, and scores with you.
web-rules-inkognito-cards-players-3 = With three, everyone plays alone; the fourth agent is played by nobody, and whoever meets him may peep at one of his black cards.
web-rules-inkognito-cards-players-5 = With five, everyone plays alone; the fifth is the Ambassador, who lays his place face down first and sees the black cards asked for through him. Two agents who meet him together show him two cards each.
inkognito-cards-note-pair = Pair
inkognito-cards-note-black = Black card
inkognito-cards-note-passed = I passed
inkognito-cards-note-shown = I showed black
inkognito-cards-note-call = Call
inkognito-cards-note-line-pair = { $from } passed you
inkognito-cards-note-line-black = You saw one of { $from }’s black cards
inkognito-cards-note-line-passed = You passed { $to }
inkognito-cards-note-line-shown = You showed { $to } a black card
inkognito-cards-note-line-call = { $by } called, and was { $right_key ->
    [true] right
   *[false] wrong
}
inkognito-cards-note-ask-own-identity = You are
inkognito-cards-note-ask-own-number = Your number
inkognito-cards-note-ask-pair-from = Who passed you two cards?
inkognito-cards-note-ask-pair-cards = Which two? Tap a card twice if it was black.
inkognito-cards-note-ask-black-from = Whose black card did you see?
inkognito-cards-note-ask-black-card = Which one?
inkognito-cards-note-ask-passed-to = To whom did you pass two cards?
inkognito-cards-note-ask-passed-cards = Which two? Tap a card twice if it was black.
inkognito-cards-note-ask-shown-to = Who saw a black card of yours?
inkognito-cards-note-ask-shown-card = Which one?
inkognito-cards-note-ask-call-by = Who called?
inkognito-cards-note-ask-call-right = Was the call right?
inkognito-cards-note-ask-call-right-yes = Right
inkognito-cards-note-ask-call-right-no = Wrong
inkognito-cards-note-ask-call-met = Whom had the caller met?
inkognito-cards-note-ask-call-blue = Blue, by this call, is
inkognito-cards-note-ask-call-yellow = Yellow, by this call, is
inkognito-cards-note-ask-call-green = Green, by this call, is
inkognito-cards-note-ask-call-pink = Pink, by this call, is
