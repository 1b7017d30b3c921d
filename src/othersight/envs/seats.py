"""What all forms of an environment share: the agents, their spaces, and how a game is begun and shown."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from othersight.envs.play import Play
from othersight.envs.spec import PRINTED, Kind
from othersight.envs.start import Seeds, begin, merged
from othersight.games import words_of
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from othersight.locales.rendering import render

TALK = "talk"
"""Whether seats may also make claims; an option of the environment, not of the game."""
PRESET = "preset"
"""A set-up by its name; options given besides stand over it."""
RENDER_MODES = ("ansi", "human")


class Seats:
    """The agents of an environment are the seats of the set-up it is made with, by their names."""

    def __init__(self, kind: Kind, set_up: Mapping[str, Any]) -> None:
        self.kind = kind
        given = dict(set_up)
        self.talk = given.pop(TALK, False) is True
        self.set_up = with_preset(kind, given.pop(PRESET, PRINTED), given)
        self.seeds = Seeds()
        self.names = agent_names(begin(kind, self.set_up, "0"))
        self.observation_spaces = {name: observation_space(kind) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(kind.actions.size) for name in self.names}

    @property
    def metadata(self) -> dict[str, Any]:
        """What PettingZoo wants to know, and the fingerprint of layout and actions."""
        return {
            "name": self.kind.name.replace("-", "_"),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
            "version": self.kind.version,
            "fingerprint": self.kind.fingerprint,
        }

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> Play:
        """The next game; it may seat fewer than the environment has agents, not more."""
        game = begin(self.kind, merged(self.set_up, options), self.seeds.next(seed))
        if len(game.seats) > len(self.names):
            raise UnknownName(
                f"the game seats {len(game.seats)} and this environment was made for {len(self.names)}; "
                "give it the larger number of players when you make it",
                "error-env-seats",
                given=len(game.seats),
                made=len(self.names),
            )
        return Play(self.kind, game, self.talk)

    def rendered(self, game: Game, mode: str | None) -> str | None:
        """The board as a spectator sees it."""
        lines = words_of(game).pages["board"](game, -1, "", render)
        if mode == "human":
            print("\n".join(lines))
            return None
        return "\n".join(lines)


def with_preset(kind: Kind, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """A preset's set-up, and over it what was given; figures are joined one by one."""
    if name not in kind.presets:
        raise UnknownName(
            f"there is no preset '{name}'; there are {', '.join(kind.presets)}",
            "error-no-such-name",
            kind="preset",
            name=str(name),
            choices=", ".join(kind.presets),
        )
    both = {**kind.presets[name], **given}
    figures = {**kind.presets[name].get("figures", {}), **given.get("figures", {})}
    return {**both, "figures": figures} if figures else both


def agent_names(game: Game) -> tuple[str, ...]:
    """The seats as PettingZoo likes agents to be named: `sins_0`, `heroes_1`, `player_3`."""
    names = [seat.replace("-", "_") for seat in game.seats]
    return tuple([name if "_" in name else f"{name}_0" for name in names])


def observation_space(kind: Kind) -> spaces.Dict:
    """The layout, and a mask of all actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (kind.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (kind.actions.size,), np.int8),
        }
    )
