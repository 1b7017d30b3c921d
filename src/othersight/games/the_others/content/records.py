"""What the content files say, as typed records: boards, Monsters, dice, tokens, cards and Stories
(the catalogue's chapters HEROES to STORIES). Figures and order only; behaviour is elsewhere.
"""

from collections.abc import Mapping
from itertools import chain, repeat

from othersight.toolkit.plain_records import PlainRecord


class HeroBoard(PlainRecord):
    """One dashboard of a Hero: class, stats, Natural Ability and the figures of that ability."""

    id: str
    catalogue: str
    hero_class: str
    fight: int
    skill: int
    defense: int
    ranged: bool
    ability: str
    windows: tuple[str, ...]
    figures: Mapping[str, int]
    other_board: str
    """The secondary dashboard, or "" where the Hero has one board only (TO-TURN-15)."""
    board_of: str
    """The Hero whose secondary dashboard this is, or ""."""
    is_boxed: bool
    """Whether the Hero is one of the box's seven (TO-SETUP-11)."""


class MonsterStats(PlainRecord):
    """Fight and Defense of a kind of Monster, and how many figures of it there are."""

    fight: int
    defense: int
    count: int


class SinPower(PlainRecord):
    """The power of a Sin with its figures."""

    id: str
    windows: tuple[str, ...]
    figures: Mapping[str, int]


class SinBoard(PlainRecord):
    """One Sin: its power and its three kinds of Monster."""

    id: str
    power: SinPower
    abomination: MonsterStats
    controller: MonsterStats
    avatar: MonsterStats


class AcolyteBoard(PlainRecord):
    """One Acolyte type; the windows are those of its Acolyte Ability."""

    id: str
    catalogue: str
    box: str
    stats: MonsterStats
    windows: tuple[str, ...]


class Card(PlainRecord):
    """What all cards have: id, catalogue id, windows and how many copies there are."""

    id: str
    catalogue: str
    windows: tuple[str, ...]
    """When the card may be played, or acts if it is in force; empty where no window binds it."""
    acts: tuple[str, ...]
    """Later windows at which a card once played or revealed takes effect."""
    copies: int
    figures: Mapping[str, int]

    @property
    def is_own(self) -> bool:
        """Whether it is a card of one's own, for which the catalogue has no row."""
        return self.catalogue in self.windows


class SinCard(Card):
    """A Sin card; the deck is a Sin, or "both"."""

    deck: str


class ApocalypseCard(Card):
    """An Apocalypse card; the deck is a type of Story."""

    deck: str
    hell_club: str
    """The member it brings into play, or ""; its stats are `Content.hell_club[card id]`."""


class UpgradeCard(Card):
    """An Upgrade card."""


class DarkPastCard(Card):
    """A Dark Past card, numbered from the mildest to the worst."""

    number: int


class Mission(PlainRecord):
    """One Mission of a Story."""

    id: str
    number: str
    required: int
    """Tasks to do, or 0 for the Hero Number."""
    same_round: bool
    state_of_board: bool
    figures: Mapping[str, int]

    def required_with(self, hero_number: int) -> int:
        """The number of tasks with so many Heroes in play (TO-STORY-02)."""
        return self.required or hero_number


class StoryStep(PlainRecord):
    """A Mission, a branch of two or more Missions, or an event between Missions."""

    missions: tuple[str, ...]
    event: str


class TrackRaise(PlainRecord):
    """A raise of the Apocalypse Track in the End of Round, under a named condition."""

    condition: str
    track: int
    districts: int
    """How many Districts the condition asks for; 0 where it asks for none."""


class Story(PlainRecord):
    """One Story Board: type, tasks of each Round, Missions and their order."""

    id: str
    catalogue: str
    type: str
    order: int
    """Its place in a campaign (HOUSE-CAMPAIGN1)."""
    apocalypse: Mapping[str, int]
    """The finale: cards of each type in its Apocalypse deck, drawn by lot (HOUSE-APOC-01)."""
    special: tuple[str, ...]
    begin_tokens: Mapping[str, int]
    begin_apart: str
    """What has to differ between the tokens of one Round: "space" or "district"."""
    begin_face_down: bool
    end_raises: tuple[TrackRaise, ...]
    steps: tuple[StoryStep, ...]
    missions: Mapping[str, Mission]
    map_tokens: Mapping[str, int]
    """How many tokens of a kind a map must have at least, because a Mission asks for them."""
    map_stations: int
    """How many Spaces with a Metro token a map must have at least."""
    map_npcs: tuple[str, ...]
    """NPC tokens that a map must have."""


class Content(PlainRecord):
    """All of it, in the order of the files."""

    heroes: Mapping[str, HeroBoard]
    sins: Mapping[str, SinBoard]
    acolytes: Mapping[str, AcolyteBoard]
    hell_club: Mapping[str, MonsterStats]
    tainted: MonsterStats
    hero_die: tuple[str, ...]
    sin_die: tuple[str, ...]
    exploration: Mapping[str, int]
    npcs: Mapping[str, int]
    sin_cards: Mapping[str, SinCard]
    apocalypse: Mapping[str, ApocalypseCard]
    upgrades: Mapping[str, UpgradeCard]
    dark_past: Mapping[str, DarkPastCard]
    stories: Mapping[str, Story]
    fingerprint: str = ""
    """Twelve hex digits that change with any figure, so that a replay can name its content."""

    def team(self) -> tuple[str, ...]:
        """The Heroes, secondary dashboards left out."""
        return tuple(board.id for board in self.heroes.values() if not board.board_of)

    def sin_deck(self, sin: str) -> tuple[str, ...]:
        """The cards of one Sin's deck, each as often as it has copies."""
        return _copies([card for card in self.sin_cards.values() if card.deck in (sin, "both")])

    def apocalypse_deck(self, story_type: str) -> tuple[str, ...]:
        """The cards of the Apocalypse deck for one type of Story."""
        return _copies([card for card in self.apocalypse.values() if card.deck == story_type])

    def apocalypse_piles(self, story: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What the Story's Apocalypse deck is made of: how many cards of each pile, and the pile."""
        mix = self.stories[story].apocalypse
        decks = {type: self.apocalypse_deck(type) for type in mix or (self.stories[story].type,)}
        return tuple((mix.get(type, len(deck)), deck) for type, deck in decks.items())

    def upgrade_deck(self) -> tuple[str, ...]:
        """The cards of the Upgrade deck, second copies included."""
        return _copies(list(self.upgrades.values()))


def _copies(cards: list[SinCard] | list[ApocalypseCard] | list[UpgradeCard]) -> tuple[str, ...]:
    return tuple(chain.from_iterable(repeat(card.id, card.copies) for card in cards))
