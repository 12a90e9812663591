"""The first evening: two answers prove who the partner is, and the deed is a meeting.

The learner is Blue: LF, fat, C. Green is X; Red is CB with B, and their mission is LF-CB.
"""

from ridotto.kernel import Lesson, ToChoose, ToPlay, ToRead, ToWatch

GREEN, RED, YELLOW = 1, 2, 3

LESSON = Lesson(
    seat=0,
    seed="796c7f16703eb7a2d27d88c288a1c3c708a4aa1794f5701f6fd18d13dc24278c",
    options={"players": 4, "edition": "2013", "placement": "random", "repeats": "enforced"},
    steps=(
        ToRead("welcome"),
        # The first turn: Green shows two cards that are the learner's own.
        ToPlay("move-1", (("* blue.short 20>23", "* blue.short 23>24", "done"),)),
        ToPlay("ask-1", (("ask green identity",),)),
        ToWatch(GREEN, "show LF X fat"),
        ToChoose("read-1", ("lf", "x", "unknown"), right="x"),
        ToRead("sheet", notes=True),
        ToPlay("expel-1", (("expel green.short 1",),)),
        ToPlay("end-1", (("end",),)),
        ToWatch(GREEN, "either green.tall 14>8"),
        ToWatch(GREEN, "done"),
        ToWatch(GREEN, "end"),
        # Red asks.
        ToWatch(RED, "land red.tall 27>33"),
        ToWatch(RED, "either red.tall 33>38"),
        ToWatch(RED, "done"),
        ToWatch(RED, "ask blue identity"),
        ToPlay("answer", (("show *",),)),
        ToWatch(RED, "expel blue.thin 29"),
        ToWatch(RED, "end"),
        ToWatch(YELLOW, "land yellow.tall 21>17"),
        ToWatch(YELLOW, "done"),
        ToWatch(YELLOW, "end"),
        # The second turn: Red is the partner, and shows a letter.
        ToPlay("move-2", (("* blue.short 24>25", "* blue.short 25>31", "done"),)),
        ToPlay("ask-2", (("ask red identity",),)),
        ToWatch(RED, "show CB X mission:B"),
        ToChoose("read-2", ("x", "cb", "unknown"), right="cb"),
        ToRead("letters"),
        ToPlay("expel-2", (("expel red.short 3",),)),
        ToPlay("end-2", (("end",),)),
        ToWatch(GREEN, "water green.tall 8>7"),
        ToWatch(GREEN, "done"),
        ToWatch(GREEN, "end"),
        ToWatch(RED, "water red.tall 38>34"),
        ToWatch(RED, "done"),
        ToWatch(RED, "end"),
        ToWatch(YELLOW, "land yellow.tall 17>16"),
        ToWatch(YELLOW, "done"),
        ToWatch(YELLOW, "end"),
        # The third turn: the deed.
        ToPlay("move-3", (("* blue.thin 29>58", "done"),)),
        ToPlay("declare", (("declare red C B",),)),
        ToWatch(RED, "shake hands"),
        ToRead("end"),
    ),
)
