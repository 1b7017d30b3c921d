"""Every number of players and difficulty of They Live plays itself to the end, checked on the way."""

import pytest

from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from tests.conformance.checks import check_fully, check_lightly, check_well
from tests.conformance.they_live import Walk, steps_of, walk_named, walks
from tests.conformance.walk import check_end

IN_FULL = 80
"""About one decision in so many is checked in full."""
WELL = 10
"""Reasons and soundness are read at about one decision in so many."""
ONCE_MORE = 3
"""One walk in so many is played once more from its start, which takes as long as to play it; in `make fuzz` all are."""
WHOLE = Walk(4, "easy", 7, bold=True, town="city", cards="first")
"""This walk is checked in full at every decision."""


def walk_and_check(walk: Walk, in_full: int = IN_FULL, well: int = WELL) -> Game:
    """Play a walk to its end; whatever fails is told with the walk's name and the decision."""
    snapshots: list[tuple[int, Game, str]] = []
    chance = walk.chance()
    number = 0
    try:
        for game in steps_of(walk):
            number = game.history.length
            check_lightly(game)
            if chance.below(in_full) == 0:
                hash = state_hash(game)
                check_fully(game, hash, chance)
                snapshots.append((number, game.clone(), hash))
            elif chance.below(well) == 0:
                check_well(game)
        check_end(game, snapshots, ("humans", "invaders"), walk.is_chosen(ONCE_MORE))
    except Exception as error:
        raise AssertionError(f"{walk.name} at decision {number}: {error!r}") from error
    return game


@pytest.mark.parametrize("walk", walks(4), ids=[walk.name for walk in walks(4)])
def test_every_table_plays_to_its_end(walk: Walk) -> None:
    walk_and_check(walk)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("players", OVERLAYS)
def test_scripted_players_play_every_table_to_its_end(players: int, difficulty: str) -> None:
    walk_and_check(Walk(players, difficulty, 1, scripted=True))


def test_one_game_is_checked_in_full_at_every_decision() -> None:
    game = walk_and_check(WHOLE, in_full=1)
    assert table_of(game).assault


def test_a_walk_is_known_by_its_name() -> None:
    for walk in (*walks(), Walk(6, "expert", 7, scripted=True)):
        assert walk_named(walk.name) == walk


def test_bold_walks_reach_both_outcomes_and_nearly_every_question() -> None:
    """The checks would prove little if the Final Assault were never seen."""
    outcomes: set[str] = set()
    kinds: set[str] = set()
    for walk in walks(4)[1::2]:
        for game in steps_of(walk):
            kinds.update(question.kind for question in game.questions)
        outcomes.add(game.outcome)
    assert outcomes == {"humans", "invaders"}
    assert len(kinds) > len(WINDOWS) - 5
