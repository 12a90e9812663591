# Une partie finie, après coup.
review-score = { NUMBER($score, maximumFractionDigits: 0) } sur 100
review-no-score = rien à choisir
review-of = { $seat } ({ $player }) : { $score }
review-won = victoire
review-lost = pas de victoire
review-decisions = { $uncounted ->
    [0] { $count ->
        [one] une décision
       *[other] { $count } décisions
    }
   *[other] { $count ->
        [one] une décision sur { $all } compte
       *[other] { $count } décisions sur { $all } comptent
    }
}
review-kind-question = Questions
review-kind-answer = Réponses
review-kind-movement = Déplacements
review-kind-deed = Victoires à portée
review-kind-call = { $game ->
    [inkognito] { $seat_key ->
        [ambassador] Dépôt de la feuille
       *[other] Déclarations
    }
    [masks] Paris
   *[other] Appels
}
review-kind-clue = Indices
review-kind-file = Fouilles
review-kind-shot = Tirs
review-scoring = Une note dit à quel point les choix ont approché les meilleurs : 100, le meilleur choix à chaque fois ; 0, pas mieux qu’un tirage au sort. Plus une décision avait d’importance, plus elle compte : un seul mauvais choix peut donc peser plus que plusieurs bons. Elle ne compte pas quand tous les choix se valaient à peu près, ni quand un ami a été pris pour un rival, ou l’inverse. Tout est jugé d’après ce que le joueur savait à ce moment-là : une question, d’après les bits qu’on pouvait en attendre et, s’il y a une lettre à découvrir, d’après les chances de voir celle du partenaire ; ce qui est montré, d’après ce qu’un rival, ou quelqu’un du même camp, pouvait en apprendre ; un appel ou un tir, d’après ses chances de réussite. Les déplacements, les indices et les fouilles sont évalués comme le ferait un robot : c’est une estimation.
review-step = Étape { $step } : { $what }
review-turning = Ce qui a décidé de la partie
review-certain = Ce dont { $seat } pouvait être certain
review-moments = Coup par coup
review-better = Mieux
review-better-for = Mieux pour { $whom }
review-instead = { $better } : { $what }.
review-instead-why = { $better } : { $what }. Le conseiller{ $reads ->
    [1] , qui lit aussi dans ce que les autres ont choisi de montrer,
   *[0] {""}
} aurait dit : « { $why } »
review-instead-letter = { $better } : { $what }. Ce qui compte ici, ce ne sont pas les bits, mais la lettre. { $why }
review-instead-more = { $better } : { $what }. Bits attendus, d’après ce qu’on pouvait savoir avant : { NUMBER($would, minimumFractionDigits: 1, maximumFractionDigits: 1) } au lieu de { NUMBER($had, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-instead-less = { $better } : { $what }. Bits donnés en moyenne, d’après ce qu’on pouvait savoir avant : { NUMBER($would, minimumFractionDigits: 1, maximumFractionDigits: 1) } au lieu de { NUMBER($had, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; moins un rival en apprend, mieux c’est.
review-same = Le conseiller{ $reads ->
    [1] , qui lit aussi dans ce que les autres ont choisi de montrer,
   *[0] {""}
} aurait fait de même, en disant : « { $why } »
review-odds-about = Les chances sont celles des donnes seules : chaque donne qui s’accorde avec ce qui a été montré compte autant. Les robots et le conseiller lisent parfois aussi dans ce que les autres ont choisi de montrer, et donnent alors d’autres chances.
review-question = Bits attendus : { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $short ->
    [2] {""}
    [1] , et { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } de la meilleure question
   *[0] , et aucune question n’en promettait vraiment plus
}. Bits appris en fait : { NUMBER($gained, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-answer-less = Bits donnés en fait à { $whom } : { NUMBER($told, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $friend ->
    [1] . Ce n’était pas une perte : en réalité, { $whom } était du même camp
   *[0] { $short ->
        [1] {" "}; il suffisait d’en donner { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[0] , le moins possible
    }
}.
review-answer-more = Bits donnés en fait à { $whom }, sans doute du même camp : { NUMBER($told, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $friend ->
    [1] { $short ->
        [1] {" "}; on pouvait en donner { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[0] , le plus possible
    }
   *[0] . En réalité, { $whom } était un rival, ce qu’on ne pouvait pas savoir
}.
review-clue = Bits attendus : { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $short ->
    [2] {""}
    [1] , et { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } du meilleur indice
   *[0] , et aucun indice n’en promettait vraiment plus
}.
review-odds = { $reads ->
    [1] Chances de réussite, d’après les donnes seules : { $odds } %.
   *[0] Chances de réussite : { $odds } %.
}
review-called = À l’étape { $step }, { $seat } a { $game ->
    [inkognito] { $seat_key ->
        [ambassador] déposé sa feuille
       *[other] déclaré
    }
    [masks] parié
   *[other] appelé
}, avec { $odds } % de chances d’avoir raison.
review-could = À l’étape { $step }, { $seat } pouvait pour la première fois { $game ->
    [inkognito] { $seat_key ->
        [ambassador] déposer sa feuille
       *[other] déclarer
    }
   *[other] appeler
} avec certitude{ $waited ->
    [0] .
    [one] {" "}et a laissé passer une occasion.
   *[other] {" "}et a laissé passer { $waited } occasions.
}
review-note-missed-meeting = Une rencontre utile était à portée.
review-note-missed-deed = Une victoire était plus probable ailleurs.
review-note-waited = { $game ->
    [inkognito] { $seat_key ->
        [ambassador] La feuille
       *[other] Une déclaration
    }
   *[other] Un appel
} aurait été juste à coup sûr.
review-note-hurried = Ce n’était pas certain.
review-note-missed-shot = L’identité d’un traître ne faisait plus aucun doute.
review-turning-waited = { $who } pouvait ici { $game ->
    [inkognito] déclarer
   *[other] appeler
} en ayant raison à coup sûr, { $turns ->
    [one] mais a laissé passer l’occasion
   *[other] mais a laissé passer { $turns } occasions
}{ $game ->
    [inkognito-cards] {" "}: un point certain était à prendre.
   *[other] .
}
review-turning-waited-lock = { $who } pouvait ici déposer sa feuille en ayant raison à coup sûr, { $turns ->
    [one] mais a laissé passer l’occasion
   *[other] mais a laissé passer { $turns } occasions
}.
review-turning-locked = { $who } a déposé sa feuille, avec { $odds } % de chances d’avoir raison.
review-turning-sheet = Ce que { $whom } a montré à { $who } a réduit les possibilités de { $before } à { $after } (bits : { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-turning-missed-deed = { $game ->
    [inkognito] { $who } pouvait aller là où une déclaration aurait eu { $most } % de chances d’être juste, et est allé là où c’était { $odds } %.
   *[other] { $who } pouvait aller là où les chances de pouvoir appeler étaient de { $most } %, et est allé là où elles étaient de { $odds } %.
}
review-turning-found-partner = D’après ce que { $whom } a montré, { $who } pouvait être sûr à { $after } % { $same ->
    [1] qu’ils étaient partenaires
   *[0] que son partenaire était { $partner }
} ({ $before } % avant).
review-turning-found-mission = D’après ce que { $whom } a montré, { $who } pouvait être sûr de sa mission à { $after } %, contre { $before } % avant. { $mission }.
review-turning-misled = Ce que { $whom } a montré a trompé { $who } : le vrai partenaire ne semblait plus probable qu’à { $after } %, contre { $before } % avant.
review-turning-knew = { $who } était alors sûr à 90 % au moins de son partenaire et de sa mission ({ $mission }), et avait encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, mais n’a pas déclaré.
review-turning-gave-away = { $who } a trop montré à { $whom }{ $game ->
    [inkognito-cards] {""}
   *[other] , un rival
} (bits donnés : { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; il suffisait d’en donner { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-turning-weak-question = { $who } n’a pas fait le meilleur choix (bits attendus : { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-turning-missed-meeting = { $who } avait à sa portée une rencontre utile, et est passé à côté.
review-turning-called-right = { $who } a appelé, et les huit cartes étaient justes : { $points ->
    [one] un point pour { $scored }
   *[other] un point chacun pour { $scored }
}.
review-turning-called-wrong = { $who } a appelé avec { $odds } % de chances d’avoir raison. { $wrong ->
    [1] Identité fausse pour { $identities }
    [2] Numéro faux pour { $fragments }
   *[3] Identité fausse pour { $identities }, numéro faux pour { $fragments }
} : { $points ->
    [one] un point pour { $scored }
   *[other] un point chacun pour { $scored }
}.
review-turning-called-stranger = { $who } a appelé avec huit cartes justes, mais sans rencontrer son allié : { $points ->
    [one] un point pour { $scored }
   *[other] un point chacun pour { $scored }
}.
review-turning-closer = D’après ce que { $whom } a montré, { $who } pouvait être sûr à { $after } % de l’appel entier, contre { $before } % avant.
review-turning-looked = Ce que { $who } a vu ici rendait l’appel entier sûr à { $after } %, contre { $before } % avant.
review-turning-missed = { $who } a nommé { $card } pour le traître de { $whom }, avec { $odds } % de chances de toucher, mais c’était { $true }. Il restait { $cartridges ->
    [one] { $cartridges } cartouche
   *[other] { $cartridges } cartouches
} pour { $left ->
    [one] { $left } traître
   *[other] { $left } traîtres
}.
review-turning-dared-shot = { $who } a osé nommer { $card } pour le traître de { $whom } avec seulement { $odds } % de chances, et a touché.
review-turning-not-shot = { $who } pouvait connaître ici un traître avec certitude, et n’a pas tiré.
review-turning-wasted = { $who } a joué { $card } à côté { $own ->
    [1] de son propre traître
   *[0] du traître de { $whom }
}, alors qu’il y avait mieux à faire (bits attendus : { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-turning-told-much = { $who } a joué { $card } à côté { $own ->
    [1] de son propre traître
   *[0] du traître de { $whom }
} : un indice précieux (bits : { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-turning-saw-through = Ce que { $whom } a montré a rapproché { $who } du masque dans la boîte : { $after } % de certitude, { $before } % avant.
review-turning-misled-mask = Ce que { $whom } a montré a trompé { $who } : le masque dans la boîte ne semblait plus probable qu’à { $after } %, contre { $before } % avant.
review-ending = La fin
review-turning-ended-accomplished = { $who } a déclaré avec { $partner } pour partenaire{ $odds ->
    [100] {""}
   *[other] {" "}({ $odds } % de chances)
}, et à raison : la mission était accomplie ({ $mission }).{ $since ->
    [0] {""}
   *[other] {" "}{ $who } était sûr à 90 % au moins de son partenaire et de sa mission dès l’étape { $since }.
}{ $behind ->
    [2] {" "}{ $rival } { $since ->
        [0] était sûr à 90 % au moins de son partenaire et de sa mission
       *[other] était aussi sûr à 90 % au moins de son partenaire et de sa mission
    }, mais n’avait pas déclaré.
    [1] {" "}En face, { $rival } était au mieux sûr à { $near } % de son partenaire et de sa mission.
   *[0] {""}
}
review-turning-ended-failed-partner = { $who } a déclaré avec { $partner } pour partenaire ({ $odds } % de chances d’avoir raison). Mais { $partner } était { $identity }, et le vrai partenaire était { $true } : l’autre camp a gagné.
review-turning-ended-failed-letter = { $who } a déclaré avec { $partner } pour partenaire ({ $odds } % de chances d’avoir raison). Le partenaire était le bon, mais sa lettre était { $letter } et non { $said } : l’autre camp a gagné.
review-turning-ended-failed-deed = { $who } a déclaré avec { $partner } pour partenaire ({ $odds } % de chances d’avoir raison). Partenaire et lettre étaient justes, mais la mission n’était pas accomplie ({ $mission }) : l’autre camp a gagné.
review-turning-ended-failed-hands = { $who } a déclaré, et tout était juste, mais { $partner } n’a pas serré la main : l’autre camp a gagné.
review-turning-ended-escaped = { $who } a fui : son partenaire était sous les verrous, et sa vraie figurine se trouvait sur sa case de fuite, { $space }.{ $behind ->
    [2] {" "}{ $rival } était sûr à 90 % au moins de son partenaire et de sa mission, mais n’avait pas déclaré.
    [1] {" "}En face, { $rival } était au mieux sûr à { $near } % de son partenaire et de sa mission.
   *[0] {""}
}
review-turning-ended-caught-partner = { $who } a fui avec { $odds } % de chances de réussir, mais avait un partenaire à la table, { $true } : l’autre camp a gagné.
review-turning-ended-caught-there = { $who } a fui avec { $odds } % de chances de réussir, mais sa vraie figurine n’était pas sur sa case de fuite, { $space } : l’autre camp a gagné.
review-turning-ended-seen-through = { $who } a déclaré, mais la feuille de l’Ambassadeur, déposée à l’étape { $locked }, était entièrement juste : l’Ambassadeur a gagné seul.
review-turning-ended-rounds = Le carnaval s’est achevé avant que quelqu’un ne déclare : personne n’a gagné.
review-turning-ended-forfeit = Quelqu’un est parti : c’était fini.
review-turning-ended-called-right = { $who } a appelé, et les huit cartes étaient justes{ $odds ->
    [100] {""}
   *[other] {" "}({ $odds } % de chances)
} : { $count ->
    [one] { $winners } avait ainsi assez de points et a gagné
   *[other] { $winners } avaient ainsi assez de points et ont gagné
}.
review-turning-ended-called-wrong = { $who } a appelé avec { $odds } % de chances d’avoir raison. { $wrong ->
    [1] Identité fausse pour { $identities }
    [2] Numéro faux pour { $fragments }
   *[3] Identité fausse pour { $identities }, numéro faux pour { $fragments }
} : { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}.
review-turning-ended-called-stranger = { $who } a appelé avec huit cartes justes, mais sans rencontrer son allié : { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}.
review-turning-ended-void = Trop de nuits sans appel : personne n’a gagné.
review-turning-ended-eliminated = { $who } a nommé { $card } pour le traître de { $whom }, avec { $odds } % de chances de toucher, et a touché le dernier traître. Tirs manqués : { $misses } ; cartouches restantes : { $cartridges }.
review-turning-ended-cartridges = { $who } a nommé { $card } pour le traître de { $whom }, avec { $odds } % de chances de toucher, mais c’était { $true }. Tirs manqués : { $misses } ; { $cartridges ->
    [0] il ne restait plus de cartouche
    [one] il ne restait qu’une cartouche
   *[other] il ne restait que { $cartridges } cartouches
} pour { $left ->
    [one] { $left } traître
   *[other] { $left } traîtres
}, et la mission était manquée.
review-turning-ended-no-action = { $who } ne pouvait plus rien faire, alors qu’il restait { $left ->
    [one] { $left } traître
   *[other] { $left } traîtres
} et { $cartridges ->
    [one] { $cartridges } cartouche
   *[other] { $cartridges } cartouches
} : les cartes se sont épuisées avant qu’on trouve les traîtres, et la mission était manquée.
review-turning-ended-time = Le temps s’est écoulé alors qu’il restait { $left ->
    [one] { $left } traître
   *[other] { $left } traîtres
} : la mission était manquée.
review-turning-ended-kingpin-fell = Dernier à l’intérieur, { $who } a nommé { $card }, avec { $odds } % de chances d’avoir raison : le caïd est tombé.
review-turning-ended-kingpin-missed = Dernier à l’intérieur, { $who } a nommé { $card }, avec { $odds } % de chances d’avoir raison, mais le caïd était { $true } : la mission était manquée.
review-turning-ended-kingpin-escaped = Il ne restait que le caïd, mais plus d’un agent était encore à l’intérieur : il s’est échappé, et la mission était manquée.
review-turning-ended-guessed = { $count ->
    [0] Personne n’a vu juste ; le meilleur pari avait { $odds } % de chances.
    [one] { $winners } a vu juste ; le meilleur pari avait { $odds } % de chances.
   *[other] { $winners } ont vu juste ; le meilleur pari avait { $odds } % de chances.
}
review-whom = Voir les décisions de
review-whose = { $whose } : { $what }
review-what-partner = le partenaire
review-what-ally = l’allié
review-what-call = l’appel tout entier
review-what-identity = identité
review-what-build = silhouette
review-what-mission = lettre de mission
review-what-number = morceau du numéro
review-what-card = traître
review-what-mask = masque
review-percent = { $odds } %
review-curve = La probabilité que ce joueur pouvait donner à la vérité, pour :
review-curve-now = Après l’étape { $step } : { $odds } %
review-curve-not-yet = Après l’étape { $step }, il n’y avait encore rien à découvrir.
review-curve-new = Là où la ligne s’interrompt, { $game ->
    [infiltraitors] il y avait un nouveau traître à démasquer
    [inkognito-cards] une nouvelle manche commençait
   *[other] il y avait du nouveau à découvrir
} ({ $count ->
    [one] étape
   *[other] étapes
} { $steps }).
review-scrub = Étape de la partie
review-all-decisions = Aussi celles qui ne pouvaient être meilleures
review-nothing-better = Il n’y avait jamais rien de mieux à faire.
