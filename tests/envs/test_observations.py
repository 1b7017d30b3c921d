"""An observation says what the view says, all of it, and nothing besides."""

import importlib
from types import ModuleType
from typing import Any

import pytest

from othersight.envs.play import Play
from othersight.envs.spec import Kind
from othersight.envs.watching import Public, Watcher
from othersight.games.the_others.envs.names import MONSTERS, SPACES
from othersight.games.the_others.envs.watching import TheOthersWatcher
from othersight.games.the_others.state.city.maps import shipped_map, shipped_maps
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.record import Owner
from tests.conformance import walk
from tests.envs.walks import THE_OTHERS, THEY_LIVE, games
from tests.no_leak import the_others as others_secrets
from tests.no_leak import they_live as live_secrets

BOTH = pytest.mark.parametrize("kind", [THE_OTHERS, THEY_LIVE], ids=["the_others", "they_live"])
TOP = {"under_way", "overlays"}
"""Keys of a view whose parts have sections of their own."""


def package_of(kind: Kind) -> str:
    return f"othersight.games.{kind.game.replace('-', '_')}.envs"


@BOTH
def test_a_watcher_sees_what_the_whole_view_says(kind: Kind) -> None:
    watching: Game | None = None
    watchers: list[Watcher] = []
    looks = 0
    for game in games(kind, 40 if kind is THE_OTHERS else 1):
        if game is not watching:
            watching = game
            public: Public = {}
            watchers = [kind.watcher(game, seat, public) for seat in range(len(game.seats))]
        seats = {question.seat for question in game.questions} | {looks % len(game.seats)}
        for seat in seats:
            assert watchers[seat].observation() == kind.encode(game.view(seat))
            looks += 1
        game.table.owner = Owner()
    assert looks > 3000


@pytest.mark.parametrize("sin", walk.SINS)
def test_a_watcher_sees_what_each_power_does_to_monsters(sin: str) -> None:
    """HOUSE-GLUTTONY: a Monster is harder to kill as soon as another comes into its Space."""
    combination = walk.Combination(sin, "doctor", "havens-last-stand", "a", 1)
    watchers: list[Watcher] = []
    for game, _, _ in walk.steps_of(walk.Walk(combination, seed=0, edition="draft")):
        public: Public = {}
        watchers = watchers or [THE_OTHERS.watcher(game, seat, public) for seat in (0, 1)]
        for seat in (0, 1):
            assert watchers[seat].observation() == THE_OTHERS.encode(game.view(seat))
        game.table.owner = Owner()


@BOTH
def test_every_key_of_a_view_has_a_field_or_a_reason_to_have_none(kind: Kind) -> None:
    layout = importlib.import_module(f"{package_of(kind)}.layout")
    missing: set[str] = set()
    for number, game in enumerate(games(kind, 40 if kind is THE_OTHERS else 1)):
        if number % 7 == 0:
            missing |= without_a_field(layout, game.view(game.questions[0].seat))
    assert missing <= set(layout.LEFT_OUT)
    assert {key for key in missing if " " in key}, "the reasons are for keys of rows too"


def without_a_field(layout: ModuleType, view: dict[str, Any]) -> set[str]:
    """The keys of a view, and of the things in it, that no section has a field for."""
    rows = list(layout.rows_of(view))
    written: dict[int, set[str]] = {}
    for section, _, data in rows:
        written.setdefault(id(data), set()).update(field.key for field in section.fields)
    missing = set(view) - written[id(view)] - {s.name for s in layout.LAYOUT.sections} - TOP
    for section, _, data in rows:
        if data is not view:
            missing |= {f"{section.name} {key}" for key in set(data) - written[id(data)]}
    return missing


@BOTH
def test_nobody_observes_what_he_may_not_know(kind: Kind) -> None:
    """Tables that differ in what a seat does not know look the same to it, and leave it the same actions."""
    makers = others_secrets.MAKERS if kind is THE_OTHERS else live_secrets.MAKERS
    chance = Chance("what he may not know")
    compared = 0
    for number, game in enumerate(games(kind, 70 if kind is THE_OTHERS else 1)):
        for make in makers if number % 60 == 0 else ():
            for twin in make(game, chance):
                for seat in [seat for seat in twin.hidden_from if seat >= 0]:
                    assert seen_by(kind, game, seat) == seen_by(kind, twin.game, seat), twin.what
                    compared += 1
    assert compared > 100


def seen_by(kind: Kind, game: Game, seat: int) -> tuple[bytes, bytes]:
    """What an environment gives a seat: the observation and the mask."""
    seen = Play(kind, game).observe(seat)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def test_two_seats_of_the_hero_side_differ_from_the_sins_player_by_his_hand() -> None:
    game = walk.played(walk.walk_of(1, walk.combinations()[3]), 40)
    names = list(THE_OTHERS.layout.names())
    sins, heroes = (TheOthersWatcher(game, seat, {}).observation() for seat in (0, 1))
    hand = [
        at
        for at, name in enumerate(names)
        if name.startswith("sins hand ") and "number" not in name
    ]
    assert sum(sins[at] for at in hand) == len(walk.table_of(game).sins.hand) > 0
    assert sum(heroes[at] for at in hand) == 0  # fmt: skip


def test_the_maps_and_figures_of_the_box_fit() -> None:
    assert max(shipped_map(story, letter)[0].n for story, letter in shipped_maps()) <= SPACES
    assert all(
        len(walk.table_of(walk.walk_of(0, one).begin()).monsters) <= MONSTERS
        for one in walk.combinations()[::8]
    )


@BOTH
def test_every_byte_has_a_name_of_its_own(kind: Kind) -> None:
    names = list(kind.layout.names())
    assert len(names) == len(set(names)) == kind.layout.size == len(kind.layout.most())
