"""What Humans and Invaders need, for the line above the board and for the briefing (TL-VICTORY-01, TL-VICTORY-02).

Both are told to everybody in the same words: who could read the line over somebody's shoulder learns nothing.
"""

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.names import SPECTATOR, hour_named, person_named
from othersight.kernel.game import Game
from othersight.toolkit.goals import MINE, ROUND, THEIRS, BriefingPart, GoalPart, View
from othersight.toolkit.phrases import Phrase

RED, MIDNIGHT, CARDS = 19, 24, 3


def goal(view: View) -> list[GoalPart]:
    """How far the Humans are, what is left to the Invaders, and what the round brings."""
    started = view["triggered"] or view["assault"]
    return [
        GoalPart(MINE, Phrase("they-live-goal-humans"), assault(view) if started else before(view)),
        GoalPart(
            THEIRS,
            Phrase("they-live-goal-invaders"),
            Phrase("they-live-goal-fail") if started else midnight(view),
        ),
        GoalPart(ROUND, Phrase("they-live-goal-round"), stake(view)),
    ]


def before(view: View) -> Phrase:
    """The Resources, and whether the Final Assault can be called."""
    ready = view["decks"]["resources"] + len(view["decks"]["recruits"])
    hour = "early" if view["clock"] < RED else "red"
    return Phrase("they-live-goal-resources", cards=ready, hour=hour)


def assault(view: View) -> Phrase:
    """How many cards of the Final Assault were passed."""
    left = view["decks"]["assault"] + (1 if view["assault"] else 0)
    return Phrase("they-live-goal-assault", passed=max(0, CARDS - left))


def midnight(view: View) -> Phrase:
    """How long it is until midnight, and how many spares there are."""
    spares = sum([person["spare"] for person in view["people"]])
    return Phrase("they-live-goal-midnight", hours=MIDNIGHT - view["clock"], spares=spares)


def stake(view: View) -> Phrase:
    """What comes at the end of the round."""
    if view["assault"]:
        return Phrase("they-live-goal-card")
    return Phrase("they-live-goal-news", clock=hour_named(view["clock"]))


def briefing(game: Game, seat: int) -> list[BriefingPart]:
    """Who the seat is, and what either side needs; nothing for a spectator."""
    if seat == SPECTATOR:
        return []
    t = table_of(game)
    person = t.people[t.playing[seat]]
    who = Phrase(
        "they-live-brief-person",
        person=person_named(t, person.index),
        bio=Phrase(f"they-live-character-{person.character}.bio"),
    )
    return [
        BriefingPart(Phrase("they-live-brief-who"), who, (("character", person.character),)),
        BriefingPart(Phrase("they-live-brief-humans"), Phrase("they-live-brief-needs")),
        BriefingPart(Phrase("they-live-brief-invaders"), Phrase("they-live-brief-hinders")),
    ]
