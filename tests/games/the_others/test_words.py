"""What things are called, and what the pages show to whom."""

import re
from typing import Any

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import kill_monster
from othersight.games.the_others.rules.token import place_token
from othersight.games.the_others.state.city.maps import shipped_map, shipped_maps
from othersight.games.the_others.state.config import TOKENS
from othersight.games.the_others.words.map import drawn_map
from othersight.games.the_others.words.names import (
    mission_number,
    missions_of,
    monster_named,
    space_named,
)
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.locales import render
from tests.games.the_others.play import BOARD, TOWN, at, monster, play, space_with


def option_said(game: Game, text: str) -> str:
    question = game.question
    assert question
    option = question.options[question.texts.index(text)]
    return render(words_of(game).option(game, question, option))


def asked(game: Game) -> str:
    assert game.question
    return render(words_of(game).question(game, game.question))


def page(game: Game, seat: int, name: str, of: str = "") -> str:
    return "\n".join(words_of(game).pages[name](game, seat, of, render))


@pytest.mark.parametrize(("story", "letter"), shipped_maps())
def test_no_two_spaces_of_a_map_have_the_same_name(story: str, letter: str) -> None:
    city, _ = shipped_map(story, letter)
    names = [render(space_named(city, space)) for space in range(city.n)]
    assert len(set(names)) == city.n
    without_numbers = [re.sub(r"Street \d+", "Street", name) for name in names]
    assert len(set(without_numbers)) == city.n


@pytest.mark.parametrize(("story", "letter"), shipped_maps())
def test_the_map_shows_every_space_once_and_fits_a_terminal(story: str, letter: str) -> None:
    game = othersight.new("the-others", seed=1, story=story, map=letter)
    city, _ = shipped_map(story, letter)
    picture = drawn_map(city, game.view(-1), render)
    shown = [int(n) for line in picture for n in re.findall(r"(?:\[|\| )(\d+)", line)]
    assert sorted(shown) == list(range(city.n))
    assert max(len(line) for line in picture) <= 90


def test_the_map_shows_heroes_monsters_tokens_and_what_lies_face_down() -> None:
    game = at(
        heroes={"rose": {"space": "e"}},
        monsters=[monster("acolyte", "e"), monster("abomination", "e")],
        spaces={"e": space_with(fire=2, nest=1, hidden=["innocent", "fire"])},
    )
    assert "| Ros M2 F2 N ?? |" in re.sub(" +", " ", page(game, 1, "map"))


def test_monsters_of_a_kind_are_told_apart_and_single_ones_are_not_numbered() -> None:
    game = at(
        monsters=[monster("acolyte", "a"), monster("acolyte", "b"), monster("controller", "c")]
    )
    t = table_of(game)
    names = [render(monster_named(t, m.index)) for m in t.monsters if m.space >= 0]
    assert names == ["Acolyte 1", "Acolyte 2", "the Controller"]


def test_a_step_is_offered_with_its_direction_and_what_is_there() -> None:
    game = at(
        hero="rose",
        heroes={"rose": {"space": "e"}, "leah": {"space": "e/nw"}},
        monsters=[monster("acolyte", "e/nw"), monster("acolyte", "e/nw")],
        spaces={"e/nw": space_with(corruption=1)},
    )
    here = table_of(game).config.city.space("e/nw")
    said = option_said(game, f"move {here}")
    assert said == f"Move north-west to Street {here} (between A and E): " + (
        "Leah, 2 Acolytes and Corruption. The price: a Corruption check for entering (1 die)"
    )


def price(game: Game, to: str) -> str:
    space = table_of(game).config.city.space(to)
    return option_said(game, f"move {space}").partition(". The price: ")[2]


def test_a_step_is_offered_with_all_that_it_costs() -> None:
    game = at(
        hero="rose",
        heroes={"rose": {"space": "e"}},
        monsters=[monster("abomination", "e")],
        spaces={"e": space_with(fire=2, corruption=1), "e/nw": space_with(fire=1)},
    )
    leaving = "1 Wound for leaving Monsters, a Corruption check for leaving (1 die)"
    assert price(game, "e/nw") == (
        f"{leaving}, a Fire check for leaving (2 dice) and a Fire check for entering (1 die)"
    )
    assert price(game, "e/se") == f"{leaving} and a Fire check for leaving (2 dice)"


def test_only_steps_after_the_first_are_offered_at_the_price_of_sloth() -> None:
    game = at(sin="sloth", power=True, hero="rose", heroes={"rose": {"space": "e"}})
    assert price(game, "e/nw") == ""
    play(game, "move e/nw")
    assert price(game, "e") == "1 Corruption by Sloth's power"


def test_a_lasting_card_is_offered_with_its_moment() -> None:
    game = at(
        board=TOWN,
        hero="rose",
        heroes={"rose": {"space": "shop"}},
        inventory=["regeneration", "brutality"],
    )
    play(game, "city-action", "icon inventory")
    assert "It stays with Rose for good." in asked(game)
    assert option_said(game, "take regeneration").startswith(
        "REGENERATION (At the start of each of the Hero's Turns): "
    )


def test_missions_have_the_hero_number_in_their_text() -> None:
    game = othersight.new("the-others", seed=1, story="havens-last-stand", hero_players=4)
    told = [render(phrase) for phrase in words_of(game).opening(game, 1)]
    assert told[-1].startswith("Mission 1 of 3, GEAR UP!: Gain 4 Upgrades among all Heroes.")


@pytest.mark.parametrize(
    ("story", "missions"),
    [("havens-last-stand", 3), ("the-darkness-within", 4), ("battleground-of-souls", 3)],
)
def test_opening_and_story_tell_how_either_side_wins(story: str, missions: int) -> None:
    game = othersight.new("the-others", seed=1, story=story)
    for seat in (-1, 0, 1):
        told = " ".join([render(phrase) for phrase in words_of(game).opening(game, seat)])
        assert f"the {missions} Missions of this Story" in told
        assert "Reserve" in told
        shown = page(game, seat, "story")
        assert f"The Heroes win when all {missions} Missions are accomplished." in shown
        assert "wins when a Hero dies and the Reserve is empty; 4 Heroes are in it now." in shown


def test_the_question_of_a_turn_tells_where_the_hero_is_and_what_is_left() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}}, monsters=[monster("acolyte", "e")])
    assert asked(game) == (
        "Rose in E, with an Acolyte. Level 1, no Wounds. Move: 2 steps left. "
        "Action: still to come. Leaving these Monsters costs 1 Wound. What now?"
    )


def test_a_free_result_is_chosen_with_the_standing_of_the_fight_in_view() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}}, monsters=[monster("acolyte", "e")])
    before = game.chronicle.length
    play(
        game, "fight", "mean no", "corruption no", dice=["sin-hit", "corr", "hit", "faith", "skill"]
    )
    assert "What does the FAITH count as? As it stands: 1 Hit on the Monsters, " in asked(game)
    told = game.chronicle.length
    asked(game)
    assert game.chronicle.length == told > before


def test_only_bonuses_that_help_a_cleanse_are_offered_for_it() -> None:
    game = at(
        hero="rose",
        heroes={"rose": {"space": "e", "level": 4}},
        spaces={"e": space_with(fire=1)},
    )
    play(game, "cleanse")
    assert asked(game).endswith("for this Cleanse? It would add: 2 dice.")


def test_a_new_mission_is_told_with_its_number() -> None:
    t = table_of(at())
    last = next(mission for mission, after in t.config.following.items() if not after)
    assert mission_number(t.config, last) == missions_of(t.config) == 3
    assert mission_number(t.config, t.config.first_mission) == 1


def test_karl_is_told_what_he_would_turn_into() -> None:
    for wolf, told in ((False, "turn into the wolf"), (True, "turn back into a man")):
        karl = {"space": "e", "wolf": wolf}
        team = ["karl", "rose", "leah"]
        game = at(team=team, hero="karl", when="start-abilities", heroes={"karl": karl})
        assert option_said(game, "shapeshift") == f"SHAPESHIFT: {told}"


def test_the_same_page_shows_each_seat_what_it_may_know() -> None:
    game = at(
        story="the-darkness-within",
        hand=["cursed-fate"],
        heroes={"rose": {"space": "e", "dark_past": "sucide-pact"}},
        spaces={"b": space_with(hidden=["innocent"])},
    )
    assert "CURSED FATE" in page(game, 0, "hand")
    assert "CURSED FATE" not in page(game, 1, "hand")
    assert "Innocent face down" in page(game, 0, "list")
    assert "1 face-down token" in page(game, 1, "list")
    assert "SUCIDE PACT" in page(game, 0, "hero", "rose")
    assert "Has a Dark Past card, face down." in page(game, 1, "hero", "rose")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("move 3", ("move", 3)),
        ("Move E", ("move", "e")),
        ("move the e", ("move", "e")),
        ("move e/nw", ("move", "e/nw")),
        ("move street 3", ("move", 3)),
        ("first rose", ("first", 5)),
        ("first Ros", ("first", 5)),
        ("hit acolyte 2", ("hit", 1)),
        ("hit controller", ("hit", "controller")),
        ("play Damned if you do...", ("play", "damned-if-you-do")),
        ("place fire e", ("place", "fire", "e")),
        ("end", ("end",)),
        ("corruption yes", ("corruption", "yes")),
        ("first ?", ("first", "?")),
        ("move nowhere", ("move", "nowhere")),
        ("", ()),
        ("frob 12", ("frob", 12)),
    ],
)
def test_an_option_is_understood_as_people_write_it(written: str, meant: tuple[Any, ...]) -> None:
    game = at(board=BOARD)
    city = table_of(game).config.city
    controller = next(m.index for m in table_of(game).monsters if m.kind == 2)
    resolved: Option = tuple(
        city.addresses[value]
        if value in city.addresses and meant[0] in ("move", "place")
        else value
        for value in meant
    )
    if "controller" in meant:
        resolved = ("hit", controller)
    assert words_of(game).meant(game, 1, written) == resolved


def lines(game: Game, key: str) -> list[str]:
    """The lines of the log with that key, as they are read."""
    words = words_of(game)
    return [
        render(words.entry(game, entry)) for entry in game.chronicle.entries() if entry.key == key
    ]


def test_a_token_whose_name_begins_with_a_vowel_has_the_other_article() -> None:
    game = at()
    for kind in TOKENS:
        place_token(game, TOKENS.index(kind), table_of(game).config.city.space("e"))
    placed = [line.partition(" token")[0] for line in lines(game, "token-placed")]
    assert placed == [
        "A Fire", "A Corruption", "A Pentagram", "A Nest", "An Extra Turn", "An Innocent",
    ]  # fmt: skip
    assert lines(game, "token-placed")[-1] == "An Innocent token is placed in E."


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("gourd-and-vex-corruption", "Gourd & Vex are killed in E."),
        ("flay-corruption", "Flay is killed in E."),
    ],
)
def test_a_member_who_is_two_has_the_plural(card: str, said: str) -> None:
    game = at(
        story="the-darkness-within",
        monsters=[monster(card, "e")],
        revealed=[card],
        apocalypse=1,
    )
    member = next(m.index for m in table_of(game).monsters if m.card == card)
    kill_monster(game, member, True)
    assert lines(game, "monster-killed") == [said]


def test_the_question_where_a_member_enters_has_the_plural_too() -> None:
    game = at(
        story="the-darkness-within",
        when="end-tasks",
        edition="draft",
        apocalypse_deck=["gourd-and-vex-corruption", "hellfire-curse"],
        spaces={
            **{space: {"nest": 1} for space in ("g", "h")},
            **{space: {"corruption": 1} for space in ("a", "b", "c", "d")},
        },
    )
    assert asked(game) == "Where do Gourd & Vex enter?"
