"""The Heroes of our own: Dragan, Petra, Silas, Nadia, Hanne and Idris."""

from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.effects import ABILITIES, OwnFight
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, on_turn, turn_of
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    faces,
    hero,
    logged,
    monster,
    open_options,
    play,
    same_space,
    supply,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import FIGURES
from tests.rule_ids import rule

SHOOTERS_FRIENDS = ("thorley", "rose")
SHOT = ("shoot e/se", "mean no", "corruption no")


def own_dice(game: Game, roll: str = "fight-roll") -> int:
    """How many dice the Hero rolled last."""
    return len(logged(game, roll)[-1][1])


def hits(game: Game) -> int:
    """The Hits of the last Fight."""
    return int(logged(game, "fight-results")[-1][1])


# -- Dragan


@rule("HOUSE-DRAGAN")
@pytest.mark.parametrize(("acolytes", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_dragan_rolls_a_die_for_each_monster_after_the_first(acolytes: int, dice: int) -> None:
    game = turn_of("dragan", monsters=[monster("acolyte", "e", count=acolytes)])
    fought(game, f"blank*{acolytes} skill*{dice}")
    assert own_dice(game) == dice


@rule("HOUSE-DRAGAN")
def test_dragan_wades_in_when_he_is_attacked_and_with_a_friend_too() -> None:
    game = turn_of("dragan", monsters=[monster("acolyte", "e", count=2)])
    play(game, "end", "react", "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert own_dice(game) == 2
    helped = turn_of(
        "dragan", heroes={"rocco": {"space": "e"}}, monsters=[monster("acolyte", "e", count=2)]
    )
    fought(helped, "blank*2 skill*3")
    assert own_dice(helped) == 3


@rule("HOUSE-DRAGAN")
def test_a_crowd_far_away_or_a_crowd_of_another_gives_nothing() -> None:
    crowd = [monster("acolyte", "e/se", count=3)]
    shooter = turn_of("dragan", {"space": "e/sw", "upgrades": ["rail-gun"]}, monsters=crowd)
    play(shooter, *SHOT, dice=faces("skill blank*3"))
    assert own_dice(shooter, "ranged-roll") == 1
    other = turn_of(
        "rocco", monsters=[monster("acolyte", "e", count=3)], friends=("dragan", "brad")
    )
    fought(other, "blank*3 skill")
    assert own_dice(other) == 1
    robbed = turn_of("dragan", {"no_ability": True}, monsters=[monster("acolyte", "e", count=3)])
    fought(robbed, "blank*3 skill")
    assert own_dice(robbed) == 1


# -- Petra


@rule("HOUSE-PETRA")
@pytest.mark.parametrize(
    ("friend", "own", "expected"),
    [("a", {}, 1), ("e", {}, 0), ("a", {"no_ability": True}, 0)],
)
def test_petra_adds_a_hit_while_she_is_alone(
    friend: str, own: dict[str, Any], expected: int
) -> None:
    game = turn_of(
        "petra", own, heroes={"rocco": {"space": friend}}, monsters=[monster("abomination", "e")]
    )
    fought(game, f"blank*2 skill*{2 if friend == 'e' else 1}")
    assert hits(game) == expected


@rule("HOUSE-PETRA")
def test_petra_adds_her_hit_in_reactions_and_from_afar() -> None:
    game = turn_of("petra", monsters=[monster("abomination", "e")])
    play(game, "end", "react", "fight", "mean no", "corruption no", dice=faces("blank*2 skill"))
    assert hits(game) == 1
    far = turn_of(
        "petra",
        {"space": "e/sw", "upgrades": ["rail-gun"]},
        monsters=[monster("acolyte", "e/se")],
    )
    play(far, *SHOT, "hit acolyte", dice=faces("skill"))
    assert dead(far) == ["acolyte"]


@rule("HOUSE-PETRA")
def test_a_lone_hero_who_is_not_petra_adds_nothing() -> None:
    game = turn_of("rocco", monsters=[monster("abomination", "e")], friends=("petra", "brad"))
    fought(game, "blank*2 skill")
    assert hits(game) == 0


@pytest.mark.parametrize(
    ("name", "gives"),
    [
        pytest.param("rocco", (0, 2, 0, 0), marks=rule("HR-3")),
        pytest.param("dragan", (0, 0, 0, 0), marks=rule("HOUSE-DRAGAN")),
        pytest.param("petra", (0, 1, 0, 0), marks=rule("HOUSE-PETRA")),
        pytest.param("nadia", (2, 0, 0, 0), marks=rule("HOUSE-NADIA")),
    ],
)
def test_an_ability_gives_a_shot_nothing_but_what_it_says(
    name: str, gives: tuple[int, ...]
) -> None:
    scene = OwnFight(ranged=True, companions=0, monsters=3, wolf=False, still=True)
    figures = load_content().heroes[name].figures
    assert ABILITIES[HEROES.index(name)].in_own_fight(figures, scene) == gives


# -- Silas


@rule("HOUSE-SILAS")
def test_silas_may_be_teleported_to_an_adjacent_space_at_the_end_of_his_turn() -> None:
    game = turn_of(
        "silas",
        friends=SHOOTERS_FRIENDS,
        monsters=[monster("acolyte", "e"), monster("acolyte", "e/nw")],
        spaces={"e/nw": {"fire": 3, "corruption": 3}},
    )
    play(game, "end")
    options = ["e/nw", "e/ne", "e/sw", "e/se"]
    assert sorted(open_options(game)) == sorted(
        [*[f"fall-back {at}" for at in named(game, options)], "pass"]
    )
    play(game, "fall-back e/nw")  # no check, no Wound for leaving
    assert same_space(game, "silas", "e/nw")
    assert (hero(game, "silas").covered, hero(game, "silas").level) == ((), 1)
    assert asked(game) == ("sins", "reaction")  # once


def named(game: Game, addresses: list[str]) -> list[str]:
    """The addresses as options write them."""
    city = game.view(0) and game.board()["spaces"]
    numbers = [game.table.config.city.space(one) for one in addresses]
    return [city[number]["name"] for number in numbers]


@rule("HOUSE-SILAS")
def test_silas_may_stay_and_goes_no_further_than_next_door() -> None:
    game = turn_of("silas", friends=SHOOTERS_FRIENDS)
    assert why_not(game, "fall-back e/nw") == "TO-TIME-31"  # not in the main part
    play(game, "end")
    assert why_not(game, "fall-back e") == "TO-MOVE-15"
    assert why_not(game, "fall-back a") == "TO-MOVE-15"
    play(game, "pass")
    assert same_space(game, "silas", "e")


@rule("HOUSE-SILAS")
@pytest.mark.parametrize(("name", "own"), [("silas", {"no_ability": True}), ("rocco", {})])
def test_nobody_falls_back_without_the_ability(name: str, own: dict[str, Any]) -> None:
    game = turn_of(name, own, friends=("silas", "thorley") if name != "silas" else SHOOTERS_FRIENDS)
    assert asked(play(game, "end")) == ("sins", "reaction")


# -- Nadia


def shooting(own: dict[str, Any] | None = None, name: str = "nadia") -> Game:
    """That Hero in a Street, an Abomination in the next one."""
    return turn_of(
        name,
        {"space": "e/sw", **(own or {})},
        friends=("thorley", "rose"),
        figures={f"heroes.{name}.ranged": True},
        monsters=[monster("abomination", "e/se")],
    )


@rule("HOUSE-NADIA")
def test_nadia_rolls_two_more_dice_before_her_first_step() -> None:
    game = play(shooting(), *SHOT, dice=faces("skill*3 blank*2"))
    assert own_dice(game, "ranged-roll") == 3


@rule("HOUSE-NADIA")
@pytest.mark.parametrize(
    ("own", "steps"),
    [
        ({"space": "d/sw"}, ("move g/ne",)),
        ({"space": "e/sw"}, ("move e", "move e/sw")),
        ({"no_ability": True}, ()),
    ],
)
def test_a_step_or_a_lost_ability_takes_her_dice(
    own: dict[str, Any], steps: tuple[str, ...]
) -> None:
    game = play(shooting(own), *steps)
    play(game, *SHOT, dice=faces("skill blank*2"))
    assert own_dice(game, "ranged-roll") == 1


@rule("HOUSE-NADIA")
def test_nadia_has_no_more_dice_at_close_quarters_and_others_have_none() -> None:
    game = turn_of("nadia", friends=SHOOTERS_FRIENDS, monsters=[monster("acolyte", "e")])
    fought(game, "blank skill")
    assert own_dice(game) == 1
    other = play(shooting(name="silas"), *SHOT, dice=faces("skill blank*2"))
    assert own_dice(other, "ranged-roll") == 1


# -- Hanne


@rule("HOUSE-HANNE")
def test_hanne_lets_another_hero_in_her_space_heal_one_wound() -> None:
    game = turn_of(
        "hanne",
        {"wounds": [2]},
        hero_players=3,
        heroes={"rocco": {"space": "e", "wounds": [1, 4]}, "brad": {"wounds": [3]}},
    )
    play(game, "end")
    assert open_options(game) == ["field-surgery rocco", "pass"]
    play(game, "field-surgery rocco")
    assert asked(game) == ("heroes-2", "heal")  # his player picks the marker
    play(game, "uncover 4")
    assert [hero(game, name).covered for name in ("hanne", "rocco", "brad")] == [(2,), (1,), (3,)]
    assert asked(game) == ("sins", "reaction")  # once


@rule("HOUSE-HANNE")
@pytest.mark.parametrize(
    ("own", "rocco"),
    [
        ({}, {"space": "e"}),
        ({}, {"space": "e", "wounds": [1], "cannot_heal": True}),
        ({}, {"space": "e/nw", "wounds": [1]}),
        ({"no_ability": True}, {"space": "e", "wounds": [1]}),
    ],
)
def test_hanne_needs_a_wounded_hero_beside_her(own: dict[str, Any], rocco: dict[str, Any]) -> None:
    game = turn_of("hanne", own, heroes={"rocco": rocco})
    assert asked(play(game, "end")) == ("sins", "reaction")


@rule("HOUSE-HANNE")
def test_hanne_never_operates_on_herself_nor_in_anothers_turn() -> None:
    game = turn_of("hanne", {"wounds": [1]}, heroes={"rocco": {"space": "e", "wounds": [1]}})
    assert why_not(game, "field-surgery rocco") == "TO-TIME-31"
    play(game, "end")
    for nobody in ("hanne", "brad"):
        assert why_not(game, f"field-surgery {HEROES.index(nobody)}") == "TO-TIME-31"
    other = turn_of(
        "rocco", {"wounds": [1]}, friends=("hanne", "brad"), heroes={"hanne": {"space": "e"}}
    )
    assert asked(play(other, "end")) == ("sins", "reaction")


# -- Idris


@rule("HOUSE-IDRIS")
@pytest.mark.parametrize("kind", ["fire", "corruption", "pentagram", "nest"])
def test_idris_takes_a_token_off_his_space_for_one_corruption(kind: str) -> None:
    game = turn_of("idris", spaces={"e": {kind: 2}, "e/nw": {kind: 1}})
    left = supply(game, kind)
    play(game, "end")
    assert open_options(game) == [f"sin-eater {kind}", "pass"]
    play(game, f"sin-eater {kind}")
    assert (tokens_in(game, "e"), tokens_in(game, "e/nw")) == ({kind: 1}, {kind: 1})
    assert (supply(game, kind), hero(game, "idris").level) == (left + 1, 2)
    assert asked(game) == ("sins", "reaction")  # once


@rule("HOUSE-IDRIS")
@pytest.mark.parametrize(
    ("own", "here"),
    [
        ({}, {}),
        ({}, {"extra-turn": 1, "innocent": 1}),
        ({}, {"hidden": ["fire"]}),
        ({"no_ability": True}, {"fire": 1}),
    ],
)
def test_idris_needs_a_harmful_token_that_lies_open(
    own: dict[str, Any], here: dict[str, Any]
) -> None:
    game = turn_of("idris", own, spaces={"e": here})
    assert asked(play(game, "end")) == ("sins", "reaction")


@rule("HOUSE-IDRIS")
def test_idris_may_leave_it_and_others_cannot_take_it() -> None:
    game = turn_of("idris", spaces={"e": {"fire": 1}}, reactions=0)
    assert why_not(game, "sin-eater fire") == "TO-TIME-31"  # not in the main part
    play(game, "end", "pass")
    assert (tokens_in(game, "e"), hero(game, "idris").level) == ({"fire": 1}, 1)
    assert on_turn(game) == "rocco"
    other = turn_of("rocco", friends=("idris", "brad"), spaces={"e": {"fire": 1}})
    assert asked(play(other, "end")) == ("sins", "reaction")


@rule("HOUSE-IDRIS")
def test_a_token_on_an_icon_is_out_of_his_reach() -> None:
    def eating(loose: int) -> Game:
        game = at(
            team=["idris", "rocco", "brad"],
            hero="idris",
            board=TOWN,
            acolyte="nun",
            figures=FIGURES,
            heroes={"idris": {"space": "house-of-mercy"}},
            spaces={"house-of-mercy": {"corruption": 1 + loose, "covered_icons": [0]}},
        )
        return play(game, "end")

    assert asked(eating(0)) == ("sins", "reaction")
    game = play(eating(1), "sin-eater corruption")
    assert tokens_in(game, "house-of-mercy") == {"corruption": 1}


@rule("HOUSE-IDRIS", "TO-TIME-45", "TO-CORRUPT-03")
def test_the_price_is_paid_before_anything_comes_of_the_token() -> None:
    """The token accomplishes a Mission: the branch is chosen when he has taken his Corruption."""
    mission: dict[str, Any] = {"story": "lights-out", "mission": "smoke-them-out", "progress": 2}
    game = turn_of("idris", spaces={"e": {"nest": 1}}, **mission)
    play(game, "end", "sin-eater nest")
    assert asked(game) == ("heroes-1", "branch")
    assert (tokens_in(game, "e"), hero(game, "idris").level) == ({}, 2)


@rule("HOUSE-IDRIS")
def test_the_token_goes_even_if_the_price_kills_him() -> None:
    game = turn_of("idris", {"level": 7, "wounds": [1, 2, 3, 4]}, spaces={"e": {"nest": 1}})
    play(game, "end", "sin-eater nest")
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "successor")
