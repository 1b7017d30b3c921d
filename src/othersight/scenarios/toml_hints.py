"""What is probably meant where a file is no TOML: the usual slips, told by the line they are on."""

import re

ASSIGNED = re.compile(r"^\s*[\w.\"'-]+\s*=\s*(.*)$")
COLON = re.compile(r"^\s*[\w.-]+\s*:\s")
NO_QUOTES = re.compile(r"^[A-Za-z][\w /-]*$")
WORD_IN_LIST = re.compile(r"[\[,]\s*[A-Za-z][\w-]*\s*[\],]")
CURLY = re.compile(r"[“”„‘’«»]")
NUMBER_LIKE = ("true", "false", "inf", "nan")


def hint_for(written: str, line: int, reason: str) -> str:
    """The key of a text that says what would be right, or nothing."""
    lines = written.split("\n")
    here = lines[line - 1] if 0 < line <= len(lines) else ""
    if CURLY.search(here):
        return "scenario-hint-curly-quotes"
    if "overwrite" in reason.lower() or "twice" in reason.lower() or "declare" in reason.lower():
        return "scenario-hint-twice"
    if "Unclosed array" in reason:
        return "scenario-hint-closing-bracket"
    if COLON.match(here):
        return "scenario-hint-colon"
    return hint_for_value(here, reason)


def hint_for_value(line: str, reason: str) -> str:
    """What may be wrong with what stands behind the sign of equality."""
    assigned = ASSIGNED.match(line)
    value = assigned[1].split("#")[0].strip() if assigned else ""
    if NO_QUOTES.match(value) and value not in NUMBER_LIKE:
        return "scenario-hint-quotes"
    if WORD_IN_LIST.search(value):
        return "scenario-hint-quotes"
    if value.startswith("{") and not value.endswith("}"):
        return "scenario-hint-one-line"
    if value.count('"') % 2 or "Illegal character" in reason or "Unterminated" in reason:
        return "scenario-hint-closing-quote"
    if value.startswith("[") and value.count("[") > value.count("]"):
        return "scenario-hint-closing-bracket"
    if line.strip() and "=" not in line and not line.lstrip().startswith("["):
        return "scenario-hint-equals"
    return ""
