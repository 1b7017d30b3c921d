"""What a player believes of the others, as it can be shown."""

from typing import Any

import pytest

from othersight.bots import Observation, player
from othersight.games.they_live.bots.belief import Belief
from othersight.games.they_live.bots.memory import Deployment
from othersight.games.they_live.bots.notes import NAMES
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.kernel.game import Game
from othersight.locales import text
from tests.bots.they_live.asking import looked_at
from tests.games.they_live.play import People, at, play

SPARES = {4: {"invader": True}, 5: {"invader": True}}


def believed(game: Game, seat: int, one: TheyLiveScript | None = None) -> dict[int, Belief]:
    script = one or TheyLiveScript(seat, "1", {})
    observation = Observation(game, seat)
    script.read_up(observation.view, observation.board, observation.told_since)
    script.position(observation.view, observation.board)
    return {belief.seat: belief for belief in script.beliefs}


def test_before_anything_has_happened_everybody_is_suspected_alike() -> None:
    found = believed(at("action", people=SPARES), 0)
    assert sorted(found) == [1, 2, 3]
    assert {belief.chance for belief in found.values()} == {2 / 5}
    assert not any([belief.evidence for belief in found.values()])


def test_what_the_lenses_have_shown_is_certain() -> None:
    game = looked_at(at("action", people={1: {"invader": True}}), 0, 1, 2)
    found = believed(game, 0)
    assert (found[1].chance, found[2].chance) == (1.0, 0.0)
    assert found[1].evidence[0].kind == "seen"


def test_an_invader_reckons_as_a_human_on_the_same_seat_would() -> None:
    human = at("action", people=SPARES)
    invader = at("action", people={0: {"invader": True}, 4: {"invader": True}})
    assert believed(human, 0)[1].chance == believed(invader, 0)[1].chance


def test_in_a_hint_an_invader_counts_himself() -> None:
    human = at("action", people=SPARES)
    invader = at("action", people={0: {"invader": True}, 4: {"invader": True}})
    told = [game.hint(0, "regular").notes[0][1]["percent"] for game in (human, invader)]
    assert told == [40, 20]


def test_a_lie_is_remembered_with_its_weight() -> None:
    game = looked_at(at("action", people={1: {"invader": True}, 4: {"invader": True}}), 0, 1)
    game.aside("claim person 1 human", 2)
    kinds = [each.kind for each in believed(game, 0)[2].evidence]
    assert kinds == ["lie"]
    assert believed(game, 0)[2].chance > 0.8


def test_sabotage_let_through_is_not_forgotten_when_it_has_been_played() -> None:
    """TL-ASSAULT-24: the pile shrinks as cards are played from it."""
    pile = ["tool-belt", "signal-jammer", "building-plans"]
    script = TheyLiveScript(0, "1", {})
    script.memory.deployments.append(Deployment(1, 3, 0, sorted=True))
    found = []
    for played in range(len(pile) + 1):
        game = at("dish-mount", decks={"sabotaged": pile[played:]})
        found.append(believed(game, 0, script)[1].evidence)
    assert [(each.kind, each.weight, each.numbers) for each in found[0]][-1] == (
        "let-through", 5.0, (3, 3),
    )  # fmt: skip
    assert found == [found[0]] * len(found)


def test_an_accusation_names_its_speaker() -> None:
    game = at("action")
    game.aside("claim person 3 invader", 1)
    (each,) = believed(game, 0)[3].evidence
    assert (each.kind, each.numbers) == ("accused", (1,))


def test_throwing_much_away_speaks_against_whoever_looked() -> None:
    cards = ["tool-belt", "signal-jammer", "length-of-pipe"]
    people: People = {0: {"space": 9, "glasses": 1}, **SPARES}
    game = at("location", people=people, places={9: {"deposit": cards}})
    witness = TheyLiveScript(1, "1", {})
    before = believed(game, 1, witness)[0].chance
    play(game, "check", "lenses", *[f"discard {card}" for card in cards])
    after = believed(game, 1, witness)[0]
    assert [(each.kind, each.numbers) for each in after.evidence] == [("sorted", (0, 3))]
    assert after.chance > before


VALUES: dict[str, Any] = {
    "seat": 1, "percent": 40, "deployed": 2, "discarded": 1, "times": 2, "by": 3, "sabotaged": 1,
}  # fmt: skip


@pytest.mark.parametrize("kind", [*NAMES, "stall", "lie", "seen"])
def test_every_piece_of_evidence_has_its_words(kind: str) -> None:
    said = text(f"live-evidence-{kind}", "en", identity="human", **VALUES)
    assert said
    assert "live-evidence" not in said


def test_a_thought_carries_the_beliefs() -> None:
    game = at("action", people=SPARES)
    game.aside("claim person 3 invader", 1)
    one = player("regular", "they-live", 0, 1)
    one.choose(Observation(game, 0))
    assert one.explanation is not None
    assert one.explanation.notes[0] == ("live-belief", {"seat": 3, "percent": 57})
    assert one.explanation.notes[1][0] == "live-evidence-accused"
    said = text("live-belief", "en", seat="Ray", percent=57)
    assert said == "Ray is an Invader with a chance of 57 %."


def test_as_long_as_nothing_is_known_one_line_says_so() -> None:
    hint = at("action", people=SPARES).hint(0, "regular")
    assert hint.notes == (("live-belief-alike", {"percent": 40}),)
