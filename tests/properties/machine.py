"""A machine that does with a game what people do with it: decide, clone and wander off, save and load, go back."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from othersight.games import GAMES
from othersight.games.the_others.state.table import OthersTable
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game, state_hash
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from tests.conformance import they_live
from tests.conformance.checks import (
    check_lightly,
    check_table,
    check_well,
    nothing_wrong,
    questions_of,
)
from tests.conformance.walk import combinations, next_decision, table_of, walk_of
from tests.properties import they_live_laws
from tests.properties.laws import broken, grown, what_only_decreases

NUMBERS = st.integers(min_value=0, max_value=10_000)


class Machine(RuleBasedStateMachine):
    """One game under way, and every moment it can go back to."""

    game: Game
    moments: list[tuple[Game, str]]

    def start(self, game: Game) -> None:
        """The game that everything is done with."""
        self.game = game
        self.moments = []

    def act(self, game: Game, chance: Chance) -> None:
        """One decision of somebody."""
        raise NotImplementedError

    def changed(self) -> None:
        """Called when the game has gone back to an earlier moment."""

    @precondition(lambda self: self.game.questions)
    @rule(seat=NUMBERS, option=NUMBERS)
    def decide(self, seat: int, option: int) -> None:
        """Whoever is asked answers anything."""
        question = self.game.questions[seat % len(self.game.questions)]
        self.game.decide(question, question.options[option % len(question.options)])

    @precondition(lambda self: self.game.questions)
    @rule(seed=NUMBERS, decisions=st.integers(min_value=5, max_value=60))
    def go_on(self, seed: int, decisions: int) -> None:
        """Many decisions at once, so that late moments are reached."""
        chance = Chance(f"go on {seed}")
        for _ in range(decisions):
            if self.game.questions:
                self.act(self.game, chance)

    @rule()
    def remember(self) -> None:
        """Keep this moment."""
        self.moments.append((self.game.clone(), state_hash(self.game)))

    @precondition(lambda self: self.moments)
    @rule(which=NUMBERS)
    def rewind(self, which: int) -> None:
        """Go back to a moment, which nothing has changed since."""
        moment, hash = self.moments[which % len(self.moments)]
        assert state_hash(moment) == hash, "an earlier table has changed"
        self.game = moment.clone()
        self.changed()

    @precondition(lambda self: self.game.questions)
    @rule(seed=NUMBERS)
    def clone_and_wander_off(self, seed: int) -> None:
        """Whatever a clone does, the game does not feel."""
        hash, asked = state_hash(self.game), questions_of(self.game)
        twin = self.game.clone()
        chance = Chance(f"wander {seed}")
        for _ in range(15):
            if twin.questions:
                self.act(twin, chance)
        assert state_hash(self.game) == hash, "a clone has changed its game"
        assert questions_of(self.game) == asked

    @rule()
    def save_and_load(self) -> None:
        """The loaded game takes the place of the game."""
        loaded = load_game(save_game(self.game), GAMES)
        assert state_hash(loaded) == state_hash(self.game), "a loaded game differs"
        assert questions_of(loaded) == questions_of(self.game)
        self.game = loaded

    @rule()
    def play_again(self) -> None:
        """The decisions, played from the start, lead here."""
        assert state_hash(verify(save_game(self.game), GAMES)) == state_hash(self.game)

    @invariant()
    def somebody_is_asked_or_the_game_is_over(self) -> None:
        check_lightly(self.game)

    @invariant()
    def the_table_can_be(self) -> None:
        check_table(self.game)
        if self.game.questions:
            check_well(self.game)

    def teardown(self) -> None:
        """No moment has changed, whatever was done later."""
        for moment, hash in getattr(self, "moments", []):
            assert state_hash(moment) == hash, "an earlier table has changed"


class OthersMachine(Machine):
    """A game of The Others."""

    first: OthersTable
    easy: bool

    @initialize(number=NUMBERS)
    def begin(self, number: int) -> None:
        """Any combination of the box."""
        everything = combinations()
        walk = walk_of(number, everything[number % len(everything)])
        self.start(walk.begin())
        self.first = table_of(self.game.clone())
        self.easy = walk.easy
        self.changed()

    def act(self, game: Game, chance: Chance) -> None:
        game.decide(*next_decision(game, chance, self.easy))

    def changed(self) -> None:
        self.before = what_only_decreases(self.game)

    @invariant()
    def every_law_holds(self) -> None:
        nothing_wrong(broken(self.game, self.first))
        nothing_wrong(grown(self.before, self.game))
        self.before = what_only_decreases(self.game)


class LiveMachine(Machine):
    """A game of They Live."""

    first: LiveTable
    bold: bool

    @initialize(number=NUMBERS)
    def begin(self, number: int) -> None:
        """Any number of players and difficulty."""
        everything = they_live.walks()
        walk = everything[number % len(everything)]._replace(seed=number)
        self.start(walk.begin())
        self.first = they_live.table_of(self.game.clone())
        self.bold = walk.bold
        self.changed()

    def act(self, game: Game, chance: Chance) -> None:
        they_live.act(game, chance, self.bold)

    def changed(self) -> None:
        self.before = they_live_laws.what_only_grows(self.game)

    @invariant()
    def every_law_holds(self) -> None:
        nothing_wrong(they_live_laws.broken(self.game, self.first))
        nothing_wrong(they_live_laws.shrunk(self.before, self.game))
        self.changed()
