inkognito-title = Inkognito
inkognito-about = Venice at carnival. Find out who your partner is, which figure is whose, and what the two of you are here to do – before the other pair does.
inkognito-seat-blue = Blue
inkognito-seat-green = Green
inkognito-seat-red = Red
inkognito-seat-yellow = Yellow
inkognito-seat-ambassador = The Ambassador
inkognito-side-blue = Blue
inkognito-side-green = Green
inkognito-side-red = Red
inkognito-side-yellow = Yellow
inkognito-side-ambassador = The Ambassador
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
inkognito-ball-land = land
inkognito-ball-water = water
inkognito-ball-either = land or water
inkognito-ball-ambassador = Ambassador
inkognito-ball-opponent = another agent’s figure
inkognito-ball-none = nothing
inkognito-card-LF = Lord Fiddlebottom
inkognito-card-grey-LF = the grey card Lord Fiddlebottom
inkognito-card-CB = Colonel Bubble
inkognito-card-grey-CB = the grey card Colonel Bubble
inkognito-card-X = Agent X
inkognito-card-grey-X = the grey card Agent X
inkognito-card-ZZ = Madame Zsa Zsa
inkognito-card-grey-ZZ = the grey card Madame Zsa Zsa
inkognito-card-tall = tall
inkognito-card-grey-tall = the grey card tall
inkognito-card-short = short
inkognito-card-grey-short = the grey card short
inkognito-card-fat = fat
inkognito-card-grey-fat = the grey card fat
inkognito-card-thin = thin
inkognito-card-grey-thin = the grey card thin
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
inkognito-dealt = { $seat } takes an envelope.
inkognito-opened = { $seat } will start.
inkognito-placing = The { $side_key } figures take their places.
inkognito-dealing = All figures stand. Now the envelopes go round.
inkognito-placed = { $side } from the first start space to the last: { $builds }.
inkognito-turn = { $seat } is on the move.
inkognito-shook = The Phantom shows { $seat }: { $balls }.
inkognito-stepped = { $seat } moves { $piece } from { $start } to { $goal } ({ $ball }).
inkognito-stopped = { $seat } has moved.
inkognito-asked = { $met_key ->
    [ambassador] { $asker } meets the Ambassador and has { $whom } asked about { $question }.
   *[other] { $asker } meets { $met } and asks { $whom } about { $question }.
}
inkognito-shown = { $shower } to { $asker }: { $cards }.
inkognito-answered = { $shower } shows { $asker } { $count ->
    [one] one card
   *[other] { $count } cards
}.
inkognito-accepted = { $seat } takes the answer.
inkognito-contested = { $right ->
    [yes] { $seat } has seen this before, and is right. { $due ->
        [less] { $shower } must answer again, with one card less.
        [single] { $shower } must show one true card.
       *[nothing] { $shower } must own up.
    }
   *[no] { $seat } claims to have seen this before, and is wrong.
}
inkognito-judged = { $true_count ->
    [0] None of it was true
   *[other] True: { $true }
}. { $false_count ->
    [0] Nothing was a lie.
   *[other] A lie: { $false }.
}
inkognito-expelled = { $seat } sends { $piece } from { $start } to { $goal }.
inkognito-stepped-aside = { $seat } steps aside with { $piece }, from { $start } to { $goal }.
inkognito-declared = “Mission accomplished!” { $seat } names { $partner } as partner and the letters { $own } and { $other }.
inkognito-responded = { $hands ->
    [yes] { $seat } shakes hands.
   *[no] { $seat } keeps both hands in the pockets.
}
inkognito-fled = “You will not catch me!” { $seat } claims to have escaped.
inkognito-locked = “I know who you are!” { $seat } has locked in a sheet.
inkognito-may-lock = The cards went through the hands of { $seat }, who may lock in a sheet now.
inkognito-went-on = The turn of { $active } goes on.
inkognito-noted = On your sheet, from blue to yellow: { $persons }.
inkognito-unmasked = The masks come off. Blue, green, red and yellow were { $identities }; their builds { $builds }; their letters { $letters }.{ $sheet_count ->
    [0] {""}
   *[other] {" "}On the Ambassador’s sheet: { $sheet }.
}
inkognito-left = { $seat } leaves Venice.
inkognito-side-lf-cb = Lord Fiddlebottom and Colonel Bubble
inkognito-side-x-zz = Agent X and Madame Zsa Zsa
inkognito-side-agents = the agents
inkognito-side-nobody = nobody
inkognito-ended-accomplished = Mission accomplished: { $side } win ({ $winners }).
inkognito-ended-failed = It was not so. { $side } win ({ $winners }).
inkognito-ended-escaped = The escape succeeds: { $winners } wins alone.
inkognito-ended-caught = The escape fails. Won by { $winners }.
inkognito-ended-seen-through = The Ambassador has seen through everybody and wins alone.
inkognito-ended-rounds = Carnival is over and nobody has declared: a draw.
inkognito-ended-forfeit = The game is over; won by { $winners }.
