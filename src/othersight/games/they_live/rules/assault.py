"""The Final Assault: three cards, with traitors among the group (chapter TL-ASSAULT)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.attempt import Attempt, CardWithHalves
from othersight.games.they_live.rules.conditions import A_PLAYER, CONDITIONS, FREE, Condition
from othersight.games.they_live.rules.fail_section import FailSection
from othersight.games.they_live.rules.group import group_of, revealed_seats
from othersight.games.they_live.rules.hidden import see_icons
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.people import in_turn_order, person_of, spares, table_of
from othersight.games.they_live.rules.stash import discard_card
from othersight.games.they_live.rules.victory import humans_lose, humans_win
from othersight.games.they_live.rules.vote import Vote, is_voted_on
from othersight.games.they_live.rules.whereabouts import DISCARD, bag_of, moved
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option

STAY: Final[Option] = ("take-part",)
RETREAT: Final[Option] = ("retreat",)


class FinalAssault(Procedure):
    """TL-ASSAULT-01, TL-ASSAULT-02, TL-ASSAULT-03, TL-ASSAULT-04, TL-ASSAULT-05, TL-ASSAULT-06: preparation, then
    the cards in order."""

    steps: ClassVar[tuple[str, ...]] = ("prepare", "sort_resources", "next_card", "after_card")
    fields: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.level = 0
        """Cards turned up so far."""

    def prepare(self, g: Game) -> None:
        """TL-ASSAULT-01, TL-ASSAULT-02, TL-ASSAULT-03, TL-ASSAULT-04: everybody on Cable 54, spares gone, only
        equipped cards and damage kept."""
        t: LiveTable = g.table
        t.assault = True
        for spare in spares(t):
            t.edit_person(spare).dead = True
        for seat in in_turn_order(t):
            person = t.edit_person(t.playing[seat])
            person.space = t.config.cable_54
            for card in person.bag:
                discard_card(g, card)
            person.bag = ()
            moved(t, [], bag_of(person.index), DISCARD)
            person.wanted = person.scrap = person.glasses = 0
        g.tell("assault")

    def sort_resources(self, g: Game) -> None:
        """TL-ASSAULT-04, TL-HIDDEN-03: seen by everybody through the lenses, without a token."""
        t: LiveTable = g.table
        decks = t.edit_decks()
        deployed = decks.useful
        decks.useful = tuple(sorted([card for card in deployed if not t.icons[card]]))
        decks.sabotaged = tuple(sorted([card for card in deployed if t.icons[card]]))
        g.reveal()
        for seat in range(len(t.knowledge)):
            see_icons(g, seat, list(deployed))
        faces = t.config.card_face
        g.tell(
            "resources-sorted",
            tuple([faces[card] for card in decks.useful]),
            tuple([faces[card] for card in decks.sabotaged]),
        )

    def next_card(self, g: Game) -> None:
        """TL-ASSAULT-06: turned up only when reached."""
        t: LiveTable = g.table
        card = t.decks.assault[-1]
        decks = t.edit_decks()
        decks.assault = decks.assault[:-1]
        self.level += 1
        g.reveal()
        g.tell("assault-card", card)
        g.call(PlayCard(card, self.level))

    def after_card(self, g: Game) -> None:
        """TL-ASSAULT-34: passing the third card wins."""
        if self.level == 3:
            humans_win(g)
        else:
            self.skip_to("next_card")


class PlayCard(CardWithHalves):
    """One Final Assault card with all its attempts, then the fights against revealed Invaders."""

    steps: ClassVar[tuple[str, ...]] = ("retreats", "attempt", "judge", "order", "fight")
    fields: ClassVar[tuple[str, ...]] = ("card", "level", "failures", "fought", "first_half")

    def __init__(self, card: str = "", level: int = 0) -> None:
        CardWithHalves.__init__(self)
        self.card = card
        self.level = level
        self.failures = 0
        self.fought: tuple[int, ...] = ()
        """Invaders already fought after this card."""

    def retreats(self, g: Game) -> None:
        """TL-ASSAULT-30, TL-ASSAULT-31, TL-TIME-46: each Invader revealed earlier takes part or retreats for this
        card."""
        t: LiveTable = g.table
        seats = revealed_seats(t)
        if not seats:
            return
        answers = g.ask_all("retreat", seats, lambda seat: [STAY, RETREAT])
        if not answers:
            return
        for seat in seats:
            t.edit_person(t.playing[seat]).retreated = answers[seat] == RETREAT
            g.tell("retreats" if answers[seat] == RETREAT else "takes-part", seat)

    def attempt(self, g: Game) -> None:
        """One go at all tests of the card (TL-ASSAULT-13)."""
        g.call(Attempt(self.card))

    def judge(self, g: Game) -> None:
        """TL-ASSAULT-16, TL-ASSAULT-17, TL-ASSAULT-29: the fifth failure loses the game without its fail section."""
        t: LiveTable = g.table
        card = t.config.assault[self.card]
        if g.result:
            g.tell("assault-passed", self.card)
            if self.level == 3:
                self.finish()
            return
        self.failures += 1
        g.tell("assault-failed", self.card, self.failures)
        if self.failures >= card.limit or card.lose:
            humans_lose(g, "assault")
            return
        self.skip_to("attempt")
        g.call(FailSection(self.card))

    def order(self, g: Game) -> None:
        """TL-ASSAULT-29: which revealed Invader is fought next; the test group votes."""
        t: LiveTable = g.table
        foes = self.foes(t)
        if not foes:
            self.finish()
            return
        group = group_of(t)
        g.call(Vote("foe", tuple([("fight", seat) for seat in foes]), tuple(group)))

    def fight(self, g: Game) -> None:
        """TL-ASSAULT-26: once per passed card and revealed Invader who has not retreated."""
        foe = self.foes(table_of(g))[g.result]
        self.fought = (*self.fought, foe)
        self.skip_to("order")
        g.call(InvaderFight(foe))

    def foes(self, t: LiveTable) -> list[int]:
        """TL-ASSAULT-26: the Invaders who have still to be fought after this card."""
        return [seat for seat in present_invaders(t) if seat not in self.fought]


def present_invaders(t: LiveTable) -> list[int]:
    """Revealed Invaders who take part in this card, in turn order."""
    return [s for s in revealed_seats(t) if not person_of(t, s).retreated]


CONDITIONS["retreat", "take-part"] = FREE
CONDITIONS["retreat", "retreat"] = FREE
CONDITIONS["foe", "fight"] = (
    A_PLAYER,
    Condition("TL-ASSAULT-29", "reason-not-revealed", lambda c: c.target in present_invaders(c.t)),
    Condition("TL-ASSAULT-26", "reason-fought-already", is_voted_on),
)
