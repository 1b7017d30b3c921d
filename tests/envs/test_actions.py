"""Every option has an action, and no two options of a question have the same."""

import pytest

from othersight.envs.actions import SPARE, WAIT, Actions, Family
from othersight.envs.places import is_free
from othersight.envs.spec import Kind
from othersight.games.the_others.questions.verbs import VERBS as OTHERS_VERBS
from othersight.games.they_live.questions.verbs import VERBS as LIVE_VERBS
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import ASIDE
from othersight.kernel.question import Option, text_of
from tests.envs.walks import THE_OTHERS, THEY_LIVE, games

BOTH = pytest.mark.parametrize("kind", [THE_OTHERS, THEY_LIVE], ids=["the_others", "they_live"])


@BOTH
def test_every_option_of_every_question_has_an_action_of_its_own(kind: Kind) -> None:
    decisions = 0
    for game in games(kind, 9 if kind is THE_OTHERS else 2):
        for question in game.questions:
            asides = [(ASIDE, *option) for option in game.asides(question.seat)]
            options = question.options + asides
            found = kind.actions.of(options)
            assert list(found.values()) == options
            assert max(found) < len(kind.actions.options), "an option of the box is not in the list"
            assert WAIT not in found
            decisions += 1
    assert decisions > 5000


@BOTH
def test_an_action_is_written_as_the_option_it_stands_for(kind: Kind) -> None:
    actions = kind.actions
    for number, option in enumerate(actions.options):
        assert actions.numbers[option] == number
        assert actions.text(number) == text_of(option)


TABLES = {"the_others": (THE_OTHERS, OTHERS_VERBS), "they_live": (THEY_LIVE, LIVE_VERBS)}


@pytest.mark.parametrize("game", TABLES)
def test_the_list_holds_options_of_every_form_and_of_no_other(game: str) -> None:
    kind, verbs = TABLES[game]
    found = {
        form.written
        for option in taken(kind.actions.options[WAIT + 1 :])
        for form in verbs.fitting(without_aside(option))
    }
    missing = set(verbs.forms) - found
    assert all(
        [verbs.of(without_aside(option)) for option in taken(kind.actions.options[WAIT + 1 :])]
    )
    assert missing == LEFT_OUT[game]


LEFT_OUT = {
    "the_others": {"change OPTION..."},
    "they_live": {
        "claim billboard SPACE MESSAGE",
        "claim card FACE ICON",
        "claim deposit SPACE COUNT",
        "withdraw CLAIM",
    },
}
"""To change is the action of the option itself; of claims only those about people are actions."""


def taken(options: list[Option]) -> list[Option]:
    """Without those of free places."""
    return [option for option in options if not any([is_free(part) for part in option])]


def without_aside(option: Option) -> Option:
    """An option as the table of verbs knows it."""
    return option[1:] if option[0] == ASIDE else option


def test_to_change_to_an_option_is_the_action_of_that_option() -> None:
    ballot: list[Option] = [("confirm",), ("fail",), ("change", "first", 3), ("change", "refuse")]
    found = THE_OTHERS.actions.of(ballot)
    assert list(found.values()) == ballot
    assert THE_OTHERS.actions.numbers[("first", 3)] in found


def test_options_beyond_the_box_take_spare_actions_in_their_order() -> None:
    actions = Actions([Family("go N", [("go", 0), ("go", 1)], "")])
    found = actions.of([("go", 7), ("go", 1), ("go", 9)])
    assert found == {actions.spare: ("go", 7), 2: ("go", 1), actions.spare + 1: ("go", 9)}


def test_too_many_options_beyond_the_box_are_refused_in_one_line() -> None:
    actions = Actions([Family("go N", [("go", 0)], "")])
    with pytest.raises(OthersightError, match="'go 65' has no action"):
        actions.of([("go", number) for number in range(1, SPARE + 2)])
