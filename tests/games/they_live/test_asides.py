"""What players do and say without being asked, also while votes and secret answers are out."""

from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.codec import save_game, state_hash
from othersight.kernel.game import Game
from tests.games.they_live.play import asked, at, person, play
from tests.rule_ids import rule

KIT = "first-aid-kit"


def voting() -> Game:
    """The vote for the next leader; seat 2 is hurt and alone with a FIRST AID KIT."""
    people = {2: {"space": 20, "damage": 4, "bag": [KIT]}}
    return at("end-of-round", people=people)


@rule("TL-TIME-07", "TL-STASH-13")
def test_a_single_use_card_is_used_while_a_vote_is_open() -> None:
    game = voting()
    assert {kind for _, kind in asked(game)} == {"leader"}
    kit = person_of(table_of(game), 2).bag[0]
    assert game.asides(2) == [("use", kit)]
    game.aside(("use", kit), 2)
    assert person(game, 2).damage == 1
    assert person(game, 2).bag == ()
    assert asked(game) == [(seat, "leader") for seat in range(4)]


@rule("TL-ROUND-05")
def test_votes_cast_before_a_card_was_used_are_cast_anew_and_stay_unseen() -> None:
    game = voting()
    play(game, "0: leader 3", "1: leader 3")
    assert asked(game) == [(2, "leader"), (3, "leader")]
    game.aside(game.asides(2)[0], 2)
    assert asked(game) == [(seat, "leader") for seat in range(4)]
    assert not [entry for entry in game.chronicle.entries() if entry.key == "vote"]
    play(game, *[f"{seat}: leader 1" for seat in range(4)])
    assert table_of(game).leader == 1


@rule("TL-TIME-06")
def test_a_claim_leaves_the_votes_that_have_been_cast() -> None:
    game = voting()
    play(game, "0: leader 3")
    game.aside("claim person 1 invader", 0)
    assert asked(game) == [(1, "leader"), (2, "leader"), (3, "leader")]


def test_a_clone_taken_while_a_card_asks_within_a_vote_goes_on_the_same() -> None:
    game = at(
        "end-of-round",
        people={2: {"space": 20, "damage": 4, "bag": [KIT]}, 3: {"space": 20, "damage": 1}},
    )
    play(game, "0: leader 3")
    game.aside(game.asides(2)[0], 2)
    assert asked(game) == [(2, "target")]
    twin = game.clone()
    for one in (game, twin):
        play(one, "for 3")
        assert asked(one) == [(seat, "leader") for seat in range(4)]
    assert state_hash(twin) == state_hash(game)
    assert save_game(twin) == save_game(game)
