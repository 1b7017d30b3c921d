"""The luck ledger: the rolls of a game added up by side, by Hero or person, and by what they were rolled for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from othersight.kernel.game import Game
from othersight.study.measures import Account
from othersight.study.rolls import Rolled
from othersight.study.spec import study_of

COUNTED = (
    "hit",
    "def",
    "cc",
    "skill",
    "faith",
    "burst",
    "corr",
    "wounds",
    "corruption",
    "passed",
    "passed-together",
    "damage",
)
"""What is counted beside successes, in the order in which it is told."""

NOBODY = -1


@dataclass(frozen=True)
class Line:
    """Some of the rolls of a game together; `figure` is -1 where they are several people's."""

    side: str
    figure: int
    kind: str
    rolls: tuple[Rolled, ...]

    @property
    def dice(self) -> int:
        """Dice that fell, cancelled ones and those that FAITH and BURST added among them."""
        return sum([roll.dice for roll in self.rolls])

    @property
    def successes(self) -> Account:
        return Account(tuple([roll.successes for roll in self.rolls]))

    @property
    def others(self) -> dict[str, Account]:
        """What else is counted, by name."""
        found: dict[str, Account] = {}
        for name in COUNTED:
            measures = [roll.others[name] for roll in self.rolls if name in roll.others]
            if measures:
                found[name] = Account(tuple(measures))
        return found

    @property
    def cancelled(self) -> "Line":
        """Those of the rolls that were cancelled and rolled again."""
        kept = tuple([roll for roll in self.rolls if not roll.stands])
        return Line(self.side, self.figure, self.kind, kept)

    def data(self) -> dict[str, Any]:
        """The line as plain data."""
        return {
            "dice": self.dice,
            **account_data(self.successes),
            "share_as_far": self.successes.share_as_far(),
            "others": {name: account_data(account) for name, account in self.others.items()},
            "cancelled": {"dice": self.cancelled.dice, **account_data(self.cancelled.successes)},
        }


def account_data(account: Account) -> dict[str, Any]:
    """What came against what was to be expected."""
    return {
        "got": account.got,
        "expected": round(account.expected, 6),
        "deviation": round(account.deviation, 6),
        "z": round(account.z, 4),
    }


@dataclass(frozen=True)
class Ledger:
    """All rolls of a game, added up in three ways."""

    sides: tuple[Line, ...]
    figures: tuple[Line, ...]
    kinds: tuple[Line, ...]


def ledger(positions: Sequence[Game]) -> Ledger:
    """The luck of a game, from its positions after 0, 1, 2, ... decisions."""
    rolls = study_of(positions[-1]).rolls(positions)
    return Ledger(
        added(rolls, lambda roll: (roll.side, NOBODY, "")),
        added(rolls, lambda roll: (roll.side, roll.figure, "")),
        added(rolls, lambda roll: (roll.side, NOBODY, roll.kind)),
    )


def added(
    rolls: Sequence[Rolled], heading: Callable[[Rolled], tuple[str, int, str]]
) -> tuple[Line, ...]:
    """The rolls under their headings, in the order of the headings."""
    found: dict[tuple[str, int, str], list[Rolled]] = {}
    for roll in rolls:
        found.setdefault(heading(roll), []).append(roll)
    return tuple([Line(*key, tuple(found[key])) for key in sorted(found)])
