"""What a player remembers: deployments, refusals, leaders who wait, the news so far.

A view shows the table as it is; what led there is read off the log (`reading.py`). A player without one plays on all
the same.
"""

from collections.abc import Sequence
from typing import Any

from othersight.games.they_live.rules.stash import MOST_CARDS
from othersight.kernel.compiling import mypyc_attr

View = dict[str, Any]


@mypyc_attr(serializable=True)
class Deployment:
    """One Check and deploy as the table saw it."""

    def __init__(self, person: int, deployed: int, discarded: int, sorted: bool) -> None:
        self.person = person
        self.deployed = deployed
        self.discarded = discarded
        self.sorted = sorted
        """Whether a glasses token was spent on it."""


@mypyc_attr(serializable=True)
class Memory:
    """What a player knows of the game so far that no view shows."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A new game."""
        self.deployments: list[Deployment] = []
        self.refusals: dict[int, int] = {}
        """How often each person has stayed out of a team effort that the player had proposed."""
        self.stalls: dict[int, float] = {}
        """How much each person has to answer for having stood on Cable 54 as leader and not begun the assault."""
        self.news: dict[str, int] = {}
        """The news seen so far, and how many decisions had been made by then."""
        self.found: tuple[int, int] | None = None
        """The billboard checked last and how many sabotaged cards to tell of; nothing once it has been told."""
        self.sorting: dict[int, bool] = {}
        """As an Invader: which cards of the deposit just checked are to be thrown away."""
        self.keeps = MOST_CARDS
        """As an Invader who builds: with so many cards left he lays down no more."""
        self.sabotage = 0
        """How many sabotaged cards there were when the Resources were sorted; they are played off one by one."""
        self.lied: list[int] = []
        """The billboards that something false was said of."""
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
        twin.news = self.news.copy()
        twin.sabotage = self.sabotage
        twin.test = self.test
        twin.recruits = self.recruits
        return twin

    def notice(self, view: View) -> None:
        """What lies open now and may be gone at the next look."""
        card = view["decks"]["news_card"]
        if card and card not in self.news:
            self.news[card] = view["decisions"]
        if view["assault"]:
            self.sabotage = max(self.sabotage, len(view["decks"]["sabotaged"]))
        self.notice_test(view)

    def notice_test(self, view: View, spent: Sequence[str] = ()) -> None:
        """In the assault: what persuaded tiles there are before any is spent on a test; these have been already."""
        frames = {frame["what"]: frame for frame in view["under_way"]}
        if "assault-test" not in frames or "assault-card" not in frames:
            return
        card, test = frames["assault-card"], frames["assault-test"]
        key = [card["card"], card["failures"], test["skill"], test["printed"]]
        if key != self.test:
            self.test = key
            self.recruits = [*view["decks"]["recruits"], *spent]

    def recruits_spent(self, view: View) -> list[str]:
        """The persuaded tiles that have gone since the test began."""
        spent = list(self.recruits)
        for id in view["decks"]["recruits"]:
            if id in spent:
                spent.remove(id)
        return spent


def new_memory() -> Memory:
    """The memory of a player who sits down. Interpreted code calls this: where it calls a compiled class that can be
    copied whole, mypyc 2 leaves `__init__` out."""
    return Memory()
