"""Reads the plain values of a command without pydantic, which takes longer to load than most commands to run.

Typer checks every value by pydantic, those that nobody has typed as well. Here is read what cannot be wrong; everything
else, and whatever may be refused, is left to Typer.
"""

import os
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

PLAIN = (str, int, float, bool)
UNKNOWN = object()


class PlainValue:
    """Stands in for what Typer makes of a parameter until a value needs it."""

    def __init__(self, descriptor: Any) -> None:
        self.descriptor = descriptor

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """A value as the command is given it."""
        many = param.multiple or param.nargs == -1
        if value is None:
            return () if many else None
        found = read(value, self.descriptor.annotation, self.descriptor.parameter_info)
        if found is not UNKNOWN:
            return found
        from typer._coercion import build_runtime_param

        return build_runtime_param(self.descriptor).coerce(value, param=param, ctx=ctx)


def read(value: Any, kind: Any, info: Any) -> Any:
    """A value of some kind, if it is plain."""
    if info.parser is not None:
        return UNKNOWN
    if get_origin(kind) is list and isinstance(value, list | tuple):
        found = [read(one, get_args(kind)[0], info) for one in value]
        return UNKNOWN if UNKNOWN in found else found
    if get_origin(kind) is Literal:
        return value if value in get_args(kind) else UNKNOWN
    if kind is Path and isinstance(value, str | Path):
        return read_path(value, info)
    if kind is int and type(value) is str:
        return read_number(value, info)
    return value if kind in PLAIN and type(value) is kind else UNKNOWN


def read_path(value: str | Path, info: Any) -> Any:
    """A path of which nothing is asked, or nothing that it lacks."""
    asked = info.exists or info.writable or info.resolve_path or info.allow_dash or info.path_type
    may_be_refused = asked or not (info.file_okay and info.dir_okay)
    if may_be_refused or (os.path.exists(value) and not os.access(value, os.R_OK)):
        return UNKNOWN
    return Path(value)


def read_number(value: str, info: Any) -> Any:
    """A whole number within its bounds."""
    if not (value.isascii() and value.isdecimal()):
        return UNKNOWN
    number = int(value) if len(value) < 20 else -1
    low = 0 if info.min is None else info.min
    return number if low <= number and (info.max is None or number <= info.max) else UNKNOWN


def without_pydantic(params: list[Any]) -> list[Any]:
    """Parameters that load pydantic only for a value that needs it; as they are with a Typer that does not use it."""
    for param in params:
        if getattr(param, "_runtime_param", UNKNOWN) is None and hasattr(param, "type_descriptor"):
            param._runtime_param = PlainValue(param.type_descriptor)
    return params
