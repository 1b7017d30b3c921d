"""The Sin cards of both decks (every SCX row) and Pride's own (every SCP row)."""

from othersight.games.the_others.cards.group_prices import ConceitPrice, EgoPrice
from othersight.games.the_others.cards.prices import (
    DamnedChoice,
    HatePlace,
    HubrisChoice,
    TeleportByCard,
)
from othersight.games.the_others.cards.sin_card_kinds import FightCard
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.fight import Fight, fight_under_way
from othersight.games.the_others.rules.figures import avatar_of, is_alive, is_alone, table_of
from othersight.games.the_others.rules.monster_move import MonsterMove, can_any_move
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    AFTER_ROLL,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
    can_draw,
    draw_sin_cards,
    gain_reactions,
)
from othersight.games.the_others.rules.turn import turn_under_way
from othersight.games.the_others.state.config import ABOMINATION
from othersight.games.the_others.state.table import NOWHERE, ON_BOARD, OthersTable
from othersight.kernel.game import Game


class EvilRegroups(SinCard):
    """SCX-1: up to 2 Monsters are Moved 1 step each by the normal rules."""

    def can_play(self, g: Game) -> bool:
        return can_any_move(table_of(g))

    def play(self, g: Game) -> None:
        g.call(MonsterMove(2, 1))


class DamnedIfYouDo(SinCard):
    """SCX-2: the Hero takes 2 Wounds or turns an Upgrade face down until the end of the Round."""

    def play(self, g: Game) -> None:
        g.call(DamnedChoice(table_of(g).current))


class Hate(SinCard):
    """SCX-3: laid in a Space with an Altar in the first Turn; 3 Monsters there at the end raise the track."""

    def can_play(self, g: Game) -> bool:
        turn = turn_under_way(g)
        assert turn is not None
        return turn.first and sum(table_of(g).config.city.altars) > 0

    def play(self, g: Game) -> None:
        g.call(HatePlace())

    def is_on_board(self, t: OthersTable) -> bool:
        return t.sins.hate

    def leave_board(self, g: Game) -> int:
        t: OthersTable = g.table
        monsters = len(t.spaces[t.sins.hate_space].monsters)
        sins = t.edit_sins()
        sins.hate = False
        sins.hate_space = NOWHERE
        g.tell("hate", monsters)
        return 1 if monsters >= 3 else 0


class ForOurMaster(FightCard):
    """SCX-4: 2 cards if the Sins Player's results make the Hero take a Wound or Corruption in this Fight."""

    def can_play(self, g: Game) -> bool:
        return can_draw(table_of(g))

    def is_due_after(self, g: Game, fight: Fight) -> bool:
        return fight.markers > 0 or fight.points > 0

    def after_fight(self, g: Game, fight: Fight) -> None:
        draw_sin_cards(g, 2)


class AbominableFury(FightCard):
    """SCX-5: +1 HIT for each Abomination taking part in this Fight."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        t: OthersTable = g.table
        spaces = {fight.space, fight.ground}
        return any([m.kind == ABOMINATION and m.space in spaces for m in t.monsters])

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return fight.abominations(g)


class CursedFate(SinCard):
    """SCX-6: all results are cancelled and the dice rolled again (done by whoever rolled)."""


class Haphephobia(SinCard):
    """SCP-1: the current Hero is teleported to an adjacent Space of the Sins Player's choice."""

    def play(self, g: Game) -> None:
        g.call(TeleportByCard(table_of(g).current, 1))


class AloneInTheDark(SinCard):
    """SCP-2: a lone current Hero takes 1 Corruption and the Sins Player gains 1 Reaction token."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        return is_alone(t, t.current)

    def play(self, g: Game) -> None:
        gain_reactions(g, 1)
        g.call(TakeCorruption(table_of(g).current, 1))


class PriceOfHubris(FightCard):
    """SCP-3: a lone current Hero destroys one of his Upgrades or takes 1 Wound."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        return is_alone(t, t.current)

    def play(self, g: Game) -> None:
        g.call(HubrisChoice(table_of(g).current))


class PrideOrFear(SinCard):
    """SCP-4: after the Controller wounds a Hero, he is teleported up to 2 Spaces."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        return fight.controller_wounded(g) and is_alive(table_of(g), fight.hero)

    def play(self, g: Game) -> None:
        fight = fight_under_way(g)
        assert fight is not None
        g.call(TeleportByCard(fight.hero, 2))


class PrimalConceit(FightCard):
    """SCP-5: unless every lone Hero takes 2 Corruption, the Avatar is teleported to any Space."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        avatar = avatar_of(t)
        return t.monsters[avatar].state == ON_BOARD and any([is_alone(t, h) for h in t.places])

    def play(self, g: Game) -> None:
        g.call(ConceitPrice())


class CurseOfEgo(SinCard):
    """SCP-6: unless the Heroes together take 4 Corruption, 1 card and 1 Reaction token per lone Hero."""

    def play(self, g: Game) -> None:
        g.call(EgoPrice())


for _card in (
    EvilRegroups("evil-regroups", START_OF_TURN),
    DamnedIfYouDo("damned-if-you-do", START_OF_TURN, harm=(2, 0)),
    Hate("hate", START_OF_TURN),
    ForOurMaster("for-our-master", START_OF_FIGHT),
    AbominableFury("abominable-fury", START_OF_FIGHT),
    CursedFate("cursed-fate", AFTER_ROLL),
    Haphephobia("haphephobia", START_OF_TURN),
    AloneInTheDark("alone-in-the-dark", START_OF_TURN, harm=(0, 1)),
    PriceOfHubris("price-of-hubris", START_OF_FIGHT, harm=(1, 0)),
    PrideOrFear("pride-or-fear", AFTER_FIGHT),
    PrimalConceit("primal-conceit", START_OF_FIGHT, harm=(0, 14)),
    CurseOfEgo("curse-of-ego", START_OF_TURN, harm=(0, 4)),
):
    SIN_CARDS[_card.id] = _card
