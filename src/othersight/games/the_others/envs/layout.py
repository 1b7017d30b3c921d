"""The layout of an observation of The Others: sections that follow the view key by key."""

from collections.abc import Iterator
from typing import Any

from othersight.envs.fields import (
    at_index,
    at_indices,
    counts,
    flag,
    in_order,
    length,
    number,
    one_of,
    whichever,
)
from othersight.envs.layout import Layout, Section, asked_data, asked_section
from othersight.games.the_others.envs.actions import STATED
from othersight.games.the_others.envs.names import (
    ACOLYTES,
    APOCALYPSE,
    DARK_PAST,
    HERO_NAMES,
    ICON_PLACES,
    IN_PLAY,
    KINDS,
    MAPS,
    MISSIONS,
    MONSTER_KINDS,
    MONSTERS,
    NPC_NAMES,
    SEATS,
    SIN_CARDS,
    SINS,
    SLOTS,
    SPACES,
    STORIES,
    TOKEN_NAMES,
    UPGRADES,
)
from othersight.games.the_others.knowledge.views import POOLS, STATES
from othersight.games.the_others.state.config import FACES, HEROES
from othersight.kernel.question import text_of

LEFT_OUT = {
    "game": "is always the same",
    "decisions": "only counts",
    "question": "its kind is in `asked`, its options are the action mask",
    "asked rule": "follows from the kind",
    "setting revision": "is today's in a game that is begun here",
    "setting figures": "follow from the Sin",
    "spaces space": "is the number of the row",
    "spaces heroes": "is said by the Heroes' `space`",
    "monsters monster": "is the number of the row",
    "monsters member": "follows from the card",
    "heroes hero": "is the number of the row",
    "ballot options": "are the action mask of whoever is asked",
    **{
        f"{name} what": "is the section"
        for name in ("turn", "check", "cleanse", "ballot", "reveal")
    },
}
"""Keys of the view that an observation has no field for, and why."""

HERO = one_of("hero", HERO_NAMES, "the Hero")

COURSE = Section(
    "course",
    "The Round and whose Turn it is.",
    [
        at_index("seat", SEATS, "who looks: 0 the Sins Player"),
        one_of("outcome", ("heroes", "sins"), "who has won"),
        number("round", 20, "the Round"),
        in_order("places", HERO_NAMES, IN_PLAY, "the Heroes in play, clockwise"),
        one_of("first", HERO_NAMES, "this Round's first Hero"),
        one_of("current", HERO_NAMES, "the Hero whose Turn it is, Reaction included"),
    ],
)
ASKED = asked_section(SEATS, KINDS)
SETTING = Section(
    "setting",
    "What was fixed before the first Round.",
    [
        one_of("story", STORIES, "the Story"),
        one_of("map", MAPS, "the map"),
        one_of("sin", SINS, "the Sin"),
        one_of("acolyte", ACOLYTES, "the Acolytes"),
        number("hero_players", 4, "Hero Players"),
        number("n", 4, "the Hero Number"),
        one_of("edition", ("final", "draft"), "the edition of the rules"),
    ],
)
HERO_ROWS = Section(
    "heroes",
    "One row for each Hero, by his number.",
    [
        at_index("player", SEATS, "the seat that plays him; 0 in the Reserve"),
        one_of("state", STATES, "where he is in the game"),
        at_index("space", SPACES, "the Space he stands in"),
        number("level", 7, "Corruption Level"),
        at_indices("covered", SLOTS, "slots of the Corruption Track under a Wound"),
        number("turns", 2, "active Turn tokens"),
        number("extra_turns", 4, "Extra Turn tokens"),
        at_index("city_token", SPACES, "the District of his City Action token"),
        counts("upgrades", UPGRADES, "his Upgrades"),
        counts("face_down", UPGRADES, "those turned face down"),
        counts("npcs", NPC_NAMES, "characters he carries"),
        number("innocents", 3, "Innocents he carries"),
        flag("wolf", "Karl is a wolf"),
        one_of("dark_past", ("face-down", *DARK_PAST), "his Dark Past; its name where it is known"),
        flag("cannot_heal", "may not heal"),
        flag("no_skill", "has no Skill"),
        flag("no_ability", "has no ability"),
        flag("researched", "PERILOUS RESEARCH was used this Round"),
        flag("doomed", "is killed at the end of the Round"),
        flag("reached_3", "has been counted for TEMPTING FATE"),
    ],
    len(HERO_NAMES),
)  # fmt: skip
MONSTER_ROWS = Section(
    "monsters",
    "One row for each figure, by its number.",
    [
        one_of("kind", MONSTER_KINDS, "what it is"),
        one_of("card", APOCALYPSE, "the card of a Hell Club member"),
        one_of("pool", POOLS, "where it is"),
        at_index("space", SPACES, "the Space it stands in"),
        flag("marked", "is marked by the Mission"),
        one_of("hero", HERO_NAMES, "the Hero it once was"),
        number("fight", 6, "Fight"),
        number("defense", 8, "Defense as it is now; 0 off the board"),
    ],
    MONSTERS,
)
SPACE_ROWS = Section(
    "spaces",
    "One row for each Space, by its number; what never changes of it is in `board`.",
    [
        counts("tokens", TOKEN_NAMES, "face-up tokens", 4),
        whichever(
            "face_down",
            "face-down tokens: how many, and for the Sins Player of which kinds",
            length("face_down", 4, ""),
            counts("face_down", TOKEN_NAMES, ""),
        ),
        length("monsters", 4, "how many Monsters stand here"),
        counts("npcs", NPC_NAMES, "characters here"),
        flag("city_token", "the District's slot holds a City Action token"),
        at_indices("covered_icons", ICON_PLACES, "places of the icon bar that are covered"),
        flag("marked", "is marked by the Mission"),
    ],
    SPACES,
)
SIN_SIDE = Section(
    "sins",
    "The Sins Player's side.",
    [
        whichever(
            "hand",
            "cards in hand: how many, and for the Sins Player which",
            length("hand", 6, ""),
            counts("hand", SIN_CARDS, ""),
        ),
        number("deck", 12, "cards in the Sin deck"),
        counts("discard", SIN_CARDS, "discarded cards"),
        one_of("played", SIN_CARDS, "the card played in this Turn"),
        flag("card_used", "this Turn's card has been played"),
        number("reactions", 8, "active Reaction tokens"),
        number("spent", 8, "spent Reaction tokens"),
        flag("ability_used", "the Acolytes' ability is marked"),
        at_index("hate", SPACES, "the Space of HATE!"),
        flag("punish_idle", "PUNISH THE IDLE is in force"),
        number("apocalypse", 10, "the Apocalypse Track"),
        counts("revealed", APOCALYPSE, "Apocalypse cards in force"),
        number("apocalypse_deck", 7, "cards in the Apocalypse deck"),
    ],
)
STORY = Section(
    "story",
    "The Story board.",
    [
        one_of("mission", MISSIONS, "the Mission under way"),
        number("progress", 6, "progress of it"),
        number("required", 6, "progress it asks for"),
        counts("done", MISSIONS, "Missions accomplished"),
        number("heroes_killed", 4, "Heroes killed"),
        number("innocents_revealed", 4, "Innocents revealed this Round"),
        flag("avatar_killed", "the Avatar was killed this Round"),
        number("corruption_removed", 6, "Corruption tokens removed this Round"),
        flag("chief_with_avatar", "the Avatar holds the Commissioner"),
    ],
)
SUPPLY = Section(
    "supply",
    "Tokens that nobody sees face up.",
    [counts("supply", TOKEN_NAMES, "in the supply or face down on the board", 12)],
)
STOCK = Section(
    "stock",
    "Upgrades on offer and Orbital Strikes.",
    [
        counts("inventory", UPGRADES, "Upgrades on offer"),
        number("upgrade_deck", 13, "cards in the Upgrade deck"),
        at_indices("orbital", SPACES, "Spaces of the Orbital Strike tokens"),
    ],
)
TURN = Section(
    "turn",
    "The Turn under way.",
    [
        HERO,
        number("steps_made", 4, "steps made"),
        flag("move_over", "the Move is over"),
        flag("acted", "the Action has been taken"),
        number("step_limit", 4, "the longest Move; 99 for none"),
    ],
)
CHECK = Section(
    "check",
    "A check under way.",
    [
        HERO,
        at_index("space", SPACES, "where"),
        one_of("kind", TOKEN_NAMES, "Fire or Corruption"),
        counts("roll", FACES, "dice rolled", 4),
    ],
)
CLEANSE = Section(
    "cleanse",
    "A Cleanse under way.",
    [
        HERO,
        number("dice", 8, "dice to roll"),
        counts("roll", FACES, "dice rolled", 4),
        number("successes", 8, "successes left"),
    ],
)
FIGHT = Section(
    "fight",
    "The Fight under way.",
    [
        one_of("what", ("fight", "ranged-fight"), "the kind of Fight"),
        HERO,
        at_index("space", SPACES, "where the Monsters stand"),
        at_index("ground", SPACES, "where the Hero stands"),
        flag("reaction", "it is a Reaction"),
        flag("corrupted", "he has taken Voluntary Corruption"),
        flag("barred", "Voluntary Corruption is barred"),
        number("lost_dice", 4, "dice lost"),
        one_of("card", SIN_CARDS, "the Sin card played on it"),
        number("hero_dice", 8, "the Hero's dice"),
        number("sin_dice", 8, "the Sin dice"),
        counts("hero_roll", FACES, "the Hero's roll", 4),
        counts("sin_roll", FACES, "the Sin roll", 4),
        counts("chosen", FACES, "results chosen for FAITH", 4),
        number("hits", 8, "Hits left to assign"),
        number("wounds_due", 6, "Wounds to come"),
        number("corruption_due", 6, "Corruption to come"),
        at_indices("killed", MONSTERS, "figures killed"),
    ],
)
BALLOT = Section(
    "ballot",
    "A decision of the Hero Players as a group.",
    [
        one_of("kind", KINDS, "what is decided"),
        counts("stated", [text_of(option) for option in STATED], "how many Hero Players have stated it", 2),
    ],
)  # fmt: skip
REVEAL = Section(
    "reveal",
    "An Apocalypse card about to be revealed.",
    [
        whichever(
            "drawn",
            "cards drawn: how many, and for the Sins Player which",
            length("drawn", 2, ""),
            counts("drawn", APOCALYPSE, ""),
        )
    ],
)

UNDER_WAY = {
    "turn": TURN, "check": CHECK, "cleanse": CLEANSE, "fight": FIGHT, "ranged-fight": FIGHT, "ballot": BALLOT,
    "reveal": REVEAL,
}  # fmt: skip
"""The section of each kind of rule under way; of two of a kind the inner one is shown."""

LAYOUT = Layout(
    [
        COURSE, ASKED, SETTING, SIN_SIDE, STORY, SUPPLY, STOCK, TURN, CHECK, CLEANSE, FIGHT, BALLOT, REVEAL,
        HERO_ROWS, MONSTER_ROWS, SPACE_ROWS,
    ]
)  # fmt: skip


def rows_of(view: dict[str, Any]) -> Iterator[tuple[Section, int, dict[str, Any]]]:
    """What the observation of a view is made of."""
    yield COURSE, 0, view
    yield ASKED, 0, asked_data(view["asked"])
    yield SETTING, 0, view["setting"]
    yield SIN_SIDE, 0, view["sins"]
    yield STORY, 0, view["story"]
    yield SUPPLY, 0, view
    yield STOCK, 0, view
    for entry in view["under_way"]:
        yield UNDER_WAY[entry["what"]], 0, entry
    for hero in view["heroes"]:
        yield HERO_ROWS, HEROES.index(hero["hero"]), hero
    for section in (MONSTER_ROWS, SPACE_ROWS):
        for at, thing in enumerate(view[section.name]):
            yield section, at, thing


def encode(view: dict[str, Any]) -> bytes:
    """The observation of a view, all of it anew."""
    return LAYOUT.encoded(rows_of(view))
