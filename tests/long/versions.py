"""Tries the lowest and the newest versions that pyproject.toml allows, each in an environment of
its own: the tests of the library, the table and the server, and what the extras are for.

    python -m tests.long.versions [lowest|newest] [FOLDER]
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TRIED = ("bench", "postgresql", "ray")
"""The extras whose versions are tried as well; the tools of the tests are always the newest."""
TESTS = (
    "tests/server",
    "tests/store",
    "tests/table",
    *sorted(ROOT.glob("tests/test_*.py")),
    "--deselect=tests/test_laws.py",  # rules are the same whatever they run on
)
COMMANDS = (
    ("bench", "--seconds", "0.1"),
    ("bench", "--knowledge", "--seconds", "0.1"),
    ("arena", "masks", "--bots", "random,sleuth", "--games", "2", "--engine", "ray"),
)
"""What only the extras can do."""

_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)>=(?P<lowest>[\w.]+),<[\w.]+(;.*)?")


class RangeMissing(Exception):
    """A requirement does not say from where to where."""


def floors(project: dict[str, object]) -> list[str]:
    """The lowest version of everything that the project needs, as constraints for pip. Raises
    RangeMissing for what has no lowest or no first forbidden version.
    """
    needed: list[str] = [*project["dependencies"]]  # type: ignore[misc]
    extras: dict[str, list[str]] = project["optional-dependencies"]  # type: ignore[assignment]
    for extra in TRIED:
        needed += extras[extra]
    found = []
    for requirement in needed:
        parts = _REQUIREMENT.fullmatch(requirement.replace(" ", ""))
        if parts is None:
            raise RangeMissing(requirement)
        found.append(f"{parts['name']}=={parts['lowest']}")
    return found


def project() -> dict[str, object]:
    """What pyproject.toml says of the project."""
    read: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return read


def attempt(versions: str, folder: Path) -> bool:
    """Makes an environment with these versions and tries everything in it."""
    home = folder / versions
    constraints = folder / f"{versions}.txt"
    lowest = floors(project())
    constraints.write_text("\n".join(lowest if versions == "lowest" else ()))
    python = str(home / "bin" / "python")
    wanted = f"{ROOT}[dev,{','.join(TRIED)}]"
    install = (python, "-m", "pip", "install", "--quiet", "--constraint", str(constraints))
    steps = [
        (sys.executable, "-m", "venv", str(home)),
        (*install, "--editable", wanted),
        (python, "-m", "pip", "list"),
        (python, "-m", "pytest", "-n", "2", *map(str, TESTS)),
        *((python, "-m", "ridotto", *command) for command in COMMANDS),
    ]
    environment = {**os.environ, "RIDOTTO_WEB": "skip", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    environment.pop("PYTHONPATH", None)
    good = True
    for step in steps:
        done = subprocess.run(step, cwd=ROOT, env=environment, check=False).returncode == 0
        sys.stdout.write(f"{versions}: {'ok' if done else 'FAILED'}: {' '.join(step[:6])}\n")
        sys.stdout.flush()
        good = good and done
    return good


def main(arguments: list[str]) -> int:
    """The exit code: 0 if everything went well with all versions."""
    chosen = [word for word in arguments if word in ("lowest", "newest")]
    folders = [word for word in arguments if word not in chosen]
    with tempfile.TemporaryDirectory(prefix="ridotto-versions-") as new:
        folder = Path(folders[0]) if folders else Path(new)
        results = [attempt(versions, folder) for versions in chosen or ("lowest", "newest")]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
