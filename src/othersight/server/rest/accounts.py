"""REST about names: sign up, in and out, change the password, delete the name, and the seats that belong to it.

A signed-in browser has a cookie that scripts cannot read and that it sends to this server only; requests of other sites
are refused at the door.
"""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Request, Response

from othersight.server.accounts.passwords import (
    UNAUTHORIZED,
    Passwords,
    check_name,
    check_password,
    name_key,
)
from othersight.server.errors import CONFLICT, Refusal, no_such_link, too_fast
from othersight.server.protocol.rest_models import (
    AccountInfo,
    AccountSeat,
    AccountTable,
    AttachSeats,
    DeleteAccount,
    MyTables,
    NewPassword,
    SignIn,
    TableCreated,
    TurnList,
)
from othersight.server.rate_limits import AddressRateLimit, counted_address
from othersight.server.rest.door import place_of
from othersight.server.rest.table_info import others_at, turn_info, words_of
from othersight.server.rest.tables import RateLimited, Tables, check_many_tables
from othersight.server.sessions.registry import Registry
from othersight.server.settings import Settings
from othersight.server.storage.accounts import Account
from othersight.server.storage.rows import LinkRow
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.tokens import new_id, new_token, token_hash

router = APIRouter(tags=["accounts"])
COOKIE = "othersight_session"
MAX_SEATS = 500
HOUR = 3600
NAME_SHARE = 10
"""So many times as many attempts as an address has in a minute, a name has in an hour."""


class SignIns:
    """How often somebody may try a password: from one address, and for one name."""

    def __init__(self, settings: Settings) -> None:
        most = settings.sign_ins_per_minute
        self.passwords = Passwords(settings.password_memory)
        self.by_address = AddressRateLimit(most / 60, most, settings.clock)
        self.by_name = AddressRateLimit(most * NAME_SHARE / HOUR, most * NAME_SHARE, settings.clock)

    def check(self, request: Request, name: str) -> None:
        """Refuse who tries too often, and say how long to wait."""
        for limit, who in (
            (self.by_address, counted_address(request.scope)),
            (self.by_name, name_key(name)),
        ):
            if not limit.allow(who):
                raise too_fast(limit.wait(who))


def sign_ins_of(request: Request) -> SignIns:
    found: SignIns = request.app.state.sign_ins
    return found


Session = Annotated[str, Cookie(alias=COOKIE)]
"""One that the server does not know, of whatever length, is nobody's."""
Limits = Annotated[SignIns, Depends(sign_ins_of)]


async def account_of(registry: Tables, session: Session = "") -> Account | None:
    """Who is signed in, if anybody is."""
    if not session:
        return None
    accounts, now = registry.store.accounts, registry.settings.clock()
    return await registry.read_store(accounts.signed_in, token_hash(session), now)


Maybe = Annotated[Account | None, Depends(account_of)]


def signed_in(account: Maybe) -> Account:
    """Who is signed in; refused if nobody is."""
    if account is None:
        raise Refusal("server-not-signed-in", UNAUTHORIZED)
    return account


Mine = Annotated[Account, Depends(signed_in)]


async def info(registry: Registry, account: Account) -> AccountInfo:
    """A name with its seats."""
    seats = await registry.read_store(registry.store.accounts.seats, account.id)
    found = await registry.read_store(registry.store.waits.company, [one.table for one in seats])
    told = [
        AccountSeat(
            **one._asdict(),
            waiting=found[one.table].asked,
            options=words_of(found[one.table].start),
            persons=others_at(found[one.table], one.seat),
        )
        for one in seats
    ]
    return AccountInfo(name=account.name, seats=told)


def came_by_tls(request: Request, address: str) -> bool:
    """Whether a browser has sent a request by TLS, also where a proxy that was not named has ended it."""
    asked = place_of(f"https://{request.headers.get('host', '')}")
    return request.url.scheme == "https" or (asked is not None and asked == place_of(address))


async def begin_session(
    request: Request, response: Response, registry: Registry, account: Account
) -> AccountInfo:
    """Sign a browser in."""
    token, now, stay = new_token(), registry.settings.clock(), registry.settings.stay_signed_in
    begin = partial(registry.store.accounts.add_session, token_hash(token), account.id)
    await registry.write_store(begin, now, now + stay)
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(stay),
        path="/api",
        secure=came_by_tls(request, registry.settings.address),
        httponly=True,
        samesite="strict",
    )
    return await info(registry, account)


@router.post("/account", status_code=201)
async def sign_up(
    wanted: SignIn, request: Request, response: Response, registry: Tables, limits: Limits
) -> AccountInfo:
    """Take a name, and be signed in."""
    name, password = check_name(wanted.name), check_password(wanted.password)
    limits.check(request, name)
    account = Account(new_id(), name, await limits.passwords.hash(password))
    add = partial(registry.store.accounts.add, account.id, name_key(name), *account[1:])
    is_new = await registry.write_alone(add, registry.settings.clock())
    if not is_new:
        raise Refusal("server-name-taken", CONFLICT, name=name)
    return await begin_session(request, response, registry, account)


@router.post("/account/session")
async def sign_in(
    wanted: SignIn, request: Request, response: Response, registry: Tables, limits: Limits
) -> AccountInfo:
    """Sign in."""
    limits.check(request, wanted.name)
    account = await registry.read_store(registry.store.accounts.named, name_key(wanted.name))
    await limits.passwords.check(account.password if account else None, wanted.password)
    assert account is not None
    return await begin_session(request, response, registry, account)


@router.delete("/account/session", status_code=204)
async def sign_out(response: Response, registry: Tables, session: Session = "") -> None:
    """Sign out; the links that this browser was given by the name end."""
    if session:
        await registry.write_store(registry.store.accounts.end_session, token_hash(session))
    response.delete_cookie(COOKIE, path="/api")


@router.get("/account")
async def me(request: Request, registry: Tables, account: Mine) -> AccountInfo:
    """Who I am, and my seats."""
    seats = await registry.read_store(registry.store.accounts.seats, account.id)
    check_many_tables(request, len(seats))
    return await info(registry, account)


@router.post("/account/password", status_code=204)
async def change_password(
    wanted: NewPassword,
    request: Request,
    registry: Tables,
    account: Mine,
    limits: Limits,
    session: Session = "",
) -> None:
    """Change my password; all other browsers are signed out."""
    new = check_password(wanted.new)
    limits.check(request, account.name)
    await limits.passwords.check(account.password, wanted.old)
    hashed = await limits.passwords.hash(new)
    change = partial(registry.store.accounts.set_password, account.id, hashed)
    await registry.write_store(change, token_hash(session))


@router.post("/account/delete", status_code=204)
async def delete(
    wanted: DeleteAccount,
    request: Request,
    response: Response,
    registry: Tables,
    account: Mine,
    limits: Limits,
) -> None:
    """Delete my name. The tables stay; browsers keep the links that they had before."""
    limits.check(request, account.name)
    await limits.passwords.check(account.password, wanted.password)
    await registry.write_store(registry.store.accounts.remove, account.id)
    response.delete_cookie(COOKIE, path="/api")


# -- seats


@router.post("/account/seats")
async def attach(
    wanted: AttachSeats, request: Request, registry: Tables, account: Mine
) -> AccountInfo:
    """The seats of these tokens belong to my name from now on; those that do already are not written again."""
    check_many_tables(request, len(wanted.tokens))
    hashes = [token_hash(token) for token in dict.fromkeys(wanted.tokens)]
    links = await registry.read_store(registry.store.waits.links, hashes)
    held = await registry.read_store(registry.store.accounts.seats, account.id)
    mine = {(one.table, one.seat, one.host) for one in held}
    new = [link for link in links if (link.table, link.seat, link.host) not in mine]
    if len(held) + len(new) > MAX_SEATS:
        raise Refusal("server-too-many-attached", CONFLICT, most=MAX_SEATS)
    for link in new:
        await registry.write_alone(registry.store.accounts.attach, account.id, link)
    return await info(registry, account)


@router.post("/account/seats/detach")
async def detach(wanted: AccountTable, registry: Tables, account: Mine) -> AccountInfo:
    """My seat at a table no longer belongs to my name; a link to it works as before."""
    await registry.write_store(registry.store.accounts.detach, account.id, wanted.table)
    return await info(registry, account)


@router.post("/account/seats/open", dependencies=[RateLimited])
async def open_seat(
    wanted: AccountTable, registry: Tables, account: Mine, session: Session = ""
) -> TableCreated:
    """A token for my seat at a table, for this browser; it ends when the browser signs out."""
    mine = await registry.read_store(registry.store.accounts.seats, account.id)
    here = [one for one in mine if one.table == wanted.table]
    if not here:
        raise no_such_link()
    best = max(here, key=lambda one: (one.seat, one.host))
    token, link = new_token(), LinkRow(best.table, best.seat, best.host)
    add = partial(registry.store.accounts.add_link, token_hash(token), link)
    await registry.write_store(add, token_hash(session))
    return TableCreated(table=best.table, token=token, seat=best.seat, links=[])


@router.post("/turns")
async def turns(wanted: MyTables, request: Request, registry: Tables, account: Maybe) -> TurnList:
    """Which tables wait for the seats of the tokens a browser has, and of the name that is signed in. No table is
    loaded for that."""
    check_many_tables(request, len(wanted.tokens))
    store = registry.store
    hashes = [token_hash(token) for token in dict.fromkeys(wanted.tokens)]
    links = await registry.read_store(store.waits.links, hashes)
    seats = [(link.table, link.seat) for link in links]
    if account is not None:
        mine = await registry.read_store(store.accounts.seats, account.id)
        check_many_tables(request, len(mine))
        seats += [(one.table, one.seat) for one in mine]
    seated = [one for one in seats if one[1] != SPECTATOR]
    found = await registry.read_store(store.waits.turns, seated)
    company = await registry.read_store(store.waits.company, [one.table for one in found])
    told = [turn_info(one, company[one.table]) for one in found]
    return TurnList(turns=told, now=registry.settings.clock())
