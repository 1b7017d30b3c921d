"""No seat receives anything that depends on what it may not know (TO-SINCARD-01, TO-APOC-05, TO-TOKEN-05,
TO-DARKPAST-03, TO-UNITE-04)."""

import itertools
from collections import Counter

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.question import PASS
from tests.conformance.walk import (
    BOX,
    HERO_PLAYERS,
    SINS,
    STORIES,
    Combination,
    Walk,
    steps_of,
    table_of,
)
from tests.no_leak import the_others, twins
from tests.no_leak.the_others import MAKERS, heroes_and_spectator
from tests.no_leak.twins import Maker, asked_again
from tests.no_leak.watch import compare, watch
from tests.rule_ids import rule

COMMON = {
    the_others.another_hand,
    the_others.another_sin_deck,
    the_others.another_apocalypse_deck,
    the_others.another_upgrade_deck,
    twins.other_dice,
}
"""What can be changed at any moment; the other twins need a certain one."""
RARELY = 160
"""Common twins are made at one decision in so many, where a Sin card may be played more often."""
AT_MOST = 5
"""So many twins of each other kind in one game."""
GROUPS = [
    *itertools.product(BOX, HERO_PLAYERS),
    *[(story, HERO_PLAYERS[at % 4]) for at, story in enumerate(STORIES[len(BOX) :])],
]


def watch_walk(walk: Walk, seen: Counter[Maker]) -> None:
    """Play a walk and watch twins on the way."""
    chance = Chance(f"twins of {walk.name}")
    made: Counter[Maker] = Counter()
    for game, question, _ in steps_of(walk):
        one_in = RARELY // 8 if question.kind.endswith("-card") else RARELY
        for make in MAKERS:
            if chance.below(one_in) if make in COMMON else made[make] >= AT_MOST:
                continue
            for twin in make(game, chance):
                made[make] += 1
                watch(game, twin, chance, 3, with_words=chance.below(12) == 0)
    seen.update(made)


def makers_for(story: str, hero_players: int) -> set[Maker]:
    """The twins that games of a Story must have allowed."""
    expected = {
        *COMMON,
        the_others.other_apocalypse_cards_drawn,
        the_others.other_places_for_tokens,
    }
    if load_content().stories[story].begin_face_down:
        expected |= {
            the_others.other_face_down_tokens,
            the_others.a_face_down_token_from_the_supply,
        }
    if "dark-past" in load_content().stories[story].special:
        expected |= {the_others.other_dark_past, the_others.another_deal_under_way}
    if hero_players > 1:
        expected.add(twins.other_ballots)
    return expected


@rule("TO-SINCARD-01", "TO-APOC-05", "TO-TOKEN-05", "TO-DARKPAST-03")
@pytest.mark.parametrize(("story", "hero_players"), GROUPS)
def test_nobody_can_tell_what_is_hidden_from_him(story: str, hero_players: int) -> None:
    seen: Counter[Maker] = Counter()
    second = SINS[1 + GROUPS.index((story, hero_players)) % (len(SINS) - 1)]
    for map, sin, acolyte in (("a", "pride", "hobo"), ("b", second, "nun")):
        combination = Combination(sin, acolyte, story, map, hero_players)
        heroes = "pick" if map == "a" else "random"
        watch_walk(Walk(combination, hero_players, heroes), seen)
    assert makers_for(story, hero_players) <= set(seen)


@rule("TO-SINCARD-01")
@pytest.mark.parametrize("sin", ["pride", "wrath"])
def test_the_sins_player_is_asked_for_a_card_whether_or_not_he_has_a_fitting_one(sin: str) -> None:
    tested: Counter[str] = Counter()
    for seed in range(6):
        walk = Walk(Combination(sin, "doctor", "havens-last-stand", "a", 1), seed)
        for game, question, _ in steps_of(walk):
            if question.kind.endswith("-card") and tested[question.kind] < 12:
                poor = with_nothing_to_play(game, question.kind)
                if poor is None:
                    continue
                tested[question.kind] += 1
                assert [(q.seat, q.kind) for q in poor.questions] == [(0, question.kind)]
                assert poor.questions[0].options == [PASS]
                twin = twins.Twin("that he can play", poor, heroes_and_spectator(game), twins.never)
                compare(game, twin, twin.hidden_from, with_words=True)
    assert {"start-of-turn-card", "start-of-fight-card", "after-roll-card"} <= set(tested)


def with_nothing_to_play(game: Game, moment: str) -> Game | None:
    """The same moment with a hand of as many cards, none of which fits; None if there are too few such cards."""
    poor = game.clone()
    sins = table_of(poor).edit_sins()
    unseen = sorted(sins.hand + sins.deck)
    fitting = [card for card in unseen if moment in SIN_CARDS[card].moments]
    others = [card for card in unseen if card not in fitting]
    if len(others) < len(sins.hand):
        return None
    size = len(sins.hand)
    sins.hand, sins.deck = tuple(others[:size]), (*others[size:], *fitting)
    return asked_again(poor)
