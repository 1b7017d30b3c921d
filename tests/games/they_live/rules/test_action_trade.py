"""TRADE, REORGANIZE, INSPECT, CRAFT and USE (TL-ACTION-10, TL-ACTION-11, TL-ACTION-12, TL-ACTION-13, TL-ACTION-14,
TL-ACTION-18, TL-ACTION-19, TL-ACTION-20, TL-ACTION-21, TL-ACTION-22, TL-ACTION-23, TL-TIME-11, TL-TIME-12)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import TECH, Config
from othersight.games.they_live.state.table import NONE
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BADGE,
    BELT,
    BILLS,
    CLERK,
    CLOTHES,
    COUSIN,
    DRIVER,
    FLARE,
    KIT,
    PIPE,
    PISTOL,
    RIFLE,
    street,
    text,
)
from tests.games.they_live.play import (
    asked,
    at,
    faces,
    open_options,
    person,
    play,
)
from tests.rule_ids import rule


def acting(person: dict[str, Any], partner: dict[str, Any] | None = None, **given: Any) -> Game:
    """Seat 0 before the own first action; seat 1 stands beside, the others far away."""
    people = {0: person, 1: partner or {}, 2: {"space": 20}, 3: {"space": 20}}
    figures = given.pop("figures", street)
    return play(at("action", people=people, figures=figures, **given), "stay")


def verbs(game: Game) -> set[str]:
    """The first words of what is open."""
    return {line.split()[0] for line in open_options(game)}


def reason(game: Game, text: str) -> str:
    """The rule that keeps seat 0 from something."""
    found = game.why_not(0, text)
    assert found is not None
    return found.rule


@rule("TL-ACTION-10", "TL-ACTION-12", "TL-TIME-12")
def test_an_offer_is_one_card_or_one_or_two_scrap_and_nothing_else() -> None:
    game = acting(
        {"scrap": 3, "glasses": 2, "wanted": 1, "damage": 1, "bag": [PIPE], "ally": COUSIN}
    )
    assert {line for line in open_options(game) if "trade" in line} == {"trade 1"}
    play(game, "trade 1")
    offers = {f"offer card {PIPE}", f"offer card {COUSIN}", "offer scrap 1", "offer scrap 2"}
    assert set(open_options(game)) == offers
    play(game, f"offer card {PIPE}")
    assert asked(game) == [(1, "trade")]
    assert open_options(game) == ["refuse", "accept"]
    play(game, "accept")
    assert (faces(game, person(game, 1).bag), person(game, 0).bag) == ([PIPE], ())
    assert asked(game) == [(0, "action")]
    assert "trade" not in verbs(game)


@rule("TL-ACTION-10")
def test_the_partner_may_hand_back_one_card_or_one_or_two_scrap() -> None:
    game = play(acting({"scrap": 2}, {"scrap": 3, "bag": [KIT]}), "trade 1", "offer scrap 2")
    backs = {"refuse", "accept", f"give card {KIT}", "give scrap 1", "give scrap 2"}
    assert set(open_options(game)) == backs
    play(game, f"give card {KIT}")
    assert (faces(game, person(game, 0).bag), person(game, 0).scrap) == ([KIT], 0)
    assert (person(game, 1).bag, person(game, 1).scrap) == ((), 5)


@rule("TL-ACTION-10")
def test_nobody_trades_across_the_board_or_with_empty_hands() -> None:
    game = acting({"scrap": 1}, {"space": 9})
    assert reason(game, "trade 1") == "TL-ACTION-10"
    assert "trade" not in verbs(game)
    assert reason(acting({}), "trade 1") == "TL-ACTION-10"


@rule("TL-ACTION-11", "TL-TIME-12")
def test_a_refused_trade_costs_nothing_but_that_partner_is_not_asked_again() -> None:
    people = {0: {"scrap": 3}, 1: {}, 2: {}, 3: {"space": 20}}
    game = play(at("action", people=people, figures=street), "stay", "trade 1", "offer scrap 1")
    play(game, "refuse")
    assert asked(game) == [(0, "action")]
    assert (person(game, 0).scrap, person(game, 1).scrap) == (3, 0)
    assert {line for line in open_options(game) if "trade" in line} == {"trade 2"}
    assert reason(game, "trade 1") == "TL-ACTION-11"
    assert reason(game, "trade 3") == "TL-ACTION-10"  # not here
    play(game, "craft glasses")  # the refusal did not use up an action
    assert asked(game) == [(0, "action")]


@rule("TL-ACTION-12")
def test_the_scrap_limit_is_judged_after_both_transfers() -> None:
    game = play(acting({"scrap": 3}, {"scrap": 5, "bag": [KIT]}), "trade 1", "offer scrap 2")
    assert open_options(game) == ["refuse", "give scrap 2"]
    play(game, "give scrap 2")
    assert (person(game, 0).scrap, person(game, 1).scrap) == (3, 5)
    assert "trade" not in verbs(game)


@rule("TL-ACTION-12")
def test_what_comes_back_may_not_break_the_givers_scrap_limit() -> None:
    game = play(acting({"scrap": 4, "bag": [KIT]}, {"scrap": 2}), "trade 1", f"offer card {KIT}")
    assert open_options(game) == ["refuse", "accept", "give scrap 1"]


@rule("TL-ACTION-12", "TL-STASH-05", "TL-TIME-08", "TL-ACTION-03")
def test_a_partner_with_too_many_cards_discards_and_the_trade_counts_as_made() -> None:
    full = {"bag": [KIT] * 4 + [BELT] * 3 + [PIPE] * 3}
    game = play(acting({"bag": [COUSIN], "scrap": 5}, full), "trade 1", f"offer card {COUSIN}")
    play(game, "accept")
    assert asked(game) == [(1, "too-many-cards")]
    play(game, f"discard {COUSIN}")
    assert (len(person(game, 1).bag), person(game, 1).scrap) == (10, 0)
    assert asked(game) == [(0, "action")]
    assert reason(game, "trade 1") == "TL-ACTION-03"


@rule("TL-ACTION-12")
def test_ten_cards_for_one_handed_back_is_no_card_too_many() -> None:
    full = {"bag": [KIT] * 4 + [BELT] * 3 + [PIPE] * 3}
    game = play(acting({"bag": [COUSIN]}, full), "trade 1", f"give card {PIPE}")
    assert asked(game) == [(0, "action")]
    assert len(person(game, 1).bag) == 10


@rule("TL-ACTION-11", "TL-STASH-13")
def test_a_trade_with_nothing_left_to_hand_over_is_off_and_uses_up_nothing() -> None:
    game = play(acting({"bag": [KIT, KIT], "damage": 1}, {"damage": 1}), "trade 1")
    for _ in range(2):
        game.aside(game.asides(0)[0], 0)
        assert asked(game) == [(0, "target")]
    play(game, "for 0")
    assert (person(game, 0).bag, person(game, 1).damage) == ((), 0)
    assert asked(game) == [(0, "action")]
    assert "trade" not in verbs(game)
    assert table_of(game).people[1].bag == ()


@rule("TL-ACTION-11", "TL-STASH-05")
def test_a_card_discarded_while_on_offer_does_not_change_hands() -> None:
    def figures(config: Config) -> None:
        street(config)
        text(config.faces[DRIVER], "self", (("cards", 2),), single=True)

    hero = {"bag": [PIPE, DRIVER, *[KIT] * 4, *[BELT] * 3, COUSIN], "scrap": 1}
    game = play(acting(hero, figures=figures), "trade 1", f"offer card {PIPE}")
    game.aside(game.asides(0)[0], 0)
    play(game, "pile 0", "pile 0")
    assert asked(game) == [(0, "too-many-cards")]
    play(game, f"discard {PIPE}")
    assert asked(game) == [(0, "action")]
    assert PIPE not in faces(game, person(game, 1).bag)
    play(game, "trade 1", "offer scrap 1", "accept")  # the partner had refused nothing
    assert person(game, 1).scrap == 1


@rule("TL-STASH-13", "TL-TIME-12")
def test_a_card_on_offer_cannot_be_used_up_before_the_answer() -> None:
    game = acting({"bag": [KIT], "damage": 2})
    kit = person(game, 0).bag[0]
    assert ("use", kit) in game.asides(0)
    play(game, "trade 1")
    assert asked(game) == [(1, "trade")]
    assert ("use", kit) not in game.asides(0)
    play(game, "accept")
    assert faces(game, person(game, 1).bag) == [KIT]
    assert ("use", kit) in game.asides(1)


@rule("TL-ACTION-13", "TL-ACTION-14", "TL-STASH-06")
def test_reorganize_exchanges_fills_and_empties_slots_in_one_action() -> None:
    game = acting({"weapon": PIPE, "ally": COUSIN, "bag": [PISTOL, BELT]})
    play(game, "reorganize", f"equip {PISTOL}", f"equip {BELT}", f"unequip {COUSIN}", "pass")
    hero = person(game, 0)
    assert faces(game, [hero.weapon, hero.off_hand]) == [PISTOL, BELT]
    assert hero.ally == NONE
    assert faces(game, hero.bag) == [PIPE, COUSIN]
    assert asked(game) == [(0, "action")]
    assert reason(game, "reorganize") == "TL-ACTION-03"


@rule("TL-ACTION-18", "TL-ACTION-19", "TL-TOKEN-07", "TL-STASH-20")
def test_inspecting_cards_shows_the_icons_of_all_carried_cards_to_the_inspector() -> None:
    hero = {"glasses": 2, "weapon": PIPE, "ally": COUSIN, "bag": [KIT]}
    game = acting(hero, icons={PIPE: True, COUSIN: False, KIT: True})
    before = game.view(0)["people"][0]
    assert [before["weapon"]["icon"], before["bag"][0]["icon"]] == ["", ""]
    play(game, "inspect cards")
    shown = game.view(0)["people"][0]
    icons = (shown["weapon"]["icon"], shown["ally"]["icon"], shown["bag"][0]["icon"])
    assert icons == ("invader", "resistance", "invader")
    assert person(game, 0).glasses == 1
    assert game.view(1)["people"][0]["weapon"]["icon"] == ""
    assert table_of(game).knowledge[0].messages == ()  # not both


@rule("TL-ACTION-18", "TL-TOKEN-07")
def test_inspecting_billboards_shows_all_three_messages_and_no_cards() -> None:
    game = play(acting({"glasses": 1, "bag": [KIT]}), "inspect billboards")
    t = table_of(game)
    assert set(t.knowledge[0].messages) == {t.places[s].billboard for s in t.config.billboards}
    assert (t.knowledge[0].icons, t.knowledge[1].messages) == ((), ())
    assert person(game, 0).glasses == 0
    assert reason(acting({}), "inspect cards") == "TL-ACTION-18"


@rule("TL-ACTION-20", "TL-STASH-08")
def test_craft_turns_any_number_of_cards_into_scrap() -> None:
    game = play(acting({"weapon": PIPE, "bag": [KIT, BELT]}), "craft scrap")
    assert "pass" not in open_options(game)  # at least one
    play(game, f"scrap {PIPE}", f"scrap {KIT}", "pass")
    hero = person(game, 0)
    assert (hero.weapon, faces(game, hero.bag), hero.scrap) == (NONE, [BELT], 2)
    assert len(table_of(game).decks.discard) >= 2
    assert asked(game) == [(0, "action")]


@rule("TL-ACTION-20", "TL-ACTION-21")
def test_craft_turns_exactly_three_scrap_into_a_glasses_token() -> None:
    game = play(acting({"scrap": 4, "bag": [KIT]}), "craft glasses")
    assert (person(game, 0).scrap, person(game, 0).glasses) == (1, 1)
    assert len(person(game, 0).bag) == 1  # one mode only
    assert "craft" not in verbs(game)
    game = acting({"scrap": 2, "bag": [KIT]})
    assert "craft glasses" not in open_options(game)
    assert reason(acting({"scrap": 2}), "craft scrap") == "TL-ACTION-21"


@rule("TL-ACTION-21", "TL-TOKEN-02", "TL-TOKEN-03")
def test_scrap_above_five_is_lost_when_crafting() -> None:
    game = play(acting({"scrap": 4, "bag": [KIT, BELT]}), "craft scrap", f"scrap {KIT}")
    play(game, f"scrap {BELT}")
    assert (person(game, 0).scrap, person(game, 0).bag) == (5, ())


def figures_with_specials(config: Config) -> None:
    """A character with two ACTION abilities, and one whose ability is always on."""
    street(config)
    config.characters["ray-doyle"].specials = (("dig-in", True), ("dead-air", True))
    config.characters["dot-kimura"].specials = (("phone-phreak", False), ("dig-in", True))


@rule("TL-ACTION-22", "TL-ACTION-23")
def test_different_action_abilities_are_different_actions_and_each_is_used_once() -> None:
    hero = {"character": "ray-doyle", "damage": 5, "wanted": 5}
    game = play(acting(hero, figures=figures_with_specials), "use dig-in")
    assert "use dig-in" not in open_options(game)
    play(game, "use dead-air")
    assert (person(game, 0).damage, person(game, 0).wanted) == (3, 3)
    assert asked(game) == [(1, "free-move")]  # each cost an action


@rule("TL-ACTION-22")
def test_an_ability_not_marked_action_costs_nothing_and_is_never_offered() -> None:
    def figures(config: Config) -> None:
        figures_with_specials(config)
        cut = config.injuries["concussion"]
        cut.severe, cut.removal, cut.modifiers = True, "test", (0,) * 6
        cut.test_skill, cut.test_number = TECH, 4

    skills = (3, 3, 3, 3, 3, 3)
    hero = {"character": "dot-kimura", "skills": skills, "injuries": ("concussion",)}
    game = acting({**hero, "injury_rounds": (1,)}, figures=figures)
    assert "use phone-phreak" not in open_options(game)
    play(game, "treat 0", dice=["kick-a", "kick-b", "kick-a", "kick-b"])  # 3 dice and 1
    assert person(game, 0).injuries == ()


@rule("TL-ACTION-22", "TL-ACTION-23")
def test_use_needs_the_card_equipped_unless_it_is_single_use() -> None:
    game = acting({"bag": [BADGE, CLERK, FLARE], "wanted": 2})
    assert {line for line in open_options(game) if "use" in line} == {f"use {CLERK}"}
    game = acting({"off_hand": BADGE, "weapon": FLARE, "wanted": 2})
    assert {line for line in open_options(game) if "use" in line} == {
        f"use {BADGE}",
        f"use {FLARE}",
    }
    play(game, f"use {FLARE}")
    assert person(game, 0).scrap == 2
    assert {line for line in open_options(game) if "use" in line} == {f"use {BADGE}"}
    play(game, f"use {BADGE}")
    assert (person(game, 0).wanted, faces(game, [person(game, 0).off_hand])) == (1, [BADGE])
    assert asked(game) == [(1, "free-move")]


@rule("TL-ACTION-23")
def test_two_copies_of_a_card_have_the_same_ability_and_that_is_used_once_a_turn() -> None:
    game = play(acting({"bag": [CLERK, CLERK]}), f"use {CLERK}")
    assert person(game, 0).glasses == 2
    assert not [line for line in open_options(game) if "use" in line]


@rule("TL-TIME-11")
def test_all_eight_actions_are_open_to_who_can_take_them() -> None:
    def figures(config: Config) -> None:
        street(config)
        text(config.faces[BADGE], "self", (("scrap", 1),), action=True)

    hero = {"scrap": 3, "glasses": 1, "off_hand": BADGE, "bag": [RIFLE, BILLS, CLOTHES]}
    game = acting(hero, tiles=[("human-cop", 12)], figures=figures)
    assert asked(game) == [(0, "action")]
    eight = {"step", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "use"}
    assert verbs(game) == {*eight, "end"}
