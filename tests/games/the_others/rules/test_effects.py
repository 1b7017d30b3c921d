"""What a card in force says where it has no answer: it changes nothing; what is in force together adds up."""

import pytest

from othersight.games.the_others.rules.effects import Effect, effects_of, effects_of_sins
from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_card import SinCard
from tests.games.the_others.play import at, hero, monster, play
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

NUMBERS = (
    "fight_dice", "fight_hits", "fight_defense", "fight_cc", "sin_dice", "sin_hits",
    "sin_corruption", "defense_cancelled", "start_wounds",
)  # fmt: skip
"""Questions about a Fight whose answer is a number."""


@rule("TO-TIME-14", "TO-TIME-19", "TO-TIME-23")
@pytest.mark.parametrize("question", NUMBERS)
def test_a_card_without_an_answer_adds_nothing_to_a_fight(question: str) -> None:
    game = play(walk(monsters=[monster("acolyte", "e")]), "fight")
    fight = game.stack[-1]
    assert getattr(Effect("nothing"), question)(game, fight) == 0


@rule("TO-TIME-09", "TO-TIME-11", "TO-TIME-16", "TO-TIME-25", "TO-TIME-26", "TO-TIME-29")
def test_a_card_without_an_answer_allows_and_forbids_nothing() -> None:
    game = play(walk(monsters=[monster("acolyte", "e")]), "fight")
    t, nothing, thorley = table_of(game), Effect("nothing"), hero(game, "thorley")
    assert not nothing.protects()
    assert not nothing.gives_ranged()
    assert not nothing.reads_as_fire()
    assert not nothing.frees_ability(t, thorley.space)
    assert not nothing.blocks_city_action(t, thorley.space)
    assert not nothing.forbids_hits(game, thorley, 0)
    fight = fight_under_way(game)
    assert fight is not None
    assert not nothing.is_due_after(game, fight)
    assert nothing.monster_defense(game, 0) == 0


@rule("TO-TIME-03", "TO-TIME-09", "TO-TIME-12", "TO-TIME-35", "TO-TIME-40")
def test_a_card_without_an_answer_costs_and_gives_nothing() -> None:
    game = walk()
    t, nothing, thorley = table_of(game), Effect("nothing"), hero(game, "thorley")
    assert [nothing.leaving_wounds(wounds) for wounds in (1, 2)] == [1, 2]
    assert (nothing.step_price(t, 2), nothing.check_shield(), nothing.token_corruption()) == (
        0,
        0,
        0,
    )
    assert (nothing.move_steps(t, thorley), nothing.cleanse_dice(t, thorley)) == (0, 0)
    assert (nothing.monster_steps(), nothing.raises(game), nothing.round_tokens()) == (0, 0, ())
    card = SinCard("nothing")
    assert (card.is_on_board(t), card.leave_board(game)) == (False, 0)


@rule("TO-UPGRADE-02", "ACO-8")
@pytest.mark.parametrize("no_ability", [False, True])
def test_all_face_up_upgrades_and_the_ability_are_in_force(no_ability: bool) -> None:
    own = {"upgrades": ["brutality", "ice-blade"], "face_down": ["kevlar-suit"]}
    game = walk({**own, "no_ability": no_ability})
    ids = [effect.id for effect in effects_of(table_of(game), hero(game, "thorley"))]
    assert ids == ["brutality", "ice-blade", *([] if no_ability else ["protector"])]


@rule("TO-FIGHT-11", "TO-APOC-02")
@pytest.mark.parametrize("power", [False, True])
def test_revealed_cards_the_power_and_the_card_played_are_in_force(power: bool) -> None:
    omens = ["stab-in-the-dark", "hellfire-mutation"]
    game = at(revealed=omens, apocalypse=3, power=power)
    played = SinCard("played")
    ids = [effect.id for effect in effects_of_sins(table_of(game), played)]
    assert ids == [*omens, *(["pride"] if power else []), "played"]
