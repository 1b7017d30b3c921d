"""What is fixed for one game of The Others before the first Round: the city, the sides and all printed figures.

Nothing here ever changes, so every table of the game and all its clones share it.
"""

from typing import Any, Final

from othersight.games.the_others.content.loader import load_content
from othersight.games.the_others.state.city.city import City

HEROES: Final[tuple[str, ...]] = load_content().team()
"""All Heroes by number, in the order of the content."""

TOKENS: Final[tuple[str, ...]] = (
    "fire",
    "corruption",
    "pentagram",
    "nest",
    "extra-turn",
    "innocent",
)
FIRE: Final = 0
CORRUPTION: Final = 1
PENTAGRAM: Final = 2
NEST: Final = 3
EXTRA_TURN: Final = 4
INNOCENT: Final = 5

NPCS: Final[tuple[str, ...]] = ("commissioner", "proxy", "ravencorp")
COMMISSIONER: Final = 0
PROXY: Final = 1
RAVENCORP: Final = 2

FACES: Final[tuple[str, ...]] = (
    "hit",
    "def",
    "cc",
    "skill",
    "faith",
    "sin-hit",
    "burst",
    "corr",
    "blank",
)
HIT: Final = 0
DEF: Final = 1
CC: Final = 2
SKILL: Final = 3
FAITH: Final = 4
SIN_HIT: Final = 5
BURST: Final = 6
CORR: Final = 7
BLANK: Final = 8

ACOLYTE: Final = 0
ABOMINATION: Final = 1
CONTROLLER: Final = 2
AVATAR: Final = 3
HELL_CLUB: Final = 4
TAINTED: Final = 5
MONSTERS: Final[tuple[str, ...]] = (
    "acolyte",
    "abomination",
    "controller",
    "avatar",
    "hell-club",
    "tainted",
)

SINS: Final = 0
"""The Sins Player's seat; the Hero Players sit in seats 1 to 4."""


class Config:
    """One Sin, one Acolyte type, one Story on one map, so many Hero Players, and the figures in force."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.story = ""
        self.map = ""
        self.sin = ""
        self.acolyte = ""
        self.hero_players = 1
        self.n = 3
        """The Hero Number."""
        self.team: tuple[int, ...] = ()
        """The seven Heroes of the team by number; all others are out of the game (TO-SETUP-11)."""
        self.carried: dict[int, tuple[tuple[str, ...], str]] = {}
        """Upgrades and Dark Past that Heroes bring from the sitting before (HOUSE-CAMPAIGN4, HOUSE-CAMPAIGN5)."""
        self.revision = 1
        """Of the content under which the game began."""
        self.draft = False
        """Whether the earlier draft's switches (TO-EDITION-01, TO-EDITION-02, TO-EDITION-03, TO-EDITION-04,
        TO-EDITION-05, TO-EDITION-06) are on."""
        self.power = True
        """Whether the Sin's power is in force; only positions made by hand turn it off."""
        self.hero_die: tuple[int, ...] = ()
        self.sin_die: tuple[int, ...] = ()
        self.fight: tuple[int, ...] = ()
        self.skill: tuple[int, ...] = ()
        self.defense: tuple[int, ...] = ()
        self.ranged: tuple[bool, ...] = ()
        self.other_fight: tuple[int, ...] = ()
        """Of the secondary dashboards; where a Hero has none, of the only one."""
        self.other_skill: tuple[int, ...] = ()
        self.other_defense: tuple[int, ...] = ()
        self.other_ranged: tuple[bool, ...] = ()
        self.two_boards: tuple[bool, ...] = ()
        """Which Heroes have a secondary dashboard (TO-TURN-15)."""
        self.ability_figures: dict[str, dict[str, int]] = {}
        """The figures of the Natural Abilities, by dashboard and name."""
        self.power_figures: dict[str, int] = {}
        """The figures of the Sin's power by name."""
        self.card_figures: dict[str, dict[str, int]] = {}
        """The figures of the cards in the Sin's deck, by card and name."""
        self.told_figures: dict[str, int] = {}
        """The same as texts ask for them: the figure `wounds` of FAMINE is `famine-wounds`."""
        self.monster_fight: tuple[int, ...] = ()
        self.monster_defense: tuple[int, ...] = ()
        self.monster_counts: tuple[int, ...] = ()
        """Figures of each kind in the box."""
        self.sin_cards: tuple[str, ...] = ()
        """All cards of the Sin's deck, whoever has them."""
        self.cards_of_moment: dict[str, tuple[Any, ...]] = {}
        """Those with a moment printed on them, by moment, once the rules have looked for them."""
        self.apocalypse: tuple[tuple[int, tuple[str, ...]], ...] = ()
        """What the Story's Apocalypse deck is made of: how many cards of each pile, and the pile."""
        self.upgrade_deck: tuple[str, ...] = ()
        """The whole Upgrade deck, once the first game with this config has been set up."""
        self.hell_club: dict[str, tuple[int, int]] = {}
        """Fight and Defense of the members in this Story's Apocalypse deck, by card."""
        self.tainted: tuple[int, int] = (5, 5)
        self.begin_tokens: tuple[tuple[int, int], ...] = ()
        """Token kinds and counts of the Beginning of Round task."""
        self.face_down = False
        """Whether those tokens are laid face down."""
        self.districts_only = False
        """Whether they go to Districts only."""
        self.track: dict[str, int] = {}
        """By how much the End of Round task raises the Apocalypse Track under each of its conditions."""
        self.crowded: dict[str, int] = {}
        """From how many Districts on the track rises, by condition."""
        self.mission_figures: dict[str, dict[str, int]] = {}
        """The figures of each Mission of the Story, by Mission and name."""
        self.first_mission = ""
        self.dark_past = False
        """Whether the Story uses Dark Past cards."""
        self.following: dict[str, tuple[str, ...]] = {}
        """What follows each Mission: nothing (it wins the game), one Mission, or the two of a branch."""
        self.events: dict[str, str] = {}
        """What is performed when a Mission is accomplished, before the next (TO-EVENT-01)."""
        self.same_round: tuple[str, ...] = ()
        """Missions whose progress falls back to 0 when the Round ends (TO-MISSION-07)."""
        self.required: dict[str, int] = {}
        """Progress that each Mission of the Story asks for."""
