"""The pages people see: the web client as it was built into the package."""

import gzip
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.games import GAMES
from ridotto.review.puzzles.collection import is_puzzle
from ridotto.server.house import House
from ridotto.table import Refused
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


async def _evening(house: House, at: Mapping[str, str]) -> bool:
    try:
        await house.evenings.find(at["evening"])
    except Refused:
        return False
    return True


async def _puzzle(house: House, at: Mapping[str, str]) -> bool:
    return is_puzzle(at["puzzle"])


PAGES: Mapping[str, Exists] = {
    "/": _always,
    "/t/{table}": _table,
    "/t/{table}/board": _table,
    "/new/{game}": _game,
    "/evening": _always,
    "/evening/{game}": _game,
    "/e/{evening}": _evening,
    "/rules/{game}": _game,
    "/games": _always,
    "/notebook": _always,
    "/puzzles": _always,
    "/puzzles/{puzzle}": _puzzle,
    "/replay": _always,
    "/replay/{table}/{number}": _replay,
}
"""The client's own addresses, and whether there is something: all are the same page, which looks at
the address and says so itself if there is nothing.
"""

AHEAD: Mapping[str, tuple[str, ...]] = {
    "/": ("src/pages/HomePage.svelte", "virtual:words/{language}/house"),
    "/notebook": (
        "src/pages/NotebookPage.svelte",
        "virtual:words/{language}/house",
        "virtual:words/{language}/notebook",
    ),
    "/puzzles": (
        "src/pages/PuzzlesPage.svelte",
        "virtual:words/{language}/house",
        "virtual:words/{language}/puzzle",
    ),
    "/t/{table}": (
        "src/pages/TablePage.svelte",
        "virtual:words/{language}/house",
        "virtual:words/{language}/{game}",
        "src/games/{game}/Screen.svelte",
        "src/games/{game}/NoteSheet.svelte",
    ),
}
"""What a browser may fetch while it reads the page, instead of finding out one file after another
what it needs: modules of the client, as they are called in its sources.
"""
SCREENS = "src/games/"
PLAIN = "plain"
"""The folder for games that have none."""
THEMES = {"night": "dark", "day": "light"}
"""Pictures that a screen has in two versions are called so."""
OPENING = b'<div id="opening">'
"""What is in there is seen until the client has something to show."""
FILES = "files.json"
"""The client's own list of what is built into which file, and needs which others."""

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
        headers = {"Cache-Control": self.kept, "Vary": "Accept-Encoding, Accept-Language"}
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
    pages = [Route(page, _page(house, page, index, exists)) for page, exists in PAGES.items()]
    return pages + [
        Route(f"/{name}", _sender(file))
        for name, file in client.items()
        if name not in ("index.html", FILES)
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


def _page(
    house: House, page: str, file: File, exists: Exists
) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        found = await exists(house, request.path_params)
        if not found:
            return file.response(request, 404)
        table = request.path_params.get("table")
        game = house.info(table).settings.game if page in AHEAD and table else ""
        return page_with_links(page, _language(request), game).response(request)

    return send


@cache
def page_with_links(page: str, language: str, game: str = "") -> File:
    """A page that says in its head which files it will need, with those that these need; what
    the stage will lie on can be seen until the client is there.
    """
    built, index = _built(), load()["index.html"]
    folder = game if f"{SCREENS}{game}/Screen.svelte" in built else PLAIN
    wanted = [
        name.format(language=language, game=folder if name.startswith(SCREENS) else game)
        for name in AHEAD.get(page, ())
    ]
    links, sources = dict[str, None](), dict[str, None]()
    for name in _with_imports(built, wanted):
        links[f'<link rel="modulepreload" crossorigin href="/{built[name].file}">'] = None
        for style in built[name].css:
            links[f'<link rel="preload" as="style" crossorigin href="/{style}">'] = None
        for picture in built[name].assets:
            theme = THEMES.get(picture.removeprefix("assets/").partition("-")[0])
            if theme is not None:
                media = f"(prefers-color-scheme: {theme})"
                sources[f'<source srcset="/{picture}" media="{media}">'] = None
    plain = index.plain.replace(b"</head>", "".join(links).encode() + b"</head>")
    if sources:
        seen = f'<picture>{"".join(sources)}<img alt="" fetchpriority="high"></picture>'
        plain = plain.replace(OPENING, OPENING + seen.encode())
    return File(plain, gzip.compress(plain, mtime=0), index.kind, index.kept)


class _Built(Struct):
    """What a module of the client was built into, the modules it imports, its styles and
    pictures.
    """

    file: str
    imports: list[str] = []
    css: list[str] = []
    assets: list[str] = []


@cache
def _built() -> dict[str, _Built]:
    listed = load().get(FILES)
    return {} if listed is None else msgspec.json.decode(listed.plain, type=dict[str, _Built])


def _with_imports(built: Mapping[str, _Built], wanted: list[str]) -> Iterator[str]:
    """These modules and all that they import, each once; what the client does not have is left
    out.
    """
    seen: set[str] = set()
    while wanted:
        name = wanted.pop(0)
        if name in built and name not in seen:
            seen.add(name)
            yield name
            wanted += built[name].imports


def _sender(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return file.response(request)

    return send


def _language(request: Request) -> str:
    """The one that a browser asks for first, if we speak it."""
    language = request.headers.get("accept-language", "")[:2]
    return language if language in LANGUAGES else ENGLISH


async def _not_built(request: Request) -> Response:
    language = _language(request)
    words = Words(language)
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Ridotto</title>'
        f"<h1>Ridotto</h1><p>{words.text('house-about')}</p>"
        f'<p><a href="/api/openapi.json">{words.text("house-protocol")}</a></p></html>'
    )
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache"})
