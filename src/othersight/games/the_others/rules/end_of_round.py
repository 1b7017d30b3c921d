"""The End of Round, step by step (chapter TO-ENDROUND, chapter TO-TIME)."""

from typing import ClassVar

from othersight.games.the_others.rules.altar import draw_for_altars
from othersight.games.the_others.rules.apocalypse import TOP, RaiseTrack
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.dark_past import DARK_PAST
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.rules.reset import reset
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.rules.story import track_raises
from othersight.games.the_others.rules.summon import Summoning
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class EndOfRound(Procedure):
    """TO-ENDROUND-03, TO-ENDROUND-05: Story tasks, other effects, Summoning, Altars, Reset."""

    steps: ClassVar[tuple[str, ...]] = (
        "reactions_lapse", "story_tasks", "apocalypse_cards", "cards_on_board", "list_heroes",
        "level_7_wounds", "level_7_corruption", "dark_past", "summon", "altars", "reset",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("heroes", "corrupting")

    def __init__(self) -> None:
        super().__init__()
        self.heroes: tuple[int, ...] = ()
        """Heroes whom level 7 has still to strike."""
        self.corrupting = -1

    def reactions_lapse(self, g: Game) -> None:
        """TO-TIME-38, TO-ENDROUND-02."""
        t: OthersTable = g.table
        if t.sins.reactions:
            t.edit_sins().reactions = 0
        g.tell("end-of-round", t.round)
        current_mission(g).round_finished(g)

    def story_tasks(self, g: Game) -> None:
        """TO-TIME-39: the Story's End of Round task."""
        raises = track_raises(table_of(g))
        if raises:
            g.call(RaiseTrack(raises))

    def apocalypse_cards(self, g: Game) -> None:
        """TO-TIME-40: revealed cards that raise the track (APC-6)."""
        raises = 0
        for card in table_of(g).sins.revealed:
            raises += APOCALYPSE[card].raises(g)
        if raises:
            g.call(RaiseTrack(raises))

    def cards_on_board(self, g: Game) -> None:
        """TO-TIME-40: Sin cards that lie on the board do their work and are discarded (SCX-3)."""
        t: OthersTable = g.table
        raises = 0
        for card in t.config.sin_cards:
            if SIN_CARDS[card].is_on_board(t):
                raises += SIN_CARDS[card].leave_board(g)
                if t.sins.played != card:
                    t.edit_sins().discard = (*t.sins.discard, card)
        if raises:
            g.call(RaiseTrack(raises))

    def list_heroes(self, g: Game) -> None:
        """TO-TIME-40, TO-ENDROUND-06, TO-ENDROUND-07: level 7 strikes clockwise from this Round's first Hero."""
        t: OthersTable = g.table
        if t.sins.apocalypse >= TOP:
            self.heroes = t.places[t.first :] + t.places[: t.first]

    def level_7_wounds(self, g: Game) -> None:
        """TO-TIME-40: 2 Wounds each; TO-ENDROUND-08: a successor is not struck."""
        if not self.heroes:
            self.skip_to("dark_past")
            return
        self.corrupting = self.heroes[0]
        self.heroes = self.heroes[1:]
        g.call(TakeWounds(self.corrupting, 2))

    def level_7_corruption(self, g: Game) -> None:
        """TO-TIME-40, TO-APOC-04, TO-ENDROUND-07: then 2 Corruption each."""
        self.skip_to("level_7_wounds")
        if is_alive(table_of(g), self.corrupting):
            g.call(TakeCorruption(self.corrupting, 2))

    def dark_past(self, g: Game) -> None:
        """TO-TIME-40: Dark Past cards whose time has come (DP-6)."""
        for card in DARK_PAST.values():
            card.end_of_round(g)

    def summon(self, g: Game) -> None:
        """TO-TIME-41."""
        g.call(Summoning())

    def altars(self, g: Game) -> None:
        """TO-TIME-42."""
        draw_for_altars(g)

    def reset(self, g: Game) -> None:
        """TO-TIME-43."""
        reset(g)
