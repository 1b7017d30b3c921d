"""The position of a running game as a scenario file, to be cut down and given a script by hand."""

from typing import Any

from othersight.kernel.game import Game
from othersight.locales import text
from othersight.scenarios.parser import FORMAT
from othersight.scenarios.runner import positions_of
from othersight.scenarios.writer import toml


def scenario_of(game: Game) -> str:
    """A scenario that begins where the game stands and expects what is asked there."""
    start = positions_of(game.definition.name).position_of(game)
    options = {n: value for n, value in start["options"].items() if n != "board" and value != {}}
    question = game.questions[0]
    seats = [game.seats[asked.seat] for asked in game.questions]
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.definition.name,
        "title": text("scenario-exported", decisions=str(game.history.length)),
        "options": options,
        **({"board": start["options"]["board"]} if "board" in start["options"] else {}),
        "chance": chance_of(start),
        "position": start["position"],
        "script": {"play": []},
        "expect": {"asked": {"seat": seats if len(seats) > 1 else seats[0], "kind": question.kind}},
    }
    return toml(data)


def chance_of(start: dict[str, Any]) -> dict[str, Any]:
    """Seed, how much of it is used, and loaded dice that have not fallen."""
    dice = [face for face in start["dice"] if face != "end"]
    loaded: dict[str, Any] = {"dice": dice} if start["dice"] else {}
    if loaded and "end" not in start["dice"]:
        loaded["more"] = True
    return {"seed": start["seed"], "used": start["used"], **loaded}
