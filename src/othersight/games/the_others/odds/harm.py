"""What a roll does to a Hero and to the Monsters: the joint chances of kills, Wounds and Corruption."""

from othersight.games.the_others.odds.aims import Victims
from othersight.kernel.odds import Chances, Odds
from othersight.odds.chains import trimmed

Joint = dict[tuple[int, int, int], float]
"""The chance of killing a set of Monsters (a bit each), with so many Wounds and so much Corruption."""
TOP = 7
"""The highest Corruption Level (TO-CORRUPT-11)."""


class Tally:
    """Sheets of Wounds by Corruption, one for every set of Monsters killed."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.sheets: dict[int, list[float]] = {}

    def of(self, mask: int) -> list[float]:
        """The sheet of a set of Monsters; Wounds w with Corruption c are at w * width + c."""
        sheet = self.sheets.get(mask)
        if sheet is None:
            sheet = self.sheets[mask] = [0.0] * (self.width * self.height)
        return sheet

    def joint(self) -> Joint:
        """Everything that can be."""
        return {
            (mask, *divmod(at, self.width)): chance
            for mask, sheet in self.sheets.items()
            for at, chance in enumerate(sheet)
            if chance > 0.0
        }


class Harm:
    """The outcome of a Fight or a check, and the chance of the chains that were cut off."""

    def __init__(self, victims: Victims, joint: Joint, remainder: float) -> None:
        self.victims = victims
        self.joint = joint
        self.remainder = remainder

    def kills(self) -> Chances:
        """How many Monsters are killed."""
        found = [0.0] * (len(self.victims) + 1)
        for (mask, _, _), chance in self.joint.items():
            found[mask.bit_count()] += chance
        return tuple(found)

    def wounds(self) -> Chances:
        """How many Wounds the Hero takes from Hits."""
        return self.number(1)

    def corruption(self) -> Chances:
        """How much Forced Corruption is left for the Hero."""
        return self.number(2)

    def number(self, place: int) -> Chances:
        """One number of the joint chances."""
        found = [0.0] * (1 + max([key[place] for key in self.joint], default=0))
        for key, chance in self.joint.items():
            found[key[place]] += chance
        return trimmed(tuple(found))

    def killed(self, name: str) -> float:
        """The chance that at least one Monster of a kind is killed."""
        mask = sum([1 << at for at, victim in enumerate(self.victims) if victim.name == name])
        return sum([chance for key, chance in self.joint.items() if key[0] & mask])

    def all_killed(self) -> float:
        """The chance that no Monster is left."""
        everybody = (1 << len(self.victims)) - 1
        return sum([chance for key, chance in self.joint.items() if key[0] == everybody])

    def unharmed(self) -> float:
        """The chance of neither Wound nor Corruption."""
        return sum([chance for key, chance in self.joint.items() if not key[1] and not key[2]])

    def dies(self, life: int, level: int) -> float:
        """TO-CORRUPT-11, TO-FIGHT-19: the chance that Wounds, and Corruption beyond Level 7, are fatal."""
        room = TOP - level
        return sum(
            [
                chance
                for (_, wounds, corr), chance in self.joint.items()
                if wounds + max(0, corr - room) >= life
            ]
        )

    def odds(self, what: str, assuming: tuple[str, ...] = ()) -> Odds:
        """The same under the names that people read; deaths are added by whoever knows the Hero."""
        numbers = {"wounds": self.wounds(), "corruption": self.corruption()}
        events = {"unharmed": self.unharmed()}
        if self.victims:
            numbers = {"kills": self.kills(), **numbers}
            named = {f"killed-{victim.name}": self.killed(victim.name) for victim in self.victims}
            events = {"all-killed": self.all_killed(), **named, **events}
        return Odds(what, numbers, events, self.remainder, assuming)
