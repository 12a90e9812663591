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
infiltraitors-started = { $seat_me ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
} On distribue les mains.
infiltraitors-turn = { $seat_me ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
infiltraitors-drew = Vous recevez { $card }.
infiltraitors-veiled-drew = Vous avez reçu une carte.
infiltraitors-gave = Vous posez { $card }.
infiltraitors-veiled-gave = Vous avez posé une carte.
infiltraitors-shed = { $cards_count ->
    [0] De votre main à la défausse : rien.
   *[other] De votre main à la défausse : { $cards }.
}
infiltraitors-identified = { $seat_me ->
    [yes] Vous prenez le traître numéro { $number } et le regardez en secret.
   *[no] { $seat } prend le traître numéro { $number } et le regarde en secret.
}
infiltraitors-met = Votre traître est { $card }.
infiltraitors-veiled-met = Vous avez regardé votre traître.
infiltraitors-buried = La carte du dessus du quartier général part à la défausse, face cachée, sans être vue.
infiltraitors-sank = Face cachée dans la défausse : { $cards }.
infiltraitors-veiled-sank = { $count ->
    [one] Une de vos cartes est face cachée dans la défausse.
   *[other] { $count } de vos cartes sont face cachée dans la défausse.
}
infiltraitors-clued = { $seat_me ->
    [yes] Vous posez { $card } près de votre traître
   *[no] { $seat } pose { $card } près de son propre traître
} : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-veiled-clued = { $seat_me ->
    [yes] Vous avez posé une carte près de votre traître.
   *[no] { $seat } a posé une carte près de son propre traître.
}
infiltraitors-exchanged = { $seat_me ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $card } près { $whom_me ->
    [yes] de votre traître
   *[no] du traître de { $whom }
} : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-veiled-exchanged = { $seat_me ->
    [yes] Vous avez
   *[no] { $seat } a
} posé une carte près { $whom_me ->
    [yes] de votre traître
   *[no] du traître de { $whom }
}.
infiltraitors-requested = { $seat_me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte.
infiltraitors-filed = { $seat_me ->
    [yes] Vous fouillez
   *[no] { $seat } fouille
} le quartier général : une carte est défaussée sans être vue, { $number ->
    [1] une est piochée.
    [2] deux sont piochées.
   *[3] trois sont piochées.
}
infiltraitors-opened = { $seat_me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} au quartier général.
infiltraitors-shot = { $seat_me ->
    [yes] Vous tirez
   *[no] { $seat } tire
} : { $whom_me ->
    [yes] votre traître
   *[no] le traître de { $whom }
} serait { $card }. { $right ->
    [yes] C’est juste !
   *[no] Raté.
}
infiltraitors-returned = De retour au quartier général : { $cards }.
infiltraitors-veiled-returned = { $count ->
    [one] Votre traître est de retour au quartier général.
   *[other] Les deux cartes de votre traître sont de retour au quartier général.
}
infiltraitors-eliminated = { $whom_me ->
    [yes] Votre traître
   *[no] Le traître de { $whom }
} est hors jeu. On remêle { $card } au quartier général.
infiltraitors-swept = { $cards_count ->
    [one] Son seul indice va
   *[other] Ses indices vont
} à la défausse : { $cards }.
infiltraitors-rewarded = { $seat_me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } en récompense.
infiltraitors-dug = { $seat_me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} en récompense une carte cachée de la défausse.
infiltraitors-overfull = { $seat_me ->
    [yes] Vous avez
   *[no] { $seat } a
} trop de cartes en main.
infiltraitors-discarded = { $seat_me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards }.
infiltraitors-time-ran-out = Le temps est écoulé.
infiltraitors-resigned = { $seat_me ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
} la mission.
infiltraitors-revealed = On retourne les cartes. Mains : { $hands_count ->
    [0] aucune
   *[other] { $hands }
}. Traîtres encore devant les agents : { $traitors_count ->
    [0] aucun
   *[other] { $traitors } ({ $owners })
}.
infiltraitors-unveiled = Le caïd était { $card }.
infiltraitors-discarded-dark = { $seat_me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $number ->
    [one] une carte
   *[other] { $number } cartes
} face cachée.
infiltraitors-swept-dark = { $cards_count ->
    [one] Son seul indice est retourné
   *[other] Ses indices sont retournés
} face cachée : { $cards }.
infiltraitors-veiled-swept-dark = { $count ->
    [one] Son seul indice est retourné face cachée.
   *[other] Ses { $count } indices sont retournés face cachée.
}
infiltraitors-elected = { $seat_me ->
    [yes] Vous êtes le seul agent à pouvoir tirer, mais vous ne pouvez pas prendre de traître.
   *[no] Un seul agent peut tirer, mais il ne peut pas prendre de traître : { $seat }.
}
infiltraitors-informed = { $seat_me ->
    [yes] Vous posez
   *[no] { $seat } pose
} un indic, { $card }, près { $whom_me ->
    [yes] de votre traître
   *[no] du traître de { $whom }
} : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-ciphered = { $seat_me ->
    [yes] Vous glissez une carte du quartier général sous votre traître.
   *[no] { $seat } glisse une carte du quartier général sous son traître.
}
infiltraitors-keyed = Votre traître prend la spécialité de cette carte : { $card }.
infiltraitors-veiled-keyed = Vous avez regardé la carte qui donnait sa spécialité à votre traître.
infiltraitors-deciphered = { $whom_me ->
    [yes] Votre traître
   *[no] Le traître de { $whom }
} est hors jeu. Ses deux cartes sont remêlées au quartier général, sans être vues.
infiltraitors-saw = { $seat } tient maintenant { $card }.
infiltraitors-kept = { $card } est dans votre main, et vous le savez.
infiltraitors-veiled-kept = Vous avez vu une carte de votre propre main.
infiltraitors-slipped = { $seat_me ->
    [yes] Votre main
   *[no] La main de { $seat }
} se resserre.
infiltraitors-clued-from = { $seat_me ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $card }, { $owner_me ->
    [yes] de votre main
   *[no] de la main de { $owner }
}, près de { $seat_me ->
    [yes] votre traître
   *[no] son propre traître
} : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-exchanged-from = { $seat_me ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $card }, { $owner_me ->
    [yes] de votre main
   *[no] de la main de { $owner }
}, près { $whom_me ->
    [yes] de votre traître
   *[no] du traître de { $whom }
} : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-lifted = On retourne { $card }.
infiltraitors-laid-aside = { $seat_me ->
    [yes] Vous mettez
   *[no] { $seat } met
} { $card } de côté pour le final.
infiltraitors-raising = { $seat_me ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} pour le final une carte cachée de la défausse.
infiltraitors-raised = C’est { $card } : on met la carte de côté.
infiltraitors-hands-thrown = Il ne reste qu’un traître. Toutes les mains sont défaussées : { $cards_count ->
    [0] elles étaient vides.
   *[other] { $cards }.
}
infiltraitors-scattered = Du quartier général à la défausse : { $card }.
infiltraitors-redealing = Les cartes mises de côté sont mélangées et distribuées, { $seat } d’abord.
infiltraitors-last-taken = { $seat_me ->
    [yes] Vous prenez le dernier traître et le regardez en secret.
   *[no] { $seat } prend le dernier traître et le regarde en secret.
}
infiltraitors-tempted = { $seat_me ->
    [yes] Vous pouvez
   *[no] { $seat } peut
} partir maintenant.
infiltraitors-leaving = { $seat_me ->
    [yes] Vous allez
   *[no] { $seat } va
} jeter un œil au caïd.
infiltraitors-glimpsed = Le caïd est { $card }.
infiltraitors-veiled-glimpsed = Vous avez vu le caïd.
infiltraitors-looked = { $seat_me ->
    [yes] Vous avez
   *[no] { $seat } a
} vu le caïd.
infiltraitors-laid = { $seat_me ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $card } près du caïd : { $upright ->
    [yes] debout, ils ont un point commun.
   *[no] à plat, ils n’ont rien en commun.
}
infiltraitors-departed = { $seat_me ->
    [yes] Vous partez, { $cards_count ->
        [0] les mains vides.
       *[other] et défaussez { $cards }.
    }
   *[no] { $seat } s’en va, { $cards_count ->
        [0] les mains vides.
       *[other] et défausse { $cards }.
    }
}
infiltraitors-cornered = { $seat_me ->
    [yes] Il ne reste que vous : à vous de nommer le caïd.
   *[no] Il ne reste que { $seat }, qui doit nommer le caïd.
}
infiltraitors-accused = { $seat_me ->
    [yes] Vous nommez
   *[no] { $seat } nomme
} le caïd : { $card }. { $right ->
    [yes] C’est juste !
   *[no] Raté.
}
infiltraitors-side-agents = les agents
infiltraitors-side-traitors = les traîtres
infiltraitors-ended-eliminated = Le dernier traître est hors jeu.
infiltraitors-ended-kingpin-fell = Le caïd est nommé : il tombe.
infiltraitors-ended-kingpin-escaped = Il ne reste que le caïd, mais plusieurs agents sont encore à l’intérieur : le caïd s’échappe, et la mission est manquée.
infiltraitors-ended-kingpin-missed = Le dernier à l’intérieur s’est trompé de nom : le caïd s’échappe, et la mission est manquée.
infiltraitors-ended-cartridges = Il reste moins de cartouches que de traîtres : mission manquée.
infiltraitors-ended-no-action = L’agent dont c’est le tour ne peut plus rien faire : mission manquée.
infiltraitors-ended-time = Le temps est écoulé : mission manquée.
infiltraitors-ended-forfeit = Un agent a abandonné : mission manquée.
infiltraitors-if-you-leave = Si vous partez pour de bon, la mission est manquée pour toute l’équipe.
infiltraitors-rule-balance = On ne peut tirer que sur un traître qui a autant d’indices debout qu’à plat, et au moins deux de chaque.
infiltraitors-rule-blind = Vous voyez toutes les mains sauf la vôtre, et posez les cartes des autres, près de votre traître ou de celui d’un autre agent. Après avoir posé près du traître d’un autre, vous devez piocher une carte, tant que le quartier général en a ; vous ne voyez ni celle-ci ni celles que vous piochez en le fouillant, et vous défaussez sans regarder. Une récompense visible, vous la connaissez ; une récompense cachée, seuls les autres la voient.
infiltraitors-rule-cipher = Qui prend un traître garde avec lui la carte du dessus du quartier général, sans la montrer. Les deux font un seul traître : le nombre est celui du traître, la spécialité celle de la carte du quartier général. C’est d’après cela que les indices sont tournés, et c’est cela qu’il faut nommer. Ce peut être une carte que tous voient, ou la même que le traître d’un autre. Une fois le traître hors jeu, les deux cartes sont remêlées au quartier général sans être vues.
infiltraitors-rule-dark = Tout se défausse face cachée, les indices aussi, et personne ne peut consulter la défausse : retenez ce que vous avez vu.
infiltraitors-rule-elite = { $elite_me ->
    [yes] Vous êtes le seul agent à pouvoir tirer, mais vous ne pouvez pas prendre de traître.
   *[no] { $elite_key ->
        [none] Un seul agent, tiré au sort et connu de tous, peut tirer, mais il ne peut pas prendre de traître.
       *[other] Un seul agent peut tirer, mais il ne peut pas prendre de traître : { $elite }.
    }
}
infiltraitors-rule-finale = Huit traîtres sont au milieu, le neuvième à part. Qui tire juste doit choisir une carte de la défausse, s’il y en a ; il ne la prend pas, on la met de côté, face visible. Une fois le huitième hors jeu, toutes les mains et le quartier général sont défaussés face visible, les cartes mises de côté sont mélangées et distribuées, et l’auteur du tir prend le neuvième traître. Il ne reste que ces cartes à poser, et personne ne pioche plus.
infiltraitors-rule-informers = Les quatre cartes spéciales sont visibles au milieu. Au lieu d’une carte à vous, vous pouvez en poser une près du traître d’un autre agent, même la main vide. Elle part à la défausse avec les autres indices et ne revient jamais au milieu.
infiltraitors-rule-kingpin = Huit traîtres sont au milieu, le caïd à part. Il compte comme un traître : un seul tir manqué fait perdre. Après un tir juste et sa récompense, vous pouvez partir : vous regardez le caïd en secret, posez près de lui { $players ->
    [2] deux cartes
   *[other] une carte
} de votre main ou de la défausse visible, défaussez votre main et sortez ; le traître qui est devant vous y reste. Dès qu’il ne reste qu’un agent à l’intérieur, il doit nommer le caïd : juste, la mission est accomplie, quoi qu’il reste ; faux, elle est manquée. Quand le huitième est hors jeu et que l’auteur du tir a choisi de partir ou non, elle est manquée si vous êtes encore deux ou plus à l’intérieur.
infiltraitors-rule-left = { $left_key ->
    [none] Sauf près de votre traître, vous ne pouvez poser de cartes que près du traître de l’agent à votre gauche, qui joue après vous.
   *[other] Sauf près de votre traître, vous ne pouvez poser de cartes que près du traître de l’agent à votre gauche : { $left }.
}
infiltraitors-rule-order = Les traîtres sont numérotés et se prennent dans cet ordre. On ne peut tirer que sur celui qui a le plus petit numéro parmi ceux qui ne sont pas encore hors jeu.
infiltraitors-rule-right = { $right_key ->
    [none] Vous ne pouvez tirer que sur le traître de l’agent à votre droite, qui joue avant vous.
   *[other] Vous ne pouvez tirer que sur le traître de l’agent à votre droite : { $right }.
}
infiltraitors-rule-silent = Personne ne parle ; les marques sur les feuilles d’indices restent permises.
infiltraitors-rule-specials = Les cinq cartes spéciales (S) sont mêlées au paquet, et un traître peut en être une. Elles n’ont pas de nombre : leur seul point commun possible est la spécialité.
infiltraitors-rule-three = On distribue trois cartes à chacun, et on n’en garde pas plus de trois à la fin de son tour.
infiltraitors-campaign-won = Toutes les missions sont accomplies.
infiltraitors-campaign-last = C’était la dernière mission.
infiltraitors-campaign-next = À suivre : { $mission }, { $title }.
infiltraitors-campaign-row-won = accomplie
infiltraitors-campaign-row-open = ouverte
infiltraitors-campaign-row-locked = fermée
infiltraitors-campaign-heading-mission = mission
infiltraitors-campaign-heading-title = titre
infiltraitors-campaign-heading-state = état
infiltraitors-campaign-heading-tries = essais
infiltraitors-campaign-played-won = { $title } : accomplie.
infiltraitors-campaign-played-lost = { $title } : manquée. Il faut recommencer.
infiltraitors-mission-T1-title = Premier jour
infiltraitors-mission-T1-story = L’école a glissé deux fausses recrues dans la maison. Personne n’est en danger, sauf votre amour-propre.
infiltraitors-mission-T2-title = Chacun le sien
infiltraitors-mission-T2-story = Les instructeurs corsent l’affaire : chacun de vous reçoit un suspect à surveiller.
infiltraitors-mission-T3-title = Contre la montre
infiltraitors-mission-T3-story = « Un quart d’heure », dit l’instructeur en retournant le sablier. Le vrai monde vous en laissera moins.
infiltraitors-mission-1-title = La fuite
infiltraitors-mission-1-story = Trois opérations manquées en un mois. Quelqu’un lit notre courrier avant nous.
infiltraitors-mission-2-title = Panne de courant
infiltraitors-mission-2-story = L’immeuble est plongé dans le noir, et ce que vous posez, vous ne le retrouverez pas.
infiltraitors-mission-3-title = La chaîne
infiltraitors-mission-3-story = Chacun rend compte au suivant. Coupez un maillon trop tôt et les autres disparaissent.
infiltraitors-mission-4-title = Sur écoute
infiltraitors-mission-4-story = Il y a des micros dans les murs. Aujourd’hui, pas un mot.
infiltraitors-mission-5-title = Cinquième étage
infiltraitors-mission-5-story = Un service dont personne n’avait entendu parler se révèle plein de gens que personne n’a contrôlés.
infiltraitors-mission-6-title = Les indics
infiltraitors-mission-6-story = Quatre vieilles connaissances sont prêtes à parler, une fois chacune. Les cartouches sont comptées : écoutez bien.
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
infiltraitors-mission-13-story = L’enjeu monte, la loi reste : pas un coup de feu tant que la balance n’est pas en équilibre.
infiltraitors-mission-14-title = La cave
infiltraitors-mission-14-story = Une liste numérotée, trouvée dans une cave sans lumière. Descendez-la, et fiez-vous à votre mémoire.
infiltraitors-mission-15-title = Sans matricule
infiltraitors-mission-15-story = Certains n’ont même pas de numéro : ils n’étaient pas censés exister.
infiltraitors-mission-16-title = Doubles vies
infiltraitors-mission-16-story = Chacun a les papiers de l’un et le métier de l’autre. Il faut les deux pour faire le traître.
infiltraitors-mission-17-title = Les yeux bandés
infiltraitors-mission-17-story = On vous a pris vos notes et laissé celles des autres. Jouez ce que l’on vous montre.
infiltraitors-mission-18-title = Le dernier train
infiltraitors-mission-18-story = Huit sont sur le quai, le neuvième est déjà à bord. Gardez-lui quelque chose.
infiltraitors-mission-19-title = Le caïd
infiltraitors-mission-19-story = Un à un, vous sortez de la villa après avoir entrevu son visage. Le dernier doit le reconnaître.
infiltraitors-mission-20-title = Grand ménage
infiltraitors-mission-20-story = Pas d’astuce cette fois, et pas de pitié : ils sont onze, et il faut fouiller toute l’agence.
