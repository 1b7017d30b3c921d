"""Games of They Live that play themselves: every number of players and difficulty, options left to chance.

People who do anything at all never come as far as the Final Assault, so that some walks are eager: their people are
tough, keep a leader who makes for Cable 54, build, check and deploy, read stories and use the lenses.
"""

from collections.abc import Iterator
from typing import NamedTuple

import othersight
from othersight.games.they_live.begin import DIFFICULTIES, OVERLAYS
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.chance import Chance
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option, Question

PREFIX = "they-live-"
LONGEST = 20_000
GATHER_BY = 15
"""From this hour on the leader of an eager walk makes for Cable 54."""
TOUGH = 24
"""The health of everybody in an eager walk."""
GLASSES = 3
LIKED = ("trigger", "check", "build", "story", "lenses", "inspect", "look", "confront", "deploy")
"""What eager people do rather than anything else."""


class LiveWalk(NamedTuple):
    """One game to be played at random."""

    players: int
    difficulty: str
    seed: int
    eager: bool = False

    @property
    def name(self) -> str:
        kind = "eager" if self.eager else "plain"
        return f"{PREFIX}{self.players}-{self.difficulty}-{kind}-{self.seed}"

    @property
    def group(self) -> str:
        """What is played."""
        return f"{PREFIX}{self.players}-{self.difficulty}"

    def begin(self) -> Game:
        """The game at its first decision."""
        game = othersight.new(
            "they-live", seed=self.seed, players=self.players, difficulty=self.difficulty
        )
        if self.eager:
            table = table_of(game)
            for person in range(len(table.people)):
                record = table.edit_person(person)
                record.health, record.glasses = TOUGH, GLASSES
            table.unsettled = False
        return game

    def chance(self) -> Chance:
        """The stream from which this walk's decisions are drawn."""
        return Chance(f"walk {self.name}")


def live_groups() -> list[tuple[int, str]]:
    """Every number of players with every difficulty."""
    return [(players, difficulty) for players in OVERLAYS for difficulty in DIFFICULTIES]


def live_walk_of(number: int) -> LiveWalk:
    """One walk for a number; two of three are eager."""
    groups = live_groups()
    players, difficulty = groups[number % len(groups)]
    return LiveWalk(players, difficulty, number, number // len(groups) % 3 != 0)


def live_walk_named(name: str) -> LiveWalk:
    """The walk of that name, as a failure tells it."""
    parts = name.removeprefix(PREFIX).rsplit("-", 2)
    for players, difficulty in live_groups():
        if len(parts) == 3 and parts[0] == f"{players}-{difficulty}" and parts[2].isdigit():
            walk = LiveWalk(players, difficulty, int(parts[2]), parts[1] == "eager")
            if walk.name == name:
                return walk
    raise ValueError(f"there is no walk '{name}'")


def live_steps_of(walk: LiveWalk) -> Iterator[tuple[Game, Question]]:
    """The game at each decision, with a question that is open there."""
    game = walk.begin()
    chance = walk.chance()
    while game.questions:
        assert game.history.length < LONGEST, f"{walk.name} is not over after {LONGEST} decisions"
        yield game, game.questions[0]
        seat, option = next_step(game, chance, walk.eager)
        carry_on(game, seat, option)


def carry_on(game: Game, seat: int, option: Option) -> None:
    """One answer, or one thing done without being asked."""
    if option[0] == ASIDE:
        game.aside(option[1:], seat)
    else:
        game.answer(option, seat)


def next_step(game: Game, chance: Chance, eager: bool) -> tuple[int, Option]:
    """Who does what next: mostly an answer, now and then a card used when needed or a claim."""
    if chance.below(20) == 0:
        seat = chance.below(len(game.seats))
        asides = game.asides(seat)
        if asides:
            return seat, (ASIDE, *asides[chance.below(len(asides))])
        if chance.below(4) == 0:
            return seat, (ASIDE, "claim", "person", chance.below(4), "invader")
    question = game.questions[chance.below(len(game.questions))]
    options = liked(game, question) if eager and chance.below(4) else []
    options = options or question.options
    return question.seat, options[chance.below(len(options))]


def liked(game: Game, question: Question) -> list[Option]:
    """What eager people would rather do."""
    t = table_of(game)
    if question.kind in ("leader", "first-leader"):
        return [("leader", t.leader)]
    good = [option for option in question.options if option[0] in LIKED]
    if good or question.kind not in ("free-move", "action"):
        return good
    goal = t.setting.cable_54
    if question.seat != t.leader or t.clock < GATHER_BY:
        goal = t.setting.billboards[question.seat % len(t.setting.billboards)]
    distance = t.setting.distance[goal]
    here = distance[person_of(t, question.seat).space]
    nearer = [o for o in question.options if o[0] == "step" and distance[int(o[1])] < here]
    return nearer or ([("stay",)] if ("stay",) in question.options else [])
