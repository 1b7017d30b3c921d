"""A campaign of all Stories played to its end, and every step from sitting to sitting held against the written rules
HOUSE-CAMPAIGN1 to HOUSE-CAMPAIGN6."""

from itertools import pairwise
from typing import Any

import pytest

import othersight
from othersight.campaigns import Campaign
from othersight.games.the_others.content import load_content
from othersight.games.the_others.setup.campaign import CAMPAIGN
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from othersight.locales import render
from othersight.toolkit.campaigns import summary
from othersight.toolkit.phrases import Phrase
from tests.games.the_others.play import logged, played
from tests.rule_ids import rule

CONTENT = load_content()
CHOSEN: dict[str, Any] = {"sin": "lust", "acolyte": "nun", "hero_players": 2, "team": "random"}


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    """All sittings."""
    begun = othersight.campaign("the-others", 7, **CHOSEN)
    while not begun.over:
        played(begun.next())
    return begun


def steps(campaign: Campaign) -> list[tuple[Game, Game]]:
    """Each sitting as it ended, with the next one as it began."""
    ends = list(pairwise(campaign.games))
    return [(game, othersight.new("the-others", after.start["seed"], **after.start["options"]))
            for game, after in ends]  # fmt: skip


def killed_in(game: Game) -> list[str]:
    """Who was killed, as a person at the table sees it: out of the game, or in play with whom it ended."""
    last = [HEROES[int(values[0])] for values in logged(game, "sins-win")]
    return [
        one["hero"]
        for one in game.view(-1)["heroes"]
        if one["state"] == "dead" or one["hero"] in last
    ]


def dashboards(game: Game, seat: int = -1) -> dict[str, dict[str, Any]]:
    """The Heroes of the team by name, as a seat sees them."""
    return {one["hero"]: one for one in game.view(seat)["heroes"]}


@rule("HOUSE-CAMPAIGN1", "HOUSE-CAMPAIGN2")
def test_all_stories_follow_one_another_each_with_another_sin(campaign: Campaign) -> None:
    settings = [game.start["options"] for game in campaign.games]
    stories = sorted(CONTENT.stories, key=lambda id: (CONTENT.stories[id].order, id))
    assert [one["story"] for one in settings] == stories
    assert campaign.planned == len(stories) == len(campaign.games)
    sins = [one["sin"] for one in settings]
    assert (sins[0], settings[0]["acolyte"], settings[0]["map"]) == ("lust", "nun", "a")
    assert len(set(sins)) == min(len(sins), len(CONTENT.sins))
    assert [one["hero_players"] for one in settings] == [2] * len(settings)
    assert CAMPAIGN.next_options(campaign.game) is None
    again = othersight.campaign("the-others", 7, **CHOSEN)
    assert again.game.start == campaign.games[0].start


@rule("HOUSE-CAMPAIGN3")
def test_the_killed_make_room_and_survivors_keep_their_places(campaign: Campaign) -> None:
    lost: list[str] = []
    for game, after in steps(campaign):
        killed = killed_in(game)
        lost += killed
        team = list(dashboards(game))
        for hero in killed:
            kind = CONTENT.heroes[hero].hero_class
            fresh = [other for other in HEROES if CONTENT.heroes[other].hero_class == kind]
            fresh = [other for other in fresh if other not in lost and other not in team]
            team[team.index(hero)] = (fresh or [hero])[0]
        assert set(dashboards(after)) == set(team)
        places = ["" if was in killed else was for was in game.view(-1)["places"]]
        for place in [at for at, name in enumerate(places) if not name]:
            free = [hero for hero in dashboards(after) if hero not in places]
            whole = [hero for hero in free if hero not in killed]
            places[place] = (whole or free)[0]
        assert after.view(-1)["places"] == places
        for one in after.view(-1)["heroes"]:
            assert (one["level"], one["covered"]) == (1, [])
    assert lost


@rule("HOUSE-CAMPAIGN4")
def test_each_survivor_keeps_one_upgrade_and_it_is_out_of_the_deck(campaign: Campaign) -> None:
    carried = 0
    for game, after in steps(campaign):
        before, killed = dashboards(game), killed_in(game)
        brought = 0
        for name, one in dashboards(after).items():
            survived = name in game.view(-1)["places"] and name not in killed
            owned = [*before[name]["upgrades"], *before[name]["face_down"]] if survived else []
            assert (one["upgrades"], one["face_down"]) == (owned[:1], [])
            brought += len(owned[:1])
        stock = after.view(-1)["upgrade_deck"] + len(after.view(-1)["inventory"])
        assert stock + brought == len(CONTENT.upgrade_deck())
        carried += brought
    assert carried


@rule("HOUSE-CAMPAIGN5")
def test_the_dark_past_follows_into_stories_that_deal_none(campaign: Campaign) -> None:
    followed = []
    for game, after in steps(campaign):
        before, killed = dashboards(game, 0), killed_in(game)
        deals = "dark-past" in CONTENT.stories[after.start["options"]["story"]].special
        for name, one in dashboards(after, 1).items():
            survived = name in game.view(-1)["places"] and name not in killed
            card = before[name]["dark_past"] if survived and not deals else ""
            assert one["dark_past"] == card
            if survived:  # shown to all at the end
                assert dashboards(game, 1)[name]["dark_past"] == before[name]["dark_past"]
            followed += [(name, card)] if card else []
    assert len(followed) > len(set(followed)) > 0  # one of them into two Stories in a row


@rule("HOUSE-CAMPAIGN6")
def test_the_summary_tells_every_sitting_and_who_has_won(campaign: Campaign) -> None:
    told = summary("the-others", campaign.spec, campaign.past, campaign.planned)
    lines = [render(line) for line in told]
    sittings = len(CONTENT.stories)
    assert len(lines) == sittings + 2
    for number, (line, game) in enumerate(zip(lines, campaign.games, strict=False), start=1):
        story = render(Phrase(f"the-others-story-{game.start['options']['story']}"))
        assert line.startswith(f"{number}. {story}")
        assert ("the Sin won" in line) == (game.outcome == "sins")
    won = [game.outcome for game in campaign.games].count("sins")
    told_won = f"won by the Heroes: {sittings - won}, by the Sins: {won}."
    assert f"{sittings} of {sittings} sittings played; {told_won}" in lines[-2]
    assert ("Haven is lost" in lines[-1]) == (2 * won > sittings)
    assert othersight.load_campaign(campaign.save()).leader == campaign.leader
