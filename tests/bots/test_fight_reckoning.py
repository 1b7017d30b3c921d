"""What a player reckons with in a Fight is what the rules count, card by card: dice, Hits, Defense and Corruption.

A player works out hundreds of Fights for one answer, so that it has the sums of cards at hand instead of asking the
rules for each; these tests keep the two together.
"""

from typing import Any

import pytest

import othersight
from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.bots.fighting import Bout, hero_side, sin_side
from othersight.games.the_others.bots.figures import known_figures
from othersight.games.the_others.bots.hero_fight import bout_under_way, fight_frame
from othersight.games.the_others.bots.position import Position
from othersight.games.the_others.rules.corrupt import bonus_choice
from othersight.games.the_others.rules.effects import APOCALYPSE, UPGRADES
from othersight.games.the_others.rules.fight import Fight, fight_under_way
from othersight.games.the_others.rules.figures import table_of
from tests.games.the_others.play import asked, at, monster, play

STORIES = {
    "terror": "havens-last-stand",
    "corruption": "the-darkness-within",
    "redemption": "battleground-of-souls",
}
CROWD = ["acolyte", "abomination", "abomination"]


def before_the_roll(hero: str, own: dict[str, Any], shot: bool, **given: Any) -> othersight.Game:
    """A Fight at its last question before the roll."""
    there = "e/se" if shot else "e"
    monsters = [monster(kind, there) for kind in CROWD] + given.pop("monsters", [])
    heroes = {**given.pop("heroes", {}), hero: {"space": "e/sw" if shot else "e", **own}}
    game = at(hero=hero, heroes=heroes, monsters=monsters, power=True, **given)
    play(game, f"shoot {there}" if shot else "fight")
    wounded = ["cover 1"] if asked(game)[1] == "wound" else []  # GRIN of Redemption strikes first
    return play(game, *wounded, "mean no")


def reckoned(game: othersight.Game) -> tuple[Position, Bout]:
    """The Fight as its Hero's player sees it."""
    pos = Position(game.view(1), Town(game.board()), known_figures(()))
    return pos, bout_under_way(pos, fight_frame(pos))


def counted(game: othersight.Game, corrupted: bool) -> tuple[othersight.Game, Fight]:
    """The Fight as the rules count it, with or without Voluntary Corruption."""
    twin = game.clone()
    fight = fight_under_way(twin)
    assert fight is not None
    if corrupted:
        table_of(twin).edit_hero(fight.hero).level += 1
        fight.corrupted = True
    fight.hero_pool(twin)
    fight.sin_pool(twin)
    fight.add_hero_results(twin)
    return twin, fight


@pytest.mark.parametrize("card", ["", *UPGRADES])
@pytest.mark.parametrize("hero", ["brad", "rocco", "karl"])
@pytest.mark.parametrize("company", [False, True])
@pytest.mark.parametrize("shot", [False, True])
def test_the_side_of_a_hero_is_reckoned_as_the_rules_count_it(
    card: str, hero: str, company: bool, shot: bool
) -> None:
    cards = [card, *(["rail-gun"] if hero == "karl" and shot else [])]
    upgrades = [each for each in dict.fromkeys(cards) if each]
    own = {"upgrades": upgrades, "npcs": ["commissioner"], "level": 4}
    friend = {"leah": {"space": "e/sw" if shot else "e"}} if company else {}
    game = before_the_roll(hero, own, shot, heroes=friend)
    pos, bout = reckoned(game)
    for corrupted in (False, True):
        _, fight = counted(game, corrupted)
        mine = hero_side(pos, bout, corrupted)
        assert (mine.dice, mine.hits, mine.guard) == (fight.hero_dice, fight.hits, fight.defense)


@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("covered", [[], [2, 4], [3, 5, 6, 7]])
def test_the_bonuses_of_corruption_are_those_of_the_track(level: int, covered: list[int]) -> None:
    game = before_the_roll("brad", {"level": level, "wounds": covered}, False)
    pos, bout = reckoned(game)
    twin, fight = counted(game, True)
    mine = hero_side(pos, bout, True)
    free = bonus_choice(table_of(twin).heroes[fight.hero])  # thought of as a Hit
    assert (mine.dice, mine.hits, mine.guard) == (fight.hero_dice, fight.hits + free, fight.defense)


@pytest.mark.parametrize("card", APOCALYPSE)
@pytest.mark.parametrize("fouled", [False, True])
def test_the_side_of_the_sins_is_reckoned_as_the_rules_count_it(card: str, fouled: bool) -> None:
    story = next(name for name, story in STORIES.items() if is_in(card, story))
    given: dict[str, Any] = {"revealed": [card], "apocalypse": 6, "story": STORIES[story]}
    if card in table_of(at(**given)).config.hell_club:
        given["monsters"] = [monster(card, "e")]
    tokens = {"e": {"fire": int(fouled), "pentagram": 2}}
    own = {"level": 5, "innocents": 1}
    game = before_the_roll("brad", own, False, spaces=tokens, **given)
    pos, bout = reckoned(game)
    twin, fight = counted(game, False)
    effects = fight.sin_effects(twin)
    hits = sum(effect.sin_hits(twin, fight) for effect in effects)
    corruption = sum(effect.sin_corruption(twin, fight) for effect in effects)
    theirs = sin_side(pos, bout)
    assert (theirs.dice, theirs.hits, theirs.guard) == (fight.sin_dice, hits, corruption)


def is_in(card: str, story: str) -> bool:
    """Whether a card is in the Apocalypse deck of that Story."""
    return card in known_figures(()).content.apocalypse_deck(
        known_figures(()).content.stories[story].type
    )
