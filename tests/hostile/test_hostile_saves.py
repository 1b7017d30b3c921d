"""Broken and hostile saves: one clear line each time, whatever they hold, and never anything else."""

import json
from functools import cache
from typing import Any

import pytest

from othersight.games import GAMES
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game
from othersight.kernel.errors import DamagedFile
from othersight.kernel.replay import verify
from tests.conformance.walk import Combination, Walk, played
from tests.hostile.refusal import refused, refused_or_sound
from tests.hostile.spoil import at, paths_of, replaced, sealed, shallow_first, spoilt

STORIES = ("havens-last-stand", "the-darkness-within", "battleground-of-souls")
MOMENTS = {
    "at the first decision": (Walk(Combination("pride", "nun", STORIES[0], "a", 1), 1), 0),
    "while Heroes are picked": (
        Walk(Combination("sloth", "hobo", STORIES[0], "b", 4), 2, "pick"),
        2,
    ),
    "while Dark Past cards are dealt": (
        Walk(Combination("sloth", "chef", STORIES[1], "a", 2), 3),
        1,
    ),
    "while tokens are placed face down": (
        Walk(Combination("pride", "police", STORIES[2], "a", 3), 4),
        2,
    ),
    "in a ballot": (Walk(Combination("pride", "doctor", STORIES[0], "a", 3), 5), 4),
    "early": (Walk(Combination("pride", "gangster", STORIES[2], "b", 2), 6), 40),
    "in the middle": (Walk(Combination("sloth", "musician", STORIES[1], "b", 3), 7, "pick"), 120),
    "late": (Walk(Combination("sloth", "fireman", STORIES[2], "a", 4), 8, edition="draft"), 230),
    "at the end": (Walk(Combination("pride", "diplomat", STORIES[0], "b", 1), 9), 5000),
}


@cache
def save_of(moment: str) -> str:
    """A save made at one of the moments."""
    walk, decisions = MOMENTS[moment]
    return save_game(played(walk, decisions))


def body_of(moment: str) -> dict[str, Any]:
    """The same as data."""
    body: dict[str, Any] = json.loads(save_of(moment))
    return body


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_save_cut_short_anywhere_is_refused(moment: str) -> None:
    text = save_of(moment)
    for length in range(0, len(text), max(1, len(text) // 60)):
        refused(text[:length])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_save_with_one_sign_changed_is_refused(moment: str) -> None:
    text = save_of(moment)
    chance = Chance(f"signs {moment}")
    for _ in range(60):
        place = (chance.byte() * 256 + chance.byte()) % len(text)
        sign = chr(32 + chance.below(95))
        if sign != text[place]:
            refused(text[:place] + sign + text[place + 1 :])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_save_spoilt_anywhere_and_sealed_again_is_refused_or_sound(moment: str) -> None:
    body = body_of(moment)
    paths = shallow_first(body)
    chance = Chance(f"spoilt {moment}")
    for _ in range(180):
        what, other = spoilt(body, paths, chance)
        try:
            refused_or_sound(sealed(other))
        except Exception as error:
            raise AssertionError(f"{moment}, {what}: {error!r}") from error


@pytest.mark.parametrize("moment", ["while Heroes are picked", "early", "in the middle"])
def test_procedures_of_one_game_do_not_fit_another(moment: str) -> None:
    """Tables, stacks and starts of different games put together are refused or sound, never worse."""
    body = body_of(moment)
    for other in MOMENTS:
        for part in (("state", "stack"), ("state", "table"), ("start",), ("state", "answers")):
            refused_or_sound(sealed(replaced(body, part, at(body_of(other), part))))


# -- one case each


def test_what_is_no_save_is_refused() -> None:
    assert "not JSON" in refused("")
    assert "not JSON" in refused("{")
    assert "not JSON" in refused("[" * 200_000)
    assert "not JSON" in refused('{"othersight":' + "9" * 6000 + "}")
    assert "not a save of this program" in refused("[]")
    assert "not a save of this program" in refused('{"game":"the-others"}')
    assert "not NoneType" in refused(None)
    assert "not bytes" in refused(save_of("early").encode())
    assert "larger than" in refused(" " * 20_000_001)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("othersight", 2, "its format is 2; this program reads format 1"),
        ("othersight", "1", "its format is '1'"),
        ("othersight", [[1]], "its format is a list"),
        ("game", "chess", "the game 'chess', which is not known here"),
        ("game", ["the-others"], "the game a list"),
        ("version", "0", "it needs version '0' of the-others"),
        ("version", "0" * 10**6, "it needs version '000"),
        ("start", None, "start must be an object, not None"),
        ("start", {}, "start has no entry 'options'"),
        ("state", [], "state must be an object, not a list"),
        ("decisions", {}, "decisions must be a list"),
        ("decisions", [[0]], "a decision must be a list of seat and option"),
        ("decisions", [[0, 5]], "decision must be a text, not 5"),
        ("log", [["x"]], "a line of the log must be a list"),
        ("log", [["x", [1.5], -1, 0]], "1.5 is not a whole number"),
    ],
)
def test_a_wrong_entry_of_the_save_is_named(name: str, value: Any, reason: str) -> None:
    assert reason in refused(sealed({**body_of("early"), name: value}))


@pytest.mark.parametrize("entry", ["start", "state", "decisions", "log"])
def test_a_missing_entry_is_named(entry: str) -> None:
    body = body_of("early")
    del body[entry]
    assert f"the save has no entry '{entry}'" in refused(sealed(body))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("table", "heroes", 0, "space"), -5, "leah is in Space -5"),
        (("table", "heroes", 0, "level"), 8, "leah is on Level 8"),
        (("table", "heroes", 0, "level"), 10**18, "not a whole number of at most"),
        (("table", "heroes", 0, "level"), True, "True is not a whole number"),
        (("table", "heroes", 0, "wolf"), 1, "table.heroes[0].wolf must be a truth value, not 1"),
        (("table", "heroes", 0, "covered"), [1, 1], "leah has Wound markers"),
        (("table", "heroes", 0, "covered"), ["x"], "leah has Wound markers"),
        (("table", "heroes", 0, "covered"), [[[[[[1]]]]]], "nested too deep"),
        (("table", "heroes", 0, "index"), 3, "says that he is number 3"),
        (("table", "heroes", 0, "upgrades"), ["excalibur"], "an unknown Upgrade"),
        (("table", "heroes"), [], "table.heroes must have 7 entries, not 0"),
        (("table", "monsters", 0, "space"), 99, "Monster 0 is in state"),
        (("table", "monsters", 0, "kind"), 9, "Monster 0 is number 0 of kind 9"),
        (("table", "spaces", 3, "tokens"), [0, 0, 0, 0, 0, -1], "Space 3 has tokens"),
        (("table", "spaces", 3, "tokens"), [0], "Space 3 has tokens"),
        (("table", "spaces", 3, "hidden"), [7], "Space 3 has face-down tokens"),
        (("table", "sins", "hand"), ["hate", "hate"], "are not the Sin's deck"),
        (("table", "sins", "apocalypse"), 8, "the Apocalypse Track"),
        (("table", "story", "mission"), "checkmate", "'checkmate' is not of this Story"),
        (("table", "story", "progress"), 99, "the progress is 99"),
        (("table", "supply"), [0, 0, 0, 0, 0, -1], "the supply is"),
        (("table", "places"), [9, 8, 7, 6], "the places of Heroes"),
        (("table", "current"), 70, "the current or the first Hero"),
        (("table", "round"), 10**6, "not a whole number of at most"),
        (("table", "colour"), "red", "table must have exactly the entries"),
        (("chance",), ["x"], "chance must be a list of seed"),
        (("chance", 0), "\ud800", "seed has signs that no file can hold"),
        (("chance", 1), -1, "cannot have been used"),
        (("chance", 2), ["hit"], "'hit' is not a whole number"),
        (("answers",), {"0": "pass"}, "seat 0 cannot have answered"),
        (("answers",), {"1": "checkmate"}, "seat 1 cannot have answered 'checkmate'"),
        (("answers",), {"one": "pass"}, "'one' is no seat"),
        (("outcome",), "draw", "a game is over exactly if nothing is under way"),
        (("stack",), [], "a game is over exactly if nothing is under way"),
        (("seals",), None, "None is not a whole number"),
    ],
)
def test_a_wrong_value_of_the_state_is_named(path: Any, value: Any, reason: str) -> None:
    assert reason in refused(sealed(replaced(body_of("early"), ("state", *path), value)))


def with_frame(name: str, step: str, **fields: Any) -> str:
    """The save `early` with one more procedure under way, its fields as they begin."""
    body = body_of("early")
    kind = GAMES["the-others"].procedures[name]
    frame = {field: getattr(kind(), field) for field in kind.fields}
    body["state"]["stack"].append({"procedure": name, "at": step, "result": 0, **frame, **fields})
    return sealed(body)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (lambda: with_frame("Fight", "roll", hero_dice=10**9), "not a whole number of at most"),
        (lambda: with_frame("Fight", "roll", hero_dice=9_000), "cannot have 9000 as its hero_dice"),
        (lambda: with_frame("Fight", "assign_hits", hero=9), "cannot have 9 as its hero"),
        (lambda: with_frame("Fight", "assign_hits", space=-1), "cannot have -1 as its space"),
        (lambda: with_frame("CrawlPrice", "decide", price=5_000), "cannot have 5000 as its price"),
        (lambda: with_frame("Check", "take", rolled=["six"]), "as its rolled"),
        (lambda: with_frame("Collective", "state", kind="main"), "cannot have main as its kind"),
        (lambda: with_frame("Collective", "state", kind="ego"), "a ballot has no options"),
        (lambda: with_frame("SinCardMoment", "choose", moment="never"), "as its moment"),
        (lambda: with_frame("SetUp", "play"), "a game begins with its set-up"),
        (lambda: with_frame("Round", "open"), "the Rounds begin when the set-up is over"),
        (lambda: with_frame("Turn", "close"), "nobody is asked"),
        (lambda: with_frame("Fight", "close"), "nobody is asked"),
        (lambda: with_frame("Turn", "done"), "nobody is asked"),
        (lambda: with_frame("Turn", "fly"), "Turn has no step 'fly'"),
        (lambda: with_frame("Turn", "__init__"), "Turn has no step '__init__'"),
        (lambda: with_frame("Turn", "copy"), "Turn has no step 'copy'"),
        (lambda: with_frame("Turn", "main", colour="red"), "Turn must have exactly the entries"),
    ],
)
def test_an_absurd_procedure_is_refused(text: Any, reason: str) -> None:
    assert reason in refused(text())


@pytest.mark.parametrize(
    "name",
    [
        "Game",
        "Procedure",
        "object",
        "Chance",
        "os.system",
        "__import__('os')",
        "",
        "Round\n",
        5,
        None,
    ],
)
def test_no_name_in_a_file_becomes_code(name: Any) -> None:
    body = body_of("early")
    body["state"]["stack"][-1]["procedure"] = name
    assert "no procedure of the-others" in refused(sealed(body))


def test_a_stack_without_end_is_refused() -> None:
    body = body_of("early")
    body["state"]["stack"] *= 200
    assert "procedures are under way" in refused(sealed(body))


def test_every_part_of_a_start_may_be_hostile() -> None:
    """Options are read as carefully as a person's: wrong ones are named, none is believed."""
    body = body_of("early")
    value: Any
    for path in paths_of(body["start"]):
        for value in (None, True, -1, 10**18, 1.5, "x", "", "x\ny", [], ["x"], {}, {"x": 1}):
            refused_or_sound(sealed(replaced(body, ("start", *path), value)))
    for option in ("board", "position", "colour", "power"):
        for value in (None, 5, "x", [], {}, {"layout": "A B"}):
            refused_or_sound(sealed(replaced(body, ("start", "options", option), value)))


# -- what a game was, against what a file says


def test_a_save_that_was_really_played_is_verified() -> None:
    for moment in MOMENTS:
        assert save_game(verify(save_of(moment), GAMES)) == save_of(moment)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("state", "table", "heroes", 0, "innocents"), 2),
        (("state", "table", "supply", 0), 3),
        (("state", "chance", 0), "loaded dice"),
        (("state", "seals"), 0),
        (("decisions",), []),
        (("start", "seed"), "another"),
    ],
)
def test_a_sound_lie_is_found_by_playing_again(path: Any, value: Any) -> None:
    text = sealed(replaced(body_of("early"), path, value))
    load_game(text, GAMES)
    with pytest.raises(DamagedFile, match="another position|is not legal"):
        verify(text, GAMES)


def test_a_decision_that_was_not_open_is_found_by_playing_again() -> None:
    body = body_of("early")
    body["decisions"][3] = [0, "checkmate"]
    with pytest.raises(DamagedFile, match="decision 4 is not legal"):
        verify(sealed(body), GAMES)
