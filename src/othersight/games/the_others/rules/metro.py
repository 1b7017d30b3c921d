"""The Metro: a Hero's step between stations of one colour (TO-METRO-01, TO-METRO-02, TO-METRO-03, TO-METRO-04,
TO-METRO-05)."""

from othersight.games.the_others.state.table import OthersTable


def steps_from(t: OthersTable, space: int) -> list[int]:
    """TO-MOVE-01, TO-METRO-01, TO-METRO-04: where one step of a Moving Hero may lead, adjacent Spaces first."""
    city = t.config.city
    near = city.adjacent[space]
    return [*near, *[s for s in city.metro[space] if s not in near]]
