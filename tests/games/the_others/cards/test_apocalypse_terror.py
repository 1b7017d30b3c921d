"""The Apocalypse cards of Terror (every APT row), and which cards bring a Hell Club member."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding, omens
from tests.games.the_others.play import (
    asked,
    at,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    space_number,
    supply,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

RANGED = {"heroes.thorley.ranged": True}
TERROR = {
    "hellfire-mutation": False,
    "stab-in-the-dark": False,
    "perpetual-inferno": False,
    "scurrying-in-the-dark": False,
    "dr-gan-terror": True,
    "grin-terror": True,
    "marguerite-terror": True,
}
CORRUPTION = {
    "hellfire-curse": False,
    "marguerite-corruption": True,
    "gourd-and-vex-corruption": True,
    "flay-corruption": True,
    "agony-of-the-unclean": False,
    "darkness-beckons": False,
    "the-fog-of-hate": False,
}
REDEMPTION = {
    "a-game-of-souls": False,
    "gourd-and-vex-redemption": True,
    "dr-gan-redemption": True,
    "grin-redemption": True,
    "mantle-of-skulls": False,
    "throne-of-damnation": False,
    "weve-come-for-you": False,
}
STORIES = {
    "havens-last-stand": TERROR,
    "the-darkness-within": CORRUPTION,
    "battleground-of-souls": REDEMPTION,
}


@rule("TO-HELLCLUB-01", "TO-SETUP-06")
@pytest.mark.parametrize(
    ("story", "card", "has_member"),
    [(story, card, member) for story, deck in STORIES.items() for card, member in deck.items()],
)
def test_a_revealed_card_is_in_force_and_brings_its_member_if_it_has_one(
    story: str, card: str, has_member: bool
) -> None:
    other = next(each for each in STORIES[story] if each != card)
    game = walk(
        story=story,
        when="end-tasks",
        monsters=[monster("acolyte", place) for place in "abcd"],
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
        apocalypse_deck=[card, other],
    )
    play(game, f"keep {card}")
    assert sins(game).revealed == (card,)
    if has_member:
        assert asked(game) == ("sins", "enter")
        play(game, "nest i")
        assert monsters_in(game, "i") == [card]
    assert asked(game) == ("sins", "place")  # the next Round
    assert len(on_board(game, card)) == has_member


def test_each_story_type_has_a_deck_of_these_seven_cards() -> None:
    for story, deck in STORIES.items():
        assert sorted(sins(walk(story=story)).apocalypse_deck) == sorted(deck)


@rule("APT-1")
@pytest.mark.parametrize(
    ("monsters", "sin_dice", "level"),
    [
        ([monster("acolyte", "e")], 1, 2),
        ([monster("acolyte", "e", count=3)], 3, 4),
        ([monster("acolyte", "e"), monster("abomination", "e")], 3, 2),
        ([monster("abomination", "e"), monster("acolyte", "e/nw")], 2, 1),
    ],
)
def test_hellfire_mutation_adds_corruption_for_each_acolyte_of_the_fight(
    monsters: list[dict[str, Any]], sin_dice: int, level: int
) -> None:
    game = walk(monsters=monsters, **omens("hellfire-mutation"))
    fought(game, f"blank*{sin_dice} skill")
    assert (hero(game, "thorley").level, hero(game, "rocco").level) == (level, 1)
    assert hero(game, "thorley").covered == ()


@rule("APT-1")
def test_hellfire_mutation_counts_an_acolyte_killed_in_the_fight_and_is_cancelled_by_cc() -> None:
    killing = walk(monsters=[monster("acolyte", "e")], **omens("hellfire-mutation"))
    fought(killing, "blank hit", "hit acolyte")
    assert hero(killing, "thorley").level == 2
    cancelling = walk(monsters=[monster("acolyte", "e")], **omens("hellfire-mutation"))
    fought(cancelling, "blank cc")
    assert hero(cancelling, "thorley").level == 1


@rule("APT-1")
def test_hellfire_mutation_counts_the_acolyte_of_the_ability() -> None:
    game = walk(
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")], **omens("hellfire-mutation")
    )
    play(game, "fight", "mean no", "ability marked")
    play(game, "corruption no", dice=faces("blank*2 skill"))
    assert hero(game, "thorley").level == 3


def shooting(kind: str, card: str) -> Game:
    """Thorley (Fight 2) has two such Monsters in his sights and one beside him."""
    game = walk(
        figures={**RANGED, "heroes.thorley.fight": 2},
        thorley={"space": "e/sw"},
        monsters=[monster(kind, "e/se", count=2), monster(kind, "e/sw")],
        **omens(card),
    )
    return play(game, "shoot e/se", "mean no")


@rule("APT-1")
def test_hellfire_mutation_counts_those_who_strike_back_in_a_ranged_fight() -> None:
    game = shooting("acolyte", "hellfire-mutation")
    play(game, "corruption no", "hit acolyte", dice=faces("hit skill blank*2"))
    assert hero(game, "thorley").level == 3  # one was killed, one came, one had been there
    assert asked(game) == ("heroes-1", "main")


@rule("APT-1")
def test_hellfire_mutation_does_nothing_when_nobody_strikes_back() -> None:
    game = walk(
        figures=RANGED,
        thorley={"space": "e/sw"},
        monsters=[monster("acolyte", "e/se"), monster("acolyte", "e/sw")],
        **omens("hellfire-mutation"),
    )
    play(game, "shoot e/se", "mean no", "corruption no", "hit acolyte", dice=faces("hit"))
    assert hero(game, "thorley").level == 1


@rule("APT-2")
@pytest.mark.parametrize(
    ("monsters", "sin_dice", "wounds"),
    [
        ([monster("abomination", "e")], 2, 1),
        ([monster("abomination", "e", count=2), monster("acolyte", "e")], 5, 2),
        ([monster("acolyte", "e"), monster("abomination", "e/nw")], 1, 0),
        ([monster("avatar", "e"), monster("controller", "e")], 7, 0),
    ],
)
def test_stab_in_the_dark_adds_a_hit_for_each_abomination_of_the_fight(
    monsters: list[dict[str, Any]], sin_dice: int, wounds: int
) -> None:
    game = walk(monsters=monsters, **omens("stab-in-the-dark"))
    fought(game, f"blank*{sin_dice} skill", *["cover 1", "cover 2"][:wounds])
    assert len(hero(game, "thorley").covered) == wounds
    assert hero(game, "thorley").level == 1
    assert asked(game) == ("heroes-1", "main")


@rule("APT-2")
def test_stab_in_the_dark_counts_those_who_strike_back_in_a_ranged_fight() -> None:
    game = shooting("abomination", "stab-in-the-dark")
    play(game, "corruption no", "hit abomination", dice=faces("hit*2 blank*4"))
    play(game, "cover 1", "cover 2")
    assert hero(game, "thorley").covered == (1, 2)
    assert asked(game) == ("heroes-1", "main")


@rule("APT-3")
def test_perpetual_inferno_has_one_more_fire_token_placed_in_any_space_each_round() -> None:
    game = walk(when="start-of-round", **omens("perpetual-inferno"))
    play(game, "place corruption a", "place fire b", "place pentagram c")
    assert asked(game) == ("sins", "place")
    assert {text.split()[1] for text in open_options(game)} == {"fire"}
    assert is_open(game, "place fire b")  # where the Story's own Fire lies, too
    play(game, "place fire e")
    assert tokens_in(game, "e") == {"fire": 1}
    assert hero(game, "thorley").covered == ()  # no check for standing there
    assert asked(game) == ("heroes-1", "first-hero")


@rule("APT-3")
def test_perpetual_inferno_places_nothing_without_a_fire_token_left() -> None:
    game = walk(when="round-cards", supply={"fire": 0}, **omens("perpetual-inferno"))
    assert asked(game) == ("heroes-1", "first-hero")
    assert supply(game, "fire") == 0


def reach(game: Game) -> set[int]:
    """The Spaces that the picked Monster may go to."""
    return {space_number(game, text.split()[1]) for text in open_options(game)}


def within(game: Game, address: str, steps: int) -> set[int]:
    """The Spaces up to so many steps from that one."""
    distances = table_of(game).config.city.distance[space_number(game, address)]
    return {space for space, distance in enumerate(distances) if 1 <= distance <= steps}


@rule("APT-4")
@pytest.mark.parametrize(("given", "steps"), [(omens("scurrying-in-the-dark"), 3), ({}, 2)])
def test_scurrying_in_the_dark_makes_a_reaction_move_three_steps(
    given: dict[str, Any], steps: int
) -> None:
    game = walk(when="reaction", monsters=[monster("acolyte", "i/se")], **given)
    play(game, "react", "monster acolyte")
    assert reach(game) == within(game, "i/se", steps)


@rule("APT-4")
def test_scurrying_in_the_dark_makes_evil_regroups_two_steps_each() -> None:
    game = walk(
        when="start-of-turn",
        monsters=[monster("acolyte", "i/se"), monster("acolyte", "g/sw")],
        **omens("scurrying-in-the-dark"),
        **holding("evil-regroups"),
    )
    play(game, "play evil-regroups", "monster acolyte@i/se")
    assert reach(game) == within(game, "i/se", 2)
    play(game, "to h/se", "monster acolyte@g/sw")
    assert reach(game) == within(game, "g/sw", 2)


@rule("APT-4")
@pytest.mark.parametrize(("given", "comes"), [(omens("scurrying-in-the-dark"), True), ({}, False)])
def test_scurrying_in_the_dark_lets_survivors_come_from_three_spaces_away(
    given: dict[str, Any], comes: bool
) -> None:
    game = walk(
        figures=RANGED,
        thorley={"space": "g/sw"},
        monsters=[monster("acolyte", "i/se")],
        **given,
    )
    play(game, "shoot i/se", "mean no")
    play(game, "corruption no", dice=faces("skill blank" if comes else "skill"))
    assert (on_board(game, "acolyte") == ["g/sw"]) == comes


@rule("APT-4")
def test_scurrying_in_the_dark_changes_neither_teleports_nor_holy_water() -> None:
    game = walk(
        {"upgrades": ["holy-water"], "space": "e/nw"},
        monsters=[monster("acolyte", "e")],
        **omens("scurrying-in-the-dark"),
    )
    play(game, "move e", "holy-water acolyte")
    assert reach(game) == within(game, "e", 1)
    rose = at(
        hero="rose",
        heroes={"rose": {"space": "a"}},
        monsters=[monster("acolyte", "e")],
        **omens("scurrying-in-the-dark"),
    )
    play(rose, "end", "mind-control acolyte")
    assert reach(rose) == within(rose, "e", 1)
