"""The kept list: read, applied to the source, written and renewed."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tests.mutation.candidates import OPERAND
from tests.mutation.fault import Fault, NotApplicable, WrongList, kept, read, write
from tests.mutation.renewal import OF_A_STEP, applies, renewed

STEP = '''
def wounds_for_leaving(t, hero):
    """TO-MOVE-05: 1 Wound, and never 2 > 1."""
    if hero.suit:
        return 0
    return 1 if t.monsters > 0 else 0
'''
FAULT = Fault(
    ("TO-MOVE-05",),
    "games/the_others/rules/move.py",
    "wounds_for_leaving",
    "t.monsters > 0",
    "t.monsters > 1",
)
LIST = """
[[step]]
name = "wounds_for_leaving"
rules = ["TO-MOVE-05"]
faults = [
    { old = "t.monsters > 0", new = "t.monsters > 1" },
    { old = "return 0", new = "return 1", rules = ["UP-15"], why = "the suit helps" },
]
"""


def package(root: Path, step: str = STEP) -> Path:
    folder = root / "games" / "the_others" / "rules"
    folder.mkdir(parents=True)
    (folder / "move.py").write_text(step)
    return root


def listed(root: Path, text: str = LIST) -> list[Fault]:
    file = root / "the_others" / "rules" / "move.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    return read(file, root)


def test_a_fault_is_planted_in_its_function(tmp_path: Path) -> None:
    planted = FAULT.planted(package(tmp_path))
    assert planted == STEP.replace("t.monsters > 0", "t.monsters > 1")


def test_an_edit_elsewhere_and_another_layout_do_not_matter(tmp_path: Path) -> None:
    wrapped = STEP.replace(
        "return 1 if t.monsters > 0 else 0",
        "return (\n        1 if t.monsters\n        > 0 else 0\n    )",
    )
    planted = FAULT.planted(
        package(tmp_path, f"def other():\n    return t.monsters > 0\n{wrapped}")
    )
    assert "t.monsters > 1" in planted
    assert "return t.monsters > 0" in planted


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"file": "games/the_others/rules/run.py"}, "there is no file"),
        ({"name": "wounds"}, "has no wounds"),
        ({"old": "t.monsters > 5"}, "has 0 times: t.monsters > 5"),
        ({"old": "return"}, "has 2 times: return"),
        ({"old": "return", "nth": 3}, "has 2 times: return"),
        ({"old": "2 > 1"}, "has 0 times"),
        ({"new": "t.monsters +* 1"}, "expected 'else'"),
    ],
)
def test_a_fault_that_does_not_apply_says_why(
    tmp_path: Path, changes: dict[str, str], reason: str
) -> None:
    with pytest.raises(NotApplicable, match=reason):
        replace(FAULT, **changes).planted(package(tmp_path))  # type: ignore[arg-type]


def test_a_list_is_read_with_the_rules_of_the_step_or_the_faults_own(tmp_path: Path) -> None:
    first, second = listed(tmp_path)
    assert first == FAULT
    assert (second.rules, second.why) == (("UP-15",), "the suit helps")


def test_a_list_is_written_as_it_was_read(tmp_path: Path) -> None:
    faults = listed(tmp_path)
    quoted = replace(FAULT, old='x == "a"', new="x == 'b'", nth=2, equivalent='never "b"')
    write([*faults, quoted], tmp_path)
    assert kept(tmp_path) == [*faults, quoted]


def test_a_file_without_faults_goes(tmp_path: Path) -> None:
    listed(tmp_path)
    write([], tmp_path)
    assert kept(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("faults = [", "fauls = [", "unknown key fauls"),
        ('name = "wounds_for_leaving"', "", "name is missing"),
        ('new = "return 1", ', "", "new is missing"),
        ('rules = ["UP-15"]', "rules = []", "must be a list of rule ids"),
        ("TO-MOVE-05", "TO-MOVE-99", "there is no rule TO-MOVE-99"),
        ("TO-MOVE-05", "to-move-05", "did you mean TO-MOVE-05"),
        ("[[step]]", "[[step", "not TOML"),
    ],
)
def test_a_wrong_list_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(WrongList, match=reason):
        listed(tmp_path, LIST.replace(old, new))


def test_renewal_makes_faults_for_steps_that_have_too_few(tmp_path: Path) -> None:
    found = renewed([], package(tmp_path))
    assert len(found) == OF_A_STEP
    assert {fault.rules for fault in found} == {("TO-MOVE-05",)}
    assert renewed(found, tmp_path) == found


@pytest.mark.parametrize(
    ("annotation", "results"),
    [("bool", ["return True", "return False"]), ("int", ["return t.left + 1"]), ("Hero", [])],
)
def test_renewal_makes_another_result_where_nothing_else_can_be_made(
    tmp_path: Path, annotation: str, results: list[str]
) -> None:
    step = f'def left(t) -> {annotation}:\n    """TO-MOVE-05."""\n    return t.left\n'
    found = renewed([], package(tmp_path, step))
    assert [fault.new for fault in found] == results


def test_renewal_tries_every_change_of_order(tmp_path: Path) -> None:
    steps = "steps: tuple[str, ...] = ('a', 'b', 'c', 'd', 'e', 'f')"
    code = package(tmp_path, f'class Turn:\n    """TO-MOVE-05."""\n\n    {steps}\n')
    found = renewed([], code)
    assert [fault.old for fault in found] == [f"'{x}', '{y}'" for x, y in pairwise("abcdef")]
    assert {fault.old for fault in renewed(found[1:], code)} == {fault.old for fault in found}


def test_renewal_drops_every_operand_besides_the_faults_of_other_kinds(tmp_path: Path) -> None:
    test = "t.a > 1 and t.b > 2 and t.c > 3 and t.d > 4"
    code = package(tmp_path, f'def left(t):\n    """TO-MOVE-05."""\n    return {test}\n')
    found = renewed([], code)
    operands = test.split(" and ")
    dropped = [" and ".join(o for o in operands if o != one) for one in operands]
    assert [fault.new for fault in found if fault.kind == OPERAND] == dropped
    assert len(found) == len(operands) + OF_A_STEP
    assert renewed(found[1:], code).count(found[0]) == 1


def test_renewal_drops_what_no_longer_applies_unless_a_person_wrote_it(tmp_path: Path) -> None:
    gone = replace(FAULT, old="t.monsters > 7")
    written = replace(gone, why="seven Monsters")
    found = renewed([gone, written], package(tmp_path))
    assert gone not in found
    assert written in found


def test_renewal_takes_the_rules_that_the_step_carries_now(tmp_path: Path) -> None:
    code = package(tmp_path, STEP.replace("TO-MOVE-05", "TO-MOVE-06"))
    made = replace(FAULT, new="t.monsters >= 0")
    own = replace(FAULT, rules=("UP-15",), own_rules=True, why="the suit helps")
    found = renewed([made, own], code)
    assert [fault.rules for fault in found[:2]] == [("TO-MOVE-06",), ("UP-15",)]


def test_renewal_drops_what_is_no_longer_made(tmp_path: Path) -> None:
    strange = replace(FAULT, new="t.monsters > 41")
    assert strange not in renewed([strange], package(tmp_path))


def test_an_excused_fault_leaves_its_place_to_another(tmp_path: Path) -> None:
    excused = replace(FAULT, equivalent="never seen")
    assert len(renewed([excused], package(tmp_path))) == OF_A_STEP + 1


def test_every_kept_fault_applies_to_the_present_source() -> None:
    gone = [fault.address for fault in kept() if not applies(fault)]
    assert gone == [], "run: python -m tests.mutation renew"
