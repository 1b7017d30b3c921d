"""Things with what one wants to know of them: a card with its text, a tile with its figures, a space with its people.

Said to whoever is asked: faces of cards only where the asked seat sees them, icons only where it has seen them through
the lenses, the back of a tile only once it has been turned (TL-HIDDEN-08, TL-HIDDEN-09, TL-INFO-05, TL-INFO-13).
"""

from othersight.games.they_live.rules.enemy import combat_of, face_of, health_of, stealth_of
from othersight.games.they_live.rules.people import on_space
from othersight.games.they_live.state.table import LiveTable
from othersight.games.they_live.words.names import (
    allegiance_named,
    card_in_hand,
    counted,
    enemy_named,
    player_named,
    skill_named,
    space_named,
    tile_named,
)
from othersight.toolkit.phrases import Argument, Phrase


def card_offered(t: LiveTable, seat: int, card: int, rivals: list[int]) -> Phrase:
    """A card with the icon that the seat has seen on it; numbered if another of the choice has the same face."""
    faces = t.config.card_face
    alike = [other for other in rivals if other != card and faces[other] == faces[card]]
    name = card_in_hand(t, card)
    if alike:
        name = Phrase("they-live-choice-numbered-card", card=name, number=card)
    if not is_icon_known(t, seat, card):
        return name
    icon = allegiance_named("invader" if t.icons[card] else "resistance")
    return Phrase("they-live-choice-card-with-icon", card=name, icon=icon)


def is_icon_known(t: LiveTable, seat: int, card: int) -> bool:
    """Whether the seat has seen the icon; what has been sorted in the assault lies open and needs no word."""
    return seat >= 0 and not t.assault and card in t.knowledge[seat].icons


def card_text(t: LiveTable, card: int) -> Phrase:
    """What a card does."""
    return Phrase(f"they-live-card-{t.config.card_face[card]}.text")


def resource_named(t: LiveTable, resource: int) -> Phrase:
    """A card of the Resources, or, as a negative number, a persuaded tile; both lie open in the assault."""
    if resource < 0:
        return enemy_named(face_of(t, -resource - 1).id)
    return card_in_hand(t, resource)


def assault_worth(t: LiveTable, resource: int) -> int:
    """How many successes a resource is worth (TL-ASSAULT-09)."""
    if resource < 0:
        return face_of(t, -resource - 1).assault_value
    return t.config.face(resource).assault_value


def tile_in_full(t: LiveTable, tile: int) -> Phrase:
    """An enemy tile and where it is."""
    space = space_named(t.config, t.tiles[tile].space)
    return Phrase("they-live-choice-tile-at", tile=tile_named(t, tile), space=space)


def figures_of(t: LiveTable, tile: int) -> Phrase:
    """The values on the back of a tile that has been turned, with damage and news counted in."""
    face = face_of(t, tile)
    values: dict[str, Argument] = {
        "stealth": stealth_of(t, tile),
        "combat": combat_of(t, tile),
        "health": health_of(t, tile),
        "text": Phrase(f"they-live-enemy-{face.id}.text"),
    }
    if not face.persuadable:
        return Phrase("they-live-stake-figures", **values)
    return Phrase(
        "they-live-stake-figures-persuadable",
        influence=face.influence,
        skill=skill_named(face.assault_skill),
        value=face.assault_value,
        **values,
    )


def place_with_contents(t: LiveTable, space: int) -> Phrase:
    """A space by its name, and who and what is there, if anything is."""
    contents = contents_of(t, space, -1)
    name = space_named(t.config, space)
    if not contents:
        return name
    return Phrase("they-live-choice-space-with", space=name, contents=contents)


def here_with(t: LiveTable, space: int, seat: int) -> Phrase:
    """Who and what else is on the space of whoever is asked."""
    contents = contents_of(t, space, seat)
    if not contents:
        return Phrase("they-live-choice-alone-here")
    return Phrase("they-live-choice-here", contents=contents)


def contents_of(t: LiveTable, space: int, but: int) -> list[Phrase]:
    """People, enemy tiles, scrap, dropped cards and a deposit by its number: what everybody sees on a space."""
    place = t.places[space]
    things = [player_named(t, seat) for seat in on_space(t, space) if seat != but]
    things += [tile_named(t, tile) for tile in place.stack]
    if place.scrap:
        things.append(counted("scrap", place.scrap))
    if place.dropped:
        dropped = [card_in_hand(t, card) for card in place.dropped]
        things.append(Phrase("they-live-choice-dropped", cards=dropped))
    if place.deposit:
        deposit = counted("cards", len(place.deposit))
        things.append(Phrase("they-live-choice-deposit", cards=deposit))
    return things
