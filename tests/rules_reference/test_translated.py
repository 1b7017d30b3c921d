"""Catalogues in other languages: the same rules, read by the same shapes, English where one is missing."""

from dataclasses import replace
from pathlib import Path

import pytest

from othersight.locales import languages
from othersight.rules_reference import games, reference, rule, rules, search
from othersight.rules_reference.translation import faults_of, faults_of_rule

FRENCH = """# LES RÈGLES

# PARTIE I - RÈGLES

## MISE EN PLACE

- `TO-SETUP-01` Le jeu réunit 2 à 5 joueurs.
- `TO-SETUP-07` (décision) Sinon, au hasard. Raison : l’autre camp est en désaccord.

## AMÉLIORATIONS

| id | carte | fenêtre | effet |
|---|---|---|---|
| UP-15 | STEALTH SUIT | TO-TIME-09 | Aucune blessure (PUNISH THE IDLE compris). |

## SCÉNARIOS

### STA - HAVEN' S LAST STAND (Terreur)

| part | contenu |
|---|---|
| Règles spéciales | aucune |
| 1. GEAR UP! | Gagner N Améliorations. |

### TO-EX-05 Rose traverse RavenCorp HQ

| événement | dés |
|---|---|
| pas 1 | 1 |
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fr" / "rules" / "the_others.md"
    file.parent.mkdir(parents=True)
    file.write_text(FRENCH, encoding="utf-8")
    kept = reference.translation_of
    monkeypatch.setattr(
        reference,
        "translation_of",
        lambda game, language, _=None: kept(game, language, tmp_path),
    )
    read_again()


@pytest.fixture(autouse=True)
def _fresh() -> object:
    yield
    read_again()


def read_again() -> None:
    for cached in (rules, reference.of_game, reference.by_id):
        cached.cache_clear()


@pytest.mark.usefixtures("french")
def test_every_shape_is_read() -> None:
    assert rule("TO-SETUP-01", "fr").text == "Le jeu réunit 2 à 5 joueurs."
    assert rule("TO-SETUP-01", "fr").chapter == "MISE EN PLACE"
    upgrade = rule("UP-15", "fr")
    assert upgrade.title == "STEALTH SUIT"
    assert upgrade.text.splitlines()[1] == "fenêtre\u00a0: TO-TIME-09"
    assert rule("STA", "fr").title == "HAVEN' S LAST STAND (Terreur)"
    assert rule("STA-1", "fr").title == "GEAR UP!"
    assert rule("STA-1", "fr").text == "Gagner N Améliorations."
    assert rule("TO-EX-05", "fr").text == "événement\u00a0: pas 1\u202f; dés\u00a0: 1"


@pytest.mark.usefixtures("french")
def test_sources_and_rulings_are_those_of_the_english_rule() -> None:
    assert rule("TO-SETUP-07", "fr").is_ruling
    assert rule("TO-SETUP-07", "fr").sources == rule("TO-SETUP-07").sources


@pytest.mark.usefixtures("french")
def test_a_rule_that_is_missing_is_told_in_english_in_the_chapter_of_the_others() -> None:
    assert rule("TO-SETUP-02", "fr").text == rule("TO-SETUP-02").text
    assert rule("TO-SETUP-02", "fr").chapter == "MISE EN PLACE"
    assert [one.id for one in rules("the-others", "fr")] == [one.id for one in rules("the-others")]


@pytest.mark.usefixtures("french")
def test_words_are_looked_for_in_the_language_and_then_in_english() -> None:
    assert [one.id for one in search("réunit joueurs", language="fr")] == ["TO-SETUP-01"]
    english = [one.id for one in search("exactly one Sins Player against")]
    assert [one.id for one in search("exactly one Sins Player against", language="fr")] == english
    assert english


@pytest.mark.usefixtures("french")
def test_what_is_wrong_is_named() -> None:
    wrong = list(faults_of("the-others", "fr"))
    assert "TO-SETUP-02 is missing" in wrong
    assert "UP-15 does not name TO-TIME-09" not in wrong
    own = rule("UP-15", "fr")
    lost = list(faults_of_rule(rule("TO-SETUP-19"), own))
    assert lost == ["UP-15: its title is not in English", "UP-15 does not name TO-DARKPAST-02"]


def test_an_id_is_found_right_beside_japanese_letters() -> None:
    english = rule("TO-SETUP-19")
    assert (
        list(faults_of_rule(english, replace(english, text="前にTO-DARKPAST-02のとおり配る。")))
        == []
    )


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_a_translated_catalogue_has_the_ids_of_english_in_their_order(
    game: str, language: str
) -> None:
    assert list(faults_of(game, language)) == []
