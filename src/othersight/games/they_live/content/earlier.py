"""The revisions of the content: a game goes on, and is replayed, with the cards and figures it began with.

Every game keeps the revision under which it began; one without was begun under the first.
"""

from typing import Final

FIRST: Final = 1
REVISION: Final = 2
"""The revision of the content of new games: the second has the third set of cards (TL-HOUSE-01)."""
REVISIONS: Final = tuple(range(FIRST, REVISION + 1))
