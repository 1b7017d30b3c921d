"""Content grows and the environments stay as they are: no size and no number changes with a new card."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from othersight.envs.actions import Actions, Family
from othersight.envs.catalogue import KINDS
from othersight.envs.places import Places, copies, inverse, is_free
from othersight.envs.spec import Kind
from othersight.games.the_others.envs import names
from othersight.games.they_live.envs import names as live
from othersight.games.they_live.envs.layout import decks_data
from othersight.kernel.errors import OthersightError
from tests.envs.walks import THE_OTHERS, THEY_LIVE

BOTH = pytest.mark.parametrize("kind", [THE_OTHERS, THEY_LIVE], ids=["the_others", "they_live"])
KEPT = Path(__file__).with_name("kept_places.json")
"""What the first policies of this version were trained with. A change makes them useless: it needs a new version."""


def digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


def facts_of(kind: Kind) -> dict[str, Any]:
    """Sizes, fingerprint and the names that have places."""
    assert kind.places is not None
    places = {
        name: [entry["room"], len(entry["names"]), digest(entry["names"])]
        for name, entry in kind.places.kinds.items()
    }
    return {
        "observation": kind.layout.size,
        "actions": kind.actions.size,
        "fingerprint": kind.fingerprint,
        "places": places,
    }


@BOTH
def test_sizes_and_places_are_those_of_the_version(kind: Kind) -> None:
    kept, now = json.loads(KEPT.read_text("utf-8"))[kind.name], facts_of(kind)
    assert {**now, "places": 0} == {**kept, "places": 0}
    assert kind.places is not None
    for name, (room, count, first) in kept["places"].items():
        assert now["places"][name][0] == room
        assert digest(kind.places.kinds[name]["names"][:count]) == first, name


@BOTH
def test_every_name_of_the_content_has_a_kept_place(kind: Kind) -> None:
    assert kind.places is not None
    assert kind.places.file.read_text("utf-8") == kind.places.with_new_names(), "run make docs"


@pytest.mark.parametrize(("kind", "version"), [(THE_OTHERS, 1), (THEY_LIVE, 2)])
def test_the_space_says_its_version(kind: Kind, version: int) -> None:
    assert kind.version == version
    assert kind.name.endswith(f"-v{version}")


@BOTH
def test_every_kind_of_card_has_room_for_one_more(kind: Kind) -> None:
    """Of Location cards there may be more than places."""
    assert kind.places is not None
    cards = {"news", "assault", "injuries", "cards", "sin_cards", "upgrades"}
    kinds = {name: entry for name, entry in kind.places.kinds.items() if name in cards}
    assert len(kinds) > 1
    assert [name for name, it in kinds.items() if len(it["names"]) >= it["room"]] == []


def test_a_new_name_takes_a_free_place_and_moves_no_other() -> None:
    places = Places("othersight.games.the_others.envs")
    known = list(names.CONTENT.upgrades)
    before = places.of("upgrades", known)
    after = places.of("upgrades", ["aaa-of-my-own", *known, "zzz-of-my-own"])
    assert len(after) == len(before)
    assert [name for name in after if name in known] == known
    assert [after[at] for at, name in enumerate(before) if not is_free(name)] == known
    assert {"aaa-of-my-own", "zzz-of-my-own"} <= set(after)


def test_names_without_a_place_are_refused_with_what_to_do() -> None:
    places = Places("othersight.games.the_others.envs")
    known = list(names.CONTENT.upgrades)
    own = [f"own-{n}" for n in range(41 - len(known))]
    with pytest.raises(OthersightError, match="41 upgrades and the environments have room for 40"):
        places.of("upgrades", [*known, *own])


def test_a_name_that_finds_no_room_may_count_for_the_one_most_like_it() -> None:
    places = Places("othersight.games.the_others.envs")
    known = list(names.CONTENT.upgrades)
    own = [f"own-{known[0]}-{n}" for n in range(43 - len(known))]

    def common(name: str, home: str) -> int:
        return int(home in name)

    shared, counted_as = places.shared("upgrades", [*known, *own], common)
    assert len(shared) == places.room("upgrades") == 40
    assert not any(is_free(name) for name in shared)
    assert counted_as == dict.fromkeys(own[-3:], known[0])
    assert places.kinds["upgrades"]["names"] == known
    alone, nothing = places.shared("upgrades", known, common)
    assert (alone, nothing) == (places.of("upgrades", known), {})


def test_a_location_card_beyond_the_room_is_counted_as_one_of_its_deck() -> None:
    generic, area = [
        next(card for card in live.LOCATIONS if live.DECK_OF.get(card) == deck) for deck in (4, 1)
    ]
    others = [card for card in live.DECK_OF if card not in (generic, area)]
    for card in (generic, area):
        nearest = max(others, key=lambda other: live.alike(card, other))
        assert live.DECK_OF[nearest] == live.DECK_OF[card]
        least = min([live.alike(card, other) for other in others])
        assert least < live.alike(card, nearest) < live.alike(card, card)


def test_what_is_counted_as_another_card_adds_to_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(live.COUNTED_AS, "a-new-card", "valet-parking")
    decks = {"location_discards": [["a-new-card"], ["valet-parking", "wet-concrete"]]}
    gone = decks_data(decks)["location_discards"]["all"]
    assert gone == ["valet-parking", "valet-parking", "wet-concrete"]


def test_copies_of_a_new_card_take_free_places_wherever_the_content_has_them() -> None:
    places = Places("othersight.games.they_live.envs")
    faces = [name.rpartition(" ")[0] for name in places.kinds["cards"]["names"]]
    assert places.numbers("cards", copies(faces))[: len(faces)] == tuple(range(len(faces)))
    more = [faces[0], "new-face", *faces[1:]]
    numbers = places.numbers("cards", copies(more))
    assert [more[number] for number in numbers[: len(faces)]] == faces
    assert sorted(numbers) == list(range(places.room("cards")))
    assert [numbers[place] for place in inverse(numbers)] == list(range(len(numbers)))


def test_a_new_form_of_options_changes_neither_size_nor_numbers() -> None:
    go = Family("go N", [("go", 0), ("go", 1)], "")
    later = Family("jump", [("jump",)], "")
    before = Actions([go], room=8)
    after = Actions([go], later=[later], room=8)
    assert (after.size, after.spare) == (before.size, before.spare)
    assert after.fingerprint() == before.fingerprint()
    assert after.numbers[("jump",)] == before.fixed
    assert before.text(before.fixed) == f"(free-{before.fixed})"
    with pytest.raises(OthersightError, match="room for 0"):
        Actions([go], later=[later])


if __name__ == "__main__":  # for a new version
    KEPT.write_text(
        json.dumps({name: facts_of(kind) for name, kind in KINDS.items()}, indent=1), "utf-8"
    )
