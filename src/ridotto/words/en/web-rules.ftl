web-rule = Rule { $tag }
web-rules-contents = On this page
web-rules-full = All the rules
web-rules-of = Rules
web-rules-missing = There is no page of rules for this game.
