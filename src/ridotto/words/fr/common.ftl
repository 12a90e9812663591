list = { $first } et { $last }
to-whom = à { $who }
you = vous
ask-act = C’est à vous.
ask-wait = On attend { $who }.
then = { $first } ; { $last }
either = { $first } ou { $last }
neither = { $first } ni { $last }
either-of-several = { $first }, ou { $last }
shown-before = { $what } (étape { $step })
shown-unseen = { $what } (sans compter les cartes que vous avez vues vous-même)
step = { $number }. { $what }
argument = { $reasons } ; donc { $so }.
argument-plain = { $so } : rien d’autre n’a jamais été possible.
contradiction = Tout cela ne peut pas être vrai à la fois : { $reasons }.
seat-blue = Bleu
seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
house-about = La maison est ouverte, mais ses pages n’ont pas été construites. « make run » les construit.
house-protocol = L’interface pour les programmes
deduce-worlds = { $count ->
    [one] Il ne reste qu’une possibilité : tout est connu.
   *[other] Il reste { $count } possibilités.
}
deduce-certain = Certain
deduce-advice = { $what } – { $why }
deduce-when = { $when } : { $what }
bits-about = Un bit est ce qui réduit les possibilités de moitié : en apprendre un en laisse la moitié, en apprendre deux le quart.
deduce-bits = ({ NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $bits ->
    [one] bit
   *[other] bits
})
deduce-possible = Possible, mais pas certain : { $statement }.
deduce-impossible = Impossible : { $statement }.
