"""Whatever is not open in They Live has a reason: the first condition that fails, with its rule and in words."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games import words_of
from othersight.games.they_live.questions.legality import case_of
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.conditions import CONDITIONS, Case
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.words.reasons import FACTS, REASONS
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Reason, option_of, text_of
from othersight.locales import keys, render
from othersight.toolkit.conditions import (
    Condition,
    Conditions,
    Listed,
    Table,
    Things,
    is_finer,
    never,
)
from othersight.toolkit.legality import forms_at, kinds_of
from othersight.toolkit.reason_words import COMMON
from tests.conformance.checks import is_rule
from tests.games.they_live.play import at, card, kick, plain, play
from tests.games.they_live.positions import POSITIONS, overloaded, patched, wander
from tests.rule_ids import rule

ASKED_AT = {
    verb: kinds_of(VERBS, verb) for verb in VERBS.names if verb not in ("pass", "claim", "withdraw")
}
KIT, BELT, PIPE, CLERK, IRON = (
    "first-aid-kit",
    "tool-belt",
    "length-of-pipe",
    "copy-shop-clerk",
    "soldering-iron",
)
SOURCE = Path(othersight.__file__).parent / "games" / "they_live"
LOCALE = Path(othersight.__file__).parent / "locales" / "en" / "they_live"
RAW = re.compile(r"\{|\}|\$|they-live-|reason-|[a-z]-[a-z]+-[a-z]|  |\.\.|\bNone\b")
BILLBOARD, STATION, NAMED, FREEWAY = 9, 6, 15, 17


def acting(**own: Any) -> Game:
    """Seat 0 before the first action, with others elsewhere."""
    game = at("action", people={0: {"space": NAMED, **own}})
    return play(game, "stay")


def placed(space: int, clock: int = 12, leader: int = 0, **own: Any) -> Game:
    """Seat 0 in the Location turn."""
    people = {0: {"space": space, **own}, 1: {"space": space}}
    return at("location", people=people, clock=clock, leader=leader)


def trading(given: str = "", giver: int = 0, **partner: Any) -> Game:
    """Seat 1 is offered something by seat 0."""
    people = {0: {"space": NAMED, "scrap": giver, "bag": [BELT]}, 1: {"space": NAMED, **partner}}
    return play(at("action", people=people), "stay", "trade 1", *([given] if given else []))


def hurt(*injuries: str, **own: Any) -> Game:
    return acting(injuries=injuries, injury_rounds=(1,) * len(injuries), **own)


def news(id: str) -> Game:
    return play(at("action", people={0: {"space": FREEWAY}}, decks={"news_card": id}), "stay")


def attacked(tile: str = "human-cop", **second: Any) -> Game:
    people = {0: {"space": NAMED}, 1: {"space": NAMED, **second}}
    return at("response", people=people, tiles=[(tile, NAMED)])


def confronting(**other: Any) -> Game:
    people = {0: {"space": NAMED}, 1: {"space": NAMED, **other}, 2: {"space": NAMED}}
    return at("confrontations", people=people)


def storming(card: str = "delivery-entrance", **more: Any) -> Game:
    return at(card, players=5, people={1: {"invader": True}}, **more)


def resources() -> Game:
    """The group votes on a resource."""
    decks = {"useful": ["lock-pick-roll", "ring-of-keys", BELT]}
    game = storming(decks=decks)
    return play(game, *[f"{seat}: go-on" for seat in range(5)])


def used(face: str, **own: Any) -> Game:
    """A card of seat 0 that can be for several people."""
    people = {0: {"space": NAMED, "damage": 2, **own}, 1: {"space": NAMED, "damage": 1}}
    people[2] = {"space": NAMED}
    game = play(at("action", people=people), "stay")
    return play(game, f"use {face}")


def own_card(game: Game, face: str, verb: str = "use") -> Option:
    person = person_of(table_of(game), 0)
    held = [*person.bag, person.weapon, person.off_hand, person.ally]
    faces = table_of(game).config.card_face
    return (verb, next(number for number in held if number >= 0 and faces[number] == face))


Build = Callable[[], Game]
Wish = str | Callable[[Game], Option]

CASES: list[tuple[str, str, Build, Wish]] = [
    ("reason-not-understood", "TL-TIME-11", acting, "frob 12"),
    ("reason-wrong-form", "TL-TIME-11", acting, "end of the world"),
    ("reason-wrong-form", "TL-TIME-11", acting, "step"),
    ("reason-not-understood", "TL-TIME-11", acting, ""),
    ("reason-other-moment", "TL-TIME-31", acting, "gather"),
    ("reason-other-moment", "TL-TIME-48", acting, "reveal"),
    ("reason-other-moment", "TL-TIME-11", lambda: placed(NAMED), "lay-low"),
    ("reason-must-choose", "TL-TIME-11", acting, "pass"),
    # unasked
    ("reason-claim-any-time", "TL-TIME-06", acting, "claim person 2 invader"),
    ("reason-not-a-claim", "TL-TIME-06", acting, "claim person 99 invader"),
    ("reason-not-your-claim", "TL-HIDDEN-07", acting, "withdraw 3"),
    (
        "reason-use-any-time",
        "TL-TIME-07",
        lambda: acting(bag=[KIT], damage=1),
        lambda g: own_card(g, KIT),
    ),
    ("reason-without-effect", "TL-STASH-13", lambda: acting(bag=[KIT]), lambda g: own_card(g, KIT)),
    # the Action turn
    ("reason-free-move-first", "TL-ACTION-02", lambda: at("action"), "craft scrap"),
    ("reason-free-move-first", "TL-ACTION-02", lambda: at("action"), "end"),
    ("reason-free-move-over", "TL-ACTION-02", acting, "stay"),
    ("reason-no-such-pin", "TL-SETUP-02", acting, "step 25"),
    ("reason-no-such-pin", "TL-SETUP-02", acting, "step moon"),
    ("reason-stands-there", "TL-ACTION-04", acting, f"step {NAMED}"),
    ("reason-no-thread", "TL-ACTION-04", acting, "step 1"),
    ("reason-action-taken", "TL-ACTION-03", lambda: play(acting(), "step 16"), "step 15"),
    ("reason-injury-forbids", "TL-INJURY-02", lambda: hurt("panic", glasses=1), "inspect cards"),
    ("reason-news-forbids", "TL-NEWS-16", lambda: news("curfew-extended"), "ride 23"),
    ("reason-not-on-freeway", "TL-ACTION-05", acting, "ride 23"),
    ("reason-no-freeway-there", "TL-ACTION-05", lambda: acting(space=FREEWAY), "ride 15"),
    ("reason-stands-there", "TL-ACTION-05", lambda: acting(space=FREEWAY), f"ride {FREEWAY}"),
    (
        "reason-enemy-here",
        "TL-ACTION-09",
        lambda: play(at("action", tiles=[("human-cop", 8)]), "stay"),
        "lay-low",
    ),
    ("reason-nobody-here", "TL-ACTION-10", lambda: acting(scrap=1), "trade 1"),
    ("reason-no-such-player", "TL-SETUP-01", lambda: play(at("action"), "stay"), "trade 7"),
    ("reason-not-oneself", "TL-ACTION-10", lambda: play(at("action"), "stay"), "trade 0"),
    (
        "reason-not-here",
        "TL-ACTION-10",
        lambda: play(at("action", people={1: {"space": 1}}), "stay"),
        "trade 1",
    ),
    ("reason-trade-refused", "TL-ACTION-11", lambda: play(trading(), "refuse"), "trade 1"),
    ("reason-nothing-to-give", "TL-ACTION-10", lambda: play(at("action"), "stay"), "trade 1"),
    ("reason-no-cards", "TL-ACTION-13", acting, "reorganize"),
    ("reason-no-enemy-elsewhere", "TL-ACTION-17", acting, "distract"),
    ("reason-no-glasses", "TL-ACTION-18", acting, "inspect cards"),
    ("reason-inspect-what", "TL-ACTION-18", lambda: acting(glasses=1), "inspect identity"),
    ("reason-craft-what", "TL-ACTION-20", acting, "craft gold"),
    ("reason-no-cards", "TL-ACTION-21", acting, "craft scrap"),
    ("reason-glasses-cost", "TL-ACTION-20", lambda: acting(scrap=1), "craft glasses"),
    (
        "reason-not-your-ability",
        "TL-ACTION-22",
        lambda: acting(character="ray-doyle"),
        "use dead-air",
    ),
    (
        "reason-ability-always-on",
        "TL-ACTION-22",
        lambda: acting(character="ray-doyle"),
        "use glass-jaw-iron-will",
    ),
    ("reason-not-carried", "TL-STASH-04", acting, "use 3"),
    ("reason-not-carried", "TL-STASH-04", acting, "use banana"),
    (
        "reason-no-action-text",
        "TL-ACTION-22",
        lambda: acting(weapon=PIPE),
        lambda g: own_card(g, PIPE),
    ),
    ("reason-not-equipped", "TL-ACTION-23", lambda: acting(bag=[IRON]), lambda g: own_card(g, IRON)),
    (
        "reason-used-this-turn",
        "TL-ACTION-23",
        lambda: play(acting(off_hand=IRON), f"use {IRON}"),
        lambda g: own_card(g, IRON),
    ),
    (
        "reason-without-effect",
        "TL-STASH-13",
        lambda: acting(off_hand=IRON, scrap=5),
        lambda g: own_card(g, IRON),
    ),
    ("reason-no-injury", "TL-INJURY-02", acting, "treat 0"),
    ("reason-no-such-injury", "TL-INJURY-02", lambda: hurt("deep-cut"), "treat 1"),
    ("reason-injury-passes", "TL-INJURY-03", lambda: hurt("split-lip"), "treat 0"),
    ("reason-injury-needs-rest", "TL-INJURY-02", lambda: hurt("panic"), "treat 0"),
    ("reason-injury-permanent", "TL-INJURY-02", lambda: hurt("detached-nerve"), "treat 0"),
    ("reason-injury-costs", "TL-INJURY-02", lambda: hurt("deep-cut", scrap=2), "treat 0"),
    (
        "reason-action-taken",
        "TL-ACTION-03",
        lambda: play(hurt("deep-cut", "broken-hand", scrap=5), "treat 0"),
        "treat 0",
    ),
    (
        "reason-remove-what",
        "TL-ACTION-08",
        lambda: play(acting(scrap=3, wanted=4), "lay-low"),
        "remove injury",
    ),
    (
        "reason-nothing-to-remove",
        "TL-ACTION-08",
        lambda: play(acting(scrap=3, wanted=4), "lay-low"),
        "remove damage",
    ),
    ("reason-card-or-scrap", "TL-ACTION-12", lambda: trading(giver=2), "offer glasses 1"),
    ("reason-not-carried", "TL-STASH-04", lambda: trading(giver=2), "offer card 999"),
    ("reason-one-or-two-scrap", "TL-ACTION-10", lambda: trading(giver=5), "offer scrap 3"),
    ("reason-not-that-much-scrap", "TL-ACTION-10", lambda: trading(giver=1), "offer scrap 2"),
    (
        "reason-trade-breaks-limit",
        "TL-ACTION-12",
        lambda: trading("offer scrap 2", giver=2, scrap=4),
        "accept",
    ),
    (
        "reason-trade-breaks-limit",
        "TL-ACTION-12",
        lambda: trading("offer scrap 2", giver=2, scrap=4, bag=[KIT]),
        lambda g: ("give", "card", person_of(table_of(g), 1).bag[0]),
    ),
    # enemies coming closer
    ("reason-no-such-tile", "TL-ACTION-16", lambda: distracting(), "tile 99"),
    ("reason-tile-not-closest", "TL-ACTION-16", lambda: distracting(), lambda g: tile_on(g, 1)),
    ("reason-tile-already-here", "TL-ACTION-16", lambda: distracting(), lambda g: tile_on(g, 15)),
    ("reason-not-closer", "TL-ACTION-16", lambda: two_ways(), "to 1"),
    (
        "reason-at-least-one-card",
        "TL-ACTION-21",
        lambda: play(acting(bag=[KIT, BELT]), "craft scrap"),
        "pass",
    ),
    ("reason-not-carried", "TL-STASH-04", lambda: play(acting(bag=[KIT, BELT]), "craft scrap"), "scrap 1"),
    # cards used for somebody
    ("reason-only-for-others", "TL-ACTION-22", lambda: for_others(), "for 0"),
    ("reason-not-here", "TL-ACTION-22", lambda: used("night-nurse", ally="night-nurse"), "for 3"),
    (
        "reason-without-effect-for",
        "TL-STASH-13",
        lambda: used("night-nurse", ally="night-nurse"),
        "for 2",
    ),
    # the Response Phase
    ("reason-wrong-form", "TL-TIME-16", attacked, "fight 3"),
    ("reason-cannot-decline", "TL-RESPONSE-09", attacked, "pass"),
    ("reason-cannot-decline", "TL-RESPONSE-09", attacked, "flee"),
    ("reason-not-persuadable", "TL-RESPONSE-21", lambda: attacked("plainclothes-ghoul"), "persuade"),
    ("reason-team-refused", "TL-RESPONSE-26", lambda: play(attacked(), "team", "1: refuse"), "team"),
    ("reason-no-team-here", "TL-RESPONSE-25", lambda: attacked(space=1), "team"),
    ("reason-no-such-player", "TL-SETUP-01", confronting, "confront 9"),
    ("reason-not-oneself", "TL-PVP-01", confronting, "confront 0"),
    ("reason-not-here", "TL-PVP-03", confronting, "confront 3"),
    ("reason-they-engaged", "TL-PVP-02", lambda: confronting(engaged=True), "confront 1"),
    ("reason-no-thread", "TL-PVP-19", lambda: asked_for("flee"), "to 1"),
    ("reason-no-freeway-flight", "TL-PVP-19", lambda: asked_for("flee"), "ride 2"),
    # the Location turn
    ("reason-no-need-to-recover", "TL-LOCATION-02", lambda: placed(NAMED), "recover"),
    ("reason-billboard", "TL-LOCATION-14", lambda: placed(BILLBOARD, scrap=2), "card"),
    ("reason-no-billboard", "TL-LOCATION-14", lambda: placed(NAMED), "build"),
    ("reason-cable-54", "TL-LOCATION-03", lambda: placed(STATION, clock=19), "card"),
    ("reason-story-complete", "TL-LOCATION-12", lambda: placed(NAMED, completed=True), "story"),
    ("reason-no-story-left", "TL-LOCATION-09", lambda: placed(NAMED, story=()), "story"),
    ("reason-story-elsewhere", "TL-LOCATION-08", lambda: placed(8), "story"),
    ("reason-no-cards", "TL-LOCATION-15", lambda: placed(BILLBOARD, scrap=2), "build"),
    ("reason-too-little-scrap", "TL-LOCATION-16", lambda: placed(BILLBOARD, bag=[KIT]), "gather"),
    ("reason-no-deposit", "TL-LOCATION-18", lambda: placed(BILLBOARD, bag=[KIT]), "check"),
    ("reason-not-leader", "TL-LOCATION-21", lambda: placed(NAMED, leader=1), "trigger"),
    ("reason-clock-not-red", "TL-LOCATION-21", lambda: placed(NAMED, clock=18), "trigger"),
    ("reason-not-at-cable-54", "TL-LOCATION-21", lambda: placed(NAMED, clock=20), "trigger"),
    ("reason-say-how-much", "TL-TOKEN-01", lambda: asked_for("collect-scrap"), "scrap all"),
    ("reason-less-scrap-here", "TL-LOCATION-06", lambda: asked_for("collect-scrap"), "scrap 4"),
    ("reason-scrap-limit", "TL-TOKEN-02", lambda: asked_for("collect-scrap"), "scrap 3"),
    ("reason-not-dropped-here", "TL-LOCATION-06", lambda: asked_for("collect-card"), "take 999"),
    ("reason-not-carried", "TL-STASH-04", lambda: asked_for("build"), "deposit 999"),
    ("reason-at-least-one-card", "TL-LOCATION-15", lambda: asked_for("build"), "pass"),
    ("reason-one-by-one", "TL-LOCATION-18", lambda: asked_for("deploy"), "deploy 999"),
    # cards
    ("reason-not-carried", "TL-STASH-04", lambda: equipping(), "equip 999"),
    ("reason-card-moved", "TL-STASH-06", lambda: equipping(), lambda g: own_card(g, PIPE, "unequip")),
    (
        "reason-already-equipped",
        "TL-STASH-01",
        lambda: equipping(),
        lambda g: own_card(g, "night-nurse", "equip"),
    ),
    ("reason-not-in-slot", "TL-STASH-01", lambda: equipping(), lambda g: own_card(g, KIT, "unequip")),
    ("reason-no-such-pile", "TL-STASH-16", lambda: drawing(), "pile 2"),
    ("reason-must-draw", "TL-STASH-16", lambda: drawing(), "stop"),
    ("reason-must-discard", "TL-STASH-05", lambda: asked_for("too-many-cards"), "pass"),
    ("reason-not-carried", "TL-STASH-04", lambda: asked_for("too-many-cards"), "discard 999"),
    ("reason-not-a-spare", "TL-DEATH-06", lambda: asked_for("spare"), "spare 0"),
    ("reason-no-such-injury", "TL-INJURY-02", lambda: asked_for("cure"), "cure 7"),
    # votes and the Final Assault
    ("reason-no-such-player", "TL-SETUP-01", lambda: asked_for("nominee"), "nominate 8"),
    ("reason-not-a-candidate", "TL-ROUND-05", lambda: without_one(), "nominate 3"),
    ("reason-not-in-group", "TL-ASSAULT-15", lambda: storming("two-stairwells"), "half 0 7"),
    ("reason-not-in-group", "TL-ASSAULT-15", lambda: storming("two-stairwells"), "half 0 0"),
    ("reason-uneven-split", "TL-ASSAULT-15", lambda: storming("two-stairwells"), "half 0"),
    ("reason-half-in-order", "TL-ASSAULT-15", lambda: storming("two-stairwells"), "half 2 0"),
    ("reason-not-an-invader", "TL-ASSAULT-21", storming, "reveal"),
    ("reason-not-a-resource", "TL-ASSAULT-04", resources, "spend 999"),
    (
        "reason-resource-of-other-skill",
        "TL-ASSAULT-05",
        resources,
        lambda g: resource(g, BELT),
    ),
    ("reason-one-by-one", "TL-ASSAULT-12", resources, lambda g: resource(g, "ring-of-keys")),
    ("reason-not-sabotaged", "TL-ASSAULT-24", lambda: asked_for("sabotage"), "sabotage 999"),
    ("reason-not-revealed", "TL-ASSAULT-29", lambda: asked_for("foe"), "fight 2"),
    ("reason-fought-already", "TL-ASSAULT-26", lambda: one_fought(), "fight 0"),
]  # fmt: skip


def tile_on(game: Game, space: int) -> Option:
    return ("tile", table_of(game).places[space].stack[0])


def resource(game: Game, face: str) -> Option:
    t = table_of(game)
    return ("spend", next(c for c in t.decks.useful if t.config.card_face[c] == face))


def distracting() -> Game:
    """Two enemies equally close, one here, one far away."""
    tiles = [("human-cop", 13), ("hired-crew", 16), ("spy-eye", 15), ("bulldozer", 1)]
    return play(at("action", people={0: {"space": NAMED}}, tiles=tiles), "stay", "distract")


def two_ways() -> Game:
    """An enemy that can come closer by two ways."""
    for space in range(1, 25):
        for enemy in range(1, 25):
            game = at("action", people={0: {"space": space}}, tiles=[("human-cop", enemy)])
            if enemy != space:
                play(game, "stay", "distract")
                if game.question and game.question.kind == "distract-way":
                    return game
    raise AssertionError("the board has no two ways")


def for_others() -> Game:
    """A card for somebody else, with two to choose from."""

    def figures(config: Config) -> None:
        config.faces["night-nurse"].who = "other-here"

    people: dict[int, dict[str, Any]] = {s: {"space": NAMED, "damage": 2} for s in range(3)}
    people[0]["ally"] = "night-nurse"
    game = play(at("action", people=people, figures=figures), "stay")
    return play(game, "use night-nurse")


def equipping() -> Game:
    """One card equipped in this go, one before, one in the bag."""
    game = acting(bag=[PIPE, KIT], ally="night-nurse")
    return play(game, "reorganize", f"equip {PIPE}")


def drawing() -> Game:
    return play(acting(ally=CLERK), f"use {CLERK}")


def asked_for(kind: str) -> Game:
    """A position in which seat 0 is asked that."""
    game = ASKED[kind]()
    assert game.question
    assert game.question.kind == kind.partition(" ")[0], game.question
    return game


def at_deposit(**own: Any) -> Game:
    place = {"deposit": [PIPE, BELT], "scrap": 3, "dropped": [IRON]}
    people = {0: {"space": BILLBOARD, **own}}
    return at("location", people=people, places={BILLBOARD: place})


ASKED: dict[str, Build] = {
    "collect-scrap": lambda: play(at_deposit(scrap=3), "check"),
    "collect-card": lambda: play(at_deposit(scrap=5), "check"),
    "build": lambda: play(at_deposit(bag=[KIT, CLERK]), "build"),
    "deploy": lambda: play(at_deposit(glasses=1), "check", "lenses"),
    "flee": lambda: beaten(),
    "too-many-cards": lambda: overloaded(4),
    "spare": lambda: dead(),
    "cure": lambda: patched(4),
    "nominee": lambda: at("news", decks={"news": ("city-beautiful",)}),
    "sabotage": lambda: play(revealed(), *[f"{seat}: go-on" for seat in (2, 3, 4)]),
    "foe": lambda: facing(),
}


def beaten() -> Game:
    own = {"space": NAMED, "skills": (1, 0, 1, 1, 1, 1)}
    people: dict[int, dict[str, Any]] = {0: own, 1: {"space": NAMED}}
    game = at("confrontations", people=people, figures=plain)
    return play(game, "confront 1", dice=kick("." + "..." + "aab"))


def dead() -> Game:
    own = {"space": FREEWAY, "wanted": 10, "damage": 5}
    return play(at("action", people={0: own}, figures=plain), "ride 23")


def revealed() -> Game:
    """Two Invaders have revealed themselves."""
    people = {s: {"invader": True, "revealed": True, "health": 30} for s in (0, 1)}
    game = at(
        "delivery-entrance",
        players=5,
        leader=2,
        people=people,
        decks={"sabotaged": [PIPE]},
    )
    return play(game, "0: take-part", "1: take-part")


def facing(invaders: int = 2) -> Game:
    """The group has passed the card and some Invaders stand there."""
    people: dict[int, dict[str, Any]] = {
        s: {"invader": s < invaders, "revealed": s < invaders, "skills": (30,) * 6, "health": 90}
        for s in range(5)
    }
    game = at("delivery-entrance", players=5, leader=4, people=people)
    play(game, *[f"{seat}: take-part" for seat in range(invaders)])
    return play(game, *[f"{seat}: go-on" for seat in range(invaders, 5)])


def one_fought() -> Game:
    """Of three Invaders one has been fought after the card."""
    game = facing(3)
    play(game, "3: fight 0", "4: fight 0")
    return play(game, "3: stay-out", "4: stay-out")


def without_one() -> Game:
    """A raid is called, and one of four players is dead."""
    return at("news", decks={"news": ("city-beautiful",)}, people={3: {"dead": True}})


def wished(game: Game, wish: Wish) -> Option:
    return option_of(wish) if isinstance(wish, str) else wish(game)


OPEN: list[tuple[str, Build, Wish]] = [
    (
        "TL-ACTION-12",
        lambda: trading("offer scrap 1", giver=1, scrap=1),
        "give scrap 1",
    ),
    (
        "TL-ACTION-12",
        lambda: trading("offer scrap 2", giver=2, scrap=4),
        "give scrap 1",
    ),
    ("TL-ACTION-16", lambda: distracting(), lambda g: tile_on(g, 13)),
    (
        "TL-ACTION-21",
        lambda: play(acting(bag=[KIT, BELT]), "craft scrap", f"scrap {KIT}"),
        "pass",
    ),
    ("TL-INJURY-02", lambda: hurt("deep-cut", scrap=3), "treat 0"),
    ("TL-LOCATION-15", lambda: play(asked_for("build"), f"deposit {KIT}"), "pass"),
    ("TL-STASH-13", lambda: acting(off_hand=IRON, scrap=1), lambda g: own_card(g, IRON)),
]
"""Options that are just still open."""


@pytest.mark.parametrize(
    ("build", "wish"), [pytest.param(*case[1:], marks=rule(case[0])) for case in OPEN]
)
def test_what_is_just_allowed_is_open_and_meets_its_conditions(build: Build, wish: Wish) -> None:
    game = build()
    assert game.question
    option = wished(game, wish)
    assert option in game.question.options
    assert case_of(game, game.question).allows(option)


@pytest.mark.parametrize(
    ("key", "id", "build", "wish"), [pytest.param(*case, marks=rule(case[1])) for case in CASES]
)
def test_the_first_condition_that_fails_is_named(
    key: str, id: str, build: Build, wish: Wish
) -> None:
    game = build()
    assert game.question
    option = wished(game, wish)
    reason = game.why_not(game.question.seat, option)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, id)
    said = render(words_of(game).reason(game, reason))
    assert said.endswith(".")
    assert not RAW.search(said), said
    with pytest.raises(IllegalOption) as refused:
        game.answer(option, game.question.seat)
    assert (refused.value.key, refused.value.rule) == (key, id)


VOTES = {"first-leader", "leader", "nominee", "foe", "split", "resource"}
"""Whoever calls a vote lists what is voted on; the conditions read the vote."""
MADE_OF = {
    ("offer", "reason-card-or-scrap"),
    ("offer", "reason-not-carried"),
    ("offer", "reason-one-or-two-scrap"),
    ("collect-scrap", "reason-say-how-much"),
    ("pile", "reason-no-such-pile"),
    ("action", "reason-no-such-injury"),
}
"""What there is to think of at all: where options have more than one word after the verb, or are amounts, the step
lists it; and nobody can add a pile or an injury."""


def changed(table: Table, at: tuple[str, str], key: str, wish: Option) -> Conditions:
    """The conditions of a verb without the one of that key; a list has the thing wished for in it instead."""

    def widened(things: Things) -> Things:
        return lambda case: [*things(case), wish[-1]]

    kept: list[Condition] = []
    for condition in table[at]:
        if condition.key != key:
            kept.append(condition)
        elif isinstance(condition, Listed):
            kept.append(Listed(condition.rule, key, widened(condition.things)))
    return tuple(kept)


def deciding(at: tuple[str, str]) -> list[str]:
    """The keys of the conditions that make the options of a verb: without those that only say more exactly why a thing
    is not listed, and those that nothing meets."""
    conditions = [each for each in CONDITIONS.get(at, ()) if each.holds is not never]
    return [each.key for each in conditions if not is_finer(each)]


def opened_by_dropping(key: str, game: Game, option: Option) -> bool:
    """Whether a closed option is open once the condition that closed it is gone; whatever the remaining conditions
    allow must be offered, and nothing else."""
    assert game.question
    kind, seat, at = game.question.kind, game.question.seat, (game.question.kind, str(option[0]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CONDITIONS, at, changed(CONDITIONS, at, key, option))
        game.questions = []
        game.resume()
        if not game.questions:  # it is the only option now, taken without asking
            return True
        question = next(question for question in game.questions if question.seat == seat)
        is_open = option in question.options
        failing = case_of(game, question).failing(kind, option)
        assert (failing is None) == is_open, (kind, option, key)
        assert failing is None or failing.key != key
    return is_open


def test_a_condition_that_is_dropped_opens_the_option_and_takes_away_the_reason() -> None:
    opened = set()
    for key, _, build, wish in CASES:
        game = build()
        assert game.question
        option = wished(game, wish)
        kind = game.question.kind
        at = (kind, str(option[0]) if option else "")
        is_made = kind not in VOTES and (kind, key) not in MADE_OF
        if is_made and key in deciding(at) and opened_by_dropping(key, game, option):
            opened.add((kind, key))
    assert len(opened) > 60, opened


UNPROVOKED = {
    "reason-game-over",
    "reason-not-your-decision",
    "reason-not-an-option",
    "reason-card-not-so",
    "reason-claim-withdrawn",
    "reason-card-not-usable",
    "reason-on-offer",
    "reason-pile-empty",
    "reason-assault-declared",
}
"""Reasons that tests of their own bring about."""


def test_every_reason_is_brought_about_and_has_a_text() -> None:
    assert {key for key, *_ in CASES} | UNPROVOKED == set(REASONS)
    assert set(REASONS) <= keys()
    raised = {condition.key for conditions in CONDITIONS.values() for condition in conditions}
    assert raised <= set(REASONS)
    used = {part.rpartition("=")[2] for facts in REASONS.values() for part in facts.split()}
    assert used == set(FACTS)


def test_every_key_of_a_reason_in_the_source_has_words_and_every_text_a_reason() -> None:
    written = "\n".join([file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")])
    assert set(re.findall(r'"(reason-[a-z0-9-]+)"', written)) | set(COMMON) == set(REASONS)
    texts = (LOCALE / "reasons.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(reason-[a-z0-9-]+) =", texts, re.MULTILINE)) <= set(REASONS)
    start = "they-live-moment-"
    moments = {key.removeprefix(start) for key in keys() if key.startswith(start)}
    assert moments == {kinds[0] for kinds in ASKED_AT.values()}


def test_every_text_for_questions_and_options_is_said_by_the_source() -> None:
    written = "\n".join([file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")])
    said = set(re.findall(r"they-live-(?:stake|choice|claim)-[a-z0-9-]+", written))
    for key in keys():
        if re.match(r"they-live-(stake|choice|claim)-", key):
            assert any(
                [key == each or (each.endswith("-") and key.startswith(each)) for each in said]
            )


def test_every_condition_cites_a_rule_of_the_catalogue() -> None:
    rules = {condition.rule for conditions in CONDITIONS.values() for condition in conditions}
    assert [rule for rule in sorted(rules) if not is_rule(rule)] == []


def test_every_verb_of_every_question_has_its_conditions() -> None:
    answered = {
        (kind, verb) for kind in WINDOWS for verb in VERBS.names if forms_at(VERBS, kind, verb)
    }
    assert answered <= set(CONDITIONS)
    assert {kind for kind, _ in CONDITIONS} == set(WINDOWS)
    assert {verb for _, verb in CONDITIONS} <= set(VERBS.names)


PROBES: list[Option] = [
    *[(verb,) for verb in VERBS.names],
    *[(verb, value) for verb in VERBS.names for value in (-3, 0, 3, 9, 44, 999, "banana", "cards")],
    *[(verb, what, 1) for verb in ("offer", "give") for what in ("card", "scrap", "luck")],
]


@pytest.mark.parametrize("name", POSITIONS[::3])
def test_whatever_is_closed_has_a_reason_in_words_and_whatever_is_open_has_none(name: str) -> None:
    step = 0
    for game in wander(name):
        step += 1
        if step % 4:
            continue
        words = words_of(game)
        for question in game.questions[:2]:
            for probe in PROBES[step % 7 :: 7]:
                reason = game.why_not(question.seat, probe)
                assert (reason is None) == (probe in question.options), (question.kind, probe)
                if reason is not None:
                    assert is_rule(reason.rule)
                    said = render(words.reason(game, reason))
                    assert not RAW.search(said), (question.kind, probe, said)


def test_a_verb_of_the_open_question_is_never_sent_to_another_moment() -> None:
    for name in POSITIONS[::3]:
        for game in wander(name):
            for question in game.questions[:1]:
                for verb, kinds in ASKED_AT.items():
                    reason = game.why_not(question.seat, (verb, 999))
                    if question.kind in kinds and reason is not None:
                        assert reason.key != "reason-other-moment", (question.kind, verb)


def reason_of(game: Game, option: str, seat: int = 0) -> tuple[str, str]:
    reason = game.why_not(seat, option)
    assert isinstance(reason, Reason)
    assert render(words_of(game).reason(game, reason)).endswith(".")
    return reason.key, reason.rule


def test_somebody_who_is_not_asked_is_told_so_whatever_is_wished() -> None:
    game = acting()
    for seat in (1, -1):
        assert reason_of(game, "step 16", seat) == ("reason-not-your-decision", "TL-TIME-11")
    assert reason_of(game, "claim person 0 human", 1) == ("reason-claim-any-time", "TL-TIME-06")
    assert reason_of(game, "use 3", 1) == ("reason-card-not-usable", "TL-STASH-13")


def test_a_card_on_offer_waits_for_the_answer() -> None:
    own = {"space": NAMED, "scrap": 1, "damage": 1, "bag": [KIT]}
    people: dict[int, dict[str, Any]] = {0: own, 1: {"space": NAMED}}
    game = play(at("action", people=people), "stay", "trade 1")
    kit = text_of(own_card(game, KIT))
    assert reason_of(game, kit) == ("reason-use-any-time", "TL-TIME-07")
    play(game, f"offer card {KIT}")
    assert reason_of(game, kit) == ("reason-on-offer", "TL-ACTION-10")


def test_a_claim_is_taken_back_once() -> None:
    game = acting()
    game.aside("claim person 1 human", 0)
    assert reason_of(game, "withdraw 0") == ("reason-claim-any-time", "TL-TIME-06")
    assert reason_of(game, "withdraw 0", 1) == ("reason-not-your-claim", "TL-HIDDEN-07")
    game.aside("withdraw 0", 0)
    assert reason_of(game, "withdraw 0") == ("reason-claim-withdrawn", "TL-HIDDEN-07")
    with pytest.raises(IllegalOption) as refused:
        game.aside("withdraw 0", 0)
    assert refused.value.key == "reason-claim-withdrawn"


def test_a_card_that_cannot_be_used_unasked_is_refused_with_its_rule() -> None:
    game = acting(bag=[KIT])
    with pytest.raises(IllegalOption) as refused:
        game.aside(own_card(game, KIT), 0)
    assert (refused.value.key, refused.value.rule) == ("reason-card-not-usable", "TL-STASH-13")
    words = words_of(game)
    assert render(words.reason(game, Reason(refused.value.rule, refused.value.key))).endswith(".")


def test_the_final_assault_is_declared_once() -> None:
    game = placed(STATION, clock=20)
    t = table_of(game)
    case = Case(game, "location", game.stack[-1], 0)
    assert case.allows(("trigger",))
    t.triggered = True
    failing = case.failing("location", ("trigger",))
    assert failing is not None
    assert (failing.key, failing.rule) == ("reason-assault-declared", "TL-LOCATION-21")


def test_an_empty_pile_gives_nothing() -> None:
    game = at(
        "response",
        people={0: {"space": NAMED, "skills": (9,) * 6}},
        tiles=[("plainclothes-ghoul", NAMED)],
        decks={"piles": ((), (1, 2, 3, 4, 5))},
        figures=plain,
        dice=kick("a" * 18),
    )
    play(game, "want", dice=kick("aa......."))
    assert reason_of(game, "pile 0") == ("reason-pile-empty", "TL-STASH-18")


def test_when_the_game_is_over_nothing_is_open() -> None:
    game = acting()
    game.end("humans")
    game.questions = []
    assert reason_of(game, "step 16") == ("reason-game-over", "TL-VICTORY-04")


def test_a_reason_tells_nothing_of_what_others_hold() -> None:
    people: dict[int, dict[str, Any]] = {0: {"space": NAMED}, 1: {"bag": [KIT]}}
    game = play(at("action", people=people), "stay")
    held = person_of(table_of(game), 1).bag[0]
    in_stash = card(table_of(game), KIT)
    answers = [game.why_not(0, ("use", number)) for number in (held, in_stash)]
    told = [(r.key, r.rule, r.args["seat"]) for r in answers if r is not None]
    assert told == [("reason-not-carried", "TL-STASH-04", 0)] * 2
