"""Parts of a scenario file that nothing looks at: a person who wrote them believes that they are tested."""

from collections.abc import Iterator
from typing import Any


def warnings_of(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The path of each such part, and the key of a text about it."""
    cases = data.get("case", [])
    if not cases:
        return
    if isinstance(data.get("expect"), list):
        for number, case in enumerate(cases):
            if "expect" in case:
                yield f"case[{number}].expect", "scenario-warning-expect-replaced"
    own_script = all("play" in case.get("script", {}) for case in cases)
    if own_script and "play" in data.get("script", {}):
        yield "script.play", "scenario-warning-script-never-run"
    own_expect = all("expect" in case for case in cases)
    if own_expect and isinstance(data.get("expect"), list):
        yield "expect", "scenario-warning-expect-never-checked"
