"""What things are called in the report: the display names of the content, never its ids."""

from collections.abc import Mapping
from typing import Any

from othersight.locales import LocaleError, text, text_or_key

OWN = "own"


def side_named(side: str) -> str:
    return text(f"lab-side-{side}")


def part_named(name: str) -> str:
    """A way in which games differ: Story, players, difficulty."""
    return text(f"lab-part-{name.replace('_', '-')}")


def value_named(name: str, value: Any, options: Mapping[str, Any]) -> str:
    """A value of an option."""
    if value == OWN:
        return text("lab-own")
    if name == "story":
        return text_or_key(f"the-others-story-{value}")
    if name == "sin":
        return text_or_key(f"the-others-sin-{value}")
    if name == "map" and "story" in options:
        return map_named(str(options["story"]), str(value))
    if name == "difficulty":
        return text_or_key(f"they-live-difficulty-{value}")
    if name in ("hero_players", "players", "invaders"):
        return text(f"lab-number-{name.replace('_', '-')}", count=int(value))
    return str(value)


def map_named(story: str, side: str) -> str:
    return text_or_key(f"the-others-map-{story}-{side}")


def hero_named(hero: str) -> str:
    return text_or_key(f"the-others-called-{hero}")


def mission_named(mission: str) -> str:
    return text_or_key(f"the-others-mission-{mission}")


def card_of_the_others(card: str) -> str:
    return text_or_key(f"the-others-card-{card}")


def monster_named(monster: str) -> str:
    """A kind of Monster, or a member of the Hell Club by the card that let it loose."""
    return member_named(monster) or text_or_key(f"the-others-monster-{monster}")


def member_named(card: str) -> str:
    """The member of the Hell Club that a card lets loose, or nothing."""
    try:
        return text(f"the-others-hellclub-{card.rpartition('-')[0]}")
    except LocaleError:
        return ""


def character_named(character: str) -> str:
    return text_or_key(f"they-live-character-{character}")


def enemy_named(enemy: str) -> str:
    return text_or_key(f"they-live-enemy-{enemy}")


def card_of_they_live(card: str) -> str:
    return text_or_key(f"they-live-card-{card}")


def assault_named(card: str) -> str:
    return text_or_key(f"they-live-assault-{card}")


def killer_in_the_others(death: Mapping[str, Any]) -> str:
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
        return text("lab-killer-dark-past", card=card_of_the_others(what))
    if by in ("sin-card", "apocalypse-card"):
        return member_named(what) or card_of_the_others(what)
    return text(f"lab-killer-{by}")


def killer_in_they_live(death: Mapping[str, Any]) -> str:
    """What somebody died of."""
    by, what = str(death["by"]), "".join(death["what"][:1])
    if by == "enemy":
        return enemy_named(what)
    if by == "assault":
        return text("lab-killer-assault", card=assault_named(what))
    return text(f"lab-killer-{by}")
