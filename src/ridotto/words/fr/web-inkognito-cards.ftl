inkognito-cards-do-play = Aller { inkognito-cards-to-place }
inkognito-cards-do-greet = Ne pas appeler
inkognito-cards-do-call = Appeler ! Bleu, Jaune, Vert et Rose : { $cards }
inkognito-cards-head-call = Téléphoner ! Voici ce que vous dites des autres :
inkognito-cards-sure-call = La manche s’arrête là. À la moindre erreur, les points vont aux autres.
inkognito-cards-do-pass = Passer { $one } et { $other }
inkognito-cards-do-name = Demander une carte noire à { $whom }
inkognito-cards-do-show = Montrer { $told ->
    [advised] votre
    [done] son
   *[own] mon
} { $kind_key ->
    [identity] identité noire
   *[number] numéro noir
}
inkognito-cards-do-look = Regarder { $kind_key ->
    [identity] l’identité noire
   *[number] le numéro noir
} de l’agent que personne ne joue
inkognito-cards-do-decline = Non, merci
inkognito-cards-beat-went = { $place_key ->
    [Rialto] Au Rialto !
    [Bridge-of-Sighs] Au pont des Soupirs !
    [Salute] À la Salute !
   *[other] À { $place } !
}
inkognito-cards-beat-hidden = Vous verrez bien où je serai.
inkognito-cards-beat-greeted = Bonsoir ! Pas d’appel.
inkognito-cards-beat-chosen = Deux cartes pour { $to }
inkognito-cards-beat-named = Ambassadeur, demandez à { $whom } !
inkognito-cards-beat-declined = Non, merci.
inkognito-cards-beat-looked = Voyons voir…
inkognito-cards-beat-showed = Une carte noire pour { $to }
inkognito-cards-beat-called = ☎ Je sais qui vous êtes tous !
inkognito-cards-ask-lay = Posez un lieu face cachée : vous y apparaîtrez quand les autres seront en place.
inkognito-cards-ask-place = Choisissez où aller.
inkognito-cards-ask-wish-ally = Vous rencontrez { $met } : échanger des cartes, ou appeler ?
inkognito-cards-ask-wish-pass = Vous rencontrez { $met } : échanger des cartes, ou appeler ?
inkognito-cards-ask-wish-name = Vous rencontrez l’Ambassadeur : continuer, ou appeler ?
inkognito-cards-ask-wish-look = Vous rencontrez l’agent que personne ne joue : regarder une carte, ou appeler ?
inkognito-cards-ask-wish-ambassador = Vous rencontrez { $met } : continuer, ou appeler ?
inkognito-cards-ask-pass = Deux cartes pour { $to } : une vraie, une fausse.
inkognito-cards-ask-name = Vous rencontrez l’Ambassadeur : faites demander une carte noire à quelqu’un, ou à personne.
inkognito-cards-ask-name-nobody = Vous rencontrez l’Ambassadeur, mais vous avez vu toutes les cartes noires qu’il pourrait demander : dites « Non, merci ».
inkognito-cards-ask-show = { $asker } vous demande une carte noire : choisissez laquelle des deux montrer.
inkognito-cards-ask-show-last = { $asker } vous demande une carte noire et en a déjà vu une : montrez l’autre.
inkognito-cards-ask-look = Vous rencontrez l’agent que personne ne joue : regardez l’une de ses deux cartes noires, ou aucune.
inkognito-cards-ask-wait-lay = { $who } pose un lieu face cachée.
inkognito-cards-ask-wait-place = { $who } choisit où aller.
inkognito-cards-ask-wait-wish = { $who } { $met_count ->
    [one] { $met_me ->
        [yes] vous rencontre
       *[no] rencontre { $met }
    }
   *[other] se trouve avec { $met }
} et peut appeler.
inkognito-cards-ask-wait-pass = { $who_count ->
    [one] { $who } choisit deux cartes.
   *[other] { $who } choisissent deux cartes chacun.
}
inkognito-cards-ask-wait-name = { $who } { $me ->
    [ambassador] vous rencontre
   *[other] rencontre l’Ambassadeur
} et décide qui interroger, ou personne.
inkognito-cards-ask-wait-show = { $who } choisit une carte noire pour { $asker }.
inkognito-cards-ask-wait-look = { $who } rencontre l’agent que personne ne joue et peut regarder une carte noire de celui-ci.
web-pair-start = Choisissez une première carte.
web-pair-true = Et maintenant une vraie.
web-pair-false = Et maintenant une fausse.
web-pair-either = Et maintenant une de celles qui s’éclairent.
web-pair-spent = { $who } a déjà reçu de vous cette carte avec toutes celles qui vont avec.
web-pass-these = Passer ces deux-là
web-call-open = Appeler…
web-call-when = On n’appelle que lors d’une rencontre : cette ligne dit quand.
web-call-now = Vous pouvez appeler, si vous êtes sûr de vous.
web-call-own = Cette carte est à vous.
web-call-more = { $players ->
    [4] Les huit cartes justes et votre allié devant vous : un point pour vous deux. La moindre erreur : un point à chacun des deux autres.
   *[other] Les huit cartes justes : un point pour vous. La moindre erreur : un point à chacun des autres.
}
web-call-sure = { $count ->
    [0] Sur les huit cartes à dire, vous ne pouvez être sûr d’aucune.
    [1] Sur les huit cartes à dire, vous pouvez être sûr d’une seule.
    [8] Vous pouvez être sûr des huit cartes à dire.
   *[other] Sur les huit cartes à dire, vous pouvez être sûr de { $count }.
}
web-call-loses = Appeler ici ne peut pas vous faire gagner : celui que vous avez rencontré n’est pas votre allié.
web-call-sheet = { $count ->
    [0] Rien n’est encore certain chez les autres : rien n’est inscrit. Barré : ce qui est exclu.
    [one] Une carte des autres est certaine : elle est déjà inscrite. Barré : ce qui est exclu.
   *[other] { $count } cartes des autres sont certaines : elles sont déjà inscrites. Barré : ce qui est exclu.
}
web-call-missing = Encore à dire : { $who }.
web-call-ready = Tout est dit.
web-call-number = Le numéro jusqu’ici
web-call-do = Appeler
web-call-right = L’appel aboutit
web-call-wrong = Appel manqué
web-cards-no-call = Personne n’a appelé
web-cards-next-game = Manche suivante
web-cards-tray-call = Composez le numéro
web-cards-tray-pair = Vos cartes
web-cards-tray-phone = Avant d’appeler
web-cards-tray-gifts = Ce qu’on vous a montré
web-cards-greet-pass = Échanger
web-cards-greet-name = Continuer
web-cards-greet-look = Regarder une carte
web-cards-greet-ambassador = Continuer
web-cards-at = { $place_key ->
    [Rialto] au Rialto
    [Bridge-of-Sighs] au pont des Soupirs
    [Salute] à la Salute
   *[other] à { $place }
}
web-cards-scene-meet = Vous rencontrez { $who } { web-cards-at }
web-cards-scene-alone = Vous êtes seul avec { $who } { web-cards-at }
web-cards-scene-ask = Vous êtes seul à seul avec l’Ambassadeur
web-cards-scene-through = { $asker } peut interroger quelqu’un par votre entremise
web-cards-scene-asked = { $asker } vous demande une carte noire
web-cards-scene-showing = { $named } choisit une carte noire
web-cards-about-wish = L’appel passe avant les cartes.
web-cards-about-pass = Vous choisissez en même temps, et vous deux seuls voyez ces cartes.
web-cards-about-pass-three = Seul l’Ambassadeur voit les cartes : deux de chaque agent, dont une seule est vraie.
web-cards-about-name = L’agent interrogé montre une de ses deux cartes noires à qui la demande, jamais deux fois la même. Les cartes noires ne mentent pas.
web-cards-about-look = Personne ne joue cet agent. Ses deux cartes noires sont face cachée, et les cartes noires ne mentent pas.
web-cards-you-label = Vous
web-cards-two-for = deux cartes pour { $to }
web-cards-is-choosing = { $who_me ->
    [yes] à vous de choisir
   *[no] réfléchit
}
web-cards-has-chosen = { $who_me ->
    [yes] vous avez choisi
   *[no] a choisi
}
web-cards-unseen-black = { $count ->
    [0] vous avez vu les deux
    [1] une carte noire que vous n’avez pas vue
   *[other] { $count } cartes noires que vous n’avez pas vues
}
web-cards-show-identity = Qui vous êtes
web-cards-show-number = Votre numéro
web-cards-shown-already = déjà vue
web-cards-look-identity = Son identité
web-cards-look-number = Son numéro
web-cards-hand-identities = Qui vous pourriez être
web-cards-hand-numbers = Ce que vous pourriez avoir
web-cards-meet = rencontre entre { $who }
web-cards-missed = { $count ->
    [2] il ne se passe rien
    [3] à trois : pas de rencontre
    [4] à quatre : pas de rencontre
   *[other] à cinq : pas de rencontre
}
web-cards-meeting = rencontre
web-cards-no-meeting = pas de rencontre
web-cards-been-there = vous y étiez au tour { $round }
web-cards-been-brief = vous : tour { $round }
web-cards-past = Tour { $round } : { $came ->
    [met] rencontre entre { $who }.
    [missed] { $who }, sans rencontre.
   *[alone] { $who }.
}
web-cards-past-met = rencontre
web-cards-past-missed = sans rencontre
web-cards-round-told = Tour { $round }
web-cards-told-start = Chacun va quelque part. { web-cards-two-meet }
web-cards-game-told = Manche { $game }
web-cards-who-you-are = Vous êtes { $identity_key ->
    [CB] le colonel Bubble
    [X] l’agent X
   *[other] { $identity }
} et détenez le { $number }.
web-cards-told-three = { $to_me ->
    [yes] { $who } vous passent deux cartes chacun.
   *[no] { $who } { $who_me ->
        [yes] passez
       *[no] passent
    } deux cartes chacun à { $to }.
}
web-cards-told-missed-brief = pas de rencontre.
web-cards-told-met = rencontre entre { $who }.
web-cards-told-missed = { $who }, { $count ->
    [2] qui n’ont rien à se dire.
    [3] donc à trois : pas de rencontre.
    [4] donc à quatre : pas de rencontre.
   *[other] donc à cinq : pas de rencontre.
}
web-cards-told-all-apart = Chacun de son côté : aucune rencontre.
web-cards-told-nobody = Aucune rencontre à ce tour.
web-cards-first-to = { $points ->
    [one] en { $points } point
   *[other] en { $points } points
}
web-cards-points = Points
web-cards-two-meet = { $players ->
    [5] À deux exactement dans un lieu, on se rencontre ; deux agents avec l’Ambassadeur aussi.
   *[other] À deux exactement dans un lieu, on se rencontre.
}
web-cards-gone = { $who }, déjà en place pour ce tour
web-cards-gone-pale = En pâle : déjà en place pour ce tour.
web-cards-nobody-left = personne
web-cards-got-pair = { $count ->
    [one] { $who } vous passe deux cartes
   *[other] Cartes reçues de { $who }
}
web-cards-got-black = { $count ->
    [one] Vous voyez une carte noire de { $who }
   *[other] Vous voyez des cartes noires de { $who }
}
web-cards-also = Montrée aussi à { $who }.
web-cards-say-got = { $count ->
    [0] Regardez ces cartes, puis rangez-les.
   *[other] Rangez les cartes, puis ce sera à vous.
}
web-cards-say-chosen = Allez-y, ou choisissez un autre lieu.
web-cards-go = Y aller
web-cards-say-ended = La manche est finie. Regardez, puis passez à la suivante.
web-cards-you-passed = Vous avez passé { $cards }.
web-cards-black-true = Les cartes noires ne mentent pas.
web-cards-so = Donc { $what }.
web-cards-own-cards = Vous êtes { $identity_key ->
    [CB] le colonel Bubble
    [X] l’agent X
   *[other] { $identity }
} et détenez le { $number }. { $players ->
    [4] Votre allié : { $identity_key ->
        [LF] le colonel Bubble
        [CB] Lord Fiddlebottom
        [X] Madame Zsa Zsa
       *[ZZ] l’agent X
    }.
   *[other] Chacun joue pour soi.
}
web-cards-own-ambassador = Vous êtes l’Ambassadeur : ni identité, ni numéro. Si vous appelez, vous annoncez les cartes des quatre agents ; chacun joue pour soi.
web-cards-dealing = On distribue les cartes noires.
web-places = Lieux
web-laid = votre carte, face cachée
web-exactly-one = Une seule est vraie.
web-score = Manche { $game }, tour { $round }
web-places-left = Qui peut aller où
web-passed = On vous a passé :
web-guide-inkognito-cards-secrets = Vous êtes cet agent, et voici votre morceau du numéro de téléphone. Personne d’autre ne le sait.
web-guide-inkognito-cards-places = Allez quelque part. À deux exactement dans un lieu, on se rencontre. Les lieux visités reviennent après cinq tours.
web-guide-inkognito-cards-pass = Choisissez deux cartes, dont une vraie et une seule. Entre deux agents, chacun en passe deux à l’autre, en même temps. Les cartes noires ne mentent pas.
web-guide-inkognito-cards-got = De deux cartes qu’on vous passe, une seule est vraie ; une carte noire l’est toujours. Avec ce que vous savez déjà, cela peut suffire.
web-guide-inkognito-cards-sheet = Ici, on réfléchit. Touchez une case : non, oui, peut-être, rien.
web-guide-inkognito-cards-call = Quand vous connaissez les quatre agents et les quatre numéros, appelez. À quatre joueurs, la personne rencontrée doit être votre allié.
web-rules-inkognito-cards-1 = Chaque agent a en secret deux cartes noires : son identité et son morceau du numéro de téléphone. Lord Fiddlebottom est avec le colonel Bubble, Madame Zsa Zsa avec l’agent X.
web-rules-inkognito-cards-2 = À chaque tour, chacun va dans un lieu, et l’Ambassadeur aussi. Là où l’on est exactement deux, on se rencontre.
web-rules-inkognito-cards-3 = Deux agents se passent deux cartes, dont une seule est vraie. Jamais deux fois les deux mêmes au même agent. Qui rencontre l’Ambassadeur peut demander une carte noire à un autre agent ; les cartes noires ne mentent pas.
web-rules-inkognito-cards-4 = Au lieu de passer des cartes, on peut appeler : dire qui sont les quatre agents et quel est leur numéro. Si tout est juste, on marque un point ; sinon, ce sont les autres. À quatre joueurs, l’agent rencontré doit être l’allié, et il marque aussi.
web-rules-inkognito-cards-players-3 = À trois, chacun joue pour soi ; personne ne joue le quatrième agent, et qui le rencontre peut regarder une de ses cartes noires.
web-rules-inkognito-cards-players-5 = À cinq, chacun joue pour soi ; le cinquième est l’Ambassadeur : il pose d’abord son lieu face cachée et voit les cartes noires demandées par son entremise. Deux agents qui le rencontrent ensemble lui montrent chacun deux cartes.
inkognito-cards-note-pair = Paire
inkognito-cards-note-black = Carte noire
inkognito-cards-note-passed = J’ai passé
inkognito-cards-note-shown = J’ai montré une noire
inkognito-cards-note-call = Appel
inkognito-cards-note-line-pair = { $from } vous a passé
inkognito-cards-note-line-black = { $from } : une carte noire vue
inkognito-cards-note-line-passed = Vous avez passé à { $to }
inkognito-cards-note-line-shown = Vous avez montré une carte noire à { $to }
inkognito-cards-note-line-call = { $by } a appelé, et { $right_key ->
    [true] c’était juste
   *[false] c’était faux
}
inkognito-cards-note-ask-own-identity = Vous êtes
inkognito-cards-note-ask-own-number = Votre numéro
inkognito-cards-note-ask-pair-from = Qui vous a passé deux cartes ?
inkognito-cards-note-ask-pair-cards = Lesquelles ? Si l’une était noire, touchez-la deux fois.
inkognito-cards-note-ask-black-from = De qui avez-vous vu une carte noire ?
inkognito-cards-note-ask-black-card = Laquelle ?
inkognito-cards-note-ask-passed-to = À qui avez-vous passé deux cartes ?
inkognito-cards-note-ask-passed-cards = Lesquelles ? Si l’une était noire, touchez-la deux fois.
inkognito-cards-note-ask-shown-to = Qui a vu une de vos cartes noires ?
inkognito-cards-note-ask-shown-card = Laquelle ?
inkognito-cards-note-ask-call-by = Qui a appelé ?
inkognito-cards-note-ask-call-right = L’appel était-il juste ?
inkognito-cards-note-ask-call-right-yes = Juste
inkognito-cards-note-ask-call-right-no = Faux
inkognito-cards-note-ask-call-met = Qui avait-il rencontré ?
inkognito-cards-note-ask-call-blue = Bleu, selon lui, est
inkognito-cards-note-ask-call-yellow = Jaune, selon lui, est
inkognito-cards-note-ask-call-green = Vert, selon lui, est
inkognito-cards-note-ask-call-pink = Rose, selon lui, est
