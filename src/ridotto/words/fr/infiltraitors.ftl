infiltraitors-title = Infiltraitors
infiltraitors-about = Des traîtres se sont glissés dans l’agence. Jouez des cartes qui ont un point commun avec eux, ou aucun, et nommez-les avant d’être à court de cartouches. Vous gagnez ou perdez ensemble.
infiltraitors-seat-falcon = Faucon
infiltraitors-seat-lynx = Lynx
infiltraitors-seat-otter = Loutre
infiltraitors-seat-raven = Corbeau
infiltraitors-seat-viper = Vipère
infiltraitors-card-orange-special = la carte spéciale orange ▲
infiltraitors-card-orange-2 = le 2 orange ▲
infiltraitors-card-orange-3 = le 3 orange ▲
infiltraitors-card-orange-4 = le 4 orange ▲
infiltraitors-card-orange-5 = le 5 orange ▲
infiltraitors-card-orange-6 = le 6 orange ▲
infiltraitors-card-orange-7 = le 7 orange ▲
infiltraitors-card-orange-8 = le 8 orange ▲
infiltraitors-card-orange-9 = le 9 orange ▲
infiltraitors-card-orange-10 = le 10 orange ▲
infiltraitors-card-orange-11 = le 11 orange ▲
infiltraitors-card-orange-12 = le 12 orange ▲
infiltraitors-card-orange-13 = le 13 orange ▲
infiltraitors-card-orange-14 = le 14 orange ▲
infiltraitors-card-orange-15 = le 15 orange ▲
infiltraitors-card-black-special = la carte spéciale noire ■
infiltraitors-card-black-2 = le 2 noir ■
infiltraitors-card-black-3 = le 3 noir ■
infiltraitors-card-black-4 = le 4 noir ■
infiltraitors-card-black-5 = le 5 noir ■
infiltraitors-card-black-6 = le 6 noir ■
infiltraitors-card-black-7 = le 7 noir ■
infiltraitors-card-black-8 = le 8 noir ■
infiltraitors-card-black-9 = le 9 noir ■
infiltraitors-card-black-10 = le 10 noir ■
infiltraitors-card-black-11 = le 11 noir ■
infiltraitors-card-black-12 = le 12 noir ■
infiltraitors-card-black-13 = le 13 noir ■
infiltraitors-card-black-14 = le 14 noir ■
infiltraitors-card-black-15 = le 15 noir ■
infiltraitors-card-red-special = la carte spéciale rouge ●
infiltraitors-card-red-2 = le 2 rouge ●
infiltraitors-card-red-3 = le 3 rouge ●
infiltraitors-card-red-4 = le 4 rouge ●
infiltraitors-card-red-5 = le 5 rouge ●
infiltraitors-card-red-6 = le 6 rouge ●
infiltraitors-card-red-7 = le 7 rouge ●
infiltraitors-card-red-8 = le 8 rouge ●
infiltraitors-card-red-9 = le 9 rouge ●
infiltraitors-card-red-10 = le 10 rouge ●
infiltraitors-card-red-11 = le 11 rouge ●
infiltraitors-card-red-12 = le 12 rouge ●
infiltraitors-card-red-13 = le 13 rouge ●
infiltraitors-card-red-14 = le 14 rouge ●
infiltraitors-card-red-15 = le 15 rouge ●
infiltraitors-card-green-special = la carte spéciale verte ◆
infiltraitors-card-green-2 = le 2 vert ◆
infiltraitors-card-green-3 = le 3 vert ◆
infiltraitors-card-green-4 = le 4 vert ◆
infiltraitors-card-green-5 = le 5 vert ◆
infiltraitors-card-green-6 = le 6 vert ◆
infiltraitors-card-green-7 = le 7 vert ◆
infiltraitors-card-green-8 = le 8 vert ◆
infiltraitors-card-green-9 = le 9 vert ◆
infiltraitors-card-green-10 = le 10 vert ◆
infiltraitors-card-green-11 = le 11 vert ◆
infiltraitors-card-green-12 = le 12 vert ◆
infiltraitors-card-green-13 = le 13 vert ◆
infiltraitors-card-green-14 = le 14 vert ◆
infiltraitors-card-green-15 = le 15 vert ◆
infiltraitors-card-blue-special = la carte spéciale bleue ★
infiltraitors-card-blue-2 = le 2 bleu ★
infiltraitors-card-blue-3 = le 3 bleu ★
infiltraitors-card-blue-4 = le 4 bleu ★
infiltraitors-card-blue-5 = le 5 bleu ★
infiltraitors-card-blue-6 = le 6 bleu ★
infiltraitors-card-blue-7 = le 7 bleu ★
infiltraitors-card-blue-8 = le 8 bleu ★
infiltraitors-card-blue-9 = le 9 bleu ★
infiltraitors-card-blue-10 = le 10 bleu ★
infiltraitors-card-blue-11 = le 11 bleu ★
infiltraitors-card-blue-12 = le 12 bleu ★
infiltraitors-card-blue-13 = le 13 bleu ★
infiltraitors-card-blue-14 = le 14 bleu ★
infiltraitors-card-blue-15 = le 15 bleu ★
infiltraitors-started = { $seat } commence. On distribue les mains.
infiltraitors-turn = À { $seat } de jouer.
infiltraitors-drew = Vous recevez { $card }.
infiltraitors-gave = Vous jouez { $card }.
infiltraitors-shed = Vous posez { $cards_count ->
    [0] rien
   *[other] { $cards }
}.
infiltraitors-identified = { $seat } prend le traître numéro { $number } et le regarde en secret.
infiltraitors-met = Votre traître est { $card }.
infiltraitors-buried = Une carte du quartier général part à la défausse, face cachée, sans être vue.
infiltraitors-sank = Face cachée dans la défausse : { $cards }.
infiltraitors-clued = { $seat } joue { $card } à côté de son propre traître : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-exchanged = { $seat } joue { $card } à côté du traître de { $whom } : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-requested = { $seat } pioche une carte.
infiltraitors-filed = { $seat } fouille les dossiers : une carte est défaussée sans être vue, { $number ->
    [one] une est piochée.
   *[other] { $number } sont piochées.
}
infiltraitors-opened = { $seat } pioche les dossiers.
infiltraitors-shot = { $seat } tire une cartouche : le traître de { $whom } est { $card }. { $right ->
    [yes] C’est juste !
   *[no] Raté.
}
infiltraitors-returned = De retour au quartier général : { $cards }.
infiltraitors-eliminated = Le traître de { $whom } est éliminé. On remêle { $card } au quartier général.
infiltraitors-swept = Ses indices vont à la défausse : { $cards }.
infiltraitors-rewarded = { $seat } prend { $card } en récompense.
infiltraitors-dug = { $seat } prend en récompense une carte cachée de la défausse.
infiltraitors-overfull = { $seat } a trop de cartes en main.
infiltraitors-discarded = { $seat } défausse { $cards }.
infiltraitors-time-ran-out = Le temps est écoulé.
infiltraitors-resigned = { $seat } abandonne la mission.
infiltraitors-revealed = On retourne les cartes. Mains : { $hands_count ->
    [0] aucune
   *[other] { $hands }
}. Traîtres encore devant les agents : { $traitors_count ->
    [0] aucun
   *[other] { $traitors } ({ $owners })
}.
infiltraitors-unveiled = Le caïd était { $card }.
infiltraitors-discarded-dark = { $seat } défausse face cachée : { $number ->
    [one] une carte.
   *[other] { $number } cartes.
}
infiltraitors-swept-dark = Ses indices sont retournés face cachée : { $cards }.
infiltraitors-elected = Un seul agent pourra éliminer, mais pas identifier : { $seat }.
infiltraitors-informed = { $seat } envoie un informateur, { $card }, auprès du traître de { $whom } : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-ciphered = { $seat } glisse une carte du quartier général sous son traître.
infiltraitors-keyed = La carte qui donne sa spécialité à votre traître est { $card }.
infiltraitors-deciphered = Le traître de { $whom } est éliminé. Ses deux cartes sont remêlées au quartier général, sans être vues.
infiltraitors-saw = { $seat } tient maintenant { $card }, sans le savoir.
infiltraitors-kept = Vous savez que { $card } est dans votre main.
infiltraitors-slipped = Un vide se referme dans la main de { $seat }.
infiltraitors-clued-from = { $seat } joue { $card }, de la main de { $owner }, à côté de son propre traître : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-exchanged-from = { $seat } joue { $card }, de la main de { $owner }, à côté du traître de { $whom } : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-lifted = On retourne { $card }.
infiltraitors-laid-aside = { $seat } met { $card } de côté pour le final.
infiltraitors-raising = { $seat } choisit pour le final une carte cachée de la défausse.
infiltraitors-raised = C’est { $card } : on le met de côté.
infiltraitors-hands-thrown = Il ne reste qu’un traître. Toutes les mains vont à la défausse : { $cards_count ->
    [0] il n’y en a pas.
   *[other] { $cards }.
}
infiltraitors-scattered = Du quartier général à la défausse : { $card }.
infiltraitors-redealing = Les récompenses sont mélangées et distribuées, { $seat } d’abord.
infiltraitors-last-taken = { $seat } prend le dernier traître et le regarde en secret.
infiltraitors-tempted = { $seat } peut partir maintenant.
infiltraitors-leaving = { $seat } va jeter un œil au caïd.
infiltraitors-glimpsed = Le caïd est { $card }.
infiltraitors-looked = { $seat } a vu le caïd.
infiltraitors-laid = { $seat } pose { $card } à côté du caïd : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-departed = { $seat } s’en va, { $cards_count ->
    [0] les mains vides.
   *[other] et défausse { $cards }.
}
infiltraitors-cornered = Il ne reste que { $seat }, qui doit tirer sur le caïd.
infiltraitors-accused = { $seat } : le caïd est { $card }. { $right ->
    [yes] C’est juste !
   *[no] Raté.
}
infiltraitors-side-agents = les agents
infiltraitors-side-traitors = les traîtres
infiltraitors-ended-eliminated = Le dernier traître est éliminé : mission accomplie.
infiltraitors-ended-kingpin-fell = Le caïd tombe : mission accomplie.
infiltraitors-ended-kingpin-escaped = Le caïd s’échappe : mission manquée.
infiltraitors-ended-cartridges = Il reste plus de traîtres que de cartouches : mission manquée.
infiltraitors-ended-no-action = Il n’y a plus rien à faire : mission manquée.
infiltraitors-ended-time = Le temps est écoulé : mission manquée.
infiltraitors-ended-forfeit = Il manque un agent : mission manquée.
infiltraitors-rule-balance = On ne tire que sur un traître qui a autant d’indices debout qu’à plat, au moins deux de chaque.
infiltraitors-rule-blind = Vous voyez toutes les mains sauf la vôtre, et jouez les cartes des autres.
infiltraitors-rule-cipher = Le nombre d’un traître est le sien ; sa spécialité est celle d’une carte du quartier général.
infiltraitors-rule-dark = Toute défausse est face cachée, et personne ne peut la consulter.
infiltraitors-rule-elite = Un seul agent peut éliminer, et il ne peut pas identifier.
infiltraitors-rule-finale = Les récompenses sont mises de côté ; c’est tout ce que vous aurez contre le dernier traître.
infiltraitors-rule-informers = Les cartes spéciales sont étalées au milieu et peuvent servir à un échange.
infiltraitors-rule-kingpin = Après un tir juste, on peut partir en laissant un indice sur le caïd ; le dernier doit le nommer.
infiltraitors-rule-left = On n’échange qu’avec l’agent de gauche.
infiltraitors-rule-order = Les traîtres sont numérotés et s’éliminent dans cet ordre.
infiltraitors-rule-right = On ne tire que sur le traître de l’agent de droite.
infiltraitors-rule-silent = Personne ne parle ; les marques sur les feuilles d’indices restent permises.
infiltraitors-rule-specials = Les cartes spéciales sont mêlées au paquet ; on les nomme par le nombre 1.
infiltraitors-rule-three = On distribue trois cartes, et on n’en garde jamais plus de trois.
infiltraitors-campaign-won = Toutes les missions sont accomplies.
infiltraitors-campaign-next = À suivre : { $mission }, { $title }.
infiltraitors-campaign-row-won = accomplie
infiltraitors-campaign-row-open = ouverte
infiltraitors-campaign-row-locked = fermée
infiltraitors-campaign-heading-mission = mission
infiltraitors-campaign-heading-title = titre
infiltraitors-campaign-heading-state = état
infiltraitors-campaign-heading-tries = essais
infiltraitors-campaign-played-won = { $title } : accomplie.
infiltraitors-campaign-played-lost = { $title } : manquée. Il faut recommencer.
infiltraitors-mission-T1-title = Premier jour
infiltraitors-mission-T1-story = L’école a glissé deux fausses recrues dans les dossiers. Personne n’est en danger, sauf votre amour-propre.
infiltraitors-mission-T2-title = Chacun le sien
infiltraitors-mission-T2-story = Les instructeurs corsent l’affaire : chacun de vous reçoit un suspect à surveiller.
infiltraitors-mission-T3-title = Contre la montre
infiltraitors-mission-T3-story = « Un quart d’heure », dit l’instructeur en retournant le sablier. Le vrai monde vous en laissera moins.
infiltraitors-mission-1-title = La fuite
infiltraitors-mission-1-story = Trois opérations manquées en un mois. Quelqu’un lit notre courrier avant nous.
infiltraitors-mission-2-title = Panne de courant
infiltraitors-mission-2-story = L’immeuble est plongé dans le noir, et ce que vous posez, vous ne le retrouverez pas.
infiltraitors-mission-3-title = La chaîne
infiltraitors-mission-3-story = Ils se rendent compte l’un à l’autre, en file. Coupez un maillon trop tôt et les autres disparaissent.
infiltraitors-mission-4-title = Sur écoute
infiltraitors-mission-4-story = Il y a des micros dans les murs. Aujourd’hui, pas un mot.
infiltraitors-mission-5-title = Cinquième étage
infiltraitors-mission-5-story = Un service dont personne n’avait entendu parler se révèle plein de gens que personne n’a contrôlés.
infiltraitors-mission-6-title = Les indics
infiltraitors-mission-6-story = Quatre vieilles connaissances sont prêtes à parler, une fois chacune. Les cartouches sont comptées : écoutez bien.
infiltraitors-mission-7-title = Dans les règles
infiltraitors-mission-7-story = Le ministre veut des preuves à charge et à décharge avant le moindre tir. Autant des unes que des autres.
infiltraitors-mission-8-title = Bouche à oreille
infiltraitors-mission-8-story = Les lignes sont coupées. On peut glisser un mot à son voisin de gauche, et c’est tout.
infiltraitors-mission-9-title = Bagage léger
infiltraitors-mission-9-story = La planque est petite et la sortie étroite. Pas plus de trois papiers sur soi.
infiltraitors-mission-10-title = Nuit de silence
infiltraitors-mission-10-story = De la neige, une frontière, neuf inconnus dans le train, et des patrouilles à l’oreille fine.
infiltraitors-mission-11-title = Dos à dos
infiltraitors-mission-11-story = Vous êtes assis en cercle, chacun couvre son voisin de droite. Personne ne parle, personne ne se retourne.
infiltraitors-mission-12-title = Le tireur
infiltraitors-mission-12-story = Un seul d’entre vous est autorisé à tirer. Les autres ont intérêt à être sûrs de ce qu’ils racontent.
infiltraitors-mission-13-title = Cour martiale
infiltraitors-mission-13-story = L’enjeu monte, la loi reste : pas un coup de feu tant que la balance n’est pas d’aplomb.
infiltraitors-mission-14-title = La cave
infiltraitors-mission-14-story = Une liste numérotée, trouvée dans une cave sans lumière. Descendez-la, et fiez-vous à votre mémoire.
infiltraitors-mission-15-title = Sans matricule
infiltraitors-mission-15-story = Certains n’ont même pas de numéro : ils n’étaient pas censés exister.
infiltraitors-mission-16-title = Doubles vies
infiltraitors-mission-16-story = Chacun a les papiers de l’un et le métier d’un autre. Il faut les deux pour faire le traître.
infiltraitors-mission-17-title = Les yeux bandés
infiltraitors-mission-17-story = On vous a pris vos notes et laissé celles des autres. Jouez ce que l’on vous montre.
infiltraitors-mission-18-title = Le dernier train
infiltraitors-mission-18-story = Huit sont sur le quai, le neuvième est déjà à bord. Gardez-lui quelque chose.
infiltraitors-mission-19-title = Le caïd
infiltraitors-mission-19-story = Un à un, vous sortez de la villa, chacun avec un aperçu de son visage. Le dernier doit le reconnaître.
infiltraitors-mission-20-title = Grand ménage
infiltraitors-mission-20-story = Pas d’astuce cette fois, et pas de pitié : ils sont onze, et il faut fouiller toute l’agence.
