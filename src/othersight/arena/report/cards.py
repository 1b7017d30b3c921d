"""Cards that never matter: those that never come into play, and those with which a side fares as without them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from othersight.arena.report.markup import Content, Markup, tag
from othersight.arena.report.rates import FEW, Effect, effects_of
from othersight.arena.report.section import Run, Section, note, section
from othersight.arena.report.spec import CardKind, report_spec_of
from othersight.arena.report.tables import effect_lines
from othersight.arena.row import Row
from othersight.arena.side_words import side_named, text_or_word
from othersight.arena.spec import spec_of
from othersight.locales import enumeration, text

LITTLE = 0.1
"""A card whose whole interval lies nearer to nought than this hardly changes who wins."""


@dataclass(frozen=True)
class CardsMet:
    """The cards of one kind in the games of a run."""

    kind: CardKind
    possible: dict[str, int]
    """In how many games each card could come into play; those that could in none are left out."""
    effects: dict[str, Effect]
    """The cards that did, and how the side fared with them."""

    @property
    def never(self) -> list[str]:
        """Cards that could come into play and never did."""
        return [card for card in self.possible if card not in self.effects]

    @property
    def idle(self) -> list[Effect]:
        """Cards with which the side fares as without them, in enough games to say so; the most used first."""
        found = [one for card, one in self.effects.items() if self.is_idle(card, one)]
        return sorted(found, key=lambda one: (-one.having.games, one.name))

    def is_idle(self, card: str, one: Effect) -> bool:
        """Whether enough games with it and without it say that it changes little."""
        without = self.possible.get(card, 0) - one.having.games
        return min(one.having.games, without) >= FEW and -LITTLE < one.low <= one.high < LITTLE

    def data(self) -> dict[str, Any]:
        """For a script: how often each card could come into play and did, and what that did."""
        return {
            "never_used": self.never,
            "no_difference": [one.name for one in self.idle],
            "cards": {
                card: {"possible": games, **told_of(self.effects.get(card))}
                for card, games in self.possible.items()
            },
        }


def told_of(one: Effect | None) -> dict[str, Any]:
    """In how many games a card was used, and by how much the share differs with it."""
    if one is None:
        return {"used": 0}
    ends = [round(end, 4) for end in (one.low, one.high)]
    return {
        "used": one.having.games,
        "difference": round(one.difference, 4),
        "interval": ends,
    }


def cards_met(game: str, rows: Sequence[Row]) -> list[CardsMet]:
    """Every kind of cards of a game, in the games that have finished."""
    finished = [row for row in rows if row.outcome]
    return [met(kind, finished, spec_of(game).balanced) for kind in report_spec_of(game).cards]


def met(kind: CardKind, finished: Sequence[Row], side: str) -> CardsMet:
    """One kind of cards."""
    could = {card: sum(kind.is_possible(card, row) for row in finished) for card in kind.cards()}
    effects = effects_of(finished, side, kind.used, kind.kind_of) if finished else []
    used = {one.name: one for one in effects}
    possible = {card: games for card, games in could.items() if games or card in used}
    return CardsMet(kind, possible, used)


def cards_as_data(game: str, rows: Sequence[Row]) -> dict[str, Any]:
    """All kinds for a script, by their names."""
    return {one.kind.id: one.data() for one in cards_met(game, rows)}


def kind_named(kind: CardKind) -> str:
    """What the cards of a kind are called."""
    return text_or_word(f"lab-kind-{kind.id}", kind.id)


def sentence_of(one: CardsMet) -> str:
    """Which cards of a kind never came into play."""
    names = [one.kind.named(card) for card in one.never]
    if not names:
        return text("lab-all-used", kind=kind_named(one.kind), all=len(one.possible))
    return text(
        "lab-never",
        kind=kind_named(one.kind),
        count=len(names),
        all=len(one.possible),
        cards=enumeration(names),
    )


def idle_cards(run: Run) -> list[Section]:
    """The section about them; nothing for a game that names no cards."""
    if not run.finished:
        return []
    told: list[Content] = []
    for one in cards_met(run.game, run.rows):
        told += [tag("p", sentence_of(one))]
        told += [idle_table(one, side_named(run.side))] if one.idle else []
    if not told:
        return []
    few = [note("lab-few-games", games=len(run.finished))] if len(run.finished) < FEW else []
    return [section("idle", note("lab-idle-note"), *few, *told)]


def idle_table(one: CardsMet, side: str) -> Markup:
    """Cards that came into play and changed nothing worth the name."""
    return effect_lines(
        text("lab-idle", kind=kind_named(one.kind), side=side, points=round(100 * LITTLE)),
        text("lab-head-card"),
        one.idle,
        one.kind.named,
        "",
    )
