"""Damage, scrap, wanted and glasses tokens (chapter TL-TOKEN)."""

from typing import Final

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game

MOST_SCRAP: Final = 5
MOST_WANTED: Final = 10


def take_damage(g: Game, person: int, damage: int) -> None:
    """TL-TOKEN-01; death is tested when the whole batch has been dealt (TL-DEATH-02), which only damage that reaches
    health calls for."""
    if damage > 0:
        t: LiveTable = g.table
        record = t.edit_unharmed(person)
        record.damage += damage
        if record.damage >= record.health:
            t.disturb()
        g.tell("damage", person, damage, record.damage)


def heal(g: Game, person: int, damage: int) -> None:
    """TL-TOKEN-08: removing what is not there has no effect."""
    t: LiveTable = g.table
    healed = min(damage, t.people[person].damage)
    if healed > 0:
        t.edit_unharmed(person).damage -= healed
        g.tell("heal", person, healed, t.people[person].damage)


def take_wanted(g: Game, person: int, tokens: int) -> None:
    """TL-TOKEN-04, TL-TOKEN-05: one at a time; beyond 10 each is 1 damage instead. In the assault none are gained."""
    t: LiveTable = g.table
    if t.assault:  # TL-ASSAULT-20
        return
    kept = min(tokens, MOST_WANTED - t.people[person].wanted)
    if kept > 0:
        t.edit_unharmed(person).wanted += kept
        g.tell("wanted", person, kept, t.people[person].wanted)
    over = tokens - max(0, kept)
    if over > 0:
        g.tell("wanted-overflow", person, over)
    take_damage(g, person, over)


def lose_wanted(g: Game, person: int, tokens: int) -> None:
    """TL-TOKEN-08."""
    t: LiveTable = g.table
    lost = min(tokens, t.people[person].wanted)
    if lost > 0:
        t.edit_unharmed(person).wanted -= lost
        g.tell("wanted-removed", person, lost, t.people[person].wanted)


def gain_scrap(g: Game, person: int, scrap: int) -> int:
    """TL-TOKEN-02, TL-TOKEN-03: at most 5; returns how many were gained."""
    t: LiveTable = g.table
    gained = min(scrap, MOST_SCRAP - t.people[person].scrap)
    if gained > 0:
        t.edit_unharmed(person).scrap += gained
        g.tell("scrap", person, gained, t.people[person].scrap)
        return gained
    return 0


def pay_scrap(g: Game, person: int, scrap: int) -> None:
    """Scrap goes back to the supply."""
    t: LiveTable = g.table
    paid = min(scrap, t.people[person].scrap)
    if paid > 0:
        t.edit_unharmed(person).scrap -= paid
        g.tell("scrap-paid", person, paid, t.people[person].scrap)


def gain_glasses(g: Game, person: int, tokens: int) -> None:
    """TL-TOKEN-07, TL-TOKEN-08: without limit."""
    if tokens > 0:
        record = table_of(g).edit_unharmed(person)
        record.glasses += tokens
        g.tell("glasses", person, tokens, record.glasses)


def spend_glasses(g: Game, person: int) -> None:
    """TL-TOKEN-07: one token for one use of the lenses."""
    record = table_of(g).edit_unharmed(person)
    record.glasses -= 1
    g.tell("glasses-spent", person, record.glasses)
