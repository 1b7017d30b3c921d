"""Whether a table can be: numbers in range, names known, figures where their Spaces say they are.

Used when a saved game is loaded, and by the tests as the laws that every position keeps.
"""

from othersight.games.the_others.rules.effects import APOCALYPSE, UPGRADES
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.rules.sincard import SIN_CARDS
from othersight.games.the_others.setting import HEROES, NPCS, TOKENS
from othersight.games.the_others.table import DEAD, GONE, IN_PLAY, NOWHERE, ON_BOARD, OthersTable
from othersight.kernel.codec import damaged
from othersight.kernel.game import Game


def check_table(game: Game) -> None:
    """Refuse a saved position that cannot be."""
    table = game.table
    assert isinstance(table, OthersTable)
    for problem in problems_of(table):
        raise damaged(problem)


def problems_of(t: OthersTable) -> list[str]:
    """Everything that is wrong with a table, in words."""
    return [
        *heroes_wrong(t),
        *monsters_wrong(t),
        *spaces_wrong(t),
        *cards_wrong(t),
        *tokens_wrong(t),
    ]


def heroes_wrong(t: OthersTable) -> list[str]:
    """Heroes: state, Space, Level, markers, tokens and cards."""
    wrong: list[str] = []
    n = t.setting.city.n
    if t.places and (len(t.places) != t.setting.n or len(set(t.places)) != t.setting.n):
        wrong.append(f"{len(t.places)} Heroes have places; {t.setting.n} play")
    for hero in t.heroes:
        name = HEROES[hero.index] if 0 <= hero.index < 7 else str(hero.index)
        on_board = 0 <= hero.space < n and hero.index in t.spaces[hero.space].heroes
        if hero.state == IN_PLAY and t.places and not (on_board or hero.space == NOWHERE):
            wrong.append(f"{name} is in play but not in his Space")
        if hero.state not in (0, IN_PLAY, DEAD) or not 1 <= hero.level <= 7:
            wrong.append(f"{name} is on Level {hero.level} in state {hero.state}")
        if len(set(hero.covered)) != len(hero.covered) or len(hero.covered) > 5:
            wrong.append(f"{name} has Wound markers on {hero.covered}")
        if any(slot not in range(1, 8) for slot in hero.covered):
            wrong.append(f"{name} has Wound markers on {hero.covered}")
        if not 0 <= hero.turns <= 2 or hero.extra_turns < 0 or hero.innocents < 0:
            wrong.append(f"{name} has an impossible number of tokens")
        if not 0 <= hero.player <= t.setting.hero_players:
            wrong.append(f"{name} belongs to seat {hero.player}")
    return wrong


def monsters_wrong(t: OthersTable) -> list[str]:
    """Monsters: on the board exactly when a Space holds them."""
    wrong: list[str] = []
    for monster in t.monsters:
        on_board = 0 <= monster.space < t.setting.city.n and (
            monster.index in t.spaces[monster.space].monsters
        )
        if monster.state not in range(GONE + 1) or on_board != (monster.state == ON_BOARD):
            wrong.append(
                f"Monster {monster.index} is in state {monster.state}, Space {monster.space}"
            )
    return wrong


def spaces_wrong(t: OthersTable) -> list[str]:
    """Spaces: tokens of known kinds, and only figures that stand there."""
    wrong: list[str] = []
    for space in t.spaces:
        if len(space.tokens) != len(TOKENS) or min(space.tokens) < 0:
            wrong.append(f"Space {space.index} has tokens {space.tokens}")
        if any(kind not in range(len(TOKENS)) for kind in space.hidden):
            wrong.append(f"Space {space.index} has face-down tokens {space.hidden}")
        for monster in space.monsters:
            if not 0 <= monster < len(t.monsters) or t.monsters[monster].space != space.index:
                wrong.append(f"Space {space.index} holds Monster {monster}")
        for hero in space.heroes:
            if not 0 <= hero < len(t.heroes) or t.heroes[hero].space != space.index:
                wrong.append(f"Space {space.index} holds Hero {hero}")
        bar = t.setting.city.icons[space.index]
        if any(icon not in range(len(bar)) for icon in space.covered_icons):
            wrong.append(f"Space {space.index} has covered icons {space.covered_icons}")
        if len(space.covered_icons) > space.tokens[1]:
            wrong.append(f"Space {space.index} has more covered icons than Corruption tokens")
    return wrong


def cards_wrong(t: OthersTable) -> list[str]:
    """Every card of the Sin's deck is somewhere exactly once; other cards are known."""
    wrong: list[str] = []
    sins = t.sins
    laid = ("hate",) if sins.hate and sins.played != "hate" else ()
    played = (sins.played,) if sins.played else ()
    cards = sorted(sins.hand + sins.deck + sins.discard + played + laid)
    if cards != sorted(t.setting.sin_cards):
        wrong.append("the Sin cards in hand, deck, discard pile and play are not the Sin's deck")
    if any(card not in SIN_CARDS for card in cards):
        wrong.append("an unknown Sin card")
    known = set(APOCALYPSE)
    if not set(sins.revealed) <= known or not set(sins.apocalypse_deck) <= known:
        wrong.append("an unknown Apocalypse card")
    owned = [card for hero in t.heroes for card in hero.upgrades + hero.face_down]
    if not set(owned) | set(t.inventory) | set(t.upgrade_deck) <= set(UPGRADES):
        wrong.append("an unknown Upgrade")
    if t.story.mission not in t.setting.required or t.story.mission not in MISSIONS:
        wrong.append(f"the Mission '{t.story.mission}' is not of this Story")
    if not 0 <= sins.apocalypse <= 7 or sins.reactions < 0 or sins.spent < 0:
        wrong.append("the Apocalypse Track or the Reaction tokens are out of range")
    return wrong


def tokens_wrong(t: OthersTable) -> list[str]:
    """The supply is never negative; each NPC is in one place at most."""
    wrong: list[str] = []
    if len(t.supply) != len(TOKENS) or min(t.supply) < 0:
        wrong.append(f"the supply is {t.supply}")
    npcs = [npc for space in t.spaces for npc in space.npcs]
    npcs += [npc for hero in t.heroes for npc in hero.npcs]
    if len(set(npcs)) != len(npcs) or any(npc not in range(len(NPCS)) for npc in npcs):
        wrong.append(f"the NPC tokens are {npcs}")
    if any(not 0 <= space < t.setting.city.n for space in t.orbital):
        wrong.append(f"Orbital Strike tokens lie in {t.orbital}")
    if t.current not in range(-1, len(HEROES)) or not 0 <= t.first < 4:
        wrong.append("the current or the first Hero does not exist")
    return wrong
