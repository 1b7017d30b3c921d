"""How often each face has fallen, and Pearson's chi-square test of whether the dice are fair."""

import math

from othersight.kernel.game import Game
from othersight.server.protocol.rest_models import DiceFrequencies, DieFrequency, FaceFrequency
from othersight.server.texts.option_info import page_spec_of

SMALL = 1e-12
MOST_TERMS = 10_000


def fallen_faces(game: Game) -> list[tuple[str, str, str]]:
    """Game, die (as its faces) and face of each die that the last decision rolled; none if the figures of the game are
    not the usual ones."""
    spec = page_spec_of(game)
    if spec is None or not game.fallen or game.start["options"].get("figures"):
        return []
    signs, name = spec.log.faces, game.definition.name
    return [(name, " ".join([signs[one] for one in die]), signs[face]) for die, face in game.fallen]


def frequencies(counts: dict[tuple[str, str, str], int]) -> DiceFrequencies:
    """The counts by game, die (as its faces) and face, die by die."""
    dice = sorted({(game, die) for game, die, _ in counts})
    return DiceFrequencies(dice=[die_frequency(game, die, counts) for game, die in dice])


def die_frequency(game: str, die: str, counts: dict[tuple[str, str, str], int]) -> DieFrequency:
    """One die; a sign that is on several of its faces falls as often as all of them."""
    signs = die.split()
    names = list(dict.fromkeys(signs))
    fallen = {name: counts.get((game, die, name), 0) for name in names}
    rolls = sum(fallen.values())
    expected = {name: rolls * signs.count(name) / len(signs) for name in names}
    faces = [FaceFrequency(face=n, count=fallen[n], expected=expected[n]) for n in names]
    found = sum([(fallen[n] - expected[n]) ** 2 / expected[n] for n in names if expected[n]])
    freedom = max(0, len(names) - 1)
    return DieFrequency(
        game=game,
        rolls=rolls,
        faces=faces,
        chi_square=found,
        freedom=freedom,
        chance=chi_square_tail(found, freedom),
    )


def chi_square_tail(value: float, freedom: int) -> float:
    """How likely chi-square is at least that value: the upper regularized gamma function of half of both."""
    a, x = freedom / 2, value / 2
    if x <= 0 or a <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1.0 - scale * lower_series(a, x))
    return min(1.0, scale * upper_fraction(a, x))


def lower_series(a: float, x: float) -> float:
    """The series of the lower gamma function, without its scale."""
    term = total = 1 / a
    for n in range(1, MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * SMALL:
            break
    return total


def upper_fraction(a: float, x: float) -> float:
    """The continued fraction of the upper gamma function, without its scale (Lentz's method)."""
    b = x + 1 - a
    c, d = 1 / SMALL, 1 / b
    value = d
    for n in range(1, MOST_TERMS):
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b or SMALL)
        c = b + step / c or SMALL
        value *= c * d
        if abs(c * d - 1) < SMALL:
            break
    return value
