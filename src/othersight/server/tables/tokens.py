"""Secret links: long random tokens, of which only a hash is kept."""

import hashlib
import re
import secrets

TOKEN_BYTES = 32
ID_BYTES = 12
LONGEST_ID = 24
"""Signs for which the storage has room."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table; who knows it may come and watch if the table allows."""
    return secrets.token_urlsafe(ID_BYTES)


def may_be_id(text: str) -> bool:
    """Whether a table could have that name; nothing else is looked for."""
    return len(text) <= LONGEST_ID and re.fullmatch("[A-Za-z0-9_-]+", text) is not None


def hash_of_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
