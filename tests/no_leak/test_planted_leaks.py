"""Leaks planted on purpose, one of each kind: the no-leak test finds every one."""

from collections.abc import Callable
from typing import Any

import pytest

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.rules.apocalypse import RevealCard
from othersight.games.the_others.rules.dark_past import DealDarkPast
from othersight.games.the_others.rules.story import PlaceTokens
from othersight.games.the_others.words.interface import THE_OTHERS_WORDS
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY
from othersight.kernel.question import PASS, Option, Question, Reason, text_of
from othersight.toolkit.phrases import Say
from tests.conformance.walk import Combination, Walk, steps_of, table_of
from tests.no_leak import the_others, twins
from tests.no_leak.twins import Maker
from tests.no_leak.watch import Leak, Spoil, honest, watch

TERROR, CORRUPTION, REDEMPTION = (
    "havens-last-stand",
    "the-darkness-within",
    "battleground-of-souls",
)

CARDS = ("start-of-turn-card", "start-of-fight-card", "after-roll-card", "after-fight-card")


def is_found(
    make: Maker,
    story: str,
    spoil: Spoil = honest,
    when: tuple[str, ...] = (),
    with_words: bool = False,
) -> bool:
    """Whether watching twins of that kind (at those questions) in a game of that Story finds a leak."""
    walk = Walk(Combination("pride", "doctor", story, "a", 2), 11)
    chance = Chance("planted")
    for game, question, _ in steps_of(walk):
        if when and question.kind not in when:
            continue
        try:
            for twin in make(game, chance):
                watch(game, twin, chance, 10, with_words, spoil)
        except Leak:
            return True
    return False


def frame(game: Game, kind: type, name: str) -> Any:
    """A field of a procedure under way."""
    for procedure in game.stack:
        if isinstance(procedure, kind):
            return list(getattr(procedure, name))
    return None


LEAKS: dict[str, tuple[Maker, str, Callable[[Game], Any]]] = {
    "the hand": (the_others.another_hand, TERROR, lambda g: sorted(table_of(g).sins.hand)),
    "a card of the hand": (
        the_others.another_hand,
        TERROR,
        lambda g: "hate" in table_of(g).sins.hand,
    ),
    "the top of the Sin deck": (
        the_others.another_sin_deck,
        TERROR,
        lambda g: table_of(g).sins.deck[-1:],
    ),
    "the top of the Apocalypse deck": (
        the_others.another_apocalypse_deck,
        TERROR,
        lambda g: table_of(g).sins.apocalypse_deck[-1:],
    ),
    "the Apocalypse cards drawn": (
        the_others.other_apocalypse_cards_drawn,
        TERROR,
        lambda g: frame(g, RevealCard, "drawn"),
    ),
    "a face-down token": (
        the_others.other_face_down_tokens,
        REDEMPTION,
        lambda g: [space.hidden for space in table_of(g).spaces],
    ),
    "the supply by kind": (
        the_others.a_face_down_token_from_the_supply,
        REDEMPTION,
        lambda g: table_of(g).supply,
    ),
    "a Dark Past card": (
        the_others.other_dark_past,
        CORRUPTION,
        lambda g: [hero.dark_past for hero in table_of(g).heroes],
    ),
    "the deal of Dark Past cards": (
        the_others.another_deal_under_way,
        CORRUPTION,
        lambda g: frame(g, DealDarkPast, "chosen"),
    ),
    "the top of the Upgrade deck": (
        the_others.another_upgrade_deck,
        TERROR,
        lambda g: table_of(g).upgrade_deck[-1:],
    ),
    "the dice to come": (twins.other_dice, TERROR, lambda g: g.chance.copy().byte()),
    "a secret ballot": (
        twins.other_ballots,
        TERROR,
        lambda g: {str(seat): text_of(answer) for seat, answer in g.answers.items()},
    ),
    "where tokens will be laid": (
        the_others.other_places_for_tokens,
        TERROR,
        lambda g: frame(g, PlaceTokens, "chosen"),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_shows_a_secret_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, story, secret = LEAKS[leak]
    plain = THE_OTHERS.view
    monkeypatch.setattr(THE_OTHERS, "view", lambda g, seat: {**plain(g, seat), "more": secret(g)})
    assert is_found(make, story)


def test_a_reason_that_knows_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = THE_OTHERS.why_not

    def leaky(g: Game, seat: int, option: Option) -> Reason | None:
        if option[:1] == ("play",) and option[1:] and option[1] not in table_of(g).sins.hand:
            return Reason("TO-SINCARD-01", "reason-card-not-in-hand", {})
        return plain(g, seat, option)

    monkeypatch.setattr(THE_OTHERS, "why_not", leaky)
    assert is_found(the_others.another_hand, TERROR)


def test_a_page_that_shows_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Game, seat: int, asked: str, say: Say) -> list[str]:
        return sorted(table_of(g).sins.hand)

    monkeypatch.setitem(THE_OTHERS_WORDS.pages, "leaky", leaky)
    assert is_found(the_others.another_hand, TERROR, with_words=True)


def test_a_log_line_that_everybody_sees_is_found() -> None:
    def everybody_reads_everything(game: Game) -> None:
        for entry in game.chronicle.entries():
            entry.seen_by = EVERYBODY

    assert is_found(the_others.another_hand, TERROR, everybody_reads_everything, ("main",))


def test_being_asked_only_with_a_fitting_card_is_found() -> None:
    def not_asked_without_a_choice(game: Game) -> None:
        if game.questions and game.questions[0].options == [PASS]:
            game.questions = [Question(1, "reaction", [("react",)], "TO-TIME-34")]

    assert is_found(the_others.another_hand, TERROR, not_asked_without_a_choice, CARDS)


def test_a_number_of_decisions_that_depends_on_the_hand_is_found() -> None:
    def passing_alone_does_not_count(game: Game) -> None:
        if any(question.options == [PASS] for question in game.questions):
            game.history.length -= 1

    assert is_found(the_others.another_hand, TERROR, passing_alone_does_not_count, CARDS)


def test_an_undo_that_depends_on_the_hand_is_found() -> None:
    def sealed_by_a_card(game: Game) -> None:
        game.seals += 1 if "hate" in table_of(game).sins.hand else 0

    assert is_found(the_others.another_hand, TERROR, sealed_by_a_card)
