"""The Story Boards have the tasks, Missions, branches and events of the catalogue."""

import pytest

from othersight.games.the_others.content import Story, load_content
from othersight.games.the_others.content.storyboards import CONDITIONS
from othersight.games.the_others.rules.story import TIMES

STORIES = load_content().stories


def course(story: Story) -> list[str]:
    """The steps of a Story in words, as `2A | 2B` for a branch."""
    numbers = {id: mission.number for id, mission in story.missions.items()}
    return [step.event or " | ".join(numbers[id] for id in step.missions) for step in story.steps]


def required(story: Story, hero_number: int) -> dict[str, int]:
    return {id: each.required_with(hero_number) for id, each in story.missions.items()}


def test_the_box_has_one_story_of_each_type_and_ours_come_after_them() -> None:
    types = {id: story.type for id, story in STORIES.items()}
    assert list(types.items())[:3] == [
        ("havens-last-stand", "terror"),
        ("the-darkness-within", "corruption"),
        ("battleground-of-souls", "redemption"),
    ]
    assert (types["lights-out"], types["the-last-confession"]) == ("terror", "corruption")


def test_lights_out_and_the_last_confession_branch_and_summon_the_avatar() -> None:
    for name in ("lights-out", "the-last-confession"):
        assert course(STORIES[name]) == ["1", "2A | 2B", "avatar-summoned", "3"]
    assert required(STORIES["lights-out"], 4)["hold-until-morning"] == 1
    assert required(STORIES["the-last-confession"], 4)["hear-the-confession"] == 4


def test_the_conditions_of_the_files_are_those_of_the_rules() -> None:
    assert set(CONDITIONS) == set(TIMES)


def test_havens_last_stand_branches_then_summons_the_avatar() -> None:
    story = STORIES["havens-last-stand"]
    assert course(story) == ["1", "2A | 2B", "avatar-summoned", "3"]
    assert required(story, 4) == {
        "gear-up": 4,
        "clear-abominations": 4,
        "clear-the-hive": 4,
        "destroy-them-all": 4,
    }
    assert [id for id, each in story.missions.items() if each.same_round] == ["clear-abominations"]


def test_havens_last_stand_places_three_tokens_and_always_raises_the_track() -> None:
    story = STORIES["havens-last-stand"]
    assert story.begin_tokens == {"corruption": 1, "fire": 1, "pentagram": 1}
    assert (story.begin_apart, story.begin_face_down) == ("space", False)
    raises = [(each.condition, each.track, each.districts) for each in story.end_raises]
    assert raises == [("always", 1, 0), ("each-hero-killed", 1, 0)]
    assert story.special == ()


def test_the_darkness_within_summons_the_avatar_and_arms_the_heroes() -> None:
    story = STORIES["the-darkness-within"]
    assert course(story) == ["1", "2", "avatar-summoned", "3A | 3B", "each-hero-gains-upgrade", "4"]
    assert required(story, 3) == {
        "tempting-fate": 3,
        "begin-the-ritual": 2,
        "hallow-the-districts": 3,
        "destroy-the-avatar": 2,
        "complete-the-ritual": 1,
    }
    assert story.missions["tempting-fate"].figures == {"level": 3}
    assert story.missions["destroy-the-avatar"].same_round
    assert story.missions["complete-the-ritual"].state_of_board


def test_the_darkness_within_counts_four_districts() -> None:
    story = STORIES["the-darkness-within"]
    assert story.begin_tokens == {"corruption": 2}
    assert (story.begin_apart, story.begin_face_down) == ("space", False)
    raises = [(each.condition, each.track, each.districts) for each in story.end_raises]
    assert raises == [("monsters-in-districts", 1, 4), ("corruption-in-districts", 1, 4)]
    assert story.special == ("dark-past",)


def test_battleground_of_souls_ends_with_its_third_mission() -> None:
    story = STORIES["battleground-of-souls"]
    assert course(story) == ["1", "avatar-summoned", "2A | 2B", "3"]
    assert required(story, 4) == {
        "rescue-the-innocents": 2,
        "keep-them-safe": 4,
        "rescue-the-chief": 1,
        "save-their-souls": 3,
    }


def test_battleground_of_souls_hides_its_tokens_in_districts() -> None:
    story = STORIES["battleground-of-souls"]
    assert story.begin_tokens == {"innocent": 1, "fire": 1, "corruption": 1}
    assert (story.begin_apart, story.begin_face_down) == ("district", True)
    raises = [(each.condition, each.track, each.districts) for each in story.end_raises]
    assert raises == [("no-innocent-revealed", 1, 0), ("any-hero-killed", 1, 0)]
    assert story.special == ("face-down-tokens", "innocents")


@pytest.mark.parametrize("hero_number", [3, 4])
def test_a_mission_of_the_hero_number_asks_for_as_many_tasks_as_heroes(hero_number: int) -> None:
    gear_up = STORIES["havens-last-stand"].missions["gear-up"]
    assert gear_up.required_with(hero_number) == hero_number
