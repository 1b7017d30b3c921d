"""The pages on scenarios tell the truth: their examples run, and they know every key there is."""

import re
from pathlib import Path

import pytest

from othersight.games.the_others.position import facts as others_facts
from othersight.games.the_others.position import game as others_game
from othersight.games.the_others.position.board import MONSTER_KEYS
from othersight.games.the_others.position.board import SPACE_KEYS as OTHERS_SPACE_KEYS
from othersight.games.the_others.position.dice import NAMES as OTHERS_FACES
from othersight.games.the_others.position.heroes import HERO_KEYS
from othersight.games.the_others.position.procedures import WHENS as OTHERS_WHENS
from othersight.games.the_others.setup.configure import DEFAULTS as OTHERS_OPTIONS
from othersight.games.they_live.position import facts as position_facts
from othersight.games.they_live.position import game as position_game
from othersight.games.they_live.position.board import ENEMY_KEYS, SPACE_KEYS, STATES
from othersight.games.they_live.position.cards import LOCATIONS
from othersight.games.they_live.position.dice import NAMES as FACES
from othersight.games.they_live.position.frame_facts import FACTS as UNDER_WAY
from othersight.games.they_live.position.knowledge import CLAIM_KEYS, KNOWLEDGE_KEYS
from othersight.games.they_live.position.people import PERSON_KEYS
from othersight.games.they_live.position.procedures import WHENS
from othersight.games.they_live.setup import overrides as ground
from othersight.games.they_live.setup import start as begin
from othersight.games.they_live.state.config import SKILLS
from othersight.scenarios import Scenario, run
from othersight.scenarios.case import CHANCE_KEYS
from othersight.scenarios.expectations import ASKED_KEYS, LOG_KEYS, OPTION_KEYS, WHY_NOT_KEYS
from othersight.scenarios.parser import KEYS, PARTS

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = {
    page: (DOCS / f"{page}.md").read_text("utf-8")
    for page in ("scenarios", "scenarios_the_others", "scenarios_they_live")
}
EXAMPLES = {page: re.findall(r"```toml\n(.*?)```", text, re.DOTALL) for page, text in PAGES.items()}
EXPECTED = (
    "asked",
    "options",
    "asides",
    "why_not",
    "log",
    "sees",
    "not",
    "outcome",
    "after",
    "play",
)


def said(*pages: str) -> set[str]:
    """Every word in code on the pages."""
    code = " ".join(re.findall(r"`[^`\n]+`", "\n".join(PAGES[page] for page in pages)))
    return set(re.findall(r"[a-z][a-z0-9_-]*", code))


def test_there_are_examples() -> None:
    assert len(EXAMPLES["scenarios"]) >= 2
    assert len(EXAMPLES["scenarios_they_live"]) >= 1


@pytest.mark.parametrize(
    "example",
    [example for examples in EXAMPLES.values() for example in examples],
    ids=lambda text: text.split('"')[3],
)
def test_an_example_of_a_page_holds(example: str) -> None:
    assert [
        difference.sentence() for _, found in run(Scenario(example, "docs")) for difference in found
    ] == []


def test_the_message_that_the_page_shows_is_the_one_that_comes() -> None:
    wrong = EXAMPLES["scenarios"][0].replace("wounds = [7], level", "wounds = [6], level")

    ((_, (difference,)),) = run(Scenario(wrong, "my-fight.scn"))

    assert f"my-fight.scn:{difference.line}: {difference.sentence()}\n" in PAGES["scenarios"]


@pytest.mark.parametrize(
    "keys",
    [
        (*KEYS, *PARTS),
        CHANCE_KEYS,
        (*ASKED_KEYS, *OPTION_KEYS, *WHY_NOT_KEYS, *LOG_KEYS),
        EXPECTED,
    ],
    ids=lambda keys: keys[0],
)
def test_the_page_for_all_games_knows_every_key(keys: tuple[str, ...]) -> None:
    assert [key for key in keys if key not in said("scenarios")] == []


@pytest.mark.parametrize(
    "keys",
    [
        (*OTHERS_OPTIONS, *[own for own in others_game.OWN_OPTIONS if own != "board"]),
        others_game.KEYS,
        OTHERS_WHENS,
        HERO_KEYS,
        OTHERS_SPACE_KEYS,
        MONSTER_KEYS,
        others_facts.KEYS,
        [face for face in OTHERS_FACES if face not in ("sin-hit", "end")],
    ],
    ids=lambda keys: str(next(iter(keys))),
)
def test_the_page_of_the_others_knows_every_key(keys: tuple[str, ...]) -> None:
    known = said("scenarios", "scenarios_the_others")
    assert [key for key in keys if key not in known] == []


@pytest.mark.parametrize(
    "keys",
    [
        (*begin.DEFAULTS, *[own for own in ground.OWN_OPTIONS if own != "board"]),
        begin.DIFFICULTIES,
        ground.BOARD_KEYS,
        position_game.KEYS,
        WHENS,
        PERSON_KEYS,
        SPACE_KEYS,
        ENEMY_KEYS,
        [state for state in STATES if state != "board"],
        (*KNOWLEDGE_KEYS, *CLAIM_KEYS),
        LOCATIONS,
        SKILLS,
        position_facts.KEYS,
        (*position_facts.PERSON_FACTS, *position_facts.SPACE_FACTS),
        [key for keys in UNDER_WAY.values() for key in keys],
        [face for face in FACES if face != "end"],
    ],
    ids=lambda keys: str(next(iter(keys))),
)
def test_the_page_of_they_live_knows_every_key(keys: tuple[str, ...]) -> None:
    known = said("scenarios", "scenarios_they_live")
    assert [key for key in keys if key not in known] == []
