infiltraitors-seat-kingpin = the kingpin
infiltraitors-because-own = you have seen { $card } yourself
infiltraitors-because-seen = { $card } was seen elsewhere
infiltraitors-because-clue = { $card } lies { $upright ->
    [yes] upright
   *[no] flat
} next to { $seat }’s traitor
infiltraitors-because-clue-kingpin = { $card } lies { $upright ->
    [yes] upright
   *[no] flat
} next to the kingpin
infiltraitors-because-missed = { $card } was the wrong name for { $seat }’s traitor
infiltraitors-because-missed-kingpin = { $card } was the wrong name for the kingpin
infiltraitors-is-card = { $whose } guards { $value }
infiltraitors-is-not-card = { $whose } does not guard { $value }
