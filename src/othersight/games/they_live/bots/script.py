"""How a seat of They Live is played by judgement, from its view and what the log has told."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from othersight.bots.explanation import Notes
from othersight.bots.scripted import Told
from othersight.games.they_live.bots import (
    acting,
    assaulting,
    invading,
    locating,
    meeting,
    planning,
    talking,
    trading,
    voting,
)
from othersight.games.they_live.bots.belief import Belief, believed, candid
from othersight.games.they_live.bots.city import ATLAS
from othersight.games.they_live.bots.figures import known_figures
from othersight.games.they_live.bots.habits import REGULAR, Habits
from othersight.games.they_live.bots.log_reader import Reading, new_reading
from othersight.games.they_live.bots.memory import new_memory
from othersight.games.they_live.bots.notes import notes
from othersight.games.they_live.bots.position import Position, new_position
from othersight.games.they_live.setup.start import DEFAULTS
from othersight.kernel.chance import Chance

Choice = Callable[[Position, list[str]], str]

HUMAN: dict[str, Choice] = {
    "first-leader": voting.first_leader,
    "leader": voting.leader,
    "nominee": voting.nominee,
    "spare": voting.spare,
    "reorganize": acting.reorganize,
    "pile": locating.pile,
    "too-many-cards": locating.too_many_cards,
    "cure": acting.cure,
    "free-move": planning.free_move,
    "action": acting.action,
    "lay-low": acting.lay_low,
    "offer": trading.offer,
    "trade": trading.answer,
    "distract": meeting.distract,
    "distract-way": meeting.distract,
    "take-apart": acting.take_apart,
    "target": acting.target,
    "encounter": meeting.encounter,
    "team": meeting.team,
    "weapon": meeting.weapon,
    "reward": meeting.reward,
    "confront": meeting.confront,
    "pvp-glasses": meeting.pvp_glasses,
    "pvp-critical": meeting.pvp_critical,
    "pvp-escape": meeting.pvp_escape,
    "pvp-look": meeting.pvp_look,
    "flee": meeting.flee,
    "location": locating.location,
    "collect-scrap": locating.collect_scrap,
    "collect-card": locating.collect_card,
    "build": locating.build,
    "gather": locating.gather,
    "check": locating.check,
    "deploy": locating.deploy,
    "split": assaulting.split,
    "resource": assaulting.resource,
    "assault-fight": assaulting.assault_fight,
    "invader-fight": assaulting.invader_fight,
    "foe": assaulting.foe,
}

INVADER: dict[str, Choice] = {
    **HUMAN,
    "leader": invading.leader,
    "build": invading.build,
    "deploy": invading.deploy,
    "location": invading.location,
    "team": invading.team,
    "reveal": invading.reveal,
    "sabotage": invading.sabotage,
    "retreat": invading.retreat,
    "resource": invading.resource,
    "invader-fight": invading.invader_fight,
}


def of_card(pos: Position, options: list[str]) -> str:
    """A question that only a card asks, and this player has never heard: what does something, before passing."""
    return next((option for option in options if option != "pass"), options[0])


class TheyLiveScript:
    """Plays any seat from its view alone; remembers what it has noticed at the table."""

    def __init__(
        self, seat: int, seed: str, figures: Mapping[str, int | str], habits: Habits = REGULAR
    ) -> None:
        self.seat = seat
        self.habits = habits
        self.figures = json.dumps(dict(figures), sort_keys=True, default=str)
        if figures:
            known_figures(DEFAULTS, self.figures)  # whatever is wrong with them is told at once
        self.memory = new_memory()
        self.chance = Chance(f"{seed}/scripted")
        self.reading: Reading | None = None
        self.caught_up: dict[str, Any] | None = None
        """The view up to which the log has been read."""
        self.read: Position | None = None

    @property
    def beliefs(self) -> list[Belief]:
        """What the player believed of the others at the last question."""
        return believed(self.read) if self.read is not None else []

    def read_up(self, view: dict[str, Any], board: dict[str, Any], told: Told) -> None:
        """What the others have done; where decisions have been taken back, all is read anew."""
        if view is self.caught_up:
            return
        self.caught_up = view
        if self.reading is not None and view["decisions"] < self.reading.place:
            self.memory.forget()
            self.reading = None
        if self.reading is None:
            self.reading = new_reading(self.memory, view, ATLAS.city_of(board).cable_54)
        self.reading.go_on(view, told)

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an option of the question in the view."""
        pos = self.position(view, board)
        options = pos.options()
        if len(options) == 1:
            return options[0]
        choices = INVADER if pos.invader else HUMAN
        return choices.get(view["question"]["kind"], of_card)(pos, options)

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """What the player does or says without being asked, or nothing."""
        return talking.unasked(self.position(view, board), self.chance)

    def notes(self) -> Notes:
        """What the player believes of the others, and why."""
        return notes(candid(self.read, self.beliefs) if self.read else [])

    def overruled(self, option: str) -> None:
        """A card was sorted otherwise, and what is told of the deposit fits it."""
        assert self.read is not None
        kind = self.read.view["question"]["kind"]
        if kind == "deploy" and self.read.invader and self.memory.found is not None:
            space, told = self.memory.found
            more = 1 if option.startswith("discard") else -1
            self.memory.found = (space, max(0, told + more))

    def position(self, view: dict[str, Any], board: dict[str, Any]) -> Position:
        """The view as this player reads it; read once, whatever is asked about it."""
        if self.read is not None and self.read.view is view:
            return self.read
        self.memory.notice(view)
        city = ATLAS.city_of(board)
        figures = known_figures(view["setting"], self.figures)
        pos = new_position(view, city, figures, self.memory, self.habits)
        self.read = pos
        return pos
