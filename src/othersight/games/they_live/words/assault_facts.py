"""The facts that questions of the Final Assault name: card, tests, group, resources, enemies (chapter TL-ASSAULT)."""

from othersight.games.they_live.rules.assault import PlayCard
from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.effects import ASSAULT, COMBAT_ROLL, pool, weapon_dice
from othersight.games.they_live.rules.fail_section import FailSection
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import Person
from othersight.games.they_live.words.names import assault_named, counted, player_named, skill_named
from othersight.games.they_live.words.question_context import Fact, QuestionContext
from othersight.games.they_live.words.things import assault_worth, resource_named
from othersight.kernel.question import number
from othersight.toolkit.phrases import Phrase


def assault_card(a: QuestionContext) -> Phrase:
    """The Final Assault card in play."""
    return assault_named(a.innermost(PlayCard).card)


def test_at(a: QuestionContext, at: int) -> Phrase:
    """A test of the card: its skill and what is printed beside the group's size."""
    skill, printed = a.t.config.assault[a.innermost(PlayCard).card].tests[at]
    return Phrase("they-live-stake-test-of", skill=skill_named(skill), number=printed)


def tests_of_card(a: QuestionContext) -> list[Phrase]:
    """All tests of the card."""
    card = a.t.config.assault[a.innermost(PlayCard).card]
    return [test_at(a, at) for at in range(len(card.tests))]


def test_now(a: QuestionContext) -> Phrase:
    """The skill of the test under way."""
    return skill_named(a.innermost(AssaultTest).skill)


def required(a: QuestionContext) -> int:
    """TL-ASSAULT-07: the group, the printed number, and what has been played against it."""
    test = a.innermost(AssaultTest)
    against = sum([a.t.config.face(card).assault_value for card in test.against])
    return len(test.group) + int(test.printed) + against


def group(a: QuestionContext) -> list[Phrase]:
    """Who takes the test; before a split the whole group votes."""
    test = a.innermost(AssaultTest)
    seats = test.group if test is not None else a.innermost(Vote).voters
    return [player_named(a.t, seat) for seat in seats]


def group_dice(a: QuestionContext) -> int:
    """All dice of the group in this test, declared Weapons aside."""
    test = a.innermost(AssaultTest)
    pools = [pool(a.game, person_of(a.t, seat), test.skill, ASSAULT) for seat in test.group]
    return sum([max(0, dice) for dice in pools])


def spent(a: QuestionContext) -> int:
    """Successes already bought with resources."""
    test = a.innermost(AssaultTest)
    resources = [*test.spent, *[-tile - 1 for tile in test.recruited]]
    return sum([assault_worth(a.t, resource) for resource in resources])


def offered_resource(a: QuestionContext) -> int:
    """The resource that is voted on."""
    return number(a.question.options[0], 1)


def deciding(a: QuestionContext) -> str:
    """Whether the group votes or the leader, who had no vote, decides (TL-ASSAULT-12)."""
    return "votes" if a.game.secret else "decides"


def enemy_figure(a: QuestionContext, at: int) -> int:
    """Stealth, Combat or health of the enemy of the fail section, its damage counted in."""
    section = a.innermost(FailSection)
    figure = a.t.config.assault[section.card].fight[at]
    return figure - int(section.damage) if at == 2 else figure


def foe(a: QuestionContext) -> Person:
    """The revealed Invader to be fought."""
    return person_of(a.t, a.innermost(InvaderFight).foe)


def foe_dice(a: QuestionContext) -> Phrase:
    """The Invader's Combat dice, the Weapon included."""
    invader = foe(a)
    dice = pool(a.game, invader, COMBAT, COMBAT_ROLL) + weapon_dice(a.t, invader)
    return counted("dice", max(0, dice))


STORMING: dict[str, Fact] = {
    "assault-card": assault_card,
    "tests": tests_of_card,
    "first-pass": lambda a: "first" if a.innermost(FailSection).passes == 0 else "later",
    "first-test": lambda a: test_at(a, 0),
    "second-test": lambda a: test_at(a, 1),
    "test": test_now,
    "required": required,
    "group": group,
    "group-dice": group_dice,
    "attempt-number": lambda a: a.innermost(PlayCard).failures + 1,
    "limit": lambda a: a.t.config.assault[a.innermost(PlayCard).card].limit,
    "played-against": lambda a: len(a.innermost(AssaultTest).against),
    "resource": lambda a: resource_named(a.t, offered_resource(a)),
    "worth": lambda a: assault_worth(a.t, offered_resource(a)),
    "spent": spent,
    "deciding": deciding,
    "enemy-stealth": lambda a: enemy_figure(a, 0),
    "enemy-combat": lambda a: enemy_figure(a, 1),
    "enemy-health": lambda a: enemy_figure(a, 2),
    "foe": lambda a: player_named(a.t, a.innermost(InvaderFight).foe),
    "foe-health": lambda a: foe(a).health - foe(a).damage,
    "foe-dice": foe_dice,
}
