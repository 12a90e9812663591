inkognito-cards-title = Inkognito, le jeu de cartes
inkognito-cards-about = Quatre agents se promènent dans Venise et se glissent des demi-vérités. Trouvez qui est qui et qui détient quel morceau du numéro de téléphone, puis appelez.
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
inkognito-cards-leads = { $who_me ->
    [yes] Vous ouvrez
   *[no] { $who } ouvre
} le premier tour.
inkognito-cards-dealt = { $who_me ->
    [yes] Vous recevez
   *[no] { $who } reçoit
} une identité noire et un numéro noir.
inkognito-cards-secrets = { $who_me ->
    [yes] Vous êtes
   *[no] { $who } est
} { $identity_key ->
    [CB] le colonel Bubble
    [X] l’agent X
   *[other] { $identity }
} et { $who_me ->
    [yes] avez
   *[no] a
} le { $fragment }.
inkognito-cards-hidden = { $me ->
    [ambassador] Vous posez
   *[other] L’Ambassadeur pose
} un lieu face cachée.
inkognito-cards-laid = { $me ->
    [ambassador] Vous comptez vous
   *[other] En secret, l’Ambassadeur compte se
} rendre { inkognito-cards-to-place }.
inkognito-cards-to-place = { $place_key ->
    [Rialto] au Rialto
    [Bridge-of-Sighs] au pont des Soupirs
    [Salute] à la Salute
   *[other] à { $place }
}
inkognito-cards-went = { $who_me ->
    [yes] Vous vous rendez
   *[no] { $who } se rend
} { inkognito-cards-to-place }.
inkognito-cards-greeted = { $who_me ->
    [yes] Vous rencontrez { $met } et n’appelez pas.
   *[no] { $met_count ->
        [one] { $met_me ->
            [yes] { $who } vous rencontre
           *[no] { $who } rencontre { $met }
        }
       *[other] { $who } se trouve avec { $met }
    } et n’appelle pas.
}
inkognito-cards-pair = { $giver_me ->
    [yes] Vous passez à { $to }
   *[no] { $giver } { $to_me ->
        [yes] vous passe
       *[no] passe à { $to }
    }
} : { $one } et { $other }. Une seule des deux cartes dit vrai.
inkognito-cards-veiled-pair = { $seat_me ->
    [yes] Vous avez passé deux cartes à { $whom }.
   *[no] { $seat } { $whom_me ->
        [yes] vous a passé deux cartes.
       *[no] a passé deux cartes à { $whom }.
    }
}
inkognito-cards-chosen = { $who_me ->
    [yes] Vous avez
   *[no] { $who } a
} choisi deux cartes pour { $to }.
inkognito-cards-named = Par { $me ->
    [ambassador] votre entremise
   *[other] l’Ambassadeur
}, { $who_me ->
    [yes] vous demandez
   *[no] { $who } { $whom_me ->
        [yes] vous demande
       *[no] demande
    }
} une carte noire{ $whom_me ->
    [yes] {""}
   *[no] {" "}à { $whom }
}.
inkognito-cards-declined = { $met_key ->
    [ambassador] { $met_me ->
        [yes] { $who } vous rencontre et n’interroge personne.
       *[no] { $who_me ->
            [yes] Vous rencontrez l’Ambassadeur et n’interrogez personne.
           *[no] { $who } rencontre l’Ambassadeur et n’interroge personne.
        }
    }
   *[other] { $who_me ->
        [yes] Vous ne regardez
       *[no] { $who } ne regarde
    } aucune carte noire de l’agent que personne ne joue.
}
inkognito-cards-black = { $shower_me ->
    [yes] Vous montrez { $to_to }
   *[no] { $to_me ->
        [yes] { $to } voyez
       *[no] { $to } { $to_count ->
            [one] voit
           *[other] voient
        }
    } la carte de { $shower }
} : { $card }.
inkognito-cards-veiled-black = { $seat_key ->
    [none] { $whom_me ->
        [yes] Vous avez
       *[no] { $whom } a
    } vu une carte noire de l’agent que personne ne joue.
   *[other] { $seat_me ->
        [yes] Vous avez montré une carte noire à { $whom }.
       *[no] { $seat } { $whom_me ->
            [yes] vous a montré une carte noire.
           *[no] a montré une carte noire à { $whom }.
        }
    }
}
inkognito-cards-showed = { $who_me ->
    [yes] Vous montrez une carte noire à { $to }.
   *[no] { $to_me ->
        [yes] { $who } vous montre une carte noire.
       *[no] { $who } montre une carte noire à { $to }.
    }
}
inkognito-cards-looked = { $who_me ->
    [yes] Vous jetez
   *[no] { $who } jette
} un œil à une carte noire de l’agent que personne ne joue.
inkognito-cards-called = { $who_me ->
    [yes] Vous appelez et annoncez
   *[no] { $who } appelle et annonce
} : { $me ->
    [blue] vous
   *[other] Bleu
}, { $blue } ; { $me ->
    [yellow] vous
   *[other] Jaune
}, { $yellow } ; { $me ->
    [green] vous
   *[other] Vert
}, { $green } ; { $me ->
    [pink] vous
   *[other] Rose
}, { $pink }.
inkognito-cards-unmasked = { $pink_count ->
    [0] La donne est interrompue ; on retourne les cartes déjà distribuées.
   *[other] On retourne les cartes noires. { $me ->
        [blue] Vous
       *[other] Bleu
    } : { $blue }. { $me ->
        [yellow] Vous
       *[other] Jaune
    } : { $yellow }. { $me ->
        [green] Vous
       *[other] Vert
    } : { $green }. { $me ->
        [pink] Vous
       *[other] Rose
    } : { $pink }.
}
inkognito-cards-compared = { $identities_count ->
    [0] { $fragments_count ->
        [0] Les huit cartes étaient justes.
       *[other] Toutes les identités étaient justes ; numéro faux pour { $fragments }.
    }
   *[other] { $fragments_count ->
        [0] Identité fausse pour { $identities } ; tous les numéros étaient justes.
       *[other] Identité fausse pour { $identities } ; numéro faux pour { $fragments }.
    }
}{ $ally ->
    [yes] {" "}L’agent rencontré était bien l’allié.
    [no] {" "}L’agent rencontré n’était pas l’allié.
   *[none] {""}
}
inkognito-cards-put-away = Chacun reprend ses cartes.
inkognito-cards-scored = { $right ->
    [yes] C’est le bon numéro
   *[no] Appel manqué
} : un point { $who_count ->
    [one] pour { $who }.
   *[other] chacun pour { $who }.
}
inkognito-cards-voided = La nuit s’achève sans que personne ait appelé. Aucun point.
inkognito-cards-left = { $seat_me ->
    [yes] Vous quittez
   *[no] { $seat } quitte
} Venise.
inkognito-cards-side-nobody = personne
inkognito-cards-side-one = un seul joueur
inkognito-cards-side-several = plusieurs joueurs
inkognito-cards-ended-points = La partie est finie : victoire pour { $winners }.
inkognito-cards-ended-void = Trop de nuits sans un appel : la partie est nulle.
inkognito-cards-ended-forfeit = La partie est interrompue : victoire pour { $winners }.
inkognito-cards-if-you-leave = Si vous partez pour de bon, la partie s’arrête aussitôt : la victoire va, parmi les autres, à qui a le plus de points.
inkognito-cards-identity-LF = Lord Fiddlebottom
inkognito-cards-identity-CB = le colonel Bubble
inkognito-cards-identity-X = l’agent X
inkognito-cards-identity-ZZ = Madame Zsa Zsa
inkognito-cards-number-0 = 0
inkognito-cards-number-11 = 11
inkognito-cards-number-29 = 29
inkognito-cards-number-52 = 52
inkognito-cards-ally = Votre allié
inkognito-cards-call = L’appel
inkognito-cards-because-own-identity = vous êtes { $identity_key ->
    [CB] le colonel Bubble
    [X] l’agent X
   *[other] { $identity }
}
inkognito-cards-because-own-number = vous avez le { $fragment }
inkognito-cards-because-pair = { $giver } a passé { $one } et { $other }, et une seule des deux cartes est vraie
inkognito-cards-because-pair-black = { $giver } a passé { $one } et { $other } : les cartes noires ne mentent pas, donc l’autre ment
inkognito-cards-because-claimed = { $who } a appelé en annonçant { $cards }, et { $right ->
    [yes] tout était juste
   *[no] { $who_key ->
        [ambassador] l’appel était faux
       *[other] l’appel était faux, mais pas sur les deux cartes de qui appelait
    }
}
inkognito-cards-because-black = { $shower } a la carte { $card }, et les cartes noires ne mentent pas
inkognito-cards-is-identity = { $whose ->
    [vous] vous êtes { $value }
   *[other] { $whose } est { $value }
}
inkognito-cards-is-together = { $whose } est { $value }
inkognito-cards-together-identity-number = { $one } avec le { $other }
inkognito-cards-is-ally = { $whose } est votre allié
inkognito-cards-is-not-identity = { $whose } n’est pas { $value }
inkognito-cards-is-number = { $whose ->
    [vous] vous avez pour numéro { $value }
   *[other] { $whose } a pour numéro { $value }
}
inkognito-cards-is-not-number = { $whose } n’a pas pour numéro { $value }
