"""The games by name: each is a folder that declares in its plugin what it gives to whom."""

from othersight.games.obvious import obvious_answer, only_answer
from othersight.games.registry import (
    GAMES,
    USUAL_GAME,
    asked_for,
    definition_of,
    handed_on,
    plugin_named,
    plugin_of,
    plugins,
    set_up_of,
    wishes_of,
    words_of,
)
from othersight.games.ways import ways_of

__all__ = [
    "GAMES",
    "USUAL_GAME",
    "asked_for",
    "definition_of",
    "handed_on",
    "obvious_answer",
    "only_answer",
    "plugin_named",
    "plugin_of",
    "plugins",
    "set_up_of",
    "ways_of",
    "wishes_of",
    "words_of",
]
