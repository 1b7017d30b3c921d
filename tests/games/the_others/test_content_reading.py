"""Content files are read strictly: what is wrong is told with file, line, key and remedy."""

import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from othersight.games.the_others.content import ContentError, check_content, figures, load_content
from othersight.games.the_others.content.loader import FILES, GROUPS, own_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files, free to be spoilt."""
    with as_file(own_folder()) as own:
        for name in FILES:
            shutil.copy(own / f"{name}.toml", tmp_path)
        for group in GROUPS:
            shutil.copytree(own / group, tmp_path / group)
    return tmp_path


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def found(folder: Path) -> list[str]:
    return [str(problem) for problem in check_content(folder)]


def test_the_content_of_the_package_has_no_problem() -> None:
    assert check_content() == []


@pytest.mark.parametrize(
    ("file", "row"),
    [
        ("heroes.toml", "HOUSE-IDRIS"),
        ("sins/greed.toml", "HOUSE-GREED6"),
        ("stories/lights-out.toml", "HOUSE-LIGHTS"),
    ],
)
def test_a_row_of_our_own_that_the_catalogue_lacks_is_named(
    folder: Path, file: str, row: str
) -> None:
    spoil(folder / file, f'"{row}"', f'"{row}-ELSE"')
    [problem] = found(folder)
    assert f"names the row '{row}-ELSE', which rules/catalogue.md does not have" in problem


def test_the_content_is_read_once() -> None:
    assert load_content() is load_content()


def test_a_copy_of_the_files_gives_the_same_content(folder: Path) -> None:
    assert load_content(folder=folder) == load_content()


def test_a_figure_can_be_replaced_without_touching_the_rest() -> None:
    changed = load_content({"heroes.rose.skill": 3, "heroes.leah.ranged": True})
    assert changed.heroes["rose"].skill == 3
    assert changed.heroes["leah"].ranged
    assert changed.heroes["morgana"] == load_content().heroes["morgana"]
    assert load_content().heroes["rose"].skill == 4


def test_the_tasks_of_a_mission_can_be_a_number_or_the_hero_number() -> None:
    path = "stories.havens-last-stand.missions.gear-up.required"
    changed = load_content(
        {path: 2, "stories.battleground-of-souls.missions.save-their-souls.required": "N"}
    )
    assert changed.stories["havens-last-stand"].missions["gear-up"].required_with(4) == 2
    rescue = changed.stories["battleground-of-souls"].missions["save-their-souls"]
    assert rescue.required_with(4) == 4


def test_the_fingerprint_changes_with_a_figure() -> None:
    assert load_content({"heroes.rose.skill": 3}).fingerprint != load_content().fingerprint
    assert load_content({"heroes.rose.skill": 4}).fingerprint == load_content().fingerprint


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (
            "heroes.rosie.skill",
            3,
            "heroes.rosie.skill: there is no such figure; did you mean heroes.rose.skill?",
        ),
        ("heroes.rose", 3, "overrides: heroes.rose: there is no such figure"),
        ("heroes.rose.source", 3, "overrides: heroes.rose.source: there is no such figure"),
        ("heroes.rose.skill", True, "overrides: heroes.rose.skill: True must be a whole number"),
        ("heroes.rose.ranged", 1, "overrides: heroes.rose.ranged: 1 must be true or false"),
        ("heroes.rose.skill", 99, "rose.skill: 99 must be a whole number from 0 to 8"),
        ("heroes.rose.skill", "N", "rose.skill: 'N' must be a whole number from 0 to 8"),
        ("dice.hero.faces.hit", 3, "hero.faces: add up to 7; a die has 6 faces"),
    ],
)
def test_an_override_that_cannot_be_is_refused_in_one_line(
    path: str, value: int, message: str
) -> None:
    with pytest.raises(ContentError) as error:
        load_content({path: value})
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_what_was_meant_is_looked_for_once_however_many_figures_do_not_exist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []
    monkeypatch.setattr(figures, "nearest", lambda path, known: looked.append(path))
    with pytest.raises(ContentError):
        load_content({f"heroes.rosie{number}.skill": 3 for number in range(400)})
    assert looked == ["heroes.rosie0.skill"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("heroes.toml", "skill = 3", "skill = 30", "heroes.toml:10: leah.skill: 30 must be"),
        ("heroes.toml", "skill = 3", "skil = 3", "skil: means nothing here; did you mean skill?"),
        ("heroes.toml", "skill = 3", "skil = 3", "leah.skill: is missing"),
        ("heroes.toml", '"leader"', '"ledaer"', "ledaer is not known; did you mean leader?"),
        ("heroes.toml", '"leader"', '"fixer"', "heroes.toml: leader: the box's team needs 1, there are 0"),
        ("heroes.toml", "TO-TIME-07", "TO-TIME-47", "leah.windows: TO-TIME-47 is not known"),
        ("heroes.toml", 'e = "published"', 'e = "rumour"', "leah.source: rumour is not known"),
        ("heroes.toml", "{ ranged", "{ charm", "leah.sources: charm is no figure of this entry"),
        ("heroes.toml", 'board_of = "karl"', 'board_of = "rose"', "other_board: no board here"),
        ("heroes.toml", "ranged = false", 'ranged = "no"', "'no' must be true or false"),
        ("dice.toml", "blank = 1", "blank = 2", "dice.toml:4: sin.faces: add up to 7"),
        ("dice.toml", "hit = 2, burst = 1", "hit = 3", "sin.faces: burst is on no face"),
        ("tokens.toml", "supply = 12", "supply = -1", "exploration.fire.supply: -1 must be"),
        ("monsters.toml", "defense = 3", "defense = 0", "pride.abomination.defense: 0 must be"),
        ("monsters.toml", "[tainted]", "[tainter]", "tainted: is missing"),
        ("monsters.toml", "flay-corruption", "flay-terror", "flay-corruption: is missing"),
        ("monsters.toml", "flay-corruption", "flay-terror", "flay-terror: no Apocalypse"),
        ("sin_cards.toml", '"sloth"', '"pride"', "sloth: the deck has 11 cards; it must have 12"),
        ("apocalypse.toml", "copies = 1", "copies = 2", "terror: the deck has 8 cards"),
        ("upgrades.toml", "copies = 2", "copies = 1", "upgrades.toml: the deck has 17 cards"),
        ("dark_past.toml", "number = 2", "number = 1", "must be numbered 1 to 7, each once"),
        ("upgrades.toml", "[ice-blade]", "[ice-knife]", "card-ice-knife: there is no text"),
    ],
)  # fmt: skip
def test_a_spoilt_file_is_named_with_key_and_remedy(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    spoil(folder / file, old, new)
    assert [line for line in found(folder) if message in line]
    assert not [line for line in found(folder) if "\n" in line]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"terror"', '"horror"', "type: horror is not known"),
        ("fire = 1", "fir = 1", "begin_round.tokens.fir: is not known here; did you mean fire?"),
        ("each-hero-killed", "each-hero-hurt", "end_round.each-hero-hurt: is no condition"),
        ('required = "N"', 'required = "M"', "missions.gear-up.required: 'M' must be"),
        ('mission = "gear-up"', 'mission = "gear-down"', "gear-down has no table under missions"),
        ('mission = "gear-up"', 'mission = "destroy-them-all"', "exactly once, not 2 times"),
        (', "clear-the-hive"]', "]", "branch: needs two Missions to choose from"),
        ('event = "avatar-summoned"', 'event = "avatar-bored"', "avatar-bored is not known"),
        ('event = "avatar-summoned"', "", "each step is one of mission, branch, event"),
        ('mission = "destroy-them-all"', 'event = "avatar-summoned"', "must end with a Mission"),
        ('id = "havens-last-stand"', 'id = "heavens"', "stories/havens-last-stand.toml:3: id:"),
    ],
)
def test_a_spoilt_story_is_named_with_key_and_remedy(
    folder: Path, old: str, new: str, message: str
) -> None:
    spoil(folder / "stories" / "havens-last-stand.toml", old, new)
    assert [line for line in found(folder) if message in line]


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("fight =", "heroes.toml: cannot be read: "),
        ("fight = " + "9" * 5000, "heroes.toml: cannot be read: "),
        ("fight = " + "[" * 100_000, "heroes.toml: cannot be read: "),
        ("fight = 0x" + "f" * 9000, "leah.fight: this number must be a whole number from 0 to 8"),
        ("fight = {x = {y = {}}}", "leah.fight: {'x': {'y': {}}} must be a whole number"),
    ],
    ids=["cut off", "many digits", "deep nesting", "many hex digits", "a table"],
)
def test_a_hostile_file_is_refused_in_one_line(folder: Path, new: str, message: str) -> None:
    spoil(folder / "heroes.toml", "fight = 3", new)
    with pytest.raises(ContentError) as error:
        load_content(folder=folder)
    assert message in str(error.value)
    assert len(str(error.value)) < 200


def test_an_override_of_absurd_length_is_refused_in_one_line() -> None:
    with pytest.raises(ContentError, match=r"this number must be a whole number from 0 to 8$"):
        load_content({"heroes.rose.skill": 16**9000})


def test_a_missing_file_is_a_problem_and_not_a_crash(folder: Path) -> None:
    (folder / "dice.toml").unlink()
    shutil.rmtree(folder / "stories")
    lines = found(folder)
    assert "dice.toml: is missing" in lines
    assert "stories: no Story file found; at least one is needed" in lines


def test_a_file_that_is_no_text_is_a_problem_and_not_a_crash(folder: Path) -> None:
    (folder / "dice.toml").write_bytes(b"\xff\xfe\x00")
    assert found(folder)[0].startswith("dice.toml: cannot be read: ")


def test_a_file_of_absurd_length_is_not_read(folder: Path) -> None:
    (folder / "dice.toml").write_text("#" * 1_000_001, encoding="utf-8")
    assert found(folder)[0] == "dice.toml: cannot be read: is longer than 1000000 characters"


def test_content_with_problems_cannot_be_loaded(folder: Path) -> None:
    spoil(folder / "heroes.toml", "skill = 3", "skil = 3")
    with pytest.raises(ContentError, match=r"leah\.skill: is missing.*\(and 1 more\)$") as error:
        load_content(folder=folder)
    assert len(error.value.problems) == 2
