"""Phrases become sentences."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.locales import LocaleError, enumeration, render
from othersight.locales.loader import Language, language_named
from othersight.toolkit.phrases import Phrase


def words(*several: str) -> list[Phrase]:
    return [Phrase("plain-text", text=word) for word in several]


def test_a_gap_is_filled_with_a_phrase() -> None:
    inner = Phrase("the-others-called-rose")
    assert render(Phrase("plain-text", text=inner)) == "Rose"


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), "nothing"),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c", "d"), "a, b, c and d"),
    ],
)
def test_a_list_is_told_as_one_thing(items: tuple[str, ...], said: str) -> None:
    assert enumeration(items) == said
    assert render(Phrase("plain-text", text=words(*items))) == said


def test_numbers_choose_the_form_of_a_word() -> None:
    assert render(Phrase("the-others-count-wounds", count=1)) == "1 Wound"
    assert render(Phrase("the-others-count-wounds", count=3)) == "3 Wounds"


def test_what_was_said_once_is_said_again_and_nothing_else() -> None:
    inner = [Phrase("the-others-called-rose"), Phrase("plain-text", text="the-others-called-rose")]
    for _ in range(2):
        assert [render(Phrase("plain-text", text=one)) for one in inner] == [
            "Rose",
            "the-others-called-rose",
        ]
        assert render(Phrase("plain-text", text=inner)) == "Rose and the-others-called-rose"
        assert render(Phrase("the-others-count-wounds", count=1), "fr") == "1 blessure"
        assert render(Phrase("the-others-count-wounds", count=1), "en") == "1 Wound"
        assert render(Phrase("plain-text", text=1)) == "1"
        assert render(Phrase("plain-text", text=True)) == "True"


def test_a_phrase_without_a_text_is_an_error() -> None:
    with pytest.raises(LocaleError, match="no-such-phrase"):
        render(Phrase("no-such-phrase"))


def test_a_phrase_goes_over_the_wire_as_plain_data() -> None:
    phrase = Phrase("list-and", first=Phrase("plain-text", text="a"), rest=words("b", "c"), n=2)
    assert phrase.as_data() == {
        "key": "list-and",
        "arguments": {
            "first": {"key": "plain-text", "arguments": {"text": "a"}},
            "rest": [
                {"key": "plain-text", "arguments": {"text": "b"}},
                {"key": "plain-text", "arguments": {"text": "c"}},
            ],
            "n": 2,
        },
    }


FRENCH = """
plain-text = { $text }
list-and = { $first } et { $rest }
list-more = { $first }, { $rest }
list-of-none = personne
form-gender = m
form-of = { $initial ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
form-the = { $gender ->
    [f] la { $name }
   *[other] le { $name }
}
rose = Rose
    .gender = f
acolyte = Acolyte
    .the = l’Acolyte
nurse = infirmière { $n }
    .gender = { $n ->
        [1] f
       *[other] m
    }
    .of = de l’infirmière no { $n }
brad = Brad
dies = { $who_number ->
    [one] { $who } est { $who_gender ->
        [f] tuée
       *[m] tué
    }
   *[other] { $who } sont { $who_gender ->
        [f] tuées
       *[m] tués
    }
}
turn = Le tour { $who_of }
at = vers { $what_the }
lacking = { $who_dative }
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "all.ftl").write_text(FRENCH, encoding="utf-8")
    language = Language("fr", tmp_path)
    monkeypatch.setattr("othersight.locales.loader.language_named", lambda name: language)
    monkeypatch.setattr("othersight.locales.rendering.language_named", lambda name: language)
    yield
    language_named.cache_clear()


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        (["rose"], "Rose est tuée"),
        (["brad"], "Brad est tué"),
        (["rose", "rose"], "Rose et Rose sont tuées"),
        (["rose", "brad", "rose"], "Rose, Brad et Rose sont tués"),
    ],
)
def test_a_sentence_agrees_with_the_names_in_it(who: list[str], sentence: str) -> None:
    phrase = Phrase("dies", who=[Phrase(key) for key in who])
    assert render(phrase, "fr") == sentence


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [
        (Phrase("turn", who=Phrase("rose")), "Le tour de Rose"),
        (Phrase("turn", who="Agnès"), "Le tour d’Agnès"),
        (Phrase("turn", who="Élise"), "Le tour d’Élise"),
        (Phrase("turn", who=Phrase("nurse", n=3)), "Le tour de l’infirmière no 3"),
        (Phrase("at", what=Phrase("rose")), "vers la Rose"),
        (Phrase("at", what=Phrase("brad")), "vers le Brad"),
        (Phrase("at", what=Phrase("acolyte")), "vers l’Acolyte"),
        (Phrase("at", what=Phrase("nurse", n=1)), "vers la infirmière 1"),
    ],
)
def test_a_form_of_a_name_is_its_own_or_what_the_language_makes_of_any(
    phrase: Phrase, sentence: str
) -> None:
    assert render(phrase, "fr") == sentence


@pytest.mark.usefixtures("french")
def test_names_that_sound_alike_keep_their_own_forms() -> None:
    assert render(Phrase("dies", who=[Phrase("plain-text", text="Rose")]), "fr") == "Rose est tué"
    assert render(Phrase("dies", who=[Phrase("rose")]), "fr") == "Rose est tuée"


@pytest.mark.usefixtures("french")
def test_a_form_that_the_language_does_not_have_is_an_error() -> None:
    with pytest.raises(LocaleError, match="'Rose' has no form 'dative'"):
        render(Phrase("lacking", who=Phrase("rose")), "fr")


@pytest.mark.parametrize(
    ("inner", "said"),
    [("Fin.", "Fin : encore"), ("Fin", "Fin : encore"), ("Fin...", "Fin... : encore")],
)
def test_a_sentence_that_goes_on_has_no_full_stop_before_a_mark_with_a_space(
    inner: str, said: str
) -> None:
    said = said.replace(" :", "\u202f:")
    assert render(Phrase("plain-text", text=f"{inner}\u202f: encore"), "fr") == said
