inkognito-title = Inkognito
inkognito-about = Venise en plein carnaval. Découvrez qui est votre partenaire, quelle figurine est la bonne, et ce que vous êtes venus faire ici – avant l’autre duo.
inkognito-seat-blue = Bleu
inkognito-seat-green = Vert
inkognito-seat-red = Rouge
inkognito-seat-yellow = Jaune
inkognito-seat-ambassador = L’Ambassadeur
inkognito-side-blue = Bleu
inkognito-side-green = Vert
inkognito-side-red = Rouge
inkognito-side-yellow = Jaune
inkognito-side-ambassador = L’Ambassadeur
inkognito-piece-blue-tall = le grand bleu
inkognito-piece-blue-short = le petit bleu
inkognito-piece-blue-fat = le gros bleu
inkognito-piece-blue-thin = le maigre bleu
inkognito-piece-green-tall = le grand vert
inkognito-piece-green-short = le petit vert
inkognito-piece-green-fat = le gros vert
inkognito-piece-green-thin = le maigre vert
inkognito-piece-red-tall = le grand rouge
inkognito-piece-red-short = le petit rouge
inkognito-piece-red-fat = le gros rouge
inkognito-piece-red-thin = le maigre rouge
inkognito-piece-yellow-tall = le grand jaune
inkognito-piece-yellow-short = le petit jaune
inkognito-piece-yellow-fat = le gros jaune
inkognito-piece-yellow-thin = le maigre jaune
inkognito-piece-ambassador = l’ambassadeur
inkognito-build-tall = grand
inkognito-build-short = petit
inkognito-build-fat = gros
inkognito-build-thin = maigre
inkognito-identity-LF = Lord Fiddlebottom
inkognito-identity-CB = le colonel Bubble
inkognito-identity-X = l’agent X
inkognito-identity-ZZ = Madame Zsa Zsa
inkognito-letter-A = A
inkognito-letter-B = B
inkognito-letter-C = C
inkognito-letter-D = D
inkognito-question-identity = identité
inkognito-question-build = silhouette
inkognito-ball-land = terre
inkognito-ball-water = eau
inkognito-ball-either = terre ou eau
inkognito-ball-ambassador = ambassadeur
inkognito-ball-opponent = figurine d’un autre
inkognito-ball-none = rien
inkognito-card-LF = Lord Fiddlebottom
inkognito-card-grey-LF = la carte grise Lord Fiddlebottom
inkognito-card-CB = le colonel Bubble
inkognito-card-grey-CB = la carte grise le colonel Bubble
inkognito-card-X = l’agent X
inkognito-card-grey-X = la carte grise l’agent X
inkognito-card-ZZ = Madame Zsa Zsa
inkognito-card-grey-ZZ = la carte grise Madame Zsa Zsa
inkognito-card-tall = grand
inkognito-card-grey-tall = la carte grise grand
inkognito-card-short = petit
inkognito-card-grey-short = la carte grise petit
inkognito-card-fat = gros
inkognito-card-grey-fat = la carte grise gros
inkognito-card-thin = maigre
inkognito-card-grey-thin = la carte grise maigre
inkognito-card-mission-A = la lettre de mission A
inkognito-card-mission-B = la lettre de mission B
inkognito-card-mission-C = la lettre de mission C
inkognito-card-mission-D = la lettre de mission D
inkognito-person-LF-tall = Lord Fiddlebottom (grand)
inkognito-person-LF-short = Lord Fiddlebottom (petit)
inkognito-person-LF-fat = Lord Fiddlebottom (gros)
inkognito-person-LF-thin = Lord Fiddlebottom (maigre)
inkognito-person-CB-tall = le colonel Bubble (grand)
inkognito-person-CB-short = le colonel Bubble (petit)
inkognito-person-CB-fat = le colonel Bubble (gros)
inkognito-person-CB-thin = le colonel Bubble (maigre)
inkognito-person-X-tall = l’agent X (grand)
inkognito-person-X-short = l’agent X (petit)
inkognito-person-X-fat = l’agent X (gros)
inkognito-person-X-thin = l’agent X (maigre)
inkognito-person-ZZ-tall = Madame Zsa Zsa (grand)
inkognito-person-ZZ-short = Madame Zsa Zsa (petit)
inkognito-person-ZZ-fat = Madame Zsa Zsa (gros)
inkognito-person-ZZ-thin = Madame Zsa Zsa (maigre)
inkognito-space-box = la boîte
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
inkognito-space-58 = l’ambassade (Palazzo Soranzo)
inkognito-enveloped = Vous êtes { $identity }, silhouette : { $build }, lettre : { $letter }.
inkognito-dealt = { $seat } prend une enveloppe.
inkognito-opened = { $seat } commencera.
inkognito-placing = { $side } : les figurines prennent place.
inkognito-dealing = Toutes les figurines sont en place. On distribue les enveloppes.
inkognito-placed = { $side }, de la première à la dernière case de départ : { $builds }.
inkognito-turn = { $seat } entre en scène.
inkognito-shook = Le Fantôme montre à { $seat } : { $balls }.
inkognito-stepped = { $seat } déplace { $piece } : { $start } → { $goal } ({ $ball }).
inkognito-stopped = { $seat } a fini de se déplacer.
inkognito-asked = { $met_key ->
    [ambassador] { $asker } rencontre l’ambassadeur et fait interroger { $whom } ({ $question }).
   *[other] { $asker } rencontre { $met } et interroge { $whom } ({ $question }).
}
inkognito-shown = { $shower } à { $asker } : { $cards }.
inkognito-answered = { $shower } montre { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $asker }.
inkognito-accepted = { $seat } accepte la réponse.
inkognito-contested = { $right ->
    [yes] { $seat } a déjà vu cela, et a raison. { $due ->
        [less] { $shower } doit répondre à nouveau, avec une carte de moins.
        [single] { $shower } doit montrer une carte vraie.
       *[nothing] { $shower } doit avouer.
    }
   *[no] { $seat } prétend avoir déjà vu cela, et se trompe.
}
inkognito-judged = { $true_count ->
    [0] Rien n’était vrai
   *[other] Vrai : { $true }
}. { $false_count ->
    [0] Aucun mensonge.
   *[other] Mensonge : { $false }.
}
inkognito-expelled = { $seat } renvoie { $piece } : { $start } → { $goal }.
inkognito-stepped-aside = { $seat } s’écarte avec { $piece } : { $start } → { $goal }.
inkognito-declared = « Mission accomplie ! » { $seat } désigne { $partner } comme partenaire, et les lettres { $own } et { $other }.
inkognito-responded = { $hands ->
    [yes] { $seat } serre la main tendue.
   *[no] { $seat } garde les mains dans les poches.
}
inkognito-fled = « Vous ne m’aurez pas ! » { $seat } prétend s’être échappé.
inkognito-locked = « Je sais qui vous êtes ! » { $seat } a déposé sa feuille.
inkognito-may-lock = Les cartes sont passées par les mains de { $seat }, qui peut déposer sa feuille.
inkognito-went-on = Le tour de { $active } continue.
inkognito-noted = Sur votre feuille, de bleu à jaune : { $persons }.
inkognito-unmasked = Les masques tombent. Bleu, vert, rouge et jaune étaient { $identities } ; leurs silhouettes : { $builds } ; leurs lettres : { $letters }.{ $sheet_count ->
    [0] {""}
   *[other] {" "}Sur la feuille de l’ambassadeur : { $sheet }.
}
inkognito-left = { $seat } quitte Venise.
inkognito-side-lf-cb = Lord Fiddlebottom et le colonel Bubble
inkognito-side-x-zz = l’agent X et Madame Zsa Zsa
inkognito-side-agents = les agents
inkognito-side-nobody = personne
inkognito-ended-accomplished = Mission accomplie : victoire de l’équipe { $side } ({ $winners }).
inkognito-ended-failed = Il n’en était rien. Victoire de l’équipe { $side } ({ $winners }).
inkognito-ended-escaped = L’évasion réussit : { $winners } gagne en solitaire.
inkognito-ended-caught = L’évasion échoue. Victoire : { $winners }.
inkognito-ended-seen-through = L’ambassadeur a démasqué tout le monde et gagne en solitaire.
inkognito-ended-rounds = Le carnaval est fini et personne n’a rien annoncé : match nul.
inkognito-ended-forfeit = La partie est finie. Victoire : { $winners }.
