inkognito-cards-title = Inkognito, the card game
inkognito-cards-about = Four agents stroll through Venice and pass each other half-truths. Work out who is who and who holds which part of the number, then take the telephone.
inkognito-cards-seat-blue = Blue
inkognito-cards-seat-yellow = Yellow
inkognito-cards-seat-green = Green
inkognito-cards-seat-pink = Pink
inkognito-cards-seat-ambassador = the Ambassador
inkognito-cards-agent-blue = Blue
inkognito-cards-agent-yellow = Yellow
inkognito-cards-agent-green = Green
inkognito-cards-agent-pink = Pink
inkognito-cards-agent-ambassador = the Ambassador
inkognito-cards-place-San-Marco = San Marco
inkognito-cards-place-San-Giorgio = San Giorgio
inkognito-cards-place-Rialto = Rialto
inkognito-cards-place-Bridge-of-Sighs = Bridge of Sighs
inkognito-cards-place-Salute = Salute
inkognito-cards-kind-identity = identity
inkognito-cards-kind-number = number
inkognito-cards-card-LF = Lord Fiddlebottom
inkognito-cards-card-CB = Colonel Bubble
inkognito-cards-card-X = Agent X
inkognito-cards-card-ZZ = Madame Zsa Zsa
inkognito-cards-card-0 = 0
inkognito-cards-card-11 = 11
inkognito-cards-card-29 = 29
inkognito-cards-card-52 = 52
inkognito-cards-card-black-LF = the black Lord Fiddlebottom
inkognito-cards-card-black-CB = the black Colonel Bubble
inkognito-cards-card-black-X = the black Agent X
inkognito-cards-card-black-ZZ = the black Madame Zsa Zsa
inkognito-cards-card-black-0 = the black 0
inkognito-cards-card-black-11 = the black 11
inkognito-cards-card-black-29 = the black 29
inkognito-cards-card-black-52 = the black 52
inkognito-cards-leads = { $who } leads the first round.
inkognito-cards-dealt = { $who } is dealt a black identity and a black number.
inkognito-cards-secrets = { $who } is { $identity } and holds { $fragment }.
inkognito-cards-hidden = The Ambassador lays a place face down.
inkognito-cards-laid = The Ambassador secretly means to go { inkognito-cards-to-place }.
inkognito-cards-to-place = { $place_key ->
    [Rialto] to the Rialto
    [Bridge-of-Sighs] to the Bridge of Sighs
    [Salute] to the Salute
   *[other] to { $place }
}
inkognito-cards-went = { $who_key ->
    [ambassador] The Ambassador goes { inkognito-cards-to-place }.
   *[other] { $who } goes { inkognito-cards-to-place }.
}
inkognito-cards-greeted = { $who_key ->
    [ambassador] The Ambassador greets { $met } and leaves the telephone alone.
   *[other] { $who } greets { $met } and leaves the telephone alone.
}
inkognito-cards-pair = { $giver } to { $to }: { $one } and { $other }. Exactly one of them is true.
inkognito-cards-chosen = { $who } has chosen two cards for { $to }.
inkognito-cards-named = Through the Ambassador, { $who } asks { $whom } for a black card.
inkognito-cards-declined = { $met_key ->
    [ambassador] { $who } meets the Ambassador and asks nobody.
   *[other] { $who } looks at none of { $met }’s cards.
}
inkognito-cards-black = For { $to }: { $shower } has { $card }.
inkognito-cards-showed = { $who } shows { $to } a black card.
inkognito-cards-looked = { $who } peeps at a black card of the agent nobody plays.
inkognito-cards-called = { $who_key ->
    [ambassador] The Ambassador takes the telephone.
   *[other] { $who } takes the telephone.
} Blue: { $blue }. Yellow: { $yellow }. Green: { $green }. Pink: { $pink }.
inkognito-cards-unmasked = { $pink_count ->
    [0] The deal is broken off; the cards dealt are turned up.
   *[other] The black cards are turned up. Blue: { $blue }. Yellow: { $yellow }. Green: { $green }. Pink: { $pink }.
}
inkognito-cards-put-away = The cards are taken back and the notes torn up.
inkognito-cards-scored = { $right ->
    [yes] The call goes through: a point for { $who }.
   *[no] Wrong number: a point for { $who }.
}
inkognito-cards-voided = The night is over and nobody has called. No points.
inkognito-cards-left = { $seat_key ->
    [ambassador] The Ambassador leaves Venice.
   *[other] { $seat } leaves Venice.
}
inkognito-cards-side-nobody = nobody
inkognito-cards-side-one = one player
inkognito-cards-side-several = several players
inkognito-cards-ended-points = The match goes to { $winners }.
inkognito-cards-ended-void = Too many nights without a call: the match is a draw.
inkognito-cards-ended-forfeit = The match is broken off and goes to { $winners }.
inkognito-cards-identity-LF = Lord Fiddlebottom
inkognito-cards-identity-CB = Colonel Bubble
inkognito-cards-identity-X = Agent X
inkognito-cards-identity-ZZ = Madame Zsa Zsa
inkognito-cards-number-0 = 0
inkognito-cards-number-11 = 11
inkognito-cards-number-29 = 29
inkognito-cards-number-52 = 52
inkognito-cards-ally = Your ally
inkognito-cards-call = The call
inkognito-cards-because-own-identity = you are { $identity }
inkognito-cards-because-own-number = you hold { $fragment }
inkognito-cards-because-pair = { $giver } passed { $one } and { $other }, exactly one of them true
inkognito-cards-because-black = { $shower } has { $card }, and black cards do not lie
inkognito-cards-because-unmasked = the black cards were turned up
inkognito-cards-is-identity = { $whose } is { $value }
inkognito-cards-is-not-identity = { $whose } is not { $value }
inkognito-cards-is-number = { $whose } holds { $value }
inkognito-cards-is-not-number = { $whose } does not hold { $value }
