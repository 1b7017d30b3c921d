"""Web push (RFC 8030): a message is encrypted for one browser (RFC 8291), and the server signs who it is (RFC 8292)."""

import base64
import json
import os
from typing import Any
from urllib.parse import urlsplit

RECORD = 4096
"""The size of a record; a notice fits into one."""
LIFE = 12 * 3600
"""Seconds for which a signature is valid."""
KEEP = 86_400
"""Seconds for which the push service keeps a notice for a browser that is off."""
POINT = 65
"""Bytes of a public key."""
AUTH = 16


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for the signatures of this server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number: int = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(text: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def point_of(key: Any) -> bytes:
    """The public key that belongs to a private one."""
    from cryptography.hazmat.primitives import serialization as form

    point: bytes = key.public_key().public_bytes(
        form.Encoding.X962, form.PublicFormat.UncompressedPoint
    )
    return point


def public_key(text: str) -> str:
    """The public key of a private one, as browsers take it."""
    return encoded(point_of(private_key(text)))


def is_key(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == AUTH and len(decoded(p256dh)) == POINT
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    key: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
    return key


def encrypted(text: bytes, p256dh: str, auth: str, own: Any = None, salt: bytes = b"") -> bytes:
    """A message for the browser with these keys; `own` and `salt` are fresh but in tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + decoded(p256dh) + point_of(own)
    secret = derived(shared, decoded(auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point_of(own)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return head + sealed


def signature(endpoint: str, contact: str, private: str, now: float) -> str:
    """The header that says who sends the notice."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    key, parts = private_key(private), urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + LIFE,
        "sub": contact,
    }
    said = ".".join(
        [encoded(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
    )
    first, second = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signed = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
    return f"vapid t={said}.{signed}, k={encoded(point_of(key))}"


def headers(endpoint: str, contact: str, private: str, now: float) -> dict[str, str]:
    """The headers of a notice."""
    return {
        "Authorization": signature(endpoint, contact, private, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP),
        "Urgency": "normal",
    }
