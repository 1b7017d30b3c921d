"""A view read by a player: who stands where with what, which tiles are about, how many dice a roll would have."""

from typing import Any, Final

from othersight.games.they_live.bots.city import City
from othersight.games.they_live.bots.figures import Figures, Known
from othersight.games.they_live.bots.habits import REGULAR, Habits
from othersight.games.they_live.bots.memory import Memory
from othersight.games.they_live.rules.effects import (
    ABILITIES,
    ASSAULT,
    COMBAT_ROLL,
    STEALTH_ROLL,
    Ability,
    Bearer,
)
from othersight.games.they_live.setup.configure import KINDS
from othersight.games.they_live.state.config import SKILLS, Face
from othersight.kernel.compiling import mypyc_attr
from othersight.toolkit.views import innermost_frame

PersonView = dict[str, Any]
TileView = dict[str, Any]
CardView = dict[str, Any]

SLOTS: Final = ("weapon", "off_hand", "ally")


@mypyc_attr(serializable=True)
class Position:
    """The table as one seat sees it at one question."""

    def __init__(
        self,
        view: dict[str, Any],
        city: City,
        figures: Figures,
        memory: Memory | None = None,
        habits: Habits = REGULAR,
    ) -> None:
        self.view = view
        self.memory = memory if memory is not None else Memory()
        self.city = city
        self.figures = figures
        self.habits = habits
        self.die = figures.die
        self.seat: int = view["seat"]
        self.leader: int = view["leader"]
        self.clock: int = view["clock"]
        self.assault: bool = view["assault"]
        people: list[PersonView] = view["people"]
        self.people = people
        self.players: list[PersonView] = [people[person] for person in view["playing"]]
        """The characters by seat."""
        self.me: PersonView = self.players[self.seat]
        self.tiles: dict[int, TileView] = {tile["tile"]: tile for tile in view["tiles"]}
        self.places: list[dict[str, Any]] = [{}, *view["places"]]
        self.spares = sum([person["spare"] for person in people])
        self.memo: dict[object, Any] = {}
        """What has been worked out about this position already."""
        self.in_force = self.news_in_force()
        self.lines: dict[tuple[str, int], float] = {}
        """What lines of outcomes are worth to the own character."""
        self.chances: dict[tuple[int, int], float] = {}
        """How likely the own character passes a test, by skill and number."""
        self.rounds_left = -1.0
        """Rounds that can still be played, once that has been worked out."""
        self.gone: list[tuple[str, ...]] = []
        """The Location cards that have been drawn, by deck."""
        self.draws: Known | None = None
        """What Location cards are worth to the own character as he is."""
        self.passes: list[float] = []
        """How likely the own character passes each test of a Location card."""
        self.outcomes: list[float] = []
        """What each outcome of a Location card is worth to the own character."""
        self.spare_cards: list[CardView] | None = None
        """Own cards beyond those best equipped."""

    @property
    def invader(self) -> bool:
        """Whether the own overlay is an Invader's."""
        return bool(self.me["identity"] == "invader")

    def options(self) -> list[str]:
        """What may be answered."""
        options: list[str] = self.view["question"]["options"]
        return options

    def alive(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, person in enumerate(self.players) if not person["dead"]]

    def others_at(self, space: int) -> list[int]:
        """The other seats on a space."""
        return [s for s in self.alive() if s != self.seat and self.players[s]["space"] == space]

    def life(self, person: PersonView) -> int:
        """How much damage still kills."""
        left: int = person["health"] - person["damage"]
        return left

    def face(self, card: CardView) -> Face:
        """The printed card."""
        return self.figures.face(card["face"])

    def bag(self) -> list[CardView]:
        """The own bag."""
        cards: list[CardView] = self.me["bag"]
        return cards

    def carried(self) -> list[CardView]:
        """All own cards."""
        return [*equipped(self.me), *self.bag()]

    def news_in_force(self) -> dict[str, int]:
        """What the news in view changes, by hook."""
        found: dict[str, int] = {}
        decks = self.view["decks"]
        for id in [] if self.assault else [*decks["staying"], decks["news_card"]]:
            if id:
                for name, n in self.figures.config.news[id].lasting:
                    found[name] = found.get(name, 0) + n
        return found

    def lasting(self, hook: str) -> int:
        """What the news in view adds to something (TL-NEWS-16)."""
        return self.in_force.get(hook, 0)

    def specials(self, person: PersonView) -> list[Ability]:
        """A character's specials."""
        specials = self.figures.config.characters[person["character"]].specials
        return [ABILITIES[id] for id, _ in specials]

    def changes(self, person: PersonView, what: str) -> int:
        """What a character's abilities add to a figure."""
        return sum([each.number(what) for each in self.specials(person)])

    def pool(self, person: PersonView, skill: int, why: str) -> int:
        """TL-SKILL-02: the dice of a roll, without a declared Weapon and without wanted tokens."""
        key = ("pool", person["person"], skill, why)
        if key not in self.memo:
            self.memo[key] = self.count_dice(person, skill, why)
        dice: int = self.memo[key]
        return dice

    def count_dice(self, person: PersonView, skill: int, why: str) -> int:
        """Value, news, equipped cards, injuries, abilities."""
        dice: int = person["skills"][SKILLS[skill]] + self.lasting(SKILLS[skill])
        for card in equipped(person):
            face = self.face(card)
            if face.type != 0 or skill == 0:
                dice += face.modifiers[skill]
        for injury in person["injuries"]:
            dice += self.figures.config.injuries[injury].modifiers[skill]
        bearer = Bearer(
            person["damage"],
            person["health"],
            person["wanted"],
            KINDS[self.city.kind[person["space"]]],
        )
        return dice + sum([each.dice(bearer, skill, why) for each in self.specials(person)])

    def stealth_dice(self, person: PersonView, wanted: int = 0) -> int:
        """TL-RESPONSE-13: at least one die, with so many further wanted tokens."""
        dice: int = self.pool(person, 0, STEALTH_ROLL) - person["wanted"] - wanted
        return max(1, dice)

    def combat_dice(self, person: PersonView, armed: bool) -> int:
        """TL-RESPONSE-15: with or without the Weapon."""
        dice = self.pool(person, 1, COMBAT_ROLL)
        if armed and person["weapon"]:
            dice += self.face(person["weapon"]).combat
        return max(0, dice)

    def assault_dice(self, person: PersonView, skill: int) -> int:
        """TL-ASSAULT-09, TL-ASSAULT-20: Weapons add their dice in Combat tests."""
        dice = self.pool(person, skill, ASSAULT)
        if skill == 1 and person["weapon"]:
            dice += self.face(person["weapon"]).combat
        return max(0, dice)

    def frame(self, *kinds: str) -> dict[str, Any] | None:
        """The innermost rule under way of these kinds."""
        return innermost_frame(self.view, kinds)


def new_position(
    view: dict[str, Any], city: City, figures: Figures, memory: Memory, habits: Habits
) -> Position:
    """A view that is read, for interpreted code as `new_memory` is."""
    return Position(view, city, figures, memory, habits)


def equipped(person: PersonView) -> list[CardView]:
    """The cards in the three slots."""
    return [person[slot] for slot in SLOTS if person[slot]]
