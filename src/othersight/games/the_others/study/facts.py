"""The facts of one game of The Others: Missions, deaths and their causes, Upgrades, Sin cards."""

from typing import Any

from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.study.wounds import Harm
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.counting import counted

View = dict[str, Any]


def facts_of_the_others(finished: Game) -> dict[str, Any]:
    """Everything the report needs of a game that has kept its log."""
    view, entries = finished.view(-1), finished.log(-1)
    course = Course(view)
    for entry in entries:
        course.read(entry)
    return {
        "setting": dict(view["setting"]),
        "rounds": view["round"],
        "team": course.team,
        "successors": course.successors,
        "deaths": course.deaths,
        "missions": missions_of(view, course),
        "upgrades": course.upgrades,
        "kept": kept_by(view),
        "sin_cards": counted(entry.values[0] for entry in entries if entry.key == "sin-card"),
        "apocalypse_cards": [e.values[0] for e in entries if e.key == "apocalypse-card"],
        "monsters_killed": course.monsters_killed,
        "apocalypse": view["sins"]["apocalypse"],
    }


class Course:
    """What has happened so far, line by line."""

    def __init__(self, view: View) -> None:
        config = view["setting"]
        self.figures = [monster["card"] or monster["kind"] for monster in view["monsters"]]
        self.harm = Harm(config["acolyte"], config["sin"], self.figures)
        self.round = 1
        self.team: list[str] = []
        self.successors: list[str] = []
        self.deaths: list[dict[str, Any]] = []
        self.buried: set[int] = set()
        self.begun: dict[str, int] = {}
        self.done: dict[str, int] = {}
        self.upgrades: list[dict[str, Any]] = []
        self.monsters_killed: dict[str, int] = {}
        self.heir = -1

    def read(self, entry: Entry) -> None:
        """Take in one line."""
        self.harm.read(entry)
        if entry.key not in ("upgrade-taken", "inventory-refilled", "successor"):
            self.heir = -1
        name = "on_" + entry.key.replace("-", "_")
        if hasattr(self, name):
            getattr(self, name)(*entry.values)

    def on_heroes_start(self, heroes: tuple[int, ...]) -> None:
        self.team = [HEROES[hero] for hero in heroes]

    def on_round(self, number: int) -> None:
        self.round = number

    def on_hero_killed(self, hero: int) -> None:
        cause = self.harm.last.get(hero, {"by": "unknown", "what": [], "through": "wounds"})
        self.buried.add(hero)
        self.deaths.append({"hero": HEROES[hero], "round": self.round, **cause})

    def on_tainted_one(self, hero: int, space: int) -> None:
        """He counts as killed (TO-VICTORY-06) and the log does not say so."""
        self.on_hero_killed(hero)

    def on_sins_win(self, hero: int) -> None:
        if hero not in self.buried:
            self.on_hero_killed(hero)

    def on_successor(self, dead: int, hero: int) -> None:
        self.heir = hero
        self.successors.append(HEROES[hero])

    def on_upgrade_taken(self, hero: int, card: str) -> None:
        """TO-DEATH-09: a successor takes over as many cards as the dead Hero had."""
        taken = {"hero": HEROES[hero], "card": card, "round": self.round}
        self.upgrades.append({**taken, "inherited": hero == self.heir})

    def on_mission(self, mission: str) -> None:
        self.begun[mission] = self.round

    def on_mission_accomplished(self, mission: str) -> None:
        self.done[mission] = self.round

    def on_monster_killed(self, monster: int, space: int) -> None:
        kind = self.figures[monster]
        self.monsters_killed[kind] = self.monsters_killed.get(kind, 0) + 1


def missions_of(view: View, course: Course) -> list[dict[str, Any]]:
    """The Missions on the way the Heroes took, with the Rounds in which each was begun and done (0: not done)."""
    path = list(dict.fromkeys([*course.done, view["story"]["mission"]]))
    return [
        {"mission": one, "begun": course.begun.get(one, 1), "done": course.done.get(one, 0)}
        for one in path
    ]


def kept_by(view: View) -> dict[str, list[str]]:
    """The Upgrades of the Heroes in play at the end."""
    return {
        hero["hero"]: sorted([*hero["upgrades"], *hero["face_down"]])
        for hero in view["heroes"]
        if hero["state"] == "in-play"
    }
