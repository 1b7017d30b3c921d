"""What the lenses show, to whom, and what nothing may give away (chapter TL-HIDDEN)."""

from typing import Any

import pytest

from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.stash import mix_icons
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE
from tests.games.they_live.play import People, asked, at, kick, open_options, person, play
from tests.games.they_live.town import COP, all_say, assault, news, signs, told, town
from tests.rule_ids import rule

APART = {1: {"space": 1}, 2: {"space": 3}, 3: {"space": 4}}


def acting(me: dict[str, Any], **given: Any) -> Game:
    """Seat 0's first action."""
    people = {**APART, 0: {"space": 8, **me}}
    people.update(given.pop("people", {}))
    game = at("action", people=people, figures=town(), **given)
    return play(game, "stay")


def icons_of(game: Game, seat: int) -> list[str]:
    """The icons a seat sees on the cards of seat 0's bag."""
    return [card["icon"] for card in game.view(seat)["people"][0]["bag"]]


def messages_of(game: Game, seat: int) -> list[str]:
    """The messages a seat sees."""
    places = game.view(seat)["places"]
    return [places[space - 1]["billboard"]["message"] for space in (9, 13, 24)]


def identities_of(game: Game, seat: int) -> list[str]:
    """The identities a seat sees, person by person."""
    return [someone["identity"] for someone in game.view(seat)["people"]]


@rule("TL-HIDDEN-01", "TL-HIDDEN-02", "TL-HIDDEN-03")
def test_the_lenses_show_icons_or_messages_for_one_token_and_nothing_besides() -> None:
    given: dict[str, Any] = {
        "icons": {KIT: True, BELT: False},
        "places": signs("obey", "consume", "obey"),
    }
    game = acting({"glasses": 2, "bag": [KIT, BELT]}, **given)
    play(game, "inspect cards")
    assert sorted(icons_of(game, 0)) == ["invader", "resistance"]
    assert messages_of(game, 0) == ["", "", ""]
    assert identities_of(game, 0)[1:] == [""] * 5
    assert person(game, 0).glasses == 1
    other = acting({"glasses": 2, "bag": [KIT, BELT]}, **given)
    play(other, "inspect billboards")
    assert messages_of(other, 0) == ["obey", "consume", "obey"]
    assert messages_of(other, 1) == messages_of(other, -1) == ["", "", ""]
    assert icons_of(other, 0) == ["", ""]


@rule("TL-HIDDEN-02", "TL-DEATH-08")
def test_the_look_at_the_own_identity_costs_nothing_at_setup_and_on_replacement() -> None:
    game = THEY_LIVE.begin({"players": 4, "difficulty": "normal"}, "looks")
    while game.questions[0].kind != "free-move":
        game.answer(0, game.questions[0].seat)
    t = table_of(game)
    for seat in range(4):
        assert [bool(word) for word in identities_of(game, seat)].count(True) == 1
        assert identities_of(game, seat)[seat] in ("human", "invader")
        assert t.knowledge[seat].identities == (seat,)
        assert told(game, -1, "glasses-spent") == []


@rule("TL-HIDDEN-03")
def test_an_inspection_tells_the_others_only_that_it_happened() -> None:
    game = acting({"glasses": 1, "bag": [KIT]}, icons={KIT: True})
    play(game, "inspect cards")
    assert told(game, 1, "lenses-on-cards") == [(0,)]
    assert told(game, 1, "lenses-own-cards") == []
    assert game.view(1)["people"][0]["bag"] == 1


@rule("TL-HIDDEN-04")
def test_no_look_but_that_of_a_confrontation_tells_another_players_identity() -> None:
    game = acting(
        {"glasses": 3, "bag": [KIT], "scrap": 2},
        people={1: {"space": 8, "invader": True}},
    )
    play(game, "inspect cards", "end", *["stay", "end"] * 3)
    assert identities_of(game, 0) == ["human", "", "", "", "", ""]
    assert asked(game) == [(0, "confront")]
    play(game, "confront 1", "lenses", dice=kick("aaa ..."))
    assert identities_of(game, 0)[1] == "invader"
    assert identities_of(game, 1)[0] == ""


@rule("TL-HIDDEN-05", "TL-INFO-04")
def test_invaders_are_not_told_of_each_other() -> None:
    people = {1: {"invader": True}, 2: {"invader": True}}
    game = at("action", people=people, figures=town())
    assert identities_of(game, 1) == ["", "invader", "", "", "", ""]
    assert identities_of(game, 2) == ["", "", "invader", "", "", ""]
    assert game.view(1)["overlays"] == game.view(-1)["overlays"]


@rule("TL-HIDDEN-06", "TL-HIDDEN-07", "TL-TIME-06")
def test_anyone_may_claim_anything_at_any_time_and_nothing_is_checked() -> None:
    game = at("action", people={1: {"invader": True}}, figures=town())
    before = {key: game.view(2)[key] for key in ("people", "places", "decks", "question")}
    game.aside("claim person 1 human", 1)
    game.aside("claim person 0 invader", 3)
    game.aside("claim billboard 9 obey", 2)
    claims = game.view(-1)["claims"]
    assert [[c[0], *c[2:]] for c in claims] == [
        [1, "stands", "person", 1, "human"],
        [3, "stands", "person", 0, "invader"],
        [2, "stands", "billboard", 9, "obey"],
    ]
    after = {key: game.view(2)[key] for key in ("people", "places", "decks", "question")}
    assert before == after
    assert asked(game) == [(0, "free-move")]


@rule("TL-HIDDEN-07")
def test_a_claim_is_taken_back_by_its_speaker_alone() -> None:
    game = at("action", figures=town())
    game.aside("claim person 1 human", 1)
    with pytest.raises(IllegalOption):
        game.aside("withdraw 0", 2)
    game.aside("withdraw 0", 1)
    assert game.view(-1)["claims"][0][2] == "withdrawn"


@rule("TL-HIDDEN-07")
def test_nobody_can_show_a_hidden_item_or_reveal_before_the_assault() -> None:
    game = at("action", people={0: {"invader": True, "bag": [KIT]}}, figures=town())
    play(game, "stay")
    for wish in ("reveal", "show card", "show identity"):
        assert wish not in open_options(game)
        with pytest.raises(IllegalOption):
            game.aside(wish, 0)
    found = game.why_not(0, "reveal")
    assert found is not None
    assert found.rule == "TL-TIME-48"


@rule("TL-HIDDEN-08")
def test_what_lies_open_on_the_table_is_in_every_view() -> None:
    people = {
        0: {
            "space": 7,
            "damage": 1,
            "scrap": 2,
            "wanted": 3,
            "glasses": 1,
            "weapon": PIPE,
            "bag": [KIT, BELT],
            "injuries": ("split-lip",),
            "injury_rounds": (1,),
            "passes": 2,
        }
    }
    game = at(
        "action",
        people=people,
        places={9: {"deposit": [KIT]}, 8: {"scrap": 2, "dropped": [BELT]}},
        decks={"useful": [PIPE]},
        tiles=[(COP, 20)],
        figures=town(),
    )
    for seat in (2, -1):
        view = game.view(seat)
        found = view["people"][0]
        assert (found["space"], found["damage"], found["scrap"]) == (7, 1, 2)
        assert (found["wanted"], found["glasses"], found["passes"]) == (3, 1, 2)
        assert found["weapon"]["face"] == PIPE
        assert found["bag"] == 2
        assert found["injuries"] == ["split-lip"]
        assert found["skills"]["tech"] == 3
        assert found["health"] == 6
        assert found["next_story"] in range(1, 25)
        assert view["places"][8]["deposit"] == 1
        assert view["places"][7]["scrap"] == 2
        assert [c["face"] for c in view["places"][7]["dropped"]] == [BELT]
        assert view["decks"]["resources"] == 1
        assert view["tiles"][0]["front"] == table_of(game).config.tile_faces[COP].front
        assert sum(view["overlays"].values()) == 6


@rule("TL-HIDDEN-09", "TL-INFO-07")
def test_faces_in_a_bag_and_in_a_deposit_are_the_holders_and_the_depositors_own() -> None:
    people: People = {
        0: {"space": 9, "bag": [KIT, BELT]},
        **{s: {"space": 14 + s} for s in (1, 2, 3)},
    }
    game = at("location", people=people, figures=town(), icons={KIT: True, BELT: True})
    assert sorted([c["face"] for c in game.view(0)["people"][0]["bag"]]) == sorted([KIT, BELT])
    assert icons_of(game, 0) == ["", ""]  # a face never shows the icon
    assert game.view(1)["people"][0]["bag"] == 2
    play(game, "build", f"deposit {KIT}", "pass")
    (card,) = game.view(0)["places"][8]["remembered"]
    assert (card["face"], card["icon"]) == (KIT, "")
    assert game.view(1)["places"][8]["remembered"] == []


@rule("TL-HIDDEN-09", "TL-HIDDEN-10", "TL-INFO-07")
def test_a_depositor_still_reads_the_own_faces_when_another_has_sorted_the_deposit() -> None:
    people: People = {
        0: {"space": 9, "bag": [KIT, BELT]},
        1: {"space": 9, "glasses": 1},
    }
    people.update({seat: {"space": 14 + seat} for seat in (2, 3)})
    game = at("location", people=people, figures=town())
    play(game, "build", f"deposit {BELT}", f"deposit {KIT}")
    play(game, "check", "lenses", f"deploy {BELT}", f"leave {KIT}")
    # Which card went where is no longer known, which cards they were is.
    assert game.view(0)["places"][8]["remembered"] == []
    assert game.view(0)["decks"]["remembered"] == []
    assert told(game, 0, "built-by-you") == [(0, 9, (BELT, KIT))]
    assert told(game, 0, "built") == []
    for other in (1, 2, 3, -1):
        assert told(game, other, "built-by-you") == []
        assert told(game, other, "built") == [(0, 9, 2)]


@rule("TL-HIDDEN-10", "TL-INFO-05")
def test_an_inspected_card_stays_marked_wherever_it_goes() -> None:
    people = {0: {"space": 9, "bag": [KIT], "glasses": 1}}
    people.update({s: {"space": 14 + s} for s in (1, 2, 3)})
    game = at("action", people=people, figures=town(), icons={KIT: True})
    play(game, "stay", "inspect cards", "end", *["stay", "end"] * 3)
    play(game, "build")
    (card,) = game.view(0)["places"][8]["remembered"]
    assert (card["face"], card["icon"]) == (KIT, "invader")


@rule("TL-HIDDEN-10", "TL-INFO-05", "TL-INFO-12")
def test_after_a_shuffle_cards_of_one_face_cannot_be_told_apart_by_anybody() -> None:
    found = set()
    for seed in range(12):
        game = at(
            "location",
            people={0: {"space": 9, "scrap": 2}, **APART},
            decks={"piles": ((), ()), "discard": tuple(range(40))},
            figures=town(),
            seed=str(seed),
        )
        t = table_of(game)
        same = [c for c in t.decks.discard if t.config.card_face[c] == PIPE]
        before = sorted([t.icons[c] for c in same])
        if len(set(before)) < 2:
            continue
        marked = next(c for c in same if t.icons[c])
        play(game, "gather", dice=kick("a.."))
        assert sorted([t.icons[c] for c in same]) == before
        found.add(t.icons[marked])
    assert found == {0, 1}


def seen(game: Game, seat: int) -> tuple[Any, list[tuple[Any, ...]]]:
    """All that a seat can see."""
    return game.view(seat), [(e.key, *e.values, e.decision) for e in game.log(seat)]


@rule("TL-HIDDEN-11", "TL-TIME-48", "TL-INFO-17")
def test_the_reveal_question_is_put_to_all_at_once_and_tells_nobody_who_is_an_invader() -> None:
    games = []
    for invader in (1, 2):
        figures = town(assault("checkpoint-alpha", [("tech", 9)], level=1))
        game = at("checkpoint-alpha", people={invader: {"invader": True}}, figures=figures)
        assert sorted(asked(game)) == [(seat, "reveal") for seat in range(4)]
        games.append(game)
    one, other = games
    assert open_options(one, 0) == ["go-on"]  # a Human is asked as well
    assert seen(one, 0) == seen(other, 0)
    for game in games:
        play(game, "1: go-on", "2: go-on")
    assert seen(one, 0) == seen(other, 0)
    for game in games:
        play(game, "0: go-on", "3: go-on", dice=kick("... ... ... ..."))
    for seat in (0, 3, -1):
        assert seen(one, seat) == seen(other, seat)


@rule("TL-HIDDEN-11")
def test_no_view_or_log_of_another_differs_by_a_hidden_icon() -> None:
    games = []
    for sabotaged in (False, True):
        people = {0: {"space": 9, "glasses": 1}, **{s: {"space": 14 + s} for s in (1, 2, 3)}}
        game = at(
            "location",
            people=people,
            places={9: {"deposit": [KIT]}},
            icons={KIT: sabotaged},
            figures=town(),
        )
        play(game, "check", "lenses", f"deploy {KIT}")
        games.append(game)
    one, other = games
    for seat in (1, 2, 3, -1):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


@rule("TL-HIDDEN-02", "TL-HIDDEN-11")
def test_the_raid_is_seen_by_the_nominee_without_a_token_and_told_alike_to_all_others() -> None:
    game = at(
        "news",
        people=APART,
        places=signs("consume", "consume", "consume"),
        decks={"news": ("sunny-weekend",)},
        figures=town(news(raid="obey")),
    )
    all_say(game, "nominate 1")
    assert told(game, 1, "lenses-messages") == [(1, ("consume", "consume", "consume"))]
    assert told(game, 0, "lenses-on-billboards") == [(1,)]
    assert person(game, 1).glasses == 0


@rule("TL-HIDDEN-03", "TL-HIDDEN-02")
def test_in_the_assault_everybody_sees_the_icons_of_the_resources_without_a_token() -> None:
    game = at("assault", decks={"useful": [KIT]}, icons={KIT: True}, figures=town())
    for seat in range(4):
        assert [c["face"] for c in game.view(seat)["decks"]["sabotaged"]] == [KIT]
    assert told(game, -1, "glasses-spent") == []


@rule("TL-HIDDEN-10")
def test_two_cards_of_one_face_are_mixed_when_they_are_shuffled() -> None:
    found = set()
    for seed in range(12):
        game = at("action", figures=town(), seed=str(seed))
        t = table_of(game)
        pair = [n for n, face in enumerate(t.config.card_face) if face == KIT][:2]
        assert len(pair) == 2
        t.icons = tuple([int(card == pair[0]) for card in range(len(t.icons))])
        mix_icons(game, pair)
        found.add(tuple([t.icons[card] for card in pair]))
    assert found == {(0, 1), (1, 0)}
