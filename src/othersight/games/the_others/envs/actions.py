"""The actions of The Others: one for every option of docs/notation.md.

`change` and an option, in a ballot, is the same action as the option itself: no ballot offers both.
"""

from itertools import product

from othersight.envs.actions import Actions, Family
from othersight.games.the_others.config import HEROES, NPCS, TOKENS
from othersight.games.the_others.envs.names import (
    APOCALYPSE,
    HERO_SEATS,
    ICON_PLACES,
    ICONS,
    MISSIONS,
    MONSTERS,
    SHARES,
    SIN_CARDS,
    SLOTS,
    SPACES,
    UPGRADES,
)
from othersight.kernel.question import Option, option_of

ALONE = (
    "pass", "react", "fight", "cleanse", "city-action", "turn-up", "end", "decline", "protect", "stay",
    "accept", "refuse", "confirm", "fail", "shapeshift", "regeneration", "vampric-regeneration",
    "spend turn", "spend extra-turn", "inner-mastery up", "inner-mastery down", "read corruption", "read fire",
    "corruption no", "corruption yes", "corruption pay", "mean no", "mean yes", "ability marked", "ability free",
    "faith hit", "faith def", "faith cc", "gan wound", "gan innocent", "debt wounds", "debt corruption",
    "damned wounds", "damned upgrade", "hubris wound", "collect extra-turn", "collect innocent",
)  # fmt: skip
TO_SPACE = ("move", "to", "shoot", "nest", "altar", "token")
TO_MONSTER = (
    "hit", "monster", "summon", "mark", "kill", "holy-water", "demolitions", "mind-control", "seeker-grenades",
)  # fmt: skip
TO_HERO = ("first", "hero", "perilous-research")
TO_NPC = ("collect", "put-down")


def numbered(verb: str, n: int, first: int = 0) -> list[Option]:
    """A verb with each number."""
    return [(verb, at) for at in range(first, first + n)]


def named(verb: str, names: tuple[str, ...]) -> list[Option]:
    """A verb with each name."""
    return [(verb, name) for name in names]


def shares() -> list[Option]:
    """Every way in which one to four Heroes can share up to four."""
    found: list[Option] = []
    for heroes in range(1, SHARES + 1):
        for split in product(range(SHARES + 1), repeat=heroes):
            if sum(split) <= SHARES:
                found.append(("split", *split))
    return found


def families() -> list[Family]:
    """All options of the game in their order."""
    return [
        *[Family(text, [option_of(text)], "") for text in ALONE],
        *[Family(f"{verb} SPACE", numbered(verb, SPACES), "a Space by its number") for verb in TO_SPACE],
        *[
            Family(f"place {token} SPACE", [("place", token, at) for at in range(SPACES)], "a Space by its number")
            for token in TOKENS
        ],
        *[
            Family(f"{verb} MONSTER", numbered(verb, MONSTERS), "a figure by its number")
            for verb in TO_MONSTER
        ],
        *[Family(f"{verb} HERO", numbered(verb, len(HEROES)), "a Hero by his number") for verb in TO_HERO],
        Family(
            "give HERO SEAT",
            [("give", hero, seat) for hero in range(len(HEROES)) for seat in range(1, HERO_SEATS + 1)],
            "a Hero and a Hero Player",
        ),
        *[Family(f"{verb} NPC", named(verb, NPCS), "`commissioner`, `proxy`, `ravencorp`") for verb in TO_NPC],
        Family("play CARD", named("play", SIN_CARDS), "a Sin card"),
        *[Family(f"{verb} CARD", named(verb, UPGRADES), "an Upgrade") for verb in ("take", "destroy", "turn-down")],
        Family("keep CARD", named("keep", APOCALYPSE), "an Apocalypse card"),
        Family("mission MISSION", named("mission", MISSIONS), "a Mission"),
        Family("icon ICON", named("icon", ICONS), "a City Action icon"),
        Family(
            "icon ICON PLACE",
            [("icon", icon, place) for icon in ICONS for place in range(ICON_PLACES)],
            "the icon at that place of the bar",
        ),
        Family("remove TOKEN", named("remove", TOKENS), "a kind of token"),
        Family(
            "remove corruption PLACE",
            [("remove", "corruption", place) for place in range(ICON_PLACES)],
            "the token on that place of the bar",
        ),
        Family("cover SLOT", numbered("cover", SLOTS - 1, 1), "a slot of the Corruption Track"),
        Family("uncover SLOT", numbered("uncover", SLOTS - 1, 1), "a slot of the Corruption Track"),
        Family("split SHARE...", shares(), "one share for each Hero in play"),
    ]  # fmt: skip


ACTIONS = Actions(families(), same=("change",))
STATED: list[Option] = [
    option
    for family in ACTIONS.families
    if family.written in ("accept", "refuse", "first HERO", "give HERO SEAT", "mission MISSION", "split SHARE...")
    for option in family.options
]  # fmt: skip
"""What can be stated when the Hero Players decide together."""
