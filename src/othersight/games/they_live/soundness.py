"""Whether a table can be: numbers in range, every card and tile in one place."""

from othersight.games.they_live.rules.people import carried, table_of
from othersight.games.they_live.setting import MIDNIGHT, NOON
from othersight.games.they_live.table import GONE, ON_BOARD, LiveTable
from othersight.kernel.codec import damaged
from othersight.kernel.game import Game


def check_table(game: Game) -> None:
    """Refuse a saved position that cannot be."""
    for problem in problems_of(table_of(game)):
        raise damaged(problem)


def problems_of(t: LiveTable) -> list[str]:
    """Everything that is wrong with a table, in words."""
    return [*people_wrong(t), *tiles_wrong(t), *cards_wrong(t), *track_wrong(t)]


def people_wrong(t: LiveTable) -> list[str]:
    """People: where they stand and what they hold."""
    wrong: list[str] = []
    for person in t.people:
        if person.character not in t.setting.characters:
            wrong.append(f"person {person.index} is nobody")
        if not 1 <= person.space <= 24:
            wrong.append(f"person {person.index} stands on space {person.space}")
        if not 0 <= person.scrap <= 5 or not 0 <= person.wanted <= 10 or person.glasses < 0:
            wrong.append(f"person {person.index} has an impossible number of tokens")
        if len(person.skills) != 6 or min(person.skills) < 0 or person.damage < 0:
            wrong.append(f"person {person.index} has impossible dials")
        if len(person.injuries) != len(person.injury_rounds):
            wrong.append(f"person {person.index} has injuries without their round")
        if not set(person.injuries) <= set(t.setting.injuries):
            wrong.append(f"person {person.index} has an unknown injury")
    if t.playing and (len(t.playing) != t.setting.players or len(set(t.playing)) != len(t.playing)):
        wrong.append("the seats are not taken by different people")
    elif any(not 0 <= p < len(t.people) for p in t.playing):
        wrong.append("a seat plays nobody")
    return wrong


def tiles_wrong(t: LiveTable) -> list[str]:
    """Enemy tiles: on the board exactly when a stack holds them, the oldest on top."""
    wrong: list[str] = []
    stacked = [tile for place in t.places for tile in place.stack]
    on_board = [tile.index for tile in t.tiles if tile.state == ON_BOARD]
    if sorted(stacked) != sorted(on_board):
        wrong.append("the stacks do not hold the tiles on the board")
        return wrong
    for place in t.places:
        ages = [t.tiles[tile].age for tile in place.stack]
        if ages != sorted(ages) or any(t.tiles[x].space != place.number for x in place.stack):
            wrong.append(f"the stack on space {place.number} is out of order")
    if any(tile.face not in t.setting.tile_faces or tile.state > GONE for tile in t.tiles):
        wrong.append("an unknown enemy tile")
    return wrong


def cards_wrong(t: LiveTable) -> list[str]:
    """No Resistance card is in two places."""
    decks = t.decks
    cards = [card for person in t.people for card in carried(person)]
    cards += [card for place in t.places for card in place.dropped + place.deposit]
    for pile in (*decks.piles, decks.discard, decks.reserve, decks.useful, decks.sabotaged):
        cards += pile
    wrong: list[str] = []
    if len(set(cards)) != len(cards):
        wrong.append("a Resistance card is in two places")
    if any(not 0 <= card < len(t.setting.card_face) for card in cards):
        wrong.append("an unknown Resistance card")
    if len(t.icons) != len(t.setting.card_face):
        wrong.append("the allegiance of some cards is missing")
    return wrong


def track_wrong(t: LiveTable) -> list[str]:
    """Clock and leader."""
    if not NOON <= t.clock <= MIDNIGHT:
        return [f"the clock shows {t.clock}"]
    if not 0 <= t.leader < max(1, len(t.playing)):
        return [f"seat {t.leader} cannot lead"]
    return []
