"""The luck ledger in lines."""

from collections.abc import Sequence

from othersight.arena.side_words import side_named
from othersight.locales import series, text
from othersight.locales.figures import decimal, signed
from othersight.study.analysis import Analysis
from othersight.study.ledger import Line
from othersight.study.measures import Account
from othersight.study.words import figure_named
from othersight.toolkit.columns import table
from othersight.tui.screen import Screen, sentence

NOTHING = 0.05
"""A sum nearer to its expectation than this is just as expected."""


HEADS = ("dice", "got", "expected", "by", "z", "often")
"""The columns of the ledger, by the ends of their texts."""


def often(share: float, language: str) -> str:
    """Among how many games one is as far from expectation."""
    return decimal(round(1 / max(share, 1e-12)), 0, language)


def print_luck(analysis: Analysis, screen: Screen) -> None:
    """Sides, Heroes or people, and what the dice were rolled for."""
    luck = analysis.luck
    screen.line()
    screen.tell("analyse-luck")
    if not luck.sides:
        screen.line(text("analyse-no-rolls", screen.language), indent=2)
        return
    for line in luck.sides:
        screen.line(side_told(line, screen.language), indent=2, hang=2)
        print_cancelled(line, screen)
    print_table([(figure_told(analysis, line, screen), line) for line in luck.figures], screen)
    screen.line()
    screen.tell("analyse-by-kind")
    print_table([(kind_told(line, screen.language), line) for line in luck.kinds], screen)


def print_table(rows: Sequence[tuple[str, Line]], screen: Screen) -> None:
    """Lines of the ledger in columns under their heads."""
    heads = ["", *[text(f"analyse-luck-{head}", screen.language) for head in HEADS]]
    head, *lines = table([heads, *[row_of(line, name, screen) for name, line in rows]], left=1)
    screen.write(head)
    for said, (_, line) in zip(lines, rows, strict=True):
        screen.write(said)
        print_others(line, screen)


def side_told(line: Line, language: str) -> str:
    """One side's luck in a sentence."""
    account = line.successes
    side = text("analyse-side", language, side=line.side, name=side_named(line.side))
    by = account.got - account.expected
    if abs(by) < NOTHING:
        return text("analyse-side-even", language, side=side, dice=line.dice)
    return text(
        "analyse-side-luck",
        language,
        side=side,
        dice=line.dice,
        by=decimal(abs(by), 1, language),
        above="yes" if by > 0 else "no",
        often=often(account.share_as_far(), language),
    )


def print_cancelled(line: Line, screen: Screen) -> None:
    """How the dice had fallen that did not count in the end."""
    gone = line.cancelled
    if gone.dice:
        by = signed(gone.successes.got - gone.successes.expected, 1, screen.language)
        said = text("analyse-cancelled", screen.language, dice=gone.dice, by=by)
        screen.line(said, indent=4, hang=2)


def figure_told(analysis: Analysis, line: Line, screen: Screen) -> str:
    """A Hero or person, or the dice against a Hero."""
    name = screen.say(figure_named(analysis.past, line.figure))
    return sentence(text("analyse-figure", screen.language, side=line.side, name=name))


def kind_told(line: Line, language: str) -> str:
    """Whose dice they are and what for."""
    side = text("analyse-side", language, side=line.side, name=side_named(line.side))
    kind = text(f"analyse-kind-{line.kind}", language)
    return text("analyse-side-kind", language, side=side, kind=kind)


def row_of(line: Line, name: str, screen: Screen) -> list[str]:
    """One line of the ledger in columns."""
    account, language = line.successes, screen.language
    return [
        name,
        str(line.dice),
        str(account.got),
        decimal(account.expected, 1, language),
        signed(account.got - account.expected, 1, language),
        signed(account.z, 1, language),
        often(account.share_as_far(), language),
    ]


def print_others(line: Line, screen: Screen) -> None:
    """What else was counted."""
    parts = [part_told(key, one, screen.language) for key, one in line.others.items()]
    if parts:
        screen.line(series(parts, screen.language), indent=4, hang=2)


def part_told(key: str, account: Account, language: str) -> str:
    """One more thing that was counted, with its expectation."""
    name = text(f"analyse-measure-{key}", language)
    return text(
        "analyse-part",
        language,
        name=name,
        got=account.got,
        expected=decimal(account.expected, 1, language),
    )
