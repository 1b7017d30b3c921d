"""The actions of The Others: one for every option of docs/notation.md.

The forms are those of the table of verbs; here is only their order, which must stay as it is, and how many arguments
of each kind there are. `change` and an option, in a ballot, is the same action as the option itself: no ballot offers
both.
"""

from itertools import product

from othersight.envs.actions import Actions, Family, Values, family
from othersight.games.the_others.envs.names import (
    APOCALYPSE,
    HERO_NAMES,
    HERO_SEATS,
    ICON_PLACES,
    ICONS,
    MISSIONS,
    MONSTERS,
    NPC_NAMES,
    PLACES,
    SHARES,
    SIN_CARDS,
    SLOTS,
    SPACES,
    TOKEN_NAMES,
    UPGRADES,
)
from othersight.games.the_others.questions.verbs import OF_ABILITIES, OF_QUESTIONS
from othersight.kernel.question import Option

ORDER = (
    "pass", "react", "fight", "cleanse", "city-action", "turn-up", "end", "decline", "protect", "stay",
    "accept", "refuse", "confirm", "fail", "shapeshift", "regeneration", "vampric-regeneration",
    "spend turn", "spend extra-turn", "inner-mastery up", "inner-mastery down", "read corruption", "read fire",
    "corruption no", "corruption yes", "corruption pay", "mean no", "mean yes", "ability marked", "ability free",
    "faith hit", "faith def", "faith cc", "gan wound", "gan innocent", "debt wounds", "debt corruption",
    "damned wounds", "damned upgrade", "hubris wound", "collect extra-turn", "collect innocent",
    "move SPACE", "to SPACE", "shoot SPACE", "nest SPACE", "altar SPACE", "token SPACE",
    *[f"place {token} SPACE" for token in TOKEN_NAMES],
    "hit MONSTER", "monster MONSTER", "summon MONSTER", "mark MONSTER", "kill MONSTER", "holy-water MONSTER",
    "demolitions MONSTER", "mind-control MONSTER", "seeker-grenades MONSTER",
    "first HERO", "hero HERO", "perilous-research HERO", "give HERO SEAT",
    "collect NPC", "put-down NPC", "play SIN-CARD", "take UPGRADE", "destroy UPGRADE", "turn-down UPGRADE",
    "keep APOCALYPSE-CARD", "mission MISSION", "icon ICON", "icon ICON PLACE",
    "remove TOKEN", "remove corruption PLACE", "cover SLOT", "uncover SLOT",
)  # fmt: skip
"""Trained policies know actions by their number: nothing here may change its place."""

VALUES: Values = {
    "SPACE": range(SPACES),
    "MONSTER": range(MONSTERS),
    "HERO": range(len(HERO_NAMES)),
    "SEAT": range(1, HERO_SEATS + 1),
    "NPC": NPC_NAMES,
    "SIN-CARD": SIN_CARDS,
    "UPGRADE": UPGRADES,
    "APOCALYPSE-CARD": APOCALYPSE,
    "MISSION": MISSIONS,
    "ICON": ICONS,
    "PLACE": range(ICON_PLACES),
    "TOKEN": TOKEN_NAMES,
    "SLOT": range(1, SLOTS),
}


def shares() -> list[Option]:
    """Every way in which one to four Heroes can share up to four."""
    found: list[Option] = []
    for heroes in range(1, SHARES + 1):
        for split in product(range(SHARES + 1), repeat=heroes):
            if sum(split) <= SHARES:
                found.append(("split", *split))
    return found


def new_forms() -> list[str]:
    """The forms of cards that have joined the box since the order was fixed."""
    known = {written.split()[0] for written in ORDER}
    return [form.written for form in (*OF_ABILITIES, *OF_QUESTIONS) if form.verb not in known]


ACTIONS = Actions(
    [
        *[family(written, VALUES) for written in ORDER],
        Family("split SHARE...", shares(), "one share for each Hero in play"),
    ],
    same=("change",),
    later=[family(written, VALUES) for written in PLACES.in_order("forms", new_forms())],
    room=PLACES.room("forms"),
)
STATED: list[Option] = [
    option
    for family in ACTIONS.families
    if family.written
    in ("accept", "refuse", "first HERO", "give HERO SEAT", "mission MISSION", "split SHARE...")
    for option in family.options
]
"""What can be stated when the Hero Players decide together."""
