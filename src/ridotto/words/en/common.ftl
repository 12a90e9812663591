list = { $first } and { $last }
then = { $first }; { $last }
either = { $first } or { $last }
argument = { $reasons }; so { $so }.
argument-plain = { $so }: nothing else is possible from the start.
contradiction = These cannot all be true: { $reasons }.
seat-blue = Blue
seat-green = Green
seat-red = Red
seat-yellow = Yellow
house-about = The house is open. Tables are live; the pages to play at them are on their way.
house-protocol = The interface for programs
deduce-worlds = { $count ->
    [one] One world is left: everything is known.
   *[other] { $count } worlds are possible.
}
deduce-certain = Certain
deduce-ask = Worth asking
deduce-bits = ({ $bits } bits)
deduce-possible = It is possible that { $statement }, but not certain.
deduce-impossible = It is impossible that { $statement }.
