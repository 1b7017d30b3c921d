"""What a seat is told of the goal of a game: a line for each side during the game, and a briefing before it."""

from typing import Any, NamedTuple, Protocol

from othersight.toolkit.phrases import Phrase

MINE, THEIRS, ROUND = "mine", "theirs", "round"
"""What I need, what the other side needs, and what is at stake in this Round."""


class View(Protocol):
    """What a seat may know, by the names of its parts: goals are made of it and of nothing else, so that they tell no
    more."""

    def __getitem__(self, name: str, /) -> Any: ...


class GoalPart(NamedTuple):
    """One part of the line: whose goal it is, and how far it is."""

    part: str
    label: Phrase
    text: Phrase


class BriefingPart(NamedTuple):
    """One part of a briefing: a heading, what it says, and the things it shows, by kind and id of their pictures."""

    title: Phrase
    text: Phrase
    pictures: tuple[tuple[str, str], ...] = ()
