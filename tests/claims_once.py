"""The tests and scenarios that claim rules, read once for all tests of a process: no test changes a checkout."""

from functools import cache
from pathlib import Path

from othersight.rules_reference.claims import Claim, claims


@cache
def claims_once(root: Path) -> dict[str, list[Claim]]:
    return claims(root)
