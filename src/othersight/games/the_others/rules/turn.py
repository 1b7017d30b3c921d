"""A Hero's Turn with the Reaction to it (chapter TO-TURN, chapter TO-TIME, chapter TO-TIME)."""

from typing import Any, ClassVar, Final

from othersight.games.the_others.rules.abilities import ability_options, effect_by_id
from othersight.games.the_others.rules.city import CityAction
from othersight.games.the_others.rules.cleanse import Cleanse
from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.dark_past import RevealDarkPast, must_reveal
from othersight.games.the_others.rules.effects import UPGRADES, Kit, kit_of
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.rules.move import HeroStep
from othersight.games.the_others.rules.npc import collect_npc, put_down_npc
from othersight.games.the_others.rules.ranged import RangedFight
from othersight.games.the_others.rules.sin_card import (
    START_OF_TURN,
    SinCardMoment,
    discard_played_card,
    may_hold_card_for,
)
from othersight.games.the_others.rules.sin_reaction import SinReaction
from othersight.games.the_others.rules.token import (
    changed,
    collect_extra_turn,
    collect_innocent,
    turn_up_tokens,
)
from othersight.games.the_others.rules.turn_options import END, acts_of
from othersight.games.the_others.state.config import EXTRA_TURN, NPCS
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, word
from othersight.toolkit.conditions import Condition, Finer, Listed

TURN_TOKENS: Final = ("turn", "extra-turn")
SPEND_TURN: Final[Option] = ("spend", "turn")
DECLINE: Final[Option] = ("decline",)


class Turn(Procedure):
    """One Turn of the current Hero: opening, main part, end, and the Reaction to it."""

    steps: ClassVar[tuple[str, ...]] = (
        "spend_token", "sin_card", "start_abilities", "main", "end_abilities", "dark_past",
        "finished", "reaction", "close",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "hero", "first", "steps_made", "move_over", "acted", "step_limit", "used", "just_moved",
    )  # fmt: skip

    def __init__(self, hero: int = 0, first: bool = False) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.first = first
        """Whether it is the first Turn of the Round (HATE!)."""
        self.steps_made = 0
        self.move_over = False
        self.acted = False
        self.step_limit = 99
        """What Sin cards leave of his Move this Turn."""
        self.used: tuple[str, ...] = ()
        """Start or end-of-Turn abilities already used."""
        self.just_moved = False
        """He has made a step and taken no Action since: his Move may end here (TO-TIME-10)."""

    # -- opening

    def spend_token(self, g: Game) -> None:
        """TO-TIME-05, TO-TURN-01: one active Turn token is flipped, or an Extra Turn token discarded."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        if has_one_token_only(hero):
            choice = SPEND_TURN
        else:
            choice = g.choice or g.ask(hero.player, "token", ways_to_begin(self, g, hero))
        if not choice:
            return
        if choice == DECLINE:
            g.tell("turn-declined", self.hero)
            self.finish(0)
            return
        discard_played_card(g)
        self.open(t, choice == SPEND_TURN)
        g.tell("turn", self.hero, choice[1])

    def open(self, t: OthersTable, by_turn_token: bool) -> None:
        """The Hero is the current Hero from here on."""
        self.result = 1
        t.current = self.hero
        hero = t.edit_unharmed(self.hero)
        if by_turn_token:
            hero.turns -= 1
        else:
            hero.extra_turns -= 1
            t.supply = changed(t.supply, EXTRA_TURN, 1)

    def sin_card(self, g: Game) -> None:
        """TO-TIME-06, TO-TURN-11: first the Sins Player's card."""
        if may_hold_card_for(g, START_OF_TURN):
            g.call(SinCardMoment(START_OF_TURN))

    def start_abilities(self, g: Game) -> None:
        """TO-TIME-07, TO-UPGRADE-08: start-of-Turn abilities in any order, each at most once."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        kit: Kit = hero.kit or kit_of(hero)
        uses = kit.at_start
        if not uses:
            return
        choice = g.choice or g.ask_or_pass(
            hero.player, "start-ability", ability_options(g, "start-ability", self, hero, uses)
        )
        if not choice or choice == PASS:
            return
        self.used = (*self.used, word(choice, 0))
        self.again()
        effect_by_id(hero, word(choice, 0)).start(g, self.hero, choice)

    # -- main part

    def main(self, g: Game) -> None:
        """TO-TIME-08, TO-TIME-10: repeatedly and in any order until he ends the Turn."""
        choice = g.choice
        if not choice:
            t: OthersTable = g.table
            hero = t.heroes[self.hero]
            choice = g.ask(hero.player, "main", acts_of(self, g, t, hero))
        if not choice or choice == END:
            return
        self.again()
        self.do(g, choice[0], choice, choice[-1])

    def do(self, g: Game, act: Any, choice: Option, thing: Any) -> None:
        """TO-MOVE-01, TO-TIME-13, TO-FIGHT-01: carry out what the Hero chose: an act, and what it is done to."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        if act == "move":
            self.just_moved = True
            self.steps_made += 1
            g.call(HeroStep(self.hero, hero.space, thing, self.steps_made))
        elif act == "fight":
            self.act(g)
            g.call(Fight(self.hero, hero.space))
        elif act == "shoot":
            self.act(g)
            g.call(RangedFight(self.hero, thing, hero.space))
        elif act == "cleanse":
            self.act(g)
            g.call(Cleanse(self.hero))
        elif act == "city-action":
            g.call(CityAction(self.hero))
        elif act in UPGRADES:
            self.move_over = True
            self.used = (*self.used, act)
            UPGRADES[act].after_move(g, self.hero, choice)
        else:
            self.do_free_act(g, act, thing)

    def act(self, g: Game) -> None:
        """TO-TURN-07, TO-TURN-08: the one Action is taken; a Move that has begun is over by it."""
        self.acted = True
        self.just_moved = False
        if self.steps_made > 0:
            self.move_over = True

    def do_free_act(self, g: Game, act: str, thing: str) -> None:
        """TO-TOKEN-04, TO-TOKEN-06, TO-NPC-01, TO-NPC-03."""
        if act == "turn-up":
            turn_up_tokens(g, self.hero)
        elif act == "put-down":
            put_down_npc(g, self.hero, NPCS.index(thing))
        elif thing == "extra-turn":
            collect_extra_turn(g, self.hero)
        elif thing == "innocent":
            collect_innocent(g, self.hero)
        else:
            collect_npc(g, self.hero, NPCS.index(thing))

    # -- end

    def end_abilities(self, g: Game) -> None:
        """TO-TIME-31, TO-TURN-12: end-of-Turn abilities in any order, each at most once."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        kit: Kit = hero.kit or kit_of(hero)
        uses = kit.at_end
        if not uses:
            return
        choice = g.choice or g.ask_or_pass(
            hero.player, "end-ability", ability_options(g, "end-ability", self, hero, uses)
        )
        if not choice or choice == PASS:
            return
        self.used = (*self.used, word(choice, 0))
        self.again()
        effect_by_id(hero, word(choice, 0)).end(g, self.hero, choice)

    def dark_past(self, g: Game) -> None:
        """TO-TIME-32, TO-DARKPAST-06."""
        if must_reveal(g, self.hero):
            g.call(RevealDarkPast(self.hero))

    def finished(self, g: Game) -> None:
        """TO-TIME-33: Missions that ask for finished Turns are tested."""
        g.tell("turn-over", self.hero)
        current_mission(g).turn_finished(g, self.hero)

    def reaction(self, g: Game) -> None:
        """TO-TIME-34, TO-TIME-35, TO-TIME-36."""
        g.call(SinReaction(self.hero))

    def close(self, g: Game) -> None:
        """TO-TIME-37, TO-TURN-05: the Turn with its Reaction is over."""
        t: OthersTable = g.table
        t.current = -1


def turn_under_way(g: Game) -> Turn | None:
    """The Turn under way, safe to change."""
    turn = g.innermost(Turn)
    return turn if isinstance(turn, Turn) else None


# -- which token is spent


def has_one_token_only(hero: Hero) -> bool:
    """TO-TURN-04: an active Turn token must be spent where there is no Extra Turn token: nothing is left to choose."""
    return hero.turns > 0 and hero.extra_turns == 0


def ways_to_begin(turn: Turn, g: Game, hero: Hero) -> list[Option]:
    """The tokens that the Hero may spend, and to decline if he may."""
    case = Case(g, "token", turn, hero)
    options = case.options("spend")
    case.offer(options, "decline")
    return options


def is_turn_token(c: Case) -> bool:
    """TO-TURN-01: a Turn is taken by a Turn token or an Extra Turn token."""
    return c.thing in TURN_TOKENS


def tokens_to_spend(c: Case) -> list[str]:
    """TO-TURN-01: of which kinds he has a token to spend."""
    hero = c.hero()
    tokens: list[str] = []
    if hero.turns > 0:
        tokens.append("turn")
    if hero.extra_turns > 0:
        tokens.append("extra-turn")
    return tokens


def may_decline(c: Case) -> bool:
    """TO-TURN-04, TO-TURN-05: an active Turn token must be spent."""
    return c.hero().turns == 0


CONDITIONS["token", "spend"] = (
    Finer("TO-TURN-01", "reason-spend-what", is_turn_token),
    Listed("TO-TURN-01", "reason-no-such-token-left", tokens_to_spend),
)
CONDITIONS["token", "decline"] = (
    Condition("TO-TURN-04", "reason-turn-due", may_decline, general=True),
)
