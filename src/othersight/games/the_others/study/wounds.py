"""Where a Hero's Wounds come from, worked out line by line from the log of The Others.

The log tells what strikes (a check, a Fight, a card) before it tells the Wounds and Levels that follow. Each striking
line opens a cause with as many Wounds and as much Corruption as it brings; Corruption that Level 7 cannot take arrives
as Wounds (TO-CORRUPT-11). The newest open cause that concerns the Hero is the one that strikes him.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.state.config import FIRE, HEROES
from othersight.kernel.log import Entry

ANYBODY = -1
ENDLESS = 1_000

HARMFUL_PASTS: dict[str, tuple[int, int]] = {
    "slightly-troubled": (1, 0),
    "former-hell-club": (3, 3),
    "psychopathy-trigger": (ENDLESS, 0),
}

TOP_OF_THE_TRACK = 7
TOP_STRIKES = (2, 2)


@dataclass
class Cause:
    """Something that strikes: what kind of thing, which, whom, and how much of it is still to come."""

    by: str
    what: tuple[str, ...]
    hero: int = ANYBODY
    wounds: int = 0
    corruption: int = 0


class Harm:
    """The open causes, and what has struck each Hero last."""

    def __init__(self, acolyte: str, sin: str, monsters: Sequence[str]) -> None:
        self.acolyte = acolyte
        self.sin = sin
        self.monsters = frozenset(monsters)
        self.open: list[Cause] = []
        self.last: dict[int, dict[str, Any]] = {}
        self.levels: dict[int, int] = {}
        self.foes: tuple[str, ...] = ()
        self.track = 0
        self.ending = False
        self.revealed: set[str] = set()
        self.willing = False

    def read(self, entry: Entry) -> None:
        """Take in one line."""
        if entry.key in CLOSING:
            self.open = []
        if entry.key in READING:
            READING[entry.key](self, *entry.values)

    def add(self, by: str, *what: str, hero: int = ANYBODY, harm: tuple[int, int]) -> None:
        """One more cause, the newest."""
        self.open.append(Cause(by, what, hero, *harm))

    def strike(self, hero: int, slot: int) -> None:
        """A Wound: whose it is."""
        for cause in reversed(self.open):
            if cause.hero in (ANYBODY, hero) and (cause.wounds or cause.corruption):
                through = "wounds" if cause.wounds else "corruption"
                setattr(cause, through, getattr(cause, through) - 1)
                self.blame(hero, cause.by, *cause.what, through=through)
                return
        self.strike_otherwise(hero)

    def strike_otherwise(self, hero: int) -> None:
        """Nothing that is open brings a Wound: Dr. Gan, the one harm without a line of its own, or Corruption of a
        Hero who began above Level 1, as only a position of one's own has it."""
        newest = [cause for cause in self.open if cause.hero in (ANYBODY, hero)][-1:]
        if "dr-gan-redemption" in self.revealed:
            self.blame(hero, "apocalypse-card", "dr-gan-redemption")
        elif newest:
            self.blame(hero, newest[0].by, *newest[0].what, through="corruption")
        else:
            self.blame(hero, "unknown")

    def blame(self, hero: int, by: str, *what: str, through: str = "wounds") -> None:
        """Remember what struck a Hero."""
        self.last[hero] = {"by": by, "what": list(what), "through": through}

    def level(self, hero: int, level: int) -> None:
        """A Level higher uses up Corruption of the newest cause, unless the Hero took it of his own will."""
        rise = level - self.levels.get(hero, 1)
        self.levels[hero] = level
        if self.willing:
            self.willing = False
            return
        for cause in reversed(self.open):
            if rise > 0 and cause.hero in (ANYBODY, hero) and cause.corruption:
                cause.corruption -= min(rise, cause.corruption)
                return

    def will(self, hero: int) -> None:
        self.willing = True

    # -- what strikes

    def check(self, hero: int, kind: int, harm: int, cancelled: int) -> None:
        fire = kind == FIRE
        dealt = (harm, 0) if fire else (0, harm)
        self.add("check", "fire" if fire else "corruption", hero=hero, harm=dealt)

    def leaving(self, hero: int, wounds: int) -> None:
        self.add("breakaway", hero=hero, harm=(wounds, 0))

    def sloth(self, hero: int, corruption: int) -> None:
        self.add("sin", self.sin, hero=hero, harm=(0, corruption))

    def foes_roll(self, hero: int, roll: Sequence[int], parts: Sequence[str | int]) -> None:
        """The Monsters in the Fight, the one with the most dice first."""
        dice = {str(name): int(n) for name, n in zip(parts[::2], parts[1::2], strict=True)}
        there = [name for name in dice if name in self.monsters]
        self.foes = tuple(sorted(there, key=lambda name: (-dice[name], name)))

    def fight(self, hero: int, hits: int, wounds: int, corruption: int) -> None:
        self.add("fight", *self.foes, hero=hero, harm=(wounds, corruption))

    def strike_back(self, hero: int, wounds: int, corruption: int) -> None:
        self.add("fight", *self.foes, hero=hero, harm=(wounds, corruption))

    def protector(self, hero: int) -> None:
        """Thorley takes a Wound off the Fight's."""
        if self.open and self.open[-1].wounds:
            self.open[-1].wounds -= 1

    def sin_card(self, card: str) -> None:
        if any(SIN_CARDS[card].harm):
            self.add("sin-card", card, harm=SIN_CARDS[card].harm)

    def grin(self, hero: int) -> None:
        self.add("apocalypse-card", "grin-redemption", hero=hero, harm=(1, 0))

    def ability(self, hero: int, monster: int, space: int) -> None:
        if self.acolyte == "police":
            self.add("acolyte", "police", hero=hero, harm=(1, 0))

    def musician(self, hero: int) -> None:
        self.add("acolyte", "musician", hero=hero, harm=(2, 0))

    def demolitions(self, hero: int, monster: int) -> None:
        self.add("ability", HEROES[hero], hero=hero, harm=(0, 1))

    def token(self, token: int, space: int = ANYBODY) -> None:
        """A GAME OF SOULS strikes where the Sins Player lays a token; that of DEMOLITIONS is the Hero's own."""
        own = bool(self.open) and self.open[-1].by == "ability"
        if "a-game-of-souls" in self.revealed and not own:
            self.add("apocalypse-card", "a-game-of-souls", harm=(0, ENDLESS))

    def past(self, hero: int, card: str) -> None:
        if card in HARMFUL_PASTS:
            anybody = card == "psychopathy-trigger"
            self.add("dark-past", card, hero=ANYBODY if anybody else hero, harm=HARMFUL_PASTS[card])
        elif card == "the-tainted-one":
            self.blame(hero, "dark-past", card)

    def pact(self, hero: int) -> None:
        self.blame(hero, "dark-past", "sucide-pact")

    def apocalypse(self, level: int) -> None:
        """TO-ENDROUND-07: at the end of a Round the top of the track strikes all who are in play then."""
        self.track = level
        if self.ending and level >= TOP_OF_THE_TRACK and not self.open:
            for hero in range(len(HEROES)):
                self.add("apocalypse", hero=hero, harm=TOP_STRIKES)

    def end_of_round(self, number: int) -> None:
        self.ending = True
        self.apocalypse(self.track)

    def new_round(self, number: int) -> None:
        self.ending = False

    def reveal(self, card: str) -> None:
        self.revealed.add(card)


CLOSING = frozenset({"round", "turn", "turn-over", "fight", "shots", "fight-roll", "ranged-roll"})
CLOSING |= {"check", "end-of-round", "hero-moves"}
"""Lines after which nothing that was open before strikes any more."""

READING: dict[str, Callable[..., None]] = {
    "wound": Harm.strike,
    "level": Harm.level,
    "voluntary-corruption": Harm.will,
    "check-harm": Harm.check,
    "leaves-monsters": Harm.leaving,
    "sloth-power": Harm.sloth,
    "sins-roll": Harm.foes_roll,
    "strike-back-roll": Harm.foes_roll,
    "fight-results": Harm.fight,
    "strike-back-results": Harm.strike_back,
    "protector": Harm.protector,
    "sin-card": Harm.sin_card,
    "grin-strikes": Harm.grin,
    "acolyte-ability": Harm.ability,
    "musician": Harm.musician,
    "demolitions": Harm.demolitions,
    "sin-eater": Harm.demolitions,
    "token-placed": Harm.token,
    "token-placed-face-down": Harm.token,
    "dark-past": Harm.past,
    "sucide-pact": Harm.pact,
    "apocalypse": Harm.apocalypse,
    "end-of-round": Harm.end_of_round,
    "round": Harm.new_round,
    "apocalypse-card": Harm.reveal,
}
