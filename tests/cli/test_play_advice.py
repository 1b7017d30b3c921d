"""`othersight play` takes the difficulty that is nearest to even, and says so (TL-HOUSE-04)."""

import pytest

from othersight.games.they_live.content.shares import nearest_to_even
from othersight.locales import text
from tests.cli.test_they_live import othersight
from tests.rule_ids import rule


@rule("TL-HOUSE-04")
@pytest.mark.parametrize("players", [4, 6])
def test_play_says_which_difficulty_it_takes_and_why(players: int) -> None:
    best = nearest_to_even(players)
    assert best is not None
    told = othersight(
        "play", "they-live", "--players", str(players), "--plain", typed="quit\n"
    ).output
    name = text(f"they-live-difficulty-{best.difficulty}")
    assert f"With {players} players {name} is nearest to even" in told
    assert f"of {best.games} games" in told
    assert f"Difficulty: {name}" in told


@rule("TL-HOUSE-04")
def test_who_chooses_a_difficulty_gets_no_advice() -> None:
    chosen = ("--players", "4", "--difficulty", "expert", "--plain")
    told = othersight("play", "they-live", *chosen, typed="quit\n").output
    assert "nearest to even" not in told
    assert "Difficulty: Expert" in told
