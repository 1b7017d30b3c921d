"""Why something is not open among enemies, in confrontations, votes and the Final Assault (chapter TL-RESPONSE,
chapter TL-PVP, TL-ROUND-05, chapter TL-ASSAULT)."""

from othersight.games.they_live.reasons.case import (
    A_PLAYER,
    A_SPACE,
    Case,
    Condition,
    Conditions,
    alone,
)
from othersight.games.they_live.rules.assault import present_invaders
from othersight.games.they_live.rules.attempt import AssaultTest, helpful
from othersight.games.they_live.rules.enemy import face_of
from othersight.games.they_live.rules.people import person_of

CANNOT_DECLINE: Conditions = (
    Condition("TL-RESPONSE-09", "reason-cannot-decline", lambda c: False),
)
A_CANDIDATE: Conditions = (A_PLAYER,)


def members_meant(c: Case) -> list[int]:
    """The seats named for the first half."""
    return [part for part in c.option[1:] if isinstance(part, int)]


def are_in_group(c: Case) -> bool:
    """TL-ASSAULT-15: everybody named belongs to the group, once."""
    named = members_meant(c)
    voters = c.frame.voters
    fits = all([seat in voters for seat in named]) and len(set(named)) == len(named)
    return fits and len(named) == len(c.option) - 1


def is_even_split(c: Case) -> bool:
    """TL-ASSAULT-15: sizes differ by at most one."""
    return abs(len(c.frame.voters) - 2 * len(members_meant(c))) <= 1


def is_among_resources(c: Case) -> bool:
    """TL-ASSAULT-04: a useful card, or a persuaded tile, of the Resources."""
    decks = c.t.decks
    return c.target in decks.useful or (c.target < 0 and -c.target - 1 in decks.recruits)


ONE_RESOURCE: Conditions = (
    Condition("TL-ASSAULT-04", "reason-not-a-resource", is_among_resources),
    Condition(
        "TL-ASSAULT-05",
        "reason-resource-of-other-skill",
        lambda c: c.target in helpful(c.t, c.innermost(AssaultTest).skill),
    ),
    Condition("TL-ASSAULT-12", "reason-one-by-one", lambda c: False),
)

CLASHES: dict[tuple[str, str], Conditions] = {
    ("encounter", "persuade"): (
        Condition(
            "TL-RESPONSE-21",
            "reason-not-persuadable",
            lambda c: face_of(c.t, c.frame.tile).persuadable,
        ),
    ),
    ("encounter", "team"): (
        Condition("TL-RESPONSE-26", "reason-team-refused", lambda c: not c.frame.proposed),
        Condition(
            "TL-RESPONSE-25", "reason-no-team-here", lambda c: bool(c.frame.possible_partners(c.t))
        ),
    ),
    ("encounter", "fight"): (alone("TL-TIME-16"),),
    ("pvp-critical", "fight"): (alone("TL-TIME-26"),),
    ("pvp-escape", "fight"): (alone("TL-TIME-26"),),
    ("reward", "leave"): (alone("TL-TIME-21"),),
    ("encounter", "pass"): CANNOT_DECLINE,
    ("encounter", "flee"): CANNOT_DECLINE,
    ("confront", "confront"): (
        A_PLAYER,
        Condition("TL-PVP-01", "reason-not-oneself", lambda c: not c.is_oneself()),
        Condition("TL-PVP-03", "reason-not-here", Case.is_here),
        Condition(
            "TL-PVP-02", "reason-they-engaged", lambda c: not person_of(c.t, c.target).engaged
        ),
    ),
    ("flee", "to"): (
        A_SPACE,
        Condition("TL-PVP-19", "reason-no-thread", Case.is_joined),
    ),
    ("flee", "ride"): (Condition("TL-PVP-19", "reason-no-freeway-flight", lambda c: False),),
    ("first-leader", "leader"): A_CANDIDATE,
    ("leader", "leader"): A_CANDIDATE,
    ("nominee", "nominate"): A_CANDIDATE,
    ("split", "half"): (
        Condition("TL-ASSAULT-15", "reason-not-in-group", are_in_group),
        Condition("TL-ASSAULT-15", "reason-uneven-split", is_even_split),
    ),
    ("reveal", "reveal"): (
        Condition("TL-ASSAULT-21", "reason-not-an-invader", lambda c: c.person.invader),
    ),
    ("sabotage", "sabotage"): (
        Condition("TL-ASSAULT-24", "reason-not-sabotaged", lambda c: False),
    ),
    ("resource", "spend"): ONE_RESOURCE,
    ("resource", "keep"): ONE_RESOURCE,
    ("foe", "fight"): (
        A_PLAYER,
        Condition(
            "TL-ASSAULT-29", "reason-not-revealed", lambda c: c.target in present_invaders(c.t)
        ),
    ),
}
"""By kind of question and verb."""
