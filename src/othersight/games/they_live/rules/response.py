"""The Response Phase: enemies move, then attack (chapter TL-RESPONSE)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    QuickLook,
)
from othersight.games.they_live.rules.dice import Roll, damage_of, roll_dice, successes
from othersight.games.they_live.rules.effects import (
    COMBAT_ROLL,
    PERSUADE,
    REWARD,
    STEALTH_ROLL,
    lasting,
    pool,
    weapon_dice,
)
from othersight.games.they_live.rules.enemy import (
    combat_of,
    face_of,
    front_of,
    health_of,
    kill_tile,
    move_tile,
    nearer,
    recruit_tile,
    stealth_of,
    turn_over,
)
from othersight.games.they_live.rules.outcome import KILLED, WOUNDS, TileText, texts_of
from othersight.games.they_live.rules.people import clockwise, table_of
from othersight.games.they_live.rules.stash import ANY, DrawCards
from othersight.games.they_live.rules.token import take_damage, take_wanted
from othersight.games.they_live.rules.use_card import is_card_possible
from othersight.games.they_live.state.config import COMBAT, INFLUENCE, INTELLIGENCE, STEALTH
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option
from othersight.toolkit.conditions import never


def move_enemies(g: Game) -> None:
    """TL-RESPONSE-02, TL-RESPONSE-03, TL-RESPONSE-04, TL-RESPONSE-05, TL-RESPONSE-06, TL-RESPONSE-07, TL-TIME-15,
    TL-ROUND-10:
    all at once, on the positions at the start of the phase."""
    t: LiveTable = g.table
    if lasting(t, "enemies-stay") > 0:
        return
    hunted = wanted_people(t)
    if not hunted:
        return
    target_of: dict[int, int] = {}
    for place in t.places:
        if place.stack:
            target = step_of(t, hunted, place.number)
            if target:
                for tile in place.stack:
                    target_of[tile] = target
    for tile in sorted(target_of):
        move_tile(g, tile, target_of[tile])


def wanted_people(t: LiveTable) -> list[Person]:
    """The living with wanted tokens, in turn order."""
    people = [t.people[t.playing[seat]] for seat in clockwise(t)]
    return [person for person in people if person.wanted and not person.dead]


def step_of(t: LiveTable, hunted: list[Person], space: int) -> int:
    """Where an enemy on a space moves, or 0 if it stays: towards the most wanted of the area (TL-RESPONSE-03), the
    closest of them (TL-RESPONSE-05), the first in turn order (TL-RESPONSE-06)."""
    areas, distance = t.config.area, t.config.distance[space]
    area = areas[space]
    most = least = prey = 0
    for person in hunted:
        if areas[person.space] != area:
            continue
        if person.space == space:
            return 0  # TL-RESPONSE-04
        away = distance[person.space]
        if person.wanted > most or (person.wanted == most and away < least):
            most, least, prey = person.wanted, away, person.space
    if not prey:
        return 0
    ways = nearer(t, space, prey)
    return ways[0] if ways else 0


class Encounters(Procedure):
    """TL-RESPONSE-08, TL-RESPONSE-09, TL-RESPONSE-10, TL-RESPONSE-11: one player faces every tile of the own space,
    from top to bottom."""

    steps: ClassVar[tuple[str, ...]] = ("next_tile",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "person")

    def __init__(self, seat: int = 0, person: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.person = person

    def next_tile(self, g: Game) -> None:
        """TL-RESPONSE-08, TL-RESPONSE-09, TL-RESPONSE-10, TL-RESPONSE-11, TL-TIME-22: the next tile that the player has
        not faced; TL-DEATH-13: a character killed here fights no further enemy."""
        t: LiveTable = g.table
        person = t.people[self.person]
        if person.dead:
            return
        for tile in t.places[person.space].stack:
            if tile not in person.faced:
                self.again()
                g.call(Encounter(self.seat, tile))
                return


class Encounter(Procedure):
    """One tile attacks: alone, Persuade, or a team effort (chapter TL-TIME)."""

    steps: ClassVar[tuple[str, ...]] = (
        "turn_tile", "decide", "team", "persuade", "stealth", "weapons", "combat", "hurt", "want_reward",
        "reward", "close",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "seat", "tile", "proposed", "members", "to_declare", "armed", "penalty", "wanting",
    )  # fmt: skip

    def __init__(self, seat: int = 0, tile: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.tile = tile
        self.proposed = False
        self.members: tuple[int, ...] = ()
        """The people who fight the tile."""
        self.to_declare: tuple[int, ...] = ()
        self.armed: tuple[int, ...] = ()
        """Those who have declared their Weapon."""
        self.penalty = 0
        self.wanting: tuple[int, ...] = ()

    def turn_tile(self, g: Game) -> None:
        """TL-RESPONSE-12: when a tile attacks it is turned over."""
        t: LiveTable = g.table
        g.tell("attack", self.tile, self.seat, front_of(t, self.tile))
        turn_over(g, self.tile)

    def decide(self, g: Game) -> None:
        """TL-TIME-16: fight alone, Persuade, or propose a team effort. Without a choice this is still the
        moment for a Single Use card before the roll (TL-STASH-13, TL-TIME-07)."""
        t: LiveTable = g.table
        choice = g.choice or self.ask_how_to_face(g)
        if not choice:
            return
        person = t.playing[self.seat]
        self.members = (person,)
        if choice == TEAM:
            self.proposed = True
            g.tell("calls-for-team", self.seat)
            return
        self.engage(t)
        if choice == FIGHT:
            self.begin_fight()
            self.skip_to("stealth")
        else:
            self.skip_to("persuade")

    def ask_how_to_face(self, g: Game) -> Option:
        """TL-TIME-16: asked openly while somebody may use a card."""
        options = self.options(g)
        if is_card_possible(g):
            return g.ask_openly(self.seat, "encounter", options)
        return g.ask(self.seat, "encounter", options)

    def options(self, g: Game) -> list[Option]:
        """TL-RESPONSE-21, TL-RESPONSE-25, TL-RESPONSE-26: fight, and how else the enemy may be faced."""
        options = [FIGHT]
        if not LOOK.is_good:
            c = Case(g, "encounter", self, self.seat)
            for verb in BESIDES_FIGHT:
                c.offer(options, verb)
            return options
        t: LiveTable = g.table
        if face_of(t, self.tile).persuadable:
            options.append(PERSUADED)
        if not self.proposed and self.possible_partners(t):
            options.append(TEAM)
        return options

    def possible_partners(self, t: LiveTable) -> list[int]:
        """TL-RESPONSE-26: the others on the space who have not fought this tile in this phase; TL-DEATH-13: nor a
        replacement, who counts as engaged without having faced anything."""
        partners: list[int] = []
        space = t.tiles[self.tile].space
        for seat in clockwise(t):
            person = t.people[t.playing[seat]]
            if person.space != space or person.dead or seat == self.seat:
                continue
            replaced = person.engaged and not person.faced
            if self.tile not in person.faced and not replaced:
                partners.append(seat)
        return partners

    def team(self, g: Game) -> None:
        """TL-TIME-17: each of them joins or refuses; if all refuse, the proposer decides again."""
        t: LiveTable = g.table
        partners = self.possible_partners(t)
        answers = g.ask_all("team", partners, lambda seat: [("join",), ("refuse",)])
        if not answers:
            return
        joined = [seat for seat in partners if answers[seat] == ("join",)]
        for seat in partners:
            g.tell("joins" if seat in joined else "stays-out", seat)
        if not joined:
            self.skip_to("decide")
            return
        self.members = (self.members[0], *[t.playing[seat] for seat in joined])
        self.engage(t)
        self.begin_fight()
        self.skip_to("stealth")

    def engage(self, t: LiveTable) -> None:
        """TL-PVP-02, TL-RESPONSE-26: everybody in it has engaged an enemy."""
        for person in self.members:
            record = t.edit_unharmed(person)
            record.engaged = True
            record.faced += (self.tile,)

    def begin_fight(self) -> None:
        """Everybody may declare a Weapon after the Stealth roll."""
        self.to_declare = self.members

    def persuade(self, g: Game) -> None:
        """TL-RESPONSE-21, TL-RESPONSE-22: Influence against the tile's value; failure costs its full Combat."""
        t: LiveTable = g.table
        person = t.people[self.members[0]]
        roll = roll_dice(g, pool(g, person, INFLUENCE, PERSUADE))
        needed = face_of(t, self.tile).influence
        g.tell("persuade", person.index, self.tile, roll, needed, front_of(t, self.tile))
        self.finish()
        if successes(roll) >= needed:
            recruit_tile(g, self.tile)
        else:
            take_damage(g, person.index, combat_of(t, self.tile))

    def stealth(self, g: Game) -> None:
        """TL-RESPONSE-13, TL-RESPONSE-14, TL-RESPONSE-27: fewer successes than the tile's Stealth cost everybody 1
        Combat die."""
        t: LiveTable = g.table
        needed = stealth_of(t, self.tile)
        for member in self.members:
            roll = roll_dice(g, stealth_dice(g, t.people[member]))
            g.tell("stealth", member, roll, needed)
            if successes(roll) < needed:
                self.penalty = 1

    def weapons(self, g: Game) -> None:
        """TL-TIME-19: each fighter in turn order; wanted tokens are taken at once (TL-RESPONSE-33)."""
        t: LiveTable = g.table
        while self.to_declare:
            person = t.people[self.to_declare[0]]
            choice = declaration(g, person)
            if not choice:
                return
            self.to_declare = self.to_declare[1:]
            if choice == USE_WEAPON:
                self.armed = (*self.armed, person.index)
                declare_weapon(g, person)
            if g.choice:  # it is not the answer of the next fighter
                self.again()
                return

    def combat(self, g: Game) -> None:
        """TL-RESPONSE-15, TL-RESPONSE-16, TL-RESPONSE-17, TL-RESPONSE-18, TL-RESPONSE-28, TL-RESPONSE-29,
        TL-RESPONSE-30."""
        t: LiveTable = g.table
        fighters = [member for member in self.members if not t.people[member].dead]
        if not fighters:  # TL-RESPONSE-33
            self.finish()
            return
        total = 0
        damage = 0
        for member in fighters:
            roll = self.combat_roll(g, t.people[member])
            total += successes(roll)
            damage += damage_of(roll)
        self.members = tuple(fighters)
        if damage >= health_of(t, self.tile):
            kill_tile(g, self.tile)
            self.skip_to("want_reward")
            g.call(TileText(self.tile, KILLED))
            return
        t.edit_tile(self.tile).damage += damage
        left, combat = health_of(t, self.tile), combat_of(t, self.tile)
        g.tell("enemy-hurt", self.tile, damage, left, combat, total, front_of(t, self.tile))
        hurt = combat - total
        for member in fighters:
            take_damage(g, member, hurt)
        if hurt <= 0:
            self.finish()

    def combat_roll(self, g: Game, person: Person) -> Roll:
        """One member's Combat roll."""
        t: LiveTable = g.table
        dice = pool(g, person, COMBAT, COMBAT_ROLL) - self.penalty
        if person.index in self.armed:
            dice += weapon_dice(t, person)
        roll = roll_dice(g, dice)
        g.tell("combat", person.index, roll)
        return roll

    def hurt(self, g: Game) -> None:
        """A tile whose text says so does more to those it has wounded."""
        self.finish()
        if not texts_of(table_of(g), self.tile, WOUNDS):
            return
        for member in reversed(self.members):  # the last called is carried out first
            g.call(TileText(self.tile, WOUNDS, member))

    def want_reward(self, g: Game) -> None:
        """TL-TIME-21: the victor may roll Intelligence; in a team each says whether to want it."""
        t: LiveTable = g.table
        alive = [m for m in self.members if not t.people[m].dead]
        if not alive:
            self.finish()
            return
        seats = [t.people[m].seat for m in alive]
        answers = g.ask_all("reward", seats, lambda seat: [("want",), ("leave",)])
        if answers:
            self.wanting = tuple([m for m in alive if answers[t.people[m].seat] == ("want",)])

    def reward(self, g: Game) -> None:
        """TL-RESPONSE-19, TL-RESPONSE-31, TL-RESPONSE-32: the one with the most successes draws that many cards."""
        t: LiveTable = g.table
        if not self.wanting:
            return
        scores: list[int] = []
        for member in self.wanting:
            roll = roll_dice(g, pool(g, t.people[member], INTELLIGENCE, REWARD))
            g.tell("reward-roll", member, roll)
            scores.append(successes(roll))
        most = max(scores)
        best = [self.wanting[i] for i in range(len(scores)) if scores[i] == most]
        if most == 0:
            return
        if len(best) > 1:
            self.wanting = tuple(best)
            self.again()
            return
        g.call(DrawCards(best[0], most, ANY, True))

    def close(self, g: Game) -> None:
        """The encounter is over once the reward is drawn; saved games count the steps, so this one stays."""


FIGHT: Final[Option] = ("fight",)
PERSUADED: Final[Option] = ("persuade",)
TEAM: Final[Option] = ("team",)
BESIDES_FIGHT: Final[tuple[str, ...]] = ("persuade", "team")
"""How an attacked player may face an enemy otherwise."""


def is_persuadable(c: Case) -> bool:
    """TL-RESPONSE-21: the tile has the icon for it."""
    encounter: Encounter = c.frame
    return face_of(c.t, encounter.tile).persuadable


def is_not_proposed(c: Case) -> bool:
    """TL-RESPONSE-26: one proposal for each tile."""
    encounter: Encounter = c.frame
    return not encounter.proposed


def has_partners(c: Case) -> bool:
    """TL-RESPONSE-25, TL-RESPONSE-26."""
    encounter: Encounter = c.frame
    return len(encounter.possible_partners(c.t)) > 0


CANNOT_DECLINE: Final[Conditions] = (Condition("TL-RESPONSE-09", "reason-cannot-decline", never),)
CONDITIONS["encounter", "fight"] = FREE
OPEN_TO_IT: Final[Conditions] = (
    Condition("TL-RESPONSE-21", "reason-not-persuadable", is_persuadable),
)
TEAM_EFFORT: Final[Conditions] = (
    Condition("TL-RESPONSE-26", "reason-team-refused", is_not_proposed),
    Condition("TL-RESPONSE-25", "reason-no-team-here", has_partners),
)
CONDITIONS["encounter", "persuade"] = OPEN_TO_IT
CONDITIONS["encounter", "team"] = TEAM_EFFORT
LOOK: Final = QuickLook("encounter", {"persuade": OPEN_TO_IT, "team": TEAM_EFFORT})
"""What `Encounter.options` tells."""
CONDITIONS["encounter", "pass"] = CANNOT_DECLINE
CONDITIONS["encounter", "flee"] = CANNOT_DECLINE
for _kind, _verb in (
    ("team", "join"),
    ("team", "refuse"),
    ("reward", "want"),
    ("reward", "leave"),
    ("weapon", "weapon"),
    ("weapon", "pass"),
):
    CONDITIONS[_kind, _verb] = FREE

USE_WEAPON: Final[Option] = ("weapon",)


def stealth_dice(g: Game, person: Person) -> int:
    """TL-RESPONSE-13, TL-SKILL-06: minus 1 die per wanted token, at least 1."""
    return max(1, pool(g, person, STEALTH, STEALTH_ROLL) - person.wanted)


def declaration(g: Game, person: Person, window: str = "TL-TIME-19") -> Option:
    """TL-STASH-10: use the equipped Weapon or not; somebody without one has nothing to declare. Encounters,
    confrontations and the Final Assault have a window of their own for it."""
    t: LiveTable = g.table
    if person.dead or weapon_dice(t, person) <= 0:
        return PASS
    return g.choice or g.ask(person.seat, "weapon", [USE_WEAPON, PASS], window)


def declare_weapon(g: Game, person: Person) -> None:
    """TL-STASH-10, TL-STASH-11: the printed wanted tokens, for one Combat roll."""
    face = table_of(g).config.face(person.weapon)
    g.tell("weapon", person.index, face.id)
    take_wanted(g, person.index, face.wanted)
