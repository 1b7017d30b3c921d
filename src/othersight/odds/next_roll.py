"""A position driven on to its next roll: the real rules count the pools, and no die falls.

The twin's dice are loaded with nothing, so that the rules stop where the first die would fall. Whoever is asked on the
way does as little as may be: a seat's odds depend neither on what another holds nor on what would be drawn.
"""

from collections.abc import Callable

from othersight.kernel.chance import NO_MORE
from othersight.kernel.errors import LoadedChance
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Question

MOST_QUESTIONS = 100
Answer = Callable[[Question], Option]


def silent_twin(game: Game) -> Game:
    """The same game once more; it says nothing, and no die falls in it."""
    twin = game.clone()
    twin.chronicle.silent = True
    twin.chance.loaded = (NO_MORE,)
    return twin


def driven_to_roll(
    game: Game,
    seat: int,
    option: Option,
    until: type[Procedure],
    answer: Answer,
    stops: Callable[[Question], bool] = lambda question: False,
) -> Game | None:
    """The game at the first roll after an option, or at a question that stops it before; None if that kind of
    procedure is over by then."""
    twin = silent_twin(game)
    try:
        twin.answer(option, seat)
        for _ in range(MOST_QUESTIONS):
            if not twin.questions or not under_way(twin, until):
                return None
            question = twin.questions[0]
            if stops(question) and isinstance(twin.stack[-1], until):
                return twin
            twin.answer(answer(question), question.seat)
    except LoadedChance:
        return twin if twin.stack and isinstance(twin.stack[-1], until) else None
    return None


def under_way(game: Game, kind: type[Procedure]) -> bool:
    """Whether a procedure of that kind is on the stack."""
    return any([isinstance(frame, kind) for frame in game.stack])


def step_of(frame: Procedure) -> str:
    """The step at which a procedure was stopped."""
    return frame.steps[frame.at - 1]
