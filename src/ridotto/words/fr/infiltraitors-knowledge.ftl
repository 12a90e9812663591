infiltraitors-seat-kingpin = le caïd
infiltraitors-because-own = vous avez vu { $card } vous-même
infiltraitors-because-seen = on a vu { $card } ailleurs
infiltraitors-because-clue = { $card } est { $upright ->
    [yes] debout
   *[no] à plat
} près du traître de { $seat }
infiltraitors-because-clue-kingpin = { $card } est { $upright ->
    [yes] debout
   *[no] à plat
} près du caïd
infiltraitors-because-missed = on a tiré sur le traître de { $seat } en nommant { $card }, à tort
infiltraitors-because-missed-kingpin = on a nommé { $card } comme caïd, à tort
infiltraitors-is-card = { $whose ->
    [vous] vous cachez { $value }
   *[other] { $whose } cache { $value }
}
infiltraitors-is-kingpin = le caïd est { $value }
infiltraitors-is-not-card = { $whose } ne cache pas { $value }
