"""Whose choice it is, for every kind of question: the seats that are asked, and no others, in the rule's window.

The player concerned sits on seat 2 and the leader on seat 1, so that a question put to the leader, to the first seat or
to everybody is noticed.
"""

from collections.abc import Callable
from typing import Any

import pytest

import othersight
from othersight.games.they_live.questions.windows import RULES
from othersight.games.they_live.state.config import Config
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BELT,
    COUSIN,
    KIT,
    PIPE,
    RIFLE,
    SPLINT,
    generic_cards,
    injury,
)
from tests.games.they_live.play import People, asked, at, kick, play
from tests.games.they_live.town import (
    BILLBOARDS,
    CIVILIAN,
    COP,
    NEWS,
    all_say,
    assault,
    card,
    go_on,
    news,
    town,
)
from tests.rule_ids import rule

ME, OTHER, LEADER = 2, 3, 1
ALL = (0, 1, 2, 3)
FIRST, SECOND = "checkpoint-alpha", "boardroom-doors"


def people(**me: Any) -> People:
    """Seat 2 on space 8, the others far away and apart."""
    return {0: {"space": 1}, 1: {"space": 3}, 2: {"space": 8, **me}, 3: {"space": 20}}


def acting(*lines: str, others: People | None = None, dice: str = "", **me: Any) -> Game:
    """Seat 2 in its Action turn, after these answers."""
    crowd = {**people(**me), **(others or {})}
    game = at("action", seat=ME, people=crowd, leader=LEADER, figures=town(known), tiles=[])
    return play(game, *lines, dice=kick(dice))


def known(config: Config) -> None:
    """Location cards that anybody passes with a Tech success, and an injury that scrap heals."""
    generic_cards(config, "tech", passed=(("cards", 1),))
    injury(config, "split-lip")


def visiting(*lines: str, dice: str = "", places: dict[int, Any] | None = None, **me: Any) -> Game:
    """Seat 2 in its Location turn, after these answers."""
    game = at(
        "location", seat=ME, people=people(**me), places=places, leader=LEADER, figures=town(known)
    )
    return play(game, *lines, dice=kick(dice))


def attacked(*lines: str, dice: str = "", company: bool = False, **me: Any) -> Game:
    """A tile of Stealth 2, Combat 3 and health 4 attacks seat 2, beside whom seat 3 may stand."""
    crowd = people(**me)
    if company:
        crowd[OTHER] = {"space": 8}
    game = at("response", people=crowd, tiles=[(COP, 8)], leader=LEADER, figures=town())
    return play(game, *lines, dice=kick(dice))


def facing(*lines: str, dice: str = "", other: dict[str, Any] | None = None, **me: Any) -> Game:
    """Seat 2 has confronted seat 3, after these answers."""
    crowd: People = {**people(**me), OTHER: {"space": 8, **(other or {})}}
    game = at("confrontations", seat=ME, people=crowd, leader=LEADER, figures=town())
    return play(game, "confront 3", *lines, dice=kick(dice))


def storming(*changes: Any, id: str = FIRST, crowd: People | None = None, **values: Any) -> Game:
    """A Final Assault card with a Tech test, tried by seats 0, 1 and 3; seat 2 is a revealed Invader."""
    tests = values.pop("tests", [("tech", 1)])
    decks = values.pop("decks", {})
    figures = town(assault(id, tests, level=1 if id == FIRST else 2, **values), *changes)
    everybody: People = {ME: {"invader": True, "revealed": True, "health": 20}, **(crowd or {})}
    game = at(id, people=everybody, leader=LEADER, figures=figures, decks=decks)
    return play(game, "take-part") if asked(game) == [(ME, "retreat")] else game


def worth(face: str, skill: int) -> Any:
    """A card's Final Assault value."""
    return card(face, assault_skill=skill, assault_value=1)


def raid() -> Game:
    """A news card whose raid icon needs a nominee."""
    figures = town(news(raid="obey"))
    return at("news", people=people(), leader=LEADER, decks={"news": (NEWS,)}, figures=figures)


def two_invaders() -> Game:
    """Both Invaders stand revealed when the card is passed."""
    invader = {"invader": True, "revealed": True, "health": 20}
    game = at(
        FIRST,
        people={2: invader, 3: invader},
        leader=LEADER,
        figures=town(assault(FIRST, [("tech", 0)], level=1)),
    )
    play(game, "2: take-part", "3: take-part")
    return go_on(game, dice=kick("aab ..."))


def distracting(*lines: str) -> Game:
    """Seat 2 on space 8 distracts; two tiles are equally close, and from one of them two ways lead nearer."""
    game = at(
        "action", seat=ME, people={**people(), 0: {"space": 19}}, leader=LEADER, figures=town(),
        tiles=[(COP, 11), (CIVILIAN, 11)],
    )  # fmt: skip
    return play(game, "stay", "distract", *lines)


SIGN = BILLBOARDS[0]
TEN = [PIPE, PIPE, RIFLE, RIFLE, COUSIN, COUSIN, KIT, KIT, BELT, BELT]
LAST_STAND: dict[str, Any] = {"space": 2, "wanted": 10, "damage": 5, "health": 6}
QUESTIONS: dict[str, tuple[str, Callable[[], Game], tuple[int, ...]]] = {
    "first-leader": ("TL-TIME-02", lambda: othersight.new("they-live", players=4, seed=1), ALL),
    "leader": ("TL-TIME-44", lambda: at("end-of-round", leader=LEADER, figures=town()), ALL),
    "reorganize": ("TL-ACTION-13", lambda: acting("stay", "reorganize", bag=[PIPE, KIT]), (ME,)),
    "pile": ("TL-STASH-16", lambda: visiting("card", dice="a.."), (ME,)),
    "too-many-cards": ("TL-TIME-08", lambda: visiting("card", "pile 0", dice="a..", bag=TEN), (ME,)),
    "spare": ("TL-TIME-09", lambda: acting("ride 17", **LAST_STAND), (ME,)),
    "free-move": ("TL-TIME-10", lambda: acting(), (ME,)),
    "action": ("TL-TIME-11", lambda: acting("stay"), (ME,)),
    "lay-low": ("TL-ACTION-08", lambda: acting("stay", "lay-low", scrap=2, wanted=4), (ME,)),
    "offer": (
        "TL-ACTION-10",
        lambda: acting("stay", "trade 3", others={OTHER: {"space": 8}}, scrap=2),
        (ME,),
    ),
    "trade": (
        "TL-TIME-12",
        lambda: acting("stay", "trade 3", "offer scrap 1", others={OTHER: {"space": 8}}, scrap=2),
        (OTHER,),
    ),
    "distract": ("TL-ACTION-16", distracting, (ME,)),
    "distract-way": ("TL-ACTION-16", lambda: distracting("tile human-cop"), (ME,)),
    "take-apart": ("TL-ACTION-20", lambda: acting("stay", "craft scrap", bag=[KIT, BELT]), (ME,)),
    "encounter": ("TL-TIME-16", lambda: attacked(), (ME,)),
    "team": ("TL-TIME-17", lambda: attacked("team", company=True), (OTHER,)),
    "weapon": ("TL-TIME-19", lambda: attacked("fight", dice="...", weapon=PIPE), (ME,)),
    "reward": ("TL-TIME-21", lambda: attacked("fight", dice="aa. aaa"), (ME,)),
    "confront": (
        "TL-TIME-23",
        lambda: at(
            "confrontations", seat=ME, people={**people(), OTHER: {"space": 8}}, leader=LEADER,
            figures=town(),
        ),
        (ME,),
    ),
    "pvp-glasses": ("TL-TIME-24", lambda: facing(glasses=1), (ME,)),
    "pvp-critical": ("TL-TIME-26", lambda: facing("lenses", dice="aaa ...", glasses=1), (ME,)),
    "pvp-escape": ("TL-TIME-26", lambda: facing(dice="... aaa"), (OTHER,)),
    "pvp-look": (
        "TL-TIME-29",
        lambda: facing("lenses", dice="... ... a.. ...", glasses=1),
        (ME,),
    ),
    "flee": ("TL-TIME-30", lambda: facing(dice="... ... a.. ..."), (OTHER,)),
    "location": ("TL-TIME-31", lambda: visiting(), (ME,)),
    "collect-scrap": (
        "TL-TIME-37",
        lambda: visiting("build", places={SIGN: {"scrap": 2}}, space=SIGN, bag=[KIT]),
        (ME,),
    ),
    "collect-card": (
        "TL-TIME-32",
        lambda: visiting("card", "pile 0", dice="a..", places={8: {"dropped": [PIPE, KIT]}}),
        (ME,),
    ),
    "build": ("TL-TIME-34", lambda: visiting("build", space=SIGN, bag=[KIT, BELT]), (ME,)),
    "gather": ("TL-TIME-35", lambda: visiting("gather", dice="...", space=SIGN, scrap=4), (ME,)),
    "check": (
        "TL-TIME-36",
        lambda: visiting("check", places={SIGN: {"deposit": [KIT]}}, space=SIGN, glasses=1),
        (ME,),
    ),
    "deploy": (
        "TL-TIME-36",
        lambda: visiting("check", "lenses", places={SIGN: {"deposit": [KIT]}}, space=SIGN, glasses=1),
        (ME,),
    ),
    "nominee": ("TL-TIME-40", raid, ALL),
    "retreat": (
        "TL-TIME-46",
        lambda: at(SECOND, people={ME: {"invader": True, "revealed": True}}, leader=LEADER,
                   figures=town(assault(SECOND, [("tech", 1)], level=2))),
        (ME,),
    ),
    "split": ("TL-TIME-47", lambda: storming(tests=[("tech", 1), ("combat", 1)], split=True), (0, 1, 3)),
    "reveal": ("TL-TIME-48", lambda: storming(crowd={0: {"invader": True}}), (0, 1, 3)),
    "sabotage": ("TL-TIME-49", lambda: go_on(storming(decks={"sabotaged": [KIT]})), (ME,)),
    "resource": (
        "TL-TIME-50",
        lambda: go_on(storming(worth(PIPE, 4), decks={"useful": [PIPE]})),
        (0, 1, 3),
    ),
    "assault-fight": (
        "TL-TIME-53",
        lambda: go_on(storming(fight=(1, 1, 9)), dice=kick("... ... ...")),
        (0, 1, 3),
    ),
    "invader-fight": (
        "TL-TIME-54",
        lambda: go_on(storming(), dice=kick("aab a.. ...")),
        (0, 1, 3),
    ),
    "foe": ("TL-ASSAULT-29", two_invaders, (0, 1)),
}  # fmt: skip
ELSEWHERE = ("cure", "target")
"""Asked by a card that somebody uses; tested below."""


def test_every_kind_of_question_is_looked_at() -> None:
    assert sorted([*QUESTIONS, *ELSEWHERE]) == sorted(RULES)


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=rule(window)) for kind, (window, _, _) in QUESTIONS.items()]
)
def test_exactly_those_are_asked_whose_choice_the_rule_says_it_is(kind: str) -> None:
    window, position, seats = QUESTIONS[kind]
    game = position()
    assert sorted(asked(game)) == [(seat, kind) for seat in seats]
    assert {question.rule for question in game.questions} == {window}


@rule("TL-STASH-13", "TL-INJURY-02", "TL-ACTION-22")
def test_who_uses_a_card_chooses_for_whom_and_the_healed_choose_what_is_healed() -> None:
    hurt = {"space": 8, "injuries": ("split-lip", "concussion"), "injury_rounds": (1, 1)}
    crowd: People = {**people(bag=[SPLINT]), OTHER: hurt, 0: {**hurt, "space": 8}}
    game = at("action", seat=LEADER, people=crowd, leader=LEADER, figures=town())
    game.aside(game.asides(ME)[0], ME)
    assert asked(game) == [(ME, "target")]
    play(game, "for 3")
    assert asked(game) == [(OTHER, "cure")]


@rule("TL-PVP-14", "TL-TIME-27")
def test_the_attacker_declares_a_weapon_before_the_defender_does() -> None:
    game = facing(dice="... ...", weapon=PIPE, other={"weapon": PIPE})
    assert asked(game) == [(ME, "weapon")]
    play(game, "pass")
    assert asked(game) == [(OTHER, "weapon")]


@rule("TL-RESPONSE-28", "TL-TIME-19")
def test_in_a_team_each_member_declares_the_own_weapon_in_turn_order() -> None:
    crowd: People = {**people(weapon=PIPE), OTHER: {"space": 8, "weapon": PIPE}}
    game = at("response", people=crowd, tiles=[(COP, 8)], leader=LEADER, figures=town())
    play(game, "team", "3: join", dice=kick("... ..."))
    assert asked(game) == [(ME, "weapon")]
    play(game, "pass")
    assert asked(game) == [(OTHER, "weapon")]


@rule("TL-RESPONSE-31", "TL-TIME-21")
def test_every_member_of_a_victorious_team_says_whether_to_want_the_reward_and_the_best_draws() -> (
    None
):
    game = attacked("team", "3: join", company=True, dice="aa. aa. ab. ab.")
    assert sorted(asked(game)) == [(ME, "reward"), (OTHER, "reward")]
    play(game, "2: want", "3: want", dice=kick("... a.."))
    assert asked(game) == [(OTHER, "pile")]


@rule("TL-PVP-09", "TL-PVP-17")
def test_who_flees_chooses_the_space() -> None:
    game = facing("flee", dice="... aaa")
    assert asked(game) == [(OTHER, "flee")]
    lost = facing(dice="... ... ... a..")
    assert asked(lost) == [(ME, "flee")]


@rule("TL-DEATH-08", "TL-SETUP-16")
def test_who_was_killed_equips_the_inventory_of_the_new_character() -> None:
    crowd: People = {**people(**LAST_STAND), 4: {"bag": [PIPE]}}
    game = at("action", seat=ME, people=crowd, leader=LEADER, figures=town(known))
    play(game, "ride 17", "spare 4")
    assert asked(game) == [(ME, "reorganize")]
    assert game.questions[0].rule == "TL-TIME-09"


@rule("TL-ASSAULT-20", "TL-TIME-51", "TL-TIME-53", "TL-TIME-54")
def test_in_the_assault_each_declares_the_own_weapon() -> None:
    armed: People = {0: {"weapon": PIPE}, 3: {"weapon": PIPE}}
    game = go_on(storming(tests=[("combat", 1)], crowd=armed))
    assert asked(game) == [(3, "weapon")]  # turn order from the leader: 1, 3, 0
    play(game, "pass")
    assert asked(game) == [(0, "weapon")]
    assert game.questions[0].rule == "TL-TIME-51"


@rule("TL-ASSAULT-25", "TL-ASSAULT-24")
def test_revealed_invaders_sabotage_in_turn_order() -> None:
    invader = {"invader": True, "revealed": True}
    game = storming(crowd={0: invader}, decks={"sabotaged": [KIT, BELT]})
    play(game, "2: take-part", "0: take-part")
    go_on(game)
    assert asked(game) == [(ME, "sabotage")]
    play(game, "pass")
    assert asked(game) == [(0, "sabotage")]


@rule("TL-LOCATION-21")
def test_the_leader_on_cable_54_and_nobody_else_may_trigger() -> None:
    for leader in (LEADER, ME):
        crowd = {**people(space=6), 0: {"space": 20}, 1: {"space": 20}}
        game = at("location", seat=ME, people=crowd, clock=20, leader=leader, figures=town())
        assert (asked(game)[0] == (ME, "location")) == (leader == ME)


@rule("TL-NEWS-17", "TL-ROUND-02")
def test_what_a_story_gives_is_chosen_by_each_it_concerns_in_turn_order() -> None:
    figures = town(news(who="all", outcome=(("cards", 1),)))
    game = at("news", people=people(), leader=ME, decks={"news": (NEWS,)}, figures=figures)
    for seat in (2, 3, 0, 1):
        assert asked(game) == [(seat, "pile")]
        play(game, "pile 0")


@rule("TL-ASSAULT-19", "TL-ASSAULT-32")
def test_if_nobody_joins_the_leader_fights_alone() -> None:
    game = go_on(
        storming(fight=(1, 1, 9), crowd={LEADER: {"weapon": PIPE}}), dice=kick("... ... ...")
    )
    all_say(game, "stay-out", dice=kick("a.."))
    assert asked(game) == [(LEADER, "weapon")]
