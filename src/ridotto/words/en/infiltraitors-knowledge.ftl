# One word: the sentences below choose by it.
infiltraitors-seat-kingpin = Kingpin
infiltraitors-because-own = you have seen { $card } yourself
infiltraitors-because-seen = { $card } has been seen
infiltraitors-because-clue = { $card } { $upright ->
    [yes] stands upright
   *[no] lies flat
} next to { $seat }’s traitor
infiltraitors-because-clue-kingpin = { $card } { $upright ->
    [yes] stands upright
   *[no] lies flat
} next to the kingpin
infiltraitors-because-missed = { $card } was the wrong name for { $seat }’s traitor
infiltraitors-because-missed-kingpin = { $card } was the wrong name for the kingpin
infiltraitors-is-card = { $whose_key ->
    [me] your traitor is { $value }
    [kingpin] the kingpin is { $value }
   *[other] { $whose }’s traitor is { $value }
}
infiltraitors-is-kingpin = the kingpin is { $value }
infiltraitors-is-not-card = { $whose_key ->
    [kingpin] the kingpin is not { $value }
   *[other] { $whose }’s traitor is not { $value }
}
infiltraitors-is-one-of-card = { $whose_key ->
    [kingpin] { $count } cards are left for the kingpin
   *[other] { $count } cards are left for { $whose }’s traitor
}
