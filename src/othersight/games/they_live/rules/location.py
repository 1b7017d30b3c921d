"""The Location Phase: Location cards, stories, billboards, the trigger (TL-LOCATION-01 to -23)."""

from typing import ClassVar

from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.dice import roll_dice, successes
from othersight.games.they_live.rules.effects import GATHER, is_forbidden, pool
from othersight.games.they_live.rules.hidden import (
    lose_sight,
    remember_faces,
    see_icons,
    tell_icons,
)
from othersight.games.they_live.rules.outcome import Suffer
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    person_of,
    put_away,
    table_of,
)
from othersight.games.they_live.rules.skill import SkillTest
from othersight.games.they_live.rules.stash import (
    ANY,
    DrawCards,
    card_options,
    discard_card,
    gain_card,
)
from othersight.games.they_live.rules.token import MOST_SCRAP, pay_scrap, spend_glasses
from othersight.games.they_live.rules.whereabouts import (
    ALL,
    DISCARD,
    RESOURCES,
    bag_of,
    deposit_at,
    moved,
    one_of,
    scattered,
    shown,
)
from othersight.games.they_live.setting import (
    BILLBOARD,
    CABLE_54,
    DOWNTOWN,
    INFLUENCE,
    NAMED,
    TAX_EXEMPT,
    Section,
)
from othersight.games.they_live.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number, word

GENERIC = 4
PASSES = 3
GATHER_PRICE = 2
MOST_BUILT = 3
RECOVER: Option = ("recover",)
TRIGGER: Option = ("trigger",)


class LocationTurn(Procedure):
    """TL-LOCATION-01: one option open to the own space, or to pass."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def choose(self, g: Game) -> None:
        """TL-TIME-31; on Cable 54 TL-TIME-38: the Final Assault or not."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options = location_options(t, person)
        window = "TL-TIME-38" if TRIGGER in options else "TL-TIME-31"
        choice = g.choice or g.ask(self.seat, "location", options, window)
        if not choice:
            return
        g.tell("location-turn", person.index, word(choice, 0))
        turn_to(g, person, word(choice, 0))


def turn_to(g: Game, person: Person, option: str) -> None:
    """Carry out the option chosen."""
    t = table_of(g)
    if option == "card":
        g.call(DrawLocation(person.index))
    elif option == "story":
        g.call(PlayStory(person.index))
    elif option == "build":
        g.call(Build(person.index))
    elif option == "gather":
        g.call(Gather(person.index))
    elif option == "check":
        g.call(CheckAndDeploy(person.index))
    elif option == "trigger":
        t.triggered = True
        g.tell("assault-declared", person.index)


def must_recover(t: LiveTable, person: Person) -> bool:
    """TL-LOCATION-02: an enemy on the space, or a confrontation lost in this round."""
    return person.beaten or len(t.places[person.space].stack) > 0


def location_options(t: LiveTable, person: Person) -> list[Option]:
    """TL-LOCATION-02 to -04, -08, -14, -21."""
    if must_recover(t, person):
        return [RECOVER]
    kind = t.setting.kind[person.space]
    options: list[Option] = []
    if kind == BILLBOARD:
        if carried(person):
            options.append(("build",))
        if person.scrap >= GATHER_PRICE and not is_forbidden(t, person, "gather"):
            options.append(("gather",))
        if t.places[person.space].deposit:
            options.append(("check",))
    elif kind == CABLE_54:
        if person.seat == t.leader and is_red(t) and not t.triggered:
            options.append(TRIGGER)
    else:
        options.append(("card",))
        if next_story_space(t, person) == person.space:
            options.append(("story",))
    options.append(PASS)
    return options


def next_story_space(t: LiveTable, person: Person) -> int:
    """TL-INFO-14: the space on the back of the next story card, or 0."""
    if person.completed or not person.story:
        return 0
    return story_card_space(t, person.character, person.story[0])


def story_card_space(t: LiveTable, character: str, card: str) -> int:
    """The space on a story card's back."""
    for story in t.setting.characters[character].story:
        if story.id == card:
            return story.space
    return 0


class Meet(Procedure):
    """A test with what follows: the reward or the failure (TL-LOCATION-05, -09). The result is 1 if passed."""

    steps: ClassVar[tuple[str, ...]] = ("test", "follow")
    fields: ClassVar[tuple[str, ...]] = ("person", "skill", "needed", "passed", "failed")

    def __init__(self, person: int = 0, section: Section | None = None) -> None:
        super().__init__()
        self.person = person
        self.skill = section.skill if section is not None else 0
        self.needed = section.number if section is not None else 1
        self.passed = section.passed if section is not None else ()
        self.failed = section.failed if section is not None else ()

    def test(self, g: Game) -> None:
        """TL-SKILL-08: the test must be taken."""
        g.call(SkillTest(self.person, self.skill, self.needed))

    def follow(self, g: Game) -> None:
        """The reward on a pass, else what is printed for failure."""
        self.finish(g.result)
        outcome = self.passed if g.result else self.failed
        if outcome:
            g.call(Suffer(self.person, outcome))


class DrawLocation(Procedure):
    """TL-LOCATION-04 to -07: a Location card of the area, or a generic one."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "meet", "collect")
    fields: ClassVar[tuple[str, ...]] = ("person", "card")

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person
        self.card = ""

    def draw(self, g: Game) -> None:
        """TL-LOCATION-07: an empty deck is remade from its discards."""
        t = table_of(g)
        deck = location_deck(t, t.people[self.person].space)
        decks = t.edit_decks()
        piles = list(decks.locations)
        discards = list(decks.location_discards)
        if not piles[deck]:
            piles[deck] = g.shuffle(tuple(sorted(discards[deck])))
            discards[deck] = ()
        self.card = piles[deck][-1]
        piles[deck] = piles[deck][:-1]
        discards[deck] = (*discards[deck], self.card)
        decks.locations = tuple(piles)
        decks.location_discards = tuple(discards)
        g.reveal()
        section = section_key(t, t.people[self.person].space)
        g.tell("location-card", self.person, self.card, section)

    def meet(self, g: Game) -> None:
        """The section of this space."""
        t = table_of(g)
        space = t.people[self.person].space
        sections = t.setting.locations[self.card]
        g.call(Meet(self.person, sections[section_key(t, space)]))

    def collect(self, g: Game) -> None:
        """TL-LOCATION-05: a pass lets the player collect what lies on the space."""
        if g.result:
            g.call(Collect(self.person))


def location_deck(t: LiveTable, space: int) -> int:
    """TL-LOCATION-04: the area's deck on a named space, else the generic one."""
    return t.setting.area[space] if t.setting.kind[space] == NAMED else GENERIC


def section_key(t: LiveTable, space: int) -> str:
    """The section of a card that serves a space."""
    if t.setting.kind[space] == NAMED:
        return t.setting.space_id[space]
    return "top" if t.setting.area[space] in (TAX_EXEMPT, DOWNTOWN) else "bottom"


class Collect(Procedure):
    """TL-LOCATION-05, -06, -19, -20: scrap and dropped cards of the space, what the player likes."""

    steps: ClassVar[tuple[str, ...]] = ("scrap", "cards")
    fields: ClassVar[tuple[str, ...]] = ("person",)

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person

    def scrap(self, g: Game) -> None:
        """Within 5 scrap; the rest stays."""
        t = table_of(g)
        person = t.people[self.person]
        if person.dead:
            self.finish()
            return
        room = min(t.places[person.space].scrap, MOST_SCRAP - person.scrap)
        if room <= 0:
            return
        choice = g.choice or g.ask(
            person.seat,
            "collect-scrap",
            [("scrap", n) for n in range(room, -1, -1)],
            collecting(t, person.space),
        )
        if choice and number(choice, 1):
            t.edit_place(person.space).scrap -= number(choice, 1)
            t.edit_person(self.person).scrap += number(choice, 1)
            g.tell("scrap-collected", self.person, number(choice, 1))

    def cards(self, g: Game) -> None:
        """Dropped cards lie face up and go to the bag one by one."""
        t = table_of(g)
        person = t.people[self.person]
        dropped = t.places[person.space].dropped
        if not dropped or len(carried(person)) >= 10:
            return
        options = card_options("take", list(dropped))
        choice = g.choice or g.ask(
            person.seat, "collect-card", options, collecting(t, person.space)
        )
        if not choice or choice == PASS:
            return
        card = number(choice, 1)
        place = t.edit_place(person.space)
        place.dropped = tuple([c for c in place.dropped if c != card])
        gain_card(g, self.person, card)
        shown(t, [card], bag_of(self.person))
        g.tell("card-collected", self.person, t.setting.card_face[card])
        self.again()


def collecting(t: LiveTable, space: int) -> str:
    """The window of collecting: after a billboard option, or after a Location card."""
    return "TL-TIME-37" if t.setting.kind[space] == BILLBOARD else "TL-TIME-32"


class PlayStory(Procedure):
    """TL-LOCATION-08 to -13: the own next story card."""

    steps: ClassVar[tuple[str, ...]] = ("play", "count", "complete")
    fields: ClassVar[tuple[str, ...]] = ("person", "card")

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person
        self.card = ""

    def play(self, g: Game) -> None:
        """The card is read and tested openly; passed or failed it is gone (TL-LOCATION-09)."""
        t = table_of(g)
        person = t.edit_person(self.person)
        self.card = person.story[0]
        person.story = person.story[1:]
        g.reveal()
        g.tell("story-card", self.person, self.card)
        for story in t.setting.characters[person.character].story:
            if story.id == self.card:
                g.call(Meet(self.person, story.section))

    def count(self, g: Game) -> None:
        """TL-LOCATION-10: three passes complete the story."""
        t = table_of(g)
        if not g.result or t.people[self.person].dead:
            self.finish()
            return
        person = t.edit_person(self.person)
        person.passes += 1
        g.tell("story-pass", self.person, person.passes)
        if person.passes < PASSES:
            self.finish()

    def complete(self, g: Game) -> None:
        """TL-LOCATION-11: the reward in the version that fits the own identity."""
        t = table_of(g)
        person = t.edit_person(self.person)
        person.completed = True
        g.tell("story-complete", self.person)
        ending = "invader" if person.invader else "human"
        g.tell_to(only(person.seat), "story-ending", self.person, ending)
        g.tell_to(all_but(person.seat), "story-ending-read", self.person)
        card = reward_for(t, person)
        if card >= 0:
            decks = t.edit_decks()
            decks.reserve = tuple([c for c in decks.reserve if c != card])
            gain_card(g, self.person, card)
            see_icons(g, person.seat, [card])
            one_of(t, reward_pair(t, person), bag_of(self.person), only(person.seat))
            shown(t, [card], bag_of(self.person), only(person.seat))


def reward_pair(t: LiveTable, person: Person) -> list[int]:
    """Both versions of a character's story reward."""
    reward = t.setting.characters[person.character].reward
    return [card for card, face in enumerate(t.setting.card_face) if face == reward]


def reward_for(t: LiveTable, person: Person) -> int:
    """The card of the reward pair whose hidden icon fits."""
    for card in reward_pair(t, person):
        if card in t.decks.reserve and bool(t.icons[card]) == person.invader:
            return card
    return -1


def resolve_intro(g: Game, person: int) -> None:
    """TL-SETUP-23, -24: the intro card's test, once, without counting as a pass."""
    t = table_of(g)
    g.tell("intro", person)
    g.call(Meet(person, t.setting.characters[t.people[person].character].intro))


class Build(Procedure):
    """TL-LOCATION-15: 1 to 3 own cards face down into the deposit."""

    steps: ClassVar[tuple[str, ...]] = ("put_down", "close")
    fields: ClassVar[tuple[str, ...]] = ("person", "cards")

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person
        self.cards: tuple[int, ...] = ()

    def put_down(self, g: Game) -> None:
        """TL-TIME-34: which cards."""
        t = table_of(g)
        person = t.people[self.person]
        options: list[Option] = [("deposit", card) for card in carried(person)]
        if not options or len(self.cards) == MOST_BUILT:
            return
        if self.cards:
            options.append(PASS)
        choice = g.choice or g.ask(person.seat, "build", options)
        if not choice or choice == PASS:
            return
        card = number(choice, 1)
        seen_by = ALL if card in equipped(person) else only(person.seat)
        put_away(t.edit_person(self.person), card)
        moved(t, [card], bag_of(self.person), deposit_at(t, person.space), seen_by)
        self.cards = (*self.cards, card)
        self.again()

    def close(self, g: Game) -> None:
        """Only the number is public; TL-HIDDEN-09: the depositor remembers the faces."""
        t = table_of(g)
        person = t.people[self.person]
        place = t.edit_place(person.space)
        place.deposit = (*place.deposit, *self.cards)
        remember_faces(g, person.seat, list(self.cards))
        g.tell("built", self.person, person.space, len(self.cards))
        self.cards = ()
        g.call(Collect(self.person))


class Gather(Procedure):
    """TL-LOCATION-16: pay 2 scrap and roll Influence; a card per success, again while there is none."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "once_more", "collect")
    fields: ClassVar[tuple[str, ...]] = ("person",)

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person

    def roll(self, g: Game) -> None:
        """The broker wants to be paid for every roll."""
        t = table_of(g)
        pay_scrap(g, self.person, GATHER_PRICE)
        roll = roll_dice(g, pool(g, t.people[self.person], INFLUENCE, GATHER))
        g.tell("gather", self.person, roll)
        if successes(roll):
            self.skip_to("collect")
            g.call(DrawCards(self.person, successes(roll), ANY))

    def once_more(self, g: Game) -> None:
        """TL-TIME-35: after a roll without success pay again or stop."""
        person = table_of(g).people[self.person]
        if person.scrap < GATHER_PRICE:
            return
        choice = g.choice or g.ask(person.seat, "gather", [("again",), ("stop",)])
        if choice and choice == ("again",):
            self.skip_to("roll")

    def collect(self, g: Game) -> None:
        """TL-LOCATION-19."""
        g.call(Collect(self.person))


class CheckAndDeploy(Procedure):
    """TL-LOCATION-17, -18: the deposit goes to Resources, seen through the lenses or not."""

    steps: ClassVar[tuple[str, ...]] = ("token", "sort", "close")
    fields: ClassVar[tuple[str, ...]] = ("person", "left", "deployed", "discarded", "kept")

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.person = person
        self.left: tuple[int, ...] = ()
        """Cards the player has still to decide on."""
        self.deployed: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()

    def token(self, g: Game) -> None:
        """TL-TIME-36: spend a token or not; without one the whole deposit is deployed unseen."""
        t = table_of(g)
        person = t.people[self.person]
        options: list[Option] = [("blind",)]
        if person.glasses:
            options.append(("lenses",))
        choice = g.choice or g.ask(person.seat, "check", options)
        if not choice:
            return
        deposit = t.places[person.space].deposit
        if choice == ("lenses",):
            spend_glasses(g, self.person)
            see_icons(g, person.seat, list(deposit))
            remember_faces(g, person.seat, list(deposit))
            shown(t, list(deposit), deposit_at(t, person.space), only(person.seat))
            self.left = deposit
            tell_icons(g, person.seat, "lenses-deposit", list(deposit))
        else:
            self.deployed = deposit
            self.skip_to("close")

    def sort(self, g: Game) -> None:
        """TL-LOCATION-18: for each card deploy, discard or leave, whatever its icon."""
        if not self.left:
            return
        card = self.left[0]
        person = table_of(g).people[self.person]
        choice = g.choice or g.ask(
            person.seat, "deploy", [("deploy", card), ("discard", card), ("leave", card)]
        )
        if not choice:
            return
        self.left = self.left[1:]
        self.again()
        if word(choice, 0) == "deploy":
            self.deployed = (*self.deployed, card)
        elif word(choice, 0) == "discard":
            self.discarded = (*self.discarded, card)
        else:
            self.kept = (*self.kept, card)

    def close(self, g: Game) -> None:
        """TL-INFO-07: only the three numbers are public."""
        t = table_of(g)
        person = t.people[self.person]
        t.edit_place(person.space).deposit = self.kept
        decks = t.edit_decks()
        decks.useful = (*decks.useful, *self.deployed)
        for card in self.discarded:
            discard_card(g, card)
        self.track(t, deposit_at(t, person.space), person.seat)
        g.tell("deployed", self.person, len(self.deployed), len(self.discarded), len(self.kept))
        g.call(Collect(self.person))

    def track(self, t: LiveTable, zone: int, checker: int) -> None:
        """TL-INFO-07: who has sorted the cards knows where each went; a deposit deployed blind nobody has seen."""
        parts = [(RESOURCES, list(self.deployed)), (DISCARD, list(self.discarded))]
        parts = [part for part in parts if part[1]]
        if self.discarded or self.kept:
            lose_sight(t, checker, [*self.deployed, *self.discarded, *self.kept])
            scattered(t, zone, parts, only(checker))
        else:
            scattered(t, zone, parts)
