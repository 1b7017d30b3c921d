"""Gluttony: where Monsters feed together they are hard to kill (every HOUSE-GLUTTONY row)."""

from othersight.games.the_others.cards.sin_card_kinds import (
    AfterFightCard,
    AvatarCard,
    FightCard,
    current_hero,
)
from othersight.games.the_others.rules.effects import CARD_LINES, POWERS, Power
from othersight.games.the_others.rules.fight import Fight, fight_under_way
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.monster_move import MonsterMove, can_any_move
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
)
from othersight.games.the_others.rules.token import SinsPlaceToken, can_place, changed
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import CORRUPTION, EXTRA_TURN
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Gluttony(Power):
    """HOUSE-GLUTTONY: a Monster with other Monsters in its Space has more Defense."""

    def monster_defense(self, g: Game, monster: int) -> int:
        t: OthersTable = g.table
        space = t.monsters[monster].space
        fed = space >= 0 and len(t.spaces[space].monsters) > 1
        return t.config.power_figures["defense"] if fed else 0


class RottenFeast(SinCard):
    """HOUSE-GLUTTONY1: a Corruption token in the Space of the current Hero."""

    def can_play(self, g: Game) -> bool:
        return can_place(table_of(g), CORRUPTION, current_hero(g).space)

    def play(self, g: Game) -> None:
        g.call(SinsPlaceToken(CORRUPTION, current_hero(g).space))


class Famine(SinCard):
    """HOUSE-GLUTTONY2: the current Hero loses an Extra Turn token, or takes Wounds where there is none."""

    def can_play(self, g: Game) -> bool:
        return current_hero(g).extra_turns > 0 or self.figure(g, "wounds") > 0

    def play(self, g: Game) -> None:
        t: OthersTable = g.table
        if current_hero(g).extra_turns > 0:
            t.edit_hero(t.current).extra_turns -= 1
            t.supply = changed(t.supply, EXTRA_TURN, 1)
            g.tell("famine", t.current)
        else:
            g.call(TakeWounds(t.current, self.figure(g, "wounds")))


class DinnerBell(SinCard):
    """HOUSE-GLUTTONY3: up to 2 Monsters are Moved 1 step each by the normal rules."""

    def can_play(self, g: Game) -> bool:
        return can_any_move(table_of(g))

    def play(self, g: Game) -> None:
        g.call(MonsterMove(self.figure(g, "monsters"), 1))


class SecondHelping(FightCard):
    """HOUSE-GLUTTONY4: a HIT for each Monster in the Fight after the first, up to a limit."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        return len(table_of(g).spaces[fight.space].monsters) > 1

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return min(self.figure(g, "most"), len(fight.members[1:]))


class PrimalAppetite(AvatarCard):
    """HOUSE-GLUTTONY5: more Sin dice in a Fight with the Avatar."""

    def sin_dice(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "dice")


class OpenWounds(AfterFightCard):
    """HOUSE-GLUTTONY6: after a Fight in which he was wounded the Hero cannot heal this Round."""

    def answers(self, g: Game, fight: Fight) -> bool:
        return fight.markers > 0 and not table_of(g).heroes[fight.hero].cannot_heal

    def strike(self, g: Game, hero: int) -> None:
        table_of(g).edit_hero(hero).cannot_heal = True
        g.tell("open-wounds", hero)


POWERS["gluttony"] = Gluttony("gluttony")
CARD_LINES["famine"] = "hero"
CARD_LINES["open-wounds"] = "hero"
for _card in (
    RottenFeast("rotten-feast", START_OF_TURN),
    Famine("famine", START_OF_TURN, harm=(2, 0)),
    DinnerBell("dinner-bell", START_OF_TURN),
    SecondHelping("second-helping", START_OF_FIGHT),
    PrimalAppetite("primal-appetite", START_OF_FIGHT),
    OpenWounds("open-wounds", AFTER_FIGHT),
):
    SIN_CARDS[_card.id] = _card
