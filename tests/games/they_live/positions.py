"""Games of They Live for the tests of its words: each begins somewhere else, and all together meet every question."""

from collections.abc import Callable, Iterator
from typing import Any

import othersight
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.games.they_live.play import at, play

DECISIONS = 60
HAND = ["first-aid-kit", "first-aid-kit", "tool-belt", "snub-revolver", "off-duty-bouncer"]
GEAR: dict[str, Any] = {"scrap": 4, "glasses": 3, "wanted": 2, "damage": 2, "health": 9}


def crowd(players: int, space: int, **more: Any) -> dict[int, dict[str, Any]]:
    """Everybody on one space, with cards, tokens and injuries."""
    people: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        injuries = ("broken-hand", "concussion", "panic", "split-lip")[seat % 4 :]
        people[seat] = {"space": space, **GEAR, "invader": seat == 1, **more}
        people[seat] |= {"injuries": injuries, "injury_rounds": (1,) * len(injuries)}
    people[0]["bag"] = HAND
    people[1]["weapon"] = "army-surplus-rifle"
    people[2]["weapon"] = "length-of-pipe"
    return people


def besieged(players: int) -> Game:
    """Everybody on a billboard with a deposit, dropped cards and scrap."""
    place = {
        "deposit": ["length-of-pipe", "police-sidearm", "pocket-scanner"],
        "dropped": ["change-of-clothes", "roll-of-bills"],
        "scrap": 3,
    }
    return at(
        "location",
        players=players,
        people=crowd(players, 9),
        places={9: place},
        icons={"length-of-pipe": True},
    )


def station(players: int) -> Game:
    """The leader at Cable 54 while the clock is red."""
    return at("location", players=players, people={0: {"space": 6}}, clock=20)


def treasure(players: int) -> Game:
    """A player who passes whatever test a Location card asks for, where something lies."""
    place = {"dropped": ["change-of-clothes", "roll-of-bills"], "scrap": 3}
    people = {0: {"space": 15, "skills": (30,) * 6}}
    return at("location", players=players, people=people, places={15: place})


def crossroads(players: int) -> Game:
    """Everybody on the freeway, with enemies near by."""
    tiles = [("human-cop", 15), ("plainclothes-ghoul", 18), ("night-watchman", 17)]
    return at("action", players=players, people=crowd(players, 17), tiles=tiles)


def ambush(players: int) -> Game:
    """Enemies upon a crowd that does not take much."""
    tiles = [("bulldozer", 20), ("human-cop", 20), ("riot-squad", 20)]
    people = crowd(players, 20, health=4)
    return at("response", players=players, people=people, tiles=tiles, spares_as_dealt=True)


def brawl(players: int) -> Game:
    """Everybody on one space, free to confront."""
    skills = (9, 5, 3, 3, 3, 3)
    return at("confrontations", players=players, people=crowd(players, 20, skills=skills))


def storming(card: str, skill: int = 3) -> Callable[[int], Game]:
    """A Final Assault card, with Invaders revealed and hidden and Resources of every skill."""

    def game(players: int) -> Game:
        people = crowd(players, 6, health=20, skills=(skill,) * 6)
        people[0] |= {"invader": True, "bag": []}
        people[1] |= {"revealed": True}
        people[3] |= {"invader": True, "revealed": True}
        decks = {
            "useful": ["length-of-pipe", "snub-revolver", "tool-belt", "lock-pick-roll"],
            "sabotaged": ["pocket-scanner", "press-pass"],
            "recruits": ["human-cop", "hired-crew"],
        }
        return at(card, players=players, people=people, decks=decks)

    return game


def overloaded(players: int) -> Game:
    """A player who has drawn more than 10 cards."""
    bag = [
        *HAND,
        "copy-shop-clerk",
        "press-pass",
        "lock-pick-roll",
        "ring-of-keys",
        "signal-jammer",
    ]
    game = at("action", players=players, people={0: {"bag": bag}})
    return play(game, "stay", "use copy-shop-clerk", "pile 0", "pile 1")


def patched(players: int) -> Game:
    """A player who chooses which injury is healed."""
    hurt = {"injuries": ("deep-cut", "split-lip"), "injury_rounds": (1, 1)}
    game = at(
        "action", players=players, people={0: {"space": 20, "bag": ["splint-and-tape"], **hurt}}
    )
    game.aside(game.asides(0)[0], 0)
    return game


def nursed(players: int) -> Game:
    """A player who chooses whom an Ally helps."""
    people = crowd(players, 20)
    people[0]["ally"] = "night-nurse"
    return play(at("action", players=players, people=people), "stay", "use night-nurse")


def dealt(players: int) -> Game:
    """A new game."""
    return othersight.new("they-live", players=players, seed=players)


STARTS: dict[str, Callable[[int], Game]] = {
    "dealt": dealt,
    "besieged": besieged,
    "station": station,
    "treasure": treasure,
    "crossroads": crossroads,
    "ambush": ambush,
    "brawl": brawl,
    "overloaded": overloaded,
    "patched": patched,
    "nursed": nursed,
    "delivery-entrance": storming("delivery-entrance", skill=20),
    "motor-pool": storming("motor-pool"),
    "two-stairwells": storming("two-stairwells"),
    "the-gunships-circle": storming("the-gunships-circle"),
}
POSITIONS = [f"{start} {players}" for start in STARTS for players in (4, 5, 6)]


def wander(name: str, again: str = "") -> Iterator[Game]:
    """A game at each decision of a random walk from that position, or of another; one object that goes on."""
    start, _, players = name.partition(" ")
    game = STARTS[start](int(players))
    chance = Chance(name + again)
    for _ in range(DECISIONS):
        if not game.questions:
            return
        yield game
        seat = chance.below(len(game.seats))
        asides = game.asides(seat)
        if asides and chance.below(8) == 0:
            game.aside(asides[chance.below(len(asides))], seat)
            continue
        question = game.questions[chance.below(len(game.questions))]
        game.answer(chance.below(len(question.options)), question.seat)
