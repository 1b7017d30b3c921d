"""What is fixed for one game of They Live before the first round: the board, the players and all printed figures.

Nothing here ever changes, so every table of the game and all its clones share it.
"""

from typing import Any, Final

SKILLS: Final[tuple[str, ...]] = (
    "stealth",
    "combat",
    "influence",
    "engineering",
    "tech",
    "intelligence",
)
STEALTH: Final = 0
COMBAT: Final = 1
INFLUENCE: Final = 2
ENGINEERING: Final = 3
TECH: Final = 4
INTELLIGENCE: Final = 5

FACES: Final[tuple[str, ...]] = ("gum", "kick-a", "kick-b")
GUM: Final = 0
KICK_A: Final = 1
KICK_B: Final = 2

AREAS: Final[tuple[str, ...]] = (
    "tax-exempt",
    "downtown-redevelopment",
    "downtown",
    "resettlement",
)
TAX_EXEMPT: Final = 0
DOWNTOWN_REDEVELOPMENT: Final = 1
DOWNTOWN: Final = 2
RESETTLEMENT: Final = 3

NAMED: Final = 0
UNNAMED: Final = 1
BILLBOARD: Final = 2
CABLE_54: Final = 3

FREEWAY: Final[tuple[int, ...]] = (2, 17, 23)
"""The freeway spaces in their order (TL-CONTENT-06)."""

NOON: Final = 12
RED_FROM: Final = 19
MIDNIGHT: Final = 24

WEAPON: Final = 0
ITEM: Final = 1
ALLY: Final = 2
TYPES: Final[tuple[str, ...]] = ("weapon", "item", "ally")

Outcome = tuple[tuple[str, int], ...]
"""What happens to somebody: verbs with numbers, in order."""


class Face:
    """The printed face of a Resistance card."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.type = ITEM
        self.two_handed = False
        self.single_use = False
        self.action = False
        self.red = False
        self.reward = False
        self.modifiers: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.combat = 0
        """Dice of a declared Weapon."""
        self.wanted = 0
        """Wanted tokens for each declared use."""
        self.assault_skill = 0
        self.assault_value = 1
        self.who = ""
        """Whom the effect concerns: self, other-here, anyone-here, anyone; nobody without an effect."""
        self.outcome: Outcome = ()
        self.special = ""
        self.n = 0


class TileFace:
    """The front and back of an enemy tile."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.front = id
        self.invader = False
        self.boss = False
        self.turn_over = False
        self.persuadable = False
        self.raid_support = False
        self.stealth = 0
        self.combat = 0
        self.health = 1
        self.influence = 0
        self.assault_skill = 0
        self.assault_value = 0
        self.rules: tuple[TileRule, ...] = ()


class TileRule:
    """One line of the box on a tile's back."""

    def __init__(
        self, trigger: str, who: str, outcome: Outcome, special: str = "", n: int = 0
    ) -> None:
        self.trigger = trigger
        self.who = who
        self.outcome = outcome
        self.special = special
        self.n = n


class Section:
    """A test with what follows: of a Location card, a story card, an intro or a news story."""

    def __init__(self, skill: int, number: int, passed: Outcome, failed: Outcome) -> None:
        self.skill = skill
        self.number = number
        self.passed = passed
        self.failed = failed


class Injury:
    """An Injury card."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.severe = False
        self.modifiers: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.forbids: tuple[str, ...] = ()
        self.removal = "round"
        self.price = 0
        self.test_skill = 0
        self.test_number = 1


class NewsCard:
    """A Breaking News card: the propaganda bar and the story."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.colour = "green"
        self.clock = 0
        self.raid = ""
        self.swap = ""
        self.enemies: tuple[int, ...] = ()
        self.scrap: tuple[int, ...] = ()
        self.stays = False
        self.boss = ""
        self.boss_space = 0
        self.who = ""
        self.section: Section | None = None
        self.outcome: Outcome = ()
        self.lasting: tuple[tuple[str, int], ...] = ()


class StoryCard:
    """A story card: the space on its back and the test on its face."""

    def __init__(self, id: str, space: int, section: Section) -> None:
        self.id = id
        self.space = space
        self.section = section


class Character:
    """A Character card with its story."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.skills: tuple[int, ...] = (1, 1, 1, 1, 1, 1)
        self.health = 4
        self.inventory: tuple[str, ...] = ()
        self.scrap = 0
        self.glasses = 0
        self.wanted = 0
        self.specials: tuple[tuple[str, bool], ...] = ()
        """Id and whether it is an action."""
        self.abilities: list[Any] = []
        """What its specials do, once the rules have looked it up."""
        self.abilities_by_skill: list[list[Any]] = []
        """Those of them that may add dice to rolls of each skill, likewise."""
        self.figures: dict[str, int] = {}
        """What they add to each figure that has been asked for."""
        self.start = 1
        self.intro = Section(0, 1, (), ())
        self.story: tuple[StoryCard, ...] = ()
        self.reward = ""


class AssaultCard:
    """A Final Assault card."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.level = 1
        self.colour = "green"
        self.split = False
        self.tests: tuple[tuple[int, int], ...] = ()
        """Skill and printed number of each test."""
        self.limit = 5
        self.fail: Outcome = ()
        self.lose = False
        self.fight: tuple[int, int, int] = (0, 0, 0)
        """Stealth, Combat and health of the enemy of the fail section; health 0 for none."""


class Config:
    """The players, the difficulty and all content in force."""

    def __init__(self) -> None:
        self.players = 5
        self.difficulty = "normal"
        self.town = "city"
        self.cards = "all"
        self.revision = 1
        """Of the content, as it was when the game began (TL-HOUSE-01)."""
        self.seen: tuple[str, ...] = ()
        """Cards that the group has seen before, which come last (TL-HOUSE-03)."""
        self.die: tuple[int, ...] = (GUM, GUM, GUM, KICK_A, KICK_A, KICK_B)
        # The board, by space number; entry 0 is unused.
        self.area: tuple[int, ...] = ()
        self.kind: tuple[int, ...] = ()
        self.space_id: tuple[str, ...] = ()
        self.drawn_at: tuple[tuple[int, int], ...] = ()
        """Where each space stands on a picture of 100 by 100."""
        self.threads: tuple[tuple[int, ...], ...] = ()
        self.distance: tuple[tuple[int, ...], ...] = ()
        self.billboards: tuple[int, ...] = ()
        self.cable_54 = 0
        # Components
        self.faces: dict[str, Face] = {}
        self.card_face: tuple[str, ...] = ()
        """The face of every physical Resistance card, by its number."""
        self.found: tuple[str, ...] = ()
        self.face_by_card: list[Face] = []
        self.cards_by_face: dict[str, list[int]] = {}
        self.copies: list[int] = []
        """What is looked up once in the faces above, see `look_up`."""
        self.tile_faces: dict[str, TileFace] = {}
        self.tile_list: tuple[str, ...] = ()
        """The face of every physical enemy tile, by its number."""
        self.injuries: dict[str, Injury] = {}
        self.injury_list: tuple[str, ...] = ()
        """Every physical Injury card."""
        self.injuries_dealt = 0
        """So many of them make the deck of a game (TL-HOUSE-01)."""
        self.news: dict[str, NewsCard] = {}
        self.locations: dict[str, dict[str, Section]] = {}
        """Location cards by id, each with its sections by space id, or top and bottom."""
        self.location_decks: tuple[tuple[str, ...], ...] = ((), (), (), (), ())
        """The cards of the four areas' decks and of the generic one."""
        self.locations_dealt: tuple[int, ...] = (0, 0, 0, 0, 0)
        """So many of each make the deck of a game (TL-HOUSE-01)."""
        self.characters: dict[str, Character] = {}
        self.assault: dict[str, AssaultCard] = {}
        self.artworks: tuple[str, ...] = ()
        self.messages: tuple[str, ...] = ()
        self.billboard_tiles: tuple[tuple[str, str], ...] = ()
        """Artwork and message of every billboard tile, by its number; the message is hidden."""

    def face(self, card: int) -> Face:
        """The face of a physical card."""
        if self.found is not self.card_face:
            self.look_up()
        return self.face_by_card[card]

    def card_faces(self) -> list[Face]:
        """The faces of all physical cards."""
        if self.found is not self.card_face:
            self.look_up()
        return self.face_by_card

    def cards_with(self, face: str) -> list[int]:
        """All physical cards of a face."""
        if self.found is not self.card_face:
            self.look_up()
        return self.cards_by_face.get(face, [])

    def copies_of(self) -> list[int]:
        """For each physical card a number that it shares with the cards of the same face, or -1 if it is the only
        one."""
        if self.found is not self.card_face:
            self.look_up()
        return self.copies

    def look_up(self) -> None:
        """What does not change from game to game is found once, and marked as found when all of it is there: tables
        are read in several threads."""
        by_face: dict[str, list[int]] = {id: [] for id in self.card_face}
        for card, id in enumerate(self.card_face):
            by_face[id].append(card)
        several = [id for id, cards in by_face.items() if len(cards) > 1]
        self.face_by_card = [self.faces[id] for id in self.card_face]
        self.cards_by_face = by_face
        self.copies = [several.index(id) if id in several else -1 for id in self.card_face]
        self.found = self.card_face
