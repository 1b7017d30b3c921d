"""Readings that are not followed: each test proves the rule that stands (chapter TO-REJECT)."""

import pytest

from othersight.games import GAMES
from othersight.games.the_others.content import load_content
from othersight.games.the_others.state.config import FAITH
from othersight.kernel.errors import LoadedChance, UnknownName
from tests.games.the_others.play import (
    RIVER,
    TOWN,
    asked,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    open_options,
    play,
    same_space,
    sins,
    space_with,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel, shot
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")


@rule("TO-REJECT-01", "TO-METRO-02")
def test_a_ride_on_the_metro_is_a_step_with_all_its_checks_and_wounds() -> None:
    spaces = {"a/ne": space_with(fire=1, corruption=1), "b/nw": space_with(fire=1, corruption=1)}
    there = [monster("acolyte", "a/ne")]
    game = duel(board=RIVER, rose={"space": "a/ne"}, spaces=spaces, monsters=there)
    roll = faces("corr sin-hit corr sin-hit")
    play(game, "move b/nw", "cover 1", "cover 2", "cover 3", dice=roll)
    assert same_space(game, "rose", "b/nw")
    assert (len(hero(game, "rose").covered), hero(game, "rose").level) == (3, 3)
    play(game, "move b/ne", dice=faces("blank*2"))
    assert not is_open(game, "move b/se")


@rule("TO-REJECT-02", "TO-CITY-10")
def test_an_orbital_strike_token_goes_step_by_step_and_not_everywhere() -> None:
    near_and_far = [monster("acolyte", "g/nw"), monster("acolyte", "launcher")]
    game = duel(board=TOWN, rose={"space": "launcher"}, orbital=["g/sw"], monsters=near_and_far)
    play(game, "city-action", "icon orbital-strike")
    assert is_open(game, "to g/nw")
    assert not is_open(game, "to launcher")
    assert not is_open(game, "to i/se")


@rule("TO-REJECT-03", "TO-CLEANSE-03")
@pytest.mark.parametrize(("roll", "left"), [("hit*3", 2), ("skill hit hit", 1), ("skill*2 cc", 0)])
def test_in_a_cleanse_skill_removes_tokens_and_a_hit_does_not(roll: str, left: int) -> None:
    game = duel(spaces={"e": space_with(pentagram=2)})
    play(game, "cleanse", "corruption no", *["remove pentagram"] * (2 - left), dice=faces(roll))
    assert tokens_in(game, "e").get("pentagram", 0) == left
    assert asked(game) == ("heroes-1", "main")


@rule("TO-REJECT-04", "TO-CITY-11")
def test_an_orbital_strike_never_kills_controller_avatar_or_hell_club() -> None:
    kinds = ("controller", "avatar", "grin-terror", "acolyte", "abomination")
    game = duel(
        board=TOWN,
        rose={"space": "launcher"},
        revealed=["grin-terror"],
        monsters=[monster(kind, "g/sw") for kind in kinds],
    )
    play(game, "city-action", "icon orbital-strike", "to g/sw")
    assert sorted(open_options(game)) == ["kill abomination@g/sw", "kill acolyte@g/sw", "pass"]


@rule("TO-REJECT-05", "TO-MOVE-08")
def test_monsters_may_enter_a_space_with_heroes_and_then_not_leave_it() -> None:
    game = duel(when="reaction", monsters=[monster("acolyte", "a/ne")])
    play(game, "react", "monster acolyte")
    assert is_open(game, "to e")
    play(game, "to e")
    assert monsters_in(game, "e") == ["acolyte"]
    again = duel("acolyte", when="reaction")
    play(again, "react")
    assert asked(again) == ("sins", "reaction-fight")


@rule("TO-REJECT-06", "TO-DICE-04")
def test_a_burst_adds_a_sin_die_which_has_no_faith() -> None:
    game = duel("acolyte")
    assert FAITH not in table_of(game).config.sin_die
    with pytest.raises(LoadedChance):
        play(game, *FIGHT, dice=faces("burst blank faith skill*3"))
    game = duel("acolyte")
    play(game, *FIGHT, "cover 1", dice=faces("burst blank corr skill*2"))
    assert hero(game, "rose").level == 2


@rule("TO-REJECT-07", "TO-SUMMON-04")
def test_each_monster_blocks_one_nest_and_not_all_of_its_space() -> None:
    game = duel(
        "acolyte",
        when="summon",
        monsters=[dead_monster("abomination", 2)],
        spaces={"e": space_with(nest=2)},
    )
    assert monsters_in(game, "e") == ["abomination", "acolyte"]
    assert asked(game)[1] != "summon"


@rule("TO-REJECT-08", "TO-CORRUPT-06")
def test_voluntary_corruption_gives_results_beside_dice() -> None:
    weak = {**FIGURES, "monsters.acolytes.doctor.defense": 1, "monsters.acolytes.doctor.fight": 1}
    game = duel("acolyte", rose={"level": 3}, figures=weak)
    roll = faces("sin-hit skill*3")
    play(game, "fight", "mean no", "corruption yes", "hit acolyte", dice=roll)
    assert (monsters_in(game, "e"), hero(game, "rose").covered) == ([], ())


@rule("TO-REJECT-09", "TO-RANGED-11")
def test_survivors_who_cannot_reach_the_shooter_do_not_come_nearer() -> None:
    game = shot(("c/ne", "abomination"), ("c/ne", "acolyte"))
    play(game, "shoot c/ne", "mean no", "corruption no", "pass", dice=faces("skill*2"))
    assert monsters_in(game, "c/ne") == ["abomination", "acolyte"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-REJECT-10", "TO-SETUP-03")
def test_the_sins_of_the_box_are_pride_and_sloth() -> None:
    cards = load_content().sin_cards.values()
    printed = {card.deck for card in cards if not card.catalogue.startswith("HOUSE-")}
    assert printed == {"both", "pride", "sloth"}
    with pytest.raises(UnknownName, match="there is no sin 'no-such-sin'"):
        GAMES["the-others"].begin({"sin": "no-such-sin"}, "1")


@rule("TO-REJECT-11")
def test_a_corrupted_hobo_turns_an_upgrade_of_the_heros_choice_face_down_for_the_round() -> None:
    game = duel(
        "acolyte",
        acolyte="hobo",
        rose={"upgrades": ["riot-shield", "ice-blade"]},
        monsters=[dead_monster("acolyte")],
    )
    play(game, "fight", "mean no", "ability marked")
    assert asked(game) == ("heroes-1", "face-down")
    assert open_options(game) == ["turn-down ice-blade", "turn-down riot-shield"]
    play(game, "turn-down ice-blade")
    play(game, "corruption no", "cover 1", dice=faces("sin-hit*2 blank*2 skill*2"))
    rose = hero(game, "rose")
    assert (rose.upgrades, rose.face_down) == (("riot-shield",), ("ice-blade",))
    over = duel(when="reset", rose={"face_down": ["ice-blade"]})
    assert (hero(over, "rose").upgrades, hero(over, "rose").face_down) == (("ice-blade",), ())


@rule("TO-REJECT-12", "TO-RESET-02")
@pytest.mark.parametrize(("level", "tokens"), [(0, 3), (3, 3), (4, 4), (7, 4)])
def test_at_reset_reaction_tokens_of_a_lasting_source_stay(level: int, tokens: int) -> None:
    game = duel(when="reset", apocalypse=level, reactions=4, reactions_spent=2)
    assert (sins(game).reactions, sins(game).spent) == (tokens, 0)
