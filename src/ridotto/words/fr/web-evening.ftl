web-evening-give = Donner une soirée à plusieurs tables
web-evening-instead = Ou plusieurs tables avec les mêmes donnes : donner une soirée
web-evening-about = Toutes les tables reçoivent les mêmes donnes, et l’on change de place d’une donne à l’autre. Ce qui compte, c’est ce que vous avez fait d’une place, comparé à ce qu’en ont fait tous ceux qui l’ont eue : la chance de la donne n’y est plus pour rien.
web-evening-how = Votre score pour une donne : 1 si vous avez gagné, 0 sinon, moins la proportion de gagnants parmi ceux qui ont eu la même place aux autres tables.
web-evening-how-many-tables = Tables
web-evening-how-many-tables-about = Plus il y a de tables, plus il y a de quoi comparer.
web-evening-how-many-deals = Donnes
web-evening-how-many-deals-about = Une partie chacune, l’une après l’autre.
web-evening-free-places = Les places que personne ne prend
web-evening-mixed = Des robots : niveaux mélangés
web-evening-open = Ouvrir la soirée
web-evening-mine = Mes soirées
web-evening-title = Soirée : { $game }
web-evening-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}
web-evening-size = { $tables } tables, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $places } places
web-evening-who-plays = Qui joue
web-evening-you = (vous)
web-evening-bots = { $count ->
    [one] Encore une place : un robot ({ $levels }), à moins que quelqu’un ne vienne
   *[other] Encore { $count } places : des robots ({ $levels }), à moins que quelqu’un ne vienne
}
web-evening-bot = Robot { $number } · { $level }
web-evening-join = Participer
web-evening-leave = Finalement, je ne joue pas
web-evening-begin = Commencer la soirée
web-evening-wait-host = L’hôte commencera quand tout le monde sera là.
web-evening-fair = D’où viennent les donnes
web-evening-fair-more = Pour chaque donne, la maison a scellé un nombre ; voici de quoi prouver qu’il ne changera plus. Chaque participant y ajoute le sien, le même à toutes les tables. Quand tous ont joué une donne, son nombre est inscrit dans le fichier de chaque partie : comparez ces fichiers, et vérifiez chacun d’eux.
web-evening-deal = Donne { $deal } sur { $deals }
web-evening-to-table = Aller à ma table
web-evening-to = Aller à la soirée
web-evening-back = Retour à la soirée
web-evening-played = Vous avez joué cette donne.
web-evening-they-play = Cette donne est en cours.
web-evening-left = { $count ->
    [one] Une table y est encore.
   *[other] { $count } tables y sont encore.
}
web-evening-table = Table
web-evening-table-number = Table { $number }
web-evening-who = Qui
web-evening-won = gagné
web-evening-score = Score
web-evening-done = terminée
web-evening-plays = en cours
web-evening-lost = Ici, personne n’a terminé la partie : elle ne compte comme gagnée pour personne.
web-evening-away = { $count ->
    [one] { $who } n’est plus là depuis un moment.
   *[other] { $who } ne sont plus là depuis un moment.
}
web-evening-stand-ins = Laisser jouer des robots jusqu’au retour
web-evening-sealed = D’autres jouent encore cette donne. Le fichier de la partie, et ce qui s’est passé ailleurs, viendront quand la dernière table aura fini.
web-evening-sealed-why = On saura ce qui s’est passé quand la dernière table aura fini, car les autres ont la même donne devant eux.
web-evening-ranking = Classement
web-evening-ranking-so-far = { $told ->
    [one] Après une donne sur { $deals }
   *[other] Après { $told } donnes sur { $deals }
}
web-evening-all-places = Afficher les { $count }
web-evening-best = { $count ->
    [one] { $who } termine la soirée en tête.
   *[other] { $who } terminent la soirée en tête, à égalité.
}
web-evening-you-won = { $count ->
    [one] Vous terminez la soirée en tête !
   *[other] Personne n’a fait mieux que vous dans cette soirée !
}
web-evening-kept = Scellé avant le début de la soirée :
