"""The words that content may hold, file by file: keys, outcomes, hooks, whom a text names.

The lists come from the rules that read them.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from othersight.games.they_live import cards  # noqa: F401  (fills the rules' tables)
from othersight.games.they_live.content.earlier import SINCE
from othersight.games.they_live.content.selection import ANY_TOWN, TOWNS
from othersight.games.they_live.rules.effects import ABILITIES, FORBIDDEN, HOOKS
from othersight.games.they_live.rules.news import NAMED
from othersight.games.they_live.rules.outcome import CONCERNED, SPECIALS, TRIGGERS, outcomes
from othersight.games.they_live.rules.use_card import TARGETS
from othersight.games.they_live.state.config import AREAS, SKILLS, TYPES


class Odd(NamedTuple):
    """A word that no rule reads, what it should be, and the words there are."""

    word: str
    what: str
    known: tuple[str, ...]


Part = Callable[[Any], Iterator[Odd]]
"""One part of an entry: what it holds that it should not."""


def anything(value: Any) -> Iterator[Odd]:
    """Numbers, names and lists that other checks look at."""
    return iter(())


def one_of(what: str, known: Collection[str]) -> Part:
    """A word of a list."""

    def part(value: Any) -> Iterator[Odd]:
        if isinstance(value, str) and value not in known:
            yield Odd(value, what, tuple(known))

    return part


def keys_of(what: str, known: Collection[str]) -> Part:
    """A table whose keys are words of a list."""
    allowed = one_of(what, known)

    def part(value: Any) -> Iterator[Odd]:
        for key in value if isinstance(value, dict) else ():
            yield from allowed(key)

    return part


def table(**parts: Part) -> Part:
    """A table with these keys and no others; `pass_` stands for `pass`."""
    named = {name.rstrip("_"): part for name, part in parts.items()}
    keys = keys_of("key here", named)

    def part(value: Any) -> Iterator[Odd]:
        yield from keys(value)
        for key, inner in value.items() if isinstance(value, dict) else ():
            yield from named.get(key, anything)(inner)

    return part


def each(part: Part) -> Part:
    """A list of parts, or a table of them by names that other checks look at."""

    def parts(value: Any) -> Iterator[Odd]:
        values = value.values() if isinstance(value, dict) else value
        for inner in values if isinstance(value, (dict, list)) else ():
            yield from part(inner)

    return parts


SET = one_of("set", tuple(SINCE))
"""Whether a card is left out of games with the cards of the first set."""
OWN = anything
"""Whether a card is one's own: it is shown by the picture of its type."""
SKILL = one_of("skill", SKILLS)
OUTCOME = keys_of("outcome", outcomes())
MODIFIERS = keys_of("skill", SKILLS)
TEST = table(skill=SKILL, number=anything)
TESTED = {"test": TEST, "pass_": OUTCOME, "fail": OUTCOME}
KINDS: dict[str, tuple[str, str, Part]] = {
    "resistance": (
        "card",
        "TL-CONTENT-15",
        table(
            id=anything,
            set=SET,
            type=one_of("type", TYPES),
            slot=one_of("slot", ("weapon", "two-handed", "off-hand", "ally")),
            copies=anything,
            single_use=anything,
            action=anything,
            border=one_of("border", ("normal", "red")),
            sort=anything,
            modifiers=MODIFIERS,
            combat=anything,
            wanted=anything,
            assault=TEST,
            effect=table(who=one_of("choice of who", TARGETS), outcome=OUTCOME),
            # TL-CONTENT-15 and TL-CONTENT-18 say why these cannot be
            allegiance=anything,
            icon=anything,
            sabotaged=anything,
        ),
    ),
    "enemies": (
        "tile",
        "TL-CONTENT-24",
        table(
            id=anything,
            set=SET,
            front=anything,
            kind=one_of("kind", ("human", "invader")),
            border=one_of("border", ("green", "red")),
            copies=anything,
            icons=each(one_of("icon", ("turn-over", "influence", "raid-support"))),
            stealth=anything,
            combat=anything,
            health=anything,
            influence=anything,
            assault=TEST,
            rules=each(
                table(
                    trigger=one_of("trigger", TRIGGERS),
                    who=one_of("choice of who", CONCERNED),
                    outcome=OUTCOME,
                    special=one_of("special", SPECIALS),
                    n=anything,
                )
            ),
        ),
    ),
    "injuries": (
        "injury",
        "TL-CONTENT-21",
        table(
            id=anything,
            set=SET,
            severity=one_of("severity", ("minor", "severe")),
            copies=anything,
            modifiers=MODIFIERS,
            forbids=each(one_of("action that can be forbidden", FORBIDDEN)),
            removal=anything,
            scrap=anything,
            test=TEST,
        ),
    ),
    "news": (
        "card",
        "TL-CONTENT-29",
        table(
            id=anything,
            set=SET,
            own=OWN,
            colour=one_of("colour", ("green", "blue", "red")),
            clock=anything,
            raid=anything,
            swap=anything,
            enemies=anything,
            scrap=anything,
            effect=table(who=one_of("choice of who", NAMED), outcome=OUTCOME, **TESTED),
            lasting=each(table(hook=one_of("hook", HOOKS), n=anything)),
            stays=anything,
            boss=anything,
            boss_space=anything,
        ),
    ),
    "locations": (
        "card",
        "TL-CONTENT-35",
        table(
            id=anything,
            set=SET,
            own=OWN,
            deck=one_of("deck", (*AREAS, "generic")),
            town=one_of("town", (*TOWNS, ANY_TOWN)),
            sections=each(table(**TESTED)),
        ),
    ),
    "stories": (
        "deck",
        "TL-CONTENT-37",
        table(
            id=anything,
            set=SET,
            reward=anything,
            intro=table(**TESTED),
            cards=each(table(id=anything, space=anything, **TESTED)),
        ),
    ),
    "characters": (
        "character",
        "TL-CONTENT-10",
        table(
            id=anything,
            set=SET,
            health=anything,
            skills=anything,
            inventory=anything,
            scrap=anything,
            glasses=anything,
            wanted=anything,
            specials=each(table(id=one_of("special", ABILITIES), kind=anything)),
            story=anything,
            start=anything,
            # TL-CONTENT-12 says why these cannot be
            identity=anything,
            invader=anything,
            human=anything,
            allegiance=anything,
        ),
    ),
    "assault": (
        "card",
        "TL-CONTENT-46",
        table(
            id=anything,
            set=SET,
            level=anything,
            colour=one_of("colour", ("green", "blue", "red")),
            split=anything,
            limit=anything,
            tests=each(TEST),
            fail=table(
                outcome=OUTCOME,
                lose=anything,
                fight=table(stealth=anything, combat=anything, health=anything),
            ),
        ),
    ),
}
"""For each file its entries, the rule they belong to, and what they may hold."""
