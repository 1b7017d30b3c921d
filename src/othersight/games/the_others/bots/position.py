"""A view read by a player: who stands where, what lies where, what is asked for."""

from typing import Any, Final

from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.bots.figures import Figures
from othersight.games.the_others.bots.seen_table import table_seen, table_with
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.rules.move import STEPS, monster_steps, steps_of_move
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.toolkit.views import innermost_frame

HeroView = dict[str, Any]
MonsterView = dict[str, Any]
COMMON: Final = ("acolyte", "abomination")


class Position:
    """The table as one seat sees it at one question."""

    def __init__(self, view: dict[str, Any], town: Town, figures: Figures) -> None:
        self.view = view
        self.town = town
        config = view["setting"]
        self.figures = figures = figures.at(config["revision"])
        """Those with which the game began."""
        self.dice = figures.dice
        self.n: int = config["n"]
        self.sin: str = config["sin"]
        self.story: str = config["story"]
        self.acolyte: str = config["acolyte"]
        self.mission = MISSIONS[view["story"]["mission"]]
        self.progress: int = view["story"]["progress"]
        self.required: int = view["story"]["required"]
        self.config = figures.config(config, town)
        self.is_last = not self.config.following[self.mission.id]
        """Whether the Mission wins the game."""
        self.has_innocents = "innocent" in figures.content.stories[self.story].begin_tokens
        """Whether the Story brings Innocents."""
        self.rescues = any([MISSIONS[mission].rescues for mission in self.config.required])
        """Whether a Mission of the Story wants Innocents in the Starting Space."""
        self.counts_corruption = "corruption-in-districts" in self.config.track
        """Whether the Story counts Districts with Corruption tokens."""
        self.heroes: dict[str, HeroView] = {hero["hero"]: hero for hero in view["heroes"]}
        self.team: list[HeroView] = [self.heroes[name] for name in view["places"]]
        self.monsters: list[MonsterView] = view["monsters"]
        self.spaces: list[dict[str, Any]] = view["spaces"]
        self.revealed: list[str] = view["sins"]["revealed"]
        self.apocalypse: int = view["sins"]["apocalypse"]
        self.memo: dict[object, float] = {}
        self.forecasts: dict[object, Any] = {}
        """What has been worked out about this position already."""
        self.intent: tuple[str, ...] = ()
        """What the current Hero means to do next, once the question is answered."""
        self.seen: OthersTable | None = None
        self.tables: dict[tuple[str, bool, int], OthersTable] = {}
        """Tables with one Hero elsewhere, for what the rules say of him there."""
        self.reserve = sum([hero["state"] == "reserve" for hero in view["heroes"]])
        self.hazards: dict[str, list[int]] = {}
        """By kind, how many tokens lie in each Space, printed ones included."""
        self.at_large: list[MonsterView] = [m for m in self.monsters if m["pool"] == "board"]
        """The Monsters on the board."""
        self.removals: dict[int, list[float]] = {}
        """What the removable tokens of a Space are worth, best first."""
        self.kills: dict[int, float] = {}
        """What the death of a Monster is worth."""
        self.monster_pace = -1
        self.added_dice = -1

    def table(self) -> OthersTable:
        """The table as this seat sees it, for the rules to read."""
        if self.seen is None:
            self.seen = table_seen(self.config, self.view)
        return self.seen

    def record(self, hero: HeroView) -> Hero:
        """A Hero's record, in the form that is thought of."""
        record = self.table().heroes[HEROES.index(hero["hero"])]
        if record.wolf == hero["wolf"]:
            return record
        other_form = record.copy()
        other_form.wolf = hero["wolf"]
        return other_form

    def table_at(self, hero: HeroView, space: int) -> OthersTable:
        """The table with a Hero in that Space."""
        record = self.record(hero)
        if record.space == space and record.wolf == self.table().heroes[record.index].wolf:
            return self.table()
        key = (hero["hero"], record.wolf, space)
        if key not in self.tables:
            self.tables[key] = table_with(self.table(), record, space)
        return self.tables[key]

    @property
    def current(self) -> HeroView | None:
        """The Hero whose Turn it is."""
        name = self.view["current"]
        return self.heroes[name] if name else None

    def monsters_in(self, space: int) -> list[MonsterView]:
        """The Monsters in a Space."""
        return [self.monsters[index] for index in self.spaces[space]["monsters"]]

    def tokens(self, space: int, kind: str) -> int:
        """Face-up tokens of a kind that can be removed."""
        count: int = self.spaces[space]["tokens"].get(kind, 0)
        return count

    def hazard(self, space: int, kind: str) -> int:
        """Face-up and printed tokens of a kind together."""
        known = self.hazards.get(kind)
        if known is None:
            printed = self.town.permanent
            known = [self.tokens(at, kind) + printed[at][kind] for at in range(self.town.n)]
            self.hazards[kind] = known
        return known[space]

    def face_down(self, space: int) -> int:
        """How many face-down tokens lie in a Space."""
        hidden: int | list[str] = self.spaces[space]["face_down"]
        return hidden if isinstance(hidden, int) else len(hidden)

    def companions(self, hero: HeroView, space: int) -> int:
        """How many other Heroes are in a Space."""
        return sum([name != hero["hero"] for name in self.spaces[space]["heroes"]])

    def icons(self, space: int) -> list[str]:
        """The visible City Action icons of a Space."""
        covered = self.spaces[space]["covered_icons"]
        return [icon for at, icon in enumerate(self.town.icons[space]) if at not in covered]

    def steps_of(self, hero: HeroView) -> int:
        """How long a Hero's Move is (TO-MOVE-13)."""
        return steps_of_move(self.table(), self.record(hero))

    def monster_steps(self) -> int:
        """How far a Monster Moves in a Reaction."""
        if self.monster_pace < 0:
            self.monster_pace = monster_steps(self.table(), STEPS)
        return self.monster_pace

    def reinforcements(self) -> int:
        """The dice that the Acolyte Ability may still bring into a Fight this Round (TO-ACOLYTE-02,
        TO-ACOLYTE-04)."""
        if self.added_dice < 0:
            self.added_dice = 0
            if not self.view["sins"]["ability_used"]:
                for monster in self.monsters:
                    if monster["kind"] == "acolyte" and monster["pool"] == "dead":
                        self.added_dice = monster["fight"]
                        break
        return self.added_dice

    def frame(self, *kinds: str) -> dict[str, Any] | None:
        """The innermost rule under way of these kinds."""
        return innermost_frame(self.view, kinds)
