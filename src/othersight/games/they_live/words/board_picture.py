"""The board of They Live as a picture needs it, from what a seat may know."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.names import character_named, front_named, space_named
from othersight.kernel.game import Game
from othersight.toolkit.board_picture import BoardPicture, Mark, Spot, initials
from othersight.toolkit.phrases import Say


def picture(game: Game, seat: int, say: Say) -> BoardPicture:
    """Every space with the people and the enemies that the seat sees there."""
    t, view = table_of(game), game.view(seat)
    board = game.board()
    spots = []
    for fixed in board["spaces"]:
        number = fixed["space"]
        marks = marks_of(view, number, say)
        name = say(space_named(t.config, number))
        large = number in (*board["billboards"], board["cable_54"])
        spots.append(Spot(number, fixed["x"], fixed["y"], name, large, marks))
    lines = [
        (fixed["space"], other)
        for fixed in board["spaces"]
        for other in fixed["threads"]
        if other > fixed["space"]
    ]
    return BoardPicture(spots, lines)


def marks_of(view: dict[str, Any], number: int, say: Say) -> list[Mark]:
    """People by their names and enemies by their fronts."""
    found: list[Mark] = []
    for person in view["people"]:
        if person["space"] == number and not person["dead"] and person["seat"] >= 0:
            name = say(character_named(person["character"]))
            found.append(Mark(initials(name), "friend", name))
    for tile in view["tiles"]:
        if tile["space"] == number:
            name = say(front_named(tile["front"]))
            found.append(Mark(initials(name), "foe", name))
    return found
