"""Slips of attention: how often, and where nobody makes any."""

import othersight
from othersight.bots import Observation
from othersight.bots.explanation import Notes
from othersight.bots.levels import seated
from othersight.bots.scripted import ScriptedPlayer, Told
from othersight.bots.search import SearchingPlayer
from othersight.bots.spec import bots_of
from tests.asking import question_of


class First:
    """Always takes the first option."""

    def __init__(self) -> None:
        self.overruled_by: list[str] = []

    def read_up(self, view: dict[str, object], board: dict[str, object], told: Told) -> None:
        pass

    def choose(self, view: dict[str, object], board: dict[str, object]) -> str:
        question = view["question"]
        assert isinstance(question, dict)
        return str(question["options"][0])

    def aside(self, view: dict[str, object], board: dict[str, object]) -> str:
        return ""

    def notes(self) -> Notes:
        return ()

    def overruled(self, option: str) -> None:
        self.overruled_by.append(option)


def others(careful: frozenset[str], slips: float, answers: int = 400) -> int:
    """How many answers to one question were not the script's."""
    game = othersight.new("the-others", seed=1)
    observation = Observation(game, question_of(game).seat)
    one = ScriptedPlayer("novice", First(), "1", slips, careful)
    return sum(one.choose(observation) != observation.options[0] for _ in range(answers))


def test_a_player_slips_as_often_as_it_is_told_to() -> None:
    assert 0.7 * 80 < others(frozenset(), 0.2) < 1.3 * 80


def slips_of(game: str, seat: int) -> float:
    one = seated("novice", game, seat, "1", {})
    assert isinstance(one, ScriptedPlayer)
    return one.attention.slips


def test_each_role_of_a_novice_slips_as_often_as_the_level_says() -> None:
    slips = bots_of("the-others").slips["novice"]
    assert slips_of("the-others", 0) == slips["sins"] > 0
    assert slips_of("the-others", 2) == slips["heroes"] > 0


def test_in_they_live_nobody_slips_more_or_less_than_others() -> None:
    slips = bots_of("they-live").slips["novice"][""]
    assert slips > 0
    assert {slips_of("they-live", seat) for seat in range(5)} == {slips}


def test_a_script_whose_advice_slipped_away_is_told_what_was_done() -> None:
    game = othersight.new("the-others", seed=1)
    observation = Observation(game, question_of(game).seat)
    script = First()
    one = ScriptedPlayer("novice", script, "1", 0.5)
    given = [one.choose(observation) for _ in range(60)]
    assert script.overruled_by == [option for option in given if option != observation.options[0]]
    assert script.overruled_by


def test_where_everybody_is_careful_nobody_slips() -> None:
    game = othersight.new("the-others", seed=1)
    assert others(frozenset((question_of(game).kind,)), 1.0) == 0


def test_nobody_reveals_himself_by_inattention() -> None:
    assert "reveal" in bots_of("they-live").knowledge.careful


def test_a_player_who_looks_ahead_slips_as_often_as_its_level_says() -> None:
    one = seated("expert", "they-live", 0, "1", {})
    assert isinstance(one, SearchingPlayer)
    assert one.attention.slips == bots_of("they-live").slips["expert"][""] > 0
    one.attention.slips = 1.0
    game = othersight.new("they-live", seed=1)
    observation = Observation(game, question_of(game).seat)
    assert len({one.choose(observation) for _ in range(40)}) == len(observation.options)


def test_nobody_gives_a_hint_by_a_slip() -> None:
    game = othersight.new("they-live", seed=1)
    for _ in range(20):
        seat = question_of(game).seat
        careful = seated("novice", "they-live", seat, "1", {}, thorough=True)
        chosen = careful.choose(Observation(game, seat))
        assert str(game.hint(seat, "novice").option) == chosen
        game.answer(chosen, seat)
