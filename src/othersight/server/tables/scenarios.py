"""Tables and scenario files: a moment of a table as a file, and a file as a live table."""

import dataclasses
import json

from othersight.games import plugin_of
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.scenarios import Scenario, scenario_of
from othersight.scenarios.runner import Run
from othersight.server.errors import Refusal, refused_by_game
from othersight.server.protocol.rest_models import OpenScenario, SeatRequest
from othersight.server.settings import Settings
from othersight.server.tables.creation import PreparedTable, check_size, prepare_seats

FILE = "scenario.scn"


def sealed_moment(game: Game, seat: int, seed: str) -> str:
    """The position as a scenario, as that seat may know it: all that it does not know is dealt anew from the seed."""
    return moment(game.deal_anew(seat, seed))


def moment(game: Game) -> str:
    """The position as a scenario, with everything that is hidden in it."""
    try:
        return scenario_of(game)
    except OthersightError as error:
        raise refused_by_game(error) from error


def prepare_scenario(wanted: OpenScenario, settings: Settings) -> PreparedTable:
    """The table of a scenario file that somebody sends; it may include no other file."""
    try:
        return table_of(Scenario(wanted.text, FILE), wanted, settings)
    except OthersightError as error:
        raise refused_by_game(error) from error


def table_of(scenario: Scenario, wanted: OpenScenario, settings: Settings) -> PreparedTable:
    """A table that begins where a case of a scenario begins; its script is not played."""
    if wanted.case >= len(scenario.cases):
        raise Refusal("server-no-such-case", 404, cases=len(scenario.cases))
    case = scenario.cases[wanted.case]
    case.dice, case.draws, case.all_dice = [], [], False  # they fit the script alone
    run = Run(scenario, case)
    run.begin()
    game = run.game
    check_size(game, settings.max_table_bytes)
    usual = plugin_of(game).usual_seat
    mine = game.seats.index(scenario.seat) if scenario.seat in game.seats else usual
    wishes = wanted.seats
    if wishes is None:
        wishes = [
            SeatRequest(holder="me" if seat == mine else "bot") for seat in range(len(game.seats))
        ]
    prepared = prepare_seats(game, wishes, wanted.watch, wanted.nick, settings)
    start = json.dumps({**case.start(), "options": game.start["options"]})
    prepared.row = dataclasses.replace(prepared.row, start=start, programs=wanted.programs)
    return prepared
