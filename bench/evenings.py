"""How often cards of They Live come again for a group that plays evening after evening and hands on what it has seen.

python -m bench.evenings --groups 80 --jobs 2          # the tables of docs/balance.md
python -m bench.evenings --groups 80 --town harbour --kept evenings.jsonl
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import othersight
from othersight.arena.players import unhurried
from othersight.arena.simulate import take_turn
from othersight.games import handed_on
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.handed_on import SHOWN
from othersight.games.they_live.state.config import AREAS
from othersight.kernel.game import Game

EVENINGS = 5
DECKS = (*AREAS, "generic")
KINDS = {"news": "news", "injury": "injuries", "assault-card": "assault"}


class Group(NamedTuple):
    """A group: its number, and the options of its games beside what it has seen."""

    number: int
    options: dict[str, Any]


Evening = dict[str, Any]
"""Who won, and of each kind the cards turned up in their order."""


def evenings(group: Group) -> list[Evening]:
    """The evenings of a group, each with what the one before has handed on."""
    found: list[Evening] = []
    seen: dict[str, Any] = {}
    for evening in range(EVENINGS):
        seed = f"evenings/{group.number}/{evening}"
        game = othersight.new("they-live", seed, **group.options, **seen)
        play(game, seed)
        found.append({"outcome": game.outcome, "cards": turned_up(game)})
        seen = handed_on(game)
    return found


def play(game: Game, seed: str) -> None:
    """Regular players, to the end."""
    players = [
        unhurried("regular", "they-live", seat, f"{seed}/{seat}", {})
        for seat in range(len(game.seats))
    ]
    board = game.board()
    while game.questions:
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)


def turned_up(game: Game) -> dict[str, list[str]]:
    """The cards that everybody has seen, Location cards by their decks."""
    decks = dict(zip(DECKS, table_of(game).config.location_decks, strict=True))
    found: dict[str, list[str]] = {kind: [] for kind in (*DECKS, *KINDS.values())}
    for entry in game.log(-1):
        if entry.key in SHOWN:
            card = str(entry.values[SHOWN[entry.key]])
            of_deck = (deck for deck, cards in decks.items() if card in cards)
            found[KINDS.get(entry.key) or next(of_deck)].append(card)
    return found


def again(group: list[Evening], kinds: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """For each evening, how many cards of these kinds came that were seen on an earlier one, and how many in all."""
    before: set[str] = set()
    for evening in group:
        cards = [card for kind in kinds for card in evening["cards"][kind]]
        yield sum([card in before for card in cards]), len(cards)
        before.update(cards)


def told(groups: list[list[Evening]]) -> Iterator[str]:
    """What a group turns up of each kind in all evenings, what comes again, and who wins."""
    for kind in (*DECKS, *KINDS.values()):
        sums = [sum([len(evening["cards"][kind]) for evening in group]) for group in groups]
        tenth = quantiles(sums, n=10)[-1] if len(sums) > 1 else sums[0]
        yield f"{kind}: {median(sums):.0f} turned up (median), {tenth:.0f} by one group in ten"
        yield f"    seen on an earlier evening: {shares(groups, (kind,))}"
    yield f"all Location cards: seen on an earlier evening: {shares(groups, DECKS)}"
    won = Counter(evening["outcome"] for group in groups for evening in group)
    yield f"the Humans win {won['humans']} of {won.total()} games"


def shares(groups: list[list[Evening]], kinds: tuple[str, ...]) -> str:
    """The share of each evening that comes again, and how many groups see no card again at all."""
    counts = [list(again(group, kinds)) for group in groups]
    parts: list[str] = []
    for evening in range(EVENINGS):
        known = sum([count[evening][0] for count in counts])
        parts.append(f"{100 * known / max(1, sum([c[evening][1] for c in counts])):.0f} %")
    spared = len([count for count in counts if not sum([known for known, _ in count])])
    return f"{', '.join(parts)}; {spared} of {len(groups)} groups see none again"


def main() -> None:
    """Play, keep if wanted, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--groups", type=int, default=80)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--town", default="city")
    parser.add_argument("--cards", default="all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file for what every group has seen")
    asked = vars(parser.parse_args())
    options = {name: asked[name] for name in ("players", "difficulty", "town", "cards")}
    tasks = [Group(number, options) for number in range(asked["groups"])]
    with get_context("spawn").Pool(asked["jobs"]) as pool:
        groups = pool.map(evenings, tasks, chunksize=1)
    if asked["kept"]:
        asked["kept"].write_text("".join([json.dumps(group) + "\n" for group in groups]))
    print("\n".join(told(groups)))


if __name__ == "__main__":
    main()
