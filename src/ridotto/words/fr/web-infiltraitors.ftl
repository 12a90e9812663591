infiltraitors-do-identify = Prendre le traître suivant
infiltraitors-do-clue = Poser { $card } près de mon traître
infiltraitors-do-exchange = Poser { $card } près du traître de { $whom }
infiltraitors-do-clue-from = Poser la carte { $place } de { $owner } près de mon traître
infiltraitors-do-exchange-from = Poser la carte { $place } de { $owner } près du traître de { $whom }
infiltraitors-do-request = Piocher une carte
infiltraitors-do-decline = Non, merci
infiltraitors-do-files = { $number ->
    [one] Dossiers : en piocher un
   *[other] Dossiers : en piocher { $number }
}
infiltraitors-do-eliminate = Tirer : le traître de { $whom } est { $card }.
infiltraitors-do-reward = Prendre { $card }
infiltraitors-do-dig = Prendre une carte face cachée
infiltraitors-do-discard = Défausser { $cards }
infiltraitors-do-discard-places = Défausser les places { $places }
infiltraitors-do-leave = Partir, et voir le cerveau
infiltraitors-do-lay = Poser { $card } près du cerveau
infiltraitors-do-accuse = Le cerveau est { $card }.
infiltraitors-ask-turn = À vous : une action.
infiltraitors-ask-draw = Piocher une carte au quartier général ?
infiltraitors-ask-reward = Prendre une récompense dans la défausse ?
infiltraitors-ask-discard = Trop de cartes : défaussez.
infiltraitors-ask-leave = Partir maintenant, et voir le cerveau ?
infiltraitors-ask-lay = Choisissez un indice sur le cerveau.
infiltraitors-ask-accuse = Nommez le cerveau !
web-mission = La mission
web-briefing = Briefing
web-cartridges = Cartouches
web-middle = Traîtres au milieu
web-hq = Quartier général
web-buried = Défausses face cachée
web-holds = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-elite = seul à pouvoir tirer
web-your-traitor = votre traître
web-hidden-traitor = Traître numéro { $number }, face cachée
web-upright = Debout, un point commun :
web-flat = À plat, rien en commun :
web-missed = Ce n’est pas :
web-no-clues = Pas encore d’indice.
web-no-traitor = Pas de traître ici.
web-play-own = Poser près de mon traître
web-play-on = Poser près du traître de { $who }
web-shoot = Tirer…
web-shoot-at = Le traître de { $who } est…
web-name-traitor = Nommer le traître
web-name-kingpin = Le cerveau est…
web-discard = { $count ->
    [one] Choisissez une carte à défausser.
   *[other] Choisissez { $count } cartes à défausser.
}
web-discard-do = Défausser
web-lay-kingpin = Poser près du cerveau
web-empty-hand = Aucune carte.
web-informers = Indicateurs :
web-rewards = Mis de côté :
web-discards = Défausses visibles : { $count }
web-clue-sheets = Feuilles d’indices
web-no-sheets = Une feuille vient avec le premier traître pris.
web-guide-infiltraitors-turn = Choisissez une de vos cartes et posez-la près d’un traître : debout, ils partagent un nombre ou une spécialité, ou l’un est multiple de l’autre. Quand une seule carte convient encore, tirez.
web-rules-infiltraitors-1 = Des traîtres sont face cachée au milieu. Vous gagnez ensemble quand tous sont nommés, et perdez s’il y a plus de traîtres que de cartouches, ou plus rien à faire.
web-rules-infiltraitors-2 = Deux cartes ont un point commun si elles ont le même nombre ou la même spécialité, ou si l’un des nombres est multiple de l’autre.
web-rules-infiltraitors-3 = À votre tour, une seule chose : prendre le traître suivant, que vous seul voyez ; poser une carte près de votre traître, ou près de celui d’un autre et piocher si vous voulez ; fouiller les dossiers pour une à trois cartes ; ou tirer.
web-rules-infiltraitors-4 = Une carte posée près d’un traître est debout s’ils ont un point commun, à plat sinon. C’est toujours la vérité.
web-rules-infiltraitors-5 = Pour tirer, dépensez une cartouche et nommez le traître d’un autre. Juste : il est hors jeu, et vous pouvez prendre une carte de la défausse. Faux : rien de plus.
web-rules-infiltraitors-6 = Parlez de ce que tous voient, jamais de votre main ni de votre traître.
