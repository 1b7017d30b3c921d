"""Games of They Live whose public record is kept: Invaders as they are, clumsy ones, and ones that act as Humans."""

from typing import Any

from bench.believing.records import Numbers, Record
from othersight.arena.players import unhurried
from othersight.bots.fallback import Player
from othersight.bots.observation import Observation
from othersight.bots.scripted import ScriptedPlayer
from othersight.bots.spec import bots_of
from othersight.games import GAMES
from othersight.games.they_live.bots.habits import HABITS
from othersight.games.they_live.bots.script import HUMAN, TheyLiveScript
from othersight.games.they_live.rules.people import person_of, table_of

Played = tuple[float, list[tuple[Numbers, bool]]]
"""Whether the Humans won, and for each character in play its public record and whether it is an Invader."""
AS_THEY_ARE, CLUMSY, LOYAL = "as-they-are", "clumsy", "loyal"


class LoyalScript(TheyLiveScript):
    """Decides as a Human whatever the overlay says."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        options: list[str] = view["question"]["options"]
        kind = view["question"]["kind"]
        if kind not in HUMAN:
            return next(option for option in options if option in ("go-on", "retreat", "pass"))
        return HUMAN[kind](self.position(view, board), options) if len(options) > 1 else options[0]


class ClumsyScript(TheyLiveScript):
    """An Invader whom anybody should find out: throws every clean card away, helps nobody, votes for himself."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        chosen = super().choose(view, board)
        if self.position(view, board).invader:
            options: list[str] = view["question"]["options"]
            for wish in ("refuse", "lenses", f"leader {self.seat}"):
                if wish in options:
                    return wish
            if view["question"]["kind"] == "deploy":
                return next(option for option in options if option.startswith("discard"))
        return chosen


SCRIPTS = {CLUMSY: ClumsyScript, LOYAL: LoyalScript}


def seated(seat: int, level: str, how: str, seed: str) -> Player:
    """Whoever plays a seat: of the level asked for, or an Invader of the sort asked for."""
    if how in SCRIPTS:
        slips = bots_of("they-live").slips_of(level)
        script = SCRIPTS[how](seat, seed, {}, HABITS[level])
        return ScriptedPlayer(level, script, seed, slips, bots_of("they-live").knowledge.careful)
    return unhurried(level, "they-live", seat, seed, {})


def played(task: tuple[int, str, str, str]) -> Played:
    """One game to its end, with its public record."""
    number, seed, level, how = task
    players = 5
    game = GAMES["they-live"].begin({"players": players}, f"{seed}/{number}")
    board = game.board()
    company: dict[tuple[int, str], Player] = {}
    while game.questions:
        seat = game.questions[0].seat
        as_now = how if person_of(table_of(game), seat).invader else AS_THEY_ARE
        if (seat, as_now) not in company:
            company[seat, as_now] = seated(seat, level, as_now, f"{seed}/{number}/{seat}")
        one = company[seat, as_now]
        observation = Observation(game, seat, board)
        aside = one.aside(observation)
        if aside:
            game.aside(aside, seat)
        else:
            game.answer(one.choose(observation), seat)
    people = table_of(game).people
    told = Record(players, board["cable_54"]).read(game.log(-1))
    return float(game.outcome == "humans"), [(told[who], people[who].invader) for who in told]
