"""Passwords: hashed with Argon2id, a few at a time, and as slowly for names that do not exist."""

import asyncio
import unicodedata
from typing import TYPE_CHECKING

from othersight.server.errors import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 8, 200
LONGEST_NAME = 32
AT_ONCE = 2
"""Passwords that are hashed at the same time: each takes much memory."""
TIMES = 3
UNAUTHORIZED = 401


def check_password(password: str) -> str:
    """A password; refused if it is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("server-bad-password", 400, least=SHORTEST, most=LONGEST)
    return password


def check_name(name: str) -> str:
    """A name without spaces at its ends; refused if it is empty, too long or has signs that cannot be seen."""
    shown = " ".join(name.split())
    is_visible = all([unicodedata.category(sign)[0] != "C" for sign in shown])
    if not shown or len(shown) > LONGEST_NAME or not is_visible:
        raise Refusal("server-bad-name", 400, most=LONGEST_NAME)
    return shown


def name_key(name: str) -> str:
    """Names with the same key are one name: capitals and forms of the same letters do not count."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:64]


def wrong_password() -> Refusal:
    """One answer for an unknown name and a wrong password."""
    return Refusal("server-wrong-password", UNAUTHORIZED)


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        """KiB for each hash."""
        self.room = asyncio.Semaphore(AT_ONCE)
        self.known: PasswordHasher | None = None
        self.nobody = ""

    @property
    def hasher(self) -> "PasswordHasher":
        """Argon2id, loaded when the first password comes."""
        if self.known is None:
            from argon2 import PasswordHasher

            made = PasswordHasher(TIMES, self.memory, 1)
            self.nobody = made.hash("a password that nobody has")
            self.known = made  # at last: another thread may look at the same time
        return self.known

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self.room:
            hashed: str = await asyncio.to_thread(lambda: self.hasher.hash(password))
            return hashed

    async def check(self, stored: str | None, password: str) -> None:
        """Refuse a wrong password; without a stored one (an unknown name) after the same work."""
        async with self.room:
            right = await asyncio.to_thread(self.matches, stored, password)
        if not right:
            raise wrong_password()

    def matches(self, stored: str | None, password: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        hasher = self.hasher
        try:
            hasher.verify(stored or self.nobody, password)
        except (Argon2Error, InvalidHashError):
            return False
        return stored is not None
