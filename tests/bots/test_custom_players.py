"""Players of one's own are named as `module:Class` or by an entry point; whatever is wrong is told in one line."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import othersight
from othersight.arena.schedule import Schedule
from othersight.bots import FallbackPlayer, Observation, custom_players, player, shown_time
from othersight.cli.app import application
from othersight.kernel.errors import UnknownName
from othersight.server.bots.offered import bot_names, offer
from tests.asking import question_of

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
EAGER = "own_player:Eager"
MODULE = """
class First:
    def __init__(self, game, seat, seed):
        self.told = (game, seat, seed)
    def choose(self, observation):
        return observation.options[0]

class Talker(First):
    def aside(self, observation):
        return "" if observation.view["claims"] else "claim person 1 invader"

class Cheat(First):
    def choose(self, observation):
        return "win"

class Mute:
    def __init__(self, game, seat, seed):
        pass

class Closed:
    def __init__(self, name):
        pass

VALUE = 3
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules in the present folder, forgotten afterwards."""
    (tmp_path / "mine.py").write_text(MODULE)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    (tmp_path / "hungry.py").write_text("import no_such_package\n")
    (tmp_path / "own_player.py").write_text((EXAMPLES / "own_player.py").read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    for name in ("mine", "broken", "hungry", "own_player"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    custom_players.maker_of.cache_clear()


def command(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


def test_a_player_is_made_with_game_seat_and_seed_and_asked() -> None:
    game = othersight.new("the-others", seed=1)
    one = player("mine:First", "the-others", seat=0, seed="s")
    assert isinstance(one, FallbackPlayer)
    assert isinstance(one.player, custom_players.OwnPlayer)
    assert one.player.player.told == ("the-others", 0, "s")
    assert one.choose(Observation(game, 0)) == question_of(game).texts[0]
    assert (one.aside(Observation(game, 0)), one.explanation) == ("", None)
    assert shown_time("mine:First", "the-others", "main") == 0.0


def test_what_a_player_says_unasked_is_said() -> None:
    game = othersight.new("they-live", seed=1, players=4)
    seat = question_of(game).seat
    one = player("mine:Talker", "they-live", seat=seat)
    assert one.aside(Observation(game, seat)) == "claim person 1 invader"


def test_a_player_who_answers_what_is_not_open_gives_way_to_the_usual_level() -> None:
    game = othersight.new("the-others", seed=1)
    one = player("mine:Cheat", "the-others", seat=0)
    assert isinstance(one, FallbackPlayer)
    assert one.choose(Observation(game, 0)) in question_of(game).texts
    assert [(down.level, down.below, down.why) for down in one.stood_down] == [
        ("mine:Cheat", "regular", "failed")
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Bot", "there is no module nowhere for the player nowhere:Bot; it is looked for"),
        ("mine:Last", "the player mine:Last is not there: its module has no Last; it has: First, "),
        ("mine:VALUE", "the player mine:VALUE is no player: VALUE is neither a class nor"),
        ("mine:Mute", "the player mine:Mute is no player: Mute has no choose(observation)"),
        ("mine:Closed", "the player mine:Closed cannot be made with game, seat and seed: TypeEr"),
        ("broken:Bot", "the module of the player broken:Bot cannot be imported: ZeroDivisionEr"),
        ("hungry:Bot", "the module of the player hungry:Bot cannot be imported: ModuleNotFound"),
        ("clever", "there is no player clever; there are: random, novice, regular, expert, master"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "simulate they-live --games 1 --bots {}",
        "arena they-live --games 1 --bots {}",
        "ladder they-live --games 1 --levels random,{}",
        "play they-live --machine {}",
    ],
    ids=lambda words: words.split()[0],
)
def test_a_player_that_cannot_be_used_is_refused_in_one_line(
    words: str, name: str, said: str
) -> None:
    refused = command(*words.format(name).split())
    assert refused.exit_code == 2, refused.output
    assert refused.stderr.startswith(said)
    assert refused.stderr.count("\n") == 1


def test_own_players_play_in_the_arena_and_are_told_by_their_name() -> None:
    arena = ("arena", "they-live", "--bots", "mine:First,random", "--games", "4", "--json")
    told = json.loads(command(*arena).stdout)
    assert told["finished"] == 4
    assert "mine:First/humans" in told["ratings"]


def test_a_changed_player_does_not_go_on_with_the_games_of_the_old(tmp_path: Path) -> None:
    schedule = Schedule("they-live", ("mine:First", "random"), "1")
    before = schedule.description()["own_players"]
    assert list(before) == ["mine:First"]
    (tmp_path / "mine.py").write_text(MODULE + "\nchanged = True\n")
    del sys.modules["mine"]
    custom_players.maker_of.cache_clear()
    assert schedule.description()["own_players"] != before
    assert "own_players" not in Schedule("they-live", ("random",), "1").description()


def test_own_players_stand_above_the_levels_on_a_ladder() -> None:
    ladder = ("ladder", "they-live", "--levels", "mine:First,random", "--games", "2", "--json")
    ran = command(*ladder)
    levels = [one["level"] for one in json.loads(ran.stdout)["levels"]]
    assert levels[:2] == ["random", "mine:First"]


def test_the_example_plays_both_games() -> None:
    for game in ("the-others", "they-live"):
        ran = command("simulate", game, "--games", "1", "--bots", EAGER, "--json")
        told = json.loads(ran.stdout)
        assert (told["finished"], told["stood_down"]) == (1, 0)


def test_an_installed_package_offers_players_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", "mine:First", custom_players.GROUP)
    monkeypatch.setattr(
        custom_players,
        "entry_points",
        lambda group: [point] if group == custom_players.GROUP else [],
    )
    one = player("first", "they-live", seat=2)
    assert isinstance(one, FallbackPlayer)
    assert one.level == "first"
    with pytest.raises(UnknownName, match="there are random, .*, master, first"):
        player("second", "they-live")


def test_a_server_offers_only_the_players_it_was_told_of() -> None:
    try:
        offer(("mine:First", "random"))
        assert bot_names()[-2:] == ["master", "mine:First"]
        with pytest.raises(UnknownName, match="its module|no Last"):
            offer(("mine:Last",))
    finally:
        offer(())
    assert bot_names()[-1] == "master"
    refused = command("serve", "--port", "0", "--bots", "nowhere:Bot")
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert refused.stderr.startswith("there is no module nowhere")
