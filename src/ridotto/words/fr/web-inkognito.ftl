inkognito-do-place = Les placer ainsi : { $builds }
inkognito-do-step = { $piece } vers { $goal } ({ $ball })
inkognito-do-done = Fin du déplacement
inkognito-do-ask = Interroger { $whom } sur { $question_key ->
    [identity] son identité
   *[build] sa silhouette
}
inkognito-do-ask-via = Par l’ambassadeur : interroger { $whom } sur { $question_key ->
    [identity] son identité
   *[build] sa silhouette
}
inkognito-do-aside = S’écarter avec { $piece } vers { $goal }
inkognito-do-show = Montrer { $cards }
inkognito-do-accept = Accepter la réponse
inkognito-do-contest = « Vous m’avez déjà montré cela ! »
inkognito-do-expel = Envoyer { $piece } vers { $goal }
inkognito-do-end = Finir mon tour
inkognito-do-declare = « Mission accomplie ! » Mon partenaire est { $partner }, nos lettres sont { $own } et { $other }.
inkognito-do-hands = Serrer la main
inkognito-do-refuse = Garder les mains dans les poches
inkognito-do-escape = « Vous ne m’aurez pas ! » Je me suis enfui.
inkognito-do-lock = « Je sais qui vous êtes ! » { $persons }
inkognito-do-pass = Pas maintenant
inkognito-ask-place = Placez vos quatre figurines sur vos cases de départ.
inkognito-ask-move = Déplacement : choisissez une figurine, puis sa destination.
inkognito-ask-meet = S’il reste une rencontre, interrogez ou écartez-vous ; sinon, finissez votre tour.
inkognito-ask-answer = On vous interroge : choisissez les cartes à montrer.
inkognito-ask-again = Répondez encore, avec moins de cartes.
inkognito-ask-judge = Acceptez la réponse, ou dites que vous l’avez déjà vue.
inkognito-ask-expel = Renvoyez la figurine rencontrée : choisissez une case marquée.
inkognito-ask-lock = Ces cartes sont passées par vos mains. Déposez votre feuille maintenant, ou laissez le tour continuer.
inkognito-ask-hands = On vous nomme comme partenaire. Serrez-vous la main tendue ?
web-board = Le plateau : Venise
web-board-frame = Le dessin de la ville, plus grand que son cadre sur les petits écrans
web-board-key = Traits pleins : les rues ; pointillés : les canaux. Pointez un lieu pour lire son nom.
web-go-to = Aller à { $space }
web-piece-at = { $piece }, à { $space }
web-balls = Les billes du Fantôme
web-used = utilisée
web-move-take = Les figurines marquées peuvent bouger. Rien n’y oblige.
web-move-goal = Choisissez maintenant une des cases marquées.
web-move-none = Plus aucune bille ne peut déplacer une figurine.
web-which-ball = Avec quelle bille ?
web-pick = Votre réponse
web-your-hand = Vos cartes
web-pick-start = { $count ->
    [one] Choisissez une carte. Elle doit être vraie.
   *[other] Choisissez { $count } cartes. Au moins une identité ou une silhouette doit être vraie.
}
web-pick-more = { $count ->
    [one] Encore une carte.
   *[other] Encore { $count } cartes.
}
web-pick-true = { $count ->
    [one] Encore une carte, et elle doit être vraie.
   *[other] Encore { $count } cartes ; l’une d’elles doit être vraie.
}
web-pick-ready = C’est bon.
web-pick-again = Choisir à nouveau
web-true = vrai
web-show-to = Montrer à { $who }
web-asked-by = { $who } vous interroge : { $question }.
web-shown-you = { $who } vous montre :
web-one-true = Une au moins est vraie, sans compter la lettre ; les cartes grises ne mentent pas.
web-declare = Mission accomplie !
web-declare-more = Votre lettre est { $own }. Si le partenaire, les lettres et l’exploit sont justes, vous gagnez à deux ; sinon, ce sont les autres.
web-declare-partner = Mon partenaire est
web-declare-letter = avec la lettre
web-placing = Vos premières places
web-placing-figures = Vos figurines
web-placing-which = Choisissez une figurine, puis une de vos cases de départ.
web-placing-where = Silhouette { $build } : où se tient-elle ? Choisissez une case marquée.
web-placing-ready = Toutes sont en place. Changez d’avis, ou validez.
web-placing-do = Les placer ainsi
web-placed = placée
web-lock = Je sais qui vous êtes !
web-lock-more = Notez qui est qui, une fois pour toutes. Si les huit réponses sont justes quand quelqu’un déclare, vous gagnez seul.
web-envelope = Votre enveloppe
web-envelope-says = Vous êtes { $identity }, silhouette : { $build }, lettre : { $letter }. La figurine étoilée, c’est vous.
web-missions = Ce que nous aurons peut-être à faire
web-under-masks = Sous les masques
web-shown-them = { $who } montre à { $whom } :
web-unmasked = Les masques tombent
web-winner = a gagné
web-sheet = Carnet
web-rub-out = Gommer la dernière marque
web-kind-identity = identité
web-kind-build = silhouette
web-kind-mission = lettre
web-cell-no = impossible
web-cell-sure = certain
web-pencil-none = sans marque
web-pencil-x = marqué non
web-pencil-o = marqué oui
web-pencil-perhaps = marqué peut-être
web-guide-inkognito-place = Voici vos quatre figurines. Dites quelle silhouette se tient sur chacune de vos cases de départ ; tout le monde le verra.
web-guide-inkognito-envelope = Votre enveloppe, que personne d’autre ne voit : qui vous êtes, votre silhouette, votre lettre. Quelque part à cette table se cache votre partenaire, qui ne vous connaît pas non plus.
web-guide-inkognito-balls = Les trois billes disent ce qui peut bouger : par les rues, par les canaux, par les deux, l’ambassadeur, ou la figurine d’un autre.
web-guide-inkognito-board = Prenez une figurine cerclée, puis choisissez une case marquée. Arrêtez-vous sur la figurine d’un autre agent, ou sur l’ambassadeur, et vous pourrez poser une question. Les pas se reprennent jusqu’à la fin du déplacement.
web-guide-inkognito-meet = Une rencontre ! Sur l’identité, vous verrez deux identités et une silhouette ; sur la silhouette, l’inverse.
web-guide-inkognito-answer = On veut savoir qui vous êtes. Les cartes marquées « vrai » sont vraiment les vôtres, et il faut en montrer une ; le reste peut être du bluff. Les cartes grises ne mentent pas, votre lettre non plus.
web-guide-inkognito-shown = Vous seul voyez ces cartes. Une au moins est vraie, sans compter la lettre.
web-guide-inkognito-expel = Qui a répondu doit partir. Choisissez une case marquée : loin de vos affaires, ou loin de celles de l’autre paire.
web-guide-inkognito-sheet = Ici, on réfléchit. Touchez une case : non, oui, peut-être, rien. L’imprimé vient de la table, le crayon de vous.
web-guide-inkognito-declare = Quand vous connaissez votre partenaire et les deux lettres, et que le plateau montre ce qu’elles demandent, dites-le ici. À la moindre erreur, l’autre paire gagne.
web-rules-inkognito-1 = Quatre agents masqués : Lord Fiddlebottom et le colonel Bubble contre Madame Zsa Zsa et l’agent X. Vous connaissez votre identité, votre silhouette et votre lettre, et rien des autres, pas même de votre partenaire.
web-rules-inkognito-2 = À votre tour, le Fantôme montre trois billes. Chacune permet à une pièce de suivre une voie : une de vos figurines, par une rue, par un canal ou au choix, ou bien l’ambassadeur. Une figurine peut en utiliser plusieurs ; rien n’oblige à bouger.
web-rules-inkognito-3 = En vous arrêtant sur la figurine d’un autre agent, vous pouvez l’interroger sur son identité (deux identités et une silhouette) ou sa silhouette (deux silhouettes et une identité). Avec l’ambassadeur, demandez à n’importe qui deux cartes d’une sorte. Une carte montrée au moins est vraie, et personne ne vous montre deux fois le même jeu.
web-rules-inkognito-4 = Ensuite la figurine rencontrée est renvoyée ; ou bien vous vous écartez sans interroger.
web-rules-inkognito-5 = Deux lettres réunies font une mission, différente pour chaque paire. Quand vous connaissez votre partenaire et les deux lettres, et que l’exploit est accompli sur le plateau, déclarez. Si tout est juste, votre paire gagne. À la moindre erreur, c’est l’autre.
web-rules-inkognito-classic = Classique : les billes rouges sont pour les rues, les bleues pour les canaux, la jaune est au choix ; la noire déplace l’ambassadeur, la blanche ne fait rien. On ne renvoie que sur les cases simples, et l’on se tait : des gestes seulement.
web-rules-inkognito-2013 = 2013 : les billes orange sont pour les rues, les bleues pour les canaux, les blanches au choix ; la noire déplace l’ambassadeur, la violette la figurine d’un autre. On renvoie sur toute case sans numéro, et chacun dit ce qu’il veut, vrai ou faux.
web-rules-inkognito-players-3 = À trois, un agent est sous les verrous. Qui a perdu son partenaire doit fuir vers une case à lui.
web-rules-inkognito-players-5 = À cinq, le cinquième est l’ambassadeur : il fait deux pas par tour et gagne seul en perçant tout le monde à jour.
