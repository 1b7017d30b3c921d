"""Which rules of a catalogue are tested, waived, missing or without proof.

A rule is tested when a test with its id asserts something, when that test passed in the last `make mutate`, and when
it noticed a fault planted in a step of the rule. A rule that no code carries out, such as a definition, needs no fault.
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
MISSING = "missing"
UNPROVED = "unproved"
CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one game, content rows aside, by what is known of them."""

    game: str
    rules: int
    tested: int
    waived: int
    missing: tuple[str, ...]
    """No test that asserts something carries the id."""
    unproved: tuple[str, ...]
    """Its tests did not pass or noticed no planted fault when `make mutate` ran, or it has not run."""
    changed: tuple[str, ...]
    """A step or a test has changed since `make mutate` ran."""
    without_step: int
    """Tested, and no code carries the id, so that no fault can be planted."""

    @property
    def is_complete(self) -> bool:
        return not (self.missing or self.unproved or self.changed)

    def as_json(self) -> dict[str, str | int | list[str]]:
        return {
            "game": self.game,
            "rules": self.rules,
            "tested": self.tested,
            "without_step": self.without_step,
            "waived": self.waived,
            "missing": list(self.missing),
            "unproved": list(self.unproved),
            "changed": list(self.changed),
        }


def source_checkout() -> Path:
    """The root of the checkout this package runs from; CoverageError when it is installed."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "tests" / "rule_ids.py").is_file():
        raise CoverageError(text("coverage-no-tests", place=str(root)))
    return root


def coverage(game: str, root: Path, package: Path = PACKAGE) -> Coverage:
    """Counts the rules by the tests and scenarios under the root of a checkout and the kept proofs."""
    wanted = [entry.id for entry in rules(game) if not entry.is_content]
    claimed = claims(root)
    file, reasons = waivers(root)
    waived = [id for id in wanted if id in reasons]
    check_waivers(game, file, waived, claimed)
    carried, proved = steps(package), proofs(root, game)
    told = {
        id: standing(carried.get(id, []), claimed.get(id, []), proved.get(id))
        for id in wanted
        if id not in reasons
    }
    found = {kind: tuple(id for id in told if told[id] == kind) for kind in told.values()}
    tested = found.get(PROVED, ())
    return Coverage(
        game,
        len(wanted),
        len(tested),
        len(waived),
        found.get(MISSING, ()),
        found.get(UNPROVED, ()),
        found.get(CHANGED, ()),
        sum(id not in carried for id in tested),
    )


def standing(carried: list[Place], claimed: list[Claim], proof: Proof | None) -> str:
    """What is known of one rule."""
    if not claimed:
        return MISSING
    if proof is None:
        return UNPROVED
    if proof.state != state_of(carried, claimed):
        return CHANGED
    return PROVED if proof.tests and (proof.noticed or not carried) else UNPROVED


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
