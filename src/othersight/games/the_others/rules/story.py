"""Beginning and End of Round tasks of a Story (TO-STORY-01, TO-STORY-02, TO-STORY-03, TO-STORY-04, TO-STORY-05,
TO-TIME-02, TO-TIME-39)."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.figures import avatar_of
from othersight.games.the_others.rules.token import (
    SinsPlaceToken,
    can_place,
    can_place_anywhere,
    corruption_in,
)
from othersight.games.the_others.state.config import INNOCENT, SINS, TOKENS
from othersight.games.the_others.state.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Finer, Look, Whole


class PlaceTokens(Procedure):
    """The Sins Player places tokens, each in a different Space. He chooses all places first, so that tokens
    placed face down cannot be told apart by their order."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "place")
    fields: ClassVar[tuple[str, ...]] = ("kinds", "chosen", "face_down", "districts_only", "window")

    def __init__(
        self,
        kinds: tuple[int, ...] = (),
        face_down: bool = False,
        districts_only: bool = False,
        window: str = "TO-TIME-02",
    ) -> None:
        super().__init__()
        self.kinds = kinds
        """Kinds still to be placed; while choosing, those already chosen for come first."""
        self.chosen: tuple[int, ...] = ()
        self.face_down = face_down
        self.districts_only = districts_only
        self.window = window

    def choose(self, g: Game) -> None:
        """TO-STORY-03, TO-STORY-04, TO-STORY-05: any Space not yet taken by this task; without a token left, none."""
        at = len(self.chosen)
        if at == len(self.kinds):
            self.show(g)
            return
        choice = g.choice
        if not choice:
            options = self.placements(g)
            if options:
                choice = g.ask(SINS, "place", options, self.window)
            else:
                self.kinds = self.kinds[:at] + self.kinds[at + 1 :]
                self.again()
        if not choice:
            return
        space: Any = choice[2]
        self.chosen = (*self.chosen, space)
        self.again()

    def show(self, g: Game) -> None:
        """Order the placements by Space, so that the order of laying down tells nothing."""
        pairs = sorted([(self.chosen[i], self.kinds[i]) for i in range(len(self.kinds))])
        self.chosen = tuple([space for space, _ in pairs])
        self.kinds = tuple([kind for _, kind in pairs])
        if self.face_down and pairs:
            g.tell_to(only(SINS), "face-down-by-you", self.kinds, self.chosen)
            g.tell_to(all_but(SINS), "face-down", len(pairs))

    def place(self, g: Game) -> None:
        """The tokens are laid down one by one."""
        if not self.chosen:
            return
        space = self.chosen[0]
        kind = self.kinds[0]
        self.chosen = self.chosen[1:]
        self.kinds = self.kinds[1:]
        self.again()
        g.call(SinsPlaceToken(kind, space, self.face_down))

    def placements(self, g: Game) -> list[Option]:
        """TO-STORY-03: where the next token may go; nowhere if none is left but those chosen and not yet laid."""
        t: OthersTable = g.table
        due = self.due()
        if t.supply[due] <= self.kinds[: len(self.chosen)].count(due):
            return []
        return places_left(t, self) if LOOK.is_good else Case(g, "place", self).options("place")

    def due(self) -> int:
        """The kind of the token that is placed next."""
        return self.kinds[len(self.chosen)]


def begin_round_tokens(t: OthersTable) -> tuple[int, ...]:
    """The kinds of token that the Story's Beginning of Round task names, as often as it names them."""
    kinds: list[int] = []
    for kind, count in t.config.begin_tokens:
        kinds += [kind] * count
    return tuple(kinds)


# -- the End of Round task


def track_raises(t: OthersTable) -> int:
    """TO-TIME-39: by how many levels the Apocalypse Track rises at the end of the Round."""
    return sum([levels * TIMES[condition](t) for condition, levels in t.config.track.items()])


def always(t: OthersTable) -> int:
    """STA: at every end of a Round."""
    return 1


def heroes_killed(t: OthersTable) -> int:
    """STA: once for each Hero killed this Round."""
    return t.story.heroes_killed


def any_hero_killed(t: OthersTable) -> int:
    """STC: once, if a Hero was killed this Round."""
    return 1 if t.story.heroes_killed else 0


def no_innocent_revealed(t: OthersTable) -> int:
    """STC: if no Innocent was turned up this Round."""
    return 0 if t.story.innocents_revealed else 1


def monsters_in_districts(t: OthersTable) -> int:
    """STB: if Monsters are in so many Districts."""
    haunted = [d for d in t.config.city.districts if t.spaces[d].monsters]
    return 1 if len(haunted) >= t.config.crowded["monsters-in-districts"] else 0


def corruption_in_districts(t: OthersTable) -> int:
    """STB: if Corruption tokens, permanent ones too, are in so many Districts."""
    fouled = [d for d in t.config.city.districts if corruption_in(t, d)]
    return 1 if len(fouled) >= t.config.crowded["corruption-in-districts"] else 0


def hero_beside_monster(t: OthersTable) -> int:
    """HOUSE-LIGHTS: if a Hero is in a Space with a Monster."""
    return 1 if any([space.heroes and space.monsters for space in t.spaces]) else 0


def hero_on_level_6(t: OthersTable) -> int:
    """HOUSE-CONFESSION: if a Hero in play is on Corruption Level 6 or more."""
    return 1 if any([t.heroes[hero].level >= 6 for hero in t.places]) else 0


def monsters_at_start(t: OthersTable) -> int:
    """HOUSE-TRAIN: if Monsters are in the Starting Space or in a Space next to it."""
    start = t.config.city.start
    near = (start, *t.config.city.adjacent[start])
    return 1 if any([t.spaces[space].monsters for space in near]) else 0


def avatar_on_board(t: OthersTable) -> int:
    """HOUSE-DOOR: if the Avatar is on the board."""
    return 1 if t.monsters[avatar_of(t)].state == ON_BOARD else 0


def no_innocent_in_supply(t: OthersTable) -> int:
    """HOUSE-TRAIN, HOUSE-DOOR: if no Innocent token is left in the supply, so that no game lasts for ever."""
    return 0 if t.supply[INNOCENT] else 1


TIMES: Final[dict[str, Callable[[OthersTable], int]]] = {
    "always": always,
    "each-hero-killed": heroes_killed,
    "any-hero-killed": any_hero_killed,
    "monsters-in-districts": monsters_in_districts,
    "corruption-in-districts": corruption_in_districts,
    "no-innocent-revealed": no_innocent_revealed,
    "hero-beside-monster": hero_beside_monster,
    "hero-on-level-6": hero_on_level_6,
    "monsters-at-start": monsters_at_start,
    "avatar-on-board": avatar_on_board,
    "no-innocent-in-supply": no_innocent_in_supply,
}
"""How often the condition of an End of Round task holds."""


# -- conditions


def is_due(c: Case) -> bool:
    """TO-STORY-04: the token that the task places next."""
    task: PlaceTokens = c.frame
    return c.thing == TOKENS[task.due()]


def is_space_left(c: Case) -> bool:
    """TO-STORY-04: each token of the task goes to a different Space."""
    task: PlaceTokens = c.frame
    return c.target not in task.chosen


def is_space_open(c: Case) -> bool:
    """TO-TOKEN-02: no Corruption goes into a District that a Mission has marked."""
    task: PlaceTokens = c.frame
    return can_place(c.t, task.due(), c.target)


def places_of_task(c: Case) -> list[Option]:
    """TO-STORY-04: the token due with each Space that is left to the task."""
    return places_left(c.t, c.frame)


def places_left(t: OthersTable, task: PlaceTokens) -> list[Option]:
    """TO-STORY-04, TO-TOKEN-02: where a task may place the token due; some tasks place in Districts only."""
    kind = task.due()
    city = t.config.city
    placing = ways_to_place(kind, city.n)
    if not task.districts_only and can_place_anywhere(t, kind):
        places = placing.copy()
        for space in sorted(task.chosen, reverse=True):
            del places[space]
        return places
    spaces = city.districts if task.districts_only else city.spaces
    left = [space for space in spaces if space not in task.chosen]
    return [placing[space] for space in left if can_place(t, kind, space)]


def ways_to_place(kind: int, spaces: int) -> list[Option]:
    """How it is said that a token of a kind is placed in each of so many Spaces, made once and only to be read. Nobody
    finds it before it is whole: games may run in several threads."""
    ways = PLACING.get((kind, spaces))
    if ways is None:
        ways = [("place", TOKENS[kind], space) for space in range(spaces)]
        PLACING[kind, spaces] = ways
    return ways


PLACING: Final[dict[tuple[int, int], list[Option]]] = {}

CONDITIONS["place", "place"] = (
    Finer("TO-STORY-04", "reason-other-token-due", is_due),
    A_SPACE,
    Finer("TO-STORY-04", "reason-space-taken", is_space_left),
    Finer("TO-TOKEN-02", "reason-marked-district", is_space_open),
    Whole("TO-STORY-04", "reason-districts-only", places_of_task),
)
LOOK: Final = Look(CONDITIONS, ("place", "place"))
