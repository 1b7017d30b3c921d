"""What the Fight under way comes to so far, in words (TO-FIGHT-12)."""

from othersight.games.the_others.questions.standing import fight_with
from othersight.games.the_others.words.names import counted
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase


def results_so_far(game: Game, *chosen: str) -> Phrase:
    """With these results of FAITH, and nothing for what is still to be chosen; after a shot the Sin roll is to come."""
    fight = fight_with(game, *chosen)
    if fight.is_ranged:
        return Phrase(
            "the-others-results-shot", hits=fight.hits, defense=fight.defense, cc=fight.cc
        )
    return Phrase(
        "the-others-results",
        hits=fight.hits,
        wounds=counted("wounds", fight.wounds_due),
        corruption=counted("corruption", fight.corruption_due),
    )
