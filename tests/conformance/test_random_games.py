"""Every combination of Sin, Acolytes, Story, map and Hero Players plays itself to the end, checked on the way."""

import itertools

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from tests.conformance.checks import (
    check_fully,
    check_lightly,
    check_well,
    nothing_wrong,
)
from tests.conformance.walk import (
    ACOLYTES,
    BOX,
    HERO_PLAYERS,
    MAPS,
    SINS,
    STORIES,
    Walk,
    check_end,
    combinations,
    steps_of,
    table_of,
    walk_named,
    walk_of,
)
from tests.properties.laws import broken, grown, what_only_decreases

WHOLE_GAMES = 288
"""One walk in so many is checked in full at every decision, all others at about one decision in as many; `make fuzz`
checks every decision of every walk."""
WELL = 12
"""Laws, reasons and soundness are read at about one decision in so many."""
ONCE_MORE = 3
"""One walk in so many is played once more from its start, which takes as long as to play it; in `make fuzz` all are."""

GROUPS = list(itertools.product(STORIES, MAPS, HERO_PLAYERS))
"""Which Story is played, on which map, with how many Hero Players."""


def walks_of(group: tuple[str, str, int]) -> list[Walk]:
    """The walks of a Story on a map, with different Sins and Acolyte types."""
    return [
        walk_of(at, one)
        for at, one in enumerate(combinations())
        if (one.story, one.map, one.hero_players) == group
    ]


def walk_and_check(walk: Walk, in_full: int = WHOLE_GAMES, well: int = WELL) -> Game:
    """Play a walk to its end; whatever fails is told with the walk's name and the decision."""
    game = walk.begin()
    first = table_of(game.clone())
    before = what_only_decreases(game)
    snapshots: list[tuple[int, Game, str]] = []
    whole = walk.is_chosen(in_full)
    chance = walk.chance()
    number = 0
    try:
        for game, _, _ in steps_of(walk):
            number = game.history.length
            check_lightly(game)
            if whole or chance.below(in_full) == 0:
                hash = state_hash(game)
                check_fully(game, hash, chance)
                snapshots.append((number, game.clone(), hash))
            if whole or chance.below(well) == 0:
                check_well(game)
                nothing_wrong(broken(game, first))
                nothing_wrong(grown(before, game))
                before = what_only_decreases(game)
        check_end(game, snapshots, ("heroes", "sins"), whole or walk.is_chosen(ONCE_MORE))
        nothing_wrong(broken(game, first))
    except Exception as error:
        raise AssertionError(f"{walk.name} at decision {number}: {error!r}") from error
    return game


@pytest.mark.parametrize("group", GROUPS, ids=["-".join(map(str, group)) for group in GROUPS])
def test_every_combination_plays_to_its_end(group: tuple[str, str, int]) -> None:
    for walk in walks_of(group):
        walk_and_check(walk)


def test_a_walk_is_known_by_its_name() -> None:
    for number, combination in enumerate(combinations()):
        walk = walk_of(number, combination)
        assert walk_named(walk.name) == walk


def test_the_walks_cover_the_box() -> None:
    """Every Sin with every Story and Acolyte type, both editions, picked and dealt Heroes, plain and easy figures."""
    walks = [walk for group in GROUPS for walk in walks_of(group)]
    assert len({walk.combination for walk in walks}) == 432 + 18 * (len(STORIES) - len(BOX))
    met = {(walk.combination.sin, walk.combination.story) for walk in walks}
    assert met == set(itertools.product(SINS, STORIES))
    met = {(walk.combination.sin, walk.combination.acolyte) for walk in walks}
    assert met == set(itertools.product(SINS, ACOLYTES))
    assert {walk.edition for walk in walks} == {"final", "draft"}
    assert {walk.heroes for walk in walks} == {"random", "pick"}
    assert {walk.easy for walk in walks} == {True, False}
    assert any(walk.is_chosen(WHOLE_GAMES) for walk in walks)


def test_easy_walks_reach_both_outcomes_and_most_questions() -> None:
    """The checks would prove little if late Missions and victories were never seen.

    What a Story ends with needs to be seen once.
    """
    outcomes: set[str] = set()
    kinds: set[str] = set()
    missions: set[str] = set()
    walks = [walk_of(number, combination) for number, combination in enumerate(combinations())]
    for walk in [walk for walk in walks if walk.easy]:
        is_enough = len(outcomes) == 2 and len(kinds) > len(WINDOWS) * 3 // 4
        if is_enough and last_mission(walk.combination.story) in missions:
            continue
        steps = list(steps_of(walk))
        game = steps[0][0]
        kinds.update(question.kind for _, question, _ in steps)
        outcomes.add(game.outcome)
        missions.add(table_of(game).story.mission)
    assert outcomes == {"heroes", "sins"}
    assert len(kinds) > len(WINDOWS) * 3 // 4
    assert {last_mission(story) for story in STORIES} <= missions


def last_mission(story: str) -> str:
    return load_content().stories[story].steps[-1].missions[0]
