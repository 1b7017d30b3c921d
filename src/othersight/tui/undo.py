"""Taking decisions back: only one's own, and never behind chance, a reveal or somebody else's decision.

How far a seat can go back depends on nothing it may not know: a decision of another seat stops it even where
that seat had nothing to choose.
"""

from othersight.kernel.game import Game

START, SEALED, OTHERS = "start", "sealed", "others"
"""Why one cannot go back further: nothing lies before, chance or a reveal does, or another's decision does."""


class Undo:
    """The games as they stood before each decision of the people at this keyboard."""

    def __init__(self) -> None:
        self.before: list[tuple[int, Game]] = []

    def remember(self, seat: int, game: Game) -> None:
        """A seat is about to decide."""
        self.before.append((seat, game.clone()))

    def obstacle(self, seat: int, game: Game, back: int = 1) -> str:
        """What keeps a seat from taking back so many decisions; "" if nothing does."""
        if len(self.before) < back:
            return START
        owner, earlier = self.before[-back]
        if earlier.seals != game.seals:
            return SEALED
        since = game.history.list()[earlier.history.length :]
        if owner != seat or any([who != seat for who, _ in since]):
            return OTHERS
        return ""

    def reach(self, seat: int, game: Game) -> int:
        """How many decisions a seat can take back."""
        back = 0
        while not self.obstacle(seat, game, back + 1):
            back += 1
        return back

    def take_back(self) -> Game:
        """The game before the last decision."""
        return self.before.pop()[1]
