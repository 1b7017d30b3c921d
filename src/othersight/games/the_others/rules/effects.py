"""What a card in force may change: small questions that rules put to every card lying where it is in force.

An Upgrade, a Natural Ability, a Sin's power, a revealed Apocalypse card and a Sin card played in a Fight all are
effects; each overrides only the questions it has an answer to.
"""

from typing import TYPE_CHECKING, Final

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option

if TYPE_CHECKING:
    from othersight.games.the_others.rules.fight import Fight


class Effect:
    """A card, ability or power by its id. All answers default to 'changes nothing'."""

    def __init__(self, id: str) -> None:
        self.id = id

    # Hero side, asked of Upgrades and Natural Abilities

    def fight_dice(self, g: Game, fight: "Fight") -> int:
        """T-19: dice in a Fight of the owner."""
        return 0

    def fight_hits(self, g: Game, fight: "Fight") -> int:
        """T-23: HIT results in a Fight of the owner."""
        return 0

    def fight_defense(self, g: Game, fight: "Fight") -> int:
        """T-23: DEF results in a Fight of the owner."""
        return 0

    def fight_cc(self, g: Game, fight: "Fight") -> int:
        """T-23: CC results in a Fight of the owner."""
        return 0

    def cleanse_dice(self, t: OthersTable, hero: Hero) -> int:
        """T-12: dice in a Cleanse roll of the owner."""
        return 0

    def move_steps(self, t: OthersTable, hero: Hero) -> int:
        """T-08: more steps in a Move of the owner."""
        return 0

    def check_shield(self) -> int:
        """T-09: successes cancelled in each Fire and Corruption check of the owner."""
        return 0

    def start_options(self, g: Game, hero: Hero) -> list[Option]:
        """T-07: what the owner may do at the start of his Turn."""
        return []

    def start(self, g: Game, hero: int, choice: Option) -> None:
        """T-07: the owner does it."""

    def end_options(self, g: Game, hero: Hero) -> list[Option]:
        """T-31: what the owner may do at the end of his Turn."""
        return []

    def end(self, g: Game, hero: int, choice: Option) -> None:
        """T-31: the owner does it."""

    def after_move_options(self, g: Game, hero: Hero) -> list[Option]:
        """T-10: what the owner may do when his Move is over."""
        return []

    def after_move(self, g: Game, hero: int, choice: Option) -> None:
        """T-10: the owner does it."""

    # Sins side, asked of the Sin's power, Apocalypse cards and the Sin card played

    def sin_dice(self, g: Game, fight: "Fight") -> int:
        """T-19: Sin dice in a Fight."""
        return 0

    def sin_hits(self, g: Game, fight: "Fight") -> int:
        """T-23: HIT results of the Sins Player."""
        return 0

    def sin_corruption(self, g: Game, fight: "Fight") -> int:
        """T-23: CORR results of the Sins Player."""
        return 0

    def defense_cancelled(self, g: Game, fight: "Fight") -> int:
        """T-23: DEF of the Hero that is cancelled (TO-FIGHT-13)."""
        return 0

    def monster_defense(self, g: Game, monster: int) -> int:
        """T-25: Defense added to a Monster."""
        return 0

    def forbids_hits(self, g: Game, hero: Hero, monster: int) -> bool:
        """T-25: whether this Hero cannot assign Hits to a Monster."""
        return False

    def monster_steps(self) -> int:
        """T-30, T-35: more steps in a Monster's Move."""
        return 0

    def blocks_city_action(self, t: OthersTable, space: int) -> bool:
        """T-11: whether City Actions cannot be used in a District."""
        return False


NOTHING: Final = Effect("")
UPGRADES: Final[dict[str, Effect]] = {}
ABILITIES: Final[dict[int, Effect]] = {}
POWERS: Final[dict[str, Effect]] = {}
APOCALYPSE: Final[dict[str, Effect]] = {}


def effects_of(t: OthersTable, hero: Hero) -> list[Effect]:
    """The Hero's Natural Ability, unless out of use, and his face-up Upgrades (TO-UPGRADE-02)."""
    effects = [UPGRADES[card] for card in hero.upgrades]
    if not hero.no_ability:
        effects.append(ABILITIES[hero.index])
    return effects


def effects_of_sins(t: OthersTable, played: Effect) -> list[Effect]:
    """The Sin's power, the revealed Apocalypse cards, and the Sin card played in this Fight."""
    effects = [APOCALYPSE[card] for card in t.sins.revealed]
    if t.config.power:
        effects.append(POWERS[t.config.sin])
    if played.id:
        effects.append(played)
    return effects


def is_revealed(g: Game, card: str) -> bool:
    """Whether an Apocalypse card is in force."""
    return card in table_of(g).sins.revealed
