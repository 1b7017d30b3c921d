"""Renews the kept list: faults that still apply stay, made ones that do not go, steps with too few get more."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from othersight.rules_reference import rule
from othersight.rules_reference.places import PACKAGE
from othersight.rules_reference.proof import NEEDED
from tests.mutation.candidates import OPERAND
from tests.mutation.fault import Fault, NotApplicable
from tests.mutation.listing import makeable

OF_A_STEP = 3
"""As many faults of the other kinds are made for a step, one of each kind first."""
ALL = ("order", OPERAND)
"""Of these kinds every fault is made, whatever others a step has."""
COARSE = "result"
KINDS = (
    "seat",
    "order",
    "boundary",
    "condition",
    OPERAND,
    "end",
    "choice",
    "filter",
    "flag",
    "figure",
    "dropped",
    COARSE,
)
"""What faults are made first: whose choice, order and boundaries before figures and acts left out."""


def renewed(faults: Iterable[Fault], package: Path = PACKAGE) -> list[Fault]:
    """The list as it should be kept, sorted by file and by the order of steps in it."""
    made = list(makeable(package))
    steps = list(dict.fromkeys((fault.file, fault.name) for fault in made))
    makes = {fault.address for fault in made}
    kept = with_present_rules([f for f in faults if is_written(f) or f.address in makes], made)
    chosen = [*kept, *chosen_for(made, kept)]
    order = {step: number for number, step in enumerate(steps)}
    last = len(order)
    return sorted(chosen, key=lambda fault: (fault.file, order.get((fault.file, fault.name), last)))


def is_written(fault: Fault) -> bool:
    """A hand-written fault or an excuse stays even where it no longer applies, for somebody to mend."""
    return bool(fault.why or fault.equivalent)


def applies(fault: Fault, package: Path = PACKAGE) -> bool:
    try:
        fault.span(package)
    except NotApplicable:
        return False
    return True


def with_present_rules(faults: list[Fault], made: list[Fault]) -> list[Fault]:
    """The rules are those the step carries now, unless a hand-written fault names its own."""
    same = {fault.address: fault for fault in made}
    steps = {(fault.file, fault.name): fault for fault in made}
    found = []
    for fault in faults:
        now = same.get(fault.address) or steps.get((fault.file, fault.name))
        if now is None or (fault.own_rules and fault.why):
            found.append(fault)
        else:
            found.append(replace(fault, rules=now.rules, own_rules=now.own_rules))
    return found


def chosen_for(made: list[Fault], kept: list[Fault]) -> list[Fault]:
    """Faults for the steps that have fewer than they should, excused ones aside."""
    known = {fault.address for fault in kept}
    operands = {fault.address for fault in made if fault.kind == OPERAND}
    counts: dict[tuple[str, str], int] = {}
    for fault in kept:
        if not fault.equivalent and fault.address not in operands:
            counts[(fault.file, fault.name)] = counts.get((fault.file, fault.name), 0) + 1
    steps: dict[tuple[str, str], list[Fault]] = {}
    for fault in made:
        if fault.address not in known:
            steps.setdefault((fault.file, fault.name), []).append(fault)
    chosen = [
        fault for step, found in steps.items() for fault in more_of(found, counts.get(step, 0))
    ]
    return [*chosen, *coarse_for(made, [*kept, *chosen])]


def more_of(made: list[Fault], have: int) -> list[Fault]:
    """All changes of order and all dropped operands are tried, of other faults a few."""
    whole = [fault for fault in made if fault.kind in ALL]
    others = [fault for fault in made if fault.kind not in (*ALL, COARSE)]
    return [*whole, *varied(others)[: max(0, OF_A_STEP - have)]]


def coarse_for(made: list[Fault], chosen: list[Fault]) -> list[Fault]:
    """Another result breaks much at once: only for rules in whose steps little else can be made."""
    counts = Counter([id for fault in chosen if not fault.equivalent for id in fault.rules])
    known = {fault.address for fault in chosen}
    more = []
    for fault in made:
        lacking = [id for id in fault.rules if counts[id] < (1 if rule(id).is_content else NEEDED)]
        if fault.kind == COARSE and fault.address not in known and lacking:
            more.append(fault)
            counts.update(fault.rules)
    return more


def varied(faults: list[Fault]) -> list[Fault]:
    """One fault of each kind, then the second of each, and so on."""
    rounds: list[tuple[int, int, int, Fault]] = []
    seen: dict[str, int] = {}
    for number, fault in enumerate(faults):
        seen[fault.kind] = seen.get(fault.kind, 0) + 1
        rounds.append((seen[fault.kind], KINDS.index(fault.kind), number, fault))
    return [fault for _, _, _, fault in sorted(rounds, key=lambda entry: entry[:3])]
