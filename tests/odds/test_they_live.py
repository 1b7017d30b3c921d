"""The odds of They Live are those of the real rules: every roll is played through with loaded dice."""

from collections.abc import Callable
from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS, Section
from othersight.games.they_live.state.table import ON_BOARD
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from tests.games.they_live.figures import PIPE
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import COP, assault, card, tile, town
from tests.odds.kick_ass import judged, number
from tests.rule_ids import rule

FIRST, SECOND, THIRD = "checkpoint-alpha", "boardroom-doors", "signal-core"


def skilled(stealth: int = 3, combat: int = 3, more: int = 3) -> tuple[int, ...]:
    """Stealth and Combat, and everything else."""
    return (stealth, combat, more, more, more, more)


def meeting(people: dict[int, dict[str, Any]], face: str = COP, **given: Any) -> Game:
    """The Response Phase: seat 0 and perhaps others on space 8 with one tile, the rest far away."""
    placed: dict[int, dict[str, Any]] = {seat: {"space": 1 + seat} for seat in range(4)}
    for seat, more in people.items():
        placed[seat] = {"space": 8, **more}
    given.setdefault("figures", town(tile(face, stealth=1, combat=2, health=3)))
    return at("response", people=placed, tiles=[(face, 8)], **given)


def fought(game: Game) -> tuple[int, ...]:
    """Whether the tile is gone, damage on it, and damage to seat 0."""
    tiles = [t for t in table_of(game).tiles if t.state == ON_BOARD]
    return (int(not tiles), tiles[0].damage if tiles else 0, person(game, 0).damage)


def lines(*said: str) -> Callable[[Game], Game]:
    """Answers of a person."""
    return lambda game: play(game, *said)


def odds_of(game: Game, said: str, seat: int = 0) -> Odds:
    """The odds of an open option."""
    odds = game.odds(seat, said)
    assert odds is not None
    return odds


def agree(odds: Odds, found: dict[tuple[int, ...], float]) -> None:
    """The odds of a fight and what was played through."""
    assert sum(found.values()) == pytest.approx(1.0, abs=1e-12)
    assert odds.events["killed"] == pytest.approx(killed(found), abs=1e-12)
    assert odds.numbers["damage"] == pytest.approx(number(found, 2), abs=1e-12)


def killed(found: dict[tuple[int, ...], float]) -> float:
    """The chance that the tile is gone."""
    return sum(chance for end, chance in found.items() if end[0])


@rule("TL-RESPONSE-13", "TL-RESPONSE-14", "TL-RESPONSE-16", "TL-RESPONSE-17", "TL-RESPONSE-18")
def test_every_roll_of_an_encounter_ends_as_the_odds_say() -> None:
    game = meeting({0: {"skills": skilled(2, 4), "wanted": 1}})
    odds = odds_of(game, "fight")
    found = judged(game, lines("fight"), fought)
    agree(odds, found)
    survived = sum(chance for end, chance in found.items() if not end[0])
    assert survived == pytest.approx(sum(odds.numbers["dealt"][:3]), abs=1e-12)


@rule("TL-STASH-10", "TL-RESPONSE-15")
def test_a_weapon_adds_its_dice_to_the_odds() -> None:
    game = meeting({0: {"skills": skilled(1, 2), "weapon": PIPE}})
    before = odds_of(game, "fight")
    armed = judged(game, lines("fight", "weapon"), fought)
    bare = judged(game, lines("fight", "pass"), fought)
    agree(before, bare)
    assert before.events["killed-with-weapon"] == pytest.approx(killed(armed), abs=1e-12)
    play(game, "fight", dice=kick("."))
    agree(odds_of(game, "weapon"), judged(game, lines("weapon"), fought))
    agree(odds_of(game, "pass"), judged(game, lines("pass"), fought))


@rule("TL-RESPONSE-27", "TL-RESPONSE-28", "TL-RESPONSE-29", "TL-RESPONSE-30")
def test_every_roll_of_a_team_effort_ends_as_the_odds_say() -> None:
    game = meeting({0: {"skills": skilled(1, 3)}, 1: {"skills": skilled(2, 1)}})
    agree(odds_of(game, "team"), judged(game, lines("team", "join"), fought))
    play(game, "team")
    agree(odds_of(game, "join", 1), judged(game, lines("join"), fought))
    assert game.odds(1, "refuse") is None


@rule("TL-RESPONSE-21", "TL-RESPONSE-22")
def test_every_roll_to_persuade_ends_as_the_odds_say() -> None:
    game = meeting({0: {}})
    odds = odds_of(game, "persuade")
    found = judged(game, lines("persuade"), fought)
    assert odds.events["persuaded"] == pytest.approx(number(found, 0)[1], abs=1e-12)
    assert odds.numbers["damage"] == pytest.approx(number(found, 2), abs=1e-12)


@rule("TL-RESPONSE-31", "TL-RESPONSE-32")
def test_a_contested_reward_is_shared_as_the_odds_say() -> None:
    people = {seat: {"skills": skilled(1, 4, dice)} for seat, dice in ((0, 1), (1, 2))}
    game = meeting(people, figures=town(tile(COP, stealth=0, combat=1, health=1)))
    play(game, "team", "join", dice=kick(".. aaaa ...."))
    odds = odds_of(game, "want")
    found = judged(game, lines("0: want", "1: want"), drawing, most=9)
    left = 1.0 - sum(found.values())
    assert left < 0.05
    for cards, chance in enumerate(odds.numbers["cards-contested"]):
        told = sum(c for (seat, n), c in found.items() if (n if seat == 0 else 0) == cards)
        assert told - 1e-12 <= chance <= told + left + 1e-12
    assert odds.numbers["cards"] == pytest.approx((0.5, 0.5))


def drawing(game: Game) -> tuple[int, int]:
    """Who draws how many cards."""
    frame = game.stack[-1]
    if type(frame).__name__ != "DrawCards":
        return (-1, 0)
    return (table_of(game).people[frame.person].seat, frame.cards)  # type: ignore[attr-defined]


def facing(first: dict[str, Any], second: dict[str, Any]) -> Game:
    """Seats 0 and 1 on one space, after all encounters."""
    people = {0: {"space": 8, **first}, 1: {"space": 8, **second}, 2: {"space": 1}, 3: {"space": 3}}
    return at("confrontations", people=people, figures=town())


def fight_on(*said: str) -> Callable[[Game], None]:
    """Answers, and nobody ends it after a critical."""

    def go(game: Game) -> None:
        play(game, *said)
        while asked(game)[0][1] in ("pvp-critical", "pvp-escape"):
            game.answer("fight")

    return go


def duelled(game: Game) -> tuple[int, ...]:
    """Damage to both, and whether the attacker may look or has looked."""
    looks = "pvp-look" in [kind for _, kind in asked(game)]
    seen = person(game, 1).index in table_of(game).knowledge[0].identities
    combat = logged(game, "pvp-combat")[-1]
    damage = [len([f for f in combat[at] if f != GUM]) for at in (1, 3)]
    bonus = [2 * (max([combat[at].count(f) for f in (1, 2)]) >= 3) for at in (1, 3)]
    return (damage[1] + bonus[1], damage[0] + bonus[0], int(looks or seen))


GUM = 0


@rule("TL-PVP-06", "TL-PVP-07", "TL-PVP-11", "TL-PVP-13", "TL-PVP-15", "TL-PVP-17", "TL-DICE-05")
def test_every_roll_of_a_confrontation_ends_as_the_odds_say() -> None:
    game = facing({"skills": skilled(3, 3), "glasses": 1}, {"skills": skilled(1, 2)})
    play(game, "confront 1")
    odds = odds_of(game, "lenses")
    found = judged(game, fight_on("lenses"), duelled)
    assert sum(found.values()) == pytest.approx(1.0, abs=1e-12)
    assert odds.numbers["damage-attacker"] == pytest.approx(number(found, 0), abs=1e-12)
    assert odds.numbers["damage-defender"] == pytest.approx(number(found, 1), abs=1e-12)
    assert odds.events["looks"] == pytest.approx(number(found, 2)[1], abs=1e-12)
    loses = sum(chance for end, chance in found.items() if end[0] > end[1])
    assert odds.events["attacker-loses"] == pytest.approx(loses, abs=1e-12)
    assert odds.events["attacker-critical"] == pytest.approx(1 / 27 + 1 / 216, abs=1e-12)
    assert "looks" not in odds_of(game, "pass").events


@rule("TL-PVP-14")
def test_a_confrontation_says_that_no_weapon_is_declared_and_that_nobody_leaves() -> None:
    game = facing({"skills": skilled(3, 3), "glasses": 1}, {"skills": skilled(1, 2)})
    assert odds_of(game, "confront 1").assuming == ("others-hold-back", "fought-out")
    play(game, "confront 1")
    assert odds_of(game, "pass").assuming == ("others-hold-back", "fought-out")


@rule("TL-LOCATION-16")
def test_every_way_to_gather_ends_as_the_odds_say() -> None:
    game = at("location", people={0: {"space": 9, "scrap": 4}}, figures=town())
    odds = odds_of(game, "gather")

    def go(twin: Game) -> None:
        play(twin, "gather")
        while asked(twin)[0][1] == "gather":
            play(twin, "again")

    def bought(twin: Game) -> tuple[int, ...]:
        frame = twin.stack[-1]
        cards = frame.cards if type(frame).__name__ == "DrawCards" else 0  # type: ignore[attr-defined]
        return (cards, 4 - person(twin, 0).scrap)

    found = judged(game, go, bought)
    assert odds.numbers["cards"] == pytest.approx(number(found, 0), abs=1e-12)
    assert odds.numbers["scrap"] == pytest.approx(number(found, 1), abs=1e-12)


@rule("TL-LOCATION-04", "TL-SKILL-03", "TL-SKILL-04")
def test_a_location_card_counts_as_any_that_may_be_drawn() -> None:
    def tests(config: Any) -> None:
        for at_card, sections in enumerate(config.locations.values()):
            for key in sections:
                sections[key] = Section(0, 1 + at_card % 3, (), ())

    game = at("location", people={0: {"space": 8}}, figures=town(tests))
    odds = odds_of(game, "card")
    deck = table_of(game).decks.locations[4]
    passed = 0.0
    for card_on_top in deck:
        twin = game.clone()
        decks = table_of(twin).edit_decks()
        rest = tuple([c for c in deck if c != card_on_top])
        decks.locations = (*decks.locations[:4], (*rest, card_on_top))
        found = judged(twin, lines("card"), lambda g: (len(logged(g, "test-passed")),))
        passed += found.get((1,), 0.0) / len(deck)
    assert odds.events["passed"] == pytest.approx(passed, abs=1e-12)


def storming(**given: Any) -> Game:
    """A Tech test of four players against 4 + 1, or what is given."""
    tests = given.pop("tests", [("tech", 1)])
    figures = town(
        assault(FIRST, tests, level=1, **given.pop("values", {})),
        card("ring-of-keys", assault_skill=SKILLS.index("tech"), assault_value=2),
    )
    people = {seat: {"skills": skilled(1, 1, 1 + (seat == 0))} for seat in range(4)}
    for seat, more in given.pop("people", {}).items():
        people[seat] = {**people[seat], **more}
    decks = {"assault": (THIRD, SECOND), **given.pop("decks", {})}
    return at(FIRST, figures=figures, people=people, decks=decks, **given)


def passed_test(game: Game) -> tuple[int, ...]:
    """Whether the first test was passed."""
    return (int(str(logged(game, "assault-test")[0][3])),)


@rule("TL-ASSAULT-07", "TL-ASSAULT-09", "TL-ASSAULT-10", "TL-ASSAULT-11")
@pytest.mark.parametrize("word", ["spend", "keep"])
def test_every_roll_of_an_assault_test_ends_as_the_odds_say(word: str) -> None:
    game = storming(decks={"useful": ["ring-of-keys"]})
    play(game, *[f"{seat}: go-on" for seat in range(4)])
    option = next(o for o in open_options(game, 0) if o.startswith(word))
    said = next(o for o in game.question_of(0).options if o[0] == word)
    odds = game.odds(0, said)
    assert odds is not None
    votes = lines(*[f"{seat}: {option}" for seat in range(4)])
    found = judged(game, votes, passed_test)
    assert odds.events["passed"] == pytest.approx(found.get((1,), 0.0), abs=1e-12)


@rule("TL-ASSAULT-23")
def test_a_revealed_invader_takes_his_dice_along() -> None:
    game = storming(people={3: {"invader": True}})
    reveal = lines("0: go-on", "1: go-on", "2: go-on", "3: reveal")
    odds = odds_of(game, "reveal", 3)
    assert odds.events["passed"] == pytest.approx(judged(game, reveal, passed_test).get((1,), 0.0))
    stay = lines(*[f"{seat}: go-on" for seat in range(4)])
    told = judged(game, stay, passed_test).get((1,), 0.0)
    assert odds_of(game, "go-on", 0).events["passed"] == pytest.approx(told, abs=1e-12)


@rule("TL-HIDDEN-11")
def test_what_others_have_answered_in_secret_does_not_change_the_odds() -> None:
    game = storming(people={3: {"invader": True}})
    before = odds_of(game, "go-on", 0).data()
    play(game, "3: reveal", "1: go-on")
    assert odds_of(game, "go-on", 0).data() == before
    team = meeting({0: {}, 1: {}, 2: {}})
    play(team, "team")
    before = odds_of(team, "join", 2).data()
    play(team, "1: refuse")
    assert odds_of(team, "join", 2).data() == before


@rule("TL-ASSAULT-18", "TL-ASSAULT-19")
def test_every_roll_against_the_enemy_of_a_fail_section_ends_as_the_odds_say() -> None:
    game = storming(values={"fight": (1, 2, 3)})
    play(game, *[f"{seat}: go-on" for seat in range(4)], dice=kick("....."))
    odds = odds_of(game, "join")
    join = lines(*[f"{seat}: join" for seat in range(4)])

    def read(twin: Game) -> tuple[int, ...]:
        return (len(logged(twin, "assault-enemy-defeated")), 0, person(twin, 0).damage)

    agree(odds, judged(game, join, read))
    assert game.odds(0, "stay-out") is None


@rule("TL-ASSAULT-27", "TL-ASSAULT-28")
def test_every_roll_against_a_revealed_invader_ends_as_the_odds_say() -> None:
    people: dict[int, dict[str, Any]] = {
        3: {"invader": True, "skills": skilled(1, 2, 1), "health": 20}
    }
    people[0] = {"skills": skilled(1, 3, 1)}
    game = storming(people=people, tests=[("tech", 0)])
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: reveal", dice=kick("aaa"))
    odds = odds_of(game, "join")
    join = lines("0: join", "1: join", "2: join")

    def read(twin: Game) -> tuple[int, ...]:
        return (person(twin, 3).damage, person(twin, 0).damage)

    found = judged(game, join, read)
    assert odds.numbers["dealt"] == pytest.approx(number(found, 0), abs=1e-12)
    assert odds.numbers["damage"] == pytest.approx(number(found, 1), abs=1e-12)


@rule("TL-ASSAULT-24")
def test_sabotage_raises_what_is_required() -> None:
    people = {3: {"invader": True}}
    game = storming(people=people, decks={"sabotaged": ["ring-of-keys"]})
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: reveal")
    for option in game.question_of(3).options:
        odds = game.odds(3, option)
        assert odds is not None

        def go(twin: Game, said: Any = option) -> None:
            twin.answer(said, 3)
            if asked(twin)[0][1] == "sabotage":
                twin.answer("pass", 3)

        told = judged(game, go, passed_test).get((1,), 0.0)
        assert odds.events["passed"] == pytest.approx(told, abs=1e-12)


@rule("TL-ASSAULT-14", "TL-ASSAULT-15")
def test_a_split_is_passed_if_both_halves_pass() -> None:
    game = storming(tests=[("tech", 0), ("combat", 0)], values={"split": True})
    option = game.question_of(0).options[0]
    odds = game.odds(0, option)
    assert odds is not None

    def go(twin: Game) -> None:
        for seat in range(4):
            twin.answer(option, seat)
        while twin.questions and asked(twin)[0][1] == "reveal" and not failed(twin):
            twin.answer("go-on", asked(twin)[0][0])

    def both(twin: Game) -> tuple[int, ...]:
        results = [int(str(values[3])) for values in logged(twin, "assault-test")]
        return (int(results == [1, 1]),)

    found = judged(game, go, both)
    assert sum(found.values()) == pytest.approx(1.0)
    assert odds.events["passed"] == pytest.approx(found[1,], abs=1e-12)


def failed(game: Game) -> bool:
    """Whether the attempt is decided."""
    results = [int(str(values[3])) for values in logged(game, "assault-test")]
    return results.count(0) > 0 or len(results) == 2
