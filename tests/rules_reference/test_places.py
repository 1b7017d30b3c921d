"""The code that carries a rule's id, found in docstrings and comments."""

from pathlib import Path

import pytest

from othersight.rules_reference.places import Place, ids_in_text, places_in, steps
from othersight.rules_reference.where import where

SOURCE = '''
class Step:
    """One step (TO-MOVE-11)."""

    steps = ("leave", "go")

    def leave(self) -> None:
        """TO-MOVE-05, TO-MOVE-06: one Wound."""
        place(1)

    def go(self) -> None:
        place(2)


class Flamethrower:
    """UP-04: +2 dice."""

    def fight_dice(self) -> int:
        """TO-TIME-19."""
        return 2


def plain() -> int:
    # ruling TO-FIGHT-19: Wounds before Corruption
    return 1  # layout and comments are no code


def without() -> int:
    return 2
'''


@pytest.fixture
def found(tmp_path: Path) -> dict[str, Place]:
    file = tmp_path / "games" / "the_others" / "rules" / "move.py"
    file.parent.mkdir(parents=True)
    file.write_text(SOURCE)
    return {place.name: place for place in places_in(file, tmp_path)}


def test_a_function_has_the_ids_of_its_docstring_and_comments(found: dict[str, Place]) -> None:
    assert found["Step.leave"].ids == ("TO-MOVE-05", "TO-MOVE-06")
    assert found["plain"].ids == ("TO-FIGHT-19",)
    assert (found["without"].ids, found["without"].code) == ((), "")


def test_a_method_without_an_id_has_that_of_its_class(found: dict[str, Place]) -> None:
    assert found["Step"].ids == found["Step.go"].ids == ("TO-MOVE-11",)


def test_a_method_of_a_card_has_the_id_of_the_card_too(found: dict[str, Place]) -> None:
    assert found["Flamethrower.fight_dice"].ids == ("TO-TIME-19", "UP-04")


def test_code_is_what_a_place_does(found: dict[str, Place]) -> None:
    assert found["plain"].code == "\nreturn 1"
    assert found["Step"].code == "steps = ('leave', 'go')"
    assert (found["plain"].file, found["plain"].line) == ("games/the_others/rules/move.py", 23)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("TO-MOVE-01, TO-MOVE-13: 2 steps", ("TO-MOVE-01", "TO-MOVE-13")),
        ("HR-7a and UP-04, twice UP-04", ("HR-7a", "UP-04")),
        ("STA-2A of STA", ("STA-2A", "STA")),
        ("TO-MOVE-99, XTO-MOVE-01, TO-MOVE-011, to-move-01", ()),
    ],
)
def test_ids_are_found_in_a_text(text: str, ids: tuple[str, ...]) -> None:
    assert ids_in_text(text) == ids


def test_only_what_carries_out_rules_is_a_step() -> None:
    folders = {place.file.split("/")[2] for found in steps().values() for place in found}
    assert "rules" in folders
    assert not folders & {"bots", "odds", "words", "reasons", "position"}


def test_the_cards_that_touch_a_rule_answer_its_questions_or_name_it() -> None:
    touching = {card.name: card.how for card in where("TO-MOVE-05", None).cards}
    assert touching["STEALTH SUIT"] == "leaving_wounds"
    windows = {card.id: card.how for card in where("TO-TIME-19", None).cards}
    assert windows["UP-04"]
    assert "UP-01" not in windows


def test_a_card_does_not_touch_itself() -> None:
    assert "UP-04" not in [card.id for card in where("UP-04", None).cards]


def test_the_reasons_that_cite_a_rule_have_their_sentences() -> None:
    (own, thread) = where("TL-ACTION-04", None).reasons[:2]
    assert (own.key, thread.key) == ("reason-stands-there", "reason-no-thread")
    assert own.sentence == "You already stand on { $space }."


def test_cards_touch_a_rule_by_the_hook_that_names_it_by_their_window_and_by_hooks_of_content() -> (
    None
):
    ranged = {card.id: card.how for card in where("TO-RANGED-01", None).cards}
    assert ranged == {"UP-10": "gives_ranged"}
    dark_past = {card.id: card.how for card in where("TO-TIME-32", None).cards}
    assert dark_past["DP-2"] == "window"
    craft = {card.name: card.how for card in where("TL-ACTION-05", None).cards}
    assert craft["traffic-update"] == "freeway-free"
    assert craft["curfew-extended"] == "no-freeway"
