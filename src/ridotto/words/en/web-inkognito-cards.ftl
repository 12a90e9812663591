inkognito-cards-do-play = Go { inkognito-cards-to-place }
inkognito-cards-do-greet = Leave the telephone alone
inkognito-cards-do-call = Call! Blue, yellow, green and pink: { $cards }
inkognito-cards-do-pass = Pass { $one } and { $other }
inkognito-cards-do-name = Ask { $whom } for a black card
inkognito-cards-do-show = Show my black { $kind_key ->
    [identity] identity
   *[number] number
}
inkognito-cards-do-look = Look at the black { $kind_key ->
    [identity] identity
   *[number] number
}
inkognito-cards-do-decline = No, thank you
inkognito-cards-ask-lay = Lay a place face down: you go there when the others have.
inkognito-cards-ask-place = Where do you go?
inkognito-cards-ask-wish = You meet. Take the telephone, or leave it alone?
inkognito-cards-ask-pass = Choose two cards to pass, exactly one of them true.
inkognito-cards-ask-name = The Ambassador will ask anyone for you. Whom?
inkognito-cards-ask-show = You are asked for a black card. Which one?
inkognito-cards-ask-look = You are alone with the agent nobody plays. Have a look?
web-kind-number = number
web-pair-start = Choose two cards: exactly one must be true.
web-pair-true = Now a true one.
web-pair-false = Now one that is not true.
web-pass-to = Pass these two to { $who }
web-call = Take the telephone
web-call-more = All eight must be right. If you met your ally and all is right, the two of you score; otherwise the others do.
web-meeting = { $who } meet at { $place }.
web-places = Places
web-laid = you lie in wait
web-go-there = Go there
web-got = What you were given
web-got-from = { $who }:
web-exactly-one = Exactly one is true.
web-your-secrets = You are:
web-score = Game { $game }, round { $round }
web-places-left = still to go:
web-passed = Passed to you:
web-guide-inkognito-cards-secrets = You are this agent, and this is your part of the telephone number. Nobody else knows.
web-guide-inkognito-cards-places = Go somewhere. Exactly two at one place meet; three see nobody. Places you have been to come back after five rounds.
web-guide-inkognito-cards-pass = Choose two cards, exactly one of them true. The other passes you two as well, at the same time. Black cards cannot lie.
web-guide-inkognito-cards-got = Exactly one of these two is true. Together with what you know, that may be enough.
web-guide-inkognito-cards-sheet = Here you think. Tap a cell: no, yes, perhaps, nothing.
web-guide-inkognito-cards-call = When you know all four agents and all four numbers, take the telephone. With four players, the one you met must be your ally.
web-rules-inkognito-cards-1 = Every agent has a secret black identity and a black part of the telephone number. Lord Fiddlebottom is with Colonel Bubble, Madame Zsa Zsa with Agent X.
web-rules-inkognito-cards-2 = In each round all go to a place, and the Ambassador goes to one too. Where exactly two are, they meet.
web-rules-inkognito-cards-3 = Two agents pass each other two cards, exactly one of them true. Never the same two to the same agent twice. An agent who meets the Ambassador may ask anyone for a black card; those do not lie.
web-rules-inkognito-cards-4 = Instead of passing cards you may take the telephone: say of all four who they are and what their number is. With four players, the one you met must be your ally. Right scores for you and your ally, wrong for the others.
web-rules-inkognito-cards-players-3 = With three, everyone plays alone; the fourth agent is played by nobody, and whoever meets him may peep at one of his cards.
web-rules-inkognito-cards-players-5 = With five, everyone plays alone; the fifth is the Ambassador, lays his place face down first, and sees what he is shown.
