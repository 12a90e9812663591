"""For whoever runs the house: whether it is well, and counts. No names, no tables, no secrets."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ridotto.server.house import House
from ridotto.server.messages import Health

METRICS_TYPE = "text/plain; version=0.0.4"


def health_of(house: House) -> Health:
    """Whether the house is open, and if not, why."""
    if house.journal.broken:
        return Health("failed")
    return Health("stopping" if house.stopping else "ok")


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
        ):
            yield GaugeMetricFamily(f"ridotto_{name}", meaning, value)
        counts, journal = house.services.counts, house.journal
        for name, value, meaning in (
            ("commands", counts["commands"], "Commands and questions on sockets."),
            ("refused", counts["refused"], "Commands that were refused."),
            ("misunderstood", counts["misunderstood"], "Messages that are no command."),
            ("requests", counts["requests"], "Requests over HTTP, handshakes among them."),
            ("commits", journal.commits, "Commits of the store."),
            ("written", journal.written, "Lines written in them."),
        ):
            yield CounterMetricFamily(f"ridotto_{name}", meaning, value)
