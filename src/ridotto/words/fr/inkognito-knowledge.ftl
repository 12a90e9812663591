inkognito-seat-arrested = l’agent arrêté
inkognito-mission-A = la lettre A
inkognito-mission-B = la lettre B
inkognito-mission-C = la lettre C
inkognito-mission-D = la lettre D
inkognito-partner = Votre partenaire
inkognito-mission-lf-cb = La mission de Lord Fiddlebottom et du colonel Bubble
inkognito-mission-x-zz = La mission de Madame Zsa Zsa et de l’agent X
inkognito-because-own-identity = vous êtes { $identity }
inkognito-because-own-build = votre silhouette est « { $build } »
inkognito-because-own-letter = votre lettre est { $letter }
inkognito-because-shown = { $shower } a montré { $cards }, et { inkognito-one-is-true }
inkognito-because-shown-via = { $shower } a montré { $cards } par l’Ambassadeur, et { inkognito-one-is-true }
inkognito-because-shown-grey = { $shower } a montré { $cards }, et les cartes grises sont toujours vraies
inkognito-because-shown-via-grey = { $shower } a montré { $cards } par l’Ambassadeur, et les cartes grises sont toujours vraies
inkognito-because-shown-mission = { $shower } a montré { $cards } : { inkognito-mission-and-others }
inkognito-because-shown-via-mission = { $shower } a montré { $cards } par l’Ambassadeur : { inkognito-mission-and-others }
inkognito-because-shown-grey-mission = { $shower } a montré { $cards }, et les cartes grises comme les lettres de mission sont toujours vraies
inkognito-because-shown-via-grey-mission = { $shower } a montré { $cards } par l’Ambassadeur, et les cartes grises comme les lettres de mission sont toujours vraies
inkognito-mission-and-others = { $cards_count ->
    [2] la lettre de mission est toujours vraie mais ne compte pas : l’autre doit donc l’être aussi
   *[other] la lettre de mission est toujours vraie mais ne compte pas : l’une au moins des deux autres l’est aussi
}
inkognito-one-is-true = { $cards_count ->
    [one] c’est vrai
   *[other] l’une au moins des cartes est vraie
}
inkognito-because-judged = { $shower } a dû avouer { $true_count ->
    [0] ce qui n’était pas vrai ({ $false })
   *[other] ce qui était vrai ({ $true }){ $false_count ->
        [0] { "" }
       *[other] {" "}et ce qui ne l’était pas ({ $false })
    }
}
inkognito-because-declared = { $seat } a déclaré « Mission accomplie ! » avec la lettre { $own }
inkognito-is-identity = { $whose ->
    [vous] vous êtes { $value }
   *[other] { $whose } est { $value }
}
inkognito-is-not-identity = { $whose } n’est pas { $value }
inkognito-is-build = { $whose ->
    [vous] vous avez pour silhouette : { $value }
   *[other] { $whose } a pour silhouette : { $value }
}
inkognito-is-not-build = { $whose } n’a pas la silhouette « { $value } »
inkognito-is-mission = { $whose ->
    [vous] vous avez { $value }
   *[other] { $whose } a { $value }
}
inkognito-is-together = { $whose } est { $value }
inkognito-together-identity-build = { $one } avec la silhouette « { $other } »
inkognito-together-identity-mission = { $one } avec { $other }
inkognito-together-build-mission = de silhouette « { $one } » avec { $other }
inkognito-is-partner = { $whose } est { $value }, votre partenaire
inkognito-is-own-letter = votre lettre est { $value }
inkognito-is-deed = la mission est accomplie
inkognito-is-flight = votre vraie figurine est sur sa case de fuite
inkognito-is-not-mission = { $whose } n’a pas { $value }
inkognito-mission-LF-AB = A et B : une figurine du duo rencontre l’agent X
inkognito-mission-LF-AB-three = A et B : une figurine du duo rencontre l’agent X, ou Madame Zsa Zsa si l’agent X est sous les verrous
inkognito-mission-LF-AC = A et C : Lord Fiddlebottom se tient sur le numéro 5
inkognito-mission-LF-AD = A et D : une figurine du duo rencontre Madame Zsa Zsa
inkognito-mission-LF-AD-three = A et D : une figurine du duo rencontre Madame Zsa Zsa, ou l’agent X si Madame Zsa Zsa est sous les verrous
inkognito-mission-LF-BA = B et A : une figurine du duo rencontre l’agent X
inkognito-mission-LF-BA-three = B et A : une figurine du duo rencontre l’agent X, ou Madame Zsa Zsa si l’agent X est sous les verrous
inkognito-mission-LF-BC = B et C : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-LF-BD = B et D : le colonel Bubble se tient sur le numéro 1
inkognito-mission-LF-CA = C et A : Lord Fiddlebottom se tient sur le numéro 7
inkognito-mission-LF-CB = C et B : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-LF-CD = C et D : l’Ambassadeur est amené à l’Ambassade
inkognito-mission-LF-CD-five = C et D : une vraie figurine du duo se trouve à l’Ambassade
inkognito-mission-LF-DA = D et A : une figurine du duo rencontre Madame Zsa Zsa
inkognito-mission-LF-DA-three = D et A : une figurine du duo rencontre Madame Zsa Zsa, ou l’agent X si Madame Zsa Zsa est sous les verrous
inkognito-mission-LF-DB = D et B : le colonel Bubble et Lord Fiddlebottom se rencontrent
inkognito-mission-LF-DC = D et C : l’Ambassadeur est amené au numéro 8
inkognito-mission-LF-DC-five = D et C : une vraie figurine du duo se trouve au numéro 8
inkognito-mission-ZZ-AB = A et B : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-ZZ-AC = A et C : une figurine du duo rencontre le colonel Bubble
inkognito-mission-ZZ-AC-three = A et C : une figurine du duo rencontre le colonel Bubble, ou Lord Fiddlebottom si le colonel Bubble est sous les verrous
inkognito-mission-ZZ-AD = A et D : Madame Zsa Zsa rencontre l’Ambassadeur
inkognito-mission-ZZ-BA = B et A : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-ZZ-BC = B et C : Madame Zsa Zsa et l’agent X se rencontrent
inkognito-mission-ZZ-BD = B et D : une figurine du duo rencontre Lord Fiddlebottom
inkognito-mission-ZZ-BD-three = B et D : une figurine du duo rencontre Lord Fiddlebottom, ou le colonel Bubble si Lord Fiddlebottom est sous les verrous
inkognito-mission-ZZ-CA = C et A : une figurine du duo rencontre le colonel Bubble
inkognito-mission-ZZ-CA-three = C et A : une figurine du duo rencontre le colonel Bubble, ou Lord Fiddlebottom si le colonel Bubble est sous les verrous
inkognito-mission-ZZ-CB = C et B : Madame Zsa Zsa se tient sur le numéro 4
inkognito-mission-ZZ-CD = C et D : l’agent X se tient sur le numéro 2
inkognito-mission-ZZ-DA = D et A : l’Ambassadeur est amené au numéro 3
inkognito-mission-ZZ-DA-five = D et A : une vraie figurine du duo se trouve au numéro 3
inkognito-mission-ZZ-DB = D et B : une figurine du duo rencontre Lord Fiddlebottom
inkognito-mission-ZZ-DB-three = D et B : une figurine du duo rencontre Lord Fiddlebottom, ou le colonel Bubble si Lord Fiddlebottom est sous les verrous
inkognito-mission-ZZ-DC = D et C : l’agent X se tient sur le numéro 6
inkognito-mission-LF-flees = Fuite : Lord Fiddlebottom, vers le numéro 5, San Giorgio Maggiore
inkognito-mission-CB-flees = Fuite : le colonel Bubble, vers le numéro 1, L’Arsenale
inkognito-mission-X-flees = Fuite : l’agent X, vers le numéro 6, San Giuseppe di Castello
inkognito-mission-ZZ-flees = Fuite : Madame Zsa Zsa, vers le numéro 4, San Nicolò dei Mendicoli
inkognito-via-meeting = rencontre
inkognito-via-ambassador = par l’Ambassadeur
