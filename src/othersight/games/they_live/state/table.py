"""What lies on the table of They Live: people, places, enemy tiles, decks, and what each seat has seen.

Records are shared between clones; change one only through the table's `edit_` methods.
"""

from typing import ClassVar, Final

from othersight.games.they_live.state.config import NOON, Config
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.record import Owner, Record, Table

NONE: Final = -1
IN_BAG: Final = 0
ON_BOARD: Final = 1
DISCARDED: Final = 2
RECRUITED: Final = 3
GONE: Final = 4


@mypyc_attr(acyclic=True)
class Person(Record):
    """A character with its overlay, dials, tokens, cards and story: a player's or a spare."""

    fields: ClassVar[tuple[str, ...]] = (
        "index", "seat", "character", "invader", "space", "skills", "health", "damage", "scrap", "wanted",
        "glasses", "weapon", "off_hand", "ally", "bag", "injuries", "injury_rounds", "story", "passes",
        "completed", "engaged", "faced", "beaten", "revealed", "retreated", "dead",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.index = 0
        self.seat = NONE
        """The player's seat, which the dead keep, or NONE for a spare."""
        self.character = ""
        self.invader = False
        self.space = 0
        self.skills: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.health = 0
        self.damage = 0
        self.scrap = 0
        self.wanted = 0
        self.glasses = 0
        self.weapon = NONE
        self.off_hand = NONE
        self.ally = NONE
        self.bag: tuple[int, ...] = ()
        self.injuries: tuple[str, ...] = ()
        self.injury_rounds: tuple[int, ...] = ()
        """The round in which each injury was taken."""
        self.story: tuple[str, ...] = ()
        """Story cards left, the next one first; only the back of the first is seen."""
        self.passes = 0
        self.completed = False
        self.engaged = False
        """Has faced an enemy tile or another player in this Response Phase."""
        self.faced: tuple[int, ...] = ()
        """Tiles fought in this Response Phase."""
        self.beaten = False
        """Lost a confrontation in this round."""
        self.revealed = False
        self.retreated = False
        self.dead = False

    def copy(self) -> "Person":
        twin = Person()
        twin.index = self.index
        twin.seat = self.seat
        twin.character = self.character
        twin.invader = self.invader
        twin.space = self.space
        twin.skills = self.skills
        twin.health = self.health
        twin.damage = self.damage
        twin.scrap = self.scrap
        twin.wanted = self.wanted
        twin.glasses = self.glasses
        twin.weapon = self.weapon
        twin.off_hand = self.off_hand
        twin.ally = self.ally
        twin.bag = self.bag
        twin.injuries = self.injuries
        twin.injury_rounds = self.injury_rounds
        twin.story = self.story
        twin.passes = self.passes
        twin.completed = self.completed
        twin.engaged = self.engaged
        twin.faced = self.faced
        twin.beaten = self.beaten
        twin.revealed = self.revealed
        twin.retreated = self.retreated
        twin.dead = self.dead
        return twin


@mypyc_attr(acyclic=True)
class Tile(Record):
    """One enemy tile."""

    fields: ClassVar[tuple[str, ...]] = (
        "index",
        "face",
        "state",
        "space",
        "damage",
        "age",
        "turned",
    )

    def __init__(self) -> None:
        self.owner = None
        self.index = 0
        self.face = ""
        self.state = IN_BAG
        self.space = 0
        self.damage = 0
        self.age = 0
        """When it was spawned; the smaller, the longer on the board."""
        self.turned = False

    def copy(self) -> "Tile":
        twin = Tile()
        twin.index = self.index
        twin.face = self.face
        twin.state = self.state
        twin.space = self.space
        twin.damage = self.damage
        twin.age = self.age
        twin.turned = self.turned
        return twin


@mypyc_attr(acyclic=True)
class Place(Record):
    """What lies on one space."""

    fields: ClassVar[tuple[str, ...]] = (
        "number",
        "scrap",
        "dropped",
        "stack",
        "billboard",
        "deposit",
    )

    def __init__(self) -> None:
        self.owner = None
        self.number = 0
        self.scrap = 0
        self.dropped: tuple[int, ...] = ()
        """Cards of a killed character, face up."""
        self.stack: tuple[int, ...] = ()
        """Enemy tiles, the one longest on the board first."""
        self.billboard = NONE
        """The billboard tile that stands here."""
        self.deposit: tuple[int, ...] = ()

    def copy(self) -> "Place":
        twin = Place()
        twin.number = self.number
        twin.scrap = self.scrap
        twin.dropped = self.dropped
        twin.stack = self.stack
        twin.billboard = self.billboard
        twin.deposit = self.deposit
        return twin


@mypyc_attr(acyclic=True)
class Decks(Record):
    """All piles. The last card of a pile is its top."""

    fields: ClassVar[tuple[str, ...]] = (
        "piles", "discard", "reserve", "news", "news_card", "old_news", "staying", "locations", "location_discards",
        "injuries", "injury_discards", "assault", "set_aside", "useful", "recruits", "sabotaged",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.piles: tuple[tuple[int, ...], ...] = ((), ())
        self.discard: tuple[int, ...] = ()
        self.reserve: tuple[int, ...] = ()
        """Red-bordered cards outside the Stash."""
        self.news: tuple[str, ...] = ()
        self.news_card = ""
        self.old_news: tuple[str, ...] = ()
        """News cards that were discarded."""
        self.staying: tuple[str, ...] = ()
        """News cards that were not discarded when the next came."""
        self.locations: tuple[tuple[str, ...], ...] = ((), (), (), (), ())
        """The four areas' decks, then the generic one."""
        self.location_discards: tuple[tuple[str, ...], ...] = ((), (), (), (), ())
        self.injuries: tuple[str, ...] = ()
        self.injury_discards: tuple[str, ...] = ()
        self.assault: tuple[str, ...] = ()
        self.set_aside: tuple[int, ...] = ()
        """Billboard tiles not on the board."""
        self.useful: tuple[int, ...] = ()
        """Resources: all deployed cards; in the assault only the useful ones."""
        self.recruits: tuple[int, ...] = ()
        """Resources: persuaded tiles."""
        self.sabotaged: tuple[int, ...] = ()
        """In the assault: the sabotaged cards of the Resources."""

    def copy(self) -> "Decks":
        twin = Decks()
        twin.piles = self.piles
        twin.discard = self.discard
        twin.reserve = self.reserve
        twin.news = self.news
        twin.news_card = self.news_card
        twin.old_news = self.old_news
        twin.staying = self.staying
        twin.locations = self.locations
        twin.location_discards = self.location_discards
        twin.injuries = self.injuries
        twin.injury_discards = self.injury_discards
        twin.assault = self.assault
        twin.set_aside = self.set_aside
        twin.useful = self.useful
        twin.recruits = self.recruits
        twin.sabotaged = self.sabotaged
        return twin


@mypyc_attr(acyclic=True)
class LiveTable(Table):
    """Everything on the table of one game. The standing tests look at people only, so that only a change of people is
    followed by one."""

    fields: ClassVar[tuple[str, ...]] = (
        "people", "tiles", "places", "knowledge", "decks", "playing", "icons", "clock", "leader", "round",
        "triggered", "assault", "spawned", "claims",
    )  # fmt: skip

    def __init__(
        self,
        config: Config,
        people: list[Person],
        tiles: list[Tile],
        places: list[Place],
        knowledge: list[Knowledge],
        decks: Decks,
    ) -> None:
        self.owner = Owner()
        self.unsettled = False
        self.at_rest = False
        """The last standing tests have found nothing amiss, and nothing that they look at has changed since."""
        self.config = config
        self.people = people
        self.tiles = tiles
        self.places = places
        """By space number; entry 0 is unused."""
        self.knowledge = knowledge
        """By seat."""
        self.decks = decks
        self.playing: tuple[int, ...] = ()
        """The person each seat plays."""
        self.icons: tuple[int, ...] = ()
        """1 for each Resistance card that is sabotaged, else 0; seen through the lenses only."""
        self.clock = NOON
        self.leader = 0
        self.round = 0
        self.triggered = False
        self.assault = False
        """Whether the Final Assault has begun."""
        self.spawned = 0
        self.claims: tuple[tuple[str | int, ...], ...] = ()
        """Every claim made: seat, the number of decisions before it, whether it stands or is withdrawn, and its words:
        about what, which one, and what is said of it."""

    def copy_table(self) -> "LiveTable":
        twin = LiveTable(
            self.config,
            self.people.copy(),
            self.tiles.copy(),
            self.places.copy(),
            self.knowledge.copy(),
            self.decks,
        )
        twin.unsettled = self.unsettled
        twin.at_rest = self.at_rest
        twin.playing = self.playing
        twin.icons = self.icons
        twin.clock = self.clock
        twin.leader = self.leader
        twin.round = self.round
        twin.triggered = self.triggered
        twin.assault = self.assault
        twin.spawned = self.spawned
        twin.claims = self.claims
        return twin

    def edit_person(self, index: int) -> Person:
        """This table's own record of a person, to be changed."""
        self.at_rest = False
        return self.edit_unharmed(index)

    def edit_unharmed(self, index: int) -> Person:
        """The same for a change after which the standing tests find nothing new, so that none need follow while the
        table is at rest: of anything but damage, health, cards and who is in play, or for the better."""
        if not self.at_rest:
            self.unsettled = True
        person = self.people[index]
        if person.owner is not self.owner:
            person = person.copy()
            person.owner = self.owner
            self.people[index] = person
        return person

    def disturb(self) -> None:
        """Let standing tests follow: somebody may be dead or hold too much."""
        self.at_rest = False
        self.unsettled = True

    def edit_tile(self, index: int) -> Tile:
        """This table's own record of an enemy tile, to be changed."""
        tile = self.tiles[index]
        if tile.owner is not self.owner:
            tile = tile.copy()
            tile.owner = self.owner
            self.tiles[index] = tile
        return tile

    def edit_place(self, number: int) -> Place:
        """This table's own record of a space, to be changed."""
        place = self.places[number]
        if place.owner is not self.owner:
            place = place.copy()
            place.owner = self.owner
            self.places[number] = place
        return place

    def edit_knowledge(self, seat: int) -> Knowledge:
        """This table's own record of what a seat has seen, to be changed."""
        knowledge = self.knowledge[seat]
        if knowledge.owner is not self.owner:
            knowledge = knowledge.copy()
            knowledge.owner = self.owner
            self.knowledge[seat] = knowledge
        return knowledge

    def edit_decks(self) -> Decks:
        """This table's own record of the piles, to be changed."""
        if self.decks.owner is not self.owner:
            self.decks = self.decks.copy()
            self.decks.owner = self.owner
        return self.decks
