"""What must hold at every decision, and that no seat can tell apart what it may not know."""

import pytest

import othersight
from last_lamp.table import KEEPER, SEA, table_of
from othersight.games import GAMES, words_of
from othersight.kernel.chance import Chance
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from othersight.locales import render
from othersight.scenarios.runner import positions_of
from tests.asking import question_of
from tests.conformance.checks import check_fully


def walk(seed: int) -> list[Game]:
    """A random game at each of its decisions, and at its end."""
    game, chance = othersight.new("last-lamp", seed, nights=(4, 6, 8)[seed % 3]), Chance(str(seed))
    games = [game.clone()]
    while game.questions:
        game.answer(chance.below(len(question_of(game).options)))
        games.append(game.clone())
    return games


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_holds_at_every_decision(seed: int) -> None:
    games = walk(seed)
    for game in games:
        check_fully(game, state_hash(game), Chance("other"))
    assert state_hash(verify(games[-1].save(), GAMES)) == state_hash(games[-1])


@pytest.mark.parametrize("seed", range(6))
def test_a_position_leads_back_to_where_the_game_stands(seed: int) -> None:
    positions = positions_of("last-lamp")
    for game in walk(seed)[:-1]:
        again = positions.game_from(positions.position_of(game))
        assert [again.view(seat) for seat in (0, 1, -1)] == [
            {**game.view(seat), "decisions": 0} for seat in (0, 1, -1)
        ]


def told(game: Game, seat: int) -> object:
    """All that a seat is told: view, log, reasons, odds and words."""
    words = words_of(game)
    mine = [question for question in game.questions if question.seat == seat]
    odds = [game.odds(seat, option) for question in mine for option in question.options]
    return (
        game.view(seat),
        [(entry.key, entry.values) for entry in game.log(seat)],
        [str(game.why_not(seat, probe)) for probe in ("send giant", "send calm", "burn 2")],
        [one.data() for one in odds if one is not None],
        [render(words.entry(game, entry)) for entry in game.log(seat)],
        words.pages["board"](game, seat, "", render),
    )


@pytest.mark.parametrize("seat", [KEEPER, SEA])
@pytest.mark.parametrize("seed", range(6))
def test_a_dealt_table_shows_its_seat_what_the_true_one_does(seed: int, seat: int) -> None:
    differed = 0
    for game in walk(seed)[:-1]:
        dealt = game.deal_anew(seat, "another")
        assert told(dealt, seat) == told(game, seat)
        differed += table_of(dealt).deck != table_of(game).deck
    assert differed


def test_odds_are_those_of_the_dice_and_of_the_waves_that_are_not_open() -> None:
    game = positions_of("last-lamp").game_from(
        {
            "options": {},
            "seed": "1",
            "position": {"when": "burn", "wave": "giant", "open": ["calm", "calm"], "saved": 2},
        }
    )
    odds = game.odds(KEEPER, "burn 1")
    assert odds is not None
    assert odds.numbers["lights"] == pytest.approx((1 / 3, 2 / 3))
    assert odds.events["home"] == pytest.approx(4 / 10 * 2 / 3)  # one swell in ten waves needs it
    assert game.odds(KEEPER, "burn 0").events["home"] == 0.0  # type: ignore[union-attr]
