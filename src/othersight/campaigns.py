"""Campaigns: games in a row, each of which begins with what the one before has left, kept in one file.

A file holds the start and the decisions of every sitting. It is read by playing all of them again: a start that does
not follow from the sitting before, or a decision that is not legal, and the file is refused as a whole. One of the two
rules versions before goes on if its decisions lead to the very positions that it holds.
"""

import json
import os
from typing import Any

from othersight.api import new, text_of_file
from othersight.games import GAMES, plugin_named
from othersight.kernel.codec import damaged, state_hash
from othersight.kernel.definition import Definition
from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from othersight.kernel.trace import decide_again
from othersight.toolkit.campaigns import CampaignSpec, Past, leader_of

HEAD = "othersight campaign 1"
REVISION = "revision"
"""The option that says which content a sitting began with: each begins with that of its day."""
MOST = 20_000_000
"""No file of a campaign is as long."""


class Campaign:
    """The sittings of a campaign: those that are over, and the one under way or to be begun."""

    def __init__(self, name: str, games: list[Game]) -> None:
        self.name = name
        self.games = games
        """One game for each sitting that was begun; all but the last are over."""

    @property
    def spec(self) -> CampaignSpec:
        """How this game's campaigns go on."""
        return spec_of(self.name)

    @property
    def game(self) -> Game:
        """The sitting under way, or the last one."""
        return self.games[-1]

    @property
    def planned(self) -> int:
        """How many sittings there are."""
        return self.spec.planned(self.game)

    @property
    def past(self) -> list[Past]:
        """The sittings that are over."""
        return self.spec.past(self.game)

    @property
    def over(self) -> bool:
        """Whether the last sitting is over."""
        return len(self.past) == self.planned

    @property
    def leader(self) -> str:
        """The side that has won more sittings; of as many, the winner of the last one."""
        return leader_of(self.spec, self.past)

    def next(self, seed: int | str | None = None) -> Game:
        """The sitting to be played: the one under way, or the next one at its first decision."""
        options = self.spec.next_options(self.game) if self.game.outcome else None
        if options is not None:
            first = self.games[0].start["seed"]
            given = f"{first}/{len(self.games) + 1}" if seed is None else seed
            self.games.append(new(self.name, given, **options))
        return self.game

    def play_on(self, game: Game) -> None:
        """The sitting under way as it stands now, played elsewhere; one of another start is refused."""
        if as_text(game.start) != as_text(self.game.start):
            raise OthersightError(
                "that game is not the sitting under way of this campaign", "campaign-other-game"
            )
        self.games[-1] = game

    def save(self) -> str:
        """The campaign as the text of a file."""
        sittings = [sitting_of(game) for game in self.games]
        body = {"game": self.name, "version": GAMES[self.name].version, "sittings": sittings}
        return f"{HEAD}\n{json.dumps(body, ensure_ascii=False, indent=1)}\n"


def campaign(name: str, seed: int | str | None = None, **options: Any) -> Campaign:
    """A new campaign with its first sitting at its first decision."""
    return Campaign(name, [new(name, seed, **{**options, **spec_of(name).begin})])


def spec_of(name: str) -> CampaignSpec:
    """How a game's campaigns go on; refused in one line where it has none."""
    return plugin_named(name).typed_part("campaign", CampaignSpec)


def load_campaign(saved: str | os.PathLike[str]) -> Campaign:
    """A campaign from the text of its file or from the file's path, all of it played again."""
    text = text_of_file(saved) if isinstance(saved, os.PathLike) else saved
    head, _, body = text.partition("\n")
    if head.strip() != HEAD or len(text) > MOST:
        raise damaged(f"a campaign begins with the line '{HEAD}'")
    try:
        told = json.loads(body)
        name, version, sittings = told["game"], told["version"], told["sittings"]
        pairs = [(one["start"], one["decisions"], one["state"]) for one in sittings]
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise damaged("it is not the text of a campaign") from error
    if name not in GAMES or not pairs:
        raise damaged("it is not the text of a campaign")
    definition = GAMES[name]
    if version == definition.version:
        return Campaign(name, sittings_in_order(name, pairs))
    if version not in definition.carried_versions:
        raise other_version(version, definition)
    try:
        return Campaign(name, sittings_in_order(name, pairs))
    except DamagedFile as error:
        raise other_version(version, definition) from error


def other_version(version: Any, definition: Definition) -> DamagedFile:
    """The error for a campaign of rules that are not these: its version is not one of the two before, or its decisions
    bring something else."""
    return damaged(
        f"it was played with version {str(version)[:9]} of the game; this is version "
        f"{definition.version}"
    )


def sittings_in_order(name: str, pairs: list[tuple[Any, Any, Any]]) -> list[Game]:
    """The sittings played again, each of which must begin with what the one before has left."""
    spec, games = spec_of(name), list[Game]()
    for number, (start, decisions, state) in enumerate(pairs, start=1):
        if games:
            options = spec.next_options(games[-1])
            if options is None or as_text(options) != as_text(chosen_in(start)):
                raise damaged(f"sitting {number} does not follow from the one before")
        games.append(again(name, start, decisions, state))
    first = games[0]
    if not spec.planned(first) or len(spec.past(first)) != (1 if first.outcome else 0):
        raise damaged("its first sitting begins no campaign")
    return games


def chosen_in(start: Any) -> Any:
    """The options of a start, if it has any, but for the revision."""
    options = start.get("options") if isinstance(start, dict) else None
    if not isinstance(options, dict):
        return options
    return {name: chosen for name, chosen in options.items() if name != REVISION}


def again(name: str, start: Any, decisions: Any, state: Any) -> Game:
    """A sitting played again; refused if that leads elsewhere."""
    try:
        game = GAMES[name].again(start)
        for line in decisions:
            seat, _, option = line.partition(" ")
            decide_again(game, int(seat), option_of(option))
    except OthersightError as error:
        raise damaged(f"a sitting cannot be played again: {error}") from error
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise damaged("a sitting cannot be played again") from error
    if state_hash(game) != state:
        raise damaged("the decisions of a sitting lead to another position than the one it holds")
    return game


def sitting_of(game: Game) -> dict[str, Any]:
    """One sitting as the file has it."""
    decisions = [f"{seat} {text_of(option)}" for seat, option in game.history.list()]
    return {"start": game.start, "decisions": decisions, "state": state_hash(game)}


def as_text(value: Any) -> str:
    """Plain data to be compared, whether its lists are lists or tuples."""
    return json.dumps(value, sort_keys=True)
