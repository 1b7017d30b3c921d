"""Records without code of their own behave like frozen dataclasses."""

import copy
import pickle

import pytest

from othersight.toolkit.plain_records import PlainRecord


class Place(PlainRecord):
    name: str
    steps: int = 1


class Street(Place):
    corner: str = "south"


def test_fields_come_in_order_and_by_name() -> None:
    street = Street("dock", corner="north")
    assert (street.name, street.steps, street.corner) == ("dock", 1, "north")
    assert repr(street) == "Street(name='dock', steps=1, corner='north')"


def test_equal_fields_of_one_class_are_equal() -> None:
    assert Place("dock", 2) == Place(name="dock", steps=2)
    assert len({Place("dock"), Place("dock", 1), Place("pier")}) == 2
    assert Place("dock") != Street("dock", 1, "north")


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), (("dock", 1, 2), {}), (("dock",), {"name": "pier"}), (("dock",), {"colour": "red"})],
)
def test_what_does_not_fit_is_refused(values: tuple[object, ...], named: dict[str, str]) -> None:
    with pytest.raises(TypeError, match="name"):
        Place(*values, **named)  # type: ignore[arg-type]


def test_fields_do_not_change() -> None:
    with pytest.raises(AttributeError, match="does not change"):
        Place("dock").steps = 3  # type: ignore[misc]


def test_copies_and_pickles_are_equal() -> None:
    street = Street("dock", 4, "north")
    assert copy.deepcopy(street) == pickle.loads(pickle.dumps(street)) == street
