"""Sin cards: the moments at which one may be played, drawing and discarding (chapter TO-SINCARD)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import Effect
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.upgrade import without
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, word
from othersight.toolkit.conditions import ELSEWHERE, Condition, Finer, Listed, Look, never

START_OF_TURN: Final = "start-of-turn-card"
START_OF_FIGHT: Final = "start-of-fight-card"
AFTER_ROLL: Final = "after-roll-card"
AFTER_FIGHT: Final = "after-fight-card"
AFTER_KILL: Final = "after-kill-card"


class SinCard(Effect):
    """One Sin card: the moments printed on it, the condition, and what it does."""

    def __init__(self, id: str, *moments: str, harm: tuple[int, int] = (0, 0)) -> None:
        super().__init__(id)
        self.moments = moments
        self.harm = harm
        """The most Wounds and Corruption that it brings the Heroes by itself, for those who look for causes."""

    def figure(self, g: Game, name: str) -> int:
        """A figure of the card."""
        return table_of(g).config.card_figures[self.id][name]

    def can_play(self, g: Game) -> bool:
        """TO-SINCARD-08: its condition holds and some part of it can take effect; from public facts alone."""
        return True

    def play(self, g: Game) -> None:
        """Do what the card says, or call the procedure that does."""

    def is_on_board(self, t: OthersTable) -> bool:
        """Whether the card lies in a Space until the end of the Round."""
        return False

    def leave_board(self, g: Game) -> int:
        """TO-TIME-40: a card on the board does its work and is taken up; how far the Apocalypse Track rises."""
        return 0


SIN_CARDS: Final[dict[str, SinCard]] = {}


class SinCardMoment(Procedure):
    """A moment at which the Sins Player may play one card. The result is 1 if he did."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "close")
    fields: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: str = "") -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.moment = moment

    def choose(self, g: Game) -> None:
        """TO-SINCARD-02, TO-SINCARD-03: at most one card a Turn, at the moment printed on it."""
        t: OthersTable = g.table
        choice = g.choice or g.ask_openly(SINS, self.moment, self.playable(g))
        if not choice:
            return
        if choice == PASS:
            self.finish(0)
            return
        card = word(choice, 1)
        sins = t.edit_sins()
        sins.hand = without(sins.hand, card)
        if card in sins.held:
            sins.held = without(sins.held, card)
        sins.played = card
        sins.card_used = True
        g.reveal()
        g.tell("sin-card", card)
        SIN_CARDS[card].play(g)

    def playable(self, g: Game) -> list[Option]:
        """The cards that may be played now, and to play none."""
        options = [PASS]
        if not LOOK.is_good:
            return Case(g, self.moment, self).offer(options, "play")
        for card in cards_held_for(g.table, self.moment):
            if SIN_CARDS[card].can_play(g):
                options.append(("play", card))
        return options

    def close(self, g: Game) -> None:
        """The card has done its work; the result tells that one was played."""
        self.finish(1)


def may_hold_card_for(g: Game, moment: str) -> bool:
    """Whether, as far as everybody can know, the Sins Player may hold a card for this moment.

    He is asked whenever he might, so that being asked tells nobody what is in his hand (TO-SINCARD-01), and not where
    everybody can see that he may play none (TO-SINCARD-02, TO-SINCARD-08).
    """
    t: OthersTable = g.table
    sins = t.sins
    if sins.card_used or not sins.hand:
        return False
    for card in cards_out_of_sight(t, moment):
        if card.asks and not card.card.can_play(g):
            continue
        if not card.stays or not is_seen_elsewhere(t, card):
            return True
    return False


class OutOfSight:
    """Which cards of the whole deck do not all lie among the discards or before the Sins Player, by the moments that
    anybody has asked for."""

    def __init__(self, discard: tuple[str, ...], played: str) -> None:
        self.discard = discard
        self.played = played
        self.of_moment: dict[str, list[DeckCard]] = {}


def cards_out_of_sight(t: OthersTable, moment: str) -> list["DeckCard"]:
    """TO-SINCARD-01: the cards with this moment of which the Sins Player may hold one, but for what lies on the board,
    as far as the first that he can play whatever else holds; looked up once for what lies among the discards and before
    him."""
    sins = t.sins
    sight: OutOfSight | None = sins.out_of_sight
    if sight is None or sight.discard is not sins.discard or sight.played != sins.played:
        sight = OutOfSight(sins.discard, sins.played)
        sins.out_of_sight = sight
    cards = sight.of_moment.get(moment)
    if cards is None:
        cards = []
        for card in cards_for(t, moment):
            if card.stays or not is_seen_elsewhere(t, card):
                cards.append(card)
                if card.needs_nothing:
                    break
        sight.of_moment[moment] = cards
    return cards


class DeckCard:
    """A card of the whole deck and how many copies of it there are."""

    def __init__(self, card: SinCard, copies: int) -> None:
        self.card = card
        self.id = card.id
        self.copies = copies
        self.asks = type(card).can_play is not SinCard.can_play
        """Whether it asks for something before it can be played."""
        self.stays = type(card).is_on_board is not SinCard.is_on_board
        """Whether it is one that may lie in a Space."""
        self.needs_nothing = not self.asks and not self.stays
        """Whether it can be played wherever it is out of sight."""


def cards_for(t: OthersTable, moment: str) -> tuple[DeckCard, ...]:
    """TO-SINCARD-03: the cards of the whole deck that have a moment printed on them, those without a condition first;
    looked up once for a game."""
    known = t.config.cards_of_moment.get(moment)
    if known is None:
        deck = t.config.sin_cards
        cards = [SIN_CARDS[card] for card in dict.fromkeys(deck)]
        found = [DeckCard(c, deck.count(c.id)) for c in cards if moment in c.moments]
        known = tuple(sorted(found, key=asks_for_something))
        t.config.cards_of_moment[moment] = known
    return known


def asks_for_something(card: DeckCard) -> bool:
    """Whether a card asks for something before it can be played."""
    return card.asks


def is_seen_elsewhere(t: OthersTable, card: DeckCard) -> bool:
    """Whether everybody sees all copies of the card in the discard pile, before the Sins Player or on the board."""
    sins = t.sins
    id = card.id
    hidden = card.copies
    if sins.played == id or (card.stays and card.card.is_on_board(t)):
        hidden -= 1
    if hidden > 0 and id in sins.discard:
        hidden -= 1 if hidden == 1 else sins.discard.count(id)
    return hidden <= 0


def cards_laid(t: OthersTable) -> tuple[str, ...]:
    """The Sin cards that lie on the board, but for this Turn's card, which lies before the Sins Player too."""
    cards = [card for card in t.config.sin_cards if SIN_CARDS[card].is_on_board(t)]
    return tuple([card for card in cards if card != t.sins.played])


def discard_played_card(g: Game) -> None:
    """TO-SINCARD-04: the card goes to the discard pile and the limit of one card starts anew; SCX-3: HATE! lies on the
    board until the Round ends."""
    t: OthersTable = g.table
    if not t.sins.played and not t.sins.card_used:
        return
    sins = t.edit_sins()
    if sins.played and not SIN_CARDS[sins.played].is_on_board(t):
        sins.discard = (*sins.discard, sins.played)
    sins.played = ""
    sins.card_used = False


def draw_sin_cards(g: Game, cards: int) -> None:
    """TO-SINCARD-06, TO-SINCARD-07: from the deck; when it is empty the discard pile is shuffled into a new one."""
    t: OthersTable = g.table
    sins = t.edit_sins()
    drawn: list[str] = []
    while len(drawn) < cards:
        if not sins.deck:
            if not sins.discard:
                break
            sins.deck = g.shuffle(tuple(sorted(sins.discard)))
            sins.discard = ()
            sins.held = (*sins.hand, *drawn)
            g.tell("sin-deck-reshuffled")
        drawn.append(sins.deck[-1])
        sins.deck = sins.deck[:-1]
    sins.hand = (*sins.hand, *drawn)
    g.reveal()
    g.tell_to(all_but(SINS), "sin-cards-drawn", len(drawn))
    g.tell_to(only(SINS), "sin-cards-drawn-by-you", tuple(drawn))


def can_draw(t: OthersTable) -> bool:
    """TO-SINCARD-07, TO-SINCARD-08: whether a card that draws has anything to draw from."""
    return len(t.sins.deck) > 0 or len(t.sins.discard) > 0


def gain_reactions(g: Game, tokens: int) -> None:
    """TO-SINREACT-09: Reaction tokens gained come into play active."""
    table_of(g).edit_sins().reactions += tokens
    g.tell("reaction-tokens-gained", tokens)


# -- conditions


def is_sins_player(c: Case) -> bool:
    """TO-SINCARD-01: only the Sins Player holds Sin cards."""
    return c.seat == SINS


def is_sin_card(c: Case) -> bool:
    """There is such a card."""
    return c.thing in SIN_CARDS


def is_in_hand(c: Case) -> bool:
    """TO-SINCARD-01."""
    return c.thing in c.t.sins.hand


def cards_in_hand(c: Case) -> list[str]:
    """TO-SINCARD-01: the different cards in hand."""
    return list(dict.fromkeys(c.t.sins.hand))


class SortedHand:
    """What the Sins Player holds, by the moments that anybody has asked for."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards
        self.of_moment: dict[str, list[str]] = {}


def cards_held_for(t: OthersTable, moment: str) -> list[str]:
    """TO-SINCARD-03: the different cards in hand that have this moment printed on them, looked up once for a hand."""
    sins = t.sins
    hand: SortedHand | None = sins.sorted_hand
    if hand is None or hand.cards is not sins.hand:
        hand = SortedHand(sins.hand)
        sins.sorted_hand = hand
    cards = hand.of_moment.get(moment)
    if cards is None:
        cards = []
        for card in hand.cards:
            if moment in SIN_CARDS[card].moments and card not in cards:
                cards.append(card)
        hand.of_moment[moment] = cards
    return cards


def cards_of_moment_in_hand(c: Case) -> list[str]:
    """TO-SINCARD-03: the different cards in hand that have this moment printed on them."""
    return cards_held_for(c.t, c.kind)


def is_card_left(c: Case) -> bool:
    """TO-SINCARD-02: none has been played in this Turn."""
    return not c.t.sins.card_used


def has_effect(c: Case) -> bool:
    """TO-SINCARD-08."""
    return SIN_CARDS[c.thing].can_play(c.g)


MOMENTS: Final = (START_OF_TURN, START_OF_FIGHT, AFTER_ROLL, AFTER_FIGHT, AFTER_KILL)
A_CARD: Final = Finer("TO-SINCARD-03", "reason-no-such-card", is_sin_card)
for _moment in MOMENTS:
    CONDITIONS[_moment, "pass"] = FREE
    CONDITIONS[_moment, "play"] = (
        A_CARD,
        Finer("TO-SINCARD-01", "reason-card-not-in-hand", is_in_hand),
        Listed("TO-SINCARD-03", "reason-not-the-moment", cards_of_moment_in_hand),
        Condition("TO-SINCARD-08", "reason-card-without-effect", has_effect),
    )
LOOK: Final = Look(CONDITIONS, *[(moment, "play") for moment in MOMENTS])
CONDITIONS[ELSEWHERE, "play"] = (
    Condition("TO-SINCARD-01", "reason-sins-players-card", is_sins_player),
    A_CARD,
    Listed("TO-SINCARD-01", "reason-card-not-in-hand", cards_in_hand),
    Condition("TO-SINCARD-02", "reason-card-already-played", is_card_left),
    Condition("TO-SINCARD-03", "reason-not-the-moment", never),
)
