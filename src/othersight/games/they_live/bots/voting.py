"""Group decisions outside the assault: the leader, who looks at a raid (TL-ROUND-03, TL-ROUND-04, TL-ROUND-05,
TL-NEWS-07)."""

from typing import Final

from othersight.games.they_live.bots.belief import suspicions, trusted
from othersight.games.they_live.bots.position import Position
from othersight.games.they_live.bots.timing import rounds_left, rounds_to, time_remains

FAR_OFF: Final = 4.5
"""Rounds before the assault from which the leader's place on the board matters."""
UNNOTICED: Final = 0.96
"""What each wanted token takes from the chance to stand on Cable 54 without an enemy."""
INCUMBENT: Final = 1.04


def first_leader(pos: Position, options: list[str]) -> str:
    """TL-TIME-02: everybody sees the same characters, so the sturdiest with a voice is agreed on."""

    def fitness(option: str) -> tuple[int, int]:
        person = pos.players[int(option.split()[1])]
        skills = person["skills"]
        return skills["influence"] + skills["stealth"] + person["health"], -int(option.split()[1])

    return max(options, key=fitness)


def leader(pos: Position, options: list[str]) -> str:
    """TL-TIME-44: whoever is likeliest to begin the assault in time; the present leader if nothing speaks against."""
    return best_leader(pos, options, suspicions(pos))


def best_leader(pos: Position, options: list[str], odds: dict[int, float]) -> str:
    """The same, by how much each seat is suspected."""
    return max(options, key=lambda option: leader_worth(pos, int(option.split()[1]), odds))


def leader_worth(pos: Position, seat: int, odds: dict[int, float]) -> tuple[float, int]:
    """The chance that a leader is a Human and gets to Cable 54 before midnight."""
    reputation = min(odds.values(), default=0.0)
    honest = 1.0 - odds.get(seat, reputation)
    person = pos.players[seat]
    worth = honest * time_remains(pos, max(0, rounds_to(pos, person, pos.city.cable_54) - 1))
    if rounds_left(pos) <= FAR_OFF:
        worth *= UNNOTICED ** person["wanted"]
        worth *= 0.9 ** rounds_to(pos, person, pos.city.cable_54)
        worth *= 0.7 if pos.life(person) <= 2 else 1.0
    if seat == pos.leader:
        worth *= INCUMBENT
    return round(worth, 2), -seat


def nominee(pos: Position, options: list[str]) -> str:
    """TL-TIME-40: somebody trusted looks at the billboards."""
    for seat in trusted(pos, suspicions(pos)):
        if f"nominate {seat}" in options:
            return f"nominate {seat}"
    return options[0]


def spare(pos: Position, options: list[str]) -> str:
    """TL-DEATH-06: the spare with the most health and dice; nobody knows its identity."""

    def strength(option: str) -> int:
        person = pos.people[int(option.split()[1])]
        return int(person["health"] + sum(person["skills"].values()))

    return max(options, key=strength)
