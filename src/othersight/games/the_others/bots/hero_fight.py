"""A Hero Player's choices in a Fight and with Wounds (TO-TIME-15, TO-TIME-18, TO-TIME-22, TO-TIME-25, TO-TIME-26)."""

from itertools import product
from typing import Any, Final

from othersight.games.the_others.bots.dice import best_kills
from othersight.games.the_others.bots.fighting import (
    Bout,
    costs_of,
    forecast,
    hero_side,
    power_in,
    sin_side,
)
from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import (
    price_of_levels,
    price_of_wounds,
    wanted_level,
    worth_of_kill,
)
from othersight.games.the_others.rules.wound import MARKERS

SLOTS: Final = {1: 0.0, 2: 1.0, 3: 0.8, 4: 1.0, 5: 1.0, 6: 1.8, 7: 0.9}
"""What the bonus of each slot is worth in a roll."""


def fight_frame(pos: Position) -> dict[str, Any]:
    """The Fight under way."""
    frame = pos.frame("fight", "ranged-fight")
    assert frame is not None
    return frame


def bout_under_way(pos: Position, frame: dict[str, Any]) -> Bout:
    """The Fight under way as a bout."""
    hero = pos.heroes[frame["hero"]]
    shot = frame["what"] == "ranged-fight"
    return Bout(
        hero,
        frame["ground"],
        pos.monsters_in(frame["space"]),
        pos.companions(hero, frame["ground"]),
        shot,
        frame["reaction"],
    )


def corruption(pos: Position, options: list[str]) -> str:
    """TO-TIME-18: Voluntary Corruption where its bonuses are worth the Level."""
    frame = fight_frame(pos)
    bout = bout_under_way(pos, frame)
    if frame["barred"]:
        wanted = bout.hero["level"] < wanted_level(pos, bout.hero)
        return "corruption yes" if wanted else "corruption no"
    darker, plain = forecast(pos, bout, True), forecast(pos, bout, False)
    return "corruption yes" if darker.net > plain.net else "corruption no"


def intention(pos: Position, options: list[str]) -> str:
    """TO-TIME-15: nothing binds, so nothing is given away."""
    return "mean no"


class Results:
    """The dice of a Fight as they lie, with all fixed results."""

    def __init__(self, pos: Position, frame: dict[str, Any]) -> None:
        self.pos = pos
        self.bout = bout_under_way(pos, frame)
        hero = self.bout.hero
        risen = {**hero, "level": hero["level"] - 1}  # the Level has moved already
        bout = Bout(
            risen, self.bout.space, self.bout.monsters, self.bout.companions, self.bout.shot
        )
        mine = hero_side(pos, bout if frame["corrupted"] else self.bout, frame["corrupted"])
        roll, chosen = frame["hero_roll"], frame["chosen"]
        choice = choice_counted(hero) if frame["corrupted"] else 0
        self.hits: int = roll.count("hit") + chosen.count("hit") + mine.hits - choice
        self.guard: int = (
            roll.count("def") + chosen.count("def") + mine.guard - power_in(pos, self.bout)[3]
        )
        self.cc: int = roll.count("cc") + chosen.count("cc")
        self.free: int = roll.count("faith") + choice - len(chosen)
        theirs = sin_side(pos, self.bout)
        self.is_known = bool(frame["sin_roll"])
        faces = frame["sin_roll"]
        self.sin_hits: int = faces.count("sin-hit") + faces.count("burst") + theirs.hits
        self.corruption: int = faces.count("corr") + theirs.guard
        if not self.is_known and self.bout.shot:
            self.sin_hits += round(theirs.dice * 0.6)
            self.corruption += round(theirs.dice * 0.4)

    def worth(self, hits: int, guard: int, cc: int) -> float:
        """What it comes to with these results added."""
        pos, bout = self.pos, self.bout
        costs = costs_of(pos, bout)
        total = max(0, self.hits + hits)
        kills = best_kills(costs, total)[total]
        wounds = max(0, self.sin_hits - max(0, self.guard + guard))
        points = max(0, self.corruption - self.cc - cc)
        harm = price_of_wounds(pos, bout.hero, wounds) + price_of_levels(pos, bout.hero, points)
        if bout.shot and total >= sum([defense for defense, _ in costs]):
            harm = 0.0
        return kills - harm


def choice_counted(hero: HeroView) -> int:
    """The Level 7 result, which the pool counts as a Hit until it is chosen."""
    return 1 if hero["level"] >= 7 and 7 not in hero["covered"] else 0


def faith(pos: Position, options: list[str]) -> str:
    """TO-TIME-22: the results that make the most of all dice on the table."""
    results = Results(pos, fight_frame(pos))
    free = max(1, results.free)
    best = max(
        [split for split in product(range(free + 1), repeat=3) if sum(split) == free],
        key=lambda split: results.worth(*split),
    )
    for count, name in zip(best, ("hit", "def", "cc"), strict=True):
        if count and f"faith {name}" in options:
            return f"faith {name}"
    return options[0]


def assign(pos: Position, options: list[str]) -> str:
    """TO-TIME-25: the set of Monsters that is worth most, one after the other."""
    frame = fight_frame(pos)
    bout = bout_under_way(pos, frame)
    victims = [pos.monsters[int(option.split()[1])] for option in options if option != "pass"]
    chosen = best_victims(pos, bout, victims, frame["hits"])
    return f"hit {chosen[0]['monster']}" if chosen else "pass"


def best_victims(
    pos: Position, bout: Bout, victims: list[MonsterView], hits: int
) -> list[MonsterView]:
    """The Monsters to kill with so many Hits."""
    best: dict[int, tuple[float, list[MonsterView]]] = {0: (0.0, [])}
    for monster in victims:
        defense, worth = monster["defense"], worth_of_kill(pos, monster)
        for used, (total, chosen) in list(best.items()):
            spent = used + defense
            if spent <= hits and (spent not in best or best[spent][0] < total + worth):
                best[spent] = (total + worth, [*chosen, monster])
    return max(best.values(), key=lambda found: found[0])[1]


def protector(pos: Position, options: list[str]) -> str:
    """TO-TIME-26: a Wound less costs nothing."""
    return "protect"


def dr_gan(pos: Position, options: list[str]) -> str:
    """APR-3: an Innocent is dear, a life dearer."""
    hero = pos.heroes[fight_frame(pos)["hero"]]
    return "gan wound" if len(hero["covered"]) < MARKERS - 2 else "gan innocent"


def use_of_slot(hero: HeroView, slot: int) -> float:
    """What an open slot is worth, the less the farther above the Level it is."""
    above = slot - hero["level"] - 1
    return SLOTS[slot] * (1.0 if above <= 0 else 0.6 if above == 1 else 0.3 if above == 2 else 0.15)


def wounded(pos: Position, options: list[str], field: str) -> HeroView:
    """Whose Wounds they are: one of this player's Heroes whose slots fit the options."""
    slots = {int(option.split()[1]) for option in options}
    current = pos.current
    candidates = ([current] if current is not None else []) + pos.team
    for hero in candidates:
        covered = set(hero["covered"])
        fits = slots == covered if field == "covered" else slots == set(SLOTS) - covered
        if hero["player"] == pos.view["seat"] and fits:
            return hero
    return candidates[0]


def wound(pos: Position, options: list[str]) -> str:
    """TO-WOUND-01: on the least useful slot, the empty first one before all."""
    hero = wounded(pos, options, "open")
    return min(options, key=lambda option: use_of_slot(hero, int(option.split()[1])))


def heal(pos: Position, options: list[str]) -> str:
    """TO-WOUND-03: off the most useful slot."""
    hero = wounded(pos, options, "covered")
    return max(options, key=lambda option: use_of_slot(hero, int(option.split()[1])))
