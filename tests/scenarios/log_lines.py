"""The page about the lines of the log, made from the games; `python -m tests.scenarios.log_lines` writes it."""

from pathlib import Path

from othersight.games import GAMES
from othersight.scenarios.runner import positions_of

PAGE = Path(__file__).parents[2] / "docs" / "log_lines.md"
HEAD = """# The lines of the log

Made from the code by `python -m tests.scenarios.log_lines`. A line is its key and its values; a scenario writes them
one after the other (`wound rose 7`), a list with commas (`fight-roll rose hit,blank 2`). Heroes, Monsters, Spaces,
people, players, cards, tokens and faces of dice are written by the names that positions use.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in GAMES:
        rows = [
            f"| `{key}` | {', '.join(kinds.split()) or 'none'} |"
            for key, kinds in sorted(positions_of(game).LINES.items())
        ]
        parts.append(f"## {game}\n\n| line | values |\n|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
