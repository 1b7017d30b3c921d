"""Lines of the log as a scenario writes them: `moves ray-doyle supermarket`, `vote player-2 leader 3`."""

from othersight.games.they_live.position.values import seat_names
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import FACES, SKILLS
from othersight.games.they_live.state.table import LiveTable
from othersight.games.they_live.words.log import ENTRIES, WORDINGS
from othersight.games.they_live.words.values import LOOK_BACK
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.log_lines import Writer, entry_line, kinds_of


def described() -> dict[str, str]:
    """Every line that the log can hold, with the kinds of its values. A line that is told in several ways has the
    values of any of them."""
    told = {key for key in ENTRIES if not any(key.startswith(f"{base}-") for base in WORDINGS)}
    lines = {key: ENTRIES[key] for key in ENTRIES if key in told or key in WORDINGS}
    for base in WORDINGS:
        lines.setdefault(base, next(ENTRIES[key] for key in ENTRIES if key.startswith(f"{base}-")))
    return {key: " ".join(kinds_of(said, LOOK_BACK)) for key, said in lines.items()}


LINES: dict[str, str] = described()


def player_written(t: LiveTable, value: int) -> str:
    """A player by the seat."""
    return seat_names(t.config.players)[value]


def space_written(t: LiveTable, value: int) -> str:
    """A space by its name."""
    return t.config.space_id[value]


WRITERS: dict[str, Writer[LiveTable]] = {
    "person": lambda t, value: t.people[value].character,
    "player": player_written,
    "players": player_written,
    "space": space_written,
    "spaces": space_written,
    "skill": lambda t, value: SKILLS[value],
    "roll": lambda t, value: FACES[value],
    "any-roll": lambda t, value: FACES[value],
}


def line_written(game: Game, entry: Entry) -> str:
    """One line of the log, with names instead of numbers."""
    return entry_line(table_of(game), entry, LINES, WRITERS)
