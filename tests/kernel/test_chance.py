"""Chance: a stream anyone can check, without favour for any result, with loaded results in front of it."""

import hashlib
from collections import Counter

import pytest

from othersight.kernel.chance import BLOCK, NO_MORE, Chance, either
from othersight.kernel.errors import LoadedChance

DIE = (1, 2, 3, 4, 5, 6)


def stream(seed: str, length: int) -> bytes:
    """The stream as its description says, written without the engine."""
    blocks = range(length // 64 + 1)
    return b"".join(hashlib.sha512(f"{seed}:{i}".encode()).digest() for i in blocks)[:length]


def dice(seed: str, sides: int, count: int) -> list[int]:
    """Numbers below `sides` as the description says, written without the engine."""
    usable = [byte for byte in stream(seed, 64 * count) if byte < 256 - 256 % sides]
    return [byte % sides for byte in usable[:count]]


@pytest.mark.parametrize("seed", ["", "0", "7", "a long seed with spaces", "Größe"])
def test_the_bytes_are_those_of_sha_512(seed: str) -> None:
    chance = Chance(seed)
    assert bytes(chance.byte() for _ in range(300)) == stream(seed, 300)


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 12, 100, 255, 256])
def test_numbers_below_n_can_be_computed_by_ten_lines_of_other_code(sides: int) -> None:
    chance = Chance("check")
    assert [chance.below(sides) for _ in range(200)] == dice("check", sides, 200)


def test_nothing_can_be_drawn_of_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance("x").below(0)
    with pytest.raises(ZeroDivisionError):
        Chance("x").faces((), 1)


def first_byte(value: int) -> Chance:
    """A stream that begins with this byte and goes on with zeros."""
    chance = Chance("x")
    chance.block = bytes([value] + [0] * (BLOCK - 1))
    chance.block_number = 0
    return chance


@pytest.mark.parametrize("sides", [1, 2, 3, 5, 6, 7, 10, 100, 129, 255, 256])
def test_no_number_is_favoured(sides: int) -> None:
    """Over all bytes each result comes equally often; bytes that would favour one are passed over."""
    results: Counter[int] = Counter()
    for value in range(256):
        chance = first_byte(value)
        result = chance.below(sides)
        if chance.used == 1:
            results[result] += 1
    assert set(results.values()) == {256 // sides}
    assert set(results) == set(range(sides))


def test_no_number_is_favoured_beyond_256() -> None:
    sides = 1000
    results: Counter[int] = Counter()
    for value in range(256):
        for second in range(256):
            chance = first_byte(value)
            chance.block = bytes([value, second] + [0] * (BLOCK - 2))
            result = chance.below(sides)
            if chance.used == 2:
                results[result] += 1
    assert set(results.values()) == {65536 // sides}
    assert set(results) == set(range(sides))


def test_a_copy_goes_on_from_the_same_place_alone() -> None:
    chance = Chance("copy")
    for _ in range(100):
        chance.byte()
    twin = chance.copy()
    ours = [chance.byte() for _ in range(100)]
    assert [twin.byte() for _ in range(100)] == ours
    assert Chance("copy", 100).byte() == ours[0]


def test_a_shuffled_pile_has_the_same_cards_in_every_possible_order() -> None:
    orders = Counter(Chance(str(seed)).shuffled(("a", "b", "c", "d")) for seed in range(4800))
    assert {tuple(sorted(order)) for order in orders} == {("a", "b", "c", "d")}
    assert len(orders) == 24
    assert 140 < min(orders.values()) <= max(orders.values()) < 260


def test_shuffling_can_be_followed_by_hand() -> None:
    chance = Chance("shuffle")
    pile = list("abcdefgh")
    for last in range(7, 0, -1):
        other = chance.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert Chance("shuffle").shuffled(tuple("abcdefgh")) == tuple(pile)


def test_loaded_results_come_first_and_use_up_nothing() -> None:
    chance = Chance("loaded", 0, (6, 1))
    assert [chance.face(DIE), chance.face(DIE)] == [6, 1]
    assert (chance.used, chance.loaded) == (0, ())
    assert chance.face(DIE) == Chance("loaded").face(DIE)


def test_a_loaded_result_that_the_die_does_not_have_is_refused() -> None:
    chance = Chance("loaded", 0, (7,))
    with pytest.raises(LoadedChance, match="not a face of the die"):
        chance.face(DIE)
    assert chance.loaded == (7,)


def test_a_loaded_result_may_stand_for_either_of_two_faces() -> None:
    chance = Chance("loaded", 0, (either(9, 2), either(9, 2)))
    assert chance.face(DIE) == 2
    assert chance.face((8, 9)) == 9


def test_behind_the_last_loaded_result_no_die_may_fall_if_so_wished() -> None:
    chance = Chance("loaded", 0, (3, NO_MORE))
    assert chance.face(DIE) == 3
    with pytest.raises(LoadedChance, match="no loaded result is left"):
        chance.face(DIE)


def test_a_branch_takes_eight_bytes_however_much_is_drawn_from_it() -> None:
    little, much = Chance("tree"), Chance("tree")
    first, second = little.branch(), much.branch()
    assert [first.byte() for _ in range(5)] == [second.byte() for _ in range(5)]
    for _ in range(500):
        second.byte()
    assert little.used == much.used == 8
    assert little.byte() == much.byte()
    assert [little.branch().byte() for _ in range(6)] != [Chance("tree").byte()] * 6
