# La raison d’un robot, dans une partie revue.
replay-reason = « { $reason } »
reason-at-random = Tous les coups se valaient.
reason-escape = Je suis en fuite et là où il faut : { $odds } % de chances d’avoir raison.
reason-declare = { $partner } est mon partenaire et notre mission est accomplie : { $odds } % de chances d’avoir raison.
reason-lock = Je sais qui est qui : { $odds } % de chances d’avoir raison.
reason-ask = C’est { $whom } qui peut m’en apprendre le plus.
reason-show-partner = Il y a { $odds } % de chances que { $whom } soit mon partenaire, alors je montre ce que j’ai.
reason-show-little = C’est ce qui en dit le moins à { $whom }.
reason-contest = On m’a déjà montré cela.
reason-accept = C’est nouveau.
reason-expel = C’est là que la pièce me sert le mieux.
reason-hands = Si ce n’est pas mon partenaire, la déclaration échoue quoi que je dise.
reason-move-to-meet = Je veux rencontrer { $whom }.
reason-move-to-goal = Je connais notre mission et j’y vais.
reason-move-nearer = Je me rapproche de ceux que je veux rencontrer et de là où je veux être.
reason-place = C’est ici que j’ai le plus de chances de faire une rencontre utile.
reason-call = Je connais les huit cartes : { $odds } % de chances d’avoir raison.
reason-greet = Un appel n’aurait que { $odds } % de chances d’être juste.
reason-guess = C’est le masque le plus probable dans la boîte.
reason-identify = Je n’avais pas de traître devant moi.
reason-shoot-sure = Le traître de { $whom } ne pouvait être personne d’autre.
reason-shoot-odds = Le traître de { $whom } : { $odds } % de chances d’avoir raison, et attendre n’aurait rien apporté.
reason-clue = De tout ce que je pouvais jouer, c’est ce qui en dit le plus sur mon traître.
reason-exchange = De tout ce que je pouvais jouer, c’est ce qui en dit le plus sur le traître de { $whom }.
reason-drain = Chaque carte que nous voyons est une carte qui n’est pas le caïd, alors je pioche encore.
reason-files = Je n’avais rien de mieux à jouer, alors j’ai fouillé le quartier général.
reason-draw = Une carte de plus me sera utile.
reason-draw-none = Les autres ont plus besoin que moi des cartes du quartier général.
reason-reward = C’est la carte qui en dira le plus sur ce que nous ignorons.
reason-dig = Ce qu’on retourne maintenant ne peut plus être un traître.
reason-discard = C’est ce dont je peux me passer.
reason-leave = Si je ne pars pas maintenant, nous serons trop nombreux à l’intérieur à la fin.
reason-stay = J’ai encore le temps de partir.
reason-lay = Cette carte laisse { $left ->
    [one] un seul caïd possible
   *[other] { $left } caïds possibles
}.
reason-accuse = Je suis le dernier : { $odds } % de chances d’avoir raison.
reason-code = Selon notre code, ce coup laisse { $left ->
    [one] mon traître et lui seul
   *[other] { $left } candidats pour mon traître
}.
reason-code-draw = Piocher ou non fait partie de ce que j’ai dit selon notre code.
reason-code-lay = Selon notre code, la place de cette carte dans la défausse désigne le caïd.
reason-unknown = Une raison bien à lui ({ $code }).
