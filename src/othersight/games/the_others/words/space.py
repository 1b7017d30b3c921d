"""What is in a Space, in words: Heroes, Monsters, tokens printed and laid, Altars, Metro (TO-SETUP-09).

Only what everybody sees; of face-down tokens the number.
"""

from othersight.games.the_others.rules.city import visible_icons
from othersight.games.the_others.state.config import (
    CORRUPTION,
    FIRE,
    MONSTERS,
    NEST,
    PENTAGRAM,
    TOKENS,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.names import (
    hero_named,
    icon_named,
    monster_named,
    npc_named,
    space_named,
    times,
    tokens_counted,
)
from othersight.toolkit.phrases import Phrase


def place_with_contents(t: OthersTable, space: int) -> Phrase:
    """A Space by its name, and what is there if anything is."""
    name = space_named(t.config.city, space)
    contents = contents_of(t, space)
    if not contents:
        return name
    return Phrase("the-others-space-with", space=name, contents=contents)


def place_with_icons(t: OthersTable, space: int) -> Phrase:
    """A Space by its name, what is there, and the City Action that a Hero could still use."""
    icons = icons_in(t, space)
    if not icons or t.spaces[space].city_token:
        return place_with_contents(t, space)
    name = Phrase("the-others-space-icons", space=space_named(t.config.city, space), icons=icons)
    contents = contents_of(t, space)
    return Phrase("the-others-space-with", space=name, contents=contents) if contents else name


def icons_in(t: OthersTable, space: int) -> list[Phrase]:
    """The visible City Action icons of a District (TO-CITY-04)."""
    icons = visible_icons(t, space)
    return [times(icon_named(icon), icons.count(icon)) for icon in dict.fromkeys(icons)]


def contents_of(t: OthersTable, space: int) -> list[Phrase]:
    """Everything in a Space that matters to whoever goes there."""
    record = t.spaces[space]
    return [
        *[hero_named(hero) for hero in record.heroes],
        *monsters_in(t, space),
        *tokens_in(t, space),
        *[npc_named(npc) for npc in record.npcs],
    ]


def monsters_in(t: OthersTable, space: int) -> list[Phrase]:
    """The Monsters of a Space: those of the Sin by kind and number, named ones by name."""
    found: list[Phrase] = []
    for kind, name in enumerate(MONSTERS):
        figures = [m for m in t.spaces[space].monsters if t.monsters[m].kind == kind]
        if name in ("hell-club", "tainted"):
            found += [monster_named(t, m) for m in figures]
            continue
        for marked in (False, True):
            count = len([m for m in figures if t.monsters[m].marked == marked])
            if count:
                key = "the-others-monsters-marked" if marked else "the-others-monsters"
                found.append(Phrase(key, kind=name, count=count))
    return found


def tokens_in(t: OthersTable, space: int) -> list[Phrase]:
    """The tokens of a Space, printed ones counted with those that lie there."""
    record = t.spaces[space]
    city = t.config.city
    printed = {
        FIRE: city.permanent_fire[space],
        CORRUPTION: city.permanent_corruption[space],
        PENTAGRAM: city.permanent_pentagram[space],
        NEST: city.permanent_nest[space],
    }
    found = []
    for kind in range(len(TOKENS)):
        count = record.tokens[kind] + printed.get(kind, 0)
        if count:
            found.append(tokens_counted(TOKENS[kind], count))
    if record.hidden:
        found.append(Phrase("the-others-face-down-tokens", count=len(record.hidden)))
    return found
