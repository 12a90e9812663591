# La raison d’un robot, dans une partie revue.
replay-reason = « { $reason } »
reason-at-random = Tous les coups se valaient.
reason-escape = Je suis en fuite et là où il faut : { $odds } % de chances d’avoir raison.
reason-declare = { $partner } est mon partenaire et notre mission est accomplie : { $odds } % de chances d’avoir raison.
reason-lock = Je crois savoir qui est qui : { $odds } % de chances d’avoir raison.
reason-ask = C’est sur { $whom } que je veux en savoir plus.
reason-ask-letter = { $whom } est mon partenaire : ce qui me manque, c’est sa lettre.
reason-ask-partner = { $whom } a { $odds } % de chances d’être mon partenaire, et peut me montrer sa lettre.
reason-show-partner = Il y a { $odds } % de chances que { $whom } soit avec moi, alors je montre ce que j’ai.
reason-show-little = Je ne veux pas en dire plus que nécessaire à { $whom }.
reason-show-apart = Quelqu’un de prudent montrerait autre chose à { $whom }, un trompeur aussi : cela en dit peu, et quiconque est de mon camp m’y reconnaît.
reason-show-again = { $whom } l’a déjà vu.
reason-show-new = { $whom } ne l’a pas encore vu.
reason-contest = On m’a déjà montré cela.
reason-accept = C’est nouveau.
reason-expel = C’est là que je veux la pièce.
reason-hands = Si ce n’est pas mon partenaire, la déclaration échoue quoi que je dise.
reason-move-to-meet = Je veux rencontrer { $whom }.
reason-move-to-goal = Je sais ce que j’ai à faire, et je m’en approche autant que possible.
reason-move-nearer = Je reste au plus près de ceux que je veux rencontrer et de là où je veux être.
reason-place = Où que j’aille, j’ai peu de chances de faire une rencontre utile.
reason-place-any = Un lieu en vaut un autre pour moi.
reason-place-alone = J’espère être seul à seul avec { $whom } ici : { $odds } %.
reason-place-for = J’espère rencontrer { $whom } ici : { $odds } %.
reason-call = Je crois connaître les huit cartes : { $odds } % de chances d’avoir raison.
reason-greet = Un appel n’aurait que { $odds } % de chances d’être juste.
reason-guess = Je crois que ce masque est dans la boîte.
reason-identify = Je n’avais pas de traître devant moi.
reason-shoot-sure = Le traître qui est devant { $whom } ne pouvait être personne d’autre.
reason-shoot-odds = Le traître qui est devant { $whom } : { $odds } % de chances d’avoir raison, et attendre n’aurait rien apporté.
reason-shoot-hasty = Le traître qui est devant { $whom } : { $odds } % de chances d’avoir raison, et je n’ai pas voulu attendre.
reason-clue = De tout ce que je pouvais jouer, c’est ce qui aide le plus pour mon traître.
reason-exchange = De tout ce que je pouvais jouer, c’est ce qui aide le plus pour le traître qui est devant { $whom }.
reason-clue-first = C’est la première carte venue qui dise quelque chose de mon traître.
reason-exchange-first = C’est la première carte venue qui dise quelque chose du traître qui est devant { $whom }.
reason-play-any = Rien de ce que je pouvais jouer n’en disait long, alors j’ai joué ce qui venait.
reason-drain = Chaque carte que nous voyons est une carte qui n’est pas le caïd, alors je pioche encore.
reason-files = Cela m’aide plus que toute carte que je pourrais jouer maintenant.
reason-draw = Une carte de plus me sera utile.
reason-draw-none = J’ai assez de cartes, et d’autres peuvent avoir besoin de celles du quartier général.
reason-reward = C’est la carte qui en dira le plus sur ce que nous ignorons.
reason-dig = Quelle que soit cette carte, ce n’est pas un traître.
reason-discard = C’est ce dont je peux me passer.
reason-leave = Si je ne pars pas maintenant, nous serons trop nombreux à l’intérieur à la fin.
reason-stay = J’ai encore le temps de partir.
reason-lay = Cette carte laisse { $left ->
    [one] une seule carte qui peut être le caïd
   *[other] { $left } cartes qui peuvent être le caïd
}.
reason-accuse = Il ne reste que moi à l’intérieur, et il y a { $odds } % de chances que ce soit le caïd.
reason-code = Selon notre code, ce coup ne laisse { $left ->
    [one] qu’un candidat : mon traître
   *[other] que { $left } candidats pour mon traître
}.
reason-code-draw = Piocher ou non fait partie de ce que j’ai dit selon notre code.
reason-code-lay = Selon notre code, la place de cette carte dans la défausse désigne le caïd.
reason-unknown = Une raison bien à lui ({ $code }).
