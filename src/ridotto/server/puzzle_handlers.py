"""What the operations on puzzles do."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.address_limits import counted_as
from ridotto.server.house import House
from ridotto.server.http_operations import Operation, answer
from ridotto.server.origin import address_of
from ridotto.server.puzzles import (
    AskPuzzle,
    PuzzleList,
    PuzzleShown,
    PuzzleVerdict,
    SolvePuzzle,
    written_list,
    written_puzzle,
    written_verdict,
)


async def get_puzzles(house: House, request: Request, _: Any) -> Response:
    made = await house.work.do(counted_as(address_of(request)), written_list)
    return answer(msgspec.Raw(made))


async def get_puzzle(house: House, request: Request, body: AskPuzzle) -> Response:
    name, address = request.path_params["puzzle"], counted_as(address_of(request))
    made = await house.work.do(address, written_puzzle, name, body.language)
    return answer(msgspec.Raw(made))


async def solve_puzzle(house: House, request: Request, body: SolvePuzzle) -> Response:
    name, address = request.path_params["puzzle"], counted_as(address_of(request))
    made = await house.work.do(address, written_verdict, name, body.choice, body.language)
    return answer(msgspec.Raw(made))


_PUZZLE = {"type": "string", "pattern": "^[a-z-]+-[0-9]+$"}

PUZZLE_OPERATIONS = (
    Operation(
        method="GET",
        path="/api/puzzles",
        summary="All puzzles by game, theme and level, and today's",
        handler=get_puzzles,
        answer=PuzzleList,
    ),
    Operation(
        method="GET",
        path="/api/puzzles/{puzzle}",
        summary="A puzzle without its answer",
        handler=get_puzzle,
        query=AskPuzzle,
        answer=PuzzleShown,
        problems=(404,),
        parameters={"puzzle": _PUZZLE},
    ),
    Operation(
        method="POST",
        path="/api/puzzles/{puzzle}",
        summary="Which choice is right, and why, step by step",
        handler=solve_puzzle,
        body=SolvePuzzle,
        answer=PuzzleVerdict,
        problems=(404,),
        parameters={"puzzle": _PUZZLE},
    ),
)
