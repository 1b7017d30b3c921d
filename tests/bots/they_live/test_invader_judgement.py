"""A position in, the sensible choice out: the scripted Invaders of They Live."""

import pytest

from othersight.games.they_live.bots import invading
from othersight.games.they_live.bots.habits import HABITS
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from tests.asking import question_of
from tests.bots.they_live.asking import answer, inspected, looked_at, unasked
from tests.games.they_live.play import People, asked, at, open_options, play

INVADER = {"invader": True}
GO_ON = [f"{seat}: go-on" for seat in range(4)]


def test_sabotage_is_let_through_and_the_best_clean_card_thrown_away() -> None:
    game = at(
        "location",
        people={0: {**INVADER, "space": 9, "glasses": 1}},
        places={9: {"deposit": ["tool-belt", "signal-jammer", "length-of-pipe"]}},
        icons={"tool-belt": True, "signal-jammer": False, "length-of-pipe": False},
    )
    play(game, "check", "lenses")
    script = TheyLiveScript(0, "1", {})
    assert answer(game, 0, script) == "deploy tool-belt"
    assert answer(play(game, "deploy tool-belt"), 0, script) == "discard signal-jammer"
    assert answer(play(game, "discard signal-jammer"), 0, script) == "deploy length-of-pipe"


def test_known_sabotage_is_laid_down_first() -> None:
    bag = ["signal-jammer", "tool-belt", "pocket-scanner", "building-plans"]
    game = at(
        "location",
        people={0: {**INVADER, "space": 9, "bag": bag}},
        icons=dict.fromkeys(bag, False) | {"building-plans": True},
    )
    inspected(game, 0)
    assert answer(play(game, "build")) == "deposit building-plans"


def test_an_invader_leader_lets_midnight_come() -> None:
    game = at("location", people={0: {**INVADER, "space": 6}}, clock=23)
    assert answer(game) == "pass"


def test_until_midnight_is_at_hand_an_invader_leader_begins_like_anybody() -> None:
    human = at("location", people={0: {"space": 6}}, clock=22)
    invader = at("location", people={0: {**INVADER, "space": 6}}, clock=22)
    assert answer(human) == answer(invader) == "trigger"


@pytest.mark.parametrize("sabotaged", [0, 1, 2, 3, 4])
def test_an_invader_throws_as_many_cards_away_as_a_human(sabotaged: int) -> None:
    names = ["tool-belt", "signal-jammer", "length-of-pipe", "pocket-scanner"]
    thrown = []
    for person in ({}, INVADER):
        game = at(
            "location",
            people={0: {**person, "space": 9, "glasses": 1}},
            places={9: {"deposit": names}},
            icons={name: at < sabotaged for at, name in enumerate(names)},
        )
        play(game, "check", "lenses")
        script = TheyLiveScript(0, "1", {})
        chosen = []
        for _ in names:
            chosen.append(answer(game, 0, script))
            play(game, chosen[-1])
        thrown.append(len([option for option in chosen if option.startswith("discard")]))
    assert thrown == [sabotaged, sabotaged]


@pytest.mark.parametrize("known", [None, 0, 1, 2, 3, 4])
def test_an_invader_lays_down_as_many_cards_as_a_human(known: int | None) -> None:
    """Also where both have looked at their cards and know so many of them to be sabotaged."""
    bag = ["signal-jammer", "tool-belt", "pocket-scanner", "building-plans"]
    laid = []
    for person in ({}, INVADER):
        game = at(
            "location",
            people={0: {**person, "space": 9, "bag": bag}},
            icons={name: number < (known or 0) for number, name in enumerate(bag)},
        )
        if known is not None:
            inspected(game, 0)
        play(game, "build")
        script = TheyLiveScript(0, "1", {})
        while asked(game)[0][1] == "build":
            play(game, answer(game, 0, script))
        laid.append(len(table_of(game).places[9].deposit))
    assert laid[0] == laid[1] > 0


def test_of_a_deposit_that_is_all_sabotaged_an_invader_lets_nothing_through_either() -> None:
    assert sorted_away([True, True, True]) == 3


def test_an_invader_throws_the_weakest_sabotage_away_where_clean_cards_do_not_suffice() -> None:
    assert sorted_away([True, True, False]) == 2


def sorted_away(icons: list[bool]) -> int:
    """How many cards an Invader throws away of a deposit with these icons; the clean ones are always among them."""
    names = ["tool-belt", "signal-jammer", "length-of-pipe"]
    game = at(
        "location",
        people={0: {**INVADER, "space": 9, "glasses": 1}},
        places={9: {"deposit": names}},
        icons=dict(zip(names, icons, strict=True)),
    )
    play(game, "check", "lenses")
    pos = TheyLiveScript(0, "1", {}).position(game.view(0), game.board())
    frame = pos.frame("check")
    assert frame is not None
    away = invading.sorting_of(pos, frame["left"])
    kept = [card for card in frame["left"] if not away[card["card"]]]
    assert all(card["icon"] == "invader" for card in kept)
    return len(frame["left"]) - len(kept)


def test_an_invader_does_not_vote_for_whom_everybody_suspects() -> None:
    chosen = []
    for person in ({}, INVADER):
        game = at("end-of-round", people={0: person, 1: INVADER}, leader=1)
        script = TheyLiveScript(0, "1", {})
        script.memory.stalls[1] = 20.0
        script.memory.refusals[1] = 3
        chosen.append(answer(game, 0, script))
    assert chosen[0] == chosen[1] != "leader 1"


def test_an_invader_leader_begins_no_earlier_than_a_human_would() -> None:
    human = at("location", people={0: {"space": 6}}, clock=19)
    invader = at("location", people={0: {**INVADER, "space": 6}}, clock=19)
    assert "trigger" in question_of(invader).texts
    assert answer(human) == answer(invader) != "trigger"


def leaving(card: str, level: str, skill: int) -> str:
    """What an Invader with two sabotaged cards to play answers at a card, the others having so many dice each."""
    people: People = {seat: {"skills": (skill,) * 6} for seat in range(1, 4)}
    people[0] = {**INVADER, "skills": (5,) * 6}
    game = at(card, people=people, decks={"sabotaged": ["building-plans", "tool-belt"]})
    return answer(game, 0, TheyLiveScript(0, "1", {}, HABITS[level]))


@pytest.mark.parametrize("level", HABITS)
def test_nobody_waits_longer_than_until_the_last_card_to_reveal(level: str) -> None:
    assert leaving("dish-mount", level, 3) == "reveal"


@pytest.mark.parametrize(
    ("skill", "who"),
    [
        (7, ["novice", "regular", "expert", "master"]),
        (8, ["regular", "expert", "master"]),
        (10, ["expert", "master"]),
        (13, ["master"]),
    ],
)
def test_on_the_second_card_the_better_an_invader_the_stronger_the_group_he_leaves(
    skill: int, who: list[str]
) -> None:
    assert [level for level in HABITS if leaving("control-room", level, skill) == "reveal"] == who


def test_on_the_first_card_an_invader_plays_along() -> None:
    game = at("guided-tour", people={0: INVADER}, decks={"sabotaged": ["tool-belt"]})
    assert open_options(game, 0) == ["go-on", "reveal"]
    assert answer(game, 0) == "go-on"


def revealed(skill: int) -> Game:
    people: People = {seat: {"skills": (skill,) * 6} for seat in range(4)}
    people[0] |= {**INVADER, "revealed": True}
    piles = {"sabotaged": ["tool-belt", "length-of-pipe", "building-plans"]}
    game = at("dish-mount", people=people, decks=piles, leader=1)
    return play(game, "0: take-part", "1: go-on", "2: go-on", "3: go-on")


def test_the_heaviest_sabotage_is_played_first() -> None:
    assert answer(revealed(4), 0) == "sabotage building-plans"


def test_no_sabotage_is_wasted_on_a_hopeless_attempt() -> None:
    assert answer(revealed(1), 0) == "pass"


def test_an_invader_votes_against_what_the_last_card_needs() -> None:
    people = {seat: {"skills": (3,) * 6, "health": 9} for seat in range(4)}
    people[0] |= INVADER
    game = at("dish-mount", people=people, decks={"useful": ["signal-jammer"]})
    play(game, *GO_ON)
    assert answer(game, 0) == "keep signal-jammer"
    assert answer(game, 1) == "spend signal-jammer"


def test_before_the_last_card_an_invader_votes_like_anybody() -> None:
    people = {seat: {"skills": (3,) * 6, "health": 9} for seat in range(4)}
    people[0] |= INVADER
    game = at("archive-vault", people=people, decks={"useful": ["building-plans"]})
    play(game, *GO_ON)
    assert answer(game, 0) == answer(game, 1) == "spend building-plans"


def test_with_nothing_to_play_an_invader_keeps_out_of_reach_until_the_last_card() -> None:
    people = {0: {**INVADER, "revealed": True}}
    assert answer(at("archive-vault", people=people, leader=1), 0) == "retreat"
    assert answer(at("dish-mount", people=people, leader=1), 0) == "take-part"


def test_a_fellow_invader_seen_as_one_gets_the_vote_a_human_would_get() -> None:
    invader = looked_at(at("end-of-round", people={0: INVADER, 2: INVADER}, leader=2), 0, 2)
    human = looked_at(at("end-of-round", people={2: INVADER}, leader=2), 0, 2)
    assert asked(invader)[0] == (0, "leader")
    assert answer(invader, 0) == "leader 2" != answer(human, 0)


def test_a_fellow_invader_is_called_human_and_a_human_what_he_is() -> None:
    game = at("action", people={0: INVADER, 2: INVADER})
    assert unasked(looked_at(game, 0, 2), 0) == "claim person 2 human"
    other = at("action", people={0: INVADER})
    assert unasked(looked_at(other, 0, 1), 0) == "claim person 1 human"


def test_an_accuser_is_accused() -> None:
    game = at("action", people={0: INVADER})
    assert unasked(game, 0) == ""
    game.aside("claim person 0 invader", 3)
    assert unasked(game, 0) == "claim person 3 invader"


@pytest.mark.parametrize("spares", [0, 2])
def test_help_is_refused_where_a_death_would_end_the_game(spares: int) -> None:
    weak = {"space": 20, "wanted": 1, "damage": 4}
    strong = {"space": 20, "skills": (4, 6, 2, 2, 2, 3), "health": 9, **INVADER}
    gone = {} if spares else {4: {"dead": True}, 5: {"dead": True}}
    game = at("response", people={0: weak, 1: strong, **gone}, tiles=[("riot-squad", 20)])
    assert answer(play(game, "team"), 1) == ("join" if spares else "refuse")


@pytest.mark.parametrize("place", [8, 10, 15, 22])
def test_on_the_streets_an_invader_goes_where_a_human_would(place: int) -> None:
    people = {"space": place, "scrap": 2, "bag": ["tool-belt"]}
    human = at("action", people={0: people}, clock=13)
    invader = at("action", people={0: {**people, **INVADER}}, clock=13)
    assert answer(human) == answer(invader)
