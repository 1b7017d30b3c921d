"""The rules of They Live, one module per chapter of the catalogue.

`CHAPTERS` is their order: a chapter imports lower ones only.
"""

CHAPTERS: tuple[str, ...] = (
    "people",
    "whereabouts",
    "effects",
    "dice",
    "victory",
    "clock",
    "token",
    "hidden",
    "vote",
    "stash",
    "injury",
    "skill",
    "enemy",
    "outcome",
    "reorganize",
    "trade",
    "usecard",
    "location",
    "action",
    "response",
    "pvp",
    "news",
    "group",
    "attempt",
    "failsection",
    "invaderfight",
    "assault",
    "death",
    "round",
    "setup",
    "timing",
)
