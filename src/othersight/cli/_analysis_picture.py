"""An analysis in the words of its picture."""

from othersight.arena.side_words import side_named
from othersight.cli._analysis import percent
from othersight.games import words_of
from othersight.locales import text
from othersight.locales.figures import decimal, signed
from othersight.study.analysis import Analysis
from othersight.study.ledger import Line
from othersight.study.past_games import ROUND
from othersight.study.plot import Bar, Picture, Point
from othersight.study.words import figure_named, place_told
from othersight.toolkit.phrases import Say
from othersight.tui.screen import sentence


def picture_of(analysis: Analysis, say: Say) -> Picture:
    """All that is drawn, with its labels."""
    past = analysis.past
    opening = words_of(past.game).opening(past.positions[0], past.seat)[:1]
    game = " ".join([say(phrase) for phrase in opening]).rstrip(".")
    return Picture(
        title=text(
            "analyse-plot-title", game=game, side=analysis.side, name=side_named(analysis.side)
        ),
        source=text("analyse-plot-source", games=analysis.games, players=analysis.asked.players),
        steps=text("analyse-plot-steps"),
        luck=text("analyse-plot-luck"),
        last=past.last,
        points=points_of(analysis, say),
        rounds={
            entry.decision: text("analyse-plot-round", number=str(entry.values[0]))
            for entry in past.headings
            if entry.key == ROUND
        },
        turning=[(one.first, one.last) for one in analysis.turning],
        bars=[
            *[
                bar_of(line, text("analyse-side", side=line.side, name=side_named(line.side)))
                for line in analysis.luck.sides
            ],
            *[bar_of(line, name_of(analysis, line, say)) for line in analysis.luck.figures],
        ],
    )


def points_of(analysis: Analysis, say: Say) -> list[Point]:
    """The points of the curve with what they say."""
    points: list[Point] = []
    for step, share in analysis.curve:
        low, high = share.interval
        told = text(
            "analyse-plot-point",
            place=place_told(analysis.past, step, say) or text("analyse-start"),
            share=percent(share.share),
            low=percent(low),
            high=percent(high),
            games=0 if share.known else share.games,
        )
        points.append(Point(step, share.share, low, high, told))
    return points


def name_of(analysis: Analysis, line: Line, say: Say) -> str:
    """Whose dice they are, or against whom."""
    name = say(figure_named(analysis.past, line.figure))
    return sentence(text("analyse-figure", side=line.side, name=name))


def bar_of(line: Line, name: str) -> Bar:
    """The luck of one line."""
    account = line.successes
    told = text(
        "analyse-plot-bar",
        z=signed(account.z, 1),
        got=str(account.got),
        expected=decimal(account.expected, 1),
    )
    return Bar(name, account.z, told)
