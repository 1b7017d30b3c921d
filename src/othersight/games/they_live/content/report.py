"""What `othersight content check` looks at for They Live: all shipped content."""

from collections.abc import Sequence
from pathlib import Path

from othersight.games.they_live.content.checking import check_shipped
from othersight.games.they_live.content.loader import load_content
from othersight.games.they_live.content.problems import Problem


def check(files: Sequence[Path] = ()) -> dict[str, list[Problem]]:
    """Every shipped file with its faults; files of one's own belong to the other game."""
    if files:
        return {}
    found = check_shipped()
    if any(found.values()):
        return found  # behaviour is looked at when the figures can be read
    from othersight.games.they_live.content.check_behaviour import check_behaviour

    for problem in check_behaviour(load_content()):
        found.setdefault(f"they_live/{problem.file}", []).append(problem)
    return found
