inkognito-seat-arrested = the arrested agent
inkognito-mission-A = letter A
inkognito-mission-B = letter B
inkognito-mission-C = letter C
inkognito-mission-D = letter D
inkognito-partner = Your partner
inkognito-mission-lf-cb = The mission of Lord Fiddlebottom and Colonel Bubble
inkognito-mission-x-zz = The mission of Madame Zsa Zsa and Agent X
inkognito-because-own-identity = you are { $identity }
inkognito-because-own-build = you are { $build }
inkognito-because-own-letter = your letter is { $letter }
inkognito-because-shown = { $shower } showed { $cards }, and { inkognito-one-is-true }
inkognito-because-shown-via = { $shower } showed { $cards } through the Ambassador, and { inkognito-one-is-true }
inkognito-one-is-true = { $cards_count ->
    [one] it is true
   *[other] at least one of them is true
}
inkognito-because-judged = { $shower } had to admit what was true and what was not
inkognito-because-declared = { $seat } declared with the letter { $own }
inkognito-is-identity = { $whose ->
    [you] you are { $value }
   *[other] { $whose } is { $value }
}
inkognito-is-not-identity = { $whose } is not { $value }
inkognito-is-build = { $whose ->
    [you] you are { $value }
   *[other] { $whose } is { $value }
}
inkognito-is-not-build = { $whose } is not { $value }
inkognito-is-mission = { $whose ->
    [you] you have { $value }
   *[other] { $whose } has { $value }
}
inkognito-is-partner = { $whose } is { $value }, your partner
inkognito-is-own-letter = your letter is { $value }
inkognito-is-deed = what the mission asks for is done
inkognito-is-not-mission = { $whose } does not have { $value }
inkognito-mission-LF-AB = A and B: any figure of the pair meets Agent X
inkognito-mission-LF-AC = A and C: Lord Fiddlebottom stands on number 5
inkognito-mission-LF-AD = A and D: any figure of the pair meets Madame Zsa Zsa
inkognito-mission-LF-BA = B and A: any figure of the pair meets Agent X
inkognito-mission-LF-BC = B and C: any figure of the pair meets the Ambassador
inkognito-mission-LF-BD = B and D: Colonel Bubble stands on number 1
inkognito-mission-LF-CA = C and A: Lord Fiddlebottom stands on number 7
inkognito-mission-LF-CB = C and B: any figure of the pair meets the Ambassador
inkognito-mission-LF-CD = C and D: the Ambassador is brought to the Embassy
inkognito-mission-LF-CD-five = C and D: a true figure of the pair stands in the Embassy
inkognito-mission-LF-DA = D and A: any figure of the pair meets Madame Zsa Zsa
inkognito-mission-LF-DB = D and B: Colonel Bubble and Lord Fiddlebottom meet
inkognito-mission-LF-DC = D and C: the Ambassador is brought to number 8
inkognito-mission-LF-DC-five = D and C: a true figure of the pair stands on number 8
inkognito-mission-ZZ-AB = A and B: any figure of the pair meets the Ambassador
inkognito-mission-ZZ-AC = A and C: any figure of the pair meets Colonel Bubble
inkognito-mission-ZZ-AD = A and D: Madame Zsa Zsa meets the Ambassador
inkognito-mission-ZZ-BA = B and A: any figure of the pair meets the Ambassador
inkognito-mission-ZZ-BC = B and C: Madame Zsa Zsa and Agent X meet
inkognito-mission-ZZ-BD = B and D: any figure of the pair meets Lord Fiddlebottom
inkognito-mission-ZZ-CA = C and A: any figure of the pair meets Colonel Bubble
inkognito-mission-ZZ-CB = C and B: Madame Zsa Zsa stands on number 4
inkognito-mission-ZZ-CD = C and D: Agent X stands on number 2
inkognito-mission-ZZ-DA = D and A: the Ambassador is brought to number 3
inkognito-mission-ZZ-DA-five = D and A: a true figure of the pair stands on number 3
inkognito-mission-ZZ-DB = D and B: any figure of the pair meets Lord Fiddlebottom
inkognito-mission-ZZ-DC = D and C: Agent X stands on number 6
inkognito-mission-LF-flees = Lord Fiddlebottom must flee to number 5, San Giorgio Maggiore
inkognito-mission-CB-flees = Colonel Bubble must flee to number 1, L’Arsenale
inkognito-mission-X-flees = Agent X must flee to number 6, San Giuseppe di Castello
inkognito-mission-ZZ-flees = Madame Zsa Zsa must flee to number 4, San Nicolò dei Mendicoli
