"""``ridotto serve``"""

import os
import socket
import sys
import webbrowser
from typing import Annotated

import typer
from rich.console import Console

from ridotto.cli.databases import Database, chosen_database
from ridotto.cli.qr_code import print_qr_code
from ridotto.server.bot_pace import BOT_PACE
from ridotto.server.limits import read_limits
from ridotto.server.logs import start_logging
from ridotto.server.run import ServePlan, listen, run

PORT = 8638
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only when asked for


def serve(
    *,
    host: Annotated[str, typer.Option(help="0.0.0.0 for friends on your network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 for any free one.", min=0, max=65535)] = PORT,
    db: Database = None,
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Another limit; repeatable.")
    ] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds a bot takes to act.", min=0)] = BOT_PACE,
    proxies: Annotated[
        str, typer.Option(help="Addresses of TLS proxies to trust, with commas between.")
    ] = "",
    archive: Annotated[
        str, typer.Option(help="Where records go before old tables do (limit keep_days).")
    ] = "",
    hosts: Annotated[
        str, typer.Option(help="Names it answers to, with commas between; all if none is named.")
    ] = "",
    node: Annotated[
        str, typer.Option(help="Its name among several nodes of one house, on PostgreSQL.")
    ] = "",
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where the other nodes reach it.")
    ] = "",
    open_: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
) -> None:
    """Open the house: live tables for people and bots."""
    plan = ServePlan(
        database=chosen_database(db),
        host=host,
        port=port,
        limits=read_limits(limit or ()),
        bot_pace=bot_pace,
        proxies=proxies,
        archive=archive,
        hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
        node=node,
        address=address.rstrip("/"),
    )
    start_logging()
    listening = listen(host, port)
    url = _announce(host, listening.getsockname()[1])
    if open_ and _has_screen():
        # The socket listens already, so the page waits until the house answers.
        webbrowser.open(url)
    run(plan, listening)


def _announce(host: str, port: int) -> str:
    console = Console(highlight=False)
    name = local_address() if host in ANYWHERE else host
    url = f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
    console.print(f"Ridotto: {url}", soft_wrap=True)
    if host in ANYWHERE:
        print_qr_code(url)
    return url


def _has_screen() -> bool:
    """Whether somebody could see a browser; one in the terminal would be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def local_address() -> str:
    """The machine's address on its network, as friends see it. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
