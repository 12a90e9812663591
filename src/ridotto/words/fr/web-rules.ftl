web-rule = Règle { $tag }
web-rules-contents = Sur cette page
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Trouvé à un endroit
   *[other] Trouvé à { $count } endroits
}
web-rules-here = La règle qui s’applique maintenant
web-rules-full = Toutes les règles
web-rules-of = Règles
web-rules-missing = Ce jeu n’a pas de page de règles.
