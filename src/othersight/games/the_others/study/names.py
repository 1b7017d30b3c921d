"""What the things of The Others are called in the arena's report."""

from collections.abc import Mapping
from typing import Any

from othersight.games.the_others.content.loader import load_content
from othersight.locales import text, text_or_key


def value_named(name: str, value: Any, options: Mapping[str, Any]) -> str:
    """A value of an option."""
    if name == "story":
        return story_named(str(value))
    if name == "sin":
        return text_or_key(f"the-others-sin-{value}")
    if name == "map" and "story" in options:
        return map_named(str(options["story"]), str(value))
    if name == "hero_players":
        return text("lab-number-hero-players", count=int(value))
    return str(value)


def story_named(story: str) -> str:
    return text_or_key(f"the-others-story-{story}")


def map_named(story: str, side: str) -> str:
    return text_or_key(f"the-others-map-{story}-{side}")


def hero_named(hero: str) -> str:
    return text_or_key(f"the-others-called-{hero}")


def mission_named(mission: str) -> str:
    return text_or_key(f"the-others-mission-{mission}")


def card_named(card: str) -> str:
    return text_or_key(f"the-others-card-{card}")


def monster_named(monster: str) -> str:
    """A kind of Monster, or a member of the Hell Club by the card that let it loose."""
    return member_named(monster) or text_or_key(f"the-others-monster-{monster}")


def member_named(card: str) -> str:
    """The member of the Hell Club that a card lets loose, or nothing."""
    row = load_content().apocalypse.get(card)
    return text(f"the-others-hellclub-{row.hell_club}") if row and row.hell_club else ""


def killer_named(death: Mapping[str, Any]) -> str:
    """What a Hero died of."""
    by, what = str(death["by"]), "".join(death["what"][:1])
    if by == "fight" and what:
        return monster_named(what)
    if by == "check":
        return text(f"lab-killer-{what}")
    if by == "sin":
        return text("lab-killer-sin", sin=text_or_key(f"the-others-sin-{what}"))
    if by == "acolyte":
        return text("lab-killer-acolyte", acolyte=text_or_key(f"the-others-acolyte-{what}"))
    if by == "ability":
        return text_or_key(f"the-others-hero-{what}.ability")
    if by == "dark-past":
        return text("lab-killer-dark-past", card=card_named(what))
    if by in ("sin-card", "apocalypse-card"):
        return member_named(what) or card_named(what)
    return text(f"lab-killer-{by}")
