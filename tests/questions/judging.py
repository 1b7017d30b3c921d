"""Which decisions a person would not miss, judged by what follows from each option.

Nothing here asks how the table answers by itself: every option is tried on a clone.
"""

from collections.abc import Collection, Iterator
from typing import Any

from othersight.kernel.codec import encode_state, state_hash
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question

LEAVING = ("pass", "stop", "leave")
"""First words of options that leave a thing undone."""

SET_OUT = {
    "assign": "the Fight was begun to kill",
    "remove": "the Cleanse was begun to take tokens off",
    "orbital-strike": "the token was brought there to kill",
    "icon": "the City Action was used for it",
    "reward": "the cards are the victor's, and he may stop before he draws",
}
"""Questions whether to do what the seat has just set out to do."""


def needless(game: Game, question: Question, listeners: Collection[int] = ()) -> str:
    """Why nobody would miss this decision; "" if it is one."""
    if len(question.options) == 1:
        return "" if game.asides(question.seat) else "one option"
    if question.kind == "pile" and not leaves(question):
        return "piles of which nobody knows anything"
    if question.kind == "intention":
        return "" if 0 in listeners else "an announcement that nobody hears"
    for reason, holds in JUDGED.items():
        if holds(game, question):
            return reason
    return ""


def leaves(question: Question) -> list[Option]:
    return [option for option in question.options if option[0] in LEAVING]


def after(game: Game, question: Question, option: Option) -> Game:
    """The game after this answer."""
    twin = game.clone()
    twin.answer(option, question.seat)
    return twin


def is_without_consequence(game: Game, question: Question) -> bool:
    """Whatever is answered, the game goes on from the same state. What others have answered in secret is not known."""
    if game.secret:
        return False
    return len({state_hash(after(game, question, option)) for option in question.options}) == 1


def is_only_spent(game: Game, question: Question) -> bool:
    """Whoever does it has a Reaction token less, and nothing else is different."""
    if question.kind != "reaction":
        return False
    left = [without_tokens(after(game, question, one)) for one in question.options]
    return bool(left[0] == left[1])


def without_tokens(game: Game) -> Any:
    """The state but for the Reaction tokens, active and spent."""
    state = encode_state(game)
    sins = state["table"]["sins"]
    sins.update({"reactions": 0, "spent": 0})
    return state


def is_sole_target(game: Game, question: Question) -> bool:
    """One thing, or things that look the same, to do what was set out to do, or to leave it."""
    if question.kind not in SET_OUT or not leaves(question):
        return False
    if question.kind == "reward" and len(game.questions) > 1:
        return False
    doing = [option for option in question.options if option not in leaves(question)]
    return len({str(looks(game, option)) for option in doing}) == 1


def looks(game: Game, option: Option) -> Any:
    """What an option points at, as everybody sees it: a Monster without its number."""
    if option[0] in ("hit", "kill"):
        monster = game.view(-1)["monsters"][option[1]]
        return {key: monster[key] for key in monster if key != "monster"}
    return option


def is_certain_death(game: Game, question: Question) -> bool:
    """The Hero dies of the Wounds that are being placed, wherever they are placed."""
    if question.kind != "wound":
        return False
    return all([dies(after(game, question, option)) for option in question.options])


def dies(game: Game) -> bool:
    """Whether the Wounds still to be placed kill: the first free slot takes each."""
    before = [hero["state"] for hero in game.view(-1)["heroes"]]
    while game.question is not None and game.question.kind == "wound":
        game.answer(0)
    told = game.log(-1, game.history.length - 1)
    now = [hero["state"] for hero in game.view(-1)["heroes"]]
    return before != now or any([entry.key == "hero-killed" for entry in told])


def is_dominated(game: Game, question: Question) -> bool:
    """FAITH of which one result is never worse than another, whatever the rest is turned into."""
    if question.kind != "faith" or "ranged" in game.view(-1)["under_way"][-1]["what"]:
        return False
    reached = {
        option: set(results(after(game, question, option), game.history.length))
        for option in question.options
    }
    return any([all([covers(reached[a], reached[b]) for b in reached]) for a in reached])


def results(game: Game, since: int) -> Iterator[tuple[int, int, int]]:
    """Hits, Wounds and Corruption of the Fight for every way to turn the FAITH that is left."""
    if game.question is not None and game.question.kind == "faith":
        for option in game.question.options:
            yield from results(after(game, game.question, option), since)
    else:
        told = [entry for entry in game.log(-1, since) if entry.key == "fight-results"]
        _, hits, wounds, corruption = told[0].values
        yield int(str(hits)), -int(str(wounds)), -int(str(corruption))


def covers(mine: set[tuple[int, int, int]], other: set[tuple[int, int, int]]) -> bool:
    """Whether everything that the other reaches is reached or surpassed."""
    return all(
        [any([all([a >= b for a, b in zip(m, o, strict=True)]) for m in mine]) for o in other]
    )


JUDGED = {
    "no consequence": is_without_consequence,
    "a token for nothing": is_only_spent,
    "one target": is_sole_target,
    "certain death": is_certain_death,
    "one result is never worse": is_dominated,
}
