"""The End of Round, step by step (TO-ENDROUND-01 to -08, T-38 to T-44)."""

from typing import ClassVar

from othersight.games.the_others.rules.altar import draw_for_altars
from othersight.games.the_others.rules.apoc import TOP, RaiseTrack
from othersight.games.the_others.rules.corrupt import TOP as TOP_LEVEL
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.death import kill_hero
from othersight.games.the_others.rules.effects import is_revealed
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.reset import reset
from othersight.games.the_others.rules.story import STORIES
from othersight.games.the_others.rules.summon import Summoning
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.table import NOWHERE
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class EndOfRound(Procedure):
    """Story tasks, other effects, Summoning, Altars, Reset."""

    steps: ClassVar[tuple[str, ...]] = (
        "reactions_lapse", "story_tasks", "darkness_beckons", "hate", "list_heroes", "level_7_wounds",
        "level_7_corruption", "sucide_pact", "summon", "altars", "reset",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("heroes", "corrupting")

    def __init__(self) -> None:
        super().__init__()
        self.heroes: tuple[int, ...] = ()
        """Heroes whom level 7 has still to strike."""
        self.corrupting = -1

    def reactions_lapse(self, g: Game) -> None:
        """T-38, TO-ENDROUND-02."""
        t = table_of(g)
        if t.sins.reactions:
            t.edit_sins().reactions = 0
        g.tell("end-of-round", t.round)

    def story_tasks(self, g: Game) -> None:
        """T-39: the Story's End of Round task."""
        raises = STORIES[table_of(g).config.story].raises(g)
        if raises:
            g.call(RaiseTrack(raises))

    def darkness_beckons(self, g: Game) -> None:
        """T-40: DARKNESS BECKONS (APC-6)."""
        t = table_of(g)
        if is_revealed(g, "darkness-beckons"):
            lost = len([hero for hero in t.places if t.heroes[hero].level == TOP_LEVEL])
            if lost:
                g.call(RaiseTrack(lost))

    def hate(self, g: Game) -> None:
        """T-40: HATE! (SCX-3) looks for 3 Monsters in its Space and is discarded."""
        t = table_of(g)
        if not t.sins.hate:
            return
        monsters = len(t.spaces[t.sins.hate_space].monsters)
        sins = t.edit_sins()
        sins.hate = False
        sins.hate_space = NOWHERE
        if sins.played != "hate":
            sins.discard = (*sins.discard, "hate")
        g.tell("hate", monsters)
        if monsters >= 3:
            g.call(RaiseTrack(1))

    def list_heroes(self, g: Game) -> None:
        """T-40, TO-ENDROUND-07: level 7 strikes clockwise from this Round's first Hero."""
        t = table_of(g)
        if t.sins.apocalypse >= TOP:
            self.heroes = t.places[t.first :] + t.places[: t.first]

    def level_7_wounds(self, g: Game) -> None:
        """T-40: 2 Wounds each; TO-ENDROUND-08: a successor is not struck."""
        if not self.heroes:
            self.skip_to("sucide_pact")
            return
        self.corrupting = self.heroes[0]
        self.heroes = self.heroes[1:]
        g.call(TakeWounds(self.corrupting, 2))

    def level_7_corruption(self, g: Game) -> None:
        """T-40: then 2 Corruption each."""
        self.skip_to("level_7_wounds")
        if is_alive(table_of(g), self.corrupting):
            g.call(TakeCorruption(self.corrupting, 2))

    def sucide_pact(self, g: Game) -> None:
        """T-40: SUCIDE PACT (DP-6) kills its Hero."""
        t = table_of(g)
        for hero in t.places:
            if t.heroes[hero].doomed:
                t.edit_hero(hero).doomed = False
                g.tell("sucide-pact", hero)
                kill_hero(g, hero)

    def summon(self, g: Game) -> None:
        """T-41."""
        g.call(Summoning())

    def altars(self, g: Game) -> None:
        """T-42."""
        draw_for_altars(g)

    def reset(self, g: Game) -> None:
        """T-43."""
        reset(g)
