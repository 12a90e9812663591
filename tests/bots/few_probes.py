"""A small family of probes, for tests that are not about how much is searched."""

from msgspec import structs

from ridotto.bots import probes_for
from ridotto.bots.probes import Probes
from ridotto.games import GAMES


def few_probes() -> Probes:
    """Two names with two variants each, and one trait to change."""
    all_of_them = probes_for(GAMES["inkognito"])
    few = {name: all_of_them.family[name][:2] for name in ("hoard", "trust-nobody")}
    return structs.replace(all_of_them, family=few, space={"trusts": (0.7, 0.9)})
