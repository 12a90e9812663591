inkognito-cards-title = Inkognito, the card game
inkognito-cards-about = Four agents stroll through Venice and pass each other half-truths. Work out who is who and who holds which part of the telephone number, then call.
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
inkognito-cards-leads = { $who_me ->
    [yes] You lead
   *[no] { $who } leads
} the first round.
inkognito-cards-dealt = { $who_me ->
    [yes] You were
   *[no] { $who } was
} dealt a black identity and a black number.
inkognito-cards-secrets = { $who_me ->
    [yes] You are { $identity } and hold
   *[no] { $who } is { $identity } and holds
} { $fragment }.
inkognito-cards-hidden = { $me ->
    [ambassador] You
   *[other] The Ambassador
} laid a place face down.
inkognito-cards-laid = { $me ->
    [ambassador] You mean
   *[other] The Ambassador secretly means
} to go { inkognito-cards-to-place }.
inkognito-cards-to-place = { $place_key ->
    [Rialto] to the Rialto
    [Bridge-of-Sighs] to the Bridge of Sighs
    [Salute] to the Salute
   *[other] to { $place }
}
inkognito-cards-went = { $who } went { inkognito-cards-to-place }.
inkognito-cards-greeted = { $who } met { $met }, and did not call.
inkognito-cards-pair = { $giver } passed { $to }: { $one } and { $other }. Exactly one of them is true.
inkognito-cards-veiled-pair = { $seat } passed two cards to { $whom }.
inkognito-cards-chosen = { $who } chose two cards for { $to }.
inkognito-cards-named = Through { $me ->
    [ambassador] you
   *[other] the Ambassador
}, { $who } asked { $whom } for a black card.
inkognito-cards-declined = { $met_key ->
    [ambassador] { $who } met { $met } and asked nobody.
   *[other] { $who } looked at neither black card of the agent nobody plays.
}
inkognito-cards-black = { $to } saw { $shower_me ->
    [yes] your card
   *[no] { $shower }’s card
}: { $card }.
inkognito-cards-veiled-black = { $seat_key ->
    [none] { $whom } saw a black card of the agent nobody plays.
   *[other] { $seat } showed { $whom } a black card.
}
inkognito-cards-showed = { $who } showed { $to } a black card.
inkognito-cards-looked = { $who } looked at a black card of the agent nobody plays.
inkognito-cards-called = { $who } called. { $me ->
    [blue] You
   *[other] Blue
}: { $blue }. { $me ->
    [yellow] You
   *[other] Yellow
}: { $yellow }. { $me ->
    [green] You
   *[other] Green
}: { $green }. { $me ->
    [pink] You
   *[other] Pink
}: { $pink }.
inkognito-cards-unmasked = { $pink_count ->
    [0] The game is abandoned; the cards dealt are turned up.
   *[other] The black cards are turned up. { $me ->
        [blue] You
       *[other] Blue
    }: { $blue }. { $me ->
        [yellow] You
       *[other] Yellow
    }: { $yellow }. { $me ->
        [green] You
       *[other] Green
    }: { $green }. { $me ->
        [pink] You
       *[other] Pink
    }: { $pink }.
}
inkognito-cards-compared = { $identities_count ->
    [0] { $fragments_count ->
        [0] All eight cards were right.
       *[other] All identities were right; the number was wrong for { $fragments }.
    }
   *[other] { $fragments_count ->
        [0] The identity was wrong for { $identities }; all numbers were right.
       *[other] The identity was wrong for { $identities }, and the number for { $fragments }.
    }
}{ $ally ->
    [yes] {" "}The caller was meeting the ally.
    [no] {" "}The caller was not meeting the ally.
   *[none] {""}
}
inkognito-cards-put-away = The cards are taken back.
inkognito-cards-scored = { $right ->
    [yes] The call goes through: a point { $who_count ->
        [one] for { $who }.
       *[other] each for { $who }.
    }
   *[no] A wrong call: a point { $who_count ->
        [one] for { $who }.
       *[other] each for { $who }.
    }
}
inkognito-cards-voided = The night is over and nobody has called: no points.
inkognito-cards-left = { $seat } left Venice.
inkognito-cards-side-nobody = nobody
inkognito-cards-side-one = one player
inkognito-cards-side-several = several players
inkognito-cards-ended-points = The match goes to { $winners }.
inkognito-cards-ended-void = Too many nights without a call: the match is a draw.
inkognito-cards-ended-forfeit = The match ends early and goes to { $winners }.
inkognito-cards-if-you-leave = If you leave for good, the match ends at once and goes to whoever else has the most points.
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
inkognito-cards-because-pair-black = { $giver } passed { $one } and { $other }: black cards do not lie, and the other one does
inkognito-cards-because-claimed = { $who } called { $cards }, and { $right ->
    [yes] all of it was right
   *[no] { $who_key ->
        [ambassador] the call was wrong
       *[other] the call was wrong, but not about the caller’s own two
    }
}
inkognito-cards-because-black = { $shower } has { $card }, and black cards do not lie
inkognito-cards-is-identity = { $whose ->
    [you] you are { $value }
   *[other] { $whose } is { $value }
}
inkognito-cards-is-together = { $whose } is { $value }
inkognito-cards-together-identity-number = { $one } with { $other }
inkognito-cards-is-ally = { $whose } is your ally
inkognito-cards-is-not-identity = { $whose } is not { $value }
inkognito-cards-is-number = { $whose ->
    [you] you hold { $value }
   *[other] { $whose } holds { $value }
}
inkognito-cards-is-not-number = { $whose } does not hold { $value }
