"""Trains sb3-contrib's MaskablePPO for the Heroes of The Others, and plays it against random and novice Sins Players.

    pip install 'othersight[envs]' sb3-contrib
    python examples/train_maskable_ppo.py                        # about ten minutes on two cores
    python examples/train_maskable_ppo.py --steps 2000 --test 10

One person plays all Heroes in a gentle game: first against a random Sins Player, then against a novice. Nothing is
wrapped: the environment gives numbers between 0 and 1, shaped rewards and `action_masks()` itself. Afterwards trained,
random and novice Heroes play the same games, which none has seen before, and what they have won is printed with the
processor time.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import othersight
import othersight.envs  # registers the environments
from othersight.bots import Observation, player

ENV = "othersight/the_others-v1"
ASKED: dict[str, Any] = {"agent": "heroes_1", "preset": "gentle"}
SINS_PLAYERS = ("random", "novice")

Policy = Callable[[Any, Any], int]


def environment(sins: str, observations: str = "unit") -> Any:
    """The Heroes' seat, with a Sins Player of that level."""
    return gymnasium.make(
        ENV, bots=sins, observations=observations, rewards="shaped", disable_env_checker=True, **ASKED
    )  # fmt: skip


def learner(sins: str, seed: int) -> Any:
    """MaskablePPO as it comes, with fewer passes over what it has seen than it usually makes."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    envs = DummyVecEnv([lambda: environment(sins) for _ in range(8)])
    return MaskablePPO(
        "MlpPolicy", envs, n_steps=128, batch_size=256, n_epochs=4, gamma=0.999, ent_coef=0.01,
        learning_rate=1e-3, seed=seed,
    )  # fmt: skip


def trained(steps: int, minutes: float, seed: int) -> Any:
    """A model after so many steps, half of them against each Sins Player, or when the processor time is used up."""
    from stable_baselines3.common.callbacks import BaseCallback

    class Watch(BaseCallback):
        """Tells how the games of training end, and stops when the time is up."""

        def __init__(self, until: float) -> None:
            super().__init__()
            self.until = until
            self.won: list[bool] = []
            self.told = 0

        def _on_step(self) -> bool:
            ended = [info for info in self.locals["infos"] if info["outcome"]]
            self.won += [info["outcome"] == "heroes" for info in ended]
            if self.num_timesteps >= self.told + 8192:
                self.told = self.num_timesteps
                share = np.mean(self.won[-200:]) if self.won else 0
                seconds = time.process_time()
                print(
                    f"{self.told} steps, {seconds:.0f} s, {share:.0%} of the last games won",
                    flush=True,
                )
            return time.process_time() < self.until

    model = learner(SINS_PLAYERS[0], seed)
    for number, sins in enumerate(SINS_PLAYERS):
        until = 60 * minutes * (number + 1) / len(SINS_PLAYERS)
        if number:
            model.set_env(learner(sins, seed).get_env())
        model.learn(steps // 2, callback=Watch(until), reset_num_timesteps=not number)
    return model


def won_by(policy: Policy, sins: str, games: int) -> int:
    """How many of the games with seeds 0, 1, ... the Heroes win."""
    env = environment(sins)
    won = 0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            observation, _, over, _, info = env.step(policy(env, observation))
        won += info["outcome"] == "heroes"
    return won


def at_random(seed: int) -> Policy:
    """Any open action."""
    draw = np.random.default_rng(seed)
    return lambda env, _: int(draw.choice(np.flatnonzero(env.unwrapped.action_masks())))


def novice() -> Policy:
    """What a novice would answer."""
    bots: dict[str, Any] = {}

    def choose(env: Any, _: Any) -> int:
        play, seat = env.unwrapped.play, env.unwrapped.seat
        seed = play.game.start["seed"]
        if seed not in bots:
            bots.clear()
            figures = play.game.start["options"]["figures"]
            bots[seed] = player("novice", "the-others", seat, f"{seed}/heroes", figures)
        text = bots[seed].choose(Observation(play.game, seat))
        options = play.open_to(seat).options
        wanted = othersight.option_of(text)
        return int(next(action for action in options if options[action] == wanted))

    return choose


def of_model(model: Any) -> Policy:
    """The likeliest action."""
    return lambda env, observation: int(
        model.predict(
            observation, action_masks=env.unwrapped.action_masks(), deterministic=True
        )[0]
    )  # fmt: skip


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument("--steps", type=int, default=400_000, help="steps to train with")
    wanted.add_argument(
        "--minutes", type=float, default=20.0, help="processor time to train with; two cores have two minutes in one"
    )  # fmt: skip
    wanted.add_argument("--test", type=int, default=200, help="games to test with")
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    model = trained(given.steps, given.minutes, given.seed)
    print(f"{model.num_timesteps} steps in {time.process_time():.0f} s of processor time")
    for sins in SINS_PLAYERS:
        for name, policy in (
            ("random", at_random(1)),
            ("novice", novice()),
            ("trained", of_model(model)),
        ):
            won = won_by(policy, sins, given.test)
            print(f"{name} Heroes, {sins} Sins Player: {won} of {given.test} games won", flush=True)


if __name__ == "__main__":
    main()
