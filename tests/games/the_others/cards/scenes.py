"""Scenes for the tests of cards and boards, on figures of their own (see rules/plain.py).

    game = walk(when="start-of-turn", **holding("hate"))    # he holds HATE! and nothing else
    game = walk(**omens("stab-in-the-dark"))                # this Apocalypse card is in force
    game = walk(**last_turn())                               # the Round ends after this Turn

Thorley stands alone in District E with Fight 1, Skill 1, Defense 0; Rocco and Brad, with the same
stats, in the Starting Space. An Acolyte has Fight 1 and Defense 1, an Abomination 2 and 2, the
Controller 3 and 3, the Avatar 4 and 4.
"""

from typing import Any

from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.play import at, faces, play
from tests.games.the_others.rules.plain import FIGURES, TEAM


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

BOARDS: dict[str, int | bool] = {
    f"heroes.{name}.{stat}": value
    for name in (*HEROES, "karl-wolf")
    for stat, value in (("fight", 1), ("skill", 1), ("defense", 0), ("ranged", False))
}
"""Every Hero has Fight 1, Skill 1, Defense 0 and cannot shoot."""


def turn_of(
    name: str,
    own: dict[str, Any] | None = None,
    friends: tuple[str, ...] = ("rocco", "brad", "thorley"),
    **given: Any,
) -> Game:
    """That Hero's Turn in District E; two others are in the Starting Space."""
    team = [name, *[other for other in friends if other != name][:2]]
    heroes = {name: {"space": "e", **(own or {})}, **given.pop("heroes", {})}
    figures = {**FIGURES, **BOARDS, **MEMBERS, **given.pop("figures", {})}
    return at(team=team, hero=name, heroes=heroes, figures=figures, **given)


def on_turn(game: Game) -> str:
    """The current Hero."""
    return str(game.view(0)["current"])
