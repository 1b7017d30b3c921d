"""Slips of attention: how often, and where nobody makes any."""

import othersight
from othersight.bots import LEVELS, Sight
from othersight.bots.judging import JudgingPlayer
from othersight.bots.levels import CRAFTS
from othersight.bots.thought import Notes


class First:
    """Always takes the first option."""

    def choose(self, view: dict[str, object], board: dict[str, object]) -> str:
        question = view["question"]
        assert isinstance(question, dict)
        return str(question["options"][0])

    def aside(self, view: dict[str, object], board: dict[str, object]) -> str:
        return ""

    def notes(self) -> Notes:
        return ()


def others(careful: frozenset[str], slips: float, answers: int = 400) -> int:
    """How many answers to one question were not the script's."""
    game = othersight.new("the-others", seed=1)
    sight = Sight(game, game.question.seat)
    one = JudgingPlayer("novice", First(), "1", slips, careful)
    return sum(one.choose(sight) != sight.options[0] for _ in range(answers))


def test_a_novice_slips_as_often_as_the_level_says() -> None:
    slips = LEVELS["novice"].slips
    assert slips > 0
    assert 0.7 * 400 * slips < others(frozenset(), slips) < 1.3 * 400 * slips


def test_where_everybody_is_careful_nobody_slips() -> None:
    game = othersight.new("the-others", seed=1)
    assert others(frozenset((game.question.kind,)), 1.0) == 0


def test_nobody_reveals_himself_by_inattention() -> None:
    assert "reveal" in CRAFTS["they-live"].careful
