"""Tokens of secret links, of which only a hash is stored, and ids of tables."""

import hashlib
import re
import secrets

TOKEN_BYTES = 32
ID_BYTES = 12
MAX_ID = 24
"""Characters that fit into the database column."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """An id for a table; whoever knows it may watch, if the table allows."""
    return secrets.token_urlsafe(ID_BYTES)


def is_valid_id(text: str) -> bool:
    """Whether a table could have that id; others are not looked up."""
    return len(text) <= MAX_ID and re.fullmatch("[A-Za-z0-9_-]+", text) is not None


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
