"""The option notation is what `docs/notation.md` says it is."""

import doctest
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games.the_others.config import HEROES, NPCS, TOKENS
from othersight.games.the_others.content import load_content
from othersight.games.the_others.verbs import VERBS
from othersight.games.the_others.windows import WINDOWS
from othersight.kernel.codec import FORMAT
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from tests.hygiene.test_words import TABLES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
ROW = re.compile(r"^\| `([a-z-]+)` \| (TO-[A-Z]+-\d+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
PART = re.compile(r"`([a-z -]+)`|\*([a-z]+)\*(\.\.\.)?")
OPEN_TO_ALL = "and any option of the question"


@cache
def documented() -> dict[str, tuple[str, list[str]]]:
    """By kind of question: the rule, and its options as regular expressions."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {
        kind: (rule, [pattern(form) for form in forms(options)]) for kind, rule, _, options in rows
    }


def forms(options: str) -> list[str]:
    return [form.strip() for form in options.split(",")]


def pattern(form: str) -> str:
    if form.endswith(OPEN_TO_ALL):
        return "change .+"
    words = []
    for literal, argument, many in PART.findall(form):
        words.append(
            literal if literal else f"(?P<{argument}>\\S+)" + ("(?: \\d+)*" if many else "")
        )
    return " ".join(words)


def verbs() -> set[str]:
    """The first word of every documented option."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {PART.match(form)[1].split()[0] for *_, row in rows for form in forms(row)}  # type: ignore[index]


def known(game: Game) -> dict[str, set[str]]:
    """What may stand for each kind of argument."""
    table: Any = game.table
    content = load_content()
    return {
        "space": {str(space) for space in range(table.config.city.n)},
        "hero": {str(hero) for hero in range(len(HEROES))},
        "monster": {str(monster) for monster in range(len(table.monsters))},
        "seat": {str(seat) for seat in range(len(game.seats))},
        "token": set(TOKENS),
        "npc": set(NPCS),
        "card": {*content.sin_cards, *content.apocalypse, *content.upgrades},
        "icon": {"heal", "repent", "extra-turn", "inventory", "orbital-strike"},
        "place": {"0", "1", "2"},
        "mission": set(table.config.required),
        "slot": set("1234567"),
        "share": set("01234"),
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
    assert verbs() == set(VERBS.names)


def test_the_examples_of_the_page_hold() -> None:
    code = PAGE.read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(code, {}, PAGE.name, str(PAGE), 0)
    ran = doctest.DocTestRunner().run(examples)
    assert (ran.attempted, ran.failed) == (3, 0)


def test_the_page_names_the_format_that_is_written() -> None:
    assert f'**save format {FORMAT}** (`"othersight": {FORMAT}`' in PAGE.read_text(encoding="utf-8")


def test_the_numbers_of_the_heroes_are_those_of_the_page() -> None:
    said = ", ".join(f"{number} `{hero}`" for number, hero in enumerate(HEROES))
    assert said in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", TABLES)
def test_only_documented_options_are_offered_and_each_has_a_text_form(
    table: dict[str, Any],
) -> None:
    game = othersight.new("the-others", seed=7, **table)
    chance = random.Random(3)
    while game.questions:
        question = chance.choice(game.questions)
        for option in question.options:
            assert option_of(text_of(option)) == option
            assert fits(game, question.kind, text_of(option)), (question.kind, option)
        game.answer(chance.randrange(len(question.options)), question.seat)
