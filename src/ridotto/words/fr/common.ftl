list = { $first } et { $last }
then = { $first } ; { $last }
either = { $first } ou { $last }
argument = { $reasons } ; donc { $so }.
argument-plain = { $so } : rien d’autre n’est possible dès le départ.
contradiction = Tout cela ne peut pas être vrai à la fois : { $reasons }.
seat-blue = Bleu
seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
house-about = La maison est ouverte. Les tables sont prêtes ; les pages pour y jouer arrivent.
house-protocol = L’interface pour les programmes
deduce-worlds = { $count ->
    [one] Il ne reste qu’un monde : tout est connu.
   *[other] { $count } mondes sont possibles.
}
deduce-certain = Certain
deduce-ask = À demander
deduce-bits = ({ $bits } bits)
deduce-possible = Il est possible, mais pas certain, que { $statement }.
deduce-impossible = Il est impossible que { $statement }.
