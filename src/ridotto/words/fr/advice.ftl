# Les conseils : de quoi il s’agit, pour quand, et pourquoi, en une phrase à qui les reçoit.
advice-about-call = Est-ce le moment ?
advice-about-ask = À demander
advice-about-meet = À rencontrer
advice-about-show = Que montrer
advice-about-play = À jouer
advice-when-done = une fois la mission accomplie
advice-when-asked = si { $whom } demande votre { $question }
advice-when-asked-via = si { $whom } demande votre { $question } par l’Ambassadeur
advice-when-met = quand vous rencontrez { $whom }
advice-when-met-by-two = quand vous rencontrez { $whom } avec un autre agent
advice-when-named = si { $whom } vous demande une carte noire
advice-ask = { $left ->
    [one] Il reste une possibilité pour { $whom }.
   *[other] Il reste { $left } possibilités pour { $whom }.
}
advice-ask-letter = { $whom } est votre partenaire : ce qui vous manque, c’est sa lettre.
advice-ask-partner = { $whom } a { $odds } % de chances d’être votre partenaire, et un partenaire peut montrer sa lettre.
advice-ask-most = C’est ce qui vous en apprend le plus.
advice-meet = { $left ->
    [one] { $whom } : il reste une possibilité.
   *[other] { $whom } : il reste { $left } possibilités.
}
advice-meet-letter = { $whom } : votre partenaire, dont la lettre vous manque.
advice-meet-partner = { $whom } : { $odds } % de chances d’être votre partenaire, dont la lettre vous manque.
advice-meet-call = { $whom } : en sa compagnie, vous pouvez appeler.
advice-meet-ambassador = L’Ambassadeur : tout agent qu’il interroge pour vous doit montrer une carte noire.
advice-show-partner = { $whom } { $odds ->
    [100] est avec vous
   *[other] a { $odds } % de chances d’être avec vous
}, alors montrez ce que vous avez.
advice-show-little = Moins vous en dites à { $whom }, mieux c’est.
advice-show-again = { $whom } l’a déjà vu.
advice-show-new = { $whom } ne l’a pas encore vu.
advice-move-to-meet = Vous y rencontrez { $whom }.
advice-move-to-goal = Vous savez ce que vous avez à faire, et vous en êtes ainsi au plus près.
advice-move-nearer = Vous êtes ainsi au plus près de ceux qu’il vaut la peine de rencontrer et de là où vous voulez être.
advice-expel = C’est là que la pièce vous sert le mieux.
advice-contest = On vous a déjà montré cela.
advice-accept = C’est nouveau pour vous.
advice-hands = Si ce n’est pas votre partenaire, la déclaration échoue quoi que vous disiez.
advice-escape = Vous êtes en fuite et là où il faut : { $odds } % de chances d’avoir raison.
advice-declare = { $partner } est votre partenaire et votre mission est accomplie : { $odds } % de chances d’avoir raison.
advice-lock = Votre meilleure feuille a { $odds } % de chances d’être juste.
advice-missing-partner = Pour déclarer, il vous faut encore trouver votre partenaire ; { $whom } a { $odds } % de chances de l’être, et personne n’en a davantage.
advice-missing-alone = Vous avez { $odds } % de chances d’être sans partenaire à la table : ce n’est pas assez sûr pour fuir.
advice-missing-letter = { $whom } { $odds ->
    [100] est votre partenaire
   *[other] a { $odds } % de chances d’être votre partenaire
} ; pour déclarer, il vous manque sa lettre.
advice-missing-figures = Votre mission est connue ({ $mission }), mais les figurines qu’il faut ne sont sûres qu’à { $odds } %.
advice-missing-sheet = Votre meilleure feuille n’aurait que { $odds } % de chances d’être juste.
advice-deed = { $partner } { $odds ->
    [100] est votre partenaire
   *[other] a { $odds } % de chances d’être votre partenaire
}. Il ne reste qu’à accomplir votre mission. { $mission }.
advice-deed-alone = Votre partenaire { $odds ->
    [100] est sous les verrous
   *[other] a { $odds } % de chances d’être sous les verrous
}. Il ne reste qu’à rejoindre votre case de fuite. { $mission }.
advice-place = Il n’y aura guère là-bas de rencontre qui en vaille la peine.
advice-place-alone = Vous avez { $odds } % de chances d’y être seul à seul avec { $whom }.
advice-place-for = Vous avez { $odds } % de chances d’y rencontrer { $whom }.
advice-call = Votre meilleur appel a { $odds } % de chances d’être juste.
advice-greet = Votre meilleur appel n’aurait que { $odds } % de chances d’être juste.
advice-missing-call = Votre meilleur appel n’aurait que { $odds } % de chances d’être juste ; c’est { $whom } que vous connaissez le moins.
advice-guess = Il y a { $odds } % de chances que ce masque soit dans la boîte.
advice-identify = Il n’y a pas de traître devant vous.
advice-shoot-sure = Le traître qui est devant { $whom } ne peut être personne d’autre.
advice-shoot-odds = Il y a { $odds } % de chances que ce soit le traître qui est devant { $whom }, et attendre n’apporterait rien.
advice-missing-shot = { $left } cartes peuvent encore être le traître qui est devant { $whom } : trop pour tirer.
advice-clue = { $before ->
    [one] Tous connaissent déjà votre traître.
   *[other] Aux yeux de tous, il restera { $left } { $left ->
        [one] carte
       *[other] cartes
    } sur { $before } pour votre traître.
}
advice-exchange = { $before ->
    [one] Vous connaissez déjà le traître qui est devant { $whom }.
   *[other] En moyenne, il restera { $left } { $left ->
        [one] carte
       *[other] cartes
    } sur { $before } pour le traître qui est devant { $whom }.
}
advice-drain = Chaque carte que vous voyez est une carte qui n’est pas le caïd, alors continuez à piocher.
advice-files = Cela vous aide plus que toute carte que vous pourriez jouer maintenant.
advice-draw = Une carte de plus vous servira.
advice-draw-none = Vous avez assez de cartes, et d’autres peuvent avoir besoin de celles du quartier général.
advice-reward = C’est la carte qui en dit le plus sur les traîtres qui restent.
advice-dig = Quelle que soit cette carte, ce n’est pas un traître.
advice-discard = C’est ce dont vous pouvez vous passer.
advice-leave = Si vous ne partez pas maintenant, trop d’agents seront encore là à la fin.
advice-stay = Il est encore temps de partir.
advice-lay = Avec cette carte, il reste { $left ->
    [one] une seule carte qui peut être le caïd
   *[other] { $left } cartes qui peuvent être le caïd
}.
advice-accuse = Il y a { $odds } % de chances que ce soit le caïd : aucune carte n’est plus probable.
