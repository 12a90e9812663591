"""Copies of the parts of a state that share nothing that changes."""

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

Copier = Callable[[Any], Any]


def copied(part: Any) -> Any:
    """A copy of a part (or of nothing). What can change in it is made anew; what cannot is shared:
    numbers, texts, tuples of such, and frozen structs, which must hold nothing that changes.
    """
    if part is None:
        return None
    copier = _of_struct(part.__class__)
    return part if copier is None else copier(part)


@cache
def _of_struct(kind: Any) -> Copier | None:
    """How such a struct is copied; not at all if it is frozen. Worked out once from its types."""
    if kind.__struct_config__.frozen:
        return None
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    plain = [name for name in names if _of(hints[name]) is None]
    deep = [(name, copier) for name in names if (copier := _of(hints[name])) is not None]

    def copy(value: Any) -> Any:
        made = {name: getattr(value, name) for name in plain}
        for name, copier in deep:
            made[name] = copier(getattr(value, name))
        return kind(**made)

    return copy


def _of(hint: Any) -> Copier | None:
    """How a value of that type is copied; nothing where it can be shared."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _of_union(parts)
    if origin in (list, tuple, dict, Mapping):
        return _of_container(origin, parts)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _of_struct(hint)
    if hint in (list, dict, set) or origin is set:
        raise TypeError(f"say what a {hint} in a state holds")
    return None


def _of_union(parts: tuple[Any, ...]) -> Copier | None:
    deep = [copier for part in parts if part is not NoneType and (copier := _of(part)) is not None]
    if not deep:
        return None
    if len(parts) != 2 or NoneType not in parts:
        raise TypeError(f"a state holds one kind of changing thing, or none, not {parts}")
    (inner,) = deep
    return lambda value: None if value is None else inner(value)


def _of_container(origin: Any, parts: tuple[Any, ...]) -> Copier | None:
    inner = _of(parts[-1] if parts[-1] is not Ellipsis else parts[0])
    if origin is list:
        return list if inner is None else lambda value: [inner(each) for each in value]
    if origin is tuple:
        if any(_of(part) is not None for part in parts if part is not Ellipsis):
            raise TypeError("what changes is not kept in tuples")
        return None
    return dict if inner is None else lambda value: {key: inner(v) for key, v in value.items()}
