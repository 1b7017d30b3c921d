"""What a game tells of its campaigns: games in a row, each of which begins with what the one before has left."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from othersight.kernel.game import Game
from othersight.toolkit.phrases import Argument, Phrase


class Past(NamedTuple):
    """A sitting that is over: text keys of its Story, of the opponent and of whoever was killed, and its outcome."""

    story: str
    opponent: str
    outcome: str
    rounds: int
    killed: tuple[str, ...]


class CampaignSpec(NamedTuple):
    """How a campaign begins and goes on."""

    begin: Mapping[str, Any]
    """The options of the first sitting that make it one."""
    next_options: Callable[[Game], dict[str, Any] | None]
    """The options of the sitting after one that is over; nothing after the last one."""
    past: Callable[[Game], list[Past]]
    """The sittings that are over, up to this one."""
    planned: Callable[[Game], int]
    """How many sittings there are; 0 for a game that belongs to no campaign."""
    story: Callable[[Game], str]
    """The text key of this sitting's Story."""
    sides: tuple[str, str]
    """Who can win a sitting."""


def leader_of(spec: CampaignSpec, past: list[Past]) -> str:
    """HOUSE-CAMPAIGN6: the side that has won more sittings; of as many, the winner of the last one."""
    if not past:
        return ""
    won = {side: len([one for one in past if one.outcome == side]) for side in spec.sides}
    one, other = spec.sides
    if won[one] == won[other]:
        return past[-1].outcome
    return max(spec.sides, key=lambda side: won[side])


def told(name: str, key: str, **arguments: Argument) -> Phrase:
    """A text about the campaigns of a game."""
    return Phrase(f"{name}-campaign-{key}", **arguments)


def sitting_at(name: str, spec: CampaignSpec, game: Game) -> Phrase | None:
    """Which sitting of how many a game is, and its Story; nothing for a game that belongs to no campaign."""
    planned = spec.planned(game)
    if not planned:
        return None
    number = len(spec.past(game)) + (0 if game.outcome else 1)
    return told(name, "sitting", number=number, planned=planned, story=Phrase(spec.story(game)))


def sitting_in_words(name: str, number: int, past: Past) -> Phrase:
    """One sitting that is over, in a line."""
    return told(
        name,
        f"won-{past.outcome}",
        number=number,
        story=Phrase(past.story),
        opponent=Phrase(past.opponent),
        rounds=past.rounds,
        count=len(past.killed),
        killed=[Phrase(key) for key in past.killed],
    )


def summary(name: str, spec: CampaignSpec, past: list[Past], planned: int) -> list[Phrase]:
    """A line for each sitting that is over, and where the campaign stands."""
    lines = [sitting_in_words(name, at, one) for at, one in enumerate(past, start=1)]
    won = {side: len([one for one in past if one.outcome == side]) for side in spec.sides}
    total = told(name, "total", played=len(past), planned=planned, **won)
    if not past or len(past) < planned:
        return [*lines, total]
    return [*lines, total, told(name, f"end-{leader_of(spec, past)}")]
