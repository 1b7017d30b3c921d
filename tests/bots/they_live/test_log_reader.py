"""What a player reads off the log: the same whether he was there from the beginning or sits down late."""

from typing import Any

import pytest

import othersight
from othersight.bots import Observation, player
from othersight.bots.scripted import ScriptedPlayer
from othersight.games import words_of
from othersight.games.they_live.bots.habits import LATEST
from othersight.games.they_live.bots.log_reader import DAWDLING, STALLING, Reading
from othersight.games.they_live.bots.memory import Memory
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY, Entry
from othersight.locales import render
from othersight.toolkit.hint_words import reasons
from tests.asking import question_of
from tests.games.they_live.play import at, play

CABLE_54 = 6
VIEW = {"seat": 0, "people": [], "clock": 12, "leader": 0, "under_way": []}
CARDS = ["tool-belt", "signal-jammer", "length-of-pipe"]


def late(game: Game, seat: int) -> Memory:
    """What somebody knows who sits down at the seat now."""
    one = TheyLiveScript(seat, "1", {})
    one.read_up(game.view(seat), game.board(), Observation(game, seat).told_since)
    return one.memory


def is_asked(game: Game, seat: int) -> bool:
    return any(question.seat == seat for question in game.questions)


def lines(*told: tuple[object, ...]) -> list[Entry]:
    """A log of our own, one decision for each line."""
    return [
        Entry(str(line[0]), line[1:], EVERYBODY, number)  # type: ignore[arg-type]
        for number, line in enumerate(told)
    ]


def read(*told: tuple[object, ...], playing: tuple[int, ...] = (0, 1, 2, 3)) -> Memory:
    """What seat 0 makes of a log."""
    view = {**VIEW, "playing": playing, "decisions": len(told)}
    memory = Memory()
    Reading(memory, view, CABLE_54).go_on(view, lambda since: lines(*told)[since:])
    return memory


@pytest.mark.parametrize(("how", "looked"), [("lenses", True), ("blind", False)])
def test_deployments_are_known_with_and_without_a_look(how: str, looked: bool) -> None:
    game = at(
        "location",
        people={0: {"space": 9, "glasses": 1}},
        places={9: {"deposit": CARDS}},
    )
    sorting = [f"discard {CARDS[0]}", *[f"deploy {card}" for card in CARDS[1:]]] if looked else []
    play(game, "check", how, *sorting)
    (deployment,) = late(game, 1).deployments
    thrown = 1 if looked else 0
    assert (deployment.person, deployment.deployed, deployment.discarded) == (0, 3 - thrown, thrown)
    assert deployment.sorted is looked


def test_whoever_asked_for_help_knows_who_stayed_out() -> None:
    strong = {"space": 20, "wanted": 1, "skills": (4, 6, 0, 2, 2, 3), "health": 9}
    game = at("response", people={0: strong, 1: strong}, tiles=[("collaborators-guard", 20)])
    play(game, "team", "1: refuse")
    assert late(game, 0).refusals == {1: 1}
    assert late(game, 2).refusals == {}


@pytest.mark.parametrize(
    ("hour", "space", "weight"),
    [(LATEST, CABLE_54, STALLING), (LATEST, 9, DAWDLING), (LATEST - 1, CABLE_54, None)],
)
def test_a_leader_who_did_not_begin_at_a_late_hour_is_remembered(
    hour: int, space: int, weight: float | None
) -> None:
    told = (
        ("leader", 2), ("clock", hour), ("round", 5), ("moves", 2, space), ("location-phase",),
        ("location-turn", 2, "pass"),
    )  # fmt: skip
    judged = {} if weight is None else {2: weight}
    assert read(*told).stalls == {}
    for over in (("news", "traffic-update"), ("no-news",)):
        assert read(*told, over).stalls == judged
        assert read(*told, over, ("leader", 1), ("round", 6)).stalls == judged


def test_a_leader_who_began_is_not_blamed() -> None:
    told = (
        ("leader", 2), ("clock", LATEST), ("round", 5), ("moves", 2, CABLE_54),
        ("location-phase",), ("location-turn", 2, "trigger"), ("assault-card", "dish-mount"),
    )  # fmt: skip
    assert read(*told).stalls == {}


def test_what_somebody_has_done_stays_with_the_person_and_not_with_the_seat() -> None:
    told = (("calls-for-team", 0), ("stays-out", 1), ("replacement", 1, 5, 1))
    assert read(*told, playing=(0, 5, 2, 3)).refusals == {1: 1}


def test_the_news_so_far_are_known_with_their_time() -> None:
    assert read(("round", 1), ("news", "traffic-update")).news == {"traffic-update": 1}


def test_a_tile_spent_on_the_present_test_is_missed_and_one_spent_before_is_not() -> None:
    view = {
        **VIEW,
        "playing": (0, 1, 2, 3),
        "decisions": 3,
        "decks": {"recruits": ["human-cop"]},
        "under_way": [
            {"what": "assault-card", "card": "dish-mount", "failures": 0},
            {"what": "assault-test", "skill": "tech", "printed": 3},
        ],
    }
    memory = Memory()
    log = lines(
        ("recruit-spent", 4, "spy-eye"), ("assault-test", 5, 4, 0, 0),
        ("recruit-spent", 7, "riot-squad"),
    )  # fmt: skip
    Reading(memory, view, CABLE_54).go_on(view, lambda since: log[since:])
    assert memory.recruits_spent(view) == ["riot-squad"]


def test_whoever_takes_over_in_a_real_game_believes_what_the_log_tells() -> None:
    game = othersight.new("they-live", players=5, seed=2)
    players = [player("regular", "they-live", seat, f"x{seat}2") for seat in range(5)]
    told: list[tuple[Any, ...]] = []
    while not told or is_asked(game, told[0][0]):
        seat = question_of(game).seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
        told = [line.values[:3] for line in game.log(-1) if line.key == "deployed"]
    seat = question_of(game).seat
    known = [(d.person, d.deployed, d.discarded) for d in late(game, seat).deployments]
    assert known == told
    hint = game.hint(next(s for s in range(5) if s != told[0][0] and is_asked(game, s)), "regular")
    assert [key for key, _ in hint.notes if key.startswith("live-evidence")]
    said = [render(reason) for reason in reasons(words_of(game), game, question_of(game), hint)]
    assert any("deployed" in line.lower() for line in said)


@pytest.mark.parametrize(
    ("before", "turn"), [((), "recover"), ((("flees", 2, 5),), "pass")], ids=["beaten", "fled"]
)
def test_a_leader_who_could_not_begin_only_dawdled(before: tuple[Any, ...], turn: str) -> None:
    told = (
        ("leader", 2), ("clock", LATEST), ("round", 5), ("moves", 2, CABLE_54), *before,
        ("location-phase",), ("location-turn", 2, turn), ("no-news",),
    )  # fmt: skip
    assert read(*told).stalls == {2: DAWDLING}


LOOKED_AT = 3
"""The revision of the content of the game below, in which everything that a memory holds comes about."""


def test_whoever_was_there_knows_what_a_latecomer_reads() -> None:
    """At every question: line for line as they fall, or all at once."""
    game = othersight.new("they-live", players=5, seed=5, revision=LOOKED_AT)
    game.answer(question_of(game).texts[0])
    players = [
        ScriptedPlayer("regular", TheyLiveScript(seat, f"{seat}", {}), "1") for seat in range(5)
    ]
    kinds: set[str] = set()
    while game.questions:
        seat = question_of(game).seat
        observation = Observation(game, seat)
        aside = players[seat].aside(observation)
        if aside:
            game.aside(aside, seat)
            continue
        chosen = players[seat].choose(observation)
        script = players[seat].script
        assert isinstance(script, TheyLiveScript)
        assert public(script.memory) == public(late(game, seat))
        kinds |= {name for name, known in public(script.memory).items() if known}
        game.answer(chosen, seat)
    assert kinds >= {"deployments", "news", "sabotage"}


def public(memory: Memory) -> dict[str, Any]:
    """What a memory holds of the others."""
    told = [(d.person, d.deployed, d.discarded, d.sorted) for d in memory.deployments]
    return {
        "deployments": told,
        "refusals": memory.refusals,
        "stalls": memory.stalls,
        "news": memory.news,
        "sabotage": memory.sabotage,
    }


def test_what_is_said_between_two_looks_is_read_once() -> None:
    """An aside falls before its decision is counted: a line may come after a look at the same decision."""
    view = {**VIEW, "playing": (0, 1, 2, 3), "decisions": 2}
    told = [("calls-for-team", 0), ("stays-out", 1), ("stays-out", 2)]
    log = [Entry(str(line[0]), line[1:], EVERYBODY, 2) for line in told]
    memory = Memory()
    reading = Reading(memory, view, CABLE_54)
    for lines_so_far in (2, 2, 3, 3):
        reading.go_on(view, lambda since, upto=lines_so_far: log[:upto])  # type: ignore[misc]
    assert memory.refusals == {1: 1, 2: 1}


def test_after_decisions_were_taken_back_the_log_is_read_anew() -> None:
    script = TheyLiveScript(0, "1", {})
    later = {**VIEW, "playing": (0, 1, 2, 3), "decisions": 2}
    board = othersight.new("they-live", players=4, seed=1).board()
    told = lines(("calls-for-team", 0), ("stays-out", 1))
    script.read_up(later, board, lambda since: told[since:])
    assert script.memory.refusals == {1: 1}
    script.read_up({**later, "decisions": 1}, board, lambda since: told[since:1])
    assert script.memory.refusals == {}
