"""The actions of They Live: one for every option of docs/notation_they_live.md.

Asides, which nobody asks for, are open to the seat that is asked, before it answers: a card used when
needed, and, where an environment is made with `talk`, a claim about who is an Invader.
"""

from itertools import combinations

from othersight.envs.actions import Actions, Family
from othersight.games.they_live.envs.names import (
    ABILITIES,
    CARDS,
    INJURIES_HELD,
    PEOPLE,
    SCRAP,
    SEATS,
    SPACES,
    TILES,
)
from othersight.kernel.game import ASIDE
from othersight.kernel.question import Option, option_of

ALONE = (
    "pass", "end", "stop", "stay", "again", "lay-low", "reorganize", "distract", "accept", "refuse", "fight",
    "persuade", "team", "join", "weapon", "want", "leave", "lenses", "flee", "look", "card", "story", "build",
    "gather", "check",
    "trigger", "recover", "blind", "take-part", "retreat", "go-on", "reveal", "stay-out", "inspect cards",
    "inspect billboards", "craft scrap", "craft glasses", "remove wanted", "remove damage",
)  # fmt: skip
TO_SPACE = ("step", "ride", "to")
TO_SEAT = ("leader", "nominate", "trade", "confront", "for", "fight")
WITH_CARD = (
    "use", "equip", "unequip", "discard", "scrap", "take", "deposit", "deploy", "leave", "sabotage", "spend", "keep",
    "offer card", "give card", "aside use",
)  # fmt: skip
IDENTITIES = ("human", "invader")


def numbered(words: str, numbers: range) -> list[Option]:
    """Words with each number."""
    return [(*words.split(), number) for number in numbers]


def halves() -> list[Option]:
    """Every group of seats that can be the first half."""
    seats = range(SEATS)
    return [("half", *half) for n in range(1, SEATS + 1) for half in combinations(seats, n)]


CLAIMS: list[Option] = [
    (ASIDE, "claim", "person", person, identity)
    for person in range(PEOPLE)
    for identity in IDENTITIES
]


def families() -> list[Family]:
    """All options of the game in their order."""
    return [
        *[Family(text, [option_of(text)], "") for text in ALONE],
        *[Family(f"{verb} SPACE", numbered(verb, range(1, SPACES + 1)), "a space by its number") for verb in TO_SPACE],
        *[Family(f"{verb} SEAT", numbered(verb, range(SEATS)), "a seat, from 0") for verb in TO_SEAT],
        *[
            Family(f"{verb} CARD", numbered(verb, range(CARDS)), "a Resistance card by its number")
            for verb in WITH_CARD
        ],
        *[
            Family(f"{verb} RESOURCE", numbered(verb, range(-TILES, 0)), "a persuaded tile, -1 for tile 0")
            for verb in ("spend", "keep")
        ],
        Family("use ABILITY", [("use", ability) for ability in ABILITIES], "a character's special"),
        Family("tile TILE", numbered("tile", range(TILES)), "an enemy tile by its number"),
        Family("spare PERSON", numbered("spare", range(PEOPLE)), "a spare character"),
        Family("pile PILE", numbered("pile", range(2)), "a pile of the Stash"),
        *[
            Family(f"{verb} INJURY", numbered(verb, range(INJURIES_HELD)), "the place of an own injury")
            for verb in ("treat", "cure")
        ],
        *[
            Family(f"{verb} scrap COUNT", numbered(f"{verb} scrap", range(1, SCRAP)), "so much scrap")
            for verb in ("offer", "give")
        ],
        Family("half SEAT...", halves(), "the seats of the first half"),
        Family("aside claim person PERSON IDENTITY", CLAIMS, "with `talk` only: `human` or `invader`"),
    ]  # fmt: skip


ACTIONS = Actions(families())
