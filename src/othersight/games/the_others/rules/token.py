"""Exploration tokens: placing, removing, turning up and collecting (chapter TO-TOKEN)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import Case
from othersight.games.the_others.rules.corrupt import TOP, TakeCorruption, kill_innocents
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import clockwise_from, table_of
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.rules.simultaneous import ROLLED, SimultaneousEffect
from othersight.games.the_others.state.config import (
    CORRUPTION,
    EXTRA_TURN,
    FIRE,
    INNOCENT,
    NEST,
    NPCS,
    PENTAGRAM,
)
from othersight.games.the_others.state.table import OthersTable, Space
from othersight.kernel.game import Game
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed

HARMFUL: Final = (FIRE, CORRUPTION, PENTAGRAM, NEST)


def fire_in(t: OthersTable, space: int) -> int:
    """TO-CHECK-03: physical and permanent Fire tokens together."""
    return t.spaces[space].tokens[FIRE] + t.config.city.permanent_fire[space]


def corruption_in(t: OthersTable, space: int) -> int:
    """TO-CHECK-03: physical and permanent Corruption tokens together."""
    return t.spaces[space].tokens[CORRUPTION] + t.config.city.permanent_corruption[space]


def pentagrams_in(t: OthersTable, space: int) -> int:
    """TO-TOKEN-08: physical and permanent Pentagrams together."""
    return t.spaces[space].tokens[PENTAGRAM] + t.config.city.permanent_pentagram[space]


def nests_in(t: OthersTable, space: int) -> int:
    """TO-SUMMON-03, TO-TOKEN-09: physical and permanent Nests together; TO-SUMMON-10: face-down ones not."""
    return t.spaces[space].tokens[NEST] + t.config.city.permanent_nest[space]


def changed(counts: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """Counts by kind with one of them changed."""
    values = list(counts)
    values[kind] += by
    return tuple(values)


def can_place(t: OthersTable, kind: int, space: int) -> bool:
    """TO-TOKEN-02, TO-STORY-03: one is left in the supply; STB-3A: no Corruption goes into a District a Mission has
    marked."""
    return t.supply[kind] > 0 and not (kind == CORRUPTION and t.spaces[space].marked)


def can_place_anywhere(t: OthersTable, kind: int) -> bool:
    """Whether no Space is closed to a token: what `can_place` asks of each, at one look."""
    if t.supply[kind] <= 0:
        return False
    if kind == CORRUPTION:
        for space in t.spaces:
            if space.marked:
                return False
    return True


def place_token(g: Game, kind: int, space: int) -> None:
    """A token from the supply face up into a Space; without one left nothing happens (TO-TOKEN-02, TO-STORY-03,
    TO-TOKEN-11)."""
    t: OthersTable = g.table
    if not can_place(t, kind, space):
        return
    t.supply = changed(t.supply, kind, -1)
    record = t.edit_space(space)
    record.tokens = changed(record.tokens, kind, 1)
    g.tell("token-placed", kind, space)


def place_face_down(g: Game, kind: int, space: int) -> None:
    """A token from the supply face down into a Space (TO-TOKEN-03, TO-TOKEN-05)."""
    t: OthersTable = g.table
    if not can_place(t, kind, space):
        return
    t.supply = changed(t.supply, kind, -1)
    record = t.edit_space(space)
    record.hidden = tuple(sorted((*record.hidden, kind)))
    g.tell("token-placed-face-down", space)


class SinsPlaceToken(SimultaneousEffect):
    """The Sins Player places a token; a card in force then touches every Hero there (APR-1)."""

    steps: ClassVar[tuple[str, ...]] = ("place", "corruption")
    fields: ClassVar[tuple[str, ...]] = ("kind", "space", "face_down", "heroes", "stage")

    def __init__(self, kind: int = 0, space: int = 0, face_down: bool = False) -> None:
        SimultaneousEffect.__init__(self)  # quicker than by `super`
        self.kind = kind
        self.space = space
        self.face_down = face_down
        self.heroes: tuple[int, ...] = ()

    def place(self, g: Game) -> None:
        """TO-STORY-03: without a token left this placement is ignored."""
        t: OthersTable = g.table
        if not can_place(t, self.kind, self.space):
            self.finish()
            return
        if self.face_down:
            place_face_down(g, self.kind, self.space)
        else:
            place_token(g, self.kind, self.space)
        if token_corruption(t) > 0:
            here = t.spaces[self.space].heroes
            self.heroes = tuple([h for h in clockwise_from(t, t.current) if h in here])
            self.stage = ROLLED

    def corruption(self, g: Game) -> None:
        """Corruption for each Hero who was there when the token came, clockwise (TO-ENDROUND-07)."""
        if self.heroes:
            hero = self.heroes[0]
            self.heroes = self.heroes[1:]
            self.again()
            g.call(TakeCorruption(hero, token_corruption(table_of(g))))
        else:
            g.table.unsettled = True  # TO-DEATH-14: now the dead are seen to


def token_corruption(t: OthersTable) -> int:
    """What cards in force cost every Hero in a Space where the Sins Player places a token (APR-1)."""
    total = 0
    for card in t.sins.revealed:
        total += APOCALYPSE[card].token_corruption()
    return total


def removable_in(t: OthersTable, space: int) -> list[int]:
    """TO-CLEANSE-03, TO-CLEANSE-04, TO-CLEANSE-07: the kinds of physical face-up tokens a Cleanse may take off."""
    tokens = t.spaces[space].tokens
    return [kind for kind in HARMFUL if tokens[kind] > 0]


def has_removable(space: Space) -> bool:
    """TO-CLEANSE-09: whether there is any such token."""
    tokens = space.tokens
    return bool(tokens[FIRE] or tokens[CORRUPTION] or tokens[PENTAGRAM] or tokens[NEST])


def remove_token(g: Game, kind: int, space: int, icon: int = -1) -> None:
    """A Hero takes a token off the board, back to the supply (TO-TOKEN-11, TO-CLEANSE-10); one from an icon frees
    it (ACO-2)."""
    t: OthersTable = g.table
    record = t.edit_space(space)
    record.tokens = changed(record.tokens, kind, -1)
    if icon >= 0:
        record.covered_icons = tuple([i for i in record.covered_icons if i != icon])
    t.supply = changed(t.supply, kind, 1)
    g.tell("token-removed", kind, space)
    if kind == CORRUPTION:
        t.edit_story().corruption_removed += 1
    current_mission(g).token_removed(g, kind, space)


def turn_up_tokens(g: Game, hero: int) -> None:
    """TO-TOKEN-04, STC-1: all face-down tokens of his Space are turned face up."""
    t: OthersTable = g.table
    space = t.edit_space(t.heroes[hero].space)
    hidden = space.hidden
    space.hidden = ()
    for kind in hidden:
        space.tokens = changed(space.tokens, kind, 1)
    g.reveal()
    g.tell("tokens-turned-up", hero, space.index, hidden)
    for kind in hidden:
        if kind == INNOCENT:
            t.edit_story().innocents_revealed += 1
            current_mission(g).innocent_revealed(g)


def collectable(space: Space) -> list[str]:
    """TO-TOKEN-06, TO-NPC-01: what a Hero may take up in a Space."""
    things: list[str] = []
    if space.tokens[EXTRA_TURN]:
        things.append("extra-turn")
    if space.tokens[INNOCENT]:
        things.append("innocent")
    for npc in space.npcs:
        things.append(NPCS[npc])
    return things


def collect_extra_turn(g: Game, hero: int) -> None:
    """TO-TOKEN-06: a face-up Extra Turn token of his Space goes to the Hero."""
    t: OthersTable = g.table
    space = t.edit_space(t.heroes[hero].space)
    space.tokens = changed(space.tokens, EXTRA_TURN, -1)
    t.edit_unharmed(hero).extra_turns += 1
    g.tell("extra-turn-collected", hero)


def collect_innocent(g: Game, hero: int) -> None:
    """TO-TOKEN-06; TO-CORRUPT-15: on Level 7 he kills it at once."""
    t: OthersTable = g.table
    space = t.edit_space(t.heroes[hero].space)
    space.tokens = changed(space.tokens, INNOCENT, -1)
    record = t.edit_unharmed(hero)
    record.innocents += 1
    g.tell("innocent-collected", hero)
    if record.level == TOP:
        kill_innocents(g, hero)


def gain_extra_turn(g: Game, hero: int) -> None:
    """An Extra Turn token from the supply, if one is left (TO-TOKEN-02, HR-1)."""
    t: OthersTable = g.table
    if t.supply[EXTRA_TURN] > 0:
        t.supply = changed(t.supply, EXTRA_TURN, -1)
        t.edit_unharmed(hero).extra_turns += 1
        g.tell("extra-turn-gained", hero)


# -- conditions of what costs no Action (TO-TURN-09)


def lies_face_down_here(c: Case) -> bool:
    """TO-TOKEN-04: there is something to turn up in his Space."""
    return len(c.t.spaces[c.hero().space].hidden) > 0


def is_his_space_free(c: Case) -> bool:
    """TO-TOKEN-04: no Monster is in his Space."""
    return not c.t.spaces[c.hero().space].monsters


def is_there_or_no_npc(c: Case) -> bool:
    """TO-NPC-01, TO-TOKEN-06: an NPC token is taken up where it lies."""
    return c.thing not in NPCS or c.thing in things_to_collect(c)


def things_to_collect(c: Case) -> list[str]:
    """TO-TOKEN-06: Extra Turn and Innocent tokens are taken up where they lie."""
    return collectable(c.t.spaces[c.hero().space])


TURN_UP: Final[Conditions] = (
    Condition("TO-TOKEN-04", "reason-no-face-down-tokens", lies_face_down_here, general=True),
    Condition("TO-TOKEN-04", "reason-monster-here", is_his_space_free, general=True),
)
COLLECT: Final[Conditions] = (
    Finer("TO-NPC-01", "reason-nothing-to-collect", is_there_or_no_npc),
    Listed("TO-TOKEN-06", "reason-nothing-to-collect", things_to_collect),
)
