inkognito-title = Inkognito
inkognito-about = Venice at carnival. Find out who your partner is, who hides behind which figure, and what the two of you are here to do – before the other pair does.
inkognito-seat-blue = Blue
inkognito-seat-green = Green
inkognito-seat-red = Red
inkognito-seat-yellow = Yellow
inkognito-seat-ambassador = the Ambassador
inkognito-side-blue = Blue
inkognito-side-green = Green
inkognito-side-red = Red
inkognito-side-yellow = Yellow
inkognito-side-ambassador = the Ambassador
inkognito-piece-blue-tall = the tall blue figure
inkognito-piece-blue-short = the short blue figure
inkognito-piece-blue-fat = the fat blue figure
inkognito-piece-blue-thin = the thin blue figure
inkognito-piece-green-tall = the tall green figure
inkognito-piece-green-short = the short green figure
inkognito-piece-green-fat = the fat green figure
inkognito-piece-green-thin = the thin green figure
inkognito-piece-red-tall = the tall red figure
inkognito-piece-red-short = the short red figure
inkognito-piece-red-fat = the fat red figure
inkognito-piece-red-thin = the thin red figure
inkognito-piece-yellow-tall = the tall yellow figure
inkognito-piece-yellow-short = the short yellow figure
inkognito-piece-yellow-fat = the fat yellow figure
inkognito-piece-yellow-thin = the thin yellow figure
inkognito-piece-ambassador = the Ambassador
inkognito-build-tall = tall
inkognito-build-short = short
inkognito-build-fat = fat
inkognito-build-thin = thin
inkognito-identity-LF = Lord Fiddlebottom
inkognito-identity-CB = Colonel Bubble
inkognito-identity-X = Agent X
inkognito-identity-ZZ = Madame Zsa Zsa
inkognito-letter-A = A
inkognito-letter-B = B
inkognito-letter-C = C
inkognito-letter-D = D
inkognito-question-identity = identity
inkognito-question-build = build
inkognito-ball-land = street
inkognito-ball-water = canal
inkognito-ball-either = either
inkognito-ball-ambassador = Ambassador
inkognito-ball-opponent = another’s figure
inkognito-ball-none = nothing
inkognito-card-LF = Lord Fiddlebottom
inkognito-card-grey-LF = Lord Fiddlebottom (grey)
inkognito-card-CB = Colonel Bubble
inkognito-card-grey-CB = Colonel Bubble (grey)
inkognito-card-X = Agent X
inkognito-card-grey-X = Agent X (grey)
inkognito-card-ZZ = Madame Zsa Zsa
inkognito-card-grey-ZZ = Madame Zsa Zsa (grey)
inkognito-card-tall = tall
inkognito-card-grey-tall = tall (grey)
inkognito-card-short = short
inkognito-card-grey-short = short (grey)
inkognito-card-fat = fat
inkognito-card-grey-fat = fat (grey)
inkognito-card-thin = thin
inkognito-card-grey-thin = thin (grey)
inkognito-card-mission-A = mission letter A
inkognito-card-mission-B = mission letter B
inkognito-card-mission-C = mission letter C
inkognito-card-mission-D = mission letter D
inkognito-person-LF-tall = Lord Fiddlebottom (tall)
inkognito-person-LF-short = Lord Fiddlebottom (short)
inkognito-person-LF-fat = Lord Fiddlebottom (fat)
inkognito-person-LF-thin = Lord Fiddlebottom (thin)
inkognito-person-CB-tall = Colonel Bubble (tall)
inkognito-person-CB-short = Colonel Bubble (short)
inkognito-person-CB-fat = Colonel Bubble (fat)
inkognito-person-CB-thin = Colonel Bubble (thin)
inkognito-person-X-tall = Agent X (tall)
inkognito-person-X-short = Agent X (short)
inkognito-person-X-fat = Agent X (fat)
inkognito-person-X-thin = Agent X (thin)
inkognito-person-ZZ-tall = Madame Zsa Zsa (tall)
inkognito-person-ZZ-short = Madame Zsa Zsa (short)
inkognito-person-ZZ-fat = Madame Zsa Zsa (fat)
inkognito-person-ZZ-thin = Madame Zsa Zsa (thin)
inkognito-space-box = the box
inkognito-space-1 = Murano
inkognito-space-2 = Madonna dell’Orto
inkognito-space-3 = Campo dei Mori
inkognito-space-4 = San Giobbe
inkognito-space-5 = Ponte delle Guglie
inkognito-space-6 = San Geremia
inkognito-space-7 = San Marcuola
inkognito-space-8 = Fontego dei Turchi
inkognito-space-9 = Strada Nova
inkognito-space-10 = I Gesuiti
inkognito-space-11 = Santi Apostoli
inkognito-space-12 = Fondamente Nove
inkognito-space-13 = Ca’ d’Oro
inkognito-space-14 = San Giacomo dell’Orio
inkognito-space-15 = Ponte degli Scalzi
inkognito-space-16 = Santa Chiara
inkognito-space-17 = Papadopoli
inkognito-space-18 = I Tolentini
inkognito-space-19 = Santa Maria Maggiore
inkognito-space-20 = Santa Marta
inkognito-space-21 = Tre Ponti
inkognito-space-22 = I Carmini
inkognito-space-23 = San Nicolò dei Mendicoli
inkognito-space-24 = Sacca Fisola
inkognito-space-25 = Molino Stucky
inkognito-space-26 = San Basilio
inkognito-space-27 = San Sebastiano
inkognito-space-28 = Sant’Eufemia
inkognito-space-29 = Ca’ Foscari
inkognito-space-30 = San Barnaba
inkognito-space-31 = Ponte Lungo
inkognito-space-32 = I Gesuati
inkognito-space-33 = San Trovaso
inkognito-space-34 = L’Accademia
inkognito-space-35 = San Samuele
inkognito-space-36 = Sant’Aponal
inkognito-space-37 = La Pescheria
inkognito-space-38 = Lo Spirito Santo
inkognito-space-39 = Il Redentore
inkognito-space-40 = San Giorgio Maggiore
inkognito-space-41 = Sant’Elena
inkognito-space-42 = La Salute
inkognito-space-43 = Molo di San Marco
inkognito-space-44 = Riva degli Schiavoni
inkognito-space-45 = I Giardini
inkognito-space-46 = San Giuseppe di Castello
inkognito-space-47 = San Biagio
inkognito-space-48 = San Zaccaria
inkognito-space-49 = Piazza San Marco
inkognito-space-50 = Ponte di Rialto
inkognito-space-51 = Santa Maria Formosa
inkognito-space-52 = San Francesco della Vigna
inkognito-space-53 = Campo Bandiera e Moro
inkognito-space-54 = L’Arsenale
inkognito-space-55 = Via Garibaldi
inkognito-space-56 = San Pietro di Castello
inkognito-space-57 = Le Vergini
inkognito-space-58 = the Embassy (Palazzo Soranzo)
inkognito-enveloped = You are { $identity }, your build is { $build }, your letter is { $letter }.
inkognito-dealt = { $seat } took an envelope.
inkognito-opened = { $seat } will start.
inkognito-placing = { $side_me ->
    [yes] Your figures take their places.
   *[no] The { $side_key } figures take their places.
}
inkognito-dealing = All figures are in place. Now the envelopes go round.
inkognito-placed = { $side_me ->
    [yes] Your figures
   *[no] The { $side_key } figures
}, from the first start space to the last: { $builds }.
inkognito-turn = { $seat_me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
inkognito-shook = The Phantom showed { $seat }: { $balls }.
inkognito-stepped = { $seat_key ->
    [ambassador] { $seat } went from { $start } to { $goal }.
   *[other] { $seat } moved { $piece } from { $start } to { $goal } ({ $ball }).
}
inkognito-stopped = { $seat } stopped moving.
inkognito-asked = { $met_key ->
    [ambassador] { $asker } met { $me ->
        [ambassador] you
       *[other] the Ambassador
    } and had { $whom } asked about { $question }.
   *[other] { $asker } met { $met } and asked { $whom } about { $question }.
}
inkognito-shown = { $shower } showed { $asker }: { $cards }.
inkognito-veiled-shown = { $count ->
    [one] { $seat } showed { $whom } one card.
   *[other] { $seat } showed { $whom } { $count } cards.
}
inkognito-answered = { $shower } showed { $asker } { $count ->
    [one] one card
   *[other] { $count } cards
}.
inkognito-accepted = { $seat } took the answer.
inkognito-contested = { $right ->
    [yes] { $seat } had seen this before, and rightly said so: { $due ->
        [less] { $shower } must answer again, with one card fewer.
        [single] { $shower } must show one true card.
       *[nothing] { $shower } must own up.
    }
   *[no] { $seat } wrongly claimed to have seen this before.
}
inkognito-judged = { $shower } had to own up. { $true_count ->
    [0] Nothing was true
   *[other] True: { $true }
}. { $false_count ->
    [0] Nothing was a lie.
    [one] A lie: { $false }.
   *[other] Lies: { $false }.
}
inkognito-veiled-judged = { $seat } said what was true and what was not.
inkognito-expelled = { $seat } sent { $piece } from { $start } to { $goal }.
inkognito-stepped-aside = { $seat } stepped aside with { $piece }, from { $start } to { $goal }.
inkognito-declared = { $seat } called out “Mission accomplished!” and named { $partner } as partner, with the letters { $own } and { $other }.
inkognito-responded = { $hands ->
    [yes] { $seat } shook hands.
   *[no] { $seat } did not shake hands.
}
inkognito-fled = { $seat } called out “You will not catch me!” and claimed to have fled.
inkognito-locked = { $seat } called out “I know who you are!” and locked { $seat_me ->
    [yes] your
   *[no] his
} sheet.
inkognito-may-lock = { $seat_me ->
    [yes] The cards went through your hands: you may lock your sheet now.
   *[no] The cards went through the hands of { $seat }, who may lock his sheet now.
}
inkognito-went-on = { $active_me ->
    [yes] Your turn
   *[no] { $active }’s turn
} goes on.
inkognito-noted = On your sheet, from Blue to Yellow: { $persons }.
inkognito-unmasked = The masks come off. Blue, Green, Red and Yellow were { $identities }; their builds were { $builds }; their letters were { $letters }.{ $sheet_count ->
    [0] {""}
   *[other] {" "}{ $me ->
        [ambassador] Your
       *[other] The Ambassador’s
    } sheet said { $sheet }.
}{ $arrested_count ->
    [0] {""}
   *[other] {" "}Nobody played { $arrested }, who was under arrest.
}
inkognito-left = { $seat } left Venice.
inkognito-weighed = The partner was { $partner ->
    [yes] right
   *[no] wrong
}, the letters were { $letters ->
    [yes] right
   *[no] wrong
}, { $hands ->
    [yes] hands were shaken
   *[no] hands were not shaken
}, and { $mission_count ->
    [0] there was no mission to accomplish, because the true partner was under arrest.
   *[other] the mission was { $deed ->
        [yes] accomplished
       *[no] not accomplished
    } – { $mission }.
}
inkognito-flight-weighed = { $arrested ->
    [yes] The partner was under arrest
   *[no] The partner was at the table, so there was no need to flee
}; the true figure { $arrived ->
    [yes] stood
   *[no] did not stand
} on its flight space, { $space }.
inkognito-side-lf-cb = Lord Fiddlebottom and Colonel Bubble
inkognito-side-x-zz = Agent X and Madame Zsa Zsa
inkognito-side-agents = the agents
inkognito-side-nobody = nobody
inkognito-ended-accomplished = Mission accomplished: { $side } win ({ $winners }).
inkognito-ended-failed = The declaration fails: { $count ->
    [one] { $winners_me ->
        [yes] you win alone.
       *[no] { $winners } wins alone.
    }
   *[other] { $side } win ({ $winners }).
}
inkognito-ended-escaped = The flight succeeds: { $winners_me ->
    [yes] you win
   *[no] { $winners } wins
} alone.
inkognito-ended-caught = The flight fails; the game goes to { $winners }.
inkognito-ended-seen-through = { $me ->
    [ambassador] You have seen through everybody and win alone.
   *[other] The Ambassador has seen through everybody and wins alone.
}
inkognito-ended-rounds = Carnival is over and nobody has declared: a draw.
inkognito-ended-forfeit = The game is over and goes to { $winners }.
inkognito-if-you-leave = If you leave for good, the game ends at once: your side loses, and the other side wins.
inkognito-beat-shook = { $balls }
inkognito-beat-stepped = To { $goal }.
inkognito-beat-stepped-aside = I step aside, to { $goal }.
inkognito-beat-asked = { $via ->
    [yes] { $question ->
        [identity] Through the Ambassador: who { $mine ->
            [yes] are you?
           *[no] is { $whom }?
        }
       *[build] Through the Ambassador: what is { $mine ->
            [yes] your build?
           *[no] { $whom }’s build?
        }
    }
   *[no] { $mine ->
        [yes] { $question ->
            [identity] Who are you?
           *[build] What is your build?
        }
       *[no] { $question ->
            [identity] { $whom }, who are you?
           *[build] { $whom }, what is your build?
        }
    }
}
inkognito-beat-answered = { $count ->
    [one] One card for { $asker }.
   *[other] { $count } cards for { $asker }.
}
inkognito-beat-expelled = Off with { $piece }, to { $goal }.
inkognito-beat-declared = Mission accomplished! { $mine ->
    [yes] You are
   *[no] { $partner } is
} my partner.
inkognito-beat-responded = { $hands ->
    [yes] Here is my hand.
   *[no] My hands stay in my pockets.
}
inkognito-beat-contested = I have seen that before!
inkognito-beat-fled = You will not catch me!
inkognito-beat-locked = I know who you are!
