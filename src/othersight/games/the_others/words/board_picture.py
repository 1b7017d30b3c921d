"""The city as a picture needs it, from what a seat may know."""

from typing import Any

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.words.names import (
    hero_named,
    monster_named,
    npc_named,
    space_named,
    token_named,
)
from othersight.kernel.game import Game
from othersight.toolkit.board_picture import BoardPicture, Mark, Spot, initials
from othersight.toolkit.phrases import Say


def picture(game: Game, seat: int, say: Say) -> BoardPicture:
    """Every Space with the Heroes, Monsters, characters and tokens that the seat sees there."""
    t, view = table_of(game), game.view(seat)
    board = game.board()["spaces"]
    spots = []
    for fixed, space in zip(board, view["spaces"], strict=True):
        name = say(space_named(t.config.city, fixed["space"]))
        large = bool(fixed["district"])
        marks = marks_of(game, space, say)
        spots.append(Spot(fixed["space"], fixed["x"], fixed["y"], name, large, marks))
    lines = [(one["space"], other) for one in board for other in one["adjacent"] if other > one["space"]]  # fmt: skip
    return BoardPicture(spots, lines)


def marks_of(game: Game, space: dict[str, Any], say: Say) -> list[Mark]:
    """What stands and lies in a Space; of tokens face down only how many there are."""
    t = table_of(game)
    found: list[Mark] = []
    for hero in space["heroes"]:
        name = say(hero_named(HEROES.index(hero) if isinstance(hero, str) else hero))
        found.append(Mark(name[:2], "friend", name))
    for monster in space["monsters"]:
        name = say(monster_named(t, monster))
        found.append(Mark(initials(name), "foe", name))
    for npc in space["npcs"]:
        name = say(npc_named(npc))
        found.append(Mark(initials(name), "other", name))
    for token, count in space["tokens"].items():
        name = say(token_named(token))
        found += [Mark(name[:1], "token", name)] * count
    hidden = space["face_down"]
    number = hidden if isinstance(hidden, int) else len(hidden)
    return [*found, *[Mark("?", "token", "?")] * number]
