"""The pages people see: the web client as it was built into the package."""

import gzip
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.games import GAMES
from ridotto.server.house import House
from ridotto.words import ENGLISH, LANGUAGES, Words

Exists = Callable[[House, Mapping[str, str]], Awaitable[bool]]


async def _always(house: House, at: Mapping[str, str]) -> bool:
    return True


async def _game(house: House, at: Mapping[str, str]) -> bool:
    return any(game.id == at["game"] for game in GAMES)


async def _table(house: House, at: Mapping[str, str]) -> bool:
    return at["table"] in house.rooms or at["table"] in house.shelf


async def _replay(house: House, at: Mapping[str, str]) -> bool:
    number = at["number"]
    known = number.isascii() and number.isdigit() and len(number) < 9
    return known and await house.store.is_finished(at["table"], int(number))


PAGES: Mapping[str, Exists] = {
    "/": _always,
    "/t/{table}": _table,
    "/new/{game}": _game,
    "/rules/{game}": _game,
    "/games": _always,
    "/replay": _always,
    "/replay/{table}/{number}": _replay,
}
"""The client's own addresses, and whether there is something: all are the same page, which looks at
the address and says so itself if there is nothing.
"""

TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}


class File(Struct, frozen=True):
    """One file of the client, ready to be sent."""

    plain: bytes
    small: bytes
    kind: str
    kept: str
    """For how long a browser may keep it."""

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": self.kept, "Vary": "Accept-Encoding"}
        content = self.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = self.small
        return Response(content, status, headers, media_type=self.kind)


def routes(house: House) -> list[Route]:
    """The pages, and what they need."""
    client = load()
    if not client:
        return [Route(page, _not_built) for page in PAGES]
    index = client["index.html"]
    pages = [Route(page, _page(house, index, exists)) for page, exists in PAGES.items()]
    return pages + [
        Route(f"/{name}", _sender(file)) for name, file in client.items() if name != "index.html"
    ]


def nothing_here(request: Request) -> Response | None:
    """The page for somebody who followed a wrong address; none for programs."""
    page = load().get("index.html")
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if page is None or not reads or request.url.path.startswith("/api/"):
        return None
    return page.response(request, 404)


@cache
def load() -> dict[str, File]:
    """The files of the client by their path; none if it was not built."""
    folder = files(__package__).joinpath("static")
    found: dict[str, File] = {}
    if folder.is_dir():
        _add(found, folder, "")
    return found


def _add(found: dict[str, File], folder: Traversable, path: str) -> None:
    for entry in folder.iterdir():
        name = path + entry.name
        if entry.is_dir():
            _add(found, entry, f"{name}/")
        else:
            data = entry.read_bytes()
            # Files in assets/ have their content in their name.
            kept = "public, max-age=31536000, immutable" if path == "assets/" else "no-cache"
            kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
            found[name] = File(data, gzip.compress(data, mtime=0), kind, kept)


def _page(house: House, file: File, exists: Exists) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        found = await exists(house, request.path_params)
        return file.response(request, 200 if found else 404)

    return send


def _sender(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return file.response(request)

    return send


async def _not_built(request: Request) -> Response:
    language = request.headers.get("accept-language", "")[:2]
    language = language if language in LANGUAGES else ENGLISH
    words = Words(language)
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Ridotto</title>'
        f"<h1>Ridotto</h1><p>{words.text('house-about')}</p>"
        f'<p><a href="/api/openapi.json">{words.text("house-protocol")}</a></p></html>'
    )
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache"})
