"""What cards and tiles do to people, verb by verb, and tiles that come onto the board with the texts on their
backs (TL-LOCATION-05, TL-NEWS-10, TL-NEWS-11, TL-NEWS-14, TL-NEWS-16, TL-ENEMY-03)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.effects import OUTCOME_VERBS
from othersight.games.they_live.rules.enemy import (
    draw_tile,
    face_of,
    front_of,
    move_tile,
    nearer,
    put_on_board,
    tiles_in_bag,
    turn_over,
)
from othersight.games.they_live.rules.people import (
    in_area,
    in_turn_order,
    on_space,
    person_of,
)
from othersight.games.they_live.rules.skill import change_skill
from othersight.games.they_live.rules.stash import ANY, DrawCards
from othersight.games.they_live.rules.token import (
    gain_glasses,
    gain_scrap,
    heal,
    lose_wanted,
    pay_scrap,
    take_damage,
    take_wanted,
)
from othersight.games.they_live.state.config import SKILLS, TYPES, Outcome, TileRule
from othersight.games.they_live.state.table import ON_BOARD, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

TURN_OVER: Final = "turn-over"
RAID_SUPPORT: Final = "raid-support"
KILLED: Final = "killed"
WOUNDS: Final = "wounds"
TRIGGERS: Final = (TURN_OVER, RAID_SUPPORT, KILLED, WOUNDS)
"""The moments at which a tile's text may act."""
TOKENS: Final[tuple[str, ...]] = ("scrap", "wanted", "damage", "heal", "glasses")
SPECIALS: Final = ("hunt", "another-enemy")
"""What a tile's text may do beside an outcome."""
CONCERNED: Final = ("victim", "leader", "most-wanted", "space", "area", "all")
"""Whom a tile's text may name."""


def outcomes() -> tuple[str, ...]:
    """What an outcome may consist of."""
    return (*SKILLS, *TYPES, *TOKENS, "cards", *OUTCOME_VERBS)


class Suffer(Procedure):
    """One person undergoes an outcome; what is due to the dead lapses (TL-DEATH-14)."""

    steps: ClassVar[tuple[str, ...]] = ("next_verb",)
    fields: ClassVar[tuple[str, ...]] = ("person", "outcome")

    def __init__(self, person: int = 0, outcome: Outcome = ()) -> None:
        Procedure.__init__(self)
        self.person = person
        self.outcome = outcome

    def next_verb(self, g: Game) -> None:
        """The verbs in their order, until something else comes first."""
        t: LiveTable = g.table
        while self.outcome and not t.people[self.person].dead:
            verb, n = self.outcome[0]
            self.outcome = self.outcome[1:]
            carry_out(g, self.person, verb, n)
            if t.unsettled or g.interrupted:
                self.again()
                return


def suffer(g: Game, person: int, outcome: Outcome) -> None:
    """One person undergoes an outcome: tokens at once, and what is left, or what a death comes before, as `Suffer`."""
    t: LiveTable = g.table
    left = outcome
    while left and left[0][0] in TOKENS and not t.unsettled and not t.people[person].dead:
        verb, n = left[0]
        left = left[1:]
        change_tokens(g, person, verb, n)
    if left or t.unsettled:
        g.call(Suffer(person, left))


def carry_out(g: Game, person: int, verb: str, n: int) -> None:
    """One verb with its number."""
    if verb in TOKENS:
        change_tokens(g, person, verb, n)
    elif verb in SKILLS:
        change_skill(g, person, SKILLS.index(verb), n)
    elif verb in TYPES:
        g.call(DrawCards(person, n, TYPES.index(verb)))
    elif verb == "cards":
        g.call(DrawCards(person, n, ANY))
    else:
        OUTCOME_VERBS[verb].carry_out(g, person, n)


def change_tokens(g: Game, person: int, verb: str, n: int) -> None:
    """Tokens gained, or lost where the number is negative."""
    if verb == "scrap":
        if n > 0:
            gain_scrap(g, person, n)
        else:
            pay_scrap(g, person, -n)
    elif verb == "wanted":
        if n > 0:
            take_wanted(g, person, n)
        else:
            lose_wanted(g, person, -n)
    elif verb == "damage":
        take_damage(g, person, n)
    elif verb == "heal":
        heal(g, person, n)
    elif verb == "glasses":
        gain_glasses(g, person, n)
    else:
        raise ValueError(f"unknown verb {verb}")


class SufferAll(Procedure):
    """Several people undergo an outcome, verb by verb: tokens all at once (TL-DEATH-02), whatever may need an
    answer in turn order (TL-NEWS-17). A replacement is not hit by what killed its predecessor (TL-DEATH-14)."""

    steps: ClassVar[tuple[str, ...]] = ("next_verb", "next_person")
    fields: ClassVar[tuple[str, ...]] = ("people", "outcome", "waiting")

    def __init__(self, people: tuple[int, ...] = (), outcome: Outcome = ()) -> None:
        Procedure.__init__(self)
        self.people = people
        self.outcome = outcome
        self.waiting: tuple[int, ...] = ()
        """Those whom the present verb has still to reach."""

    def next_verb(self, g: Game) -> None:
        """Tokens for all of them in one batch; any other verb one by one."""
        t: LiveTable = g.table
        while self.outcome:
            verb, n = self.outcome[0]
            if verb not in TOKENS:
                self.waiting = self.people
                return
            self.outcome = self.outcome[1:]
            for person in self.people:
                if not t.people[person].dead:
                    change_tokens(g, person, verb, n)
            if t.unsettled:
                self.again()
                return
        self.finish()

    def next_person(self, g: Game) -> None:
        """One person after the other."""
        if not self.waiting:
            self.outcome = self.outcome[1:]
            self.skip_to("next_verb")
            return
        person = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.again()
        g.call(Suffer(person, self.outcome[:1]))


class Spawn(Procedure):
    """One random tile on each space listed, in order; one with the turn-over icon acts before the next."""

    steps: ClassVar[tuple[str, ...]] = ("place",)
    fields: ClassVar[tuple[str, ...]] = ("spaces",)

    def __init__(self, spaces: tuple[int, ...] = ()) -> None:
        Procedure.__init__(self)
        self.spaces = spaces

    def place(self, g: Game) -> None:
        """TL-NEWS-14."""
        t: LiveTable = g.table
        bag = tiles_in_bag(t)
        while self.spaces:
            space = self.spaces[0]
            self.spaces = self.spaces[1:]
            tile = draw_tile(g, bag)
            if tile >= 0:
                put_on_board(g, tile, space)
                if face_of(t, tile).turn_over:
                    self.again()
                    turn_over(g, tile)
                    g.call(TileText(tile, TURN_OVER))
                    return


class TileText(Procedure):
    """The rules on a tile's back that one moment sets off."""

    steps: ClassVar[tuple[str, ...]] = ("next_rule",)
    fields: ClassVar[tuple[str, ...]] = ("tile", "trigger", "victim", "done")

    def __init__(self, tile: int = 0, trigger: str = "", victim: int = -1) -> None:
        Procedure.__init__(self)
        self.tile = tile
        self.trigger = trigger
        self.victim = victim
        """The person fought, where the moment has one."""
        self.done = 0

    def next_rule(self, g: Game) -> None:
        """One line of the box after the other."""
        t: LiveTable = g.table
        rules = texts_of(t, self.tile, self.trigger)
        if self.done >= len(rules):
            return
        rule = rules[self.done]
        if self.done == 0:
            g.tell("enemy-acts", self.tile, front_of(t, self.tile), t.tiles[self.tile].face)
        self.done += 1
        self.again()
        carry_out_rule(g, self.tile, rule, self.victim)


def texts_of(t: LiveTable, tile: int, trigger: str) -> list[TileRule]:
    """The lines of the box that one moment sets off."""
    return [rule for rule in face_of(t, tile).rules if rule.trigger == trigger]


def carry_out_rule(g: Game, tile: int, rule: TileRule, victim: int) -> None:
    """A line of the box: an outcome for those it names, a move of the tile itself, or more tiles."""
    t: LiveTable = g.table
    if rule.special == "hunt":
        hunt(g, tile, rule.n)
    elif rule.special == "another-enemy":
        g.call(Spawn((t.tiles[tile].space,) * rule.n))
    elif rule.outcome:
        g.call(SufferAll(tuple(concerned(t, tile, rule.who, victim)), rule.outcome))


def concerned(t: LiveTable, tile: int, who: str, victim: int) -> list[int]:
    """The people a tile's text names, in turn order."""
    space = t.tiles[tile].space
    if who == "victim":
        return [victim] if victim >= 0 else []
    if who == "leader":
        return [t.playing[t.leader]]
    if who == "most-wanted":
        return [t.playing[seat] for seat in most_wanted(t, in_turn_order(t))]
    if who == "space":
        return [t.playing[seat] for seat in on_space(t, space)]
    if who == "area":
        return [t.playing[seat] for seat in in_area(t, t.config.area[space])]
    return [t.playing[seat] for seat in in_turn_order(t)]


def most_wanted(t: LiveTable, seats: list[int]) -> list[int]:
    """The seats with the most wanted tokens, if anybody has one."""
    most = max([person_of(t, seat).wanted for seat in seats], default=0)
    return [seat for seat in seats if most > 0 and person_of(t, seat).wanted == most]


def hunt(g: Game, tile: int, steps: int) -> None:
    """The tile runs towards the most wanted player on the board (first in turn order among equals)."""
    t: LiveTable = g.table
    for _ in range(steps):
        prey = most_wanted(t, in_turn_order(t))
        if not prey or t.tiles[tile].state != ON_BOARD:
            return
        way = nearer(t, t.tiles[tile].space, person_of(t, prey[0]).space)
        if not way:
            return
        move_tile(g, tile, way[0])
