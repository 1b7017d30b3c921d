"""Says which faults were noticed, rule by rule, and keeps the proofs that `othersight rules coverage` reads."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from othersight.rules_reference import games, rule, rules
from othersight.rules_reference.claims import claims
from othersight.rules_reference.places import steps
from othersight.rules_reference.proof import NEEDED, Proof, file_of, proofs, state_of
from tests.mutation.fault import Fault, listed
from tests.mutation.runner import Outcome, RuleTests

REPOSITORY = Path(__file__).resolve().parents[2]


@dataclass(slots=True)
class Tally:
    """The faults planted for one rule, and those that its own tests noticed."""

    planted: int = 0
    noticed: int = 0
    by: dict[str, None] = field(default_factory=dict)
    """The tests that noticed, each once."""


def tallies(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for outcome in outcomes:
        for id in outcome.fault.rules:
            tally = found.setdefault(id, Tally())
            tally.planted += 1
            test = outcome.noticed.get(id, "")
            if test:
                tally.noticed += 1
                tally.by[test.partition("[")[0]] = None
    return found


def survivors(outcomes: Iterable[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if not outcome.error and not outcome.is_noticed]


def unproved_rules(found: dict[str, Tally], whole: set[str]) -> list[str]:
    """The rules whose own tests notice too few of the faults in their steps, where all were planted."""
    few = [id for id, tally in found.items() if id in whole and tally.noticed < NEEDED]
    return [id for id in few if not rule(id).is_content]


def told(outcomes: Sequence[Outcome], tests: RuleTests, whole: set[str]) -> tuple[list[str], bool]:
    """The lines of the report, and whether all is well; `whole` has the rules whose faults were all planted."""
    found = tallies(outcomes)
    lines = [
        f"{id}: {t.noticed} of {t.planted} noticed by its own tests" for id, t in found.items()
    ]
    broken = [f"ERROR {outcome.error}" for outcome in outcomes if outcome.error]
    broken += [f"FAILS WITHOUT A FAULT {name}" for name in tests.failed]
    broken += [f"ASSERTS NOTHING {name}" for name in tests.silent]
    left = survivors(outcomes)
    for outcome in left:
        broken += ["", *difference(outcome.fault)]
    unproved = unproved_rules(found, whole)
    if unproved:
        broken.append(f"\nFEWER THAN {NEEDED} NOTICED BY ITS OWN TESTS {' '.join(unproved)}")
    noticed = sum(outcome.is_noticed for outcome in outcomes)
    lines += broken
    lines.append(f"{len(outcomes)} faults: {noticed} noticed, {len(left)} survive")
    return lines, not broken


def difference(fault: Fault) -> list[str]:
    """A fault as a difference between two texts."""
    head = f"SURVIVES {fault.file} {fault.name} ({', '.join(fault.rules)})"
    return [
        head,
        *([f"  {fault.why}"] if fault.why else []),
        f"  - {fault.old}",
        f"  + {fault.new}",
    ]


def keep(outcomes: Sequence[Outcome], tests: RuleTests, whole: set[str]) -> None:
    """Renew the proofs of the rules for which everything was tried."""
    found = tallies(outcomes)
    claimed = claims(REPOSITORY)
    carried = steps()
    for game in games():
        known = proofs(REPOSITORY, game)
        renewed: dict[str, Proof] = {}
        for entry in rules(game):
            id = entry.id
            if id in whole and id in tests.proved:
                tally = found.get(id, Tally())
                state = state_of(carried.get(id, []), claimed.get(id, []))
                count = len(tests.proved[id])
                renewed[id] = Proof(count, tally.planted, tally.noticed, tuple(tally.by), state)
            elif id in known:
                renewed[id] = known[id]
        if renewed != known:
            keep_proofs(REPOSITORY, game, renewed)


def keep_proofs(root: Path, game: str, found: Mapping[str, Proof]) -> None:
    """Write them, one line for each rule."""
    file = file_of(root, game)
    file.parent.mkdir(parents=True, exist_ok=True)
    head = "# Written by `make mutate`: faults planted for each rule, and the tests with its id that noticed.\n"
    lines = [f"{id} = {{ {entry_text(proof)} }}\n" for id, proof in found.items()]
    file.write_text(head + "".join(lines), encoding="utf-8")


def entry_text(proof: Proof) -> str:
    counts = f"tests = {proof.tests}, planted = {proof.planted}, noticed = {proof.noticed}"
    return f'{counts}, by = {listed(proof.by)}, state = "{proof.state}"'
