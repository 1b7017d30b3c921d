"""The Sins Player's choices on the board: tokens, Summoning, marks, Apocalypse cards, Dark Past (TO-TIME-02,
TO-TIME-41)."""

from typing import Final

from othersight.games.the_others.bots.position import MonsterView, Position
from othersight.games.the_others.bots.sin_reaction import distance_to_prey, worth_of_guard
from othersight.games.the_others.state.config import HEROES, TOKENS
from othersight.kernel.chance import Chance

APOCALYPSE: Final = (
    "stab-in-the-dark",
    "scurrying-in-the-dark",
    "hellfire-curse",
    "agony-of-the-unclean",
    "throne-of-damnation",
    "marguerite-terror",
    "grin-terror",
    "dr-gan-terror",
    "flay-corruption",
    "gourd-and-vex-corruption",
    "marguerite-corruption",
    "gourd-and-vex-redemption",
    "a-game-of-souls",
    "mantle-of-skulls",
    "dr-gan-redemption",
    "grin-redemption",
    "hellfire-mutation",
    "weve-come-for-you",
    "perpetual-inferno",
    "the-fog-of-hate",
    "darkness-beckons",
)
"""The cards from the most to the least welcome."""
SUMMONED: Final = {"avatar": 9.0, "controller": 6.0, "abomination": 4.0, "acolyte": 2.0}
ENOUGH_GUARDS: Final = 4
"""Sin dice beyond these no longer draw tokens: a pile of Monsters in one place leaves the rest of the city free."""
DISGUISE: Final = 2.5 / 64
"""How much chance is mixed into the places of face-down tokens."""
BAD_PAST: Final = ("thorley", "morgana", "leah", "brad", "rocco", "karl", "rose")
"""Who is likeliest to reach Level 7, first the likeliest."""


def place(pos: Position, options: list[str]) -> str:
    """TO-TIME-02, TO-TIME-03: where the token does most."""
    return max(options, key=lambda option: worth_of_place(pos, *option.split()[1:]))


def place_face_down(pos: Position, options: list[str], chance: Chance) -> str:
    """TO-TIME-02 with face-down tokens: as `place`, but not so that a Hero Player could tell them by their places."""
    return max(
        options,
        key=lambda option: worth_of_place(pos, *option.split()[1:]) + DISGUISE * chance.below(64),
    )


def worth_of_place(pos: Position, kind: str, at: str) -> float:
    """What a token of a kind does in a Space."""
    space = int(at)
    if kind == "innocent":
        return hard_to_reach(pos, space) + 0.5 * pos.town.walk[pos.town.start][space]
    if kind == "nest":
        return -distance_to_prey(pos, space) - 2.0 * pos.hazard(space, "nest")
    wanted = pos.mission.is_removed(TOKENS.index(kind))
    if pos.has_innocents and not wanted:
        return traffic(pos, space)
    if wanted and not pos.counts_corruption:  # it goes where that is hard
        return hard_to_reach(pos, space) - pos.tokens(space, kind)
    if kind == "pentagram":
        return hard_to_reach(pos, space) - pos.hazard(space, "pentagram")
    if kind == "corruption" and pos.counts_corruption:
        spread = 2.0 * pos.tokens(space, "corruption")  # one Cleanse takes off several
        return hard_to_reach(pos, space) + new_district(pos, space) - spread
    return traffic(pos, space)


def hard_to_reach(pos: Position, space: int) -> float:
    """How hard it is for the Heroes to get at something there, those with Skill above all."""
    nearest = min(
        [
            pos.town.walk[hero["space"]][space]
            + (0.0 if pos.figures.board(hero).skill > 2 else 0.7)
            for hero in pos.team
        ]
    )
    guards: int = sum([monster["fight"] for monster in pos.monsters_in(space)])
    return min(nearest, 8.0) + 0.7 * min(guards, ENOUGH_GUARDS)


def new_district(pos: Position, space: int) -> float:
    """Some Stories count Districts with Corruption."""
    if not pos.counts_corruption or not pos.town.district[space]:
        return 0.0
    return 0.0 if pos.hazard(space, "corruption") else 4.0


def traffic(pos: Position, space: int) -> float:
    """How much the Heroes are likely to pass there: they all leave the Spaces they stand in."""
    worth = 0.0
    for hero in pos.team:
        away = pos.town.walk[hero["space"]][space]
        worth += (1.0, 0.45, 0.2)[away] if away < 3 else 0.0
    return worth


# -- Monsters that enter


def summon(pos: Position, options: list[str]) -> str:
    """TO-TIME-41: the strongest; one dead Acolyte is kept for the Acolyte Ability if there is a choice."""
    return max(
        options,
        key=lambda o: 0.0 if o == "pass" else SUMMONED[pos.monsters[int(o.split()[1])]["kind"]],
    )


def nest(pos: Position, options: list[str]) -> str:
    """TO-TIME-41, TO-EVENT-02: near the Heroes, or in the way of what they want."""
    return max(options, key=lambda option: worth_of_nest(pos, int(option.split()[1])))


def worth_of_nest(pos: Position, space: int) -> float:
    """What a Monster does that enters there."""
    worth = 4.0 - min(4, distance_to_prey(pos, space))
    if not pos.spaces[space]["monsters"]:
        worth += worth_of_guard(pos, space)
    return worth


def mark(pos: Position, options: list[str]) -> str:
    """TO-TOKEN-10: those who are hardest to kill."""
    return max(options, key=lambda option: hardness(pos, int(option.split()[1])))


def door(pos: Position, options: list[str]) -> str:
    """HOUSE-DOOR-3: where it is hardest for the Heroes to stand."""
    return max(options, key=lambda option: hard_to_reach(pos, int(option.split()[1])))


def hardness(pos: Position, monster: int) -> float:
    """How hard a Monster is to reach and to kill."""
    view: MonsterView = pos.monsters[monster]
    nearest = min([pos.town.walk[hero["space"]][view["space"]] for hero in pos.team])
    company: int = sum([other["fight"] for other in pos.monsters_in(view["space"])])
    worth: float = 2.0 * view["defense"] + 0.6 * min(nearest, 6) + 0.3 * company
    return worth


def apocalypse(pos: Position, options: list[str]) -> str:
    """TO-APOC-05: the more welcome of the two."""
    return min(options, key=lambda option: APOCALYPSE.index(option.split()[1]))


def dark_past(pos: Position, options: list[str]) -> str:
    """TO-DARKPAST-02: cards come mildest first, so those least likely to fall come first."""
    return max(
        options, key=lambda option: pos.figures.rank(HEROES[int(option.split()[1])], BAD_PAST)
    )
