"""Whether what a sitting of a campaign is said to come from can be: names known, numbers in range."""

from collections import Counter
from typing import Any

from othersight.games.the_others.content import Content
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.errors import UnknownName

MOST = 40
"""More Stories or sittings than anybody has."""
KEYS = {"stories", "sins", "acolytes", "maps", "past", "carried"}
PAST_KEYS = {"story", "sin", "outcome", "rounds", "killed"}


def checked(campaign: Any, content: Content) -> dict[str, Any]:
    """The campaign of a later sitting, if it can be; else the option is refused as a whole."""
    sound = isinstance(campaign, dict) and set(campaign) == KEYS
    if not sound or not (plan_is_sound(campaign, content) and rest_is_sound(campaign, content)):
        raise UnknownName(
            "the campaign is neither 'none' nor 'new' nor what a finished sitting has left",
            "error-campaign",
        )
    return dict(campaign)


def plan_is_sound(campaign: dict[str, Any], content: Content) -> bool:
    """Stories, Sins, Acolytes and maps of all sittings."""
    return (
        names(campaign["stories"], content.stories)
        and names(campaign["sins"], content.sins)
        and names(campaign["acolytes"], content.acolytes)
        and isinstance(campaign["maps"], list)
        and len(campaign["maps"]) == len(campaign["stories"])
        and all([isinstance(map, str) for map in campaign["maps"]])
    )


def names(given: Any, known: Any) -> bool:
    """A list of known names, each once, at least one."""
    return (
        isinstance(given, list)
        and 0 < len(given) <= MOST
        and all([isinstance(name, str) and name in known for name in given])
        and len(set(given)) == len(given)
    )


def rest_is_sound(campaign: dict[str, Any], content: Content) -> bool:
    """The sittings before this one, and what their survivors bring along."""
    past, carried = campaign["past"], campaign["carried"]
    if not isinstance(past, list) or not isinstance(carried, dict):
        return False
    if len(past) >= len(campaign["stories"]) or not all([is_past(one, content) for one in past]):
        return False
    if not all([name in HEROES and is_carried(one, content) for name, one in carried.items()]):
        return False
    brought = Counter([card for one in carried.values() for card in one["upgrades"]])
    pasts = [one["dark_past"] for one in carried.values() if one["dark_past"]]
    return not brought - Counter(content.upgrade_deck()) and len(set(pasts)) == len(pasts)


def is_past(one: Any, content: Content) -> bool:
    """What is kept of one sitting."""
    return (
        isinstance(one, dict)
        and set(one) == PAST_KEYS
        and all([isinstance(one[name], str) for name in ("story", "sin", "outcome")])
        and one["story"] in content.stories
        and one["sin"] in content.sins
        and one["outcome"] in ("heroes", "sins")
        and type(one["rounds"]) is int
        and 0 <= one["rounds"] <= 9999
        and isinstance(one["killed"], list)
        and len(one["killed"]) <= len(HEROES)
        and all([isinstance(hero, str) and hero in HEROES for hero in one["killed"]])
    )


def is_carried(one: Any, content: Content) -> bool:
    """What one survivor brings along."""
    return (
        isinstance(one, dict)
        and set(one) == {"upgrades", "dark_past"}
        and isinstance(one["upgrades"], list)
        and len(one["upgrades"]) <= 1
        and all([isinstance(card, str) and card in content.upgrades for card in one["upgrades"]])
        and isinstance(one["dark_past"], str)
        and (one["dark_past"] == "" or one["dark_past"] in content.dark_past)
    )
