"""`python -m tests.mutation`: the package is imported from its source, whatever has been compiled."""

import sys

from tests.mutation.interpreted import import_from_source

if __name__ == "__main__":
    import_from_source()
    from tests.mutation.command import main

    sys.exit(main())
