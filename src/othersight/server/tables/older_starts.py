"""Tables that began in a position before positions named the revision of their content.

Nothing says under which revision such a table began. What its decisions brought does: they are played again under each
revision, the oldest first, until every decision brings what it brought then.
"""

import dataclasses
import json
from collections.abc import Iterator

from othersight.games import GAMES
from othersight.server.storage.rows import StoredTable

REVISION = "revision"


def with_revisions(stored: StoredTable) -> Iterator[StoredTable]:
    """A table that names no revision, with each under which it may have begun; none for any other table."""
    row = stored.row
    start = json.loads(row.start or "{}")
    if row.base or "position" not in start or REVISION in start["options"]:
        return
    newest = GAMES[row.game].again(start).start["options"].get(REVISION)
    if not isinstance(newest, int):
        return
    for revision in range(1, newest + 1):
        options = {**start["options"], REVISION: revision}
        begun = json.dumps({**start, "options": options})
        yield dataclasses.replace(stored, row=dataclasses.replace(row, start=begun))
