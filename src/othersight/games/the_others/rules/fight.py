"""One Hero against every Monster in his Space (chapter TO-FIGHT, chapter TO-TIME)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.acolyte import MARKED, AcolyteAbility
from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.corrupt import (
    TakeCorruption,
    bonus_choice,
    bonus_defense,
    bonus_dice,
    bonus_hits,
    can_take_voluntarily,
    set_level,
)
from othersight.games.the_others.rules.dice import (
    Roll,
    corruption_of,
    count_of,
    hits_of,
    roll_hero_dice,
    roll_sin_dice,
)
from othersight.games.the_others.rules.effects import (
    APOCALYPSE,
    NOTHING,
    Effect,
    effects_of,
    effects_of_sins,
    kit_of,
)
from othersight.games.the_others.rules.figures import (
    companions,
    defense_stat,
    fight_stat,
    is_alive,
    player_of,
    table_of,
)
from othersight.games.the_others.rules.kill import defense_of, fight_of, kill_monster
from othersight.games.the_others.rules.npc import commissioner_dice
from othersight.games.the_others.rules.roll_sources import (
    tell_fight_roll,
    tell_hero_results,
    tell_sin_results,
)
from othersight.games.the_others.rules.simultaneous import ROLLED, SETTLED, SimultaneousEffect
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    AFTER_ROLL,
    SIN_CARDS,
    START_OF_FIGHT,
    SinCardMoment,
    may_hold_card_for,
)
from othersight.games.the_others.rules.token import pentagrams_in
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import (
    ABOMINATION,
    ACOLYTE,
    CC,
    CONTROLLER,
    DEF,
    FAITH,
    HIT,
    SINS,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import PASS, Option, number, word

NOBODY: Final = -1


class Fight(SimultaneousEffect):
    """A Fight from its declaration to its after-effects. `space` is where the Monsters it is against stand."""

    steps: ClassVar[tuple[str, ...]] = (
        "compulsory_start", "intention", "acolyte_ability", "sin_card", "opponents", "corruption", "price",
        "hero_pool", "sin_pool", "roll", "cursed_fate", "rolled_again", "faith", "results", "assign_hits",
        "protector", "wounds", "corruption_taken", "aftermath", "compulsory_after", "more_after", "after_card",
        "close",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "hero", "space", "ground", "reaction", "is_ranged", "barred", "corrupted", "paid", "lost_dice", "card",
        "hero_dice", "sin_dice", "hero_roll", "sin_roll", "chosen", "hits", "defense", "cc", "wounds_due",
        "corruption_due", "killed", "members", "markers", "points", "stage", "effects_due",
    )  # fmt: skip

    def __init__(self, hero: int = 0, space: int = 0, reaction: bool = False) -> None:
        SimultaneousEffect.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.space = space
        self.ground = space
        """Where the Hero stands; the Sin roll is made for this Space."""
        self.reaction = reaction
        self.is_ranged = False
        self.barred = False
        """MUSICIAN: no Corruption bonuses unless he takes 2 Wounds."""
        self.corrupted = False
        """He has taken Voluntary Corruption for this Fight and may use its bonuses."""
        self.paid = False
        self.lost_dice = 0
        self.card = ""
        """The Start of a Fight card played in this Fight."""
        self.hero_dice = 0
        self.sin_dice = 0
        self.hero_roll: Roll = ()
        self.sin_roll: Roll = ()
        self.chosen: tuple[str, ...] = ()
        """What each FAITH and the Level 7 result were turned into."""
        self.hits = 0
        self.defense = 0
        self.cc = 0
        self.wounds_due = 0
        self.corruption_due = 0
        self.killed: tuple[int, ...] = ()
        self.members: tuple[int, ...] = ()
        """The Monsters that took part in the Sin roll."""
        self.markers = 0
        """Wound markers on his track before results are dealt."""
        self.points = 0
        """Corruption that the Sins Player's results made him take."""
        self.effects_due: tuple[str, ...] = ()
        """Effects that have still to act after the Fight."""

    def is_fight(self) -> bool:
        return True

    # -- before the roll

    def compulsory_start(self, g: Game) -> None:
        """TO-TIME-14: Wounds that cards in force begin a Fight with (APR-4)."""
        g.tell("shots" if self.is_ranged else "fight", self.hero, self.space)
        wounds = 0
        for card in table_of(g).sins.revealed:
            wounds += APOCALYPSE[card].start_wounds(g, self)
        if wounds > 0:
            g.call(TakeWounds(self.hero, wounds))

    def intention(self, g: Game) -> None:
        """TO-TIME-15, TO-FIGHT-08: the Hero states, without being bound, whether he means to take Corruption."""
        t: OthersTable = g.table
        if not can_take_voluntarily(t.heroes[self.hero]):
            return
        choice = g.choice or g.ask(
            player_of(t, self.hero), "intention", CONDITIONS.fixed("intention", "mean")
        )
        if choice:
            g.tell("intention-" + word(choice, 1), self.hero)

    def acolyte_ability(self, g: Game) -> None:
        """TO-TIME-16, TO-ACOLYTE-03, TO-ACOLYTE-07, TO-TOKEN-10: the Sins Player may bring a dead
        Acolyte into the Fight."""
        choice = g.choice or g.ask(
            SINS, "acolyte-ability", Case(g, "acolyte-ability", self).offer([PASS], "ability")
        )
        if not choice or choice == PASS:
            return
        g.call(AcolyteAbility(self.hero, self.space, word(choice, 1) == MARKED))

    def sin_card(self, g: Game) -> None:
        """TO-TIME-17, TO-FIGHT-07: the Sins Player may play one Start of a Fight card."""
        if may_hold_card_for(g, START_OF_FIGHT):
            g.call(SinCardMoment(START_OF_FIGHT))

    def opponents(self, g: Game) -> None:
        """TO-FIGHT-20: without an opponent on either side the Fight ends without a roll."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        if self.is_ranged:
            return
        if hero.space != self.space or not t.spaces[self.space].monsters:
            g.tell("fight-without-roll", self.hero)
            self.finish()

    def corruption(self, g: Game) -> None:
        """TO-TIME-18: the final decision on Voluntary Corruption; the marker moves now (TO-CORRUPT-09). ACO-7: without
        its price there are no bonuses."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        if not can_take_voluntarily(hero):
            self.skip_to("hero_pool")
            return
        choice = g.choice or g.ask(
            hero.player, "corruption", Case(g, "corruption", self, hero).options("corruption")
        )
        if not choice:
            return
        if word(choice, 1) == "no":
            self.skip_to("hero_pool")
            return
        self.paid = word(choice, 1) == "pay"
        self.corrupted = self.paid or not self.barred
        g.tell("voluntary-corruption", self.hero)
        set_level(g, self.hero, hero.level + 1)

    def price(self, g: Game) -> None:
        """MUSICIAN (ACO-7): the 2 Wounds for the bonuses are placed before the roll."""
        if self.paid:
            g.call(TakeWounds(self.hero, 2))

    # -- the roll

    def hero_pool(self, g: Game) -> None:
        """TO-TIME-19, TO-FIGHT-05, TO-FIGHT-03; TO-DICE-09: no fewer than 0 dice."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        dice = fight_stat(t, hero) + companions(t, self.hero) + commissioner_dice(hero)
        if self.corrupted:
            dice += bonus_dice(hero)
        for effect in effects_of(t, hero):
            dice += effect.fight_dice(g, self)
        self.hero_dice = max(0, dice - self.lost_dice)

    def sin_pool(self, g: Game) -> None:
        """TO-TIME-19, TO-FIGHT-06, TO-DICE-09: every Monster in the Hero's Space, Pentagrams, cards and track."""
        t: OthersTable = g.table
        space = t.heroes[self.hero].space
        self.members = t.spaces[space].monsters
        dice = pentagrams_in(t, space) + (1 if t.sins.apocalypse >= 6 else 0)
        for monster in self.members:
            dice += fight_of(g, monster)
        for effect in self.sin_effects(g):
            dice += effect.sin_dice(g, self)
        self.sin_dice = max(0, dice - self.lost_dice)

    def roll(self, g: Game) -> None:
        """TO-TIME-20, TO-FIGHT-09, TO-VICTORY-05: both sides roll at the same time; from here on all results
        are one moment."""
        self.stage = ROLLED
        self.sin_roll = roll_sin_dice(g, self.sin_dice)
        self.hero_roll = roll_hero_dice(g, self.hero_dice)
        tell_fight_roll(g, self)

    def cursed_fate(self, g: Game) -> None:
        """TO-TIME-21; TO-SINCARD-08: no dice, nothing to roll again."""
        if (self.sin_roll or self.hero_roll) and may_hold_card_for(g, AFTER_ROLL):
            g.call(SinCardMoment(AFTER_ROLL))
        else:
            self.skip_to("faith")

    def rolled_again(self, g: Game) -> None:
        """TO-DICE-11: CURSED FATE cancels all dice and the same number is rolled again."""
        if g.result:
            self.skip_to("roll")

    def faith(self, g: Game) -> None:
        """TO-TIME-22, TO-DICE-06, TO-CORRUPT-10: each FAITH, then the Level 7 result, is turned into a result with all
        dice in view."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        free = count_of(self.hero_roll, FAITH) + (bonus_choice(hero) if self.corrupted else 0)
        if len(self.chosen) >= free:
            return
        choice = g.choice or g.ask(
            player_of(t, self.hero), "faith", CONDITIONS.fixed("faith", "faith")
        )
        if not choice:
            return
        self.chosen = (*self.chosen, word(choice, 1))
        self.again()

    # -- results

    def results(self, g: Game) -> None:
        """TO-TIME-23, TO-TIME-24: fixed results are added, then DEF cancels HIT and CC cancels CORR (TO-FIGHT-12)."""
        self.add_hero_results(g)
        tell_hero_results(g, self)
        self.set_against(g)
        g.tell("fight-results", self.hero, self.hits, self.wounds_due, self.corruption_due)

    def add_hero_results(self, g: Game) -> None:
        """TO-FIGHT-10, TO-DICE-03, TO-DICE-05, TO-CORRUPT-07: dice, base Defense, ability, Upgrades and the
        Corruption Track."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        self.hits = count_of(self.hero_roll, HIT) + self.chosen.count("hit")
        self.defense = (
            count_of(self.hero_roll, DEF) + self.chosen.count("def") + defense_stat(t, hero)
        )
        self.cc = count_of(self.hero_roll, CC) + self.chosen.count("cc")
        if self.corrupted:
            self.hits += bonus_hits(hero)
            self.defense += bonus_defense(hero)
        for effect in effects_of(t, hero):
            self.hits += effect.fight_hits(g, self)
            self.defense += effect.fight_defense(g, self)
            self.cc += effect.fight_cc(g, self)

    def set_against(self, g: Game) -> None:
        """TO-FIGHT-11, TO-FIGHT-12, TO-FIGHT-13, TO-FIGHT-14: what is left of the Sins Player's results
        falls on the Hero."""
        hits = hits_of(self.sin_roll)
        corruption = corruption_of(self.sin_roll)
        cancelled = 0
        for effect in self.sin_effects(g):
            hits += effect.sin_hits(g, self)
            corruption += effect.sin_corruption(g, self)
            cancelled += effect.defense_cancelled(g, self)
        self.wounds_due = max(0, hits - max(0, self.defense - cancelled))
        self.corruption_due = max(0, corruption - self.cc)
        tell_sin_results(g, self)

    def assign_hits(self, g: Game) -> None:
        """TO-TIME-25, TO-FIGHT-15, TO-FIGHT-16: Hits equal to its Defense kill a Monster; fewer have no effect."""
        choice = g.choice or g.ask_or_pass(player_of(g.table, self.hero), "assign", self.victims(g))
        if not choice:
            return
        if choice == PASS:
            self.kill(g)
            return
        self.hits -= defense_of(g, number(choice, 1))
        self.killed = (*self.killed, number(choice, 1))
        self.again()

    def victims(self, g: Game) -> list[Option]:
        """The Monsters of the Fight that the Hits left can still kill."""
        return Case(g, "assign", self).options("hit") if self.hits > 0 else []

    def kill(self, g: Game) -> None:
        """TO-TIME-26, TO-FIGHT-18, TO-MISSION-09: the killed leave the board."""
        for monster in self.killed:
            kill_monster(g, monster, True)

    def protector(self, g: Game) -> None:
        """TO-TIME-26: another Hero in his Space may cancel 1 Wound by his ability (HR-4)."""
        t: OthersTable = g.table
        protector = protector_of(t, self.hero) if self.wounds_due > 0 else NOBODY
        if protector == NOBODY:
            return
        choice = g.choice or g.ask(player_of(t, protector), "protector", [PASS, ("protect",)])
        if choice and choice != PASS:
            self.wounds_due -= 1
            g.tell("protector", self.hero)

    def wounds(self, g: Game) -> None:
        """TO-TIME-26, TO-FIGHT-18, SCX-4: the Wounds are placed one by one."""
        self.markers = len(table_of(g).heroes[self.hero].covered)
        if self.wounds_due > 0:
            g.call(TakeWounds(self.hero, self.wounds_due))

    def corruption_taken(self, g: Game) -> None:
        """TO-TIME-26, TO-FIGHT-12, SCX-4; ruling TO-FIGHT-19: Wounds before Corruption, and none for the dead."""
        if is_alive(g.table, self.hero):
            self.points = self.corruption_due
            g.call(TakeCorruption(self.hero, self.corruption_due))

    # -- afterwards

    def aftermath(self, g: Game) -> None:
        """TO-TIME-27, TO-TIME-28, TO-VICTORY-05, SCX-4: from here on the standing tests see all results of the
        Fight at once."""
        self.stage = SETTLED
        t: OthersTable = g.table
        self.markers = len(t.heroes[self.hero].covered) - self.markers
        t.unsettled = True

    def compulsory_after(self, g: Game) -> None:
        """TO-TIME-29: which cards act now is known before the first of them does (APT-7, APR-3, SCX-4)."""
        self.effects_due = tuple(
            [effect.id for effect in self.sin_effects(g) if effect.is_due_after(g, self)]
        )

    def more_after(self, g: Game) -> None:
        """TO-TIME-29: the revealed cards in their order, then the Sin card of this Fight."""
        if not self.effects_due:
            return
        due = self.effects_due[0]
        self.effects_due = self.effects_due[1:]
        self.again()
        for effect in self.sin_effects(g):
            if effect.id == due:
                effect.after_fight(g, self)

    def after_card(self, g: Game) -> None:
        """TO-TIME-29: the Sins Player may play one card of this moment."""
        if may_hold_card_for(g, AFTER_FIGHT):
            g.call(SinCardMoment(AFTER_FIGHT))

    def close(self, g: Game) -> None:
        """The Fight is over; a current Hero who died in it has no Turn left (TO-TIME-37)."""
        table_of(g).unsettled = True

    # -- what cards and missions ask of a Fight

    def sin_effects(self, g: Game) -> list[Effect]:
        """What changes the Sins Player's side of this Fight."""
        played = SIN_CARDS[self.card] if self.card else NOTHING
        return effects_of_sins(g.table, played)

    def has_member(self, g: Game, card: str) -> bool:
        """Whether the Hell Club member of a card in force took part in the Sin roll (TO-HELLCLUB-02)."""
        t: OthersTable = g.table
        return any([t.monsters[monster].card == card for monster in self.members])

    def count(self, g: Game, kind: int) -> int:
        """How many Monsters of a kind take part in the Sin roll."""
        t: OthersTable = g.table
        total = 0
        for monster in self.members:
            if t.monsters[monster].kind == kind:
                total += 1
        return total

    def acolytes(self, g: Game) -> int:
        """Acolytes taking part in the Sin roll."""
        return self.count(g, ACOLYTE)

    def abominations(self, g: Game) -> int:
        """Abominations taking part in the Sin roll."""
        return self.count(g, ABOMINATION)

    def controller_wounded(self, g: Game) -> bool:
        """TO-SINCARD-11: the Controller took part and the Hero placed at least 1 Wound marker."""
        return self.markers > 0 and self.count(g, CONTROLLER) > 0

    def killed_abomination(self, g: Game) -> bool:
        """Whether an Abomination was killed in this Fight."""
        t: OthersTable = g.table
        return any([t.monsters[monster].kind == ABOMINATION for monster in self.killed])


def protector_of(t: OthersTable, hero: int) -> int:
    """The Hero beside this one who can cancel a Wound of his (HR-4), or NOBODY."""
    for other in t.spaces[t.heroes[hero].space].heroes:
        if other != hero and kit_of(t.heroes[other]).protects:
            return other
    return NOBODY


def fight_under_way(g: Game) -> Fight | None:
    """The innermost Fight, safe to change."""
    fight = g.innermost(Fight)
    return fight if isinstance(fight, Fight) else None
