"""`python -m bench.bytecodes the-others`: how many bytecodes each function of the interpreted engine runs for a choice.

Random games are traced; what is counted does not depend on how busy the machine is. A bytecode costs some 20 processor
instructions, a call of a Python function 300, and an attribute 200 in code that many classes share.
"""

import argparse
import sys
from collections import Counter
from types import CodeType, FrameType
from typing import Any

from othersight.bench import Othersight, is_compiled
from othersight.games import GAMES


class Counts:
    """What a tracer has seen so far."""

    def __init__(self) -> None:
        self.bytecodes: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        """Count a call or a bytecode, and go on tracing."""
        if event == "call":
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
            self.calls[frame.f_code] += 1
        elif event == "opcode":
            self.bytecodes[frame.f_code] += 1
        return self.trace

    def table(self, choices: int, most: int) -> list[str]:
        """A line for each of the functions that run most."""
        total = self.bytecodes.total()
        lines = [f"{total / choices:.1f} bytecodes and {self.calls.total() / choices:.1f} calls"]
        for code, count in self.bytecodes.most_common(most):
            module = code.co_filename.rpartition("othersight/")[2]
            lines.append(
                f"{count / choices:8.1f} {count / total:6.1%} {self.calls[code] / choices:7.3f} calls  "
                f"{module} {code.co_qualname}"
            )
        return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=12, help="how many are played (default 12)")
    parser.add_argument(
        "--most", type=int, default=40, help="how many functions are told (default 40)"
    )
    given = parser.parse_args()
    if is_compiled():
        raise SystemExit("the engine is compiled; `make interpreted` removes the extension modules")
    engine = Othersight(given.game)
    engine.play(0)  # what is loaded with the first game is not counted
    counts = Counts()
    sys.settrace(counts.trace)
    choices = sum([engine.play(number) for number in range(1, given.games + 1)])
    sys.settrace(None)
    print(f"{given.game}, {choices} choices; for each of them:")
    print("\n".join(counts.table(choices, given.most)))


if __name__ == "__main__":
    main()
