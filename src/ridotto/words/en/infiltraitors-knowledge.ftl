# One word: the sentences below choose by it.
infiltraitors-seat-kingpin = Kingpin
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
infiltraitors-is-card = { $whose ->
    [you] your traitor is { $value }
    [Kingpin] the kingpin is { $value }
   *[other] { $whose }’s traitor is { $value }
}
infiltraitors-is-kingpin = the kingpin is { $value }
infiltraitors-is-not-card = { $whose ->
    [Kingpin] the kingpin is not { $value }
   *[other] { $whose }’s traitor is not { $value }
}
