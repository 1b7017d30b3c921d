"""What a player has noticed since the game began: deployments, refusals, leaders who wait, the news so far.

A view shows the table as it is; what led there has to be remembered, or read off the log (`recollection.py`). A player
who can do neither plays on all the same.
"""

from typing import Any

STALLING = 20.0
"""How much it speaks against a leader to stand on Cable 54 at a late hour and do nothing."""
DAWDLING = 2.5
"""How much it speaks against a leader not to be there."""

View = dict[str, Any]


class Deployment:
    """One Check and deploy as the table saw it."""

    def __init__(self, person: int, deployed: int, discarded: int, sorted: bool) -> None:
        self.person = person
        self.deployed = deployed
        self.discarded = discarded
        self.sorted = sorted
        """Whether a glasses token was spent on it."""


class Memory:
    """What a player has noticed since the game began."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A new game."""
        self.deployments: list[Deployment] = []
        self.refusals: dict[int, int] = {}
        """How often each person has stayed out of a team effort that the player had proposed."""
        self.stalls: dict[int, float] = {}
        """How much each person has to answer for having stood on Cable 54 as leader and not begun the assault."""
        self.last: View | None = None
        self.judged = 0
        """The round whose leader has been judged."""
        self.hour = (0, 0)
        """The present round and what the clock showed when it was first seen."""
        self.news: dict[str, int] = {}
        """The news seen so far, and how many decisions had been made by then."""
        self.found: tuple[int, int] | None = None
        """The billboard checked last and how many sabotaged cards to tell of; nothing once it has been told."""
        self.sorting: dict[int, bool] = {}
        """As an Invader: which cards of the deposit just checked are to be thrown away."""
        self.lied: list[int] = []
        """The billboards that something false was said of."""
        self.asked_for_help = (-1, -1)
        """The round and the tile of the last team effort proposed."""
        self.test: list[Any] = []
        """The test of the assault seen last, by card, failures, skill and printed number."""
        self.recruits: list[str] = []
        """The persuaded tiles there were when that test began."""

    def of_another(self) -> "Memory":
        """What somebody else at the same table remembers: all that was public."""
        twin = Memory()
        twin.deployments = self.deployments.copy()
        twin.refusals = self.refusals.copy()
        twin.stalls = self.stalls.copy()
        twin.last = self.last
        twin.judged = self.judged
        twin.hour = self.hour
        twin.news = self.news.copy()
        twin.test = self.test
        twin.recruits = self.recruits
        return twin

    def notice(self, view: View) -> None:
        """Compare the table with what it was at the last look."""
        if self.last is not None and view["decisions"] < self.last["decisions"]:
            self.forget()
        if self.last is not None and not view["assault"]:
            self.notice_deployment(self.last, view)
        if view["round"] != self.hour[0]:
            self.hour = (view["round"], view["clock"])
        card = view["decks"]["news_card"]
        if card and card not in self.news:
            self.news[card] = view["decisions"]
        self.notice_test(view)
        self.last = view

    def notice_test(self, view: View) -> None:
        """In the assault: what persuaded tiles there are before any is spent on a test."""
        frames = {frame["what"]: frame for frame in view["under_way"]}
        if "assault-test" not in frames or "assault-card" not in frames:
            return
        card, test = frames["assault-card"], frames["assault-test"]
        key = [card["card"], card["failures"], test["skill"], test["printed"]]
        if key != self.test:
            self.test = key
            self.recruits = list(view["decks"]["recruits"])

    def recruits_spent(self, view: View) -> list[str]:
        """The persuaded tiles that have gone since the test began."""
        spent = list(self.recruits)
        for id in view["decks"]["recruits"]:
            if id in spent:
                spent.remove(id)
        return spent

    def notice_stalling(self, view: View, cable_54: int, hour: int) -> None:
        """At the election: the leader had an hour at which a Human would have begun the assault, and has not."""
        if view["round"] == self.judged:
            return
        self.judged = view["round"]
        if self.hour[1] < hour:
            return
        person = view["people"][view["playing"][view["leader"]]]
        free = not view["places"][cable_54 - 1]["stack"] and not person["beaten"]
        weight = STALLING if free and person["space"] == cable_54 else DAWDLING
        self.stalls[person["person"]] = self.stalls.get(person["person"], 1.0) * weight

    def notice_refusal(self, view: View, tile: int) -> None:
        """At an encounter: a team effort proposed for this tile has come to nothing."""
        if self.asked_for_help != (view["round"], tile):
            return
        self.asked_for_help = (-1, -1)
        me = view["people"][view["playing"][view["seat"]]]
        for person in view["playing"]:
            if person != me["person"] and view["people"][person]["space"] == me["space"]:
                self.refusals[person] = self.refusals.get(person, 0) + 1

    def notice_deployment(self, before: View, after: View) -> None:
        """A deposit has become smaller and the Resources larger: whoever stands there has checked it."""
        more = after["decks"]["resources"] - before["decks"]["resources"]
        for old, new in zip(before["places"], after["places"], strict=True):
            gone = old.get("deposit", 0) - new.get("deposit", 0)
            if gone <= 0 or after["clock"] != before["clock"]:
                continue
            here = [p for p in after["people"] if p["space"] == new["space"] and p["seat"] >= 0]
            spent = [p for p in here if p["glasses"] < before["people"][p["person"]]["glasses"]]
            deployed = max(0, min(gone, more))
            is_raid = not spent and deployed < gone  # whoever does not look deploys all
            if not is_raid and (len(spent) == 1 or len(here) == 1):
                person = (spent or here)[0]["person"]
                self.deployments.append(Deployment(person, deployed, gone - deployed, bool(spent)))
