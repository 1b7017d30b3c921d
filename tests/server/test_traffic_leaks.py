"""Nothing leaks over the wire: all that leaves a real server towards a seat or a spectator, by socket and by REST, is
the same, byte by byte, at two tables that differ only in what they may not know."""

import json
from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.server.rest import tables
from othersight.server.rest.replays import ReplayView
from othersight.server.rest.table_info import table_info as honest_table_info
from othersight.server.sessions.messages import MessageBuilder
from tests.conformance import they_live as live_walks
from tests.conformance import walk as others_walks
from tests.no_leak import the_others, they_live
from tests.no_leak.twins import Twin
from tests.server.wire_leaks import watch, watched


@pytest.mark.parametrize("seed", [3])
def test_nothing_of_they_live_leaks_over_the_wire(tmp_path: Path, seed: int) -> None:
    walk = live_walks.Walk(4, "easy", seed, bold=True)
    seen = watched(tmp_path, live_walks.steps_of(walk), they_live.MAKERS, walk.chance())
    assert len(seen) >= 2


@pytest.mark.parametrize("story", ["the-darkness-within"])
def test_nothing_of_the_others_leaks_over_the_wire(tmp_path: Path, story: str) -> None:
    combination = others_walks.Combination("pride", "hobo", story, "a", 2)
    games = (game for game, _, _ in others_walks.steps_of(others_walks.Walk(combination, 3)))
    seen = watched(tmp_path, games, the_others.MAKERS, Chance(f"wires {story}"))
    assert len(seen) >= 2


def whole_table(game: Game) -> str:
    """Something that nobody may know."""
    return json.dumps(json.loads(game.save())["state"])


def leak_in_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that REST tells of carries a secret in its options."""
    honest = MessageBuilder.game_options

    def game_options(messages: MessageBuilder) -> dict[str, Any]:
        return {**honest(messages), "hint": whole_table(messages.game)}

    monkeypatch.setattr(MessageBuilder, "game_options", game_options)


def leak_in_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay of a seat shows the view of all seats."""
    honest = ReplayView.position

    def position(view: ReplayView, step: int) -> Any:
        told = honest(view, step)
        views = [view.at(step).view(seat) for seat in range(len(view.game.seats))]
        return told.model_copy(update={"views": views})

    monkeypatch.setattr(ReplayView, "position", position)


def leak_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guessed address answers with more when there is something to hide."""
    honest = honest_table_info

    def table_info(visitor: Any, language: str) -> Any:
        known = honest(visitor, language)
        whole = whole_table(visitor.session.table.game)
        return known.model_copy(update={"outcome": str(hash(whole) % 1000)})

    monkeypatch.setattr(tables, "table_info", table_info)


@pytest.mark.parametrize("plant", [leak_in_the_seats, leak_in_the_replay, leak_in_an_error])
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any
) -> None:
    game, twin = a_twin_that_somebody_can_tell()
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"seat -?\d: "):
        watch(tmp_path, game, twin, twin.hidden_from[0], Chance("planted"), hints=False)


def a_twin_that_somebody_can_tell() -> tuple[Game, Twin]:
    """Two tables of They Live that differ in what the others see, not in what the first reader does."""
    walk = live_walks.Walk(4, "easy", 1)
    chance = walk.chance()
    for game in live_walks.steps_of(walk):
        for twin in they_live.other_identities(game, chance):
            if any(game.view(seat) != twin.game.view(seat) for seat in range(4)):
                return game.clone(), twin
    raise LookupError("nobody can tell any of them")
