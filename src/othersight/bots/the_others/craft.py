"""What a player who looks ahead has to know of The Others."""

from othersight.bots.judging import Figures, Script
from othersight.bots.sight import Sight
from othersight.bots.the_others.learned import heroes_win
from othersight.bots.the_others.script import SINS, OthersScript
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game

TURNS_IN_ROUND = 100


class TheOthersCraft:
    """The Others for players who look ahead."""

    def script(self, seat: int, seed: str, figures: Figures) -> Script:
        """The Sins Player in seat 0, Hero Players in the others."""
        return OthersScript(seat, seed, figures)

    def worth_a_look(self, sight: Sight, first: str, most: int) -> list[str]:
        """All options of the questions that matter, or as many as may be looked into, drawn at random."""
        options = sight.options
        if len(options) < 2 or sight.view["question"]["kind"] in PLAIN:
            return [first]
        others = tuple([option for option in options if option != first])
        if len(others) >= most:
            chance = Chance(f"{sight.view['decisions']}/{sight.seat}")
            others = chance.shuffled(others)[: most - 1]
        return [first, *others]

    def company(self, sight: Sight, own: Script, seed: str, figures: Figures) -> list[Script]:
        """Everybody plays by judgement."""
        seats = sight.view["setting"]["hero_players"] + 1
        return [OthersScript(seat, seed, figures) for seat in range(seats)]

    def moment(self, table: Game) -> int:
        """Turns taken so far."""
        for frame in table.stack:
            if isinstance(frame, Round):
                return table_of(table).round * TURNS_IN_ROUND + frame.turns
        return 0

    def worth_of_table(self, table: Game, seat: int) -> float:
        """As learned from many games."""
        if table.outcome:
            return float((table.outcome == "sins") == (seat == SINS))
        chance = heroes_win(table_of(table))
        return 1.0 - chance if seat == SINS else chance


PLAIN = ("wound", "ballot", "remove", "holy-water", "contested-hero", "former-hell-club")
"""Questions that are answered by judgement alone."""
