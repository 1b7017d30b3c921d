"""What a card in force may change: small questions that rules put to every card lying where it is in force.

An Upgrade, a Natural Ability, a Sin's power, a revealed Apocalypse card and a Sin card played in a Fight all are
effects; each overrides only the questions it has an answer to.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.figures import companions, table_of
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.card_questions import CardQuestions

if TYPE_CHECKING:
    from othersight.games.the_others.rules.fight import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A card, ability or power by its id. All answers default to 'changes nothing'."""

    def __init__(self, id: str) -> None:
        self.id = id

    def forms(self) -> tuple[str, ...]:
        """How the options that it gives its owner are written after its id: `("MONSTER",)`, or `("",)` for the id
        alone."""
        return ()

    def says(self) -> str:
        """What is told besides the arguments of its options."""
        return ""

    # Hero side, asked of Upgrades and Natural Abilities

    def fight_dice(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-19: dice in a Fight of the owner."""
        return 0

    def fight_hits(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: HIT results in a Fight of the owner."""
        return 0

    def fight_defense(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: DEF results in a Fight of the owner."""
        return 0

    def fight_cc(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: CC results in a Fight of the owner."""
        return 0

    def in_own_fight(self, figures: Mapping[str, int], scene: "OwnFight") -> "Strength":
        """TO-TIME-19, TO-TIME-23: what a Natural Ability gives its owner in such a Fight, by its figures: dice, HIT,
        DEF and CC. The rules and those who weigh a Fight ask the same question."""
        return NO_STRENGTH

    def cleanse_dice(self, t: OthersTable, hero: Hero) -> int:
        """TO-TIME-12: dice in a Cleanse roll of the owner."""
        return 0

    def move_steps(self, t: OthersTable, hero: Hero) -> int:
        """TO-TIME-08: more steps in a Move of the owner."""
        return 0

    def check_shield(self) -> int:
        """TO-TIME-09: successes cancelled in each Fire and Corruption check of the owner."""
        return 0

    def start(self, g: Game, hero: int, choice: Option) -> None:
        """TO-TIME-07: the owner does at the start of his Turn what `at_start` lets him choose."""

    def end(self, g: Game, hero: int, choice: Option) -> None:
        """TO-TIME-31: the owner does at the end of his Turn what `at_end` lets him choose."""

    def after_move(self, g: Game, hero: int, choice: Option) -> None:
        """TO-TIME-10: the owner does when his Move is over what `after_move` lets him choose."""

    def leaving_wounds(self, wounds: int) -> int:
        """TO-MOVE-05: what is left of the Wounds for leaving a Space with Monsters."""
        return wounds

    def gives_ranged(self) -> bool:
        """TO-RANGED-01: whether the owner has the Ranged ability by it."""
        return False

    def protects(self) -> bool:
        """TO-TIME-26: whether the owner may cancel 1 Wound of another Hero in his Space."""
        return False

    # Sins side, asked of the Sin's power, Apocalypse cards and the Sin card played

    def sin_dice(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-19: Sin dice in a Fight."""
        return 0

    def sin_hits(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: HIT results of the Sins Player."""
        return 0

    def sin_corruption(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: CORR results of the Sins Player."""
        return 0

    def defense_cancelled(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-23: DEF of the Hero that is cancelled (TO-FIGHT-13)."""
        return 0

    def monster_defense(self, g: Game, monster: int) -> int:
        """TO-TIME-25: Defense added to a Monster."""
        return 0

    def forbids_hits(self, g: Game, hero: Hero, monster: int) -> bool:
        """TO-TIME-25: whether this Hero cannot assign Hits to a Monster."""
        return False

    def monster_steps(self) -> int:
        """TO-TIME-30, TO-TIME-35: more steps in a Monster's Move."""
        return 0

    def blocks_city_action(self, t: OthersTable, space: int) -> bool:
        """TO-TIME-11: whether City Actions cannot be used in a District."""
        return False

    def round_tokens(self) -> tuple[int, ...]:
        """TO-TIME-03: tokens that the Sins Player places at the start of each Round."""
        return ()

    def round_districts(self) -> bool:
        """TO-TIME-03: whether those tokens go into different Districts."""
        return False

    def step_price(self, t: OthersTable, nth: int) -> int:
        """TO-TIME-09: Forced Corruption for the nth step of a Move, after its checks; the power is asked."""
        return 0

    def tell_step_price(self, g: Game, hero: int, price: int) -> None:
        """TO-TIME-09: the log line that tells of it."""

    def reads_as_fire(self) -> bool:
        """TO-TIME-09: whether the Sins Player may declare the tokens of a Corruption check to be Fire."""
        return False

    def start_wounds(self, g: Game, fight: "Fight") -> int:
        """TO-TIME-14: Wounds that a Fight begins with; the card tells the log of them."""
        return 0

    def frees_ability(self, t: OthersTable, space: int) -> bool:
        """TO-TIME-16: whether the Acolyte Ability may be used there without marking the board."""
        return False

    def is_due_after(self, g: Game, fight: "Fight") -> bool:
        """TO-TIME-29: whether it acts after this Fight."""
        return False

    def after_fight(self, g: Game, fight: "Fight") -> None:
        """TO-TIME-29: it acts; at most one procedure is called."""

    def monsters_moved(self, g: Game, moved: tuple[int, ...]) -> None:
        """TO-TIME-30, TO-TIME-35: the Sins Player has Moved these Monsters; at most one procedure is called."""

    def raises(self, g: Game) -> int:
        """TO-TIME-40: how far the Apocalypse Track rises at the end of a Round."""
        return 0

    def token_corruption(self) -> int:
        """Corruption for every Hero in a Space where the Sins Player places a token."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Effect):
    """A Sin's power. What it does in every Fight it tells from facts that lie open, so that the rules and those who
    weigh a Fight ask the same question."""

    def in_fight(self, figures: dict[str, int], facts: "Facts") -> "Strength":
        """TO-TIME-19, TO-TIME-23: what it adds in a Fight of such a Hero."""
        return NO_STRENGTH

    def sin_dice(self, g: Game, fight: "Fight") -> int:
        return self.strength(g, fight)[0]

    def sin_hits(self, g: Game, fight: "Fight") -> int:
        return self.strength(g, fight)[1]

    def sin_corruption(self, g: Game, fight: "Fight") -> int:
        return self.strength(g, fight)[2]

    def defense_cancelled(self, g: Game, fight: "Fight") -> int:
        return self.strength(g, fight)[3]

    def strength(self, g: Game, fight: "Fight") -> "Strength":
        """What it adds in this Fight."""
        t: OthersTable = g.table
        hero = t.heroes[fight.hero]
        cards = len(hero.upgrades) + len(hero.face_down)
        facts = (companions(t, fight.hero), cards, hero.level, len(t.spaces[hero.space].monsters))
        return self.in_fight(t.config.power_figures, facts)


class OwnFight:
    """What lies open of a Hero's Fight: its kind, who stands there, and how the Hero stands."""

    def __init__(
        self, ranged: bool, companions: int, monsters: int, wolf: bool, still: bool
    ) -> None:
        self.ranged = ranged
        self.companions = companions
        """The other Heroes in the Hero's Space."""
        self.monsters = monsters
        """The Monsters in the Space that is fought for."""
        self.wolf = wolf
        """Whether the secondary dashboard is in use."""
        self.still = still
        """Whether the Hero has made no step in this Turn."""


Strength = tuple[int, int, int, int]
"""Sin dice, HIT, CORR, and DEF that is cancelled; of a Natural Ability: dice, HIT, DEF and CC."""
Facts = tuple[int, int, int, int]
"""Of a Hero in a Fight: the other Heroes in his Space, his Upgrades, his Level, the Monsters in his Space."""
NO_STRENGTH: Final[Strength] = (0, 0, 0, 0)
NOTHING: Final = Effect("")
UPGRADES: Final[dict[str, Effect]] = {}
ABILITIES: Final[dict[int, Effect]] = {}
POWERS: Final[dict[str, Power]] = {}
APOCALYPSE: Final[dict[str, Effect]] = {}
CARD_QUESTIONS: Final[CardQuestions] = {}
"""What a card of any deck asks that no rule does."""
CARD_LINES: Final[dict[str, str]] = {}
"""The lines that a card of any deck tells the log and no rule does: their values, as in `words/log.py`."""


class Kit:
    """What a Hero has by his cards."""

    def __init__(self, hero: Hero) -> None:
        """TO-UPGRADE-02: by his Natural Ability, unless out of use, and his face-up Upgrades."""
        self.effects: list[Effect] = []
        self.names: list[str] = []
        """What he may use when it is time, of copies one; what is out of use is his all the same."""
        for card in hero.upgrades:
            self.effects.append(UPGRADES[card])
            if card not in self.names:
                self.names.append(card)
        ability = ABILITIES[hero.index]
        self.names.append(ability.id)
        if not hero.no_ability:
            self.effects.append(ability)
        self.at_start = self.used_at("start-ability")
        self.after_move = self.used_at("main")
        self.at_end = self.used_at("end-ability")
        """Those of these names that are used then; mostly there is none."""
        self.gives_ranged = False
        self.protects = False
        self.check_shield = 0
        for effect in self.effects:
            self.gives_ranged = self.gives_ranged or effect.gives_ranged()
            self.protects = self.protects or effect.protects()
            self.check_shield += effect.check_shield()

    def used_at(self, kind: str) -> list[str]:
        """Those of the names that are used at a question of this kind."""
        return [id for id in self.names if (kind, id) in CONDITIONS]


def kit_of(hero: Hero) -> Kit:
    """What the Hero has now, worked out once for as long as it stays the same; rules that ask often look at
    `hero.kit` first."""
    kit: Kit = hero.kit or Kit(hero)
    hero.kit = kit
    return kit


def effects_of(t: OthersTable, hero: Hero) -> list[Effect]:
    """The Hero's Natural Ability, unless out of use, and his face-up Upgrades (TO-UPGRADE-02); only to be read."""
    kit: Kit = hero.kit or kit_of(hero)
    return kit.effects


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
