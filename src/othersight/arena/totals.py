"""The figures of a run: wins by side with their intervals, rounds, deaths, decisions."""

from collections.abc import Sequence
from typing import Any

from othersight.arena.simulate import Played
from othersight.arena.spec import nobody, spec_of
from othersight.arena.statistics import middle_and_most, wilson


def report(games: int, played: Sequence[Played], seconds: float, game: str) -> dict[str, Any]:
    """Everything a run tells, as plain data; `games` is how many were asked for."""
    finished = [one for one in played if one.outcome]
    spec = spec_of(game)
    sides = spec.told_sides
    deaths = (
        {}
        if spec.deaths is nobody
        else {"deaths": middle_and_most([one.deaths for one in finished])}
    )
    return {
        "games": games,
        "finished": len(finished),
        "wins": wins(finished, sides),
        "shares": shares(finished, sides),
        "rounds": middle_and_most([one.rounds for one in finished]),
        **deaths,
        "decisions": middle_and_most([one.decisions for one in played]),
        "stood_down": sum(one.stood_down for one in played),
        "by": {name: broken_down(finished, name, sides) for name in told_apart(finished)},
        "seconds": round(seconds, 3),
    }


def wins(finished: Sequence[Played], sides: Sequence[str]) -> dict[str, int]:
    """Games won by each side."""
    return {side: sum(game.outcome == side for game in finished) for side in sides}


def shares(finished: Sequence[Played], sides: Sequence[str]) -> dict[str, list[float]]:
    """The share of each side with the ends of its 95 % interval."""
    told = {}
    for side, won in wins(finished, sides).items():
        share = won / len(finished) if finished else 0.0
        told[side] = [round(value, 4) for value in (share, *wilson(won, len(finished)))]
    return told


def told_apart(finished: Sequence[Played]) -> list[str]:
    """The options in which the games differ."""
    names = list(finished[0].options) if finished else []
    return [name for name in names if len({str(game.options[name]) for game in finished}) > 1]


def broken_down(
    finished: Sequence[Played], name: str, sides: Sequence[str]
) -> dict[str, dict[str, Any]]:
    """Wins and shares for each value of an option."""
    parts: dict[str, list[Played]] = {}
    for game in finished:
        parts.setdefault(str(game.options[name]), []).append(game)
    return {
        value: {"finished": len(part), "wins": wins(part, sides), "shares": shares(part, sides)}
        for value, part in sorted(parts.items())
    }
