list = { $first } and { $last }
to-whom = to { $who }
you = you
ask-act = It is your turn.
ask-wait = Waiting for { $who }.
then = { $first }; { $last }
either = { $first } or { $last }
neither = { $first } or { $last }
either-of-several = { $first }, or { $last }
shown-before = { $what } (step { $step })
shown-unseen = { $what } (not counting cards you have seen yourself)
step = { $number }. { $what }
argument = { $reasons }; so { $so }.
argument-plain = { $so }: nothing else was ever possible.
contradiction = These cannot all be true: { $reasons }.
seat-blue = Blue
seat-green = Green
seat-red = Red
seat-yellow = Yellow
house-about = The house is open, but its pages have not been built. “make run” builds them.
house-protocol = The interface for programs
deduce-worlds = { $count ->
    [one] Only one possibility is left: everything is known.
   *[other] { $count } possibilities are left.
}
deduce-certain = Certain
deduce-advice = { $what } – { $why }
deduce-when = { $when }: { $what }
bits-about = A bit is what halves the possibilities: learning one leaves half of them, learning two a quarter.
deduce-bits = ({ NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits)
deduce-possible = It is possible that { $statement }, but not certain.
deduce-impossible = It is impossible that { $statement }.
