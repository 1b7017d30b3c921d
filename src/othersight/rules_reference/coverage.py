"""Which rules of a catalogue are tested, waived or missing, counted from the source text alone."""

from dataclasses import dataclass
from pathlib import Path

from othersight.locales import text
from othersight.rules_reference.claims import CoverageError, claims, waivers
from othersight.rules_reference.reference import rules

MOST_WAIVERS = 10


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one game, content rows aside: how many are tested, waived, missing."""

    game: str
    rules: int
    tested: int
    waived: int
    missing: tuple[str, ...]

    def as_json(self) -> dict[str, str | int | list[str]]:
        return {
            "game": self.game,
            "rules": self.rules,
            "tested": self.tested,
            "waived": self.waived,
            "missing": list(self.missing),
        }


def source_checkout() -> Path:
    """The root of the checkout this package runs from; CoverageError when it is installed."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests" / "rule_ids.py").is_file():
        raise CoverageError(text("coverage-no-tests", place=str(root)))
    return root


def coverage(game: str, root: Path) -> Coverage:
    """Counts the claims of the tests and scenarios under the root of a checkout."""
    wanted = [entry.id for entry in rules(game) if not entry.is_content]
    claimed = claims(root)
    file, reasons = waivers(root)
    waived = [id for id in wanted if id in reasons]
    check_waivers(game, file, waived, claimed)
    tested = [id for id in wanted if id in claimed]
    missing = tuple(id for id in wanted if id not in claimed and id not in reasons)
    return Coverage(game, len(wanted), len(tested), len(waived), missing)


def check_waivers(game: str, file: Path, waived: list[str], claimed: dict[str, Path]) -> None:
    """A waiver is for what cannot be tested, so few, and none for a rule that is."""
    for id in waived:
        if id in claimed:
            place = str(claimed[id])
            raise CoverageError(text("coverage-needless", file=str(file), id=id, place=place))
    count = len(waived)
    if count > MOST_WAIVERS:
        limit = MOST_WAIVERS
        reason = text("coverage-too-many", file=str(file), game=game, count=count, limit=limit)
        raise CoverageError(reason)
