inkognito-title = Inkognito
inkognito-about = Venise en plein carnaval. Découvrez qui est votre partenaire, quelle figurine est la bonne, et ce que vous êtes venus faire tous les deux – avant l’autre duo.
inkognito-seat-blue = Bleu
inkognito-seat-green = Vert
inkognito-seat-red = Rouge
inkognito-seat-yellow = Jaune
inkognito-seat-ambassador = l’Ambassadeur
inkognito-side-blue = Bleu
inkognito-side-green = Vert
inkognito-side-red = Rouge
inkognito-side-yellow = Jaune
inkognito-side-ambassador = l’Ambassadeur
inkognito-piece-blue-tall = le grand bleu
inkognito-piece-blue-short = le petit bleu
inkognito-piece-blue-fat = le gros bleu
inkognito-piece-blue-thin = le maigre bleu
inkognito-piece-green-tall = le grand vert
inkognito-piece-green-short = le petit vert
inkognito-piece-green-fat = le gros vert
inkognito-piece-green-thin = le maigre vert
inkognito-piece-red-tall = le grand rouge
inkognito-piece-red-short = le petit rouge
inkognito-piece-red-fat = le gros rouge
inkognito-piece-red-thin = le maigre rouge
inkognito-piece-yellow-tall = le grand jaune
inkognito-piece-yellow-short = le petit jaune
inkognito-piece-yellow-fat = le gros jaune
inkognito-piece-yellow-thin = le maigre jaune
inkognito-piece-ambassador = l’Ambassadeur
inkognito-build-tall = grand
inkognito-build-short = petit
inkognito-build-fat = gros
inkognito-build-thin = maigre
inkognito-identity-LF = Lord Fiddlebottom
inkognito-identity-CB = le colonel Bubble
inkognito-identity-X = l’agent X
inkognito-identity-ZZ = Madame Zsa Zsa
inkognito-letter-A = A
inkognito-letter-B = B
inkognito-letter-C = C
inkognito-letter-D = D
inkognito-question-identity = identité
inkognito-question-build = silhouette
inkognito-ball-land = rue
inkognito-ball-water = canal
inkognito-ball-either = au choix
inkognito-ball-ambassador = Ambassadeur
inkognito-ball-opponent = figurine d’un autre
inkognito-ball-none = rien
inkognito-card-LF = Lord Fiddlebottom
inkognito-card-grey-LF = Lord Fiddlebottom (carte grise)
inkognito-card-CB = le colonel Bubble
inkognito-card-grey-CB = le colonel Bubble (carte grise)
inkognito-card-X = l’agent X
inkognito-card-grey-X = l’agent X (carte grise)
inkognito-card-ZZ = Madame Zsa Zsa
inkognito-card-grey-ZZ = Madame Zsa Zsa (carte grise)
inkognito-card-tall = grand
inkognito-card-grey-tall = grand (carte grise)
inkognito-card-short = petit
inkognito-card-grey-short = petit (carte grise)
inkognito-card-fat = gros
inkognito-card-grey-fat = gros (carte grise)
inkognito-card-thin = maigre
inkognito-card-grey-thin = maigre (carte grise)
inkognito-card-mission-A = la lettre de mission A
inkognito-card-mission-B = la lettre de mission B
inkognito-card-mission-C = la lettre de mission C
inkognito-card-mission-D = la lettre de mission D
inkognito-person-LF-tall = Lord Fiddlebottom (grand)
inkognito-person-LF-short = Lord Fiddlebottom (petit)
inkognito-person-LF-fat = Lord Fiddlebottom (gros)
inkognito-person-LF-thin = Lord Fiddlebottom (maigre)
inkognito-person-CB-tall = le colonel Bubble (grand)
inkognito-person-CB-short = le colonel Bubble (petit)
inkognito-person-CB-fat = le colonel Bubble (gros)
inkognito-person-CB-thin = le colonel Bubble (maigre)
inkognito-person-X-tall = l’agent X (grand)
inkognito-person-X-short = l’agent X (petit)
inkognito-person-X-fat = l’agent X (gros)
inkognito-person-X-thin = l’agent X (maigre)
inkognito-person-ZZ-tall = Madame Zsa Zsa (grande)
inkognito-person-ZZ-short = Madame Zsa Zsa (petite)
inkognito-person-ZZ-fat = Madame Zsa Zsa (grosse)
inkognito-person-ZZ-thin = Madame Zsa Zsa (maigre)
inkognito-space-box = la boîte
inkognito-space-1 = Murano
inkognito-space-2 = Madonna dell’Orto
inkognito-space-3 = Campo dei Mori
inkognito-space-4 = San Giobbe
inkognito-space-5 = Ponte delle Guglie
inkognito-space-6 = San Geremia
inkognito-space-7 = San Marcuola
inkognito-space-8 = Fontego dei Turchi
inkognito-space-9 = Strada Nova
inkognito-space-10 = I Gesuiti
inkognito-space-11 = Santi Apostoli
inkognito-space-12 = Fondamente Nove
inkognito-space-13 = Ca’ d’Oro
inkognito-space-14 = San Giacomo dell’Orio
inkognito-space-15 = Ponte degli Scalzi
inkognito-space-16 = Santa Chiara
inkognito-space-17 = Papadopoli
inkognito-space-18 = I Tolentini
inkognito-space-19 = Santa Maria Maggiore
inkognito-space-20 = Santa Marta
inkognito-space-21 = Tre Ponti
inkognito-space-22 = I Carmini
inkognito-space-23 = San Nicolò dei Mendicoli
inkognito-space-24 = Sacca Fisola
inkognito-space-25 = Molino Stucky
inkognito-space-26 = San Basilio
inkognito-space-27 = San Sebastiano
inkognito-space-28 = Sant’Eufemia
inkognito-space-29 = Ca’ Foscari
inkognito-space-30 = San Barnaba
inkognito-space-31 = Ponte Lungo
inkognito-space-32 = I Gesuati
inkognito-space-33 = San Trovaso
inkognito-space-34 = L’Accademia
inkognito-space-35 = San Samuele
inkognito-space-36 = Sant’Aponal
inkognito-space-37 = La Pescheria
inkognito-space-38 = Lo Spirito Santo
inkognito-space-39 = Il Redentore
inkognito-space-40 = San Giorgio Maggiore
inkognito-space-41 = Sant’Elena
inkognito-space-42 = La Salute
inkognito-space-43 = Molo di San Marco
inkognito-space-44 = Riva degli Schiavoni
inkognito-space-45 = I Giardini
inkognito-space-46 = San Giuseppe di Castello
inkognito-space-47 = San Biagio
inkognito-space-48 = San Zaccaria
inkognito-space-49 = Piazza San Marco
inkognito-space-50 = Ponte di Rialto
inkognito-space-51 = Santa Maria Formosa
inkognito-space-52 = San Francesco della Vigna
inkognito-space-53 = Campo Bandiera e Moro
inkognito-space-54 = L’Arsenale
inkognito-space-55 = Via Garibaldi
inkognito-space-56 = San Pietro di Castello
inkognito-space-57 = Le Vergini
inkognito-space-58 = l’Ambassade (Palazzo Soranzo)
inkognito-enveloped = Vous êtes { $identity }, silhouette : { $build }, lettre : { $letter }.
inkognito-dealt = { $seat_me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} une enveloppe.
inkognito-opened = { $seat_me ->
    [yes] Vous commencerez.
   *[no] { $seat } commencera.
}
inkognito-placing = { $side_me ->
    [yes] Vos figurines prennent place.
   *[no] Les figurines de { $side } prennent place.
}
inkognito-dealing = Toutes les figurines sont en place. On distribue les enveloppes.
inkognito-placed = { $side_me ->
    [yes] Vos figurines
   *[no] Les figurines de { $side }
}, de la première à la dernière case de départ : { $builds }.
inkognito-turn = { $seat_me ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
inkognito-shook = Le Fantôme { $seat_me ->
    [yes] vous montre
   *[no] montre à { $seat }
} : { $balls }.
inkognito-stepped = { $seat_key ->
    [ambassador] { $seat_me ->
        [yes] Vous vous déplacez
       *[no] { $seat } se déplace
    } : { $start } → { $goal }.
   *[other] { $seat_me ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } { $piece } : { $start } → { $goal } ({ $ball }).
}
inkognito-stopped = { $seat_me ->
    [yes] Vous avez fini votre déplacement.
   *[no] { $seat } a fini son déplacement.
}
inkognito-asked = { $met_key ->
    [ambassador] { $me ->
        [ambassador] { $asker } vous rencontre
       *[other] { $asker_me ->
            [yes] Vous rencontrez l’Ambassadeur
           *[no] { $asker } rencontre l’Ambassadeur
        }
    } et { $asker_me ->
        [yes] faites interroger { $whom }
       *[no] { $whom_me ->
            [yes] vous fait interroger
           *[no] fait interroger { $whom }
        }
    }
   *[other] { $asker_me ->
        [yes] Vous rencontrez { $met } et interrogez { $whom }
       *[no] { $asker } rencontre { $met } et { $whom_me ->
            [yes] vous interroge
           *[no] interroge { $whom }
        }
    }
} sur { $question_key ->
    [identity] { $whom_me ->
        [yes] votre identité
       *[no] son identité
    }
   *[build] { $whom_me ->
        [yes] votre silhouette
       *[no] sa silhouette
    }
}.
inkognito-shown = { $shower_me ->
    [yes] Vous montrez à { $asker }
   *[no] { $shower } { $asker_me ->
        [yes] vous montre
       *[no] montre à { $asker }
    }
} : { $cards }.
inkognito-veiled-shown = { $seat_me ->
    [yes] Vous avez montré
   *[no] { $seat } { $whom_me ->
        [yes] vous a montré
       *[no] a montré
    }
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}{ $whom_me ->
    [yes] {""}
   *[no] {" "}à { $whom }
}.
inkognito-answered = { $shower_me ->
    [yes] Vous montrez
   *[no] { $shower } { $asker_me ->
        [yes] vous montre
       *[no] montre
    }
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}{ $asker_me ->
    [yes] {""}
   *[no] {" "}à { $asker }
}.
inkognito-accepted = { $seat_me ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
} la réponse.
inkognito-contested = { $right ->
    [yes] { $seat_me ->
        [yes] Vous aviez déjà vu cela, et le dites
       *[no] { $seat } avait déjà vu cela, et le dit
    } à juste titre : { $shower_me ->
        [yes] vous devez
       *[no] { $shower } doit
    } { $due ->
        [less] répondre à nouveau, avec une carte de moins.
        [single] montrer une carte vraie.
       *[nothing] avouer.
    }
   *[no] { $seat_me ->
        [yes] Vous prétendez
       *[no] { $seat } prétend
    } avoir déjà vu cela, à tort.
}
inkognito-judged = { $shower_me ->
    [yes] Vous devez avouer.
   *[no] { $shower } doit avouer.
} { $true_count ->
    [0] Rien n’était vrai
   *[other] Vrai : { $true }
}. { $false_count ->
    [0] Aucun mensonge.
    [one] Mensonge : { $false }.
   *[other] Mensonges : { $false }.
}
inkognito-veiled-judged = { $seat_me ->
    [yes] Vous avez
   *[no] { $seat } a
} dit ce qui était vrai et ce qui ne l’était pas.
inkognito-expelled = { $seat_me ->
    [yes] Vous renvoyez
   *[no] { $seat } renvoie
} { $piece } : { $start } → { $goal }.
inkognito-stepped-aside = { $seat_me ->
    [yes] Vous vous écartez
   *[no] { $seat } s’écarte
} avec { $piece } : { $start } → { $goal }.
inkognito-declared = « Mission accomplie ! » { $seat_me ->
    [yes] Vous désignez { $partner }
   *[no] { $seat } { $partner_me ->
        [yes] vous désigne
       *[no] désigne { $partner }
    }
} comme partenaire, avec les lettres { $own } et { $other }.
inkognito-responded = { $hands ->
    [yes] { $seat_me ->
        [yes] Vous serrez la main tendue.
       *[no] { $seat } serre la main tendue.
    }
   *[no] { $seat_me ->
        [yes] Vous ne serrez pas la main tendue.
       *[no] { $seat } ne serre pas la main tendue.
    }
}
inkognito-fled = « Vous ne m’aurez pas ! » { $seat_me ->
    [yes] Vous prétendez
   *[no] { $seat } prétend
} avoir pris la fuite.
inkognito-locked = { $seat_me ->
    [yes] Vous déposez votre feuille
   *[no] { $seat } dépose sa feuille
} : « Je sais qui vous êtes ! »
inkognito-may-lock = { $seat_me ->
    [yes] Les cartes sont passées par vos mains : vous pouvez déposer votre feuille.
   *[no] Les cartes sont passées par les mains de { $seat }, qui peut déposer sa feuille.
}
inkognito-went-on = { $active_me ->
    [yes] Votre tour
   *[no] Le tour de { $active }
} continue.
inkognito-noted = Sur votre feuille, de Bleu à Jaune : { $persons }.
inkognito-unmasked = Les masques tombent. Bleu, Vert, Rouge et Jaune étaient { $identities } ; leurs silhouettes : { $builds } ; leurs lettres : { $letters }.{ $sheet_count ->
    [0] {""}
   *[other] {" "}Sur { $me ->
        [ambassador] votre feuille
       *[other] la feuille de l’Ambassadeur
    } : { $sheet }.
}{ $arrested_count ->
    [0] {""}
   *[other] {" "}Personne ne jouait { $arrested }, sous les verrous.
}
inkognito-left = { $seat_me ->
    [yes] Vous quittez
   *[no] { $seat } quitte
} Venise.
inkognito-weighed = Le partenaire était { $partner ->
    [yes] le bon
   *[no] le mauvais
}, les lettres étaient { $letters ->
    [yes] justes
   *[no] fausses
}, la main { $hands ->
    [yes] a été serrée
   *[no] n’a pas été serrée
}, et { $mission_count ->
    [0] il n’y avait pas de mission à accomplir : le vrai partenaire était sous les verrous.
   *[other] la mission { $deed ->
        [yes] était accomplie
       *[no] n’était pas accomplie
    } ({ $mission }).
}
inkognito-flight-weighed = { $arrested ->
    [yes] Le partenaire était sous les verrous
   *[no] Le partenaire était à la table, il n’y avait pas lieu de fuir
} ; la vraie figurine { $arrived ->
    [yes] se trouvait bien
   *[no] ne se trouvait pas
} sur sa case de fuite, { $space }.
inkognito-side-lf-cb = Lord Fiddlebottom et le colonel Bubble
inkognito-side-x-zz = Madame Zsa Zsa et l’agent X
inkognito-side-agents = les agents
inkognito-side-nobody = personne
inkognito-ended-accomplished = Mission accomplie : { $side } l’emportent ({ $winners }).
inkognito-ended-failed = La déclaration échoue : { $count ->
    [one] { $winners_me ->
        [yes] vous gagnez en solitaire.
       *[no] { $winners } gagne en solitaire.
    }
   *[other] { $side } l’emportent ({ $winners }).
}
inkognito-ended-escaped = La fuite réussit : { $winners_me ->
    [yes] vous gagnez en solitaire.
   *[no] { $winners } gagne en solitaire.
}
inkognito-ended-caught = La fuite échoue : victoire pour { $winners }.
inkognito-ended-seen-through = { $me ->
    [ambassador] Vous avez démasqué tout le monde et gagnez en solitaire.
   *[other] L’Ambassadeur a démasqué tout le monde et gagne en solitaire.
}
inkognito-ended-rounds = Le carnaval est fini et personne n’a déclaré « Mission accomplie ! » : partie nulle.
inkognito-ended-forfeit = La partie est finie : victoire pour { $winners }.
inkognito-if-you-leave = Si vous partez pour de bon, la partie s’arrête aussitôt : votre camp perd, l’autre gagne.
inkognito-beat-shook = { $balls }
inkognito-beat-stepped = Vers { $goal }.
inkognito-beat-stepped-aside = Je m’écarte : { $goal }.
inkognito-beat-asked = { $via ->
    [yes] { $question ->
        [identity] Par l’Ambassadeur : qui { $mine ->
            [yes] êtes-vous ?
           *[no] est { $whom } ?
        }
       *[build] Par l’Ambassadeur : quelle silhouette { $mine ->
            [yes] avez-vous ?
           *[no] a { $whom } ?
        }
    }
   *[no] { $mine ->
        [yes] { $question ->
            [identity] Qui êtes-vous ?
           *[build] Quelle est votre silhouette ?
        }
       *[no] { $question ->
            [identity] { $whom }, qui êtes-vous ?
           *[build] { $whom }, quelle est votre silhouette ?
        }
    }
}
inkognito-beat-answered = { $count ->
    [one] Une carte pour { $asker }.
   *[other] { $count } cartes pour { $asker }.
}
inkognito-beat-expelled = Ouste, { $piece } : à { $goal }.
inkognito-beat-declared = Mission accomplie ! { $mine ->
    [yes] Vous êtes
   *[no] { $partner } est
} mon partenaire.
inkognito-beat-responded = { $hands ->
    [yes] Voici ma main.
   *[no] Je garde les mains dans les poches.
}
inkognito-beat-contested = J’ai déjà vu cela !
inkognito-beat-fled = Vous ne m’aurez pas !
inkognito-beat-locked = Je sais qui vous êtes !
