"""Trains a masked policy for the Heroes of The Others with NumPy alone, and plays it against a random Sins Player.

    python examples/train_masked_policy.py                      # some minutes on one core
    python examples/train_masked_policy.py --games 300 --test 100

One person plays all Heroes, in a gentle game: able Heroes, mild dice, short Missions. Even so random Heroes win next to
never. The policy is linear: a weight for every action and every fact (what is asked, the Mission, the Hero's Turn), a
softmax over the actions that the mask leaves open. It is trained with REINFORCE; the return of a game is the number of
Missions accomplished, read from the observation, and 3 more for a victory.

Afterwards trained and random Heroes play the same games, which neither has seen before.
"""

import argparse
import math
import time
from typing import Any

import numpy as np

from othersight.envs import the_others_v1
from othersight.games.the_others.envs.spec import THE_OTHERS

HEROES = ("leah", "morgana", "thorley", "rocco", "brad", "rose", "karl", "karl-wolf")
STORY = "battleground-of-souls"
MISSIONS = ("rescue-the-innocents", "keep-them-safe", "save-their-souls")
GENTLE = {
    **{f"heroes.{hero}.{stat}": 6 for hero in HEROES for stat in ("fight", "skill", "defense")},
    "dice.sin.faces.hit": 1,
    "dice.sin.faces.corr": 1,
    "dice.sin.faces.blank": 3,
    **{f"stories.{STORY}.missions.{mission}.required": 1 for mission in MISSIONS},
}
FACTS = ("asked kind", "story mission", "turn ")
NAMES = list(THE_OTHERS.layout.names())
FACT_BYTES = np.array([at for at, name in enumerate(NAMES) if name.startswith(FACTS)])
DONE_BYTES = np.array([at for at, name in enumerate(NAMES) if name.startswith("story done")])
BATCH = 8
RATE = 0.3
VICTORY = 3.0

Step = tuple[Any, Any, Any, int]


class MaskedPolicy:
    """Weights for every fact and action; the last fact is always true."""

    def __init__(self) -> None:
        self.weights = np.zeros((len(FACT_BYTES) + 1, THE_OTHERS.actions.size))

    def chances(self, observation: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The facts that hold, the actions that are open, and how likely each of them is taken."""
        facts = np.append(np.flatnonzero(observation["observation"][FACT_BYTES]), len(FACT_BYTES))
        legal = np.flatnonzero(observation["action_mask"])
        scores = self.weights[facts[:, None], legal].sum(axis=0)
        likely = np.exp(scores - scores.max())
        return facts, legal, likely / likely.sum()

    def learn(self, batch: list[tuple[list[Step], float]]) -> None:
        """REINFORCE: what was done in games that went better than the others becomes likelier."""
        returns = np.array([gained for _, gained in batch])
        if returns.std() == 0:
            return
        for (steps, _), worth in zip(
            batch, (returns - returns.mean()) / returns.std(), strict=True
        ):
            for facts, legal, likely, taken in steps:
                change = -likely
                change[taken] += 1.0
                self.weights[facts[:, None], legal] += RATE / math.sqrt(len(steps)) * worth * change


def play(
    env: Any, policy: MaskedPolicy | None, seed: int, chance: Any
) -> tuple[list[Step], float, bool]:
    """One game, the Sins Player at random; what the policy did, what it gained, and whether the Heroes won."""
    env.reset(seed=seed)
    steps: list[Step] = []
    done, won = 0.0, False
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        if agent == "heroes_1":
            done = float(observation["observation"][DONE_BYTES].sum())
        if terminated:
            won = won or (agent == "heroes_1" and reward > 0)
            env.step(None)
        elif agent == "heroes_1" and policy is not None:
            facts, legal, likely = policy.chances(observation)
            taken = int(np.searchsorted(likely.cumsum(), chance.random() * 0.999999))
            steps.append((facts, legal, likely, taken))
            env.step(int(legal[taken]))
        else:
            legal = np.flatnonzero(info["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
    return steps, done + VICTORY * won, won


def train(env: Any, games: int, seconds: float, seed: int) -> MaskedPolicy:
    """A policy after so many games, or when the time is up."""
    policy = MaskedPolicy()
    chance = np.random.default_rng(seed)
    started, played = time.monotonic(), 0
    while played < games and time.monotonic() < started + seconds:
        batch = []
        for _ in range(BATCH):
            steps, gained, _ = play(env, policy, 1_000_000 * (seed + 1) + played, chance)
            batch.append((steps, gained))
            played += 1
        policy.learn(batch)
        if played % (20 * BATCH) == 0:
            print(f"{played} games, return {np.mean([gained for _, gained in batch]):.2f}")
    return policy


def judged(env: Any, policy: MaskedPolicy | None, games: int) -> tuple[float, float, Any]:
    """Victories and mean return over games that were not trained with, the same for every policy."""
    chance = np.random.default_rng(99)
    found = [play(env, policy, seed, chance)[1:] for seed in range(games)]
    gained = np.array([gain for gain, _ in found])
    return sum(won for _, won in found) / games, float(gained.mean()), gained


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wanted.add_argument("--games", type=int, default=4000, help="games to train with")
    wanted.add_argument("--minutes", type=float, default=10.0, help="train no longer than this")
    wanted.add_argument("--test", type=int, default=300, help="games to test with")
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    env = the_others_v1.env(story=STORY, hero_players=1, figures=GENTLE)
    policy = train(env, given.games, 60 * given.minutes, given.seed)
    for name, played_by in (("random", None), ("trained", policy)):
        won, gained, _ = judged(env, played_by, given.test)
        print(f"{name}: {won:.1%} of {given.test} games won, return {gained:.2f}")


if __name__ == "__main__":
    main()
