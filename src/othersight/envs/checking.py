"""PettingZoo's own tests on an environment, and how many steps it makes in a second.

A step is one action of a random legal policy in the wrapped environment, resets included. Whatever is
measured plays in turns of a quarter of a second, so that what else the machine does hits all alike.
"""

import io
import random
import time
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pettingzoo
from pettingzoo.test import api_test, max_cycles_test, seed_test

from othersight.envs.modules import module_of

CYCLES = 100
SLICE = 0.25
PEERS = ("hanabi_v5", "texas_holdem_v4", "connect_four_v3", "chess_v6")
"""Classic environments of PettingZoo that play with an action mask."""


def tests_of(name: str) -> dict[str, Callable[[], None]]:
    """The tests by the name under which their results are told."""
    module = module_of(name)
    return {
        "api": lambda: api_test(module.env(), CYCLES),
        "seed": lambda: seed_test(module.env, CYCLES),
        "max_cycles": lambda: max_cycles_test(module),
    }


def fault_of(test: Callable[[], None]) -> str:
    """What a test finds wrong, in one line, or nothing."""
    try:
        with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")  # that an observation with a mask is a dictionary
            test()
    except Exception as fault:
        return " ".join(f"{type(fault).__name__}: {fault}".split())
    return ""


class Runner:
    """An environment played at random, game after game."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.env = make()
        self.draw = random.Random(0).random
        self.games = 0
        self.steps = 0
        self.seconds = 0.0

    def play_slice(self) -> None:
        """Whole games until the slice is used up."""
        started = time.process_time()
        while time.process_time() < started + SLICE:
            self.play()
        self.seconds += time.process_time() - started

    def play(self) -> None:
        """One game from reset to the last agent's last step."""
        env = self.env
        env.reset(seed=self.games)
        self.games += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                mask = (
                    observation["action_mask"]
                    if isinstance(observation, dict)
                    else info["action_mask"]
                )
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(self.draw() * len(legal))]))
            self.steps += 1  # fmt: skip

    @property
    def steps_per_second(self) -> float:
        return round(self.steps / self.seconds, 1)


def measured(makers: dict[str, Callable[[], Any]], seconds: float) -> dict[str, float]:
    """Steps per second of each environment by name, all measured in turns."""
    runners = {name: Runner(make) for name, make in makers.items()}
    for runner in runners.values():
        runner.play()  # what is loaded with the first game is not measured
        runner.steps = 0
    while any(runner.seconds < seconds for runner in runners.values()):
        for runner in runners.values():
            runner.play_slice()
    return {name: runner.steps_per_second for name, runner in runners.items()}


def maker(name: str) -> Callable[[], Any]:
    """How to make the environment of that name as it comes, in its wrappers."""
    return lambda: module_of(name).env()


def peer(name: str) -> Callable[[], Any]:
    """How to make one of PettingZoo's classic environments."""
    return lambda: pettingzoo.make("aec", f"classic/{name}")


def peers_there() -> tuple[dict[str, Callable[[], Any]], dict[str, str]]:
    """The classic environments that can be made, and why others cannot."""
    there: dict[str, Callable[[], Any]] = {}
    missing: dict[str, str] = {}
    for name in PEERS:
        reason = fault_of(peer(name))
        if reason:
            missing[name] = reason
        else:
            there[name] = peer(name)
    return there, missing
