web-evening-give = Host an evening of several tables
web-evening-instead = Or several tables with the same deals: host an evening
web-evening-about = Every table gets the same deals, and seats change from deal to deal. What counts is what you made of a seat compared with everybody else who had it, so the luck of the deal drops out.
web-evening-how = Your score for a deal: 1 if you won and 0 if not, less the share of those in the same seat at the other tables who won.
web-evening-how-many-tables = Tables
web-evening-how-many-tables-about = The more tables, the more there is to compare with.
web-evening-how-many-deals = Deals
web-evening-how-many-deals-about = One game each, one after another; in the card game, one match each.
web-evening-free-places = Places that nobody takes
web-evening-mixed = Bots: mixed levels
web-evening-open = Open the evening
web-evening-mine = My evenings
web-evening-title = Evening: { $game }
web-evening-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-evening-size = { $tables } tables, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $places } places
web-evening-who-plays = Who plays
web-evening-you = (you)
web-evening-bots = { $count ->
    [one] One more place: a bot ({ $levels }), unless somebody comes
   *[other] { $count } more places: bots ({ $levels }), unless somebody comes
}
web-evening-bot = Bot { $number } · { $level }
web-evening-join = Take part
web-evening-leave = I will not play after all
web-evening-begin = Begin the evening
web-evening-wait-host = The host begins when everybody is there.
web-evening-fair = How the deals come about
web-evening-fair-more = For every deal the house has sealed a number; here is what proves that it is not changed later. Everybody who takes part adds a number of their own, the same at all tables. When all have played a deal, its number is in every record: compare the records, and check each.
web-evening-deal = Deal { $deal } of { $deals }
web-evening-to-table = To my table
web-evening-to = To the evening
web-evening-back = Back to the evening
web-evening-played = You have played this deal.
web-evening-they-play = This deal is being played.
web-evening-left = { $count ->
    [one] One table is still at it.
   *[other] { $count } tables are still at it.
}
web-evening-table = Table
web-evening-table-number = Table { $number }
web-evening-who = Player
web-evening-won = won
web-evening-score = Score
web-evening-done = finished
web-evening-plays = playing
web-evening-lost = Nobody finished the game here: it counts as won by nobody.
web-evening-away = { $count ->
    [one] { $who } has been away for a while.
   *[other] { $who } have been away for a while.
}
web-evening-stand-ins = Let bots play until they are back
web-evening-sealed = Others are still playing this deal. Its record and the results of the other tables will appear when the last table has finished.
web-evening-sealed-why = You will learn how it went when the last table has finished, since the others still have the same deal in front of them.
web-evening-ranking = Ranking
web-evening-ranking-so-far = After { $told } of { $deals } deals
web-evening-all-places = Show all { $count }
web-evening-best = { $count ->
    [one] { $who } came first this evening.
   *[other] { $who } share first place this evening.
}
web-evening-you-won = { $count ->
    [one] You came first this evening!
   *[other] Nobody did better than you this evening!
}
web-evening-kept = Sealed before the evening began:
