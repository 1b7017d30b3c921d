"""Writes golden replays and tells what has changed: `make goldens`, or `python -m tests.goldens.write`. Those that
still run stay as they are; the others are played anew, only for rules and content that have changed on purpose."""

from tests.goldens.golden import FOLDER, file_of, golden_games, run, write


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    games = golden_games()
    gone = [old for old in FOLDER.glob("*.txt") if old.stem not in games]
    for old in gone:
        old.unlink()
        print(f"removed   {old.stem}")
    changed = 0
    for name, play in games.items():
        before = text_of(name)
        if before and still_runs(before):
            continue
        write(name, play())
        told = difference(before, text_of(name))
        if told:
            changed += 1
            print(f"{told} {name}: {text_of(name).splitlines()[-1]}")
    print(f"{changed} of {len(games)} goldens are new or have changed, {len(gone)} were removed")


def still_runs(golden: str) -> bool:
    """Whether a golden is played as it was; what stops it may be anything."""
    try:
        run(golden.splitlines())
    except Exception:
        return False
    return True


def text_of(name: str) -> str:
    """A golden as it lies there, or nothing."""
    return file_of(name).read_text(encoding="utf-8") if file_of(name).is_file() else ""


def difference(before: str, after: str) -> str:
    """What has become of a golden: new, changed from which line on, or nothing."""
    if before == after:
        return ""
    if not before:
        return "new      "
    old, new = before.splitlines(), after.splitlines()
    same = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(old))
    return f"from line {same + 1}"


if __name__ == "__main__":
    main()
