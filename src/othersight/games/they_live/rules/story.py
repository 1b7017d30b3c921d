"""Personal stories: intro, story cards, ending and reward (TL-SETUP-23, TL-SETUP-24, TL-LOCATION-08, TL-LOCATION-09,
TL-LOCATION-10, TL-LOCATION-11, TL-LOCATION-12, TL-LOCATION-13)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.hidden import see_icons
from othersight.games.they_live.rules.location_card import Meet
from othersight.games.they_live.rules.stash import gain_card
from othersight.games.they_live.rules.whereabouts import bag_of, one_of, shown
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure

PASSES: Final = 3


def next_story_space(t: LiveTable, person: Person) -> int:
    """TL-INFO-14: the space on the back of the next story card, or 0."""
    if person.completed or not person.story:
        return 0
    return story_card_space(t, person.character, person.story[0])


def story_card_space(t: LiveTable, character: str, card: str) -> int:
    """The space on a story card's back."""
    for story in t.config.characters[character].story:
        if story.id == card:
            return story.space
    return 0


class PlayStory(Procedure):
    """TL-LOCATION-08, TL-LOCATION-09, TL-LOCATION-10, TL-LOCATION-11, TL-LOCATION-12, TL-LOCATION-13: the own next
    story card."""

    steps: ClassVar[tuple[str, ...]] = ("play", "count", "complete")
    fields: ClassVar[tuple[str, ...]] = ("person", "card")

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person
        self.card = ""

    def play(self, g: Game) -> None:
        """The card is read and tested openly; passed or failed it is gone (TL-LOCATION-09)."""
        t: LiveTable = g.table
        person = t.edit_unharmed(self.person)
        self.card = person.story[0]
        person.story = person.story[1:]
        g.reveal()
        g.tell("story-card", self.person, self.card)
        for story in t.config.characters[person.character].story:
            if story.id == self.card:
                g.call(Meet(self.person, story.section))

    def count(self, g: Game) -> None:
        """TL-LOCATION-10: three passes complete the story; TL-LOCATION-13: a pass lets nobody collect."""
        t: LiveTable = g.table
        if not g.result or t.people[self.person].dead:
            self.finish()
            return
        person = t.edit_unharmed(self.person)
        person.passes += 1
        g.tell("story-pass", self.person, person.passes)
        if person.passes < PASSES:
            self.finish()

    def complete(self, g: Game) -> None:
        """TL-LOCATION-11, TL-LOCATION-12: the reward, in the version that fits the own identity, goes to the bag."""
        t: LiveTable = g.table
        person = t.edit_unharmed(self.person)
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
    reward = t.config.characters[person.character].reward
    return [card for card, face in enumerate(t.config.card_face) if face == reward]


def reward_for(t: LiveTable, person: Person) -> int:
    """The card of the reward pair whose hidden icon fits."""
    for card in reward_pair(t, person):
        if card in t.decks.reserve and bool(t.icons[card]) == person.invader:
            return card
    return -1


def resolve_intro(g: Game, person: int) -> None:
    """TL-SETUP-23, TL-SETUP-24: the intro card's test, once, without counting as a pass."""
    t: LiveTable = g.table
    g.tell("intro", person)
    g.call(Meet(person, t.config.characters[t.people[person].character].intro))
