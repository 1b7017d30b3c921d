"""What the earlier draft of the rulebook does otherwise: the switches of `edition="draft"`
(TO-EDITION-01, TO-EDITION-02, TO-EDITION-03, TO-EDITION-04, TO-EDITION-05, TO-EDITION-06)."""

from typing import Final

from othersight.games.the_others.state.config import Config

HAND: Final = 5
DRAWN: Final = 2


def starting_hand(config: Config) -> int:
    """TO-EDITION-01: 5 Sin cards; in the draft as many as there are Heroes."""
    return config.n if config.draft else HAND


def apocalypse_cards_drawn(config: Config) -> int:
    """TO-EDITION-02: two to choose from; in the draft the top card is turned up."""
    return 1 if config.draft else DRAWN


def survivors_choose(config: Config) -> bool:
    """TO-EDITION-03, TO-EDITION-04, TO-EDITION-05: in the draft survivors of a Ranged Fight may leave Heroes, may
    come nearer without
    arriving, and need not go; in the final rules all go if they arrive, and none if they do not."""
    return config.draft


def member_takes_any_nest(config: Config) -> bool:
    """TO-EDITION-06: in the draft a Hell Club member may enter on a blocked Nest."""
    return config.draft
