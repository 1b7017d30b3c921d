"""City Actions: every visible icon of a District, in the Hero's order (chapter TO-CITY, TO-TIME-11)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import (
    A_MONSTER,
    A_SPACE,
    COMMON,
    CONDITIONS,
    FREE,
    Case,
    is_common_kind,
)
from othersight.games.the_others.rules.corrupt import lower_level
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import player_of, table_of
from othersight.games.the_others.rules.kill import kill_monster
from othersight.games.the_others.rules.sin_card import AFTER_KILL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.token import gain_extra_turn
from othersight.games.the_others.rules.upgrade import TakeUpgrade
from othersight.games.the_others.rules.wound import Heal, can_heal
from othersight.games.the_others.state.config import ABOMINATION, EXTRA_TURN
from othersight.games.the_others.state.table import NOWHERE, Hero, OthersTable, Space
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number, word
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed


class CityAction(Procedure):
    """The Hero's token lies in the District's slot; its icons are carried out one by one."""

    steps: ClassVar[tuple[str, ...]] = ("place_token", "icon", "after_kill")
    fields: ClassVar[tuple[str, ...]] = ("hero", "icons", "killed_abomination")

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.icons: tuple[str, ...] = ()
        """Icons still to be carried out."""
        self.killed_abomination = False

    def place_token(self, g: Game) -> None:
        """TO-CITY-01, TO-CITY-04."""
        t: OthersTable = g.table
        space = t.heroes[self.hero].space
        self.icons = visible_icons(t, space)
        t.edit_unharmed(self.hero).city_token = space
        t.edit_space(space).city_token = True
        g.tell("city-action", self.hero, space)

    def icon(self, g: Game) -> None:
        """TO-CITY-04: in an order he picks; each icon is a 'may', and one that can do nothing is passed over
        (TO-CITY-12)."""
        t: OthersTable = g.table
        choice = g.choice or g.ask_or_pass(
            player_of(t, self.hero), "icon", Case(g, "icon", self).options("icon")
        )
        if not choice or choice == PASS:
            return
        icon = word(choice, 1)
        at = self.icons.index(icon)
        self.icons = self.icons[:at] + self.icons[at + 1 :]
        self.again()
        g.tell("icon", self.hero, icon)
        carry_out(g, self.hero, icon)

    def after_kill(self, g: Game) -> None:
        """TO-TIME-11: cards may be played only after the last icon; SCS-5 answers an Abomination's death."""
        if self.killed_abomination and may_hold_card_for(g, AFTER_KILL):
            g.call(SinCardMoment(AFTER_KILL))


class OrbitalStrike(Procedure):
    """TO-CITY-09: a token moves 0 to 2 Spaces, then may kill one Acolyte or Abomination there. Not a Fight."""

    steps: ClassVar[tuple[str, ...]] = ("pick_token", "move_token", "strike")
    fields: ClassVar[tuple[str, ...]] = ("hero", "token")

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.token = 0
        """Which Orbital Strike token, by its place in the list."""

    def pick_token(self, g: Game) -> None:
        """The Hero picks one token."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "orbital-token",
            Case(g, "orbital-token", self).options("token"),
        )
        if choice:
            self.token = t.orbital.index(number(choice, 1))

    def move_token(self, g: Game) -> None:
        """TO-CITY-10: by adjacency, ignoring tokens and figures; no Metro, no river."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.hero), "orbital-move", Case(g, "orbital-move", self).options("to")
        )
        if not choice:
            return
        orbital = list(t.orbital)
        orbital[self.token] = number(choice, 1)
        t.orbital = tuple(orbital)
        g.tell("orbital-token", self.hero, number(choice, 1))

    def strike(self, g: Game) -> None:
        """TO-CITY-09, TO-CITY-11: never the Controller, the Avatar or a Hell Club member."""
        t: OthersTable = g.table
        choice = g.choice or g.ask_or_pass(
            player_of(t, self.hero),
            "orbital-strike",
            Case(g, "orbital-strike", self).options("kill"),
        )
        if not choice or choice == PASS:
            return
        monster = number(choice, 1)
        g.tell("orbital-strike", self.hero, monster)
        note_abomination(g, monster)
        kill_monster(g, monster, False)


def note_abomination(g: Game, monster: int) -> None:
    """Remember, until the City Action is over, that an Abomination was killed."""
    action = g.innermost(CityAction)
    if isinstance(action, CityAction) and table_of(g).monsters[monster].kind == ABOMINATION:
        action.killed_abomination = True


def carry_out(g: Game, hero: int, icon: str) -> None:
    """TO-CITY-05, TO-CITY-06, TO-CITY-07, TO-CITY-08, TO-CITY-09, CA-1, CA-2, CA-3, CA-4, CA-5: what an icon does."""
    if icon == "heal":
        g.call(Heal(hero))
    elif icon == "repent":
        lower_level(g, hero)
    elif icon == "extra-turn":
        gain_extra_turn(g, hero)
    elif icon == "inventory":
        g.call(TakeUpgrade(hero))
    else:
        g.call(OrbitalStrike(hero))


def is_useful(t: OthersTable, hero: int, icon: str) -> bool:
    """TO-CITY-12: whether an icon can do anything for the Hero now."""
    if icon == "heal":
        return can_heal(t.heroes[hero])
    if icon == "repent":
        return t.heroes[hero].level > 1
    if icon == "extra-turn":
        return t.supply[EXTRA_TURN] > 0
    if icon == "inventory":
        return len(t.inventory) > 0
    return any([has_common_monster(t, space) for space in struck_spaces(t)])


def struck_spaces(t: OthersTable) -> list[int]:
    """TO-CITY-09, TO-CITY-10: every Space that some Orbital Strike token can reach."""
    reached: list[int] = []
    for token in t.orbital:
        reached += t.config.city.within_2[token]
    return reached


def visible_icons(t: OthersTable, space: int) -> tuple[str, ...]:
    """TO-CITY-04, TO-CITY-13: the icons of the District's bar that no Corruption token covers."""
    icons = t.config.city.icons[space]
    covered = t.spaces[space].covered_icons
    if not covered:
        return icons
    return tuple([icons[at] for at in range(len(icons)) if at not in covered])


def is_blocked(t: OthersTable, space: int) -> bool:
    """Whether a card in force keeps City Actions from being used in a District (APC-7)."""
    for card in t.sins.revealed:
        if APOCALYPSE[card].blocks_city_action(t, space):
            return True
    return False


def can_use_city_action(t: OthersTable, hero: Hero, district: Space) -> bool:
    """Whether the Hero may use the District in which he is: what `CITY_ACTION` asks, at one look."""
    if hero.city_token != NOWHERE or district.city_token:
        return False
    return visible_icons(t, hero.space) != () and not is_blocked(t, hero.space)


def has_common_monster(t: OthersTable, space: int) -> bool:
    """Whether an Acolyte or Abomination is in a Space."""
    return any([is_common_kind(t.monsters[monster]) for monster in t.spaces[space].monsters])


# -- conditions


def has_city_token(c: Case) -> bool:
    """TO-CITY-02: once a Round, with his token in hand."""
    return c.hero().city_token == NOWHERE


def is_in_district(c: Case) -> bool:
    """TO-CITY-01, TO-CITY-03: in a District, whatever Monsters are there."""
    return c.t.config.city.district[c.hero().space]


def is_slot_empty(c: Case) -> bool:
    """TO-CITY-02: one use of each District in a Round."""
    return not c.t.spaces[c.hero().space].city_token


def sees_icon(c: Case) -> bool:
    """TO-CITY-13."""
    return visible_icons(c.t, c.hero().space) != ()


def is_not_blocked(c: Case) -> bool:
    """TO-APOC-06: no card in force forbids City Actions there (APC-7)."""
    return not is_blocked(c.t, c.hero().space)


CITY_ACTION: Final[Conditions] = (
    Condition("TO-CITY-02", "reason-city-token-used", has_city_token, general=True),
    Condition("TO-CITY-01", "reason-not-in-district", is_in_district, general=True),
    Condition("TO-CITY-02", "reason-slot-taken", is_slot_empty, general=True),
    Condition("TO-CITY-13", "reason-icons-covered", sees_icon, general=True),
    Condition("TO-APOC-06", "reason-fog-of-hate", is_not_blocked, general=True),
)
"""What a Hero needs for a City Action, each with its rule."""


def is_icon_here(c: Case) -> bool:
    """TO-CITY-04: an icon of the District, carried out already or not."""
    return c.thing in visible_icons(c.t, c.hero().space)


def icons_left(c: Case) -> list[str]:
    """TO-CITY-04: each icon as often as it is shown."""
    action: CityAction = c.frame
    return sorted(set(action.icons))


def is_icon_useful(c: Case) -> bool:
    """TO-CITY-12."""
    return is_useful(c.t, c.hero().index, c.thing)


def orbital_tokens(c: Case) -> list[int]:
    """TO-CITY-09: where a token lies."""
    return sorted(set(c.t.orbital))


def orbital_reach(c: Case) -> Sequence[int]:
    """TO-CITY-10: 0 to 2 Spaces by adjacency."""
    strike: OrbitalStrike = c.frame
    return c.t.config.city.within_2[c.t.orbital[strike.token]]


def monsters_under_token(c: Case) -> tuple[int, ...]:
    """TO-CITY-09: the Monsters in the token's Space."""
    strike: OrbitalStrike = c.frame
    return c.t.spaces[c.t.orbital[strike.token]].monsters


def monsters_here(c: Case) -> tuple[int, ...]:
    """The Monsters in the Hero's Space."""
    return c.t.spaces[c.hero().space].monsters


def is_named(c: Case) -> bool:
    """Of Monsters in a Space that do not differ the first stands for all."""
    meant = c.t.monsters[c.target]
    for monster in c.t.spaces[meant.space].monsters:
        other = c.t.monsters[monster]
        if other.kind == meant.kind and other.marked == meant.marked:
            return monster == c.target
    return False


NAMED: Final = Condition("TO-MOVE-10", "reason-one-for-all", is_named)
COMMON_HERE: Final[Conditions] = (
    A_MONSTER,
    COMMON,
    Listed("TO-MOVE-03", "reason-monster-elsewhere", monsters_here),
    NAMED,
)
"""An Acolyte or Abomination in the Hero's Space, as abilities and Upgrades name one."""

CONDITIONS["icon", "icon"] = (
    Finer("TO-CITY-04", "reason-no-such-icon", is_icon_here),
    Listed("TO-CITY-04", "reason-icon-done", icons_left),
    Condition("TO-CITY-12", "reason-icon-useless", is_icon_useful),
)
CONDITIONS["icon", "pass"] = FREE
CONDITIONS["orbital-token", "token"] = (
    A_SPACE,
    Listed("TO-CITY-09", "reason-no-orbital-token", orbital_tokens),
)
CONDITIONS["orbital-move", "to"] = (
    A_SPACE,
    Listed("TO-CITY-10", "reason-out-of-orbital-reach", orbital_reach),
)
CONDITIONS["orbital-strike", "kill"] = (
    A_MONSTER,
    COMMON,
    Listed("TO-CITY-09", "reason-not-under-token", monsters_under_token),
    NAMED,
)
CONDITIONS["orbital-strike", "pass"] = FREE
