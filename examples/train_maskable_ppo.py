"""Trains sb3-contrib's MaskablePPO for the Heroes of The Others, and plays it against random and novice Sins Players.

    pip install 'othersight[envs]' sb3-contrib
    python examples/train_maskable_ppo.py                        # less than ten minutes; one core is enough
    python examples/train_maskable_ppo.py --minutes 0.5 --test 10

One person plays all Heroes in the gentle preset: first against a random Sins Player, then against a novice. The library
is used as it is: the environment gives a compact observation of numbers between 0 and 1, shaped rewards and
`action_masks()` itself. Afterwards trained and random Heroes play the same games, which neither has seen before. A game
of more than a thousand steps is broken off, and counts as not won: a policy may repeat itself for ever.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import othersight.envs  # noqa: F401 (registers the environments)

ENV = "othersight/the_others-v1"
ASKED: dict[str, Any] = {"agent": "heroes_1", "preset": "gentle"}
SINS_PLAYERS = ("random", "novice")
GAMES = 16
"""Games that are played side by side."""
LONGEST = 1000
FOR_EVER = 10**9

Policy = Callable[[Any, Any], int]


def environment(sins: str) -> Any:
    """The Heroes' seat, with a Sins Player of that level."""
    return gymnasium.make(
        ENV, bots=sins, observations="compact", rewards="shaped", max_episode_steps=LONGEST,
        disable_env_checker=True, **ASKED,
    )  # fmt: skip


def games(sins: str) -> Any:
    """Several games in one process."""
    from stable_baselines3.common.vec_env import DummyVecEnv

    return DummyVecEnv([lambda: environment(sins) for _ in range(GAMES)])


def learner(sins: str, seed: int) -> Any:
    """MaskablePPO as it comes, with small networks, large batches and fewer passes than it usually makes."""
    from sb3_contrib import MaskablePPO

    return MaskablePPO(
        "MlpPolicy", games(sins), n_steps=128, batch_size=512, n_epochs=6, gamma=0.99, ent_coef=0.005,
        learning_rate=1e-3, seed=seed,
    )  # fmt: skip


def trained(minutes: float, seed: int) -> Any:
    """A model after so many minutes of processor time, half of them against each Sins Player."""
    import torch
    from stable_baselines3.common.callbacks import BaseCallback

    torch.set_num_threads(1)  # networks as small as these gain nothing from more

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
            if self.num_timesteps >= self.told + 20_000:
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
        model.set_env(games(sins))
        model.learn(FOR_EVER, callback=Watch(until), reset_num_timesteps=not number)
    return model


def won_by(policy: Policy, sins: str, games: int) -> int:
    """How many of the games with seeds 0, 1, ... the Heroes win."""
    env = environment(sins)
    won = 0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            observation, _, over, broken_off, info = env.step(policy(env, observation))
            over = over or broken_off
        won += info["outcome"] == "heroes"
    return won


def at_random(seed: int) -> Policy:
    """Any open action."""
    draw = np.random.default_rng(seed)
    return lambda env, _: int(draw.choice(np.flatnonzero(env.unwrapped.action_masks())))


def of_model(model: Any) -> Policy:
    """An action as likely as the model thinks it good."""
    return lambda env, observation: int(
        model.predict(observation, action_masks=env.unwrapped.action_masks())[0]
    )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument("--minutes", type=float, default=8.0, help="processor time to train with")
    wanted.add_argument("--test", type=int, default=200, help="games to test with")
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    model = trained(given.minutes, given.seed)
    print(
        f"{model.num_timesteps} steps in {time.process_time():.0f} s of processor time", flush=True
    )
    for sins in SINS_PLAYERS:
        for name, policy in (("random", at_random(1)), ("trained", of_model(model))):
            won = won_by(policy, sins, given.test)
            print(f"{name} Heroes, {sins} Sins Player: {won} of {given.test} games won", flush=True)


if __name__ == "__main__":
    main()
