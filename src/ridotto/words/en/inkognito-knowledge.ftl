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
inkognito-because-shown-grey = { $shower } showed { $cards }, and grey cards are always true
inkognito-because-shown-via-grey = { $shower } showed { $cards } through the Ambassador, and grey cards are always true
inkognito-because-shown-mission = { $shower } showed { $cards }: { inkognito-mission-and-others }
inkognito-because-shown-via-mission = { $shower } showed { $cards } through the Ambassador: { inkognito-mission-and-others }
inkognito-because-shown-grey-mission = { $shower } showed { $cards }, and grey cards and mission letters are always true
inkognito-because-shown-via-grey-mission = { $shower } showed { $cards } through the Ambassador, and grey cards and mission letters are always true
inkognito-mission-and-others = { $cards_count ->
    [2] the mission letter is always true but does not count, so the other one must be true
   *[other] the mission letter is always true but does not count, so at least one of the two others is true
}
inkognito-one-is-true = { $cards_count ->
    [one] it is true
   *[other] at least one of them is true
}
inkognito-because-judged = { $shower } had to admit { $true_count ->
    [0] what was not true ({ $false })
   *[other] what was true ({ $true }){ $false_count ->
        [0] { "" }
       *[other] {" "}and what was not ({ $false })
    }
}
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
inkognito-is-together = { $whose } is { $value }
inkognito-together-identity-build = { $one } and { $other }
inkognito-together-identity-mission = { $one } with { $other }
inkognito-together-build-mission = { $one } with { $other }
inkognito-is-partner = { $whose } is { $value }, your partner
inkognito-is-own-letter = your letter is { $value }
inkognito-is-deed = what the mission asks for is done
inkognito-is-flight = your true figure stands on its flight space
inkognito-is-not-mission = { $whose } does not have { $value }
inkognito-mission-LF-AB = A and B: any figure of the pair meets Agent X
inkognito-mission-LF-AB-three = A and B: any figure of the pair meets Agent X, or Madame Zsa Zsa if Agent X is under arrest
inkognito-mission-LF-AC = A and C: Lord Fiddlebottom stands on number 5
inkognito-mission-LF-AD = A and D: any figure of the pair meets Madame Zsa Zsa
inkognito-mission-LF-AD-three = A and D: any figure of the pair meets Madame Zsa Zsa, or Agent X if Madame Zsa Zsa is under arrest
inkognito-mission-LF-BA = B and A: any figure of the pair meets Agent X
inkognito-mission-LF-BA-three = B and A: any figure of the pair meets Agent X, or Madame Zsa Zsa if Agent X is under arrest
inkognito-mission-LF-BC = B and C: any figure of the pair meets the Ambassador
inkognito-mission-LF-BD = B and D: Colonel Bubble stands on number 1
inkognito-mission-LF-CA = C and A: Lord Fiddlebottom stands on number 7
inkognito-mission-LF-CB = C and B: any figure of the pair meets the Ambassador
inkognito-mission-LF-CD = C and D: the Ambassador is brought to the Embassy
inkognito-mission-LF-CD-five = C and D: a true figure of the pair stands in the Embassy
inkognito-mission-LF-DA = D and A: any figure of the pair meets Madame Zsa Zsa
inkognito-mission-LF-DA-three = D and A: any figure of the pair meets Madame Zsa Zsa, or Agent X if Madame Zsa Zsa is under arrest
inkognito-mission-LF-DB = D and B: Colonel Bubble and Lord Fiddlebottom meet
inkognito-mission-LF-DC = D and C: the Ambassador is brought to number 8
inkognito-mission-LF-DC-five = D and C: a true figure of the pair stands on number 8
inkognito-mission-ZZ-AB = A and B: any figure of the pair meets the Ambassador
inkognito-mission-ZZ-AC = A and C: any figure of the pair meets Colonel Bubble
inkognito-mission-ZZ-AC-three = A and C: any figure of the pair meets Colonel Bubble, or Lord Fiddlebottom if Colonel Bubble is under arrest
inkognito-mission-ZZ-AD = A and D: Madame Zsa Zsa meets the Ambassador
inkognito-mission-ZZ-BA = B and A: any figure of the pair meets the Ambassador
inkognito-mission-ZZ-BC = B and C: Madame Zsa Zsa and Agent X meet
inkognito-mission-ZZ-BD = B and D: any figure of the pair meets Lord Fiddlebottom
inkognito-mission-ZZ-BD-three = B and D: any figure of the pair meets Lord Fiddlebottom, or Colonel Bubble if Lord Fiddlebottom is under arrest
inkognito-mission-ZZ-CA = C and A: any figure of the pair meets Colonel Bubble
inkognito-mission-ZZ-CA-three = C and A: any figure of the pair meets Colonel Bubble, or Lord Fiddlebottom if Colonel Bubble is under arrest
inkognito-mission-ZZ-CB = C and B: Madame Zsa Zsa stands on number 4
inkognito-mission-ZZ-CD = C and D: Agent X stands on number 2
inkognito-mission-ZZ-DA = D and A: the Ambassador is brought to number 3
inkognito-mission-ZZ-DA-five = D and A: a true figure of the pair stands on number 3
inkognito-mission-ZZ-DB = D and B: any figure of the pair meets Lord Fiddlebottom
inkognito-mission-ZZ-DB-three = D and B: any figure of the pair meets Lord Fiddlebottom, or Colonel Bubble if Lord Fiddlebottom is under arrest
inkognito-mission-ZZ-DC = D and C: Agent X stands on number 6
inkognito-mission-LF-flees = Lord Fiddlebottom must flee to number 5, San Giorgio Maggiore
inkognito-mission-CB-flees = Colonel Bubble must flee to number 1, L’Arsenale
inkognito-mission-X-flees = Agent X must flee to number 6, San Giuseppe di Castello
inkognito-mission-ZZ-flees = Madame Zsa Zsa must flee to number 4, San Nicolò dei Mendicoli
inkognito-via-meeting = meeting
inkognito-via-ambassador = through the Ambassador
