"""Any running game of They Live gives its position back, and a game that begins there stands where it stood."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import othersight
from othersight.games.they_live.position.interface import game_at, game_from, position_of
from othersight.kernel.codec import DONE, encode_state
from othersight.kernel.game import Game

CARDS = ("two-stairwells", "control-room", "the-gunships-circle", "sealed-parking", "live-studio")


def states(game: Game) -> list[object]:
    """All that a position must bring back; what was voted in set-up is over."""
    state = encode_state(game)
    if state["stack"][0]["at"] == DONE:
        del state["stack"][0]
    return [state[part] for part in ("table", "stack", "chance", "answers")]


def check(game: Game) -> str:
    """The kind of question, and whether `when` could tell the moment."""
    start = json.loads(json.dumps(position_of(game)))
    again = game_from(start)
    assert states(again) == states(game)
    assert [(q.seat, q.kind, q.texts) for q in again.questions] == [
        (q.seat, q.kind, q.texts) for q in game.questions
    ]
    for seat in range(-1, len(game.seats)):
        assert told(again, seat) == told(game, seat)
    return game.questions[0].kind + (" when" if "when" in start["position"] else "")


def told(game: Game, seat: int) -> dict[str, Any]:
    """What a seat sees; how many decisions there were is not part of a position."""
    return {key: value for key, value in game.view(seat).items() if key != "decisions"}


def wander(game: Game, chance: random.Random, share: float, most: int = 10_000) -> Counter[str]:
    """Random decisions, now and then an aside; some of the positions on the way are checked. Invaders reveal."""
    seen: Counter[str] = Counter()
    for _ in range(most):
        if not game.questions:
            break
        if chance.random() < share:
            seen[check(game)] += 1
        seat = chance.randrange(len(game.seats))
        asides = game.asides(seat)
        if asides and chance.random() < 0.05:
            game.aside(chance.choice(asides), seat)
        elif chance.random() < 0.03:
            game.aside(f"claim person {chance.randrange(6)} invader", seat)
        else:
            question = chance.choice(game.questions)
            last = len(question.options) - 1
            number = last if question.kind == "reveal" else chance.randint(0, last)
            game.answer(number, question.seat)
    return seen


def test_every_decision_of_the_first_rounds_can_be_taken_out_and_put_back() -> None:
    game = othersight.new("they-live", seed=7, players=4)

    seen = wander(game, random.Random(7), share=1, most=90)

    assert sum(seen.values()) == 90
    assert {"first-leader", "reorganize", "free-move when", "action when"} <= set(seen)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_taken_anywhere_in_a_game_brings_it_back(seed: int) -> None:
    difficulty = ("very-easy", "normal", "expert")[seed % 3]
    game = othersight.new("they-live", seed=seed, players=4 + seed % 3, difficulty=difficulty)

    seen = wander(game, random.Random(seed), share=0.15)

    assert any(kind.endswith(" when") for kind in seen)
    assert game.outcome


def assault(card: str, players: int, seed: str) -> Game:
    """A strong group before a Final Assault card, an Invader in it."""
    skills = {"stealth": 14, "combat": 14, "tech": 1, "influence": 14, "engineering": 14}
    people: dict[str, Any] = {
        f"player-{n}": {"skills": skills, "health": 60} for n in range(1, players + 1)
    }
    people["player-2"]["identity"] = "invader"
    people["player-3"]["weapon"] = "pump-shotgun"
    return game_at(
        {"players": players, "difficulty": "expert"},
        {
            "when": "assault-card",
            "card": card,
            "people": people,
            "resources": ["police-sidearm", "tool-belt", "signal-jammer"],
            "sabotaged": ["bullhorn", "ring-of-keys"],
            "recruits": ["human-cop", "hired-crew"],
        },
        seed=seed,
    )


def test_the_final_assault_can_be_taken_out_and_put_back_at_every_decision() -> None:
    seen: Counter[str] = Counter()
    for seed, card in enumerate(CARDS):
        game = assault(card, 4 + seed % 3, str(seed))
        seen += wander(game, random.Random(seed), share=1, most=60)

    kinds = {kind.removesuffix(" when") for kind in seen}
    assert {"reveal when", "split", "resource", "weapon"} <= set(seen)
    assert {"sabotage", "retreat", "invader-fight", "assault-fight"} <= kinds


def test_a_position_with_loaded_dice_keeps_them() -> None:
    game = game_at({"players": 4}, {"when": "action"}, dice=["gum", "kick-b", "end"])

    assert position_of(game)["dice"] == ["gum", "kick-b", "end"]


def test_a_board_and_figures_of_ones_own_come_with_the_position() -> None:
    street = [[n, n + 1] for n in range(1, 24)]
    options = {
        "players": 4,
        "abilities": False,
        "board": {"threads": street, "billboards": [9, 13, 22], "cable_54": 24},
        "figures": {"enemies.human-cop.health": 9},
    }
    game = game_at(options, {"when": "location", "people": {"player-1": {"space": 9}}})

    assert check(game) == "location when"
    assert position_of(game)["options"]["board"]["cable_54"] == 24
    assert game.board()["cable_54"] == 24
    assert game.board()["freeway"] == [2, 17, 23]
    assert [game.board()["spaces"][0][axis] for axis in ("x", "y")] == [12, 10]
    assert othersight.load(game.save()).view(0) == game.view(0)


def test_a_game_begun_in_a_position_is_played_again_from_there() -> None:
    game = game_at({"players": 4}, {"when": "action", "player": "player-3"}, seed="5")
    game.answer(0)

    again = game.definition.again(game.start)
    again.answer(0)

    assert encode_state(again) == encode_state(game)
