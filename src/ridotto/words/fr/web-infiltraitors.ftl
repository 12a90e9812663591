infiltraitors-do-identify = Prendre le traître suivant
infiltraitors-do-clue = Poser { $card } près de { infiltraitors-whose } traître
infiltraitors-do-exchange = Poser { $card } près du traître qui est devant { $whom }
infiltraitors-do-clue-from = Poser la carte { NTH($place) } ({ $owner }) près de { infiltraitors-whose } traître
infiltraitors-whose = { $told ->
    [advised] votre
    [done] son
   *[own] mon
}
infiltraitors-do-exchange-from = Poser la carte { NTH($place) } ({ $owner }) près du traître qui est devant { $whom }
infiltraitors-do-request = Piocher une carte
infiltraitors-do-decline = Non, merci
infiltraitors-do-files = { $number ->
    [1] Fouiller le quartier général : piocher une carte
    [2] Fouiller le quartier général : piocher deux cartes
   *[3] Fouiller le quartier général : piocher trois cartes
}
infiltraitors-do-eliminate = Tirer sur le traître qui est devant { $whom } en nommant { $card }
infiltraitors-sure-eliminate = Cela coûte une cartouche, juste ou non. S’il reste moins de cartouches que de traîtres, la mission est manquée.
infiltraitors-do-reward = Choisir { $card }
infiltraitors-do-dig = Choisir une carte cachée
infiltraitors-do-discard = Défausser { $cards }
infiltraitors-do-discard-places = Défausser sans regarder, selon la place : { NTH($places) }
infiltraitors-do-leave = Jeter un œil au caïd et partir
infiltraitors-sure-leave = Vous voyez le caïd, laissez aux autres de quoi le reconnaître, défaussez votre main et ne jouez plus jusqu’à la fin de la mission.
infiltraitors-do-lay = Poser { $card } près du caïd
infiltraitors-do-accuse = Le caïd est { $card }.
infiltraitors-sure-accuse = Si c’est juste, la mission est accomplie, quoi qu’il reste. Si c’est faux, elle est manquée.
infiltraitors-ask-turn = À vous. Une seule chose : { $deeds_or }.
infiltraitors-ask-turn-no-shot = À vous. Une seule chose : { $deeds_or }. Vous ne pouvez tirer sur personne pour l’instant.
infiltraitors-ask-turn-unarmed = À vous. Une seule chose : { $deeds_or }. Il n’y a que { $elite } qui puisse tirer.
infiltraitors-ask-turn-shoot = À vous. Il ne reste qu’à tirer.
infiltraitors-deed-identify = prendre le traître suivant
infiltraitors-deed-clue = poser une carte près de votre traître
infiltraitors-deed-clue-from = poser la carte d’un autre près de votre traître
infiltraitors-deed-exchange = poser une carte près du traître d’un autre agent
infiltraitors-deed-exchange-from = poser la carte d’un autre près du traître d’un autre agent
infiltraitors-deed-files = fouiller le quartier général
infiltraitors-deed-eliminate = tirer
infiltraitors-ask-draw = Vous pouvez piocher une carte au quartier général, ou non.
infiltraitors-ask-reward = Vous pouvez prendre une carte de la défausse en récompense : une carte visible de votre choix, ou une carte cachée au hasard. Ou aucune.
infiltraitors-ask-reward-open = Vous pouvez prendre une carte visible de la défausse en récompense, ou aucune.
infiltraitors-ask-reward-hidden = Vous pouvez prendre au hasard une carte cachée de la défausse en récompense, ou aucune.
infiltraitors-ask-reward-finale = Choisissez une carte de la défausse. C’est obligatoire : on la met de côté pour le final.
infiltraitors-ask-discard = Vous avez trop de cartes : défaussez-en { $number ->
    [one] une
   *[other] { $number }
}.
infiltraitors-ask-discard-blind = Vous avez trop de cartes : défaussez-en { $number ->
    [one] une
   *[other] { $number }
} sans regarder.
infiltraitors-ask-leave = Vous pouvez jeter un œil au caïd et partir, ou rester.
infiltraitors-ask-leave-or-lose = Il ne reste que le caïd. Partez, et le dernier d’entre vous devra le nommer. Si vous restez, la mission est manquée.
infiltraitors-ask-leave-too-late = Il ne reste que le caïd, et vous êtes encore trop nombreux à l’intérieur : que vous partiez ou non, la mission est manquée.
infiltraitors-ask-lay = Posez près du caïd { $left ->
    [one] une carte
   *[other] deux cartes, l’une après l’autre,
} de votre main ou de la défausse visible.
infiltraitors-ask-accuse = Il ne reste que vous : nommez le caïd !
infiltraitors-ask-wait-turn = C’est à { $who } de jouer.
infiltraitors-ask-wait-draw = { $who } peut piocher une carte.
infiltraitors-ask-wait-reward = { $who } réfléchit à sa récompense.
infiltraitors-ask-wait-discard = { $who } doit défausser.
infiltraitors-ask-wait-leave = { $who } peut jeter un œil au caïd et partir.
infiltraitors-ask-wait-lay = { $who } choisit un indice sur le caïd.
infiltraitors-ask-wait-accuse = Il ne reste que { $who }, qui doit nommer le caïd.
infiltraitors-beat-started = Je commence.
infiltraitors-beat-identified = Je prends le numéro { $number }.
infiltraitors-beat-clued = { $card } près du mien : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-clued-from = { $card } près du mien : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-exchanged = { $card } près { $whom_me ->
    [yes] du vôtre
   *[no] de celui de { $whom }
} : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-exchanged-from = { $card } près { $whom_me ->
    [yes] du vôtre
   *[no] de celui de { $whom }
} : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-informed = Un indic près { $whom_me ->
    [yes] du vôtre
   *[no] de celui de { $whom }
}, { $card } : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-requested = Je pioche une carte.
infiltraitors-beat-filed = Je fouille le quartier général : { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
infiltraitors-beat-shot = { $whom_me ->
    [yes] Votre traître
   *[no] Le traître de { $whom }
} est { $card } : { $right ->
    [yes] juste !
   *[no] raté.
}
infiltraitors-beat-rewarded = Je prends { $card }.
infiltraitors-beat-dug = Je prends une carte face cachée.
infiltraitors-beat-laid-aside = De côté : { $card }.
infiltraitors-beat-discarded = Je défausse { $cards }.
infiltraitors-beat-discarded-dark = Je défausse { $number ->
    [one] une carte
   *[other] { $number } cartes
} face cachée.
infiltraitors-beat-leaving = Un œil au caïd, et je pars.
infiltraitors-beat-laid = { $card } près du caïd : { $upright ->
    [yes] debout
   *[no] à plat
}.
infiltraitors-beat-departed = Me voilà dehors.
infiltraitors-beat-cornered = Il ne reste que moi.
infiltraitors-beat-accused = Le caïd est { $card } : { $right ->
    [yes] juste !
   *[no] raté.
}
web-briefing = Briefing
web-order-balance = On ne tire que sur un traître qui a autant d’indices debout qu’à plat, deux de chaque au moins.
web-order-blind = Vous voyez toutes les mains sauf la vôtre, et posez les cartes des autres.
web-order-cipher = Un traître, c’est deux cartes : le nombre de l’une, la spécialité de l’autre.
web-order-dark = Tout ce qui est défaussé l’est face cachée : retenez ce que vous avez vu.
web-order-elite = { $elite_me ->
    [yes] Vous seul pouvez tirer, et vous ne pouvez pas prendre de traître.
   *[no] { $elite_key ->
        [none] Un seul d’entre vous peut tirer, et il ne prend pas de traître.
       *[other] Un seul agent peut tirer, { $elite }, et il ne prend pas de traître.
    }
}
web-order-finale = Les récompenses sont mises de côté. Après huit traîtres, il ne reste qu’elles pour le dernier.
web-order-informers = Au lieu d’une de vos cartes, vous pouvez poser un indic près du traître d’un autre.
web-order-kingpin = Après un tir juste, vous pouvez partir en laissant un indice sur le caïd. Le dernier devra le nommer.
web-order-left = { $left_key ->
    [none] Sauf près du vôtre, vous ne posez de cartes que près du traître de votre voisin de gauche.
   *[other] Sauf près du vôtre, vous ne posez de cartes que près du traître à votre gauche : celui de { $left }.
}
web-order-order = On ne tire que sur le traître qui a le plus petit numéro.
web-order-right = { $right_key ->
    [none] Vous ne pouvez tirer que sur le traître de votre voisin de droite.
   *[other] Vous ne pouvez tirer que sur le traître à votre droite : celui de { $right }.
}
web-order-silent = Personne ne parle ; les marques sur les feuilles sont permises.
web-order-specials = Les cartes spéciales (S) sont dans le paquet : elles ont une spécialité, mais pas de nombre.
web-order-three = Trois cartes au plus en main à la fin de votre tour.
web-order-none = Cartes de { $low } à { $high } : { $which }.
web-ammo = { $cartridges ->
    [0] plus de cartouche
    [one] une cartouche
   *[other] { $cartridges } cartouches
} · { $traitors ->
    [0] plus de traître
    [one] encore un traître
   *[other] encore { $traitors } traîtres
}
web-ammo-kingpin = caïd compris
web-spare = { $count ->
    [0] aucun raté permis
    [one] un raté permis
   *[other] { $count } ratés permis
}
web-middle-of-table = Le milieu de la table
web-next-traitor = Traître suivant
web-in-middle = { $count ->
    [0] plus aucun
   *[other] numéro { $next } · encore { $count }
}
web-discard-pile = Défausse
web-discarded = { $open ->
    [one] { $open } visible
   *[other] { $open } visibles
}, { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
}
web-hq = Quartier général
web-holds = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
web-elite = seul à pouvoir tirer
web-your-traitor = votre traître, numéro { $number }
web-traitor-counts-as = Votre traître compte comme { $card }.
web-hidden-traitor = Traître numéro { $number }, face cachée
web-upright = Debout, un point commun :
web-flat = À plat, rien en commun :
web-shares = point commun
web-nothing-shared = rien en commun
web-none-yet = rien encore
web-missed = Ce n’est pas :
web-no-traitor = Pas de traître ici.
web-play-own = Poser près de mon traître
web-play-on = Poser près du traître de { $who }
web-play-here = Poser ici
web-play-short = Ici
web-shoot = Tirer sur le traître de { $who }…
web-shoot-at = Le traître de { $who } est…
web-name-kingpin = Le caïd est…
web-discard = { $count ->
    [one] Vous avez trop de cartes : défaussez-en une.
   *[other] Vous avez trop de cartes : défaussez-en { $count }.
}
web-discard-do = Défausser
web-hand-of-limit = { $count ->
    [one] { $count } carte (limite : { $limit })
   *[other] { $count } cartes (limite : { $limit })
}
web-empty-hand = Aucune carte.
web-you-hold = Vous avez :
web-laid-aside = Déjà de côté :
web-informers = Indics
web-rewards = De côté pour le dernier : { $count }
web-rewards-dealt = Distribuées à tous : on ne joue plus qu’avec ces { $count } cartes
web-clue-sheets = Feuilles d’indices
web-no-sheets = Il y aura une feuille dès que quelqu’un prendra un traître.
web-traitor-number = traître { $number }
web-unseen-card = Carte à la place { $place }, cachée
web-card-of = { $who } : { $card }
web-hand-of = Les cartes de { $who }
web-has-left = dehors
web-kingpin = Le caïd
web-kingpin-hidden = Le caïd, face cachée
web-kingpin-is = Le caïd est { $card }.
web-open-cards = Cartes au choix
web-one-hidden = { $count ->
    [one] la carte face cachée
   *[other] une des { $count } cartes face cachée, au hasard
}
web-open-discard = Défausse visible
web-draw-count = { $number ->
    [1] Piocher une carte
    [2] Piocher deux cartes
   *[3] Piocher trois cartes
}
web-search-how = D’abord, la carte du dessus du quartier général est défaussée face cachée, sans être vue. Puis vous piochez.
web-would-hold = vous en aurez { $count }
web-leave-look = Vous seul regardez le caïd.
web-leave-lay = Vous posez près de lui { $players ->
    [2] deux cartes
   *[other] une carte
} de votre main ou de la défausse visible.
web-leave-out = Votre main est défaussée et vos tours sont sautés ; le traître devant vous, s’il y en a un, y reste.
web-leave-inside = { $count ->
    [2] Si vous partez, l’autre devra le nommer.
   *[other] Vous êtes encore { $count } à l’intérieur. { $left ->
        [0] Il ne reste pas de traître à part lui, et vous êtes trop nombreux : la mission est manquée.
        [one] Il reste un traître à part lui : après ce dernier tir juste et un dernier départ, il ne devra y rester qu’un seul d’entre vous.
       *[other] Il reste { $left } traîtres à part lui : après le dernier tir juste et un dernier départ, il ne devra y rester qu’un seul d’entre vous.
    }
}
web-leave-now = Partir…
web-stay = Rester
web-take = Prendre
web-lay-aside = Mettre de côté
web-lay = Poser
web-shut = Fermer
web-put-back = Reposer la carte
web-choose-again = En choisir une autre
web-do-identify = Prendre le traître
web-do-search = Fouiller…
web-do-shoot = Tirer…
web-why-you-have-a-traitor = vous en avez un
web-why-no-traitor-left = il n’y en a plus
web-why-headquarters-empty = quartier général vide
web-why-headquarters-too-small = trop peu de cartes
web-why-no-traitor-there = pas de cible
web-why-no-traitor-of-yours = vous n’en avez pas
web-why-not-offered = pas ici
web-why-not-yourself = le vôtre
web-why-not-now = pas maintenant
web-why-not-your-turn = pas votre tour
web-why-game-over = la partie est finie
web-why-not-on-your-left = pas à votre gauche
web-why-not-on-your-right = pas à votre droite
web-why-not-the-lowest = d’abord le plus petit numéro
web-why-not-in-balance = équilibre à partir de 2 : 2
web-why-not-the-marksman = seul tireur : { $who }
web-why-marksman-takes-none = pas pour le tireur
web-why-not-your-own-card = votre propre carte
web-why-asked = Répondez d’abord à la question ci-dessous.
web-why-aiming = Vous visez : tirez, ou choisissez « Pas encore ».
web-shoot-short = Tirer
web-shoot-card = Tirer : { $card }
web-shoot-anyway = Tirer quand même
web-name-short = Le nommer
web-name-card = Nommer { $card }
web-name-anyway = Nommer quand même
web-say-turn = À vous : une seule chose.
web-say-draw = Piocher une carte au quartier général ?
web-say-reward = Juste ! Choisissez une récompense, ou aucune.
web-say-reward-finale = Juste ! Choisissez la carte à mettre de côté.
web-say-aim = Le traître de { $who } : sur la feuille, touchez la carte visée.
web-say-name = Il ne reste que vous : nommez le caïd.
web-say-is-traitor = Le traître de { $who } est { $card } ?
web-say-is-kingpin = Le caïd est { $card } ?
web-say-cannot-be = Ce ne peut pas être { $card }.
web-more-turn = Choisissez une carte à poser, ou un de ces boutons.
web-more-turn-only = Choisissez une carte à poser.
web-more-turn-blind = Choisissez une carte d’un autre, ou un de ces boutons.
web-more-no-card = Vous ne pouvez poser aucune carte pour l’instant.
web-more-no-traitor = Pas encore de carte à poser : il n’y a de traître devant personne.
web-more-shot = Cela coûte une cartouche, juste ou non.
web-more-shot-last = Cela coûte une cartouche, et aucun raté n’est permis : faux, et la mission est manquée.
web-more-cannot-be = La feuille le dit.
web-more-cannot-all = Ce que tous voient l’exclut.
web-more-cannot-me = Ce que vous seul voyez l’exclut.
web-tray-reward = Votre récompense
web-tray-finale = Quelle carte mettre de côté ?
web-tray-lay = Poser une carte près du caïd
web-tray-leave = Si vous partez maintenant
web-tray-search = Fouiller le quartier général : combien de cartes ?
web-tray-discards = Défausse visible
web-tray-orders = La mission
web-tray-shown = Devant vous
web-turn-where = Près de quel traître ?
web-sheet-shared = Ceux qui n’ont pas vu la carte notent ici ce qui découle de ce que tous voient.
web-sheet-private = Vous seul voyez ces marques.
web-sheet-own = Celle-ci concerne votre traître : vous ne pouvez que la lire.
web-sheet-seen = Vous avez vu le caïd : les autres écrivent sur sa feuille, vous ne faites que lire.
web-candidates = { $count ->
    [one] Une seule carte possible
   *[other] { $count } cartes possibles
}
web-candidates-all = { $count ->
    [one] une d’après ce que tous voient
   *[other] { $count } d’après ce que tous voient
}
web-traitor-of = Le traître de { $who }
web-cell-no-all = impossible, tous le voient
web-cell-no-me = impossible, vous seul le voyez
web-cell-odds = { $percent } pour cent
web-legend = Ce que veulent dire les signes
web-legend-all = tous le voient
web-legend-me = vous seul le savez
web-legend-pencil = crayon
web-suit-orange = orange ▲
web-suit-black = noir ■
web-suit-red = rouge ●
web-suit-green = vert ◆
web-suit-blue = bleu ★
web-campaign = La campagne
web-campaign-won = accomplie
web-campaign-open = à jouer
web-campaign-now = en cours
web-campaign-locked = fermée
web-campaign-skipped = sautée
web-campaign-again = On recommence : { $mission }, { $title }.
web-tries = { $count ->
    [one] un essai
   *[other] { $count } essais
}
web-after-won = la mission précédente est accomplie
web-after-lost = l’essai précédent a échoué
web-brief-traitors = { $count ->
    [one] Un traître à abattre.
   *[other] { $count } traîtres à abattre.
}
web-brief-kingpin = { $count } traîtres à abattre, et le caïd à nommer.
web-brief-cartridges = { $count ->
    [one] Une cartouche.
   *[other] { $count } cartouches.
}
web-brief-cards = { $count } spécialités ({ $which }), avec les nombres de { $low } à { $high }.
web-brief-minutes = { $count } minutes à partir du premier tour, et le chrono ne s’arrête jamais.
web-debriefing = Débriefing
web-shots = Les tirs
web-turned-up = Ce qui restait caché
web-traitor-was = Le traître était
web-next-mission = Mission suivante
web-try-again = Nouvel essai
web-guide-infiltraitors-mission = Ce qu’il y a à faire, et la règle spéciale de la mission si elle en a une ; touchez pour tout lire. Vous gagnez ensemble, ou personne ne gagne.
web-guide-infiltraitors-actions = À votre tour, vous faites une seule chose. Pour bien commencer, prenez un traître à surveiller.
web-guide-infiltraitors-own-traitor = Vous seul savez qui c’est, et vous ne pouvez pas le dire. Une carte posée à côté est debout si elle a son nombre ou sa spécialité, ou si l’un des nombres est multiple de l’autre ; à plat sinon.
web-guide-infiltraitors-hand = Choisissez une carte ici, puis le traître près duquel la poser.
web-guide-infiltraitors-traitor = Celui-ci, vous ne le voyez pas. Ses indices parlent : debout, un point commun ; à plat, aucun.
web-guide-infiltraitors-sheet = Ce que vous découvrez se note ici. Touchez une case : non, oui, peut-être, rien. La feuille de votre propre traître, vous ne pouvez que la lire.
web-guide-infiltraitors-shoot = Quand une seule carte convient encore, tirez : cela coûte une cartouche, juste ou non.
web-rules-infiltraitors-1 = Des traîtres sont face cachée au milieu. Vous gagnez ensemble quand tous sont hors jeu ; vous perdez dès qu’il reste moins de cartouches que de traîtres, ou que l’agent dont c’est le tour ne peut plus rien faire.
web-rules-infiltraitors-2 = Deux cartes ont un point commun si elles ont le même nombre ou la même spécialité, ou si l’un des nombres est multiple de l’autre.
web-rules-infiltraitors-3 = À votre tour, une seule chose : prendre le traître suivant, que vous seul voyez ; poser une carte près de votre traître, ou près de celui d’un autre puis en piocher une si vous voulez ; fouiller le quartier général pour une à trois cartes ; ou tirer.
web-rules-infiltraitors-4 = Une carte posée près d’un traître est debout s’ils ont un point commun, à plat sinon. C’est toujours la vérité.
web-rules-infiltraitors-5 = Pour tirer, dépensez une cartouche et nommez le traître d’un autre. Juste : il est hors jeu, sa carte est mêlée au quartier général, et vous pouvez prendre une carte de la défausse. Faux : rien de plus.
web-rules-infiltraitors-6 = Parlez de ce que tous voient, jamais d’une main cachée ni de votre traître.
infiltraitors-note-clue = Indice
infiltraitors-note-seen = Carte vue
infiltraitors-note-hit = Touché
infiltraitors-note-miss = Manqué
infiltraitors-note-taken = Nouveau traître
infiltraitors-note-line-clue = { $traitor } : { $upright_key ->
    [true] debout
   *[false] à plat
}
infiltraitors-note-line-seen = On a vu
infiltraitors-note-line-hit = { $traitor } : traître hors jeu
infiltraitors-note-line-miss = { $traitor } : mauvais nom
infiltraitors-note-line-taken = { $by } a pris un traître
infiltraitors-note-ask-own-hand = Votre main, et ce que vous avez eu avant
infiltraitors-note-ask-own-traitor = Votre propre traître, si vous en avez un
infiltraitors-note-ask-own-second = La carte gardée avec lui
infiltraitors-note-ask-own-kingpin = Le caïd, si vous l’avez vu
infiltraitors-note-ask-own-without = Qui n’a pas de traître devant lui ?
infiltraitors-note-ask-own-gone = Traîtres hors jeu
infiltraitors-note-ask-own-open = Autres cartes déjà vues
infiltraitors-note-ask-clue-traitor = Près du traître de qui ?
infiltraitors-note-ask-clue-card = Quelle carte ?
infiltraitors-note-ask-clue-upright = Comment est-elle posée ?
infiltraitors-note-ask-clue-upright-yes = Debout : un point commun
infiltraitors-note-ask-clue-upright-no = À plat : rien en commun
infiltraitors-note-ask-seen-cards = Quelles cartes a-t-on vues ?
infiltraitors-note-ask-hit-traitor = Le traître de qui ?
infiltraitors-note-ask-hit-card = Quelle carte était-ce ?
infiltraitors-note-ask-miss-traitor = Le traître de qui était visé ?
infiltraitors-note-ask-miss-card = Quel nom était faux ?
infiltraitors-note-ask-taken-by = Qui a pris un traître ?
infiltraitors-note-ask-taken-card = Qui est-ce ?
web-note-traitors = Traîtres
web-note-left = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-note-no-traitors = Personne n’a de traître devant lui.
