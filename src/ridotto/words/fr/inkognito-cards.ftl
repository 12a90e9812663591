inkognito-cards-title = Inkognito, le jeu de cartes
inkognito-cards-about = Quatre agents se promènent dans Venise et se glissent des demi-vérités. Trouvez qui est qui et qui détient quelle partie du numéro, puis décrochez le téléphone.
inkognito-cards-seat-blue = Bleu
inkognito-cards-seat-yellow = Jaune
inkognito-cards-seat-green = Vert
inkognito-cards-seat-pink = Rose
inkognito-cards-seat-ambassador = l’Ambassadeur
inkognito-cards-agent-blue = Bleu
inkognito-cards-agent-yellow = Jaune
inkognito-cards-agent-green = Vert
inkognito-cards-agent-pink = Rose
inkognito-cards-agent-ambassador = l’Ambassadeur
inkognito-cards-place-San-Marco = San Marco
inkognito-cards-place-San-Giorgio = San Giorgio
inkognito-cards-place-Rialto = Rialto
inkognito-cards-place-Bridge-of-Sighs = Pont des Soupirs
inkognito-cards-place-Salute = Salute
inkognito-cards-kind-identity = identité
inkognito-cards-kind-number = numéro
inkognito-cards-card-LF = Lord Fiddlebottom
inkognito-cards-card-CB = Colonel Bubble
inkognito-cards-card-X = Agent X
inkognito-cards-card-ZZ = Madame Zsa Zsa
inkognito-cards-card-0 = 0
inkognito-cards-card-11 = 11
inkognito-cards-card-29 = 29
inkognito-cards-card-52 = 52
inkognito-cards-card-black-LF = Lord Fiddlebottom (carte noire)
inkognito-cards-card-black-CB = Colonel Bubble (carte noire)
inkognito-cards-card-black-X = Agent X (carte noire)
inkognito-cards-card-black-ZZ = Madame Zsa Zsa (carte noire)
inkognito-cards-card-black-0 = 0 (carte noire)
inkognito-cards-card-black-11 = 11 (carte noire)
inkognito-cards-card-black-29 = 29 (carte noire)
inkognito-cards-card-black-52 = 52 (carte noire)
inkognito-cards-leads = { $who } ouvre le premier tour.
inkognito-cards-dealt = { $who } reçoit une identité et un numéro noirs.
inkognito-cards-secrets = { $who } : { $identity }, avec le fragment { $fragment }.
inkognito-cards-hidden = L’Ambassadeur pose un lieu face cachée.
inkognito-cards-laid = En secret, l’Ambassadeur compte se rendre { inkognito-cards-to-place }.
inkognito-cards-to-place = { $place_key ->
    [Rialto] au Rialto
    [Bridge-of-Sighs] au pont des Soupirs
    [Salute] à la Salute
   *[other] à { $place }
}
inkognito-cards-went = { $who_key ->
    [ambassador] L’Ambassadeur se rend { inkognito-cards-to-place }.
   *[other] { $who } se rend { inkognito-cards-to-place }.
}
inkognito-cards-greeted = { $who_key ->
    [ambassador] L’Ambassadeur salue { $met } sans toucher au téléphone.
   *[other] { $who } salue { $met } sans toucher au téléphone.
}
inkognito-cards-pair = { $giver } à { $to } : { $one } et { $other }. Une seule des deux cartes dit vrai.
inkognito-cards-chosen = { $who } a choisi deux cartes pour { $to }.
inkognito-cards-named = Par l’Ambassadeur, { $who } demande une carte noire à { $whom }.
inkognito-cards-declined = { $met_key ->
    [ambassador] { $who } rencontre l’Ambassadeur et n’interroge personne.
   *[other] { $who } ne regarde aucune carte de { $met }.
}
inkognito-cards-black = Pour { $to } : { $shower } a { $card }.
inkognito-cards-showed = { $who } montre une carte noire à { $to }.
inkognito-cards-looked = { $who } jette un œil à une carte noire de l’agent sans joueur.
inkognito-cards-called = { $who_key ->
    [ambassador] L’Ambassadeur décroche le téléphone.
   *[other] { $who } décroche le téléphone.
} Bleu : { $blue }. Jaune : { $yellow }. Vert : { $green }. Rose : { $pink }.
inkognito-cards-unmasked = { $pink_count ->
    [0] La donne est interrompue ; on retourne les cartes déjà distribuées.
   *[other] On retourne les cartes noires. Bleu : { $blue }. Jaune : { $yellow }. Vert : { $green }. Rose : { $pink }.
}
inkognito-cards-put-away = Chacun reprend ses cartes et déchire ses notes.
inkognito-cards-scored = { $right ->
    [yes] C’est le bon numéro : un point pour { $who }.
   *[no] Faux numéro : un point pour { $who }.
}
inkognito-cards-voided = La nuit s’achève sans que personne ait appelé. Aucun point.
inkognito-cards-left = { $seat_key ->
    [ambassador] L’Ambassadeur quitte Venise.
   *[other] { $seat } quitte Venise.
}
inkognito-cards-side-nobody = personne
inkognito-cards-side-one = un seul joueur
inkognito-cards-side-several = plusieurs joueurs
inkognito-cards-ended-points = La rencontre revient à { $winners }.
inkognito-cards-ended-void = Trop de nuits sans un appel : la rencontre est nulle.
inkognito-cards-ended-forfeit = La rencontre est interrompue et revient à { $winners }.
inkognito-cards-identity-LF = Lord Fiddlebottom
inkognito-cards-identity-CB = Colonel Bubble
inkognito-cards-identity-X = Agent X
inkognito-cards-identity-ZZ = Madame Zsa Zsa
inkognito-cards-number-0 = 0
inkognito-cards-number-11 = 11
inkognito-cards-number-29 = 29
inkognito-cards-number-52 = 52
inkognito-cards-ally = Votre allié
inkognito-cards-call = L’appel
inkognito-cards-because-own-identity = vous êtes { $identity }
inkognito-cards-because-own-number = vous avez le { $fragment }
inkognito-cards-because-pair = { $giver } a passé { $one } et { $other }, dont une seule carte est vraie
inkognito-cards-because-black = { $shower } a { $card }, et les cartes noires ne mentent pas
inkognito-cards-because-unmasked = les cartes noires ont été retournées
inkognito-cards-is-identity = { $whose } est { $value }
inkognito-cards-is-not-identity = { $whose } n’est pas { $value }
inkognito-cards-is-number = { $whose } a le { $value }
inkognito-cards-is-not-number = { $whose } n’a pas le { $value }
