"""Cards that never matter: never in play, or without any difference."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from othersight.arena.report import report_of
from othersight.arena.report.cards import cards_as_data, cards_met, sentence_of
from othersight.games.the_others.content import load_content
from tests.arena_report.rows import Played, rows_of

UPGRADES = sorted(load_content().upgrades)
UNUSED, IDLE, STRONG, *REST = UPGRADES
OPTIONS = {"story": "havens-last-stand", "sin": "pride", "hero_players": 1}


def game(number: int, cards: Sequence[str], outcome: str) -> Played:
    taken: list[dict[str, Any]] = [{"card": card} for card in cards]
    facts = {"upgrades": taken, "sin_cards": {"cursed-fate": 1}, "apocalypse_cards": [], "team": []}
    return Played(number, outcome, options=OPTIONS, facts=facts)


def games(count: int = 2000) -> list[Played]:
    """One card is never taken, one is taken in every second game for nothing, one wins each game for the Heroes."""
    rows = []
    for number in range(count):
        idle, strong, more = [number >> at & 1 for at in range(3)]
        cards = [*REST, *([IDLE] if idle else []), *([STRONG] if strong else [])]
        rows.append(game(number, cards, "heroes" if strong or more else "sins"))
    return rows


def upgrades(rows: Sequence[Played]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = cards_as_data("the-others", rows)["upgrades"]
    return found


def test_a_card_that_nobody_took_and_one_that_changes_nothing_are_found() -> None:
    told = upgrades(games())
    assert told["never_used"] == [UNUSED]
    assert told["no_difference"] == [IDLE]
    assert told["cards"][UNUSED] == {"possible": 2000, "used": 0}
    assert told["cards"][IDLE]["used"] == 1000
    assert told["cards"][STRONG]["difference"] == -0.5
    assert json.loads(json.dumps(told)) == told


def test_few_games_do_not_say_that_a_card_changes_nothing() -> None:
    assert upgrades(games(80))["no_difference"] == []


def test_cards_that_were_in_no_deck_are_not_blamed() -> None:
    told = cards_as_data("the-others", games(8))
    content = load_content()
    assert set(told["sin-cards"]["cards"]) == set(content.sin_deck("pride"))
    assert "cursed-fate" not in told["sin-cards"]["never_used"]
    deck = content.apocalypse_deck(content.stories["havens-last-stand"].type)
    assert set(told["apocalypse"]["never_used"]) == set(deck)


def test_the_sentence_names_the_cards() -> None:
    never, *_ = cards_met("the-others", games(8))
    assert sentence_of(never).startswith(f"Upgrades: 1 of {len(UPGRADES)} never came into play: ")
    rows = [*games(8), game(8, UPGRADES, "sins")]
    assert "every one of the" in sentence_of(cards_met("the-others", rows)[0])


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_every_card_of_real_games_is_one_of_the_content(name: str) -> None:
    for met in cards_met(name, rows_of(name)):
        assert met.effects
        assert set(met.effects) <= set(met.kind.cards())
        assert all(
            [
                met.effects[card].having.games <= n
                for card, n in met.possible.items()
                if card in met.effects
            ]
        )


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_the_report_has_the_section(name: str) -> None:
    page = report_of(rows_of(name), {"game": name})
    assert 'id="idle"' in page
    assert "never came into play" in page
