web-finished-games = Mes parties terminées
web-history-nobody = La maison ne vous connaît pas encore. Jouez une partie, et vous la retrouverez ici.
web-history-none = Aucune de vos parties n’est encore terminée. Dès que ce sera le cas, vous la retrouverez ici.
web-history-no-such = Aucune de vos parties ne correspond.
web-history-filter = Quelles parties
web-history-game = Jeu
web-history-result = Résultat
web-history-person = Avec
web-history-all = tous
web-history-anybody = n’importe qui
web-history-clear = Tout afficher
web-history-won = gagnée
web-history-drawn = nulle
web-history-lost = perdue
web-history-accomplished = accomplie
web-history-not-yet = pas encore accomplie
web-history-total = { $count ->
    [0] Aucune partie
    [one] Une partie, { $won ->
        [0] non gagnée
       *[other] gagnée
    } ({ $share })
   *[other] { $count } parties, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    } ({ $share })
}
web-history-with = avec { $company }
web-history-bots = { $count ->
    [one] un robot ({ $level })
   *[other] { $count } robots ({ $level })
}
web-history-bots-of = des robots ({ $level })
web-history-no-bots = Sans robots
web-history-moves = { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
web-history-see = Revoir
web-history-record = Fichier
web-history-pages = Pages
web-history-page = Page { $page } sur { $pages }
web-history-newer = Plus récentes
web-history-older = Plus anciennes
web-history-counts = Le bilan
web-history-played = jouées
web-history-wins = gagnées
web-history-share = part
web-history-by-games = Par jeu
web-history-by-sides = Par camp
web-history-by-missions = Par mission
web-history-by-people = Avec ces personnes
web-history-by-bots = Par niveau des robots
web-history-left-off = { $count ->
    [one] Et avec une autre personne.
   *[other] Et avec { $count } autres personnes.
}
web-history-campaigns = Campagnes
web-history-missions-won = { $count ->
    [0] aucune mission accomplie
    [one] une mission accomplie
   *[other] { $count } missions accomplies
}
web-history-tries = { $count ->
    [one] un essai
   *[other] { $count } essais
}
web-lasted-moment = moins d’une minute
web-lasted-minutes = { $minutes } min
web-lasted-hours = { $hours } h { $minutes } min
web-kept = Ce que la maison garde de vous
web-kept-more = Votre nom, les tables où vous êtes passé, avec ce que vous y avez dit, et vos parties terminées. Ces parties, les autres joueurs les ont aussi, comme quiconque a le lien pour les revoir.
web-kept-device = Sur un autre appareil, vous êtes quelqu’un d’autre, à moins de vous y emmener : touchez votre nom en haut de la page, puis « Continuer sur un autre appareil ».
web-export = Télécharger toutes mes parties
web-export-part = Télécharger les parties { $first } à { $last }
web-forget = M’oublier
web-forget-sure = La maison doit-elle vous oublier, { $name }, avec tout ce qu’elle garde de vous ?
web-forget-more = Vos parties avec des robots sont effacées. Dans celles que vous avez jouées avec d’autres personnes, vous devenez un masque nommé Volto, et ce que vous avez dit disparaît. Si une partie est en cours, un robot la continue pour vous. Sur tous vos appareils, vous serez quelqu’un de nouveau.
web-forget-yes = M’oublier
web-forgotten = La maison vous a oublié. Revenez quand vous voudrez, en nouveau visiteur.
web-bye-forgotten = Vous avez demandé à la maison de vous oublier : vous n’êtes plus à cette table.
