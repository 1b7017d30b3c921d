"""What `--help` says of a command: what it does, and examples that can be typed as they stand."""

from typing import TypedDict

from othersight.locales import text

AS_IT_STANDS = "\b\n"
"""Before lines that the help must not fold."""

EXAMPLES: dict[str, tuple[str, ...]] = {
    "analyse": ("othersight analyse game.json", "othersight analyse game.json --plot curve.svg"),
    "arena": (
        "othersight arena the-others --players novice,regular --games 400 --jobs 2",
        "othersight arena they-live --players regular --games 100 --out evenings.sqlite",
    ),
    "balance": (
        "othersight balance they-live --games 400 --jobs 2",
        "othersight balance the-others --list",
    ),
    "bench": ("othersight bench", "othersight bench --seconds 2 --json"),
    "content check": ("othersight content check", "othersight content check my-map.toml"),
    "envs check": ("othersight envs check",),
    "ladder": ("othersight ladder the-others --games 200 --jobs 2",),
    "odds the-others": (
        "othersight odds the-others --fight 4 --defense 2 --against abomination,acolyte",
    ),
    "odds they-live": (
        "othersight odds they-live --combat 4 --stealth 3 --against human-cop --life 5",
    ),
    "play": (
        "othersight play the-others",
        "othersight play they-live --party 5 --difficulty easy",
        "othersight play the-others --seat sins --machine expert",
    ),
    "replay": ("othersight replay game.json", "othersight replay game.json --seat heroes-1"),
    "rules show": ("othersight rules show TO-FIGHT-07 TL-STASH-13",),
    "rules search": (
        "othersight rules search fire check",
        "othersight rules search vote --game they-live",
    ),
    "rules where": ("othersight rules where TO-FIGHT-07",),
    "rules coverage": ("othersight rules coverage", "othersight rules coverage --game they-live"),
    "scenario run": ("othersight scenario run mine.scn",),
    "scenario new": (
        "othersight scenario new mine.scn",
        "othersight scenario new --game they-live mine.scn",
    ),
    "scenario export": ("othersight scenario export game.json mine.scn",),
    "serve": ("othersight serve --open", "othersight serve --host 0.0.0.0 --port 8054"),
    "simulate": (
        "othersight simulate the-others --games 100 --jobs 2",
        "othersight simulate they-live --party 4 --difficulty easy",
    ),
    "texts missing": ("othersight texts missing fr --keys",),
    "texts reviewed": ("othersight texts reviewed fr the-others-log-round",),
}
"""By command."""


class Described(TypedDict):
    """What a command is registered with."""

    help: str
    epilog: str


def described(command: str, about: str) -> Described:
    """The help of a command: what it does, and its examples."""
    lines = [text("cli-examples"), *[f"  {one}" for one in EXAMPLES[command]]]
    return Described(help=about, epilog=AS_IT_STANDS + "\n".join(lines))
