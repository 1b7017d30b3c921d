"""What lies on the table of The Others: Heroes, Monsters, Spaces, the Sins Player's side and the Story.

Records are shared between clones; change one only through the table's `edit_` methods.
"""

from typing import Any, ClassVar, Final

from othersight.games.the_others.state.config import Config
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.record import Owner, Record, Table

RESERVE: Final = 0
IN_PLAY: Final = 1
DEAD: Final = 2
AWAY: Final = 3
"""Of a Hero: not in the team."""
UNPLAYED: Final = 0
ON_BOARD: Final = 1
KILLED: Final = 2
GONE: Final = 3
NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Hero(Record):
    """One Hero with his dashboard, markers, tokens and cards."""

    fields: ClassVar[tuple[str, ...]] = (
        "index", "player", "state", "space", "level", "covered", "turns", "extra_turns", "city_token",
        "upgrades", "face_down", "npcs", "innocents", "wolf", "dark_past", "cannot_heal", "no_skill",
        "no_ability", "researched", "doomed", "reached_3",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.index = 0
        self.player = 0
        self.state = RESERVE
        self.space = NOWHERE
        self.level = 1
        self.covered: tuple[int, ...] = ()
        """The slots of the Corruption Track under a Wound marker, in the order they were covered."""
        self.turns = 0
        """Active Turn tokens."""
        self.extra_turns = 0
        self.city_token = NOWHERE
        """The District where his City Action token lies."""
        self.upgrades: tuple[str, ...] = ()
        self.face_down: tuple[str, ...] = ()
        """Upgrades turned face down until the end of the Round."""
        self.npcs: tuple[int, ...] = ()
        self.innocents = 0
        self.wolf = False
        self.dark_past = ""
        self.cannot_heal = False
        self.no_skill = False
        self.no_ability = False
        self.researched = False
        """Leah's PERILOUS RESEARCH has been used this Round."""
        self.doomed = False
        """SUCIDE PACT: he is killed at the end of this Round."""
        self.reached_3 = False
        """He has been counted for TEMPTING FATE."""
        self.kit: Any = None
        """What the rules have worked out from his cards, until `edit_hero` or `edit_cards` hands out his record; no
        part of the position."""

    def copy(self) -> "Hero":
        twin = Hero()
        twin.index = self.index
        twin.player = self.player
        twin.state = self.state
        twin.space = self.space
        twin.level = self.level
        twin.covered = self.covered
        twin.turns = self.turns
        twin.extra_turns = self.extra_turns
        twin.city_token = self.city_token
        twin.upgrades = self.upgrades
        twin.face_down = self.face_down
        twin.npcs = self.npcs
        twin.innocents = self.innocents
        twin.wolf = self.wolf
        twin.dark_past = self.dark_past
        twin.cannot_heal = self.cannot_heal
        twin.no_skill = self.no_skill
        twin.no_ability = self.no_ability
        twin.researched = self.researched
        twin.doomed = self.doomed
        twin.reached_3 = self.reached_3
        twin.kit = self.kit
        return twin


@mypyc_attr(acyclic=True)
class Monster(Record):
    """One Monster figure, on the board or in a pool."""

    fields: ClassVar[tuple[str, ...]] = (
        "index",
        "kind",
        "card",
        "state",
        "space",
        "marked",
        "hero",
    )

    def __init__(self) -> None:
        self.owner = None
        self.index = 0
        self.kind = 0
        self.card = ""
        """The Apocalypse card of a Hell Club member."""
        self.state = UNPLAYED
        self.space = NOWHERE
        self.marked = False
        """Marked by DESTROY THEM ALL!"""
        self.hero = -1
        """The Hero this Monster once was (THE TAINTED ONE!)."""

    def copy(self) -> "Monster":
        twin = Monster()
        twin.index = self.index
        twin.kind = self.kind
        twin.card = self.card
        twin.state = self.state
        twin.space = self.space
        twin.marked = self.marked
        twin.hero = self.hero
        return twin


@mypyc_attr(acyclic=True)
class Space(Record):
    """One Space: the physical tokens and the figures in it. Permanent tokens and Altars are the city's."""

    fields: ClassVar[tuple[str, ...]] = (
        "index", "tokens", "hidden", "monsters", "heroes", "npcs", "city_token", "covered_icons", "marked",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.index = 0
        self.tokens: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        """Face-up physical tokens by kind."""
        self.hidden: tuple[int, ...] = ()
        """Kinds of the face-down tokens."""
        self.monsters: tuple[int, ...] = ()
        self.heroes: tuple[int, ...] = ()
        self.npcs: tuple[int, ...] = ()
        self.city_token = False
        """Whether the District's slot holds a City Action token."""
        self.covered_icons: tuple[int, ...] = ()
        """Places of the icon bar under a Corruption token (CORRUPTED NUN)."""
        self.marked = False
        """Marked by the Mission that hallows Districts."""

    def copy(self) -> "Space":
        twin = Space()
        twin.index = self.index
        twin.tokens = self.tokens
        twin.hidden = self.hidden
        twin.monsters = self.monsters
        twin.heroes = self.heroes
        twin.npcs = self.npcs
        twin.city_token = self.city_token
        twin.covered_icons = self.covered_icons
        twin.marked = self.marked
        return twin


@mypyc_attr(acyclic=True)
class SinsSide(Record):
    """The Sins Player's cards, tokens and the Apocalypse Track."""

    fields: ClassVar[tuple[str, ...]] = (
        "hand", "deck", "discard", "played", "card_used", "reactions", "spent", "ability_used", "hate",
        "hate_space", "punish_idle", "apocalypse", "apocalypse_deck", "revealed", "held", "put_back",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.hand: tuple[str, ...] = ()
        self.deck: tuple[str, ...] = ()
        """The last card is the top."""
        self.discard: tuple[str, ...] = ()
        self.played = ""
        """The card that lies face up since this Turn."""
        self.card_used = False
        """Whether this Turn's card has been played."""
        self.reactions = 0
        """Active Reaction tokens."""
        self.spent = 0
        self.ability_used = False
        """Whether the Marked token lies on the Acolyte board."""
        self.hate = False
        """Whether HATE! lies on the board."""
        self.hate_space = NOWHERE
        self.punish_idle = False
        self.apocalypse = 0
        self.apocalypse_deck: tuple[str, ...] = ()
        """The last card is the top."""
        self.revealed: tuple[str, ...] = ()
        """Apocalypse cards in force, in the order they were revealed."""
        self.held: tuple[str, ...] = ()
        """Cards of the hand that anybody can name: when the discard pile was shuffled into an empty deck, whatever
        did not lie there was in the hand."""
        self.put_back = 0
        """How many cards at the bottom of the Apocalypse deck the Sins Player has put there and knows."""
        self.sorted_hand: Any = None
        """What the rules have worked out from the hand, good for as long as it is the same; no part of the
        position."""
        self.out_of_sight: Any = None
        """The same from what everybody sees of the Sin cards."""

    def copy(self) -> "SinsSide":
        twin = SinsSide()
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discard = self.discard
        twin.played = self.played
        twin.card_used = self.card_used
        twin.reactions = self.reactions
        twin.spent = self.spent
        twin.ability_used = self.ability_used
        twin.hate = self.hate
        twin.hate_space = self.hate_space
        twin.punish_idle = self.punish_idle
        twin.apocalypse = self.apocalypse
        twin.apocalypse_deck = self.apocalypse_deck
        twin.revealed = self.revealed
        twin.held = self.held
        twin.put_back = self.put_back
        twin.sorted_hand = self.sorted_hand
        twin.out_of_sight = self.out_of_sight
        return twin


@mypyc_attr(acyclic=True)
class StoryBoard(Record):
    """The Story marker, the progress marker and what the Story counts within a Round."""

    fields: ClassVar[tuple[str, ...]] = (
        "mission", "progress", "done", "heroes_killed", "innocents_revealed", "avatar_killed",
        "corruption_removed", "chief_with_avatar",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.mission = ""
        self.progress = 0
        self.done: tuple[str, ...] = ()
        """Missions accomplished so far."""
        self.heroes_killed = 0
        self.innocents_revealed = 0
        self.avatar_killed = False
        self.corruption_removed = 0
        self.chief_with_avatar = False
        """The Commissioner token is attached to the Avatar."""
        self.found: Any = None
        """The Mission under the Story marker, once the rules have looked it up; no part of the position."""

    def move_marker(self, mission: str, progress: int = 0) -> None:
        """The Story marker lies at that Mission."""
        self.mission = mission
        self.progress = progress
        self.found = None

    def copy(self) -> "StoryBoard":
        twin = StoryBoard()
        twin.mission = self.mission
        twin.progress = self.progress
        twin.done = self.done
        twin.heroes_killed = self.heroes_killed
        twin.innocents_revealed = self.innocents_revealed
        twin.avatar_killed = self.avatar_killed
        twin.corruption_removed = self.corruption_removed
        twin.chief_with_avatar = self.chief_with_avatar
        twin.found = self.found
        return twin


@mypyc_attr(acyclic=True)
class OthersTable(Table):
    """Everything on the table of one game."""

    fields: ClassVar[tuple[str, ...]] = (
        "heroes", "monsters", "spaces", "sins", "story", "places", "supply", "inventory", "upgrade_deck",
        "orbital", "round", "first", "current", "destroyed",
    )  # fmt: skip

    def __init__(
        self,
        config: Config,
        heroes: list[Hero],
        monsters: list[Monster],
        spaces: list[Space],
        sins: SinsSide,
        story: StoryBoard,
    ) -> None:
        self.owner = Owner()
        self.unsettled = False
        self.config = config
        self.heroes = heroes
        self.monsters = monsters
        self.spaces = spaces
        self.sins = sins
        self.story = story
        self.places: tuple[int, ...] = ()
        """The Heroes in play, clockwise."""
        self.supply: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        self.inventory: tuple[str, ...] = ()
        self.upgrade_deck: tuple[str, ...] = ()
        """The last card is the top."""
        self.orbital: tuple[int, ...] = ()
        """Where the Orbital Strike tokens lie."""
        self.round = 0
        self.first = 0
        """The place of this Round's first Hero."""
        self.current = -1
        """The current Hero: from the start of his Turn to the end of the Reaction to it."""
        self.destroyed = 0
        """How many cards at the bottom of the Upgrade deck everybody has seen go there."""
        self.at_rest = False
        """Whether the standing tests have found nothing to see to, and no Hero has got his fifth Wound, come into play
        or left it and nothing of the Story has changed since; never while the Mission asks for more than that."""

    def copy_table(self) -> "OthersTable":
        twin = OthersTable(
            self.config,
            self.heroes.copy(),
            self.monsters.copy(),
            self.spaces.copy(),
            self.sins,
            self.story,
        )
        twin.unsettled = self.unsettled
        twin.places = self.places
        twin.supply = self.supply
        twin.inventory = self.inventory
        twin.upgrade_deck = self.upgrade_deck
        twin.orbital = self.orbital
        twin.round = self.round
        twin.first = self.first
        twin.current = self.current
        twin.destroyed = self.destroyed
        twin.at_rest = self.at_rest
        return twin

    def edit_hero(self, index: int) -> Hero:
        """This table's own record of a Hero, to be changed."""
        self.at_rest = False
        return self.edit_cards(index)

    def edit_cards(self, index: int) -> Hero:
        """The same for a change of anything but a fifth Wound and who is in play: the standing tests look at nothing
        else, so that none need follow while the table is at rest."""
        hero = self.edit_unharmed(index)
        hero.kit = None
        return hero

    def edit_unharmed(self, index: int) -> Hero:
        """The same where his face-up Upgrades and his Natural Ability stay what they are too, so that his `kit` holds
        on."""
        if not self.at_rest:
            self.unsettled = True
        hero = self.heroes[index]
        if hero.owner is not self.owner:
            hero = hero.copy()
            hero.owner = self.owner
            self.heroes[index] = hero
        return hero

    def edit_monster(self, index: int) -> Monster:
        """This table's own record of a Monster, to be changed."""
        if not self.at_rest:
            self.unsettled = True
        monster = self.monsters[index]
        if monster.owner is not self.owner:
            monster = monster.copy()
            monster.owner = self.owner
            self.monsters[index] = monster
        return monster

    def edit_space(self, index: int) -> Space:
        """This table's own record of a Space, to be changed."""
        if not self.at_rest:
            self.unsettled = True
        space = self.spaces[index]
        if space.owner is not self.owner:
            space = space.copy()
            space.owner = self.owner
            self.spaces[index] = space
        return space

    def edit_sins(self) -> SinsSide:
        """This table's own record of the Sins Player's side, to be changed."""
        if not self.at_rest:
            self.unsettled = True
        if self.sins.owner is not self.owner:
            self.sins = self.sins.copy()
            self.sins.owner = self.owner
        return self.sins

    def edit_story(self) -> StoryBoard:
        """This table's own record of the Story, to be changed."""
        self.unsettled = True
        self.at_rest = False
        if self.story.owner is not self.owner:
            self.story = self.story.copy()
            self.story.owner = self.owner
        return self.story
