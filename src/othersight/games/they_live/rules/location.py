"""The Location Phase: what a player may do on the own space, and the trigger (TL-LOCATION-01, TL-LOCATION-02,
TL-LOCATION-03, TL-LOCATION-21, TL-LOCATION-22, TL-LOCATION-23)."""

from typing import Any, ClassVar, Final

from othersight.games.they_live.rules.billboard import GATHER_PRICE, Build, CheckAndDeploy, Gather
from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    QuickLook,
    allowed,
)
from othersight.games.they_live.rules.location_card import DrawLocation
from othersight.games.they_live.rules.people import has_cards
from othersight.games.they_live.rules.story import (
    PlayStory,
    next_story_space,
    reward_pair,
    story_card_space,
)
from othersight.games.they_live.state.config import BILLBOARD, CABLE_54
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option

__all__ = [
    "Build",
    "CheckAndDeploy",
    "LocationTurn",
    "next_story_space",
    "reward_pair",
    "story_card_space",
]

TRIGGER: Final[Option] = ("trigger",)
RECOVER: Final[Option] = ("recover",)
CARD: Final[Option] = ("card",)
STORY: Final[Option] = ("story",)
TURNS: Final[tuple[str, ...]] = ("build", "gather", "check", "trigger", "card", "story")
"""What may be done on some space, besides to pass."""
TURNS_AT: Final[dict[int, tuple[str, ...]]] = {
    BILLBOARD: ("build", "gather", "check"),
    CABLE_54: ("trigger",),
}
"""The same for the kinds of space that have turns of their own; on all others there are a card and perhaps a story."""


class LocationTurn(Procedure):
    """TL-LOCATION-01: one option open to the own space, or to pass."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat

    def choose(self, g: Game) -> None:
        """TL-LOCATION-01, TL-TIME-31; on Cable 54 TL-TIME-38: the Final Assault or not."""
        t: LiveTable = g.table
        person = t.people[t.playing[self.seat]]
        choice = g.choice
        if not choice:
            options = location_options(g, self, t, person)
            window = "TL-TIME-38" if TRIGGER in options else "TL-TIME-31"
            choice = g.ask(self.seat, "location", options, window)
        if not choice:
            return
        option: Any = choice[0]
        g.tell("location-turn", person.index, option)
        turn_to(g, t, person, option)


def turn_to(g: Game, t: LiveTable, person: Person, option: str) -> None:
    """Carry out the option chosen."""
    if option == "card":
        g.call(DrawLocation(person.index))
    elif option == "story":
        g.call(PlayStory(person.index))
    elif option == "build":
        g.call(Build(person.index))
    elif option == "gather":
        g.call(Gather(person.index))
    elif option == "check":
        g.call(CheckAndDeploy(person.index))
    elif option == "trigger":
        t.triggered = True
        g.tell("assault-declared", person.index)


def must_recover(t: LiveTable, person: Person) -> bool:
    """TL-LOCATION-02: an enemy on the space, or a confrontation lost in this round."""
    return person.beaten or len(t.places[person.space].stack) > 0


def location_options(g: Game, turn: LocationTurn, t: LiveTable, person: Person) -> list[Option]:
    """TL-LOCATION-02, TL-LOCATION-03, TL-LOCATION-04, TL-LOCATION-08, TL-LOCATION-14, TL-LOCATION-21."""
    if LOOK.is_good:
        return options_at_one_look(g, turn, t, person)
    c = Case(g, "location", turn, turn.seat)
    options = c.options("recover")
    if not options:
        for verb in TURNS:
            c.offer(options, verb)
        options.append(PASS)
    return options


def options_at_one_look(g: Game, turn: LocationTurn, t: LiveTable, person: Person) -> list[Option]:
    """The same where the kind of the space tells what there is to think of."""
    if must_recover(t, person):
        return [RECOVER]
    kind = t.config.kind[person.space]
    if kind in TURNS_AT:
        c = LOOK.case(g, turn, turn.seat)
        options: list[Option] = []
        for verb in TURNS_AT[kind]:
            c.offer(options, verb)
        options.append(PASS)
        return options
    if next_story_space(t, person) == person.space:
        return [CARD, STORY, PASS]
    return [CARD, PASS]


# -- conditions


def kind_of(c: Case) -> int:
    """The kind of the space the person stands on."""
    return c.t.config.kind[c.person.space]


AT_BILLBOARD: Final[Conditions] = (
    Condition("TL-LOCATION-14", "reason-no-billboard", lambda c: kind_of(c) == BILLBOARD),
)
ORDINARY_SPACE: Final[Conditions] = (
    Condition("TL-LOCATION-14", "reason-billboard", lambda c: kind_of(c) != BILLBOARD),
    Condition("TL-LOCATION-03", "reason-cable-54", lambda c: kind_of(c) != CABLE_54),
)
STORY_HERE: Final[Conditions] = (
    Condition("TL-LOCATION-12", "reason-story-complete", lambda c: not c.person.completed),
    Condition("TL-LOCATION-09", "reason-no-story-left", lambda c: len(c.person.story) > 0),
    Condition(
        "TL-LOCATION-08",
        "reason-story-elsewhere",
        lambda c: next_story_space(c.t, c.person) == c.person.space,
    ),
)

CONDITIONS["location", "build"] = (
    *AT_BILLBOARD,
    Condition("TL-LOCATION-15", "reason-no-cards", lambda c: has_cards(c.person)),
)
CONDITIONS["location", "gather"] = (
    *AT_BILLBOARD,
    Condition(
        "TL-LOCATION-16", "reason-too-little-scrap", lambda c: c.person.scrap >= GATHER_PRICE
    ),
    *allowed("gather"),
)
CONDITIONS["location", "check"] = (
    *AT_BILLBOARD,
    Condition("TL-LOCATION-18", "reason-no-deposit", lambda c: len(c.place.deposit) > 0),
)
AT_CABLE_54: Final = Condition(
    "TL-LOCATION-21", "reason-not-at-cable-54", lambda c: kind_of(c) == CABLE_54
)
CONDITIONS["location", "trigger"] = (
    Condition("TL-LOCATION-21", "reason-not-leader", lambda c: c.seat == c.t.leader),
    Condition("TL-LOCATION-21", "reason-clock-not-red", lambda c: is_red(c.t)),
    AT_CABLE_54,
    Condition("TL-LOCATION-21", "reason-assault-declared", lambda c: not c.t.triggered),
)
CONDITIONS["location", "card"] = ORDINARY_SPACE
CONDITIONS["location", "story"] = (*ORDINARY_SPACE, *STORY_HERE)
RECOVERING: Final[Conditions] = (
    Condition("TL-LOCATION-02", "reason-no-need-to-recover", lambda c: must_recover(c.t, c.person)),
)
CONDITIONS["location", "recover"] = RECOVERING
CONDITIONS["location", "pass"] = FREE
LOOK: Final = QuickLook(
    "location",
    {
        "build": AT_BILLBOARD,
        "gather": AT_BILLBOARD,
        "check": AT_BILLBOARD,
        "trigger": (AT_CABLE_54,),
        "card": ORDINARY_SPACE,
        "story": (*ORDINARY_SPACE, *STORY_HERE),
        "recover": RECOVERING,
    },
)
"""What `must_recover`, the kind of a space (see `TURNS_AT`) and the space of the next story card tell."""
