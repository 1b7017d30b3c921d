"""Writes all golden replays anew: `python -m tests.goldens.write`. Only for rules that have changed on purpose."""

from collections import Counter

from tests.goldens.golden import FOLDER, file_of, golden_games, write


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    games = golden_games()
    for old in FOLDER.glob("*.txt"):
        if old.stem not in games:
            old.unlink()
    decisions = sum(write(name, play()) for name, play in games.items())
    outcomes = Counter(file_of(name).read_text().splitlines()[-1].split()[1] for name in games)
    print(f"{len(games)} goldens with {decisions} decisions: {dict(outcomes)}")


if __name__ == "__main__":
    main()
