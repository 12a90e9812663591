"""The operations of the HTTP interface as routes; every request is checked before it is done."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ridotto.bots import UnknownBot
from ridotto.kernel import OptionError, UnknownGame
from ridotto.server.address_limits import AddressLimits
from ridotto.server.evening_messages import NewEvening
from ridotto.server.house import House
from ridotto.server.http_bodies import read_body, read_query
from ridotto.server.http_messages import Forget, NewTable
from ridotto.server.http_operations import Operation, problem
from ridotto.server.origin import address_of, same_origin
from ridotto.store import StoreError
from ridotto.table import Refused


def http_routes(
    house: House, addresses: AddressLimits, operations: Sequence[Operation]
) -> list[BaseRoute]:
    """One route a path, for all that can be done there."""
    paths: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = operation
    return [_route(house, addresses, path, methods) for path, methods in paths.items()]


def _route(
    house: House, addresses: AddressLimits, path: str, methods: dict[str, Operation]
) -> Route:
    async def answer(request: Request) -> Response:
        operation = methods["GET" if request.method == "HEAD" else request.method]
        try:
            body = await _checked(house, addresses, request, operation)
            return await operation.handler(house, request, body)
        except Refused as refused:
            return problem(refused.code, refused.detail)
        except UnknownGame as error:
            return problem("no-such-game", str(error))
        except UnknownBot as error:
            return problem("no-such-bot", str(error))
        except StoreError:
            house.journal.look()
            return problem("store-away")
        except OptionError as error:
            return problem("bad-option", str(error))

    return Route(path, answer, methods=list(methods))


async def _checked(
    house: House, addresses: AddressLimits, request: Request, operation: Operation
) -> Any:
    """The body of a request that may be done. Raises Refused."""
    address = address_of(request)
    if not operation.path.startswith("/healthz"):
        house.services.counts["requests"] += 1
        addresses.check_request(address)
    if operation.guesses:
        addresses.check_guess(address)
    if operation.method == "POST" and not same_origin(request):
        raise Refused("wrong-origin")
    if operation.query is not None:
        return read_query(request, operation.query)
    if operation.body is None:
        return None
    most = getattr(house.limits, operation.most)
    body = await read_body(request, operation.body, most, house.limits, addresses)
    if isinstance(body, NewTable | Forget):  # both make much work of few words
        addresses.check_new_table(address)
    if isinstance(body, NewEvening):
        addresses.check_new_table(address, body.tables)
    return body
