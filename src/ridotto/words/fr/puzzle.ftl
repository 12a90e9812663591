# Énigmes : des moments où une seule réponse est la bonne.
puzzle-title = { $game } : énigme { $id } (niveau { $level } sur 5, { $theme })
puzzle-theme-one-of-two = recoupement
puzzle-theme-exclusion = exclusion
puzzle-theme-counting = décompte
puzzle-theme-letters = lettres
puzzle-theme-questions = questions
puzzle-theme-answers = réponses
puzzle-you = Vous êtes { $seat }. Ce que vous savez :
puzzle-own-cards = Vous avez eu ou vu { $cards }.
puzzle-seen-cards = Tous ont vu { $cards }.
puzzle-you-showed = Ce que { $whom } a vu de vous :
puzzle-ask-certain = Laquelle de ces choses est certaine ?
puzzle-ask-shot = Quel tir ne peut pas manquer ?
puzzle-ask-mission = Que devez-vous accomplir ?
puzzle-ask-question = Qu’est-ce qui vous en apprendra le plus, en moyenne ?
puzzle-ask-answer = { $whom } doit en apprendre le moins possible. Lequel de ces choix en dit le moins, en moyenne ?
puzzle-rules-inkognito = Des identités et silhouettes montrées dans une réponse, une au moins est vraie ; ni les cartes grises ni les lettres ne mentent.
puzzle-rules-inkognito-cards = Chaque agent a deux cartes noires, une identité et un numéro : elles disent la vérité sur lui, et ne mentent jamais. De deux cartes passées, une seule est vraie. Par l’entremise de l’Ambassadeur, on peut demander une carte noire à un agent.
puzzle-rules-infiltraitors = Deux cartes ont un point commun si elles ont le même nombre ou la même spécialité, ou si l’un des nombres est multiple de l’autre. Une carte posée près d’un traître est debout s’ils ont un point commun, à plat sinon.
puzzle-choice = { $number }. { $what }
puzzle-prompt = Votre réponse
puzzle-no-choice = Choisissez un nombre de 1 à { $count }.
puzzle-right = C’est juste.
puzzle-wrong = Non. La bonne réponse : { $what }.
puzzle-so-mission = Voici donc votre mission. { $what }.
puzzle-reason = { $what }. { $why }
puzzle-reason-question = { $before ->
    [1] { $whom } est déjà connu, et ne peut rien vous apprendre là-dessus (bits : { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
   *[other] { NUMBER($before, maximumFractionDigits: 1) } possibilités pour { $whom }, et { NUMBER($after, maximumFractionDigits: 1) } en moyenne après la réponse (bits : { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
}
puzzle-reason-answer = Aux yeux de { $whom }, { NUMBER($before, maximumFractionDigits: 1) } { $before ->
    [one] possibilité
   *[other] possibilités
} pour vous, et { NUMBER($after, maximumFractionDigits: 1) } en moyenne après cela (bits : { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
puzzle-so-question = Un bit réduit les possibilités de moitié. C’est de « { $what } » qu’on peut attendre le plus (bits : { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }) ; du deuxième meilleur choix, { NUMBER($next, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-so-answer = Un bit réduit les possibilités de moitié. « { $what } » en dit le moins à { $whom } (bits : { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne) ; le deuxième meilleur choix, { NUMBER($next, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-count = { $game } : { $count ->
    [one] une énigme
   *[other] { $count } énigmes
} ({ $themes })
puzzle-of-theme = { $theme } { $count }

# La page.
puzzle-today = L’énigme du jour
puzzle-row = Votre série
puzzle-row-about = Elle se corse à mesure que vous trouvez : trois bonnes réponses de suite font monter d’un niveau, deux mauvaises de suite font descendre d’un niveau.
puzzle-level = Niveau { $level } sur 5
puzzle-solve = À vous de trouver
puzzle-look-again = La revoir
puzzle-go-on = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-solved = { $count ->
    [0] Aucune des { $of } n’est encore résolue.
   *[other] Énigmes résolues dès la première réponse, la seule qui compte : { $right } sur { $of } ; réponses données : { $count }.
}
puzzle-done-right = Vous l’avez résolue.
puzzle-done-wrong = Votre première réponse était fausse.
puzzle-kept = Ce que vous avez trouvé est gardé sur cet appareil.
puzzle-not-kept = Cet appareil ne garde rien : votre série recommencera la prochaine fois.
puzzle-which-game = Jeu
puzzle-which-theme = Thème
puzzle-any = tous
puzzle-none-left = Vous avez répondu à toutes celles-ci.
puzzle-answer = C’est ma réponse
puzzle-choices = Choix
puzzle-sheet = Feuille
puzzle-sheet-choose = Touchez une case dorée pour la choisir, une autre pour la barrer.
puzzle-sheet-strike = Touchez une case pour la barrer.
puzzle-notes = Ce que vous savez
puzzle-not = Non, ce n’est pas cela.
puzzle-again = Réessayer
puzzle-reveal = Voir pourquoi
puzzle-why = Pourquoi
puzzle-struck = barré
puzzle-open = encore possible
puzzle-aside = { $count ->
    [one] Une autre note, dont rien ne découle
   *[other] { $count } autres notes, dont rien ne découle
}
