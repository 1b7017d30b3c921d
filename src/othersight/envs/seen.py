"""The forms in which one seat is told what it sees: bytes with a mask, numbers between 0 and 1 of all or of what
matters most, or sentences."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from othersight.envs.play import Play
from othersight.envs.spec import Kind
from othersight.games import words_of
from othersight.kernel.errors import UnknownName


class Form(ABC):
    """How an observation is given, and the space it is from."""

    space: spaces.Space[Any]

    @abstractmethod
    def of(self, play: Play, seat: int) -> Any:
        """What the seat sees now."""


class AsBytes(Form):
    """The bytes of the layout and the action mask, as in PettingZoo."""

    def __init__(self, kind: Kind) -> None:
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (kind.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (kind.actions.size,), np.int8),
            }
        )

    def of(self, play: Play, seat: int) -> Any:
        return play.observe(seat)


class AsUnits(Form):
    """Every byte divided by what it hardly ever exceeds: 32-bit numbers between 0 and 1, and no mask."""

    def __init__(self, kind: Kind) -> None:
        self.space = spaces.Box(0.0, 1.0, (kind.layout.size,), np.float32)
        self.scale: npt.NDArray[np.float32] = np.reciprocal(
            np.array(kind.layout.most(), np.float32)
        )

    def of(self, play: Play, seat: int) -> Any:
        return np.minimum(play.bytes_seen(seat) * self.scale, np.float32(1))


class AsCompact(Form):
    """What matters most, as numbers between 0 and 1 (`envs/compact.py`), and no mask."""

    def __init__(self, kind: Kind) -> None:
        if kind.compact is None:
            raise no_such_form("compact", kind)
        self.compact = kind.compact
        self.space = spaces.Box(0.0, 1.0, (self.compact.size,), np.float32)

    def of(self, play: Play, seat: int) -> Any:
        return self.compact.of(play.bytes_seen(seat))


class Sentences(spaces.Space[str]):
    """Texts of any length in any language."""

    def __init__(self) -> None:
        super().__init__(None, str)

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        return ""

    def contains(self, x: Any) -> bool:
        return isinstance(x, str)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentences)

    def __hash__(self) -> int:
        return hash(Sentences)


class AsText(Form):
    """The pages of the table that need no name, the question, and the options with their actions."""

    def __init__(self, kind: Kind, language: str = "en") -> None:
        self.space = Sentences()
        self.language = language

    def of(self, play: Play, seat: int) -> Any:
        game = play.game
        lines = [game.say("board", seat, self.language)]
        own = [page for page in ("heroes", "players", "hand") if page in words_of(game).pages]
        lines += [game.say(page, seat, self.language) for page in own]
        choices = play.open_to(seat)
        if choices is not None:
            lines.append(game.say(choices.question, seat, self.language))
            lines += [self.option(play, seat, action) for action in sorted(choices.options)]
        return "\n".join(lines)

    def option(self, play: Play, seat: int, action: int) -> str:
        """One action in words; what is done unasked has its notation only."""
        choices = play.open_to(seat)
        assert choices is not None
        option = choices.options[action]
        if option not in choices.question.options:
            return f"{action}: {play.kind.actions.text(action)}"
        return f"{action}: {play.game.say(option, seat, self.language)}"


FORMS: dict[str, Callable[[Kind], Form]] = {
    "bytes": AsBytes,
    "unit": AsUnits,
    "compact": AsCompact,
    "text": AsText,
}


def form_named(name: str, kind: Kind) -> Form:
    """The form of that name."""
    if name not in FORMS:
        raise no_such_form(name, kind)
    return FORMS[name](kind)


def no_such_form(name: str, kind: Kind) -> UnknownName:
    """The error for a form in which this game is not seen."""
    known = ", ".join([form for form in FORMS if form != "compact" or kind.compact])
    return UnknownName(
        f"there is no form of observations '{name}'; there are {known}",
        "error-no-such-name",
        kind="form of observations",
        name=str(name),
        choices=known,
    )
