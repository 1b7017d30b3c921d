"""The Sins of our own: their powers and cards, and where they do nothing."""

from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.effects import POWERS
from othersight.games.the_others.rules.figures import place_monster, table_of
from othersight.kernel.game import Game
from othersight.locales import text
from tests.games.the_others.cards.scenes import MEMBERS, fought, holding, omens
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    same_space,
    sins,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STRONG = {"heroes.thorley.fight": 3}
HOUSE = [sin for sin in load_content().sins if sin not in ("pride", "sloth")]


def against(sin: str, thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley's Turn against one of these Sins, whose Monsters have plain figures."""
    figures = {
        f"sins.{sin}.{kind}.{stat}": value
        for kind, value in (("abomination", 2), ("controller", 3), ("avatar", 4))
        for stat in ("fight", "defense")
    }
    given.setdefault("power", True)
    return walk(thorley, sin=sin, figures={**figures, **given.pop("figures", {})}, **given)


def opening(sin: str, card: str, thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """The start of Thorley's Turn, with this card in the Sins Player's hand."""
    return against(sin, thorley, when="start-of-turn", **holding(card), **given)


def fight_with(
    sin: str, card: str, kind: str, thorley: dict[str, Any] | None = None, **given: Any
) -> Game:
    """A Fight with a Monster of this kind in which the card is played; the dice are still to fall."""
    here = [monster(kind, "e"), *given.pop("monsters", [])]
    game = against(sin, thorley, monsters=here, **holding(card), **given)
    return play(game, "fight", "mean no", f"play {card}")


def parts(game: Game, line: str) -> tuple[Any, ...]:
    """The sources that the last line of this kind tells."""
    return tuple(logged(game, line)[-1][2 if line.endswith("roll") else 1])


def given_by(game: Game, line: str, source: str) -> int:
    """What a source gave: dice, or results of the first face it has."""
    told = parts(game, line)
    at = told.index(source)
    return int(told[at + (1 if line.endswith("roll") else 2)])


def has(game: Game, line: str, source: str) -> bool:
    return source in parts(game, line)


@pytest.mark.parametrize("sin", HOUSE)
def test_each_has_six_cards_of_its_own_and_the_six_shared_ones(sin: str) -> None:
    content = load_content()
    own = [card for card in content.sin_deck(sin) if content.sin_cards[card].deck == sin]
    shared = [card for card in content.sin_deck(sin) if content.sin_cards[card].deck == "both"]
    assert (len(own), len(shared)) == (6, 6)
    ids = [content.sin_cards[card].catalogue for card in own]
    assert ids == [f"HOUSE-{sin.upper()}{number}" for number in range(1, 7)]


# -- Greed


@rule("HOUSE-GREED")
def test_greed_takes_an_upgrade_of_his_choice_from_a_hero_who_was_wounded() -> None:
    game = against(
        "greed", {"upgrades": ["brutality", "holy-water"]}, monsters=[monster("controller", "e")]
    )
    fought(game, "hit blank*2 skill", "cover 1")
    assert asked(game) == ("heroes-1", "give-up")
    assert open_options(game) == ["destroy brutality", "destroy holy-water"]
    assert not is_open(game, "destroy ice-blade")
    assert why_not(game, "destroy ice-blade") == "TO-UPGRADE-06"
    play(game, "destroy brutality")
    assert hero(game, "thorley").upgrades == ("holy-water",)
    assert table_of(game).upgrade_deck[0] == "brutality"


@rule("HOUSE-GREED")
@pytest.mark.parametrize("face_down", [True, False])
def test_greed_takes_face_down_upgrades_too_and_one_for_all_wounds(face_down: bool) -> None:
    cards = {"face_down": ["holy-water"]} if face_down else {"upgrades": ["holy-water"]}
    game = against("greed", cards, monsters=[monster("controller", "e")])
    fought(game, "hit*2 blank skill", "cover 1", "cover 2")
    assert hero(game, "thorley").upgrades == hero(game, "thorley").face_down == ()
    assert asked(game) == ("heroes-1", "main")


@rule("HOUSE-GREED")
@pytest.mark.parametrize(
    ("upgrades", "dice"), [([], "hit blank*2 skill"), (["holy-water"], "blank*3 skill")]
)
def test_greed_takes_nothing_from_the_unhurt_and_from_those_who_have_nothing(
    upgrades: list[str], dice: str
) -> None:
    game = against("greed", {"upgrades": upgrades}, monsters=[monster("controller", "e")])
    fought(game, dice, *(["cover 1"] if "hit" in dice else []))
    assert asked(game) == ("heroes-1", "main")
    assert list(hero(game, "thorley").upgrades) == upgrades


@rule("HOUSE-GREED", "TO-TIME-29", "TO-UPGRADE-07")
def test_greed_takes_what_the_event_of_that_very_fight_has_given() -> None:
    """TO-TIME-28 comes first; its words ask for an Upgrade after the Fight, not for one in it."""
    game = against(
        "greed",
        story="the-darkness-within",
        mission="destroy-the-avatar",
        progress=1,
        corruption_removed=1,
        monsters=[monster("avatar", "e")],
        spaces={"i": {"corruption": 1}},
        figures={"heroes.thorley.fight": 4},
    )
    fought(game, "hit blank*3 hit*4", "hit avatar", "cover 1")
    while asked(game)[1] == "upgrade":
        play(game, open_options(game)[0])
    assert [len(hero(game, name).upgrades) for name in ("thorley", "rocco", "brad")] == [0, 1, 1]
    assert "if alive and with an Upgrade, gives up one" in text("the-others-sin-greed.text")


@rule("HOUSE-GREED", "TO-DEATH-06")
def test_greed_takes_nothing_from_who_was_killed_after_the_fight() -> None:
    """Dr. Gan kills before Greed acts."""
    gan = "dr-gan-redemption"
    dying = {"upgrades": ["holy-water"], "wounds": [1, 2, 3], "innocents": 1}
    game = against(
        "greed",
        dying,
        story="battleground-of-souls",
        monsters=[monster(gan, "e")],
        figures=MEMBERS,
        **omens(gan),
    )
    fought(game, "hit skill", "cover 4", "gan wound", "hero leah", "take holy-water")
    assert hero(game, "leah").upgrades == ("holy-water",)
    assert game.view(0)["current"] == "rocco"


@rule("HOUSE-GREED")
def test_greed_takes_nothing_from_the_dead() -> None:
    dying = {"upgrades": ["holy-water"], "wounds": [1, 2, 3, 4]}
    game = against("greed", dying, monsters=[monster("controller", "e")])
    fought(game, "hit blank*2 skill", "hero leah")
    assert logged(game, "upgrade-destroyed") == []


@rule("HOUSE-GREED1")
def test_golden_touch_turns_an_upgrade_of_the_current_hero_face_down() -> None:
    game = opening("greed", "golden-touch", {"upgrades": ["brutality"]})
    play(game, "play golden-touch")
    assert hero(game, "thorley").face_down == ("brutality",)
    bare = opening("greed", "golden-touch", heroes={"rocco": {"upgrades": ["brutality"]}})
    assert asked(bare)[1] != "start-of-turn-card"


@rule("HOUSE-GREED2")
@pytest.mark.parametrize(("upgrades", "level"), [(1, 2), (2, 3), (3, 3)])
def test_the_tollbooth_corrupts_by_upgrades_and_no_more_than_twice(
    upgrades: int, level: int
) -> None:
    cards = ["brutality", "holy-water", "ice-blade"][:upgrades]
    game = opening("greed", "the-tollbooth", {"upgrades": cards})
    play(game, "play the-tollbooth")
    assert hero(game, "thorley").level == level


@rule("HOUSE-GREED2")
def test_the_tollbooth_is_for_those_who_carry_something() -> None:
    assert asked(opening("greed", "the-tollbooth"))[1] != "start-of-turn-card"


@rule("HOUSE-GREED3")
@pytest.mark.parametrize(
    ("owners", "tokens"),
    [(["rocco"], 1), (["rocco", "brad"], 2), (["rocco", "brad", "thorley"], 2)],
)
def test_compound_interest_pays_a_reaction_token_for_each_owner(
    owners: list[str], tokens: int
) -> None:
    cards = dict(zip(owners, (["brutality"], ["holy-water"], ["ice-blade"]), strict=False))
    mine = {"upgrades": cards.pop("thorley", [])}
    heroes = {name: {"upgrades": own} for name, own in cards.items()}
    game = opening("greed", "compound-interest", mine, reactions=0, heroes=heroes)
    play(game, "play compound-interest")
    assert sins(game).reactions == tokens


@rule("HOUSE-GREED3")
def test_compound_interest_needs_an_owner() -> None:
    assert asked(opening("greed", "compound-interest"))[1] != "start-of-turn-card"


@rule("HOUSE-GREED4")
@pytest.mark.parametrize("upgrades", [["holy-water"], ["holy-water", "adreno-wear", "cyber-legs"]])
def test_grasping_hands_roll_more_dice_against_upgrades(upgrades: list[str]) -> None:
    game = fight_with("greed", "grasping-hands", "acolyte", {"upgrades": upgrades})
    play(game, "corruption no", dice=faces(f"blank*{1 + min(2, len(upgrades))} skill"))
    assert given_by(game, "sins-roll", "grasping-hands") == min(2, len(upgrades))


@rule("HOUSE-GREED4")
def test_grasping_hands_find_nothing_on_a_hero_without_upgrades() -> None:
    game = against("greed", monsters=[monster("acolyte", "e")], **holding("grasping-hands"))
    play(game, "fight", "mean no")
    assert asked(game)[1] == "corruption"


@rule("HOUSE-GREED5")
def test_primal_avarice_adds_two_hits_in_fights_with_the_avatar_only() -> None:
    game = fight_with("greed", "primal-avarice", "avatar")
    play(game, "corruption no", "cover 1", "cover 2", dice=faces("blank*4 skill"))
    assert given_by(game, "sin-results", "primal-avarice") == 2
    game = against("greed", monsters=[monster("controller", "e")], **holding("primal-avarice"))
    play(game, "fight", "mean no")
    assert asked(game)[1] == "corruption"


@rule("HOUSE-GREED6")
def test_final_demand_draws_two_cards_after_the_controller_has_wounded() -> None:
    game = against("greed", monsters=[monster("controller", "e")], **holding("final-demand"))
    before = len(sins(game).hand) + len(sins(game).deck)
    fought(game, "hit blank*2 skill", "cover 1", "play final-demand")
    assert len(sins(game).hand) == before + 1
    unhurt = against("greed", monsters=[monster("controller", "e")], **holding("final-demand"))
    fought(unhurt, "blank*3 skill")
    assert asked(unhurt) == ("heroes-1", "main")


@rule("HOUSE-GREED6", "TO-SINCARD-08")
@pytest.mark.parametrize("left", [0, 1])
def test_final_demand_is_not_played_with_deck_and_discards_empty(left: int) -> None:
    """FOR OUR MASTER, which draws as well, is passed over where there is a card to draw."""
    deck = load_content().sin_deck("greed")
    hand = [card for card in deck if card != "evil-regroups" or not left]
    game = against("greed", monsters=[monster("controller", "e")], hand=hand, exact=["sin_deck"])
    assert len(sins(game).deck) + len(sins(game).discard) == left
    play(game, "fight", "mean no", *["pass"] * left)
    play(game, "corruption no", "pass", "cover 1", dice=faces("hit blank*2 skill"))
    assert asked(game) == (("sins", "after-fight-card") if left else ("heroes-1", "main"))
    if left:
        play(game, "play final-demand")
        assert "evil-regroups" in sins(game).hand


# -- Wrath


@rule("HOUSE-WRATH")
def test_wrath_gains_a_reaction_token_after_a_fight_with_a_kill() -> None:
    game = against("wrath", figures=STRONG, reactions=0, monsters=[monster("acolyte", "e")] * 2)
    fought(game, "blank*2 hit*2 skill", "hit acolyte", "hit acolyte")
    assert sins(game).reactions == 1
    game = against("wrath", reactions=0, monsters=[monster("acolyte", "e")])
    fought(game, "blank hit", "hit acolyte")
    assert sins(game).reactions == 1
    game = against("wrath", reactions=0, monsters=[monster("acolyte", "e")])
    fought(game, "blank skill")
    assert sins(game).reactions == 0


@rule("HOUSE-WRATH1")
def test_red_mist_rises_where_the_hero_stands_among_monsters() -> None:
    game = opening("wrath", "red-mist", reactions=0, monsters=[monster("acolyte", "e")])
    play(game, "play red-mist")
    assert sins(game).reactions == 1
    away = opening("wrath", "red-mist", reactions=0, monsters=[monster("acolyte", "i")])
    assert asked(away)[1] != "start-of-turn-card"


def herded(sin: str, card: str, count: int) -> int:
    """How many of so many Acolytes in District I can be moved, each to a Space next to it and no further."""
    game = opening(sin, card, monsters=[monster("acolyte", "i", count=count)])
    play(game, f"play {card}")
    moved = 0
    while asked(game)[0] == "sins":
        play(game, next(line for line in open_options(game) if line.startswith("monster")))
        near = table_of(game).config.city.adjacent[table_of(game).monsters[0].space]
        if moved == 0:
            assert [option[1] for option in game.questions[0].options] == sorted(near)
        play(game, "to i/nw")
        moved += 1
    assert len(monsters_in(game, "i")) == count - moved
    return moved


@rule("HOUSE-WRATH2", "HOUSE-GLUTTONY3")
@pytest.mark.parametrize(
    ("sin", "card", "most"), [("wrath", "stampede", 3), ("gluttony", "dinner-bell", 2)]
)
def test_stampede_and_dinner_bell_move_monsters_a_step_each(sin: str, card: str, most: int) -> None:
    assert herded(sin, card, most + 1) == most
    assert herded(sin, card, 1) == 1
    held = opening(sin, card, monsters=[monster("acolyte", "e")])
    assert asked(held)[1] != "start-of-turn-card"


@rule("HOUSE-WRATH3")
def test_drawn_knives_add_two_sin_dice() -> None:
    game = fight_with("wrath", "drawn-knives", "acolyte")
    play(game, "corruption no", dice=faces("blank*3 skill"))
    assert given_by(game, "sins-roll", "drawn-knives") == 2


@rule("HOUSE-WRATH4")
def test_no_quarter_cancels_two_def() -> None:
    game = fight_with(
        "wrath", "no-quarter", "controller", {"upgrades": ["riot-shield", "kevlar-suit"]}
    )
    play(game, "corruption no", "cover 1", "cover 2", dice=faces("hit*3 skill"))
    assert logged(game, "defense-cancelled")[-1][1:] == ("no-quarter", 2)
    assert len(hero(game, "thorley").covered) == 2


@rule("HOUSE-WRATH5")
def test_primal_fury_adds_four_hits_in_fights_with_the_avatar_only() -> None:
    game = fight_with("wrath", "primal-fury", "avatar")
    play(
        game,
        "corruption no",
        "cover 1",
        "cover 2",
        "cover 3",
        "cover 4",
        dice=faces("blank*4 skill"),
    )
    assert given_by(game, "sin-results", "primal-fury") == 4
    game = against("wrath", monsters=[monster("controller", "e")], **holding("primal-fury"))
    play(game, "fight", "mean no")
    assert asked(game)[1] == "corruption"


@rule("HOUSE-WRATH6")
@pytest.mark.parametrize("killed", [True, False])
def test_an_eye_for_an_eye_wounds_a_hero_who_has_killed(killed: bool) -> None:
    game = against("wrath", monsters=[monster("acolyte", "e")], **holding("an-eye-for-an-eye"))
    fought(game, "blank hit" if killed else "blank skill", *(["hit acolyte"] if killed else []))
    if killed:
        play(game, "play an-eye-for-an-eye", "cover 1")
    assert asked(game) == ("heroes-1", "main")
    assert len(hero(game, "thorley").covered) == killed


# -- Envy

TOGETHER = {"rocco": {"space": "e"}}


@rule("HOUSE-ENVY")
@pytest.mark.parametrize(
    "heroes", [TOGETHER, {"rocco": {"space": "e"}, "brad": {"space": "e"}}, {}]
)
def test_envy_adds_a_hit_against_a_hero_who_is_not_alone(heroes: dict[str, Any]) -> None:
    game = against("envy", monsters=[monster("acolyte", "e")], heroes=heroes)
    fought(game, f"blank skill*{1 + len(heroes)}", *(["cover 1"] if heroes else []))
    assert has(game, "sin-results", "envy") == bool(heroes)
    assert len(hero(game, "thorley").covered) == bool(heroes)


@rule("HOUSE-ENVY1")
@pytest.mark.parametrize(("heroes", "level"), [(TOGETHER, 3), ({}, 2)])
def test_whispers_corrupt_more_in_company(heroes: dict[str, Any], level: int) -> None:
    game = opening("envy", "whispers", heroes=heroes)
    play(game, "play whispers")
    assert hero(game, "thorley").level == level


@rule("HOUSE-ENVY2")
def test_parting_ways_teleports_the_current_hero_next_door() -> None:
    game = opening("envy", "parting-ways", heroes=TOGETHER)
    play(game, "play parting-ways")
    assert asked(game) == ("sins", "teleport")
    assert not is_open(game, "to i")
    play(game, "to e/nw")
    assert same_space(game, "thorley", "e/nw")
    assert asked(opening("envy", "parting-ways"))[1] != "start-of-turn-card"


@rule("HOUSE-ENVY3")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [(1, 0, True), (1, 1, True), (1, 2, False), (0, 0, False)]
)
def test_the_coveted_thing_is_taken_from_whoever_has_most(
    mine: int, theirs: int, offered: bool
) -> None:
    own, other = ["brutality"][:mine], ["holy-water", "ice-blade"][:theirs]
    game = opening(
        "envy", "coveted-thing", {"upgrades": own}, heroes={"rocco": {"upgrades": other}}
    )
    assert (asked(game)[1] == "start-of-turn-card") == offered
    if offered:
        play(game, "play coveted-thing")
        assert hero(game, "thorley").face_down == ("brutality",)


@rule("HOUSE-ENVY4")
@pytest.mark.parametrize("company", [0, 1, 2])
def test_green_eyed_gives_a_die_and_one_for_each_companion(company: int) -> None:
    heroes = {name: {"space": "e"} for name in ("rocco", "brad")[:company]}
    game = fight_with("envy", "green-eyed", "acolyte", heroes=heroes)
    hurt = ["cover 1"] if company else []
    play(game, "corruption no", *hurt, dice=faces(f"blank*{2 + company} skill*{1 + company}"))
    assert given_by(game, "sins-roll", "green-eyed") == 1 + company


@rule("HOUSE-ENVY5")
@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 2), (3, 3)])
def test_primal_jealousy_corrupts_those_above_the_others(level: int, points: int) -> None:
    game = fight_with(
        "envy", "primal-jealousy", "avatar", {"level": level}, heroes={"rocco": {"level": 2}}
    )
    play(game, "corruption no", dice=faces("blank*4 skill"))
    assert given_by(game, "sin-results", "primal-jealousy") == points


@rule("HOUSE-ENVY6")
@pytest.mark.parametrize("upgrades", [["holy-water"], []])
def test_if_i_cannot_have_it_takes_an_upgrade_after_the_controller_has_wounded(
    upgrades: list[str],
) -> None:
    game = against(
        "envy",
        {"upgrades": upgrades},
        monsters=[monster("controller", "e")],
        **holding("if-i-cannot-have-it"),
    )
    fought(game, "hit blank*2 skill", "cover 1")
    if upgrades:
        play(game, "play if-i-cannot-have-it")
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "thorley").upgrades == ()
    acolyte = against(
        "envy",
        {"upgrades": ["holy-water"]},
        monsters=[monster("acolyte", "e")],
        **holding("if-i-cannot-have-it"),
    )
    fought(acolyte, "hit skill", "cover 1")
    assert asked(acolyte) == ("heroes-1", "main")


@rule("HOUSE-ENVY6")
def test_if_i_cannot_have_it_leaves_the_choice_to_the_hero() -> None:
    game = against(
        "envy",
        {"upgrades": ["brutality", "holy-water"]},
        monsters=[monster("controller", "e")],
        **holding("if-i-cannot-have-it"),
    )
    fought(game, "hit blank*2 skill", "cover 1", "play if-i-cannot-have-it")
    assert asked(game) == ("heroes-1", "give-up")
    play(game, "destroy brutality")
    assert hero(game, "thorley").upgrades == ("holy-water",)
    assert table_of(game).upgrade_deck[0] == "brutality"


# -- Lust


@rule("HOUSE-LUST")
def test_lust_adds_a_corr_in_every_fight() -> None:
    game = against("lust", {"upgrades": ["riot-shield"]}, monsters=[monster("acolyte", "e")])
    fought(game, "hit skill")
    assert hero(game, "thorley").covered == ()
    assert given_by(game, "sin-results", "lust") == 1
    assert hero(game, "thorley").level == 2


@rule("HOUSE-LUST1")
def test_siren_call_leads_the_hero_to_an_adjacent_monster() -> None:
    near = [monster("acolyte", "e/nw"), monster("acolyte", "i")]
    game = opening("lust", "siren-call", monsters=near)
    play(game, "play siren-call")
    assert same_space(game, "thorley", "e/nw")
    far = opening("lust", "siren-call", monsters=[monster("acolyte", "i"), monster("acolyte", "e")])
    assert asked(far)[1] != "start-of-turn-card"


@rule("HOUSE-LUST2")
@pytest.mark.parametrize(("space", "level"), [("e", 3), ("i", 2)])
def test_sweet_nothings_corrupt_twice_among_monsters(space: str, level: int) -> None:
    game = opening("lust", "sweet-nothings", monsters=[monster("acolyte", space)])
    play(game, "play sweet-nothings")
    assert hero(game, "thorley").level == level


@rule("HOUSE-LUST3")
@pytest.mark.parametrize(("levels", "tokens"), [((5, 1, 1), 1), ((4, 5, 7), 2), ((6, 5, 7), 2)])
def test_forbidden_fruit_pays_for_the_fallen(levels: tuple[int, int, int], tokens: int) -> None:
    heroes = {"rocco": {"level": levels[1]}, "brad": {"level": levels[2]}}
    game = opening("lust", "forbidden-fruit", {"level": levels[0]}, reactions=0, heroes=heroes)
    play(game, "play forbidden-fruit")
    assert sins(game).reactions == tokens


@rule("HOUSE-LUST3")
def test_forbidden_fruit_needs_somebody_on_level_5() -> None:
    assert asked(opening("lust", "forbidden-fruit", {"level": 4}))[1] != "start-of-turn-card"


@rule("HOUSE-LUST4")
def test_the_embrace_adds_two_corr() -> None:
    game = fight_with("lust", "the-embrace", "acolyte")
    play(game, "corruption no", dice=faces("blank skill"))
    assert given_by(game, "sin-results", "the-embrace") == 2
    assert hero(game, "thorley").level == 4


@rule("HOUSE-LUST5")
@pytest.mark.parametrize(("level", "hits"), [(2, 1), (3, 1), (4, 2)])
def test_primal_desire_hits_by_half_the_level(level: int, hits: int) -> None:
    game = fight_with("lust", "primal-desire", "avatar", {"level": level})
    play(game, "corruption no", *["cover 1", "cover 5"][:hits], dice=faces("blank*4 skill"))
    assert given_by(game, "sin-results", "primal-desire") == hits


@rule("HOUSE-LUST6")
def test_a_kiss_goodbye_corrupts_whom_the_controller_has_wounded() -> None:
    game = against("lust", monsters=[monster("controller", "e")], **holding("a-kiss-goodbye"))
    fought(game, "hit blank*2 skill", "cover 1", "play a-kiss-goodbye")
    assert hero(game, "thorley").level == 4  # one of them by the Fight
    acolyte = against("lust", monsters=[monster("acolyte", "e")], **holding("a-kiss-goodbye"))
    fought(acolyte, "hit skill", "cover 1")
    assert asked(acolyte) == ("heroes-1", "main")


# -- Gluttony


@rule("HOUSE-GLUTTONY")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_monsters_that_feed_together_have_more_defense(count: int) -> None:
    game = against(
        "gluttony", monsters=[monster("acolyte", "e", count=count), monster("acolyte", "i")]
    )
    seen = [one["defense"] for one in game.view(0)["monsters"] if one["space"] >= 0]
    assert sorted(seen) == sorted([1 + (count > 1)] * count + [1])
    fought(game, f"blank*{count} hit", *(["hit acolyte"] if count == 1 else []))
    assert len(monsters_in(game, "e")) == (count if count > 1 else 0)


@rule("HOUSE-GLUTTONY")
def test_the_dead_feed_with_nobody() -> None:
    game = against("gluttony", monsters=[monster("acolyte", "e", count=2)])
    t = table_of(game)
    for index in (0, 1):
        place_monster(t, index, t.config.city.n - 1)
    assert POWERS["gluttony"].monster_defense(game, 0) == 1
    assert POWERS["gluttony"].monster_defense(game, 2) == 0  # not on the board


@rule("HOUSE-GLUTTONY1")
def test_rotten_feast_lays_corruption_where_the_hero_stands() -> None:
    game = opening("gluttony", "rotten-feast")
    play(game, "play rotten-feast")
    assert tokens_in(game, "e") == {"corruption": 1}


@rule("HOUSE-GLUTTONY1")
def test_rotten_feast_needs_a_token() -> None:
    game = opening("gluttony", "rotten-feast", spaces={"i": {"corruption": 12}})
    assert asked(game)[1] != "start-of-turn-card"


@rule("HOUSE-GLUTTONY2")
@pytest.mark.parametrize("tokens", [1, 2])
def test_famine_takes_an_extra_turn_token(tokens: int) -> None:
    game = opening("gluttony", "famine", {"extra_turns": tokens})
    before = table_of(game).supply[4]
    play(game, "play famine")
    assert (hero(game, "thorley").extra_turns, table_of(game).supply[4]) == (tokens - 1, before + 1)
    assert hero(game, "thorley").covered == ()


@rule("HOUSE-GLUTTONY2")
def test_famine_wounds_a_hero_without_an_extra_turn_token() -> None:
    game = opening("gluttony", "famine", heroes={"rocco": {"extra_turns": 1}})
    before = table_of(game).supply[4]
    play(game, "play famine")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1", "cover 2")
    assert len(hero(game, "thorley").covered) == 2
    assert (hero(game, "rocco").extra_turns, table_of(game).supply[4]) == (1, before)


@rule("HOUSE-GLUTTONY2")
@pytest.mark.parametrize("tokens", [0, 1])
def test_famine_needs_an_extra_turn_token_where_it_brings_no_wounds(tokens: int) -> None:
    """As in games that began before it did."""
    figures = {"sins.gluttony.cards.famine.figures.wounds": 0}
    game = opening("gluttony", "famine", {"extra_turns": tokens}, figures=figures)
    assert (asked(game)[1] == "start-of-turn-card") == (tokens == 1)


@rule("HOUSE-GLUTTONY4")
@pytest.mark.parametrize(("more", "hits"), [(1, 1), (2, 2), (3, 2)])
def test_second_helping_hits_for_each_monster_after_the_first(more: int, hits: int) -> None:
    game = fight_with(
        "gluttony", "second-helping", "acolyte", monsters=[monster("acolyte", "e", count=more)]
    )
    play(
        game, "corruption no", *["cover 1", "cover 2"][:hits], dice=faces(f"blank*{1 + more} skill")
    )
    assert given_by(game, "sin-results", "second-helping") == hits


@rule("HOUSE-GLUTTONY4")
def test_second_helping_needs_a_second_monster() -> None:
    game = against("gluttony", monsters=[monster("acolyte", "e")], **holding("second-helping"))
    play(game, "fight", "mean no")
    assert asked(game)[1] == "corruption"


@rule("HOUSE-GLUTTONY5")
def test_primal_appetite_adds_two_dice_in_fights_with_the_avatar_only() -> None:
    game = fight_with("gluttony", "primal-appetite", "avatar")
    play(game, "corruption no", dice=faces("blank*6 skill"))
    assert given_by(game, "sins-roll", "primal-appetite") == 2
    game = against("gluttony", monsters=[monster("controller", "e")], **holding("primal-appetite"))
    play(game, "fight", "mean no")
    assert asked(game)[1] == "corruption"


@rule("HOUSE-GLUTTONY6")
@pytest.mark.parametrize("wounded", [True, False])
def test_open_wounds_cannot_be_healed(wounded: bool) -> None:
    game = against("gluttony", monsters=[monster("acolyte", "e")], **holding("open-wounds"))
    fought(game, "hit skill" if wounded else "blank skill", *(["cover 1"] if wounded else []))
    if wounded:
        play(game, "play open-wounds")
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "thorley").cannot_heal == wounded


@rule("HOUSE-GLUTTONY6")
def test_open_wounds_is_not_for_a_hero_who_cannot_heal_already() -> None:
    marked = {"cannot_heal": True}
    game = against("gluttony", marked, monsters=[monster("acolyte", "e")], **holding("open-wounds"))
    fought(game, "hit skill", "cover 1")
    assert asked(game) == ("heroes-1", "main")
