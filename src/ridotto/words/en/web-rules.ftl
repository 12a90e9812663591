web-rule = Rule { $tag }
web-rules-contents = On this page
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] Found in one place
   *[other] Found in { $count } places
}
web-rules-here = The rule for this moment
web-rules-full = All the rules
web-rules-of = Rules
web-rules-missing = There is no page of rules for this game.
