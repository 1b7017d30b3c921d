"""Whether specials have content, and questions and log lines their words: all that would fail at the table. For
`othersight content check`."""

from collections.abc import Iterator
from importlib.resources import files

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Problem
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.conditions import CONDITIONS
from othersight.games.they_live.rules.effects import ABILITIES, CARD_QUESTIONS
from othersight.games.they_live.words.log import ENTRIES
from othersight.games.they_live.words.question_facts import FACTS
from othersight.toolkit.card_checks import Cards, cards_of, faults_of, unmatched

FOLDER = "locales/en/they_live"
RULES = {FOLDER: "TL-CONTENT-40"}
"""The constraint that a fault belongs to, by the file that has it."""


def check_behaviour(content: Content) -> Iterator[Problem]:
    """All faults of what the cards do, ask and tell."""
    people = content["characters"]["character"]
    specials = [special["id"] for person in people for special in person["specials"]]
    faults = [
        *unmatched("characters.toml", specials, "cards/characters.py", ABILITIES),
        *faults_of(cards(), CONDITIONS, files("othersight") / "games" / "they_live" / "cards"),
    ]
    for fault in faults:
        rule = RULES.get(fault.file, "TL-CONTENT-10")
        yield Problem(fault.file, fault.entry, rule, fault.message, fault.line)


def cards() -> Cards:
    """What the table knows of the cards."""
    return cards_of("they_live", VERBS, WINDOWS, CARD_QUESTIONS, FACTS, ENTRIES)
