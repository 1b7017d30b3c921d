"""What every section of the report is made from: the games it tells of, notes, and drawings with their figures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from othersight.arena.report.markup import Content, Markup, inner, tag, unfold
from othersight.arena.report.spec import report_spec_of
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.locales import enumeration, text


@dataclass(frozen=True)
class Run:
    """The games that the body of the report tells of, and what was asked for."""

    game: str
    sides: tuple[str, ...]
    rows: Sequence[Row]
    """The games of the plain setting."""
    settings: Mapping[str, Sequence[Row]]
    """All games by their setting, the one that others are compared with first."""
    description: Mapping[str, Any]

    @property
    def side(self) -> str:
        """The side whose share is told; what it does not win the other wins."""
        return self.sides[0]

    @property
    def finished(self) -> list[Row]:
        return [row for row in self.rows if row.outcome]

    @property
    def pairings(self) -> "list[Run]":
        """The games of each pair of players that met, as runs of their own."""
        levels = {tuple([row.pairing[side] for side in self.sides]): None for row in self.rows}
        return [self.of_levels(one) for one in sorted(levels, key=self.place_of)]

    def of_levels(self, levels: tuple[str, ...]) -> "Run":
        """The games of one pairing."""

        def of(rows: Sequence[Row]) -> list[Row]:
            return [row for row in rows if tuple([row.pairing[s] for s in self.sides]) == levels]

        settings = {name: of(rows) for name, rows in self.settings.items()}
        return replace(self, rows=of(self.rows), settings=settings)

    def place_of(self, levels: tuple[str, ...]) -> list[tuple[int, str]]:
        """Where a pairing stands: as the levels were asked for."""
        asked = [str(level) for level in self.description.get("players", ())]
        return [(asked.index(one) if one in asked else len(asked), one) for one in levels]

    @property
    def parts(self) -> list[str]:
        """The options in which the games differ."""
        return [
            name
            for name in report_spec_of(self.game).parts
            if len({row.options.get(name) for row in self.rows}) > 1
        ]


@dataclass(frozen=True)
class Section:
    """A part of the report with its name in the table of contents."""

    id: str
    title: str
    body: Markup


def section(id: str, *parts: Content) -> Section:
    return Section(id, text(f"lab-section-{id}"), inner(parts))


def note(key: str, **arguments: str | int) -> Markup:
    """A paragraph of explanation."""
    return tag("p", text(key, "", **arguments), class_="note")


def figure(title: str, drawing: Markup, *figures: Content, legend: Content = "") -> Markup:
    """A drawing with its title, what its colours mean, and its figures for those who want or need them."""
    return tag(
        "figure",
        tag("figcaption", title),
        legend,
        drawing,
        unfold(text("lab-as-table"), *figures),
    )


def legend_of(names: Sequence[str], classes: Sequence[str]) -> Markup:
    """Which colour is what."""
    keys = [
        tag("li", tag("i", class_=f"swatch {one}"), name)
        for name, one in zip(names, classes, strict=True)
    ]
    return tag("ul", *keys, class_="legend")


def sides_legend(run: Run) -> Markup:
    names = [text("lab-won-by", side=side_named(side)) for side in run.sides]
    return legend_of(names, ["first", "second"])


def setting_named(run: Run, name: str) -> str:
    """What was set, or that nothing was."""
    figures = run.description.get("settings", {}).get(name, {})
    if not figures and not name:
        return text("lab-setting-plain")
    said = [f"{path} = {value}" for path, value in sorted(figures.items())]
    return enumeration(said) if said else name


def option(name: str) -> Callable[[Row], Any]:
    """What an option was in a game."""
    return lambda row: row.options.get(name)


def levels_named(run: Run, row: Row) -> str:
    first, second = run.sides
    return text(
        "lab-pairing",
        first=side_named(first),
        one=row.pairing[first],
        second=side_named(second),
        other=row.pairing[second],
    )
