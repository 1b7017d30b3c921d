"""Prepares new tables: options, which the game itself checks, seats, and links for the persons who are invited."""

import dataclasses
import json
from dataclasses import dataclass, field
from typing import Any

from othersight.api import new
from othersight.bots import USUAL
from othersight.games import plugin_of, set_up_of
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.server.bots.worker_pool import check_bot
from othersight.server.errors import Refusal, refused_by_game
from othersight.server.protocol.rest_models import NewTable, SeatLink, SeatRequest, TableCreated
from othersight.server.settings import Settings
from othersight.server.storage.rows import GATHERING, LinkRow, SeatRow, TableRow
from othersight.server.tables.seats import BOT, OPEN, PERSON, SPECTATOR
from othersight.server.tables.tokens import new_id, new_token, token_hash
from othersight.toolkit.setup_options import (
    CAMPAIGN,
    CARDS,
    FIGURES,
    FILE,
    NAMES,
    NUMBER,
    SetUpOption,
)

MAX_FILE = 100_000
MAX_FIGURES = 400
MAX_NAMES = 64
MAX_CARDS = 1_000
"""What one option of a new table may hold."""
BAD_VALUE_ERRORS = (AssertionError, LookupError, TypeError, ValueError, RecursionError)
"""What a game may raise for values it cannot use."""


@dataclass
class PreparedTable:
    """A table that is ready to be stored, and the answer to the person who creates it."""

    row: TableRow
    seats: list[SeatRow]
    made: TableCreated
    links: dict[str, LinkRow] = field(default_factory=dict)


def prepare_table(wanted: NewTable, settings: Settings, secret: str = "") -> PreparedTable:
    """A table as it was requested; `secret` is the one that the server has committed to before."""
    game = new_game(wanted, secret or settings.seed())
    check_size(game, settings.max_table_bytes)
    wishes = wanted.seats if wanted.seats is not None else usual_seats(game)
    prepared = prepare_seats(game, wishes, wanted.watch, wanted.nick, settings)
    prepared.row = dataclasses.replace(
        prepared.row,
        leave_wait=leave_wait_of(wanted, settings),
        programs=wanted.programs,
        move_time=wanted.move_time,
        time_out=wanted.time_out,
    )
    return prepared


def leave_wait_of(wanted: NewTable, settings: Settings) -> float:
    """How long the others wait for who has left: where a clock runs, that clock decides unless the table says else."""
    if wanted.leave_wait is not None:
        return wanted.leave_wait
    return 0 if wanted.move_time else settings.leave_wait


def new_game(wanted: NewTable, seed: str) -> Game:
    """A game with these options; a refusal in the game's words if it does not accept them."""
    try:
        known = {option.name: option for option in set_up_of(wanted.game)}
        for name in wanted.options:
            if name not in known:
                raise Refusal("error-no-such-option", 400, option=name, options=", ".join(known))
        options = {name: option_value(known[name], value) for name, value in wanted.options.items()}
        return new(wanted.game, seed, **options)
    except OthersightError as error:
        raise refused_by_game(error) from error
    except BAD_VALUE_ERRORS as error:
        raise bad_options(wanted.game, options) from error


def check_size(game: Game, most: int) -> None:
    """Refuse a game that is so large that its table would be slow, before anything is stored."""
    size = len(game.save())
    if size > most:
        raise Refusal("server-table-too-large", 400, size=size, most=most)


def bad_options(game: str, options: dict[str, Any]) -> Refusal:
    """A refusal that names the first option that fails even alone; else one that says they do not fit together."""
    for name, value in options.items():
        try:
            new(game, 1, **{name: value})
        except (OthersightError, *BAD_VALUE_ERRORS):
            return Refusal("server-bad-option", 400, option=name)
    return Refusal("server-bad-options", 400)


def option_value(option: SetUpOption, given: Any) -> Any:
    """The value of an option in the form the game expects."""
    wrong = Refusal("server-bad-option", 400, option=option.name)
    if not is_storable(given):
        raise wrong
    if option.kind == NUMBER:
        if type(given) is not int:
            raise wrong
        return given
    if option.kind == CAMPAIGN and isinstance(given, dict):
        return given
    if option.kind == FIGURES:
        if not isinstance(given, dict) or len(given) > MAX_FIGURES or None in given.values():
            raise wrong
        return given
    if option.kind in (NAMES, CARDS) and isinstance(given, list):
        most = MAX_CARDS if option.kind == CARDS else MAX_NAMES
        if len(given) > most or not all([isinstance(name, str) for name in given]):
            raise wrong
        return tuple(given)
    if not isinstance(given, str) or len(given) > MAX_FILE:
        raise wrong
    if option.kind in (NAMES, CARDS) and given not in option.values:
        return tuple([name.strip() for name in given.split(",")])
    if option.kind == FILE and given not in option.values and not given.endswith("\n"):
        return given if len(given) == 1 else given + "\n"
    return given


def is_storable(given: Any) -> bool:
    """Whether a value can be stored and sent again: no lone surrogates, no NaN or infinity."""
    try:
        json.dumps(given, ensure_ascii=False, allow_nan=False).encode()
    except (UnicodeEncodeError, ValueError):
        return False
    return True


def usual_seats(game: Game) -> list[SeatRequest]:
    """One person in the usual seat, bots in the others."""
    mine = plugin_of(game).usual_seat
    return [SeatRequest(holder="me" if seat == mine else "bot") for seat in range(len(game.seats))]


def prepare_seats(
    game: Game, wishes: list[SeatRequest], watch: str, nick: str, settings: Settings
) -> PreparedTable:
    """The rows of a table: the game, its seats and its links."""
    if len(wishes) > len(game.seats):
        raise Refusal("server-too-many-seats", 400, given=len(wishes), seats=len(game.seats))
    rest = len(game.seats) - len(wishes)
    wishes = [*wishes, *[SeatRequest(holder="bot", bot=USUAL) for _ in range(rest)]]
    mine = [seat for seat, wish in enumerate(wishes) if wish.holder == "me"]
    if len(mine) > 1:
        raise Refusal("server-one-seat-each", 400)
    row = TableRow(
        new_id(),
        game.definition.name,
        game.definition.version,
        json.dumps(game.start),
        "",
        GATHERING,
        watch,
        settings.seed(),
        settings.clock(),
        settings.leave_wait,
    )
    seats = [seat_for(wish, nick) for wish in wishes]
    seat = mine[0] if mine else SPECTATOR
    made = TableCreated(table=row.id, token=new_token(), seat=seat, links=[])
    prepared = PreparedTable(row, seats, made)
    prepared.links[token_hash(made.token)] = LinkRow(row.id, seat, True)
    for number, wish in enumerate(wishes):
        if wish.holder == "person":
            add_invitation(prepared, number)
    return prepared


def seat_for(wish: SeatRequest, nick: str) -> SeatRow:
    """The row of a seat as it was requested."""
    if wish.holder == "bot":
        return SeatRow(BOT, check_bot(wish.bot))
    if wish.holder == "open":
        return SeatRow(OPEN)
    return SeatRow(PERSON, "", nick if wish.holder == "me" else "")


def add_invitation(prepared: PreparedTable, seat: int) -> None:
    """Add a secret link for a person."""
    token = new_token()
    prepared.links[token_hash(token)] = LinkRow(prepared.row.id, seat, False)
    prepared.made.links.append(SeatLink(seat=seat, token=token))
