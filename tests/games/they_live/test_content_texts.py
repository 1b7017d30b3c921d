"""The English texts of They Live say what the figures say, and are fit to be read."""

import re
from copy import deepcopy
from typing import Any

import pytest

from othersight.games.they_live.cards import characters  # noqa: F401  (fills the abilities)
from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.texts import check_texts, english_keys
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.locales import keys, text
from tests.games.they_live.content_words import (
    card_words,
    fail_words,
    in_fixed_words,
    injury_words,
    news_words,
    tile_words,
)
from tests.rule_ids import rule

CONTENT = load_content()
OURS = sorted(english_keys())
FORBIDDEN = re.compile(r"\b(invader|ghoul|human|traitor|sabotag\w*)\b", re.IGNORECASE)


def entries(file: str, kind: str) -> list[dict[str, Any]]:
    """The entries of a file."""
    found: list[dict[str, Any]] = CONTENT[file][kind]
    return found


def fixed(file: str, kind: str) -> list[dict[str, Any]]:
    """Those whose effect has fixed words."""
    return [entry for entry in entries(file, kind) if in_fixed_words(entry)]


def ids(each: dict[str, Any]) -> str:
    """How a case is called."""
    return str(each["id"])


def test_the_content_check_sees_the_keys_that_readers_see() -> None:
    assert english_keys() <= keys()
    for kind in ("card", "news", "location", "story", "assault", "term", "space", "special"):
        start = f"they-live-{kind}-"
        assert any(key.startswith(start) for key in english_keys()), kind


def test_every_id_has_its_texts_and_every_text_its_id() -> None:
    assert list(check_texts(CONTENT)) == []


def test_a_text_that_is_missing_or_has_nothing_to_belong_to_is_found() -> None:
    content = deepcopy(CONTENT)
    content["resistance"]["card"][0]["id"] = "rubber-hose"
    entries_found = {problem.entry for problem in check_texts(content)}
    assert {"they-live-card-rubber-hose.text", "they-live-card-length-of-pipe"} <= entries_found


@pytest.mark.parametrize("card", fixed("resistance", "card"), ids=ids)
def test_a_resistance_card_says_its_figures(card: dict[str, Any]) -> None:
    assert text(f"they-live-card-{card['id']}.text") == card_words(card)


@pytest.mark.parametrize("injury", entries("injuries", "injury"), ids=ids)
def test_an_injury_says_its_figures(injury: dict[str, Any]) -> None:
    assert text(f"they-live-injury-{injury['id']}.text") == injury_words(injury)


@pytest.mark.parametrize("tile", fixed("enemies", "tile"), ids=ids)
def test_an_enemy_says_its_rules(tile: dict[str, Any]) -> None:
    assert text(f"they-live-enemy-{tile['id']}.text") == tile_words(tile)


@pytest.mark.parametrize("card", fixed("news", "card"), ids=ids)
def test_news_say_what_they_do(card: dict[str, Any]) -> None:
    boss = text(f"they-live-front-{card['boss']}") if card.get("boss") else ""
    name = boss if boss.startswith("The ") else f"The {boss}"
    assert text(f"they-live-news-{card['id']}.effect") == news_words(card, name)


@pytest.mark.parametrize("card", fixed("assault", "card"), ids=ids)
def test_a_failed_assault_says_what_it_costs(card: dict[str, Any]) -> None:
    assert text(f"they-live-assault-{card['id']}.fail").endswith(f" {fail_words(card)}")


def test_only_an_outcome_of_ones_own_is_free_of_fixed_words() -> None:
    decks = (("resistance", "card"), ("enemies", "tile"), ("news", "card"), ("assault", "card"))
    assert all(in_fixed_words(entry) for deck in decks for entry in entries(*deck))
    assert not in_fixed_words({"effect": {"who": "self", "outcome": {"evacuate": 1}}})
    assert not in_fixed_words({"effect": {"test": {"number": 1}, "pass": {"evacuate": 1}}})


def test_specials_are_those_of_the_rules_and_an_action_is_called_one() -> None:
    specials = [s for c in entries("characters", "character") for s in c["specials"]]
    assert {special["id"] for special in specials} == set(ABILITIES)
    for special in specials:
        said = text(f"they-live-special-{special['id']}.text")
        assert said.startswith("Action: ") == (special["kind"] == "action"), special["id"]


@rule("TL-CONTENT-12")
def test_no_text_of_a_character_hints_at_an_identity() -> None:
    told = [key for key in OURS if re.match(r"they-live-(character|special)-", key)]
    told += [f"they-live-story-{deck['id']}.intro" for deck in entries("stories", "deck")]
    assert len(told) > 40
    for key in told:
        assert not FORBIDDEN.search(text(key)), key


@rule("TL-CONTENT-18")
def test_no_text_of_a_card_hints_at_its_allegiance() -> None:
    for card in entries("resistance", "card"):
        key = f"they-live-card-{card['id']}"
        assert not FORBIDDEN.search(text(f"{key}.text") + text(f"{key}.quote")), key


@rule("TL-CONTENT-40")
def test_every_story_ends_in_two_ways() -> None:
    for deck in entries("stories", "deck"):
        key = f"they-live-story-{deck['id']}"
        assert text(f"{key}.human") != text(f"{key}.invader")


@pytest.mark.parametrize("key", [key for key in OURS if "." in key])
def test_a_text_is_short_and_ends_as_a_sentence(key: str) -> None:
    said = text(key)
    assert 8 < len(said) <= 420
    assert "  " not in said
    assert re.search(r"[.!?]$", said)


@pytest.mark.parametrize("key", [key for key in OURS if key.endswith(".quote")])
def test_a_quote_is_one_breath(key: str) -> None:
    assert 10 < len(text(key)) <= 90


def test_no_two_cards_say_the_same_line() -> None:
    said = [text(key) for key in OURS if "." in key and not key.endswith((".text", ".effect"))]
    assert len(set(said)) == len(said)


def test_every_resistance_card_does_something_of_its_own() -> None:
    def deed(card: dict[str, Any]) -> str:
        effect = card.get("effect", {})
        parts: list[Any] = [card["type"], card["slot"], card.get("single_use"), card.get("action")]
        parts += [sorted(card.get("modifiers", {})), sorted(effect.get("outcome", {}))]
        parts += [card.get("wanted"), card["assault"]["skill"]]
        return str(parts)

    deeds = [deed(card) for card in entries("resistance", "card")]
    assert sorted(each for each in deeds if deeds.count(each) > 1) == []


def test_every_action_and_phase_has_a_name() -> None:
    actions = ("move", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "use")
    assert {"lay-low", "trade", "reorganize", "distract"} <= set(WINDOWS)
    for action in actions:
        assert text(f"they-live-action-{action}.text")
    for phase in ("action", "response", "location", "propaganda"):
        assert text(f"they-live-phase-{phase}.text")
