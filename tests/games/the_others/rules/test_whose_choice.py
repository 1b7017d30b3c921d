"""Whose choice it is, for every kind of question: the seats that are asked, and no others, in the rule's window.

Three people play Rocco, Brad and Thorley; the Hero concerned is Brad, on seat 2, so that a question put to the first
seat, to everybody or to the other side is noticed.
"""

from collections.abc import Callable
from typing import Any

import pytest

import othersight
from othersight.games.the_others.questions.windows import RULES
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import BOARDS, MEMBERS, holding, omens
from tests.games.the_others.play import (
    BOARD,
    TOWN,
    at,
    dead_monster,
    faces,
    monster,
    play,
    seats,
)
from tests.games.the_others.rules.plain import FIGURES
from tests.rule_ids import rule

ME = ("heroes-2",)
SINS = ("sins",)
ALL = ("heroes-1", "heroes-2", "heroes-3")
FIGHT = ("fight", "mean no", "corruption no")
TEAM = ["rocco", "brad", "thorley"]
ACOLYTES: dict[str, int | bool] = {
    f"monsters.acolytes.{kind}.{stat}": 1
    for kind in ("nun", "hobo")
    for stat in ("fight", "defense")
}
ALTARS = {**BOARD, "altars": ["c", "g"]}
ONE = [monster("acolyte", "e")]


def turn(*lines: str, brad: dict[str, Any] | None = None, dice: str = "", **given: Any) -> Game:
    """Brad in District E, in the main part of his Turn unless told otherwise, after these answers."""
    given.setdefault("team", TEAM)
    heroes = {**given.pop("heroes", {}), "brad": {"space": "e", **(brad or {})}}
    figures = {**BOARDS, **FIGURES, **MEMBERS, **ACOLYTES, **given.pop("figures", {})}
    hero = given.pop("hero", "brad")
    game = at(hero=hero, heroes=heroes, hero_players=3, figures=figures, **given)
    return play(game, *lines, dice=faces(dice))


def rose(*lines: str, **given: Any) -> Game:
    """Rose on seat 2, at the end of her Turn beside an Acolyte."""
    heroes = {"rose": {"space": "e"}}
    figures = {**BOARDS, **FIGURES}
    game = at(
        team=["rocco", "rose", "thorley"], hero="rose", heroes=heroes, hero_players=3,
        figures=figures, monsters=ONE, **given,
    )  # fmt: skip
    return play(game, *lines)


def city(*lines: str, space: str = "shop", **given: Any) -> Game:
    """Brad, wounded twice, uses a District of the town."""
    return turn("city-action", *lines, brad={"space": space, "wounds": [2, 5]}, board=TOWN, **given)


def launching(*lines: str) -> Game:
    """Two Orbital Strike tokens and an Acolyte in reach of one."""
    board = {**TOWN, "orbital": ["g/sw", "i/se"]}
    given: dict[str, Any] = {"board": board, "monsters": [monster("acolyte", "g")]}
    return turn("city-action", "icon orbital-strike", *lines, brad={"space": "launcher"}, **given)


def cleansing(*lines: str, dice: str = "") -> Game:
    """Brad cleanses a Space with two kinds of token."""
    spaces = {"e": {"fire": 1, "corruption": 1}}
    return turn("cleanse", *lines, spaces=spaces, dice=dice)


def dying(*lines: str, **brad: Any) -> Game:
    """Brad dies of a step through Fire; a successor comes."""
    own = {"wounds": [1, 2, 3, 4], **brad}
    game = turn("move e/nw", brad=own, spaces={"e": {"fire": 1}}, dice="hit")
    return play(game, *lines)


def card(name: str, *lines: str, sin: str = "pride", **given: Any) -> Game:
    """The Sins Player plays a card at the start of Brad's Turn."""
    more = {"when": "start-of-turn", "turns_taken": 0, "sin": sin, **holding(name), **given}
    return turn(f"play {name}", *lines, **more)


def fight_card(name: str, *lines: str, **given: Any) -> Game:
    """The Sins Player plays a card at the start of Brad's Fight."""
    more = {"monsters": ONE, **holding(name), **given}
    return turn("fight", "mean no", f"play {name}", *lines, **more)


def ended(**given: Any) -> Game:
    """The end of a Round with two dead Acolytes and two Nests."""
    nests = {"g": {"nest": 2}, "h": {"nest": 2}}
    dead = [dead_monster("acolyte"), dead_monster("abomination", 4)]
    return turn(when="summon", monsters=dead, spaces=nests, **given)


def geared_up() -> Game:
    """The last Upgrade of GEAR UP!: the Story branches."""
    given: dict[str, Any] = {"mission": "gear-up", "progress": 2, "inventory": ["kevlar-suit"]}
    return city("icon inventory", **given)


def split(game: Game, *options: str) -> Game:
    """The Hero Players state these choices and cannot agree."""
    play(game, *[f"heroes-{seat}: {option}" for seat, option in enumerate(options, start=1)])
    return play(game, *[f"heroes-{seat}: confirm" for seat in (1, 2, 3)])


def conceit(*lines: str) -> Game:
    """PRIMAL CONCEIT against Brad, who fights the Avatar alone."""
    given: dict[str, Any] = {
        "monsters": [monster("avatar", "e")],
        "heroes": {"rocco": {"space": "a"}},
    }
    return fight_card("primal-conceit", *lines, **given)


def set_up() -> Game:
    """Three people pick their Heroes."""
    return othersight.new("the-others", seed=1, heroes="pick", hero_players=3)


def contested() -> Game:
    """All three want the same Hero."""
    return play(set_up(), *[f"heroes-{seat}: hero leah" for seat in (1, 2, 3)])


def dark_past() -> Game:
    """The Dark Past cards are dealt."""
    return othersight.new("the-others", seed=1, story="the-darkness-within", hero_players=3)


def revealing(card: str) -> Game:
    """Brad ends his Turn on Level 7 with that Dark Past card."""
    own = {"level": 7, "dark_past": card}
    return turn("end", brad=own, story="the-darkness-within")


GAN = "dr-gan-redemption"
SHOT: dict[str, Any] = {"figures": {"heroes.brad.ranged": True}, "brad": {"space": "e/sw"}}
QUESTIONS: dict[str, tuple[str, Callable[[], Game], tuple[str, ...]]] = {
    # set-up and Rounds
    "pick-hero": ("TO-SETUP-13", set_up, ALL),
    "contested-hero": ("TO-SETUP-14", contested, ALL),
    "contested-hero-for-heroes": (
        "TO-SETUP-14",
        lambda: split(contested(), "give leah 1", "give leah 2", "give leah 3"),
        SINS,
    ),
    "dark-past": ("TO-DARKPAST-02", dark_past, SINS),
    "place": ("TO-ROUND-02", lambda: turn(when="start-of-round"), SINS),
    "first-hero": ("TO-ROUND-04", lambda: turn(when="first-hero"), ALL),
    "first-hero-for-heroes": (
        "TO-UNITE-01",
        lambda: split(turn(when="first-hero"), "first rocco", "first brad", "first brad"),
        SINS,
    ),
    "ballot": (
        "TO-UNITE-04",
        lambda: play(
            turn(when="first-hero"),
            "heroes-1: first rocco", "heroes-2: first brad", "heroes-3: first brad",
        ),
        ALL,
    ),
    # a Hero's Turn
    "token": ("TO-TURN-01", lambda: turn(when="token", brad={"extra_turns": 1}), ME),
    "start-of-turn-card": (
        "TO-TURN-11",
        lambda: turn(when="start-of-turn", **holding("haphephobia")),
        SINS,
    ),
    "start-ability": (
        "TO-TURN-11",
        lambda: turn(when="start-abilities", brad={"upgrades": ["regeneration"], "wounds": [1]}),
        ME,
    ),
    "main": ("TO-TURN-06", turn, ME),
    "agony": (
        "APC-5",
        lambda: turn(
            "move e/nw", story="the-darkness-within", spaces={"e": {"corruption": 1}},
            **omens("agony-of-the-unclean"),
        ),
        SINS,
    ),
    "after-roll-card": (
        "SCX-6",
        lambda: turn("move e/nw", spaces={"e": {"fire": 1}}, dice="hit", **holding("cursed-fate")),
        SINS,
    ),
    "holy-water": (
        "UP-06",
        lambda: turn(
            "move e/nw", "holy-water acolyte", brad={"upgrades": ["holy-water"]},
            monsters=[monster("acolyte", "e/nw")],
        ),
        ME,
    ),
    "icon": ("TO-CITY-04", city, ME),
    "orbital-token": ("TO-CITY-09", launching, ME),
    "orbital-move": ("TO-CITY-09", lambda: launching("token g/sw"), ME),
    "orbital-strike": ("TO-CITY-09", lambda: launching("token g/sw", "to g"), ME),
    "upgrade": ("TO-CITY-08", lambda: city("icon inventory"), ME),
    "heal": ("TO-WOUND-03", lambda: city("icon heal"), ME),
    "cleanse-corruption": ("TO-CORRUPT-04", cleansing, ME),
    "remove": ("TO-CLEANSE-03", lambda: cleansing("corruption no", dice="skill"), ME),
    "end-ability": ("TO-TURN-12", lambda: turn("end", monsters=ONE), ME),
    "mind-control": ("HR-6", lambda: rose("end", "mind-control acolyte"), ME),
    "former-hell-club": ("DP-4", lambda: revealing("former-hell-club"), ME),
    # Fights
    "intention": ("TO-FIGHT-08", lambda: turn("fight", monsters=ONE), ME),
    "acolyte-ability": (
        "TO-ACOLYTE-01",
        lambda: turn("fight", "mean no", monsters=[*ONE, dead_monster("acolyte")]),
        SINS,
    ),
    "nun": (
        "ACO-2",
        lambda: turn(
            "fight", "mean no", "ability marked", brad={"space": "shop"}, board=TOWN,
            acolyte="nun", monsters=[monster("acolyte", "shop"), dead_monster("acolyte")],
        ),
        SINS,
    ),
    "face-down": (
        "ACO-3",
        lambda: turn(
            "fight", "mean no", "ability marked", brad={"upgrades": ["ice-blade", "kevlar-suit"]},
            acolyte="hobo", monsters=[*ONE, dead_monster("acolyte")],
        ),
        ME,
    ),
    "start-of-fight-card": (
        "TO-FIGHT-07",
        lambda: turn("fight", "mean no", monsters=ONE, **holding("for-our-master")),
        SINS,
    ),
    "corruption": ("TO-CORRUPT-04", lambda: turn("fight", "mean no", monsters=ONE), ME),
    "faith": ("TO-DICE-05", lambda: turn(*FIGHT, monsters=ONE, dice="blank faith skill"), ME),
    "assign": ("TO-FIGHT-15", lambda: turn(*FIGHT, monsters=ONE, dice="blank hit"), ME),
    "protector": (
        "HR-4",
        lambda: turn(
            *FIGHT, monsters=ONE, heroes={"thorley": {"space": "e"}}, dice="hit skill skill"
        ),
        ("heroes-3",),
    ),
    "wound": ("TO-WOUND-01", lambda: turn("move e/nw", monsters=ONE), ME),
    "dr-gan": (
        "APR-3",
        lambda: turn(
            *FIGHT, "cover 1", brad={"innocents": 1}, story="battleground-of-souls",
            monsters=[monster(GAN, "e")], dice="hit skill", **omens(GAN),
        ),
        ME,
    ),
    "after-fight-card": (
        "TO-SINCARD-11",
        lambda: turn(
            *FIGHT, "cover 1", monsters=[monster("controller", "e")],
            dice="hit blank*2 skill", **holding("pride-or-fear"),
        ),
        SINS,
    ),
    "after-kill-card": (
        "SCS-5",
        lambda: turn(
            "end", "demolitions abomination", sin="sloth", monsters=[monster("abomination", "e")],
            **holding("slouching-towards-bethlehem"),
        ),
        SINS,
    ),
    "survivor": (
        "TO-EDITION-05",
        lambda: turn(
            "shoot e/se", "mean no", "corruption no", edition="draft",
            monsters=[monster("abomination", "e/se")], dice="skill", **SHOT,
        ),
        SINS,
    ),
    # the Reaction and the end of a Round
    "reaction": ("TO-SINREACT-01", lambda: turn("end"), SINS),
    "monster": ("TO-SINREACT-05", lambda: turn("end", "react", monsters=[monster("acolyte", "a")]), SINS),
    "monster-move": (
        "TO-SINREACT-05",
        lambda: turn("end", "react", "monster acolyte", monsters=[monster("acolyte", "a")]),
        SINS,
    ),
    "marguerite": (
        "APC-2",
        lambda: turn(
            "end", "react", "monster acolyte", "to a/nw", story="the-darkness-within",
            monsters=[monster("acolyte", "a"), monster("marguerite-corruption", "i")],
            **omens("marguerite-corruption"),
        ),
        SINS,
    ),
    "reaction-fight": (
        "TO-SINREACT-06",
        lambda: turn(when="reaction-fight", monsters=ONE),
        SINS,
    ),
    "summon": ("TO-SUMMON-01", ended, SINS),
    "summon-nest": ("TO-SUMMON-03", lambda: play(ended(), "summon acolyte"), SINS),
    "enter": (
        "TO-HELLCLUB-01",
        lambda: turn(
            "keep grin-terror", when="end-tasks",
            apocalypse_deck=["grin-terror", "stab-in-the-dark"],
            spaces={"g": {"nest": 1}, "h": {"nest": 1}},
        ),
        SINS,
    ),
    "apocalypse": ("TO-APOC-05", lambda: turn(when="end-tasks"), SINS),
    # the Story and deaths
    "branch": ("TO-MISSION-06", geared_up, ALL),
    "branch-for-heroes": (
        "TO-MISSION-06",
        lambda: split(
            geared_up(), "mission clear-the-hive", "mission clear-the-hive",
            "mission clear-abominations",
        ),
        SINS,
    ),
    "mark": (
        "TO-TOKEN-10",
        lambda: turn(
            *FIGHT, "hit abomination", "nest g", mission="clear-abominations", progress=2,
            brad={"upgrades": ["brutality", "brutality"]}, spaces={"g": {"nest": 1}, "h": {"nest": 1}},
            monsters=[monster("abomination", "e"), monster("abomination", "i")],
            dice="blank*2 hit",
        ),
        SINS,
    ),
    "successor": ("TO-DEATH-08", dying, ME),
    "inherit": ("TO-DEATH-09", lambda: dying("hero leah", upgrades=["ice-blade"]), ME),
    # Sin cards
    "damned": ("SCX-2", lambda: card("damned-if-you-do", brad={"upgrades": ["ice-blade"]}), ME),
    "hate": ("SCX-3", lambda: card("hate", board=ALTARS), SINS),
    "teleport": ("SCP-1", lambda: card("haphephobia"), SINS),
    "hubris": (
        "SCP-3", lambda: fight_card("price-of-hubris", brad={"upgrades": ["ice-blade"]}), ME,
    ),
    "conceit": ("SCP-5", conceit, ALL),
    "conceit-for-heroes": (
        "TO-SINCARD-09", lambda: split(conceit(), "accept", "refuse", "refuse"), SINS,
    ),
    "conceit-avatar": (
        "SCP-5",
        lambda: play(conceit(), *[f"heroes-{seat}: refuse" for seat in (1, 2, 3)]),
        SINS,
    ),
    "ego": ("SCP-6", lambda: card("curse-of-ego"), ALL),
    "ego-for-heroes": (
        "TO-SINCARD-09",
        lambda: split(card("curse-of-ego"), "refuse", "refuse", "split 4 0 0"),
        SINS,
    ),
    "crawl": ("SCS-1", lambda: card("curse-of-the-crawl", sin="sloth"), ALL),
    "crawl-for-heroes": (
        "TO-SINCARD-09",
        lambda: split(
            card("curse-of-the-crawl", sin="sloth"), "refuse", "refuse", "split 3 0 0"
        ),
        SINS,
    ),
}  # fmt: skip


ALSO = {
    "place": ("TO-STORY-03", "TO-STORY-04", "TO-STORY-05"),
    "summon": ("TO-SUMMON-02",),
    "upgrade": ("TO-UPGRADE-01",),
    "hubris": ("TO-UPGRADE-06",),
}
"""Further rules that speak of the same choice."""


def ids_of(kind: str, id: str) -> list[str]:
    """The rule that says who chooses, the window of the question, and what else speaks of it."""
    return list(dict.fromkeys([id, RULES[kind], *ALSO.get(kind, ())]))


def test_every_kind_of_question_is_here() -> None:
    assert set(QUESTIONS) == set(RULES)


@pytest.mark.parametrize(
    ("kind", "begin", "whose"),
    [
        pytest.param(kind, begin, whose, id=kind, marks=rule(*ids_of(kind, id)))
        for kind, (id, begin, whose) in QUESTIONS.items()
    ],
)
def test_those_whom_the_rule_names_are_asked(
    kind: str, begin: Callable[[], Game], whose: tuple[str, ...]
) -> None:
    game = begin()
    assert {question.kind for question in game.questions} == {kind}
    assert tuple(seats(game)[question.seat] for question in game.questions) == whose
