"""Both games for OpenSpiel: `pyspiel.load_game("othersight_the_others")` after this module was imported.

OpenSpiel is an extra: `pip install 'othersight[openspiel]'`. Chance is sampled: before an action that needs dice or
cards comes a chance node with one outcome, at which the dice to come are drawn anew. With `fixed` the dice of the seed
fall, and there are no chance nodes.
"""

import json
import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from othersight.envs.catalogue import KINDS
from othersight.envs.play import Play
from othersight.envs.seats import Seats
from othersight.envs.seen import AsText, AsUnits
from othersight.envs.spec import Kind
from othersight.kernel.chance import Chance

LONGEST = 20_000
"""More decisions than any game has."""
PARAMETERS: dict[str, Any] = {
    "seed": 0,
    "fixed": False,
    "decisions": 0,
    "preset": "printed",
    "set_up": "",
}
"""`decisions` breaks a game off after so many; `set_up` are options of the game, `story=...;hero_players=2`."""
KIND_OF: dict[str, str] = {}
"""The environment of each of OpenSpiel's names."""


def options_of(set_up: str, preset: str) -> dict[str, Any]:
    """The options of a game from the parameter, whole numbers as such."""
    pairs = [part.partition("=") for part in set_up.split(";") if part]
    given = {key: int(value) if value.isdigit() else value for key, _, value in pairs}
    return {"preset": preset, **given}


class SpielGame(pyspiel.Game):
    """One of our games with its set-up."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.kind: Kind = KINDS[KIND_OF[name]]
        self.seats = Seats(self.kind, options_of(given["set_up"], given["preset"]))
        self.fixed = bool(given["fixed"])
        self.limit = int(given["decisions"]) or LONGEST
        self.seed = int(given["seed"])
        self.draw = random.Random(self.seed)
        players = len(self.seats.names)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions.size,
            max_chance_outcomes=0 if self.fixed else 1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=self.limit,
        )
        super().__init__(type_of(name, self.fixed, players), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)

    def get_rng_state(self) -> str:
        """The state of the dice."""
        return json.dumps(self.draw.getstate())

    def set_rng_state(self, state: str) -> None:
        """Bring the dice back to a state of theirs."""
        version, words, gauss = eval(
            state, {"__builtins__": {}}
        )  # what `get_rng_state` has written
        self.draw.setstate((version, tuple(words), gauss))

    def begun(self) -> Play:
        """A new game; sampled chance draws its seed."""
        return self.seats.begin(self.seed if self.fixed else self.draw.getrandbits(48), None)


class SpielState(pyspiel.State):
    """A game under way. OpenSpiel clones a state by copying what is in it, which a game and a `Play` make cheap."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = game.begun() if game.fixed else None
        self.waiting: tuple[int, int] | None = None
        """The seat and action for which chance has still to be drawn."""
        self.seen: tuple[tuple[int, bytes, int], ...] = ()
        """What each seat saw at its own decisions and what it did."""

    @property
    def owner(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def now(self) -> Play:
        """The game, once it has begun."""
        assert self.play is not None, "the game has not begun"
        return self.play

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.play is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.play.asked[0]

    def is_terminal(self) -> bool:
        if self.play is None or self.waiting is not None:
            return False
        return not self.play.game.questions or self.play.game.history.length >= self.owner.limit

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        choices = self.now().open_to(player)
        if choices is None or self.now().asked[0] != player:
            return []
        return sorted(choices.options)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.owner.begun()
        elif self.waiting is not None:
            seat, wanted = self.waiting
            self.waiting = None
            self.play.game.chance = Chance(str(self.owner.draw.getrandbits(64)))
            self.play.answer(seat, wanted)
        else:
            self.decide(self.play, self.play.asked[0], action)

    def decide(self, play: Play, seat: int, action: int) -> None:
        """Carry an action out, or let chance be drawn first if it needs any."""
        self.seen = (*self.seen, (seat, play.bytes_seen(seat).tobytes(), action))
        if not self.owner.fixed and needs_chance(play, seat, action):
            self.waiting = (seat, action)
        else:
            play.answer(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player < 0 else self.owner.kind.actions.text(action)

    def returns(self) -> list[float]:
        seats = range(self.num_players())
        if not self.is_terminal():
            return [0.0 for _ in seats]
        play = self.now()
        if play.game.outcome:
            gained = play.rewards()
            return [gained[seat] for seat in seats]
        shaping = self.owner.kind.shaping
        if shaping is None:
            return [0.0 for _ in seats]
        return [max(-1.0, min(1.0, shaping.standing(play.bytes_seen(seat)))) for seat in seats]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen at his own decisions and done, and what he sees now."""
        seat = self.current_player() if player is None else player
        if self.play is None:
            return ""
        before = [f"{seen.hex()}:{action}" for who, seen, action in self.seen if who == seat]
        return "\n".join([*before, self.play.bytes_seen(seat).tobytes().hex()])

    def __str__(self) -> str:
        if self.play is None:
            return "before the game"
        return f"{self.play.game!r} after {self.play.game.history.length} decisions{self.still()}"

    def still(self) -> str:
        """What waits for chance."""
        return "" if self.waiting is None else f", chance before {self.waiting}"


def needs_chance(play: Play, seat: int, action: int) -> bool:
    """Whether what follows from an action hangs on chance: it is tried on a copy."""
    tried = play.copy()
    before = tried.game.chance.used
    tried.answer(seat, action)
    return bool(tried.game.chance.used != before)


class SpielObserver:
    """What a seat sees, as numbers between 0 and 1 and as sentences."""

    def __init__(self, game: SpielGame) -> None:
        self.units, self.texts = AsUnits(game.kind), AsText(game.kind)
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.kind.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.units.of(state.play, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees in words."""
        return "" if state.play is None else str(self.texts.of(state.play, player))


def type_of(name: str, fixed: bool = False, players: int = 2) -> Any:
    """What OpenSpiel knows of a game before it is made."""
    modes, kinds = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Othersight: {KINDS[KIND_OF[name]].game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.DETERMINISTIC if fixed else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if players == 2 else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def class_of(name: str) -> type[SpielGame]:
    """The class that OpenSpiel makes a game of that name with."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def register_all() -> None:
    """Every game under its name, `othersight_the_others` and so on, once."""
    for kind in KINDS.values():
        name = "othersight_" + kind.game.replace("-", "_")
        if name not in KIND_OF:
            KIND_OF[name] = kind.name
            pyspiel.register_game(type_of(name, players=2), class_of(name))


register_all()
