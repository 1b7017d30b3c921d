"""What a spectator can tell of each character up to the start of the Final Assault, as named numbers."""

from collections import Counter
from collections.abc import Sequence

from othersight.kernel.log import Entry, Value

Numbers = Counter[str]
BY_SEAT = (
    "action-turn", "calls-for-team", "joins", "stays-out", "trade-refused", "trade-accepted", "offer-scrap",
    "offer-card",
)  # fmt: skip
"""Lines that name a seat first; the others that are counted name a character."""
BY_PERSON = (
    "location-turn", "action", "ability", "built", "deployed", "moves", "rides", "weapon", "persuade", "stealth",
    "combat", "card-used", "card-scrapped", "card-discarded", "equipped", "put-in-bag", "lays-low", "gather",
    "glasses-spent", "glasses", "scrap", "scrap-paid", "wanted", "damage", "heal", "injury", "test-passed",
    "test-failed", "story-pass", "location-card", "confrontation", "flees", "card-drawn", "scrap-collected",
    "card-collected", "assault-declared", "lenses-on-billboards", "lenses-on-person",
)  # fmt: skip
RED = 19
SABOTAGED = 1 / 3
"""About how many of the cards are sabotaged."""


class Record:
    """The public record of one game, read line by line until the assault begins."""

    def __init__(self, players: int, cable_54: int) -> None:
        self.playing = list(range(players))
        """The character of each seat."""
        self.cable_54 = cable_54
        self.seen: dict[int, Numbers] = {person: Counter() for person in range(players)}
        self.clock = 12
        self.leader = -1
        self.votes: list[tuple[int, str]] = []
        self.claims: list[tuple[int, tuple[Value, ...]]] = []
        self.space: dict[int, int] = {}
        self.thrown: dict[int, int] = {}
        """How many cards each character has thrown away at its last check."""

    def read(self, log: Sequence[Entry]) -> dict[int, Numbers]:
        """What is to be told of the characters who are played when the record ends."""
        for entry in log:
            if entry.key == "assault":
                break
            self.line(entry)
        self.count_votes()
        return {person: self.seen[person] for person in self.playing}

    def line(self, entry: Entry) -> None:
        key, values = entry.key, entry.values
        if key != "vote":
            self.count_votes()
        if key == "replacement":
            self.replace(values)
        elif key == "clock":
            self.clock = int(str(values[0]))
        elif key == "leader":
            self.leader = int(str(values[0]))
            self.of_seat(self.leader)["leads"] += 1
        elif key == "vote":
            self.votes.append((int(str(values[0])), str(values[1])))
        elif key == "claim":
            self.claim(values)
        elif key in BY_SEAT:
            self.of_seat(int(str(values[0])))[key] += 1
        elif key in BY_PERSON and values[0] in self.seen:
            self.deed(self.seen[int(str(values[0]))], key, values)

    def of_seat(self, seat: int) -> Numbers:
        return self.seen[self.playing[seat]]

    def replace(self, values: tuple[Value, ...]) -> None:
        """A spare takes the seat of a dead character."""
        seat, spare = int(str(values[0])), int(str(values[1]))
        self.playing[seat] = spare
        self.seen[spare] = Counter({"replacement": 1})

    def deed(self, numbers: Numbers, key: str, values: tuple[Value, ...]) -> None:
        """One line about a character; what was done and how much of it."""
        person = int(str(values[0]))
        numbers[key] += 1
        if key in ("location-turn", "action", "ability"):
            numbers[f"{key} {values[1]}"] += 1
        if key in ("moves", "rides"):
            self.space[person] = int(str(values[1]))
        if key == "location-turn" and values[1] == "pass" and self.clock >= RED:
            waits = self.space.get(person) == self.cable_54 and self.playing[self.leader] == person
            numbers["waits on cable 54"] += waits
        if key in ("built", "damage", "wanted", "scrap", "heal"):
            numbers[f"{key} sum"] += int(str(values[-1 if key == "built" else 1]))
        if key == "deployed":
            deployed, discarded, left = [int(str(n)) for n in values[1:4]]
            numbers["cards deployed"] += deployed
            numbers["cards thrown away"] += discarded
            numbers["cards left"] += left
            numbers["thrown away beyond chance"] += (
                100 * (discarded - SABOTAGED * (deployed + discarded)) > 50
            )
            numbers["nothing thrown away"] += discarded == 0
            self.thrown[person] = discarded

    def claim(self, values: tuple[Value, ...]) -> None:
        """A claim, and how it goes with what was said and seen before."""
        seat = int(str(values[0]))
        numbers = self.of_seat(seat)
        about, thing, what = values[1], values[2], values[3]
        numbers[f"claims {about}"] += 1
        if about == "person":
            numbers[f"says {what}"] += 1
            if thing in self.seen:
                self.seen[int(str(thing))][f"called {what}"] += 1
        if about == "deposit":
            numbers["sabotage found"] += int(str(what))
            numbers["found other than thrown"] += self.thrown.get(self.playing[seat], 0) != what
        for other, said in self.claims:
            if other != seat and said[1:3] == (about, thing) and about != "deposit":
                verb = "agrees" if said[3] == what else "contradicts"
                numbers[verb] += 1
                self.of_seat(other)[
                    "is contradicted" if verb == "contradicts" else "is borne out"
                ] += 1
        self.claims.append((seat, values))

    def count_votes(self) -> None:
        """A vote that is over: who went with the others, who stood alone, who voted for himself or the leader."""
        if not self.votes:
            return
        counts = Counter([vote for _, vote in self.votes])
        most, number = counts.most_common(1)[0]
        for seat, vote in self.votes:
            numbers, kind = self.of_seat(seat), vote.split()[0]
            numbers[f"votes {kind}"] += 1
            numbers[f"{kind} with most"] += vote == most
            numbers[f"{kind} alone"] += counts[vote] == 1 and number > 1
            numbers[f"{kind} for self"] += vote == f"{kind} {seat}"
            numbers[f"{kind} for leader"] += vote == f"{kind} {self.leader}"
            named = vote.split()[-1]
            if vote != f"{kind} {seat}" and named.isdigit() and int(named) < len(self.playing):
                self.of_seat(int(named))[f"{kind} by others"] += 1
        self.votes = []
