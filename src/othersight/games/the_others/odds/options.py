"""The odds of an open option of The Others, from what its seat may know (TO-FIGHT, TO-RANGED, TO-CLEANSE, TO-CHECK).

Until the roll everybody is taken to do as little as may be: no Sin card, no Acolyte Ability, no Voluntary Corruption
unless the Hero says that he means to take it, now or earlier in this Fight. What has been played or taken already
counts.
"""

from othersight.games.the_others.odds.fight import fight_odds
from othersight.games.the_others.odds.harm import Harm
from othersight.games.the_others.odds.pending_roll import (
    HOLD_BACK,
    assumed_in_fight,
    certain_corruption,
    certain_wounds,
    checks_of_step,
    dice_in,
    fight_at,
    harm_due,
    rest_of_step,
    shot_at,
    sins_results,
    spared,
)
from othersight.games.the_others.odds.ranged import Ranged, Strike, ranged_odds
from othersight.games.the_others.odds.rolls import Check, check_odds, cleanse_odds
from othersight.games.the_others.odds.shot import after_the_shot, still_to_choose
from othersight.games.the_others.rules.check import Check as CheckRule
from othersight.games.the_others.rules.check import shield
from othersight.games.the_others.rules.cleanse import Cleanse
from othersight.games.the_others.rules.corrupt import bonus_choice
from othersight.games.the_others.rules.fight import Fight as FightRule
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.move import HeroStep
from othersight.games.the_others.rules.ranged import RangedFight
from othersight.games.the_others.rules.simultaneous import OPEN
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.wound import markers_left
from othersight.games.the_others.state.config import FIRE
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, Question, number, word
from othersight.odds.next_roll import Answer, driven_to_roll, step_of

ACTS: dict[str, type[Procedure]] = {"fight": FightRule, "shoot": RangedFight, "cleanse": Cleanse}
"""What a Hero begins in his Turn, and the Sins Player in a Reaction."""
MEANT = ("mean", "yes")
NOT_MEANT = ("mean", "no")
LEAST = (PASS, NOT_MEANT, ("corruption", "no"), ("read", "corruption"), ("cover", 1))


def option_odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an option that is open to a seat; None if no roll comes of it."""
    question = game.question_of(seat)
    if question.kind == "main" and word(option, 0) == "move":
        return step_odds(game, number(option, 1))
    if question.kind in ("main", "reaction-fight"):
        kind = ACTS.get(word(option, 0))
        return rolled_odds(game, seat, option, kind) if kind is not None else None
    return odds_under_way(game, seat, option)


def odds_under_way(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an option while a Fight, a Cleanse or a check is under way."""
    for frame in reversed(game.stack):
        if isinstance(frame, RangedFight) and frame.stage != OPEN:
            return after_the_shot(game, seat, option, frame) or repeated(game, seat, option, frame)
        if isinstance(frame, FightRule):
            if frame.stage == OPEN:
                return rolled_odds(game, seat, option, FightRule)
            return repeated(game, seat, option, frame)
        if isinstance(frame, Cleanse):
            if not frame.rolled:
                return rolled_odds(game, seat, option, Cleanse)
            return repeated(game, seat, option, frame)
        if isinstance(frame, CheckRule):
            if not frame.rolled:
                return rolled_odds(game, seat, option, CheckRule)
            again = repeated(game, seat, option, frame)
            if again is not None:
                return again
        if isinstance(frame, HeroStep):
            return rest_odds(game, frame)
    return None


def repeated(game: Game, seat: int, option: Option, frame: Procedure) -> Odds | None:
    """TO-DICE-11: the dice have fallen; only CURSED FATE has them rolled again."""
    kind = game.question_of(seat).kind
    if kind == "after-roll-card" and option != PASS:
        return rolled_odds(game, seat, option, type(frame))
    if kind in ("survivor", "marguerite"):
        return rolled_odds(game, seat, option, RangedFight)
    return None


def rolled_odds(game: Game, seat: int, option: Option, kind: type[Procedure]) -> Odds | None:
    """The odds of the next roll of a procedure, once the option is taken."""
    meant = option == MEANT or (option != NOT_MEANT and has_announced(game))
    answer = survivors_come(game, as_meant if meant else least)
    twin = driven_to_roll(game, seat, option, kind, answer, is_rolled)
    if twin is None:
        return None
    frame = twin.stack[-1]
    if isinstance(frame, RangedFight):
        return harm_odds(game, twin, frame.hero, shot_harm(twin, frame), "ranged-fight")
    if isinstance(frame, FightRule):
        harm = fight_odds(fight_at(twin, frame), dice_in(table_of(twin)))
        return harm_odds(game, twin, frame.hero, harm, "fight")
    if isinstance(frame, Cleanse):
        return cleanse_of(twin, frame)
    assert isinstance(frame, CheckRule)
    return check_of(game, twin, frame)


def has_announced(game: Game) -> bool:
    """TO-TIME-15: whether the Hero has said in the Fight under way that he will take Corruption.

    Nobody is bound by it, so that only the log remembers; a silent one remembers nothing.
    """
    fights = [f for f in game.stack if isinstance(f, FightRule) and f.stage == OPEN]
    if not fights or game.chronicle.silent:
        return False
    for entry in reversed(game.chronicle.entries()):
        if entry.key in ("fight", "shots"):  # it began here, and he has not said so since
            return False
        if entry.key == "intention-yes":
            return True
    return False


def survivors_come(game: Game, otherwise: Answer) -> Answer:
    """TO-EDITION-03: survivors of the shot under way who may choose where to go come to the Hero."""
    ways = [("to", frame.ground) for frame in game.stack if isinstance(frame, RangedFight)]

    def answer(question: Question) -> Option:
        if question.kind == "survivor" and ways and ways[-1] in question.options:
            return ways[-1]
        return otherwise(question)

    return answer


def is_rolled(question: Question) -> bool:
    """Whether a shot is past the Hero's roll without a die having fallen: only fixed results are left to be used."""
    return question.kind in ("faith", "assign")


def as_meant(question: Question) -> Option:
    """TO-TIME-15, TO-TIME-18: he takes the Corruption that he has said he will; all else as little as may be."""
    taken = ("corruption", "yes")
    return taken if taken in question.options else least(question)


def least(question: Question) -> Option:
    """As little as may be. A Wound goes on slot 1, which gives nothing, then on the highest, which counts last."""
    for option in LEAST:
        if option in question.options:
            return option
    return question.options[-1 if question.kind == "wound" else 0]


def shot_harm(twin: Game, frame: RangedFight) -> Harm:
    """A Ranged Fight at the Hero's roll, after it where he rolls no dice, or at the strike back."""
    t = table_of(twin)
    if twin.questions:
        return ranged_odds(still_to_choose(twin, frame, ()), dice_in(t))
    if step_of(frame) != "sin_rolls":
        return ranged_odds(shot_at(twin, frame), dice_in(t))
    strike = Strike(frame.sin_dice, *sins_results(twin, frame))
    shot = Ranged(0, (), (strike,), 0, frame.defense, frame.cc, 0, spared(t, frame.hero))
    return ranged_odds(shot, dice_in(t))


def harm_odds(game: Game, twin: Game, hero: int, harm: Harm, what: str) -> Odds:
    """With the Wounds taken on the way to the roll, and the chance that the Hero dies."""
    before, now = table_of(game).heroes[hero], table_of(twin).heroes[hero]
    taken = len(now.covered) - len(before.covered)
    assumed: tuple[str, ...] = HOLD_BACK
    if what in ("fight", "ranged-fight"):
        assumed = assumed_in_fight(table_of(twin), hero, what == "ranged-fight")
    odds = harm.odds(what, assumed)
    odds.numbers["wounds"] = (0.0,) * taken + odds.numbers["wounds"]
    if taken:
        odds.events["unharmed"] = 0.0
    odds.events["dies"] = harm.dies(markers_left(now), now.level)
    return odds


def cleanse_of(twin: Game, frame: Cleanse) -> Odds:
    """A Cleanse at its roll."""
    t = table_of(twin)
    hero = t.heroes[frame.hero]
    free = bonus_choice(hero) if frame.corrupted else 0
    tokens = sum(t.spaces[hero.space].tokens[:4])
    odds = cleanse_odds(frame.dice, dice_in(t), tokens, free)
    odds.assuming = HOLD_BACK
    return odds


def check_of(game: Game, twin: Game, frame: CheckRule) -> Odds:
    """One check at its roll, and those that follow in the same step."""
    t = table_of(twin)
    check = Check(frame.dice, frame.read_as == FIRE, shield(t, frame.hero))
    step = next((f for f in twin.stack if isinstance(f, HeroStep)), None)
    rest, price = rest_of_step(t, step) if step is not None else ((), 0)
    harm = check_odds((check, *rest), dice_in(t), 0, price)
    return harm_odds(game, twin, frame.hero, harm, "check")


def rest_odds(game: Game, step: HeroStep) -> Odds | None:
    """The checks that are left of a step under way, with the harm that is certain by now."""
    t = table_of(game)
    rest, price = rest_of_step(t, step)
    if not rest:
        return None
    wounds, corruption = harm_due(game)
    harm = check_odds(rest, dice_in(t), wounds, corruption + price)
    return harm_odds(game, game, step.hero, harm, "move")


def step_odds(game: Game, target: int) -> Odds | None:
    """A step of a Move with the checks of both Spaces, the Wound for leaving Monsters and Sloth's price."""
    t = table_of(game)
    turn = game.stack[-1]
    assert isinstance(turn, Turn)
    checks = checks_of_step(t, turn.hero, target)
    if not checks:
        return None
    price = certain_corruption(t, turn.steps_made + 1)
    harm = check_odds(checks, dice_in(t), certain_wounds(t, turn.hero), price)
    return harm_odds(game, game, turn.hero, harm, "move")
