"""Labels, includes, removed keys, twins, loaded draws, one verb's options, lines of the log by name, and winners."""

from pathlib import Path

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.they_live.rules.enemy import draw_tile
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import GONE
from othersight.kernel.errors import LoadedChance
from othersight.scenarios import Difference, FaultyScenario, Scenario, read_file, run
from othersight.scenarios.runner import positions_of
from tests.scenarios.log_lines import PAGE, page
from tests.scenarios.test_running import FIGHT

LIVE = """format = 1
game = "they-live"
[options]
players = 4
abilities = false
[position]
when = "actions"
player = "player-1"
people.player-1.space = "newsstand"
people.player-1.bag = ["tool-belt"]
"""


def differing(text: str, folder: Path | None = None) -> list[Difference]:
    return [d for _, found in run(Scenario(text, "my.scn", folder)) for d in found]


def fault(text: str) -> FaultyScenario:
    with pytest.raises(FaultyScenario) as caught:
        run(Scenario(text, "my.scn"))
    return caught.value


# -- labels


def script_with(label: str, wound: int) -> str:
    return (
        FIGHT + '[script]\nplay = ["move a/se", "@left", "cover 6"]\n'
        f'[[expect]]\nafter = {label}\nheroes.rose.wounds = {wound}\nasked.kind = "wound"\n'
        "[[expect]]\nheroes.rose.wounds = 3\n"
    )


def test_a_label_names_the_moment_between_two_answers() -> None:
    assert differing(script_with('"left"', 2)) == []
    (wrong,) = differing(script_with('"left"', 3))
    assert (wrong.what, wrong.found) == ("heroes.rose.wounds", [7, 5])
    assert differing(script_with("1", 2)) == []


def test_an_unknown_label_is_named_with_those_there_are() -> None:
    found = fault(script_with('"rigth"', 2))
    assert "no label rigth" in found.fault
    assert "left" in found.fault
    assert found.line == 19


@pytest.mark.parametrize("entry", ["@left", "@"])
def test_a_label_stands_once_and_has_a_name(entry: str) -> None:
    text = script_with('"left"', 2).replace('"cover 6"', f'"cover 6", "{entry}"')
    assert "label needs a name" in fault(text).fault


# -- parts that nothing looks at


def warned(text: str) -> list[tuple[int, str]]:
    return Scenario(FIGHT + text, "my.scn").warnings


def test_a_script_that_no_case_plays_is_warned_of() -> None:
    one = '[[case]]\nscript.play = []\nexpect.asked.kind = "main"\n'
    ((line, said),) = warned('[script]\nplay = ["fight"]\n' + one + one)
    assert (line, "never played" in said) == (17, True)
    assert warned('[script]\nplay = []\n[[case]]\nexpect.asked.kind = "main"\n') == []


def test_expectations_that_a_case_replaces_are_warned_of() -> None:
    several = "[[expect]]\nheroes.rose.level = 1\n"
    (first, second) = warned(several + '[[case]]\nexpect.asked.kind = "main"\n')
    assert "replaces every [[expect]]" in first[1]
    assert "never looked at" in second[1]
    assert warned(several + '[[case]]\ntitle = "as it stands"\n') == []


# -- include and remove


def test_a_file_takes_over_what_it_includes(tmp_path: Path) -> None:
    (tmp_path / "base.scn").write_text(FIGHT + "[expect]\nheroes.rose.level = 1\n")
    mine = tmp_path / "mine.scn"
    mine.write_text('include = "base.scn"\n[position]\nheroes.rose.level = 2\n')
    ((_, (wrong,)),) = run(read_file(mine))
    assert (wrong.what, wrong.found) == ("heroes.rose.level", 2)


def test_a_fault_names_the_file_that_it_is_written_in(tmp_path: Path) -> None:
    (tmp_path / "base.scn").write_text(FIGHT + "[expect]\nheroes.rose.levle = 1\n")
    (tmp_path / "mine.scn").write_text('include = "base.scn"\n[script]\nplay = []\n')
    with pytest.raises(FaultyScenario) as caught:
        run(read_file(tmp_path / "mine.scn"))
    assert (caught.value.file, caught.value.line) == (str(tmp_path / "base.scn"), 17)
    (tmp_path / "base.scn").write_text(FIGHT + "[expect]\nheroes.rose.level = 2\n")
    (tmp_path / "mine.scn").write_text('include = "base.scn"\n[script]\nplay = []\n')
    ((_, (wrong,)),) = run(read_file(tmp_path / "mine.scn"))
    assert (wrong.file, wrong.line) == (str(tmp_path / "base.scn"), 17)
    (tmp_path / "base.scn").write_text(FIGHT)
    (tmp_path / "mine.scn").write_text('include = "base.scn"\n[expect]\nheroes.rsoe.level = 1\n')
    with pytest.raises(FaultyScenario) as caught:
        run(read_file(tmp_path / "mine.scn"))
    assert (caught.value.file, caught.value.line) == (str(tmp_path / "mine.scn"), 3)


@pytest.mark.parametrize(
    ("include", "said"),
    [('"gone.scn"', "no file"), ('"../base.toml"', "name a scenario file"), ("3", "name a sc")],
)
def test_an_include_that_cannot_be_is_refused(tmp_path: Path, include: str, said: str) -> None:
    with pytest.raises(FaultyScenario) as caught:
        Scenario(f"include = {include}\n{FIGHT}", "my.scn", tmp_path)
    assert said in caught.value.fault


def test_files_that_include_each_other_end_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "a.scn").write_text('include = "b.scn"\n')
    (tmp_path / "b.scn").write_text('include = "a.scn"\n')
    with pytest.raises(FaultyScenario) as caught:
        read_file(tmp_path / "a.scn")
    assert "up to 4 deep" in caught.value.fault


def test_a_text_without_a_folder_includes_nothing() -> None:
    assert "nothing can be included" in fault(f'include = "base.scn"\n{FIGHT}').fault


def test_a_case_removes_what_it_does_not_inherit() -> None:
    case = '[[case]]\nremove = ["position.heroes.rose.wounds"]\nexpect.heroes.rose.wounds = {}\n'
    assert differing(FIGHT + case.format(0)) == []
    assert len(differing(FIGHT + case.format(2))) == 1


def test_what_is_not_there_cannot_be_removed() -> None:
    case = '[[case]]\nremove = ["position.heroes.rose.woundz"]\nexpect.round = 1\n'
    found = fault(FIGHT + case)
    assert "nothing at position.heroes.rose.woundz" in found.fault
    assert found.line == 17


# -- twins


def test_seats_that_cannot_tell_a_secret_are_proved_not_to() -> None:
    twin = '[script]\nplay = ["end"]\n[twin]\nsame = ["{}"]\n'
    twin += 'position.people.player-1.bag = ["tool-belt:sabotaged"]\n'
    for seat in ("player-2", "spectator"):
        assert differing(LIVE + twin.format(seat)) == []


def test_a_seat_that_can_tell_is_told_by_what() -> None:
    twin = '[script]\nplay = ["end"]\n[twin]\nsame = ["player-2"]\n'
    twin += "position.people.player-1.scrap = 3\n"
    (wrong,) = differing(LIVE + twin)
    assert "player-2 can tell the twin by view." in wrong.what
    assert wrong.line == 14


def test_a_twin_names_the_seats_it_is_about() -> None:
    assert "which seats" in fault(LIVE + "[twin]\nposition.clock = 13\n").fault
    assert "no seat" in fault(LIVE + '[twin]\nsame = ["player-9"]\n').fault


# -- loaded draws


def test_tiles_leave_the_bag_in_the_order_that_is_loaded() -> None:
    start = {"options": {"players": 4}, "seed": "1", "position": {}}
    positions = positions_of("they-live")
    for faces in (["human-cop", "invader-civilian"], ["invader-civilian", "human-cop"]):
        game = positions.game_from({**start, "draws": faces})
        twin = othersight.load(game.save())
        for one in (game, twin):
            assert [drawn_from_the_bag(one) for _ in faces] == faces


def drawn_from_the_bag(game: othersight.Game) -> str:
    """The face of the next tile, which leaves the game."""
    t = table_of(game)
    tile = draw_tile(game)
    t.edit_tile(tile).state = GONE
    return t.tiles[tile].face


def test_a_draw_that_is_not_in_the_bag_is_refused() -> None:
    text = LIVE + '[chance]\ndraws = ["human-kop"]\n[expect]\nclock = 12\n'
    found = fault(text)
    assert "human-cop" in found.fault
    assert found.line == 12


def test_a_draw_left_over_is_a_difference() -> None:
    text = LIVE + '[chance]\ndraws = ["human-cop"]\n[script]\nplay = []\n[expect]\nclock = 12\n'
    assert [(d.what, d.found) for d in differing(text)] == [("draws", ["human-cop"])]


def test_the_others_says_how_draws_are_loaded_there() -> None:
    text = FIGHT + '[chance]\ndraws = ["hate"]\n[expect]\nround = 1\n'
    assert "top of the deck" in fault(text).fault


def test_a_loaded_draw_must_be_among_what_is_drawn_from() -> None:
    chance = othersight.new("they-live", seed=1).chance
    chance.draws = (4, 2)
    assert chance.pick([1, 2, 4]) == 4
    with pytest.raises(LoadedChance):
        chance.pick([1, 4])


# -- options, log, winners, checks


def test_only_can_be_about_one_verb() -> None:
    text = FIGHT + "[expect]\noptions.only.fight = "
    assert differing(text + '["fight"]') == []
    (wrong,) = differing(text + "[]")
    assert (wrong.what, wrong.found) == ("options.only", ["fight"])
    assert len(differing(FIGHT + '[expect]\noptions.only = { shoot = ["shoot b"] }\n')) == 2


def test_options_of_any_seat_that_is_asked() -> None:
    text = LIVE.replace('"actions"', '"leader"') + (
        '[[expect]]\n[[expect.options]]\nseat = "player-3"\ninclude = ["leader player-2"]\n'
        '[[expect.options]]\nseat = "player-4"\nexclude = ["leader player-2"]\n'
    )
    assert [(d.what, d.expected) for d in differing(text)] == [
        ("options.exclude", "leader player-2")
    ]


def log_with(line: str) -> list[Difference]:
    script = '[script]\nplay = ["move a/se", "cover 6"]\n'
    return differing(f'{FIGHT}{script}[expect]\nlog.include = ["{line}"]\n')


def test_lines_of_the_log_are_written_with_names_or_numbers() -> None:
    assert log_with("wound rose 6") == []
    assert log_with("leaves-monsters rose 1") == []
    assert log_with("wound 5 6") == []
    assert len(log_with("wound rose 7")) == 1


@pytest.mark.parametrize("part", ["include", "exclude"])
def test_a_line_that_no_log_has_is_an_error(part: str) -> None:
    found = fault(FIGHT + f'[expect]\nlog.{part} = ["hero-move"]\n')
    assert "hero-moves" in found.fault


def test_every_line_that_games_tell_is_known_and_can_be_written() -> None:
    for name in GAMES:
        positions = positions_of(name)
        for seed in range(3):
            game = othersight.new(name, seed=seed)
            for turn in range(600):
                if game.question is None:
                    break
                game.answer((turn * 7 + seed) % len(game.question.options), game.question.seat)
            for entry in game.chronicle.entries():
                assert entry.key in positions.LINES
                assert positions.line_written(game, entry).startswith(entry.key)


def test_the_page_about_the_lines_of_the_log_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_winners_are_seats() -> None:
    going_on = FIGHT + "[expect]\nwinners = []\n"
    assert differing(going_on) == []
    (wrong,) = differing(FIGHT + '[expect]\nwinners = ["sins"]\n')
    assert (wrong.what, wrong.found) == ("winners", [])
    for name, won in (("the-others", "heroes"), ("they-live", "invaders")):
        for seed in range(20):  # in They Live a game may begin without Invaders
            game = othersight.new(name, seed=seed)
            game.end(won)
            named = positions_of(name).winners(game)
            if named:
                break
        assert named
        assert set(named) <= set(game.seats)
        assert "sins" not in named


def test_a_check_and_a_cleanse_under_way_can_be_asked_about() -> None:
    on_fire = FIGHT.replace("spaces = {}", 'spaces."a/se" = { fire = 2 }')
    on_fire = on_fire.replace('kind = "acolyte", space = "a"', 'kind = "acolyte", space = "b"')
    text = on_fire + (
        '[chance]\ndice = ["sin-hit", "blank"]\n[script]\nplay = ["move a/se"]\n[expect]\n'
        'check = { hero = "rose", kind = "fire", dice = 2, rolled = ["sin-hit", "blank"] }\n'
        'cleanse.dice = "no cleanse is under way"\n'
    )
    assert [d.sentence() for d in differing(text)] == []


# -- slips in TOML


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("title = Leaving hurts", "in quotes"),
        ("title = “Leaving hurts”", "straight quotes"),
        ('title = "Leaving hurts', "closing quote"),
        ('title: "Leaving"', "sign of equality"),
        ('rules = ["TO-MOVE-05"', "closing bracket"),
        ("rules = [TO-MOVE-05]", "in quotes"),
        ("Leaving hurts", "key = value"),
        ('board = { start = "a",', "one line"),
        ("[options]\nsin = 1\n[options]", "twice"),
    ],
)
def test_what_is_no_toml_gets_a_hint(line: str, hint: str) -> None:
    found = fault(f'format = 1\ngame = "the-others"\n{line}\n')
    assert "not TOML" in found.fault
    assert hint in found.fault
