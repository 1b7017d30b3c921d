"""A scenario file that cannot be run: one line that names file, line, what is wrong and what would be right."""

from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.locales import text, text_or_key


class FaultyScenario(DamagedFile):
    """A fault of a scenario file, at a line; line 0 where the file itself is at fault."""

    def __init__(self, file: str, line: int, fault: str) -> None:
        key = "scenario-fault" if line else "scenario-fault-of-file"
        said = text(key, file=file, line=str(line), fault=fault)
        super().__init__(said, key, file=file, line=line, fault=fault)
        self.file = file
        self.line = line
        self.fault = fault


def said(fault: OthersightError) -> str:
    """What an error says, in the reader's language if there are words for it."""
    words = text_or_key(fault.key, "", **fault.arguments) if fault.key else ""
    return str(fault) if words in ("", fault.key) else words


def shown(value: object, most: int = 100) -> str:
    """A value as a person wrote it, cut so that it fits into one line."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**30:
        return text("scenario-huge-number")
    said = value if isinstance(value, str) and value else written(value)
    plain = "".join(sign if sign.isprintable() else "?" for sign in said[:most])
    return plain if len(said) <= most else plain + "..."


def written(value: object) -> str:
    """A value in the manner of a scenario file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(written(item) for item in value[:50]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {written(v)}" for k, v in list(value.items())[:50]) + "}"
    return str(value) or '""'
