"""What the Heroes and the Sin need, for the line above the board and the briefing (TO-VICTORY-01, TO-VICTORY-02)."""

from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES, SINS
from othersight.games.the_others.state.table import RESERVE, OthersTable
from othersight.games.the_others.words.names import (
    SPECTATOR,
    hero_named,
    mission_named,
    missions_of,
    task_of,
)
from othersight.kernel.game import Game
from othersight.toolkit.goals import MINE, ROUND, THEIRS, BriefingPart, GoalPart, View
from othersight.toolkit.phrases import Phrase


def goal(view: View) -> list[GoalPart]:
    """The Mission, the deaths that are left to the Sin, and what the end of the Round brings; the own side first."""
    heroes, sin = mission_part(view), deaths_part(view)
    own, other = (sin, heroes) if view["seat"] == SINS else (heroes, sin)
    mine = own if view["seat"] == SPECTATOR else own._replace(label=Phrase("the-others-goal-you"))
    return [mine._replace(part=MINE), other._replace(part=THEIRS), stake_part(view)]


def mission_part(view: View) -> GoalPart:
    """The Mission under the Story marker, and how far it is."""
    story = view["story"]
    told = Phrase(
        "the-others-goal-mission",
        number=len(story["done"]) + 1,
        mission=mission_named(story["mission"]),
        progress=story["progress"],
        required=story["required"],
    )
    return GoalPart(MINE, Phrase("the-others-goal-heroes"), told)


def deaths_part(view: View) -> GoalPart:
    """How many Heroes have to die: all of the Reserve, and one more."""
    reserve = sum([hero["state"] == "reserve" for hero in view["heroes"]])
    told = Phrase("the-others-goal-deaths", deaths=reserve + 1)
    return GoalPart(THEIRS, Phrase("the-others-goal-sin"), told)


def stake_part(view: View) -> GoalPart:
    """What the Story's End of Round task will do."""
    story = view["story"]
    told = Phrase(
        f"the-others-goal-stake-{view['setting']['story']}",
        level=view["sins"]["apocalypse"],
        rise=1 + story["heroes_killed"],
        killed=story["heroes_killed"],
        innocents=story["innocents_revealed"],
    )
    return GoalPart(ROUND, Phrase("the-others-goal-round"), told)


def briefing(game: Game, seat: int) -> list[BriefingPart]:
    """Who the seat is, what it needs, how it loses, and what only this Story has; nothing for a spectator."""
    if seat == SPECTATOR:
        return []
    t = table_of(game)
    win, lose = ("deaths", "done") if seat == SINS else ("missions", "dead")
    return [
        who_part(t, seat),
        BriefingPart(Phrase("the-others-brief-win"), needs(t, win)),
        BriefingPart(Phrase("the-others-brief-lose"), needs(t, lose)),
        *story_parts(t),
    ]


def who_part(t: OthersTable, seat: int) -> BriefingPart:
    """The Sin with its power, or the Heroes of a Hero Player and whom they stand against."""
    heroes = [hero for hero in t.places if seat == SINS or t.heroes[hero].player == seat]
    text = Phrase(
        "the-others-brief-sins" if seat == SINS else "the-others-brief-hero",
        heroes=[hero_named(hero) for hero in heroes],
        sin=Phrase(f"the-others-name-{t.config.sin}"),
        power=Phrase(f"the-others-sin-{t.config.sin}.text"),
    )
    own = tuple([("hero", HEROES[hero]) for hero in heroes])
    pictures = (("sin", t.config.sin),) if seat == SINS else own
    return BriefingPart(Phrase("the-others-brief-who"), text, pictures)


def story_parts(t: OthersTable) -> list[BriefingPart]:
    """What a Story with special rules brings into each Round, under its name."""
    story = f"the-others-story-{t.config.story}"
    if not load_content().stories[t.config.story].special:
        return []
    told = Phrase(
        "the-others-brief-story", begin=Phrase(f"{story}.begin"), special=Phrase(f"{story}.special")
    )
    return [BriefingPart(Phrase(story), told)]


def needs(t: OthersTable, what: str) -> Phrase:
    """What has to be done or must not happen, by the end of its text's key."""
    return Phrase(
        f"the-others-brief-{what}",
        missions=missions_of(t.config),
        mission=mission_named(t.story.mission),
        text=task_of(t, t.story.mission),
        reserve=len([hero for hero in t.heroes if hero.state == RESERVE]),
    )
