"""Positions of They Live: what is named lies as named, the rest as after set-up; what cannot be is refused."""

from typing import Any

import pytest

from othersight.games.they_live.knowledge.dealing import deal
from othersight.games.they_live.position.interface import (
    WrongPosition,
    compare,
    game_at,
    option_named,
    option_written,
    text_with_names,
)
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.save_checks.table import problems_of
from othersight.kernel.chance import Chance
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game

STREET = [[n, n + 1] for n in range(1, 24)]


def at(position: dict[str, Any], **options: Any) -> Game:
    return game_at({"players": 4, **options}, position)


def holds(game: Game, path: str, expected: object) -> bool:
    return compare(game, path.split("."), expected)[0]


def test_an_empty_position_is_the_first_round_with_the_inventories_in_the_bags() -> None:
    game = at({})
    t = table_of(game)

    assert [(q.seat, q.kind) for q in game.questions] == [(0, "free-move")]
    assert (t.round, t.clock, t.leader) == (1, 12, 0)
    for person in t.people:
        character = t.config.characters[person.character]
        assert [t.config.card_face[c] for c in person.bag] == list(character.inventory)
        assert person.space == character.start
    assert problems_of(t) == []


def test_what_is_not_named_is_dealt_by_the_seed() -> None:
    first = [game_at({"players": 4}, {}, seed=seed).view(0)["people"] for seed in "1122"]

    assert first[0] == first[1] != first[2] == first[3]


def test_invader_overlays_left_over_go_to_the_spares_first() -> None:
    people = table_of(at({"people": {"player-2": {"identity": "invader"}}})).people

    assert [person.invader for person in people] == [False, True, False, False, False, True]


def test_with_one_spare_the_last_player_gets_the_second_invader_overlay() -> None:
    people = table_of(game_at({"players": 6}, {})).people

    assert [person.invader for person in people] == [False] * 5 + [True, True]


def test_naming_one_slot_says_all_that_somebody_carries() -> None:
    game = at({"people": {"player-1": {"character": "sarge-whitlock", "ally": "night-nurse"}}})

    assert holds(game, "people.player-1.cards", ["night-nurse"])
    assert holds(game, "people.sarge-whitlock.ally", "night-nurse:clean")
    assert not holds(game, "people.player-1.ally", "night-nurse:sabotaged")
    assert holds(game, "people.player-1.weapon", "")


def test_a_card_has_the_allegiance_that_is_written() -> None:
    bag = ["tool-belt:sabotaged", "tool-belt", "tool-belt:clean"]
    game = at({"people": {"player-1": {"bag": bag}}})

    assert holds(
        game, "people.player-1.bag", ["tool-belt:clean", "tool-belt:sabotaged", "tool-belt"]
    )
    assert not holds(game, "people.player-1.bag", ["tool-belt:sabotaged"] * 2 + ["tool-belt"])
    assert holds(game, "people.player-1.bag", 3)


def test_the_named_tops_of_piles_are_drawn_first() -> None:
    game = at(
        {
            "when": "location",
            "pile_1": ["bullhorn", "nail-gun"],
            "people": {"player-1": {"space": "rooftop-billboard", "scrap": 2, "bag": []}},
        }
    )
    game.chance.loaded = (1, 1) + (0,) * 20
    game.answer("gather")
    game.answer("pile 1")
    game.answer("pile 1")

    assert holds(game, "people.player-1.bag", ["bullhorn", "nail-gun"])


def test_a_deck_that_is_exact_leaves_the_other_cards_in_its_discard() -> None:
    game = at(
        {
            "pile_0": ["bullhorn"],
            "injuries": ["split-lip"],
            "locations": {"downtown": []},
            "exact": ["pile_0", "pile_1", "injuries", "locations.downtown"],
        }
    )
    t = table_of(game)

    assert [len(pile) for pile in t.decks.piles] == [1, 0]
    assert holds(game, "pile_0", ["bullhorn"])
    assert len(t.decks.injuries) == 1
    assert len(t.decks.injury_discards) == len(t.config.injury_list) - 1
    assert t.decks.locations[2] == ()


def test_the_tile_named_first_is_the_longest_on_the_board() -> None:
    enemies = [
        {"face": "spy-eye", "space": 14},
        {"face": "human-cop", "space": "supermarket", "damage": 1, "turned": True},
    ]
    game = at({"when": "action", "enemies": enemies})

    assert holds(game, "spaces.supermarket.enemies", ["spy-eye", "human-cop"])
    assert holds(game, "spaces.14.damage", [0, 1])
    assert holds(game, "enemies.spy-eye", [14])
    assert holds(game, "bag.spy-eye", 1)


def test_a_list_of_ones_own_is_compared_whole_and_a_deck_from_its_top() -> None:
    game = at(
        {"people": {"player-1": {"injuries": ["split-lip", "winded"]}}, "injuries": ["shaken"]}
    )

    assert holds(game, "people.player-1.injuries", ["winded", "split-lip"])
    assert not holds(game, "people.player-1.injuries", [])
    assert not holds(game, "people.player-1.injuries", ["split-lip"])
    assert holds(game, "injuries", ["shaken"])
    assert holds(game, "knowledge.player-1.identities", ["player-1"])
    assert holds(game, "knowledge.player-1.may", [])


def test_the_bag_can_be_told() -> None:
    game = at({"bag": ["spy-eye"]})

    assert holds(game, "bag.spy-eye", 1)
    assert holds(game, "bag.human-cop", 0)
    assert holds(game, "discarded.human-cop", 3)


def test_unnamed_billboards_give_way_to_named_artworks() -> None:
    game = at({"spaces": {"rooftop-billboard": {"billboard": "slimline consume"}}})
    t = table_of(game)
    up = [t.config.billboard_tiles[t.places[space].billboard] for space in t.config.billboards]

    assert up[1] == ("slimline", "consume")
    assert len({artwork for artwork, _ in up}) == 3
    assert len(t.decks.set_aside) == 6


def test_in_the_final_assault_everybody_is_at_cable_54_with_nothing_but_slots() -> None:
    game = at(
        {"when": "assault-card", "card": "guided-tour", "people": {"player-1": {"dead": True}}}
    )
    t = table_of(game)

    assert (t.assault, t.triggered, t.leader) == (True, True, 1)
    assert {t.people[p].space for p in t.playing} == {t.config.cable_54}
    assert all(not person.bag and not person.scrap for person in t.people)
    assert [person.dead for person in t.people[4:]] == [True, True]
    assert [q.seat for q in game.questions] == [1, 2, 3]


def test_what_a_player_has_seen_can_be_named() -> None:
    game = at(
        {
            "spaces": {"rooftop-billboard": {"billboard": "slimline consume"}},
            "people": {"player-2": {"character": "slim-pickett", "bag": ["bullhorn:sabotaged"]}},
            "knowledge": {
                "player-2": {"icons": ["bullhorn"], "messages": ["slimline consume"]},
                "player-1": {"identities": ["player-1", "slim-pickett"]},
            },
        }
    )
    own = game.view(1)

    assert own["people"][1]["bag"][0]["icon"] == "invader"
    assert own["places"][12]["billboard"]["message"] == "consume"
    assert game.view(0)["people"][1]["identity"] == "human"
    assert game.view(2)["people"][1]["identity"] == ""


@pytest.mark.parametrize(
    "position",
    [
        {"when": "action", "people": {"player-1": {"bag": ["bullhorn:sabotaged"]}}},
        {
            "when": "location",
            "spaces": {"9": {"deposit": ["tool-belt"]}},
            "resources": ["bullhorn"],
        },
        {"when": "attempt", "card": "guided-tour", "sabotaged": ["bullhorn"]},
    ],
    ids=lambda position: position["when"],
)
def test_what_a_seat_cannot_know_of_a_position_can_be_dealt_anew(position: dict[str, Any]) -> None:
    for seat in range(4):
        game = at(position)
        before = game.view(seat)
        deal(game, seat, Chance("anew"))

        assert game.view(seat) == before
        assert problems_of(table_of(game)) == []


def test_claims_can_be_named_and_withdrawn() -> None:
    claims = [{"player": "player-2", "claim": "person 0 invader"}]
    game = at({"claims": claims})

    assert holds(game, "claims", ["player-2: person 0 invader"])
    game.aside("withdraw 0", 1)
    assert holds(game, "claims", [])


def test_one_who_was_killed_and_replaced_can_be_named() -> None:
    people = {"dead-1": {"player": "player-2", "character": "ray-doyle"}}
    game = at({"people": people})

    assert holds(game, "people.dead-1.character", "ray-doyle")
    assert holds(game, "people.ray-doyle.player", "player-2")
    assert len([p for p in table_of(game).people if p.seat < 0]) == 1


def test_a_board_of_ones_own_changes_threads_and_kinds() -> None:
    board = {
        "threads": STREET,
        "billboards": [3, 9, 15],
        "cable_54": 24,
        "unnamed": ["newsstand", 7],
    }
    game = at({"people": {"player-1": {"space": 2}}}, board={**board, "billboards": [3, 9, 14]})
    kinds = [space["kind"] for space in game.board()["spaces"]]

    assert [at + 1 for at, kind in enumerate(kinds) if kind == "billboard"] == [3, 9, 14]
    assert kinds[5] == kinds[6] == kinds[14] == "unnamed"
    assert kinds[23] == "cable54"
    assert "step 3" in game.questions[0].texts


def test_without_abilities_no_character_has_a_special() -> None:
    config = table_of(at({}, abilities=False)).config

    assert all(character.specials == () for character in config.characters.values())
    assert table_of(at({})).config.characters["ray-doyle"].specials


def test_options_are_read_and_written_with_names() -> None:
    game = at(
        {
            "when": "actions",
            "people": {
                "player-1": {"space": 14, "bag": ["tool-belt"], "scrap": 1},
                "player-2": {"space": 14},
            },
        }
    )
    options = game.questions[0].options

    assert option_named(game, options, "step back-alley") == ("step", 16)
    assert option_named(game, options, "trade player-2") == ("trade", 1)
    assert option_named(game, options, "trade player-1") is None
    assert text_with_names(game, ("step", 16)) == "step back-alley"
    assert text_with_names(game, ("trade", 1)) == "trade player-2"
    game.answer("craft scrap")  # the only card is taken apart without a question
    assert option_written(game, "claim person player-2 human") == ("claim", "person", 1, "human")
    assert option_written(game, "claim billboard rooftop-billboard obey")[2] == 13


@pytest.mark.parametrize(
    ("position", "path", "said"),
    [
        ({"whn": 1}, "whn", "when"),
        ({"when": "acton"}, "when", "action"),
        ({"player": "player-9"}, "player", "there is no 'player-9'"),
        ({"clock": 24}, "clock", "24 is not from 12 to 23"),
        ({"round": 0}, "round", "0 is not from 1"),
        ({"people": {"player-9": {}}}, "people.player-9", "there is no 'player-9'"),
        ({"people": {"player-1": {"spce": 1}}}, "people.player-1.spce", "space"),
        ({"people": {"player-1": {"space": 25}}}, "people.player-1.space", "not from 1 to 24"),
        ({"people": {"player-1": {"space": "moon"}}}, "people.player-1.space", "no 'moon'"),
        ({"people": {"player-1": {"wanted": 11}}}, "people.player-1.wanted", "not from 0 to 10"),
        ({"people": {"player-1": {"scrap": True}}}, "people.player-1.scrap", "a whole number"),
        ({"people": {"player-1": {"damage": 50}}}, "people.player-1.damage", "kills"),
        ({"people": {"player-1": {"revealed": True}}}, "people.player-1.revealed", "Invader"),
        ({"people": {"player-1": {"weapon": "tool-belt"}}}, "people.player-1.weapon", "weapon"),
        (
            {"people": {"player-1": {"weapon": "pump-shotgun", "off_hand": "tool-belt"}}},
            "people.player-1.off_hand",
            "Two-Handed",
        ),
        ({"people": {"player-1": {"bag": ["tool-blt"]}}}, "people.player-1.bag", "tool-belt"),
        ({"people": {"player-1": {"bag": ["tool-belt:dirty"]}}}, "people.player-1.bag", "clean"),
        ({"people": {"player-1": {"bag": ["tool-belt#0"]}}}, "people.player-1.bag", "tool-belt#"),
        ({"people": {"player-1": {"bag": ["tool-belt#x"]}}}, "people.player-1.bag", "number"),
        ({"people": {"player-1": {"bag": ["tool-belt"] * 4}}}, "people.player-1.bag", "too often"),
        ({"people": {"player-1": {"injuries": ["cold"]}}}, "people.player-1.injuries", "no 'cold'"),
        (
            {"people": {"player-1": {"injuries": ["split-lip"], "injury_rounds": []}}},
            "people.player-1.injury_rounds",
            "one round for each",
        ),
        (
            {"people": {f"player-{n}": {"identity": "invader"} for n in (1, 2, 3)}},
            "people.player-3.identity",
            "4 Humans and 2 Invaders",
        ),
        (
            {"people": {f"player-{n}": {"character": "ray-doyle"} for n in (1, 2)}},
            "people.player-1.character",
            "too often",
        ),
        ({"people": {"player-1": {"player": "player-2"}}}, "people.player-1.player", "killed"),
        ({"people": {"player-1": {"faced": ["spy"]}}}, "people.player-1.faced", "spy-eye"),
        ({"people": {f"dead-{n}": {} for n in (1, 2, 3)}}, "people", "is not from"),
        ({"enemies": [{"space": 14}]}, "enemies[0]", "the face"),
        ({"enemies": [{"face": "cop", "space": 14}]}, "enemies[0].face", "human-cop"),
        ({"enemies": [{"face": "spy-eye"}]}, "enemies[0]", "needs a space"),
        (
            {"enemies": [{"face": "spy-eye", "space": 1, "count": 3}]},
            "enemies[0].face",
            "too often",
        ),
        (
            {"enemies": [{"face": "spy-eye", "space": 1, "damage": 9}]},
            "enemies[0].damage",
            "is not from 0",
        ),
        ({"bag": ["riot-squad"]}, "bag", "boss"),
        ({"spaces": {"14": {"billboard": "billy obey"}}}, "spaces.14", "no billboard"),
        ({"spaces": {"14": {}, "supermarket": {}}}, "spaces.supermarket", "too often"),
        ({"spaces": {"9": {"billboard": "billy"}}}, "spaces.9.billboard", "billy obey"),
        (
            {"spaces": {"9": {"billboard": "billy obey"}, "13": {"billboard": "billy consume"}}},
            "spaces",
            "too often",
        ),
        ({"sabotaged": ["tool-belt"]}, "sabotaged", "Final Assault"),
        ({"news": ["no-such-news"]}, "news", "no 'no-such-news'"),
        ({"injuries": ["split-lip"] * 9}, "injuries", "too often"),
        ({"assault_deck": ["signal-core", "guided-tour"]}, "assault_deck", "lowest first"),
        ({"when": "attempt"}, "card", "Final Assault card"),
        ({"when": "action", "card": "guided-tour"}, "card", "Final Assault card"),
        ({"when": "actions", "taken": ["sleep"]}, "taken", "no 'sleep'"),
        ({"when": "actions", "taken": ["move", "craft", "trade"]}, "taken", "3 is not from 0 to 2"),
        ({"claims": [{"claim": "person 99 invader"}]}, "claims[0].claim", "a claim such as"),
        ({"knowledge": {"player-1": {"identities": ["nobody"]}}}, None, "no 'nobody'"),
        ({"frames": [{"procedure": "os.system"}]}, "frames", "no procedure"),
        (
            {
                "when": "attempt",
                "card": "guided-tour",
                "leader": "player-2",
                "people": {"player-2": {"dead": True}},
            },
            "leader",
            "do not lead",
        ),
        ({"exact": ["hand"]}, "exact", "no 'hand'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_key(
    position: dict[str, Any], path: str | None, said: str
) -> None:
    with pytest.raises(WrongPosition) as caught:
        at(position)

    assert said in str(caught.value)
    assert path is None or caught.value.path == path


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"board": {"threads": STREET[:-1]}}, "no way leads to 24"),
        ({"board": {"threads": [[1]]}}, "a pair of different spaces"),
        ({"board": {"thread": []}}, "threads"),
        ({"board": {"billboards": [1, 2]}}, "name three spaces"),
        ({"board": {"cable_54": 9}}, "a billboard stands there"),
        ({"board": {"unnamed": ["moon"]}}, "there is no 'moon'"),
        ({"board": 3}, "a table"),
        ({"abilities": 3}, "true or false"),
        ({"figures": {"enemies.human-cop.helth": 3}}, "there is no figure"),
        ({"players": 3}, "four, five or six"),
        ({"story": "x"}, "no option 'story'"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(OthersightError, match=said):
        at({}, **options)
