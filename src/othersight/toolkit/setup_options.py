"""The options with which a game is begun, declared once by each game for every interface that offers them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from othersight.kernel.errors import UnknownName
from othersight.toolkit.phrases import Phrase

WORD: Final = "word"
NUMBER: Final = "number"
NAMES: Final = "names"
"""One of the values, or names with commas between them."""
CARDS: Final = "cards"
"""Names of cards with commas between them, handed on from game to game; no form asks for them."""
FILE: Final = "file"
"""One of the values, or the name of a file whose text is meant."""
CAMPAIGN: Final = "campaign"
"""One of the values, or what a finished sitting has left for the next one."""
FIGURES: Final = "figures"
"""Pairs of a path and a value, given as often as wanted."""


class Advice:
    """A value that is recommended for an option, and the sentence that says why."""

    def __init__(self, value: str | int, why: Phrase) -> None:
        self.value = value
        self.why = why


class SetUpOption:
    """One option of `othersight.new`: its name there, its flag on the command line, and what it may be.

    `values` are all that a person can write for it, or for names, files and figures the usual ones; `help` is the
    key of the sentence about it. If the option decides how many seats there are, `seats` is how many there are
    besides its value. `advice` recommends a value for each value of the option
    `advised_by`, and for None, which stands for its usual one; nothing for a value that cannot be.
    `fixed` is the only value there is for some values of the option `fixed_by`. `kinds` are the names that
    can be listed, each with the text key of its kind; `wanted`: so many of each kind, if that is fixed.
    """

    def __init__(
        self,
        name: str,
        help: str,
        values: tuple[str | int, ...] = (),
        kind: str = WORD,
        flag: str = "",
        seats: int | None = None,
        advised_by: str = "",
        advice: Callable[[Any], Advice | None] | None = None,
        fixed_by: str = "",
        fixed: Mapping[str | int, str | int] | None = None,
        kinds: Mapping[str, str] | None = None,
        wanted: Mapping[str, int] | None = None,
    ) -> None:
        self.name = name
        self.help = help
        self.values = values
        self.kind = kind
        self.flag = flag or "--" + name.replace("_", "-")
        self.seats = seats
        self.advised_by = advised_by
        self.advice = advice
        self.fixed_by = fixed_by
        self.fixed = dict(fixed or {})
        self.kinds = dict(kinds or {})
        self.wanted = dict(wanted or {})


def advised(set_up: tuple[SetUpOption, ...], given: Mapping[str, Any]) -> dict[str, Advice]:
    """What is recommended for the options that nobody has given, by their names."""
    found: dict[str, Advice] = {}
    for option in set_up:
        if option.advice is not None and option.name not in given:
            advice = option.advice(given.get(option.advised_by))
            if advice is not None:
                found[option.name] = advice
    return found


def with_defaults(
    title: str, defaults: Mapping[str, Any], options: Mapping[str, Any]
) -> dict[str, Any]:
    """The options with defaults for those not given; one that the game does not have is named."""
    for name in options:
        if name not in defaults:
            raise UnknownName(
                f"{title} has no option '{name}'; it has {', '.join(defaults)}",
                "error-no-such-option",
                option=name,
                options=", ".join(defaults),
            )
    return {**defaults, **options}


def completed(
    title: str,
    set_up: tuple[SetUpOption, ...],
    defaults: Mapping[str, Any],
    options: Mapping[str, Any],
) -> dict[str, Any]:
    """The options in full, each of them one of the values it may have."""
    chosen = with_defaults(title, defaults, options)
    for option in set_up:
        value = chosen[option.name]
        if option.values and (isinstance(value, bool) or value not in option.values):
            choices = ", ".join([str(one) for one in option.values])
            raise UnknownName(
                f"there is no {option.name} '{value}'; there are {choices}",
                "error-no-such-name",
                kind=option.name,
                name=str(value),
                choices=choices,
            )
    return chosen
