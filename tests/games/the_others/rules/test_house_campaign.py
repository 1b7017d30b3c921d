"""The campaign: what goes from sitting to sitting, by the rules HOUSE-CAMPAIGN1 to HOUSE-CAMPAIGN6."""

import json
from typing import Any

import pytest

import othersight
from othersight.games.the_others.cards.the_seventh_door import holds
from othersight.games.the_others.content import load_content
from othersight.games.the_others.envs.layout import LAYOUT
from othersight.games.the_others.envs.watching import TheOthersWatcher
from othersight.games.the_others.knowledge.views import seat_view
from othersight.games.the_others.rules.upgrade import destroy_upgrade, take_from_inventory
from othersight.games.the_others.setup.campaign import (
    CAMPAIGN,
    carried_by,
    next_options,
    starters_after,
    team_after,
)
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import DEAD, RESERVE
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.locales import text
from othersight.toolkit.campaigns import Past, leader_of
from tests.games.the_others.play import at, hero, logged, play, played, table_of
from tests.games.the_others.rules.plain import FIGURES
from tests.rule_ids import rule

CONTENT = load_content()
BOX = HEROES[:7]
BRUISERS = [one for one in HEROES if CONTENT.heroes[one].hero_class == "bruiser"]


def carrying(story: str, carried: dict[str, Any], **more: Any) -> Game:
    """A later sitting in which these Heroes bring something along."""
    plan = othersight.campaign("the-others", 1).game.start["options"]["campaign"]
    others = [one for one in plan["stories"] if one != story]
    stories = [others[0], story, *others[1:]]
    past = [{"story": others[0], "sin": "pride", "outcome": "heroes", "rounds": 4, "killed": []}]
    campaign = {**plan, "stories": stories, "past": past, "carried": carried}
    return othersight.new("the-others", 2, story=story, campaign=campaign, **more)


@rule("HOUSE-CAMPAIGN2")
def test_sins_and_acolytes_begin_anew_when_all_have_played() -> None:
    game = played(othersight.campaign("the-others", 1).game)
    plan = game.start["options"]["campaign"]
    assert (sorted(plan["sins"]), plan["sins"][0]) == (sorted(CONTENT.sins), "pride")
    assert sorted(plan["acolytes"]) == sorted(CONTENT.acolytes)
    plan["sins"], plan["acolytes"] = ["pride"], ["doctor"]
    options = next_options(game)
    assert options is not None
    assert (options["sin"], options["acolyte"]) == ("pride", "doctor")


@rule("HOUSE-CAMPAIGN3")
@pytest.mark.parametrize(
    ("killed", "lost", "expected"),
    [
        ([], [], set()),
        (["thorley"], ["thorley"], {"dragan"}),
        (["thorley", "rose"], ["thorley", "rose", "dragan", "hanne"], {"petra", "idris"}),
        (["thorley"], BRUISERS, {"thorley"}),  # nobody is left
        (["leah"], ["leah"], {"leah"}),  # the only Leader
        (["thorley", "morgana"], ["thorley", "morgana"], {"dragan", "petra"}),
    ],
)
def test_who_was_killed_makes_room_for_another_of_the_class(
    killed: list[str], lost: list[str], expected: set[str]
) -> None:
    team = team_after(BOX, killed, lost, CONTENT)
    assert set(team) == (set(BOX) - set(killed)) | expected
    assert list(team) == [name for name in HEROES if name in team]


@rule("HOUSE-CAMPAIGN3")
def test_survivors_keep_their_places_and_an_empty_one_is_filled() -> None:
    game = at(team=["rocco", "brad", "thorley"], figures=FIGURES)
    t = table_of(game)
    assert starters_after(game, BOX) == ["rocco", "brad", "thorley"]
    t.edit_hero(HEROES.index("brad")).covered = (1, 2, 3, 4, 5)
    t.edit_hero(HEROES.index("leah")).state = DEAD
    assert starters_after(game, BOX) == ["rocco", "morgana", "thorley"]
    for name in ("morgana", "rose", "karl"):
        t.edit_hero(HEROES.index(name)).state = DEAD
    assert starters_after(game, BOX) == ["rocco", "leah", "thorley"]  # nobody whole is left


@rule("HOUSE-CAMPAIGN3")
def test_a_finished_sitting_says_who_goes_on_and_who_is_lost() -> None:
    game = played(othersight.campaign("the-others", 3).game)
    t, options = table_of(game), next_options(game)
    assert options is not None
    dead = [HEROES[h.index] for h in t.heroes if h.state == DEAD or len(h.covered) == 5]
    assert dead
    assert options["campaign"]["past"][-1]["killed"] == dead
    alive = [HEROES[place] for place in t.places if HEROES[place] not in dead]
    assert [name for name in options["heroes"] if name in alive] == alive
    assert set(options["heroes"]) <= set(options["team"])
    begun = othersight.new("the-others", 9, **options)
    assert begun.view(0)["places"] == options["heroes"]
    assert all([hero["level"] == 1 and not hero["covered"] for hero in begun.view(0)["heroes"]])


@rule("HOUSE-CAMPAIGN4", "HOUSE-CAMPAIGN5")
def test_a_survivor_keeps_the_first_upgrade_and_the_dark_past() -> None:
    game = at(
        team=["rocco", "brad", "thorley"],
        story="the-darkness-within",
        figures=FIGURES,
        heroes={
            "rocco": {"upgrades": ["brutality", "rail-gun"], "face_down": ["ice-blade"]},
            "brad": {"face_down": ["kevlar-suit"], "dark_past": ""},
            "thorley": {"dark_past": "sucide-pact"},
        },
    )
    carried = carried_by(game, ["rocco", "brad", "thorley"])
    assert [carried[name]["upgrades"] for name in carried] == [["brutality"], ["kevlar-suit"], []]
    assert carried["brad"]["dark_past"] == ""
    assert carried["thorley"]["dark_past"] == "sucide-pact"
    assert carried_by(game, ["leah"]) == {}  # of the Reserve
    table_of(game).edit_hero(HEROES.index("rocco")).covered = (1, 2, 3, 4, 5)
    assert "rocco" not in carried_by(game, ["rocco", "brad", "thorley"])  # killed


@rule("HOUSE-DOOR-1", "HOUSE-CAMPAIGN4")
def test_what_was_brought_along_accomplishes_no_mission_of_the_finale() -> None:
    brought = {
        name: {"upgrades": [card], "dark_past": ""}
        for name, card in (("rocco", "brutality"), ("brad", "rail-gun"), ("thorley", "ice-blade"))
    }
    heroes = ["rocco", "brad", "thorley"]
    game = carrying("the-seventh-door", brought, heroes=heroes)
    assert len(logged(game, "upgrade-brought")) == 3
    assert game.view(-1)["story"]["mission"] == "no-empty-hands"
    assert game.view(-1)["story"]["progress"] == 0
    record = table_of(game).edit_hero(HEROES.index("rocco"))
    record.upgrades = (*record.upgrades, "kevlar-suit")
    assert holds(table_of(game), HEROES.index("rocco"))
    assert not holds(table_of(game), HEROES.index("brad"))
    record.upgrades = ("brutality", "brutality")
    assert holds(table_of(game), HEROES.index("rocco")), "the other copy was not brought along"


@rule("HOUSE-DOOR-1", "HOUSE-CAMPAIGN4")
def test_a_copy_that_replaces_what_was_brought_along_counts_no_more_than_that() -> None:
    """Nobody can tell one copy from the other, and the words say so."""
    brought = {"rocco": {"upgrades": ["brutality"], "dark_past": ""}}
    game = carrying("the-seventh-door", brought, heroes=["rocco", "brad", "thorley"])
    destroy_upgrade(game, HEROES.index("rocco"), "brutality")
    table_of(game).inventory = ("brutality",)
    take_from_inventory(game, HEROES.index("rocco"), "brutality")
    assert not holds(table_of(game), HEROES.index("rocco"))
    assert "one copy of the Upgrade" in text("the-others-mission-no-empty-hands.text", n=3)


@rule("HOUSE-CAMPAIGN5")
def test_a_dark_past_that_followed_is_known_and_never_dealt_anew() -> None:
    brought = {
        name: {"upgrades": [], "dark_past": card}
        for name, card in (("rocco", "sucide-pact"), ("brad", "the-guilty-one"))
    }
    game = carrying("havens-last-stand", brought, heroes=["rocco", "brad", "thorley"])
    for seed in range(8):
        dealt = game.deal_anew(1, seed)
        held = [table_of(dealt).heroes[HEROES.index(name)].dark_past for name in ("rocco", "brad")]
        assert held == ["sucide-pact", "the-guilty-one"]


@rule("HOUSE-CAMPAIGN4")
def test_a_kept_upgrade_lies_before_its_hero_and_not_in_the_deck() -> None:
    carried = {"leah": {"upgrades": ["brutality"], "dark_past": ""}}
    heroes = ["leah", "rose", "karl"]
    game = carrying("the-darkness-within", carried, heroes=heroes)
    plain = othersight.new("the-others", 2, story="the-darkness-within", heroes=heroes)

    def copies(of: Game) -> int:
        t = table_of(of)
        return [*t.upgrade_deck, *t.inventory].count("brutality")

    assert hero(game, "leah").upgrades == ("brutality",)
    assert hero(game, "rose").upgrades == ()
    assert copies(game) == copies(plain) - 1
    assert logged(game, "upgrade-brought") == [(HEROES.index("leah"), "brutality")]
    elsewhere = carrying("battleground-of-souls", carried, heroes=heroes)
    assert hero(elsewhere, "leah").upgrades == ("brutality",)
    assert logged(elsewhere, "dark-past-brought") == []


@rule("HOUSE-CAMPAIGN5")
def test_a_dark_past_follows_into_a_story_without_and_is_dealt_anew_in_one_with() -> None:
    carried = {"leah": {"upgrades": [], "dark_past": "sucide-pact"}}
    heroes = ["leah", "rose", "karl"]
    game = carrying("battleground-of-souls", carried, heroes=heroes)
    assert [one.dark_past for one in table_of(game).heroes] == ["sucide-pact", *[""] * 6]
    assert logged(game, "dark-past-brought") == [(HEROES.index("leah"), "sucide-pact")]
    assert [game.view(seat)["heroes"][0]["dark_past"] for seat in (0, 1, -1)] == ["sucide-pact"] * 3
    dealt = carrying("the-darkness-within", carried, heroes=heroes)
    assert [one.dark_past for one in table_of(dealt).heroes] == [""] * 7
    assert [question.kind for question in dealt.questions] == ["dark-past"]


@rule("HOUSE-CAMPAIGN5")
def test_a_hero_player_reads_the_dark_past_that_followed_in_the_terminal_and_over_the_wire() -> (
    None
):
    carried = {"leah": {"upgrades": [], "dark_past": "sucide-pact"}}
    game = carrying("battleground-of-souls", carried, heroes=["leah", "rose", "karl"])
    public = game.view(-1)
    place = list(LAYOUT.names()).index("heroes 0 dark_past sucide-pact")
    for seat in (0, 1):
        assert seat_view(game, seat, public) == game.view(seat)
        assert "SUCIDE PACT" in game.say("hero", seat, about="leah")
        assert TheOthersWatcher(game, seat, {}).observation()[place] == 1


@rule("HOUSE-CAMPAIGN5")
def test_the_end_of_a_sitting_shows_the_dark_past_of_survivors_only() -> None:
    names = ["leah", "rose", "karl"]
    game = carrying("the-darkness-within", {}, heroes=names)
    while game.question and game.question.kind == "dark-past":
        game.answer(0)
    t = table_of(game)
    cards = {name: hero(game, name).dark_past for name in names}
    shown = [one["dark_past"] for one in game.view(1)["heroes"]]
    assert set(shown) == {"face-down"}
    for record in t.heroes:
        if record.state == RESERVE:
            t.edit_hero(record.index).state = DEAD
    watching = TheOthersWatcher(game, 1, {})
    while not game.outcome:
        watching.observation()
        t.edit_hero(HEROES.index("rose")).covered = (1, 2, 3, 4, 5)
        game.answer(0)
    after = {one["hero"]: one["dark_past"] for one in game.view(1)["heroes"]}
    assert watching.observation() == TheOthersWatcher(game, 1, {}).observation()
    assert {name: after[name] for name in names} == {**cards, "rose": "face-down"}
    assert after == {one["hero"]: one["dark_past"] for one in game.view(-1)["heroes"]}
    dealt = table_of(game.deal_anew(1, 3))
    assert [dealt.heroes[HEROES.index(name)].dark_past for name in ("leah", "karl")] == [
        cards["leah"],
        cards["karl"],
    ]


@rule("HOUSE-CAMPAIGN5", "TO-DARKPAST-03")
@pytest.mark.parametrize("in_campaign", [True, False])
def test_only_the_end_of_a_sitting_shows_a_dark_past_and_none_of_the_reserve(
    in_campaign: bool,
) -> None:
    names = ["leah", "rose", "karl"]
    story = "the-darkness-within"
    game = (
        carrying(story, {}, heroes=names)
        if in_campaign
        else othersight.new("the-others", 2, story=story, heroes=names)
    )
    while game.question and game.question.kind == "dark-past":
        game.answer(0)
    game.end("heroes")
    shown = {one["hero"]: one["dark_past"] for one in game.view(1)["heroes"]}
    for name, card in shown.items():
        held = hero(game, name).dark_past
        assert card == (held if in_campaign and name in names else "face-down")


@rule("HOUSE-CAMPAIGN1")
def test_a_sitting_plays_the_story_that_the_campaign_has_for_it() -> None:
    first = othersight.new("the-others", 1, campaign="new").start["options"]
    assert first["story"] == first["campaign"]["stories"][0]
    for campaign in ("new", first["campaign"]):
        with pytest.raises(OthersightError, match="this sitting of the campaign plays"):
            othersight.new(
                "the-others", 1, campaign=campaign, story=first["campaign"]["stories"][1]
            )
    alone = othersight.new("the-others", 1, story=first["campaign"]["stories"][1])
    assert alone.start["options"]["story"] == first["campaign"]["stories"][1]


@rule("HOUSE-CAMPAIGN3", "TO-VICTORY-06")
def test_a_sitting_that_the_tainted_one_ends_has_lost_that_hero() -> None:
    carried = {"leah": {"upgrades": ["brutality"], "dark_past": "the-tainted-one"}}
    game = carrying("battleground-of-souls", carried, heroes=["leah", "rose", "karl"])
    t = table_of(game)
    for record in t.heroes:
        if record.state == RESERVE:
            t.edit_hero(record.index).state = DEAD
    while not game.outcome:
        t.edit_hero(HEROES.index("leah")).level = 7
        game.answer(len(game.question.options) - 1 if game.question else 0)
    assert logged(game, "sins-win") == [(HEROES.index("leah"),)]
    assert len(hero(game, "leah").covered) < 5
    for over in (game, othersight.load(game.save())):
        options = next_options(over)
        assert options is not None
        assert "leah" in options["campaign"]["past"][-1]["killed"]
        assert "leah" not in options["campaign"]["carried"]
        assert options["heroes"][1:] == ["rose", "karl"]
        assert options["heroes"][0] != "leah"


@rule("HOUSE-CAMPAIGN5")
def test_a_dark_past_that_followed_is_revealed_at_level_7_and_survives_saving() -> None:
    carried = {"leah": {"upgrades": [], "dark_past": "sucide-pact"}}
    game = carrying("battleground-of-souls", carried, heroes=["leah", "rose", "karl"])
    loaded = othersight.load(game.save())
    assert hero(loaded, "leah").dark_past == "sucide-pact"
    while logged(loaded, "dark-past") == []:
        table_of(loaded).edit_hero(HEROES.index("leah")).level = 7
        loaded.answer(len(loaded.question.options) - 1 if loaded.question else 0)
    assert logged(loaded, "dark-past")[0][:2] == (HEROES.index("leah"), "sucide-pact")


@rule("HOUSE-CAMPAIGN6")
@pytest.mark.parametrize(
    ("won", "leader"),
    [
        ("", ""),
        ("h", "heroes"),
        ("hhs", "heroes"),
        ("hs", "sins"),
        ("sh", "heroes"),
        ("shs", "sins"),
    ],
)
def test_whoever_has_won_more_sittings_has_won(won: str, leader: str) -> None:
    sides = {"h": "heroes", "s": "sins"}
    past = [Past("", "", sides[one], 1, ()) for one in won]
    assert leader_of(CAMPAIGN, past) == leader


@rule("HOUSE-CAMPAIGN1")
@pytest.mark.parametrize(
    "spoilt",
    [
        {"stories": []},
        {"stories": ["nowhere"]},
        {"sins": "pride"},
        {"maps": []},
        {"past": [{}]},
        {"carried": {"leah": {"upgrades": ["brutality"] * 2, "dark_past": ""}}},
        {"carried": {"leah": {"upgrades": ["nothing"], "dark_past": ""}}},
        {"carried": {"nobody": {"upgrades": [], "dark_past": ""}}},
        {"more": 1},
    ],
)
def test_a_campaign_that_cannot_be_is_refused(spoilt: dict[str, Any]) -> None:
    plan = othersight.campaign("the-others", 1).game.start["options"]["campaign"]
    with pytest.raises(OthersightError, match="the campaign is neither"):
        othersight.new("the-others", 1, campaign={**plan, **spoilt})
    assert othersight.new("the-others", 1, campaign=json.loads(json.dumps(plan))).questions
    with pytest.raises(OthersightError, match="the campaign is neither"):
        othersight.new("the-others", 1, campaign="old")


@rule("HOUSE-CAMPAIGN1")
def test_a_game_without_a_campaign_has_no_next_sitting() -> None:
    game = played(othersight.new("the-others", 1))
    assert "campaign" not in game.start["options"]
    assert next_options(game) is None
    unfinished = othersight.campaign("the-others", 1).game
    assert next_options(unfinished) is None
    assert play(unfinished).questions
