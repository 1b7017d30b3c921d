"""Constants of compiled modules: all are Final, for compiled code looks any other name up in a dictionary, and none is
a tuple that mypyc cannot tell from one that has not been set."""

import ast
import re
from collections.abc import Iterator
from glob import glob
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONSTANT = re.compile(r"_?[A-Z][A-Z_0-9]+")


def patterns(name: str) -> list[str]:
    """The paths that a list of `setup.py` names outright; those made of other lists are left aside."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            elements = node.value.elts if isinstance(node.value, ast.Tuple) else []
            return [str(each.value) for each in elements if isinstance(each, ast.Constant)]
    raise AssertionError(f"setup.py has no {name}")


def compiled_modules() -> list[Path]:
    """The modules of games, players and environments that are compiled."""
    left = {path for pattern in patterns("OPEN") for path in glob(pattern, root_dir=ROOT)}
    found = {path for pattern in patterns("ENGINE") for path in glob(pattern, root_dir=ROOT)}
    return sorted([ROOT / path for path in found - left])


def constants(module: Path) -> Iterator[tuple[str, str, ast.expr]]:
    """Names of constants that a module sets, with annotation and value."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(name, ast.Name):
                        yield name.id, "", node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield ast.unparse(node.target), ast.unparse(node.annotation), node.value


def begins_with_a_float(value: ast.expr) -> bool:
    """Whether the first leaf of a tuple is a float, of which no value is left for mypyc's 'not set'."""
    while isinstance(value, ast.Tuple) and value.elts:
        value = value.elts[0]
        if isinstance(value, ast.UnaryOp):
            value = value.operand
        if isinstance(value, ast.Constant):
            return isinstance(value.value, float)
    return False


def test_every_constant_of_a_compiled_module_is_final() -> None:
    modules = compiled_modules()
    assert len(modules) > 100
    open_names = [
        f"{module.relative_to(ROOT)}: {name}"
        for module in modules
        for name, annotation, _ in constants(module)
        if CONSTANT.fullmatch(name) and not annotation.startswith("Final")
    ]
    assert open_names == []


def test_no_final_tuple_of_a_compiled_module_begins_with_a_float_unless_its_length_is_open() -> (
    None
):
    faulty = [
        f"{module.relative_to(ROOT)}: write {name}: Final[tuple[float, ...]]"
        for module in compiled_modules()
        for name, annotation, value in constants(module)
        if annotation == "Final" and begins_with_a_float(value)
    ]
    assert faulty == []
