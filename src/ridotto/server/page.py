"""The pages people see. So far one: it says what this is."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.words import LANGUAGES, Words

STYLE = (
    "body{background:#0d2b33;color:#f2ead8;font:18px/1.6 Georgia,serif;max-width:36em;"
    "margin:12vh auto;padding:0 1em}h1{color:#e8b04a;font-weight:normal}a{color:#e8b04a}"
)


def routes() -> list[Route]:
    """The pages, and what they need."""
    return [Route("/", _home), Route("/t/{table}", _home), Route("/style.css", _style)]


async def _home(request: Request) -> Response:
    language = request.headers.get("accept-language", "")[:2]
    words = Words(language if language in LANGUAGES else "en")
    html = (
        f'<!doctype html><html lang="{language if language in LANGUAGES else "en"}">'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<title>Ridotto</title><link rel="stylesheet" href="/style.css">'
        f"<h1>Ridotto</h1><p>{words.text('house-about')}</p>"
        f'<p><a href="/api/openapi.json">{words.text("house-protocol")}</a></p></html>'
    )
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache"})


async def _style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
