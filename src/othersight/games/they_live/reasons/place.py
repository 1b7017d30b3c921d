"""Why something is not open in the Location turn and with cards: Location, stories, billboards, the Stash
(chapter TL-LOCATION, chapter TL-STASH). Whoever is bound to Recover is not asked at all (TL-LOCATION-02)."""

from othersight.games.they_live.config import BILLBOARD, CABLE_54
from othersight.games.they_live.reasons.case import (
    A_PLAYER,
    OWN_CARD,
    Case,
    Condition,
    Conditions,
    allowed,
)
from othersight.games.they_live.rules.billboard import GATHER_PRICE
from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.people import carried, on_space
from othersight.games.they_live.rules.story import next_story_space
from othersight.games.they_live.rules.token import MOST_SCRAP


def kind_of(c: Case) -> int:
    """The kind of the space the person stands on."""
    return c.t.config.kind[c.person.space]


AT_BILLBOARD: Conditions = (
    Condition("TL-LOCATION-14", "reason-no-billboard", lambda c: kind_of(c) == BILLBOARD),
)
ELSEWHERE: Conditions = (
    Condition("TL-LOCATION-14", "reason-billboard", lambda c: kind_of(c) != BILLBOARD),
    Condition("TL-LOCATION-03", "reason-cable-54", lambda c: kind_of(c) != CABLE_54),
)

LOCATION: dict[str, Conditions] = {
    "recover": (Condition("TL-LOCATION-02", "reason-no-need-to-recover", lambda c: False),),
    "card": ELSEWHERE,
    "story": (
        *ELSEWHERE,
        Condition("TL-LOCATION-12", "reason-story-complete", lambda c: not c.person.completed),
        Condition("TL-LOCATION-09", "reason-no-story-left", lambda c: bool(c.person.story)),
        Condition(
            "TL-LOCATION-08",
            "reason-story-elsewhere",
            lambda c: next_story_space(c.t, c.person) == c.person.space,
        ),
    ),
    "build": (
        *AT_BILLBOARD,
        Condition("TL-LOCATION-15", "reason-no-cards", lambda c: bool(carried(c.person))),
    ),
    "gather": (
        *AT_BILLBOARD,
        Condition(
            "TL-LOCATION-16", "reason-too-little-scrap", lambda c: c.person.scrap >= GATHER_PRICE
        ),
        *allowed("gather"),
    ),
    "check": (
        *AT_BILLBOARD,
        Condition("TL-LOCATION-18", "reason-no-deposit", lambda c: bool(c.place.deposit)),
    ),
    "trigger": (
        Condition("TL-LOCATION-21", "reason-not-leader", lambda c: c.seat == c.t.leader),
        Condition("TL-LOCATION-21", "reason-clock-not-red", lambda c: is_red(c.t)),
        Condition("TL-LOCATION-21", "reason-not-at-cable-54", lambda c: kind_of(c) == CABLE_54),
    ),
}


def is_moved(c: Case) -> bool:
    """Whether the card has already been shifted in this go."""
    return c.target in c.frame.moved


def is_turn_of_card(c: Case) -> bool:
    """Whether the card meant is the one now decided on."""
    return bool(c.frame.left) and c.target == c.frame.left[0]


NEXT_CARD: Conditions = (Condition("TL-LOCATION-18", "reason-one-by-one", is_turn_of_card),)

PLACES: dict[tuple[str, str], Conditions] = {
    **{("location", verb): conditions for verb, conditions in LOCATION.items()},
    ("collect-scrap", "scrap"): (
        Condition("TL-TOKEN-01", "reason-say-how-much", lambda c: c.target >= 0),
        Condition("TL-LOCATION-06", "reason-less-scrap-here", lambda c: c.target <= c.place.scrap),
        Condition(
            "TL-TOKEN-02",
            "reason-scrap-limit",
            lambda c: c.person.scrap + c.target <= MOST_SCRAP,
        ),
    ),
    ("collect-card", "take"): (
        Condition("TL-LOCATION-06", "reason-not-dropped-here", lambda c: False),
    ),
    ("build", "deposit"): (OWN_CARD,),
    ("build", "pass"): (Condition("TL-LOCATION-15", "reason-at-least-one-card", lambda c: False),),
    ("deploy", "deploy"): NEXT_CARD,
    ("deploy", "discard"): NEXT_CARD,
    ("deploy", "leave"): NEXT_CARD,
    ("reorganize", "equip"): (
        OWN_CARD,
        Condition("TL-STASH-06", "reason-card-moved", lambda c: not is_moved(c)),
        Condition("TL-STASH-01", "reason-already-equipped", lambda c: not c.is_equipped()),
    ),
    ("reorganize", "unequip"): (
        OWN_CARD,
        Condition("TL-STASH-06", "reason-card-moved", lambda c: not is_moved(c)),
        Condition("TL-STASH-01", "reason-not-in-slot", Case.is_equipped),
    ),
    ("pile", "pile"): (
        Condition("TL-STASH-16", "reason-no-such-pile", lambda c: c.target in (0, 1)),
        Condition("TL-STASH-18", "reason-pile-empty", lambda c: bool(c.t.decks.piles[c.target])),
    ),
    ("pile", "stop"): (
        Condition("TL-STASH-16", "reason-must-draw", lambda c: bool(c.frame.may_stop)),
    ),
    ("too-many-cards", "discard"): (OWN_CARD,),
    ("too-many-cards", "pass"): (Condition("TL-STASH-05", "reason-must-discard", lambda c: False),),
    ("spare", "spare"): (Condition("TL-DEATH-06", "reason-not-a-spare", lambda c: False),),
    ("cure", "cure"): (Condition("TL-INJURY-02", "reason-no-such-injury", lambda c: False),),
    ("target", "for"): (
        A_PLAYER,
        Condition(
            "TL-ACTION-22",
            "reason-only-for-others",
            lambda c: c.t.config.face(c.frame.card).who != "other-here" or not c.is_oneself(),
        ),
        Condition(
            "TL-ACTION-22",
            "reason-not-here",
            lambda c: (
                c.t.config.face(c.frame.card).who == "anyone"
                or c.target in on_space(c.t, c.person.space)
            ),
        ),
        Condition("TL-STASH-13", "reason-without-effect-for", lambda c: False),
    ),
}
"""By kind of question and verb."""
