web-rule = Règle { $tag }
web-rules-contents = Sur cette page
web-rules-full = Toutes les règles
web-rules-of = Règles
web-rules-missing = Ce jeu n’a pas de page de règles.
