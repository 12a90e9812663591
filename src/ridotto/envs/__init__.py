"""Games for programs that learn: numbers for actions, tensors for views, exact beliefs.

``ridotto.envs.inkognito_v0`` and its like are PettingZoo environments; ``docs/benchmark.md`` tells
how all of this is used.
"""
