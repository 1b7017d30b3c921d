"""Makes faults from the source of a step: boundaries, conditions, seats, order, ends of piles, acts, results."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from othersight.rules_reference.places import FUNCTIONS

Edit = tuple[int, int, str]
"""Text from an offset to another, and what stands there instead."""

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOLD = {"tell", "tell_to", "tell_all", "reveal", "append", "extend", "__init__", "word", "number"}
"""Calls whose arguments or absence no rule speaks of (the log has tests of its own), or that only read an option."""
ASKING = {"ask", "ask_all"}
OPERAND = "operand"
"""The kind of a fault that leaves out one operand of `and` or `or`."""
READABLE = 12
"""A text of this many signs tells which place is meant."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A replacement inside one function or class: `old` becomes `new`; `nth` where it stands several times."""

    kind: str
    old: str
    new: str
    nth: int


class Source:
    """The text of a module with offsets for the nodes of its tree."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.parents = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }

    def start(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + self.column(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + self.column(  # type: ignore[attr-defined]
            node.end_lineno,  # type: ignore[attr-defined]
            node.end_col_offset,  # type: ignore[attr-defined]
        )

    def column(self, line: int, column: int) -> int:
        """Columns of a tree count bytes."""
        whole = self.text[self.starts[line - 1] : self.starts[line]]
        return len(whole.encode()[:column].decode())

    def of(self, node: ast.AST) -> str:
        return self.text[self.start(node) : self.end(node)]


def faults_of_class(source: Source, node: ast.ClassDef) -> Iterator[tuple[str, str, Candidate]]:
    """Two neighbouring steps of a procedure change places, with the names of both."""
    for statement in node.body:
        if (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and statement.target.id == "steps"
            and isinstance(statement.value, ast.Tuple)
        ):
            steps = statement.value.elts
            for one, two in pairwise(steps):
                edits = [
                    (source.start(one), source.end(one), source.of(two)),
                    (source.start(two), source.end(two), source.of(one)),
                ]
                span = (source.start(one), source.end(two))
                made = candidate(source, node, "order", span, edits)
                if made:
                    assert isinstance(one, ast.Constant)
                    assert isinstance(two, ast.Constant)
                    yield str(one.value), str(two.value), made


def faults_of_function(source: Source, function: ast.AST) -> Iterator[Candidate]:
    """Every fault that can be made in a function, in the order of its source."""
    for node in inner_nodes(function):
        anchor = node.test if isinstance(node, ast.If | ast.While) else node
        for kind, edits in edits_of(source, node):
            made = anchored(source, function, anchor, kind, edits)
            if made:
                yield made
    for statement, edits in other_results(source, function):
        made = anchored(source, function, statement, "result", edits)
        if made:
            yield made


def other_results(source: Source, function: ast.AST) -> Iterator[tuple[ast.Return, list[Edit]]]:
    """Always yes, always no, or one more: for steps that are one plain expression."""
    assert isinstance(function, FUNCTIONS)
    kind = source.of(function.returns) if function.returns else ""
    for node in inner_nodes(function):
        if isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant):
            text = source.of(node.value)
            others = {"bool": ("True", "False"), "int": (f"{text} + 1",)}.get(kind, ())
            for other in others:
                yield node, [(source.start(node.value), source.end(node.value), other)]


def inner_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function's body that act: no docstring, annotation, default or log line."""
    for child in acting_children(node):
        yield child
        yield from inner_nodes(child)


def acting_children(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, FUNCTIONS):
        body: list[ast.AST] = list(node.body)
        return body[1:] if ast.get_docstring(node) is not None else body
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    if isinstance(node, ast.Assert | ast.Raise):
        return []
    if isinstance(node, ast.Call) and called(node).startswith("tell"):
        return []
    return list(ast.iter_child_nodes(node))


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def edits_of(source: Source, node: ast.AST) -> Iterator[tuple[str, list[Edit]]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        old, new = COMPARISONS[type(node.ops[0])]
        if is_nothing_test(node):
            new = "<" if old == ">=" else ">="
        yield (
            "boundary",
            [between(source, node.left, node.comparators[0], old, new)],
        )
    elif isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        if not is_asking(node):
            pairs = pairwise(node.values)
            yield "condition", [between(source, a, b, old, new) for a, b in pairs]
            yield from dropped_operands(source, node, old)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        if not is_answer(node.operand):
            yield "condition", [(source.start(node), source.start(node) + len("not "), "")]
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield from negated(source, node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from negated(source, test)
            yield "filter", [(source.start(test), source.end(test), "True")]
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        yield from arithmetic(source, node)
    elif isinstance(node, ast.Call):
        yield from faults_of_call(source, node)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        if is_act(called(node.value)):
            yield "dropped", [(source.start(node), source.end(node), "pass")]
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
        yield "dropped", [(source.start(node), source.end(node), "pass")]
    elif isinstance(node, ast.Constant):
        yield from constants(source, node)
    elif isinstance(node, ast.Subscript):
        yield from ends(source, node)


def is_nothing_test(node: ast.AST) -> bool:
    """`card >= 0`, `hero < 0`: whether there is one at all; a fault turns it around."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], ast.GtE | ast.Lt)
        and isinstance(node.comparators[0], ast.Constant)
        and node.comparators[0].value == 0
    )


def is_act(name: str) -> bool:
    """Whether a rule lacks something when this is not called; the log has tests of its own."""
    return name in ("append", "extend") or not (name in UNTOLD or name.startswith("tell"))


def is_asking(node: ast.BoolOp) -> bool:
    """`g.choice or g.ask(...)`: how a step asks."""
    last = node.values[-1]
    return isinstance(last, ast.Call) and called(last) in ASKING


def dropped_operands(
    source: Source, node: ast.BoolOp, operator: str
) -> Iterator[tuple[str, list[Edit]]]:
    """Each operand in turn does not count, as if nobody had written it."""
    text = source.text
    gaps = [between(source, a, b, operator, "")[:2] for a, b in pairwise(node.values)]
    begins = [end + len(text[end:]) - len(text[end:].lstrip()) for _, end in gaps]
    ends = [len(text[:start].rstrip()) for start, _ in gaps]
    yield OPERAND, [(source.start(node), begins[0], "")]
    for one, two in pairwise([*ends, source.end(node)]):
        yield OPERAND, [(one, two, "")]


def between(source: Source, left: ast.expr, right: ast.expr, old: str, new: str) -> Edit:
    """The operator between two operands."""
    start = source.end(left)
    gap = source.text[start : source.start(right)]
    pattern = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
    found = re.search(pattern.replace(" ", r"\s+"), gap)
    assert found is not None, (gap, old)
    return start + found.start(), start + found.end(), new


def negated(source: Source, test: ast.expr) -> Iterator[tuple[str, list[Edit]]]:
    """A plain condition is turned around; comparisons and `not` have faults of their own."""
    plain = not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant)
    if plain and not is_answer(test):
        text = source.of(test)
        wrapped = f"not ({text})" if isinstance(test, ast.BoolOp) else f"not {text}"
        yield "condition", [(source.start(test), source.end(test), wrapped)]


def is_answer(node: ast.expr) -> bool:
    """Whether it only tells if the answer to a question is there."""
    return isinstance(node, ast.Name) and node.id in ("choice", "answers", "answer")


def arithmetic(source: Source, node: ast.BinOp | ast.AugAssign) -> Iterator[tuple[str, list[Edit]]]:
    signs = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
    if type(node.op) not in signs:
        return
    old, new = signs[type(node.op)]
    if isinstance(node, ast.BinOp):
        both = (node.left, node.right)
        if any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in both):
            return
        if any(isinstance(part, ast.Tuple | ast.List | ast.ListComp) for part in both):
            return
        yield "figure", [between(source, node.left, node.right, old, new)]
    else:
        yield "figure", [between(source, node.target, node.value, old, new)]


def faults_of_call(source: Source, node: ast.Call) -> Iterator[tuple[str, list[Edit]]]:
    name = called(node)
    if isinstance(node.func, ast.Name) and name in SWAPPED_CALLS and node.args:
        yield "choice", [(source.start(node.func), source.end(node.func), SWAPPED_CALLS[name])]
    if name == "ask" and node.args:
        yield from other_seat(source, node.args[0])


def other_seat(source: Source, seat: ast.expr) -> Iterator[tuple[str, list[Edit]]]:
    """Somebody else is asked."""
    text = source.of(seat)
    if text == "SINS":
        new = "1"
    elif text.startswith(("player_of(", "first_player(")):
        new = "0"
    else:
        new = f"({text} + 1) % len(g.definition.seats(g))"
    yield "seat", [(source.start(seat), source.end(seat), new)]


def constants(source: Source, node: ast.Constant) -> Iterator[tuple[str, list[Edit]]]:
    parent = source.parents[node]
    span = (source.start(node), source.end(node))
    if isinstance(node.value, bool):
        if not is_left_out(parent):
            yield "flag", [(*span, str(not node.value))]
    elif isinstance(node.value, int) and not is_no_figure(parent):
        is_result = isinstance(parent, ast.Call) and called(parent) == "finish"
        other = 1 - node.value if is_result else node.value + 1
        yield "figure", [(*span, str(other))]


def is_left_out(parent: ast.AST) -> bool:
    """`strict=True`, or a flag that is set: that it is not set at all is a fault of its own."""
    if isinstance(parent, ast.keyword):
        return parent.arg == "strict"
    return isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Attribute)


def is_no_figure(parent: ast.AST) -> bool:
    """An index, a sign before a number, the place of a word in an option, or the test for nothing."""
    if isinstance(parent, ast.Call):
        return called(parent) in UNTOLD
    return is_nothing_test(parent) or isinstance(parent, ast.Subscript | ast.Slice | ast.UnaryOp)


def ends(source: Source, node: ast.Subscript) -> Iterator[tuple[str, list[Edit]]]:
    """The other end of a pile."""
    index = source.of(node.slice)
    other = {"-1": "0", ":-1": "1:", "1:": ":-1"}.get(index.replace(" ", ""))
    if other:
        yield "end", [(source.start(node.slice), source.end(node.slice), other)]


def anchored(
    source: Source, function: ast.AST, node: ast.AST, kind: str, edits: list[Edit]
) -> Candidate | None:
    """The edits with as much text around them as makes them readable and found only once."""
    tried: list[Candidate] = []
    here: ast.AST = node
    while here is not function and not is_block(here):
        if hasattr(here, "lineno"):
            made = candidate(source, function, kind, (source.start(here), source.end(here)), edits)
            if made is None:
                break
            tried.append(made)
        here = source.parents[here]
    unique = [made for made in tried if not made.nth]
    readable = [made for made in unique if len(made.old) >= READABLE]
    return next(iter(readable or unique[-1:] or tried[-1:]), None)


def is_block(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt) and hasattr(node, "body")


def candidate(
    source: Source, function: ast.AST, kind: str, span: tuple[int, int], edits: list[Edit]
) -> Candidate | None:
    start, end = min(span[0], edits[0][0]), max(span[1], edits[-1][1])
    old = source.text[start:end]
    if "#" in old or old.count("\n") > 6:
        return None
    new = old
    for first, last, text in reversed(edits):
        new = new[: first - start] + text + new[last - start :]
    matches = [first for first, _ in occurrences(source, function, old)]
    if start not in matches:
        return None
    nth = matches.index(start) + 1 if len(matches) > 1 else 0
    return Candidate(kind, one_line(old), one_line(new), nth)


def occurrences(source: Source, node: ast.AST, old: str) -> list[tuple[int, int]]:
    """From where to where a text stands in the body of a function or class, docstring aside."""
    body = node.body  # type: ignore[attr-defined]
    documented = ast.get_docstring(node) is not None  # type: ignore[arg-type]
    first = source.end(body[0]) if documented else source.start(body[0])
    found = pattern_of(old).finditer(source.text, first, source.end(node))
    return [match.span() for match in found]


def pattern_of(old: str) -> re.Pattern[str]:
    """A text whatever its line breaks, and not as a part of a longer word."""
    words = r"\s+".join(re.escape(part) for part in old.split())
    before = r"(?<!\w)" if old[:1].isidentifier() or old[:1].isdigit() else ""
    after = r"(?!\w)" if old[-1:].isalnum() else ""
    return re.compile(f"{before}{words}{after}")


def one_line(text: str) -> str:
    return re.sub(r"\s*\n\s*", " ", text).strip()
