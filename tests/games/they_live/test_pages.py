"""Pages: what a seat can look at, in words, made from nothing but what the seat may know."""

import re

import pytest

import othersight
from othersight.bots import Observation, player
from othersight.games.they_live.rules.hidden import see_billboards, see_identity, see_own_cards
from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.words.text_pages import PAGES
from othersight.kernel.game import Game
from othersight.locales import render, text
from tests.games.they_live.play import at

ASKED = {"space": ("1", "cable 54", "billy", "the moon", ""), "player": ("2", "ray", "nobody", "")}


def on(seed: int, decisions: int) -> Game:
    """A game of random players, some decisions on."""
    game = othersight.new("they-live", seed=seed, players=5)
    players = [player("random", "they-live", seat, f"{seed}/{seat}") for seat in range(5)]
    while game.questions and game.history.length < decisions:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game


def page(game: Game, seat: int, name: str, asked: str = "") -> str:
    return "\n".join(PAGES[name](game, seat, asked, render))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("decisions", [0, 40, 150, 9999])
def test_every_page_speaks_to_every_seat_at_any_time(seed: int, decisions: int) -> None:
    game = on(seed, decisions)
    for seat in range(-1, 5):
        for name in PAGES:
            for asked in ASKED.get(name, ("",)):
                said = page(game, seat, name, asked)
                assert said
                assert "they-live-" not in said


def test_the_board_names_every_space_with_its_ways_and_who_is_there() -> None:
    game = on(1, 40)
    s = table_of(game).config
    lines = page(game, -1, "board").splitlines()
    spaces = [line for line in lines if line.startswith("  ") and "(to " in line]
    assert [int(line.split()[0]) for line in spaces] == list(range(1, 25))
    for number, line in enumerate(spaces, start=1):
        assert re.findall(r"\d+", line.partition("(to ")[2].partition(")")[0]) == [
            str(near) for near in s.threads[number]
        ]
    for seat in range(5):
        person = person_of(table_of(game), seat)
        assert f"(Player {seat + 1})" in spaces[person.space - 1]


def test_nobody_is_called_leader_before_the_first_is_elected() -> None:
    for decisions in range(5):
        assert ", leader," not in page(on(1, decisions), 0, "players")
    assert page(on(1, 5), 0, "players").count(", leader,") == 1


def test_own_cards_are_named_and_those_in_others_bags_counted() -> None:
    game = on(1, 60)
    t = table_of(game)
    seat = next(s for s in range(5) if person_of(t, s).bag)
    faces = [t.config.card_face[card] for card in carried(person_of(t, seat))]
    for face in faces:
        name = text(f"they-live-card-{face}")
        assert name in page(game, seat, "me")
        assert name in page(game, seat, "cards")
    other = (seat + 1) % 5
    assert "hidden from you" in page(game, other, "player", str(seat + 1))
    assert "Bag: " + text(f"they-live-card-{faces[-1]}") not in page(
        game, other, "player", str(seat + 1)
    )


def test_knowledge_tells_what_the_seat_has_seen_and_when_and_nobody_else_reads_it() -> None:
    game = on(1, 60)
    t = table_of(game)
    looker, seen = 0, t.playing[3]
    see_identity(game, looker, seen)
    see_billboards(game, looker)
    see_own_cards(game, looker)
    told = page(game, looker, "knowledge")
    identity = "Invader" if t.people[seen].invader else "Human"
    assert f"(Player 4): {identity}." in told
    assert told.count(" says ") >= 3
    assert f"Round {t.round}: " in told
    for other in range(1, 5):
        assert "what Billy says you have not seen" in page(game, other, "knowledge") or any(
            entry.key == "lenses-messages" for entry in game.log(other)
        )
        if other != 3:
            assert f"(Player 4): {identity}." not in page(game, other, "knowledge")
    assert page(game, -1, "knowledge") == "A spectator has seen nothing through the lenses."


def test_an_icon_seen_through_the_lenses_stands_beside_the_card() -> None:
    game = on(1, 60)
    t = table_of(game)
    seat = next(s for s in range(5) if carried(person_of(t, s)))
    assert "(useful)" not in page(game, seat, "me")
    assert "(sabotaged)" not in page(game, seat, "me")
    see_own_cards(game, seat)
    icons = [t.icons[card] for card in carried(person_of(t, seat))]
    assert page(game, seat, "me").count("(sabotaged)") == sum(icons)
    assert page(game, seat, "me").count("(useful)") == len(icons) - sum(icons)


def test_claims_are_listed_with_their_number_round_speaker_and_state() -> None:
    game = on(1, 60)
    assert page(game, 2, "claims") == "Nobody has claimed anything yet."
    game.aside("claim person 0 invader", 1)
    game.aside("claim deposit 9 2", 4)
    game.aside("withdraw 0", 1)
    first, second = page(game, 2, "claims").splitlines()
    round = table_of(game).round
    assert first.startswith(f"No. 0, round {round}, ")
    assert "(Player 2): " in first
    assert first.endswith("(Taken back.)")
    assert second.startswith("No. 1, ")
    assert "Taken back" not in second
    assert "withdraw 1: " in page(game, 4, "asides")
    assert "withdraw" not in page(game, 1, "asides")


def test_a_player_is_shown_with_the_claims_by_and_about_them() -> None:
    game = on(1, 60)
    game.aside("claim person 0 invader", 1)
    game.aside("claim person 3 human", 2)
    assert "No. 0, " in page(game, 4, "player", "1")
    assert "No. 0, " in page(game, 4, "player", "2")
    assert "No. 1, " not in page(game, 4, "player", "2")
    assert "No. " not in page(game, 4, "player", "5")


def test_a_vote_under_way_names_who_is_waited_for_and_no_vote() -> None:
    game = othersight.new("they-live", seed=1, players=4)
    game.answer(2, 0)
    said = page(game, 1, "votes")
    assert said.splitlines()[0] == "Nobody has voted yet."
    assert said.splitlines()[1].startswith("A vote is open; still to answer: ")
    assert "(Player 1)" not in said


def test_identities_are_open_when_the_game_is_over() -> None:
    game = on(2, 9999)
    assert game.outcome
    assert "Everybody knows: " in page(game, 0, "player", "3")
    assert "do not know" not in page(game, -1, "player", "3")


def test_the_assault_page_tells_the_card_its_tests_the_group_and_the_sorted_resources() -> None:
    resources = ["change-of-clothes", "tool-belt"]
    icons = {"change-of-clothes": True, "tool-belt": False}
    game = at("assault", decks={"useful": resources}, icons=icons)
    said = page(game, 0, "assault")
    assert "The Final Assault is under way." in said
    assert ", level 1, green: " in said
    assert "Failed 0 of 5 times." in said
    assert "If it fails: " in said
    assert "Resources: 2 cards, open to everybody." in said
    assert "Useful: TOOL BELT." in said
    assert "Sabotaged: CHANGE OF CLOTHES." in said
    assert all(f"(Player {number})" in said for number in range(1, 5))
    assert "Invaders who have shown themselves" not in said


def test_an_invader_who_has_revealed_itself_leaves_the_test_group_on_the_page() -> None:
    pile = {"sabotaged": ["tool-belt"]}
    game = at("delivery-entrance", people={1: {"invader": True}}, decks=pile)
    while game.questions[0].kind == "reveal":
        question = game.questions[0]
        game.answer(len(question.options) - 1, question.seat)
    assert game.questions[0].kind == "sabotage"
    said = page(game, 0, "assault").splitlines()
    group = next(line for line in said if line.startswith("Test group: "))
    shown = next(line for line in said if line.startswith("Invaders who have shown themselves: "))
    assert "(Player 2)" in shown
    assert "(Player 2)" not in group


def test_every_page_has_a_line_in_the_help() -> None:
    for name in PAGES:
        assert text(f"they-live-help-{name}").startswith(name)


def test_the_map_shows_every_space_once_with_the_players_and_enemies_there() -> None:
    game = on(1, 60)
    t = table_of(game)
    picture = "\n".join(PAGES["map"](game, -1, "", render)[:-1])
    for number in range(1, 25):
        signs = re.findall(rf"[\[<{{]{number}[\]>}}]+(?:@\d+)?(?:!\d+)?", picture)
        assert len(signs) == 1
        here = [seat for seat in range(5) if person_of(t, seat).space == number]
        assert ("@" + "".join(str(seat + 1) for seat in here) in signs[0]) == bool(here)
        assert (f"!{len(t.places[number].stack)}" in signs[0]) == bool(t.places[number].stack)
    assert all(len(line) < 90 for line in picture.splitlines())
