"""What Humans and Invaders need: told to everybody in the same words, whoever they are."""

import pytest

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.locales import render
from othersight.scenarios import Scenario
from othersight.scenarios.runner import Run
from othersight.toolkit.goals import MINE, ROUND, THEIRS

POSITION = """
format = 1
game = "they-live"

[options]
players = 4

[position]
{more}

[position.people.player-1]
character = "ray-doyle"
identity = "{identity}"

[expect]
outcome = ""
"""


def game_at(more: str = 'when = "action"', identity: str = "human") -> Game:
    """A game in that position."""
    scenario = Scenario(POSITION.format(more=more, identity=identity), "goal.scn")
    run = Run(scenario, scenario.cases[0])
    assert run.begin()
    return run.game


def told(game: Game, seat: int) -> dict[str, str]:
    """What a seat is told of the goal, by part."""
    return {
        one.part: f"{render(one.label, 'en')}: {render(one.text, 'en')}"
        for one in words_of(game).goal(game.view(seat))
    }


def test_resources_clock_and_spares_are_told() -> None:
    game = game_at('when = "action"\nclock = 14\nresources = ["bullhorn", "tool-belt"]')
    assert told(game, 0) == {
        MINE: "The Humans need: Resources (2 ready), then Cable 54 from 19:00 on",
        THEIRS: "The Invaders need: midnight, in 10 hours, or a death without a spare (2 left)",
        ROUND: "This round: the news move the clock, now 14:00",
    }


@pytest.mark.parametrize(
    ("cards", "said"),
    [("[]", "0 Resources"), ('["bullhorn"]', "1 Resource")],
)
def test_from_19_on_the_leader_is_needed(cards: str, said: str) -> None:
    game = game_at(f'when = "action"\nclock = 23\nresources = {cards}')
    assert told(game, 1)[MINE].endswith(f"the leader at Cable 54 now, with {said} ready")
    assert "in 1 hour," in told(game, 1)[THEIRS]


def test_in_the_final_assault_the_cards_count() -> None:
    game = game_at('when = "assault-card"\ncard = "delivery-entrance"')
    assert told(game, 0)[MINE] == "The Humans need: the Final Assault, 0 of 3 cards passed"
    assert "the Final Assault fails" in told(game, 0)[THEIRS]
    assert told(game, 0)[ROUND] == "This round: the next card of the Final Assault"


def test_nobody_can_tell_an_invader_by_the_line_or_the_briefing() -> None:
    human, invader = game_at(), game_at(identity="invader")
    for seat in range(-1, 4):
        assert told(human, seat) == told(invader, seat)
        one, other = [words_of(game).briefing(game, seat) for game in (human, invader)]
        assert [render(part.text, "en") for part in one] == [
            render(part.text, "en") for part in other
        ]
        assert [part.pictures for part in one] == [part.pictures for part in other]


def test_a_briefing_says_who_one_is_and_what_either_side_needs() -> None:
    game = game_at()
    who, humans, invaders = words_of(game).briefing(game, 0)
    assert who.pictures == (("character", "ray-doyle"),)
    assert "Ray Doyle" in render(who.text, "en")
    assert "Final Assault" in render(humans.text, "en")
    assert "midnight" in render(invaders.text, "en")
    assert words_of(game).briefing(game, -1) == []
