"""A character's dashboard in words, made from a view: what lies open, and for its player what does not
(TL-HIDDEN-08, TL-HIDDEN-09, TL-INFO-01, TL-INFO-05, TL-INFO-06)."""

from typing import Any

from othersight.games.they_live.state.config import SKILLS, Config
from othersight.games.they_live.words.names import (
    allegiance_named,
    card_named,
    character_named,
    identity_named,
    injury_named,
    seat_named,
    skill_named,
    space_named,
    special_named,
    story_named,
)
from othersight.toolkit.phrases import Phrase, Say

View = dict[str, Any]
SLOTS = ("weapon", "off_hand", "ally")


def who(view: View, seat: int) -> Phrase:
    """A player with the character that the seat plays now."""
    character = character_named(view["people"][view["playing"][seat]]["character"])
    return Phrase("they-live-page-who", character=character, seat=seat_named(seat))


def person_seen(view: View, person: int) -> Phrase:
    """A person with whoever plays or played it."""
    seen = view["people"][person]
    character = character_named(seen["character"])
    if seen["seat"] < 0:
        return Phrase("they-live-page-spare", character=character)
    if seen["dead"]:
        return Phrase("they-live-page-dead", character=character, seat=seat_named(seen["seat"]))
    return who(view, seen["seat"])


def card_seen(card: dict[str, Any]) -> Phrase:
    """A card, with its icon if the seat has seen it through the lenses."""
    if not card["icon"]:
        return card_named(card["face"])
    icon = allegiance_named(card["icon"])
    return Phrase("they-live-page-card-icon", card=card_named(card["face"]), icon=icon)


def is_elected(view: View) -> bool:
    """Whether the table has a leader: before the first vote is counted nobody leads."""
    return not any([asked["kind"] == "first-leader" for asked in view["asked"]])


def summary(s: Config, view: View, person: int, say: Say) -> str:
    """One line: where somebody is and how they are."""
    seen = view["people"][person]
    if seen["dead"] or seen["seat"] < 0:
        return say(Phrase("they-live-page-person-out", person=person_seen(view, person)))
    leads = is_elected(view) and view["leader"] == seen["seat"]
    return say(
        Phrase(
            "they-live-page-person",
            person=person_seen(view, person),
            space=space_named(s, seen["space"]),
            health=seen["health"],
            damage=seen["damage"],
            wanted=seen["wanted"],
            scrap=seen["scrap"],
            glasses=seen["glasses"],
            cards=seen["cards"],
            leader="yes" if leads else "no",
        )
    )


def dashboard(s: Config, view: View, person: int, say: Say) -> list[str]:
    """Everything a seat may know of one person."""
    seen = view["people"][person]
    lines = [summary(s, view, person, say), skills_line(seen, say), *special_lines(s, seen, say)]
    if not seen["dead"]:
        lines += [slots_line(seen, say), bag_line(seen, say), *injury_lines(seen, say)]
    return [*lines, story_line(s, seen, say), identity_line(view, seen, say)]


def skills_line(seen: dict[str, Any], say: Say) -> str:
    """The six dials."""
    dials = [
        Phrase("they-live-page-skill", skill=skill_named(skill), value=seen["skills"][skill])
        for skill in SKILLS
    ]
    return say(Phrase("they-live-page-skills", skills=dials))


def special_lines(s: Config, seen: dict[str, Any], say: Say) -> list[str]:
    """The two specials of the character."""
    return [
        say(
            Phrase(
                "they-live-page-special",
                special=special_named(special),
                text=Phrase(f"they-live-special-{special}.text"),
            )
        )
        for special, _ in s.characters[seen["character"]].specials
    ]


def slots_line(seen: dict[str, Any], say: Say) -> str:
    """Weapon, off-hand and Ally: equipped cards lie open."""
    cards: dict[str, Phrase] = {
        slot: card_seen(seen[slot]) if seen[slot] else Phrase("they-live-page-slot-empty")
        for slot in SLOTS
    }
    return say(
        Phrase(
            "they-live-page-slots",
            weapon=cards["weapon"],
            off=cards["off_hand"],
            ally=cards["ally"],
        )
    )


def bag_line(seen: dict[str, Any], say: Say) -> str:
    """The bag: cards for its player, their number for the others."""
    bag = seen["bag"]
    if isinstance(bag, int):
        return say(Phrase("they-live-page-bag-size", count=bag))
    if not bag:
        return say(Phrase("they-live-page-bag-empty"))
    return say(Phrase("they-live-page-bag", cards=[card_seen(card) for card in bag]))


def injury_lines(seen: dict[str, Any], say: Say) -> list[str]:
    """Injuries with what they hinder."""
    return [
        say(
            Phrase(
                "they-live-page-injury",
                injury=injury_named(injury),
                text=Phrase(f"they-live-injury-{injury}.text"),
            )
        )
        for injury in seen["injuries"]
    ]


def story_line(s: Config, seen: dict[str, Any], say: Say) -> str:
    """The personal story: how far it is and where it goes on."""
    story = story_named(seen["character"])
    if seen["completed"]:
        return say(Phrase("they-live-page-story-done", story=story))
    if not seen["next_story"] or seen["dead"]:
        return say(Phrase("they-live-page-story-idle", story=story, passes=seen["passes"]))
    space = space_named(s, seen["next_story"])
    return say(Phrase("they-live-page-story", story=story, passes=seen["passes"], space=space))


def identity_line(view: View, seen: dict[str, Any], say: Say) -> str:
    """Who somebody is, if the seat knows it."""
    if not seen["identity"]:
        return say(Phrase("they-live-page-identity-unknown"))
    own = view["seat"] >= 0 and seen["seat"] == view["seat"]
    key = "open" if seen["revealed"] or view["outcome"] else "own" if own else "seen"
    return say(Phrase(f"they-live-page-identity-{key}", identity=identity_named(seen["identity"])))
