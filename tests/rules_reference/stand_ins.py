"""The house figures of The Others as the catalogue's table of missing figures gives them, made from the content.

`python -m tests.rules_reference.stand_ins` writes them into the packaged catalogue; `make docs` does so and copies it.
"""

from collections.abc import Iterable

from othersight.games.the_others.content import FigureValue, house_figures
from othersight.rules_reference.reference import catalogue_of

FILE = catalogue_of("the-others")
STATS = ("fight", "skill", "defense")
RESULTS = {"hit": "HIT", "defense": "DEF", "cc": "CC"}
NAMES = {"karl": "Karl human", "karl-wolf": "Karl wolf"}


def stand_ins(figures: dict[str, FigureValue]) -> dict[str, str]:
    """The last cell of each row that has figures, by the row's first cell."""
    return {
        "Sin die (6 faces)": faces(figures, "dice.sin.faces."),
        "Hero die (6 faces)": faces(figures, "dice.hero.faces."),
        "Hero stats F/S/D": ", ".join(hero_stats(figures)),
        "Karl, human form": karls_gain(figures),
        "Monster stats F/D": "; ".join(monster_stats(figures)),
        "Token supply": supply(figures),
    }


def under(figures: dict[str, FigureValue], start: str) -> dict[str, FigureValue]:
    """The figures whose path begins so, by the rest of it."""
    return {path[len(start) :]: value for path, value in figures.items() if path.startswith(start)}


def faces(figures: dict[str, FigureValue], die: str) -> str:
    """How many of each result a die has."""
    return ", ".join([f"{face.upper()} {count}" for face, count in under(figures, die).items()])


def hero_stats(figures: dict[str, FigureValue]) -> Iterable[str]:
    """Each Hero with those of his stats that no source gives."""
    heroes = under(figures, "heroes.")
    for hero in dict.fromkeys([path.partition(".")[0] for path in heroes]):
        own = under(heroes, f"{hero}.")
        name = NAMES.get(hero, hero.title())
        if all(stat in own for stat in STATS):
            line = "/".join([str(own[stat]) for stat in STATS])
            yield f"{name} {line}{' Ranged' if own['ranged'] else ''}"
        else:
            known = [f"{stat.title()} {own[stat]}" for stat in STATS if stat in own]
            if "ranged" in own:
                known.append(f"Ranged {'yes' if own['ranged'] else 'no'}")
            yield f"{name} {' '.join(known)}"


def karls_gain(figures: dict[str, FigureValue]) -> str:
    """What human Karl gains in his Fights."""
    gains = under(figures, "heroes.karl.figures.")
    return ", ".join([f"+{count} {RESULTS[result]}" for result, count in gains.items()])


def monster_stats(figures: dict[str, FigureValue]) -> Iterable[str]:
    """Fight and Defense of the Monsters, those of each Sin apart, others together where they are alike."""
    for sin in ("pride", "sloth"):
        own = under(figures, f"monsters.sins.{sin}.")
        kinds = [f"{kind.title()} {stats_of(own, kind)}" for kind in ("controller", "avatar")]
        yield f"{sin.title()}: {', '.join(kinds)}"
    for name, group in (("Hell Club", "hell_club"), ("Acolytes of expansions", "acolytes")):
        own = under(figures, f"monsters.{group}.")
        members = dict.fromkeys([path.partition(".")[0] for path in own])
        yield f"{name} {' or '.join(sorted({stats_of(own, member) for member in members}))}"


def stats_of(figures: dict[str, FigureValue], kind: str) -> str:
    """Fight and Defense of one kind."""
    return f"{figures[f'{kind}.fight']}/{figures[f'{kind}.defense']}"


def supply(figures: dict[str, FigureValue]) -> str:
    """How many tokens of each kind there are."""
    kinds: dict[FigureValue, list[str]] = {}
    for path, count in under(figures, "tokens.exploration.").items():
        kinds.setdefault(count, []).append(path.partition(".")[0].replace("-", " ").title())
    return "; ".join([f"{count} each of {', '.join(names)}" for count, names in kinds.items()])


def with_stand_ins(text: str, cells: dict[str, str]) -> str:
    """A catalogue with these cells in its table of missing figures."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        row = line.split(" | ")
        subject = row[0].removeprefix("| ")
        if len(row) == 4 and subject in cells:
            lines[at] = " | ".join([*row[:3], f"{cells[subject]} |"])
    return "\n".join(lines)


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    FILE.write_text(with_stand_ins(text, stand_ins(house_figures())), encoding="utf-8")


if __name__ == "__main__":
    main()
