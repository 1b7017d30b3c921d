"""The guides for cards hold: each is at most four files (its words one in each language), its pieces work as they
stand, and `content check` names whatever of them is left out or misspelt."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.locales import languages
from tests.guides.guide import PAGES, apply, copy_of_the_package, keep_bytecode, pieces_of, run_in

GUIDES = ("upgrade", "sin_card", "acolyte", "news", "location")
LANGUAGE = re.compile(r"locales/\w+/")
GAMES = "src/othersight/games"
UPGRADES = f"{GAMES}/the_others/cards/upgrades.py"
OUTCOMES = f"{GAMES}/they_live/cards/outcomes.py"
CARDS = "src/othersight/locales/en/the_others/cards.ftl"
LOCATIONS = "src/othersight/locales/en/they_live/locations.ftl"
JAPANESE = "src/othersight/locales/ja/the_others/cards.ftl"


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which all guides have been followed."""
    folder = copy_of_the_package(tmp_path_factory.mktemp("guides"))
    for page in GUIDES:
        apply(page, folder)
    keep_bytecode(folder)
    return folder


def test_every_page_is_tried_and_told_of_in_the_index() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == set(GUIDES)
    index = (PAGES.parent / "adding_a_card.md").read_text(encoding="utf-8")
    assert all(f"(cards/{page}.md)" in index for page in GUIDES)


@pytest.mark.parametrize("page", GUIDES)
def test_a_card_is_at_most_four_files_one_of_them_its_test(page: str) -> None:
    """Its words count once: they are one file in each language."""
    files = [file for file, _ in pieces_of(page)]
    words = [LANGUAGE.sub("locales/", file) for file in files if LANGUAGE.search(file)]
    assert len(words) == len(languages())
    assert len(set(words)) == 1
    assert 3 <= len(files) - len(words) + 1 <= 4
    assert len(files) == len(set(files))
    assert [file for file in files if file.startswith("tests/")] == files[-1:]


def test_content_check_finds_nothing_wrong_with_the_guides_cards(done: Path) -> None:
    checked = run_in(done, "othersight", "content", "check")
    assert "nothing wrong" in checked.stdout, checked.stdout + checked.stderr
    assert checked.returncode == 0


def test_the_tests_of_the_guides_pass(done: Path) -> None:
    tests = [pieces_of(page)[-1][0] for page in GUIDES]
    ran = run_in(done, "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.slow
def test_everybody_can_play_with_the_guides_cards(done: Path) -> None:
    played = run_in(done, "tests.guides.tables")
    assert played.returncode == 0, played.stderr
    assert "random players have met all" in played.stdout
    assert "regular players have met all" in played.stdout


FAULTS: list[tuple[str, str, str, str]] = [
    (UPGRADES, 'UPGRADES["repulsor"] = Repulsor("repulsor")', "", "upgrades.toml: repulsor: has no behaviour"),
    (UPGRADES, '"repulsor"] = Repulsor', '"repulser"] = Repulsor', "repulser: has no entry in upgrades.toml"),
    (CARDS, "    .text = He may push", "    .told = He may push", "the-others-card-repulsor.text: there is no text"),
    (CARDS, "    .window = At the start of his Turn\n    .text = He may push", "    .text = He may push",
     "the-others-card-repulsor.window: there is no text"),
    (CARDS, "the-others-question-repulsor", "the-others-query-repulsor",
     "the-others-question-repulsor: there is no text with this key, for the question 'repulsor'"),
    (CARDS, "the-others-option-push", "the-others-option-shove", "the-others-option-push: there is no text"),
    (CARDS, "the-others-option-repulsor", "the-others-option-repel", "the-others-option-repulsor: there is no text"),
    (CARDS, "the-others-moment-repulsor", "the-others-time-repulsor", "the-others-moment-repulsor: there is no text"),
    (UPGRADES, '"repulsor",\n            Case(', '"repulsion",\n            Case(', "ask: 'repulsion' is not declared"),
    (UPGRADES, 'move_monster(g, self.monster, number(choice, 1))\n\n\nat_start("repulsor"',
     'g.tell("pushed", self.monster)\n\n\nat_start("repulsor"', "tell: 'pushed' is not declared"),
    (UPGRADES, '"TO-TIME-07", "the Hero\'s player", ("push', '"TO-TIME-99", "the Hero\'s player", ("push',
     "repulsor: there is no window TO-TIME-99"),
    (UPGRADES, 'facts="monster"', 'facts="monstre"', "there is no fact 'monstre'; did you mean 'monster'?"),
    (UPGRADES, '("push SPACE",)', '("push SPAC",)', "there is no kind of argument 'spac'; did you mean 'space'?"),
    (OUTCOMES, 'OUTCOME_VERBS["evacuate"]', 'OUTCOME_VERBS["evacuates"]',
     "there is no outcome 'evacuate'; did you mean 'evacuates'?"),
    (OUTCOMES, '"evacuate", [PASS', '"leave-here", [PASS',
     "ask: TL-CONTENT-10: 'leave-here' is not declared"),
    (LOCATIONS, "they-live-option-pass-evacuate", "they-live-option-stay-evacuate",
     "they-live-option-pass-evacuate: TL-CONTENT-40: there is no text"),
    (LOCATIONS, "they-live-question-evacuate", "they-live-query-evacuate",
     "they-live-question-evacuate: TL-CONTENT-40: there is no text"),
    (UPGRADES, 'CONDITIONS["repulsor", "push"]', 'CONDITIONS["repulser", "push"]',
     "there is no question 'repulser'; did you mean 'repulsor'?"),
    (UPGRADES, 'CONDITIONS["repulsor", "push"]', 'CONDITIONS["repulsor", "psh"]',
     "'repulsor' has no option 'psh'; did you mean 'push'?"),
    (OUTCOMES, 'CONDITIONS["evacuate", "walk"]', 'CONDITIONS["evacuate", "wlk"]',
     "TL-CONTENT-10: 'evacuate' has no option 'wlk'; did you mean 'walk'?"),
    (OUTCOMES, 'Listed("TL-TIME-32", "reason-card-not-so"', 'Listed("TL-TIME-99", "reason-card-not-so"',
     "there is no rule TL-TIME-99"),
    (OUTCOMES, '"reason-card-not-so", within', '"reason-card-not", within', "there is no text 'reason-card-not'"),
    (JAPANESE, "the-others-option-push", "the-others-option-shove",
     "locales/ja/the_others/cards.ftl: the-others-option-push: there is no text with this key in this language"),
]  # fmt: skip
"""A file, what is spoilt in it and how, and what is said of it."""


@pytest.fixture
def spoilt(done: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """The copy with one fault, for one test."""
    file, right, wrong, _ = request.param
    whole = (done / file).read_text(encoding="utf-8")
    assert whole.count(right) == 1, right
    (done / file).write_text(whole.replace(right, wrong), encoding="utf-8")
    yield done
    (done / file).write_text(whole, encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoilt", "told"),
    [(fault, fault[3]) for fault in FAULTS],
    indirect=["spoilt"],
    ids=[fault[3] for fault in FAULTS],
)
def test_content_check_names_what_would_fail_at_the_table(spoilt: Path, told: str) -> None:
    checked = run_in(spoilt, "othersight", "content", "check")
    assert told in " ".join(checked.stdout.split()), checked.stdout + checked.stderr
    assert checked.returncode == 1
