"""The first evening: five rounds, five meetings, and everything proved by exclusion.

The learner is Blue, CB with 11; Green is his ally LF with 29, Yellow X with 0, Pink ZZ with 52.
"""

from ridotto.kernel import Lesson, ToChoose, ToPlay, ToRead, ToWatch

YELLOW, GREEN, PINK = 1, 2, 3
ANY_PAIR = (("pass *",),)

LESSON = Lesson(
    seat=0,
    seed="9a257b88a48001b509a521255196f1665f86ebc557364757fc1f597adeb27d46",
    options={"players": 4, "points_to_win": 1},
    steps=(
        ToRead("welcome"),
        ToRead("secrets"),
        # The first round: Yellow comes along, and one of his two cards is the learner's own.
        ToPlay("go-1", (("play Salute",),)),
        ToWatch(YELLOW, "play Salute"),
        ToWatch(GREEN, "play San-Giorgio"),
        ToWatch(PINK, "play San-Marco"),
        ToPlay("meet", (("greet",),)),
        ToWatch(YELLOW, "greet"),
        ToPlay("pair-1", ANY_PAIR),
        ToWatch(YELLOW, "pass X 11"),
        ToChoose("read-1", ("number", "identity", "unknown"), right="identity"),
        ToRead("sheet", notes=True),
        # The second: the Ambassador, who brings a black card of Green's.
        ToWatch(YELLOW, "play San-Marco"),
        ToWatch(GREEN, "play Salute"),
        ToWatch(PINK, "play Rialto"),
        ToPlay("go-2", (("play Bridge-of-Sighs",),)),
        ToPlay("ambassador", (("name green",),)),
        ToWatch(GREEN, "show identity"),
        ToChoose("read-2", ("x", "zz", "unknown"), right="zz"),
        # The third: the ally.
        ToWatch(GREEN, "play San-Marco"),
        ToWatch(PINK, "play Salute"),
        ToPlay("go-3", (("play San-Marco",),)),
        ToWatch(YELLOW, "play Bridge-of-Sighs"),
        ToWatch(GREEN, "greet"),
        ToPlay("greet-3", (("greet",),)),
        ToPlay("pair-3", ANY_PAIR),
        ToWatch(GREEN, "pass ZZ 29"),
        ToChoose("read-3", ("zz", "29", "unknown"), right="29"),
        # The fourth: Pink, and what is left is Yellow's.
        ToWatch(PINK, "play San-Giorgio"),
        ToPlay("go-4", (("play San-Giorgio",),)),
        ToWatch(YELLOW, "play Rialto"),
        ToWatch(GREEN, "play Bridge-of-Sighs"),
        ToWatch(PINK, "greet"),
        ToPlay("greet-4", (("greet",),)),
        ToPlay("pair-4", ANY_PAIR),
        ToWatch(PINK, "pass X 52"),
        ToChoose("read-4", ("x", "52", "unknown"), right="52"),
        ToChoose("last", ("0", "11", "29"), right="0"),
        # The fifth: the ally again, and the telephone.
        ToPlay("go-5", (("play Rialto",),)),
        ToWatch(YELLOW, "play San-Giorgio"),
        ToWatch(GREEN, "play Rialto"),
        ToWatch(PINK, "play Bridge-of-Sighs"),
        ToPlay("call", (("call CB 11 X 0 LF 29 ZZ 52",),)),
        ToRead("end"),
    ),
)
