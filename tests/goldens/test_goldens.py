"""Golden replays run again line by line; a missing one fails, and so does one that nobody asks for."""

from pathlib import Path

import pytest

from othersight.games.the_others.setup.earlier import REVISIONS
from othersight.games.they_live.content import earlier
from tests.conformance.walk import BOX, STORIES
from tests.goldens.golden import FOLDER, file_of, golden_games, run
from tests.goldens.write import difference

NAMES = list(golden_games())


def lines_of_file(name: str) -> list[str]:
    return file_of(name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_replay_runs_as_it_did(name: str) -> None:
    assert file_of(name).is_file(), f"there is no golden replay {name}"
    run(lines_of_file(name))


def test_there_is_one_golden_per_story_map_hero_players_and_sin_and_per_table_of_they_live() -> (
    None
):
    own = len(STORIES) - len(BOX)
    later = len(STORIES) * len(REVISIONS[1:])
    live = 3 * 5 + 3 * 2 * len(earlier.REVISIONS)
    assert len(NAMES) == 3 * 2 * 4 * 2 + 3 * 5 + own * 2 * 2 + later + 3 + live
    assert sorted(path.stem for path in Path(FOLDER).iterdir()) == sorted(NAMES)


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
