"""Golden replays run again line by line; a missing one fails, and so does one that nobody asks for."""

import json
from itertools import product
from pathlib import Path

import pytest

from othersight.games.the_others.setup.earlier import FIRST, REVISIONS
from othersight.games.they_live.content import earlier
from othersight.games.they_live.content.selection import TOWNS
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES
from tests.conformance.walk import BOX, HERO_PLAYERS, MAPS, SINS, STORIES
from tests.goldens.golden import BOX_SINS, FOLDER, file_of, golden_games, golden_walks, run
from tests.goldens.write import difference, still_runs

NAMES = list(golden_games())


def lines_of_file(name: str) -> list[str]:
    return file_of(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_replay_runs_as_it_did(name: str) -> None:
    assert file_of(name).is_file(), f"there is no golden replay {name}"
    run(lines_of_file(name))


def test_there_is_no_golden_that_nobody_asks_for() -> None:
    assert sorted(path.stem for path in Path(FOLDER).iterdir()) == sorted(NAMES)


def settings_with(revision: int) -> set[tuple[str, str, int, str]]:
    """Story, map, number of Hero Players and Sin of the goldens with the figures of this revision."""
    starts = [json.loads(lines_of_file(name)[0].partition(" ")[2]) for name in golden_walks()]
    played = [
        start["options"] for start in starts if start["options"].get("revision", FIRST) == revision
    ]
    return {(one["story"], one["map"], one["hero_players"], one["sin"]) for one in played}


def test_goldens_play_every_story_with_every_map_and_every_sin() -> None:
    first = settings_with(FIRST)
    assert set(product(BOX, MAPS, HERO_PLAYERS, BOX_SINS)) <= first
    assert set(product(BOX, SINS)) <= {(story, sin) for story, _, _, sin in first}
    parities = {(story, map, players % 2) for story, map, players, _ in first}
    assert parities == set(product(STORIES, MAPS, (0, 1)))
    for revision in REVISIONS[1:]:
        assert {story for story, *_ in settings_with(revision)} == set(STORIES)


def test_goldens_play_every_difficulty_town_and_revision_of_they_live() -> None:
    live = {name.removeprefix("they-live-") for name in NAMES if name.startswith("they-live-")}
    older = {f"{players}-{difficulty}" for players, difficulty in product(OVERLAYS, DIFFICULTIES)}
    later = ["", *[f"-revision-{revision}" for revision in earlier.REVISIONS[1:]]]
    towns = {f"{town}-{players}{end}" for town, players, end in product(TOWNS, OVERLAYS, later)}
    assert live == older | towns


def test_a_golden_that_still_runs_stays_and_one_that_does_not_is_played_anew() -> None:
    golden = file_of(NAMES[0]).read_text(encoding="utf-8")
    assert still_runs(golden)
    assert not still_runs(golden.replace("end ", "end nobody "))
    assert not still_runs(golden.replace("the-others", "another-game"))


def test_goldens_know_both_outcomes_editions_and_ways_to_pick() -> None:
    starts = " ".join(lines_of_file(name)[0] for name in NAMES)
    ends = {lines_of_file(name)[-1].split()[1] for name in NAMES}
    assert ends == {"heroes", "sins", "humans", "invaders"}
    assert all(word in starts for word in ('"draft"', '"final"', '"pick"'))


def test_a_golden_with_another_decision_hash_or_end_fails() -> None:
    lines = lines_of_file(NAMES[0])
    marker = next(at for at, line in enumerate(lines) if line.startswith("#"))
    for at, spoilt in ((marker, "# 25 0000000000000000"), (-1, "end heroes 1 0 0")):
        with pytest.raises(AssertionError, match="the golden has"):
            run([*lines[:at], spoilt, *lines[at:][1:]])
    with pytest.raises(AssertionError, match="cut short"):
        run(lines[:-1])


def test_whoever_writes_goldens_is_told_what_has_become_of_each() -> None:
    assert difference("a\nb\nend\n", "a\nb\nend\n") == ""
    assert difference("a\nb\nend\n", "a\nc\nend\n") == "from line 2"
    assert difference("a\nb\n", "a\nb\nend\n") == "from line 3"
    assert difference("", "a\n").strip() == "new"
