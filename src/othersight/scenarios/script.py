"""The script of a case: what is answered in order, and the labels between the lines."""

from othersight.locales import text

LABEL = "@"
"""An entry that begins so is no answer but a name for the moment it stands at."""


class Script:
    """The answers of a script, each with its place in the file, and how many lie before each label."""

    def __init__(self, written: list[str], paths: list[str] | None = None) -> None:
        self.lines: list[str] = []
        self.paths: list[str] = []
        self.labels: dict[str, int] = {}
        self.twice = -1
        """The place of a label that stands there a second time, or of one without a name."""
        for place, entry in enumerate(written):
            if not entry.startswith(LABEL):
                self.lines.append(entry)
                self.paths.append(paths[place] if paths else f"script.play[{place}]")
                continue
            name = entry[len(LABEL) :].strip()
            if not name or name in self.labels:
                self.twice = place
            self.labels[name] = len(self.lines)

    def path(self, number: int) -> str:
        """Where an answer stands in the file."""
        return self.paths[number]

    def known_labels(self) -> str:
        """The labels, for a person who has named another."""
        return ", ".join(self.labels) or text("scenario-nothing")
