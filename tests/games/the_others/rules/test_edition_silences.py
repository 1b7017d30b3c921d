"""Where the earlier draft is silent or slips, the final rule is used in either edition
(chapter TO-EDITION)."""

import pytest

from othersight.games import GAMES
from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.dark_past import DARK_PAST
from othersight.games.the_others.state.table import GONE, IN_PLAY
from othersight.locales import text
from tests.games.the_others.play import (
    TOWN,
    asked,
    dead_monster,
    faces,
    hero,
    idle,
    is_open,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    space_with,
    table_of,
    tile,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
either_edition = pytest.mark.parametrize("edition", ["final", "draft"])


@rule("TO-EDITION-07", "TO-UPGRADE-04")
@either_edition
def test_a_lost_upgrade_goes_to_the_bottom_of_the_deck(edition: str) -> None:
    game = duel(
        "acolyte", edition=edition, hand=["price-of-hubris"], rose={"upgrades": ["brutality"]}
    )
    deck = table_of(game).upgrade_deck
    play(game, "fight", "mean no", "play price-of-hubris", "destroy brutality")
    assert hero(game, "rose").upgrades == ()
    assert table_of(game).upgrade_deck == ("brutality", *deck)


@rule("TO-EDITION-08", "TO-SINCARD-01")
@either_edition
def test_a_hand_has_no_limit(edition: str) -> None:
    board = {"layout": "A B C\nD E F\nG H I", "start": "a/nw", "altars": ["c", "g", "i"]}
    cards = list(table_of(duel()).config.sin_cards)
    game = duel(board=board, edition=edition, when="altars", hand=cards[:9], sin_deck=cards[9:])
    assert sorted(sins(game).hand) == sorted(cards)
    assert asked(game) == ("sins", "place")


@rule("TO-EDITION-09", "TO-CITY-10")
@either_edition
def test_an_orbital_strike_token_does_not_cross_a_river(edition: str) -> None:
    board = {
        "layout": "Z1 . B",
        "start": "b/se",
        "orbital": ["launcher/ne"],
        "metro": {"red": ["launcher/ne", "b/nw"]},
        "tiles": {"launcher": tile("Z1", ["orbital-strike"])},
    }
    beyond = [monster("acolyte", "b/nw"), monster("acolyte", "b/ne"), monster("acolyte", "b")]
    game = duel(board=board, edition=edition, rose={"space": "launcher"}, monsters=beyond)
    play(game, "city-action")
    assert asked(game) == ("heroes-1", "main")
    near = [*beyond, monster("acolyte", "launcher/nw")]
    game = duel(board=board, edition=edition, rose={"space": "launcher"}, monsters=near)
    play(game, "city-action", "icon orbital-strike")
    assert asked(game) == ("heroes-1", "orbital-move")
    assert [option for option in open_options(game) if option.startswith("to b")] == []


@rule("TO-EDITION-10", "TO-CITY-09", "TO-REJECT-02")
@either_edition
def test_an_orbital_strike_reaches_two_spaces_from_its_token(edition: str) -> None:
    game = duel(
        board=TOWN,
        edition=edition,
        rose={"space": "launcher"},
        orbital=["g/sw"],
        monsters=[monster("acolyte", "launcher"), monster("acolyte", "g")],
    )
    play(game, "city-action", "icon orbital-strike")
    city = table_of(game).config.city
    near = {city.name[space] for space in city.within_2[city.space("g/sw")]}
    assert {option.split()[1] for option in open_options(game)} == near
    assert not is_open(game, "to launcher")
    play(game, "to g", "kill acolyte")
    assert (monsters_in(game, "g"), monsters_in(game, "launcher")) == ([], ["acolyte"])


@rule("TO-EDITION-11", "TO-MOVE-14")
@either_edition
def test_a_teleport_ignores_tokens_monsters_and_heroes(edition: str) -> None:
    spaces = {name: space_with(fire=2, corruption=2) for name in ("e", "a/se")}
    here = duel(
        "abomination",
        edition=edition,
        spaces=spaces,
        hand=["haphephobia"],
        when="start-of-turn",
        monsters=[monster("acolyte", "a/se")],
    )
    play(here, "play haphephobia", "to a/se")
    rose = hero(here, "rose")
    assert (same_space(here, "rose", "a/se"), rose.covered, rose.level) == (True, (), 1)
    assert logged(here, "check") == []
    game = duel("abomination", edition=edition, when="end-of-turn")
    play(game, "mind-control abomination", "to a/se")
    assert on_board(game, "abomination") == ["a/se"]


@rule("TO-EDITION-12", "TO-FIGHT-17", "TO-SUMMON-02")
@either_edition
def test_monsters_whose_card_takes_them_out_of_the_game_do_not_return(edition: str) -> None:
    frail = {**FIGURES, "monsters.hell_club.grin-terror.defense": 2}
    frail |= {"monsters.hell_club.grin-terror.fight": 1}
    game = duel(
        "grin-terror",
        edition=edition,
        figures=frail,
        revealed=["grin-terror"],
        monsters=[dead_monster("acolyte"), dead_monster("controller")],
        spaces={"i": space_with(nest=3)},
        heroes={"morgana": {"turns": 0}, "leah": {"turns": 0}},
        rose={"turns": 0},
        reactions=0,
    )
    play(
        game,
        "fight",
        "mean no",
        "pass",
        "corruption no",
        "hit grin-terror",
        dice=faces("blank hit*2"),
    )
    assert [m.state for m in table_of(game).monsters if m.card == "grin-terror"] == [GONE]
    idle(game, "summon")
    assert open_options(game) == ["summon acolyte", "summon controller"]


@rule("TO-EDITION-13", "TO-ACOLYTE-04")
@either_edition
def test_the_acolyte_ability_takes_a_dead_figure_never_one_from_the_stock(edition: str) -> None:
    game = duel("acolyte", edition=edition)
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    game = duel("acolyte", edition=edition, monsters=[dead_monster("acolyte")])
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")


@rule("TO-EDITION-14", "TO-NPC-04")
@either_edition
@pytest.mark.parametrize(
    ("held", "address", "dice"), [(True, "a/se", 3), (True, "e", 3), (False, "e", 2)]
)
def test_the_commissioner_helps_whoever_holds_the_token(
    edition: str, held: bool, address: str, dice: int
) -> None:
    game = duel(
        edition=edition,
        rose={"space": address, "npcs": ["commissioner"] if held else []},
        spaces={} if held else {address: space_with(npcs=["commissioner"])},
        monsters=[monster("acolyte", address)],
    )
    play(game, *FIGHT, dice=faces("blank*2") + ["skill"] * dice)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-15", "TO-DARKPAST-02")
@either_edition
@pytest.mark.parametrize(("hero_players", "numbers"), [(2, [1, 3, 5, 6]), (3, [1, 3, 5])])
def test_dark_past_card_6_is_dealt_at_set_up_with_four_heroes_not_with_four_people(
    edition: str, hero_players: int, numbers: list[int]
) -> None:
    options = {"story": "the-darkness-within", "edition": edition, "hero_players": hero_players}
    game = idle(GAMES["the-others"].begin(options, "7"), "place")
    in_play = [record for record in table_of(game).heroes if record.state == IN_PLAY]
    cards = list(DARK_PAST)
    assert sorted(cards.index(record.dark_past) + 1 for record in in_play) == numbers


@rule("TO-EDITION-16", "TO-CHECK-01")
@either_edition
@pytest.mark.parametrize(
    ("dice", "wounds", "level"),
    [("blank*2 blank*2", 0, 1), ("corr blank sin-hit blank", 1, 2), ("sin-hit*2 corr*2", 0, 1)],
)
def test_fire_and_corruption_tokens_are_checked_with_dice(
    edition: str, dice: str, wounds: int, level: int
) -> None:
    game = duel(edition=edition, spaces={"a/se": space_with(fire=2, corruption=2)})
    play(game, "move a/se", *["cover 1"] * wounds, dice=faces(dice))
    assert (len(hero(game, "rose").covered), hero(game, "rose").level) == (wounds, level)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-17", "TO-CLEANSE-05")
@either_edition
def test_faith_in_a_cleanse_adds_a_die_and_may_be_turned_into_skill(edition: str) -> None:
    game = duel(edition=edition, spaces={"e": space_with(fire=2)})
    play(game, "cleanse", "corruption no", "remove fire", dice=faces("faith def cc hit"))
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EDITION-18")
def test_things_have_the_names_of_the_final_rulebook() -> None:
    heroes = load_content().heroes
    assert {heroes[name].hero_class for name in ("rocco", "brad")} == {"shooter"}
    assert text("the-others-class-shooter") == "Shooter"
    assert text("the-others-term-cleanse") == "Cleanse an Area"
    assert "Marked token" in text("the-others-term-mark.text")
