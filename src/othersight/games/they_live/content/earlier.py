"""The revisions of the content: a game goes on, and is replayed, with the cards and figures it began with.

Every game keeps the revision under which it began; one without was begun under the first. A figure that a later
revision has moved is kept here as it was.
"""

from collections.abc import Mapping
from typing import Final

FIRST: Final = 1
SINCE: Final[dict[str, int]] = {"second": 1, "third": 2, "fourth": 3}
"""The sets of cards beside the first, and the revision of the content that brought each (TL-HOUSE-01)."""
EARLIER: Final[dict[int, Mapping[str, int]]] = {
    1: {
        "assault.control-room.tests.0.number": 5,
        "assault.service-ducts.tests.0.number": 5,
        "assault.staff-canteen.tests.0.number": 5,
        "assault.tape-library.tests.0.number": 5,
        "characters.ray-doyle.skills.4": 1,
        "characters.connie-vale.skills.3": 1,
        "characters.deacon-ames.skills.4": 2,
        "characters.doc-halloran.skills.3": 2,
        "characters.slim-pickett.skills.4": 2,
        "characters.big-lou-ortega.skills.0": 2,
    },
}
"""By revision, the figures that the next one has moved, by their paths; a revision that has moved none has no row."""
REVISION: Final = max(*SINCE.values(), *[older + 1 for older in EARLIER])
"""The revision of the content of new games: the newest that has brought a set or moved a figure."""
REVISIONS: Final = tuple(range(FIRST, REVISION + 1))


def earlier_figures(revision: int) -> dict[str, int]:
    """What has been moved since a revision, as it was: of two moves of the same figure, the older."""
    found: dict[str, int] = {}
    for older in range(REVISION - 1, revision - 1, -1):
        found |= EARLIER.get(older, {})
    return found
