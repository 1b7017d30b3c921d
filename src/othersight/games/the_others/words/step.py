"""A step of a Hero in words: its direction, what is there, and what it costs (TO-MOVE-11, TO-CHECK-01,
TO-CHECK-03)."""

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.move import price_of_step, wounds_for_leaving
from othersight.games.the_others.rules.token import corruption_in, fire_in
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.state.table import NOWHERE, OthersTable
from othersight.games.the_others.words.space import place_with_icons
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Argument, Phrase


def step_offered(game: Game, space: int, arguments: dict[str, Argument]) -> Phrase:
    """A step of the current Hero as it is offered."""
    t = table_of(game)
    if t.heroes[t.current].city_token == NOWHERE:
        arguments = {**arguments, "space": place_with_icons(t, space)}
    step = step_to(t, space, arguments)
    costs = costs_of(game, space)
    return Phrase("the-others-step-at-a-cost", step=step, costs=costs) if costs else step


def step_to(t: OthersTable, space: int, arguments: dict[str, Argument]) -> Phrase:
    """Where a step leads, with its direction; a step by Metro has none (TO-METRO-01)."""
    here = t.heroes[t.current].space
    city = t.config.city
    if space not in city.adjacent[here]:
        return Phrase("the-others-option-move-metro", **arguments)
    across, down = city.x[space] - city.x[here], city.y[space] - city.y[here]
    north = "north" if down < 0 else "south" if down > 0 else ""
    east = "west" if across < 0 else "east" if across > 0 else ""
    direction = "-".join([part for part in (north, east) if part])
    way = Phrase("the-others-way", direction=direction, **arguments)
    return Phrase("the-others-option-move", way=way)


def costs_of(game: Game, space: int) -> list[Phrase]:
    """All that the step brings with it, in the order in which it falls due."""
    t = table_of(game)
    here = t.heroes[t.current].space
    leaving = wounds_for_leaving(t, t.heroes[t.current], here)
    due = (
        ("monsters", leaving),
        ("corruption-here", corruption_in(t, here)),
        ("fire-here", fire_in(t, here)),
        ("corruption-there", corruption_in(t, space)),
        ("fire-there", fire_in(t, space)),
        ("power", price_of_haste(game, t)),
    )
    sin = Phrase(f"the-others-name-{t.config.sin}")
    return [Phrase(f"the-others-cost-{cost}", count=count, sin=sin) for cost, count in due if count]


def price_of_haste(game: Game, t: OthersTable) -> int:
    """The Corruption that the Sin's power takes for the next step."""
    turns = [frame for frame in game.stack if isinstance(frame, Turn)]
    return price_of_step(t, turns[-1].steps_made + 1) if turns else 0
