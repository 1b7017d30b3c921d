"""`python -m docs.make.reference`: writes docs/reference.md, the public names with their docstrings.

It is read from the source, not from what runs, so that compiled and interpreted engines give the same page.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
PAGE = SOURCE.parent / "docs" / "reference.md"

MODULES = (
    "othersight",
    "othersight.bots",
    "othersight.games",
    "othersight.odds",
    "othersight.scenarios",
    "othersight.rules_reference",
    "othersight.arena.simulate",
    "othersight.arena.schedule",
    "othersight.arena.runner",
    "othersight.study.analysis",
    "othersight.envs",
    "othersight.locales",
    "othersight.toolkit.plugin",
    "othersight.kernel.definition",
    "othersight.kernel.procedure",
    "othersight.kernel.record",
)
"""What others may build upon, in the order in which a reader meets it."""

WORDS = """# Reference

The public names and their docstrings, made from the source: `make docs` writes this page, and a test fails when it is
outdated. [api.md](api.md) introduces the same with examples.

"""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


@cache
def tree(module: str) -> ast.Module:
    """The source of a module."""
    place = SOURCE.joinpath(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def statements(module: str) -> list[ast.stmt]:
    """What stands in a module, also what is imported for types alone."""
    found: list[ast.stmt] = []
    for node in tree(module).body:
        found.extend([node, *(node.body if isinstance(node, ast.If) else [])])
    return found


def names_of(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        is_overload = "overload" in [ast.unparse(each) for each in node.decorator_list]
        return [] if is_overload else [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []


def public_names(module: str) -> list[str]:
    """`__all__`, or whatever the module defines that has no leading underscore and a docstring."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and names_of(node) == ["__all__"]:
            return [str(name) for name in ast.literal_eval(node.value)]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    found = [node for node in tree(module).body if isinstance(node, kinds)]
    return [
        node.name for node in found if not node.name.startswith("_") and ast.get_docstring(node)
    ]


def defined(module: str, name: str) -> tuple[str, Definition, str]:
    """Where a name is defined, its definition, and the text below it where it is a value."""
    body = statements(module)
    for at, node in enumerate(body):
        if name in names_of(node):
            assert isinstance(node, Definition)
            return module, node, text_below(body, at)
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return defined(node.module, alias.name)
    raise LookupError(f"{module} has no {name}")


def text_below(body: list[ast.stmt], at: int) -> str:
    """The string that stands below a value and tells what it is."""
    below = body[at + 1] if at + 1 < len(body) else None
    if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
        return " ".join(str(below.value.value).split())
    return ""


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, is_method: bool) -> str:
    """Arguments and result, as they are written."""
    arguments = node.args
    first = [*arguments.posonlyargs, *arguments.args][:1]
    given = ast.unparse(arguments)
    if is_method and first and first[0].arg in ("self", "cls"):
        given = given.removeprefix(first[0].arg).removeprefix(", ")
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({given}){result}".replace("'", '"')


def doc(node: ast.AST) -> str:
    """A docstring as Markdown; its examples stand as code."""
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module)
    blocks = (ast.get_docstring(node) or "").split("\n\n")
    return "\n\n".join([f"```\n{one}\n```" if one.startswith(">>>") else one for one in blocks])


def is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def members(node: ast.ClassDef) -> Iterator[str]:
    """A line for each public method and property that says what it does."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(one):
            if one.name.startswith("_"):
                continue
            head = signature(one, True)
            if is_property(one):
                head = head.replace("()", "", 1)
            yield f"- `{head}`: {' '.join(doc(one).split())}"


def entry(module: str, name: str) -> str:
    """All that is said of a name."""
    home, node, below = defined(module, name)
    if isinstance(node, ast.ClassDef):
        lines = list(members(node))
        whole = [f"### class `{name}`", doc(node), "\n".join(lines)]
        return "\n\n".join([part for part in whole if part])
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return f"### `{signature(node, False)}`\n\n{doc(node)}"
    return f"### `{name}`\n\n{below or f'A value of `{home}`.'}"


def page() -> str:
    """The whole reference."""
    parts = []
    for module in MODULES:
        parts.append(f"## {module}\n\n{doc(tree(module))}")
        parts.extend([entry(module, name) for name in public_names(module)])
    return WORDS + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
