"""What a player who looks ahead has to know of They Live."""

from othersight.bots.judging import Figures, Script
from othersight.bots.sight import Sight
from othersight.bots.they_live.learned import humans_win
from othersight.bots.they_live.moment import moment
from othersight.bots.they_live.script import TheyLiveScript
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.game import Game


class TheyLiveCraft:
    """They Live for players who look ahead."""

    def script(self, seat: int, seed: str, figures: Figures) -> Script:
        """Human or Invader, as the seat's overlay says."""
        return TheyLiveScript(seat, seed, figures)

    def worth_a_look(self, sight: Sight, first: str, most: int) -> list[str]:
        return [first]

    def company(self, sight: Sight, own: Script, seed: str, figures: Figures) -> list[Script]:
        """Everybody plays by judgement."""
        seats = sight.view["setting"]["players"]
        return [TheyLiveScript(seat, seed, figures) for seat in range(seats)]

    def moment(self, table: Game) -> int:
        """Turns taken so far; in the assault tests taken so far."""
        return moment(table)

    def worth_of_table(self, table: Game, seat: int) -> float:
        """As learned from many games."""
        chance = float(table.outcome == "humans") if table.outcome else humans_win(table)
        return 1.0 - chance if person_of(table_of(table), seat).invader else chance
