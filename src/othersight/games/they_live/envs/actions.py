"""The actions of They Live: one for every option of docs/notation_they_live.md.

The forms are those of the table of verbs; here is only their order, which must stay as it is, and how many arguments
of each kind there are. Asides, which nobody asks for, are open to the seat that is asked, before it answers: a card
used when needed, and, where an environment is made with `talk`, a claim about who is an Invader.
"""

from itertools import combinations

from othersight.envs.actions import Actions, Family, Values, family
from othersight.games.they_live.envs.names import (
    ABILITIES,
    CARD_NUMBERS,
    INJURIES_HELD,
    PEOPLE,
    PLACES,
    SCRAP,
    SEATS,
    SPACES,
    TILE_NUMBERS,
)
from othersight.games.they_live.questions.claims import IDENTITIES
from othersight.games.they_live.questions.verbs import OF_QUESTIONS
from othersight.kernel.game import ASIDE
from othersight.kernel.question import Option

ORDER = (
    "pass", "end", "stop", "stay", "again", "lay-low", "reorganize", "distract", "accept", "refuse", "fight",
    "persuade", "team", "join", "weapon", "want", "leave", "lenses", "flee", "look", "card", "story", "build",
    "gather", "check",
    "trigger", "recover", "blind", "take-part", "retreat", "go-on", "reveal", "stay-out", "inspect cards",
    "inspect billboards", "craft scrap", "craft glasses", "remove wanted", "remove damage",
    "step SPACE", "ride SPACE", "to SPACE",
    "leader SEAT", "nominate SEAT", "trade SEAT", "confront SEAT", "for SEAT", "fight SEAT",
    "use CARD", "equip CARD", "unequip CARD", "discard CARD", "scrap CARD", "take CARD", "deposit CARD", "deploy CARD",
    "leave CARD", "sabotage CARD", "spend CARD", "keep CARD", "offer card CARD", "give card CARD",
    f"{ASIDE} use CARD",
    "spend RESOURCE", "keep RESOURCE", "use ABILITY", "tile TILE", "spare PERSON", "pile PILE",
    "treat INJURY", "cure INJURY", "offer scrap COUNT", "give scrap COUNT",
)  # fmt: skip
"""Trained policies know actions by their number: nothing here may change its place."""

VALUES: Values = {
    "SPACE": range(1, SPACES + 1),
    "SEAT": range(SEATS),
    "CARD": CARD_NUMBERS,
    "RESOURCE": [-1 - tile for tile in TILE_NUMBERS],
    "ABILITY": ABILITIES,
    "TILE": TILE_NUMBERS,
    "PERSON": range(PEOPLE),
    "PILE": range(2),
    "INJURY": range(INJURIES_HELD),
    "COUNT": range(1, SCRAP),
    "IDENTITY": IDENTITIES,
}
"""Resources that are cards stand with the cards, persuaded tiles below 0 on their own."""


def halves() -> list[Option]:
    """Every group of seats that can be the first half."""
    seats = range(SEATS)
    return [("half", *half) for n in range(1, SEATS + 1) for half in combinations(seats, n)]


TALK = family(f"{ASIDE} claim person PERSON IDENTITY", VALUES)
"""With `talk` only."""
CLAIMS = list(TALK.options)
ACTIONS = Actions(
    [
        *[family(written, VALUES) for written in ORDER],
        Family("half SEAT...", halves(), "the seats of the first half"),
        TALK,
    ],
    later=[
        family(written, VALUES)
        for written in PLACES.in_order("forms", [form.written for form in OF_QUESTIONS])
    ],
    room=PLACES.room("forms"),
)
