"""Whether the content holds to every constraint of the catalogue (chapter TL-CONTENT) and has its texts.

For `othersight content check`.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from othersight.games.they_live.content.check_board import BOARD, check_board
from othersight.games.they_live.content.check_cards import check_cards
from othersight.games.they_live.content.check_decks import check_decks
from othersight.games.they_live.content.check_people import check_people
from othersight.games.they_live.content.check_words import check_words
from othersight.games.they_live.content.loader import (
    FILES,
    Content,
    ContentError,
    parsed,
    text_of,
)
from othersight.games.they_live.content.problems import Fixed, Problem, located
from othersight.games.they_live.content.selection import CARD_SETS, TOWNS, selected
from othersight.games.they_live.content.texts import check_texts
from othersight.games.they_live.setup.configure import config_for

CHECKS = (check_board, check_people, check_cards, check_decks)
PLAYERS = 5
DIFFICULTY = "normal"
UNREADABLE = "unreadable"


def check_content(
    content: Content, fixed: Fixed | None = None, texts: dict[str, str] | None = None
) -> list[Problem]:
    """All that is wrong with the content; an entry too damaged to be read is named instead. `texts` are the files as
    they are written, from which a fault gets its line."""
    printed = fixed or Fixed()
    found: list[Problem] = list(check_words(content, texts or {}))
    for cards, town in product(CARD_SETS, TOWNS):
        found += check_selected(selected(content, cards, town), town, printed)
    if not found:
        found += check_texts(content)
        found += playable(content)
    if texts:
        found = [located(one, texts.get(one.file.removesuffix(".toml"), "")) for one in found]
    return list(dict.fromkeys(found))


def check_selected(content: Content, town: str, fixed: Fixed) -> Iterator[Problem]:
    """What is wrong with the content of one town and one set of cards (TL-HOUSE-01, TL-HOUSE-02)."""
    for check in CHECKS:
        try:
            for problem in check(content, fixed):
                is_board = problem.file == BOARD
                yield replace(problem, file=f"{TOWNS[town]}.toml") if is_board else problem
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            told = f"an entry is incomplete or of the wrong kind ({error!r}); mend it first"
            yield Problem("content", check.__name__, UNREADABLE, told)


def check_figures(content: Content) -> list[Problem]:
    """What is wrong with the numbers of content whose words are known to be right."""
    parts = [selected(content, cards, town) for cards, town in product(CARD_SETS, TOWNS)]
    return [one for part in parts for check in CHECKS for one in check(part, Fixed())]


def playable(content: Content) -> list[Problem]:
    """Whether the game itself can read the files."""
    try:
        for cards, town in product(CARD_SETS, TOWNS):
            config_for(PLAYERS, DIFFICULTY, content, cards, town)
    except ContentError as error:
        return [Problem("content", "setting", UNREADABLE, str(error))]
    return []


def check_shipped() -> dict[str, list[Problem]]:
    """Each shipped file with its problems, as the command line shows them."""
    found: dict[str, list[Problem]] = {f"they_live/{name}.toml": [] for name in FILES}
    texts = {name: text_of(name) for name in FILES}
    content = {name: parsed(name, text) for name, text in texts.items()}
    for problem in check_content(content, None, texts):
        found.setdefault(f"they_live/{problem.file}", []).append(problem)
    return found
