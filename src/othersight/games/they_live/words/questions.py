"""Questions in words: who is asked what, and what is at stake: the test, the skill, the dice, who is here.

A question is described by the facts its text uses, each as `name=fact` or as the fact alone; a fact is read off the
rule that asks, the innermost of its kind under way. Only what the asked seat may know is said, and what is put to all
at once and in secret is said to all in the same words (TL-HIDDEN-11).
"""

from othersight.games.they_live.rules.effects import CARD_QUESTIONS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.question_context import QuestionContext
from othersight.games.they_live.words.question_facts import FACTS
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.toolkit.card_questions import facts_with
from othersight.toolkit.phrases import Argument, Phrase

RULES: dict[str, str] = {
    # set-up, votes and what may be due at any time
    "first-leader": "",
    "leader": "leader next=next-leader",
    "reorganize": "when=equipping weapon=slot-weapon off-hand=slot-off-hand ally=slot-ally bag",
    "pile": "count=cards-due type stop=may-stop",
    "too-many-cards": "count=carried",
    "spare": "dead",
    "cure": "",
    # the Action turn
    "free-move": "space here state",
    "action": "nth=nth-action space here state",
    "lay-low": "wanted damage scrap",
    "offer": "partner",
    "trade": "giver offered",
    "distract": "",
    "distract-way": "tile=distracted space",
    "take-apart": "count=taken-apart scrap",
    "target": "card=used-card text=used-text",
    # the Response Phase
    "encounter": "tile figures stealth=stealth-dice combat=combat-dice weapon=weapon-dice state",
    "team": "proposer tile figures stealth=stealth-dice combat=combat-dice weapon=weapon-dice state",
    "weapon": "weapon=weapon-name dice=weapon-dice combat=combat-dice wanted=weapon-wanted against",
    "reward": "tile=beaten dice=reward-dice rivals",
    "confront": "others=others-to-confront glasses state",
    "pvp-glasses": "defender glasses stealth=stealth-dice theirs=defender-dice",
    "pvp-critical": "defender combat=combat-dice",
    "pvp-escape": "attacker combat=combat-dice",
    "pvp-look": "defender",
    "flee": "why=flight space",
    # the Location turn
    "location": "space here story=story-here state",
    "collect-scrap": "count=scrap-here scrap",
    "collect-card": "carried",
    "build": "count=put-down deposit",
    "gather": "scrap dice=gather-dice",
    "check": "deposit glasses",
    "deploy": "card=checked count=left-to-check",
    # the Propaganda Phase
    "nominee": "message=raid-message leader",
    # the Final Assault
    "retreat": "card=assault-card tests",
    "split": "card=assault-card first=first-test second=second-test group leader",
    "reveal": "card=assault-card test required group dice=group-dice attempt=attempt-number limit",
    "sabotage": "card=assault-card test required played=played-against",
    "resource": "resource worth test required spent dice=group-dice leader deciding",
    "assault-fight": "card=assault-card stealth=enemy-stealth combat=enemy-combat health=enemy-health "
    "pass=first-pass hidden=stealth-dice dice=combat-dice weapon=weapon-dice state leader",
    "invader-fight": "foe health=foe-health foe-dice dice=combat-dice weapon=weapon-dice state",
    "foe": "leader",
}
QUESTIONS: dict[str, str] = facts_with(RULES, CARD_QUESTIONS)


def phrase_question(game: Game, question: Question) -> Phrase:
    """What a seat is asked."""
    asked = QuestionContext(game, table_of(game), question)
    arguments: dict[str, Argument] = {}
    for part in QUESTIONS[question.kind].split():
        name, _, fact = part.partition("=")
        arguments[name] = FACTS[fact or name](asked)
    return Phrase(f"they-live-question-{question.kind}", **arguments)
