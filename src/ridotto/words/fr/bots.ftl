# La raison d'un robot, dans une partie revue.
replay-why = « { $why } »
why-at-random = Tous les coups se valaient.
why-escape = Je suis en fuite et là où il faut : juste à { $odds } %.
why-declare = { $partner } est mon partenaire et notre mission est accomplie : juste à { $odds } %.
why-lock = Je sais qui est qui : juste à { $odds } %.
why-ask = { $whom } peut m’apprendre le plus.
why-show-partner = { $whom } est mon partenaire à { $odds } %, alors je montre ce que j’ai.
why-show-little = C’est ce qui en dit le moins à { $whom }.
why-contest = On m’a déjà montré cela.
why-accept = C’est nouveau.
why-expel = C’est là que la pièce me sert le mieux.
why-hands = Si ce n’est pas mon partenaire, l’annonce échoue quoi que je dise.
why-move-to-meet = Je veux rencontrer { $whom }.
why-move-to-goal = Je connais notre mission et j’y vais.
why-move-nearer = Je me rapproche de ceux que je veux rencontrer et du lieu possible de la mission.
why-place = C’est ici que j’ai le plus de chances d’une rencontre utile.
why-call = Je connais les huit cartes : juste à { $odds } %.
why-greet = Un appel ne serait juste qu’à { $odds } %.
why-guess = C’est le masque le plus probable dans la boîte.
why-identify = Je n’avais pas de traître devant moi.
why-shoot-sure = Le traître de { $whom } ne pouvait être personne d’autre.
why-shoot-odds = Le traître de { $whom } : juste à { $odds } %, et attendre n’aurait rien apporté.
why-clue = De tout ce que je pouvais jouer, c’est ce qui en dit le plus sur mon traître.
why-exchange = De tout ce que je pouvais jouer, c’est ce qui en dit le plus sur le traître de { $whom }.
why-drain = Tout ce que nous avons vu n’est pas le caïd, alors je pioche encore.
why-files = Je n’avais rien de mieux à jouer, alors j’ai pris des dossiers.
why-draw = Une carte de plus me sera utile.
why-draw-none = Les autres ont plus besoin que moi des cartes du quartier général.
why-reward = C’est la carte qui en dira le plus sur ce que nous ignorons.
why-dig = Ce qu’on retourne maintenant ne peut plus être un traître.
why-discard = C’est ce dont je peux me passer.
why-leave = Il reste tout juste une élimination pour chacun de ceux qui doivent partir.
why-stay = J’ai encore le temps de partir.
why-lay = Cette carte laisse { $left ->
    [one] un seul caïd possible
   *[other] { $left } caïds possibles
}.
why-accuse = Je suis le dernier : juste à { $odds } %.
why-code = Selon notre code, ce coup laisse { $left ->
    [one] mon traître et lui seul
   *[other] { $left } candidats pour mon traître
}.
why-code-draw = Piocher ou non fait partie de ce que j’ai dit selon notre code.
why-code-lay = Selon notre code, la place de cette carte dans la défausse désigne le caïd.
