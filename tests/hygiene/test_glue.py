"""No sentence is glued together in code: a text is said whole, with arguments."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.parsed import parsed

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "othersight"
PAGE = ROOT / "web" / "src"
SAYING = ("text", "text_in", "text_or_key", "say", "render", "enumeration", "series")
NO_WORDS = re.compile(r"[\s·|>#*=<-]*")
"""What may stand between texts that are things of their own: spaces, a dot between them, marks of a picture."""
MARK = re.compile(r"[,;:.!?()a-z]")
ALLOWED = {"envs/seen.py": "the number of an action before it, as programs read the list"}
"""Files with such a place, and what it is."""


def is_said(node: ast.AST) -> bool:
    """Whether a value is a text in the reader's language."""
    if not isinstance(node, ast.Call):
        return False
    return getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYING


def glued_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines where a text is joined to words, marks or another text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            values = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
            marks = "".join([str(p.value) for p in node.values if isinstance(p, ast.Constant)])
            if any(map(is_said, values)) and not NO_WORDS.fullmatch(marks):
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = (node.left, node.right)
            marks = "".join([str(s.value) for s in sides if isinstance(s, ast.Constant)])
            if any(map(is_said, sides)) and not NO_WORDS.fullmatch(marks or "x"):
                yield node.lineno, ast.unparse(node)
        elif is_join(node):
            inside = [one for argument in node.args for one in ast.walk(argument)]  # type: ignore[attr-defined]
            if any(map(is_said, inside)):
                yield node.lineno, ast.unparse(node)  # type: ignore[attr-defined]


def is_join(node: ast.AST) -> bool:
    """Whether texts are joined by a mark: `", ".join(...)`."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and MARK.search(str(node.func.value.value)) is not None
    )


def test_no_text_is_glued_in_python() -> None:
    wrong = []
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        found = list(glued_in(parsed(file)))
        if name in ALLOWED:
            assert found, f"{name} glues nothing any more"
        else:
            wrong += [f"{name}:{line}: {said}" for line, said in found]
    assert wrong == []


GLUED = re.compile(
    r"(?:\bt|\bmaybe)\([^()]*\) *\+ *['`]|['`] *\+ *(?:t|maybe)\(|join\('[^']*[,;:.] ?'\)"
    r"|\{(?:t|maybe)\((?:[^()]|\([^()]*\))*\)\}(?:[:,;] | ?\()|[:,;(] ?\$?\{(?:t|maybe)\("
)


def test_no_text_is_glued_on_the_page() -> None:
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted(PAGE.rglob(kind))]
    wrong = [
        f"{file.relative_to(PAGE)}:{number}: {line.strip()[:120]}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if GLUED.search(line) and "value =" not in line
    ]
    assert wrong == []


def test_glue_is_noticed() -> None:
    samples = ("f\"{text('a')}: {name}\"", "text('a') + 'words'", "', '.join([text('a')])")
    assert all(list(glued_in(ast.parse(one))) for one in samples)
    assert not list(glued_in(ast.parse("f\"  {text('a')} · {name}\"")))
    for line in (
        "t('page-a') + ', '",
        "<h1>{t('page-a')}: {title}</h1>",
        "`${name} (${t('page-a')})`",
    ):
        assert GLUED.search(line)
    assert not GLUED.search("<p>{t('page-a', { name: of(it) })}</p>")
