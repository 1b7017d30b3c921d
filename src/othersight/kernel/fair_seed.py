"""Chance that nobody can choose alone: a secret to which somebody commits first, and parts that others add later.

The commitment is SHA-256 of the secret. The seed of the game is the secret itself if nobody adds a part; else it is
SHA-256 of the secret and all parts. Both are written in hexadecimal digits.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, Final

from othersight.kernel.errors import OthersightError

LABEL: Final = "othersight seed 1"
"""The first line of what is hashed for a seed, so that no other hash can be taken for one."""
PART: Final = re.compile("[0-9a-f]{32,64}")
PLAIN: Final = frozenset({"options", "seed"})
"""What the start of a game has whose chance is all that of its seed; others begin in a given position."""
SEAT: Final = re.compile("0|[1-9][0-9]?")
"""The number of a seat in the one way in which it is written."""


class FalseProof(OthersightError):
    """What a file says about its chance does not hold."""


def commitment_to(secret: str) -> str:
    """What is told of a secret before it is shown."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fair_seed(secret: str, parts: Mapping[int, str]) -> str:
    """The seed that follows from the secret and the parts of the seats."""
    if not parts:
        return secret
    lines = [LABEL, secret, *[f"{seat}:{parts[seat]}" for seat in sorted(parts)]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def is_part(text: str) -> bool:
    """Whether a text can be the part of a seat: 128 to 256 bits in hexadecimal digits."""
    return PART.fullmatch(text) is not None


def check_proof(proof: Mapping[str, Any], seed: str, known: str = "") -> None:
    """FalseProof unless the proof leads to that seed; `known` is a commitment that somebody has noted earlier."""
    secret, commitment, parts = [proof.get(name) for name in ("secret", "commitment", "parts")]
    if not isinstance(secret, str) or not isinstance(commitment, str) or not is_parts(parts):
        raise FalseProof("the proof is not complete", "verify-incomplete")
    if commitment_to(secret) != commitment:
        raise FalseProof("the secret is not the one that was committed to", "verify-other-secret")
    if known and known != commitment:
        raise FalseProof("the commitment is not the one you know", "verify-other-commitment")
    assert isinstance(parts, dict)
    if fair_seed(secret, {int(seat): part for seat, part in parts.items()}) != seed:
        raise FalseProof("the seed does not follow from the secret", "verify-other-seed")


def is_parts(parts: Any) -> bool:
    """Whether these are parts by seat, as JSON has them."""
    if not isinstance(parts, dict):
        return False
    return all([SEAT.fullmatch(seat) is not None and is_part(str(parts[seat])) for seat in parts])
