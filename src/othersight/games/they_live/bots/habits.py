"""What sets the levels apart in judgement: how long a Human leader waits, when an Invader leaves the group."""

from typing import Final


class Habits:
    """How a player of one level decides where the levels differ."""

    def __init__(self, begins_at: int, daring: float, leaves_by_looking: bool = False) -> None:
        self.begins_at = begins_at
        """The hour from which a Human leader on Cable 54 begins the assault; later means more Resources."""
        self.daring = daring
        """The chance left to the Humans without him up to which an Invader leaves the group on the second card."""
        self.leaves_by_looking = leaves_by_looking
        """Whether an Invader looks ahead before he leaves the group, or stays."""

    def __deepcopy__(self, memo: object) -> "Habits":
        """Itself: what copies of a player know alike is not copied."""
        return self


REGULAR: Final = Habits(begins_at=20, daring=0.7)
HABITS: Final[dict[str, Habits]] = {
    "novice": Habits(begins_at=20, daring=0.4),
    "regular": REGULAR,
    "expert": Habits(begins_at=22, daring=0.95),
    "master": Habits(begins_at=22, daring=1.0, leaves_by_looking=True),
}
"""By level."""
LATEST: Final = max([habits.begins_at for habits in HABITS.values()])
"""The hour at which a Human leader of any level would have begun the assault."""
