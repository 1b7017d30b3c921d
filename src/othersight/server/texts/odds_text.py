"""Odds in a few words, as they stand beside an option: what may happen in per cent, what is counted as expected."""

from collections.abc import Sequence

from othersight.kernel.odds import Odds
from othersight.locales import keys
from othersight.locales.figures import chance, decimal
from othersight.server.texts.language import text_in

LEAST = 0.005
"""What is less likely, or less, is left out."""
FAIR = 0.05
"""The chance from which an option may be chosen for an event."""
RISKS = ("dies", "noticed", "nothing", "none-removed")
"""Events that nobody hopes for, the worst first."""
KILLED = "killed-"
"""Begins the event that one figure of a kind is killed."""


def odds_in_short(odds: Odds, game: str, language: str) -> str:
    """Events with their chances, then numbers with their means."""
    events = [
        event(game, name, share, language) for name, share in odds.events.items() if share >= LEAST
    ]
    counted = [
        text_in(
            "odds-of-number",
            language,
            name=named(game, name, language),
            expected=decimal(mean, 1, language),
        )
        for name, mean in odds.expected.items()
        if mean >= LEAST
    ]
    return " · ".join([*events, *counted])


def main_events(
    odds: Odds, game: str, language: str, beside: Sequence[Odds] = ()
) -> list[tuple[str, float, bool]]:
    """The event that an option is chosen for and the worst that may come of it, each in words, with its chance and
    whether it is a risk. Options beside each other are compared by the same event."""
    told = {name: share for name, share in odds.events.items() if share >= LEAST}
    feared = [name for name in RISKS if name in told][:1]
    return [
        (event(game, name, odds.events[name], language), odds.events[name], name in RISKS)
        for name in (*hoped(odds, beside or (odds,)), *feared)
    ]


def hoped(odds: Odds, beside: Sequence[Odds]) -> list[str]:
    """The first event that some option with the same events has a fair chance of, else the first that is not next to
    nothing here; none where there is neither."""
    names = [name for name in odds.events if name not in RISKS]
    alike = [other.events for other in beside if other.events.keys() >= set(names)]
    fair = [name for name in names if any(events[name] >= FAIR for events in alike)]
    return (fair or [name for name in names if odds.events[name] >= LEAST])[:1]


def event(game: str, name: str, share: float, language: str) -> str:
    """What may happen, with its chance."""
    said = named(game, name, language)
    return text_in("odds-of-event", language, name=said, chance=chance(share, 0, language))


def named(game: str, name: str, language: str) -> str:
    """What an event or a number is called in short; one without a short name as in the table of odds."""
    if f"server-odds-{name}" in keys():
        return text_in(f"server-odds-{name}", language)
    if name.startswith(KILLED):
        return text_in("server-odds-killed-one", language, who=figure_named(game, name, language))
    kind = "event" if f"odds-event-{name}" in keys() else "number"
    return text_in(f"odds-{kind}-{name}", language, game=game)


def figure_named(game: str, name: str, language: str) -> str:
    """The figure that is killed, by its kind or its card."""
    figure = name.removeprefix(KILLED)
    for kind in ("monster", "card"):
        if f"{game}-{kind}-{figure}" in keys():
            return text_in(f"{game}-{kind}-{figure}", language)
    return figure.replace("-", " ")
