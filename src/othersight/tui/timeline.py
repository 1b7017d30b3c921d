"""Who knew what from when on, and who claimed what when: the lines of a replay that matter in a game of secrets.

The lines are those of the log that whoever looks may see. Whether a claim was true is told when the game is over.
"""

from typing import Any

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.phrases import Say
from othersight.tui.screen import sentence

SPECTATOR = -1


class Milestone:
    """One line of the log, the table it was told at, and, where only some were told, the seats that were."""

    def __init__(self, step: int, table: Game, entry: Entry, said: str, verdict: str) -> None:
        self.step = step
        self.table = table
        self.entry = entry
        self.said = said
        self.verdict = verdict
        seats = range(len(table.seats))
        public = entry.is_seen_by(SPECTATOR)
        self.alone = [] if public else [seat for seat in seats if entry.is_seen_by(seat)]

    def as_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "step": self.step,
            "key": self.entry.key,
            "values": list(self.entry.values),
            "seats": self.alone,
            "text": self.said,
            "verdict": self.verdict,
        }


def timeline(positions: list[Game], seat: int, secrets: bool, say: Say) -> list[Milestone]:
    """The milestones in their order, as far as the seat may know them; with `secrets`, all of them."""
    end = positions[-1]
    words = words_of(end)
    told: list[Milestone] = []
    step = 0
    for number, entry in enumerate(end.chronicle.entries()):
        while step < len(positions) - 1 and positions[step].chronicle.length <= number:
            step += 1
        if entry.key not in words.milestones or not (secrets or entry.is_seen_by(seat)):
            continue
        table = positions[min(entry.decision, step)]
        judged = words.verdict(table, entry) if end.outcome else None
        said = sentence(say(words.entry(end, entry)))
        told.append(Milestone(step, table, entry, said, say(judged) if judged else ""))
    return told
