"""Sloth's own Sin cards (every SCS row and the house card LEADEN HOURS)."""

from othersight.games.the_others.cards.group_prices import CrawlPrice
from othersight.games.the_others.cards.sin_card_kinds import AvatarCard
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    AFTER_KILL,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
    gain_reactions,
)
from othersight.games.the_others.rules.turn import turn_under_way
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class CurseOfTheCrawl(SinCard):
    """SCS-1: unless the Heroes together take 3 Wounds, the current Hero cannot Move this Turn."""

    def play(self, g: Game) -> None:
        g.call(CrawlPrice())


class PrimalLethargy(AvatarCard):
    """SCS-2: in a Fight with the Avatar both sides lose 2 dice."""

    def play(self, g: Game) -> None:
        fight = fight_under_way(g)
        assert fight is not None
        fight.card = self.id
        fight.lost_dice = 2


class SleepDust(SinCard):
    """SCS-3: after the Controller wounds a Hero, 2 Reaction tokens."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        return fight.controller_wounded(g)

    def play(self, g: Game) -> None:
        gain_reactions(g, 2)


class PunishTheIdle(SinCard):
    """SCS-4: until the end of the Round leaving a Space with an Abomination costs 2 Wounds."""

    def can_play(self, g: Game) -> bool:
        return not table_of(g).sins.punish_idle

    def play(self, g: Game) -> None:
        table_of(g).edit_sins().punish_idle = True


class SlouchingTowardsBethlehem(SinCard):
    """SCS-5: after an Abomination is killed the current Hero takes 2 Corruption."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        if not is_alive(t, t.current):
            return False
        fight = fight_under_way(g)
        return fight is None or fight.killed_abomination(g)

    def play(self, g: Game) -> None:
        g.call(TakeCorruption(table_of(g).current, 2))


class LeadenHours(SinCard):
    """House card: the current Hero's Move this Turn is cut short."""

    def play(self, g: Game) -> None:
        turn = turn_under_way(g)
        assert turn is not None
        turn.step_limit = min(turn.step_limit, self.figure(g, "steps"))
        g.tell("leaden-hours", turn.hero)


for _card in (
    CurseOfTheCrawl("curse-of-the-crawl", START_OF_TURN, harm=(3, 0)),
    PrimalLethargy("primal-lethargy", START_OF_FIGHT),
    SleepDust("sleep-dust", AFTER_FIGHT),
    PunishTheIdle("punish-the-idle", START_OF_TURN),
    SlouchingTowardsBethlehem("slouching-towards-bethlehem", AFTER_FIGHT, AFTER_KILL, harm=(0, 2)),
    LeadenHours("leaden-hours", START_OF_TURN),
):
    SIN_CARDS[_card.id] = _card
