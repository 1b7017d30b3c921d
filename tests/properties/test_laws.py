"""Every law can fail: a table spoilt by hand breaks the law it should, and an honest one none."""

from collections.abc import Callable

import pytest

from othersight.games.the_others.rules.upgrade import INVENTORY
from othersight.games.the_others.state.config import HELL_CLUB, INNOCENT
from othersight.games.the_others.state.table import (
    DEAD,
    GONE,
    IN_PLAY,
    KILLED,
    ON_BOARD,
    OthersTable,
)
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from tests.conformance.walk import Combination, Walk, steps_of, table_of
from tests.properties.laws import LAWS, broken, grown, what_only_decreases

WALK = Walk(Combination("pride", "nun", "battleground-of-souls", "a", 2), 21)

Spoil = Callable[[OthersTable], None]


def game_and_first() -> tuple[Game, OthersTable]:
    """A game under way, in the first Turn of its second Round, and its first table."""
    at = next(game for game, asked, _ in steps_of(WALK) if is_turn_of_second_round(game, asked))
    return at, table_of(WALK.begin())


def is_turn_of_second_round(game: Game, question: Question) -> bool:
    return table_of(game).round == 2 and question.kind == "main"


def on_board(t: OthersTable) -> int:
    """A Monster on the board."""
    return next(monster.index for monster in t.monsters if monster.state == ON_BOARD)


def tokens(t: OthersTable) -> None:
    t.edit_space(3).tokens = (1, 1, 1, 1, 1, 1)


def more_innocents(t: OthersTable) -> None:
    t.supply = (*t.supply[:INNOCENT], 99)


def negative(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).extra_turns = -1


def two_proxies(t: OthersTable) -> None:
    t.edit_space(1).npcs = (1,)
    t.edit_space(2).npcs = (1,)


def lost_npcs(t: OthersTable) -> None:
    for space in t.spaces:
        t.edit_space(space.index).npcs = ()
    for hero in t.heroes:
        t.edit_hero(hero.index).npcs = ()


def orbital(t: OthersTable) -> None:
    t.orbital = ()


def slot(t: OthersTable) -> None:
    t.edit_space(t.config.city.districts[0]).city_token ^= True


def three_turns(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).turns = 3


def reactions(t: OthersTable) -> None:
    t.edit_sins().reactions = 0
    t.edit_sins().spent = 0


def sin_card(t: OthersTable) -> None:
    t.edit_sins().hand = t.sins.hand[1:]


def hate(t: OthersTable) -> None:
    t.edit_sins().hate_space = 2


def upgrade(t: OthersTable) -> None:
    t.upgrade_deck = t.upgrade_deck[1:]


def inventory(t: OthersTable) -> None:
    t.upgrade_deck = (*t.upgrade_deck, t.inventory[0])
    t.inventory = t.inventory[1:]
    assert len(t.inventory) < INVENTORY


def one_card_in_the_deck(t: OthersTable) -> None:
    """Four cards in the Inventory, one in the deck: what HOUSE-UPGRADE-01 keeps from happening."""
    holder = t.edit_hero(t.places[0])
    holder.upgrades = (*holder.upgrades, *t.upgrade_deck[1:], t.inventory[0])
    t.upgrade_deck, t.inventory = t.upgrade_deck[:1], t.inventory[1:]


def sixth_card(t: OthersTable) -> None:
    t.inventory = (*t.inventory, t.upgrade_deck[-1])
    t.upgrade_deck = t.upgrade_deck[:-1]


def apocalypse(t: OthersTable) -> None:
    t.edit_sins().apocalypse_deck = t.sins.apocalypse_deck[1:]


def level(t: OthersTable) -> None:
    t.edit_sins().apocalypse += 2


def dark_past(t: OthersTable) -> None:
    t.edit_hero(0).dark_past = "sucide-pact"


def monster_twice(t: OthersTable) -> None:
    monster = on_board(t)
    for space in (0, 1):
        t.edit_space(space).monsters = (*t.spaces[space].monsters, monster)


def monster_gone(t: OthersTable) -> None:
    monster = t.edit_monster(on_board(t))
    t.edit_space(monster.space).monsters = tuple(
        m for m in t.spaces[monster.space].monsters if m != monster.index
    )
    monster.space, monster.state = -1, GONE


def marked_dead(t: OthersTable) -> None:
    idle = next(monster for monster in t.monsters if monster.state != ON_BOARD)
    t.edit_monster(idle.index).marked = True


def hell_club(t: OthersTable) -> None:
    member = next(monster for monster in t.monsters if monster.kind == HELL_CLUB)
    t.edit_monster(member.index).state = KILLED


def unknown_member(t: OthersTable) -> None:
    member = next(m for m in t.monsters if m.kind == HELL_CLUB and m.state != ON_BOARD)
    t.edit_monster(member.index).state, t.edit_monster(member.index).space = ON_BOARD, 0
    t.edit_space(0).monsters = (*t.spaces[0].monsters, member.index)


def one_hero_less(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).state = DEAD


def stranger(t: OthersTable) -> None:
    t.places = (*t.places[:-1], next(h for h in range(7) if h not in t.places))


def two_places(t: OthersTable) -> None:
    hero = t.places[0]
    other = (t.heroes[hero].space + 1) % t.config.city.n
    t.edit_space(other).heroes = (*t.spaces[other].heroes, hero)


def eighth_level(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).level = 8


def same_slot(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).covered = (2, 2)


def fifth_marker(t: OthersTable) -> None:
    t.edit_hero(t.places[0]).covered = (1, 2, 3, 4, 5)


def rich_corpse(t: OthersTable) -> None:
    reserve = next(hero for hero in t.heroes if hero.state != IN_PLAY)
    t.edit_hero(reserve.index).state = DEAD
    t.edit_hero(reserve.index).npcs = (1,)


def innocent_on_7(t: OthersTable) -> None:
    hero = t.edit_hero(t.places[0])
    hero.level, hero.innocents = 7, 1


def done_twice(t: OthersTable) -> None:
    t.edit_story().done = (t.story.mission,)


def progress(t: OthersTable) -> None:
    t.edit_story().progress = 50


SPOILT: dict[str, list[Spoil]] = {
    "exploration_tokens_are_never_made_or_lost": [tokens, more_innocents],
    "counts_are_never_negative": [negative],
    "each_npc_is_in_one_place": [two_proxies, lost_npcs],
    "orbital_strike_tokens_never_cross_a_river": [orbital],
    "turn_and_city_action_tokens_lie_where_their_heroes_put_them": [slot, three_turns],
    "reaction_tokens_are_at_least_those_of_the_round": [reactions],
    "twelve_sin_cards_are_each_in_one_place": [sin_card, hate],
    "eighteen_upgrades_are_each_in_one_place": [upgrade],
    "the_inventory_is_five_cards": [inventory, one_card_in_the_deck, sixth_card],
    "all_apocalypse_cards_are_each_in_one_place": [apocalypse, level],
    "dark_past_cards_are_different": [dark_past],
    "each_monster_is_in_one_place": [monster_twice, monster_gone, marked_dead, hell_club],
    "a_hell_club_member_stands_while_its_card_is_in_force": [unknown_member],
    "n_heroes_are_in_play": [one_hero_less, stranger],
    "each_hero_stands_in_one_space": [two_places, one_hero_less],
    "wounds_and_levels_stay_on_the_track": [eighth_level, same_slot],
    "five_wounds_kill_at_once": [fifth_marker],
    "the_dead_have_nothing": [rich_corpse],
    "no_innocent_survives_level_7": [innocent_on_7],
    "the_story_goes_forward": [done_twice, progress],
}
CASES = [(name, spoil) for name, spoils in SPOILT.items() for spoil in spoils]


def test_an_honest_game_breaks_no_law() -> None:
    game, first = game_and_first()
    assert broken(game, first) == []


def test_the_inventory_may_be_short_while_the_deck_is_empty() -> None:
    game, first = game_and_first()
    t = table_of(game)
    one_card_in_the_deck(t)
    t.edit_hero(t.places[0]).upgrades += t.upgrade_deck
    t.upgrade_deck = ()
    assert broken(game, first) == []


@pytest.mark.parametrize(("name", "spoil"), CASES, ids=[f"{n}-{s.__name__}" for n, s in CASES])
def test_a_spoilt_table_breaks_its_law(name: str, spoil: Spoil) -> None:
    game, first = game_and_first()
    spoil(table_of(game))
    assert name in [line.partition(":")[0] for line in broken(game, first)]


@pytest.mark.parametrize("outcome", ["heroes", "sins", "nobody"])
def test_nobody_wins_in_mid_game(outcome: str) -> None:
    game, first = game_and_first()
    game.outcome = outcome
    assert any(line.startswith("only_a_living_side_wins") for line in broken(game, first))


def test_every_law_has_a_table_that_breaks_it() -> None:
    assert {law.__name__ for law in LAWS} == {*SPOILT, "only_a_living_side_wins"}


def test_what_only_decreases_is_watched() -> None:
    game, _ = game_and_first()
    before = what_only_decreases(game)
    assert grown(before, game) == []
    table_of(game).edit_hero(table_of(game).places[0]).innocents += 1
    table_of(game).edit_sins().apocalypse -= 1
    table_of(game).round -= 1
    assert len(grown(before, game)) == 3
