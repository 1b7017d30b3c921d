"""Trains a masked policy for the Heroes of The Others with NumPy alone, against random and novice Sins Players.

    pip install 'othersight[envs]'
    python examples/train_masked_policy.py                      # some minutes on one core
    python examples/train_masked_policy.py --games 160 --test 20

One person plays all Heroes in the gentle preset, first against a random Sins Player, then against a novice. The policy
is linear: a weight for every action and every number of a compact observation, a softmax over the actions that the mask
leaves open. It is trained with REINFORCE on shaped rewards: what was done becomes likelier by how much more was gained
afterwards than is usual.

Afterwards trained and random Heroes play the same games, which neither has seen before.
"""

import argparse
import time
from typing import Any

import numpy as np

from othersight.envs import SeatEnv

SINS_PLAYERS = ("random", "novice")
LONGEST = 1000
"""Steps after which a game is broken off and not won: a policy may repeat itself for ever."""
BATCH = 8
RATE = 0.3
KEPT = 0.98
"""What a reward a step later counts."""

Step = tuple[Any, Any, Any, int]


def environment(sins: str) -> SeatEnv:
    """The Heroes' seat, with a Sins Player of that level."""
    return SeatEnv(
        "the_others-v1", "heroes_1", sins, observations="compact", rewards="shaped", preset="gentle"
    )  # fmt: skip


class MaskedPolicy:
    """Weights for every number of the observation and every action; the last number is always 1."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.weights = np.zeros((numbers + 1, actions), np.float32)

    def chances(self, observation: Any, mask: Any) -> tuple[Any, Any, Any]:
        """The numbers that are not 0, the actions that are open, and how likely each of them is taken."""
        at = np.append(np.flatnonzero(observation), len(observation))
        facts = (at, np.append(observation, np.float32(1))[at])
        legal = np.flatnonzero(mask)
        scores = facts[1] @ self.weights[at[:, None], legal]
        likely = np.exp(scores - scores.max())
        return facts, legal, likely / likely.sum()

    def learn(self, batch: list[tuple[list[Step], Any]]) -> None:
        """REINFORCE: what was done becomes likelier where more was gained from then on than is usual."""
        gained = np.concatenate([later for _, later in batch])
        usual, spread = gained.mean(), gained.std() + 1e-6
        rate = RATE / np.sqrt(len(gained))
        for steps, later in batch:
            for ((at, worth), legal, likely, taken), gain in zip(steps, later, strict=True):
                push = -likely
                push[taken] += 1.0
                push *= rate * (gain - usual) / spread
                self.weights[at[:, None], legal] += np.outer(worth, push)


def play(
    env: SeatEnv, policy: MaskedPolicy | None, seed: int, chance: Any
) -> tuple[list[Step], Any, bool]:
    """One game: what was done, the reward of each step, and whether the Heroes won."""
    observation, _ = env.reset(seed=seed)
    steps: list[Step] = []
    rewards: list[float] = []
    over = False
    while not over and len(rewards) < LONGEST:
        mask = env.action_masks()
        if policy is None:
            action = int(chance.choice(np.flatnonzero(mask)))
        else:
            facts, legal, likely = policy.chances(observation, mask)
            taken = int(np.searchsorted(likely.cumsum(), chance.random() * 0.999999))
            steps.append((facts, legal, likely, taken))
            action = int(legal[taken])
        observation, reward, over, _, info = env.step(action)
        rewards.append(reward)
    return steps, np.array(rewards), info["outcome"] == "heroes"


def from_then_on(rewards: Any) -> Any:
    """What was gained from each step on, later rewards counting less."""
    later = rewards.copy()
    for at in range(len(later) - 2, -1, -1):
        later[at] += KEPT * later[at + 1]
    return later


def train(games: int, seed: int, sins_players: tuple[str, ...] = SINS_PLAYERS) -> MaskedPolicy:
    """A policy after so many games against each Sins Player."""
    policy = untrained()
    chance = np.random.default_rng(seed)
    played = 0
    for sins in sins_players:
        env, won = environment(sins), []
        for _ in range(games // BATCH):
            batch = []
            for _ in range(BATCH):
                steps, rewards, victory = play(env, policy, 1_000_000 * (seed + 1) + played, chance)
                batch.append((steps, from_then_on(rewards)))
                won.append(victory)
                played += 1
            policy.learn(batch)
            if len(won) % (20 * BATCH) == 0:
                share = np.mean(won[-20 * BATCH :])
                spent = time.process_time()
                print(
                    f"{played} games, {spent:.0f} s, {share:.0%} of the last games won", flush=True
                )
    return policy


def untrained() -> MaskedPolicy:
    """A policy to which all open actions are alike."""
    env = environment(SINS_PLAYERS[0])
    numbers: int = env.observation_space.shape[0]  # type: ignore[index]
    return MaskedPolicy(numbers, env.kind.actions.size)


def judged(policy: MaskedPolicy | None, sins: str, games: int) -> tuple[int, Any]:
    """Victories and returns over games that were not trained with, the same for every policy."""
    env, chance = environment(sins), np.random.default_rng(99)
    found = [play(env, policy, seed, chance)[1:] for seed in range(games)]
    return sum([won for _, won in found]), np.array([rewards.sum() for rewards, _ in found])


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument(
        "--games", type=int, default=1200, help="games to train with, against each Sins Player"
    )
    wanted.add_argument("--test", type=int, default=200, help="games to test with")
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    policy = train(given.games, given.seed)
    for sins in SINS_PLAYERS:
        for name, played_by in (("random", None), ("trained", policy)):
            won, _ = judged(played_by, sins, given.test)
            print(f"{name} Heroes, {sins} Sins Player: {won} of {given.test} games won", flush=True)


if __name__ == "__main__":
    main()
