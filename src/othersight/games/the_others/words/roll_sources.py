"""Dice and results in words, source by source: what a pool is made of and what a side's results add up to."""

from othersight.games.the_others.rules.effects import ABILITIES, APOCALYPSE, POWERS, UPGRADES
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.state.config import FACES, HEROES, MONSTERS
from othersight.games.the_others.words.names import card_named
from othersight.toolkit.phrases import Phrase

RULES = (
    "apocalypse", "burst", "commissioner", "corruption", "defense", "dice", "faith", "fight", "level-7",
    "pentagram", "skill", "teamwork",
)  # fmt: skip
"""Sources of dice and results that are no cards."""


def source_named(id: str) -> Phrase:
    """Where dice or results come from: a rule, a kind of Monster, a card, a Natural Ability, a Sin's power."""
    if id in RULES or id in MONSTERS or id in POWERS:
        return Phrase(f"the-others-source-{id}")
    if id in UPGRADES or id in APOCALYPSE or id in SIN_CARDS:
        return card_named(id)
    owners = {effect.id: HEROES[hero] for hero, effect in ABILITIES.items()}
    return Phrase(f"the-others-hero-{owners[id]}.ability")


def dice_in_words(parts: tuple[str | int, ...]) -> list[Phrase]:
    """Pairs of source and number: where each die of a pool comes from."""
    return [
        Phrase("the-others-dice-for", source=source_named(str(source)), count=int(count))
        for source, count in zip(parts[::2], parts[1::2], strict=True)
    ]


def triples(parts: tuple[str | int, ...]) -> list[tuple[str, str, int]]:
    """Source, face and number of each part."""
    return [
        (str(source), str(face), int(count))
        for source, face, count in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def total_of(parts: tuple[str | int, ...]) -> int:
    """How many results there are in all."""
    return sum([count for _, _, count in triples(parts)])


def results_in_words(parts: tuple[str | int, ...]) -> list[Phrase]:
    """The results face by face, each with its sources."""
    found = triples(parts)
    return [
        sum_in_words(face, [(source, count) for source, of, count in found if of == face])
        for face in sorted({face for _, face, _ in found}, key=FACES.index)
    ]


def sum_in_words(face: str, parts: list[tuple[str, int]]) -> Phrase:
    """So many results of one face; what comes from the dice alone needs no word about it."""
    counts: dict[str, int] = {}
    for source, count in parts:
        counts[source] = counts.get(source, 0) + count
    total, named = sum(counts.values()), Phrase(f"the-others-face-{face}")
    if list(counts) == ["dice"]:
        return Phrase("the-others-sum", count=total, face=named)
    if len(counts) == 1:
        only = source_named(next(iter(counts)))
        return Phrase("the-others-sum-from", count=total, face=named, source=only)
    each = [
        Phrase("the-others-sum-part", source=source_named(source), count=count)
        for source, count in counts.items()
    ]
    return Phrase("the-others-sum-of", count=total, face=named, parts=each)
