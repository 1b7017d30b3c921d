"""What playing a Sin card does: games that go on from the same moment, with the card's effect and without it.

python -m bench.sin_cards --sin wrath --cards primal-fury --games 1000
python -m bench.sin_cards --sin greed --games 400                       # all cards of its deck

A report of the arena compares games in which a card was played with those in which it was not; those differ in more
than the card, since some cards can only be played where the Heroes do well. Here the first play of a card is played
twice: once as it is, once with the card laid down and nothing done.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from othersight.arena.simulate import Run, begin, players_of, take_turn
from othersight.bots import Observation
from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.rules.upgrade import without
from othersight.games.the_others.state.config import SINS
from othersight.kernel.game import Game

REACH = 1.96
"""How many standard errors a 95 % interval reaches."""


class Task(NamedTuple):
    """One game, and the cards whose first play is looked at."""

    sin: str
    number: int
    seed: str
    players: str
    figures: dict[str, Any]
    cards: tuple[str, ...]

    @property
    def run(self) -> Run:
        options = {"sin": self.sin, "team": "random", "figures": self.figures}
        return Run("the-others", 1, self.seed, self.players, options=options)


Forked = tuple[str, int, int]
"""A card, and whether the Sin won with its effect and without."""


def play(task: Task) -> tuple[bool, list[Forked]]:
    """One game to its end, with a second end for each card that was played: whether the Sin won, and those."""
    game = begin(task.run, task.number)
    board = game.board()
    players = players_of(task.run, task.number, len(game.seats))
    ends: dict[str, bool] = {}
    while game.questions:
        seat = game.questions[0].seat
        if seat != SINS:
            take_turn(game, seat, players[seat], board)
            continue
        choice = players[seat].choose(Observation(game, seat, board))
        card = card_of(choice)
        if card in task.cards and card not in ends:
            ends[card] = won_without(task, game.clone(), card)
        game.answer(choice, seat)
    won = game.outcome == "sins"
    return won, [(card, won, other) for card, other in ends.items()]


def card_of(choice: str) -> str:
    """The Sin card that an answer plays, or nothing."""
    verb, _, card = choice.partition(" ")
    return card if verb == "play" and card in SIN_CARDS else ""


def won_without(task: Task, game: Game, card: str) -> bool:
    """Whether the Sin wins if the card is laid down and does nothing."""
    sins = table_of(game).edit_sins()
    sins.hand = without(sins.hand, card)
    sins.played, sins.card_used = card, True
    game.answer("pass", SINS)
    board = game.board()
    players = players_of(task.run, task.number, len(game.seats))
    while game.questions:
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
    return game.outcome == "sins"


def table(games: int, forked: Sequence[Forked]) -> list[str]:
    """Markdown: in how many games each card was played, and what that did in points."""
    found = defaultdict[str, list[tuple[int, int]]](list)
    for card, won, other in forked:
        found[card].append((won, other))
    lines = [
        "| card | played in | Sin wins | without its effect | points | 95 % interval |",
        "|---" * 6 + "|",
    ]
    for card, pairs in sorted(found.items()):
        n = len(pairs)
        share, void = sum(won for won, _ in pairs) / n, sum(lost for _, lost in pairs) / n
        points = share - void
        spread = sum((won - lost - points) ** 2 for won, lost in pairs) / n
        reach = REACH * sqrt(spread / n)
        cells = f"{n / games:.0%} of games | {share:.0%} | {void:.0%} | {100 * points:+.0f}"
        ends = f"{100 * (points - reach):+.0f} to {100 * (points + reach):+.0f}"
        lines.append(f"| {card} | {cells} | {ends} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sin", required=True)
    parser.add_argument("--cards", default="", help="by default all of the Sin's deck")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="cards")
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--set", action="append", default=[], metavar="FIGURE=VALUE")
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    cards = tuple(given.cards.split(",")) if given.cards else load_content().sin_deck(given.sin)
    figures = {path: int(value) for path, value in [pair.split("=") for pair in given.set]}
    tasks = [
        Task(given.sin, number, given.seed, given.bots, figures, cards)
        for number in range(given.games)
    ]
    won, forked = 0, list[Forked]()
    with get_context("spawn").Pool(given.jobs) as pool:
        for sin_won, found in pool.imap_unordered(play, tasks):
            won += sin_won
            forked += found
            if given.kept:
                with given.kept.open("a") as file:
                    file.write(json.dumps([sin_won, found]) + "\n")
    print(f"{given.games} games; the Sin wins {won / given.games:.1%}\n")
    print("\n".join(table(given.games, forked)))


if __name__ == "__main__":
    main()
