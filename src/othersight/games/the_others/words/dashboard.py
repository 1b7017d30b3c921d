"""A Hero's dashboard in words, made from a view (TO-CORRUPT-05, TO-WOUND-01)."""

from typing import Any

from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import (
    defense_stat,
    fight_stat,
    is_ranged,
    skill_stat,
)
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.games.the_others.words.names import (
    card_named,
    hero_named,
    npc_named,
    seat_named,
    space_named,
)
from othersight.toolkit.phrases import Phrase, Say

SLOTS = 7
HIDDEN = "face-down"
"""What a view says of a card that the seat may not see."""

STATES = ("cannot-heal", "no-skill", "no-ability", "doomed")
"""Marks of this Round, by the names they have in a view."""


def hero_summary(t: OthersTable, view: dict[str, Any], hero: int, say: Say) -> str:
    """One line: where the Hero is and how he is."""
    seen = view["heroes"][t.config.team.index(hero)]
    if seen["state"] != "in-play":
        return say(Phrase(f"the-others-page-hero-{seen['state']}", hero=hero_named(hero)))
    return say(
        Phrase(
            "the-others-page-hero-line",
            hero=hero_named(hero),
            space=space_named(t.config.city, seen["space"]),
            level=seen["level"],
            wounds=len(seen["covered"]),
            turns=seen["turns"],
            extra=seen["extra_turns"],
            upgrades=len(seen["upgrades"]) + len(seen["face_down"]),
        )
    )


def hero_lines(t: OthersTable, view: dict[str, Any], hero: int, say: Say) -> list[str]:
    """The whole dashboard."""
    seen = view["heroes"][t.config.team.index(hero)]
    lines = [hero_summary(t, view, hero, say), stats_line(t, hero, say), ability_line(seen, say)]
    if seen["state"] == "in-play":
        lines += [
            say(Phrase("the-others-page-hero-player", seat=seat_named(seen["player"]))),
            track_line(seen, say),
            city_token_line(t, seen, say),
            *carried_lines(seen, say),
            *[
                say(Phrase(f"the-others-page-state-{state}"))
                for state in STATES
                if seen[state.replace("-", "_")]
            ],
        ]
    if seen["dark_past"] == HIDDEN:
        lines.append(say(Phrase("the-others-page-dark-past-hidden")))
    elif seen["dark_past"]:
        lines.append(dark_past_line(seen["dark_past"], say))
    return lines


def stats_line(t: OthersTable, hero: int, say: Say) -> str:
    """Fight, Skill, Defense and the Ranged ability of the dashboard in use."""
    record: Hero = t.heroes[hero]
    return say(
        Phrase(
            "the-others-page-hero-stats",
            fight=fight_stat(t, record),
            skill=skill_stat(t, record),
            defense=defense_stat(t, record),
            ranged="yes" if is_ranged(t, record) else "no",
        )
    )


def ability_line(seen: dict[str, Any], say: Say) -> str:
    """The Natural Ability."""
    board = load_content().heroes[seen["hero"]]
    id = f"the-others-hero-{board.other_board if seen['wolf'] else board.id}"
    return say(
        Phrase(
            "the-others-page-named-text",
            name=Phrase(f"{id}.ability"),
            text=Phrase(f"{id}.text"),
        )
    )


def track_line(seen: dict[str, Any], say: Say) -> str:
    """The slots of the Corruption Track, those under a Wound marked."""
    slots = [
        Phrase(
            "the-others-page-slot-covered" if slot in seen["covered"] else "the-others-page-slot",
            slot=Phrase(f"the-others-slot-{slot}"),
        )
        for slot in range(1, SLOTS + 1)
    ]
    return say(Phrase("the-others-page-hero-track", slots=slots))


def city_token_line(t: OthersTable, seen: dict[str, Any], say: Say) -> str:
    """Whether the City Action of this Round has been used, and where."""
    if seen["city_token"] < 0:
        return say(Phrase("the-others-page-city-token-free"))
    place = space_named(t.config.city, seen["city_token"])
    return say(Phrase("the-others-page-city-token-used", space=place))


def carried_lines(seen: dict[str, Any], say: Say) -> list[str]:
    """Upgrades with what they do, NPCs and Innocents."""
    lines = []
    for card in seen["upgrades"]:
        lines.append(named_text(card, "", say))
    for card in seen["face_down"]:
        lines.append(named_text(card, "-face-down", say))
    for npc in seen["npcs"]:
        text = Phrase(f"the-others-npc-{npc}.text")
        lines.append(say(Phrase("the-others-page-named-text", name=npc_named(npc), text=text)))
    if seen["innocents"]:
        lines.append(say(Phrase("the-others-page-innocents", count=seen["innocents"])))
    return lines


def named_text(card: str, suffix: str, say: Say) -> str:
    """An Upgrade with what it does."""
    text = Phrase(f"the-others-card-{card}.text")
    return say(Phrase(f"the-others-page-upgrade{suffix}", card=card_named(card), text=text))


def dark_past_line(card: str, say: Say) -> str:
    """A Dark Past card, for whoever may see it."""
    text = Phrase(f"the-others-card-{card}.text")
    return say(Phrase("the-others-page-dark-past", card=card_named(card), text=text))
