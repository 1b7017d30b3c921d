"""The option notation is what the pages about it say, and nothing else is offered."""

import doctest
import random
from pathlib import Path
from typing import Any

import pytest

import othersight
from docs.make.notation import FIRST, LAST, page_with, written
from othersight.games.the_others.content import load_content
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.codec import FORMAT
from othersight.kernel.game import Game
from othersight.kernel.question import Option, option_of, text_of
from othersight.toolkit.plugin import Plugin
from tests.hygiene.test_words import TABLES

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "notation.md"


@pytest.mark.parametrize("plugin", written(), ids=lambda plugin: plugin.name)
def test_the_pages_are_made_from_the_tables_of_verbs(plugin: Plugin) -> None:
    page = (DOCS / plugin.notation).read_text(encoding="utf-8")
    assert page.count(FIRST) == page.count(LAST) == 1
    assert page == page_with(page, plugin), "run python -m docs.make.notation"


def test_the_examples_of_the_page_hold() -> None:
    code = PAGE.read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(code, {}, PAGE.name, str(PAGE), 0)
    ran = doctest.DocTestRunner().run(examples)
    assert (ran.attempted, ran.failed) == (3, 0)


def test_the_page_names_the_format_that_is_written() -> None:
    assert f'**save format {FORMAT}** (`"othersight": {FORMAT}`' in PAGE.read_text(encoding="utf-8")


def known(game: Game) -> dict[str, set[str | int]]:
    """What may stand for each kind of argument that has no list of values of its own."""
    table: Any = game.table
    content = load_content()
    return {
        "space": set(range(table.config.city.n)),
        "hero": set(range(len(HEROES))),
        "monster": set(range(len(table.monsters))),
        "seat": set(range(len(game.seats))),
        "sin-card": set(content.sin_cards),
        "upgrade": set(content.upgrades),
        "apocalypse-card": set(content.apocalypse),
        "place": {0, 1, 2},
        "mission": set(table.config.required),
        "slot": set(range(1, 8)),
        "share": set(range(5)),
    }


def fits(game: Game, kind: str, option: Option) -> bool:
    """Whether the table has the option among the answers to the question, with arguments that exist."""
    form = VERBS.of(option, kind)
    if form is None or form.written not in VERBS.asked[kind].forms:
        return False
    if form.kinds == ("option",):
        return VERBS.of(form.rest(option)) is not None
    values = known(game)
    return all(value in values.get(name, {value}) for name, value in form.arguments(option))


@pytest.mark.parametrize("table", TABLES)
def test_only_options_of_the_table_are_offered_and_each_has_a_text_form(
    table: dict[str, Any],
) -> None:
    game = othersight.new("the-others", seed=7, **table)
    chance = random.Random(3)
    while game.questions:
        question = chance.choice(game.questions)
        for option in question.options:
            assert option_of(text_of(option)) == option
            assert fits(game, question.kind, option), (question.kind, option)
        game.answer(chance.randrange(len(question.options)), question.seat)
