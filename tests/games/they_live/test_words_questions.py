"""Every question of They Live is asked in words, says what is at stake, and cites its window."""

import re
from functools import cache

from othersight.games import words_of
from othersight.games.they_live.questions.windows import RULES, WINDOWS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.question_facts import FACTS
from othersight.games.they_live.words.questions import QUESTIONS
from othersight.kernel.game import Game
from othersight.locales import keys, render
from tests.games.they_live.play import at, logged, person, plain, play
from tests.games.they_live.positions import POSITIONS, wander

RAW = re.compile(r"\{|\}|\$|they-live-|[a-z]-[a-z]+-[a-z]|  |\.\.|\bNone\b|-1")
"""What no sentence may show: gaps, keys, ids, doubled signs."""


def asked(game: Game, seat: int = -1) -> str:
    return render(words_of(game).question(game, game.question_of(seat)))


@cache
def met() -> dict[str, set[str]]:
    """Every kind of question of all walks with the rules it cited; each is a sentence without gaps. Where one was not
    met, as other cards may bring about, there are more walks."""
    found: dict[str, set[str]] = {}
    for again in ("", *[f" {number}" for number in range(9)]):
        for name in POSITIONS:
            for game in wander(name, again):
                for question in game.questions:
                    found.setdefault(question.kind, set()).add(question.rule)
                    assert_sentence(question.kind, asked(game, question.seat))
        if set(RULES) <= set(found):
            break
    return found


def assert_sentence(kind: str, said: str) -> None:
    assert said[-1] in ".?", (kind, said)
    assert said[0].isupper() or said[0].isdigit(), (kind, said)
    assert not RAW.search(said), (kind, said)


def test_every_kind_of_question_has_words_and_every_fact_is_used() -> None:
    assert set(QUESTIONS) == set(WINDOWS)
    texts = {key for key in keys() if key.startswith("they-live-question-")}
    assert texts == {f"they-live-question-{kind}" for kind in WINDOWS}
    used = {part.rpartition("=")[2] for facts in QUESTIONS.values() for part in facts.split()}
    assert used == set(FACTS)


def test_every_kind_of_question_is_met_and_is_a_sentence_without_gaps() -> None:
    assert set(RULES) <= set(met()) <= set(WINDOWS)


WINDOWS_ELSEWHERE: dict[str, set[str]] = {
    "action": {"TL-TIME-11", "TL-TIME-13"},
    "weapon": {"TL-TIME-19", "TL-TIME-27", "TL-TIME-51", "TL-TIME-53", "TL-TIME-54"},
    "flee": {"TL-TIME-26", "TL-TIME-30"},
    "location": {"TL-TIME-31", "TL-TIME-38"},
    "reorganize": {"TL-TIME-03", "TL-TIME-09", "TL-ACTION-13"},
    "collect-scrap": {"TL-TIME-32", "TL-TIME-37"},
    "collect-card": {"TL-TIME-32", "TL-TIME-37"},
    "target": {"TL-ACTION-22", "TL-TIME-07"},
}
"""Questions that are asked in more than one window."""


def test_every_question_cites_its_window() -> None:
    for kind, rules in met().items():
        assert rules == WINDOWS_ELSEWHERE.get(kind, {WINDOWS[kind]}), kind


def test_the_second_action_has_a_window_of_its_own() -> None:
    game = play(at("action", people={0: {"scrap": 5}}), "stay")
    assert game.question
    assert game.question.rule == "TL-TIME-11"
    play(game, "craft glasses")
    assert game.question
    assert game.question.rule == "TL-TIME-13"
    assert asked(game).startswith("Your second action, on Cleared Block (8), with ")


def test_an_encounter_tells_the_enemy_and_the_dice() -> None:
    game = at(
        "response",
        people={0: {"space": 15, "wanted": 1, "weapon": "length-of-pipe"}},
        tiles=[("human-cop", 15)],
        figures=plain,
    )
    t = table_of(game)
    face = t.config.tile_faces["human-cop"]
    said = asked(game)
    assert said.startswith("Honest Cop no. ")
    assert f"Stealth {face.stealth}, Combat {face.combat}, health {face.health}" in said
    assert f"Influence {face.influence} persuades it" in said
    assert "2 dice for Stealth" in said  # 3, less one for the wanted token
    assert ", 1 more with your Weapon." in said


def test_the_promised_combat_dice_are_the_dice_that_fall() -> None:
    game = at(
        "response",
        people={0: {"space": 15, "weapon": "length-of-pipe"}},
        tiles=[("plainclothes-ghoul", 15)],
    )
    said = asked(game)  # nothing but a fight alone was possible
    promised = re.search(r"It adds (\d) di.* to your Combat roll of (\d) di", said)
    assert promised, said
    play(game, "weapon")
    assert [len(values[1]) for values in logged(game, "combat")] == [
        int(promised[1]) + int(promised[2])
    ]


def test_everybody_is_asked_to_reveal_in_the_same_words() -> None:
    game = at("delivery-entrance", people={1: {"invader": True}})
    assert {question.kind for question in game.questions} == {"reveal"}
    assert len({asked(game, seat) for seat in range(4)}) == 1


def test_the_question_about_an_offer_names_the_card_to_the_partner() -> None:
    game = at("action", people={0: {"bag": ["first-aid-kit"]}})
    play(game, "stay", "trade 1")
    assert "offers you FIRST AID KIT: Single Use." in asked(game)


def test_a_leader_without_a_vote_is_told_that_the_decision_is_alone() -> None:
    game = at(
        "two-stairwells",
        leader=3,
        decks={"useful": ["snub-revolver"]},
    )
    for seat in range(4):
        play(game, f"{seat}: half 0 1")
    for seat in range(4):
        play(game, f"{seat}: go-on")
    play(game, "0: spend snub-revolver", "1: keep snub-revolver")
    assert game.question
    assert game.question.seat == 3
    assert asked(game).endswith("The group has no majority: you decide.")


def test_a_dead_character_is_named_when_a_spare_is_chosen() -> None:
    game = at(
        "action",
        people={0: {"space": 17, "wanted": 10, "damage": 5, "health": 6, "character": "ray-doyle"}},
    )
    play(game, "ride 23")
    assert person(game, 0).dead
    assert asked(game).startswith("Ray Doyle is dead.")
