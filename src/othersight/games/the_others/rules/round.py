"""Rounds: opening, first Hero, Turns in clockwise order, End of Round (TO-ROUND-01, TO-ROUND-02, TO-ROUND-03,
TO-ROUND-04, TO-ROUND-05, TO-ROUND-06, TO-TIME-01, TO-TIME-02, TO-TIME-03, TO-TIME-04, TO-TIME-05)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import A_HERO
from othersight.games.the_others.rules.effects import APOCALYPSE, is_revealed
from othersight.games.the_others.rules.end_of_round import EndOfRound
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.story import PlaceTokens, begin_round_tokens
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.unite import Collective, decided_together, is_for_decision
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.conditions import Condition


class Round(Procedure):
    """TO-ROUND-01: one Round after another until a side has won."""

    steps: ClassVar[tuple[str, ...]] = (
        "open", "story_tasks", "cards", "name_first", "first_named", "next_turn", "turn_over", "end_of_round",
        "next_round",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("cards_due", "place", "declined", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.cards_due: tuple[str, ...] = ()
        self.place = 0
        """The place in the clockwise order whose Turn is next or under way."""
        self.declined = 0
        """Heroes in a row who had nothing to spend or declined (TO-ENDROUND-01)."""
        self.turns = 0
        """Turns taken in this Round."""

    def open(self, g: Game) -> None:
        """TO-TIME-01, TO-ROUND-06: per-Round counters go to zero."""
        t: OthersTable = g.table
        t.round += 1
        story = t.edit_story()
        story.heroes_killed = 0
        story.innocents_revealed = 0
        story.avatar_killed = False
        story.corruption_removed = 0
        self.cards_due = start_of_round_cards(t)
        self.declined = 0
        self.turns = 0
        g.tell("round", t.round)

    def story_tasks(self, g: Game) -> None:
        """TO-TIME-02, TO-ROUND-02: in the first Round too."""
        t: OthersTable = g.table
        config = t.config
        g.call(PlaceTokens(begin_round_tokens(t), config.face_down, config.districts_only))

    def cards(self, g: Game) -> None:
        """TO-TIME-03, TO-ROUND-03: in the order the cards were revealed."""
        if not self.cards_due:
            return
        card = self.cards_due[0]
        self.cards_due = self.cards_due[1:]
        self.again()
        if is_revealed(g, card):
            effect = APOCALYPSE[card]
            tokens = effect.round_tokens()
            g.call(PlaceTokens(tokens, False, effect.round_districts(), "TO-TIME-03"))

    def name_first(self, g: Game) -> None:
        """TO-TIME-04, TO-ROUND-04: the Hero Players name the first Hero together."""
        g.call(Collective("first-hero", tuple([("first", hero) for hero in table_of(g).places])))

    def first_named(self, g: Game) -> None:
        """TO-ROUND-04, TO-ROUND-05, TO-ENDROUND-07: the circle begins with him."""
        t: OthersTable = g.table
        t.first = g.result
        self.place = g.result
        g.tell("first-hero", t.places[g.result])

    def next_turn(self, g: Game) -> None:
        """TO-TIME-05, TO-ENDROUND-01: the next Hero clockwise who can take a Turn; TO-TURN-03: others are skipped."""
        if not self.begins_turn(g):
            self.skip_to("end_of_round")

    def turn_over(self, g: Game) -> None:
        """TO-ROUND-05, TO-TURN-02, TO-ENDROUND-01: on to the next place; a full circle of refusals ends the Round."""
        t: OthersTable = g.table
        if t.current >= 0 or g.result:
            self.turns += 1
            self.declined = 0
            t.current = -1
        else:
            self.declined += 1
        self.place = (self.place + 1) % len(t.places)
        if self.begins_turn(g):
            self.again()

    def begins_turn(self, g: Game) -> bool:
        """TO-TURN-03, TO-ENDROUND-01: whether a Hero can take a Turn, clockwise from the present place; he takes it."""
        t: OthersTable = g.table
        places = t.places
        while self.declined < len(places):
            hero = t.heroes[places[self.place]]
            if hero.turns > 0 or hero.extra_turns > 0:
                g.call(Turn(hero.index, self.turns == 0))
                return True
            g.result = 0
            self.declined += 1
            self.place = (self.place + 1) % len(places)
        return False

    def end_of_round(self, g: Game) -> None:
        """TO-TIME-38, TO-TIME-39, TO-TIME-40, TO-TIME-41, TO-TIME-42, TO-TIME-43."""
        g.call(EndOfRound())

    def next_round(self, g: Game) -> None:
        """TO-TIME-44."""
        self.skip_to("open")


def start_of_round_cards(t: OthersTable) -> tuple[str, ...]:
    """TO-TIME-03: the revealed Apocalypse cards that place tokens at the start of each Round."""
    return tuple([card for card in t.sins.revealed if APOCALYPSE[card].round_tokens()])


decided_together(
    "first-hero",
    "first",
    (A_HERO, Condition("TO-ROUND-04", "reason-hero-not-in-play", is_for_decision)),
)
