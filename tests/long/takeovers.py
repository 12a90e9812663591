"""How soon people play on when a node falls: ``python -m tests.long.takeovers``.

Three nodes, each a process; people at nine tables. By default 100 kills, 20 stops past the lease
and 10 drains (other numbers can be given), some 11 minutes. What `test_nodes_that_fall` makes sure
of is made sure of here too.
"""

import asyncio
import sys
from statistics import median

from tests.long.own_postgresql import new_database
from tests.server.falling_nodes import in_turn, played_through


def main() -> None:
    falls = in_turn(*(map(int, sys.argv[1:]) if len(sys.argv) == 4 else (100, 20, 10)))
    with new_database() as url:
        took = sorted(asyncio.run(played_through(url, falls)))
    sys.stdout.write(
        f"{len(falls)} falls, {len(took)} tables: played on after {median(took):.2f} s (median),"
        f" {took[int(0.95 * len(took))]:.2f} s (95th percentile), {took[-1]:.2f} s (longest)\n"
    )


if __name__ == "__main__":
    main()
