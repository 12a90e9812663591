"""The first evening: a mission of two agents in which every shot can be proved.

The learner holds the red 2, Lynx the red 11. Two cards that stand leave only the red 11 and the
black 13, and any card that tells these apart settles it.
"""

from ridotto.kernel import Lesson, ToChoose, ToPlay, ToRead, ToWatch

LYNX = 1
DRAWS = (("request",), ("decline",))

LESSON = Lesson(
    seat=0,
    seed="e1616dab4cf8f04bbb8e7e8f4e7ae182ff4abe38be8f82891a04153d2bae2577",
    options={"players": 2, "mission": "T1"},
    steps=(
        ToRead("welcome"),
        ToRead("hand"),
        ToPlay("take", (("identify",),)),
        ToWatch(LYNX, "identify"),
        ToRead("own"),
        ToPlay("clue", (("clue black-5",),)),
        ToChoose("flat", ("black", "all", "five"), right="all"),
        ToWatch(LYNX, "clue red-13"),
        ToChoose("upright", ("red", "either", "both"), right="either"),
        ToPlay("ask", (("exchange lynx black-11",),)),
        ToPlay("draw", DRAWS),
        ToChoose("cross", ("one", "two", "many"), right="two"),
        ToRead("sheet", notes=True),
        ToWatch(LYNX, "exchange falcon orange-11"),
        ToWatch(LYNX, "request"),
        ToRead("theirs"),
        ToPlay(
            "split",
            (
                ("exchange lynx black-7",),
                ("exchange lynx black-12",),
                ("exchange lynx orange-13",),
            ),
        ),
        ToPlay("draw-again", DRAWS),
        ToChoose("left", ("black-13", "red-11"), right="red-11"),
        ToWatch(LYNX, "exchange falcon black-10"),
        ToWatch(LYNX, "request"),
        ToPlay("shoot", (("eliminate lynx red-11",),)),
        ToPlay("reward", (("reward *",), ("dig",), ("decline",))),
        ToWatch(LYNX, "eliminate falcon red-2"),
        ToRead("end"),
    ),
)
