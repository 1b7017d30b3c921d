"""Lines of the log as a scenario writes them: `hero-moves rose gasworks tower/sw`, `wound rose 7`."""

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import FACES, HEROES, MONSTERS, NPCS, TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.log import ENTRIES, LOOK_BACK
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.log_lines import Writer, entry_line, kinds_of

LINES: dict[str, str] = {key: " ".join(kinds_of(said, LOOK_BACK)) for key, said in ENTRIES.items()}
"""Every line that the log can hold, with the kinds of its values."""


def space_written(t: OthersTable, value: int) -> str:
    """A Space by its address."""
    return t.config.city.name[value] if value >= 0 else str(value)


def monster_written(t: OthersTable, value: int) -> str:
    """A Monster by its kind, or the card of a Hell Club member."""
    monster = t.monsters[value]
    return monster.card or MONSTERS[monster.kind]


def seat_written(t: OthersTable, value: int) -> str:
    """A seat by its name."""
    return f"heroes-{value}" if value else "sins"


WRITERS: dict[str, Writer[OthersTable]] = {
    "hero": lambda t, value: HEROES[value],
    "heroes": lambda t, value: HEROES[value],
    "seat": seat_written,
    "monster": monster_written,
    "space": space_written,
    "short-space": space_written,
    "spaces": space_written,
    "token": lambda t, value: TOKENS[value],
    "token-id": lambda t, value: TOKENS[value],
    "tokens": lambda t, value: TOKENS[value],
    "npc": lambda t, value: NPCS[value],
    "roll": lambda t, value: FACES[value],
}


def line_written(game: Game, entry: Entry) -> str:
    """One line of the log, with names instead of numbers."""
    return entry_line(table_of(game), entry, LINES, WRITERS)
