"""Who looks at a table of The Others: Heroes, Monsters and Spaces are described when their records change."""

from typing import Any

from othersight.envs.layout import Section, asked_data
from othersight.envs.watching import Public, Watcher
from othersight.games.the_others.envs.layout import (
    ASKED,
    COURSE,
    HERO_ROWS,
    LAYOUT,
    MONSTER_ROWS,
    SETTING,
    SIN_SIDE,
    SPACE_ROWS,
    STOCK,
    STORY,
    SUPPLY,
    UNDER_WAY,
)
from othersight.games.the_others.knowledge.views import (
    course_view,
    frame_view,
    hero_view,
    monster_view,
    setting_view,
    sins_view,
    space_view,
    stock_view,
    story_view,
    supply_view,
)
from othersight.games.the_others.rules.effects import POWERS, Effect
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.state.table import (
    AWAY,
    ON_BOARD,
    Hero,
    Monster,
    OthersTable,
    Space,
)
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.views import asked_view


class TheOthersWatcher(Watcher):
    """One seat at a table of The Others."""

    def __init__(self, game: Game, seat: int, public: Public) -> None:
        super().__init__(game, seat, LAYOUT, public)
        t = table_of(game)
        self.heroes: list[Hero | None] = [None] * len(t.heroes)
        self.monsters: list[Monster | None] = [None] * len(t.monsters)
        self.defense = [0] * len(t.monsters)
        power = POWERS[t.config.sin]
        self.power_defends = type(power).monster_defense is not Effect.monster_defense
        """Whether this Sin's power changes the Defense of Monsters (HOUSE-GLUTTONY)."""
        self.spaces: list[Space | None] = [None] * len(t.spaces)
        self.sins: object = None
        self.story: object = None
        self.supply: object = None
        self.stock: object = None
        SETTING.write(self.buffer, 0, setting_view(t))

    def look(self) -> None:
        g, t, buffer = self.game, table_of(self.game), self.buffer
        moment = (g.outcome, t.round, t.places, t.first, t.current)
        if moment != self.moment:
            self.moment = moment
            if g.outcome:  # a sitting of a campaign shows its Dark Past cards (HOUSE-CAMPAIGN5)
                self.heroes = [None] * len(t.heroes)
            COURSE.write(buffer, 0, {"seat": self.seat, "outcome": g.outcome, **course_view(t)})
        ASKED.write(buffer, 0, asked_data(asked_view(g)))
        self.look_at_frames()
        self.look_at_monsters(t)
        if t.heroes != self.heroes:
            for at, hero in enumerate(t.heroes):
                if hero is not self.heroes[at] and hero.state != AWAY:
                    self.heroes[at] = hero
                    HERO_ROWS.write(buffer, at, hero_view(g, hero, self.seat))
        self.look_at_spaces(t)
        self.look_at_the_rest(t)

    def described(self, frame: Procedure) -> tuple[Section, dict[str, Any]] | None:
        entry = frame_view(self.game, frame, self.seat)
        return (UNDER_WAY[entry["what"]], entry) if entry else None

    def look_at_monsters(self, t: OthersTable) -> None:
        """The Defense of a Monster hangs on the cards in force, on the Sin's power and on the moment."""
        if t.sins.revealed or self.power_defends:
            for at, monster in enumerate(t.monsters):
                if monster.state == ON_BOARD and defense_of(self.game, at) != self.defense[at]:
                    self.monsters[at] = None
        if t.monsters != self.monsters:
            for at, monster in enumerate(t.monsters):
                if monster is not self.monsters[at]:
                    self.monsters[at] = monster
                    shown = monster_view(self.game, monster)
                    self.defense[at] = shown["defense"]
                    MONSTER_ROWS.write(self.buffer, at, shown)

    def look_at_spaces(self, t: OthersTable) -> None:
        """Tokens face down in Spaces count as unseen in the supply."""
        if t.spaces != self.spaces:
            for at, space in enumerate(t.spaces):
                if space is not self.spaces[at]:
                    self.spaces[at] = space
                    SPACE_ROWS.write(self.buffer, at, space_view(t, space, self.seat))
        elif t.supply is self.supply:
            return
        self.supply = t.supply
        SUPPLY.write(self.buffer, 0, {"supply": supply_view(t)})

    def look_at_the_rest(self, t: OthersTable) -> None:
        """The Sins Player's side, the Story board and the Upgrades on offer."""
        if t.sins is not self.sins:
            self.sins = t.sins
            SIN_SIDE.write(self.buffer, 0, sins_view(t, self.seat))
        if t.story is not self.story:
            self.story = t.story
            STORY.write(self.buffer, 0, story_view(t))
        stock = (t.inventory, t.upgrade_deck, t.orbital)
        if stock != self.stock:
            self.stock = stock
            STOCK.write(self.buffer, 0, stock_view(t))
