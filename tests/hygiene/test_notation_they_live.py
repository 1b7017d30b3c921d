"""The option notation of They Live is what `docs/notation_they_live.md` says it is."""

import re
from functools import cache
from pathlib import Path

import pytest

from othersight.games.they_live.claims import ASIDES
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.verbs import VERBS
from othersight.games.they_live.windows import WINDOWS
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from tests.games.they_live.positions import POSITIONS, wander

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation_they_live.md"
ROW = re.compile(r"^\| `([a-z-]+)` \| (TL-[A-Z]+-\d+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
UNASKED = re.compile(r"^\| `([a-z]+)` \| (TL-[A-Z]+-\d+) \| [^|]+ \|$", re.MULTILINE)
PART = re.compile(r"`([a-z -]+)`|\*([a-z]+)\*(\.\.\.)?")


@cache
def documented() -> dict[str, tuple[str, list[str]]]:
    """By kind of question: the rule, and its options as regular expressions."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {
        kind: (rule, [pattern(o) for o in options.split(",")]) for kind, rule, _, options in rows
    }


def pattern(form: str) -> str:
    words = []
    for literal, argument, many in PART.findall(form):
        words.append(
            literal if literal else f"(?P<{argument}>\\S+)" + ("(?: [0-5])*" if many else "")
        )
    return " ".join(words)


def known(game: Game) -> dict[str, set[str]]:
    """What may stand for each kind of argument."""
    t = table_of(game)
    cards = {str(card) for card in range(len(t.config.card_face))}
    return {
        "space": {str(space) for space in range(1, 25)},
        "seat": {str(seat) for seat in range(len(game.seats))},
        "person": {str(person.index) for person in t.people},
        "card": cards,
        "tile": {str(tile.index) for tile in t.tiles},
        "resource": cards | {str(-tile.index - 1) for tile in t.tiles},
        "ability": set(ABILITIES),
        "injury": {str(at) for at in range(20)},
        "pile": {"0", "1"},
        "count": {str(count) for count in range(100)},
    }


def fits(game: Game, kind: str, text: str) -> bool:
    arguments = known(game)
    for form in documented()[kind][1]:
        found = re.fullmatch(form, text)
        if found and all(value in arguments[name] for name, value in found.groupdict().items()):
            return True
    return False


def test_every_kind_of_question_is_documented_with_its_rule() -> None:
    assert {kind: rule for kind, (rule, _) in documented().items()} == WINDOWS


def test_every_verb_is_documented() -> None:
    asked = {form.split()[0] for _, forms in documented().values() for form in forms}
    unasked = {verb for verb, _ in UNASKED.findall(PAGE.read_text(encoding="utf-8"))}

    assert unasked == set(ASIDES)
    assert asked | unasked == set(VERBS.names)


@pytest.mark.parametrize("name", POSITIONS)
def test_only_documented_options_are_offered_and_each_has_a_text_form(name: str) -> None:
    for game in wander(name):
        for question in game.questions:
            for option in question.options:
                assert option_of(text_of(option)) == option
                assert fits(game, question.kind, text_of(option)), (question.kind, option)
