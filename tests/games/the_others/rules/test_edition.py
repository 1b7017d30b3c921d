"""The six switches of the earlier draft: each on in `edition="draft"`, off in the final rules
(TO-EDITION-01, TO-EDITION-02, TO-EDITION-03, TO-EDITION-04, TO-EDITION-05, TO-EDITION-06)."""

from typing import Any

import pytest

from othersight.games import GAMES
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    space_with,
    table_of,
)
from tests.games.the_others.rules.duels import duel, shot
from tests.rule_ids import rule

SHOT = ("mean no", "corruption no")


@rule("TO-EDITION-01", "TO-SETUP-18")
@pytest.mark.parametrize(
    ("edition", "hero_players", "cards"),
    [("final", 1, 5), ("final", 2, 5), ("draft", 1, 3), ("draft", 2, 4), ("draft", 4, 4)],
)
def test_the_first_hand_has_5_sin_cards_and_in_the_draft_n(
    edition: str, hero_players: int, cards: int
) -> None:
    game = GAMES["the-others"].begin({"edition": edition, "hero_players": hero_players}, "7")
    assert len(sins(game).hand) == cards
    assert len(sins(game).deck) == len(table_of(game).config.sin_cards) - cards


@rule("TO-EDITION-02", "TO-APOC-05")
def test_two_apocalypse_cards_are_drawn_and_in_the_draft_the_top_one_is_turned_up() -> None:
    deck = ["hellfire-mutation", "stab-in-the-dark", "perpetual-inferno"]
    game = duel(when="end-tasks", apocalypse_deck=deck)
    assert asked(game) == ("sins", "apocalypse")
    assert open_options(game) == ["keep stab-in-the-dark", "keep hellfire-mutation"]
    play(game, "keep stab-in-the-dark")
    assert sins(game).revealed == ("stab-in-the-dark",)
    assert sins(game).apocalypse_deck[0] == "hellfire-mutation"
    game = duel(when="end-tasks", apocalypse_deck=deck, edition="draft")
    assert sins(game).revealed == ("hellfire-mutation",)
    assert sins(game).apocalypse_deck[-1] == "stab-in-the-dark"
    assert asked(game)[1] != "apocalypse"


@rule("TO-EDITION-03")
def test_only_in_the_draft_survivors_leave_a_space_with_a_hero() -> None:
    there = {"leah": {"space": "b/nw"}}
    game = shot(("b/nw", "abomination"), heroes=there)
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2"))
    assert (monsters_in(game, "b/nw"), asked(game)) == (["abomination"], ("heroes-1", "main"))
    game = shot(("b/nw", "abomination"), heroes=there, edition="draft")
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2"))
    assert (asked(game), open_options(game)) == (("sins", "survivor"), ["stay", "to a/nw"])
    play(game, "to a/nw", dice=faces("blank*3"))
    assert (monsters_in(game, "a/nw"), asked(game)) == (["abomination"], ("heroes-1", "main"))


@rule("TO-EDITION-03", "TO-MOVE-07")
def test_in_the_draft_too_no_other_move_leads_a_monster_away_from_a_hero() -> None:
    game = duel("acolyte", "abomination", when="reaction", edition="draft")
    play(game, "react")
    assert asked(game) == ("sins", "reaction-fight")


@rule("TO-EDITION-04", "TO-REJECT-09")
def test_only_in_the_draft_survivors_come_nearer_without_arriving() -> None:
    game = shot(("c/ne", "abomination"))
    play(game, "shoot c/ne", *SHOT, dice=faces("skill*2"))
    assert on_board(game, "abomination") == ["c/ne"]
    game = shot(("c/ne", "abomination"), ("a/nw", "acolyte"), edition="draft")
    play(game, "shoot c/ne", *SHOT, dice=faces("skill*2"))
    assert open_options(game) == ["stay", "to a/ne", "to b/ne"]
    play(game, "to a/ne")
    assert on_board(game, "abomination") == ["a/ne"]
    assert hero(game, "rocco").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-03", "TO-MOVE-08")
def test_in_the_draft_too_a_hero_on_the_way_bars_the_way_of_survivors() -> None:
    game = shot(("c/nw", "abomination"), heroes={"leah": {"space": "b/nw"}}, edition="draft")
    play(game, "shoot c/nw", *SHOT, dice=faces("skill*2"))
    assert (asked(game), open_options(game)) == (("sins", "survivor"), ["stay", "to a/ne"])
    play(game, "to a/ne")  # Leah's Space; nobody has arrived at Rocco's
    assert monsters_in(game, "b/nw") == ["abomination"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-04", "APT-4")
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_scurrying_in_the_dark_makes_the_way_of_survivors_longer(edition: str) -> None:
    omen: dict[str, Any] = {"revealed": ["scurrying-in-the-dark"], "apocalypse": 1}
    game = shot(("c/ne", "abomination"), edition=edition, **omen)
    if edition == "draft":
        play(game, "shoot c/ne", *SHOT, dice=faces("skill*2"))
        assert open_options(game) == ["stay", "to a/nw", "to a/ne", "to b/ne"]
        play(game, "to a/nw", dice=faces("blank*3"))
    else:
        play(game, "shoot c/ne", *SHOT, dice=faces("skill*2 blank*3"))
    assert on_board(game, "abomination") == ["a/nw"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-05", "TO-RANGED-12")
def test_only_in_the_draft_each_survivor_may_stay_though_he_could_arrive() -> None:
    two = [("c/nw", "abomination"), ("c/nw", "acolyte")]
    game = shot(*two)
    play(game, "shoot c/nw", *SHOT, "pass", dice=faces("skill*2 blank*5"))
    assert monsters_in(game, "a/nw") == ["abomination", "acolyte"]
    game = shot(*two, edition="draft")
    play(game, "shoot c/nw", *SHOT, "pass", dice=faces("skill*2"))
    assert asked(game) == ("sins", "survivor")
    play(game.clone(), "stay", "stay")
    play(game, "stay", "to a/nw", dice=faces("blank*2"))
    assert (monsters_in(game, "a/nw"), monsters_in(game, "c/nw")) == (["acolyte"], ["abomination"])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-06", "TO-HELLCLUB-01")
@pytest.mark.parametrize(
    ("edition", "nests"),
    [("final", ["nest a", "nest i"]), ("draft", ["nest a", "nest e", "nest i"])],
)
def test_a_hell_club_member_takes_a_blocked_nest_at_once_in_the_draft_only(
    edition: str, nests: list[str]
) -> None:
    game = duel(
        when="end-tasks",
        edition=edition,
        apocalypse_deck=["grin-terror", "stab-in-the-dark"],
        monsters=[monster("acolyte", "e")],
        spaces={address: space_with(nest=1) for address in ("a", "e", "i")},
    )
    if edition == "final":
        play(game, "keep grin-terror")
    assert (asked(game), open_options(game)) == (("sins", "enter"), nests)
    play(game, nests[1])
    assert on_board(game, "grin-terror") == [nests[1].split()[1]]


@rule("TO-EDITION-06")
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_with_every_nest_blocked_a_member_takes_any_nest(edition: str) -> None:
    game = duel(
        when="end-tasks",
        edition=edition,
        apocalypse_deck=["grin-terror", "stab-in-the-dark"],
        monsters=[monster("acolyte", "e"), monster("acolyte", "i")],
        spaces={address: space_with(nest=1) for address in ("e", "i")},
    )
    if edition == "final":
        play(game, "keep grin-terror")
    assert open_options(game) == ["nest e", "nest i"]
