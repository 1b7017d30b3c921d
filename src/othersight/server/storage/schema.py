"""The tables of the database.

The journal's primary key is table and sequence, so that two processes can never both store the same sequence.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()


def of_table(primary: bool = True) -> Column[str]:
    """The column with the game table that a row belongs to."""
    return Column("table_id", String(24), ForeignKey("tables.id"), primary_key=primary)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", String(32), nullable=False),
    Column("start", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("watch", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("leave_wait", Float, nullable=False, server_default="60"),
    Column("programs", Boolean, nullable=False, server_default=false()),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("move_time", Float, nullable=False, server_default="0"),
    Column("time_out", String(8), nullable=False, server_default="over"),
)
"""`start` holds the options and seed of the game; `base` a whole position, for tables that branch off a replay; `fence`
grows whenever another process begins to run the table."""

SEATS = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(16), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("nick", String(32), nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("session", String(64), index=True),
)
"""Secret links by the hash of their token; `session` is that of the signed-in browser which a link was made for."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(32), nullable=False),
    Column("password", String(200), nullable=False),
    Column("made", Float, nullable=False),
)
"""Names; `key` is the name without what does not distinguish names."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("until", Float, nullable=False, index=True),
)
"""Browsers that have signed in, by the hash of their cookie."""

ACCOUNT_SEATS = Table(
    "account_seats",
    METADATA,
    Column("account_id", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("host", Boolean, nullable=False),
)
"""The seats that belong to a name."""

JOURNAL = Table(
    "journal",
    METADATA,
    of_table(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("detail", Text, nullable=False),
    Column("key", String(80)),
    Column("trace", String(16), nullable=False, server_default=""),
    UniqueConstraint("table_id", "key"),
)
"""`trace` is what a decision has brought, as a digest, so that it can be compared under other rules."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    of_table(),
    Column("sequence", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("channel", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nick", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(64), nullable=False),
    Column("key", String(80)),
    UniqueConstraint("table_id", "key"),
)

WAITS = Table(
    "waits",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", Float, nullable=False),
    Column("until", Float, index=True),
    Column("taken", Float),
)
"""The persons who are asked: since when, and until when if the table has a clock. Until `taken` one process acts on
that deadline."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("language", String(10), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("stopped", Boolean, nullable=False),
    Column("told", Float),
    Column("sent", Float),
)
"""Where persons want to be told that a table waits for them; `told` is the beginning of the last wait that was told."""

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key with which this server signs its notices."""

REMEMBERED = Table(
    "remembered",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(64), primary_key=True),
    Column("option", String(200), nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", Float, nullable=False, index=True),
)
"""Secrets that the server has committed to and that no table has yet."""

DICE = Table(
    "dice",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("die", String(200), primary_key=True),
    Column("face", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How often each face of each die has fallen; a die is written as its faces."""

CLICKS = Table("clicks", METADATA, of_table(), Column("key", String(80), primary_key=True))
"""Keys of messages that left no line in journal or chat."""
