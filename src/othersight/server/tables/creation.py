"""New tables: every option of the game, checked by the game itself; seats, and the links of those who are invited."""

import json
from dataclasses import dataclass, field
from typing import Any

from othersight.api import definition, new
from othersight.bots import USUAL
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.setup_options import FIGURES, FILE, NAMES, NUMBER, SetUpOption
from othersight.server.bots.worker_pool import check_bot
from othersight.server.errors import Refusal, refused_by_game
from othersight.server.protocol.rest_models import LinkTold, NewTable, SeatWanted, TableMade
from othersight.server.settings import Settings
from othersight.server.storage.rows import GATHERING, LinkRow, SeatRow, TableRow
from othersight.server.tables.seats import BOT, OPEN, PERSON, SPECTATOR
from othersight.server.tables.tokens import hash_of_token, new_id, new_token

USUAL_BOT = USUAL
LONGEST_FILE = 100_000
SENSELESS = (AssertionError, LookupError, TypeError, ValueError, RecursionError)
"""What a game may raise at values that make no sense to it."""


@dataclass
class Founded:
    """A table about to be stored, and what its founder is told."""

    row: TableRow
    seats: list[SeatRow]
    made: TableMade
    links: dict[str, LinkRow] = field(default_factory=dict)


def found(wanted: NewTable, settings: Settings) -> Founded:
    """A table as somebody wants it."""
    game = begin(wanted, settings.seed())
    wishes = wanted.seats if wanted.seats is not None else usual_seats(game)
    return set_out(game, wishes, wanted.watch, wanted.nick, settings)


def begin(wanted: NewTable, seed: str) -> Game:
    """The game with these options; what it does not accept is refused in its words."""
    try:
        known = {option.name: option for option in definition(wanted.game).set_up}
        for name in wanted.options:
            if name not in known:
                raise Refusal("error-no-such-option", 400, option=name, options=", ".join(known))
        options = {name: meant(known[name], value) for name, value in wanted.options.items()}
        return new(wanted.game, seed, **options)
    except OthersightError as error:
        raise refused_by_game(error) from error
    except SENSELESS as error:
        raise bad_options(wanted.game, options) from error


def bad_options(game: str, options: dict[str, Any]) -> Refusal:
    """The first option that makes no game even alone, by name; else they do not go together."""
    for name, value in options.items():
        try:
            new(game, 1, **{name: value})
        except (OthersightError, *SENSELESS):
            return Refusal("server-bad-option", 400, option=name)
    return Refusal("server-bad-options", 400)


def meant(option: SetUpOption, given: Any) -> Any:
    """An option as the game takes it."""
    wrong = Refusal("server-bad-option", 400, option=option.name)
    if not is_writable(given):
        raise wrong
    if option.kind == NUMBER:
        if type(given) is not int:
            raise wrong
        return given
    if option.kind == FIGURES:
        if not isinstance(given, dict):
            raise wrong
        return given
    if option.kind == NAMES and isinstance(given, list):
        if not all([isinstance(name, str) for name in given]):
            raise wrong
        return tuple(given)
    if not isinstance(given, str) or len(given) > LONGEST_FILE:
        raise wrong
    if option.kind == NAMES and given not in option.values:
        return tuple([name.strip() for name in given.split(",")])
    if option.kind == FILE and given not in option.values and not given.endswith("\n"):
        return given if len(given) == 1 else given + "\n"
    return given


def is_writable(given: Any) -> bool:
    """Whether a value can be stored and told again: no half signs, no numbers beyond all measure."""
    try:
        json.dumps(given, ensure_ascii=False, allow_nan=False).encode()
    except (UnicodeEncodeError, ValueError):
        return False
    return True


def usual_seats(game: Game) -> list[SeatWanted]:
    """Alone in the usual seat, against bots."""
    mine = game.definition.usual_seat
    return [SeatWanted(holder="me" if seat == mine else "bot") for seat in range(len(game.seats))]


def set_out(
    game: Game, wishes: list[SeatWanted], watch: str, nick: str, settings: Settings
) -> Founded:
    """Seats and links for a game."""
    if len(wishes) > len(game.seats):
        raise Refusal("server-too-many-seats", 400, given=len(wishes), seats=len(game.seats))
    rest = len(game.seats) - len(wishes)
    wishes = [*wishes, *[SeatWanted(holder="bot", bot=USUAL_BOT) for _ in range(rest)]]
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
    )
    seats = [seat_for(wish, nick) for wish in wishes]
    seat = mine[0] if mine else SPECTATOR
    made = TableMade(table=row.id, token=new_token(), seat=seat, links=[])
    founded = Founded(row, seats, made)
    founded.links[hash_of_token(made.token)] = LinkRow(row.id, seat, True)
    for number, wish in enumerate(wishes):
        if wish.holder == "person":
            invite(founded, number)
    return founded


def seat_for(wish: SeatWanted, nick: str) -> SeatRow:
    """A seat as it is wanted."""
    if wish.holder == "bot":
        return SeatRow(BOT, check_bot(wish.bot))
    if wish.holder == "open":
        return SeatRow(OPEN)
    return SeatRow(PERSON, "", nick if wish.holder == "me" else "")


def invite(founded: Founded, seat: int) -> None:
    """A secret link for a person."""
    token = new_token()
    founded.links[hash_of_token(token)] = LinkRow(founded.row.id, seat, False)
    founded.made.links.append(LinkTold(seat=seat, token=token))
