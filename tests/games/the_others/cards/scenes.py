"""Scenes for the tests of cards and boards, on figures of their own (see rules/plain.py).

    game = walk(when="start-of-turn", **holding("hate"))    # he holds HATE! and nothing else
    game = walk(**omens("stab-in-the-dark"))                # this Apocalypse card is in force
    game = walk(**last_turn())                               # the Round ends after this Turn

Thorley stands alone in District E with Fight 1, Skill 1, Defense 0; Rocco and Brad, with the same
stats, in the Starting Space. An Acolyte has Fight 1 and Defense 1, an Abomination 2 and 2, the
Controller 3 and 3, the Avatar 4 and 4.
"""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import faces, play
from tests.games.the_others.rules.plain import TEAM


def holding(*cards: str) -> dict[str, Any]:
    """The Sins Player holds these cards; everybody sees all others in the discard pile.

    So he is asked for a card only at moments at which one of these may be played.
    """
    return {"hand": list(cards), "exact": ["sin_deck"]}


def omens(*cards: str) -> dict[str, Any]:
    """These Apocalypse cards are in force."""
    return {"revealed": list(cards), "apocalypse": 2 * len(cards) - 1}


def last_turn(**heroes: Any) -> dict[str, Any]:
    """The Turn under way is the last of the Round, and nobody can react to it."""
    spent = {name: {"turns": 0, **heroes.get(name, {})} for name in TEAM if name != "thorley"}
    return {"heroes": spent, "reactions": 0, "thorley": {"turns": 0, **heroes.get("thorley", {})}}


def fought(game: Game, dice: str, *lines: str) -> Game:
    """The current Hero starts a Fight without Voluntary Corruption; then these lines."""
    return play(game, "fight", "mean no", "corruption no", *lines, dice=faces(dice))


MEMBERS: dict[str, int] = {
    f"monsters.hell_club.{card}.{stat}": value
    for card in (
        "dr-gan-terror",
        "grin-terror",
        "marguerite-terror",
        "marguerite-corruption",
        "gourd-and-vex-corruption",
        "flay-corruption",
        "gourd-and-vex-redemption",
        "dr-gan-redemption",
        "grin-redemption",
    )
    for stat, value in (("fight", 1), ("defense", 2))
}
"""Every member of the Hell Club has Fight 1 and Defense 2."""
