"""NPC tokens: collecting, putting down, and what they give their holder (TO-NPC-01, TO-NPC-02, TO-NPC-03, TO-NPC-04,
TO-NPC-05, TO-NPC-06)."""

from typing import Final

from othersight.games.the_others.rules.conditions import Case
from othersight.games.the_others.state.config import COMMISSIONER, NPCS, PROXY, RAVENCORP
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.toolkit.conditions import Conditions, Finer, Listed


def collect_npc(g: Game, hero: int, npc: int) -> None:
    """TO-NPC-01: a token of his Space goes to the Hero."""
    t: OthersTable = g.table
    space = t.edit_space(t.heroes[hero].space)
    space.npcs = tuple([n for n in space.npcs if n != npc])
    record = t.edit_unharmed(hero)
    record.npcs = (*record.npcs, npc)
    g.tell("npc-collected", hero, npc)


def put_down_npc(g: Game, hero: int, npc: int) -> None:
    """TO-NPC-03: a token he holds goes into his Space."""
    t: OthersTable = g.table
    record = t.edit_unharmed(hero)
    record.npcs = tuple([n for n in record.npcs if n != npc])
    space = t.edit_space(record.space)
    space.npcs = (*space.npcs, npc)
    g.tell("npc-put-down", hero, npc)


def commissioner_dice(hero: Hero) -> int:
    """TO-NPC-04, TO-NPC-02: +1 die in every Fight of the holder."""
    return 1 if COMMISSIONER in hero.npcs else 0


def proxy_shield(hero: Hero) -> int:
    """TO-CHECK-07, TO-NPC-02: what PROXY takes off every check of its holder."""
    return 1 if PROXY in hero.npcs else 0


def ravencorp_steps(hero: Hero) -> int:
    """TO-NPC-05, TO-NPC-06, TO-NPC-02: one more step in the Move while he holds RavenCorp."""
    return 1 if RAVENCORP in hero.npcs else 0


# -- conditions


def is_no_innocent(c: Case) -> bool:
    """TO-TOKEN-07: an Innocent is not put down of the Hero's own will."""
    return c.thing != "innocent"


def npcs_held(c: Case) -> list[str]:
    """TO-NPC-03: the NPC tokens that he holds."""
    return [NPCS[npc] for npc in c.hero().npcs]


PUT_DOWN: Final[Conditions] = (
    Finer("TO-TOKEN-07", "reason-innocents-stay", is_no_innocent),
    Listed("TO-NPC-03", "reason-not-held", npcs_held),
)
