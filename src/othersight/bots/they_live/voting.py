"""Group decisions outside the assault: the leader, who looks at a raid (TL-ROUND-03 to -05, TL-NEWS-07)."""

from othersight.bots.they_live.belief import trusted
from othersight.bots.they_live.position import Position
from othersight.bots.they_live.timing import rounds_left, rounds_to

FAR_OFF = 4.5
"""Rounds before the assault from which the leader's place on the board matters."""
LATE = 0.5
"""How much suspicion each round too late weighs."""
INCUMBENT = 0.04


def first_leader(pos: Position, options: list[str]) -> str:
    """TL-TIME-02: everybody sees the same characters, so the sturdiest with a voice is agreed on."""

    def fitness(option: str) -> tuple[int, int]:
        person = pos.players[int(option.split()[1])]
        skills = person["skills"]
        return skills["influence"] + skills["stealth"] + person["health"], -int(option.split()[1])

    return max(options, key=fitness)


def leader(pos: Position, options: list[str]) -> str:
    """TL-TIME-44: the least suspected who can be on Cable 54 in time; the present one if nothing speaks against."""
    odds: dict[int, float] = pos.memo["suspicions"]
    ranking = trusted(pos, odds)
    return min(options, key=lambda option: leader_cost(pos, int(option.split()[1]), odds, ranking))


def leader_cost(
    pos: Position, seat: int, odds: dict[int, float], ranking: list[int]
) -> tuple[float, int]:
    """What speaks against a leader."""
    own = odds.get(ranking[0], 0.3) if seat == pos.seat else 0.0
    cost = odds.get(seat, own)
    person = pos.players[seat]
    left = rounds_left(pos)
    if left <= FAR_OFF:
        late = rounds_to(pos, person, pos.city.cable_54) + 1 - left
        cost += LATE * max(0.0, late) + 0.15 * rounds_to(pos, person, pos.city.cable_54)
        cost += 0.3 if pos.life(person) <= 2 else 0.0
        cost += 0.03 * person["wanted"]
    if seat == pos.leader:
        cost -= INCUMBENT
    return round(cost, 2), seat


def nominee(pos: Position, options: list[str]) -> str:
    """TL-TIME-40: somebody trusted looks at the billboards."""
    odds: dict[int, float] = pos.memo["suspicions"]
    for seat in trusted(pos, odds):
        if f"nominate {seat}" in options:
            return f"nominate {seat}"
    return options[0]


def spare(pos: Position, options: list[str]) -> str:
    """TL-DEATH-06: the spare with the most health and dice; nobody knows its identity."""

    def strength(option: str) -> int:
        person = pos.people[int(option.split()[1])]
        return int(person["health"] + sum(person["skills"].values()))

    return max(options, key=strength)
