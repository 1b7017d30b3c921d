"""Beginning and End of Round tasks of a Story (TO-STORY-01, TO-STORY-02, TO-STORY-03, TO-STORY-04, TO-STORY-05,
TO-TIME-02, TO-TIME-39)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.token import SinsPlaceToken, can_place
from othersight.games.the_others.state.config import SINS, TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.conditions import Condition


class Story:
    """One Story by its id: its End of Round task. Figures and the order of Missions are in the Config."""

    def __init__(self, id: str) -> None:
        self.id = id

    def raises(self, g: Game) -> int:
        """TO-TIME-39: by how many levels the Apocalypse Track rises at the end of the Round."""
        raise NotImplementedError


STORIES: Final[dict[str, Story]] = {}


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
        t = table_of(g)
        at = len(self.chosen)
        if at == len(self.kinds):
            self.show(g)
            return
        spaces = self.free_spaces(t, self.kinds[at])
        if not spaces:
            self.kinds = self.kinds[:at] + self.kinds[at + 1 :]
            self.again()
            return
        choice = g.choice or g.ask(
            SINS,
            "place",
            [("place", TOKENS[self.kinds[at]], space) for space in spaces],
            self.window,
        )
        if not choice:
            return
        self.chosen = (*self.chosen, number(choice, 2))
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

    def free_spaces(self, t: OthersTable, kind: int) -> list[int]:
        """Where this task may still place a token of that kind, counting those chosen but not yet laid."""
        city = t.config.city
        if self.kinds[: len(self.chosen)].count(kind) >= t.supply[kind]:
            return []
        spaces = city.districts if self.districts_only else range(city.n)
        return [s for s in spaces if s not in self.chosen and can_place(t, kind, s)]

    def due(self) -> int:
        """The kind of the token that is placed next."""
        return self.kinds[len(self.chosen)]


def begin_round_tokens(t: OthersTable) -> tuple[int, ...]:
    """The kinds of token that the Story's Beginning of Round task names, as often as it names them."""
    kinds: list[int] = []
    for kind, count in t.config.begin_tokens:
        kinds += [kind] * count
    return tuple(kinds)


# -- conditions


def is_due(c: Case) -> bool:
    """TO-STORY-04: the token that the task places next."""
    task: PlaceTokens = c.frame
    return c.thing == TOKENS[task.due()]


def is_untaken(c: Case) -> bool:
    """TO-STORY-04: each token of the task goes to a different Space."""
    task: PlaceTokens = c.frame
    return c.target not in task.chosen


def can_be_placed(c: Case) -> bool:
    """TO-TOKEN-02: no Corruption goes into a District that a Mission has marked."""
    task: PlaceTokens = c.frame
    return can_place(c.t, task.due(), c.target)


def is_free_space(c: Case) -> bool:
    """TO-STORY-04: some tasks place in Districts only."""
    task: PlaceTokens = c.frame
    return c.target in task.free_spaces(c.t, task.due())


CONDITIONS["place", "place"] = (
    Condition("TO-STORY-04", "reason-other-token-due", is_due),
    A_SPACE,
    Condition("TO-STORY-04", "reason-space-taken", is_untaken),
    Condition("TO-TOKEN-02", "reason-marked-district", can_be_placed),
    Condition("TO-STORY-04", "reason-districts-only", is_free_space),
)
