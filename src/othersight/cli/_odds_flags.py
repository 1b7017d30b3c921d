"""Which flags of `othersight odds` belong together: every kind of roll lists those that it reads.

A flag that the roll asked for does not read is refused, with those that it does read: nothing that a person writes is
passed over.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import typer

from othersight.cli._output import refuse
from othersight.locales import text


class Roll(NamedTuple):
    """A kind of roll: the flags that ask for it, those that it needs beside them (`a/b`: one of them), and the rest.

    Of several that are asked for, the one with the most flags is meant; `what` is the same for those.
    """

    what: str
    asks: tuple[str, ...]
    needs: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()

    @property
    def flags(self) -> tuple[str, ...]:
        """All flags that belong to it."""
        return (*self.asks, *self.companions)

    @property
    def companions(self) -> tuple[str, ...]:
        """Those that may be given beside the flags that ask for it."""
        needed = [name for need in self.needs for name in need.split("/")]
        return (*needed, *self.reads)


def flag(name: str, helps: str) -> typer.models.OptionInfo:
    """A flag with its help."""
    info: typer.models.OptionInfo = typer.Option(
        f"--{name}", help=text(f"odds-help-{helps}.{name}"), show_default=False
    )
    return info


def given_of(values: Mapping[str, Any]) -> set[str]:
    """The flags that were given, by the parameters they fill: `sin_dice` is --sin-dice, `fire` is --fire."""
    return {
        name.removesuffix("_pool").replace("_", "-")
        for name, value in values.items()
        if value is not None and value is not False
    }


def roll_asked(rolls: tuple[Roll, ...], given: set[str], which: str) -> Roll:
    """The one roll that the flags ask for; `which` is the text that lists all of them."""
    asked = [roll for roll in rolls if given.issuperset(roll.asks)]
    if len({roll.what for roll in asked}) != 1:
        refuse(text(which))
    roll = max(asked, key=lambda each: len(each.asks))
    for need in roll.needs:
        if given.isdisjoint(need.split("/")):
            refuse(text("odds-needs", flag=said(roll.asks), other=said(need.split("/"), " / ")))
    for name in sorted(given.difference(roll.flags)):
        refuse(unread(name, roll, rolls))
    return roll


def unread(name: str, roll: Roll, rolls: tuple[Roll, ...]) -> str:
    """That a flag does not belong to a roll, what does, and where it would belong."""
    homes: list[tuple[str, ...]] = []
    for each in rolls:
        beside = tuple([ask for ask in each.asks if ask != name])
        if name in each.flags and not any([set(home) <= set(beside) for home in homes]):
            homes.append(beside)
    return text(
        "odds-unread",
        flag=f"--{name}",
        asked=said(roll.asks),
        flags=said(roll.companions, ", "),
        count=len(roll.companions),
        homes=" / ".join([said(home) for home in homes]),
    )


Value = TypeVar("Value")


def usual(value: Value | None, otherwise: Value) -> Value:
    """What was given, or what is usual."""
    return otherwise if value is None else value


def said(names: tuple[str, ...] | list[str], between: str = " ") -> str:
    """Flags as they are written."""
    return between.join([f"--{name}" for name in names])
