"""Killed characters, what they leave, and the spares that replace them (chapter TL-DEATH, TL-TIME-09)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import equipped, spares, table_of
from othersight.games.they_live.state.config import INTELLIGENCE, Config, Outcome, Section, TileRule
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BADGE,
    BELT,
    COUSIN,
    KIT,
    PIPE,
    enemy,
    generic_cards,
    quiet_news,
    street,
    text,
)
from tests.games.they_live.play import (
    People,
    asked,
    at,
    faces,
    kick,
    logged,
    open_options,
    person,
    play,
)
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"
COP = "human-cop"
FRAIL = {"health": 6, "damage": 5}


def mortal(config: Config, outcome: Outcome = (("damage", 1),)) -> None:
    """Location cards that hurt who passes, quiet news, and every intro an Intelligence test for 1 glasses token."""
    street(config)
    quiet_news(config)
    generic_cards(config, "tech", passed=outcome)
    enemy(config, CIVILIAN, combat=5, health=9)
    for character in config.characters.values():
        character.intro = Section(INTELLIGENCE, 1, (("glasses", 1),), (("wanted", 1),))


def located(hero: dict[str, Any], seat: int = 0, **given: Any) -> Game:
    """That seat after a Location card that did 1 damage."""
    people = {seat: hero, **given.pop("people", {})}
    game = at("location", seat=seat, people=people, figures=mortal, **given)
    return play(game, "card", dice=kick("a.."))


def replace(game: Game, seat: int, spare: int = 4, intro: str = "") -> Game:
    """That seat takes over a spare and equips nothing; the intro's dice fall so, if given."""
    assert asked(game) == [(seat, "spare")]
    play(game, f"spare {spare}", dice=kick(intro))
    while asked(game) == [(seat, "reorganize")]:
        play(game, "pass")
    return game


@rule("TL-DEATH-01")
@pytest.mark.parametrize(("damage", "dies"), [(4, False), (5, True), (6, True)])
def test_damage_equal_to_or_above_health_kills(damage: int, dies: bool) -> None:
    if damage == 6:
        game = at(
            "location", people={0: {"health": 6, "damage": 4}},
            figures=lambda s: mortal(s, (("damage", 3),)),
        )  # fmt: skip
        play(game, "card", dice=kick("a.."))
    else:
        game = located({"health": 6, "damage": damage})
    assert (asked(game) == [(0, "spare")]) == dies


def duel(players: int, first: dict[str, Any], second: dict[str, Any], leader: int = 0) -> Game:
    """Seats 2 and 3 have dealt each other 2 damage in a confrontation."""
    people = {2: {"space": 12, **first}, 3: {"space": 12, **second}}
    game = at(
        "confrontations", seat=2, players=players, people=people, figures=mortal, leader=leader,
        spares_as_dealt=True,
    )  # fmt: skip
    return play(game, "confront 3", dice=kick("... ... ab. ab."))


@rule("TL-DEATH-02", "TL-TIME-09")
def test_characters_killed_together_are_replaced_in_turn_order() -> None:
    frail = {"health": 6, "damage": 4}
    game = duel(4, frail, frail, leader=3)
    assert len(logged(game, "killed")) == 2  # the batch is whole before anybody is replaced
    assert asked(game) == [(3, "spare")]
    replace(game, 3, spare=5)
    assert logged(game, "replacement") == [(3, 5, 3), (2, 4, 2)]
    assert asked(game) == [(2, "reorganize")]


@rule("TL-DEATH-02", "TL-DEATH-09")
def test_fewer_spares_than_deaths_end_the_game_before_any_replacement() -> None:
    frail = {"health": 6, "damage": 4}
    game = duel(6, frail, frail)
    assert (game.outcome, asked(game)) == ("invaders", [])
    assert logged(game, "replacement") == []


def spied_upon(config: Config) -> None:
    """Tiles that make everybody wanted when they come; a failed Location test or intro brings one."""
    street(config)
    quiet_news(config)
    generic_cards(config, "tech", failed=(("enemy", 1),))
    for face in config.tile_faces.values():
        face.turn_over, face.rules = True, (TileRule("turn-over", "all", (("wanted", 1),)),)
    for character in config.characters.values():
        character.intro = Section(INTELLIGENCE, 1, (), (("enemy", 1),))


@rule("TL-DEATH-08", "TL-INFO-05")
def test_whoever_had_inspected_all_cards_has_not_inspected_those_of_the_new_character() -> None:
    hero = {"space": 17, "wanted": 10, "damage": 5, "glasses": 1, "bag": [PIPE]}
    game = at("action", people={0: hero}, figures=street, spares_as_dealt=True)
    play(game, "stay", "inspect cards", "ride 2", "spare 4")
    assert asked(game) == [(0, "reorganize")]
    assert {card["icon"] for card in game.view(0)["people"][4]["bag"]} == {""}
    imagined = game.deal_anew(1, "0")  # what seat 1 takes seat 0 to know
    assert {card["icon"] for card in imagined.view(0)["people"][4]["bag"]} == {""}


@rule("TL-DEATH-09", "TL-DEATH-02")
@pytest.mark.parametrize("players", [4, 5])
def test_a_spare_that_somebody_is_still_to_take_is_not_left_for_another_death(players: int) -> None:
    hunted = {"health": 6, "damage": 5, "wanted": 10}
    people = {0: {**hunted, "wanted": 9}, 1: hunted, 2: hunted}
    game = at("location", players=players, people=people, figures=spied_upon)
    play(game, "card", dice=kick("..."))
    assert asked(game) == [(1, "spare")]
    assert logged(game, "killed") == [(1,), (2,)]
    play(game, f"spare {players}", dice=kick("..."))  # the intro's tile is too much for seat 0
    assert logged(game, "killed") == [(1,), (2,), (0,)]
    assert (game.outcome, asked(game)) == ("invaders", [])


@rule("TL-DEATH-03", "TL-DEATH-05")
def test_all_cards_equipped_or_not_stay_face_up_on_the_space() -> None:
    game = located({**FRAIL, "weapon": PIPE, "ally": COUSIN, "bag": [BELT, KIT]})
    assert faces(game, table_of(game).places[8].dropped) == sorted([PIPE, COUSIN, BELT, KIT])
    shown = game.view(3)["places"][7]
    assert sorted([entry["face"] for entry in shown["dropped"]]) == sorted(
        [PIPE, COUSIN, BELT, KIT]
    )


@rule("TL-DEATH-04")
def test_tokens_go_back_to_the_supply_and_are_not_left_on_the_space() -> None:
    game = located({**FRAIL, "scrap": 4, "glasses": 3, "wanted": 5})
    dead = table_of(game).people[0]
    assert (dead.scrap, dead.glasses, dead.wanted, dead.damage) == (0, 0, 0, 0)
    assert table_of(game).places[8].scrap == 0
    replace(game, 0, intro="...")
    now = person(game, 0)
    assert (now.scrap, now.glasses, now.wanted, now.damage) == (0, 0, 1, 0)  # the intro's token


@rule("TL-DEATH-04")
def test_character_and_story_deck_leave_the_game() -> None:
    game = replace(located(FRAIL), 0)
    t = table_of(game)
    assert t.playing[0] != 0
    assert t.people[0].dead
    assert 0 not in spares(t)
    assert person(game, 0).character != t.people[0].character


@rule("TL-DEATH-05")
def test_dropped_cards_on_a_billboard_are_no_deposit_and_are_not_raided() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        for news in config.news.values():
            news.raid = "OBEY" if "OBEY" in config.messages else config.messages[0]

    sample = table_of(at("action"))
    space = sample.config.billboards[0]
    news = sample.decks.news[-1:]
    message = "OBEY" if "OBEY" in sample.config.messages else sample.config.messages[0]
    places: dict[int, dict[str, Any]] = {
        space: {"dropped": [PIPE, KIT], "billboard": (sample.config.artworks[0], message)}
    }
    others = {s: {"billboard": (sample.config.artworks[i], sample.config.messages[-1])}
              for i, s in enumerate(sample.config.billboards) if i}  # fmt: skip
    game = at(
        "location", people={0: {"space": space, "bag": [COUSIN]}}, places=places, figures=figures
    )
    assert "check" not in open_options(game)
    found = game.why_not(0, "check")
    assert found is not None
    assert found.rule == "TL-LOCATION-18"
    places = {**others, space: {**places[space], "deposit": [BELT]}}
    game = at("news", places=places, figures=figures, decks={"news": news})
    play(game, *[f"{seat}: nominate 0" for seat in range(4)])
    place = table_of(game).places[space]
    assert (place.deposit, faces(game, place.dropped)) == ((), sorted([PIPE, KIT]))


@rule("TL-DEATH-05")
def test_dropped_cards_are_gained_by_passing_a_location_card() -> None:
    game = at(
        "location", places={8: {"dropped": [PIPE, KIT]}}, figures=lambda s: mortal(s, ()),
    )  # fmt: skip
    play(game, "card", f"take {KIT}", "pass", dice=kick("a.."))
    assert faces(game, person(game, 0).bag) == [KIT]
    assert faces(game, table_of(game).places[8].dropped) == [PIPE]


@rule("TL-DEATH-06", "TL-TIME-09")
@pytest.mark.parametrize(("players", "left"), [(4, 2), (5, 2), (6, 1)])
def test_the_player_chooses_among_the_spares_without_knowing_them(players: int, left: int) -> None:
    game = at("location", players=players, people={0: FRAIL}, figures=mortal)
    assert len(spares(table_of(game))) == left
    play(game, "card", dice=kick("a.." if left > 1 else "a.. ..."))  # a lone spare's intro follows
    if left == 1:
        assert table_of(game).playing[0] == 6  # nothing to choose
        return
    assert open_options(game) == [f"spare {players}", f"spare {players + 1}"]
    assert [game.view(0)["people"][p]["identity"] for p in (players, players + 1)] == ["", ""]
    play(game, f"spare {players + 1}")
    assert table_of(game).playing[0] == players + 1


@rule("TL-DEATH-07", "TL-DEATH-08", "TL-TIME-09")
def test_a_replacement_is_seen_equipped_placed_and_resolves_its_intro_then_play_resumes() -> None:
    game = located(FRAIL, spares_as_dealt=True)
    t = table_of(game)
    fresh = t.people[4]
    printed = t.config.characters[fresh.character]
    assert faces(game, fresh.bag) == sorted(printed.inventory)
    play(game, "spare 4")
    assert game.view(0)["people"][4]["identity"] in ("human", "invader")
    assert game.view(1)["people"][4]["identity"] == ""
    assert asked(game) == [(0, "reorganize")]
    equip = [line for line in open_options(game) if line.startswith("equip")]
    play(game, equip[0])
    play(game, "pass", dice=kick("a" * printed.skills[INTELLIGENCE]))
    now = person(game, 0)
    assert (now.index, now.space, len(equipped(now))) == (4, printed.start, 1)
    assert now.skills == printed.skills
    assert now.glasses == printed.glasses + 1
    assert asked(game) == [(1, "location")]


@rule("TL-DEATH-09", "TL-DEATH-10", "TL-TIME-09")
@pytest.mark.parametrize("invader", [False, True])
def test_a_death_without_a_spare_is_a_human_loss_whoever_died(invader: bool) -> None:
    gone = {4: {"dead": True}, 5: {"dead": True}}
    game = located({**FRAIL, "invader": invader}, people=gone)
    assert (game.outcome, asked(game)) == ("invaders", [])


@rule("TL-DEATH-11")
def test_the_identity_of_the_dead_stays_secret_to_the_end() -> None:
    game = replace(located({**FRAIL, "invader": True}), 0)
    assert [game.view(seat)["people"][0]["identity"] for seat in (1, 2, 3, -1)] == [""] * 4
    assert logged(game, "identity") == []
    gone = {4: {"dead": True}, 5: {"dead": True}}
    game = located({**FRAIL, "invader": True}, people=gone)
    assert game.view(1)["people"][0]["identity"] == "invader"


@rule("TL-DEATH-12")
def test_a_location_turn_ends_with_its_character() -> None:
    game = at(
        "location", people={0: FRAIL}, figures=lambda s: mortal(s, (("damage", 1), ("scrap", 3))),
        places={8: {"scrap": 2}},
    )  # fmt: skip
    play(game, "card", dice=kick("a.."))
    replace(game, 0)
    assert asked(game) == [(1, "location")]
    assert (person(game, 0).scrap, table_of(game).places[8].scrap) == (0, 2)


@rule("TL-DEATH-12")
def test_who_dies_in_the_own_action_turn_takes_part_again_from_the_next_phase() -> None:
    doomed = {**FRAIL, "wanted": 10, "space": 2}
    game = play(at("action", people={0: doomed}, figures=mortal), "ride 17")
    replace(game, 0)
    assert asked(game) == [(1, "free-move")]
    play(game, *["stay", "end"] * 3)
    while asked(game)[0][1] == "confront":
        play(game, "pass")
    assert asked(game) == [(0, "location")]


@rule("TL-DEATH-13")
def test_who_dies_in_the_response_phase_fights_no_further_enemy_and_is_left_alone() -> None:
    people = {0: {**FRAIL, "space": 12}, 1: {"space": 10}, 2: {"space": 20}, 3: {"space": 20}}
    people[4] = {"space": 10}
    tiles = [(CIVILIAN, 12), (CIVILIAN, 12), (CIVILIAN, 10)]
    dice = kick("... ..")
    game = at("response", people=people, tiles=tiles, figures=mortal, dice=dice, leader=0)
    replace(game, 0, spare=4)
    assert [values[1] for values in logged(game, "attack")] == [0, 1]  # seat 0 once, then seat 1
    assert person(game, 0).space == 10
    assert person(game, 0).damage == 0


@rule("TL-DEATH-13")
def test_a_replacement_counts_as_engaged() -> None:
    people = {0: {**FRAIL, "space": 12}, 1: {"space": 10}, 2: {"space": 10}, 3: {"space": 20}}
    game = at(
        "response", people={**people, 4: {"space": 10}}, tiles=[(CIVILIAN, 12)], figures=mortal,
        dice=kick("... .."),
    )  # fmt: skip
    replace(game, 0, spare=4)
    assert asked(game) == [(1, "confront")]  # the replacement is not asked
    assert open_options(game) == ["pass", "confront 2"]


@rule("TL-DEATH-13")
def test_a_replacement_has_a_location_turn_though_its_predecessor_lost() -> None:
    game = duel(4, {"health": 6, "damage": 4}, {"health": 9}, leader=2)
    replace(game, 2)
    while asked(game)[0][1] in ("confront", "flee"):
        play(game, open_options(game)[0])
    assert asked(game)[0] == (2, "location")


@rule("TL-DEATH-13")
def test_a_replacement_whose_turn_is_still_to_come_is_not_attacked_in_this_phase() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        enemy(config, CIVILIAN, health=1).rules = (TileRule("killed", "all", (("damage", 1),)),)

    # Seat 1 dies by the text of the tile that seat 0 kills, before its own encounters.
    people = {0: {"space": 12}, 1: {**FRAIL, "space": 20}, 2: {"space": 1}, 3: {"space": 2}}
    people |= {4: {"space": 10}, 5: {"space": 3}}
    tiles = [(CIVILIAN, 12), (COP, 10)]
    game = at("response", people=people, tiles=tiles, figures=figures, dice=kick("a.. a.."))
    replace(game, 1, spare=4, intro="...")
    assert person(game, 1).space == 10
    play(game, "leave")  # seat 0's reward
    assert [values[1] for values in logged(game, "attack")] == [0]
    assert asked(game)[0][1] == "location"


@rule("TL-DEATH-13", "TL-LOCATION-02")
def test_a_replacement_beside_an_enemy_has_only_recover_in_the_location_phase() -> None:
    people = {0: {**FRAIL, "space": 12}, 1: {"space": 1}, 2: {"space": 2}, 3: {"space": 3}}
    people[4] = {"space": 10}
    tiles = [(CIVILIAN, 12), (COP, 10)]
    game = at("response", people=people, tiles=tiles, figures=mortal, dice=kick("... .."))
    replace(game, 0, spare=4, intro="a..")
    assert logged(game, "location-turn")[0] == (4, "recover")
    assert asked(game) == [(1, "location")]


@rule("TL-DEATH-13")
def test_a_replacement_is_not_bound_to_recover_because_its_predecessor_lost() -> None:
    people = {0: {}, 1: {**FRAIL, "beaten": True}, 2: {"space": 20}, 3: {"space": 20}}
    game = at("location", people={**people, 4: {"space": 12}}, figures=everybody_hurt)
    play(game, "card", dice=kick("a.."))  # seat 1 has lost a confrontation, then dies
    replace(game, 1, spare=4, intro="a..")
    assert asked(game) == [(1, "location")]
    assert open_options(game) == ["card", "pass"]


def everybody_hurt(config: Config) -> None:
    """Location cards that bring a tile which hurts everybody on its space."""
    mortal(config, (("enemy", 1),))
    for face in config.tile_faces.values():
        face.turn_over = True
        face.rules = (TileRule("turn-over", "space", (("damage", 1),)),)


@rule("TL-DEATH-02", "TL-DEATH-14")
def test_an_effect_goes_on_for_the_others_and_does_not_hit_the_replacement() -> None:
    def figures(config: Config) -> None:
        mortal(config, (("enemy", 1),))
        for face in config.tile_faces.values():
            face.turn_over = True
            face.rules = (TileRule("turn-over", "space", (("damage", 1), ("wanted", 1))),)

    people = {0: FRAIL, 1: {}, 2: FRAIL, 3: {"space": 20}, 4: {"space": 8}, 5: {"space": 12}}
    game = at("location", people=people, figures=figures)
    play(game, "card", dice=kick("a.."))
    assert asked(game) == [(0, "spare")]
    assert logged(game, "killed") == [(0,), (2,)]  # one batch
    replace(game, 0, spare=4)
    assert person(game, 1).damage == 1
    assert person(game, 0).damage == 0
    assert table_of(game).playing[2] == 5
    while asked(game) == [(2, "reorganize")]:
        play(game, "pass")
    wanted = logged(
        game, "wanted"
    )  # the rest of the text reaches who is left, though it was seat 0's turn
    assert [line for line in wanted if line[0] == 1] == [(1, 1, 1)]
    assert asked(game) == [
        (2, "location")
    ]  # seat 1 recovers; a turn not yet taken is taken with the replacement


@rule("TL-DEATH-14")
def test_rewards_due_to_the_dead_are_lost() -> None:
    game = at(
        "location", people={0: FRAIL},
        figures=lambda s: mortal(s, (("damage", 1), ("glasses", 2), ("cards", 1))),
    )  # fmt: skip
    play(game, "card", dice=kick("a.."))
    replace(game, 0, intro="...")
    for found in (person(game, 0), table_of(game).people[0]):
        assert (found.bag, found.glasses) == ((), 0)


@rule("TL-DEATH-14")
def test_the_tiles_that_an_effect_still_has_to_place_come_though_the_player_has_died() -> None:
    def figures(config: Config) -> None:
        mortal(config, (("enemy", 3),))
        for face in config.tile_faces.values():
            face.turn_over = True
            face.rules = (TileRule("turn-over", "space", (("damage", 1),)),)

    people = {0: FRAIL, 1: {"health": 9}, 2: {"space": 20}, 3: {"space": 20}, 4: {"space": 12}}
    game = at("location", people=people, figures=figures)
    play(game, "card", dice=kick("a.."))
    replace(game, 0, intro="a..")
    assert len(table_of(game).places[8].stack) == 3
    assert (person(game, 1).damage, person(game, 0).damage) == (3, 0)


@rule("TL-DEATH-14")
def test_every_line_of_a_text_is_carried_out_for_the_others_and_the_replacement_is_spared() -> None:
    def figures(config: Config) -> None:
        mortal(config, (("enemy", 1),))
        for face in config.tile_faces.values():
            face.turn_over = True
            face.rules = (
                TileRule(
                    "turn-over", "all", (("damage", 1), ("wanted", 1), ("injury", 1), ("tech", 1))
                ),
                TileRule("turn-over", "space", (("scrap", 1),)),
            )

    people = {0: FRAIL, 1: {}, 2: {"space": 20}, 3: {"space": 20}, 4: {"space": 12}}
    game = at("location", people=people, figures=figures)
    play(game, "card", dice=kick("a.."))
    replace(game, 0, intro="a..")
    new = person(game, 0)
    assert (new.damage, new.wanted, new.injuries, new.skills[4], new.scrap) == (0, 0, (), 3, 0)
    dead = table_of(game).people[0]
    assert (dead.wanted, dead.scrap, dead.injuries) == (0, 0, ())
    for seat in (1, 2, 3):
        other = person(game, seat)
        assert (other.damage, len(other.injuries), other.skills[4]) == (1, 1, 4)
    assert [person(game, seat).scrap for seat in (1, 2, 3)] == [1, 0, 0]


@rule("TL-DEATH-14", "TL-ACTION-01")
def test_an_action_turn_not_yet_taken_is_taken_with_the_replacement() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        text(config.faces[BADGE], "other-here", (("scrap", 1), ("wanted", 1)), action=True)

    people: People = {0: {"off_hand": BADGE}, 1: {**FRAIL, "wanted": 10}}
    people |= {2: {"space": 20}, 3: {"space": 20}, 4: {"space": 12}}
    game = at("action", people=people, figures=figures)
    play(game, "stay", f"use {BADGE}")
    replace(game, 1, intro="a..")
    play(game, "end")
    assert asked(game) == [(1, "free-move")]
    assert person(game, 1).space == 12


@rule("TL-DEATH-14", "TL-NEWS-17")
def test_a_replacement_takes_no_test_of_the_story_that_killed_its_predecessor() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        for news in config.news.values():
            news.who, news.section = "all", Section(4, 1, (), (("damage", 1),))

    game = at("news", people={0: FRAIL, 4: {"space": 12}}, figures=figures, dice=kick("..."))
    assert asked(game) == [(0, "spare")]
    play(game, "spare 4", dice=kick("a.. a.. a.. a.."))  # the intro, then seats 1, 2 and 3
    assert person(game, 0).damage == 0
    assert [kind for _, kind in asked(game)] == ["leader"] * 4


@rule("TL-DEATH-14", "TL-NEWS-17")
def test_the_test_that_a_story_still_owes_to_the_dead_lapses() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        for news in config.news.values():
            news.who, news.section = "all", Section(4, 1, (), (("enemy", 1),))
        for face in config.tile_faces.values():
            face.turn_over = True
            face.rules = (TileRule("turn-over", "all", (("damage", 1),)),)

    # Seat 0 fails, and the tile that comes kills seat 1 before its own test.
    game = at("news", people={1: FRAIL, 4: {"space": 12}}, figures=figures, dice=kick("..."))
    assert asked(game) == [(1, "spare")]
    play(game, "spare 4", dice=kick("a.. a.. a.."))  # the intro, then seats 2 and 3
    tested = [e.values[0] for e in game.log(-1) if e.key in ("test-passed", "test-failed")]
    assert tested == [0, 4, 2, 3]


@rule("TL-DEATH-15")
def test_in_the_final_assault_the_dead_are_out_and_play_goes_on() -> None:
    def figures(config: Config) -> None:
        mortal(config)
        for card in config.assault.values():
            card.tests, card.split, card.limit = ((0, 20),), False, 5
            card.fail, card.lose, card.fight = (("damage", 1),), False, (0, 0, 0)

    game = at("assault", people={1: FRAIL}, figures=figures)
    play(game, *[f"{seat}: go-on" for seat in range(4)])
    assert logged(game, "killed") == [(1,)]
    assert game.outcome == ""
    assert [seat for seat, _ in asked(game)] == [0, 2, 3]
    assert logged(game, "replacement") == []


@rule("TL-DEATH-03")
@pytest.mark.parametrize(("bag", "lines"), [([], []), ([KIT], [(0, 8, (KIT,))])])
def test_what_the_dead_leave_is_told_if_it_is_anything(bag: list[str], lines: list[Any]) -> None:
    assert logged(located({**FRAIL, "bag": bag}), "cards-dropped") == lines


@rule("TL-DEATH-02", "TL-DEATH-09")
@pytest.mark.parametrize(("players", "outcome"), [(4, ""), (6, "invaders")])
def test_a_spare_already_taken_is_not_wanted_by_a_second_death(players: int, outcome: str) -> None:
    doomed = {"wanted": 10, **FRAIL, "space": 20}
    people: People = {0: {**FRAIL, "wanted": 10}, 2: doomed}
    game = at("location", players=players, people=people, figures=spied_upon)
    play(game, "card", dice=kick("..."))  # the tile makes all wanted: both die
    assert len(logged(game, "killed")) == 2
    assert (game.outcome or "") == outcome


@rule("TL-DEATH-02", "TL-DEATH-09")
def test_who_dies_while_another_is_replaced_takes_the_last_spare() -> None:
    def figures(config: Config) -> None:
        spied_upon(config)
        generic_cards(config, "tech", failed=(("damage", 1),))

    people: People = {0: FRAIL, 2: {**FRAIL, "wanted": 10, "space": 20}}
    game = at("location", people=people, figures=figures, spares_as_dealt=True)
    play(game, "card", dice=kick("..."))
    assert asked(game) == [(0, "spare")]
    while asked(game)[0][0] == 0:  # the new character fails its intro, which makes all wanted
        skills = table_of(game).edit_person(4).skills
        table_of(game).edit_person(4).skills = (*skills[:4], 1, skills[5])
        play(game, "spare 4") if asked(game)[0][1] == "spare" else play(game, "pass")
    assert not game.outcome
    assert logged(game, "replacement") == [(0, 4, 0), (2, 5, 2)]


@rule("TL-DEATH-06", "TL-ROUND-07")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_player_of_the_killed_character_chooses_and_a_leader_stays_leader(seat: int) -> None:
    game = located(FRAIL, seat=seat, leader=seat)
    assert asked(game) == [(seat, "spare")]
    assert open_options(game) == ["spare 4", "spare 5"]
    play(game, "spare 5")
    assert table_of(game).playing[seat] == 5
    assert game.view(1)["people"][5]["seat"] == seat
    assert table_of(game).leader == seat
