"""Chance that anyone can check: byte number i of a game is byte i mod 64 of SHA-512(seed, ":", i div 64).

A number below n takes one byte (two for n above 256) and rejects the bytes that would favour some results. In
front of it stand a queue of loaded dice, for scenarios and for tables that roll real dice, and one of loaded draws.
"""

import hashlib
from typing import Any, Final

from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.errors import LoadedChance

BLOCK: Final = 64
BLOCK_BITS: Final = 6
"""A byte's place has so many bits; those above them are the number of its block."""
LAST: Final = BLOCK - 1
BYTES: Final = 256
"""How many different bytes there are."""
LIMITS: Final[tuple[int, ...]] = (BYTES, *[BYTES - BYTES % n for n in range(1, BYTES + 1)])
"""For each number of things the bytes that favour none of them: those below this one. Of no things nothing can be
drawn: any byte leads to the error of a division by nought, and no draw goes on for ever."""
BRANCH: Final = 8
"""Bytes that begin a stream of its own."""

EITHER: Final = 1000
NO_MORE: Final = -1
"""A loaded result behind which no die may fall: a scenario that names its dice names all of them."""


def either(first: int, second: int) -> int:
    """A loaded result that is the first or the second face, whichever the rolled die has."""
    return EITHER * (first + 1) + second


def meant_by(loaded: int) -> tuple[int, ...]:
    """The faces that a loaded result may stand for."""
    return (loaded,) if loaded < EITHER else (loaded // EITHER - 1, loaded % EITHER)


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """The stream of one game: a seed and how many bytes of it are used up."""

    def __init__(
        self,
        seed: str,
        used: int = 0,
        loaded: tuple[int, ...] = (),
        draws: tuple[int, ...] = (),
    ) -> None:
        self.seed = seed
        self.used = used
        self.loaded = loaded
        self.draws = draws
        self.block = b""
        self.block_number = -1

    def copy(self) -> "Chance":
        """The same stream at the same place."""
        twin = Chance(self.seed, self.used, self.loaded, self.draws)
        twin.block = self.block
        twin.block_number = self.block_number
        return twin

    def __deepcopy__(self, memo: object) -> "Chance":
        """The same as `copy`."""
        return self.copy()

    def branch(self) -> "Chance":
        """A stream of its own, so that it does not show in this one how much is drawn there."""
        own = bytes([self.byte() for _ in range(BRANCH)])
        return Chance(f"{self.seed}/{own.hex()}")

    def byte(self) -> int:
        """The next byte of the stream."""
        used = self.used
        if used >> BLOCK_BITS != self.block_number:
            self.open_block(used >> BLOCK_BITS)
        self.used = used + 1
        return self.block[used & LAST]

    def bytes_for(self, draws: int) -> bytes:
        """The next bytes of the stream, as many as so many draws take at least and the block has left."""
        used = self.used
        if used >> BLOCK_BITS != self.block_number:
            self.open_block(used >> BLOCK_BITS)
        at = used & LAST
        taken = self.block[at : at + draws]
        self.used = used + len(taken)
        return taken

    def open_block(self, number: int) -> None:
        """Work out the bytes of one hash."""
        self.block = hashlib.sha512(f"{self.seed}:{number}".encode()).digest()
        self.block_number = number

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        if n > BYTES:
            return self.below_many(n)
        limit = LIMITS[n]
        while True:
            used = self.used
            if used >> BLOCK_BITS != self.block_number:
                self.open_block(used >> BLOCK_BITS)
            self.used = used + 1
            value = self.block[used & LAST]  # as in `byte`, without a call
            if value < limit:
                return value % n

    def below_many(self, n: int) -> int:
        """The same for more than 256 numbers."""
        limit = 65536 - 65536 % n
        value = self.byte() * 256 + self.byte()
        while value >= limit:
            value = self.byte() * 256 + self.byte()
        return value % n

    def face(self, die: tuple[int, ...]) -> int:
        """One face of a die; a loaded one if there is any left."""
        if self.loaded:
            return self.loaded_face(die)
        return die[self.below(len(die))]

    def faces(self, die: tuple[int, ...], dice: int) -> list[int]:
        """The faces of so many dice of a kind, one after the other."""
        if self.loaded:
            return [self.face(die) for _ in range(dice)]
        faces: list[int] = []
        sides = len(die)
        limit = LIMITS[sides]
        left = dice
        while left > 0:
            for value in self.bytes_for(left):  # as in `below`, without a call for each die
                if value < limit:
                    faces.append(die[value % sides])
                    left -= 1
        return faces

    def loaded_face(self, die: tuple[int, ...]) -> int:
        """The next loaded result, which must be a face of this die."""
        for face in meant_by(self.loaded[0]):
            if face in die:
                self.loaded = self.loaded[1:]
                return face
        if self.loaded[0] == NO_MORE:
            raise LoadedChance("a die is rolled and no loaded result is left", "error-no-dice-left")
        raise LoadedChance(
            f"the next loaded result ({self.loaded[0]}) is not a face of the die being rolled",
            "error-loaded-dice",
            face=self.loaded[0],
        )

    def pick(self, things: list[int]) -> int:
        """One of some things, all equally likely; the next loaded draw if there is any left."""
        if not self.draws:
            return things[self.below(len(things))]
        if self.draws[0] not in things:
            raise LoadedChance(
                f"the next loaded draw ({self.draws[0]}) is not among what is drawn from",
                "error-loaded-draw",
            )
        drawn = self.draws[0]
        self.draws = self.draws[1:]
        return drawn

    def shuffled_numbers(self, cards: list[int]) -> list[int]:
        """Numbered cards in a random order."""
        pile = list(cards)
        self.shuffle(pile)
        return pile

    def shuffled(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The cards in a random order."""
        pile = list(cards)
        self.shuffle(pile)
        return tuple(pile)

    def shuffle(self, pile: list[Any]) -> None:
        """Put a list in a random order: from the last place to the second, each thing changes places with one of those
        up to it."""
        for last in range(len(pile) - 1, BYTES - 1, -1):
            other = self.below_many(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        size = min(len(pile), BYTES)
        while size > 1:
            for value in self.bytes_for(size - 1):  # as in `below`, without a call for each card
                if value < LIMITS[size]:
                    other = value % size
                    size -= 1
                    card = pile[other]
                    pile[other] = pile[size]
                    pile[size] = card
