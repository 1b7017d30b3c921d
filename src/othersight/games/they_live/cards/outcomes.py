"""What cards and tiles do to people beside tokens, skills and draws: the verbs of outcomes in the content files."""

from othersight.games.they_live.rules.clock import advance_clock
from othersight.games.they_live.rules.effects import OUTCOME_VERBS, OutcomeVerb
from othersight.games.they_live.rules.injury import Cure, take_injury
from othersight.games.they_live.rules.outcome import Spawn
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game


class TakeInjuries(OutcomeVerb):
    """So many Injury cards (TL-INJURY-01)."""

    def carry_out(self, g: Game, person: int, n: int) -> None:
        for _ in range(n):
            take_injury(g, person)


class CureOne(OutcomeVerb):
    """One injury of the own choice is healed."""

    def carry_out(self, g: Game, person: int, n: int) -> None:
        g.call(Cure(person))


class Enemies(OutcomeVerb):
    """So many tiles come onto the person's space (TL-NEWS-14)."""

    def carry_out(self, g: Game, person: int, n: int) -> None:
        g.call(Spawn((table_of(g).people[person].space,) * n))


class Hours(OutcomeVerb):
    """The clock advances."""

    def carry_out(self, g: Game, person: int, n: int) -> None:
        advance_clock(g, n)


for _verb in (TakeInjuries("injury"), CureOne("cure"), Enemies("enemy"), Hours("clock")):
    OUTCOME_VERBS[_verb.id] = _verb
