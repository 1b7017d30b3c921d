"""Whether a table can be: numbers in range, names known, figures where their Spaces say they are.

Used when a saved game is loaded, and by the tests as the laws that every position keeps.
"""

from collections import Counter

from othersight.games.the_others.rules.apocalypse import has_too_many_of_a_type
from othersight.games.the_others.rules.dark_past import DARK_PAST
from othersight.games.the_others.rules.effects import APOCALYPSE, UPGRADES
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.rules.sin_card import SIN_CARDS, cards_laid
from othersight.games.the_others.save_checks.frames import frames_wrong
from othersight.games.the_others.state.config import HELL_CLUB, HEROES, MONSTERS, NPCS, TOKENS
from othersight.games.the_others.state.table import (
    AWAY,
    DEAD,
    GONE,
    IN_PLAY,
    NOWHERE,
    ON_BOARD,
    RESERVE,
    Hero,
    OthersTable,
)
from othersight.kernel.codec import damaged
from othersight.kernel.game import Game


def check_table(game: Game) -> None:
    """Refuse a saved position that cannot be."""
    table = game.table
    assert isinstance(table, OthersTable)
    config = table.config
    if not 1 <= config.hero_players <= 4:
        raise damaged(f"{str(config.hero_players)[:20]} Hero Players; there are one to four")
    for problem in problems_of(table) or frames_wrong(game) or answers_wrong(game):
        raise damaged(problem)


def answers_wrong(game: Game) -> list[str]:
    """Secret answers are those of Hero Players."""
    seats = range(1, len(game.seats))
    return [f"seat {seat} cannot have answered" for seat in game.answers if seat not in seats]


def problems_of(t: OthersTable) -> list[str]:
    """Everything that is wrong with a table, in words."""
    return [
        *heroes_wrong(t),
        *monsters_wrong(t),
        *spaces_wrong(t),
        *cards_wrong(t),
        *story_wrong(t),
        *tokens_wrong(t),
    ]


def heroes_wrong(t: OthersTable) -> list[str]:
    """Heroes: places, state, Space, Level, markers, tokens and cards."""
    wrong: list[str] = []
    if any([place not in t.config.team for place in t.places]):
        wrong.append(f"the places of Heroes are {str(t.places)[:40]}")
    elif t.places and (len(t.places) != t.config.n or len(set(t.places)) != t.config.n):
        wrong.append(f"{len(t.places)} Heroes have places; {t.config.n} play")
    for number, hero in enumerate(t.heroes):
        if hero.index != number:
            wrong.append(f"the Hero at place {number} says that he is number {hero.index}")
        else:
            wrong += hero_wrong(t, hero)
    return wrong


def hero_wrong(t: OthersTable, hero: Hero) -> list[str]:
    """One Hero."""
    wrong: list[str] = []
    name = HEROES[hero.index]
    n = t.config.city.n
    if not -1 <= hero.space < n or not -1 <= hero.city_token < n:
        return [f"{name} is in Space {hero.space}, his City Action token in {hero.city_token}"]
    on_board = hero.space != NOWHERE and hero.index in t.spaces[hero.space].heroes
    if hero.state == IN_PLAY and t.places and not (on_board or hero.space == NOWHERE):
        wrong.append(f"{name} is in play but not in his Space")
    if not may_be(t, hero) or not 1 <= hero.level <= 7:
        wrong.append(f"{name} is on Level {hero.level} in state {hero.state}")
    if len(set(hero.covered)) != len(hero.covered) or len(hero.covered) > 5:
        wrong.append(f"{name} has Wound markers on {hero.covered}")
    if any(slot not in range(1, 8) for slot in hero.covered):
        wrong.append(f"{name} has Wound markers on {str(hero.covered)[:40]}")
    if not 0 <= hero.turns <= 2 or hero.extra_turns < 0 or hero.innocents < 0:
        wrong.append(f"{name} has an impossible number of tokens")
    least = 1 if hero.index in t.places else 0
    if not least <= hero.player <= t.config.hero_players:
        wrong.append(f"{name} belongs to seat {hero.player}")
    if hero.dark_past and hero.dark_past not in DARK_PAST:
        wrong.append(f"{name} has an unknown Dark Past card")
    if hero.wolf and not t.config.two_boards[hero.index]:
        wrong.append(f"{name} has no wolf form")
    return wrong


def may_be(t: OthersTable, hero: Hero) -> bool:
    """Whether a Hero of the team, or one outside it, can be in that state (TO-SETUP-11)."""
    if hero.index in t.config.team:
        return hero.state in (RESERVE, IN_PLAY, DEAD)
    return hero.state == AWAY and hero.space == NOWHERE


def monsters_wrong(t: OthersTable) -> list[str]:
    """Monsters: figures of the config, on the board exactly when a Space holds them."""
    wrong: list[str] = []
    for number, monster in enumerate(t.monsters):
        on_board = 0 <= monster.space < t.config.city.n and (
            number in t.spaces[monster.space].monsters
        )
        if monster.index != number or monster.kind not in range(len(MONSTERS)):
            wrong.append(f"Monster {number} is number {monster.index} of kind {monster.kind}")
        elif monster.card not in (t.config.hell_club if monster.kind == HELL_CLUB else ("",)):
            wrong.append(f"Monster {number} has the card {monster.card[:40]!r}")
        if monster.state not in range(GONE + 1) or on_board != (monster.state == ON_BOARD):
            wrong.append(f"Monster {number} is in state {monster.state}, Space {monster.space}")
        elif not on_board and monster.space != NOWHERE:
            wrong.append(f"Monster {number} is off the board in Space {monster.space}")
        if monster.hero != -1 and monster.hero not in t.config.team:
            wrong.append(f"Monster {number} was once Hero {monster.hero}")
    return wrong


def spaces_wrong(t: OthersTable) -> list[str]:
    """Spaces: tokens of known kinds, and only figures that stand there."""
    wrong: list[str] = []
    for number, space in enumerate(t.spaces):
        if space.index != number:
            wrong.append(f"Space {number} says that it is Space {space.index}")
            continue
        if len(space.tokens) != len(TOKENS) or min(space.tokens) < 0:
            wrong.append(f"Space {space.index} has tokens {space.tokens}")
            continue
        if any(kind not in range(len(TOKENS)) for kind in space.hidden):
            wrong.append(f"Space {space.index} has face-down tokens {space.hidden}")
        for monster in space.monsters:
            if not 0 <= monster < len(t.monsters) or t.monsters[monster].space != space.index:
                wrong.append(f"Space {space.index} holds Monster {monster}")
        for hero in space.heroes:
            if not 0 <= hero < len(t.heroes) or t.heroes[hero].space != space.index:
                wrong.append(f"Space {space.index} holds Hero {hero}")
        bar = t.config.city.icons[space.index]
        if any(icon not in range(len(bar)) for icon in space.covered_icons):
            wrong.append(f"Space {space.index} has covered icons {space.covered_icons}")
        if len(space.covered_icons) > space.tokens[1]:
            wrong.append(f"Space {space.index} has more covered icons than Corruption tokens")
    return wrong


def cards_wrong(t: OthersTable) -> list[str]:
    """Every card of the Sin's deck is somewhere exactly once; other cards are known."""
    wrong: list[str] = []
    sins = t.sins
    played = (sins.played,) if sins.played else ()
    cards = sorted(sins.hand + sins.deck + sins.discard + played + cards_laid(t))
    if cards != sorted(t.config.sin_cards):
        wrong.append("the Sin cards in hand, deck, discard pile and play are not the Sin's deck")
    if any(card not in SIN_CARDS for card in cards):
        wrong.append("an unknown Sin card")
    known = set(APOCALYPSE)
    if not set(sins.revealed) <= known or not set(sins.apocalypse_deck) <= known:
        wrong.append("an unknown Apocalypse card")
    elif has_too_many_of_a_type(t.config, sins.revealed + sins.apocalypse_deck):
        wrong.append("more Apocalypse cards of a type than the Story's deck has")
    owned = [card for hero in t.heroes for card in hero.upgrades + hero.face_down]
    if not set(owned) | set(t.inventory) | set(t.upgrade_deck) <= set(UPGRADES):
        wrong.append("an unknown Upgrade")
    if Counter(sins.held) - Counter(sins.hand):
        wrong.append("the Sins Player is known to hold cards that are not in the hand")
    if not 0 <= sins.put_back <= len(sins.apocalypse_deck):
        wrong.append(f"{sins.put_back} cards cannot have been put back into the Apocalypse deck")
    if not 0 <= t.destroyed <= len(t.upgrade_deck):
        wrong.append(f"{t.destroyed} cards cannot have been put back into the Upgrade deck")
    if not 0 <= sins.apocalypse <= 7 or sins.reactions < 0 or sins.spent < 0:
        wrong.append("the Apocalypse Track or the Reaction tokens are out of range")
    if not -1 <= sins.hate_space < t.config.city.n or sins.hate > (sins.hate_space >= 0):
        wrong.append(f"HATE! lies in Space {sins.hate_space}")
    return wrong


def story_wrong(t: OthersTable) -> list[str]:
    """Missions of this Story, and progress in range."""
    story = t.story
    missions = t.config.required
    if story.mission not in missions or story.mission not in MISSIONS:
        return [f"the Mission {story.mission[:40]!r} is not of this Story"]
    if any([mission not in missions for mission in story.done]):
        return ["a Mission of another Story has been accomplished"]
    if not 0 <= story.progress <= missions[story.mission]:
        return [f"the progress is {story.progress} of {missions[story.mission]}"]
    if min(t.round, story.heroes_killed, story.innocents_revealed, story.corruption_removed) < 0:
        return ["a counter of the Round is below zero"]
    return []


def tokens_wrong(t: OthersTable) -> list[str]:
    """The supply is never negative; each NPC is in one place at most."""
    wrong: list[str] = []
    if len(t.supply) != len(TOKENS) or min(t.supply) < 0:
        wrong.append(f"the supply is {t.supply}")
    npcs = [npc for space in t.spaces for npc in space.npcs]
    npcs += [npc for hero in t.heroes for npc in hero.npcs]
    if len(set(npcs)) != len(npcs) or any(npc not in range(len(NPCS)) for npc in npcs):
        wrong.append(f"the NPC tokens are {npcs}")
    if any(not 0 <= space < t.config.city.n for space in t.orbital):
        wrong.append(f"Orbital Strike tokens lie in {t.orbital}")
    if t.current not in (-1, *t.config.team) or not 0 <= t.first < t.config.n:
        wrong.append("the current or the first Hero does not exist")
    return wrong
