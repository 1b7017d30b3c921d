"""Leaks planted on purpose in They Live, one of each kind: the no-leak test finds every one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.location import Build
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.trade import Trade
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.table import ON_BOARD
from othersight.games.they_live.words.interface import THEY_LIVE_WORDS
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY, Entry
from othersight.kernel.question import Option, Question, Reason, text_of
from othersight.toolkit.phrases import Say
from tests.conformance.they_live import Walk, steps_of
from tests.no_leak import they_live, they_live_cards, twins
from tests.no_leak.twins import Maker, Twin
from tests.no_leak.watch import Leak, Spoil, honest, watch

WALKS = range(3, 24)
"""Games walked until a leak is found. In most of them nobody offers a card, so that everybody still knows who holds the
red-bordered ones, and nobody storms Cable 54, so that nobody is asked to reveal."""


def is_found(
    make: Maker,
    spoil: Spoil = honest,
    when: tuple[str, ...] = (),
    with_words: bool = False,
    decisions: int = 0,
) -> bool:
    """Whether watching twins of that kind (at those questions) finds a leak."""
    for seed in WALKS:
        chance = Chance("planted")
        for game in steps_of(Walk(5, "easy", seed, bold=True)):
            if when and game.questions[0].kind not in when:
                continue
            try:
                for twin in make(game, chance):
                    watch(game, twin, chance, decisions, with_words, spoil)
            except Leak:
                return True
    return False


def of_frame(game: Game, kind: type, name: str) -> Any:
    """A field of a procedure under way."""
    return [getattr(frame, name) for frame in game.stack if isinstance(frame, kind)]


def reds(game: Game) -> list[list[bool]]:
    """Which cards in each bag are red-bordered."""
    t = table_of(game)
    return [[t.config.face(card).red for card in person.bag] for person in t.people]


def other_reds(game: Game, chance: Chance) -> Iterator[Twin]:
    """Two hands that differ in their red-bordered cards."""
    for twin in they_live_cards.hands_of_each_other(game, chance):
        if reds(twin.game) != reds(game):
            yield twin


LEAKS: dict[str, tuple[Maker, Callable[[Game], Any]]] = {
    "an identity": (
        they_live.other_identities,
        lambda g: [person.invader for person in table_of(g).people],
    ),
    "the number of Invaders among the players": (
        they_live.other_identities,
        lambda g: sum(table_of(g).people[p].invader for p in table_of(g).playing),
    ),
    "a message": (
        they_live.other_messages,
        lambda g: [place.billboard for place in table_of(g).places],
    ),
    "a back": (
        they_live.other_backs,
        lambda g: [tile.face for tile in table_of(g).tiles if tile.state == ON_BOARD],
    ),
    "the next tile of the bag": (they_live.other_backs, lambda g: table_of(g).tiles[0].face),
    "the next news": (they_live.other_decks, lambda g: table_of(g).decks.news[-1:]),
    "the next injury": (they_live.other_decks, lambda g: table_of(g).decks.injuries[-1:]),
    "which Location cards are in the game": (
        they_live.other_decks,
        lambda g: [sorted(deck) for deck in table_of(g).decks.locations],
    ),
    "which injuries are in the game": (
        they_live.other_decks,
        lambda g: sorted(table_of(g).decks.injuries),
    ),
    "a story": (
        they_live.other_stories,
        lambda g: [person.story for person in table_of(g).people],
    ),
    "an icon": (they_live_cards.other_icons, lambda g: table_of(g).icons),
    "the top of the Stash": (
        they_live_cards.other_stash,
        lambda g: table_of(g).decks.piles[0][-1:],
    ),
    "a discarded card": (they_live_cards.other_stash, lambda g: table_of(g).decks.discard),
    "a hand": (they_live_cards.other_hands, lambda g: [p.bag for p in table_of(g).people]),
    "red-bordered cards in hands": (other_reds, reds),
    "a deposit": (
        they_live_cards.other_deposit,
        lambda g: [place.deposit for place in table_of(g).places],
    ),
    "the Resources": (they_live_cards.other_resources, lambda g: table_of(g).decks.useful),
    "what is put down": (
        they_live_cards.other_cards_put_down,
        lambda g: of_frame(g, Build, "cards"),
    ),
    "what is offered": (they_live_cards.another_offer, lambda g: of_frame(g, Trade, "card")),
    "who leads without a majority": (
        they_live.another_first_leader,
        lambda g: of_frame(g, Vote, "fallback"),
    ),
    "the dice to come": (twins.other_dice, lambda g: g.chance.copy().byte()),
    "a vote": (
        twins.other_ballots,
        lambda g: [text_of(answer) for _, answer in sorted(g.answers.items())],
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_shows_a_secret_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, secret = LEAKS[leak]
    plain = THEY_LIVE.view
    monkeypatch.setattr(THEY_LIVE, "view", lambda g, seat: {**plain(g, seat), "more": secret(g)})
    assert is_found(make)


def invaders(game: Game) -> list[int]:
    """The seats that play Invaders."""
    t = table_of(game)
    return [seat for seat, person in enumerate(t.playing) if t.people[person].invader]


def test_log_lines_that_everybody_sees_are_found() -> None:
    def everybody_reads_everything(game: Game) -> None:
        for entry in game.chronicle.entries():
            entry.seen_by = EVERYBODY

    when = ("pile", "action")
    found = is_found(they_live_cards.other_stash, everybody_reads_everything, when, decisions=4)
    assert found


def test_one_line_more_for_an_invader_is_found() -> None:
    def a_line_each(game: Game) -> None:
        for _ in invaders(game):
            game.chronicle.add(Entry("round", (1,), EVERYBODY, game.history.length))

    assert is_found(they_live.other_identities, a_line_each)


def test_lines_in_an_order_that_depends_on_identities_are_found() -> None:
    def invaders_first(game: Game) -> None:
        for seat in sorted(range(len(game.seats)), key=lambda seat: seat not in invaders(game)):
            game.chronicle.add(Entry("action-turn-over", (seat,), EVERYBODY, game.history.length))

    assert is_found(they_live.other_identities, invaders_first)


def test_a_reveal_question_put_to_invaders_alone_is_found() -> None:
    def only_invaders_are_asked(game: Game) -> None:
        if game.questions and game.questions[0].kind == "reveal":
            asked = [q for q in game.questions if q.seat in invaders(game)]
            game.questions = asked or [Question(0, "resource", [("go-on",)], "TL-TIME-50")]

    assert is_found(they_live.other_identities, only_invaders_are_asked, ("reveal",))


def test_a_reveal_question_that_humans_are_not_waited_for_is_found() -> None:
    def humans_do_not_decide(game: Game) -> None:
        game.history.length += len(invaders(game))

    assert is_found(they_live.other_identities, humans_do_not_decide, ("reveal",))


def test_options_that_depend_on_another_ones_identity_are_found() -> None:
    def nobody_votes_for_an_invader(game: Game) -> None:
        for question in game.questions:
            if question.kind == "leader":
                bad = [("leader", seat) for seat in invaders(game)]
                question.options = [o for o in question.options if o not in bad]

    assert is_found(they_live.other_identities, nobody_votes_for_an_invader, ("leader",))


def test_things_to_do_unasked_that_depend_on_another_ones_hand_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(g: Game, seat: int) -> list[Option]:
        cards = sum(card for person in table_of(g).people for card in person.bag)
        return [("claim", "person", cards % 4, "invader")]

    monkeypatch.setattr(THEY_LIVE, "asides", leaky)
    assert is_found(they_live_cards.other_hands)


def test_a_reason_that_knows_an_icon_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = THEY_LIVE.why_not

    def leaky(g: Game, seat: int, option: Option) -> Reason | None:
        if option[:1] == ("deposit",) and table_of(g).icons[int(option[1])]:
            return Reason("TL-LOCATION-15", "reason-not-an-option", {})
        return plain(g, seat, option)

    monkeypatch.setattr(THEY_LIVE, "why_not", leaky)
    assert is_found(they_live_cards.other_icons)


def test_an_undo_that_depends_on_an_identity_is_found() -> None:
    def sealed_for_invaders(game: Game) -> None:
        game.seals += len(invaders(game))

    assert is_found(they_live.other_identities, sealed_for_invaders)


def test_a_page_that_shows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Game, seat: int, asked: str, say: Say) -> list[str]:
        return [str(person.bag) for person in table_of(g).people]

    monkeypatch.setitem(THEY_LIVE_WORDS.pages, "leaky", leaky)
    assert is_found(they_live_cards.other_hands, with_words=True)


DEALS: dict[str, tuple[Maker, Callable[[Game, Game], None]]] = {
    "identities": (
        they_live.other_identities,
        lambda true, dealt: setattr(dealt.table, "people", list(table_of(true).people)),
    ),
    "icons": (
        they_live_cards.other_icons,
        lambda true, dealt: setattr(dealt.table, "icons", table_of(true).icons),
    ),
    "the dice": (twins.other_dice, lambda true, dealt: setattr(dealt, "chance", true.chance)),
    "votes": (twins.other_ballots, lambda true, dealt: setattr(dealt, "answers", true.answers)),
}


@pytest.mark.parametrize("leak", DEALS)
def test_a_deal_that_keeps_a_secret_of_the_true_table_is_found(
    leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, keep = DEALS[leak]
    plain = Game.deal_anew

    def leaky(game: Game, seat: int, seed: int | str) -> Game:
        dealt = plain(game, seat, seed)
        keep(game, dealt)
        return dealt

    monkeypatch.setattr(Game, "deal_anew", leaky)
    assert is_found(make)


def test_a_deal_that_its_seat_can_tell_from_the_true_table_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = Game.deal_anew

    def clumsy(game: Game, seat: int, seed: int | str) -> Game:
        dealt = plain(game, seat, seed)
        own = table_of(dealt).edit_person(table_of(dealt).playing[seat])
        own.invader = not own.invader
        return dealt

    monkeypatch.setattr(Game, "deal_anew", clumsy)
    assert is_found(twins.dealt_anew)
