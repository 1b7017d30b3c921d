"""Nests for those who enter outside Summoning: Hell Club members and the Avatar
(TO-HELLCLUB-01, TO-HELLCLUB-02, TO-HELLCLUB-03, TO-HELLCLUB-04, TO-EVENT-02, TO-EVENT-03, TO-SUMMON-03,
TO-SUMMON-04)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.figures import avatar_of, place_monster
from othersight.games.the_others.rules.token import nests_in
from othersight.games.the_others.state.config import HELL_CLUB, NEST, SINS
from othersight.games.the_others.state.table import KILLED, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.conditions import Listed


class Enter(Procedure):
    """A Monster enters at once: unblocked Nest, else any Nest, else any Space, as the Sins Player likes."""

    steps: ClassVar[tuple[str, ...]] = ("choose_nest",)
    fields: ClassVar[tuple[str, ...]] = ("monster", "any_nest")

    def __init__(self, monster: int = 0, any_nest: bool = False) -> None:
        super().__init__()
        self.monster = monster
        self.any_nest = any_nest
        """TO-EDITION-06: in the draft a Hell Club member may take a blocked Nest at once."""

    def choose_nest(self, g: Game) -> None:
        """TO-HELLCLUB-01, TO-EVENT-02, TO-EVENT-03."""
        t: OthersTable = g.table
        member = t.monsters[self.monster].kind == HELL_CLUB
        choice = g.choice or g.ask(
            SINS,
            "enter",
            Case(g, "enter", self).options("nest"),
            "TO-HELLCLUB-01" if member else "TO-EVENT-02",
        )
        if not choice:
            return
        place_monster(t, self.monster, number(choice, 1))
        g.tell("monster-enters", self.monster, number(choice, 1))


def free_nests(t: OthersTable, space: int) -> int:
    """TO-SUMMON-04, TO-SUMMON-05: every Monster in a Space blocks one Nest of it, no Hero does."""
    return max(0, nests_in(t, space) - len(t.spaces[space].monsters))


def unblocked_nests(t: OthersTable) -> list[int]:
    """The Spaces with a free Nest, of those with any."""
    permanent = t.config.city.permanent_nest
    nests = [s.index for s in t.spaces if s.tokens[NEST] or permanent[s.index]]
    return [space for space in nests if free_nests(t, space) > 0]


def places_to_enter(t: OthersTable, any_nest: bool) -> list[int]:
    """TO-EVENT-02: unblocked Nests; if there are none (or in the draft, TO-EDITION-06) all Nests; TO-EVENT-03: without
    any Nest all Spaces."""
    spaces = range(t.config.city.n)
    unblocked = unblocked_nests(t)
    if unblocked and not any_nest:
        return unblocked
    return [space for space in spaces if nests_in(t, space) > 0] or list(spaces)


def is_entering(g: Game, monster: int) -> bool:
    """Whether that Monster is just about to be placed."""
    for frame in g.stack:
        if isinstance(frame, Enter) and frame.monster == monster:
            return True
    return False


def summon_avatar_again(g: Game) -> None:
    """STB-3B, HOUSE-DOOR-2A: a killed Avatar enters at once, unless it is about to."""
    t: OthersTable = g.table
    avatar = avatar_of(t)
    if t.monsters[avatar].state == KILLED and not is_entering(g, avatar):
        g.call(Enter(avatar))


# -- conditions


def nests_to_enter(c: Case) -> list[int]:
    """TO-EVENT-02, TO-EVENT-03, TO-HELLCLUB-01."""
    entering: Enter = c.frame
    return places_to_enter(c.t, entering.any_nest)


def free_nests_left(c: Case) -> list[int]:
    """TO-SUMMON-03, TO-SUMMON-04."""
    return unblocked_nests(c.t)


CONDITIONS["enter", "nest"] = (
    A_SPACE,
    Listed("TO-EVENT-02", "reason-not-a-place-to-enter", nests_to_enter),
)
CONDITIONS["summon-nest", "nest"] = (
    A_SPACE,
    Listed("TO-SUMMON-03", "reason-no-free-nest", free_nests_left),
)
