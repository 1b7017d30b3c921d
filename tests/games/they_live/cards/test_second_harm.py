"""The Injury and Final Assault cards of the later sets, and what the new characters bring along."""

from typing import Any

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.rules.effects import TEST, pool
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.kernel.game import Game
from othersight.locales import text
from othersight.rules_reference import rule as entry_of
from tests.games.they_live.cards.second_set import SORTS, Entry, by_id, cases, entries, tame
from tests.games.they_live.play import asked, at, kick, open_options, person, play
from tests.games.they_live.town import all_say, go_on
from tests.rule_ids import rule

FORBIDDEN = {
    "freeway": "ride 17", "distract": "distract", "craft": "craft glasses", "trade": "trade 1",
    "inspect": "inspect cards", "move": "step 4", "lay-low": "lay-low",
}  # fmt: skip


def acting(*injuries: str) -> Game:
    """Seat 0 before its first action, on the freeway with a partner, an enemy near by and all that actions need."""
    me = {
        "space": 2, "scrap": 5, "glasses": 2, "bag": ["tool-belt"], "health": 9, "damage": 1,
        "injuries": injuries, "injury_rounds": (1,) * len(injuries),
    }  # fmt: skip
    people = {0: me, 1: {"space": 2, "bag": ["bullhorn"]}}
    game = at("action", cards="all", people=people, tiles=[("human-cop", 7)], figures=tame)
    return play(game, "stay")


@pytest.mark.parametrize("injury", cases("INJURY"))
def test_an_injury_takes_dice_and_actions_as_printed(injury: Entry) -> None:
    game, well = acting(injury["id"]), acting()
    for at_skill, skill in enumerate(SKILLS):
        dice = 3 + injury.get("modifiers", {}).get(skill, 0)
        assert pool(game, person(game, 0), at_skill, TEST) == dice
    for action, option in FORBIDDEN.items():
        assert option in open_options(well)
        closed = {"freeway": ("freeway", "move")}.get(action, (action,))
        forbids = set(injury.get("forbids", []))
        assert (option in open_options(game)) is not bool(forbids & set(closed))


@pytest.mark.parametrize("injury", cases("INJURY"))
def test_an_injury_ends_as_printed(injury: Entry) -> None:
    game = acting(injury["id"])
    removal = injury.get("removal", "")
    assert ("treat 0" in open_options(game)) is (removal in ("scrap", "test"))
    if removal == "scrap":
        play(game, "treat 0")
        assert person(game, 0).scrap == 5 - injury["scrap"]
    elif removal == "test":
        dice = 3 + injury.get("modifiers", {}).get(injury["test"]["skill"], 0)
        play(game, "treat 0", dice=kick("a" * injury["test"]["number"] + "." * (dice - 1)))
    elif removal == "lay-low":
        play(game, "lay-low")
    if removal:
        assert person(game, 0).injuries == ()


# -- Final Assault


def storming(card: Entry, skill: int) -> Game:
    """Everybody before the card, with that much of every skill."""
    people = {seat: {"health": 20, "skills": (skill,) * 6} for seat in range(4)}
    game = at(card["id"], cards="all", people=people, figures=tame)
    return all_say(game, "half 0 1") if card.get("split") else game


def needed(card: Entry) -> list[int]:
    """The successes of each test: as many as take it, and the printed number."""
    group = 2 if card.get("split") else 4
    return [group + test["number"] for test in card["tests"]]


@pytest.mark.parametrize("card", cases("ASSAULT"))
def test_a_card_is_passed_with_just_enough_and_failed_with_one_less(card: Entry) -> None:
    group = 2 if card.get("split") else 4
    dice = ["a" * n + "." * (9 * group - n) for n in needed(card)]
    game = storming(card, 9)
    for rolled in dice:
        go_on(game, dice=kick(rolled))
    assert not person(game, 0).damage
    assert game.outcome == "humans" or card["level"] < 3
    short = dice[0].replace("a", ".", 1)
    game = go_on(storming(card, 9), dice=kick(short))
    check_failure(game, card)


def check_failure(game: Game, card: Entry) -> None:
    """The fail section has happened."""
    outcome: dict[str, int] = card["fail"].get("outcome", {})
    for seat in range(4):
        me = person(game, seat)
        assert me.damage == outcome.get("damage", 0)
        assert (me.wanted, len(me.injuries)) == (outcome.get("wanted", 0), outcome.get("injury", 0))
    if "fight" in card["fail"]:
        assert {kind for _, kind in asked(game)} == {"assault-fight"}


# -- characters


@rule("HOUSE-CARD1", "HOUSE-CARD2", "HOUSE-CARD3", "HOUSE-CARD4")
def test_the_new_cards_change_the_dice_of_whoever_holds_them() -> None:
    for card in entries("CARD"):
        slot = "ally" if card["type"] == "ally" else "off_hand"
        people: dict[int, dict[str, Any]] = {0: {slot: card["id"]}}
        game = at("action", cards="all", people=people, figures=tame)
        for at_skill, skill in enumerate(SKILLS):
            dice = 3 + card["modifiers"].get(skill, 0)
            assert pool(game, person(game, 0), at_skill, TEST) == dice
            assert pool(game, person(game, 1), at_skill, TEST) == 3
    game = at("action", cards="all", people={0: {"off_hand": "the-clear-pair"}}, figures=tame)
    play(game, "stay", "use the-clear-pair")
    assert (person(game, 0).glasses, asked(game)) == (1, [(0, "action")])


@pytest.mark.parametrize("story", cases("STORY"))
def test_a_new_story_is_told_on_its_spaces_and_ends_with_its_reward(story: Entry) -> None:
    config = table_of(at("action", cards="all")).config
    character = config.characters[story["id"]]
    assert [(card.id, card.space) for card in character.story] == [
        (card["id"], card["space"]) for card in story["cards"]
    ]
    assert character.reward == story["reward"]
    assert config.card_face.count(story["reward"]) == 2
    assert set(character.inventory) <= set(config.card_face)


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("sort", SORTS)
def test_the_catalogue_names_every_card_that_the_first_set_does_not_have(sort: str) -> None:
    kind = {"PLACE": "location", "BOSS": "enemy"}.get(sort, sort.lower())
    for id, card in by_id(sort).items():
        assert entry_of(id).title == text(f"they-live-{kind}-{card['id']}")
    with pytest.raises(LookupError):
        entry_of(f"HOUSE-{sort}{len(entries(sort)) + 1}")


def test_no_injury_and_no_news_is_another_one_under_a_new_name() -> None:
    for file, kind in (("injuries", "injury"), ("news", "card"), ("assault", "card")):
        every = load_content()[file][kind]
        told = ("id", "set", "copies")
        deeds = [str({k: v for k, v in card.items() if k not in told}) for card in every]
        assert len(set(deeds)) == len(deeds)
