"""Where `othersight` begins: whoever presses Ctrl-C while modules are loaded reads one line as well."""

import sys


def main() -> None:
    """Load the application and carry out."""
    try:
        from othersight.cli._front import main as carry_out

        carry_out()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(130)
