inkognito-seat-arrested = l’agent arrêté
inkognito-mission-A = la lettre A
inkognito-mission-B = la lettre B
inkognito-mission-C = la lettre C
inkognito-mission-D = la lettre D
inkognito-partner = Votre partenaire
inkognito-mission-lf-cb = La mission de Lord Fiddlebottom et du colonel Bubble
inkognito-mission-x-zz = La mission de Madame Zsa Zsa et de l’agent X
inkognito-because-own-identity = vous êtes { $identity }
inkognito-because-own-build = vous êtes { $build }
inkognito-because-own-letter = votre lettre est { $letter }
inkognito-because-shown = { $shower } a montré { $cards }, et { inkognito-one-is-true }
inkognito-because-shown-via = { $shower } a montré { $cards } par l’Ambassadeur, et { inkognito-one-is-true }
inkognito-one-is-true = { $cards_count ->
    [one] c’est vrai
   *[other] l’une au moins des cartes est vraie
}
inkognito-because-judged = { $shower } a dû avouer ce qui était vrai et ce qui ne l’était pas
inkognito-because-declared = { $seat } a déclaré « Mission accomplie ! » avec la lettre { $own }
inkognito-is-identity = { $whose ->
    [vous] vous êtes { $value }
   *[other] { $whose } est { $value }
}
inkognito-is-not-identity = { $whose } n’est pas { $value }
inkognito-is-build = { $whose ->
    [vous] vous êtes { $value }
   *[other] { $whose } est { $value }
}
inkognito-is-not-build = { $whose } n’est pas { $value }
inkognito-is-mission = { $whose ->
    [vous] vous avez { $value }
   *[other] { $whose } a { $value }
}
inkognito-is-partner = { $whose } est { $value }, votre partenaire
inkognito-is-own-letter = votre lettre est { $value }
inkognito-is-deed = la mission est accomplie
inkognito-is-not-mission = { $whose } n’a pas { $value }
inkognito-mission-LF-AB = A et B : une figurine du duo rencontre l’agent X
inkognito-mission-LF-AC = A et C : Lord Fiddlebottom se tient sur le numéro 5
inkognito-mission-LF-AD = A et D : une figurine du duo rencontre Madame Zsa Zsa
inkognito-mission-LF-BA = B et A : une figurine du duo rencontre l’agent X
inkognito-mission-LF-BC = B et C : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-LF-BD = B et D : le colonel Bubble se tient sur le numéro 1
inkognito-mission-LF-CA = C et A : Lord Fiddlebottom se tient sur le numéro 7
inkognito-mission-LF-CB = C et B : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-LF-CD = C et D : l’Ambassadeur est amené à l’Ambassade
inkognito-mission-LF-CD-five = C et D : une vraie figurine du duo se trouve à l’Ambassade
inkognito-mission-LF-DA = D et A : une figurine du duo rencontre Madame Zsa Zsa
inkognito-mission-LF-DB = D et B : le colonel Bubble et Lord Fiddlebottom se rencontrent
inkognito-mission-LF-DC = D et C : l’Ambassadeur est amené au numéro 8
inkognito-mission-LF-DC-five = D et C : une vraie figurine du duo se trouve au numéro 8
inkognito-mission-ZZ-AB = A et B : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-ZZ-AC = A et C : une figurine du duo rencontre le colonel Bubble
inkognito-mission-ZZ-AD = A et D : Madame Zsa Zsa rencontre l’Ambassadeur
inkognito-mission-ZZ-BA = B et A : une figurine du duo rencontre l’Ambassadeur
inkognito-mission-ZZ-BC = B et C : Madame Zsa Zsa et l’agent X se rencontrent
inkognito-mission-ZZ-BD = B et D : une figurine du duo rencontre Lord Fiddlebottom
inkognito-mission-ZZ-CA = C et A : une figurine du duo rencontre le colonel Bubble
inkognito-mission-ZZ-CB = C et B : Madame Zsa Zsa se tient sur le numéro 4
inkognito-mission-ZZ-CD = C et D : l’agent X se tient sur le numéro 2
inkognito-mission-ZZ-DA = D et A : l’Ambassadeur est amené au numéro 3
inkognito-mission-ZZ-DA-five = D et A : une vraie figurine du duo se trouve au numéro 3
inkognito-mission-ZZ-DB = D et B : une figurine du duo rencontre Lord Fiddlebottom
inkognito-mission-ZZ-DC = D et C : l’agent X se tient sur le numéro 6
inkognito-mission-LF-flees = Fuite : Lord Fiddlebottom, vers le numéro 5, San Giorgio Maggiore
inkognito-mission-CB-flees = Fuite : le colonel Bubble, vers le numéro 1, L’Arsenale
inkognito-mission-X-flees = Fuite : l’agent X, vers le numéro 6, San Giuseppe di Castello
inkognito-mission-ZZ-flees = Fuite : Madame Zsa Zsa, vers le numéro 4, San Nicolò dei Mendicoli
