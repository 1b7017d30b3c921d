"""Goals are made anew when a part of the view has changed that they were made of, and only then."""

from typing import Any

import pytest

import othersight
from othersight.server.sessions import goal_messages
from othersight.server.sessions.goal_messages import Goals, goal_told


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_goals_follow_the_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counting(*arguments: Any) -> Any:
        made.append(1)
        return goal_told(*arguments)

    monkeypatch.setattr(goal_messages, "goal_told", counting)
    game, goals = othersight.new(name, seed=3), Goals()
    view = game.view(1)
    told = goals.goal(game, view, "en")
    assert told
    assert goals.goal(game, {**view, "decisions": 99, "asked": []}, "en") is told
    assert len(made) == 1
    changed = {**view, **other_figures(name, view)}
    again = goals.goal(game, changed, "en")
    assert again != told
    assert again == Goals().goal(game, changed, "en")
    assert goals.goal(game, view, "fr") != told
    assert goals.goal(game, view, "en") == told
    assert goals.goal(game, {**view, "outcome": "heroes"}, "en") == []


def other_figures(name: str, view: dict[str, Any]) -> dict[str, Any]:
    """A part of the view with another figure of the goal."""
    if name == "they-live":
        return {"clock": view["clock"] + 1}
    return {"story": {**view["story"], "progress": view["story"]["progress"] + 1}}
