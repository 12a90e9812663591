"""Counts for whoever runs the house; no names, no tables, no secrets."""

from ridotto.server.house import House


def exposition(house: House) -> str:
    """The counts in the text format that Prometheus reads."""
    rooms, counts = house.rooms.values(), house.services.counts
    playing = sum(room.table.phase == "playing" for room in rooms)
    lines = [
        ("tables", "gauge", len(rooms)),
        ("tables_playing", "gauge", playing),
        ("sockets", "gauge", sum(len(room.outbox.sockets) for room in rooms)),
        ("commands_total", "counter", counts["commands"]),
        ("refused_total", "counter", counts["refused"]),
        ("misunderstood_total", "counter", counts["misunderstood"]),
        ("requests_total", "counter", counts["requests"]),
        ("commits_total", "counter", house.journal.commits),
        ("written_total", "counter", house.journal.written),
    ]
    return "".join(f"# TYPE ridotto_{n} {kind}\nridotto_{n} {value}\n" for n, kind, value in lines)
