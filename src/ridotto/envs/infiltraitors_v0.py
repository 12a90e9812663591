"""``infiltraitors`` as a PettingZoo environment: ``env`` takes all of its options."""

from functools import partial

from ridotto.envs.aec import GameEnv, strict_env

env = partial(strict_env, "infiltraitors")
raw_env = partial(GameEnv, "infiltraitors")
