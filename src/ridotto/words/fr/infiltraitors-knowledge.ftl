infiltraitors-seat-kingpin = le caïd
infiltraitors-because-own = vous avez vu { $card } vous-même
infiltraitors-because-seen = on a vu { $card }
infiltraitors-because-clue = { $card } est { $upright ->
    [yes] debout
   *[no] à plat
} près du traître qui est devant { $seat }
infiltraitors-because-clue-kingpin = { $card } est { $upright ->
    [yes] debout
   *[no] à plat
} près du caïd
infiltraitors-because-missed = on a tiré sur le traître qui est devant { $seat } en nommant { $card }, à tort
infiltraitors-because-missed-kingpin = on a nommé { $card } comme caïd, à tort
infiltraitors-is-card = { $whose_key ->
    [me] votre traître est { $value }
    [kingpin] le caïd est { $value }
   *[other] le traître qui est devant { $whose } est { $value }
}
infiltraitors-is-kingpin = le caïd est { $value }
infiltraitors-is-not-card = { $whose_key ->
    [kingpin] le caïd n’est pas { $value }
   *[other] le traître qui est devant { $whose } n’est pas { $value }
}
infiltraitors-is-one-of-card = { $whose_key ->
    [kingpin] il reste { $count } cartes pour le caïd
   *[other] il reste { $count } cartes pour le traître qui est devant { $whose }
}
