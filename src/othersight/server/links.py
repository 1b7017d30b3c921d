"""Secret links: long random tokens, of which only a hash is kept."""

import hashlib
import secrets

TOKEN_BYTES = 32
ID_BYTES = 12


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table; who knows it may come and watch if the table allows."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_of_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
