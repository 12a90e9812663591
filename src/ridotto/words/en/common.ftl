list = { $first } and { $last }
seat-blue = Blue
seat-green = Green
seat-red = Red
seat-yellow = Yellow
