"""The search for dead code finds what is planted; that there is none is part of `make check`."""

from pathlib import Path

from tests.hygiene.dead_code import dead

MODULE = """
class Fight:
    steps: tuple[str, ...] = ("roll",)

    def roll(self):
        return used()

    def forgotten(self):
        return 1


def used():
    return Fight.steps


def tested():
    return 2


def abandoned():
    return 3
"""
TEST = """
from othersight.fight import tested

def test_it():
    assert tested() == 2
"""


def planted(checkout: Path) -> Path:
    for name, text in (("src/othersight/fight.py", MODULE), ("tests/test_fight.py", TEST)):
        (checkout / name).parent.mkdir(parents=True)
        (checkout / name).write_text(text)
    return checkout


def test_dead_code_is_named_and_steps_are_not(tmp_path: Path) -> None:
    assert list(dead(planted(tmp_path), ())) == [
        "src/othersight/fight.py:20: nothing uses function abandoned",
        "src/othersight/fight.py:8: nothing uses method forgotten",
        "src/othersight/fight.py:16: nothing uses function tested but tests",
    ]


def test_an_exception_must_be_one(tmp_path: Path) -> None:
    names = ("abandoned", "forgotten", "tested", "used")
    assert list(dead(planted(tmp_path), names)) == [
        "tests/hygiene/dead_code.py: used is used or gone; remove the exception"
    ]
