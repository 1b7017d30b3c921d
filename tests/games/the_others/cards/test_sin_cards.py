"""The moments of all Sin cards, and those of both decks played at the start of a Turn (SCX-1, SCX-2, SCX-3)."""

from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import holding, last_turn
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    dead,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    space_number,
    why_not,
)
from tests.games.the_others.rules.plain import FIGURES, walk
from tests.rule_ids import rule

ALTARS = {**BOARD, "altars": ["c", "g"]}
START, FIGHT, ROLL, AFTER = (
    "start-of-turn-card",
    "start-of-fight-card",
    "after-roll-card",
    "after-fight-card",
)
KILL = "after-kill-card"
BOTH = {
    "evil-regroups": {START},
    "damned-if-you-do": {START},
    "hate": {START},
    "for-our-master": {FIGHT},
    "abominable-fury": {FIGHT},
    "cursed-fate": {ROLL},
}
PRIDE = {
    "haphephobia": {START},
    "alone-in-the-dark": {START},
    "price-of-hubris": {FIGHT},
    "pride-or-fear": {AFTER},
    "primal-conceit": {FIGHT},
    "curse-of-ego": {START},
}
SLOTH = {
    "curse-of-the-crawl": {START},
    "primal-lethargy": {FIGHT},
    "sleep-dust": {AFTER},
    "punish-the-idle": {START},
    "slouching-towards-bethlehem": {AFTER, KILL},
    "leaden-hours": {START},
}
DECKS = [("pride", card, when) for card, when in (BOTH | PRIDE).items()] + [
    ("sloth", card, when) for card, when in (BOTH | SLOTH).items()
]
WEAK = {
    f"monsters.sins.{sin}.{kind}.{stat}": 1
    for sin in ("pride", "sloth")
    for kind in ("abomination", "controller", "avatar")
    for stat in ("fight", "defense")
}


def eventful_turn(sin: str, card: str) -> Game:
    """Brad, alone with Controller, Avatar and three Abominations, at the start of a Round's first Turn."""
    return at(
        sin=sin,
        when="start-of-turn",
        hero="brad",
        team=["brad", "rocco", "thorley"],
        figures={**FIGURES, **WEAK},
        board=ALTARS,
        heroes={"brad": {"space": "e"}},
        monsters=[
            monster("controller", "e"),
            monster("avatar", "e"),
            monster("abomination", "e", count=3),
            monster("acolyte", "i"),
        ],
        dice=faces("hit blank*4 hit hit blank*2 hit"),
        **holding(card),
    )


ANSWERS = {
    "intention": ["mean no"],
    "corruption": ["corruption no"],
    "assign": ["hit abomination", "pass"],
    "wound": ["cover 1", "cover 2"],
    "end-ability": ["demolitions abomination", "pass"],
    "reaction": ["react"],
    "monster": ["pass"],
    "reaction-fight": ["fight"],
}


def moments_of(game: Game, card: str) -> set[str]:
    """A Fight, DEMOLITIONS and a Reaction Fight; the questions at which the card was offered."""
    offered = set()
    turn = ["fight", "end"]
    while game.view(0)["current"] == "brad":
        kind = asked(game)[1]
        if is_open(game, f"play {card}"):
            offered.add(kind)
        if kind.endswith("-card"):
            play(game, "pass")
        elif kind == "main":
            play(game, turn.pop(0))
        else:
            play(game, next(each for each in ANSWERS[kind] if is_open(game, each)))
    return offered


@rule("TO-SINCARD-03")
@pytest.mark.parametrize(("sin", "card", "moments"), DECKS)
def test_every_card_is_offered_at_its_printed_moment_and_at_no_other(
    sin: str, card: str, moments: set[str]
) -> None:
    game = eventful_turn(sin, card)
    assert moments_of(game, card) == moments
    assert dead(game) == ["abomination"] * 3  # in both Fights and by DEMOLITIONS


def test_the_decks_are_these_twelve_cards_each() -> None:
    for sin, own in (("pride", PRIDE), ("sloth", SLOTH)):
        printed = [
            card for card in sins(at(sin=sin)).deck if not load_content().sin_cards[card].is_own
        ]
        assert sorted(printed) == sorted(BOTH | own)


def opening(card: str, **given: Any) -> Game:
    """The card is played at the start of Thorley's Turn."""
    return play(walk(when="start-of-turn", **holding(card), **given), f"play {card}")


@rule("SCX-1")
def test_evil_regroups_moves_up_to_two_monsters_one_step_each() -> None:
    crowd = [monster("acolyte", "i"), monster("abomination", "g"), monster("controller", "c")]
    game = opening("evil-regroups", monsters=crowd)
    assert open_options(game) == [
        "pass", "monster acolyte@i", "monster abomination@g", "monster controller@c",
    ]  # fmt: skip
    play(game, "monster acolyte")
    assert open_options(game) == ["to e/se", "to f/se", "to h/se", "to i/se"]
    play(game, "to i/sw")
    assert not is_open(game, "monster acolyte")  # one step, and no second one for it
    play(game, "monster abomination", "to g/ne")
    assert (on_board(game, "acolyte"), on_board(game, "abomination")) == (["h/se"], ["d/se"])
    assert on_board(game, "controller") == ["c"]  # no third Monster
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-1")
def test_evil_regroups_takes_no_monster_away_from_a_hero_but_may_bring_one() -> None:
    game = opening(
        "evil-regroups",
        monsters=[monster("acolyte", "e"), monster("acolyte", "a/nw"), monster("acolyte", "e/nw")],
    )
    assert open_options(game) == ["pass", "monster acolyte@a/se"]
    play(game, "monster acolyte", "to e")
    assert monsters_in(game, "e") == ["acolyte", "acolyte"]
    assert monsters_in(game, "a/nw") == ["acolyte"]
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-1")
def test_evil_regroups_may_move_one_monster_only() -> None:
    game = opening("evil-regroups", monsters=[monster("acolyte", "i"), monster("acolyte", "g")])
    play(game, "monster acolyte@i", "to i/sw", "pass")
    assert sorted(on_board(game, "acolyte")) == ["g", "h/se"]
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-2")
def test_damned_if_you_do_lets_the_current_hero_choose_wounds() -> None:
    game = opening("damned-if-you-do", hero_players=3, thorley={"upgrades": ["ice-blade"]})
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "damned"),
        ["damned wounds", "damned upgrade"],
    )
    play(game, "damned wounds", "cover 1", "cover 4")
    assert hero(game, "thorley").covered == (1, 4)
    assert hero(game, "thorley").upgrades == ("ice-blade",)
    assert hero(game, "rocco").covered == hero(game, "brad").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-2")
def test_damned_if_you_do_turns_an_upgrade_of_his_choice_face_down_until_the_round_ends() -> None:
    own = {"upgrades": ["cyber-legs", "ice-blade"]}
    given = last_turn(thorley=own, rocco={"upgrades": ["brutality"]})
    game = opening("damned-if-you-do", apocalypse=1, spaces={"e": {"npcs": ["proxy"]}}, **given)
    play(game, "damned upgrade")
    assert open_options(game) == ["turn-down cyber-legs", "turn-down ice-blade"]
    play(game, "turn-down cyber-legs")
    assert hero(game, "thorley").face_down == ("cyber-legs",)
    play(game, "move e/nw", "move e")
    assert why_not(game, "move e/nw") == "TO-MOVE-01"  # no third step
    assert hero(game, "rocco").upgrades == ("brutality",)
    play(game, "end")
    assert asked(game) == ("sins", "place")  # the next Round
    assert sorted(hero(game, "thorley").upgrades) == ["cyber-legs", "ice-blade"]


@rule("SCX-2", "TO-TIME-06")
@pytest.mark.parametrize("owned", [{}, {"face_down": ["ice-blade"]}])
def test_damned_if_you_do_costs_wounds_without_a_face_up_upgrade(owned: dict[str, Any]) -> None:
    game = opening("damned-if-you-do", thorley=owned)
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1", "cover 2")
    assert asked(game) == ("heroes-1", "main")


@rule("SCX-2")
def test_damned_if_you_do_may_kill_and_then_the_turn_is_over() -> None:
    game = opening("damned-if-you-do", thorley={"wounds": [1, 2, 3]})
    play(game, "cover 4")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert (asked(game), game.view(0)["current"]) == (("heroes-1", "main"), "rocco")


def hated(monsters: list[dict[str, Any]], **given: Any) -> Game:
    """HATE! is laid on the Altar in `c` in the only Turn of the Round, which then ends."""
    game = opening(
        "hate",
        board=ALTARS,
        story="battleground-of-souls",
        innocents_revealed=1,
        turns_taken=0,
        apocalypse=5,
        monsters=monsters,
        **last_turn(**given),
    )
    assert open_options(game) == ["altar c", "altar g"]  # Spaces that have one already
    play(game, "altar c")
    assert sins(game).hand == ()
    return play(game, "end")


@rule("SCX-3", "TO-TIME-06")
@pytest.mark.parametrize(("crowd", "level"), [(3, 6), (4, 6), (2, 5)])
def test_hate_raises_the_track_if_three_monsters_stand_at_its_altar(crowd: int, level: int) -> None:
    game = hated([monster("acolyte", "c", count=crowd), monster("acolyte", "g")])
    assert sins(game).apocalypse == level
    assert asked(game) == ("sins", "place")
    assert len(sins(game).hand) == 2  # two Altars without a Hero: none was added
    assert not sins(game).hate


@rule("SCX-3")
def test_hate_looks_at_its_own_space_whatever_heroes_are_there() -> None:
    elsewhere = hated([monster("acolyte", "g", count=3)])
    assert sins(elsewhere).apocalypse == 5
    mixed = [monster("acolyte", "c"), monster("abomination", "c"), monster("controller", "c")]
    with_a_hero = hated(mixed, brad={"space": "c"})
    assert sins(with_a_hero).apocalypse == 6


@rule("SCX-3")
def test_hate_lies_on_the_board_until_the_round_ends_and_is_then_discarded() -> None:
    game = play(
        walk(when="start-of-turn", board=ALTARS, turns_taken=0, **holding("hate")),
        "play hate", "altar g", "end", "pass",
    )  # fmt: skip
    assert game.view(0)["current"] == "rocco"
    assert (sins(game).hate, "hate" in sins(game).discard) == (True, False)
    over = at(board=ALTARS, when="end-effects", hate="g", heroes={"rocco": {"space": "g"}})
    play(over, "place corruption a", "place fire b", "place pentagram c")
    assert (sins(over).hate, sins(over).discard) == (False, ("hate",))


@rule("SCX-3")
@pytest.mark.parametrize("altars", [["g"], []])
def test_hate_needs_one_altar_and_no_more(altars: list[str]) -> None:
    game = walk(
        when="start-of-turn",
        board={**BOARD, "altars": altars},
        turns_taken=0,
        **holding("hate", "haphephobia"),
    )
    assert is_open(game, "play hate") == bool(altars)


@rule("SCX-3")
def test_hate_played_in_the_last_turn_of_the_round_is_discarded_once() -> None:
    at_the_altars = {"rocco": {"space": "c"}, "brad": {"space": "g"}}  # no card is drawn for them
    game = hated([], **at_the_altars)
    assert asked(game) == ("sins", "place")
    assert (sins(game).hand, sins(game).deck, sins(game).played) == ((), (), "")
    assert sins(game).discard.count("hate") == 1


@rule("SCX-3", "TO-SINCARD-01")
def test_everybody_sees_the_space_in_which_hate_lies() -> None:
    game = walk(when="start-of-turn", board=ALTARS, turns_taken=0, **holding("hate"))
    assert [game.view(seat)["sins"]["hate"] for seat in (0, 1)] == [-1, -1]
    play(game, "play hate", "altar g")
    lies = space_number(game, "g")
    assert [game.view(seat)["sins"]["hate"] for seat in (0, 1)] == [lies, lies]


@rule("SCX-1", "TO-TIME-06", "TO-TIME-35")
def test_monsters_regroup_at_the_start_of_the_turn_and_react_after_it() -> None:
    far = [monster("acolyte", "i"), monster("acolyte", "g")]
    game = walk(when="start-of-turn", monsters=far, **holding("evil-regroups"))
    play(game, "play evil-regroups")
    assert (asked(game), game.questions[0].rule) == (("sins", "monster"), "TO-TIME-06")
    play(game, "pass", "end", "react")
    assert (asked(game), game.questions[0].rule) == (("sins", "monster"), "TO-TIME-35")
