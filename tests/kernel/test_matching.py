"""Things dealt into places with room for so many, where each may lie."""

import itertools
from collections import Counter

from othersight.kernel.chance import Chance
from othersight.toolkit.matching import dealt_into


def test_every_thing_lies_where_it_may_and_no_place_is_overfull() -> None:
    chance = Chance("rooms")
    for _ in range(300):
        room = [chance.below(4) for _ in range(4)]
        true = [place for place in range(4) for _ in range(room[place])]
        allowed = {
            thing: sorted({place, *[p for p in range(4) if chance.below(3) == 0]})
            for thing, place in enumerate(true)
        }
        dealt = dealt_into(room, allowed, chance)
        assert set(dealt) == set(allowed)
        assert all(dealt[thing] in allowed[thing] for thing in dealt)
        assert Counter(dealt.values()) == Counter(true)


def test_a_thing_makes_room_for_one_that_can_lie_nowhere_else() -> None:
    """0 may lie in both places, 1 only where 0 may have been laid, and 2 only where 1 may lie."""
    for seed in range(20):
        allowed = {0: [0, 1], 1: [0, 2], 2: [2], 3: [0, 1]}
        assert dealt_into([1, 2, 1], allowed, Chance(str(seed))) == {0: 1, 1: 0, 2: 2, 3: 1}


def test_without_a_way_nothing_is_dealt() -> None:
    assert dealt_into([1, 1], {0: [0], 1: [0]}, Chance("none")) == {}


def test_free_things_are_dealt_in_every_way() -> None:
    allowed = {thing: [0, 1] for thing in range(3)}
    chance = Chance("every way")
    seen = Counter(tuple(sorted(dealt_into([1, 2], allowed, chance).items())) for _ in range(300))
    assert len(seen) == len(list(itertools.combinations(range(3), 1)))
    assert min(seen.values()) > 60
