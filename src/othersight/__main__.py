"""`python -m othersight`, where the command itself is not on the path."""

from othersight.cli._start import main

if __name__ == "__main__":
    main()
