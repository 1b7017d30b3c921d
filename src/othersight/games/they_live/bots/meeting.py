"""Encounters and confrontations: fight, persuade, or ask for help (chapter TL-RESPONSE, chapter TL-PVP)."""

from typing import Final

from othersight.games.they_live.bots.danger import (
    Back,
    backs_of,
    fight_worth,
    meeting,
    persuade_worth,
    reward_worth,
)
from othersight.games.they_live.bots.dice import Odds, fight
from othersight.games.they_live.bots.position import PersonView, Position
from othersight.games.they_live.bots.trading import suspicion_of
from othersight.games.they_live.bots.values import DEATH, WANTED, damage_worth

CERTAIN: Final = 0.8
"""How sure one must be of an Invader to attack."""


def tile_back(pos: Position) -> Back:
    """The enemy of the encounter under way."""
    frame = pos.frame("encounter")
    assert frame is not None
    return backs_of(pos, pos.tiles[frame["tile"]])[0][0]


def encounter(pos: Position, options: list[str]) -> str:
    """TL-TIME-16: the best of fighting alone, persuading and a team effort."""
    frame = pos.frame("encounter")
    assert frame is not None
    back, face = backs_of(pos, pos.tiles[frame["tile"]])[0]
    worth = {"fight": max(fight_worth(pos, pos.me, back, armed).worth for armed in (False, True))}
    if "persuade" in options:
        worth["persuade"] = persuade_worth(pos, pos.me, back, face).worth
    if "team" in options:
        partners = pos.others_at(pos.me["space"])
        worth["team"] = team_worth(pos, partners, back)
    return max(options, key=lambda option: worth.get(option, -99.0))


def team_odds(pos: Position, people: list[PersonView], back: Back) -> Odds:
    """Several fighters with their Weapons against a tile."""
    return fight(
        tuple([pos.stealth_dice(person) for person in people]),
        tuple([pos.combat_dice(person, True) for person in people]),
        (back[0], back[1], max(1, back[2])),
        pos.die,
    )


def team_worth(pos: Position, partners: list[int], back: Back) -> float:
    """A team effort as the proposer sees it: the others' wounds count as well, the reward is shared."""
    team = [pos.me, *[pos.players[seat] for seat in partners]]
    odds = team_odds(pos, team, back)
    worth = odds.kill * (0.8 * reward_worth(pos, pos.me) + 0.4)
    for person in team:
        worth -= damage_worth(pos, person, odds.expected()) + odds.death(pos.life(person)) * DEATH
    return worth - 0.1 * len(partners)


def team(pos: Position, options: list[str]) -> str:
    """TL-TIME-17: help, unless it would be deadly and the tile can be left to the other."""
    frame = pos.frame("encounter")
    assert frame is not None
    back = tile_back(pos)
    odds = team_odds(pos, [pos.players[frame["seat"]], pos.me], back)
    deadly = odds.death(pos.life(pos.me))
    return "join" if deadly < 0.12 or pos.life(pos.me) > back[1] else "refuse"


def weapon(pos: Position, options: list[str]) -> str:
    """TL-TIME-19, TL-TIME-27, TL-TIME-51: the Weapon where it pays for its wanted tokens; always in the assault."""
    if pos.assault:
        return "weapon"
    if pos.frame("confrontation"):
        return "weapon" if pos.me["wanted"] <= 6 else "pass"
    frame = pos.frame("encounter")
    if frame is None:
        return options[0]
    people = [pos.people[member] for member in frame["members"]]
    price = WANTED * pos.face(pos.me["weapon"]).wanted
    armed = armed_worth(pos, people, True)
    return "weapon" if armed - price >= armed_worth(pos, people, False) else "pass"


def armed_worth(pos: Position, people: list[PersonView], armed: bool) -> float:
    """The Combat roll to come, the Stealth roll being known by its penalty."""
    frame = pos.frame("encounter")
    assert frame is not None
    back = tile_back(pos)
    dice = [
        pos.combat_dice(p, armed if p is pos.me or p["person"] == pos.me["person"] else True)
        for p in people
    ]
    pools = tuple([max(0, n - frame["penalty"]) for n in dice])
    odds = fight((), pools, (0, back[1], max(1, back[2])), pos.die)
    death = odds.death(pos.life(pos.me))
    gained = odds.kill * (reward_worth(pos, pos.me) + 0.4)
    return gained - damage_worth(pos, pos.me, odds.expected()) - death * DEATH


def reward(pos: Position, options: list[str]) -> str:
    """TL-TIME-21: cards are always welcome while there is room."""
    return "want" if pos.me["cards"] < 10 else "leave"


def confront(pos: Position, options: list[str]) -> str:
    """TL-TIME-23: only somebody almost certainly an Invader, and only if it can be won."""
    best = "pass"
    for option in options:
        if option == "pass":
            continue
        seat = int(option.split()[1])
        if suspicion_of(pos, seat) >= CERTAIN and can_beat(pos, pos.players[seat]):
            best = option
    return best


def can_beat(pos: Position, other: PersonView) -> bool:
    """Stronger in Combat and with life to spare."""
    mine = pos.combat_dice(pos.me, True)
    theirs = pos.combat_dice(other, True)
    return mine >= theirs + 1 and pos.life(pos.me) > theirs and pos.spares > 0


def pvp_glasses(pos: Position, options: list[str]) -> str:
    """TL-TIME-24: a token if the other's identity is not known yet."""
    frame = pos.frame("confrontation")
    known = frame and pos.people[frame["defender"]]["identity"]
    return "lenses" if "lenses" in options and not known else "pass"


def pvp_critical(pos: Position, options: list[str]) -> str:
    """TL-TIME-26: having seen a Human there is nothing to fight about."""
    frame = pos.frame("confrontation")
    identity = pos.people[frame["defender"]]["identity"] if frame else "human"
    return "fight" if identity == "invader" and not pos.invader else "end"


def pvp_escape(pos: Position, options: list[str]) -> str:
    """TL-TIME-26: away, unless the attacker is much the weaker."""
    frame = pos.frame("confrontation")
    if frame is None:
        return "flee"
    attacker = pos.people[frame["attacker"]]
    stronger = pos.combat_dice(pos.me, True) >= pos.combat_dice(attacker, True) + 3
    return "fight" if stronger else "flee"


def flee(pos: Position, options: list[str]) -> str:
    """TL-TIME-30: where the fewest enemies are and the way back is short."""
    return max(options, key=lambda option: meeting(pos, int(option.split()[1])).worth)


def distract(pos: Position, options: list[str]) -> str:
    """TL-ACTION-16: the first tile or way there is; all of them are equally near."""
    return options[0]


def pvp_look(pos: Position, options: list[str]) -> str:
    """TL-TIME-29: the token is spent already."""
    return "look"
