"""An analysis in lines: the curve, its turning points, the luck ledger, and what all of it means."""

from othersight.arena.side_words import side_named
from othersight.cli._analysis_luck import print_luck
from othersight.games import words_of
from othersight.locales import keys as texts_known
from othersight.locales import text
from othersight.locales.figures import signed
from othersight.study.analysis import Analysis
from othersight.study.chances import Share, Shift
from othersight.study.turning_points import TurningPoint
from othersight.study.words import decision_told, line_told, place_told
from othersight.toolkit.columns import padded, table, width_of
from othersight.tui.screen import Screen, sentence

HEADS = ("step", "chance", "interval", "games")
"""The columns of the curve, by the ends of their texts."""
WIDE = 20
"""Signs of a bar in the curve."""
MOST_LINES = 14
"""Lines of the log that are shown of a turning point."""


def print_analysis(analysis: Analysis, screen: Screen, plot: str) -> int:
    """All of it."""
    print_title(analysis, screen)
    print_curve(analysis, screen)
    print_turning(analysis, screen)
    print_luck(analysis, screen)
    print_meaning(analysis, screen)
    if plot:
        screen.line()
        screen.tell("analyse-plotted", file=plot)
    return 0


def print_title(analysis: Analysis, screen: Screen) -> None:
    """Which game this was and how it ended."""
    past = analysis.past
    words = words_of(past.game)
    for phrase in words.opening(past.positions[0], past.seat)[:1]:
        screen.line(screen.say(phrase))
    if past.is_over:
        screen.tell("analyse-over", decisions=past.last)
        for phrase in words.ending(past.game):
            screen.line(sentence(screen.say(phrase)))
    else:
        seat = screen.say(words.seat(past.game, past.seat))
        screen.tell("analyse-running", decisions=past.last, seat=seat)


def place(analysis: Analysis, step: int, screen: Screen) -> str:
    """Where in the game a step falls."""
    if step == 0:
        return text("analyse-start", screen.language)
    if step == analysis.past.last and analysis.past.is_over:
        return text("analyse-end", screen.language)
    return place_told(analysis.past, step, screen.say) or text("analyse-start", screen.language)


# -- the curve


def print_curve(analysis: Analysis, screen: Screen) -> None:
    """One line for every point."""
    screen.line()
    screen.tell("analyse-curve", side=analysis.side, name=side_named(analysis.side))
    heads = [text(f"analyse-curve-{head}", screen.language) for head in HEADS]
    figures = [point_row(step, share, screen.language) for step, share in analysis.curve]
    head, *rows = table([heads, *figures])
    screen.write(head)
    for (step, share), row in zip(analysis.curve, rows, strict=True):
        full = round(WIDE * share.share)
        bar = "#" * full + "." * (WIDE - full)
        wide = width_of(head)
        screen.write(f"{padded(row, wide)}  {bar}  {place(analysis, step, screen)}")
    stuck = sum([share.stuck for _, share in analysis.curve])
    if stuck:
        screen.tell("analyse-stuck", count=stuck)


def point_row(step: int, share: Share, language: str) -> list[str]:
    """The figures of one point."""
    low, high = share.interval
    chance = text("analyse-percent", language, share=percent(share.share))
    interval = text("analyse-interval", language, low=percent(low), high=percent(high))
    games = str(share.games)
    if share.known:
        interval, games = text("analyse-known", language), ""
    return [str(step), chance, interval, games]


def percent(share: float) -> str:
    """A share in whole percent."""
    return f"{100 * share:.0f}"


# -- turning points


def print_turning(analysis: Analysis, screen: Screen) -> None:
    """Every turning point with what happened there."""
    if not analysis.asked.turning:
        return
    screen.line()
    screen.tell("analyse-turning")
    if not analysis.turning:
        screen.line(text("analyse-turning-none", screen.language), indent=2)
    for number, one in enumerate(analysis.turning, start=1):
        screen.line(turned(analysis, one, number, screen), indent=2, hang=3)
        print_split(one, screen)
        print_lines(analysis, one, screen)


def turned(analysis: Analysis, one: TurningPoint, number: int, screen: Screen) -> str:
    """Where the chances moved and how far."""
    low, high = one.moved.interval
    return text(
        "analyse-turned",
        screen.language,
        number=number,
        place=place(analysis, one.first, screen),
        count=one.last - one.first,
        **{"from": one.first + 1},
        last=one.last,
        before=percent(one.before.share),
        after=percent(one.after.share),
        points=points(one.moved.by),
        side=analysis.side,
        name=side_named(analysis.side),
        low=points(low),
        high=points(high),
        clear="yes" if one.moved.is_clear else "no",
    )


def points(by: float) -> str:
    """A difference of shares in points of percent, with its sign."""
    return signed(100 * by, 0)


def print_split(one: TurningPoint, screen: Screen) -> None:
    """What chance did and what was decided."""
    if one.luck is None or one.choice is None:
        return
    if not one.rolls:
        screen.line(text("analyse-no-dice", screen.language), indent=5)
        return
    told = {**told_shift("luck", one.luck), **told_shift("choice", one.choice)}
    screen.line(text("analyse-split", screen.language, **told), indent=5)


def told_shift(name: str, shift: Shift) -> dict[str, str]:
    """A difference with its interval, under the names of the text."""
    low, high = shift.interval
    return {name: points(shift.by), f"{name}-low": points(low), f"{name}-high": points(high)}


def print_lines(analysis: Analysis, one: TurningPoint, screen: Screen) -> None:
    """The decisions that may be told at which dice fell, and what the log tells of all of them."""
    lines: list[str] = []
    for step in range(one.first + 1, one.last + 1):
        told = decision_told(analysis.past, step, screen.say)
        if told is not None and (step in one.rolls or not one.rolls):
            seat, option = sentence(told[0]), sentence(told[1])
            lines.append(
                text("analyse-decided", screen.language, number=step, seat=seat, option=option)
            )
        entries = analysis.past.lines_at(step)
        lines += ["  " + line_told(analysis.past, entry, screen.say) for entry in entries]
    for said in lines[:MOST_LINES]:
        screen.line(said.strip(), indent=7 if said.startswith("  ") else 5, hang=2)
    if len(lines) > MOST_LINES:
        more = text("analyse-more-lines", screen.language, count=len(lines) - MOST_LINES)
        screen.line(more, indent=7)


# -- what it means


def print_meaning(analysis: Analysis, screen: Screen) -> None:
    """What the figures are and what they are not."""
    past, asked = analysis.past, analysis.asked
    screen.line()
    screen.tell("analyse-meaning")
    seat = screen.say(words_of(past.game).seat(past.game, past.seat))
    told: dict[str, object] = {
        "players": asked.players,
        "games": analysis.games,
        "seed": asked.seed,
        "seat": seat,
    }
    keys = ["curve", "known" if past.seat < 0 else "seat"]
    keys += ["turning"] if past.is_over and analysis.turning else []
    known = texts_known(screen.language)
    for key in (*keys, "luck", past.game.definition.name):
        if f"analyse-meaning-{key}" not in known:
            continue
        screen.line(text(f"analyse-meaning-{key}", screen.language, **told), indent=2)
