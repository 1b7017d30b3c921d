"""Code that nothing uses: `python -m tests.hygiene.dead_code` names it (vulture looks for it).

Looked for twice: in everything, and in the package without its tests, for what only tests use is dead as well.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from vulture import Vulture

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGE = (
    *("src", "bench", "docs", "examples", "release", "training"),
    *("setup.py", "web/build.py", "web/make_types.py"),
)
TESTS = ("tests",)
SURE = 60
"""Per cent: vulture is less sure of a name that may be reached in ways it does not see."""

BY_NAME = ["on_*", "test_*", "pytest*", "visit_*", "handle_*", "model_config", "__*__"]
"""Names that a framework, or one of our own classes, looks up."""
BY_DECORATOR = [
    *("@app.*", "@router.*", "@rest.*", "@field_validator", "@maker", "@law"),
    *("@pytest.fixture", "@invariant", "@initialize", "@rule"),
]
"""Decorators that put a function where it is found."""
USED_BY_OTHERS = {
    "_skip_agent_selection": "read by PettingZoo",
    "action_space": "read by PettingZoo and Gymnasium",
    "_on_step": "called by stable-baselines3",
    "_repr_html_": "called by notebooks",
    "chance_outcomes": "called by OpenSpiel",
    "_legal_actions": "called by OpenSpiel",
    "_apply_action": "called by OpenSpiel",
    "_action_to_string": "called by OpenSpiel",
    "information_state_string": "called by OpenSpiel",
    "new_initial_state": "called by OpenSpiel",
    "make_py_observer": "called by OpenSpiel",
    "get_rng_state": "called by OpenSpiel",
    "set_rng_state": "called by OpenSpiel",
    "set_from": "called by OpenSpiel",
    "string_from": "called by OpenSpiel",
    "iig_obs_type": "an argument of OpenSpiel's",
    "contains": "called by Gymnasium",
    "is_np_flattenable": "read by Gymnasium",
    "possible_agents": "read by PettingZoo",
    "probability": "an argument that every space of Gymnasium has",
    "sample": "called by Gymnasium",
    "text_factory": "read by sqlite3",
    "inplace": "read by setuptools",
    "build_lib": "read by setuptools",
    "speed_estimate_period": "read by rich",
    "should_exit": "read by uvicorn",
    "_run_once": "called by asyncio",
    "_write_to_self": "called by asyncio",
    "do_POST": "called by http.server",
    "log_message": "called by http.server",
    "teardown": "called by Hypothesis",
    "down_revision": "read by Alembic",
    "downgrade": "called by Alembic",
    "submit": "called by the server in place of an executor's",
    "link_shared_object": "called by setuptools",
    "format_commands": "called by Typer",
    "pycache_prefix": "read by Python",
    "f_trace_opcodes": "read by Python",
    "f_trace_lines": "read by Python",
    "BINDINGS": "read by Textual",
    "CSS": "read by Textual",
    "ENABLE_COMMAND_PALETTE": "read by Textual",
    "TITLE": "read by Textual",
    "action_help": "read by Textual",
    "action_leave": "read by Textual",
    "action_scroll_log": "read by Textual",
    "can_focus": "read by Textual",
    "compose": "read by Textual",
    "suggester": "read by Textual",
}
"""Names of others' protocols, with who reads them."""
KEPT = {
    "edition": "an argument that an overload of `othersight.new` declares",
    "ENGINEERING": "one of the six skills, in the order of the character sheet",
    "DOWNTOWN_REDEVELOPMENT": "one of the four areas",
    "RESETTLEMENT": "one of the four areas",
    "Eager": "an example that is named on the command line",
    "CHAPTERS": "the order of the chapters, which a hygiene test keeps",
    "city_from": "a city from a few signs, for tests and experiments",
    "state_of_board": "what a Mission's card says; the tests of the content read it",
}
"""Names of our own that only say something, with the reason."""


def step_names(folder: Path) -> set[str]:
    """The steps of procedures: `steps = ("roll", "wounds")` names the methods that the kernel calls."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "steps":
                leaves = [leaf for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)]
                found |= {leaf.value for leaf in leaves if isinstance(leaf.value, str)}
    return found


def plugin_names(games: Path) -> set[str]:
    """What a game declares: `arena="study.arena:ARENA"` in its plugin names what is loaded when it is asked for."""
    found: set[str] = set()
    for file in games.glob("*/plugin.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.partition(":")[2])
    return found


def model_fields(folder: Path) -> set[str]:
    """Fields of messages: what they hold is read by the page."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return found


Found = dict[tuple[str, str], str]


def unused(searcher: Vulture, checkout: Path) -> Found:
    """Everything that nothing uses in what the searcher has read: name and place, with a line that says so."""
    found: Found = {}
    for item in searcher.get_unused_code(min_confidence=SURE):
        place = f"{Path(str(item.filename)).resolve().relative_to(checkout)}:{item.first_lineno}"
        found[item.name, place] = f"{place}: nothing uses {item.typ} {item.name}"
    return found


def searched(checkout: Path) -> tuple[Found, Found]:
    """What nothing uses, without the tests and with them."""
    source = checkout / "src" / "othersight"
    examples = checkout / "examples" / "games"
    known = step_names(source) | step_names(examples)
    known |= plugin_names(source / "games") | plugin_names(examples)
    known |= model_fields(source / "server" / "protocol")
    searcher = Vulture(ignore_names=[*BY_NAME, *known], ignore_decorators=BY_DECORATOR)
    searcher.scavenge([str(checkout / path) for path in PACKAGE if (checkout / path).exists()])
    without_tests = unused(searcher, checkout)
    searcher.scavenge([str(checkout / path) for path in TESTS if (checkout / path).exists()])
    return without_tests, unused(searcher, checkout)


def dead(
    checkout: Path = CHECKOUT, excepted: Iterable[str] = (*USED_BY_OTHERS, *KEPT)
) -> Iterator[str]:
    """A line for everything dead, and for every exception that is none any more."""
    without_tests, everything = searched(checkout)
    for (name, place), line in sorted({**without_tests, **everything}.items()):
        if name not in excepted:
            yield line if (name, place) in everything else f"{line} but tests"
    seen = {name for name, _ in (*without_tests, *everything)}
    for name in sorted(set(excepted) - seen):
        yield f"tests/hygiene/dead_code.py: {name} is used or gone; remove the exception"


if __name__ == "__main__":
    lines = list(dead())
    print("\n".join(lines) or "no dead code")
    sys.exit(1 if lines else 0)
