"""The Last Lamp is played, served, simulated, rated and trained on, though only its folder says so."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test
from typer.testing import CliRunner

import othersight.envs
from othersight.arena.match import play
from othersight.arena.schedule import Schedule
from othersight.bots import NAMES, Observation, player
from othersight.cli.app import application
from othersight.games import GAMES, plugins
from othersight.rules_reference import rule
from othersight.scenarios import Scenario, run, skeleton
from tests.asking import question_of
from tests.guides.commands import chdir
from tests.server.client import open_page, post, random_choice, serving

NAME = "last-lamp"


def command(*words: str, typed: str = "", folder: Path | None = None, status: int = 0) -> str:
    """What `othersight` prints."""
    with chdir(folder or Path.cwd()):
        done = CliRunner().invoke(application(list(words)), list(words), input=typed)
    assert done.exit_code == status, done.output
    return done.stdout


def test_its_own_tests_count_for_its_rules() -> None:
    told = json.loads(command("rules", "coverage", "--game", NAME, "--json", status=1))
    assert told["missing"] == []
    assert (
        "LAMP-SETUP-01" in told["unproved"]
    )  # faults are planted in the games of the package only


def test_it_is_found_beside_the_others() -> None:
    assert list(GAMES)[-1] == NAME
    assert plugins()[NAME].package == "last_lamp"


def test_it_is_played_saved_replayed_and_looked_back_on(tmp_path: Path) -> None:
    typed = "board\nodds\nwhy burn 9\nhint\n2\nsave game.json\nquit\n"
    said = command("play", NAME, "--seed", "3", typed=typed, folder=tmp_path)
    assert "the ship comes home" in said
    assert "At most 3 measures are burnt at once. (rule LAMP-NIGHT-02)" in said
    assert "A player of level expert would take" in said
    assert "game.json is sound" in command("replay", "game.json", "--verify", folder=tmp_path)
    looked = command("analyse", "game.json", "--games", "20", "--bots", "random", folder=tmp_path)
    assert "How likely the Keeper was to win" in looked
    exported = command("scenario", "export", "game.json", folder=tmp_path)
    assert [found for _, found in run(Scenario(exported, "exported.scn"))] == [[]]


@pytest.mark.parametrize("level", NAMES)
def test_every_level_plays_it_to_the_end(level: str) -> None:
    row = play(Schedule(NAME, (level,), "1", {"nights": 4}), 0)
    assert row.outcome in ("keeper", "sea")
    assert row.rounds == 4


def test_whoever_looks_ahead_sees_no_more_than_his_seat() -> None:
    game = othersight.new(NAME, 5)
    game.answer(0)
    answers = {
        player("expert", NAME, 0, "1").choose(Observation(one, 0))
        for one in (game, game.deal_anew(0, "a"), game.deal_anew(0, "b"))
    }
    assert len(answers) == 1
    assert answers <= set(question_of(game).texts)


def test_it_is_simulated_and_rated(tmp_path: Path) -> None:
    told = json.loads(command("simulate", NAME, "--games", "30", "--jobs", "2", "--json"))
    assert sum(told["wins"].values()) == told["finished"] == 30
    assert set(told["by"]) == {"nights"}
    assert "the Sea won" in command("simulate", NAME, "--games", "6")
    asked = ["--bots", "random,regular", "--games", "24", "--out", "r.sqlite"]
    assert "24 of 24 games finished" in command("arena", NAME, *asked, folder=tmp_path)
    page = (tmp_path / "r.html").read_text()
    assert "The Last Lamp" in page
    assert "the Keeper" in page
    levels = ["--levels", "random,regular", "--games", "2", "--out", "ladder"]
    assert "the Keeper against regular" in command(
        "ladder", NAME, *levels, folder=tmp_path, status=1
    )
    assert "the Sea wins" in command(
        "balance", NAME, "--games", "6", "--low", "0.01", "--high", "0.99", folder=tmp_path
    )


def test_it_is_an_environment() -> None:
    env = pettingzoo.make("aec", "last_lamp-v0", nights=4)
    env.reset(seed=7)
    assert env.agents == ["keeper_0", "sea_0"]
    assert env.agent_selection == "sea_0"
    module: Any = othersight.envs.last_lamp_v0
    with pytest.warns(UserWarning, match="Observation"):
        api_test(module.env(), 60)
    raw = module.raw_env(nights=4)
    raw.reset(seed=1)
    while not any(raw.terminations.values()):
        mask = raw.observe(raw.agent_selection)["action_mask"]
        raw.step(int(mask.argmax()))
    assert sorted(raw.rewards.values()) == [-1, 1]


def test_its_skeleton_and_its_rules_are_found() -> None:
    assert [found for _, found in run(Scenario(skeleton(NAME), "new.scn"))] == [[]]
    assert rule("lamp-night-04").game == NAME
    assert "LAMP-NIGHT-03" in command("rules", "search", "faces", "--game", NAME)


def test_it_is_told_where_its_rules_live() -> None:
    found = json.loads(command("rules", "where", "LAMP-NIGHT-02", "--json"))
    assert [step["name"] for step in found["steps"]] == ["Nights.burn"]
    assert found["steps"][0]["place"].partition(":")[0].endswith("last_lamp/rules.py")
    assert "test_without_oil_nobody_is_asked_and_no_die_falls" in [
        t["name"] for t in found["tests"]
    ]
    assert {reason["sentence"] for reason in found["reasons"]} == {
        "Only { $oil } measures of oil are left.",
        "At most { $most } measures are burnt at once.",
    }


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with serving(tmp_path) as found:
        yield found


def test_it_is_served_to_the_end(client: Any) -> None:
    told = {one["game"]: one for one in client.get("/api/games").json()["games"]}
    assert [option["name"] for option in told[NAME]["options"]] == ["nights"]
    made = post(client, "/api/play-now", {"game": NAME, "nick": "Nora"})
    choose = random_choice(7)
    with open_page(client, made["table"], made["token"]) as page:
        question = page.wait_for_question()
        assert page.query("why", option="burn 9")["rule"] == "LAMP-NIGHT-02"
        assert page.query("odds")["type"] == "odds"
        assert page.query("page", name="board")["type"] == "page"
        while question is not None:
            assert page.answer(choose(0, question))["type"] == "done"
            while page.state["question"] == question:
                page.receive()
            question = page.wait_for_question()
        assert page.state["ending"]
        assert page.state["view"]["hand"] == []
