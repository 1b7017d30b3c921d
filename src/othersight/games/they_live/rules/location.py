"""The Location Phase: what a player may do on the own space, and the trigger (TL-LOCATION-01, TL-LOCATION-02,
TL-LOCATION-03, TL-LOCATION-21, TL-LOCATION-22, TL-LOCATION-23)."""

from typing import ClassVar

from othersight.games.they_live.config import BILLBOARD, CABLE_54
from othersight.games.they_live.rules.billboard import GATHER_PRICE, Build, CheckAndDeploy, Gather
from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.effects import is_forbidden
from othersight.games.they_live.rules.locationcard import DrawLocation
from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.rules.story import (
    PlayStory,
    next_story_space,
    reward_pair,
    story_card_space,
)
from othersight.games.they_live.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, word

__all__ = [
    "Build",
    "CheckAndDeploy",
    "LocationTurn",
    "next_story_space",
    "reward_pair",
    "story_card_space",
]

RECOVER: Option = ("recover",)
TRIGGER: Option = ("trigger",)


class LocationTurn(Procedure):
    """TL-LOCATION-01: one option open to the own space, or to pass."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def choose(self, g: Game) -> None:
        """TL-TIME-31; on Cable 54 TL-TIME-38: the Final Assault or not."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options = location_options(t, person)
        window = "TL-TIME-38" if TRIGGER in options else "TL-TIME-31"
        choice = g.choice or g.ask(self.seat, "location", options, window)
        if not choice:
            return
        g.tell("location-turn", person.index, word(choice, 0))
        turn_to(g, person, word(choice, 0))


def turn_to(g: Game, person: Person, option: str) -> None:
    """Carry out the option chosen."""
    t = table_of(g)
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


def location_options(t: LiveTable, person: Person) -> list[Option]:
    """TL-LOCATION-02, TL-LOCATION-03, TL-LOCATION-04, TL-LOCATION-08, TL-LOCATION-14, TL-LOCATION-21."""
    if must_recover(t, person):
        return [RECOVER]
    kind = t.config.kind[person.space]
    options: list[Option] = []
    if kind == BILLBOARD:
        if carried(person):
            options.append(("build",))
        if person.scrap >= GATHER_PRICE and not is_forbidden(t, person, "gather"):
            options.append(("gather",))
        if t.places[person.space].deposit:
            options.append(("check",))
    elif kind == CABLE_54:
        if person.seat == t.leader and is_red(t) and not t.triggered:
            options.append(TRIGGER)
    else:
        options.append(("card",))
        if next_story_space(t, person) == person.space:
            options.append(("story",))
    options.append(PASS)
    return options
