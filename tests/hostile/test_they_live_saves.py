"""Broken and hostile saves of They Live: one clear line each time, or a game that holds."""

import json
from functools import cache
from typing import Any

import pytest

from othersight.games import GAMES
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.save_checks.frames import TESTS
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from tests.conformance.they_live import Walk, steps_of
from tests.hostile.refusal import refused, refused_or_sound
from tests.hostile.spoil import at, paths_of, replaced, sealed, shallow_first, spoilt


def is_asked(kind: str) -> Any:
    return lambda game: game.questions[0].kind == kind


MOMENTS: dict[str, Any] = {
    "at the first decision": lambda game: True,
    "in a secret vote": lambda game: len(game.answers) == 3,
    "in an Action turn": lambda game: game.history.length > 60 and is_asked("action")(game),
    "in an encounter": is_asked("weapon"),
    "in a confrontation": is_asked("confront"),
    "at a billboard": is_asked("deploy"),
    "in the Final Assault": is_asked("resource"),
    "in the last fight": is_asked("invader-fight"),
    "at the end": lambda game: False,
}


LIES: tuple[Any, ...] = (-1, 0, 1, 3, 23, 70, "", "pass", [], [0], [1, 1], [["damage", 2]], True)


@cache
def save_of(moment: str) -> str:
    """A save made at one of the moments: the first decision of a walk that is like that."""
    for seed in range(20):
        for game in steps_of(Walk(4 + (seed + 2) % 3, "normal", seed, bold=True)):
            if MOMENTS[moment](game):
                return save_game(game)
        if moment == "at the end":
            return save_game(game)
    raise AssertionError(f"no walk comes to {moment}")


def body_of(moment: str) -> dict[str, Any]:
    """The same as data."""
    body: dict[str, Any] = json.loads(save_of(moment))
    return body


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_save_cut_short_or_with_one_sign_changed_is_refused(moment: str) -> None:
    text = save_of(moment)
    for length in range(0, len(text), max(1, len(text) // 20)):
        refused(text[:length])
    chance = Chance(f"signs {moment}")
    for _ in range(20):
        place = (chance.byte() * 256 + chance.byte()) % len(text)
        if text[place] != "x":
            refused(text[:place] + "x" + text[place + 1 :])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_save_spoilt_anywhere_and_sealed_again_is_refused_or_sound(moment: str) -> None:
    body = body_of(moment)
    paths = shallow_first(body)
    chance = Chance(f"spoilt {moment}")
    for _ in range(100):
        what, other = spoilt(body, paths, chance)
        try:
            refused_or_sound(sealed(other))
        except Exception as error:
            raise AssertionError(f"{moment}, {what}: {error!r}") from error


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_spoilt_procedure_is_refused_or_sound(moment: str) -> None:
    """Local variables are where a lie does most harm: every one of them takes several values."""
    body = body_of(moment)
    paths = [("state", "stack", *path) for path in paths_of(body["state"]["stack"])]
    chance = Chance(f"procedures {moment}")
    for path in paths:
        for _ in range(3):
            value = LIES[chance.below(len(LIES))]
            if not isinstance(at(body, path), dict):
                try:
                    refused_or_sound(sealed(replaced(body, path, value)))
                except Exception as error:
                    raise AssertionError(f"{moment}, {path} = {value!r}: {error!r}") from error


def test_parts_of_different_games_put_together_are_refused_or_sound() -> None:
    body = body_of("in an encounter")
    for other in MOMENTS:
        for part in (("state", "stack"), ("state", "table"), ("start",), ("state", "answers")):
            refused_or_sound(sealed(replaced(body, part, at(body_of(other), part))))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("people", 0, "space"), 25, "stands on space 25"),
        (("people", 0, "scrap"), 6, "has 6 scrap"),
        (("people", 0, "wanted"), 11, "and 11 wanted"),
        (("people", 0, "skills"), [1, 2], "has the skills"),
        (("people", 0, "character"), "elvis", "person 0 is nobody"),
        (("people", 0, "index"), 2, "person 0 says to be number 2"),
        (("people", 0, "seat"), 3, "which plays somebody else"),
        (("people", 0, "bag"), [10**4], "person 0 says to be number 0 with a bag"),
        (("people", 0, "bag"), [0, 0], "a Resistance card is in two places"),
        (("people", 0, "injuries"), ["papercut"], "injuries without their round"),
        (("people", 0, "story"), ["the-end"], "story cards that are not of the own deck"),
        (("people", 0, "invader"), 1, "must be a truth value"),
        (("tiles", 0, "face"), "tank", "enemy tiles are not those of the set"),
        (("tiles", 0, "state"), 9, "tile 0 is number 0"),
        (("places", 3, "billboard"), 0, "billboards stand on"),
        (("places", 3, "stack"), [0], "the stacks do not hold the tiles"),
        (("places", 3, "scrap"), -1, "less than no scrap"),
        (("decks", "piles"), [[1]], "has not two piles"),
        (("decks", "news"), ["elvis-lives"], "Breaking News cards"),
        (("decks", "injuries"), [], "Injury cards are not those"),
        (("decks", "locations"), [[]] * 5, "Location deck 0 and its discards"),
        (("decks", "assault"), ["sofa"], "unknown Final Assault card"),
        (("decks", "recruits"), [1], "never persuaded"),
        (("knowledge", 0, "identities"), [99], "seat 0 remembers"),
        (("playing",), [0], "the seats are taken by"),
        (("icons",), [2], "allegiance"),
        (("clock",), 25, "the clock shows 25"),
        (("leader",), 9, "seat 9 cannot lead"),
        (("claims",), [[0, 1, "stands", "person", 0, "alien"]], "cannot have been made"),
        (("claims",), ["x"], "cannot have been made"),
    ],
)
def test_a_wrong_value_of_the_table_is_named(path: Any, value: Any, reason: str) -> None:
    body = replaced(body_of("in an encounter"), ("state", "table", *path), value)
    assert reason in refused(sealed(body))


def test_two_seats_cannot_play_the_same_person() -> None:
    body = body_of("in an encounter")
    playing = [0, *range(body["start"]["options"]["players"] - 1)]
    spoiled = replaced(body, ("state", "table", "playing"), playing)
    assert "two seats play the same person" in refused(sealed(spoiled))


def with_frame(name: str, step: str, **fields: Any) -> str:
    """A save with one more procedure under way, its fields as they begin."""
    body = body_of("in an Action turn")
    kind = THEY_LIVE.procedures[name]
    frame = {field: getattr(kind(), field) for field in kind.fields}
    body["state"]["stack"].append({"procedure": name, "at": step, "result": 0, **frame, **fields})
    return sealed(body)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (lambda: with_frame("SkillTest", "roll", needed=10**3), "cannot have 1000 as its needed"),
        (lambda: with_frame("Suffer", "next_verb", outcome=[["fly", 1]]), "as its outcome"),
        (lambda: with_frame("Attempt", "test", card="sofa"), "cannot have sofa as its card"),
        (lambda: with_frame("Vote", "cast", kind="leader"), "a ballot has no options"),
        (lambda: with_frame("SetUp", "play"), "a game begins with its set-up"),
        (lambda: with_frame("Round", "open"), "the rounds begin when the set-up is over"),
        (lambda: with_frame("FinalAssault", "prepare"), "when the rounds are over"),
        (lambda: with_frame("ActionTurn", "act"), "two Action turns"),
    ],
)
def test_an_absurd_procedure_is_refused(text: Any, reason: str) -> None:
    assert reason in refused(text())


def test_every_word_and_every_list_of_a_procedure_has_a_test() -> None:
    unchecked = [
        f"{name}.{field}"
        for name, kind in THEY_LIVE.procedures.items()
        for field in kind.fields
        if not isinstance(getattr(kind(), field), int)
        and f"{name}.{field}" not in TESTS
        and field not in TESTS
    ]
    assert unchecked == []
    fields = {field for kind in THEY_LIVE.procedures.values() for field in kind.fields}
    exact = {f"{name}.{f}" for name, kind in THEY_LIVE.procedures.items() for f in kind.fields}
    assert set(TESTS) <= fields | exact


def test_every_part_of_a_start_may_be_hostile() -> None:
    body: dict[str, Any] = json.loads(save_game(Walk(4, "normal", 1).begin()))
    for path in paths_of(body["start"]):
        for value in (None, True, -1, 10**18, 1.5, "x", "", "x\ny", [], ["x"], {}, {"x": 1}):
            refused_or_sound(sealed(replaced(body, ("start", *path), value)))


def test_a_save_that_was_really_played_is_verified() -> None:
    for moment in MOMENTS:
        assert save_game(verify(save_of(moment), GAMES)) == save_of(moment)


def turned(game: Game) -> dict[str, Any]:
    """The save with one card's allegiance turned: a lie that nobody can see."""
    icons = list(table_of(game).icons)
    icons[0] = 1 - icons[0]
    body: dict[str, Any] = json.loads(save_game(game))
    return replaced(body, ("state", "table", "icons"), icons)


def test_a_sound_lie_is_found_by_playing_again() -> None:
    text = sealed(turned(load_game(save_of("in an Action turn"), GAMES)))
    load_game(text, GAMES)
    with pytest.raises(DamagedFile, match="another position"):
        verify(text, GAMES)
