"""Odds in words and columns: a table for one roll, a line for each option that leads to one."""

from othersight.kernel.game import Game
from othersight.kernel.odds import Chances, Odds, mean
from othersight.kernel.question import Question
from othersight.locales import keys, series, text, text_or_key
from othersight.locales.figures import chance, decimal
from othersight.locales.rendering import CLAUSES
from othersight.toolkit.columns import table
from othersight.tui.answers import label, last_label, option_by_label, option_texts
from othersight.tui.screen import Screen, sentence

LEAST_SHOWN = 5e-5
"""Rows at the far end that would read 0.00 % are left out."""


def percent(share: float, language: str = "") -> str:
    """A chance as people read it; next to nothing and next to certain are told as that."""
    return chance(share, 2, language, apart=True)


def event_text(game: str, name: str, language: str) -> str:
    """What an event is called; a Monster's death by the Monster's name."""
    if f"odds-event-{name}" in keys():
        return text(f"odds-event-{name}", language, game=game)
    monster = name.removeprefix("killed-")
    for kind in ("monster", "card"):
        if f"{game}-{kind}-{monster}" in keys():
            monster = text(f"{game}-{kind}-{monster}", language)
    return text("odds-event-killed-monster", language, name=monster)


def number_text(name: str, language: str) -> str:
    """What a number is called."""
    return text(f"odds-number-{name}", language)


def table_lines(odds: Odds, game: str, language: str = "") -> list[str]:
    """All of the odds of one roll."""
    lines = [text_or_key(f"odds-what-{odds.what}", language)]
    for name, chances in odds.numbers.items():
        said = number_text(name, language)
        lines += [
            "",
            text(
                "odds-expected", language, name=said, expected=decimal(mean(chances), 3, language)
            ),
        ]
        lines += rows(chances, language)
    if odds.events:
        lines.append("")
        lines += table(
            [
                (event_text(game, name, language), percent(share, language))
                for name, share in odds.events.items()
            ],
            left=1,
        )
    return [*lines, "", *footnotes(odds, language)]


def rows(chances: Chances, language: str) -> list[str]:
    """A row for each number that is not next to impossible, with the chance of it or more."""
    heads = ("odds-column-number", "odds-column-exactly", "odds-column-more")
    found = [tuple([text(head, language) for head in heads])]
    beyond = sum(chances)
    for number, share in enumerate(chances):
        if beyond < LEAST_SHOWN and number:
            break
        found.append((str(number), percent(share, language), percent(beyond, language)))
        beyond -= share
    return table(found)


def footnotes(odds: Odds, language: str) -> list[str]:
    """What was cut off, and what was taken for granted."""
    lines: list[str] = []
    if odds.assuming:
        said = [text(f"odds-assuming-{each}", language) for each in odds.assuming]
        lines.append(text("odds-assuming", language, assumptions=series(said, language, CLAUSES)))
    if odds.remainder > 0.0:
        lines.append(text("odds-remainder", language, remainder=f"{odds.remainder:.1e}"))
    return lines


def summary(odds: Odds, game: str, language: str = "") -> str:
    """One line: what is to be expected, and the chance of every event."""
    numbers = [
        text(
            "odds-of-number",
            language,
            name=number_text(name, language),
            expected=decimal(n, 2, language),
        )
        for name, n in odds.expected.items()
    ]
    events = [
        text(
            "odds-of-event",
            language,
            name=event_text(game, name, language),
            chance=percent(share, language),
        )
        for name, share in odds.events.items()
    ]
    parts = [series(part, language) for part in (numbers, events) if part]
    return series(parts, language, CLAUSES) if parts else ""


def show_odds(game: Game, question: Question, asked: str, screen: Screen) -> None:
    """The odds of all open options in a line each, or all of one option by its letter."""
    if asked:
        show_one(game, question, asked, screen)
        return
    found = [game.odds(question.seat, option) for option in question.options]
    if not any(found):
        screen.tell("odds-none-open")
        return
    said = option_texts(game, question, screen)
    for at, odds in enumerate(found):
        if odds is not None:
            screen.line(f"{label(at):>3}. {sentence(said[at])}", hang=5)
            screen.line(summary(odds, game.definition.name, screen.language), indent=5)
    assumed = dict.fromkeys([each for odds in found if odds is not None for each in odds.assuming])
    if assumed:
        notes = [text(f"odds-assuming-{each}", screen.language) for each in assumed]
        screen.tell("odds-assuming", assumptions=series(notes, screen.language, CLAUSES))
    screen.tell("odds-how")


def show_one(game: Game, question: Question, asked: str, screen: Screen) -> None:
    """The whole table of one option."""
    option = option_by_label(question, asked)
    if option is None:
        screen.tell("play-no-such-letter", last=last_label(question))
        return
    odds = game.odds(question.seat, option)
    if odds is None:
        screen.tell("odds-no-roll", letter=asked)
        return
    screen.lines(table_lines(odds, game.definition.name, screen.language))
