"""Why something is not open in the Action turn: moves, the eight actions, trades (chapter TL-ACTION)."""

from othersight.games.they_live.config import FREEWAY, Injury
from othersight.games.they_live.reasons.case import (
    A_PLAYER,
    A_SPACE,
    OWN_CARD,
    Case,
    Condition,
    Conditions,
    allowed,
)
from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.craft import glasses_price
from othersight.games.they_live.rules.distract import closest_tiles
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.laylow import can_lay_low
from othersight.games.they_live.rules.people import carried, on_space
from othersight.games.they_live.rules.reorganize import shifts
from othersight.games.they_live.rules.token import MOST_SCRAP
from othersight.games.they_live.rules.trade import offers
from othersight.games.they_live.rules.usecard import targets_of

MOST_TRADED = 2


def once(action: str) -> Condition:
    """TL-ACTION-03: not taken in this turn."""
    return Condition(
        "TL-ACTION-03", "reason-action-taken", lambda c: action not in taken(c), action=action
    )


def taken(c: Case) -> tuple[str, ...]:
    """The actions of this turn so far."""
    turn = c.innermost(ActionTurn)
    return turn.taken if turn is not None else ()


STEP: Conditions = (
    A_SPACE,
    Condition("TL-ACTION-04", "reason-stands-there", lambda c: c.target != c.person.space),
    Condition("TL-ACTION-04", "reason-no-thread", Case.is_joined),
)
RIDE: Conditions = (
    Condition("TL-ACTION-05", "reason-not-on-freeway", lambda c: c.person.space in FREEWAY),
    *allowed("freeway"),
    A_SPACE,
    Condition("TL-ACTION-05", "reason-no-freeway-there", lambda c: c.target in FREEWAY),
    Condition("TL-ACTION-05", "reason-stands-there", lambda c: c.target != c.person.space),
)


# -- TRADE


def is_trade_within_limits(c: Case) -> bool:
    """TL-ACTION-12: after both transfers nobody has more than 5 scrap."""
    back = c.target if c.option[:2] == ("give", "scrap") else 0
    given = int(c.frame.scrap)
    giver = c.t.people[c.t.playing[c.frame.seat]]
    return c.person.scrap + given - back <= MOST_SCRAP and giver.scrap - given + back <= MOST_SCRAP


def is_card_or_scrap(c: Case) -> bool:
    """TL-ACTION-12: cards and scrap are what changes hands."""
    return len(c.option) == 3 and c.option[1] in ("card", "scrap") and c.target >= 0


def handed_over(limits: Conditions) -> Conditions:
    """TL-ACTION-10, TL-ACTION-12: one own card, or 1 or 2 of the own scrap."""
    return (
        Condition("TL-ACTION-12", "reason-card-or-scrap", is_card_or_scrap),
        Condition(
            "TL-STASH-04",
            "reason-not-carried",
            lambda c: c.option[1] != "card" or c.carries(),
        ),
        Condition(
            "TL-ACTION-10",
            "reason-one-or-two-scrap",
            lambda c: c.option[1] != "scrap" or 1 <= c.target <= MOST_TRADED,
        ),
        Condition(
            "TL-ACTION-10",
            "reason-not-that-much-scrap",
            lambda c: c.option[1] != "scrap" or c.target <= c.person.scrap,
        ),
        *limits,
    )


SCRAP_LIMIT: Conditions = (
    Condition("TL-ACTION-12", "reason-trade-breaks-limit", is_trade_within_limits),
)

TRADE: Conditions = (
    once("trade"),
    *allowed("trade"),
    Condition(
        "TL-ACTION-10", "reason-nobody-here", lambda c: len(on_space(c.t, c.person.space)) > 1
    ),
    A_PLAYER,
    Condition("TL-ACTION-10", "reason-not-oneself", lambda c: not c.is_oneself()),
    Condition("TL-ACTION-10", "reason-not-here", Case.is_here),
    Condition(
        "TL-ACTION-11",
        "reason-trade-refused",
        lambda c: c.target not in c.innermost(ActionTurn).refused,
    ),
    Condition("TL-ACTION-10", "reason-nothing-to-give", lambda c: bool(offers(c.person))),
)


# -- USE


def is_ability(c: Case) -> bool:
    """Whether an ability of some character is meant."""
    return c.thing in ABILITIES


def own_abilities(c: Case) -> dict[str, bool]:
    """The two specials of the character, and whether each is an action."""
    return dict(c.t.config.characters[c.person.character].specials)


def is_action_card(c: Case) -> bool:
    """TL-ACTION-22: the card has an Action text."""
    return is_ability(c) or c.t.config.face(c.target).action


def is_in_use(c: Case) -> bool:
    """TL-ACTION-23: equipped, or Single Use."""
    return is_ability(c) or c.is_equipped() or c.t.config.face(c.target).single_use


def is_unused(c: Case) -> bool:
    """TL-ACTION-23: the same ability once in a turn."""
    name = c.thing if is_ability(c) else c.t.config.face(c.target).id
    return name not in taken(c)


def has_effect(c: Case) -> bool:
    """TL-STASH-13: the text can do something for somebody now."""
    if is_ability(c):
        return ABILITIES[c.thing].can_use(c.g, c.person)
    return bool(targets_of(c.t, c.seat, c.t.config.face(c.target)))


USE: Conditions = (
    *allowed("use"),
    Condition(
        "TL-ACTION-22",
        "reason-not-your-ability",
        lambda c: not is_ability(c) or c.thing in own_abilities(c),
    ),
    Condition(
        "TL-ACTION-22",
        "reason-ability-always-on",
        lambda c: not is_ability(c) or own_abilities(c)[c.thing],
    ),
    Condition("TL-STASH-04", "reason-not-carried", lambda c: is_ability(c) or c.carries()),
    Condition("TL-ACTION-22", "reason-no-action-text", is_action_card),
    Condition("TL-ACTION-23", "reason-not-equipped", is_in_use),
    Condition("TL-ACTION-23", "reason-used-this-turn", is_unused),
    Condition("TL-STASH-13", "reason-without-effect", has_effect),
)


# -- injuries


def injury_meant(c: Case) -> Injury | None:
    """The own injury that is meant."""
    if 0 <= c.target < len(c.person.injuries):
        return c.t.config.injuries[c.person.injuries[c.target]]
    return None


def is_removed_by(c: Case, *ways: str) -> bool:
    """Whether the injury ends in one of these ways."""
    injury = injury_meant(c)
    return injury is not None and injury.removal in ways


def can_pay_for_injury(c: Case) -> bool:
    """The scrap that the injury's card asks for."""
    injury = injury_meant(c)
    return injury is None or injury.removal != "scrap" or c.person.scrap >= injury.price


TREAT: Conditions = (
    Condition("TL-INJURY-02", "reason-no-injury", lambda c: bool(c.person.injuries)),
    Condition("TL-INJURY-02", "reason-no-such-injury", lambda c: injury_meant(c) is not None),
    Condition("TL-INJURY-03", "reason-injury-passes", lambda c: not is_removed_by(c, "round")),
    Condition(
        "TL-INJURY-02", "reason-injury-needs-rest", lambda c: not is_removed_by(c, "lay-low")
    ),
    Condition("TL-INJURY-02", "reason-injury-permanent", lambda c: not is_removed_by(c, "never")),
    once("treat"),
    Condition("TL-INJURY-02", "reason-injury-costs", can_pay_for_injury),
)


# -- everything that begins in the Action turn

BEFORE_ACTIONS: Conditions = (
    Condition("TL-ACTION-02", "reason-free-move-first", lambda c: c.question.kind != "free-move"),
)

ACTIONS: dict[str, Conditions] = {
    "stay": (Condition("TL-ACTION-02", "reason-free-move-over", lambda c: False),),
    "step": (once("move"), *allowed("move"), *STEP),
    "ride": (once("move"), *allowed("move"), *RIDE),
    "lay-low": (
        once("lay-low"),
        *allowed("lay-low"),
        Condition("TL-ACTION-09", "reason-enemy-here", lambda c: can_lay_low(c.t, c.person)),
    ),
    "trade": TRADE,
    "reorganize": (
        once("reorganize"),
        *allowed("reorganize"),
        Condition("TL-ACTION-13", "reason-no-cards", lambda c: bool(shifts(c.person, ()))),
    ),
    "distract": (
        once("distract"),
        *allowed("distract"),
        Condition(
            "TL-ACTION-17",
            "reason-no-enemy-elsewhere",
            lambda c: bool(closest_tiles(c.t, c.person.space)),
        ),
    ),
    "inspect": (
        once("inspect"),
        *allowed("inspect"),
        Condition("TL-ACTION-18", "reason-no-glasses", lambda c: c.person.glasses > 0),
        Condition("TL-ACTION-18", "reason-inspect-what", lambda c: False),
    ),
    "craft": (
        once("craft"),
        *allowed("craft"),
        Condition("TL-ACTION-20", "reason-craft-what", lambda c: c.thing in ("scrap", "glasses")),
        Condition(
            "TL-ACTION-21",
            "reason-no-cards",
            lambda c: c.thing != "scrap" or bool(carried(c.person)),
        ),
        Condition(
            "TL-ACTION-20",
            "reason-glasses-cost",
            lambda c: c.thing != "glasses" or c.person.scrap >= glasses_price(c.t, c.person),
        ),
    ),
    "use": USE,
    "treat": TREAT,
}

ACTION_TURN: dict[tuple[str, str], Conditions] = {
    **{("action", verb): conditions for verb, conditions in ACTIONS.items()},
    **{("free-move", verb): BEFORE_ACTIONS for verb in ACTIONS if verb != "stay"},
    ("free-move", "end"): BEFORE_ACTIONS,
    ("free-move", "step"): STEP,
    ("free-move", "ride"): RIDE,
    ("lay-low", "remove"): (
        Condition("TL-ACTION-08", "reason-remove-what", lambda c: c.thing in ("wanted", "damage")),
        Condition(
            "TL-ACTION-08",
            "reason-nothing-to-remove",
            lambda c: bool(c.person.wanted if c.thing == "wanted" else c.person.damage),
        ),
    ),
    ("offer", "offer"): handed_over(()),
    ("trade", "accept"): SCRAP_LIMIT,
    ("trade", "give"): handed_over(SCRAP_LIMIT),
    ("distract", "tile"): (
        Condition("TL-ACTION-16", "reason-no-such-tile", Case.is_tile),
        Condition(
            "TL-ACTION-16",
            "reason-tile-already-here",
            lambda c: c.t.tiles[c.target].space != c.person.space,
        ),
        Condition("TL-ACTION-16", "reason-tile-not-closest", lambda c: False),
    ),
    ("distract-way", "to"): (
        A_SPACE,
        Condition("TL-ACTION-16", "reason-not-closer", lambda c: False),
    ),
    ("take-apart", "scrap"): (OWN_CARD,),
    ("take-apart", "pass"): (
        Condition("TL-ACTION-21", "reason-at-least-one-card", lambda c: False),
    ),
}
"""By kind of question and verb."""
