"""``ridotto serve``"""

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.console import Console

from ridotto.cli.qr_code import print_qr_code
from ridotto.server.limits import read_limits
from ridotto.server.logs import start_logging
from ridotto.server.run import ServePlan, listen, run

PORT = 8638
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only when asked for


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("ridotto")) / "ridotto.db")


def serve(
    *,
    host: Annotated[str, typer.Option(help="0.0.0.0 for friends on your network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 for any free one.", min=0, max=65535)] = PORT,
    db: Annotated[str | None, typer.Option(help="A file, or a postgresql:// URL.")] = None,
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Another limit; repeatable.")
    ] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds a bot takes to act.", min=0)] = 1.2,
    proxies: Annotated[
        str, typer.Option(help="Addresses of TLS proxies to trust, with commas between.")
    ] = "",
    open_: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
) -> None:
    """Open the house: live tables for people and bots."""
    # The environment, unlike the command line, is not shown to everybody on the machine.
    database = db or os.environ.get("RIDOTTO_DB") or default_database()
    plan = ServePlan(
        database=database,
        host=host,
        port=port,
        limits=read_limits(limit or ()),
        bot_pace=bot_pace,
        proxies=proxies,
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
