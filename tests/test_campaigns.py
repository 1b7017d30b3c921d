"""Campaigns through the public API: one file, read whole or refused."""

import json
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games import GAMES
from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.kernel.game import Game


def played(game: Game) -> Game:
    """The game played to its end, always by the middle option."""
    while game.question:
        game.answer(len(game.question.options) // 2)
    return game


def two_sittings() -> othersight.Campaign:
    """A campaign whose first sitting is over and whose second has begun."""
    campaign = othersight.campaign("the-others", 8)
    played(campaign.next())
    game = campaign.next()
    for _ in range(20):
        game.answer(0)
    return campaign


def test_a_campaign_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    campaign = two_sittings()
    file = tmp_path / "mine.campaign"
    file.write_text(campaign.save(), encoding="utf-8")
    loaded = othersight.load_campaign(file)
    assert loaded.save() == campaign.save()
    assert (len(loaded.past), len(loaded.games), loaded.over) == (1, 2, False)
    assert loaded.next() is loaded.game  # the sitting under way
    assert loaded.game.view(0) == campaign.game.view(0)
    assert loaded.leader == loaded.past[0].outcome
    assert loaded.games[1].start["seed"] == "8/2"


def test_a_sitting_played_elsewhere_comes_back_and_no_other_game_does() -> None:
    campaign = two_sittings()
    elsewhere = played(othersight.load(campaign.game.save()))
    campaign.play_on(elsewhere)
    assert len(campaign.past) == 2
    with pytest.raises(OthersightError, match="is not the sitting under way"):
        campaign.play_on(othersight.new("the-others", 1))


@pytest.fixture(scope="module")
def whole() -> str:
    return two_sittings().save()


def spoil(text: str, change: Any) -> str:
    """The file with its body changed."""
    head, _, body = text.partition("\n")
    told = json.loads(body)
    change(told)
    return f"{head}\n{json.dumps(told)}"


def other_hero(told: Any) -> None:
    start = told["sittings"][1]["start"]
    start["options"]["heroes"] = list(reversed(start["options"]["heroes"]))


def other_gift(told: Any) -> None:
    hero = told["sittings"][1]["start"]["options"]["heroes"][0]
    carried = told["sittings"][1]["start"]["options"]["campaign"]["carried"]
    carried[hero] = {"upgrades": ["kevlar-suit"], "dark_past": ""}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_hero, "sitting 2 does not follow"),
        (other_gift, "sitting 2 does not follow"),
        (lambda told: told["sittings"].pop(0), "begins no campaign"),
        (lambda told: told["sittings"][0]["decisions"].pop(), "another position"),
        (lambda told: told["sittings"][1].update(state="0"), "another position"),
        (lambda told: told["sittings"][0]["decisions"].insert(0, "0 dance"), "played again"),
        (lambda told: told["sittings"][0]["decisions"].insert(0, 7), "played again"),
        (lambda told: told["sittings"][0].update(start=[]), "played again"),
        (lambda told: told.update(version="0"), "version 0 of the game"),
        (lambda told: told.update(game="chess"), "not the text of a campaign"),
        (lambda told: told.update(sittings=[]), "not the text of a campaign"),
    ],
)
def test_a_damaged_file_is_refused_whole(whole: str, change: Any, said: str) -> None:
    with pytest.raises(DamagedFile, match=said):
        othersight.load_campaign(spoil(whole, change))


def test_what_is_no_campaign_is_refused() -> None:
    for text in ("", "hello", "othersight campaign 2\n{}", "othersight campaign 1\n{"):
        with pytest.raises(DamagedFile):
            othersight.load_campaign(text)
    with pytest.raises(OthersightError, match="they-live has no campaign"):
        othersight.campaign("they-live")


@pytest.mark.parametrize("revision", [1, 2])
def test_a_campaign_of_before_goes_on_with_the_content_of_its_day(revision: int) -> None:
    begun = othersight.campaign("the-others", "old", revision=revision)
    played(begun.game)
    begun.next()
    assert begun.games[1].start["options"]["revision"] > revision
    read = othersight.load_campaign(begun.save())
    assert json.dumps([one.start for one in read.games]) == json.dumps(
        [one.start for one in begun.games]
    )


@pytest.mark.parametrize("back", [1, 2])
def test_a_campaign_of_the_two_rules_versions_before_goes_on_where_nothing_has_changed(
    whole: str, back: int
) -> None:
    version = int(GAMES["the-others"].version)
    older = spoil(whole, lambda told: told.update(version=str(version - back)))
    assert othersight.load_campaign(older).save() == othersight.load_campaign(whole).save()
    told_wrongly = spoil(older, lambda told: told["sittings"][1].update(state="0"))
    with pytest.raises(DamagedFile, match=f"version {version - back} of the game"):
        othersight.load_campaign(told_wrongly)


def test_a_campaign_of_an_older_rules_version_is_refused(whole: str) -> None:
    version = int(GAMES["the-others"].version) - 3
    older = spoil(whole, lambda told: told.update(version=str(version)))
    with pytest.raises(DamagedFile, match=f"version {version} of the game"):
        othersight.load_campaign(older)
