"""Games of They Live that play themselves: every number of players and difficulty, some of them rushing to Cable 54.

Random players hardly ever get as far as the Final Assault; in a bold walk they have strong characters, go where
something can be done, and storm the station as soon as the clock allows it.
"""

import zlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import othersight
from othersight.arena.simulate import take_turn
from othersight.bots.scripted import ScriptedPlayer
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.earlier import REVISION
from othersight.games.they_live.content.figures import figures_in
from othersight.games.they_live.content.selection import (
    ALL_CARDS,
    CITY,
    FIRST_CARDS,
    TOWNS,
    selected,
)
from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.people import table_of as table_of
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question

LONGEST = 20_000


@cache
def strong(cards: str) -> dict[str, int]:
    """Characters who pass most tests, and a station that can be taken."""
    found: dict[str, int] = {}
    for path in figures_in(selected(load_content(), cards, CITY)):
        if path.startswith("characters.") and (".skills." in path or path.endswith(".health")):
            found[path] = 9
        elif path.startswith("assault.") and ".tests." in path:
            found[path] = 1
    return found


DONE_HERE = ("trigger", "check", "build", "gather", "story", "card")
LIKED = ("persuade", "team", "join", "deploy", "spend", "take-part", "reveal", "sabotage")


class Walk(NamedTuple):
    """One game to be played at random."""

    players: int
    difficulty: str
    seed: int
    bold: bool = False
    scripted: bool = False
    """Whether scripted players decide instead of chance."""
    town: str = ""
    cards: str = ""
    """Where it is played and with which cards; by lot from the rest if nothing is said."""
    revision: int = REVISION

    @property
    def name(self) -> str:
        kind = "scripted" if self.scripted else "bold" if self.bold else "plain"
        return f"{self.players}-{self.difficulty}-{kind}-{self.seed}"

    @property
    def options(self) -> dict[str, Any]:
        """The options of `othersight.new`."""
        spread = zlib.crc32(f"{self.players}-{self.difficulty}-{self.seed}".encode())
        town = self.town or tuple(TOWNS)[spread % 2]
        cards = self.cards or (ALL_CARDS if spread // 2 % 4 else FIRST_CARDS)
        return {
            "players": self.players,
            "difficulty": self.difficulty,
            "town": town,
            "cards": cards,
            "figures": strong(cards) if self.bold else {},
            "revision": self.revision,
        }

    def begin(self) -> Game:
        """The game at its first decision."""
        return othersight.new("they-live", seed=self.seed, **self.options)

    def chance(self) -> Chance:
        """The stream from which this walk's decisions are drawn."""
        return Chance(f"walk {self.name}")

    def is_chosen(self, one_in: int) -> bool:
        """True for one in so many walks, always the same ones."""
        return zlib.crc32(self.name.encode()) % one_in == 0


def walks(each: int = 2) -> list[Walk]:
    """So many of every number of players and difficulty, every second one bold."""
    return [
        Walk(players, difficulty, seed, seed % 2 == 1)
        for players in OVERLAYS
        for difficulty in DIFFICULTIES
        for seed in range(each)
    ]


def walk_named(name: str) -> Walk:
    """The walk of that name, as a failure tells it."""
    for difficulty in DIFFICULTIES:
        players, _, rest = name.partition(f"-{difficulty}-")
        kind, _, seed = rest.partition("-")
        if players in [str(number) for number in OVERLAYS] and seed.isdigit():
            walk = Walk(int(players), difficulty, int(seed), kind == "bold", kind == "scripted")
            if walk.name == name:
                return walk
    raise ValueError(f"there is no walk '{name}'")


def act(game: Game, chance: Chance, bold: bool) -> None:
    """One decision, now and then after a card used when needed or a claim."""
    seat = chance.below(len(game.seats))
    asides = game.asides(seat)
    if asides and chance.below(4) == 0:
        game.aside(asides[chance.below(len(asides))], seat)
        return
    if chance.below(30) == 0:
        game.aside(f"claim person {chance.below(4)} invader", seat)
        return
    game.decide(*next_decision(game, chance, bold))


def next_decision(game: Game, chance: Chance, bold: bool) -> tuple[Question, Option]:
    """Who answers next, and what: any option, or in a bold walk mostly what makes the game go on."""
    question = game.questions[chance.below(len(game.questions))]
    options = question.options
    if bold and chance.below(5):
        options = eager(game, question) or options
    return question, options[chance.below(len(options))]


def eager(game: Game, question: Question) -> list[Option]:
    """The options of somebody who wants to get on."""
    options = question.options
    for verb in DONE_HERE:
        if question.kind == "location" and (verb,) in options:
            return [(verb,)]
    if question.kind in ("free-move", "action"):
        return steps_to_something(game, question)
    if question.kind == "leader":
        return [("leader", nearest_to_the_station(game))]
    return [option for option in options if option[0] in LIKED]


def steps_to_something(game: Game, question: Question) -> list[Option]:
    """Steps nearer to Cable 54 once the clock is red, before that nearer to a billboard."""
    t = table_of(game)
    targets = (t.config.cable_54,) if is_red(t) else t.config.billboards
    distance = [min([t.config.distance[space][x] for x in targets]) for space in range(25)]
    here = distance[person_of(t, question.seat).space]
    return [
        option
        for option in question.options
        if option[0] == "step" and isinstance(option[1], int) and distance[option[1]] < here
    ]


def nearest_to_the_station(game: Game) -> int:
    """The seat that can be on Cable 54 first."""
    t = table_of(game)
    way = t.config.distance[t.config.cable_54]
    living = [seat for seat in range(len(t.playing)) if not person_of(t, seat).dead]
    return min(living, key=lambda seat: way[person_of(t, seat).space])


def acting(walk: Walk, game: Game) -> Callable[[Game], None]:
    """How the next decision of a walk is taken: by chance, or by scripted players."""
    if not walk.scripted:
        chance = walk.chance()
        return lambda game: act(game, chance, walk.bold)
    board = game.board()
    seats = range(len(game.seats))
    scripts = [TheyLiveScript(seat, f"{walk.seed}/{seat}", {}) for seat in seats]
    players = [ScriptedPlayer("script", script, str(walk.seed)) for script in scripts]

    def decide(game: Game) -> None:
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)

    return decide


def steps_of(walk: Walk) -> Iterator[Game]:
    """The game at each decision; after the last one the walk is over."""
    game = walk.begin()
    go_on = acting(walk, game)
    while game.questions:
        assert game.history.length < LONGEST, f"{walk.name} is not over after {LONGEST} decisions"
        yield game
        go_on(game)


def played(walk: Walk, decisions: int = LONGEST) -> Game:
    """The game of a walk after so many decisions, or at its end."""
    game = walk.begin()
    go_on = acting(walk, game)
    for _ in range(decisions):
        if not game.questions:
            break
        go_on(game)
    return game
