"""The kept result of `make mutate`: for each rule the faults planted in its steps and the tests that noticed them."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from othersight.rules_reference.claims import Claim
from othersight.rules_reference.places import Place

NEEDED = 2
"""So many faults planted in the steps of a rule must be noticed by its own tests."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found when faults were planted in the steps of a rule."""

    tests: int
    """Tests with its id that passed and asserted something."""
    planted: int
    noticed: int
    by: tuple[str, ...]
    """The tests with its id that noticed, each once."""
    state: str
    """A digest of the steps and the tests as they were."""

    def is_enough(self, has_step: bool) -> bool:
        """A rule that no code carries out, such as a definition, needs no fault."""
        return self.tests > 0 and (self.noticed >= NEEDED or not has_step)


def file_of(root: Path, game: str) -> Path:
    return root / "tests" / "mutation" / "proof" / f"{game.replace('-', '_')}.toml"


def proofs(root: Path, game: str) -> dict[str, Proof]:
    """The kept proofs of a game by rule; none where `make mutate` has not run."""
    file = file_of(root, game)
    if not file.is_file():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    return {id: Proof(**{**entry, "by": tuple(entry["by"])}) for id, entry in entries.items()}


def state_of(steps: Iterable[Place], claimed: Iterable[Claim]) -> str:
    """Changes when a step of the rule or one of its tests changes; comments and layout do not count."""
    parts = sorted([f"{step.name}\n{step.code}" for step in steps])
    parts += sorted([f"{claim.name}\n{claim.code}" for claim in claimed])
    return sha256("\0".join(parts).encode()).hexdigest()[:12]
