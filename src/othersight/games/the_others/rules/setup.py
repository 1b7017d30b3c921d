"""Set-up: the Heroes who start, the Dark Past cards, the first hand (chapter TO-SETUP)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import ANY_HERO, CONDITIONS, Case
from othersight.games.the_others.rules.dark_past import DealDarkPast
from othersight.games.the_others.rules.edition import starting_hand
from othersight.games.the_others.rules.figures import place_hero, table_of
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.sin_card import draw_sin_cards
from othersight.games.the_others.rules.unite import Collective, decided_together, is_for_decision
from othersight.games.the_others.state.table import IN_PLAY, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.conditions import Condition


class SetUp(Procedure):
    """TO-SETUP-02: the Heroes, final preparations, then the first Round."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "heroes", "hand", "dark_past", "play")
    fields: ClassVar[tuple[str, ...]] = ("picked", "dealt")

    def __init__(self, picked: tuple[int, ...] = (), dealt: bool = True) -> None:
        super().__init__()
        self.picked = picked
        """The starting Heroes in clockwise order, if they were named beforehand or dealt."""
        self.dealt = dealt

    def pick(self, g: Game) -> None:
        """TO-SETUP-13: each Hero Player picks, unless the Heroes were dealt at random."""
        if not self.dealt:
            g.call(PickHeroes(len(table_of(g).heroes)))

    def heroes(self, g: Game) -> None:
        """TO-SETUP-15, TO-SETUP-16, TO-SETUP-20: in the Starting Space with all tokens, in a fixed clockwise
        order."""
        t: OthersTable = g.table
        if self.dealt:
            seat_heroes(t, self.picked)
        for hero in t.places:
            place_hero(t, hero, t.config.city.start)
        g.tell("heroes-start", t.places)
        for hero in t.places:
            if hero in t.config.carried:
                bring_along(g, hero)

    def hand(self, g: Game) -> None:
        """TO-SETUP-18; TO-EDITION-01: the draft deals N cards."""
        t: OthersTable = g.table
        t.edit_sins().reactions = t.config.n
        draw_sin_cards(g, starting_hand(t.config))

    def dark_past(self, g: Game) -> None:
        """TO-SETUP-19: in a Corruption Story only (TO-DARKPAST-01)."""
        if table_of(g).config.dark_past:
            g.call(DealDarkPast())

    def play(self, g: Game) -> None:
        """The first Round."""
        g.call(Round())


class PickHeroes(Procedure):
    """TO-SETUP-13, TO-SETUP-14: all Hero Players name a Hero at once; one wanted twice is a collective decision."""

    steps: ClassVar[tuple[str, ...]] = ("want", "contest", "award", "seat")
    fields: ClassVar[tuple[str, ...]] = ("wanted", "given", "order", "contested")

    def __init__(self, heroes: int = 0) -> None:
        super().__init__()
        self.wanted: tuple[int, ...] = ()
        """What each Hero Player wants now, by seat; -1 for nothing."""
        self.given: tuple[int, ...] = (0,) * heroes
        """The seat that has each Hero, or 0."""
        self.order: tuple[int, ...] = ()
        """The Heroes given so far, one after the other."""
        self.contested = -1

    def want(self, g: Game) -> None:
        """Everybody who lacks a Hero names one."""
        config = table_of(g).config
        each = config.n // config.hero_players
        options = Case(g, "pick-hero", self).options("hero")
        asked = [s for s in range(1, config.hero_players + 1) if self.given.count(s) < each]
        if not asked:
            self.skip_to("seat")
            return
        answers = g.ask_all("pick-hero", asked, lambda _: options)
        if answers:
            self.wanted = tuple(
                [
                    number(answers[s], 1) if s in answers else -1
                    for s in range(1, config.hero_players + 1)
                ]
            )

    def contest(self, g: Game) -> None:
        """A Hero wanted by one player is his; one wanted by several is decided together."""
        for hero in self.wanted:
            if hero >= 0 and self.wanted.count(hero) == 1:
                self.give(g, hero, self.wanted.index(hero) + 1)
        claims = [hero for hero in self.wanted if hero >= 0]
        if not claims:
            self.skip_to("want")
            return
        self.contested = claims[0]
        rivals = [
            seat + 1 for seat in range(len(self.wanted)) if self.wanted[seat] == self.contested
        ]
        g.call(
            Collective("contested-hero", tuple([("give", self.contested, seat) for seat in rivals]))
        )

    def award(self, g: Game) -> None:
        """TO-SETUP-14: the Hero goes to the player decided on; the others name another."""
        rivals = [
            seat + 1 for seat in range(len(self.wanted)) if self.wanted[seat] == self.contested
        ]
        self.give(g, self.contested, rivals[g.result])
        self.skip_to("contest")

    def give(self, g: Game, hero: int, seat: int) -> None:
        """The Hero is that player's."""
        given = list(self.given)
        given[hero] = seat
        self.given = tuple(given)
        self.order = (*self.order, hero)
        self.wanted = tuple([-1 if wish == hero else wish for wish in self.wanted])
        g.tell("hero-picked", seat, hero)

    def seat(self, g: Game) -> None:
        """TO-SETUP-20: clockwise by seat; a player with several Heroes has them in the order he named them."""
        order: list[int] = []
        for seat in range(1, table_of(g).config.hero_players + 1):
            order += [hero for hero in self.order if self.given[hero] == seat]
        seat_heroes(table_of(g), tuple(order))


def seat_heroes(t: OthersTable, heroes: tuple[int, ...]) -> None:
    """TO-SETUP-12, TO-SETUP-16: the places in clockwise order; all others stay in the Reserve."""
    each = t.config.n // t.config.hero_players
    t.places = heroes
    for place in range(len(heroes)):
        record = t.edit_hero(heroes[place])
        record.state = IN_PLAY
        record.player = 1 + place // each
        record.turns = 2


def bring_along(g: Game, hero: int) -> None:
    """HOUSE-CAMPAIGN4, HOUSE-CAMPAIGN5: the Upgrade of a survivor, and the Dark Past where none is dealt."""
    t: OthersTable = g.table
    upgrades, dark_past = t.config.carried[hero]
    record = t.edit_hero(hero)
    record.upgrades = upgrades
    for card in upgrades:
        g.tell("upgrade-brought", hero, card)
    if dark_past and not t.config.dark_past:
        record.dark_past = dark_past
        g.tell("dark-past-brought", hero, dark_past)


# -- conditions


def is_free(c: Case) -> bool:
    """TO-SETUP-13: nobody has that Hero yet."""
    picking: PickHeroes = c.frame
    return not picking.given[c.target]


def is_contested(c: Case) -> bool:
    """TO-SETUP-14: the Hero whom several players want."""
    talks: Collective = c.frame
    return c.option[1] == talks.options[0][1]


CONDITIONS["pick-hero", "hero"] = (
    ANY_HERO,
    Condition("TO-SETUP-13", "reason-hero-taken", is_free),
)
decided_together(
    "contested-hero",
    "give",
    (
        Condition("TO-SETUP-14", "reason-not-contested", is_contested),
        Condition("TO-SETUP-14", "reason-not-a-rival", is_for_decision),
    ),
)
