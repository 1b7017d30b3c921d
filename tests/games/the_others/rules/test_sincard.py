"""Sin cards: hand, limit, moments, deck and discard pile (chapter TO-SINCARD)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.sin_card import AFTER_ROLL, START_OF_TURN, may_hold_card_for
from othersight.games.the_others.state.config import SINS
from tests.games.the_others.cards.scenes import holding
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    faces,
    hero,
    is_open,
    logged,
    monster,
    open_options,
    play,
    sins,
    table_of,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
ALTARS = {**BOARD, "altars": ["g", "g", "h", "i"]}
"""Four Altars, far from the Starting Space."""


@rule("TO-SINCARD-01")
def test_the_hand_has_no_limit() -> None:
    board = {**BOARD, "altars": ["g"] * 4 + ["h"] * 4}
    cards = table_of(at(team=TEAM)).config.sin_cards
    game = at(team=TEAM, board=board, when="altars", hand=list(cards[:4]))
    assert len(sins(game).hand) == len(cards) == 12
    assert sorted(sins(game).hand) == sorted(cards)


@rule("TO-SINCARD-01")
def test_only_the_sins_player_sees_his_cards_but_everybody_counts_them() -> None:
    game = at(
        team=TEAM,
        board=ALTARS,
        when="altars",
        hand=["hate"],
        sin_deck=["curse-of-ego", "cursed-fate", "haphephobia", "evil-regroups"],
    )
    own = game.view(SINS)["sins"]["hand"]
    assert own == ["curse-of-ego", "cursed-fate", "evil-regroups", "haphephobia", "hate"]
    for seat in (1, -1):
        assert game.view(seat)["sins"]["hand"] == 5
        told = [value for entry in game.log(seat) for value in entry.values]
        assert not any("curse-of-ego" in str(value) for value in told)
    assert logged(game, "sin-cards-drawn") == [(4,)]


@rule("TO-SINCARD-01")
def test_being_asked_does_not_tell_whether_he_holds_a_card_for_the_moment() -> None:
    for card in ("evil-regroups", "cursed-fate"):
        game = at(team=TEAM, when="start-of-turn", hand=[card], monsters=[monster("acolyte", "i")])
        assert asked(game) == ("sins", "start-of-turn-card")


@rule("TO-SINCARD-01")
def test_whether_he_may_hold_a_card_follows_what_everybody_sees() -> None:
    game = at(team=TEAM, board=ALTARS, when="start-of-turn", hand=["hate"])
    own = table_of(game).edit_sins()
    others = tuple([card for card in table_of(game).config.sin_cards if card != "hate"])
    own.discard, own.hate = others, True
    assert not may_hold_card_for(game, START_OF_TURN)
    own.hate = False
    assert may_hold_card_for(game, START_OF_TURN)
    own.discard = (*others, "hate")
    assert not may_hold_card_for(game, START_OF_TURN)
    own.discard = ()
    assert may_hold_card_for(game, AFTER_ROLL)
    own.played = "cursed-fate"
    assert not may_hold_card_for(game, AFTER_ROLL)
    own.played = ""
    assert may_hold_card_for(game, AFTER_ROLL)


@rule("TO-SINCARD-02")
def test_a_card_played_in_the_turn_leaves_none_for_its_fight_nor_for_the_reaction() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e", count=2)],
        hand=["alone-in-the-dark", "for-our-master", "cursed-fate"],
    )
    play(game, "play alone-in-the-dark")
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    assert asked(game) == ("heroes-1", "main")  # no card for the Fight, none for its roll
    play(game, "end", "react")
    assert why_not(game, "play for-our-master") == "TO-SINCARD-02"
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    assert asked(game) == ("sins", "start-of-turn-card")  # the next Turn: one card anew
    assert hero(game, "brad").turns == 1


@rule("TO-SINCARD-02")
def test_a_turn_without_a_card_leaves_it_to_the_reaction() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e", count=2)],
        hand=["for-our-master", "abominable-fury"],
    )
    play(game, "fight", "mean no", "pass")
    play(game, "corruption no", "pass", dice=faces("blank*4 skill*2"))
    play(game, "end", "react", "fight", "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    play(game, "play for-our-master", "corruption no", dice=faces("blank*4 skill*2"))
    assert sins(game).discard == ("for-our-master",)
    assert asked(game) == ("sins", "start-of-turn-card")  # the next Turn


@rule("TO-SINCARD-03")
def test_a_card_is_played_only_at_its_printed_moment_and_costs_no_reaction_token() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        reactions=2,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
        hand=["for-our-master", "haphephobia", "cursed-fate"],
    )
    assert open_options(game) == ["pass", "play haphephobia"]
    assert why_not(game, "play for-our-master") == "TO-SINCARD-03"
    assert why_not(game, "play cursed-fate") == "TO-SINCARD-03"
    play(game, "pass", "fight", "mean no")
    assert open_options(game) == ["pass", "play for-our-master"]
    assert why_not(game, "play haphephobia") == "TO-SINCARD-03"
    play(game, "play for-our-master", "corruption no", dice=faces("blank*2 skill*2"))
    assert sins(game).reactions == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-03")
def test_of_two_copies_in_hand_one_is_offered() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"rocco": {"space": "e"}},
        figures={"sin_cards.haphephobia.copies": 2},
        hand=["haphephobia", "haphephobia"],
    )
    assert open_options(game) == ["pass", "play haphephobia"]
    play(game, "play haphephobia")
    assert sins(game).hand == ("haphephobia",)


@rule("TO-SINCARD-04")
def test_a_played_card_lies_face_up_until_the_next_hero_starts_his_turn() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"brad": {"turns": 0, "extra_turns": 1}},
        reactions=1,
        hand=["damned-if-you-do"],
    )
    play(game, "play damned-if-you-do", "cover 1", "cover 2", "end")
    assert asked(game) == ("sins", "reaction")
    play(game, "pass")
    assert asked(game) == ("heroes-1", "token")  # Brad has only an Extra Turn token
    assert (sins(game).played, sins(game).discard) == ("damned-if-you-do", ())
    play(game, "spend extra-turn")
    assert (sins(game).played, sins(game).discard) == ("", ("damned-if-you-do",))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-04")
def test_after_the_last_turn_of_a_round_the_card_is_discarded_in_the_reset() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        hero="thorley",
        heroes={name: {"turns": 0} for name in TEAM},
        reactions=0,
        hand=["damned-if-you-do"],
        spaces={"e": {"nest": 1}, "f": {"nest": 1}},
        monsters=[monster("acolyte", state="dead")],
        apocalypse_deck=["stab-in-the-dark", "hellfire-mutation"],
    )
    play(game, "play damned-if-you-do", "cover 1", "cover 2", "end")
    assert asked(game) == ("sins", "apocalypse")
    assert sins(game).played == "damned-if-you-do"
    play(game, "keep stab-in-the-dark")
    assert asked(game) == ("sins", "summon-nest")
    assert sins(game).played == "damned-if-you-do"
    play(game, "nest e")
    assert (sins(game).played, sins(game).discard) == ("", ("damned-if-you-do",))
    assert asked(game) == ("sins", "place")


@rule("TO-SINCARD-05")
def test_the_hand_is_not_refilled() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        heroes={name: {"turns": 0} for name in TEAM},
        when="start-of-turn",
        reactions=0,
        apocalypse=7,
        hand=["haphephobia", "cursed-fate"],
    )
    play(game, "play haphephobia", "to a", "end")
    play(game, *["cover 1", "cover 2"] * 3)  # Apocalypse level 7
    assert asked(game) == ("sins", "place")  # the next Round has begun
    assert sins(game).hand == ("cursed-fate",)


@rule("TO-SINCARD-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = at(
        team=TEAM,
        board=ALTARS,
        when="altars",
        sin_deck=["hate"],
        exact=["sin_deck"],  # all others lie in the discard pile
    )
    assert len(sins(game).hand) == 4
    assert "hate" in sins(game).hand  # the deck's last card was drawn first
    assert sins(game).discard == ()
    assert len(sins(game).deck) == 12 - 4
    assert logged(game, "sin-deck-reshuffled") == [()]


@rule("TO-SINCARD-06")
def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    game = at(
        team=TEAM,
        board=ALTARS,
        when="altars",
        sin_deck=["hate", "cursed-fate", "haphephobia", "evil-regroups"],
        exact=["sin_deck"],
    )
    assert sins(game).hand == ("hate", "cursed-fate", "haphephobia", "evil-regroups")
    assert len(sins(game).discard) == 8
    assert sins(game).deck == ()


@rule("TO-SINCARD-07")
def test_cards_in_play_are_not_shuffled_in_and_without_any_card_none_is_drawn() -> None:
    cards = table_of(at(team=TEAM)).config.sin_cards
    others = [card for card in cards if card not in ("hate", "damned-if-you-do", "curse-of-ego")]
    game = at(
        team=TEAM,
        board=ALTARS,
        when="altars",
        hand=others,
        discard=["curse-of-ego"],
        played="damned-if-you-do",
        hate="g",
        sin_deck=[],
        exact=["sin_deck"],
    )
    assert sorted(sins(game).hand) == sorted([*others, "curse-of-ego"])  # 1 of 4
    assert logged(game, "sin-cards-drawn") == [(1,)]
    assert sins(game).deck == ()
    assert asked(game) == ("sins", "place")


@rule("TO-SINCARD-08", "SCX-1", "SCX-3")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("evil-regroups", {"monsters": [monster("acolyte", "e")]}),  # it cannot leave Rocco
        ("alone-in-the-dark", {"heroes": {"rocco": {"space": "e"}, "brad": {"space": "e"}}}),
        ("hate", {}),  # no Altar on the board
        ("hate", {"board": ALTARS, "turns_taken": 1}),  # not the first Turn of the Round
    ],
)
def test_a_card_without_effect_cannot_be_played(card: str, position: dict[str, Any]) -> None:
    given: dict[str, Any] = {"heroes": {"rocco": {"space": "e"}}, **position}
    game = at(team=TEAM, when="start-of-turn", hand=[card, "haphephobia"], **given)
    assert asked(game) == ("sins", "start-of-turn-card")
    assert open_options(game) == ["pass", "play haphephobia"]
    assert why_not(game, f"play {card}") == "TO-SINCARD-08"


@rule("TO-SINCARD-08")
def test_a_roll_of_no_dice_cannot_be_rolled_again() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "no_skill": True}},
        spaces={"e": {"fire": 1}},
        hand=["cursed-fate"],
    )
    play(game, "cleanse", "corruption no")
    assert asked(game) == ("heroes-1", "main")
    play(game, "end", "pass")
    assert sins(game).hand == ("cursed-fate",)


@rule("TO-SINCARD-08")
def test_a_card_drawn_in_a_turn_is_in_the_hand_for_the_moments_to_come() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"rocco": {"space": "e"}},
        hand=["curse-of-ego"],
        sin_deck=["haphephobia"],
        reactions=0,
    )
    play(game, "play curse-of-ego", "refuse")
    assert sins(game).hand == ("haphephobia",)
    assert asked(game) == ("heroes-1", "main")  # this Turn's card was CURSE OF EGO
    play(game, "end", "pass")
    assert asked(game) == ("sins", "start-of-turn-card")
    assert is_open(game, "play haphephobia")


@rule("TO-SINCARD-08")
def test_punish_the_idle_is_not_played_again_while_it_is_in_force() -> None:
    game = at(
        team=TEAM, sin="sloth", hand=["punish-the-idle"], punish_idle=True, when="start-of-turn"
    )
    assert (open_options(game), why_not(game, "play punish-the-idle")) == (
        ["pass"],
        "TO-SINCARD-08",
    )


@rule("TO-SINCARD-01", "TO-SINCARD-04")
def test_of_two_copies_only_one_is_offered_and_only_one_is_played() -> None:
    twice = {"sin_cards.punish-the-idle.copies": 2}
    hand = ["punish-the-idle", "punish-the-idle"]
    game = at(team=TEAM, sin="sloth", figures=twice, hand=hand, when="start-of-turn")
    assert open_options(game) == ["pass", "play punish-the-idle"]
    play(game, "play punish-the-idle")
    assert (sins(game).hand, sins(game).played) == (("punish-the-idle",), "punish-the-idle")


@rule("TO-SINCARD-01")
def test_a_copy_in_the_discard_pile_does_not_hide_the_other_one() -> None:
    twice = {"sin_cards.cursed-fate.copies": 2}
    position: dict[str, Any] = {"hand": ["cursed-fate"], "discard": ["cursed-fate"]}
    monsters = [monster("acolyte", "a/nw")]
    game = at(team=TEAM, figures=twice, monsters=monsters, hero="rocco", **position)
    play(game, "fight", "mean no", "pass", "corruption no", dice=faces("blank*2 skill*4"))
    assert asked(game) == ("sins", "after-roll-card")
    assert open_options(game) == ["pass", "play cursed-fate"]


@rule("TO-SINCARD-01")
def test_an_empty_hand_is_not_asked_for_a_card() -> None:
    game = walk(when="start-of-turn", hand=[])
    assert (sins(game).deck != (), asked(game)) == (True, ("heroes-1", "main"))


@rule("TO-SINCARD-04")
def test_a_turn_may_begin_while_no_card_lies_before_the_sins_player() -> None:
    game = walk(reactions=0, hand=["hate"], card_used=True)
    play(game, "end")
    assert (sins(game).card_used, asked(game)) == (False, ("sins", "start-of-turn-card"))


@rule("TO-SINCARD-08", "TO-TIME-21", "SCX-6", "TO-RANGED-17")
@pytest.mark.parametrize(
    ("fight", "acolyte", "dice", "asks"),
    [(0, 0, "", False), (0, 1, "blank", True), (1, 0, "skill", True)],
)
def test_dice_of_either_side_alone_may_be_rolled_again(
    fight: int, acolyte: int, dice: str, asks: bool
) -> None:
    figures = {"heroes.thorley.fight": fight, "monsters.acolytes.doctor.fight": acolyte}
    game = walk(figures=figures, monsters=[monster("acolyte", "e")], **holding("cursed-fate"))
    play(game, "fight", "mean no", "corruption no", dice=faces(dice))
    assert (asked(game)[1] == "after-roll-card") == asks
