"""The one gate for secrets: what a seat may know of the table, as plain data.

Seat 0 is the Sins Player, seats 1 to 4 the Hero Players, -1 a spectator. Hidden from the Hero side: the Sins
Player's hand and what he looks at, the kinds of face-down tokens (TO-TOKEN-05), Dark Past cards
(TO-DARKPAST-03). Hidden from all: the order of decks. Secret ballots are hidden until all are given.
"""

from typing import Any, Final

from othersight.games.the_others.content.loader import load_content
from othersight.games.the_others.rules.apocalypse import RevealCard
from othersight.games.the_others.rules.check import Check
from othersight.games.the_others.rules.cleanse import Cleanse
from othersight.games.the_others.rules.dark_past import is_public
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of, fight_of
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.state.config import FACES, HEROES, MONSTERS, NPCS, SINS, TOKENS
from othersight.games.the_others.state.table import ON_BOARD, Hero, Monster, OthersTable, Space
from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.toolkit.views import asked_view, question_view

STATES: Final = ("reserve", "in-play", "dead")
POOLS: Final = ("unplayed", "board", "dead", "gone")


def view(g: Game, seat: int) -> dict[str, Any]:
    """Everything that seat may know at this moment."""
    t = table_of(g)
    heroes = [hero_view(g, t.heroes[hero], seat) for hero in t.config.team]
    return whole_view(g, seat, heroes, [space_view(t, space, seat) for space in t.spaces])


def whole_view(
    g: Game, seat: int, heroes: list[dict[str, Any]], spaces: list[dict[str, Any]]
) -> dict[str, Any]:
    """The same, with the Heroes and the Spaces as they are shown to that seat."""
    t = table_of(g)
    return {
        "game": "the-others",
        "seat": seat,
        "setting": setting_view(t),
        "outcome": g.outcome,
        "decisions": g.history.length,
        **course_view(t),
        "asked": asked_view(g),
        "question": question_view(g, seat),
        "heroes": heroes,
        "monsters": [monster_view(g, monster) for monster in t.monsters],
        "spaces": spaces,
        "sins": sins_view(t, seat),
        "story": story_view(t),
        "supply": supply_view(t),
        **stock_view(t),
        "under_way": [entry for entry in [frame_view(g, f, seat) for f in g.stack] if entry],
    }


class Remembered:
    """Views of Spaces and Heroes of imagined tables: a record that a table shares with others never changes, so one
    view of it serves all of them."""

    def __init__(self) -> None:
        self.spaces: dict[tuple[int, bool], tuple[Space, dict[str, Any]]] = {}
        self.heroes: dict[tuple[int, bool], tuple[Hero, dict[str, Any]]] = {}

    def __deepcopy__(self, memo: object) -> "Remembered":
        """Nothing: a copy of a player imagines tables of his own."""
        return Remembered()

    def space(self, t: OthersTable, space: Space, seat: int) -> dict[str, Any]:
        """A Space, the same data as long as it is the same record."""
        if space.owner is t.owner:
            return space_view(t, space, seat)
        key = (id(space), seat == SINS)
        known = self.spaces.get(key)
        if known is None:
            known = self.spaces[key] = (space, space_view(t, space, seat))
        return known[1]

    def hero(self, g: Game, hero: Hero, seat: int) -> dict[str, Any]:
        """A dashboard likewise."""
        if hero.owner is g.table.owner:
            return hero_view(g, hero, seat)
        key = (id(hero), seat == SINS)
        known = self.heroes.get(key)
        if known is None:
            known = self.heroes[key] = (hero, hero_view(g, hero, seat))
        return known[1]


def imagined_view(g: Game, seat: int, remembered: Remembered) -> dict[str, Any]:
    """What `view` gives of a table that is played on in thought; whoever reads it changes nothing in it."""
    t = table_of(g)
    heroes = [remembered.hero(g, t.heroes[hero], seat) for hero in t.config.team]
    spaces = [remembered.space(t, space, seat) for space in t.spaces]
    return whole_view(g, seat, heroes, spaces)


def seat_view(g: Game, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees: a Hero Player's question, or all that the Sins Player alone may know."""
    mine = {**public, "seat": seat, "question": question_view(g, seat)}
    if seat != SINS:
        return mine
    t = table_of(g)
    return {
        **mine,
        "heroes": [
            hero_view(g, t.heroes[hero], seat) if t.heroes[hero].dark_past else shown
            for hero, shown in zip(t.config.team, public["heroes"], strict=True)
        ],
        "spaces": [
            {**shown, "face_down": face_down_kinds(space)}
            for space, shown in zip(t.spaces, public["spaces"], strict=True)
        ],
        "sins": sins_view(t, seat),
        "under_way": [entry for entry in [frame_view(g, f, seat) for f in g.stack] if entry],
    }


def setting_view(t: OthersTable) -> dict[str, Any]:
    """What was fixed before the first Round."""
    s = t.config
    return {
        "story": s.story,
        "map": s.map,
        "sin": s.sin,
        "acolyte": s.acolyte,
        "hero_players": s.hero_players,
        "n": s.n,
        "edition": "draft" if s.draft else "final",
        "revision": s.revision,
        "figures": dict(s.told_figures),
    }


def course_view(t: OthersTable) -> dict[str, Any]:
    """The Round, the Heroes in play clockwise, and whose Turn it is."""
    return {
        "round": t.round,
        "places": [HEROES[hero] for hero in t.places],
        "first": HEROES[t.places[t.first]] if t.places else "",
        "current": HEROES[t.current] if t.current >= 0 else "",
    }


def stock_view(t: OthersTable) -> dict[str, Any]:
    """The Upgrades on offer and the Orbital Strike tokens."""
    return {
        "inventory": list(t.inventory),
        "upgrade_deck": len(t.upgrade_deck),
        "orbital": list(t.orbital),
    }


def hero_view(g: Game, hero: Hero, seat: int) -> dict[str, Any]:
    """A dashboard. The Dark Past card is the Sins Player's secret (TO-DARKPAST-03) but where the rules of
    a campaign show it; that there is one is public."""
    card = hero.dark_past
    if card and seat != SINS and not is_public(g, hero.index):
        card = "face-down"
    return {
        "hero": HEROES[hero.index],
        "player": hero.player,
        "state": STATES[hero.state],
        "space": hero.space,
        "level": hero.level,
        "covered": list(hero.covered),
        "turns": hero.turns,
        "extra_turns": hero.extra_turns,
        "city_token": hero.city_token,
        "upgrades": list(hero.upgrades),
        "face_down": list(hero.face_down),
        "npcs": [NPCS[npc] for npc in hero.npcs],
        "innocents": hero.innocents,
        "wolf": hero.wolf,
        "dark_past": card,
        "cannot_heal": hero.cannot_heal,
        "no_skill": hero.no_skill,
        "no_ability": hero.no_ability,
        "researched": hero.researched,
        "doomed": hero.doomed,
        "reached_3": hero.reached_3,
    }


def monster_view(g: Game, monster: Monster) -> dict[str, Any]:
    """A Monster figure, with its stats as they are now."""
    return {
        "monster": monster.index,
        "kind": MONSTERS[monster.kind],
        "card": monster.card,
        "member": load_content().apocalypse[monster.card].hell_club if monster.card else "",
        "pool": POOLS[monster.state],
        "space": monster.space,
        "marked": monster.marked,
        "hero": HEROES[monster.hero] if monster.hero >= 0 else "",
        "fight": fight_of(g, monster.index),
        "defense": defense_of(g, monster.index) if monster.state == ON_BOARD else 0,
    }


def space_view(t: OthersTable, space: Space, seat: int) -> dict[str, Any]:
    """A Space. Face-down tokens have a kind for the Sins Player only."""
    return {
        "space": space.index,
        "tokens": tokens_view(space.tokens) if any(space.tokens) else {},
        "face_down": face_down_kinds(space) if seat == SINS else len(space.hidden),
        "monsters": list(space.monsters) if space.monsters else [],
        "heroes": [HEROES[hero] for hero in space.heroes] if space.heroes else [],
        "npcs": [NPCS[npc] for npc in space.npcs] if space.npcs else [],
        "city_token": space.city_token,
        "covered_icons": list(space.covered_icons) if space.covered_icons else [],
        "marked": space.marked,
    }


def tokens_view(tokens: tuple[int, ...]) -> dict[str, int]:
    """Tokens by kind, those that are there."""
    return {TOKENS[kind]: n for kind, n in enumerate(tokens) if n}


def face_down_kinds(space: Space) -> list[str]:
    """What the Sins Player alone sees of the tokens that lie face down (TO-TOKEN-05)."""
    return [TOKENS[kind] for kind in space.hidden] if space.hidden else []


def sins_view(t: OthersTable, seat: int) -> dict[str, Any]:
    """The Sins Player's side; the hand is his, its size is public (TO-SINCARD-01); HATE! lies on the board (SCX-3)."""
    sins = t.sins
    return {
        "hand": sorted(sins.hand) if seat == SINS else len(sins.hand),
        "deck": len(sins.deck),
        "discard": list(sins.discard),
        "played": sins.played,
        "card_used": sins.card_used,
        "reactions": sins.reactions,
        "spent": sins.spent,
        "ability_used": sins.ability_used,
        "hate": sins.hate_space if sins.hate else -1,
        "punish_idle": sins.punish_idle,
        "apocalypse": sins.apocalypse,
        "revealed": list(sins.revealed),
        "apocalypse_deck": len(sins.apocalypse_deck),
    }


def story_view(t: OthersTable) -> dict[str, Any]:
    """The Story board."""
    story = t.story
    return {
        "mission": story.mission,
        "progress": story.progress,
        "required": t.config.required[story.mission],
        "done": list(story.done),
        "heroes_killed": story.heroes_killed,
        "innocents_revealed": story.innocents_revealed,
        "avatar_killed": story.avatar_killed,
        "corruption_removed": story.corruption_removed,
        "chief_with_avatar": story.chief_with_avatar,
    }


def supply_view(t: OthersTable) -> dict[str, int]:
    """Tokens not seen face up: in the supply or face down on the board, so that laying one down tells nothing."""
    unseen = list(t.supply)
    for space in t.spaces:
        for kind in space.hidden:
            unseen[kind] += 1
    return {TOKENS[kind]: n for kind, n in enumerate(unseen)}


def frame_view(g: Game, frame: object, seat: int) -> dict[str, Any] | None:
    """What is public of a rule under way."""
    if isinstance(frame, Fight):
        return fight_view(frame)
    if isinstance(frame, Turn):
        return {
            "what": "turn",
            "hero": HEROES[frame.hero],
            "steps_made": frame.steps_made,
            "move_over": frame.move_over,
            "acted": frame.acted,
            "step_limit": frame.step_limit,
        }
    if isinstance(frame, Check):
        return {
            "what": "check",
            "hero": HEROES[frame.hero],
            "space": frame.space,
            "kind": TOKENS[frame.read_as],
            "roll": [FACES[face] for face in frame.rolled],
        }
    if isinstance(frame, Cleanse):
        return {
            "what": "cleanse",
            "hero": HEROES[frame.hero],
            "dice": frame.dice,
            "roll": [FACES[face] for face in frame.rolled],
            "successes": frame.successes,
        }
    if isinstance(frame, Collective):
        return {
            "what": "ballot",
            "kind": frame.kind,
            "options": [text_of(option) for option in frame.options],
            "stated": [text_of(frame.options[at]) for at in frame.stated],
        }
    if isinstance(frame, RevealCard):
        return {"what": "reveal", "drawn": list(frame.drawn) if seat == SINS else len(frame.drawn)}
    return None


def fight_view(fight: Fight) -> dict[str, Any]:
    """A Fight: all of it is public."""
    return {
        "what": "ranged-fight" if fight.is_ranged else "fight",
        "hero": HEROES[fight.hero],
        "space": fight.space,
        "ground": fight.ground,
        "reaction": fight.reaction,
        "corrupted": fight.corrupted,
        "barred": fight.barred,
        "lost_dice": fight.lost_dice,
        "card": fight.card,
        "hero_dice": fight.hero_dice,
        "sin_dice": fight.sin_dice,
        "hero_roll": [FACES[face] for face in fight.hero_roll],
        "sin_roll": [FACES[face] for face in fight.sin_roll],
        "chosen": list(fight.chosen),
        "hits": fight.hits,
        "wounds_due": fight.wounds_due,
        "corruption_due": fight.corruption_due,
        "killed": list(fight.killed),
    }


def board(g: Game) -> dict[str, Any]:
    """The city, which never changes: Spaces, adjacency, streets, Metro, printed tokens and icons."""
    city = table_of(g).config.city
    return {
        "spaces": [
            {
                "space": s,
                "name": city.name[s],
                "district": city.district[s],
                "tile": city.tile[s],
                "x": city.x[s],
                "y": city.y[s],
                "adjacent": list(city.adjacent[s]),
                "sees": list(city.sees[s]),
                "metro": list(city.metro[s]),
                "metro_colours": list(city.metro_colours[s]),
                "group": city.group[s],
                "icons": list(city.icons[s]),
                "altars": city.altars[s],
                "permanent": {
                    "fire": city.permanent_fire[s],
                    "corruption": city.permanent_corruption[s],
                    "pentagram": city.permanent_pentagram[s],
                    "nest": city.permanent_nest[s],
                },
            }
            for s in range(city.n)
        ],
        "start": city.start,
    }
