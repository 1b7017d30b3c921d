"""A part of the kept faults for the suite: some of each chapter, always the same ones."""

from collections.abc import Iterable
from hashlib import sha256

from othersight.rules_reference import rule
from tests.mutation.fault import Fault


def sampled(faults: Iterable[Fault], of_chapter: int) -> list[Fault]:
    """So many faults of every chapter; which ones does not depend on the faults of other chapters."""
    chapters: dict[tuple[str, str], list[Fault]] = {}
    for fault in sorted(faults, key=digest):
        for chapter in {rule(id).chapter for id in fault.rules}:
            chapters.setdefault((fault.game, chapter), []).append(fault)
    chosen = [fault for found in chapters.values() for fault in found[:of_chapter]]
    return sorted({fault.address: fault for fault in chosen}.values(), key=lambda f: f.address)


def digest(fault: Fault) -> str:
    return sha256("\0".join(map(str, fault.address)).encode()).hexdigest()
