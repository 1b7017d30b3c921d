"""The printed figures a player knows by heart: the Heroes' boards and the faces of the dice."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.bots.dice import Dice
from othersight.games.the_others.bots.seen_table import config_seen
from othersight.games.the_others.content import HeroBoard
from othersight.games.the_others.setup.configure import content_for
from othersight.games.the_others.setup.earlier import REVISION
from othersight.games.the_others.state.config import Config


class Figures:
    """What the content of a revision says that a view does not repeat."""

    def __init__(self, overrides: tuple[tuple[str, int | str], ...], revision: int) -> None:
        content = content_for({"figures": dict(overrides), "revision": revision})
        self.overrides = overrides
        self.revision = revision
        self.content = content
        self.boards = content.heroes
        self.powers = {sin: dict(board.power.figures) for sin, board in content.sins.items()}
        self.cards = {card: dict(one.figures) for card, one in content.sin_cards.items()}
        self.dice = Dice(content.hero_die, content.sin_die)
        self.innocents = content.exploration["innocent"]
        """Innocents in the game."""

    def at(self, revision: int) -> "Figures":
        """Those of a game that began under that revision."""
        return self if revision == self.revision else known_figures(self.overrides, revision)

    def __deepcopy__(self, memo: object) -> "Figures":
        """Itself: what copies of a player know alike is not copied."""
        return self

    def config(self, setting: dict[str, Any], town: Town) -> Config:
        """The figures as the rules read them; the same for all positions of a game."""
        key = (
            setting["story"],
            setting["sin"],
            setting["acolyte"],
            setting["hero_players"],
            setting["revision"],
        )
        if key not in town.configs:
            town.configs[key] = config_seen(self.content, setting, town)
        return town.configs[key]

    def power(self, sin: str) -> dict[str, int]:
        """The figures of a Sin's power."""
        return self.powers[sin]

    def card(self, card: str, name: str) -> int:
        """A figure of a Sin card."""
        return self.cards[card][name]

    def rank(self, hero: str, order: tuple[str, ...]) -> int:
        """A Hero's place in an order; one who is not in it comes beside the first of the same class."""
        if hero in order:
            return order.index(hero)
        like = [n for n in order if self.boards[n].hero_class == self.boards[hero].hero_class]
        return order.index(like[0]) if like else len(order)

    def board(self, hero: Mapping[str, Any]) -> HeroBoard:
        """The dashboard a Hero has in use."""
        board = self.boards[hero["hero"]]
        return self.boards[board.other_board] if hero["wolf"] else board


@lru_cache(maxsize=32)
def known_figures(
    overrides: tuple[tuple[str, int | str], ...], revision: int = REVISION
) -> Figures:
    """The figures of a game with these values changed; read once."""
    return Figures(overrides, revision)
