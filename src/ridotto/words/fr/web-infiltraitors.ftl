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
infiltraitors-do-leave = Partir, et voir le caïd
infiltraitors-do-lay = Poser { $card } près du caïd
infiltraitors-do-accuse = Le caïd est { $card }.
infiltraitors-ask-turn = À vous : une action.
infiltraitors-ask-draw = Piocher une carte au quartier général ?
infiltraitors-ask-reward = Prendre une récompense dans la défausse ?
infiltraitors-ask-discard = Trop de cartes : défaussez.
infiltraitors-ask-leave = Partir maintenant, et voir le caïd ?
infiltraitors-ask-lay = Choisissez un indice sur le caïd.
infiltraitors-ask-accuse = Nommez le caïd !
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
web-name-kingpin = Le caïd est…
web-discard = { $count ->
    [one] Choisissez une carte à défausser.
   *[other] Choisissez { $count } cartes à défausser.
}
web-discard-do = Défausser
web-empty-hand = Aucune carte.
web-informers = Indicateurs :
web-rewards = Mis de côté :
web-discards = Défausses visibles : { $count }
web-clue-sheets = Feuilles d’indices
web-no-sheets = Une feuille vient avec le premier traître pris.
web-traitors-left = Traîtres restants
web-traitor-number = traître { $number }
web-unseen-card = Carte à la place { $place }, cachée
web-hand-of = Les cartes de { $who }
web-has-left = est sorti
web-kingpin = Le caïd
web-kingpin-hidden = Le caïd, face cachée
web-open-cards = Cartes au choix
web-blind-hand = Interdit de regarder. Les autres voient vos cartes, et s’en servent.
web-turn-card = Choisissez une carte à poser près d’un traître, ou bien :
web-turn-where = Choisissez maintenant près de quel traître la poser.
web-turn-other = Au choix :
web-turn-shoot = Il ne reste qu’à tirer.
web-sheet-shared = Tous écrivent ensemble sur cette feuille. N’y notez que ce que chacun peut voir.
web-sheet-private = Vous seul voyez ces marques.
web-sheet-own = Celle-ci concerne votre traître : les autres y écrivent, vous ne faites que lire.
web-candidates = { $count ->
    [one] Une seule carte est encore possible.
   *[other] { $count } cartes sont encore possibles.
}
web-suit-orange = orange ▲
web-suit-black = noir ■
web-suit-red = rouge ●
web-suit-green = vert ◆
web-suit-blue = bleu ★
web-campaign = La campagne
web-campaign-won = accomplie
web-campaign-open = à jouer
web-campaign-locked = fermée
web-campaign-skipped = passée
web-campaign-again = On recommence : { $mission }, { $title }.
web-tries = { $count ->
    [one] un essai
   *[other] { $count } essais
}
web-after-won = la dernière mission est accomplie
web-after-lost = le dernier essai a échoué
web-brief-traitors = { $count ->
    [one] Un traître à nommer.
   *[other] { $count } traîtres à nommer.
}
web-brief-cartridges = { $count ->
    [one] Une cartouche.
   *[other] { $count } cartouches.
}
web-brief-cards = { $count } spécialités, avec les nombres de { $low } à { $high }.
web-brief-minutes = { $count } minutes dès le premier tour, et la montre ne s’arrête jamais.
web-debriefing = Débriefing
web-shots = Les tirs
web-shot-right = { $who } a nommé le traître de { $whom }.
web-shot-wrong = { $who } a manqué le traître de { $whom }.
web-turned-up = Ce qui restait caché
web-traitor-was = Le traître était
web-next-mission = Mission suivante
web-try-again = Nouvel essai
web-guide-infiltraitors-mission = La mission, ce qui reste de tout, et sa règle particulière. Vous gagnez tous ensemble, ou personne.
web-guide-infiltraitors-actions = À votre tour, une seule chose. Pour bien commencer : que quelqu’un prenne un traître à surveiller.
web-guide-infiltraitors-own-traitor = Vous seul savez qui c’est, et vous ne pouvez pas le dire. Posez des cartes à côté : debout si elles ont le même nombre ou la même spécialité, ou si un nombre est multiple de l’autre ; à plat sinon.
web-guide-infiltraitors-hand = Choisissez une carte ici, puis le traître près duquel la poser.
web-guide-infiltraitors-traitor = Celui-ci, vous ne le voyez pas. Ses indices parlent : debout, un point commun ; à plat, aucun.
web-guide-infiltraitors-sheet = Ce que vous découvrez ensemble se note ici. Tous y écrivent, sauf celui qui surveille ce traître.
web-guide-infiltraitors-shoot = Quand une seule carte convient encore, tirez : cela coûte une cartouche, juste ou non.
web-rules-infiltraitors-1 = Des traîtres sont face cachée au milieu. Vous gagnez ensemble quand tous sont nommés, et perdez s’il y a plus de traîtres que de cartouches, ou plus rien à faire.
web-rules-infiltraitors-2 = Deux cartes ont un point commun si elles ont le même nombre ou la même spécialité, ou si l’un des nombres est multiple de l’autre.
web-rules-infiltraitors-3 = À votre tour, une seule chose : prendre le traître suivant, que vous seul voyez ; poser une carte près de votre traître, ou près de celui d’un autre et piocher si vous voulez ; fouiller les dossiers pour une à trois cartes ; ou tirer.
web-rules-infiltraitors-4 = Une carte posée près d’un traître est debout s’ils ont un point commun, à plat sinon. C’est toujours la vérité.
web-rules-infiltraitors-5 = Pour tirer, dépensez une cartouche et nommez le traître d’un autre. Juste : il est hors jeu, et vous pouvez prendre une carte de la défausse. Faux : rien de plus.
web-rules-infiltraitors-6 = Parlez de ce que tous voient, jamais de votre main ni de votre traître.
