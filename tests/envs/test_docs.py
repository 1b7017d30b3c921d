"""The page about environments says what the code does."""

import re
from pathlib import Path

import pytest

from othersight.envs.reference import FIRST, LAST, page_with
from othersight.games.the_others.envs.layout import LEFT_OUT as LEFT_OUT_OF_THE_OTHERS
from othersight.games.they_live.envs.layout import LEFT_OUT as LEFT_OUT_OF_THEY_LIVE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "envs.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_tables_of_fields_and_actions_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(FIRST) == page.count(LAST) == 1
    assert page == page_with(page), "run python -m othersight.envs.reference docs/envs.md"


def test_what_is_not_observed_is_told_with_its_reason() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for key, reason in {**LEFT_OUT_OF_THE_OTHERS, **LEFT_OUT_OF_THEY_LIVE}.items():
        if not key.endswith(" what"):
            assert f"| `{key}` | {reason} |" in page


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run_as_they_stand(example: str) -> None:
    there: dict[str, object] = {}
    exec(example, there)
    assert "env" in there
