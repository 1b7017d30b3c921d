"""Whatever is not open in The Others has a reason: the first condition that fails, with its rule and in words."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.cards.prices import DamnedChoice
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.rules.abilities import at_start
from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.effects import UPGRADES, Effect
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES, MONSTERS
from othersight.games.the_others.state.table import Monster
from othersight.games.the_others.words.reasons import FACTS, REASONS
from othersight.kernel.game import Game
from othersight.locales import keys, render
from othersight.toolkit.conditions import ELSEWHERE, OneOf
from othersight.toolkit.legality import forms_at, kinds_of
from othersight.toolkit.reason_words import COMMON
from tests.conformance.checks import is_rule
from tests.games.the_others.cards.test_havens_last_stand import last_mission
from tests.games.the_others.play import TOWN, at, faces, idle, monster, play, space_number
from tests.rule_ids import rule

SOURCE = Path(othersight.__file__).parent / "games" / "the_others"
LOCALE = Path(othersight.__file__).parent / "locales" / "en" / "the_others" / "reasons.ftl"
GENERAL = {
    "reason-game-over",
    "reason-not-your-decision",
    "reason-not-an-option",
    "reason-not-understood",
    "reason-other-moment",
    "reason-must-choose",
    "reason-wrong-form",
    "reason-card-not-so",
}
"""Reasons that no condition gives, or only that of a card of one's own that names none."""


def test_every_reason_of_a_condition_has_words_and_all_words_have_a_condition() -> None:
    raised = {condition.key for conditions in CONDITIONS.values() for condition in conditions}
    assert raised | GENERAL == set(REASONS)
    assert set(REASONS) <= keys()
    used = {part.rpartition("=")[2] for facts in REASONS.values() for part in facts.split()}
    assert used == set(FACTS)


def test_every_key_of_a_reason_in_the_source_has_words() -> None:
    written = "\n".join([file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")])
    assert set(re.findall(r'"(reason-[a-z0-9-]+)"', written)) | set(COMMON) == set(REASONS)


def test_every_condition_cites_a_rule_of_the_catalogue() -> None:
    rules = {condition.rule for conditions in CONDITIONS.values() for condition in conditions}
    assert [rule for rule in sorted(rules) if not is_rule(rule)] == []


def test_every_verb_of_every_question_has_its_conditions() -> None:
    answered = {
        (kind, verb) for kind in WINDOWS for verb in VERBS.names if forms_at(VERBS, kind, verb)
    }
    elsewhere = {(kind, verb) for kind, verb in CONDITIONS if kind == ELSEWHERE}
    assert set(CONDITIONS) - elsewhere == answered
    assert {verb for _, verb in elsewhere} <= set(VERBS.names)


def test_every_moment_that_is_named_has_words() -> None:
    start = "the-others-moment-"
    moments = {kinds_of(VERBS, verb)[0] for verb in VERBS.names if verb not in ("pass", "play")}
    assert {key.removeprefix(start) for key in keys() if key.startswith(start)} == moments


def figure(game: Game, kind: str, nth: int = 0) -> int:
    """The number of a Monster of a kind."""
    at_kind = [m.index for m in table_of(game).monsters if m.kind == MONSTERS.index(kind)]
    return at_kind[nth]


def rose(when: str = "main", **given: Any) -> Game:
    """Rose in District E."""
    own = given.pop("own", {})
    return at(hero="rose", heroes={"rose": {"space": "e", **own}}, when=when, **given)


def leah(**given: Any) -> Game:
    """Leah at the start of her Turn."""
    own = given.pop("own", {})
    return at(hero="leah", heroes={"leah": {"space": "e", **own}}, when="start-abilities", **given)


def in_town(**given: Any) -> Game:
    """Rose in a District with a heal icon and one for Upgrades."""
    own = given.pop("own", {})
    return at(hero="rose", heroes={"rose": {"space": "shop", **own}}, board=TOWN, **given)


def rolled(hits: int, *monsters: Any, **given: Any) -> Game:
    """Rose has rolled so many Hits in District E."""
    game = rose(monsters=list(monsters), figures={"heroes.rose.fight": 6}, **given)
    dice = sum([table_of(game).config.monster_fight[m.kind] for m in in_e(game)])
    roll = faces(f"blank*{dice} hit*{hits} skill*{6 - hits}")
    return play(game, "fight", "mean no", "corruption no", dice=roll)


def in_e(game: Game) -> list[Monster]:
    space = space_number(game, "e")
    return [m for m in table_of(game).monsters if m.space == space]


def hive() -> Game:
    """The Sins Player marks Monsters, one is marked already (the last Mission of HAVEN' S LAST STAND begins)."""
    return play(last_mission(monster("acolyte", "c"), monster("controller", "f")), "mark avatar")


Build = Callable[[], Game]
Wish = str | Callable[[Game], str]

CASES: list[tuple[str, str, Build, Wish]] = [
    ("reason-not-understood", "TO-TIME-08", rose, "frob 12"),
    ("reason-not-understood", "TO-TIME-08", rose, ""),
    ("reason-wrong-form", "TO-TIME-08", rose, "move"),
    ("reason-wrong-form", "TO-TIME-08", rose, "fight 3"),
    ("reason-other-moment", "TO-WOUND-01", rose, "cover 3"),
    ("reason-must-choose", "TO-TIME-08", rose, "pass"),
    ("reason-sins-players-card", "TO-SINCARD-01", rose, "play hate"),
    # a Hero's Turn
    (
        "reason-card-stops-move",
        "TO-SINCARD-03",
        lambda: rose(step_limit=0, monsters=[monster("acolyte", "e")]),
        "move 3",
    ),
    ("reason-not-held", "TO-NPC-03", rose, "put-down proxy"),
    ("reason-icons-covered", "TO-CITY-13", rose, "city-action"),
    (
        "reason-slot-taken",
        "TO-CITY-02",
        lambda: at(
            hero="rose",
            heroes={"rose": {"space": "shop"}, "leah": {"city_token": "shop"}},
            board=TOWN,
        ),
        "city-action",
    ),
    (
        "reason-fog-of-hate",
        "TO-APOC-06",
        lambda: in_town(
            story="the-darkness-within",
            revealed=["the-fog-of-hate"],
            spaces={"shop": {"corruption": 1}},
        ),
        "city-action",
    ),
    (
        "reason-monster-here",
        "TO-TOKEN-04",
        lambda: rose(spaces={"e": {"hidden": ["fire"]}}, monsters=[monster("acolyte", "e")]),
        "turn-up",
    ),
    ("reason-turn-due", "TO-TURN-04", lambda: both_tokens(), "decline"),
    # abilities and Upgrades
    ("reason-not-his-ability", "TO-TIME-10", rose, "holy-water 0"),
    (
        "reason-ability-out-of-use",
        "TO-ACOLYTE-05",
        lambda: leah(own={"no_ability": True, "upgrades": ["inner-mastery"]}),
        "perilous-research 0",
    ),
    (
        "reason-ability-used",
        "TO-TIME-07",
        lambda: play(leah(own={"upgrades": ["inner-mastery"]}), "inner-mastery up"),
        "inner-mastery up",
    ),
    (
        "reason-used-this-round",
        "TO-ROUND-06",
        lambda: leah(own={"researched": True, "upgrades": ["inner-mastery"]}),
        "perilous-research 0",
    ),
    (
        "reason-nothing-to-heal",
        "TO-WOUND-07",
        lambda: leah(own={"upgrades": ["regeneration", "inner-mastery"]}),
        "regeneration",
    ),
    (
        "reason-end-of-track",
        "TO-CORRUPT-01",
        lambda: leah(own={"upgrades": ["inner-mastery"]}),
        "inner-mastery down",
    ),
    (
        "reason-acolytes-only",
        "TO-TIME-07",
        lambda: leah(
            own={"upgrades": ["seeker-grenades"]},
            monsters=[monster("acolyte", "e"), monster("abomination", "e")],
        ),
        lambda g: f"seeker-grenades {figure(g, 'abomination')}",
    ),
    (
        "reason-not-common",
        "TO-HELLCLUB-04",
        lambda: leah(
            own={"upgrades": ["seeker-grenades"]},
            monsters=[monster("acolyte", "e"), monster("controller", "e")],
        ),
        lambda g: f"seeker-grenades {figure(g, 'controller')}",
    ),
    # Fights
    (
        "reason-too-few-hits",
        "TO-FIGHT-16",
        lambda: rolled(2, monster("acolyte", "e"), monster("abomination", "e")),
        lambda g: f"hit {figure(g, 'abomination')}",
    ),
    (
        "reason-killed-already",
        "TO-FIGHT-16",
        lambda: play(rolled(4, monster("acolyte", "e"), monster("acolyte", "e")), "hit acolyte"),
        lambda g: f"hit {g.stack[-1].killed[0]}",  # type: ignore[attr-defined]
    ),
    (
        "reason-no-price-asked",
        "TO-ACOLYTE-05",
        lambda: play(rose(monsters=[monster("acolyte", "e")]), "fight", "mean no"),
        "corruption pay",
    ),
    # the Sins Player
    ("reason-marked-already", "TO-TOKEN-10", hive, lambda g: f"mark {marked(g)}"),
]


def both_tokens() -> Game:
    """Rose has a Turn token and an Extra Turn token."""
    own = {"space": "e", "turns": 1, "extra_turns": 1}
    return idle(at(hero="rose", heroes={"rose": own}, when="turn-over"), "token")


def marked(game: Game) -> int:
    return next(m.index for m in table_of(game).monsters if m.marked)


@pytest.mark.parametrize(
    ("key", "id", "build", "wish"), [pytest.param(*case, marks=rule(case[1])) for case in CASES]
)
def test_the_first_condition_that_fails_is_named(
    key: str, id: str, build: Build, wish: Wish
) -> None:
    game = build()
    assert game.question
    reason = game.why_not(game.question.seat, wish if isinstance(wish, str) else wish(game))
    assert reason is not None
    assert (reason.key, reason.rule) == (key, id)
    assert render(words_of(game).reason(game, reason)).endswith((".", "!"))


def test_without_a_face_up_upgrade_only_the_wounds_are_left() -> None:
    """SCX-2: the question is not asked then, so that the condition is read as the rule reads it."""
    for own, left in (("upgrades", ["wounds", "upgrade"]), ("face_down", ["wounds"])):
        game = rose(own={own: ["rail-gun"]})
        rose_ = table_of(game).heroes[HEROES.index("rose")]
        case = Case(game, "damned", DamnedChoice(rose_.index))
        assert case.options("damned") == [("damned", choice) for choice in left]


def failing_key(case: Case, how: str) -> str:
    failing = case.failing("start-ability", ("whistle", how))
    return failing.key if failing else ""


def test_an_upgrade_of_ones_own_has_the_conditions_of_all_abilities(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(UPGRADES, "whistle", Effect("whistle"))
    at_start("whistle", (OneOf("TO-TIME-07", "reason-up-or-down", ("loud",)),))
    try:
        game = leah(own={"upgrades": ["inner-mastery"]})
        turn: Any = game.stack[-1]
        case = Case(game, "start-ability", turn)
        assert failing_key(case, "loud") == "reason-not-his-ability"
        table_of(game).edit_hero(HEROES.index("leah")).upgrades = ("whistle",)
        assert case.options("whistle") == [("whistle", "loud")]
        assert failing_key(case, "soft") == "reason-up-or-down"
        turn.used = ("whistle",)
        assert failing_key(case, "loud") == "reason-ability-used"
        assert case.options("whistle") == []
    finally:
        del CONDITIONS["start-ability", "whistle"]
