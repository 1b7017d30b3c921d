"""What a reader is told of the goal: a line of what each side needs, and a briefing before the first decision."""

from typing import Any

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.server.protocol.server_messages import BriefingInfo, GoalInfo, TargetInfo
from othersight.server.sessions.reader import Reader
from othersight.server.texts.language import capitalized, say_in


def goal(game: Game, view: dict[str, Any] | None, language: str) -> list[GoalInfo]:
    """What each side needs, from what the reader sees; nothing before the start and after the end."""
    if view is None or view["outcome"]:
        return []
    say = say_in(language)
    return [
        GoalInfo(
            part=one.part,  # type: ignore[typeddict-item]
            label=capitalized(say(one.label)),
            text=capitalized(say(one.text)),
        )
        for one in words_of(game).goal(view)
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
