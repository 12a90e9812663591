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
house-about = La maison est ouverte, mais ses pages n’ont pas été construites. « make run » les construit.
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
