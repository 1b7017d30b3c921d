"""The free move and the MOVE action as one way (TL-ACTION-02, TL-ACTION-04)."""

from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.words.names import space_named
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.ways import Way


def ways_of(game: Game, seat: int) -> list[Way]:
    """To every space that a step of the free move and one of the action MOVE lead to, and no single move does: the ways
    that take the fewest wanted tokens. Nothing is rolled or revealed on them."""
    question = game.question_of(seat)
    if question.kind != "free-move":
        return []
    moves = [option for option in question.options if option[0] != "stay"]
    near = {number(option, 1) for option in moves} | {person_of(table_of(game), seat).space}
    best: dict[int, tuple[int, Way]] = {}
    for first in moves:
        for second, wanted in steps_after(game, seat, first):
            space = number(second, 1)
            if space not in near and (space not in best or wanted < best[space][0]):
                best[space] = (wanted, way_along(game, seat, first, second, wanted))
    return [way for _, way in best.values()]


def steps_after(game: Game, seat: int, first: Option) -> list[tuple[Option, int]]:
    """The steps of the action MOVE after a free move, and the wanted tokens that the free move takes."""
    after = game.clone()
    after.answer(first, seat)
    question = after.question
    if question is None or (question.seat, question.kind) != (seat, "action"):
        return []
    if after.seals != game.seals:
        return []
    wanted = person_of(table_of(after), seat).wanted - person_of(table_of(game), seat).wanted
    return [(option, wanted) for option in question.options if option[0] == "step"]


def way_along(game: Game, seat: int, first: Option, second: Option, wanted: int) -> Way:
    """A way in words."""
    t = table_of(game)
    spaces = (person_of(t, seat).space, number(first, 1), number(second, 1))
    words = Phrase(
        "they-live-whole-way",
        space=space_named(t.config, spaces[2]),
        through=space_named(t.config, spaces[1]),
        wanted=wanted,
    )
    return Way((first, second), spaces, words)
