list = { $first } et { $last }
seat-blue = Bleu
seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
