"""Puts a fault into the running process: functions keep their identity and get the code of the faulty source."""

import ast
import gc
import importlib
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

from othersight.rules_reference.places import PACKAGE, named_nodes
from tests.mutation.fault import Fault, NotApplicable

CACHED = ("/content/", "/city/", "/setup/", "/config.py")
"""Modules whose results are kept between tests: a fault there needs empty caches."""

Key = tuple[str, str, int]


def module_name(file: str) -> str:
    return "othersight." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def live_functions() -> dict[Key, list[FunctionType]]:
    """Every function and lambda of the package by module, name and line."""
    found: dict[Key, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and str(thing.__module__).startswith("othersight."):
            code = thing.__code__
            key = (str(thing.__module__), code.co_qualname, code.co_firstlineno)
            found.setdefault(key, []).append(thing)
    return found


def plant(fault: Fault, live: dict[Key, list[FunctionType]]) -> None:
    """Plant a fault in this process; it cannot be taken out again, so plant it in a forked one."""
    module = importlib.import_module(module_name(fault.file))
    file = PACKAGE / fault.file
    sound = compile(file.read_text(encoding="utf-8"), str(file), "exec")
    planted_text = fault.planted()
    faulty = compile(planted_text, str(file), "exec")
    changed = 0
    for old, new in zip(outer_codes(sound), outer_codes(faulty), strict=True):
        if old.co_code != new.co_code or old.co_consts != new.co_consts or old != new:
            for function in live.get((module.__name__, old.co_qualname, old.co_firstlineno), []):
                function.__code__ = new
                changed += 1
    if is_class(fault, planted_text):
        changed += plant_in_class(fault, module, planted_text)
    if not changed:
        raise NotApplicable(f"no function of {fault.file} is changed by the fault in {fault.name}")
    if any(part in f"/{fault.file}" for part in CACHED):
        clear_caches()


def outer_codes(code: CodeType) -> Iterator[CodeType]:
    """The code of every method, function and lambda that a module makes when it is imported."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if is_class_body(constant):
                yield from outer_codes(constant)
            else:
                yield constant


def is_class_body(code: CodeType) -> bool:
    return "__module__" in code.co_names and "__qualname__" in code.co_names


def is_class(fault: Fault, text: str) -> bool:
    node = dict(named_nodes(ast.parse(text)))[fault.name]
    return isinstance(node, ast.ClassDef)


def plant_in_class(fault: Fault, module: ModuleType, text: str) -> int:
    """Set the attributes of a class whose values differ, such as the order of its steps."""
    node = dict(named_nodes(ast.parse(text)))[fault.name]
    assert isinstance(node, ast.ClassDef)
    kind = getattr(module, fault.name)
    changed = 0
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign | ast.Assign) and statement.value is not None:
            target = (
                statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            )
            value = eval(ast.unparse(statement.value), vars(module))
            if isinstance(target, ast.Name) and getattr(kind, target.id) != value:
                setattr(kind, target.id, value)
                changed += 1
    forget_steps()
    return changed


def forget_steps() -> None:
    from othersight.kernel import procedure

    procedure._STEPS.clear()


def clear_caches() -> None:
    """Empty every cache of a function of the package."""
    for name, module in list(sys.modules.items()):
        if name.startswith("othersight."):
            for thing in vars(module).values():
                clear = getattr(thing, "cache_clear", None)
                if clear is not None and not isinstance(thing, type):
                    clear()
