"""What damages the people of They Live, worked out line by line from the log.

Damage follows the line that brings it: an enemy that strikes back, a card that was failed, another player. The last
such line before the damage is its cause; a token beyond the tenth wanted one is a cause for one line only.
"""

from collections.abc import Callable, Sequence
from typing import Any

from othersight.kernel.log import Entry

Cause = dict[str, Any]


class Blows:
    """The cause of the next damage, and what has struck each person last."""

    def __init__(self, characters: Sequence[str], playing: Sequence[int]) -> None:
        self.characters = characters
        self.playing = list(playing)
        self.cause: Cause = {"by": "unknown", "what": []}
        self.backs: dict[int, str] = {}
        self.last: dict[int, Cause] = {}
        self.duel: dict[int, int] = {}
        self.overflow = False
        self.headline: list[str] = []

    def read(self, entry: Entry) -> None:
        """Take in one line."""
        if entry.key in READING:
            READING[entry.key](self, *entry.values)

    def now(self, by: str, *what: str) -> None:
        """What strikes from here on."""
        self.cause = {"by": by, "what": list(what)}
        self.duel = {}

    def damage(self, person: int, damage: int, total: int) -> None:
        """Damage: whose it is."""
        if self.overflow:
            self.last[person] = {"by": "wanted", "what": []}
        elif person in self.duel:
            self.last[person] = {"by": "player", "what": [self.characters[self.duel[person]]]}
        else:
            self.last[person] = self.cause
        self.overflow = False

    def too_wanted(self, person: int, tokens: int) -> None:
        self.overflow = True

    # -- what strikes

    def turned(self, tile: int, front: str, back: str) -> None:
        self.backs[tile] = back

    def attack(self, tile: int, player: int, front: str) -> None:
        self.now("enemy", self.backs.get(tile, front))

    def acts(self, tile: int, front: str, back: str) -> None:
        self.now("enemy", back)

    def strikes_back(
        self, tile: int, damage: int, left: int, combat: int, rolled: int, front: str
    ) -> None:
        self.now("enemy", self.backs.get(tile, front))

    def persuade(
        self, person: int, tile: int, roll: Sequence[int], needed: int, front: str
    ) -> None:
        self.now("enemy", self.backs.get(tile, front))

    def location_card(self, person: int, card: str, section: str) -> None:
        self.now("location", card)

    def story_card(self, person: int, card: str) -> None:
        self.now("story", self.characters[person])

    def intro(self, person: int) -> None:
        self.now("story", self.characters[person])

    def news(self, card: str = "") -> None:
        self.headline = [card] if card else []
        self.now("news", *self.headline)

    def test(self, person: int, skill: int, needed: int, roll: Sequence[int]) -> None:
        """After its enemies the news tells its own story, to be tested."""
        if self.headline and self.cause["by"] == "enemy":
            self.now("news", *self.headline)

    def new_round(self, number: int) -> None:
        self.headline = []

    def assault_card(self, card: str, *more: int) -> None:
        self.now("assault", card)

    def clash(
        self, attacker: int, roll: Sequence[int], defender: int, other: Sequence[int]
    ) -> None:
        self.now("player")
        self.duel = {attacker: defender, defender: attacker}

    def invader_fight(self, foe: int, fighters: Sequence[int]) -> None:
        """The group strikes the Invader, and the Invader all of them; whoever leads them stands for the group."""
        if fighters:
            self.now("player")
            self.duel = {self.playing[seat]: self.playing[foe] for seat in fighters}
            self.duel[self.playing[foe]] = self.playing[fighters[0]]

    def replaced(self, seat: int, person: int, fallen: int) -> None:
        self.playing[seat] = person


READING: dict[str, Callable[..., None]] = {
    "damage": Blows.damage,
    "wanted-overflow": Blows.too_wanted,
    "enemy-turned": Blows.turned,
    "attack": Blows.attack,
    "enemy-acts": Blows.acts,
    "enemy-hurt": Blows.strikes_back,
    "persuade": Blows.persuade,
    "location-card": Blows.location_card,
    "story-card": Blows.story_card,
    "intro": Blows.intro,
    "news": Blows.news,
    "no-news": Blows.news,
    "test-passed": Blows.test,
    "test-failed": Blows.test,
    "round": Blows.new_round,
    "assault-card": Blows.assault_card,
    "assault-failed": Blows.assault_card,
    "assault-enemy-hurt": Blows.assault_card,
    "pvp-combat": Blows.clash,
    "invader-fight": Blows.invader_fight,
    "replacement": Blows.replaced,
}
