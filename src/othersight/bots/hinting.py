"""Hints: what a player of a level would do at a seat, and why; `game.hint(seat)` ends up here."""

from othersight.bots.levels import player
from othersight.bots.sight import Sight
from othersight.kernel.game import Game
from othersight.kernel.hint import Considered, Hint


def hint(game: Game, seat: int, level: str) -> Hint:
    """What a player of that level would do who sat down at the seat now. The same position gives the same hint; nobody
    gives one without a thought."""
    figures = game.start["options"].get("figures", {})
    seed = f"hint {game.history.length}"
    one = player(level, game.definition.name, seat, seed, figures, thorough=True)
    sight = Sight(game, seat)
    chosen = one.choose(sight)
    thought = one.thought
    if thought is None:
        return Hint(level, Considered(chosen, None, sight.odds(chosen)), None, ())
    other = thought.alternative
    alternative = (
        Considered(other.option, other.estimate, sight.odds(other.option)) if other else None
    )
    best = Considered(chosen, thought.estimate, sight.odds(chosen))
    return Hint(thought.level, best, alternative, thought.notes)
