"""Two tables side by side: no seat to which the difference is hidden may notice it, now or later."""

import json
from collections.abc import Callable

from othersight.kernel.chance import Chance
from othersight.kernel.codec import encode_state
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from tests.conformance.checks import SPECTATOR
from tests.conformance.walk import next_decision
from tests.no_leak.knowledge import difference, knowledge
from tests.no_leak.memory import fits_memory
from tests.no_leak.twins import Twin

Spoil = Callable[[Game], None]


class Leak(AssertionError):
    """A seat has received something that depends on what it may not know."""


def honest(game: Game) -> None:
    """The game as it is."""


def compare(game: Game, twin: Twin, seats: list[int], with_words: bool) -> None:
    """All that these seats receive is the same, byte by byte."""
    for seat in seats:
        ours = knowledge(game, seat, with_words)
        theirs = knowledge(twin.game, seat, with_words)
        if ours != theirs:
            raise Leak(f"seat {seat} can tell {twin.what}: {difference(ours, theirs)}")


def believers(twin: Twin) -> list[int]:
    """Those to whom the difference is hidden, less whoever has seen that it cannot be so. A spectator has seen no more
    than any player."""
    seats = [seat for seat in twin.hidden_from if seat >= 0 and fits_memory(twin.game, seat)]
    return [*seats, SPECTATOR] if seats and SPECTATOR in twin.hidden_from else seats


def deal_alike(game: Game, twin: Twin, seed: int) -> None:
    """Whoever deals anew what a seat does not know gets the same from both tables."""
    seats = [seat for seat in believers(twin) if seat >= 0]
    if not seats or not twin.believable:
        return
    seat = seats[seed % len(seats)]
    ours, theirs = [
        json.dumps(encode_state(table.deal_anew(seat, seed))) for table in (game, twin.game)
    ]
    if ours != theirs:
        raise Leak(f"a deal for seat {seat} tells {twin.what}: {difference(ours, theirs)}")


def watch(
    game: Game,
    twin: Twin,
    chance: Chance,
    decisions: int,
    with_words: bool = False,
    spoil: Spoil = honest,
) -> None:
    """Compare now and after each of so many decisions that are legal at both tables, once with all words."""
    game = game.clone()
    spoil(game)
    spoil(twin.game)
    seats = believers(twin)
    words_at = chance.below(decisions + 1) if with_words else -1
    compare(game, twin, seats, words_at == 0)
    deal_alike(game, twin, chance.byte())
    for number in range(1, decisions + 1):
        if not go_on(game, twin.game, chance):
            return
        spoil(game)
        spoil(twin.game)
        seats = [seat for seat in seats if not twin.comes_to_light(game, twin.game, seat)]
        compare(game, twin, seats, words_at == number)


def go_on(game: Game, twin: Game, chance: Chance) -> bool:
    """One decision at both tables; False if there is none that both allow."""
    if not game.questions or not twin.questions:
        return False
    question, option = next_decision(game, chance, False)
    theirs = {q.seat: q for q in twin.questions}
    if question.seat not in theirs:
        return False
    common = [o for o in question.options if o in theirs[question.seat].options]
    if not common:
        return False
    chosen: Option = option if option in common else common[chance.below(len(common))]
    game.decide(question, chosen)
    twin.decide(theirs[question.seat], chosen)
    return True
