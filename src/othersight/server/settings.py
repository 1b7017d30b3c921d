"""How a server is run: where it stores its tables, how long it waits, and its limits."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Times are in seconds."""

    data: Path
    """The folder of the embedded database."""
    database: str = ""
    """The address of another database; without one, SQLite in the data folder."""
    redis: str = ""
    """The address of the Redis through which several processes with the same tables exchange notices."""
    address: str = ""
    """The address under which people reach the server, for the links they send each other."""
    proxy: str = ""
    """The addresses of trusted proxies, separated by commas: what they say about a client's address is believed."""
    players: tuple[str, ...] = ()
    """Players of one's own (`module:Class`) that are offered as bots besides the levels."""
    metrics: bool = False
    """Whether `/metrics` tells figures about the server."""
    json_logs: bool = False
    """Whether the log has lines of JSON."""
    durable: bool = True
    """Whether a decision must be on disk, not only with the operating system, before it is acknowledged."""
    own_process: bool = False
    """Whether the process does nothing but serve, so that its garbage collection may be set."""
    workers: int = 1
    """Processes in which bots think; with 0 they think in a thread of the server."""
    bot_pause: float = 0.3
    """Bots answer after this time however quickly they have decided, so that the time tells nothing."""
    study_players: str = "novice"
    """Who plays a finished game on, to tell how likely a win was."""
    study_points: int = 10
    """Points of the curve of chances."""
    study_games: int = 6
    """Games played on from each point."""
    study_turning: int = 2
    """Turning points that are looked for."""
    study_hints: str = "master"
    """Who is asked what would have been good at a step of a finished game."""
    heartbeat: float = 20
    """Time between two pings of a page."""
    leave_wait: float = 60
    """How long the others wait for a person who has left before a bot plays the seat, if the table does not say."""
    hurry_share: float = 0.25
    """After this share of the wait the others may end it; not at once, since a page may be loading again."""
    hello_timeout: float = 10
    """How long a new connection has for its first message."""
    outbox_size: int = 64
    """Messages that may wait for a slow reader."""
    max_message_bytes: int = 16_384
    max_body_bytes: int = 262_144
    """Of a request; a map of one's own may be long."""
    messages_per_second: float = 20
    message_burst: int = 60
    """Messages that a page may send at once."""
    address_messages_per_second: float = 100
    """Messages of all pages of one address, other than this machine; what is more waits."""
    address_message_burst: int = 500
    streams_per_minute: float = 30
    """New streams of one seat."""
    streams_of_seat: int = 4
    """Streams that one seat may have open."""
    max_table_bytes: int = 200_000
    """Of a new game as it is stored; a usual one has 9,000 to 14,000, and every message and snapshot grows with it."""
    trial_games: int = 50
    """Games that the machine plays on a map that somebody has drawn."""
    trial_players: str = "regular"
    """Who plays them."""
    trials_at_once: int = 3
    """Drawn maps that are played on or wait for it."""
    trial_wait: float = 60
    """After this time without a question about it a trial is given up."""
    looks_per_second: float = 8
    """Drawings from one address that are looked at."""
    look_burst: int = 40
    costly_per_second: float = 5
    """Requests from one address, other than this machine, for what takes long to read: replays, moments, checks, twenty
    tables of one's own."""
    costly_burst: int = 40
    listed_every: float = 2
    """How often at most the list of the tables that anybody may watch is made anew."""
    sign_ins_per_minute: float = 10
    """Attempts to sign in or up from one address; of one name, ten times as many in an hour."""
    stay_signed_in: float = 180 * 86_400
    """How long a browser stays signed in."""
    password_memory: int = 65_536
    """KiB of memory for the hash of a password."""
    requests_per_second: float = 100
    """Requests and new connections from one address, other than those of this machine."""
    request_burst: int = 1_000
    """Requests from one address at once."""
    connection_timeout: float = 30
    """How long a connection may take for a request, or to take anything of a reply, before it is cut."""
    address_connections: int = 1_000
    """Connections of one address, other than this machine and proxies."""
    tables_per_minute: float = 30
    """New tables from one address."""
    tables_per_day: float = 400
    """New tables from one address other than this machine in a day, so that one alone does not fill `max_tables`."""
    max_tables: int = 2_000
    """Active tables: not over, and with a recent action."""
    active_for: float = 86_400
    """How long a table counts as active after its last action."""
    max_in_memory: int = 300
    """Tables in memory; others are loaded from storage when somebody connects."""
    max_readers: int = 100
    """Connections of spectators to one table."""
    readers_of_seat: int = 16
    """Connections of one seat: browsers, tabs and dead ones. Nobody can take those of another seat."""
    max_said: int = 10_000
    """Messages of one seat that are stored at a table, after which it takes only what the game needs from there."""
    chat_history: int = 500
    """Chat messages that a new connection is sent."""
    keep_days: int = 90
    """Days after its last action when a table expires."""
    deadlines_every: float = 15
    """How often the next deadline is looked for, since another process may have set one."""
    notice_after: float = 60
    """How long a person who is away is asked before a notice is sent."""
    notice_gap: float = 600
    """Time between two notices of one seat to one place."""
    notice_pauses: tuple[float, ...] = (0, 5, 30)
    """Before each attempt to send a notice."""
    private_webhooks: bool = False
    """Whether notices may go to private addresses and without encryption, for closed networks."""
    excuse: float = 600
    """What persons get whose time was over while no server ran."""
    expire_every: float = 3600
    """How often expired tables are removed while the server runs."""
    snapshot_every: int = 100
    """Decisions between two snapshots of a table."""
    keep_secrets: float = 3600
    """How long a secret that the server has committed to waits for its table."""
    count_dice_every: float = 60
    """How often the faces of fallen dice are added to the stored frequencies."""
    seed: Callable[[], str] = secrets.token_hex
    """Makes the seed of a new table, which nobody must be able to guess."""
    clock: Callable[[], float] = time.time
    """The current time in seconds."""
