"""Every rule of the card game has a tag, and every tag a test with the tag in its name."""

TAGS = (
    *("C0", "C1", "C2"),
    *("R1", "R2", "R3", "R4", "R5", "R6"),
    *("F1", "F2"),
    *("P3.1", "P3.2", "P3.3", "P3.4"),
    *("P5.1", "P5.2", "P5.3", "P5.4", "P5.5"),
)
