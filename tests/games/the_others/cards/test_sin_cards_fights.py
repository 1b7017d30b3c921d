"""The Sin cards of both decks that are played in a Fight or after a roll (SCX-4, SCX-5, SCX-6)."""

from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import holding
from tests.games.the_others.play import (
    asked,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

RANGED = {"heroes.thorley.ranged": True}


def fight_with(card: str, dice: str, *lines: str, corruption: str = "no", **given: Any) -> Game:
    """Thorley starts a Fight, the card is played, then the dice fall."""
    game = walk(**holding(card), **given)
    play(game, "fight", "mean no", f"play {card}")
    return play(game, f"corruption {corruption}", *lines, dice=faces(dice))


@rule("SCX-4")
@pytest.mark.parametrize(
    ("dice", "lines", "cards"),
    [
        ("hit hit cc", ["cover 1", "cover 2"], 2),
        ("hit blank cc", ["cover 1"], 2),
        ("corr blank hit", [], 2),
        ("corr blank cc", [], 0),
        ("hit blank def", [], 0),
        ("blank*2 hit", [], 0),
    ],
)
def test_for_our_master_draws_two_cards_if_the_hero_takes_a_wound_or_corruption(
    dice: str, lines: list[str], cards: int
) -> None:
    fight: dict[str, Any] = {"monsters": [monster("abomination", "e")]}
    game = fight_with("for-our-master", dice, *lines, **fight)
    assert len(sins(game).hand) == cards
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-4", "TO-SINCARD-08")
def test_for_our_master_is_not_played_with_deck_and_discards_empty() -> None:
    """No card can come to either pile before the Fight is over."""
    cards = load_content().sin_deck("pride")
    game = walk(hand=list(cards), exact=["sin_deck"], monsters=[monster("abomination", "e")])
    assert (sins(game).deck, sins(game).discard) == ((), ())
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    assert why_not(game, "play for-our-master") == "TO-SINCARD-08"


@rule("SCX-4", "TO-SINCARD-08")
@pytest.mark.parametrize(("deck", "discard"), [(["hate"], []), ([], ["hate"])])
def test_for_our_master_is_played_for_a_single_card(deck: list[str], discard: list[str]) -> None:
    hand = [card for card in load_content().sin_deck("pride") if card != "hate"]
    fight: dict[str, Any] = {"monsters": [monster("abomination", "e")]}
    game = walk(hand=hand, sin_deck=deck, exact=["sin_deck"], **fight)
    assert (list(sins(game).deck), list(sins(game).discard)) == (deck, discard)
    assert is_open(play(game, "fight", "mean no"), "play for-our-master")


@rule("SCX-4")
def test_for_our_master_does_not_count_voluntary_corruption() -> None:
    fight: dict[str, Any] = {"monsters": [monster("abomination", "e")]}
    game = fight_with("for-our-master", "blank*2 skill*2", corruption="yes", **fight)
    assert (hero(game, "thorley").level, sins(game).hand) == (2, ())


@rule("SCX-4")
def test_for_our_master_counts_what_the_roll_has_done_and_not_a_wound_before_it() -> None:
    game = walk(
        acolyte="police",
        figures={"monsters.acolytes.police.fight": 1},
        monsters=[monster("abomination", "e"), dead_monster("acolyte")],
        **holding("for-our-master"),
    )
    play(game, "fight", "mean no", "ability marked", "cover 1", "play for-our-master")
    play(game, "corruption no", dice=faces("blank*3 skill"))
    assert (len(hero(game, "thorley").covered), sins(game).hand) == (1, ())


@rule("SCX-4")
def test_for_our_master_draws_for_a_hero_it_has_killed_too() -> None:
    fight: dict[str, Any] = {
        "monsters": [monster("abomination", "e")],
        "thorley": {"wounds": [1, 2, 3, 4]},
    }
    game = fight_with("for-our-master", "hit blank skill", "hero leah", **fight)
    assert len(sins(game).hand) == 2


@rule("SCX-5")
@pytest.mark.parametrize(("abominations", "wounds"), [(1, 1), (2, 2), (3, 3)])
def test_abominable_fury_adds_a_hit_for_each_abomination_of_the_fight(
    abominations: int, wounds: int
) -> None:
    game = fight_with(
        "abominable-fury",
        f"blank*{2 * abominations + 1} skill",
        *[f"cover {slot}" for slot in range(1, wounds + 1)],
        monsters=[
            monster("abomination", "e", count=abominations),
            monster("acolyte", "e"),
            monster("abomination", "f"),
        ],
    )
    assert len(hero(game, "thorley").covered) == wounds
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-5")
def test_abominable_fury_counts_an_abomination_that_is_killed_in_this_fight() -> None:
    game = fight_with(
        "abominable-fury",
        "blank*2 hit",
        "hit abomination",
        "cover 1",
        thorley={"upgrades": ["brutality"]},
        monsters=[monster("abomination", "e")],
    )
    assert on_board(game, "abomination") == []
    assert hero(game, "thorley").covered == (1,)


@rule("SCX-5")
def test_abominable_fury_cannot_be_played_without_an_abomination_in_the_fight() -> None:
    game = walk(
        monsters=[monster("acolyte", "e"), monster("abomination", "f")],
        **holding("abominable-fury", "for-our-master"),
    )
    play(game, "fight", "mean no")
    assert open_options(game) == ["pass", "play for-our-master"]
    assert why_not(game, "play abominable-fury") == "TO-SINCARD-08"


@rule("SCX-5")
def test_abominable_fury_lasts_for_one_fight() -> None:
    fight: dict[str, Any] = {"monsters": [monster("abomination", "e")]}
    game = fight_with("abominable-fury", "blank*2 def", **fight)
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", dice=faces("blank*2 skill"))
    assert hero(game, "thorley").covered == ()
    assert game.view(0)["current"] == "rocco"


@rule("SCX-5")
def test_abominable_fury_counts_those_who_strike_back_in_a_ranged_fight() -> None:
    game = walk(
        figures=RANGED,
        thorley={"space": "e/sw", "upgrades": ["brutality"]},
        monsters=[monster("abomination", "e/se", count=2), monster("abomination", "e/sw")],
        **holding("abominable-fury"),
    )
    play(game, "shoot e/se", "mean no", "play abominable-fury")
    play(game, "corruption no", "hit abomination", dice=faces("hit blank*4"))
    play(game, "cover 1", "cover 2")  # one was killed, one came, one had been there
    assert hero(game, "thorley").covered == (1, 2)
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-6")
def test_cursed_fate_cancels_both_rolls_with_their_extra_dice() -> None:
    game = walk(monsters=[monster("abomination", "e")], **holding("cursed-fate"))
    play(game, "fight", "mean no", "corruption no", dice=faces("burst corr blank faith hit"))
    play(game, "play cursed-fate", dice=faces("corr blank skill"))  # 2 and 1 dice once more
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (2, ())
    assert asked(game) == ("heroes-1", "main")
    assert on_board(game, "abomination") == ["e"]


@rule("SCX-6")
def test_cursed_fate_leaves_voluntary_corruption_and_its_bonuses() -> None:
    game = walk({"level": 2}, monsters=[monster("abomination", "e")], **holding("cursed-fate"))
    play(game, "fight", "mean no", "corruption yes", dice=faces("hit*2 skill*2"))
    play(game, "play cursed-fate", dice=faces("hit blank skill*2"))  # 1 die and 1 of Level 2
    assert asked(game) == ("heroes-1", "main")  # the DEF of Level 3 stands
    assert hero(game, "thorley").covered == ()
    assert hero(game, "thorley").level == 3


@rule("SCX-6", "TO-TIME-21", "TO-DICE-11")
def test_cursed_fate_rolls_a_cleanse_again() -> None:
    game = walk(spaces={"e": {"fire": 2}}, **holding("cursed-fate"))
    play(game, "cleanse", "corruption no", dice=faces("skill"))
    assert (asked(game), open_options(game)) == (
        ("sins", "after-roll-card"),
        ["pass", "play cursed-fate"],
    )
    play(game, "play cursed-fate", dice=faces("hit"))
    assert tokens_in(game, "e") == {"fire": 2}
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-6", "TO-TIME-21", "TO-DICE-11", "TO-TIME-09")
@pytest.mark.parametrize(
    ("kind", "first", "again", "wounds", "level"),
    [
        ("fire", "blank corr", "hit blank", 1, 1),
        ("fire", "hit burst hit", "blank corr", 0, 1),
        ("corruption", "hit blank", "corr corr", 0, 3),
        ("corruption", "corr corr", "hit blank", 0, 1),
    ],
)
def test_cursed_fate_rolls_a_check_again(
    kind: str, first: str, again: str, wounds: int, level: int
) -> None:
    game = walk(spaces={"e/nw": {kind: 2}}, **holding("cursed-fate"))
    play(game, "move e/nw", dice=faces(first))
    play(game, "play cursed-fate", *["cover 1"] * wounds, dice=faces(again))
    assert (len(hero(game, "thorley").covered), hero(game, "thorley").level) == (wounds, level)
    assert same_space(game, "thorley", "e/nw")
    assert asked(game) == ("heroes-1", "main")


def shooting() -> Game:
    """Thorley shoots at an Abomination of the next Street and rolls a Hit and a DEF."""
    game = walk(
        figures={**RANGED, "heroes.thorley.fight": 2},
        thorley={"space": "e/sw"},
        monsters=[monster("abomination", "e/se")],
        **holding("cursed-fate"),
    )
    play(game, "shoot e/se", "mean no")
    return play(game, "corruption no", dice=faces("hit def"))


@rule("SCX-6", "TO-TIME-21")
def test_cursed_fate_after_the_shot_rolls_the_heros_dice_again() -> None:
    game = play(shooting(), "play cursed-fate", "hit abomination", dice=faces("hit hit"))
    assert on_board(game, "abomination") == []  # nobody is left to strike back
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-6", "TO-TIME-21")
def test_cursed_fate_after_the_strike_rolls_only_the_sin_dice_again() -> None:
    game = play(shooting(), "pass", dice=faces("blank blank"))
    assert asked(game) == ("sins", "after-roll-card")
    play(game, "play cursed-fate", "cover 1", dice=faces("hit hit"))
    assert hero(game, "thorley").covered == (1,)  # his DEF of the first roll stands
    assert asked(game) == ("heroes-1", "main")
