"""A campaign: all Stories in a row, one sitting after another (every HOUSE-CAMPAIGN row).

What the earlier sittings have left is an option of the next one, so that seed and options reproduce it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from othersight.games.the_others.content import Content, load_content
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.setup.campaign_checks import checked
from othersight.games.the_others.setup.team import RANDOM, team_named
from othersight.games.the_others.state.config import HEROES, SINS
from othersight.games.the_others.state.table import DEAD
from othersight.kernel.chance import Chance
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from othersight.toolkit.campaigns import CampaignSpec, Past

NONE = "none"
NEW = "new"
OF_ONE_SITTING = ("board", "power", "revision")
"""Options that the next sitting does not take over; it begins with the content of its day."""
KEPT = 1
"""HOUSE-CAMPAIGN4: the Upgrades that a survivor keeps."""


def begun(options: Mapping[str, Any], content: Content, chance: Chance) -> dict[str, Any]:
    """HOUSE-CAMPAIGN1, HOUSE-CAMPAIGN2: the plan of a new campaign, whose first sitting has these options."""
    stories = stories_in_order(content)
    return {
        "stories": stories,
        "sins": in_turn(options["sin"], content.sins, chance),
        "acolytes": in_turn(options["acolyte"], content.acolytes, chance),
        "maps": [options["map"], *["ab"[chance.below(2)] for _ in stories[1:]]],
        "past": [],
        "carried": {},
    }


def stories_in_order(content: Content) -> list[str]:
    """HOUSE-CAMPAIGN1: all Stories in the order of the content."""
    return sorted(content.stories, key=lambda id: (content.stories[id].order, id))


def with_story(options: Mapping[str, Any]) -> dict[str, Any]:
    """HOUSE-CAMPAIGN1: the options with the Story that the campaign has for this sitting; another one is refused."""
    campaign, content = options.get("campaign", NONE), load_content()
    if campaign == NONE:
        return dict(options)
    if campaign == NEW:
        story = stories_in_order(content)[0]
    else:
        plan = checked(campaign, content)
        story = plan["stories"][len(plan["past"])]
    given = options.get("story", RANDOM)
    if given not in (story, RANDOM):
        raise UnknownName(
            f"this sitting of the campaign plays the Story '{story}', not '{given}'; leave the Story out",
            "error-campaign-story",
            story=story,
            given=str(given),
        )
    return {**options, "story": story}


def in_turn(first: str, names: Mapping[str, Any], chance: Chance) -> list[str]:
    """HOUSE-CAMPAIGN2: the one that begins, and the others in an order that is drawn."""
    return [first, *chance.shuffled(tuple([name for name in names if name != first]))]


def in_campaign(options: Mapping[str, Any], content: Content, chance: Chance) -> dict[str, Any]:
    """The options of a sitting: without a campaign as they are, a new one with its plan."""
    chosen = dict(options)
    if chosen["campaign"] == NONE:
        del chosen["campaign"]  # as in games from before there were campaigns
    elif chosen["campaign"] == NEW:
        chosen["campaign"] = begun(chosen, content, chance)
    else:
        chosen["campaign"] = checked(chosen["campaign"], content)
    return chosen


def next_options(game: Game) -> dict[str, Any] | None:
    """HOUSE-CAMPAIGN1: the options of the sitting after this one, which is over; nothing after the last."""
    options = dict(game.start["options"])
    campaign: dict[str, Any] = options.get("campaign", {})
    past = [*campaign.get("past", []), result_of(game)]
    if not campaign or not game.outcome or len(past) >= len(campaign["stories"]):
        return None
    content, number = load_content(), len(past)
    lost = [hero for one in past for hero in one["killed"]]
    team = team_after(team_named(options, content), past[-1]["killed"], lost, content)
    heroes = starters_after(game, team)
    plan = {**campaign, "past": past, "carried": carried_by(game, heroes)}
    return {
        **{name: value for name, value in options.items() if name not in OF_ONE_SITTING},
        "story": campaign["stories"][number],
        "map": campaign["maps"][number],
        "sin": campaign["sins"][number % len(campaign["sins"])],
        "acolyte": campaign["acolytes"][number % len(campaign["acolytes"])],
        "team": list(team),
        "heroes": heroes,
        "campaign": plan,
    }


def result_of(game: Game) -> dict[str, Any]:
    """What is kept of a sitting that is over."""
    t, lost = table_of(game), lost_in(game)
    return {
        "story": t.config.story,
        "sin": t.config.sin,
        "outcome": game.outcome,
        "rounds": t.round,
        "killed": [HEROES[hero] for hero in t.config.team if hero in lost],
    }


def lost_in(game: Game) -> set[int]:
    """HOUSE-CAMPAIGN3: the Heroes killed in this sitting, replaced or not, and the one with whom it ended, who may
    have left the Heroes' side otherwise (TO-VICTORY-06)."""
    t = table_of(game)
    dead = {hero.index for hero in t.heroes if hero.state == DEAD}
    fallen = {hero for hero in t.places if not is_alive(t, hero)}
    last = {entry.values[0] for entry in game.log(SINS) if entry.key == "sins-win"}
    return {hero for hero in t.config.team if hero in dead | fallen | last}


def team_after(
    team: Sequence[str], killed: Sequence[str], lost: Sequence[str], content: Content
) -> tuple[str, ...]:
    """HOUSE-CAMPAIGN3: each who was killed makes room for the first of the class who was never killed and is not in
    the team; where there is none the Hero stays."""
    found = list(team)
    for hero in killed:
        kind = content.heroes[hero].hero_class
        fresh = [
            other
            for other in HEROES
            if content.heroes[other].hero_class == kind and other not in (*lost, *found)
        ]
        if fresh:
            found[found.index(hero)] = fresh[0]
    return tuple([hero for hero in HEROES if hero in found])


def starters_after(game: Game, team: Sequence[str]) -> list[str]:
    """HOUSE-CAMPAIGN3: the Heroes in play keep their places; the place of one who was killed goes to the first of the
    team who is alive and has none, or else to the first who has none."""
    lost = lost_in(game)
    places = ["" if hero in lost else HEROES[hero] for hero in table_of(game).places]
    for at, name in enumerate(places):
        if not name:
            free = [hero for hero in team if hero not in places]
            whole = [hero for hero in free if HEROES.index(hero) not in lost]
            places[at] = (whole or free)[0]
    return places


def carried_by(game: Game, heroes: Sequence[str]) -> dict[str, dict[str, Any]]:
    """HOUSE-CAMPAIGN4, HOUSE-CAMPAIGN5: what each survivor brings into the next sitting."""
    t, lost = table_of(game), lost_in(game)
    carried: dict[str, dict[str, Any]] = {}
    for name in heroes:
        number = HEROES.index(name)
        if number not in t.places or number in lost:
            continue
        hero = t.heroes[number]
        upgrades = [*hero.upgrades, *hero.face_down][:KEPT]
        if upgrades or hero.dark_past:
            carried[name] = {"upgrades": upgrades, "dark_past": hero.dark_past}
    return carried


def past_of(game: Game) -> list[Past]:
    """The sittings up to this one, as far as they are over."""
    told = list(game.start["options"].get("campaign", {}).get("past", []))
    if game.outcome:
        told.append(result_of(game))
    return [
        Past(f"the-others-story-{one['story']}", f"the-others-name-{one['sin']}", one["outcome"],
             one["rounds"], tuple([f"the-others-called-{hero}" for hero in one["killed"]]))
        for one in told
    ]  # fmt: skip


def planned(game: Game) -> int:
    """How many sittings the campaign has."""
    return len(game.start["options"].get("campaign", {}).get("stories", []))


def story_of(game: Game) -> str:
    """The text key of this sitting's Story."""
    return f"the-others-story-{table_of(game).config.story}"


CAMPAIGN = CampaignSpec(
    {"campaign": NEW}, next_options, past_of, planned, story_of, ("heroes", "sins")
)
