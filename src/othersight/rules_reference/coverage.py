"""Which rules of a catalogue are proved, stale, unproved, missing or waived.

A rule is proved when a test with its id passed and asserted something in the last `make mutate`, and when tests with
its id noticed at least two faults planted in its steps. A rule that no code carries out, such as a definition, needs no
fault. A proof is stale when a step or a test of the rule has been edited since.
"""

from dataclasses import dataclass
from pathlib import Path

from othersight.locales import text
from othersight.rules_reference.claims import Claim, CoverageError, claims, waivers
from othersight.rules_reference.places import PACKAGE, Place, steps
from othersight.rules_reference.proof import Proof, proofs, state_of
from othersight.rules_reference.reference import rules

MOST_WAIVERS = 10
PROVED = "proved"
STALE = "stale"
UNPROVED = "unproved"
MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one game, content rows aside, by what is known of them."""

    game: str
    rules: int
    proved: int
    waived: int
    stale: tuple[str, ...]
    """Proved, but a step or a test has changed since `make mutate` ran."""
    unproved: tuple[str, ...]
    """Its tests did not pass or noticed fewer than two planted faults when `make mutate` ran, or it has not run."""
    missing: tuple[str, ...]
    """No test that asserts something carries the id."""
    without_step: int
    """Proved, and no code carries the id, so that no fault can be planted."""

    @property
    def is_complete(self) -> bool:
        """Whether nothing lacks a proof; a stale one is renewed by the next `make mutate`."""
        return not (self.missing or self.unproved)

    def as_json(self) -> dict[str, str | int | list[str]]:
        return {
            "game": self.game,
            "rules": self.rules,
            "proved": self.proved,
            "without_step": self.without_step,
            "waived": self.waived,
            "stale": list(self.stale),
            "unproved": list(self.unproved),
            "missing": list(self.missing),
        }


def source_checkout() -> Path:
    """The root of the checkout this package runs from; CoverageError when it is installed."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests" / "rule_ids.py").is_file():
        raise CoverageError(text("coverage-no-tests", place=str(root)))
    return root


def coverage(
    game: str, root: Path, package: Path = PACKAGE, claimed: dict[str, list[Claim]] | None = None
) -> Coverage:
    """Counts the rules by the tests and scenarios under the root of a checkout and the kept proofs."""
    wanted = [entry.id for entry in rules(game) if not entry.is_content]
    claimed = claims(root) if claimed is None else claimed
    file, reasons = waivers(root)
    waived = [id for id in wanted if id in reasons]
    check_waivers(game, file, waived, claimed)
    carried, kept = steps(package), proofs(root, game)
    told = {
        id: standing(carried.get(id, []), claimed.get(id, []), kept.get(id))
        for id in wanted
        if id not in reasons
    }
    found = {kind: tuple(id for id in told if told[id] == kind) for kind in told.values()}
    proved = found.get(PROVED, ())
    return Coverage(
        game,
        len(wanted),
        len(proved),
        len(waived),
        found.get(STALE, ()),
        found.get(UNPROVED, ()),
        found.get(MISSING, ()),
        sum(id not in carried for id in proved),
    )


def standing(carried: list[Place], claimed: list[Claim], proof: Proof | None) -> str:
    """What is known of one rule."""
    if not claimed:
        return MISSING
    if proof is None or not proof.is_enough(bool(carried)):
        return UNPROVED
    return PROVED if proof.state == state_of(carried, claimed) else STALE


def check_waivers(
    game: str, file: Path, waived: list[str], claimed: dict[str, list[Claim]]
) -> None:
    """A waiver is for what cannot be tested, so few, and none for a rule that is."""
    for id in waived:
        if id in claimed:
            place = str(claimed[id][0].file)
            raise CoverageError(text("coverage-needless", file=str(file), id=id, place=place))
    count = len(waived)
    if count > MOST_WAIVERS:
        limit = MOST_WAIVERS
        reason = text("coverage-too-many", file=str(file), game=game, count=count, limit=limit)
        raise CoverageError(reason)
