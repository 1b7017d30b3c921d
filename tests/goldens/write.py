"""Writes all golden replays anew: `python -m tests.goldens.write`. Only for rules that have changed on purpose."""

from collections import Counter

from tests.goldens.golden import FOLDER, file_of, golden_walks, write


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    walks = golden_walks()
    for old in FOLDER.glob("*.txt"):
        if old.stem not in walks:
            old.unlink()
    decisions = sum(write(name, walk) for name, walk in walks.items())
    outcomes = Counter(file_of(name).read_text().splitlines()[-1].split()[1] for name in walks)
    print(f"{len(walks)} goldens with {decisions} decisions: {dict(outcomes)}")


if __name__ == "__main__":
    main()
