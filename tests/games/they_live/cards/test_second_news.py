"""The news of the second and fourth set: the bar, the story, the bosses (HOUSE-NEWS1 and the others, HOUSE-BOSS1,
HOUSE-BOSS2)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.effects import TEST, lasting, pool
from othersight.games.they_live.rules.enemy import combat_of, stealth_of
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS, Config
from othersight.kernel.game import Game
from tests.games.they_live.cards.second_set import Entry, cases, entries, house_id, tame
from tests.games.they_live.play import asked, at, kick, open_options, person, play
from tests.rule_ids import rule

SPACES = (8, 14, 21, 1)
"""Seat 0, who leads and is most wanted, in Downtown Redevelopment, the others in the other areas; seat 3 is least."""
WANTED = (3, 1, 2, 0)
BILLBOARDS = {9: "billy", 13: "sun-cruise", 24: "slimline"}
MESSAGES = ("obey", "consume", "marry-and-reproduce")
NEWS = {entry["id"]: entry for entry in entries("NEWS")}


def turned(id: str, dice: str = "", **more: Any) -> Game:
    """The card is turned up; no billboard reads what it raids, and enemies do nothing by themselves."""
    quiet = next(message for message in MESSAGES if message != NEWS[id]["raid"])
    people = {
        seat: {"space": SPACES[seat], "wanted": WANTED[seat], "scrap": 2, "damage": 2, "health": 9}
        for seat in range(4)
    }
    places = {space: {"billboard": (art, quiet)} for space, art in BILLBOARDS.items()}
    vote = bool(NEWS[id]["raid"])
    game = at(
        "news", cards="all", people=people, places=places, decks={"news": (id,)}, figures=tame,
        dice=() if vote else kick(dice), **more,
    )  # fmt: skip
    if vote:
        play(game, *[f"{seat}: nominate 0" for seat in range(4)], dice=kick(dice))
    return game


DICE = {
    "blood-drive": "a.. ... a.. ...",
    "tap-water-notice": "...",
    "loyalty-oath": "...",
    "rolling-blackouts": "a.. ... a.. ...",
    "talent-night": "a..",
    "garbage-strike": "a.. ... a.. ...",
    "surplus-auction": "a..",
    "science-fair": "a.. ... .b. ab.",
    "identity-cards": "a.. ... a.. ...",
    "demolition-day": "...",
    "reward-doubled": "...",
    "tax-audit": "...",
    "harmless-vapour": "...",
}
CHANGES: dict[str, dict[int, dict[str, int]]] = {
    "flea-market-sunday": {1: {"scrap": 2}},
    "blood-drive": {0: {"damage": -2}, 2: {"damage": -2}},
    "lost-and-found": {0: {"cards": 1}},
    "amnesty-day": {0: {"wanted": -2}},
    "census-takers": {3: {"wanted": 2}},
    "tap-water-notice": {2: {"injuries": 1}},
    "fare-increase": {seat: {"scrap": -1} for seat in range(4)},
    "loyalty-oath": {0: {"wanted": 2}},
    "smear-campaign": {0: {"wanted": 3}},
    "rolling-blackouts": {0: {"scrap": 1}, 1: {"damage": 1}, 2: {"scrap": 1}, 3: {"damage": 1}},
    "open-house-weekend": {3: {"cards": 1}},
    "hot-lunch-programme": {0: {"damage": -1, "scrap": 1}},
    "talent-night": {0: {"cards": 1}},
    "garbage-strike": {0: {"wanted": -1}, 2: {"wanted": -1}},
    "surplus-auction": {3: {"cards": 1}},
    "early-halloween": {1: {"wanted": -1}},
    "science-fair": {3: {"cards": 1}},
    "identity-cards": {1: {"wanted": 1}, 3: {"wanted": 1}},
    "demolition-day": {0: {"damage": 2}},
    "tax-audit": {0: {"scrap": -2}},
    "harmless-vapour": {1: {"damage": 1, "injuries": 1}},
}
"""What each story does to whom; others do nothing to anybody."""


def draw_all(game: Game) -> None:
    """Whoever may draw takes the top card of the first pile."""
    while len(asked(game)) == 1 and asked(game)[0][1] == "pile":
        play(game, f"{asked(game)[0][0]}: pile 0")


@pytest.mark.parametrize("card", cases("NEWS"))
def test_the_bar_and_the_story_do_what_is_printed(card: Entry) -> None:
    game = turned(card["id"], DICE.get(card["id"], ""))
    draw_all(game)
    t = table_of(game)
    assert t.clock == 12 + card["clock"]
    for space in range(1, 25):
        assert t.places[space].scrap == card["scrap"].count(space)
    for seat in range(4):
        before = {"scrap": 2, "wanted": WANTED[seat], "damage": 2, "injuries": 0, "cards": 0}
        changed = CHANGES.get(card["id"], {}).get(seat, {})
        after = {name: n + changed.get(name, 0) for name, n in before.items()}
        me = person(game, seat)
        found = {"scrap": me.scrap, "wanted": me.wanted, "damage": me.damage}
        assert {**found, "injuries": len(me.injuries), "cards": len(me.bag)} == after
    for hook in card.get("lasting", []):
        assert lasting(t, hook["hook"]) == hook["n"]
    assert {kind for _, kind in asked(game)} == {"leader"}


@pytest.mark.parametrize("card", cases("NEWS"))
def test_enemies_come_where_the_card_says(card: Entry) -> None:
    game = turned(card["id"], DICE.get(card["id"], ""))
    draw_all(game)
    expected = [*card["enemies"], *([card["boss_space"]] if card.get("boss") else [])]
    expected += [SPACES[0]] * {"manhunt": 2, "reward-doubled": 1}.get(
        card["id"], 0
    )  # the most wanted
    if card["id"] == "recruiting-drive":
        expected += [card["boss_space"]] * 2  # those he brings
    assert sorted(t.space for t in table_of(game).tiles if t.state == 1) == sorted(expected)


@rule(house_id("NEWS", "loyalty-oath"))
def test_a_leader_who_signs_well_is_thanked() -> None:
    assert person(turned("loyalty-oath", "a.."), 0).wanted == 2


@rule(house_id("NEWS", "tap-water-notice"))
def test_who_reads_the_notice_stays_well() -> None:
    assert person(turned("tap-water-notice", "..b"), 2).injuries == ()


SKILL_NEWS = {
    "library-late-night": ("intelligence", 1),
    "hobby-corner": ("tech", 1),
    "do-it-yourself-week": ("engineering", 1),
    "charm-school": ("influence", 1),
    "amateur-boxing-night": ("combat", 1),
    "signal-test": ("tech", -1),
    "motor-show": ("engineering", 1),
    "heat-wave": ("combat", -1),
    "bats-handed-in": ("combat", -1),
    "quiet-zone": ("influence", -1),
    "two-is-a-crowd": ("influence", -1),
}


@pytest.mark.parametrize(
    ("id", "skill", "dice"),
    [
        pytest.param(id, skill, n, id=id, marks=rule(house_id("NEWS", id)))
        for id, (skill, n) in SKILL_NEWS.items()
    ],
)
def test_everybody_has_other_dice_while_the_card_is_in_view(id: str, skill: str, dice: int) -> None:
    game = turned(id)
    for seat in range(4):
        assert pool(game, person(game, seat), SKILLS.index(skill), TEST) == 3 + dice
        assert pool(game, person(game, seat), SKILLS.index("stealth"), TEST) == 3


@rule(house_id("NEWS", "patrolmens-ball"))
def test_at_the_ball_enemies_are_seen_more_easily() -> None:
    tiles = [("night-watchman", 20), ("bulldozer", 20)]
    game = at("action", cards="all", tiles=tiles, decks={"news_card": "patrolmens-ball"})
    t = table_of(game)
    found = {t.tiles[tile].face: stealth_of(t, tile) for tile in t.places[20].stack}
    assert found == {"night-watchman": 2, "bulldozer": 0}
    assert combat_of(t, t.places[20].stack[1]) == 5


@rule(house_id("NEWS", "searchlights"))
def test_under_searchlights_everybody_has_fewer_stealth_dice() -> None:
    game = turned("searchlights")
    for seat in range(4):
        assert pool(game, person(game, seat), SKILLS.index("stealth"), TEST) == 2
        assert pool(game, person(game, seat), SKILLS.index("tech"), TEST) == 3


@rule(house_id("NEWS", "firing-range-closed"))
def test_without_practice_enemies_fight_worse() -> None:
    tiles = [("night-watchman", 20), ("bulldozer", 20)]
    combat: dict[str, list[int]] = {}
    for news in ("", "firing-range-closed"):
        game = at("action", cards="all", tiles=tiles, decks={"news_card": news})
        t = table_of(game)
        combat[news] = [combat_of(t, tile) for tile in t.places[20].stack]
        assert [stealth_of(t, tile) for tile in t.places[20].stack] == [3, 0]
    assert combat["firing-range-closed"] == [n - 1 for n in combat[""]]


@pytest.mark.parametrize(
    ("id", "dice", "seat", "changed"),
    [
        pytest.param(id, dice, seat, changed, id=id, marks=rule(house_id("NEWS", id)))
        for id, dice, seat, changed in (
            ("talent-night", "...", 0, (0, 0, 0, 0)),
            ("surplus-auction", "...", 3, (0, 0, 0, 0)),
            ("demolition-day", "a..", 0, (0, 0, 0, 0)),
            ("tax-audit", "..b", 0, (1, 0, 0, 0)),
            ("harmless-vapour", "b..", 1, (0, 0, 0, 0)),
        )
    ],
)
def test_the_other_end_of_a_test(
    id: str, dice: str, seat: int, changed: tuple[int, int, int, int]
) -> None:
    me = person(turned(id, dice), seat)
    assert (me.scrap - 2, me.damage - 2, len(me.injuries), len(me.bag)) == changed


@rule(house_id("NEWS", "reward-doubled"))
def test_a_coat_that_nobody_knows_again_brings_no_enemy() -> None:
    game = turned("reward-doubled", "a..")
    spaces = [tile.space for tile in table_of(game).tiles if tile.state == 1]
    assert sorted(spaces) == sorted(NEWS["reward-doubled"]["enemies"])


@rule(house_id("NEWS", "motor-show"), house_id("NEWS", "searchlights"))
@pytest.mark.parametrize(("news", "wanted"), [("", 1), ("motor-show", 0), ("searchlights", -1)])
def test_the_freeway_is_free_at_the_motor_show_and_closed_under_searchlights(
    news: str, wanted: int
) -> None:
    people = {0: {"space": 2}}
    game = at("action", cards="all", people=people, decks={"news_card": news}, seed="1")
    play(game, "stay")
    assert ("ride 17" in open_options(game)) is (wanted >= 0)
    if wanted >= 0:
        play(game, "ride 17")
        assert person(game, 0).wanted == wanted


@rule(house_id("NEWS", "two-is-a-crowd"))
def test_two_who_stand_together_may_not_trade() -> None:
    for news, is_open in (("", True), ("two-is-a-crowd", False)):
        people = {seat: {"space": 2, "bag": ["bullhorn"]} for seat in (0, 1)}
        game = at("action", cards="all", people=people, decks={"news_card": news})
        play(game, "stay")
        assert ("trade 1" in open_options(game)) is is_open


FORBIDDING = {
    "double-shifts": "craft glasses",
    "eyeglass-recall": "inspect billboards",
    "park-closures": "distract",
    "checkpoints-everywhere": "step 2",
}


@pytest.mark.parametrize(
    ("id", "option"),
    [
        pytest.param(id, option, id=id, marks=rule(house_id("NEWS", id)))
        for id, option in FORBIDDING.items()
    ],
)
def test_an_action_is_closed_while_the_card_is_in_view(id: str, option: str) -> None:
    me = {"space": 4, "scrap": 5, "glasses": 2}
    for news, is_open in (("", True), (id, False)):
        game = at(
            "action", cards="all", people={0: me}, tiles=[("human-cop", 3)], figures=tame,
            decks={"news_card": news},
        )  # fmt: skip
        play(game, "stay")
        assert (option in open_options(game)) is is_open
    reason = game.why_not(0, option)
    assert reason is not None
    assert reason.rule == "TL-NEWS-16"


@rule(house_id("NEWS", "rolling-blackouts"))
def test_in_a_blackout_nobody_gathers() -> None:
    for news, is_open in (("", True), ("rolling-blackouts", False)):
        people = {0: {"space": 9, "scrap": 3}}
        game = at("location", cards="all", people=people, decks={"news_card": news})
        assert ("gather" in open_options(game)) is is_open


def met(boss: str, dice: str, health: int, people: dict[int, dict[str, Any]]) -> Game:
    """Seat 0 alone fights a boss that has so much health left."""

    def figures(config: Config) -> None:
        tame(config)
        config.tile_faces[boss].health = health

    space = people[0]["space"]
    return at(
        "response", cards="all", people=people, tiles=[(boss, space)], figures=figures, dice=kick(dice)
    )  # fmt: skip


@rule("HOUSE-BOSS1")
def test_the_bailiff_takes_scrap_when_he_wounds_and_leaves_cards_when_he_falls() -> None:
    people = {0: {"space": 20, "scrap": 3, "health": 9}}
    game = met("the-bailiff", "aaa ...", 8, people)
    assert (person(game, 0).scrap, person(game, 0).damage) == (1, 5)
    game = met("the-bailiff", "aaa aab", 3, people)
    play(game, "pile 0", "leave")
    assert (person(game, 0).scrap, len(person(game, 0).bag)) == (3, 1)


@rule("HOUSE-BOSS2")
def test_the_recruiter_brings_two_more_and_whoever_is_near_breathes_again_when_he_falls() -> None:
    t = table_of(turned("recruiting-drive"))
    stack = t.places[16].stack
    assert [t.tiles[tile].face for tile in stack].count("the-recruiter") == 1
    assert (len(stack), t.tiles[stack[0]].turned) == (3, True)
    spaces = {0: 16, 1: 18, 2: 20}
    people = {seat: {"space": space, "wanted": 3} for seat, space in spaces.items()}
    game = met("the-recruiter", "a aa", 2, people)
    play(game, "leave")
    assert [person(game, seat).wanted for seat in range(3)] == [1, 1, 3]
