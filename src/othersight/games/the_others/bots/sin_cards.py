"""The Sins Player's cards and the Acolyte Ability (TO-TIME-06, TO-TIME-16, TO-TIME-17, TO-TIME-21, TO-TIME-29)."""

from typing import Final

from othersight.games.the_others.bots.danger import price_of_leaving, price_of_staying
from othersight.games.the_others.bots.fighting import forecast, hero_side, sin_side
from othersight.games.the_others.bots.goals import removals_worth
from othersight.games.the_others.bots.hero_fight import Results, bout_under_way, fight_frame
from othersight.games.the_others.bots.hero_side import price_of_split
from othersight.games.the_others.bots.planning import plan_for
from othersight.games.the_others.bots.position import HeroView, Position
from othersight.games.the_others.bots.values import EXTRA_TURN, price_of_levels, price_of_wounds
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.state.config import HEROES

ENOUGH: Final = 1.2
"""A card that does less is kept."""


def play_best(pos: Position, options: list[str], worths: dict[str, float]) -> str:
    """The card that does most, if that is enough; one that this player has never seen is played."""
    cards = [option for option in options if option != "pass"]
    if not cards:
        return "pass"
    best = max(cards, key=lambda option: worths.get(option.split()[1], ENOUGH))
    return best if worths.get(best.split()[1], ENOUGH) >= ENOUGH else "pass"


def start_of_turn(pos: Position, options: list[str]) -> str:
    """TO-TIME-06."""
    hero = pos.current
    assert hero is not None
    lone = [other for other in pos.team if not pos.companions(other, other["space"])]
    near = [m for m in pos.at_large if pos.town.prowl[m["space"]][hero["space"]] == 1]
    idle = [m for m in near if not pos.spaces[m["space"]]["heroes"]]
    worths = {
        "damned-if-you-do": price_of_wounds(pos, hero, 2) if not hero["upgrades"] else 1.2,
        "evil-regroups": 0.6 + 0.4 * len(idle) if idle else 0.0,
        "hate": 1.5 if crowd(pos) >= 2 else 0.0,
        "haphephobia": max([displeasure(pos, hero, s) for s in pos.town.adjacent[hero["space"]]]),
        "alone-in-the-dark": 2.5,
        "curse-of-ego": 1.2 + 1.2 * len(lone) if len(lone) > 1 else 0.4,
        "curse-of-the-crawl": 2.2,
        "punish-the-idle": 0.9 * pinned(pos),
        "leaden-hours": 1.2,
        "famine": hunger(pos, hero),
    }
    return play_best(pos, options, worths)


def hunger(pos: Position, hero: HeroView) -> float:
    """HOUSE-GLUTTONY2: what an Extra Turn or else the Wounds are worth."""
    if hero["extra_turns"]:
        return EXTRA_TURN
    return price_of_wounds(pos, hero, pos.figures.card("famine", "wounds"))


def pinned(pos: Position) -> int:
    """Heroes who stand beside an Abomination."""
    return sum(
        [
            any([m["kind"] == "abomination" for m in pos.monsters_in(hero["space"])])
            for hero in pos.team
        ]
    )


def crowd(pos: Position) -> int:
    """The most Monsters at or near one Altar."""
    return max([monsters_near(pos, s) for s in range(pos.town.n) if pos.town.altars[s]], default=0)


def monsters_near(pos: Position, space: int) -> int:
    """Monsters in a Space, those a step away for a half."""
    return (
        sum(
            [
                2 if m["space"] == space else 1
                for m in pos.at_large
                if pos.town.prowl[space][m["space"]] <= 1
            ]
        )
        // 2
    )


def hate(pos: Position, options: list[str]) -> str:
    """SCX-3: where most Monsters are."""
    return max(options, key=lambda option: monsters_near(pos, int(option.split()[1])))


def displeasure(pos: Position, hero: HeroView, space: int) -> float:
    """What it costs a Hero to find himself in a Space: the way out, and the company he loses."""
    worth = price_of_leaving(pos, hero, space)
    if not pos.companions(hero, space) and pos.companions(hero, hero["space"]):
        worth += 0.5
    return worth


def teleport(pos: Position, options: list[str]) -> str:
    """SCP-1, SCP-4: where he likes it least."""
    hero = pos.current
    assert hero is not None
    return max(options, key=lambda o: displeasure_at_rest(pos, hero, int(o.split()[1])))


def displeasure_at_rest(pos: Position, hero: HeroView, space: int) -> float:
    """As `displeasure`, with the Reaction that may follow."""
    staying = price_of_staying(pos, hero, space, pos.monsters_in(space))
    return displeasure(pos, hero, space) + 0.5 * staying


def worst_within_two(pos: Position, hero: HeroView) -> float:
    """SCP-4: what the Space up to two steps away that he likes least costs him."""
    near = pos.town.adjacent[hero["space"]]
    reached = {*near, *[space for one in near for space in pos.town.adjacent[one]]}
    return max([displeasure_at_rest(pos, hero, space) for space in reached])


# -- Fights


def acolyte_ability(pos: Position, options: list[str]) -> str:
    """TO-TIME-16: two more dice and the board's effect, whenever the Fight is worth having."""
    return options[-1]


def nun(pos: Position, options: list[str]) -> str:
    """ACO-2: the icon the Heroes would miss most."""
    order = ("inventory", "heal", "extra-turn", "orbital-strike", "repent")
    return min(options, key=lambda option: order.index(option.split()[1]))


def start_of_fight(pos: Position, options: list[str]) -> str:
    """TO-TIME-17."""
    frame = fight_frame(pos)
    bout = bout_under_way(pos, frame)
    hero = bout.hero
    mine, theirs = sin_side(pos, bout), hero_side(pos, bout, False)
    beasts = sum([monster["kind"] == "abomination" for monster in bout.monsters])
    avatar_here = any([monster["kind"] == "avatar" for monster in bout.monsters])
    worths = {
        "for-our-master": 2.0 if mine.dice >= 3 and not bout.shot else 0.8,
        "abominable-fury": beasts * price_of_wounds(pos, hero, 1) * (0.3 if bout.shot else 0.8),
        "price-of-hubris": price_of_wounds(pos, hero, 1) if not hero["upgrades"] else 1.5,
        "primal-conceit": 0.0 if avatar_here else 2.5,
        "primal-lethargy": 1.5 if mine.dice > theirs.dice else 0.0,
        "primal-fury": 0.8 * price_of_wounds(pos, hero, pos.figures.card("primal-fury", "hits")),
    }
    return play_best(pos, options, worths)


def conceit_avatar(pos: Position, options: list[str]) -> str:
    """SCP-5: into the Fight."""
    frame = fight_frame(pos)
    return f"to {frame['ground']}"


def after_roll(pos: Position, options: list[str]) -> str:
    """TO-TIME-21: CURSED FATE when the dice are far better for the Hero than they should be."""
    if len(options) == 1:
        return "pass"
    fight = pos.frame("fight", "ranged-fight")
    cleanse = pos.frame("cleanse")
    if fight is not None:
        return options[1] if luck_in_fight(pos) > 2.5 else "pass"
    if cleanse is not None:
        hero = pos.heroes[cleanse["hero"]]
        successes = sum([face in ("skill", "faith") for face in cleanse["roll"]])
        taken = sum(removals_worth(pos, hero["space"])[:successes])
        return options[1] if taken > 7.0 else "pass"
    return "pass"


def luck_in_fight(pos: Position) -> float:
    """How much better the dice lie for the Hero than was to be expected."""
    frame = fight_frame(pos)
    results = Results(pos, frame)
    if not results.is_known:
        return 0.0
    free = max(0, results.free)
    seen = max(results.worth(free, 0, 0), results.worth(0, free, 0))
    hero = results.bout.hero
    before = {**hero, "level": hero["level"] - (1 if frame["corrupted"] else 0)}
    results.bout.hero = before
    return seen - forecast(pos, results.bout, frame["corrupted"]).net


def after_fight(pos: Position, options: list[str]) -> str:
    """TO-TIME-29: all three cards of this moment are worth playing."""
    hero = pos.current
    worths = {
        "sleep-dust": 3.0,
        "slouching-towards-bethlehem": price_of_levels(pos, hero, 2) + 0.6 if hero else 0.0,
        "pride-or-fear": worst_within_two(pos, hero) if hero else 0.0,
    }
    return play_best(pos, options, worths)


def agony(pos: Position, options: list[str]) -> str:
    """APC-5: Fire wounds more often and worse."""
    return "read fire"


# -- in the Heroes' place


def first_for_heroes(pos: Position, options: list[str]) -> str:
    """TO-UNITE-01: the Hero with the poorest Turn before him."""
    return min(options, key=lambda o: plan_for(pos, pos.heroes[HEROES[int(o.split()[1])]]).worth)


def branch_for_heroes(pos: Position, options: list[str]) -> str:
    """TO-UNITE-01: the harder branch."""
    return min(options, key=lambda option: MISSIONS[option.split()[1]].ease(pos.table()))


def corruption_for_heroes(pos: Position, options: list[str]) -> str:
    """TO-UNITE-01: the dearest way to pay, or none if even that is cheap."""
    best = max(options[1:], key=lambda option: price_of_split(pos, option, False))
    return best if price_of_split(pos, best, False) > 4.0 else "refuse"


def wounds_for_heroes(pos: Position, options: list[str]) -> str:
    """TO-UNITE-01: three Wounds where they hurt most."""
    return max(options[1:], key=lambda o: price_of_split(pos, o, True), default="refuse")


def refuse_for_heroes(pos: Position, options: list[str]) -> str:
    """TO-UNITE-01: the Avatar comes."""
    return "refuse"


def contested(pos: Position, options: list[str]) -> str:
    """TO-SETUP-14: all the same to him."""
    return options[0]
