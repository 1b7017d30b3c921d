"""docs/scenarios.md tells the truth: its examples run, and it knows every key there is."""

import re
from pathlib import Path

import pytest

from othersight.games.the_others import position_facts, position_game
from othersight.games.the_others.position_board import MONSTER_KEYS, SPACE_KEYS
from othersight.games.the_others.position_heroes import HERO_KEYS
from othersight.games.the_others.position_moment import WHENS
from othersight.games.the_others.settings import DEFAULTS
from othersight.scenarios import Scenario, run
from othersight.scenarios.case import CHANCE_KEYS
from othersight.scenarios.expecting import ASKED_KEYS, LOG_KEYS, OPTION_KEYS, WHY_NOT_KEYS
from othersight.scenarios.reading import KEYS, PARTS

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
SAID = set(re.findall(r"[a-z][a-z0-9_-]*", " ".join(re.findall(r"`[^`\n]+`", DOCUMENT))))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split('"')[3])
def test_an_example_of_the_document_holds(example: str) -> None:
    assert [
        difference.sentence() for _, found in run(Scenario(example, "docs")) for difference in found
    ] == []


def test_the_message_that_the_document_shows_is_the_one_that_comes() -> None:
    wrong = EXAMPLES[0].replace("wounds = [7], level", "wounds = [6], level")

    ((_, (difference,)),) = run(Scenario(wrong, "my-fight.scn"))

    assert f"my-fight.scn:{difference.line}: {difference.sentence()}\n" in DOCUMENT


@pytest.mark.parametrize(
    "keys",
    [
        (*KEYS, *PARTS),
        (*DEFAULTS, *position_game.OWN_OPTIONS),
        position_game.KEYS,
        WHENS,
        HERO_KEYS,
        SPACE_KEYS,
        MONSTER_KEYS,
        CHANCE_KEYS,
        position_facts.KEYS,
        (*ASKED_KEYS, *OPTION_KEYS, *WHY_NOT_KEYS, *LOG_KEYS, "after", "play"),
    ],
    ids=lambda keys: keys[0],
)
def test_the_document_knows_every_key(keys: tuple[str, ...]) -> None:
    assert [key for key in keys if key not in SAID] == []
