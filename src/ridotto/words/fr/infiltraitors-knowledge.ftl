infiltraitors-seat-kingpin = le cerveau
infiltraitors-because-own = vous avez vu { $card } vous-même
infiltraitors-because-seen = { $card } a été vu ailleurs
infiltraitors-because-clue = { $card } est { $upright ->
    [yes] debout
   *[no] couché
} près du traître de { $seat }
infiltraitors-because-clue-kingpin = { $card } est { $upright ->
    [yes] debout
   *[no] couché
} près du cerveau
infiltraitors-because-missed = { $card } était un faux nom pour le traître de { $seat }
infiltraitors-because-missed-kingpin = { $card } était un faux nom pour le cerveau
infiltraitors-is-card = { $whose } tient { $value }
infiltraitors-is-not-card = { $whose } ne tient pas { $value }
