"""One seat as a Gymnasium environment; the others are played by bots (`othersight.bots.player`)."""

import copy
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle

from othersight.bots import USUAL, Player, player
from othersight.bots import Observation as SeatView
from othersight.envs.catalogue import kind_named
from othersight.envs.play import Play
from othersight.envs.seats import RENDER_MODES, Seats, agent_names
from othersight.envs.seen import form_named
from othersight.envs.start import Seeds
from othersight.kernel.errors import UnknownName
from othersight.kernel.question import Option, option_of

MOST_ASIDES = 20
"""How often in a row a bot may speak or act unasked before it has to answer."""
REWARDS = ("outcome", "shaped")


class SeatState:
    """All of a game under way with one seat, for `restore`; nothing the environment does later changes it."""

    def __init__(self, play: Play, players: dict[int, Player], seeds: Seeds, stood: float) -> None:
        self.play = play.copy()
        self.players = copy.deepcopy(players)
        self.seeds = copy.copy(seeds)
        self.stood = stood


class SeatEnv(gymnasium.Env[Any, int], EzPickle):
    """`agent` is the seat that learns; `bots` is one player for all other seats, or a player for each of them by
    the agent's name. An action that is not open ends the game: reward -1, `info["illegal"]`.

    `observations` is `bytes`, `unit` (numbers between 0 and 1) or `text`; `rewards` is `outcome` or `shaped`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        name: str,
        agent: str = "",
        bots: str | Mapping[str, str] = USUAL,
        render_mode: str | None = None,
        observations: str = "bytes",
        rewards: str = "outcome",
        **set_up: Any,
    ) -> None:
        EzPickle.__init__(self, name, agent, bots, render_mode, observations, rewards, **set_up)
        self.kind = kind_named(name)
        self.seats = Seats(self.kind, set_up)
        self.metadata = {**self.metadata, **self.seats.metadata}
        self.agent = agent or self.seats.names[-1]
        if self.agent not in self.seats.names:
            raise no_such_agent(self.agent, self.seats.names)
        self.bots = bots if isinstance(bots, str) else dict(bots)
        self.check_bots()
        self.render_mode = render_mode
        self.form = form_named(observations, self.kind)
        self.shaped = check_rewards(rewards) == "shaped"
        self.stood = 0.0
        self.observation_space: spaces.Space[Any] = self.form.space
        self.action_space: spaces.Space[Any] = self.seats.action_spaces[self.agent]
        self.play: Play
        self.seat = self.seats.names.index(self.agent)
        self.players: dict[int, Player] = {}
        self.board: dict[str, Any] = {}

    def check_bots(self) -> None:
        """Every bot exists and sits on another seat."""
        if isinstance(self.bots, str):
            player(self.bots, self.kind.game)
            return
        for agent, bot in self.bots.items():
            if agent not in self.seats.names or agent == self.agent:
                raise no_such_agent(agent, tuple(n for n in self.seats.names if n != self.agent))
            player(bot, self.kind.game)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, at the first question put to the agent."""
        super().reset(seed=seed)
        self.begin(seed, options)
        return self.form.of(self.play, self.seat), self.info(False)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game, in which the bots have played until the agent is asked."""
        self.play = self.seats.begin(seed, options)
        names = agent_names(self.play.game)
        if self.agent not in names:
            raise no_such_agent(self.agent, names)
        self.board = self.play.game.board()
        self.play.game.chronicle.silent = False  # the bots read it
        self.players = {
            seat: self.seated(seat, name) for seat, name in enumerate(names) if name != self.agent
        }
        self.play_on()
        self.stood = self.standing()

    def seated(self, seat: int, name: str) -> Player:
        """The bot of a seat; seats without one of their own are played at random."""
        bot = self.bots if isinstance(self.bots, str) else self.bots.get(name, "random")
        start = self.play.game.start
        figures = start["options"].get("figures", {})
        return player(bot, self.kind.game, seat, f"{start['seed']}/{seat}", figures)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent answers, and the bots play on until it is asked again or the game is over."""
        if not self.play.mask(self.seat)[action]:
            return self.form.of(self.play, self.seat), -1.0, True, False, self.info(True)
        choices = self.play.open_to(self.seat)
        assert choices is not None
        reward = self.act(choices.options[int(action)])
        over = not self.play.game.questions
        return self.form.of(self.play, self.seat), reward, over, False, self.info(False)

    def act(self, option: Option) -> float:
        """Carry out the agent's option and let the bots play on; what the agent gets for it."""
        self.play.decide(self.play.game.question_of(self.seat), option)
        self.play_on()
        return self.play.rewards()[self.seat] + self.gained()

    def standing(self) -> float:
        """How well the agent stands, where rewards are shaped."""
        shaping = self.kind.shaping
        if not self.shaped or shaping is None:
            return 0.0
        return shaping.standing(self.play.bytes_seen(self.seat))

    def gained(self) -> float:
        """How much better the agent stands than at the last step."""
        before, self.stood = self.stood, self.standing()
        return self.stood - before

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are open, as sb3-contrib's MaskablePPO asks for it."""
        return self.play.mask(self.seat).astype(np.bool_)

    def state(self) -> SeatState:
        """The game as it is now, to which `restore` comes back as often as one likes."""
        return SeatState(self.play, self.players, self.seats.seeds, self.stood)

    def restore(self, state: SeatState) -> tuple[Any, dict[str, Any]]:
        """Go back to a state; what the agent sees there, as after a reset."""
        fresh = SeatState(state.play, state.players, state.seeds, state.stood)
        self.play, self.players = fresh.play, fresh.players
        self.seats.seeds, self.stood = fresh.seeds, fresh.stood
        self.board = self.play.game.board()
        return self.form.of(self.play, self.seat), self.info(False)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        """The same environment with the same game under way."""
        twin = type(self)(*self._ezpickle_args, **self._ezpickle_kwargs)  # type: ignore[arg-type]
        if self.players or hasattr(self, "play"):
            twin.restore(self.state())
        return twin

    def play_on(self) -> None:
        """The bots answer until the agent is asked."""
        game = self.play.game
        while game.questions and self.play.open_to(self.seat) is None:
            self.speak(game.questions[0].seat)
            question = game.questions[0]
            if question.seat != self.seat:
                observation = SeatView(game, question.seat, self.board)
                chosen = self.players[question.seat].choose(observation)
                self.play.decide(question, option_of(chosen))

    def speak(self, seat: int) -> None:
        """What a bot does or says before it answers."""
        game = self.play.game
        for _ in range(MOST_ASIDES):
            said = self.players[seat].aside(SeatView(game, seat, self.board))
            if not said:
                return
            self.play.aside(seat, option_of(said))
            if not game.questions or game.questions[0].seat != seat:
                return

    def info(self, illegal: bool) -> dict[str, Any]:
        """The action mask, what is asked, who has won, and whether the last action was not open."""
        choices = self.play.open_to(self.seat)
        return {
            "action_mask": self.play.mask(self.seat).copy(),
            "question": choices.question.kind if choices else "",
            "outcome": self.play.game.outcome,
            "illegal": illegal,
        }

    def render(self) -> str | None:
        """The table as a spectator sees it; with render_mode "human" it is printed."""
        return self.seats.rendered(self.play.game, self.render_mode)


def check_rewards(name: str) -> str:
    """UnknownName unless there are such rewards."""
    if name not in REWARDS:
        raise UnknownName(
            f"there are no rewards '{name}'; there are {', '.join(REWARDS)}",
            "error-no-such-name",
            kind="rewards",
            name=str(name),
            choices=", ".join(REWARDS),
        )
    return name


def no_such_agent(name: str, known: tuple[str, ...]) -> UnknownName:
    """The error for a name that no seat bears."""
    return UnknownName(
        f"there is no agent '{name}'; there are {', '.join(known)}",
        "error-no-such-name",
        kind="agent",
        name=str(name),
        choices=", ".join(known),
    )
