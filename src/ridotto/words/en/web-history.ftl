web-finished-games = My finished games
web-history-nobody = The house does not know you yet. Play a game, and it will be here.
web-history-none = None of your games is over yet. When one is, it will be here.
web-history-no-such = None of your games fits that.
web-history-filter = Which games
web-history-game = Game
web-history-result = Result
web-history-person = Played with
web-history-all = all
web-history-anybody = anybody
web-history-clear = Show all
web-history-won = won
web-history-drawn = drawn
web-history-lost = lost
web-history-accomplished = accomplished
web-history-not-yet = not yet accomplished
web-history-total = { $count ->
    [one] One game
   *[other] { $count } games
}, { $won } won ({ $share })
web-history-with = with { $company }
web-history-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
web-history-bots-of = bots ({ $level })
web-history-no-bots = Without bots
web-history-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-history-see = See it again
web-history-record = Record
web-history-pages = Pages
web-history-page = Page { $page } of { $pages }
web-history-newer = Newer
web-history-older = Older
web-history-counts = What they add up to
web-history-played = played
web-history-wins = won
web-history-share = share
web-history-by-games = By game
web-history-by-sides = By side
web-history-by-missions = By mission
web-history-by-people = With these people
web-history-by-bots = By level of the bots
web-history-left-off = { $count ->
    [one] And with one more person.
   *[other] And with { $count } more people.
}
web-history-campaigns = Campaigns
web-history-missions-won = { $count ->
    [0] no mission accomplished yet
    [one] one mission accomplished
   *[other] { $count } missions accomplished
}
web-history-tries = { $count ->
    [one] one try
   *[other] { $count } tries
}
web-lasted-moment = less than a minute
web-lasted-minutes = { $minutes } min
web-lasted-hours = { $hours } h { $minutes } min
web-kept = What the house keeps about you
web-kept-more = Your name, the tables you have been at with what you said there, and the games you have finished. The others have these games too, and so does whoever has the link to a replay.
web-kept-device = On another device you are somebody else, unless you take yourself along: choose your name at the top of the page, then “Continue on another device”.
web-export = Download all my records
web-export-part = Download records { $first }–{ $last }
web-forget = Forget me
web-forget-sure = Shall the house forget you, { $name }, and everything it keeps about you?
web-forget-more = Your games with bots are deleted. In games with other people a mask called Volto takes your place, and what you said is deleted. If you are in the middle of a game, a bot plays on for you. On every device you are somebody new.
web-forget-yes = Forget me
web-forgotten = The house has forgotten you. Come back whenever you like, as somebody new.
web-bye-forgotten = You asked the house to forget you, so you are not at this table any more.
