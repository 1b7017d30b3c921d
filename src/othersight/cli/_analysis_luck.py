"""The luck ledger in lines."""

from collections.abc import Sequence

from othersight.arena.side_words import side_named
from othersight.locales import text
from othersight.study.analysis import Analysis
from othersight.study.ledger import Line
from othersight.study.measures import Account
from othersight.study.words import figure_named
from othersight.tui.screen import Screen, sentence

NOTHING = 0.05
"""A sum nearer to its expectation than this is just as expected."""


def signed(number: float, places: int = 1) -> str:
    """A number with its sign; nothing has none."""
    said = f"{number:+.{places}f}"
    return said if float(said) else f"{0:.{places}f}"


def often(share: float) -> str:
    """Among how many games one is as far from expectation."""
    return f"{round(1 / share):,}" if share > 1e-12 else "1,000,000,000,000"


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
    wide = max([len(name) for name, _ in rows])
    screen.write("  " + " " * wide + text("analyse-luck-head", screen.language))
    for name, line in rows:
        print_row(line, f"{name:<{wide}}", screen)


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
        by=f"{abs(by):.1f}",
        above="yes" if by > 0 else "no",
        often=often(account.share_as_far()),
    )


def print_cancelled(line: Line, screen: Screen) -> None:
    """How the dice had fallen that did not count in the end."""
    gone = line.cancelled
    if gone.dice:
        by = signed(gone.successes.got - gone.successes.expected)
        said = text("analyse-cancelled", screen.language, dice=gone.dice, by=by)
        screen.line(said, indent=4, hang=2)


def figure_told(analysis: Analysis, line: Line, screen: Screen) -> str:
    """A Hero or person, or the dice against a Hero."""
    name = screen.say(figure_named(analysis.past, line.figure))
    return sentence(text("analyse-figure", screen.language, side=line.side, name=name))


def kind_told(line: Line, language: str) -> str:
    """Whose dice they are and what for."""
    side = text("analyse-side", language, side=line.side, name=side_named(line.side))
    return f"{side}: {text(f'analyse-kind-{line.kind}', language)}"


def print_row(line: Line, name: str, screen: Screen) -> None:
    """One line of the ledger in columns, and below it what else was counted."""
    account = line.successes
    row = f"  {name}  {line.dice:>4}  {account.got:>9}  {account.expected:>8.1f}"
    row += f"  {signed(account.got - account.expected):>8}  {signed(account.z):>4}"
    screen.write(f"{row}  {often(account.share_as_far()):>9}")
    parts = [part_told(key, one, screen.language) for key, one in line.others.items()]
    if parts:
        screen.line(", ".join(parts), indent=4, hang=2)


def part_told(key: str, account: Account, language: str) -> str:
    """One more thing that was counted, with its expectation."""
    name = text(f"analyse-measure-{key}", language)
    return text(
        "analyse-part", language, name=name, got=account.got, expected=f"{account.expected:.1f}"
    )
