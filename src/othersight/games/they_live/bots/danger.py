"""What the enemies of a space mean for somebody who ends the Action turn there (chapter TL-RESPONSE)."""

from typing import Final

from othersight.games.they_live.bots.dice import Odds, at_least, fight
from othersight.games.they_live.bots.position import PersonView, Position, TileView
from othersight.games.they_live.bots.values import DEATH, WANTED, card_worth, damage_worth, is_bound
from othersight.games.they_live.odds.pools import successes
from othersight.games.they_live.rules.effects import PERSUADE, REWARD
from othersight.games.they_live.state.config import INFLUENCE, INTELLIGENCE, TileFace

Back = tuple[int, int, int, int]
"""Stealth, Combat, health left and Influence (0 if nobody can persuade it)."""
RECRUIT: Final = 0.85
"""How much a persuaded tile's points count: they cannot be sabotaged or raided."""


class Clash:
    """How meeting one tile is expected to end."""

    def __init__(self, gone: float, worth: float, damage: float, death: float) -> None:
        self.gone = gone
        self.worth = worth
        self.damage = damage
        self.death = death


def backs_of(pos: Position, tile: TileView) -> list[tuple[Back, TileFace]]:
    """What may be on a tile's back; one possibility once it has been turned."""
    if tile["turned"]:
        face = pos.figures.config.tile_faces[tile["back"]["face"]]
        back = tile["back"]
        shown = (
            back["stealth"],
            back["combat"],
            back["health"] - tile["damage"],
            back["influence"],
        )
        return [(shown, face)]
    found: list[tuple[Back, TileFace]] = []
    for face in pos.figures.backs[tile["front"]]:
        stealth = face.stealth + pos.lasting("enemy-stealth")
        combat = face.combat + pos.lasting("enemy-combat")
        found.append(((stealth, combat, face.health - tile["damage"], face.influence), face))
    return found


def lone_odds(pos: Position, person: PersonView, back: Back, armed: bool) -> Odds:
    """One fighter against a tile."""
    return fight(
        (pos.stealth_dice(person),),
        (pos.combat_dice(person, armed),),
        (back[0], back[1], max(1, back[2])),
        pos.die,
    )


def reward_worth(pos: Position, person: PersonView) -> float:
    """TL-RESPONSE-19: the cards that a kill brings."""
    key = ("reward", person["person"])
    if key not in pos.memo:
        room: int = max(0, 10 - person["cards"])
        pool = successes(pos.pool(person, INTELLIGENCE, REWARD), pos.die)
        cards = sum([min(room, n) * chance for n, chance in enumerate(pool)])
        pos.memo[key] = card_worth(pos, person) * cards
    worth: float = pos.memo[key]
    return worth


def fight_worth(pos: Position, person: PersonView, back: Back, armed: bool) -> Clash:
    """A fight alone, with or without the Weapon."""
    odds = lone_odds(pos, person, back, armed)
    death = odds.death(pos.life(person))
    worth = odds.kill * (reward_worth(pos, person) + 0.4)
    worth -= damage_worth(pos, person, odds.expected()) + death * DEATH
    if armed and person["weapon"]:
        worth -= WANTED * pos.face(person["weapon"]).wanted
    return Clash(odds.kill, worth, odds.expected(), death)


def persuade_worth(pos: Position, person: PersonView, back: Back, face: TileFace) -> Clash:
    """TL-RESPONSE-21, TL-RESPONSE-22: all or nothing."""
    chance = at_least(pos.pool(person, INFLUENCE, PERSUADE), back[3], pos.die)
    demand = pos.figures.use[face.assault_skill]
    death = 1.0 - chance if back[1] >= pos.life(person) else 0.0
    worth = chance * (face.assault_value * demand * RECRUIT + 0.4)
    worth -= (1.0 - chance) * damage_worth(pos, person, back[1]) + death * DEATH
    return Clash(chance, worth, (1.0 - chance) * back[1], death)


def best_clash(pos: Position, person: PersonView, back: Back, face: TileFace) -> Clash:
    """The best of fighting with and without the Weapon and of persuading."""
    ways = [fight_worth(pos, person, back, False)]
    if person["weapon"]:
        ways.append(fight_worth(pos, person, back, True))
    if face.persuadable:
        ways.append(persuade_worth(pos, person, back, face))
    return max(ways, key=lambda clash: clash.worth)


def clash_with(pos: Position, person: PersonView, tile: TileView) -> Clash:
    """Meeting a tile whose back may be unknown."""
    key = ("clash", person["person"], tile["tile"])
    if key not in pos.memo:
        clashes = [best_clash(pos, person, back, face) for back, face in backs_of(pos, tile)]
        n = len(clashes)
        pos.memo[key] = Clash(
            sum([c.gone for c in clashes]) / n,
            sum([c.worth for c in clashes]) / n,
            sum([c.damage for c in clashes]) / n,
            sum([c.death for c in clashes]) / n,
        )
    found: Clash = pos.memo[key]
    return found


def stack_after_moving(pos: Position, space: int) -> list[TileView]:
    """The tiles that will be on a space when the enemies have moved, if the own character ends there."""
    near = pos.city.threads[space]
    spots = spots_with(pos, space)
    return [
        tile
        for tile in pos.tiles.values()
        if (tile["space"] == space or tile["space"] in near) and step_of(pos, tile, spots) == space
    ]


def spots_with(pos: Position, mine: int) -> list[tuple[int, int]]:
    """Where the living stand, with their wanted tokens, the own character on a given space."""
    return [
        (mine, wanted_at(pos, mine))
        if seat == pos.seat
        else (person["space"], int(person["wanted"]))
        for seat, person in enumerate(pos.players)
        if not person["dead"]
    ]


def wanted_at(pos: Position, space: int) -> int:
    """The own wanted tokens when the enemies move: a leader bound for Cable 54 lays low there if an action is left."""
    wanted: int = pos.me["wanted"]
    if space != pos.city.cable_54 or not is_bound(pos, pos.me) or pos.places[space]["stack"]:
        return wanted
    steps = pos.city.hops[pos.me["space"]][space]
    turn = pos.frame("action-turn")
    free = pos.view["question"]["kind"] == "free-move"
    left = 2 - (len(turn["taken"]) if turn else 2) - max(0, steps - (1 if free else 0))
    return max(0, wanted - 1 - int(pos.me["scrap"])) if left >= 1 else wanted


def step_of(pos: Position, tile: TileView, spots: list[tuple[int, int]]) -> int:
    """Where a tile will be (TL-RESPONSE-02, TL-RESPONSE-03, TL-RESPONSE-04, TL-RESPONSE-05, TL-RESPONSE-06), with
    the characters on these spaces."""
    here: int = tile["space"]
    if pos.lasting("enemies-stay") > 0:
        return here
    if any([space == here and wanted for space, wanted in spots]):
        return here
    near = [spot for spot in spots if pos.city.area[spot[0]] == pos.city.area[here]]
    most = max([wanted for _, wanted in near], default=0)
    if most == 0:
        return here
    prey = [space for space, wanted in near if wanted == most]
    return pos.city.towards(here, min(prey, key=lambda space: pos.city.distance[here][space]))


def meeting(pos: Position, space: int) -> Clash:
    """What the own character has to expect on a space in this Response Phase."""
    key = ("meeting", space)
    if key not in pos.memo:
        tiles = sorted(stack_after_moving(pos, space), key=lambda tile: int(tile["tile"]))
        clashes = [clash_with(pos, pos.me, tile) for tile in tiles]
        gone = 1.0
        for clash in clashes:
            gone *= clash.gone
        damage = sum([clash.damage for clash in clashes])
        worth = sum([clash.worth for clash in clashes])
        if len(clashes) > 1 and damage >= pos.life(pos.me) - 1:
            worth -= DEATH / 2
        pos.memo[key] = Clash(gone, worth, damage, sum([c.death for c in clashes]))
    found: Clash = pos.memo[key]
    return found
