"""Games that play themselves: every combination of the box, options left to chance, and two kinds of rules.

Random Heroes hardly ever win with the printed figures, so that some walks are made with easier ones: such
games reach the last Missions and a victory of either side.
"""

import itertools
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import othersight
from othersight.games.the_others.content import load_content
from othersight.games.the_others.setup.earlier import REVISION
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.chance import Chance
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.kernel.replay import replay

SINS = tuple(load_content().sins)
ACOLYTES = tuple(load_content().acolytes)
BOX = ("havens-last-stand", "the-darkness-within", "battleground-of-souls")
STORIES = (*BOX, *[story for story in load_content().stories if story not in BOX])
"""The Stories of the box, then those of our own."""
MAPS = ("a", "b")
HERO_PLAYERS = (1, 2, 3, 4)
LONGEST = 5000

BOX_HEROES = HEROES[:7]
EASY: dict[str, int] = {
    **{
        f"heroes.{hero}.{stat}": 6
        for hero in (*BOX_HEROES, "karl-wolf")
        for stat in ("fight", "skill", "defense")
    },
    "dice.sin.faces.hit": 1,
    "dice.sin.faces.corr": 1,
    "dice.sin.faces.blank": 3,
    "stories.havens-last-stand.missions.gear-up.required": 1,
    "stories.havens-last-stand.missions.clear-abominations.required": 1,
    "stories.havens-last-stand.missions.clear-the-hive.required": 1,
    "stories.havens-last-stand.missions.destroy-them-all.required": 2,
    "stories.the-darkness-within.missions.tempting-fate.required": 1,
    "stories.the-darkness-within.missions.begin-the-ritual.required": 1,
    "stories.the-darkness-within.missions.hallow-the-districts.required": 1,
    "stories.battleground-of-souls.missions.rescue-the-innocents.required": 1,
    "stories.battleground-of-souls.missions.keep-them-safe.required": 1,
    "stories.battleground-of-souls.missions.save-their-souls.required": 1,
}
"""Strong Heroes, mild Sin dice, short Missions of the box."""


@cache
def easy_figures(story: str) -> dict[str, int]:
    """The figures of an easy walk; in a Story of our own every Mission asks for one task."""
    missions = load_content().stories[story].missions if story not in BOX else ()
    return EASY | {f"stories.{story}.missions.{mission}.required": 1 for mission in missions}


EAGER = ("fight", "shoot", "cleanse", "remove", "city-action", "icon", "turn-up", "collect", "hit")
"""What a bold Hero does rather than anything else."""

MILD = ("pass",)
"""What a mild Sins Player does rather than anything else."""


class Combination(NamedTuple):
    """One of the games that can be set up."""

    sin: str
    acolyte: str
    story: str
    map: str
    hero_players: int

    @property
    def name(self) -> str:
        return f"{self.story}-{self.map}-{self.hero_players}-{self.sin}-{self.acolyte}"


class Walk(NamedTuple):
    """One game to be played at random: what is played, the seed, and how it is played."""

    combination: Combination
    seed: int
    heroes: str = "random"
    edition: str = "final"
    easy: bool = False
    team: str = "box"
    revision: int = REVISION

    @property
    def options(self) -> dict[str, Any]:
        """The options of `othersight.new`."""
        return {
            **self.combination._asdict(),
            "team": self.team,
            "heroes": self.heroes,
            "edition": self.edition,
            "figures": easy_figures(self.combination.story) if self.easy else {},
            "revision": self.revision,
        }

    @property
    def name(self) -> str:
        kind = "easy" if self.easy else "plain"
        team = "" if self.team == "box" else f"-{self.team}"
        return f"{self.combination.name}-{self.heroes}-{self.edition}-{kind}-{self.seed}{team}"

    def begin(self) -> Game:
        """The game at its first decision."""
        return othersight.new("the-others", seed=self.seed, **self.options)

    def chance(self) -> Chance:
        """The stream from which this walk's decisions are drawn."""
        return Chance(f"walk {self.name}")

    def is_chosen(self, one_in: int) -> bool:
        """True for one in so many walks, always the same ones."""
        return zlib.crc32(self.name.encode()) % one_in == 0


def every_combination() -> list[Combination]:
    """Every Sin, Acolyte type, Story, map and number of Hero Players."""
    return [
        Combination(*parts)
        for parts in itertools.product(SINS, ACOLYTES, STORIES, MAPS, HERO_PLAYERS)
    ]


def combinations() -> list[Combination]:
    """What the suite has time for: in the Stories of the box two Sins, spread by a hash, for each Acolyte type,
    map and number of Hero Players, in those of our own one Sin for a quarter of them."""
    rest = list(itertools.product(ACOLYTES, BOX, MAPS, HERO_PLAYERS))
    box = [Combination(sin_for(part, parts), *parts) for part in (0, 1) for parts in rest]
    own = itertools.product(ACOLYTES, STORIES[len(BOX) :], MAPS, HERO_PLAYERS)
    return box + [Combination(sin_in_turn(*parts[:2]), *parts) for parts in own if is_tried(*parts)]


def is_tried(acolyte: str, story: str, map: str, hero_players: int) -> bool:
    """One in four of what a Story of our own can be played with: every Acolyte type, map and number of players."""
    at = ACOLYTES.index(acolyte) + zlib.crc32(story.encode()) + MAPS.index(map)
    return at % len(HERO_PLAYERS) == HERO_PLAYERS.index(hero_players)


def sin_in_turn(acolyte: str, story: str) -> str:
    """Each Sin in its turn with the Acolyte types, from another one on in each Story."""
    return SINS[(ACOLYTES.index(acolyte) + zlib.crc32(story.encode())) % len(SINS)]


def sin_for(part: int, parts: tuple[str, str, str, int]) -> str:
    """The first or second Sin that plays with these."""
    spread = zlib.crc32(repr(parts).encode())
    return SINS[(spread + part * (1 + spread // 7 % (len(SINS) - 1))) % len(SINS)]


def walk_of(number: int, combination: Combination) -> Walk:
    """One walk for a combination; editions, picks and easy figures are spread by a hash."""
    spread = zlib.crc32(f"{combination.name} {number}".encode())
    return Walk(
        combination,
        number,
        heroes="pick" if spread % 3 == 1 else "random",
        edition="draft" if spread // 3 % 4 == 1 else "final",
        easy=spread // 12 % 4 == 1,
        team="random" if spread // 48 % 4 == 1 else "box",
    )


@cache
def combinations_by_name() -> dict[str, Combination]:
    return {combination.name: combination for combination in every_combination()}


def walk_named(name: str) -> Walk:
    """The walk of that name, as a failure tells it."""
    parts = name.split("-")
    for length in range(len(parts)):
        combination = combinations_by_name().get("-".join(parts[:length]))
        rest = parts[length:]
        if combination and len(rest) >= 4 and rest[3].isdigit():
            heroes, edition, kind, seed, *team = rest
            own = team[0] if team else "box"
            walk = Walk(combination, int(seed), heroes, edition, kind == "easy", own)
            if walk.name == name:
                return walk
    raise ValueError(f"there is no walk '{name}'")


def next_decision(game: Game, chance: Chance, easy: bool) -> tuple[Question, Option]:
    """Who answers next, and what: any option, or in an easy walk rather what makes the game go on."""
    question = game.questions[chance.below(len(game.questions))]
    liked = MILD if question.seat == 0 else EAGER
    if easy and chance.below(4):
        eager = [option for option in question.options if option[0] in liked]
        if eager:
            return question, eager[chance.below(len(eager))]
    return question, question.options[chance.below(len(question.options))]


def steps_of(walk: Walk) -> Iterator[tuple[Game, Question, Option]]:
    """The game at each decision with what will be decided; after the last one the walk is over."""
    game = walk.begin()
    chance = walk.chance()
    while game.questions:
        assert game.history.length < LONGEST, f"{walk.name} is not over after {LONGEST} decisions"
        question, option = next_decision(game, chance, walk.easy)
        yield game, question, option
        game.decide(question, option)


def played(walk: Walk, decisions: int = LONGEST) -> Game:
    """The game of a walk after so many decisions, or at its end."""
    game = walk.begin()
    chance = walk.chance()
    for _ in range(decisions):
        if not game.questions:
            break
        game.decide(*next_decision(game, chance, walk.easy))
    return game


def table_of(game: Game) -> OthersTable:
    """The table of a game of The Others."""
    table = game.table
    assert isinstance(table, OthersTable)
    return table


def check_end(
    game: Game,
    snapshots: list[tuple[int, Game, str]],
    outcomes: tuple[str, ...],
    once_more: bool = True,
) -> None:
    """The game is over; no earlier table has changed; played once more it goes through the same states."""
    assert game.outcome in outcomes
    assert game.questions == []
    game.definition.check(game)
    for number, earlier, hash in snapshots:
        assert state_hash(earlier) == hash, f"the table of decision {number} has changed since"
    if not once_more:
        return
    hashes = {number: hash for number, _, hash in snapshots}
    for number, again in enumerate(replay(game)):
        if number in hashes:
            assert state_hash(again) == hashes[number], f"the replay differs at {number}"
    assert state_hash(again) == state_hash(game), "the replay ends in another state"
