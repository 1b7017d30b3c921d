"""The facts of one game of They Live: stories, deaths and their causes, the Final Assault, cards that were used."""

from typing import Any

from othersight.games.they_live.study.damage import Blows
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.counting import counted

View = dict[str, Any]


def facts_of_they_live(finished: Game) -> dict[str, Any]:
    """Everything the report needs of a game that has kept its log."""
    view, entries = finished.view(-1), finished.log(-1)
    course = Course(view)
    for entry in entries:
        course.read(entry)
    dealt = view["people"][: view["setting"]["players"]]
    return {
        "setting": dict(view["setting"]),
        "rounds": view["round"],
        "clock": view["clock"],
        "invaders": sum(person["identity"] == "invader" for person in dealt),
        "people": people_of(view, course),
        "deaths": course.deaths,
        "assault": course.assault,
        "why": course.why,
        "revealed": course.revealed,
        "confrontations": course.confrontations,
        "persuaded": named(entries, "enemy-persuaded", 1),
        "enemies_killed": named(entries, "enemy-killed", 1),
        "used": named(entries, "card-used", 1),
        "weapons": named(entries, "weapon", 1),
        "equipped": named(entries, "equipped", 1),
        "news": named(entries, "news", 0),
        "resources": course.resources,
        "spent": named(entries, "resource-spent", 0),
        "recruits": named(entries, "recruit-spent", 1),
        "sabotage": named(entries, "sabotage", 1),
    }


def named(entries: list[Entry], key: str, place: int) -> dict[str, int]:
    """How often each name stands at a place of the lines with that key."""
    return counted(entry.values[place] for entry in entries if entry.key == key)


class Course:
    """What has happened so far, line by line."""

    def __init__(self, view: View) -> None:
        self.people = view["people"]
        characters = [person["character"] for person in self.people]
        self.blows = Blows(characters, range(view["setting"]["players"]))
        self.round = 0
        self.deaths: list[dict[str, Any]] = []
        self.stories: dict[int, list[str]] = {}
        self.passes: dict[int, int] = {}
        self.completed: dict[int, int] = {}
        self.stepped_in: set[int] = set()
        self.assault: dict[str, Any] = {}
        self.resources: dict[str, dict[str, int]] = {}
        self.revealed: list[dict[str, Any]] = []
        self.confrontations: list[dict[str, Any]] = []
        self.why = ""

    def read(self, entry: Entry) -> None:
        """Take in one line."""
        self.blows.read(entry)
        name = "on_" + entry.key.replace("-", "_")
        if hasattr(self, name):
            getattr(self, name)(*entry.values)

    def told(self, person: int) -> dict[str, str]:
        """Who somebody was and what."""
        one = self.people[person]
        return {"character": one["character"], "identity": one["identity"]}

    def on_round(self, number: int) -> None:
        self.round = number

    def on_killed(self, person: int) -> None:
        cause = self.blows.last.get(person, {"by": "unknown", "what": []})
        here = {"round": self.round, "assault": bool(self.assault.get("cards"))}
        self.deaths.append({**self.told(person), **here, **cause})

    def on_replacement(self, seat: int, person: int, fallen: int) -> None:
        self.stepped_in.add(person)

    def on_story_card(self, person: int, card: str) -> None:
        self.stories.setdefault(person, []).append(card)

    def on_story_pass(self, person: int, passes: int) -> None:
        self.passes[person] = passes

    def on_story_complete(self, person: int) -> None:
        self.completed[person] = self.round

    def on_confrontation(self, person: int, other: int) -> None:
        sides = [self.people[one]["identity"] for one in (person, other)]
        self.confrontations.append({"round": self.round, "attacker": sides[0], "other": sides[1]})

    def on_assault_declared(self, person: int) -> None:
        self.storm()["caller"] = self.told(person)

    def on_resources_sorted(self, useful: tuple[str, ...], sabotaged: tuple[str, ...]) -> None:
        self.resources = {"useful": counted(useful), "sabotaged": counted(sabotaged)}

    def storm(self) -> dict[str, Any]:
        """The Final Assault; a position may begin in the middle of it."""
        if not self.assault:
            self.assault = {"round": self.round, "caller": {}, "cards": [], "won": 0, "lost": 0}
        return self.assault

    def on_assault_card(self, card: str) -> dict[str, Any]:
        """The card that is tried, met for the first time or again."""
        cards = self.storm()["cards"]
        if not cards or cards[-1]["card"] != card:
            cards.append({"card": card, "failures": 0, "passed": False})
        found: dict[str, Any] = cards[-1]
        return found

    def on_assault_test(self, required: int, rolled: int, helped: int, passed: int) -> None:
        self.storm()["won" if passed else "lost"] += 1

    def on_assault_failed(self, card: str, failures: int) -> None:
        self.on_assault_card(card)["failures"] = failures

    def on_assault_passed(self, card: str) -> None:
        self.on_assault_card(card)["passed"] = True

    def on_reveals(self, seat: int) -> None:
        """During which card of the assault, from 1 (TL-ASSAULT-22)."""
        at = max(1, len(self.storm()["cards"]))
        self.revealed.append({**self.told(self.blows.playing[seat]), "card": at})

    def on_humans_lose(self, why: str) -> None:
        self.why = why


def people_of(view: View, course: Course) -> list[dict[str, Any]]:
    """Everybody who was played: the character, what they were, how far their story came."""
    players = view["setting"]["players"]
    return [
        {
            **course.told(at),
            "stepped_in": at in course.stepped_in,
            "story": course.stories.get(at, []),
            "passes": course.passes.get(at, 0),
            "completed": course.completed.get(at, 0),
            "dead": person["dead"],
        }
        for at, person in enumerate(view["people"])
        if at < players or at in course.stepped_in
    ]
