"""No seat of They Live receives anything that depends on what it may not know (chapter TL-INFO, TL-HIDDEN-11)."""

from collections import Counter

import pytest

from othersight.games.they_live.rules.location import LocationTurn
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance.checks import SPECTATOR
from tests.conformance.they_live import Walk, steps_of
from tests.games.they_live.figures import BELT, KIT, PIPE
from tests.games.they_live.play import at, play
from tests.no_leak import they_live, they_live_cards
from tests.no_leak.they_live import MAKERS, watch_some
from tests.no_leak.they_live_cards import sorted_otherwise
from tests.no_leak.twins import Maker, other_ballots
from tests.no_leak.watch import watch
from tests.rule_ids import rule

ONE_IN = 30
"""A twin is watched at about one decision in so many."""


@rule(
    "TL-HIDDEN-11",
    "TL-INFO-01",
    "TL-INFO-05",
    "TL-INFO-06",
    "TL-INFO-07",
    "TL-INFO-10",
    "TL-INFO-17",
)
@pytest.mark.parametrize("players", OVERLAYS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_nobody_can_tell_what_is_hidden_from_him(players: int, difficulty: str) -> None:
    seen: Counter[Maker] = Counter()
    for seed in range(3):
        walk = Walk(players, difficulty, 100 * players + seed, bold=seed > 0)
        chance = walk.chance()
        for game in steps_of(walk):
            watch_some(game, chance, ONE_IN, seen)
    assert len(seen) > 4


@pytest.mark.parametrize("players", OVERLAYS)
def test_scripted_players_give_nothing_away_through_the_table(players: int) -> None:
    seen: Counter[Maker] = Counter()
    walk = Walk(players, "normal", 50 + players, scripted=True)
    chance = walk.chance()
    for game in steps_of(walk):
        watch_some(game, chance, 2 * ONE_IN, seen)
    assert len(seen) > 4


def test_every_kind_of_secret_is_watched() -> None:
    """The test above would prove little if some twins were never made; one has a test of its own."""
    seen: Counter[Maker] = Counter()
    for seed in range(1, 40, 2):
        walk = Walk(5, "easy", seed, bold=True)
        chance = walk.chance()
        for game in steps_of(walk):
            for make in MAKERS:
                if not seen[make] and make is not sorted_otherwise:
                    seen[make] += len(list(make(game, chance)))
        if len([make for make in MAKERS if seen[make]]) == len(MAKERS) - 1:
            break
    assert [m.__name__ for m in MAKERS if not seen[m] and m is not sorted_otherwise] == []


@rule("TL-INFO-07", "TL-LOCATION-18")
def test_a_depositor_cannot_tell_what_became_of_his_cards_when_another_has_sorted_them() -> None:
    builder = at("location", seat=1, people={1: {"space": 9, "bag": [PIPE, KIT, BELT]}})
    play(builder, "build", f"deposit {PIPE}", f"deposit {KIT}", f"deposit {BELT}")
    game = checking(builder)
    assert len(game.view(1)["places"][8]["remembered"]) == 3
    play(game, "check", "lenses", f"deploy {PIPE}", f"discard {KIT}")
    (twin,) = sorted_otherwise(game, Chance("sorted"))
    assert 1 in twin.hidden_from
    watch(game, twin, Chance("sorted"), 6)
    play(game, f"leave {BELT}")
    assert game.view(1)["places"][8]["remembered"] == game.view(1)["decks"]["remembered"] == []


def checking(builder: Game) -> Game:
    """The same table when seat 0 has come to that billboard with a glasses token."""
    t = table_of(builder)
    person = t.edit_person(0)
    person.space, person.glasses = 9, 1
    builder.stack = [builder.stack[0], LocationTurn(0)]
    builder.questions = []
    t.unsettled = False
    builder.run()
    return builder


ROWS: dict[str, tuple[Maker, ...]] = {
    "TL-INFO-01": (they_live.other_identities,),
    "TL-INFO-02": (they_live.other_identities,),
    "TL-INFO-03": (they_live.other_identities,),
    "TL-INFO-04": (they_live.other_identities,),
    "TL-INFO-05": (they_live_cards.other_icons,),
    "TL-INFO-06": (they_live_cards.other_hands, they_live_cards.hands_of_each_other),
    "TL-INFO-07": (they_live_cards.other_deposit, they_live_cards.other_cards_put_down),
    "TL-INFO-08": (they_live_cards.other_icons, they_live_cards.other_deposit),
    "TL-INFO-09": (they_live_cards.other_resources, they_live_cards.other_icons),
    "TL-INFO-10": (they_live.other_messages,),
    "TL-INFO-11": (they_live.other_messages,),
    "TL-INFO-12": (they_live_cards.other_stash, they_live.other_decks, they_live.other_stories),
    "TL-INFO-13": (they_live.other_backs,),
    "TL-INFO-15": (they_live.other_stories,),
    "TL-INFO-16": (they_live.other_identities,),
    "TL-INFO-17": (other_ballots,),
}
"""Every row of the information table that hides something, and the twins that differ in it."""


@rule(*ROWS)
@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_information_table_is_hidden_from_all_it_does_not_name(row: str) -> None:
    watched: Counter[Maker] = Counter()
    for seed in range(11, 17):
        watch_row(row, Walk(6, "easy", seed, bold=True), watched)
        if all(watched[make] for make in ROWS[row]):
            return
    raise AssertionError("some way to hide this never came up")


def watch_row(row: str, walk: Walk, watched: Counter[Maker]) -> None:
    """Compare twins made in every way of this row at some moments of a walk."""
    chance = walk.chance()
    for game in steps_of(walk):
        for make in ROWS[row]:
            if watched[make] < 3 and chance.below(12) == 0:
                for twin in make(game, chance):
                    assert SPECTATOR in twin.hidden_from
                    watched[make] += 1
                    watch(game, twin, chance, 2)


@rule("TL-INFO-14")
def test_the_next_story_location_is_in_every_view() -> None:
    for game in steps_of(Walk(4, "easy", 2)):
        shown = [[p["next_story"] for p in game.view(seat)["people"]] for seat in range(-1, 4)]
        assert shown == [shown[0]] * 5
    assert any(shown[0])
