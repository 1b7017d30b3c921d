"""The rule catalogues as records: every rule, timing window, card row and worked example by its id.

>>> from othersight.rules_reference import rule, search
>>> rule("to-fight-07").chapter
'FIGHT'
>>> [found.id for found in search("perilous research", game="the-others")][:1]
['HR-1']
"""

from othersight.rules_reference.record import Rule
from othersight.rules_reference.reference import (
    UnknownGame,
    UnknownRule,
    games,
    rule,
    rules,
    search,
)

__all__ = ["Rule", "UnknownGame", "UnknownRule", "games", "rule", "rules", "search"]
