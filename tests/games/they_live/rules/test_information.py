"""Who sees what of identities, icons, faces and Resources (chapter TL-INFO)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import WEAPON, Config
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE
from tests.games.they_live.play import People, asked, at, faces, kick, open_options, person, play
from tests.games.they_live.town import (
    NEWS,
    all_say,
    assault,
    location,
    news,
    section,
    signs,
    told,
    town,
)
from tests.rule_ids import rule

APART = {1: {"space": 1}, 2: {"space": 3}, 3: {"space": 4}}
FIRST = "checkpoint-alpha"


def identity(game: Game, seat: int, someone: int) -> str:
    """What a seat knows of somebody."""
    found: str = game.view(seat)["people"][someone]["identity"]
    return found


def no_intros(config: Config) -> None:
    """Intro cards that do nothing."""
    for character in config.characters.values():
        character.intro.passed = character.intro.failed = ()


def killed(**spare: Any) -> Game:
    """Seat 1, an Invader inspected by seat 0 before, is killed in a confrontation and takes over spare 4."""
    people: People = {
        0: {"space": 8, "glasses": 1},
        1: {"space": 8, "health": 2, "invader": True},
        2: {"space": 1},
        3: {"space": 3},
        4: spare,
    }
    game = at("confrontations", people=people, figures=town(no_intros))
    play(game, "confront 1", "lenses", dice=kick("aaa ..."))
    play(game, "fight", dice=kick("ab. .."))
    play(game, "spare 4")
    return game


@rule("TL-INFO-01")
def test_an_identity_is_its_players_own_until_an_inspection_shows_it_to_the_attacker() -> None:
    people = {0: {"space": 8, "glasses": 1}, 1: {"space": 8, "invader": True}, 2: {"space": 1}}
    people[3] = {"space": 3}
    game = at("confrontations", people=people, figures=town())
    assert [identity(game, seat, 1) for seat in (0, 1, 2, -1)] == ["", "invader", "", ""]
    play(game, "confront 1", "lenses", dice=kick("aaa ..."))
    assert [identity(game, seat, 1) for seat in (0, 1, 2, -1)] == ["invader", "invader", "", ""]
    assert told(game, 0, "lenses-identity") == [(1, "invader")]
    assert told(game, 2, "lenses-identity") == []
    assert told(game, 2, "lenses-on-person") == [(0, 1)]
    # The attacker may now claim the opposite.
    game.aside("claim person 1 human", 0)
    assert game.view(2)["claims"][0][3:] == ["person", 1, "human"]
    assert identity(game, 2, 1) == ""


@rule("TL-INFO-01")
def test_a_reveal_in_the_assault_is_seen_by_all() -> None:
    figures = town(assault(FIRST, [("tech", 9)], level=1))
    game = at(FIRST, people={2: {"invader": True}}, figures=figures)
    play(game, "0: go-on", "1: go-on", "3: go-on", "2: reveal")
    assert [identity(game, seat, 2) for seat in (0, 1, -1)] == ["invader"] * 3
    assert told(game, -1, "reveals") == [(2,)]


@rule("TL-INFO-02", "TL-DEATH-08")
def test_a_spare_is_unknown_to_all_until_its_new_owner_sees_it() -> None:
    game = killed(invader=True)
    assert [identity(game, seat, 4) for seat in (0, 1, 2, -1)] == ["", "invader", "", ""]
    assert [identity(game, seat, 5) for seat in (0, 1, 2, -1)] == ["", "", "", ""]
    assert person(game, 1).glasses == 0


@rule("TL-INFO-03", "TL-DEATH-11")
def test_a_killed_character_stays_known_to_its_player_and_its_inspector_alone() -> None:
    game = killed()
    assert [identity(game, seat, 1) for seat in (0, 1, 2, 3, -1)] == ["invader"] * 2 + [""] * 3


@rule("TL-INFO-04")
def test_the_number_of_overlays_is_public_and_the_number_among_players_is_not() -> None:
    few = at("action", people={4: {"invader": True}, 5: {"invader": True}}, figures=town())
    many = at("action", people={1: {"invader": True}, 2: {"invader": True}}, figures=town())
    for seat in (0, 3, -1):
        assert few.view(seat) == many.view(seat)
        assert few.view(seat)["overlays"] == {"human": 4, "invader": 2}


@rule("TL-INFO-05")
def test_not_even_the_holder_sees_an_icon_before_inspecting() -> None:
    people: People = {0: {"bag": [KIT], "weapon": PIPE, "glasses": 1}, **APART}
    game = at("action", people=people, icons={KIT: True, PIPE: False}, figures=town())
    me = game.view(0)["people"][0]
    assert (me["bag"][0]["icon"], me["weapon"]["icon"]) == ("", "")
    play(game, "stay", "inspect cards")
    me = game.view(0)["people"][0]
    assert (me["bag"][0]["icon"], me["weapon"]["icon"]) == ("invader", "resistance")
    # The equipped card lies open, its icon does not.
    seen = game.view(1)["people"][0]["weapon"]
    assert (seen["face"], seen["icon"]) == (PIPE, "")


@rule("TL-INFO-05", "TL-HIDDEN-10")
def test_an_icon_seen_is_forgotten_when_the_card_is_shuffled_into_the_stash() -> None:
    people: People = {
        0: {"space": 9, "bag": [KIT, BELT], "glasses": 1, "scrap": 2},
        1: {"space": 14},
        2: {"space": 15},
        3: {"space": 16},
    }
    empty = {"piles": ((), ()), "discard": ()}
    game = at("action", people=people, decks=empty, icons={KIT: True}, figures=town())
    play(game, "stay", "inspect cards", "craft scrap", f"scrap {KIT}", "pass")
    play(game, *["stay", "end"] * 3)
    play(game, "gather", dice=kick("a.."))
    if asked(game) == [(0, "pile")]:
        play(game, open_options(game)[0])
    icons = {c["face"]: c["icon"] for c in game.view(0)["people"][0]["bag"]}
    assert icons[KIT] == ""
    assert icons[BELT] != ""  # never left the hand


@rule("TL-INFO-05", "TL-INFO-06")
def test_a_trade_shows_the_receiver_the_face_but_not_the_icon() -> None:
    people: People = {
        0: {"bag": [KIT], "glasses": 1},
        1: {"space": 8},
        2: {"space": 1},
        3: {"space": 3},
    }
    game = at("action", people=people, icons={KIT: True}, figures=town())
    play(game, "stay", "inspect cards", "trade 1")  # the only thing to offer
    assert game.view(1)["under_way"][-1]["card"]["face"] == KIT
    assert game.view(2)["under_way"][-1]["card"] is True
    play(game, "accept")
    (card,) = game.view(1)["people"][1]["bag"]
    assert (card["face"], card["icon"]) == (KIT, "")
    assert game.view(2)["people"][1]["bag"] == 1
    assert KIT not in [value for entry in game.log(2) for value in entry.values]


@rule("TL-INFO-06")
def test_a_face_in_a_bag_is_seen_by_all_when_equipped_or_dropped() -> None:
    game = at("action", people={0: {"bag": [PIPE, KIT]}, **APART}, figures=town())
    assert game.view(1)["people"][0]["bag"] == 2
    play(game, "stay", "reorganize", f"equip {PIPE}", "pass")
    assert game.view(1)["people"][0]["weapon"]["face"] == PIPE
    dead = at(
        "news",
        people={0: {"space": 8, "bag": [PIPE, KIT], "health": 1}, **APART},
        decks={"news": (NEWS,)},
        figures=town(news(who="leader", outcome=(("damage", 1),))),
    )
    dropped = [c["face"] for c in dead.view(2)["places"][7]["dropped"]]
    assert sorted(dropped) == sorted([PIPE, KIT])


@rule("TL-INFO-06", "TL-INFO-12")
def test_a_drawn_card_is_seen_by_the_drawer_and_a_typed_draw_by_all() -> None:
    people = {0: {"space": 8}, 1: {"space": 14}, 2: {"space": 15}, 3: {"space": 16}}

    def visiting(reward: str) -> Game:
        part = section("tech", 1, ((reward, 1),))
        card = location("g", top=part, bottom=part)
        decks = {"locations": (("x",), ("x",), ("x",), ("x",), ("g",))}
        game = at("location", people=people, decks=decks, figures=town(card))
        play(game, "card", dice=kick("a.."))
        return play(game, "pile 0")

    game = visiting("cards")
    (drawn,) = faces(game, person(game, 0).bag)
    assert told(game, 0, "card-drawn-by-you") == [(0, drawn)]
    assert told(game, 1, "card-drawn") == [(0,)]
    assert told(game, 1, "card-drawn-by-you") == []
    assert drawn not in [value for entry in game.log(1) for value in entry.values]
    typed = visiting("weapon")
    (turned,) = told(typed, 1, "cards-turned")
    shown = turned[1]
    assert isinstance(shown, tuple)
    assert [shown[-1]] == faces(typed, person(typed, 0).bag)
    assert table_of(typed).config.faces[str(shown[-1])].type == WEAPON


@rule("TL-INFO-07", "TL-INFO-08", "TL-INFO-09")
def test_a_checker_sees_faces_and_icons_and_remembers_them_in_the_resources() -> None:
    people = {0: {"space": 9, "glasses": 1}, 1: {"space": 14}, 2: {"space": 15}, 3: {"space": 16}}
    given: dict[str, Any] = {
        "people": people,
        "places": {9: {"deposit": [KIT, BELT]}},
        "icons": {KIT: True, BELT: False},
        "figures": town(),
    }
    game = at("location", **given)
    play(game, "check", "lenses", f"deploy {KIT}", f"leave {BELT}")
    remembered = game.view(0)["decks"]["remembered"]
    assert [(c["face"], c["icon"]) for c in remembered] == [(KIT, "invader")]
    (left,) = game.view(0)["places"][8]["remembered"]
    assert (left["face"], left["icon"]) == (BELT, "resistance")
    for other in (1, -1):
        assert game.view(other)["decks"]["remembered"] == []
        assert game.view(other)["decks"]["resources"] == 1
        assert game.view(other)["places"][8]["remembered"] == []
    blind = at("location", **given)
    play(blind, "check", "blind")
    assert blind.view(0)["decks"]["remembered"] == []


@rule("TL-INFO-07", "TL-INFO-08")
def test_a_raided_deposit_is_shown_to_nobody() -> None:
    places: dict[int, dict[str, Any]] = dict(signs("obey", "consume", "consume"))
    places[9] = {**places[9], "deposit": [KIT]}
    game = at(
        "news",
        people=APART,
        places=places,
        decks={"news": (NEWS,)},
        figures=town(news(raid="obey")),
    )
    all_say(game, "nominate 0")
    for seat in (0, 1, -1):
        assert KIT not in [value for entry in game.log(seat) for value in entry.values]
    known = table_of(game).knowledge[0]
    assert known.faces == known.icons == ()


@rule("TL-INFO-08", "TL-HIDDEN-06")
def test_a_checker_may_claim_any_number_of_sabotaged_cards() -> None:
    game = at("action", figures=town())
    game.aside("claim deposit 9 2", 0)
    game.aside(f"claim card {KIT} clean", 1)
    assert [c[3:] for c in game.view(-1)["claims"]] == [["deposit", 9, 2], ["card", KIT, "clean"]]


@rule("TL-INFO-09")
def test_resources_are_a_number_until_they_are_sorted_for_all() -> None:
    game = at("action", decks={"useful": [KIT, BELT]}, figures=town())
    for seat in (0, -1):
        decks = game.view(seat)["decks"]
        assert decks["resources"] == 2
        assert "useful" not in decks
    sorted_out = at("assault", decks={"useful": [KIT]}, icons={KIT: False}, figures=town())
    assert [c["face"] for c in sorted_out.view(-1)["decks"]["useful"]] == [KIT]
