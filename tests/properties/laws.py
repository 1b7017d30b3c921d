"""Conservation laws of The Others in words of the catalogue; `broken(game, first)` names those that do not hold.

They are written from the rules and ask nothing of the engine's own soundness test. `first` is the table at the
first decision of the same game.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeVar

from othersight.games.the_others.content import Content, load_content
from othersight.games.the_others.rules.apocalypse import RevealCard
from othersight.games.the_others.rules.death import Replacement
from othersight.games.the_others.rules.end_of_round import EndOfRound
from othersight.games.the_others.rules.hell_club import Enter
from othersight.games.the_others.rules.simultaneous import ROLLED, SimultaneousEffect
from othersight.games.the_others.state.config import (
    COMMISSIONER,
    EXTRA_TURN,
    HELL_CLUB,
    HEROES,
    INNOCENT,
    NPCS,
    TAINTED,
    TOKENS,
)
from othersight.games.the_others.state.table import (
    DEAD,
    GONE,
    IN_PLAY,
    KILLED,
    NOWHERE,
    ON_BOARD,
    OthersTable,
)
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from tests.conformance.walk import table_of

Law = Callable[[Game, OthersTable], Iterator[str]]
Kind = TypeVar("Kind", bound=Procedure)
LAWS: list[Law] = []


def law(test: Law) -> Law:
    """One more law."""
    LAWS.append(test)
    return test


def broken(game: Game, first: OthersTable) -> list[str]:
    """Every law that does not hold at this decision, with what is wrong."""
    return [f"{test.__name__}: {wrong}" for test in LAWS for wrong in test(game, first)]


def under_way(game: Game, kind: type[Kind]) -> list[Kind]:
    """The procedures of a kind that are under way."""
    return [frame for frame in game.stack if isinstance(frame, kind)]


@cache
def content_with(figures: frozenset[tuple[str, int]]) -> Content:
    """The content with these what-if figures."""
    return load_content(dict(figures))


def content_of(game: Game) -> Content:
    """The content a game was begun with."""
    return content_with(frozenset(game.start["options"]["figures"].items()))


def tokens_seen(t: OthersTable, kind: int) -> int:
    """Tokens of a kind wherever they are: supply, board (face up and face down), Heroes."""
    on_board = sum(space.tokens[kind] + space.hidden.count(kind) for space in t.spaces)
    held = 0
    if kind == EXTRA_TURN:
        held = sum(hero.extra_turns for hero in t.heroes)
    if kind == INNOCENT:
        held = sum(hero.innocents for hero in t.heroes)
    return t.supply[kind] + on_board + held


# -- tokens


@law
def exploration_tokens_are_never_made_or_lost(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-TOKEN-02, TO-TOKEN-11: spent and removed tokens go back to the supply; only Innocents leave the game."""
    t = table_of(game)
    supply = content_of(game).exploration
    for kind, name in enumerate(TOKENS):
        seen = tokens_seen(t, kind)
        if kind == INNOCENT and seen < supply[name]:
            continue
        if seen != supply[name]:
            yield f"{seen} {name} tokens of {supply[name]}"


@law
def counts_are_never_negative(game: Game, first: OthersTable) -> Iterator[str]:
    """No stock, hand or counter goes below nothing."""
    t = table_of(game)
    for space in t.spaces:
        if min(space.tokens) < 0:
            yield f"Space {space.index} has tokens {space.tokens}"
    for hero in t.heroes:
        if min(hero.turns, hero.extra_turns, hero.innocents) < 0:
            yield f"{HEROES[hero.index]} has fewer than no tokens"
    if min(t.supply) < 0 or min(t.sins.reactions, t.sins.spent, t.story.progress) < 0:
        yield "supply, Reaction tokens or progress"


@law
def each_npc_is_in_one_place(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-NPC-01, TO-NPC-02, TO-NPC-03: on the board or with one Hero; the Commissioner may be with the Avatar, and who
    boarded the train has left (HOUSE-TRAIN-2A)."""
    t = table_of(game)
    present = [npc for space in t.spaces for npc in space.npcs]
    present += [npc for hero in t.heroes for npc in hero.npcs]
    present += [COMMISSIONER] if t.story.chief_with_avatar else []
    began = [npc for space in first.spaces for npc in space.npcs]
    for npc, count in Counter(present).items():
        if count > 1:
            yield f"{NPCS[npc]} is in {count} places"
    boarded = {entry.values[0] for entry in game.chronicle.entries() if entry.key == "npc-boards"}
    if missing := set(began) - set(present) - boarded:
        yield f"lost: {', '.join(NPCS[npc] for npc in missing)}"
    if new := set(present) - set(began) - {COMMISSIONER}:
        yield f"out of nowhere: {', '.join(NPCS[npc] for npc in new)}"


@law
def orbital_strike_tokens_never_cross_a_river(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-CITY-10: each stays in its group of tiles."""
    t = table_of(game)
    group = t.config.city.group
    if sorted(group[s] for s in t.orbital) != sorted(group[s] for s in first.orbital):
        yield f"they lie in {t.orbital} and began in {first.orbital}"


@law
def turn_and_city_action_tokens_lie_where_their_heroes_put_them(
    game: Game, first: OthersTable
) -> Iterator[str]:
    """TO-SETUP-16, TO-CITY-02: two Turn tokens, and one City Action token in one slot."""
    t = table_of(game)
    taken = sorted(t.heroes[h].city_token for h in t.places if t.heroes[h].city_token != NOWHERE)
    slots = [space.index for space in t.spaces if space.city_token]
    if taken != slots:
        yield f"City Action tokens of Heroes in {taken}, in slots {slots}"
    if any(not t.config.city.district[space] for space in slots):
        yield "a City Action token lies outside the Districts"
    if any(not 0 <= hero.turns <= 2 for hero in t.heroes):
        yield "a Hero has more than two Turn tokens"


@law
def reaction_tokens_are_at_least_those_of_the_round(
    game: Game, first: OthersTable
) -> Iterator[str]:
    """TO-RESET-02, TO-APOC-09: N a Round, one more from level 4; they only lapse when the Round ends."""
    t = table_of(game)
    if t.round == 0 or game.outcome or under_way(game, EndOfRound):
        return
    least = t.config.n + (1 if t.sins.apocalypse >= 4 else 0)
    if t.sins.reactions + t.sins.spent < least:
        yield f"{t.sins.reactions} active and {t.sins.spent} spent, of at least {least}"


# -- cards


@law
def twelve_sin_cards_are_each_in_one_place(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-SINCARD-04, TO-SINCARD-06, TO-SINCARD-07: hand, deck, discard pile, before the Sins Player, or (HATE!) on
    the board."""
    t = table_of(game)
    sins = t.sins
    cards = [*sins.hand, *sins.deck, *sins.discard]
    cards += [sins.played] if sins.played else []
    cards += ["hate"] if sins.hate and sins.played != "hate" else []
    if sorted(cards) != sorted(content_of(game).sin_deck(t.config.sin)) or len(cards) != 12:
        yield f"{sorted(cards)}"
    if sins.played and not sins.card_used:
        yield f"{sins.played} lies before the Sins Player, who has played no card"
    if sins.hate != (sins.hate_space != NOWHERE):
        yield "HATE! lies on the board exactly if it lies in a Space"
    if sins.hate and not t.config.city.altars[sins.hate_space]:
        yield f"HATE! lies in Space {sins.hate_space}, which has no Altar"


@law
def eighteen_upgrades_are_each_in_one_place(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-UPGRADE-04, TO-DEATH-06: deck, Inventory, or a Hero in play, face up or face down."""
    t = table_of(game)
    held = [card for hero in t.heroes for card in (*hero.upgrades, *hero.face_down)]
    cards = sorted([*t.upgrade_deck, *t.inventory, *held])
    if cards != sorted(content_of(game).upgrade_deck()) or len(cards) != 18:
        yield f"{len(cards)} cards: {cards}"
    idle = [h for h in t.heroes if h.state != IN_PLAY and (h.upgrades or h.face_down)]
    if idle:
        yield f"{HEROES[idle[0].index]} is not in play and has Upgrades"


@law
def the_inventory_is_five_cards(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-SETUP-17, TO-DEATH-09: more only while a successor has still to take his share; TO-UPGRADE-05,
    HOUSE-UPGRADE-01: fewer only while the deck is empty."""
    t = table_of(game)
    owed = sum(frame.upgrades for frame in under_way(game, Replacement))
    if len(t.inventory) > 5 + owed:
        yield f"{len(t.inventory)} cards, {owed} owed to a successor"
    if len(t.inventory) < 5 + owed and t.upgrade_deck:
        yield f"{len(t.inventory)} cards with {len(t.upgrade_deck)} in the deck"


@law
def all_apocalypse_cards_are_each_in_one_place(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-APOC-05, TO-HELLCLUB-03: deck, in force, in the Sins Player's hand for a moment, or gone; HOUSE-APOC-01: so
    many of each type."""
    t = table_of(game)
    gone = [m.card for m in t.monsters if m.kind == HELL_CLUB and m.state == GONE]
    drawn = [card for frame in under_way(game, RevealCard) for card in frame.drawn]
    cards = [*t.sins.apocalypse_deck, *t.sins.revealed, *drawn, *gone]
    piles = content_of(game).apocalypse_piles(t.config.story)
    counts = [len([card for card in set(cards) if card in pile]) for _, pile in piles]
    if counts != [count for count, _ in piles] or len(cards) != sum(counts):
        yield f"{sorted(cards)}"
    levels = len([level for level in (1, 3, 5) if t.sins.apocalypse >= level])
    brought = len(t.sins.revealed) + len(gone) + (1 if drawn else 0)
    if brought != levels:
        yield f"{brought} cards came at level {t.sins.apocalypse}"


@law
def dark_past_cards_are_different(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-DARKPAST-01: each Hero has one of seven, in a Corruption Story only."""
    t = table_of(game)
    cards = [hero.dark_past for hero in t.heroes if hero.dark_past]
    if len(set(cards)) != len(cards):
        yield f"{sorted(cards)}"
    if cards and not t.config.dark_past:
        yield "this Story has no Dark Past"


# -- figures


@law
def each_monster_is_in_one_place(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-SETUP-10, TO-FIGHT-17, TO-HELLCLUB-03: in a Space, in a pool, or out of the game."""
    t = table_of(game)
    standing = Counter(m for space in t.spaces for m in space.monsters)
    for monster in t.monsters:
        on_board = monster.state == ON_BOARD
        if standing[monster.index] != (1 if on_board else 0):
            yield f"Monster {monster.index} stands in {standing[monster.index]} Spaces"
        if on_board and monster.index not in t.spaces[monster.space].monsters:
            yield f"Monster {monster.index} is not in Space {monster.space}"
        if not on_board and monster.space != NOWHERE:
            yield f"Monster {monster.index} is off the board in Space {monster.space}"
        special = monster.kind in (HELL_CLUB, TAINTED)
        if monster.state == (KILLED if special else GONE):
            yield f"Monster {monster.index} of kind {monster.kind} is in the wrong pool"
        if monster.marked and not on_board:
            yield f"Monster {monster.index} is marked off the board"
    if [(m.kind, m.card) for m in t.monsters] != [(m.kind, m.card) for m in first.monsters]:
        yield "a figure has become another"


@law
def a_hell_club_member_stands_while_its_card_is_in_force(
    game: Game, first: OthersTable
) -> Iterator[str]:
    """TO-HELLCLUB-01, TO-HELLCLUB-02, TO-HELLCLUB-03."""
    t = table_of(game)
    entering = [frame.monster for frame in under_way(game, Enter)]
    for monster in t.monsters:
        if monster.kind != HELL_CLUB or monster.index in entering:
            continue
        if (monster.state == ON_BOARD) != (monster.card in t.sins.revealed):
            yield f"{monster.card} is in state {monster.state}; in force are {t.sins.revealed}"


@law
def n_heroes_are_in_play(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-SETUP-12, TO-DEATH-08: N stays the same; one is missing only while his successor is picked."""
    t = table_of(game)
    if not t.places or game.outcome:
        return
    missing = len([f for f in under_way(game, Replacement) if f.successor < 0])
    in_play = [hero.index for hero in t.heroes if hero.state == IN_PLAY]
    if len(in_play) + missing != t.config.n or len(t.places) != t.config.n:
        yield f"{len(in_play)} in play, {missing} to be replaced, N is {t.config.n}"
    if not set(in_play) <= set(t.places):
        yield f"in play are {in_play}, the places are {t.places}"


@law
def each_hero_stands_in_one_space(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-SETUP-15, TO-DEATH-03: those in play on the board, all others nowhere."""
    t = table_of(game)
    standing = Counter(hero for space in t.spaces for hero in space.heroes)
    for hero in t.heroes:
        there = hero.space != NOWHERE and hero.index in t.spaces[hero.space].heroes
        on_board = hero.state == IN_PLAY and bool(t.places)
        if standing[hero.index] != (1 if on_board else 0) or there != on_board:
            yield f"{HEROES[hero.index]} in state {hero.state} stands in Space {hero.space}"


@law
def wounds_and_levels_stay_on_the_track(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-WOUND-01, TO-WOUND-02, TO-CORRUPT-16: at most five markers on different slots, Level 1 to 7."""
    for hero in table_of(game).heroes:
        name = HEROES[hero.index]
        if len(hero.covered) > 5 or len(set(hero.covered)) != len(hero.covered):
            yield f"{name} has markers on {hero.covered}"
        if not set(hero.covered) <= set(range(1, 8)) or not 1 <= hero.level <= 7:
            yield f"{name} is on Level {hero.level} with markers on {hero.covered}"


@law
def five_wounds_kill_at_once(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-DEATH-01, TO-DEATH-12: unless the results of one effect are still being dealt, or another is buried
    first."""
    t = table_of(game)
    held_back = any(frame.stage == ROLLED for frame in under_way(game, SimultaneousEffect))
    if held_back or under_way(game, Replacement) or game.outcome:
        return
    for hero in t.heroes:
        if hero.state == IN_PLAY and len(hero.covered) == 5:
            yield f"{HEROES[hero.index]} has five markers and is in play"


@law
def the_dead_have_nothing(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-DEATH-03, TO-DEATH-04, TO-DEATH-05, TO-DEATH-06."""
    for hero in table_of(game).heroes:
        things = (hero.npcs, hero.innocents, hero.extra_turns, hero.upgrades, hero.face_down)
        if hero.state == DEAD and any(things):
            yield f"{HEROES[hero.index]} is dead and has {things}"


@law
def no_innocent_survives_level_7(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-CORRUPT-14, TO-CORRUPT-15."""
    for hero in table_of(game).heroes:
        if hero.level == 7 and hero.innocents:
            yield f"{HEROES[hero.index]} is on Level 7 with {hero.innocents} Innocents"


# -- the Story


@law
def the_story_goes_forward(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-MISSION-01, TO-MISSION-02, TO-MISSION-05, TO-APOC-01: Missions one after the other, progress and track in
    range."""
    t = table_of(game)
    story = t.story
    if story.mission in story.done or len(set(story.done)) != len(story.done):
        yield f"{story.mission} after {story.done}"
    chain = (*story.done, story.mission)
    for mission, following in itertools.pairwise(chain):
        if following not in t.config.following[mission]:
            yield f"{following} does not follow {mission}"
    if chain[0] != first.story.mission:
        yield f"the Story began with {chain[0]}"
    if not 0 <= story.progress <= t.config.required[story.mission]:
        yield f"progress {story.progress} of {t.config.required[story.mission]}"
    if not 0 <= t.sins.apocalypse <= 7:
        yield f"Apocalypse level {t.sins.apocalypse}"


@law
def only_a_living_side_wins(game: Game, first: OthersTable) -> Iterator[str]:
    """TO-VICTORY-01, TO-VICTORY-02: the last Mission, or a death without anybody in the Reserve."""
    t = table_of(game)
    if game.outcome == "heroes":
        last = not t.config.following[t.story.mission]
        if not last or t.story.progress != t.config.required[t.story.mission]:
            yield f"the Heroes have won with {t.story.mission} at {t.story.progress}"
    elif game.outcome == "sins":
        if any(hero.state == 0 for hero in t.heroes):
            yield "the Sins Player has won while a Hero is in the Reserve"
    elif game.outcome:
        yield f"'{game.outcome}' has won"


def what_only_decreases(game: Game) -> dict[str, int]:
    """What can never grow again from one decision to the next."""
    t = table_of(game)
    return {
        "Innocents in the game": tokens_seen(t, INNOCENT),
        "Heroes in the Reserve (less those not yet dealt)": (
            len([h for h in t.heroes if h.state == 0]) if t.places else len(HEROES)
        ),
        "Heroes alive": len([h for h in t.heroes if h.state != DEAD]),
        "Dark Past cards": (len([h for h in t.heroes if h.dark_past]) if t.round else len(HEROES)),
        "Hell Club members in the game": len(
            [m for m in t.monsters if m.kind == HELL_CLUB and m.state != GONE]
        ),
        "Missions to come": -len(t.story.done),
        "Apocalypse levels to come": -t.sins.apocalypse,
        "Rounds to come": -t.round,
    }


def grown(before: dict[str, int], game: Game) -> list[str]:
    """What has grown since then and must not."""
    now = what_only_decreases(game)
    return [f"{name}: {before[name]} -> {now[name]}" for name in now if now[name] > before[name]]
