# Advice: what it is about, when it is for, and why, in a sentence to whoever is advised.
advice-about-call = Is it time?
advice-about-ask = Worth asking
advice-about-meet = Worth meeting
advice-about-show = What to show
advice-about-play = Worth playing
advice-when-done = once the deed is done
advice-when-asked = if { $whom } asks about { $question }
advice-when-asked-via = if { $whom } asks about { $question } through the Ambassador
advice-when-met = when you meet { $whom }
advice-when-met-by-two = when you and another agent meet { $whom }
advice-when-named = if { $whom } asks for a black card
advice-ask = { $left ->
    [one] One possibility is left for { $whom }.
   *[other] { $left } possibilities are left for { $whom }.
}
advice-ask-letter = { $whom } is your partner: what you still need is the letter.
advice-ask-partner = { $whom } is { $odds }% likely to be your partner, and a partner may show the letter.
advice-ask-most = It tells you most.
advice-meet = { $left ->
    [one] { $whom }: one possibility is left.
   *[other] { $whom }: { $left } possibilities are left.
}
advice-meet-letter = { $whom }: your partner, whose letter you still need.
advice-meet-partner = { $whom }: { $odds }% likely to be your partner, whose letter you still need.
advice-meet-call = { $whom }: with { $whom } there, you can call.
advice-meet-ambassador = The Ambassador: whoever he asks for you has to show a black card.
advice-show-partner = { $whom } is { $odds ->
    [100] on your side
   *[other] { $odds }% likely to be on your side
}, so show what you have.
advice-show-little = The less you tell { $whom }, the better.
advice-show-again = { $whom } has seen this before.
advice-show-new = { $whom } has not seen this yet.
advice-move-to-meet = There you meet { $whom }.
advice-move-to-goal = You know what you have to do, and this leaves you as near to it as can be.
advice-move-nearer = It leaves you as near as can be to those worth meeting, and to where you want to be.
advice-expel = There the piece serves you best.
advice-contest = You were shown this before.
advice-accept = This is new to you.
advice-hands = If this is not your partner, the declaration fails whatever you say.
advice-escape = You are on the run and where you must be: { $odds }% sure.
advice-declare = { $partner } is your partner and your mission is accomplished: { $odds }% sure.
advice-lock = Your best sheet is { $odds }% likely to be right.
advice-missing-partner = To declare, you still have to find your partner; nobody is likelier than { $whom }, at { $odds }%.
advice-missing-alone = You are { $odds }% likely to have no partner at the table, which is not sure enough to flee.
advice-missing-letter = { $whom } is { $odds ->
    [100] your partner
   *[other] { $odds }% likely to be your partner
}; to declare, you still need the letter.
advice-missing-figures = Your mission is known ({ $mission }), but you are only { $odds }% sure which figures it takes.
advice-missing-sheet = Your best sheet is only { $odds }% likely to be right.
advice-deed = { $partner } is { $odds ->
    [100] your partner
   *[other] { $odds }% likely to be your partner
}. All that is missing is the deed. { $mission }.
advice-deed-alone = Your partner is { $odds ->
    [100] under arrest
   *[other] { $odds }% likely to be under arrest
}. All that is missing is your flight: { $mission }.
advice-place = Hardly anybody worth meeting will be there.
advice-place-alone = You are { $odds }% likely to be alone with { $whom } there.
advice-place-for = You are { $odds }% likely to meet { $whom } there.
advice-call = Your best call is { $odds }% likely to be right.
advice-greet = Your best call is only { $odds }% likely to be right.
advice-missing-call = Your best call is only { $odds }% likely to be right; you know least about { $whom }.
advice-guess = This mask is { $odds }% likely to be in the box.
advice-identify = There is no traitor in front of you.
advice-shoot-sure = { $whom }’s traitor can be nobody else.
advice-shoot-odds = This is { $odds }% likely to be { $whom }’s traitor, and waiting would not help.
advice-missing-shot = { $left } cards can still be { $whom }’s traitor: too many for a shot.
advice-clue = { $before ->
    [one] All know your traitor already.
   *[other] By what all can see, it leaves { $left } of { $before } cards for your traitor.
}
advice-exchange = { $before ->
    [one] You know { $whom }’s traitor already.
   *[other] On average it leaves { $left } of { $before } cards for { $whom }’s traitor.
}
advice-drain = Every card you have seen is one that the kingpin is not, so keep drawing.
advice-files = This helps you more than any card you could play now.
advice-draw = Another card would help you.
advice-draw-none = You have cards enough, and others may need those of headquarters.
advice-reward = This card says most about the traitors that are left.
advice-dig = Whichever card it turns out to be, it is not a traitor.
advice-discard = This is what you can do without.
advice-leave = If you do not leave now, too many will still be inside at the end.
advice-stay = There is still time to leave.
advice-lay = This card leaves { $left ->
    [one] one card
   *[other] { $left } cards
} that the kingpin can be.
advice-accuse = { $odds }% likely to be the kingpin: nobody is likelier.
