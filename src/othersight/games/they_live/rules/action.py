"""The Action Phase: the free move and two different actions (TL-ACTION-01 to -24)."""

from typing import ClassVar

from othersight.games.they_live.rules.effects import ABILITIES, changes, is_forbidden, lasting
from othersight.games.they_live.rules.enemy import move_tile, nearer
from othersight.games.they_live.rules.hidden import see_billboards, see_own_cards
from othersight.games.they_live.rules.injury import cure_at
from othersight.games.they_live.rules.people import carried, on_space, person_of, table_of
from othersight.games.they_live.rules.reorganize import Equip, shifts
from othersight.games.they_live.rules.skill import SkillTest
from othersight.games.they_live.rules.stash import give_up_card
from othersight.games.they_live.rules.token import (
    gain_glasses,
    gain_scrap,
    heal,
    lose_wanted,
    pay_scrap,
    spend_glasses,
    take_wanted,
)
from othersight.games.they_live.rules.trade import REFUSED, TRADED, Trade, offers
from othersight.games.they_live.rules.usecard import UseCard, usable_cards
from othersight.games.they_live.setting import FREEWAY
from othersight.games.they_live.table import ON_BOARD, LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number, word

ACTIONS = 2
GLASSES_PRICE = 3
END: Option = ("end",)
TOLD = ("reorganize", "distract", "inspect", "craft", "treat")
"""Actions of which the log would otherwise show only what they cost and bring."""


class ActionTurn(Procedure):
    """TL-ACTION-01: a free move, then two actions, none of them twice."""

    steps: ClassVar[tuple[str, ...]] = ("free_move", "act", "traded", "close")
    fields: ClassVar[tuple[str, ...]] = ("seat", "taken", "refused", "partner")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.taken: tuple[str, ...] = ()
        """Actions taken in this turn."""
        self.refused: tuple[int, ...] = ()
        """Partners who have refused a trade in this turn (TL-ACTION-11)."""
        self.partner = -1

    def free_move(self, g: Game) -> None:
        """TL-TIME-10: stay, one thread step, or a freeway ride."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options = [("stay",), *moves(t, person)]
        choice = g.choice or g.ask(self.seat, "free-move", options)
        if choice and choice != ("stay",):
            go(g, person, choice)

    def act(self, g: Game) -> None:
        """TL-TIME-11, -13: an action not yet taken, or the end of the turn."""
        t = table_of(g)
        if len(self.taken) == ACTIONS:
            self.skip_to("close")
            return
        person = person_of(t, self.seat)
        window = "TL-TIME-13" if self.taken else "TL-TIME-11"
        choice = g.choice
        if (
            not choice and person.bag
        ):  # a turn that ends unasked would tell that no card of the bag can be used
            choice = g.ask_openly(self.seat, "action", self.options(g, person), window)
        elif not choice:
            choice = g.ask(self.seat, "action", self.options(g, person), window)
        if not choice:
            return
        if choice == END:
            self.skip_to("close")
            return
        if word(choice, 0) != "trade":
            self.again()
        self.do(g, person, word(choice, 0), choice)

    def traded(self, g: Game) -> None:
        """TL-ACTION-11: a refused trade uses up nothing, but that partner is not asked again in this turn."""
        if g.result == TRADED:
            self.taken = (*self.taken, "trade")
        elif g.result == REFUSED:
            self.refused = (*self.refused, self.partner)
        self.skip_to("act")

    def options(self, g: Game, person: Person) -> list[Option]:
        """TL-ACTION-03: whatever is possible now and has not been done in this turn."""
        t = table_of(g)
        options: list[Option] = []
        if self.may(t, person, "move"):
            options += moves(t, person)
        if self.may(t, person, "lay-low") and can_lay_low(t, person):
            options.append(("lay-low",))
        if self.may(t, person, "trade"):
            options += self.partners(t, person)
        if self.may(t, person, "reorganize") and shifts(person, ()):
            options.append(("reorganize",))
        if self.may(t, person, "distract") and closest_tiles(t, person.space):
            options.append(("distract",))
        if self.may(t, person, "inspect") and person.glasses:
            options += [("inspect", "cards"), ("inspect", "billboards")]
        if self.may(t, person, "craft"):
            options += crafts(t, person)
        if self.may(t, person, "use"):
            options += self.uses(g, person)
        if self.may(t, person, "treat"):
            options += treatments(t, person)
        options.append(END)
        return options

    def partners(self, t: LiveTable, person: Person) -> list[Option]:
        """TL-ACTION-10, -11: others on the space who can be handed something and have not refused."""
        return [
            ("trade", other)
            for other in on_space(t, person.space)
            if other != self.seat and other not in self.refused and offers(person)
        ]

    def may(self, t: LiveTable, person: Person, action: str) -> bool:
        """Not taken yet and not forbidden by an injury or the news."""
        return action not in self.taken and not is_forbidden(t, person, action)

    def uses(self, g: Game, person: Person) -> list[Option]:
        """TL-ACTION-22, -23: ACTION abilities of the character and of cards, each once a turn."""
        t = table_of(g)
        options: list[Option] = []
        for id, is_action in t.setting.characters[person.character].specials:
            if is_action and id not in self.taken and ABILITIES[id].can_use(g, person):
                options.append(("use", id))
        for card in usable_cards(t, person):
            if t.setting.card_face[card] not in self.taken:
                options.append(("use", card))
        return options

    def do(self, g: Game, person: Person, action: str, choice: Option) -> None:
        """Carry out an action."""
        t = table_of(g)
        if action == "trade":
            self.partner = number(choice, 1)
            g.call(Trade(self.seat, self.partner))
            return
        self.taken = (*self.taken, self.name_of(t, choice))
        if action in TOLD:
            g.tell("action", person.index, action)
        if action in ("step", "ride"):
            go(g, person, choice)
        elif action == "lay-low":
            self.skip_to("close")  # TL-ACTION-09: it ends the Action turn
            g.call(LayLow(self.seat))
        elif action == "reorganize":
            g.call(Equip(self.seat))
        elif action == "distract":
            g.call(Distract(self.seat))
        elif action == "inspect":
            spend_glasses(g, person.index)
            if word(choice, 1) == "cards":
                see_own_cards(g, self.seat)
            else:
                see_billboards(g, self.seat)
        elif action == "craft":
            craft(g, self.seat, word(choice, 1))
        elif action == "treat":
            g.call(Treat(self.seat, number(choice, 1)))
        elif isinstance(choice[1], int):
            g.call(UseCard(self.seat, number(choice, 1)))
        else:
            g.tell("ability", person.index, word(choice, 1))
            ABILITIES[word(choice, 1)].use(g, self.seat)

    def name_of(self, t: LiveTable, choice: Option) -> str:
        """What counts as the same action: a ride is a MOVE, different abilities are different actions."""
        action = word(choice, 0)
        if action in ("step", "ride"):
            return "move"
        if action == "use":
            thing = choice[1]
            return t.setting.card_face[thing] if isinstance(thing, int) else thing
        return action

    def close(self, g: Game) -> None:
        """TL-TIME-14."""
        g.tell("action-turn-over", self.seat)


def moves(t: LiveTable, person: Person) -> list[Option]:
    """TL-ACTION-04 to -06: a thread step or a freeway ride."""
    if is_forbidden(t, person, "move"):
        return []
    options: list[Option] = [("step", space) for space in t.setting.threads[person.space]]
    if person.space in FREEWAY and not is_forbidden(t, person, "freeway"):
        options += [("ride", space) for space in FREEWAY if space != person.space]
    return options


def go(g: Game, person: Person, choice: Option) -> None:
    """TL-ACTION-05, -07: a ride costs a wanted token for each freeway space, taken space by space."""
    t = table_of(g)
    target = number(choice, 1)
    if word(choice, 0) == "step":
        t.edit_person(person.index).space = target
        g.tell("moves", person.index, target)
        return
    here = FREEWAY.index(person.space)
    there = FREEWAY.index(target)
    step = 1 if there > here else -1
    free = lasting(t, "freeway-free") > 0 or changes(t, person, "freeway-free") > 0
    for at in range(here + step, there + step, step):
        if is_dying(t, person.index):
            return
        t.edit_person(person.index).space = FREEWAY[at]
        g.tell("rides", person.index, FREEWAY[at])
        if not free:
            take_wanted(g, person.index, 1)


def is_dying(t: LiveTable, person: int) -> bool:
    """Whether damage has reached health."""
    return t.people[person].damage >= t.people[person].health


def can_lay_low(t: LiveTable, person: Person) -> bool:
    """TL-ACTION-09: not on a space with an enemy tile."""
    return not t.places[person.space].stack


class LayLow(Procedure):
    """TL-ACTION-08: 1 wanted and 1 damage token, and more at 1 scrap each."""

    steps: ClassVar[tuple[str, ...]] = ("hide", "pay_for_more")
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def hide(self, g: Game) -> None:
        """One of each for nothing; injuries that need rest are healed by it."""
        t = table_of(g)
        person = person_of(t, self.seat)
        g.tell("lays-low", person.index)
        lose_wanted(g, person.index, 1)
        heal(g, person.index, 1 + changes(t, person, "lay-low-heal"))
        for at in range(len(person.injuries) - 1, -1, -1):
            if t.setting.injuries[person.injuries[at]].removal == "lay-low":
                cure_at(g, person.index, at)

    def pay_for_more(self, g: Game) -> None:
        """Any number of further tokens."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options: list[Option] = []
        if person.scrap and person.wanted:
            options.append(("remove", "wanted"))
        if person.scrap and person.damage:
            options.append(("remove", "damage"))
        if not options:
            return
        choice = g.choice or g.ask(self.seat, "lay-low", [*options, PASS])
        if not choice or choice == PASS:
            return
        self.again()
        pay_scrap(g, person.index, 1)
        if word(choice, 1) == "wanted":
            lose_wanted(g, person.index, 1)
        else:
            heal(g, person.index, 1)


class Distract(Procedure):
    """TL-ACTION-15 to -17: 1 wanted token, then the closest tile comes one space closer."""

    steps: ClassVar[tuple[str, ...]] = ("draw_attention", "pick", "way")
    fields: ClassVar[tuple[str, ...]] = ("seat", "person", "tile")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.person = -1
        self.tile = -1

    def draw_attention(self, g: Game) -> None:
        """Cost comes first."""
        t = table_of(g)
        self.person = t.playing[self.seat]
        take_wanted(g, self.person, 1)

    def pick(self, g: Game) -> None:
        """TL-ACTION-16: among tied tiles the acting player chooses."""
        t = table_of(g)
        tiles = closest_tiles(t, t.people[self.person].space)
        if not tiles or t.people[self.person].dead:
            self.finish()
            return
        choice = g.choice or g.ask(self.seat, "distract", [("tile", tile) for tile in tiles])
        if choice:
            self.tile = number(choice, 1)

    def way(self, g: Game) -> None:
        """TL-ACTION-16: and among tied routes."""
        t = table_of(g)
        ways = nearer(t, t.tiles[self.tile].space, t.people[self.person].space)
        choice = g.choice or g.ask(self.seat, "distract-way", [("to", space) for space in ways])
        if choice:
            move_tile(g, self.tile, number(choice, 1))


def closest_tiles(t: LiveTable, space: int) -> list[int]:
    """TL-ACTION-16: tiles on other spaces at the smallest distance by threads."""
    distance = t.setting.distance[space]
    away = [tile for tile in t.tiles if tile.state == ON_BOARD and tile.space != space]
    least = min([distance[tile.space] for tile in away], default=0)
    return [tile.index for tile in away if distance[tile.space] == least]


def glasses_price(t: LiveTable, person: Person) -> int:
    """TL-ACTION-20: 3 scrap, less what the news or an ability takes off."""
    return max(
        1, GLASSES_PRICE - lasting(t, "craft-discount") - changes(t, person, "craft-discount")
    )


def crafts(t: LiveTable, person: Person) -> list[Option]:
    """TL-ACTION-20, -21: one of the two modes."""
    options: list[Option] = []
    if carried(person):
        options.append(("craft", "scrap"))
    if person.scrap >= glasses_price(t, person):
        options.append(("craft", "glasses"))
    return options


def craft(g: Game, seat: int, mode: str) -> None:
    """Cards into scrap, or scrap into a glasses token."""
    t = table_of(g)
    person = person_of(t, seat)
    if mode == "scrap":
        g.call(TakeApart(seat))
    else:
        pay_scrap(g, person.index, glasses_price(t, person))
        gain_glasses(g, person.index, 1)


class TakeApart(Procedure):
    """TL-ACTION-20: any number of own cards, 1 scrap each; at least one."""

    steps: ClassVar[tuple[str, ...]] = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.cards = 0

    def card(self, g: Game) -> None:
        """TL-STASH-08: from slot or bag; the face is not shown."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options: list[Option] = [("scrap", card) for card in carried(person)]
        if not options:
            return
        if self.cards:
            options.append(PASS)
        choice = g.choice or g.ask(self.seat, "take-apart", options)
        if not choice or choice == PASS:
            return
        self.cards += 1
        self.again()
        give_up_card(g, person.index, number(choice, 1))
        g.tell("card-scrapped", person.index)
        gain_scrap(g, person.index, 1)


def treatments(t: LiveTable, person: Person) -> list[Option]:
    """TL-INJURY-02: severe injuries whose card names scrap or a test as its cure."""
    options: list[Option] = []
    for at in range(len(person.injuries)):
        injury = t.setting.injuries[person.injuries[at]]
        if (injury.removal == "scrap" and person.scrap >= injury.price) or injury.removal == "test":
            options.append(("treat", at))
    return options


class Treat(Procedure):
    """An injury is treated as its card says: paid for, or tested."""

    steps: ClassVar[tuple[str, ...]] = ("try_cure", "cured")
    fields: ClassVar[tuple[str, ...]] = ("seat", "at_injury")

    def __init__(self, seat: int = 0, at_injury: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.at_injury = at_injury

    def try_cure(self, g: Game) -> None:
        """Pay the price or take the test."""
        t = table_of(g)
        person = person_of(t, self.seat)
        injury = t.setting.injuries[person.injuries[self.at_injury]]
        if injury.removal == "scrap":
            pay_scrap(g, person.index, injury.price)
            cure_at(g, person.index, self.at_injury)
            self.finish()
        else:
            g.call(SkillTest(person.index, injury.test_skill, injury.test_number))

    def cured(self, g: Game) -> None:
        """A passed test heals."""
        if g.result:
            cure_at(g, table_of(g).playing[self.seat], self.at_injury)
