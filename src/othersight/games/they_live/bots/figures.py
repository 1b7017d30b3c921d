"""The printed figures a player knows by heart: cards, tiles, the cards the Final Assault may bring."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from othersight.games.they_live.odds.pools import die_of
from othersight.games.they_live.setup.start import DEFAULTS, DIFFICULTIES, SABOTAGED, config_of
from othersight.games.they_live.state.config import (
    SKILLS,
    AssaultCard,
    Face,
    Outcome,
    TileFace,
)

USUAL: Final = 0.6
"""How likely a point of the Resources is needed in the end."""
USUAL_TESTS: Final = 3.2
"""How many tests the three cards bring."""
SPLIT_SHARE: Final = 0.6
"""How much of the group a test of half the group stands for."""
MOST_RECKONED: Final = 4_000
"""Of how many conditions that somebody may be in it is remembered what Location cards are worth."""
SETTING: Final = ("players", "difficulty", "town", "cards", "revision")


Drawn = tuple[int, int, int]
"""A section in numbers: its test, what follows if it is passed, what follows if not."""
Known = dict[tuple[int, str, tuple[str, ...], float], float]
"""What a Location card is worth, by deck, section, cards gone and what lies there."""


class Figures:
    """What the content says that a view does not repeat."""

    def __init__(self, setting: Mapping[str, Any], changed: str) -> None:
        self.config = config_of({**DEFAULTS, **setting, "figures": json.loads(changed)})
        self.die = die_of(self.config.die)
        self.sabotaged = 1 / SABOTAGED
        """How likely an unseen card of the Stash is sabotaged."""
        self.levels: list[list[AssaultCard]] = []
        """The cards that may lie on each level of the Final Assault."""
        for level, colour in enumerate(DIFFICULTIES[self.config.difficulty], start=1):
            cards = self.config.assault.values()
            self.levels.append([c for c in cards if c.level == level and c.colour == colour])
        self.demand = self.demand_after(0)
        self.use = self.use_of_cards()
        self.tests = [USUAL_TESTS * each / sum(self.demand) for each in self.demand]
        """The demand for dice of each skill, alike in sum at every difficulty: there is nothing else to train for."""
        self.backs = self.backs_by_front()
        self.reckoned: dict[tuple[object, ...], Known] = {}
        """What has been worked out of Location cards, by the condition of whoever draws."""
        self.tests_drawn: list[tuple[int, int]] = []
        """The different tests of Location cards: skill and number."""
        self.outcomes_drawn: list[Outcome] = []
        """What Location cards may do to somebody, each once."""
        self.drawn: dict[tuple[int, str], list[Drawn]] = self.sections_drawn()
        """The sections of the cards of a deck under one name, in the order of the deck."""

    def __deepcopy__(self, memo: object) -> "Figures":
        """Itself: what copies of a player know alike is not copied."""
        return self

    def demand_after(self, level: int) -> list[float]:
        """How much of each skill the levels above this one are expected to ask for: tests, the hard ones more."""
        demand = [0.0] * len(SKILLS)
        for cards in self.levels[level:]:
            for card in cards:
                share = SPLIT_SHARE if card.split else 1.0
                for skill, number in card.tests:
                    demand[skill] += share * hardness(number) / len(cards)
        return demand

    def use_of_cards(self) -> list[float]:
        """How likely a point of each skill will be needed, so that the cards of the Stash are worth the same on
        average at every difficulty."""
        use = [min(1.0, demand) for demand in self.demand]
        faces = [self.config.faces[id] for id in self.config.card_face]
        points = sum([face.assault_value for face in faces])
        used = sum([face.assault_value * use[face.assault_skill] for face in faces])
        return [USUAL * points / used * each for each in use]

    def backs_by_front(self) -> dict[str, list[TileFace]]:
        """What may be on the back of a tile with this front, each as often as there are copies."""
        backs: dict[str, list[TileFace]] = {}
        for id in self.config.tile_list:
            face = self.config.tile_faces[id]
            backs.setdefault(face.front, []).append(face)
        return backs

    def face(self, id: str) -> Face:
        """A Resistance card by name."""
        return self.config.faces[id]

    def sections_drawn(self) -> dict[tuple[int, str], list[Drawn]]:
        """All sections of Location cards in numbers."""
        found: dict[tuple[int, str], list[Drawn]] = {}
        tests: dict[tuple[int, int], int] = {}
        outcomes: dict[Outcome, int] = {}
        for deck, cards in enumerate(self.config.location_decks):
            for id in cards:
                for key, section in self.config.locations[id].items():
                    test = tests.setdefault((section.skill, section.number), len(tests))
                    passed = outcomes.setdefault(section.passed, len(outcomes))
                    failed = outcomes.setdefault(section.failed, len(outcomes))
                    found.setdefault((deck, key), []).append((test, passed, failed))
        self.tests_drawn, self.outcomes_drawn = list(tests), list(outcomes)
        return found

    def sections(self, deck: int, key: str, gone: tuple[str, ...]) -> list[Drawn]:
        """The sections that a Location card drawn now may have for a space."""
        cards, sections = self.config.location_decks[deck], self.drawn[deck, key]
        if not gone:
            return sections
        return [sections[at] for at, id in enumerate(cards) if id not in gone] or sections

    def known_in(self, condition: tuple[object, ...]) -> Known:
        """What is known of the worth of Location cards to somebody in that condition."""
        known = self.reckoned.get(condition)
        if known is None:
            if len(self.reckoned) >= MOST_RECKONED:
                self.reckoned.clear()
            known = self.reckoned[condition] = {}
        return known


def hardness(number: int) -> float:
    """How much a test with this printed number needs help: an easy one is passed with dice alone."""
    return max(0.05, min(1.3, (number - 2.5) / 3))


@lru_cache(maxsize=32)
def figures_read(setting: tuple[Any, ...], changed: str) -> Figures:
    """The figures of a game with this setting, read once."""
    return Figures(dict(zip(SETTING, setting, strict=True)), changed)


def known_figures(setting: Mapping[str, Any], changed: str = "{}") -> Figures:
    """The figures of a game with this setting, those of a what-if game changed (as JSON)."""
    return figures_read(tuple([setting[name] for name in SETTING]), changed)
