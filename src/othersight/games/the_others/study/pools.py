"""What pools of Hero dice and Sin dice can show, by the faces on the dice of this game (TO-DICE-01, TO-DICE-02,
TO-DICE-03, TO-DICE-04, TO-DICE-05)."""

from collections.abc import Sequence

from othersight.games.the_others.state.config import (
    BURST,
    CC,
    CORR,
    DEF,
    FAITH,
    HIT,
    SIN_HIT,
    SKILL,
)
from othersight.kernel.log import Value
from othersight.kernel.odds import Chances
from othersight.odds.chains import chain, together
from othersight.study.measures import Measure, binomial

HERO_FACES = {"hit": HIT, "def": DEF, "cc": CC, "skill": SKILL}
SIN_FACES = {"hit": SIN_HIT, "corr": CORR}

USEFUL = {
    "fight": (SIN_HIT, CORR),
    "strike-back": (SIN_HIT, CORR),
    "fire-check": (SIN_HIT,),
    "corruption-check": (CORR,),
}
"""What Sin dice are rolled for; beside these, BURST is a Hit too."""


class Pools:
    """The dice of one game."""

    def __init__(self, hero_die: tuple[int, ...], sin_die: tuple[int, ...]) -> None:
        self.hero_die = hero_die
        self.sin_die = sin_die

    def of_hero(
        self, pool: int, fell: Sequence[Value], cleanse: bool
    ) -> tuple[Measure, dict[str, Measure]]:
        """A roll of Hero dice: what counts of it, and every face. In a Fight SKILL is nothing, in a Cleanse only
        SKILL is something; FAITH always is."""
        useful = (SKILL,) if cleanse else (HIT, DEF, CC)
        successes = Measure(
            sum([fell.count(face) for face in (*useful, FAITH)]), self.hero(pool, useful, True)
        )
        faces = {
            name: Measure(fell.count(face), self.hero(pool, (face,)))
            for name, face in HERO_FACES.items()
        }
        faces["faith"] = Measure(fell.count(FAITH), self.hero(pool, (), True))
        return successes, faces

    def of_sins(
        self, pool: int, fell: Sequence[Value], kind: str
    ) -> tuple[Measure, dict[str, Measure]]:
        """A roll of Sin dice: what counts of it, and every face."""
        useful = USEFUL[kind]
        with_burst = kind != "corruption-check"
        counted = (*useful, BURST) if with_burst else useful
        successes = Measure(
            sum([fell.count(face) for face in counted]), self.sins(pool, useful, with_burst)
        )
        faces = {
            name: Measure(fell.count(face), self.sins(pool, (face,)))
            for name, face in SIN_FACES.items()
        }
        faces["burst"] = Measure(fell.count(BURST), self.sins(pool, (), True))
        return successes, faces

    def hero(self, pool: int, faces: tuple[int, ...], with_faith: bool = False) -> Chances:
        """How many of these faces a pool of Hero dice shows."""
        return shown(self.hero_die, FAITH, pool, faces, with_faith)

    def sins(self, pool: int, faces: tuple[int, ...], with_burst: bool = False) -> Chances:
        """How many of these faces a pool of Sin dice shows."""
        return shown(self.sin_die, BURST, pool, faces, with_burst)


def shown(
    die: tuple[int, ...], adding: int, pool: int, faces: tuple[int, ...], with_adding: bool
) -> Chances:
    """The pool ends with that many dice that add none; how often the adding face fell is independent of them."""
    others = len(die) - die.count(adding)
    chances: Chances = (1.0,)
    if faces:
        chances = binomial(pool, sum([die.count(face) for face in faces]) / others)
    if with_adding:
        chances = together(chances, chain(pool, die.count(adding) / len(die))[0])
    return chances
