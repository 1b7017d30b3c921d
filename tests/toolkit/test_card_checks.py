"""What cards ask and tell, seen in their code."""

from importlib.resources import files

import pytest

from othersight.games.the_others.content.check_cards import cards
from othersight.toolkit.card_checks import CALLS, calls_in, is_declared, is_plain

CARDS = cards()
FOLDER = files("othersight") / "games" / "the_others" / "cards"
SOURCES = sorted(
    [file.read_text(encoding="utf-8") for file in FOLDER.iterdir() if file.name.endswith(".py")]
)


def undeclared(source: str) -> list[str]:
    """The words that are not declared, from the whole code."""
    found = [(method, word) for _, method, word in calls_in(source)]
    return [word for method, word in found if not is_declared(CARDS, method, word)]


@pytest.mark.parametrize(
    "call",
    [
        'g.tell("unheard", 1)',
        'g.tell("unheard")',
        'g.tell(\n    "unheard",\n)',
        'g.tell("doctor" "-unheard")',
        'g.tell_to(seat, "unheard", 1)',
        'g.tell_to(seat_of(hero(g), SINS), "unheard")',
        'g.ask(SINS, "unheard", [])',
        'g.ask(player_of(table_of(g), self.hero), "unheard", [])',
        'g.ask(t.seats["sins"], "unheard", [])',
        'g.ask_all("unheard", [])',
        'g.ask_openly(  # a remark\n    SINS, "unheard", [])',
    ],
)
def test_a_word_that_is_not_declared_is_looked_at_closely(call: str) -> None:
    source = f'def play(g):\n    g.tell("doctor", 1)\n    {call}\n'
    assert not is_plain(CARDS, source)
    assert len(undeclared(source)) == 1


def test_hardly_a_module_of_cards_needs_to_be_parsed() -> None:
    asking = [source for source in SOURCES if CALLS.search(source)]
    plain = [source for source in asking if is_plain(CARDS, source)]
    assert len(plain) >= len(asking) - 2 > 10
    assert [undeclared(source) for source in plain] == [[]] * len(plain)
