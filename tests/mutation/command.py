"""Plants the kept faults in the rules, one at a time, and says which rule's own tests do not notice.

    python -m tests.mutation                      every kept fault
    python -m tests.mutation --rule TO-MOVE-05    those of one rule
    python -m tests.mutation --sample 2           two of each chapter, always the same, as the suite does
    python -m tests.mutation --slice 1/50         one fiftieth
    python -m tests.mutation renew                mend the kept list after an edit of the rules

Nothing is written into the source: a fault is planted in the memory of a forked process.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from othersight.rules_reference import UnknownRule, games, rule, rules
from othersight.rules_reference.places import ids_in_text
from othersight.rules_reference.proof import proofs
from tests.mutation.fault import Fault, NotApplicable, kept, write
from tests.mutation.sample import sampled

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRESS = 100
MARK = "from tests.rule_ids import"
UNREADABLE = ("rule(*", "mark_of(*")
"""Marks whose ids are not written out."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    if asked.what == "renew":
        return renew()
    faults = [fault for fault in kept() if not fault.equivalent]
    wanted = chosen_rules(asked)
    chosen = sliced([fault for fault in faults if wanted.intersection(fault.rules)], asked.slice)
    return run(sampled(chosen, asked.sample) if asked.sample else chosen, wanted, asked)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tests.mutation",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("what", nargs="?", choices=["run", "renew"], default="run")
    made.add_argument("--game", choices=games(), help="only the rules of one game")
    made.add_argument("--rule", action="append", metavar="ID", help="only these rules")
    made.add_argument("--jobs", type=int, default=2, metavar="N", help="N processes (default 2)")
    made.add_argument("--sample", type=int, default=0, metavar="N", help="N faults of each chapter")
    made.add_argument("--slice", default="", metavar="K/N", help="the Kth of N parts of the faults")
    return made


def chosen_rules(asked: argparse.Namespace) -> set[str]:
    """The rules whose faults are planted."""
    if asked.rule:
        try:
            return {rule(id).id for id in asked.rule}
        except UnknownRule as unknown:
            refuse(str(unknown))
    chosen = [asked.game] if asked.game else games()
    return {entry.id for game in chosen for entry in rules(game)}


def sliced(faults: list[Fault], part: str) -> list[Fault]:
    """Every Nth fault, from the Kth on."""
    if not part:
        return faults
    k, _, n = part.partition("/")
    if not (k.isdigit() and n.isdigit() and 1 <= int(k) <= int(n)):
        refuse(f"--slice wants K/N with K from 1 to N, such as 1/50, not {part}")
    return faults[int(k) - 1 :: int(n)]


def run(faults: list[Fault], wanted: set[str], asked: argparse.Namespace) -> int:
    from tests.mutation import report, runner

    result = 1
    is_whole = not (asked.slice or asked.sample)
    planted = {id for fault in faults for id in fault.rules}

    def work(tests: runner.RuleTests) -> None:
        nonlocal result
        if is_whole:  # the suite, which plants a part, runs the tests as they are anyway
            runner.try_without_fault(tests, sorted(wanted | planted))
        outcomes = []
        for outcome in runner.try_faults(tests, faults, asked.jobs):
            outcomes.append(outcome)
            if len(outcomes) % PROGRESS == 0:
                print(
                    f"{len(outcomes)} of {len(faults)} faults planted", file=sys.stderr, flush=True
                )
        lines, is_well = report.told(outcomes, tests, wanted if is_whole else set())
        print("\n".join(lines))
        if is_whole:
            report.keep(outcomes, tests, wanted)
        result = 0 if is_well else 1

    known = {id: proof.by for game in games() for id, proof in proofs(REPOSITORY, game).items()}
    files = files_with_rules(planted | wanted if is_whole else planted)
    status = runner.with_tests(files, known, work)
    return result if status in (0, 5) else status


def files_with_rules(ids: set[str]) -> list[str]:
    """The test files that carry these rules, or rules that only running them tells."""
    found = []
    for file in sorted((REPOSITORY / "tests").rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        named = ids.intersection(ids_in_text(source))
        if MARK in source and (named or any(call in source for call in UNREADABLE)):
            found.append(str(file))
    return found


def renew() -> int:
    """Write the list anew and say what needs a person."""
    from tests.mutation.renewal import renewed

    before = kept()
    faults = renewed(before)
    write(faults)
    wrong = []
    for fault in faults:
        try:
            fault.span()
        except NotApplicable as reason:
            wrong.append(f"ERROR {reason}")
    new = len({fault.address for fault in faults} - {fault.address for fault in before})
    gone = len({fault.address for fault in before} - {fault.address for fault in faults})
    print("\n".join([*wrong, f"{len(faults)} faults kept: {new} new, {gone} gone"]))
    return 1 if wrong else 0


def refuse(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    raise SystemExit(2)
