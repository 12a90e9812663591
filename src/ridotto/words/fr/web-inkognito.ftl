inkognito-do-place = Les placer ainsi : { $builds }
inkognito-do-step = Déplacer { $piece } vers { $goal } ({ $ball })
inkognito-do-done = Fin du déplacement
inkognito-do-ask = { $question_key ->
    [identity] Demander qui est { $whom }
   *[build] Demander sa silhouette à { $whom }
}
inkognito-do-ask-via = { $question_key ->
    [identity] Faire demander qui est { $whom }
   *[build] Faire demander sa silhouette à { $whom }
}
web-ask-identity = Qui ?
web-ask-build = Silhouette ?
web-ask-direct = Face à face
web-ask-via = Par l’Ambassadeur
web-ask-whom = Qui interroger, et sur quoi ?
web-ask-whom-via = Qui l’Ambassadeur doit-il interroger, et sur quoi ?
web-ask-choose = Choisissez une question
web-open-identity = identité inconnue
web-open-build = silhouette inconnue
inkognito-do-aside = S’écarter avec { $piece } vers { $goal }
inkognito-do-show = Montrer { $cards }
inkognito-do-accept = Accepter la réponse
inkognito-do-contest = Protester : déjà vu
inkognito-do-expel = Renvoyer { $piece } vers { $goal }
inkognito-do-end = Finir le tour
inkognito-do-declare = « Mission accomplie ! Mon partenaire est { $partner }, nos lettres sont { $own } et { $other }. »
inkognito-sure-declare = Vous ne gagnez à deux que si le partenaire et les lettres sont les bons, si la mission est accomplie et si votre partenaire vous serre la main. À la moindre erreur, les autres gagnent.
inkognito-sure-declare-denied = Autant que vous puissiez en juger, il y a là une erreur, et alors les autres gagnent.
inkognito-do-hands = Serrer la main
inkognito-sure-hands = La partie s’arrête là. Vous ne gagnez tous les deux que si vous êtes partenaires, si les lettres sont justes et si la mission est accomplie. À la moindre erreur, le camp qui a déclaré perd.
inkognito-yes-hands = Oui, serrer la main
inkognito-do-refuse = Garder les mains dans les poches
inkognito-sure-refuse = La partie s’arrête là, et le camp qui a déclaré perd, même si tout ce qu’il a dit est juste. Si vous êtes bien ce partenaire, vous perdez aussi.
inkognito-yes-refuse = Oui, refuser
inkognito-sure-refuse-holds = Autant que vous puissiez en juger, tout est juste et vous êtes bien ce partenaire : refusez, et vous perdez tous les deux.
inkognito-do-escape = « Vous ne m’aurez pas ! J’ai pris la fuite. »
inkognito-sure-escape = La partie s’arrête là. Vous gagnez en solitaire si votre partenaire est sous les verrous et si votre vraie figurine est sur sa case de fuite ; sinon, vous perdez.
inkognito-sure-escape-denied = Autant que vous puissiez en juger, votre fuite échouerait, et vous perdriez.
inkognito-do-lock = « Je sais qui vous êtes ! » { $persons }
inkognito-sure-lock = Vous ne pouvez le faire qu’une fois. Quand quelqu’un déclarera, vous gagnerez en solitaire si les huit réponses sont justes.
inkognito-do-pass = Pas maintenant
inkognito-ask-place = Placez vos quatre figurines sur vos cases de départ.
inkognito-ask-move = { $left ->
    [one] Une bille
   *[other] { $left } billes
} : choisissez une figurine, puis une case.
inkognito-ask-move-on = Impossible de s’arrêter ainsi : certaines figurines ne peuvent pas rester ensemble. Continuez.
inkognito-ask-move-end = Plus de bille pour bouger : finissez votre déplacement, ou déclarez.
inkognito-ask-move-ambassador = { $left ->
    [one] Suivez encore une voie, ou restez ici.
   *[other] Suivez une ou deux voies, ou restez sur place.
}
inkognito-ask-move-ambassador-end = Vous avez suivi deux voies : finissez votre déplacement.
inkognito-ask-meet = Vous rencontrez { $whom } : posez une question, ou écartez-vous.
inkognito-ask-meet-via = Vous rencontrez l’Ambassadeur : faites interroger un agent, ou écartez-vous.
inkognito-ask-meet-both = Vous rencontrez { $whom }, ainsi que l’Ambassadeur : interrogez, faites interroger, ou écartez-vous.
inkognito-ask-meet-hemmed-in = Vous avez fait une rencontre et devez interroger : aucune case libre pour vous écarter.
inkognito-ask-meet-ambassador = Vous rencontrez { $whom } : posez une question.
inkognito-ask-meet-end = Plus personne à rencontrer : finissez votre tour, ou déclarez.
inkognito-ask-meet-ambassador-end = Il n’y a plus personne à rencontrer. Finissez votre tour.
inkognito-ask-answer-three = { $asker } demande { $question_key ->
    [identity] qui vous êtes : montrez deux identités et une silhouette
   *[build] votre silhouette : montrez deux silhouettes et une identité
}, dont une vraie au moins.
inkognito-ask-answer-pair = { $asker } demande { $question_key ->
    [identity] qui vous êtes : montrez deux identités
   *[build] votre silhouette : montrez deux silhouettes
}, dont une vraie au moins.
inkognito-ask-answer-spent = { $asker } a déjà eu toutes vos réponses sans lettre : votre vraie { $question } suffit{ $letter ->
    [0] {""}
   *[other] , ou une réponse avec votre lettre
}.
inkognito-ask-again-less = { $asker } avait déjà vu cela : répondez à nouveau ({ $question }) avec deux cartes, dont une vraie au moins sans compter votre lettre.
inkognito-ask-again-single = { $asker } avait déjà vu cela : montrez maintenant votre vraie { $question }.
inkognito-ask-judge = { $shower } a répondu. Acceptez, ou protestez si vous aviez déjà vu ces cartes ensemble.
inkognito-ask-expel = Renvoyez { $piece } : choisissez une case marquée.
inkognito-ask-expel-ambassador = Renvoyez l’Ambassadeur sur une case marquée : Ambassade ou départ.
inkognito-ask-lock = Ces cartes sont passées par vos mains. Déposer votre feuille, dans les dix secondes ?
inkognito-ask-wait-place = { $who } place ses figurines.
inkognito-ask-wait-move = { $who } se déplace.
inkognito-ask-wait-meet = { $who } a fait une rencontre et peut poser une question.
inkognito-ask-wait-end = { $who } n’a plus personne à rencontrer.
inkognito-ask-wait-answer = { $who } choisit quoi { $asker_me ->
    [yes] vous montrer
   *[no] montrer à { $asker }
} ({ $question }).
inkognito-ask-wait-again = { $who } doit { $asker_me ->
    [yes] vous répondre à nouveau.
   *[no] répondre à nouveau à { $asker }.
}
inkognito-ask-wait-judge = { $who } a reçu { $shower_me ->
    [yes] votre réponse
   *[no] la réponse de { $shower }
} et peut protester.
inkognito-ask-wait-expel = { $who } renvoie { $piece }.
inkognito-ask-wait-hands = { $seat_me ->
    [yes] Vous avez déclaré
   *[no] { $seat } a déclaré
} « Mission accomplie ! » avec les lettres { $own } et { $other }. On attend la réponse de { $who }.
inkognito-ask-wait-lock = { $who } a vu les cartes et peut déposer sa feuille.
inkognito-ask-hands = « Mission accomplie ! » { $seat } vous désigne comme partenaire. Lui serrez-vous la main ?
web-board = Le plateau : Venise
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-whole-board = Tout le plateau
web-go-to = Aller à { $space }
web-choose-space = Choisir { $space }
web-go-balls = { $count ->
    [one] Bille : { $balls }.
   *[other] { $count } pas : { $balls }.
}
web-go-meet = Vous y rencontreriez { $pieces }.
web-go-on = Impossible de s’arrêter là : il faut encore un pas.
web-swap-ball = Vers { $space } avec l’autre bille : { $ball }
web-piece-at = { $piece }, à { $space }
web-balls = Les billes du Fantôme
web-ball-short = Amb.
web-used = utilisée
web-move-in-hand = Où va { $piece } ? Touchez-le encore pour le reposer.
web-move-where = Où va { $piece } ?
web-move-goal = Les petits anneaux sont à deux ou trois pas.
web-meet-aside = Pour vous écarter, choisissez une empreinte.
web-send-figure = Renvoyer
web-send-to = Renvoyer à { $space }
web-send-there = Renvoyer { $piece } là-bas ? Vous pouvez encore choisir une autre case.
web-aside-to = S’écarter vers { $space }
web-look-first = Regardez les cartes, puis choisissez où renvoyer { $piece }.
web-go-on-expel = Choisir la case
web-only-you = Les autres agents ne voient pas ces cartes.
web-from-tray = Retour
web-wanted = Ce qu’il faut pour répondre
web-wanted-identity = { $count ->
    [one] une identité
   *[other] { $count } identités
}
web-wanted-build = { $count ->
    [one] une silhouette
   *[other] { $count } silhouettes
}
web-wanted-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-wanted-true = une vraie au moins
web-wanted-letter = votre lettre peut être parmi les cartes
web-wanted-done = c’est fait
web-seen-by = Déjà montré à { $who }
web-agent-LF = Fiddle­bottom
web-agent-CB = Bubble
web-agent-X = Agent X
web-agent-ZZ = Zsa Zsa
web-letter-is = lettre { $letter }
web-pick-start = { $count ->
    [one] Choisissez une carte. Elle doit être vraie.
   *[other] { $fewest ->
        [one] Une seule carte vraie suffit. Ou choisissez { $count } cartes.
       *[other] Choisissez { $count } cartes. Au moins l’une d’elles doit être vraie.
    }
}
web-pick-more = { $count ->
    [one] Encore une carte.
   *[other] Encore { $count } cartes.
}
web-pick-true = { $count ->
    [one] Encore une carte, et elle doit être vraie.
   *[other] Encore { $count } cartes ; l’une d’elles au moins doit être vraie.
}
web-pick-not-whole = Votre réponse est complète. Pour montrer cette carte, reprenez-en d’abord une.
web-pick-not-twin = Vous avez déjà choisi cette carte ; grise ou de couleur, c’est la même.
web-pick-not-identity = Il n’y a plus de place ici pour une identité.
web-pick-not-build = Il n’y a plus de place ici pour une silhouette.
web-pick-not-letter = Il n’y a pas de place ici pour votre lettre.
web-pick-not-true = Une carte doit être vraie, et avec celle-ci il n’y aurait plus de place pour elle.
web-pick-not-spent = { $who } a déjà vu toutes les réponses qui contiennent cette carte.
web-pick-not-seen = Vous avez déjà montré ces cartes ensemble à { $who }.
web-pick-not-other = Aucune réponse permise en ce moment ne réunit ces cartes.
web-show-to = Montrer à { $who }
web-shown-you = { $who } vous montre
web-one-true = Une au moins est vraie, sans compter une éventuelle lettre ; les cartes grises ne mentent pas.
web-all-true = Les cartes grises ne mentent pas : tout cela est vrai.
web-shown-before = Montré par { $who }
web-shown-again = Les cartes qu’on vous a montrées
web-shown-to-me = Ce qu’on m’a montré
web-shown-by-me = Ce que j’ai montré
web-shown-go = Cartes vues ({ $count })
web-shown-about = { $question ->
    [identity] qui ?
   *[build] silhouette ?
}
web-shown-fold = C’est vu
web-judge-before = On vous avait montré :
web-judge-nothing = Il n’y a ici rien d’avant à quoi comparer cette réponse.
web-judge-same = la même chose
web-declare-open = Déclarer…
web-declare-now = Autant que vous puissiez en juger, tout est juste : vous pourriez déclarer.
web-declare-fits = Déclarer : rien ne s’y oppose
web-declare-ends = La partie s’arrête là. Une seule erreur, et les autres gagnent.
web-declare-cry = Mission accomplie !
web-declare-choose = Choisissez votre partenaire et la lettre. Une seule erreur, et les autres gagnent.
web-how-sure = En suis-je sûr ?
web-you-claim = Ce que vous affirmez :
web-claim-hand = { $who } vous serre la main
web-holds-later = cela se verra
web-hand-needed = Et { $who } doit vous serrer la main : cela, vous ne pouvez pas le savoir d’avance.
web-arrested = Sous les verrous
web-seat-arrested = Sous les verrous
web-column-arrested = arrêté
web-declare-partner = Mon partenaire est
web-declare-letter = avec la lettre (la mienne : { $own })
web-named = On vous désigne comme partenaire
web-named-by = { $who } déclare « Mission accomplie ! » et vous désigne comme partenaire : sa lettre est { $own }, la vôtre serait { $other }.
web-named-know = Ce que vous pouvez en dire
web-named-claim = Ce qui est affirmé :
web-named-known = Pour autant que vous puissiez le savoir, { $what }.
web-named-more = Si vous serrez la main, le camp de { $who } ne gagne que si tout est juste. Si vous refusez, il perd de toute façon.
web-placing-figures = Vos figurines
web-placing-which = Choisissez une figurine, puis une de vos cases de départ.
web-placing-where = Où se tient le { $build } ? Choisissez une case marquée.
web-placing-ready = Toutes sont en place. Changez d’avis, ou validez.
web-placing-do = Les placer ainsi
web-placed = placée
web-lock-open = Déposer…
web-lock-now = Déposer ma feuille
web-lock-once = Vous ne pouvez déposer votre feuille qu’une fois : à votre tour, ou juste après que des cartes vous sont passées par les mains.
web-locking = Qui est qui ?
web-lock-more = Dites de chacun des quatre qui il est et quelle est sa silhouette. Huit justes quand on déclare, et vous gagnez seul ; une feuille qui n’est pas déposée à ce moment ne gagne rien.
web-lock-missing = { $count ->
    [one] Il manque encore une réponse sur huit
   *[other] Il manque encore { $count } réponses sur huit
} : { $who }.
web-lock-ready = Les huit réponses y sont. Une fois la feuille déposée, rien ne change plus.
web-lock-do = Déposer pour de bon
web-envelope = Qui vous êtes
web-me-agent = Vous êtes
web-me-more = { $build } ▾ · lettre { $letter }
web-me-arrow = Votre vraie figurine est sous la flèche.
web-me-partner = avec { $partner }
web-me-envoy = Ni enveloppe ni partenaire : vous gagnez en démasquant les quatre.
web-missions = { $count ->
    [one] Notre mission
   *[other] Nos missions possibles
}
web-our-missions = Nos missions
web-mission-out = (exclue)
web-mission-arrested = { $mission }, si { $partner } est sous les verrous
web-missions-more = Laquelle est la bonne, cela dépend de votre partenaire.
web-missions-all = Toutes les missions
web-flee-cry = Vous ne m’aurez pas !
web-flee-alone = Ni lettre à nommer, ni main à serrer : qui fuit gagne en solitaire.
web-flee-no-hand = Aucune main à serrer.
web-flee-where = Si { $partner } est sous les verrous, vous fuyez vers { $space }. Si { $partner } est à cette table, la fuite échoue.
web-weighed-said = { $who_me ->
    [yes] Ce que vous avez dit
   *[no] Ce qu’a dit { $who }
}
web-weighed-partner = { $right ->
    [yes] { $named } a été désigné comme partenaire, à juste titre.
   *[no] { $named } a été désigné comme partenaire, à tort.
}
web-weighed-letter = { $right ->
    [yes] { $named } a bien la lettre { $letter }.
   *[no] { $named } n’a pas la lettre { $letter }.
}
web-weighed-true = Ce qui était vrai
web-weighed-pair = Les partenaires sont { $pair }.
web-weighed-deed = { $right ->
    [yes] Leur vraie mission était accomplie – { $mission }.
   *[no] Leur vraie mission n’était pas accomplie – { $mission }.
}
web-weighed-no-mission = Il n’y avait pas de mission à accomplir : le vrai partenaire était sous les verrous.
web-weighed-hands = { $right ->
    [yes] { $named } a serré la main tendue.
   *[no] { $named } n’a pas serré la main tendue.
}
web-weighed-arrested = { $right ->
    [yes] Le partenaire était sous les verrous.
   *[no] Le partenaire était à la table.
}
web-weighed-arrived = { $right ->
    [yes] La vraie figurine se trouvait sur sa case de fuite, { $space }.
   *[no] La vraie figurine ne se trouvait pas sur sa case de fuite, { $space }.
}
web-right = juste
web-wrong = faux
web-shown-them = { $who } montre à { $whom }
web-fifth-mine = Votre feuille est déposée. Voici ce qu’elle dit :
web-fifth-locked = { $me ->
    [yes] Votre feuille
   *[no] La feuille de l’Ambassadeur
} était déposée : { $right ->
    [8] les huit étaient justes.
    [0] rien n’était juste.
    [one] une seule sur huit était juste.
   *[other] { $right } sur huit étaient justes.
}
web-fifth-open = { $me ->
    [yes] Votre feuille
   *[no] La feuille de l’Ambassadeur
} n’a jamais été déposée : elle ne gagne rien.
web-winner = vainqueur
web-sheet-after = Votre feuille, et la vérité
web-cell-clash = votre crayon contredit l’imprimé
web-guide-inkognito-place = Voici vos quatre figurines. Dites quelle silhouette se tient sur chacune de vos cases de départ ; tout le monde le verra.
web-guide-inkognito-envelope = Votre enveloppe, que personne d’autre ne voit : qui vous êtes, votre silhouette, votre lettre. Votre partenaire et vous ne vous connaissez pas encore ; à trois, il est peut-être sous les verrous.
web-guide-inkognito-balls = Les trois billes disent ce qui peut bouger, et par où : c’est écrit à côté.
web-guide-inkognito-board = Prenez une figurine cerclée, puis choisissez une case marquée. Arrêtée sur la figurine d’un autre agent ou sur l’Ambassadeur, elle vous donne droit à une question.
web-guide-inkognito-meet = Une rencontre ! Demandez l’identité ou la silhouette : on vous montre deux cartes de ce genre. Quand deux agents se rencontrent, une carte de l’autre genre s’y ajoute.
web-guide-inkognito-answer = On veut savoir qui vous êtes. Les cartes marquées « vrai » sont vraiment les vôtres, et il faut en montrer une ; le reste peut être du bluff. Les cartes grises ne mentent pas, votre lettre non plus.
web-guide-inkognito-shown = Les autres agents ne voient pas ces cartes. Une au moins est vraie, sans compter une éventuelle lettre.
web-guide-inkognito-expel = La figurine rencontrée doit partir. Choisissez une case marquée : loin de vos affaires, ou loin de celles de vos adversaires.
web-guide-inkognito-sheet = Ici, on réfléchit. Touchez une case : non, oui, peut-être, rien. L’imprimé vient de la table, le crayon de vous.
web-guide-inkognito-declare = Vous connaissez votre partenaire et les deux lettres, et la mission est accomplie sur le plateau ? Dites-le ici. Le partenaire nommé doit vous serrer la main. À la moindre erreur, les autres gagnent.
web-rules-inkognito-1 = Quatre agents masqués : Lord Fiddlebottom et le colonel Bubble contre Madame Zsa Zsa et l’agent X. Vous connaissez votre identité, votre silhouette et votre lettre, et rien des autres, pas même de votre partenaire.
web-rules-inkognito-2 = À votre tour, le Fantôme, un flacon de billes de couleur, en montre trois. Chacune permet à une figurine de suivre une voie, rue ou canal. Une figurine peut utiliser plusieurs billes ; rien n’oblige à bouger.
web-rules-inkognito-3 = Quand vous vous arrêtez sur la figurine d’un autre agent, interrogez-le sur son identité (deux identités et une silhouette) ou sur sa silhouette (deux silhouettes et une identité). Avec l’Ambassadeur, demandez à n’importe quel agent deux cartes d’un même genre. Une au moins des cartes montrées est vraie. Une lettre peut remplacer une carte, mais ne compte pas comme la carte vraie. Ni les lettres ni les cartes grises ne mentent.
web-rules-inkognito-4 = Ensuite la figurine rencontrée est renvoyée. Au lieu d’interroger, vous pouvez vous écarter vers une case libre.
web-rules-inkognito-edition-classic = Classique : les billes rouges sont pour les rues, les bleues pour les canaux, la jaune au choix ; les noires déplacent l’Ambassadeur, les blanches rien du tout. On ne renvoie les figurines des agents que sur les cases simples, l’Ambassadeur qu’à l’Ambassade ou sur une case de départ. Sauf si la table en a décidé autrement, on se tait : des gestes seulement.
web-rules-inkognito-edition-2013 = 2013 : les billes orange sont pour les rues, les bleues pour les canaux, les blanches au choix ; les noires déplacent l’Ambassadeur, la violette la figurine d’un autre. On renvoie les figurines des agents sur toute case sans numéro, l’Ambassadeur à l’Ambassade ou sur une case de départ. Sauf si la table en a décidé autrement, chacun dit ce qu’il veut, vrai ou faux.
web-rules-inkognito-repeats-enforced = Personne ne peut vous montrer deux fois les mêmes cartes.
web-rules-inkognito-repeats-honour = Personne ne devrait vous montrer deux fois les mêmes cartes : si cela arrive, vous pouvez protester, et si c’est à raison, une pénalité suit.
web-rules-inkognito-5 = Deux lettres réunies font une mission, différente pour chaque duo. Quand vous connaissez votre partenaire et les deux lettres, et que la mission est accomplie sur le plateau, déclarez. Le partenaire que vous nommez vous serre la main ou refuse, et la partie est finie. Si tout est juste et que les mains se sont serrées, votre duo gagne. À la moindre erreur, ou si la main est refusée, c’est l’autre camp.
web-rules-inkognito-players-3 = À trois, un agent est sous les verrous. Les deux dont le partenaire joue ont leur mission ; si elle nomme l’agent arrêté, elle vise son partenaire. Celui dont le partenaire est arrêté doit fuir : Lord Fiddlebottom vers le numéro 5, le colonel Bubble vers le 1, l’agent X vers le 6, Madame Zsa Zsa vers le 4.
web-rules-inkognito-players-5 = À cinq, le cinquième est l’Ambassadeur : il suit jusqu’à deux voies par tour, demande deux cartes d’un même genre, voit ce qu’on montre par son entremise, et peut, une seule fois, déposer une feuille disant qui sont les quatre agents et quelle est leur silhouette. Si elle est déposée quand quelqu’un déclare, et que les huit réponses sont justes, il gagne en solitaire.
inkognito-note-answer = Réponse
inkognito-note-shown = J’ai montré
inkognito-note-verdict = Protestation
inkognito-note-line-answer = { $from } a montré{ $asker_key ->
    [none] { "" }
   *[other] { " " }à { $asker }
}{ $via_key ->
    [ambassador] { $asker_key ->
        [none] { " " }par l’Ambassadeur
       *[other] { "" }
    }
   *[meeting] { "" }
}{ $penalty_key ->
    [true] , après une protestation
   *[false] { "" }
}
inkognito-note-line-shown = Vous avez montré à { $to }{ $via_key ->
    [ambassador] { " " }par l’Ambassadeur
   *[meeting] { "" }
}
inkognito-note-line-verdict = { $from } a dû dire ce qui était vrai
inkognito-note-asked = Question sur { $question ->
    [build] la silhouette
   *[other] l’identité
}
inkognito-note-odd = { $way ->
    [through] Par l’Ambassadeur, on montre normalement deux cartes
    [ambassador] À l’Ambassadeur, on montre normalement deux cartes
   *[meeting] Lors d’une rencontre, on montre normalement trois cartes
} ; ici, il y en a { $count ->
    [one] une
   *[other] { $count }
}.
inkognito-note-ask-own-identity = Vous êtes
inkognito-note-ask-own-build = Votre silhouette
inkognito-note-ask-own-mission = Votre lettre
inkognito-note-ask-answer-from = Qui a montré ?
inkognito-note-ask-answer-cards = Quelles cartes ? Touchez deux fois celles qui étaient grises.
inkognito-note-ask-answer-asker = Qui avait demandé ?
inkognito-note-ask-answer-question = Quelle était la question ?
inkognito-note-ask-answer-via = Comment ?
inkognito-note-ask-answer-penalty = Est-ce une nouvelle réponse, après une protestation ?
inkognito-note-ask-answer-penalty-yes = Oui
inkognito-note-ask-answer-penalty-no = Non
inkognito-note-ask-shown-to = À qui ?
inkognito-note-ask-shown-cards = Quelles cartes ? Touchez deux fois celles qui étaient grises.
inkognito-note-ask-shown-question = Que vous a-t-on demandé ?
inkognito-note-ask-shown-via = Comment ?
inkognito-note-ask-shown-penalty = Est-ce une nouvelle réponse, après une protestation ?
inkognito-note-ask-shown-penalty-yes = Oui
inkognito-note-ask-shown-penalty-no = Non
inkognito-note-ask-verdict-from = Qui a dû dire ce qui était vrai ?
inkognito-note-ask-verdict-true = Lesquelles étaient vraies ?
inkognito-note-ask-verdict-false = Lesquelles ne l’étaient pas ?
