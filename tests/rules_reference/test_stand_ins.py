"""The catalogue's house figures are the content's; `python -m tests.rules_reference.stand_ins` renews them."""

import pytest

from othersight.games.the_others.content import house_figures
from tests.rules_reference.stand_ins import FILE, stand_ins, with_stand_ins


def test_the_house_figures_of_the_catalogue_are_those_of_the_content() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert with_stand_ins(text, stand_ins(house_figures())) == text


def test_every_row_with_figures_is_found_in_the_catalogue() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    for subject, cell in stand_ins(house_figures()).items():
        assert [line for line in lines if line.startswith(f"| {subject} |")], subject
        assert [line for line in lines if line.endswith(f" | {cell} |")], cell


@pytest.mark.parametrize(
    ("path", "value", "subject", "cell"),
    [
        ("heroes.brad.fight", 5, "Hero stats F/S/D", "Brad 5/2/1 Ranged"),
        ("heroes.leah.ranged", True, "Hero stats F/S/D", "Leah Ranged yes"),
        ("monsters.sins.sloth.avatar.defense", 7, "Monster stats F/D", "Avatar 4/7"),
        ("monsters.hell_club.flay-corruption.fight", 9, "Monster stats F/D", "4/4 or 9/4"),
        ("tokens.exploration.nest.supply", 9, "Token supply", "9 each of Nest"),
        ("dice.sin.faces.burst", 3, "Sin die (6 faces)", "BURST 3"),
    ],
)
def test_a_figure_that_is_moved_in_the_content_moves_in_the_catalogue(
    path: str, value: int | bool, subject: str, cell: str
) -> None:
    assert cell in stand_ins({**house_figures(), path: value})[subject]
