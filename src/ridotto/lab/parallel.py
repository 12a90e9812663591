"""Where games are played: in this process, on all cores, or on a cluster."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any, TypeVar

from ridotto.kernel import RidottoError

W = TypeVar("W")
R = TypeVar("R")

ENGINES = ("local", "ray")


def spread(
    run: Callable[[W], R], work: Sequence[W], jobs: int = 1, engine: str = "local"
) -> Iterator[R]:
    """The results of all pieces of work, in their order, whoever does them."""
    if engine == "ray":
        yield from _on_a_cluster(run, work)
    elif engine != "local":
        raise RidottoError(f"no engine {engine!r}; there are: {', '.join(ENGINES)}")
    elif jobs == 1:
        yield from map(run, work)
    else:
        chunk = max(1, min(50, len(work) // (4 * jobs)))
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(run, work, chunksize=chunk)


def _on_a_cluster(run: Callable[[W], R], work: Sequence[W]) -> Iterator[R]:
    if find_spec("ray") is None:
        raise RidottoError("the engine ray needs the optional extra: pip install 'ridotto[ray]'")
    import ray  # noqa: PLC0415 - an optional extra

    cluster: Any = ray
    cluster.init(ignore_reinit_error=True, log_to_driver=False)
    remote = cluster.remote(run)
    for pending in [remote.remote(piece) for piece in work]:
        yield cluster.get(pending)
