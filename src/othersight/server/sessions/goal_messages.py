"""What a reader is told of the goal: a line of what each side needs, and a briefing before the first decision."""

from typing import Any

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.locales.rendering import identity
from othersight.server.protocol.server_messages import BriefingInfo, GoalInfo, TargetInfo
from othersight.server.sessions.reader import Reader
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.goals import GoalPart

MOST_TOLD = 64
"""Goals in words that are kept for a table."""


class ReadView:
    """A view that notes which of its parts somebody reads."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.read: dict[str, Any] = {}

    def __getitem__(self, name: str, /) -> Any:
        value = self.read[name] = self.view[name]
        return value


class Goals:
    """The goals of one table; made anew when a part of the view has changed that they were made of."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, str], tuple[dict[str, Any], list[GoalInfo]]] = {}
        """By seat and language: the parts, and what was made of them."""
        self.told: dict[tuple[Any, ...], list[GoalInfo]] = {}
        """By language and what tells a goal apart: most parts of a view change without another goal."""

    def goal(self, game: Game, view: dict[str, Any] | None, language: str) -> list[GoalInfo]:
        """What each side needs, from what the reader sees; nothing before the start and after the end."""
        if view is None or view["outcome"]:
            return []
        key = view["seat"], language
        known = self.known.get(key)
        if known is None or any([view.get(name) is not part for name, part in known[0].items()]):
            reading = ReadView(view)
            made = self.in_words(words_of(game).goal(reading), language)
            known = self.known[key] = reading.read, made
        return known[1]

    def in_words(self, parts: list[GoalPart], language: str) -> list[GoalInfo]:
        """A goal in words; whoever is sent it changes nothing in it."""
        phrases = [identity(phrase) for one in parts for phrase in (one.label, one.text)]
        if None in phrases:
            return goal_told(parts, language)
        key = (language, *[one.part for one in parts], *phrases)
        if key not in self.told:
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            self.told[key] = goal_told(parts, language)
        return self.told[key]


def goal_told(parts: list[GoalPart], language: str) -> list[GoalInfo]:
    """A goal in words."""
    say = say_in(language)
    return [
        GoalInfo(
            part=one.part,  # type: ignore[typeddict-item]
            label=capitalized(say(one.label)),
            text=capitalized(say(one.text)),
        )
        for one in parts
    ]


def briefing(game: Game, reader: Reader) -> list[BriefingInfo]:
    """Who the reader is, what is needed, and how it is lost."""
    say = say_in(reader.language)
    return [
        BriefingInfo(
            title=capitalized(say(one.title)),
            text=capitalized(say(one.text)),
            pictures=[TargetInfo(kind=kind, id=id) for kind, id in one.pictures],
        )
        for one in words_of(game).briefing(game, reader.seat)
    ]
