"""One game of a run: every seat is played by the level of the side it is on, which the referee knows."""

from typing import Any

from othersight.arena.players import unhurried
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule, Task
from othersight.arena.simulate import take_turn
from othersight.arena.think_time import Stopwatch
from othersight.bots import Player
from othersight.games import GAMES
from othersight.kernel.game import Game

OWN = "own"
"""What a row says of an option whose value is the text of a whole file."""


class Table:
    """The players of one game. Whoever changes sides hands over to the level of the new side."""

    def __init__(self, schedule: Schedule, task: Task, figures: dict[str, Any]) -> None:
        self.schedule = schedule
        self.task = task
        self.figures = figures
        self.players: dict[tuple[int, str], Player] = {}
        self.stopwatch = Stopwatch()

    def player_of(self, game: Game, seat: int) -> Player:
        """Who answers for a seat now. With one level on both sides it is the same player all game, but not where levels
        are compared: there nobody may remember more for having met his own kind."""
        side = self.schedule.spec.side_of(game, seat)
        level = self.task.pairing[side]
        who = (seat, side if self.schedule.is_timed else level)
        if who not in self.players:
            seed = f"{self.schedule.seed_of(self.task)}/{seat}"
            one = unhurried(level, self.schedule.game, seat, seed, self.figures)
            self.players[who] = self.stopwatch.timed(side, one) if self.schedule.is_timed else one
        return self.players[who]


def play(schedule: Schedule, place: int) -> Row:
    """The game at one place of the run, to its end or to the limit."""
    task = schedule.task(place)
    options = schedule.options_of(task)
    game = GAMES[schedule.game].begin(options, schedule.seed_of(task))
    table = Table(schedule, task, options.get("figures", {}))
    decisions = play_on(game, table, schedule.limit or schedule.spec.limit)
    view = game.view(-1)
    told = {name: shown(game.start["options"][name]) for name in schedule.spec.cycled}
    facts = schedule.spec.facts(game)
    if schedule.is_timed:
        facts["thinking"] = table.stopwatch.told()
    return Row(
        number=task.number,
        seed=schedule.seed_of(task),
        pairing=task.pairing,
        setting=task.setting,
        options={**told, **schedule.spec.told(view)},
        outcome=game.outcome,
        rounds=view["round"],
        decisions=decisions,
        facts=facts,
    )


def play_on(game: Game, table: Table, limit: int) -> int:
    """Let the players answer until the game is over or has got stuck; how often they did."""
    board = game.board()
    decisions = 0
    while game.questions and decisions < limit:
        seat = game.questions[0].seat
        take_turn(game, seat, table.player_of(game, seat), board)
        decisions += 1
    return decisions


def shown(value: Any) -> Any:
    """An option in a row; a map of one's own stands there by that name."""
    return OWN if isinstance(value, str) and "\n" in value else value
