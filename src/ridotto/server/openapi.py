"""OpenAPI for HTTP and JSON Schema for the socket, from the types that are really used."""

from typing import Any

import msgspec
from msgspec import Struct

from ridotto.server.http_handlers import OPERATIONS
from ridotto.server.http_messages import Problem
from ridotto.server.http_operations import Operation
from ridotto.server.incoming import Incoming
from ridotto.server.messages import VERSION, AnyMessage

ANY = (400, 429)
"""Refusals that any request can meet."""
WITH_BODY = (403, 408, 413, 415)


def openapi() -> dict[str, Any]:
    """The HTTP interface."""
    types: list[type[Struct]] = [Problem]
    for operation in OPERATIONS:
        types += [t for t in (operation.body, operation.answer) if isinstance(t, type)]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    refs = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        described = _operation(operation, refs)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ridotto", "version": str(VERSION)},
        "paths": paths,
        "components": {"schemas": components},
    }


def protocol() -> dict[str, Any]:
    """The messages of the socket: what a client may send, and what it is sent."""
    schemas, components = msgspec.json.schema_components(
        [Incoming, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ridotto's table protocol",
        "$defs": {"ToTheHouse": schemas[0], "FromTheHouse": schemas[1], **components},
    }


def _operation(operation: Operation, refs: dict[type[Struct], dict[str, Any]]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.handler.__name__,
        "responses": _responses(operation, refs),
    }
    if operation.parameters:
        described["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": schema}
            for name, schema in operation.parameters.items()
        ]
    if operation.query is not None:
        described.setdefault("parameters", []).extend(_query(operation.query))
    if operation.body is not None:
        content = {"application/json": {"schema": refs[operation.body]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _query(asked: type[Struct]) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(asked)
    fields = schema["$defs"][asked.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": field}
        for name, field in fields.items()
    ]


def _responses(operation: Operation, refs: dict[type[Struct], dict[str, Any]]) -> dict[str, Any]:
    problems = {*ANY, *operation.problems}
    if operation.method == "POST":
        problems |= set(WITH_BODY)
    wrong = {"description": "Refused", "content": {"application/json": {"schema": refs[Problem]}}}
    responses: dict[str, Any] = {str(status): wrong for status in sorted(problems)}
    kind = operation.answer
    if isinstance(kind, str):
        content: dict[str, Any] = {kind: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": refs[kind]}}
    return {str(operation.status): {"description": "Done", "content": content}, **responses}
