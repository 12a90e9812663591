"""The logs of evenings are kept among those of tables, under ids of their own kind."""

PREFIX = "e"
LENGTH = 19
"""Those of tables are shorter."""


def is_evening(id_: str) -> bool:
    """Whether this is the id of an evening, and not of a table."""
    return id_.startswith(PREFIX) and len(id_) == LENGTH
