"""A golden replay: a game's start, its decisions one per line, a hash of the state every 25 decisions, and its end.

    the-others {"options": {...}, "seed": "7"}
    0 place fire 12
    1 first 3
    # 25 6b1c0f6a2d1e8a90
    end sins 91 0d5b8f1f6f0b2c11 5ab0c2d4e6f81234

The last line has the outcome, the number of decisions, the hash of the last state and the digest of the log.
"""

import hashlib
import itertools
import json
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from othersight.games import GAMES
from othersight.games.the_others.setup.earlier import FIRST, REVISIONS
from othersight.games.they_live.content import earlier
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from othersight.kernel.trace import decide_again
from tests.conformance import they_live
from tests.conformance.walk import (
    ACOLYTES,
    BOX,
    HERO_PLAYERS,
    MAPS,
    SINS,
    STORIES,
    Combination,
    Walk,
    played,
)

FOLDER = Path(__file__).parent / "games"
BOX_SINS = ("pride", "sloth")
EVERY = 25
DIGITS = 16
MOVED = {2: ("lust",), 3: ("gluttony", "wrath"), 4: ("gluttony",)}
"""The Sins whose figures a revision of the content has moved."""
NEWER = ("town", "cards", "seen")
Setting = tuple[str, str, int, str]
"""Story, map, number of Hero Players, Sin."""


def golden_games() -> dict[str, Callable[[], Game]]:
    """The game of every golden, by the name of its file."""
    games: dict[str, Callable[[], Game]] = {}
    for name, walk in golden_walks().items():
        games[name] = partial(game_for, walk)
    for number, live in enumerate(they_live.walks(1)):
        bold = live._replace(seed=number, bold=number % 3 > 0, revision=earlier.FIRST)
        older = bold._replace(town="city", cards="first")
        games[f"they-live-{live.players}-{live.difficulty}"] = partial(they_live.played, older)
        if live.players + 1 == list(DIFFICULTIES).index(live.difficulty) + 4:
            harbour = bold._replace(town="harbour", cards="all")
            games[f"they-live-harbour-{live.players}"] = partial(they_live.played, harbour)
            city = bold._replace(town="city", cards="all", bold=True)
            games[f"they-live-city-{live.players}"] = partial(they_live.played, city)
            towns = (("harbour", harbour), ("city", city))
            for (town, older), revision in itertools.product(towns, earlier.REVISIONS[1:]):
                newer = older._replace(revision=revision)
                name = f"they-live-{town}-{live.players}-revision-{revision}"
                games[name] = partial(they_live.played, newer)
    return games


def golden_walks() -> dict[str, Walk]:
    """One walk of The Others for each of `settings`, and one per Story of the box with a team drawn from all Heroes,
    all of them with the first figures; and one per Story with those of each later revision, of a Sin whose figures it
    has moved; by the name of its file."""
    walks: dict[str, Walk] = {}
    for story, map, players, sin in settings():
        name = f"{story}-{map}-{players}-{sin}"
        spread = zlib.crc32(name.encode())
        walks[name] = Walk(
            Combination(sin, ACOLYTES[spread % len(ACOLYTES)], story, map, players),
            seed=spread % 1000,
            heroes="pick" if spread // 7 % 3 == 0 else "random",
            edition="draft" if spread // 11 % 4 == 0 else "final",
            easy=spread // 13 % 3 == 0,
            revision=FIRST,
        )
    for revision in REVISIONS[1:]:
        for number, story in enumerate(STORIES):
            sin = MOVED[revision][number % len(MOVED[revision])]
            acolyte = ACOLYTES[number % len(ACOLYTES)]
            setting = Combination(sin, acolyte, story, MAPS[number % 2], 1 + number % 4)
            walks[f"{story}-revision-{revision}"] = Walk(setting, seed=number, revision=revision)
    for number, story in enumerate(BOX):
        setting = Combination(SINS[number], ACOLYTES[number], story, MAPS[number % 2], 2)
        walks[f"{story}-team"] = Walk(setting, seed=number, team="random", revision=FIRST)
    return walks


def settings() -> Iterator[Setting]:
    """Every Story and map of the box with every number of Hero Players and Sin of the box, every Story of the box with
    every Sin of our own, and every map of a Story of our own with an odd and an even number of Hero Players. What a
    golden has been written for is played as it was then, so that a new Sin or Story changes no golden of the others."""
    yield from itertools.product(BOX, MAPS, HERO_PLAYERS, BOX_SINS)
    for story, sin in itertools.product(BOX, [sin for sin in SINS if sin not in BOX_SINS]):
        yield written(story, "?", "?", sin) or (story, *place_of(story, sin), sin)
    own = [story for story in STORIES if story not in BOX]
    for story, map, even in itertools.product(own, MAPS, (False, True)):
        players, sin = first_place(story, map, even)
        yield written(story, map, "[24]" if even else "[13]", "*") or (story, map, players, sin)


def written(story: str, map: str, players: str, sin: str) -> Setting | None:
    """What a golden has been written for, of those whose name has these parts."""
    for path in sorted(FOLDER.glob(f"{story}-{map}-{players}-{sin}.txt")):
        kept_map, kept_players, kept_sin = path.stem.removeprefix(f"{story}-").split("-")
        if kept_sin in SINS:
            return story, kept_map, int(kept_players), kept_sin
    return None


def place_of(story: str, sin: str) -> tuple[str, int]:
    """The map and the number of Hero Players with which a new Sin of our own plays a Story."""
    spread = BOX.index(story) + len(BOX) * SINS.index(sin)
    return MAPS[spread % 2], HERO_PLAYERS[spread // 2 % 4]


def first_place(story: str, map: str, even: bool) -> tuple[int, str]:
    """The number of Hero Players and the Sin with which a map of a new Story is played, odd and even with two Sins."""
    at = zlib.crc32(story.encode()) + MAPS.index(map)
    if even:
        return 2 + at // 2 % 2 * 2, SINS[(at + 3) % len(SINS)]
    return 1 + at % 2 * 2, SINS[at % len(SINS)]


def file_of(name: str) -> Path:
    """Where a golden lies."""
    return FOLDER / f"{name}.txt"


def start_of(game: Game) -> dict[str, Any]:
    """How a game began, without the options that it would have had before they were options: goldens of that time
    stay as they are, and prove that such replays still run."""
    options = game.start["options"]
    if game.definition.name != "they-live" or options["cards"] != "first":
        return game.start
    kept = {name: value for name, value in options.items() if name not in NEWER}
    return {**game.start, "options": kept}


def lines_of(game: Game) -> Iterator[str]:
    """A game that is over, as its golden."""
    yield f"{game.definition.name} {json.dumps(start_of(game), sort_keys=True)}"
    again = game.definition.again(game.start)
    for number, (seat, option) in enumerate(game.history.list(), start=1):
        yield f"{seat} {text_of(option)}"
        decide_again(again, seat, option)
        if number % EVERY == 0:
            yield f"# {number} {short_hash(again)}"
    yield f"end {game.outcome} {game.history.length} {short_hash(game)} {log_digest(game)}"


def run(lines: list[str]) -> None:
    """Play a golden line by line; whatever differs is told with the number of its line."""
    name, _, start = lines[0].partition(" ")
    game = GAMES[name].again(json.loads(start))
    for number, line in enumerate(lines[1:], start=2):
        word, _, rest = line.partition(" ")
        if word == "#":
            expected, found = rest, f"{game.history.length} {short_hash(game)}"
        elif word == "end":
            hashes = f"{short_hash(game)} {log_digest(game)}"
            expected, found = rest, f"{game.outcome} {game.history.length} {hashes}"
        else:
            decide_again(game, int(word), option_of(rest))
            continue
        assert found == expected, f"line {number}: it is '{found}', the golden has '{expected}'"
    assert lines[-1].startswith("end "), "the golden is cut short"


def short_hash(game: Game) -> str:
    """The first digits of the state's hash."""
    return state_hash(game)[:DIGITS]


def log_digest(game: Game) -> str:
    """The first digits of a digest of the whole log, with who may see each line."""
    log = [[e.key, e.values, e.seen_by, e.decision] for e in game.chronicle.entries()]
    return hashlib.sha256(json.dumps(log).encode()).hexdigest()[:DIGITS]


def game_for(walk: Walk) -> Game:
    """The game of a walk; of an easy one the first of a few seeds with which the Heroes win, if there is one."""
    games = (played(walk._replace(seed=walk.seed + more)) for more in range(8 if walk.easy else 1))
    game = next(games)
    for other in games:
        if game.outcome == "heroes":
            break
        game = other
    return game


def write(name: str, game: Game) -> int:
    """Put the golden of a game that is over in place; the number of decisions."""
    text = "\n".join([*lines_of(game), ""])
    unfinished = file_of(name).with_suffix(".new")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(file_of(name))
    return game.history.length
