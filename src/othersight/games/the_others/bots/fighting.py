"""What a Fight is likely to bring: pools of both sides, kills, Wounds and Corruption (chapter TO-FIGHT).

FAITH is thought of as all Hits or all Defense, whichever promises more; at the table it is chosen die by die.
"""

from collections.abc import Sequence
from typing import Final

from othersight.games.the_others.bots.dice import Costs
from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import (
    price_of_level,
    price_of_levels,
    prices_of_wounds,
    worth_of_kill,
)
from othersight.games.the_others.rules.effects import ABILITIES, POWERS, OwnFight, Strength
from othersight.games.the_others.state.config import HEROES

WAYS_OF_FAITH: Final = (("hit+faith", "def"), ("hit", "def+faith"))
"""What FAITH counts as: Hits, or Defense."""


class Side:
    """One side's pool: dice and fixed results."""

    __slots__ = ("dice", "guard", "hits")

    def __init__(self, dice: int, hits: int, guard: int) -> None:
        self.dice = max(0, dice)
        self.hits = hits
        self.guard = guard
        """The Heroes' fixed Defense, or the Sins Player's fixed Corruption."""


class Bout:
    """A Fight that could be: who, where, against whom and how."""

    def __init__(
        self,
        hero: HeroView,
        space: int,
        monsters: Sequence[MonsterView],
        companions: int,
        shot: bool = False,
        reaction: bool = False,
        strikes_back: bool = True,
        reinforcements: int = 0,
        still: bool = False,
    ) -> None:
        self.hero = hero
        self.space = space
        """Where the Hero stands."""
        self.monsters = monsters
        self.companions = companions
        self.shot = shot
        self.reaction = reaction
        self.strikes_back = strikes_back
        """Whether those who survive a shot reach the Hero."""
        self.reinforcements = reinforcements
        """Sin dice that are likely to be added."""
        self.still = still
        """Whether the Hero has made no step in this Turn."""

    def key(self) -> tuple[object, ...]:
        """What tells this Fight from others in the same position."""
        hero = self.hero
        who = tuple([monster["monster"] for monster in self.monsters])
        how = (self.shot, self.reaction, self.strikes_back, self.reinforcements, self.still)
        return (hero["hero"], hero["wolf"], hero["level"], self.space, who, self.companions, how)


class Forecast:
    """What a Fight is likely to bring."""

    __slots__ = ("clear", "corrupted", "harm", "kills", "net")

    def __init__(self, kills: float, harm: float, clear: float, corrupted: bool) -> None:
        self.kills = kills
        """The worth of the Monsters killed."""
        self.harm = harm
        """The price of Wounds and Corruption."""
        self.clear = clear
        """The chance that no Monster is left."""
        self.corrupted = corrupted
        """Whether this is with Voluntary Corruption."""
        self.net = kills - harm


def track(hero: HeroView, level: int) -> tuple[int, int, int]:
    """Dice, Hits and Defense of the open slots up to a Level; the result of choice counts as a Hit."""

    def is_open(slot: int) -> int:
        return 1 if level >= slot and slot not in hero["covered"] else 0

    hits = is_open(4) + 2 * is_open(6) + is_open(7)
    return is_open(2) + is_open(5), hits, is_open(3)


def hero_side(pos: Position, bout: Bout, corrupted: bool) -> Side:
    """TO-FIGHT-05, TO-FIGHT-10: the Hero's pool and fixed results."""
    hero = bout.hero
    board = pos.figures.board(hero)
    dice = board.fight + bout.companions + ("commissioner" in hero["npcs"])
    hits, guard = 0, board.defense
    if corrupted:
        more, harder, safer = track(hero, hero["level"] + 1)
        dice, hits, guard = dice + more, hits + harder, guard + safer
    if not hero["no_ability"]:
        more, harder, safer = ability(pos, bout)
        dice, hits, guard = dice + more, hits + harder, guard + safer
    for card in hero["upgrades"]:
        more, harder, safer = upgrade(card, bout, board.ranged)
        dice, hits, guard = dice + more, hits + harder, guard + safer
    return Side(dice, hits, guard)


def ability(pos: Position, bout: Bout) -> tuple[int, int, int]:
    """Dice, Hits and Defense that the Natural Ability gives in a Fight."""
    name = bout.hero["hero"]
    scene = OwnFight(bout.shot, bout.companions, len(bout.monsters), bout.hero["wolf"], bout.still)
    own = ABILITIES[HEROES.index(name)].in_own_fight(pos.figures.boards[name].figures, scene)
    return own[0], own[1], own[2]


def upgrade(card: str, bout: Bout, ranged: bool) -> tuple[int, int, int]:
    """Dice, Hits and Defense that an Upgrade gives in a Fight."""
    if card == "brutality":
        return 0, 1, 0
    if card == "kevlar-suit":
        return 0, 0, 2
    if card == "riot-shield":
        return 0, 0, 1
    if card == "ravencorp-eye":
        return (0 if bout.companions else 1), 0, 0
    if bout.shot:
        return (1 if card == "rail-gun" and ranged else 0), 0, 0
    if card == "ice-blade":
        return 1, 0, 1
    if card == "flamethrower" and len(bout.monsters) >= 2:
        return 2, 0, 0
    return 0, 0, 0


def sin_side(pos: Position, bout: Bout) -> Side:
    """TO-FIGHT-06, TO-FIGHT-11: the Sins Player's pool, fixed Hits and fixed Corruption."""
    hero, space = bout.hero, bout.space
    kinds = [monster["kind"] for monster in bout.monsters]
    cards = [monster["card"] for monster in bout.monsters]
    dice = sum([monster["fight"] for monster in bout.monsters]) + pos.hazard(space, "pentagram")
    dice += bout.reinforcements + (1 if pos.apocalypse >= 6 else 0)
    hits = corruption = 0
    for card in pos.revealed:
        if card == "hellfire-mutation":
            corruption += kinds.count("acolyte")
        elif card == "stab-in-the-dark":
            hits += kinds.count("abomination")
        elif card in ("dr-gan-terror", "grin-terror") and card in cards:
            fouled = pos.hazard(space, "fire") or pos.hazard(space, "corruption")
            corruption += 1 if fouled else 0
        elif card == "flay-corruption" and card in cards and hero["level"] >= 4:
            hits += 2
        elif card == "mantle-of-skulls" and hero["innocents"]:
            hits, corruption = hits + 1, corruption + 1
    more, harder, fouler, _ = power_in(pos, bout)
    return Side(dice + more, hits + harder, corruption + fouler)


def power_in(pos: Position, bout: Bout) -> Strength:
    """What the Sin's power adds: Sin dice, Hits, Corruption, and Defense that it cancels."""
    hero = bout.hero
    cards = len(hero["upgrades"]) + len(hero["face_down"])
    facts = (bout.companions, cards, hero["level"], len(bout.monsters))
    return POWERS[pos.sin].in_fight(pos.figures.power(pos.sin), facts)


def defense_of(pos: Position, bout: Bout, monster: MonsterView) -> int:
    """A Monster's Defense in that Fight; HELLFIRE CURSE is in the view once the Reaction runs."""
    defense: int = monster["defense"]
    if bout.reaction and "hellfire-curse" in pos.revealed and pos.frame("fight") is None:
        defense += 1
    return defense


def costs_of(pos: Position, bout: Bout) -> Costs:
    """What the Monsters of a Fight cost in Hits, and what their deaths are worth."""
    costs = [(defense_of(pos, bout, m), worth_of_kill(pos, m)) for m in bout.monsters]
    return tuple(sorted(costs))


def forecast(pos: Position, bout: Bout, corrupted: bool) -> Forecast:
    """What the Fight is likely to bring, with or without Voluntary Corruption."""
    return reckoned(pos, bout, corrupted, sin_side(pos, bout), costs_of(pos, bout))


def reckoned(pos: Position, bout: Bout, corrupted: bool, theirs: Side, costs: Costs) -> Forecast:
    """The same, with what the other side has worked out already."""
    hero, dice = bout.hero, pos.dice
    mine = hero_side(pos, bout, corrupted)
    guard = mine.guard - power_in(pos, bout)[3] - theirs.hits
    prices = prices_of_wounds(pos, hero)
    points = dice.mean_rest("corr", theirs.dice, "cc", mine.dice, -theirs.guard)
    fouled = price_of_levels(pos, hero, points)
    risen = price_of_level(pos, hero, hero["level"]) if corrupted else 0.0
    best: Forecast | None = None
    for hit, defend in WAYS_OF_FAITH:
        kills, clear = dice.expected_kills(costs, mine.dice, mine.hits, hit)
        harm = fouled + dice.price_of_rest(theirs.dice, defend, mine.dice, guard, prices)
        if bout.shot:
            harm *= (1.0 - clear) if bout.strikes_back else 0.0
        if corrupted:
            harm += risen
        if best is None or kills - harm > best.net:
            best = Forecast(kills, harm, clear, corrupted)
    assert best is not None
    return best


def best_forecast(pos: Position, bout: Bout) -> Forecast:
    """The Fight as the Hero would fight it: with Voluntary Corruption where that promises more."""
    key = bout.key()
    known: Forecast | None = pos.forecasts.get(key)
    if known is None:
        theirs, costs = sin_side(pos, bout), costs_of(pos, bout)
        known = reckoned(pos, bout, False, theirs, costs)
        if bout.hero["level"] < 7:
            darker = reckoned(pos, bout, True, theirs, costs)
            known = darker if darker.net > known.net else known
        pos.forecasts[key] = known
    return known
