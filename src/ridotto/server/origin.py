"""Where a request comes from: whose page, and which address."""

from starlette.requests import HTTPConnection


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser sent this from one of our own pages. Programs send no Origin: they have no
    cookies of others to abuse.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    secure = connection.url.scheme in ("https", "wss")
    return origin == f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"


def address_of(connection: HTTPConnection) -> str:
    """Whom a limit is for."""
    return connection.client.host if connection.client else ""
