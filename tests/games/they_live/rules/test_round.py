"""Rounds, the leader, group decisions, the news in view (chapter TL-ROUND, TL-TIME-06)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from tests.games.they_live.figures import KIT, enemy, generic_cards, quiet_news, street
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import assault, go_on, town
from tests.rule_ids import rule

COP = "human-cop"
CARD = "checkpoint-alpha"
PHASES = ("round", "action-turn-over", "response-phase", "location-phase", "news", "leader")


def quiet(config: Config) -> None:
    """A board of one street on which nothing happens by itself."""
    street(config)
    quiet_news(config)
    generic_cards(config, "tech")


def idle(game: Game, kind: str) -> Game:
    """Everybody stays, ends and passes until such a question is asked."""
    plain = {"free-move": "stay", "action": "end", "confront": "pass", "location": "pass"}
    while asked(game)[0][1] != kind:
        play(game, plain[asked(game)[0][1]])
    return game


def votes(game: Game, *targets: int, word: str = "leader") -> Game:
    """Seat 0 votes for the first, seat 1 for the second, and so on."""
    return play(game, *[f"{seat}: {word} {target}" for seat, target in enumerate(targets)])


@rule("TL-ROUND-01", "TL-ROUND-04")
def test_a_round_is_action_response_location_propaganda_then_one_leader_decision() -> None:
    game = at("end-of-round", figures=quiet)
    for _ in range(2):
        votes(game, 1, 1, 1, 1)
        assert asked(game) == [(1, "free-move")]
        idle(game, "leader")
    keys = [e.key for e in game.chronicle.entries() if e.key in PHASES]
    one = ["leader", "round", *["action-turn-over"] * 4, "response-phase", "location-phase", "news"]
    assert keys == one * 2
    assert table_of(game).round == 3


@rule("TL-ROUND-02")
def test_in_every_phase_the_leader_goes_first_and_play_passes_clockwise() -> None:
    game = votes(at("end-of-round", figures=quiet), 3, 3, 3, 3)
    seen: dict[str, list[int]] = {}
    plain = {"free-move": "stay", "action": "end", "confront": "pass", "location": "pass"}
    while asked(game)[0][1] != "leader":
        seat, kind = asked(game)[0]
        seen.setdefault(kind, []).append(seat)
        play(game, plain[kind])
    order = [3, 0, 1, 2]
    assert seen == {"free-move": order, "action": order, "confront": order, "location": order}


@rule("TL-ROUND-03")
def test_the_group_chooses_the_leader_and_else_the_token_passes_clockwise() -> None:
    game = votes(at("end-of-round", figures=quiet, leader=2), 0, 0, 1, 0)
    assert table_of(game).leader == 0
    game = votes(at("end-of-round", figures=quiet, leader=2), 0, 1, 2, 3)
    assert table_of(game).leader == 3
    game = votes(at("end-of-round", figures=quiet, leader=3), 1, 1, 2, 2)
    assert table_of(game).leader == 0


def raid(config: Config) -> None:
    """Every news card raids billboards, so that a nominee is voted for."""
    quiet(config)
    for news in config.news.values():
        news.raid = config.messages[0]


@rule("TL-ROUND-05")
@pytest.mark.parametrize(
    ("given", "nominee"),
    [((0, 0, 0, 1), 0), ((0, 0, 1, 1), 1), ((0, 3, 2, 1), 2), ((1, 1, 3, 0), 3), ((3, 3, 0, 3), 3)],
)
def test_more_than_half_decide_and_else_the_leaders_own_vote(
    given: tuple[int, ...], nominee: int
) -> None:
    game = votes(at("news", figures=raid, leader=2), *given, word="nominate")
    knowing = [seat for seat in range(4) if table_of(game).knowledge[seat].messages]
    assert knowing == [nominee]


@rule("TL-ROUND-05")
def test_votes_are_unseen_until_the_last_is_in_and_then_shown_to_all() -> None:
    game = at("end-of-round", figures=quiet)
    assert asked(game) == [(seat, "leader") for seat in range(4)]
    before = game.view(3)
    play(game, "0: leader 1", "1: leader 1", "2: leader 2")
    assert logged(game, "vote") == []
    after = game.view(3)
    told = ("asked", "decisions")
    assert {k: v for k, v in after.items() if k not in told} == {
        k: v for k, v in before.items() if k not in told
    }
    play(game, "3: leader 1")
    for seat in (0, 3, -1):
        shown = [e.values for e in game.log(seat) if e.key == "vote"]
        assert shown == [(0, "leader 1"), (1, "leader 1"), (2, "leader 2"), (3, "leader 1")]


@rule("TL-ROUND-05", "TL-ROUND-03")
@pytest.mark.parametrize(
    ("given", "leader"), [((0, 0, 1, 2), 3), ((1, 1, 0, 0), 3), ((1, 1, 0, 1), 1)]
)
def test_without_more_than_half_an_election_falls_to_the_next_player_not_to_the_leaders_vote(
    given: tuple[int, ...], leader: int
) -> None:
    game = votes(at("end-of-round", figures=quiet, leader=2), *given)
    assert table_of(game).leader == leader


@rule("TL-ROUND-05")
def test_the_dead_of_the_assault_have_no_vote_and_do_not_count_towards_the_half() -> None:
    figures = town(assault(CARD, [("tech", 0), ("combat", 0)], split=True))
    game = at(CARD, figures=figures, people={1: {"dead": True}})
    assert sorted(asked(game)) == [(seat, "split") for seat in (0, 2, 3)]
    play(game, "0: half 0", "2: half 2", "3: half 2")  # 2 of 3, though only 2 of 4 seats
    assert logged(game, "split") == [((2,),)]
    assert logged(game, "leader-decides") == []


@rule("TL-ROUND-05", "TL-INFO-17")
def test_secret_answers_are_no_votes_and_are_not_shown() -> None:
    figures = town(assault(CARD, [("tech", 9)], fight=(1, 1, 20), level=1))
    game = at(CARD, figures=figures, people={seat: {"health": 9} for seat in range(4)})
    go_on(game, dice=kick("... ... ... ..."))
    assert sorted(asked(game)) == [(seat, "assault-fight") for seat in range(4)]
    play(game, "0: join", "1: stay-out", "2: join")
    assert logged(game, "assault-fighters") == []
    play(game, "3: stay-out", dice=kick("a.. a.. ... ..."))
    assert logged(game, "assault-fighters") == [((0, 2),)]  # the decision, and no more
    assert logged(game, "vote") == []
    crowd = {seat: {"space": 8} for seat in range(3)} | {3: {"space": 1}}
    game = at("response", people=crowd, tiles=[(COP, 8)], figures=town())
    play(game, "team", "1: join", "2: refuse", dice=kick("... ... .. .."))
    assert (logged(game, "joins"), logged(game, "vote")) == ([(1,)], [])


@rule("TL-ROUND-06")
def test_the_leader_may_be_chosen_again_and_may_be_an_invader_who_triggers_the_assault() -> None:
    space = table_of(at("action")).config.cable_54
    people = {2: {"invader": True, "space": space}}
    game = votes(at("end-of-round", figures=quiet, leader=2, people=people, clock=20), 2, 2, 2, 0)
    assert table_of(game).leader == 2
    idle(game, "location")
    assert asked(game) == [(2, "location")]
    assert open_options(game) == ["trigger", "pass"]
    play(game, "trigger")
    assert table_of(game).triggered


@rule("TL-ROUND-07")
def test_the_leader_token_belongs_to_the_player_not_to_the_character() -> None:
    doomed = {"space": 2, "wanted": 10, "damage": 5, "health": 6}
    game = at("action", seat=1, people={1: doomed}, figures=quiet, leader=1)
    play(game, "ride 17")
    play(game, open_options(game)[0])
    assert table_of(game).playing[1] >= 4
    assert table_of(game).leader == 1
    while asked(game)[0][1] in ("pile", "reorganize"):
        play(game, open_options(game)[-1])
    idle(game, "location")
    assert asked(game) == [(1, "location")]


def lasting(config: Config) -> None:
    """While a red news card is in view nobody may trade; no other card does anything."""
    quiet(config)
    for news in config.news.values():
        news.lasting = (("no-trade", 1),) if news.colour == "red" else ()


def news_of(colour: str) -> list[str]:
    """The news cards of a colour."""
    return [n.id for n in table_of(at("action")).config.news.values() if n.colour == colour]


@rule("TL-ROUND-08")
def test_a_news_card_stays_in_view_for_the_following_round_and_is_then_replaced() -> None:
    red, green = news_of("red")[0], news_of("green")[0]
    game = at("news", figures=lasting, decks={"news": (green, red)}, people={0: {"scrap": 2}})
    assert game.view(1)["decks"]["news_card"] == red
    votes(game, 0, 0, 0, 0)
    play(game, "stay")
    assert not [line for line in open_options(game) if "trade" in line]
    assert game.view(1)["decks"]["news_card"] == red
    idle(game, "location")
    assert game.view(1)["decks"]["news_card"] == red
    idle(game, "leader")
    assert game.view(1)["decks"]["news_card"] == green
    votes(game, 0, 0, 0, 0)
    play(game, "stay")
    assert "trade 1" in open_options(game)


@rule("TL-ROUND-08")
def test_a_card_that_says_so_stays_when_the_next_one_comes() -> None:
    def figures(config: Config) -> None:
        lasting(config)
        for news in config.news.values():
            news.stays = news.colour == "red"

    red, green = news_of("red")[0], news_of("green")[0]
    decks = {"news": (green,), "news_card": red}
    game = at("news", figures=figures, decks=decks, people={0: {"scrap": 2}})
    assert game.view(1)["decks"]["staying"] == [red]
    votes(game, 0, 0, 0, 0)
    play(game, "stay")
    assert not [line for line in open_options(game) if "trade" in line]


@rule("TL-ROUND-09")
def test_the_final_assault_replaces_the_propaganda_phase_and_no_round_follows() -> None:
    space = table_of(at("action")).config.cable_54

    def figures(config: Config) -> None:
        quiet(config)
        for card in config.assault.values():
            card.tests, card.split, card.lose = ((0, 50),), False, True

    people = {0: {"space": space, "invader": True}, 1: {"space": space}}
    game = at("location", people=people, figures=figures, clock=20)
    play(game, "trigger")
    assert asked(game) == [(2, "location")]  # seat 1 has no choice on Cable 54
    play(game, "pass", "pass")
    assert logged(game, "assault") == [()]
    assert logged(game, "news") == []
    play(game, *[f"{seat}: go-on" for seat in range(4)])
    assert (game.outcome, asked(game)) == ("invaders", [])
    assert (logged(game, "round"), len(logged(game, "assault"))) == ([], 1)


@rule("TL-ROUND-10")
def test_the_text_of_a_card_wins_against_a_general_rule() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        enemy(config, COP, combat=0, health=9)
        for news in config.news.values():
            news.lasting = (("enemies-stay", 1),) if news.colour == "red" else ()

    for colour, space in (("green", 11), ("red", 10)):
        people: dict[int, Any] = {0: {"space": 12, "wanted": 1}}
        decks = {"news_card": news_of(colour)[0]}
        game = at("response", people=people, tiles=[(COP, 10)], figures=figures, decks=decks)
        assert len(table_of(game).places[space].stack) == 1


@rule("TL-TIME-06")
def test_anybody_claims_anything_at_any_time_and_nothing_but_the_record_changes() -> None:
    game = at("action", people={2: {"invader": True, "bag": [KIT]}}, figures=quiet)
    before = game.view(0)
    game.aside("claim person 2 human", 2)  # a lie, outside the own turn
    game.aside("claim person 1 invader", 3)
    after = game.view(0)
    assert [claim[0] for claim in after["claims"]] == [2, 3]
    left_out = ("claims", "decisions")
    assert {k: v for k, v in after.items() if k not in left_out} == {
        k: v for k, v in before.items() if k not in left_out
    }
    assert asked(game) == [(0, "free-move")]
    with pytest.raises(IllegalOption) as refused:
        game.aside("claim person 2 martian", 2)
    assert refused.value.rule == "TL-TIME-06"


@rule("TL-TIME-06")
def test_claims_are_open_while_votes_are_cast() -> None:
    game = at("end-of-round", figures=quiet)
    play(game, "0: leader 1")
    game.aside("claim person 0 invader", 3)
    assert [seat for seat, _ in asked(game)] == [1, 2, 3]
    play(game, "1: leader 1", "2: leader 1", "3: leader 1")
    assert table_of(game).leader == 1
    assert person(game, 0).invader is False
