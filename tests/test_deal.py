"""The deal repeats from its seed, is fair, and depends on all that contributed."""

import hashlib
import hmac
import json
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games import GAMES
from ridotto.kernel import Header
from ridotto.table.deal import Dealer, commit, new_header

MASKS = GAMES["masks"]
SEED = bytes(range(32))


def header(contributions: dict[str, str] | None = None) -> Header:
    options = MASKS.settle({})
    return new_header(MASKS, options, ("a", "b", "c"), SEED, contributions or {})


def draws(seed: bytes, of: Header, count: int = 50, bound: int = 1000) -> list[int]:
    dealer = Dealer(seed, of)
    return [dealer.randrange(bound) for _ in range(count)]


def test_the_same_seed_and_header_give_the_same_draws() -> None:
    assert draws(SEED, header()) == draws(SEED, header())


def test_everything_that_was_settled_changes_the_draws() -> None:
    plain = header()
    others = [
        header({"blue": "00"}),
        header({"blue": "01"}),
        header({"red": "00"}),
        msgspec.structs.replace(plain, options={"players": 3, "rounds": 2}),
        msgspec.structs.replace(plain, game="other"),
        msgspec.structs.replace(plain, commitment="00"),
    ]
    all_draws = [draws(SEED, one) for one in (plain, *others)] + [draws(bytes(32), plain)]
    assert len({tuple(drawn) for drawn in all_draws}) == len(all_draws)


def test_who_sits_there_does_not_change_the_draws() -> None:
    renamed = msgspec.structs.replace(header(), players=("x", "y", "z"))
    assert draws(SEED, renamed) == draws(SEED, header())


def test_the_stream_is_hmac_sha256_in_counter_mode() -> None:
    settled = ["masks", {"players": 3, "rounds": 1}, ["blue", "green", "red"], commit(SEED), {}]
    text = json.dumps(settled, separators=(",", ":"))
    key = hmac.digest(SEED, b"ridotto deal 1\0" + text.encode(), "sha256")
    block = hmac.digest(key, (1).to_bytes(8, "big"), "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert draws(SEED, header(), 8, 1 << 32) == words


def test_the_commitment_is_a_plain_hash_of_all_256_bits() -> None:
    assert commit(SEED) == hashlib.sha256(b"ridotto commitment 1\0" + SEED).hexdigest()
    flipped = {commit(bytes([*SEED[:at], SEED[at] ^ 1, *SEED[at + 1 :]])) for at in range(32)}
    assert len(flipped | {commit(SEED)}) == 33


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dealer(b"short", header())


@given(st.integers(1, 1 << 32))
def test_draws_stay_below_their_bound(bound: int) -> None:
    assert all(0 <= number < bound for number in draws(SEED, header(), 10, bound))


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    bound = (1 << 32) // 3 * 2  # a third of all words is beyond the last full multiple
    words = draws(SEED, header(), 300, 1 << 32)
    kept = [word for word in words if word < bound]
    assert len(kept) < len(words)
    assert draws(SEED, header(), len(kept), bound) == kept


def test_draws_are_even() -> None:
    counts = Counter(draws(SEED, header(), 60_000, 6))
    # Chi-square with five degrees of freedom: 20.5 would be one in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5
