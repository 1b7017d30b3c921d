"""What a player who sits down late reads off the log: as much as one who was there has noticed."""

from typing import Any

import pytest

import othersight
from othersight.bots import Sight, player
from othersight.bots.they_live.habits import LATEST
from othersight.bots.they_live.memory import DAWDLING, STALLING, Memory
from othersight.bots.they_live.recollection import recollect
from othersight.bots.they_live.script import TheyLiveScript
from othersight.kernel.game import Game
from othersight.kernel.hint import reasons
from othersight.kernel.log import EVERYBODY, Entry
from othersight.locales import render
from tests.games.they_live.play import at, play

CABLE_54 = 6
CARDS = ["tool-belt", "signal-jammer", "length-of-pipe"]


def late(game: Game, seat: int) -> Memory:
    """What somebody knows who sits down at the seat now."""
    one = TheyLiveScript(seat, "1", {})
    one.read_up(game.view(seat), game.board(), game.log(seat))
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
    memory = Memory()
    recollect(memory, {"seat": 0, "playing": playing, "under_way": []}, lines(*told), CABLE_54)
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
        ("location-turn", 2, "pass"), ("leader", 1), ("round", 6),
    )  # fmt: skip
    memory = read(*told)
    assert memory.stalls == ({} if weight is None else {2: weight})
    assert memory.hour == (6, hour)


def test_what_somebody_has_done_stays_with_the_person_and_not_with_the_seat() -> None:
    told = (("calls-for-team", 0), ("stays-out", 1), ("replacement", 1, 5, 1))
    assert read(*told, playing=(0, 5, 2, 3)).refusals == {1: 1}


def test_the_news_so_far_are_known_with_their_time() -> None:
    assert read(("round", 1), ("news", "traffic-update")).news == {"traffic-update": 1}


def test_a_tile_spent_on_the_present_test_is_missed_and_one_spent_before_is_not() -> None:
    view = {
        "seat": 0,
        "playing": (0, 1, 2, 3),
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
    recollect(memory, view, log, CABLE_54)
    assert memory.recruits_spent(view) == ["riot-squad"]


def test_whoever_takes_over_in_a_real_game_believes_what_the_log_tells() -> None:
    game = othersight.new("they-live", players=5, seed=2)
    players = [player("regular", "they-live", seat, f"x{seat}2") for seat in range(5)]
    told: list[tuple[Any, ...]] = []
    while not told or is_asked(game, told[0][0]):
        seat = game.question.seat
        game.answer(players[seat].choose(Sight(game, seat)), seat)
        told = [line.values[:3] for line in game.log(-1) if line.key == "deployed"]
    seat = game.question.seat
    known = [(d.person, d.deployed, d.discarded) for d in late(game, seat).deployments]
    assert known == told
    hint = game.hint(next(s for s in range(5) if s != told[0][0] and is_asked(game, s)), "regular")
    assert [key for key, _ in hint.notes if key.startswith("live-evidence")]
    said = [render(reason) for reason in reasons(game, game.question, hint)]
    assert any("deployed" in line for line in said)


@pytest.mark.parametrize(
    ("before", "turn"), [((), "recover"), ((("flees", 2, 5),), "pass")], ids=["beaten", "fled"]
)
def test_a_leader_who_could_not_begin_only_dawdled(before: tuple[Any, ...], turn: str) -> None:
    told = (
        ("leader", 2), ("clock", LATEST), ("round", 5), ("moves", 2, CABLE_54), *before,
        ("location-phase",), ("location-turn", 2, turn), ("leader", 1), ("round", 6),
    )  # fmt: skip
    assert read(*told).stalls == {2: DAWDLING}


def test_a_raid_is_no_deployment() -> None:
    def view(deposit: int, resources: int) -> dict[str, Any]:
        person = {"person": 0, "space": 9, "seat": 0, "glasses": 1}
        return {
            "clock": 15,
            "places": [{"space": 9, "deposit": deposit}],
            "people": [person],
            "decks": {"resources": resources},
        }

    memory = Memory()
    memory.notice_deployment(view(3, 4), view(0, 4))
    assert memory.deployments == []
    memory.notice_deployment(view(3, 4), view(0, 7))
    assert [(d.deployed, d.discarded, d.sorted) for d in memory.deployments] == [(3, 0, False)]
