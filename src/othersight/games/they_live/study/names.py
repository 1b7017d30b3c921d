"""What the things of They Live are called in the arena's report."""

from collections.abc import Mapping
from typing import Any

from othersight.locales import text, text_or_key


def value_named(name: str, value: Any, options: Mapping[str, Any]) -> str:
    """A value of an option."""
    if name == "difficulty":
        return text_or_key(f"they-live-difficulty-{value}")
    if name == "town":
        return text_or_key(f"they-live-town-{value}")
    if name == "cards":
        return text_or_key(f"they-live-cards-{value}")
    if name in ("players", "invaders"):
        return text(f"lab-number-{name}", count=int(value))
    return str(value)


def character_named(character: str) -> str:
    return text_or_key(f"they-live-character-{character}")


def enemy_named(enemy: str) -> str:
    return text_or_key(f"they-live-enemy-{enemy}")


def card_named(card: str) -> str:
    return text_or_key(f"they-live-card-{card}")


def news_named(card: str) -> str:
    return text_or_key(f"they-live-news-{card}")


def assault_named(card: str) -> str:
    return text_or_key(f"they-live-assault-{card}")


def killer_named(death: Mapping[str, Any]) -> str:
    """What somebody died of."""
    by, what = str(death["by"]), "".join(death["what"][:1])
    if by == "enemy":
        return enemy_named(what)
    if by == "assault":
        return text("lab-killer-assault", card=assault_named(what))
    return text(f"lab-killer-{by}")
