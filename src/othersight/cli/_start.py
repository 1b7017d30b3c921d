"""Where `othersight` begins: whoever presses Ctrl-C while modules are loaded reads one line as well."""

import gc
import sys

YOUNG = 100_000
"""New objects after which Python looks for garbage among them. What a command loads is no garbage, and to look through
it again and again takes a tenth of a short command."""


def main() -> None:
    """Load the application and carry out. What is there at the end is not looked through before the process ends."""
    gc.set_threshold(YOUNG)
    try:
        from othersight.cli._front import main as carry_out

        carry_out()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(130)
    finally:
        gc.freeze()
