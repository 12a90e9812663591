"""For whoever runs the house: whether it is well, and counts. No names, no tables, no secrets."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ridotto.server.house import House
from ridotto.server.http_messages import Health
from ridotto.server.logs import errors_logged

METRICS_TYPE = "text/plain; version=0.0.4"


STORE_ANSWERS = 2.0
"""Seconds the store may take to answer before the house says that it waits for it."""


async def readiness(house: House) -> Health:
    """Whether the house can be played in, and if not, why: asks the store."""
    if house.journal.broken:
        return Health("failed")
    if house.stopping:
        return Health("stopping")
    if house.draining:
        return Health("draining")
    return Health("ok" if await house.journal.answers(STORE_ANSWERS) else "waiting")


def exposition(house: House) -> bytes:
    """The counts in the text format that Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(_Counts(house))
    return generate_latest(registry)


class _Counts(Collector):
    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house, rooms = self._house, self._house.rooms.values()
        playing = sum(room.table.phase == "playing" for room in rooms)
        sockets = sum(len(room.outbox.sockets) for room in rooms)
        for name, value, meaning in (
            ("tables", len(rooms), "Live tables."),
            ("tables_playing", playing, "Live tables with a game under way."),
            ("sockets", sockets, "Open sockets."),
            ("store_away", house.journal.away, "Whether the store is waited for."),
        ):
            yield GaugeMetricFamily(f"ridotto_{name}", meaning, value)
        counts, journal = house.services.counts, house.journal
        for name, value, meaning in (
            ("commands", counts["commands"], "Commands and questions on sockets."),
            ("refused", counts["refused"], "Commands that were refused."),
            ("misunderstood", counts["misunderstood"], "Messages that are no command."),
            ("requests", counts["requests"], "Requests over HTTP, handshakes among them."),
            ("relayed", counts["relayed"], "Requests that were passed on to another node."),
            ("commits", journal.commits, "Commits of the store."),
            ("written", journal.written, "Lines written in them."),
            ("errors", errors_logged(), "Errors in the log."),
        ):
            yield CounterMetricFamily(f"ridotto_{name}", meaning, value)
        yield from house.services.told_seconds.collect()
        yield from house.services.commit_seconds.collect()
