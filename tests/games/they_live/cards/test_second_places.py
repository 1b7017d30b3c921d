"""The Location cards of the second, third and fourth set and of the harbour: every section, passed and failed."""

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.selection import ANY_TOWN, CITY, names_in
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.games.they_live.words.values import Line, section_of
from othersight.kernel.game import Game
from tests.games.they_live.cards.second_set import Entry, cases, tame
from tests.games.they_live.play import asked, at, kick, person, play
from tests.rule_ids import rule

DECKS = ("tax-exempt", "downtown-redevelopment", "downtown", "resettlement", "generic")
UNNAMED = {"top": 2, "bottom": 8}
DRAWN = ("cards", "item", "weapon", "ally")
HURT = {"damage": 4, "health": 9, "wanted": 4, "scrap": 1}


def met(card: Entry, section: str, dice: str, town: str = "") -> Game:
    """Seat 0 draws that card where the section counts, and rolls these dice."""
    town = town or card.get("town", "city").replace(ANY_TOWN, CITY)
    blank = table_of(at("location", cards="all", town=town))
    space = UNNAMED.get(section) or blank.config.space_id.index(section)
    decks = list(blank.decks.locations)
    decks[DECKS.index(card["deck"])] = (card["id"],)
    hurt = {"injuries": ("split-lip", "panic"), "injury_rounds": (1, 1)}
    game = at(
        "location", cards="all", town=town, figures=tame, decks={"locations": tuple(decks)},
        people={0: {**HURT, **hurt, "space": space}},
    )  # fmt: skip
    play(game, "card", dice=kick(dice))
    while asked(game) in ([(0, "pile")], [(0, "cure")]):
        play(game, "pile 0" if asked(game) == [(0, "pile")] else "cure 0")
    return game


def dice_of(section: Entry, die: str) -> str:
    """The dice of a test: two of the three that count for Influence are left with a split lip."""
    return die * (2 if section["test"]["skill"] == "influence" else 3)


def check(game: Game, outcome: dict[str, int]) -> None:
    """Seat 0 has undergone exactly this."""
    me = person(game, 0)
    assert me.damage == max(0, HURT["damage"] + outcome.get("damage", 0) - outcome.get("heal", 0))
    assert me.wanted == max(0, HURT["wanted"] + outcome.get("wanted", 0))
    assert me.scrap == HURT["scrap"] + outcome.get("scrap", 0)
    assert me.glasses == outcome.get("glasses", 0)
    assert len(me.bag) == sum([outcome.get(verb, 0) for verb in DRAWN])
    assert len(me.injuries) == 2 - outcome.get("cure", 0)
    assert me.skills == tuple([3 + outcome.get(skill, 0) for skill in SKILLS])


@pytest.mark.parametrize("card", cases("PLACE"))
def test_every_section_gives_and_costs_what_is_printed(card: Entry) -> None:
    for key, section in card["sections"].items():
        check(met(card, key, dice_of(section, "a")), section["pass"])
        check(met(card, key, dice_of(section, ".")), section["fail"])


@pytest.mark.parametrize("card", cases("PLACE"))
def test_one_success_is_enough_unless_the_section_asks_for_two(card: Entry) -> None:
    for key, section in card["sections"].items():
        rolled = "b" + dice_of(section, ".")[1:]
        needed = section["test"]["number"]
        check(met(card, key, rolled), section["pass"] if needed == 1 else section["fail"])


def deed(section: Entry) -> tuple[str, ...]:
    """What a section tests, gives and costs."""
    return (str(section["test"]), str(section["pass"]), str(section["fail"]))


@rule("TL-HOUSE-01", "TL-HOUSE-02")
def test_no_card_is_another_one_under_a_new_name() -> None:
    cards = load_content()["locations"]["card"]
    deeds = [tuple([deed(section) for section in card["sections"].values()]) for card in cards]
    assert len(set(deeds)) == len(deeds)


SHARED = [case for case in cases("PLACE") if case.values[0].get("town") == ANY_TOWN]


@rule("TL-HOUSE-02")
@pytest.mark.parametrize("card", SHARED)
def test_a_card_for_all_towns_counts_where_the_numbers_are_the_same(card: Entry) -> None:
    there = names_in(load_content(), "harbour")
    for key, section in card["sections"].items():
        harbour = met(card, there[key], dice_of(section, "a"), "harbour")
        check(harbour, section["pass"])
        city = met(card, key, dice_of(section, "a"))
        assert person(harbour, 0).space == person(city, 0).space
        assert told(harbour) == (there[key], f"they-live-location-{card['id']}.{key}")
        assert told(city) == (key, f"they-live-location-{card['id']}.{key}")


def told(game: Game) -> tuple[str, str]:
    """The section that the log names, and the text that stands for it."""
    line = next(entry for entry in game.log(-1) if entry.key == "location-card")
    return str(line.values[2]), section_of(Line(game, line), line.values[2]).key
