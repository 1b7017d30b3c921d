"""A Hero's Turn thought through: every way to go, what to do where, and what the place he ends in is worth."""

from math import inf
from typing import Final

from othersight.games.the_others.bots.city_actions import worth_of_city_action
from othersight.games.the_others.bots.danger import (
    price_of_checks,
    price_of_haste,
    price_of_leaving,
    price_of_staying,
)
from othersight.games.the_others.bots.fighting import Bout, Forecast, best_forecast
from othersight.games.the_others.bots.goals import (
    can_use_city_action,
    goals_of,
    worth_of_arrival,
    worth_of_cleanse,
    worth_of_finds,
    worth_of_goal,
)
from othersight.games.the_others.bots.position import HeroView, Position
from othersight.games.the_others.rules.ranged import can_shoot

LEAST_CITY: Final = 0.9
"""A City Action for less than this is kept for later."""


ROUNDING: Final = 1e-9
"""By how much two ways of adding up the same worths may differ."""


class Plan:
    """What to do up to the first roll, and what the whole Turn is worth."""

    __slots__ = ("deeds", "worth")

    def __init__(self, worth: float, deeds: tuple[str, ...]) -> None:
        self.worth = worth
        self.deeds = deeds

    @property
    def first(self) -> str:
        """What the plan begins with."""
        return self.deeds[0]


class Way:
    """A way through the city so far."""

    __slots__ = ("city", "deeds", "seen", "space", "worth")

    def __init__(
        self, space: int, worth: float, deeds: tuple[str, ...], city: bool, seen: tuple[int, ...]
    ) -> None:
        self.space = space
        self.worth = worth
        """Finds and City Actions less the price of the steps."""
        self.deeds = deeds
        self.city = city
        """Whether the City Action has been used."""
        self.seen = seen

    @property
    def length(self) -> int:
        """Steps made."""
        return len(self.seen) - 1


class Outline:
    """A plan before the Reaction is thought of."""

    __slots__ = ("acts", "after", "clear", "deeds", "most", "way", "worth")

    def __init__(
        self,
        way: Way | None,
        deeds: tuple[str, ...],
        acts: bool,
        worth: float,
        clear: float,
        most: float,
        after: list[Way] | None = None,
    ) -> None:
        self.way = way
        """The way gone first; None where the Hero acts before he goes."""
        self.deeds = deeds
        self.acts = acts
        self.worth = worth
        """Of the action."""
        self.clear = clear
        """The chance that no Monster is left where it is done."""
        self.most = most
        """What the plan can be worth at most."""
        self.after: list[Way] = after or []
        """The ways to go after the action."""


class Planner:
    """Plans for one Hero in one position."""

    def __init__(
        self, pos: Position, hero: HeroView, steps: int, made: int = 0, acted: bool = False
    ) -> None:
        self.pos = pos
        self.hero = hero
        self.steps = steps
        """Steps of the Move left."""
        self.made = made
        self.acted = acted
        self.goals = sorted(goals_of(pos, hero), key=lambda goal: -goal.most)
        self.pace = pos.steps_of(hero)
        self.stays: dict[tuple[int, bool], float] = {}
        self.rewards: dict[tuple[int, bool], float] = {}
        self.entries: dict[int, float] = {}
        self.exits: dict[tuple[int, float], float] = {}
        self.hastes: dict[int, float] = {}
        self.kept = pos.town.kept(self.pace)
        self.gains: dict[int, tuple[float, float]] = {}
        self.deeds: dict[int, list[tuple[str, float, float]]] = {}

    def best(self) -> Plan:
        """The best plan of all, the first of several that are as good.

        What a Turn could be worth at most is soon known, and what the Reaction costs at its end is not: that is worked
        out only where the plan could still be the best.
        """
        outlines = self.outlines()
        best: Plan | None = None
        found = 0
        for at in sorted(range(len(outlines)), key=lambda at: -outlines[at].most):
            outline = outlines[at]
            if best is not None and outline.most < best.worth - ROUNDING:
                break
            worth = self.worth_of(outline)
            if best is None or worth > best.worth or (worth == best.worth and at < found):
                best, found = Plan(worth, outline.deeds), at
        assert best is not None
        return best

    def plans(self) -> list[Plan]:
        """All plans."""
        return [Plan(self.worth_of(outline), outline.deeds) for outline in self.outlines()]

    def outlines(self) -> list["Outline"]:
        """All plans, before the Reaction is thought of."""
        ways = self.ways(1.0)
        outlines = [
            Outline(way, (*way.deeds, "end"), False, 0.0, 0.0, way.worth + self.reward(way.space))
            for way in ways
        ]
        if not self.acted:
            for way in ways:
                outlines += self.outlines_with_action(way)
            if self.made == 0 and self.steps:
                outlines += self.outlines_acting_first()
        return outlines

    # -- ways

    def gain(self, space: int) -> tuple[float, float]:
        """Finds and City Action of a Space."""
        known = self.gains.get(space)
        if known is None:
            finds = worth_of_finds(self.pos, self.hero, space)
            city = 0.0
            if self.pos.town.icons[space] and can_use_city_action(self.hero):
                city = worth_of_city_action(self.pos, self.hero, space)
            known = (finds, city)
            self.gains[space] = known
        return known

    def ways(self, held: float) -> list[Way]:
        """The best way to each Space in reach, with and without a City Action on it."""
        here = self.hero["space"]
        edge = self.with_city(Way(here, 0.0, (), False, (here,)))
        found: dict[tuple[int, bool], Way] = {(way.space, way.city): way for way in edge}
        for _ in range(self.steps):
            beyond: list[Way] = []
            for way in edge:
                for longer in self.longer(way, held):
                    key = (longer.space, longer.city)
                    if key not in found or longer.worth > found[key].worth:
                        found[key] = longer
                        beyond.append(longer)
            edge = beyond
        return list(found.values())

    def longer(self, way: Way, held: float) -> list[Way]:
        """The ways that are one step longer."""
        pos = self.pos
        leaving = self.exit(way.space, held if way.length == 0 else 1.0)
        haste = self.haste(self.made + way.length + 1)
        ways: list[Way] = []
        for target in pos.town.steps[way.space]:
            worth = way.worth - leaving - (self.entry(target) + haste)
            if target not in way.seen:
                worth += self.gain(target)[0]
            seen = (*way.seen, target)
            ways += self.with_city(
                Way(target, worth, (*way.deeds, pos.town.moves[target]), way.city, seen)
            )
        return ways

    def exit(self, space: int, held: float) -> float:
        """The price of leaving a Space whose Monsters are there with the chance `held`."""
        key = (space, held)
        known = self.exits.get(key)
        if known is None:
            known = price_of_leaving(self.pos, self.hero, space, held)
            self.exits[key] = known
        return known

    def haste(self, nth: int) -> float:
        """What the nth step of the Move costs."""
        known = self.hastes.get(nth)
        if known is None:
            known = price_of_haste(self.pos, self.hero, nth)
            self.hastes[nth] = known
        return known

    def entry(self, space: int) -> float:
        """The price of entering a Space."""
        known = self.entries.get(space)
        if known is None:
            known = price_of_checks(self.pos, self.hero, space)
            self.entries[space] = known
        return known

    def with_city(self, way: Way) -> list[Way]:
        """The way as it is, and with the City Action used at its end."""
        city = self.gain(way.space)[1]
        if way.city or city < LEAST_CITY:
            return [way]
        deeds = (*way.deeds, "city-action")
        return [way, Way(way.space, way.worth + city, deeds, True, way.seen)]

    # -- ends

    def value_of_end(self, space: int, cleared: bool = False, done: bool = False) -> float:
        """What it is worth to end the Turn in a Space, with its Monsters or without."""
        return self.reward(space, done) - self.stay(space, cleared)

    def reward(self, space: int, done: bool = False) -> float:
        """The same without the price of the Reaction: the most it can be worth."""
        key = (space, done)
        known = self.rewards.get(key)
        if known is None:
            known = worth_of_arrival(self.pos, self.hero, space) + self.prospect(space, done)
            self.rewards[key] = known
        return known

    def stay(self, space: int, cleared: bool) -> float:
        """The price of the Reaction there."""
        key = (space, cleared)
        known = self.stays.get(key)
        if known is None:
            here = [] if cleared else self.pos.monsters_in(space)
            known = price_of_staying(self.pos, self.hero, space, here)
            self.stays[key] = known
        return known

    def prospect(self, space: int, done: bool) -> float:
        """The best goal from there; with `done` the Space's own goal is gone."""
        walk, share = self.pos.town.walk[space], self.kept
        best = 0.0
        for goal in self.goals:
            if goal.most <= best:
                break  # the best come first
            if goal.space != space or not done:
                kept = share[walk[goal.space]]
                if goal.most * kept > best:
                    best = max(best, worth_of_goal(self.pos, self.hero, goal) * kept)
        return best

    # -- actions

    def outlines_with_action(self, way: Way) -> list["Outline"]:
        """Go, then act."""
        outlines = []
        for deed, worth, clear in self.actions(way.space):
            end = (1.0 - clear) * self.reward(way.space, True)
            if clear > 0.0:
                end += clear * self.reward(way.space, True)
            most = way.worth + worth + end
            outlines.append(Outline(way, (*way.deeds, deed), True, worth, clear, most))
        return outlines

    def outlines_acting_first(self) -> list["Outline"]:
        """Act here, then go."""
        here = self.hero["space"]
        outlines = []
        for deed, worth, clear in self.actions(here):
            ways = self.ways(1.0 - clear)
            most = worth + max([way.worth + self.reward(way.space) for way in ways])
            outlines.append(Outline(None, (deed,), True, worth, clear, most, ways))
        return outlines

    def worth_of(self, outline: "Outline") -> float:
        """What a plan is worth, the Reaction included."""
        way, clear = outline.way, outline.clear
        if way is None:
            return outline.worth + self.best_end(outline.after, clear)
        if not outline.acts:
            return way.worth + self.value_of_end(way.space)
        end = (1.0 - clear) * self.value_of_end(way.space, False, True)
        if clear > 0.0:
            end += clear * self.value_of_end(way.space, True, True)
        return way.worth + outline.worth + end

    def best_end(self, ways: list[Way], clear: float) -> float:
        """The best of the ways to go after having acted."""
        here = self.hero["space"]
        best = -inf
        for way in ways:
            if way.worth + self.reward(way.space) >= best - ROUNDING:
                cleared = way.space == here and clear > 0.7
                best = max(best, way.worth + self.value_of_end(way.space, cleared))
        return best

    def actions(self, space: int) -> list[tuple[str, float, float]]:
        """What can be done in a Space: the option, its worth, the chance that no Monster is left there."""
        known = self.deeds.get(space)
        if known is None:
            known = self.weighed_actions(space)
            self.deeds[space] = known
        return known

    def weighed_actions(self, space: int) -> list[tuple[str, float, float]]:
        """The actions in a Space, reckoned out."""
        pos, hero = self.pos, self.hero
        found: list[tuple[str, float, float]] = []
        empty = 0.0 if pos.spaces[space]["monsters"] else 1.0
        cleanse = worth_of_cleanse(pos, hero, space)
        if cleanse > 0.0:
            found.append(("cleanse", cleanse, 0.0))
        if not empty:
            fight = self.fight(space)
            found.append(("fight", fight.net, fight.clear))
        if can_shoot(pos.table(), pos.record(hero)):
            for target in pos.town.sees[space]:
                if pos.spaces[target]["monsters"]:
                    found.append((f"shoot {target}", self.shot(space, target).net, 0.0))
        return found

    def fight(self, space: int) -> Forecast:
        """The Fight with all Monsters of a Space."""
        companions = self.pos.companions(self.hero, space)
        monsters = self.pos.monsters_in(space)
        bout = Bout(
            self.hero, space, monsters, companions, reinforcements=self.pos.reinforcements()
        )
        return best_forecast(self.pos, bout)

    def shot(self, space: int, target: int) -> Forecast:
        """The Fight at a distance; survivors strike back if they can reach the Hero."""
        pos = self.pos
        near = pos.town.prowl[space][target] <= pos.monster_steps()
        strikes_back = near and not pos.spaces[target]["heroes"]
        companions = pos.companions(self.hero, space)
        monsters = pos.monsters_in(target)
        still = self.made == 0 and space == self.hero["space"]
        bout = Bout(self.hero, space, monsters, companions, True, False, strikes_back, still=still)
        return best_forecast(pos, bout)


def plan_for(pos: Position, hero: HeroView) -> Plan:
    """The best whole Turn of a Hero, as if it began now."""
    return Planner(pos, hero, pos.steps_of(hero)).best()
