"""The timing window of every kind of question (chapter TL-TIME), or the rule of the choice where a window holds
several. A question that is asked in more than one window names it when it is asked."""

from othersight.games.they_live import cards  # noqa: F401  (cards say what they ask)
from othersight.games.they_live.rules.effects import CARD_QUESTIONS
from othersight.toolkit.card_questions import windows_with

RULES: dict[str, str] = {
    "first-leader": "TL-TIME-02",
    "leader": "TL-TIME-44",
    "reorganize": "TL-ACTION-13",
    "pile": "TL-STASH-16",
    "too-many-cards": "TL-TIME-08",
    "spare": "TL-TIME-09",
    "cure": "TL-INJURY-02",
    "free-move": "TL-TIME-10",
    "action": "TL-TIME-11",
    "lay-low": "TL-ACTION-08",
    "offer": "TL-ACTION-10",
    "trade": "TL-TIME-12",
    "distract": "TL-ACTION-16",
    "distract-way": "TL-ACTION-16",
    "take-apart": "TL-ACTION-20",
    "target": "TL-ACTION-22",
    "encounter": "TL-TIME-16",
    "team": "TL-TIME-17",
    "weapon": "TL-TIME-19",
    "reward": "TL-TIME-21",
    "confront": "TL-TIME-23",
    "pvp-glasses": "TL-TIME-24",
    "pvp-critical": "TL-TIME-26",
    "pvp-escape": "TL-TIME-26",
    "pvp-look": "TL-TIME-29",
    "flee": "TL-TIME-30",
    "location": "TL-TIME-31",
    "collect-scrap": "TL-TIME-32",
    "collect-card": "TL-TIME-32",
    "build": "TL-TIME-34",
    "gather": "TL-TIME-35",
    "check": "TL-TIME-36",
    "deploy": "TL-TIME-36",
    "nominee": "TL-TIME-40",
    "retreat": "TL-TIME-46",
    "split": "TL-TIME-47",
    "reveal": "TL-TIME-48",
    "sabotage": "TL-TIME-49",
    "resource": "TL-TIME-50",
    "assault-fight": "TL-TIME-53",
    "invader-fight": "TL-TIME-54",
    "foe": "TL-ASSAULT-29",
}
"""What the rules ask."""

WINDOWS: dict[str, str] = windows_with(RULES, CARD_QUESTIONS)
