"""Hints: what a player of a level would do at a seat, and why; `game.hint(seat)` ends up here."""

import logging
from dataclasses import replace

from othersight.bots.explanation import Explanation
from othersight.bots.levels import USUAL, player
from othersight.bots.observation import Observation
from othersight.bots.scripted import Figures
from othersight.bots.search import SearchingPlayer
from othersight.bots.spec import bots_of, has_bots
from othersight.kernel.game import Game
from othersight.kernel.hint import Considered, Hint


def hint(game: Game, seat: int, level: str) -> Hint:
    """What a player of that level would do who sat down at the seat now; nobody gives a hint without a thought.

    The same position gives the same hint wherever the level's time is enough."""
    figures = game.start["options"].get("figures", {})
    seed = f"hint {game.history.length}"
    one = player(level, game.definition.name, seat, seed, figures, thorough=True)
    observation = Observation(game, seat)
    chosen = one.choose(observation)
    thought = one.explanation or Explanation(chosen, level)
    if not thought.weighed and len(observation.options) > 1 and has_bots(observation.game):
        try:
            thought = glance(observation, thought, seed, figures)
        except Exception:  # whoever asks for advice gets it all the same
            logging.getLogger("othersight").exception("a hint could not be compared with others")
    best = Considered(chosen, thought.estimate, observation.odds(chosen))
    other = thought.alternative
    alternative = (
        Considered(other.option, other.estimate, observation.odds(other.option)) if other else None
    )
    return Hint(thought.level, best, alternative, thought.notes, thought.grounds)


def glance(
    observation: Observation, thought: Explanation, seed: str, figures: Figures
) -> Explanation:
    """A choice made without looking ahead, with what it and a few others lead to on imagined tables."""
    spec = bots_of(observation.game)
    effort = spec.glance
    onlooker = SearchingPlayer(USUAL, spec.knowledge, observation.seat, seed, figures, effort)
    others = [option for option in observation.options if option != thought.option]
    advised = onlooker.judge(observation)
    others.sort(key=lambda option: option != advised)
    tried = [thought.option, *others[: effort.options - 1]]
    return replace(thought, weighed=onlooker.look_into(observation, tried))
