"""What a seat does not know is dealt anew, in keeping with all it has seen, and from nothing else."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.chance import Chance
from othersight.kernel.codec import encode_state, load_game, save_game, state_hash
from othersight.kernel.dealing import NOT_KNOWN
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from tests.conformance import they_live
from tests.conformance.walk import combinations, steps_of, walk_of
from tests.conformance.walk import table_of as others_table_of
from tests.games.they_live.play import People, asked, at, faces, play
from tests.no_leak.knowledge import difference, knowledge
from tests.rule_ids import rule

ONE_IN = 25
SHARE = 240
"""So many deals show how often something is dealt."""


def live_moments(seeds: range) -> Iterator[Game]:
    """Some moments of games of They Live, every second of them played boldly."""
    for seed in seeds:
        walk = they_live.Walk(4 + seed % 3, "easy", seed, bold=seed % 2 == 1)
        chance = walk.chance()
        for game in they_live.steps_of(walk):
            if chance.below(ONE_IN) == 0:
                yield game


def others_moments(walks: range) -> Iterator[Game]:
    """Some moments of games of The Others."""
    everything = combinations()
    for number in walks:
        walk = walk_of(number, everything[number * 97 % len(everything)])
        chance = walk.chance()
        for game, _, _ in steps_of(walk):
            if chance.below(2 * ONE_IN) == 0:
                yield game


def moments() -> Iterator[Game]:
    """Some moments of either game."""
    yield from live_moments(range(4))
    yield from others_moments(range(9))


def test_the_seat_cannot_tell_a_dealt_game_from_the_true_one() -> None:
    number = 0
    for game in moments():
        number += 1
        seat = number % len(game.seats)
        true, dealt = knowledge(game, seat, False), game.deal_anew(seat, number)
        assert knowledge(dealt, seat, False) == true, difference(
            true, knowledge(dealt, seat, False)
        )
    assert number > 60


def test_a_dealt_game_is_sound_can_be_saved_and_plays_to_its_end() -> None:
    chance = Chance("to the end")
    for number, game in enumerate(moments()):
        if number % 6:
            continue
        dealt = game.deal_anew(number % len(game.seats), number)
        dealt.definition.check(dealt)
        assert state_hash(load_game(save_game(dealt), GAMES)) == state_hash(dealt)
        while dealt.questions:
            question = dealt.questions[chance.below(len(dealt.questions))]
            dealt.decide(question, question.options[chance.below(len(question.options))])
        assert dealt.outcome


def test_a_deal_leaves_the_true_game_as_it_was() -> None:
    for number, game in enumerate(live_moments(range(1, 2))):
        before = state_hash(game)
        dealt = game.deal_anew(number % len(game.seats), number)
        dealt.answer(0)
        assert state_hash(game) == before


def test_the_same_seed_deals_the_same_and_another_one_anew() -> None:
    for game in live_moments(range(1, 2)):
        hashes = [state_hash(game.deal_anew(0, seed)) for seed in (1, 1, 2)]
        assert hashes[0] == hashes[1] != hashes[2]


def test_a_deal_of_a_deal_is_the_deal() -> None:
    """It depends on nothing but what the seat knows, which is the same at both."""
    for number, game in enumerate(moments()):
        seat = number % len(game.seats)
        dealt = game.deal_anew(seat, number)
        again = game.deal_anew(seat, "other").deal_anew(seat, number)
        ours, theirs = [json.dumps(encode_state(table)) for table in (dealt, again)]
        assert ours == theirs, difference(ours, theirs)


def test_nothing_of_the_true_game_can_be_read_off_its_record() -> None:
    game = they_live.played(they_live.Walk(5, "easy", 3, True), 200)
    dealt = game.deal_anew(2, "here")
    assert dealt.start["options"] == game.start["options"]
    assert dealt.start["seed"] != game.start["seed"]
    assert (dealt.chance.loaded, dealt.chance.seed == game.chance.seed) == ((), False)
    assert {option for seat, option in dealt.history.list() if seat != 2} == {NOT_KNOWN}
    assert [d for d in dealt.history.list() if d[0] == 2] == [
        d for d in game.history.list() if d[0] == 2
    ]
    assert [e.key for e in dealt.chronicle.entries()] == [e.key for e in game.log(2)]


@rule("TL-INFO-01", "TL-INFO-04")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_of_the_others_is_an_invader_in_the_right_share_of_deals(players: int) -> None:
    game = they_live.played(they_live.Walk(players, "normal", 5), 40)
    t = table_of(game)
    seat = next(s for s in range(players) if not person_of(t, s).invader)
    counts: Counter[int] = Counter()
    for seed in range(SHARE):
        people = table_of(game.deal_anew(seat, seed)).people
        assert sum(person.invader for person in people) == 2
        counts.update([person.index for person in people if person.invader])
    others = [person.index for person in t.people if person.index != t.playing[seat]]
    right = 2 * SHARE / len(others)
    assert sorted(counts) == others
    assert all(0.6 * right < counts[person] < 1.5 * right for person in others)


@rule("TL-INFO-05", "TL-INFO-06", "TL-INFO-10", "TL-INFO-12", "TL-INFO-13")
def test_hands_icons_messages_backs_decks_and_dice_really_vary() -> None:
    game = they_live.played(they_live.Walk(5, "easy", 11, True), 260)
    seat = next(s for s in range(5) if not table_of(game).knowledge[s].messages)
    deals = [game.deal_anew(seat, seed) for seed in range(30)]
    tables = [table_of(dealt) for dealt in deals]
    other = next(p.index for p in tables[0].people if p.seat not in (seat, -1) and len(p.bag) > 1)
    for varying in (
        [t.people[other].bag for t in tables],
        [t.icons for t in tables],
        [tuple(place.billboard for place in t.places) for t in tables],
        [tuple(tile.face for tile in t.tiles) for t in tables],
        [t.decks.news for t in tables],
        [t.decks.injuries for t in tables],
        [t.decks.assault for t in tables],
        [tuple(person.story for person in t.people) for t in tables],
        [dealt.chance.copy().byte() for dealt in deals],
    ):
        assert len(set(varying)) > 1


@rule("TL-INFO-17")
def test_secret_answers_of_others_are_dealt_anew_and_the_own_one_is_kept() -> None:
    game = othersight.new("they-live", players=5, seed=3)
    for seat in (0, 1, 2):
        game.answer("leader 4", seat)
    answers = [game.deal_anew(1, seed).answers for seed in range(20)]
    assert {given[1] for given in answers} == {("leader", 4)}
    assert len({given[0] for given in answers}) > 2
    assert all(sorted(given) == [0, 1, 2] for given in answers)


@rule("TL-ASSAULT-33")
def test_as_long_as_the_assault_goes_on_a_human_is_alive_in_every_deal() -> None:
    people = {0: {"dead": True}, 1: {"dead": True}, 2: {"invader": True}, 4: {"invader": True}}
    game = at("assault", people=people, dice=())
    for seed in range(40):
        t = table_of(game.deal_anew(2, seed))
        assert not t.people[3].invader


@rule("TO-SINCARD-01", "TO-DARKPAST-03")
def test_the_sins_players_secrets_vary_for_the_heroes_and_not_for_him() -> None:
    game = othersight.new("the-others", seed=7, story="the-darkness-within", hero_players=2)
    while game.question is not None and game.question.kind in ("place", "dark-past"):
        game.answer(0)
    hands = [set(others_table_of(game.deal_anew(1, seed)).sins.hand) for seed in range(20)]
    pasts = [[h.dark_past for h in others_table_of(game.deal_anew(1, s)).heroes] for s in range(20)]
    assert len({tuple(sorted(hand)) for hand in hands}) > 5
    assert len({tuple(past) for past in pasts}) > 5
    for seed in range(5):
        own = others_table_of(game.deal_anew(0, seed))
        assert own.sins.hand == others_table_of(game).sins.hand
        assert own.sins.deck != others_table_of(game).sins.deck


def test_cards_that_must_be_in_the_sins_players_hand_stay_there() -> None:
    """When the discard pile becomes the deck, whatever is not in it is in the hand."""
    for game in others_moments(range(20, 26)):
        sins = others_table_of(game).sins
        if sins.held:
            hand = Counter(others_table_of(game.deal_anew(1, "held")).sins.hand)
            assert not Counter(sins.held) - hand
            return
    raise AssertionError("no game has shuffled its discard pile")


def test_there_is_nobody_to_deal_for_at_a_seat_that_is_none() -> None:
    game = othersight.new("they-live", seed=1)
    for seat in (-1, 5):
        with pytest.raises(OthersightError, match=f"there is no seat {seat}"):
            game.deal_anew(seat, 1)


def trading(held: int) -> Game:
    """Seat 0 has offered the only card it has to seat 1, who holds so many."""
    many = [
        "tool-belt",
        "length-of-pipe",
        "army-surplus-rifle",
        "scrapyard-cousin",
        "snub-revolver",
    ]
    people = {0: {"bag": ["first-aid-kit"]}, 1: {"bag": (many * 2)[:held]}}
    return play(at("action", people=people), "stay", "trade 1")


@rule("TL-ACTION-10", "TL-HIDDEN-09")
def test_a_card_on_offer_stays_with_its_giver_when_it_is_dealt_for_the_partner() -> None:
    game = trading(held=1)
    assert asked(game) == [(1, "trade")]
    for seed in range(20):
        dealt = game.deal_anew(1, seed)
        assert knowledge(dealt, 1, False) == knowledge(game, 1, False)
        play(dealt, "accept")
        assert "first-aid-kit" in faces(dealt, person_of(table_of(dealt), 1).bag)


@rule("TL-ACTION-10", "TL-STASH-05")
@pytest.mark.parametrize("seat", range(4))
def test_a_table_where_the_partner_discards_after_a_trade_is_dealt_for_every_seat(
    seat: int,
) -> None:
    game = play(trading(held=10), "accept")
    assert asked(game) == [(1, "too-many-cards")]
    for seed in range(10):
        dealt = game.deal_anew(seat, seed)
        assert knowledge(dealt, seat, False) == knowledge(game, seat, False)
        dealt.answer(0)
        assert asked(dealt) == [(0, "action")]
        assert "trade" not in [line.split()[0] for line in dealt.question_of(0).texts]


@rule("TL-HIDDEN-09", "TL-INFO-09")
def test_remembered_faces_stay_where_they_lie_in_a_game_that_began_in_a_position() -> None:
    people: People = {
        0: {"space": 9, "bag": ["first-aid-kit", "tool-belt"]},
        1: {"space": 9},
    }
    game = at("location", people=people | {2: {"space": 15}, 3: {"space": 15}})
    for line in ("build", "deposit first-aid-kit", "pass"):
        play(game, line)
    checked = play(game.clone(), "check")  # blind: seat 1 has no token
    for now in (game, checked):
        for seed in range(10):
            dealt = now.deal_anew(0, seed)
            assert knowledge(dealt, 0, False) == knowledge(now, 0, False)


@rule("TL-STASH-13", "TL-ACTION-10")
def test_a_card_that_has_changed_hands_may_be_used_at_once() -> None:
    game = play(trading(held=10), "accept")
    table_of(game).edit_person(1).damage = 1
    kit = next(c for c in person_of(table_of(game), 1).bag if faces(game, [c]) == ["first-aid-kit"])
    assert ("use", kit) in game.asides(1)
