"""A second table that differs from a first one only in what some seats may not know.

Each twin names what it has changed, the seats that must not notice, and when the change comes to light by the
rules, so that from then on it may be noticed. Here is what is common to all games; `the_others` and `they_live` know
the secrets of theirs.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from tests.conformance.checks import seats_and_spectator

Thing = TypeVar("Thing")
Kind = TypeVar("Kind", bound=Procedure)
ComesToLight = Callable[[Game, Game, int], bool]
"""Whether, to that seat, the rules have shown what differs between the two games."""


class Twin(NamedTuple):
    """The other table, what is different there, and to whom that is hidden."""

    what: str
    game: Game
    hidden_from: list[int]
    comes_to_light: ComesToLight
    believable: bool = True
    """Whether the seats, thinking back over all they have seen, can take it for the true table; then it deals alike."""


Maker = Callable[[Game, Chance], Iterator[Twin]]


def never(game: Game, twin: Game, seat: int) -> bool:
    """The rules do not bring it to light, whatever happens."""
    return False


def at_once(game: Game, twin: Game, seat: int) -> bool:
    """Only this one decision can be compared."""
    return True


def shuffled(things: Sequence[Thing], chance: Chance) -> tuple[Thing, ...]:
    """The things in another order."""
    pile = list(things)
    order = chance.shuffled(tuple(str(place) for place in range(len(pile))))
    return tuple(pile[int(place)] for place in order)


def asked_again(twin: Game) -> Game:
    """The changed game, asking what it asks now."""
    twin.table.unsettled = False
    twin.questions = []
    twin.resume()
    assert twin.questions, "the changed table does not ask anybody"
    return twin


def frame_of(game: Game, kind: type[Kind]) -> Kind | None:
    """The procedure of that kind under way, safe to change."""
    frame = game.innermost(kind)
    return frame if isinstance(frame, kind) else None


def other_dice(game: Game, chance: Chance) -> Iterator[Twin]:
    """Dice that have not been rolled."""
    twin = game.clone()
    used = game.chance.used
    twin.chance = Chance(f"other dice {chance.byte()}", used)

    def rolled(game: Game, twin: Game, seat: int) -> bool:
        return game.chance.used != used or twin.chance.used != used

    yield Twin("the dice to come", asked_again(twin), seats_and_spectator(game), rolled)


def other_ballots(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-UNITE-04, TO-SETUP-13, TL-INFO-17: a seat that has answered in secret has given another answer."""
    for seat, answer in game.answers.items():
        choices = options_of_the_answered(game, seat)
        others = [option for option in choices if option != answer]
        if not others:
            continue
        twin = game.clone()
        twin.answers = {**game.answers, seat: others[chance.below(len(others))]}
        everybody_else = [other for other in seats_and_spectator(game) if other != seat]

        def all_given(game: Game, twin: Game, seat: int) -> bool:
            return not game.answers

        yield Twin("a secret answer", asked_again(twin), everybody_else, all_given)


def options_of_the_answered(game: Game, seat: int) -> list[tuple[str | int, ...]]:
    """What a seat that has already answered could have answered."""
    before = game.clone()
    before.answers = {other: a for other, a in game.answers.items() if other != seat}
    asked_again(before)
    return before.question_of(seat).options


def dealt_anew(game: Game, chance: Chance) -> Iterator[Twin]:
    """Everything that one seat does not know, all at once, as the game itself deals it."""
    seat = chance.below(len(game.seats))
    dealt = game.deal_anew(seat, chance.byte())
    yield Twin("what was dealt anew", dealt, [seat], at_once)


COMMON_MAKERS: tuple[Maker, ...] = (other_dice, other_ballots, dealt_anew)
