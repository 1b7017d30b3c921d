"""Reasons in words: what a text about a closed option may name, read off the table and what was written.

A reason carries the asking seat; what it names is public or the seat's own (TL-HIDDEN-08, TL-HIDDEN-09).
"""

from collections.abc import Callable

from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.action import closest_tiles, glasses_price
from othersight.games.they_live.rules.effects import ABILITIES, forbidding_injury
from othersight.games.they_live.rules.location import next_story_space
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.games.they_live.words.names import (
    action_named,
    card_named,
    counted,
    hour_named,
    injury_named,
    news_named,
    player_named,
    skill_named,
    space_named,
    special_named,
    tile_named,
)
from othersight.games.they_live.words.things import resource_named
from othersight.kernel.game import Game
from othersight.kernel.question import Reason
from othersight.toolkit.legality import forms_at
from othersight.toolkit.phrases import Argument, Phrase, as_it_is
from othersight.toolkit.reason_words import COMMON, ReasonRead, phrase_of

REASONS: dict[str, str] = {
    # anything
    **COMMON,
    "reason-card-not-so": "written",
    "reason-no-such-pin": "written",
    "reason-no-such-player": "written",
    "reason-not-carried": "written",
    "reason-injury-forbids": "injury=forbidding-injury",
    "reason-news-forbids": "news=forbidding-news",
    # claims and cards used unasked
    "reason-claim-any-time": "",
    "reason-not-a-claim": "written",
    "reason-not-your-claim": "",
    "reason-claim-withdrawn": "",
    "reason-use-any-time": "card",
    "reason-on-offer": "card",
    "reason-card-not-usable": "",
    # the Action turn
    "reason-action-taken": "action",
    "reason-free-move-first": "",
    "reason-free-move-over": "",
    "reason-stands-there": "space=own-space",
    "reason-no-thread": "space=target-space own=own-space",
    "reason-not-on-freeway": "own=own-space",
    "reason-no-freeway-there": "space=target-space",
    "reason-enemy-here": "own=own-space",
    "reason-nobody-here": "own=own-space",
    "reason-not-oneself": "",
    "reason-not-here": "player own=own-space",
    "reason-trade-refused": "player",
    "reason-nothing-to-give": "",
    "reason-no-cards": "",
    "reason-no-enemy-elsewhere": "",
    "reason-no-glasses": "",
    "reason-inspect-what": "",
    "reason-craft-what": "",
    "reason-glasses-cost": "price=glasses-price scrap",
    "reason-not-your-ability": "ability",
    "reason-ability-always-on": "ability",
    "reason-no-action-text": "card",
    "reason-not-equipped": "card",
    "reason-used-this-turn": "thing",
    "reason-without-effect": "thing",
    "reason-without-effect-for": "player",
    "reason-only-for-others": "",
    "reason-no-injury": "",
    "reason-no-such-injury": "",
    "reason-injury-passes": "injury",
    "reason-injury-needs-rest": "injury",
    "reason-injury-permanent": "injury",
    "reason-injury-costs": "injury price=injury-price scrap",
    "reason-remove-what": "",
    "reason-nothing-to-remove": "",
    "reason-card-or-scrap": "",
    "reason-one-or-two-scrap": "",
    "reason-not-that-much-scrap": "scrap",
    "reason-trade-breaks-limit": "",
    "reason-no-such-tile": "",
    "reason-tile-already-here": "tile",
    "reason-tile-not-closest": "closest",
    "reason-not-closer": "space=target-space",
    "reason-at-least-one-card": "",
    # enemies and confrontations
    "reason-cannot-decline": "",
    "reason-not-persuadable": "",
    "reason-team-refused": "",
    "reason-no-team-here": "",
    "reason-they-engaged": "player",
    "reason-no-freeway-flight": "",
    # the Location turn and cards
    "reason-no-need-to-recover": "",
    "reason-billboard": "",
    "reason-no-billboard": "own=own-space",
    "reason-cable-54": "",
    "reason-story-complete": "",
    "reason-no-story-left": "",
    "reason-story-elsewhere": "space=story-space",
    "reason-too-little-scrap": "scrap",
    "reason-no-deposit": "own=own-space",
    "reason-not-at-cable-54": "own=own-space",
    "reason-not-leader": "leader",
    "reason-assault-declared": "",
    "reason-clock-not-red": "hour",
    "reason-say-how-much": "",
    "reason-less-scrap-here": "count=scrap-here",
    "reason-scrap-limit": "scrap",
    "reason-not-dropped-here": "",
    "reason-one-by-one": "",
    "reason-card-moved": "card",
    "reason-already-equipped": "card",
    "reason-not-in-slot": "card",
    "reason-no-such-pile": "",
    "reason-pile-empty": "",
    "reason-must-draw": "",
    "reason-must-discard": "",
    "reason-not-a-spare": "",
    # the Final Assault
    "reason-not-in-group": "",
    "reason-uneven-split": "",
    "reason-half-in-order": "",
    "reason-not-an-invader": "",
    "reason-not-sabotaged": "",
    "reason-not-a-resource": "",
    "reason-resource-of-other-skill": "resource skill=resource-skill",
    "reason-not-revealed": "player",
    "reason-fought-already": "player",
    "reason-not-a-candidate": "player",
}
"""What each reason names, as `name=fact` or as the fact alone."""


class Said(ReasonRead):
    """A reason with the table and whoever asked."""

    def __init__(self, game: Game, reason: Reason) -> None:
        super().__init__(game, reason)
        self.t: LiveTable = table_of(game)

    @property
    def person(self) -> Person:
        """The character of whoever asked."""
        return person_of(self.t, self.number("seat"))


Fact = Callable[[Said], Argument]


def phrase_reason(game: Game, reason: Reason) -> Phrase:
    """Why an option is not open."""
    return phrase_of(Said(game, reason), REASONS, FACTS)


def written(said: Said) -> Phrase:
    """What somebody wrote, the verb aside where there is more."""
    return said.written(WHOLE)


WHOLE = ("reason-not-understood", "reason-not-a-claim")


def card(said: Said) -> Phrase:
    """The card meant, one of the own."""
    return card_named(said.t.config.card_face[said.target])


def thing(said: Said) -> Phrase:
    """The own card or ability meant."""
    word = said.word("thing")
    return special_named(word) if word in ABILITIES else card(said)


def action(said: Said) -> Phrase:
    """The action meant; treating injuries has no name in the rulebook."""
    word = said.word("about")
    return Phrase("they-live-reason-treating") if word == "treat" else action_named(word)


def forbidding(said: Said) -> Phrase:
    """The injury that forbids the action."""
    return injury_named(forbidding_injury(said.t, said.person, said.word("about")))


def forbidding_news(said: Said) -> Phrase:
    """The news that forbids the action."""
    hook = "no-" + said.word("about")
    decks = said.t.decks
    for id in [*decks.staying, decks.news_card]:
        if id and any([name == hook for name, _ in said.t.config.news[id].lasting]):
            return news_named(id)
    return news_named(decks.news_card)


def injury(said: Said) -> Phrase:
    """The own injury meant."""
    return injury_named(said.person.injuries[said.target])


def injury_price(said: Said) -> Phrase:
    """What healing it costs."""
    card = said.t.config.injuries[said.person.injuries[said.target]]
    return counted("scrap", card.price)


def closest(said: Said) -> list[Phrase]:
    """The enemy tiles that are closest."""
    return [tile_named(said.t, tile) for tile in closest_tiles(said.t, said.person.space)]


def resource_skill(said: Said) -> Phrase:
    """The skill of a resource's assault value."""
    t = said.t
    if said.target < 0:
        return skill_named(t.config.tile_faces[t.tiles[-said.target - 1].face].assault_skill)
    return skill_named(SKILLS[t.config.face(said.target).assault_skill])


def form(said: Said) -> list[Phrase]:
    """How the verb is written at this question."""
    forms = forms_at(VERBS, said.word("kind"), said.word("verb"))
    return [as_it_is(form.written) for form in forms]


FACTS: dict[str, Fact] = {
    "form": form,
    "written": written,
    "moment": lambda r: Phrase(f"they-live-moment-{r.word('kind')}"),
    "player": lambda r: player_named(r.t, r.target),
    "card": card,
    "thing": thing,
    "ability": lambda r: special_named(r.word("thing")),
    "action": action,
    "forbidding-injury": forbidding,
    "forbidding-news": forbidding_news,
    "own-space": lambda r: space_named(r.t.config, r.person.space),
    "target-space": lambda r: space_named(r.t.config, r.target),
    "story-space": lambda r: space_named(r.t.config, next_story_space(r.t, r.person)),
    "glasses-price": lambda r: counted("scrap", glasses_price(r.t, r.person)),
    "scrap": lambda r: counted("scrap", r.person.scrap),
    "scrap-here": lambda r: counted("scrap", r.t.places[r.person.space].scrap),
    "injury": injury,
    "injury-price": injury_price,
    "tile": lambda r: tile_named(r.t, r.target),
    "closest": closest,
    "leader": lambda r: player_named(r.t, r.t.leader),
    "hour": lambda r: hour_named(r.t.clock),
    "resource": lambda r: resource_named(r.t, r.target),
    "resource-skill": resource_skill,
}
