"""The Metro: a Hero's step between stations of one colour (TO-METRO-01, TO-METRO-02, TO-METRO-03, TO-METRO-04,
TO-METRO-05)."""

from othersight.games.the_others.state.table import OthersTable


def steps_from(t: OthersTable, space: int) -> tuple[int, ...]:
    """TO-MOVE-01, TO-METRO-01, TO-METRO-04: where one step of a Moving Hero may lead, adjacent Spaces first."""
    return t.config.city.hero_steps[space]
