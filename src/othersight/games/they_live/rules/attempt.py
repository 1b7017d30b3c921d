"""One attempt at a Final Assault card: split, reveal, sabotage, resources, roll (chapter TL-ASSAULT)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    Listed,
)
from othersight.games.they_live.rules.dice import roll_dice, successes
from othersight.games.they_live.rules.effects import ASSAULT, pool, weapon_dice
from othersight.games.they_live.rules.enemy import face_of
from othersight.games.they_live.rules.group import (
    CallToArms,
    group_of,
    pass_leadership,
    revealed_seats,
)
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.stash import discard_card
from othersight.games.they_live.rules.vote import Vote, is_voted_on
from othersight.games.they_live.rules.whereabouts import DISCARD, shown
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import GONE, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number

GO_ON: Final[Option] = ("go-on",)
REVEAL: Final[Option] = ("reveal",)


class CardWithHalves(Procedure):
    """A Final Assault card and the halves of its test group, which stay from attempt to attempt (TL-TIME-53)."""

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.first_half: tuple[int, ...] = ()
        """Who takes the first test, if the group has split."""


class Attempt(Procedure):
    """All tests of a card in printed order; failing one fails the attempt. The result is 1 if all are passed."""

    steps: ClassVar[tuple[str, ...]] = ("halves", "split", "test", "judged")
    fields: ClassVar[tuple[str, ...]] = ("card", "done")

    def __init__(self, card: str = "") -> None:
        Procedure.__init__(self)
        self.card = card
        self.done = 0
        """Tests passed so far."""

    def halves(self, g: Game) -> None:
        """TL-ASSAULT-14, TL-ASSAULT-15, TL-TIME-47: some cards split the group in two; the group votes, once for all
        attempts (TL-TIME-53) unless a half has been emptied."""
        t: LiveTable = g.table
        group = group_of(t)
        if (
            not t.config.assault[self.card].split
            or len(group) < 2
            or is_split(group, card_with_halves(g).first_half)
        ):
            self.skip_to("test")
            return
        g.call(Vote("split", tuple(splits(group)), tuple(group)))

    def split(self, g: Game) -> None:
        """Who takes the first test; the others take the second."""
        t: LiveTable = g.table
        option = splits(group_of(t))[g.result]
        half = tuple([number(option, at) for at in range(1, len(option))])
        card_with_halves(g).first_half = half
        g.tell("split", half)

    def test(self, g: Game) -> None:
        """One test with its own reveal, resource and roll step (TL-ASSAULT-13)."""
        t: LiveTable = g.table
        card = t.config.assault[self.card]
        if self.done == len(card.tests):
            self.finish(1)
            return
        skill, printed = card.tests[self.done]
        group = self.group_for(t, card_with_halves(g).first_half)
        if not group:  # TL-ASSAULT-15: a half emptied by reveal or death leads to a new split
            self.skip_to("halves")
            return
        g.call(AssaultTest(skill, printed, tuple(group), self.done))

    def group_for(self, t: LiveTable, first_half: tuple[int, ...]) -> list[int]:
        """Who takes the next test: the whole group, or its half."""
        group = group_of(t)
        if not first_half or len(group) < 2:
            return group
        if self.done == 0:
            return [seat for seat in group if seat in first_half]
        return [seat for seat in group if seat not in first_half]

    def judged(self, g: Game) -> None:
        """TL-ASSAULT-13, TL-ASSAULT-15: on to the next test, or the attempt has failed; a half emptied by its own
        reveal leads to a new split, and what has been passed stays passed."""
        if g.result == 1:
            self.done += 1
            self.skip_to("test")
        elif g.result == 2:
            self.skip_to("halves")
        else:
            self.finish(0)


def card_with_halves(g: Game) -> CardWithHalves:
    """The card under way, safe to change."""
    card = g.innermost(CardWithHalves)
    assert isinstance(card, CardWithHalves)
    return card


def is_split(group: list[int], first_half: tuple[int, ...]) -> bool:
    """Whether both halves have a member left."""
    return 0 < len([seat for seat in group if seat in first_half]) < len(group)


def splits(group: list[int]) -> list[Option]:
    """TL-ASSAULT-15: every way to choose the first half, sizes differing by at most one."""
    n = len(group)
    options: list[Option] = []
    for mask in range(1, 1 << n):
        half = [group[i] for i in range(n) if mask >> i & 1]
        if is_even(n, len(half)):
            options.append(("half", *sorted(half)))
    return sorted(options)


class AssaultTest(CallToArms):
    """One test of a group. The result is 1 if passed, 0 if failed, 2 if a reveal has emptied the group."""

    window: ClassVar[str] = "TL-TIME-51"
    steps: ClassVar[tuple[str, ...]] = (
        "reveal", "regroup", "sabotage", "resources", "voted", "weapons", "roll",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "skill", "printed", "group", "half", "saboteurs", "against", "spent", "recruited", "offered",
        "to_declare", "armed",
    )  # fmt: skip

    def __init__(
        self, skill: int = 0, printed: int = 0, group: tuple[int, ...] = (), half: int = 0
    ) -> None:
        CallToArms.__init__(self)
        self.skill = skill
        self.printed = printed
        self.group = group
        """The seats that take the test."""
        self.half = half
        self.saboteurs: tuple[int, ...] = ()
        self.against: tuple[int, ...] = ()
        """Sabotaged cards played against this attempt."""
        self.spent: tuple[int, ...] = ()
        """Useful cards spent."""
        self.recruited: tuple[int, ...] = ()
        """Persuaded tiles spent."""
        self.offered: tuple[int, ...] = ()
        """Resources already voted on: cards, or tiles as negative numbers."""

    def reveal(self, g: Game) -> None:
        """TL-ASSAULT-21, TL-ASSAULT-22, TL-HIDDEN-11, TL-TIME-48: put to all unrevealed players at once and in
        secret;
        a Human can only go on."""
        t: LiveTable = g.table
        answers = g.ask_all(
            "reveal",
            group_of(t),
            lambda seat: Case(g, "reveal", self, seat).among([GO_ON, REVEAL]),
        )
        if not answers:
            return
        for seat in sorted(answers):
            if answers[seat] == REVEAL:
                person = t.edit_person(t.playing[seat])
                person.revealed = True
                g.reveal()
                g.tell("reveals", seat)
        pass_leadership(g)

    def regroup(self, g: Game) -> None:
        """TL-ASSAULT-23: a revealed Invader leaves the test group."""
        t: LiveTable = g.table
        alive = group_of(t)
        self.group = tuple([seat for seat in self.group if seat in alive])
        if not self.group:
            self.finish(2)
            return
        self.saboteurs = tuple([s for s in revealed_seats(t) if not person_of(t, s).retreated])

    def sabotage(self, g: Game) -> None:
        """TL-ASSAULT-24, TL-ASSAULT-25, TL-TIME-49: each revealed Invader, in turn order, any number of cards."""
        t: LiveTable = g.table
        if not self.saboteurs:
            return
        c = Case(g, "sabotage", self, self.saboteurs[0])
        choice = g.choice or g.ask(c.seat, "sabotage", [PASS, *c.options("sabotage")])
        if not choice:
            return
        self.again()
        if choice == PASS:
            self.saboteurs = self.saboteurs[1:]
            return
        card = number(choice, 1)
        decks = t.edit_decks()
        decks.sabotaged = tuple([c for c in decks.sabotaged if c != card])
        self.against = (*self.against, card)
        g.tell("sabotage", self.saboteurs[0], t.config.card_face[card])

    def resources(self, g: Game) -> None:
        """TL-ASSAULT-10, TL-ASSAULT-12, TL-TIME-50: the group votes on each resource that helps this skill."""
        t: LiveTable = g.table
        waiting = [r for r in helpful(t, self.skill) if r not in self.offered]
        if not waiting:
            self.skip_to("weapons")
            self.to_declare = self.group if self.skill == COMBAT else ()
            return
        options: tuple[Option, ...] = (("spend", waiting[0]), ("keep", waiting[0]))
        self.offered = (*self.offered, waiting[0])
        g.call(Vote("resource", options, self.group))

    def voted(self, g: Game) -> None:
        """Spent resources leave the pool whether the test is passed or not."""
        t: LiveTable = g.table
        resource = self.offered[-1]
        self.skip_to("resources")
        if g.result != 0:
            return
        decks = t.edit_decks()
        if resource < 0:
            tile = -resource - 1
            decks.recruits = tuple([r for r in decks.recruits if r != tile])
            self.recruited = (*self.recruited, tile)
            g.tell("recruit-spent", tile, t.tiles[tile].face)
        else:
            decks.useful = tuple([c for c in decks.useful if c != resource])
            self.spent = (*self.spent, resource)
            g.tell("resource-spent", t.config.card_face[resource])

    def roll(self, g: Game) -> None:
        """TL-ASSAULT-07, TL-ASSAULT-09, TL-ASSAULT-11, TL-ASSAULT-20: all dice and resources against the
        requirement; a die must
        help."""
        t: LiveTable = g.table
        faces = t.config
        against = sum([faces.face(card).assault_value for card in self.against])
        required = len(self.group) + self.printed + against
        g.tell("assault-needs", self.skill, len(self.group), self.printed, against, required)
        rolled = 0
        for seat in self.group:
            person = person_of(t, seat)
            dice = pool(g, person, self.skill, ASSAULT)
            if seat in self.armed:
                dice += weapon_dice(t, person)
            roll = roll_dice(g, dice)
            g.tell("assault-roll", seat, roll)
            rolled += successes(roll)
        helped = sum([faces.face(card).assault_value for card in self.spent])
        helped += sum([face_of(t, tile).assault_value for tile in self.recruited])
        for card in (*self.spent, *self.against):
            discard_card(g, card)
        shown(t, [*self.spent, *self.against], DISCARD)
        for tile in self.recruited:
            t.edit_tile(tile).state = GONE
        passed = rolled > 0 and rolled + helped >= required
        g.tell("assault-test", required, rolled, helped, 1 if passed else 0)
        self.finish(1 if passed else 0)


def helpful(t: LiveTable, skill: int) -> list[int]:
    """TL-ASSAULT-05: cards, and tiles as negative numbers, whose Final Assault value is of that skill."""
    cards = [card for card in t.decks.useful if t.config.face(card).assault_skill == skill]
    tiles = [-tile - 1 for tile in t.decks.recruits if face_of(t, tile).assault_skill == skill]
    return cards + tiles


# -- conditions


def is_even(group: int, half: int) -> bool:
    """TL-ASSAULT-15: sizes differ by at most one."""
    return abs(group - 2 * half) <= 1


def are_in_group(c: Case) -> bool:
    """TL-ASSAULT-15: everybody named belongs to the group, once."""
    vote: Vote = c.frame
    named = list(c.option[1:])
    return all([seat in vote.voters for seat in named]) and len(set(named)) == len(named)


def is_even_split(c: Case) -> bool:
    """TL-ASSAULT-15."""
    vote: Vote = c.frame
    return is_even(len(vote.voters), len(c.option) - 1)


def is_among_resources(c: Case) -> bool:
    """TL-ASSAULT-04: a useful card, or a persuaded tile, of the Resources."""
    decks = c.t.decks
    return c.target in decks.useful or -c.target - 1 in decks.recruits


def is_helpful(c: Case) -> bool:
    """TL-ASSAULT-05."""
    return c.target in helpful(c.t, test_under_way(c.g).skill)


def test_under_way(g: Game) -> AssaultTest:
    """The test under way, only to be read."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, AssaultTest))


ONE_RESOURCE: Final[Conditions] = (
    Condition("TL-ASSAULT-04", "reason-not-a-resource", is_among_resources),
    Condition("TL-ASSAULT-05", "reason-resource-of-other-skill", is_helpful),
    Condition("TL-ASSAULT-12", "reason-one-by-one", is_voted_on),
)
CONDITIONS["split", "half"] = (
    Condition("TL-ASSAULT-15", "reason-not-in-group", are_in_group),
    Condition("TL-ASSAULT-15", "reason-uneven-split", is_even_split),
    Condition("TL-ASSAULT-15", "reason-half-in-order", is_voted_on),
)
CONDITIONS["reveal", "go-on"] = FREE
CONDITIONS["reveal", "reveal"] = (
    Condition("TL-ASSAULT-21", "reason-not-an-invader", lambda c: c.person.invader),
)
CONDITIONS["sabotage", "sabotage"] = (
    Listed("TL-ASSAULT-24", "reason-not-sabotaged", lambda c: c.t.decks.sabotaged),
)
CONDITIONS["sabotage", "pass"] = FREE
CONDITIONS["resource", "spend"] = ONE_RESOURCE
CONDITIONS["resource", "keep"] = ONE_RESOURCE
