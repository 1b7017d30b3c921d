"""Where in the Round a position stands: the procedures under way (chapter TO-TIME)."""

from othersight.games.the_others.position.values import Fields
from othersight.games.the_others.rules.end_of_round import EndOfRound
from othersight.games.the_others.rules.round import Round, start_of_round_cards
from othersight.games.the_others.rules.setup import SetUp
from othersight.games.the_others.rules.sin_reaction import SinReaction
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.procedure import FINISHED, Procedure

IN_ROUND = {
    "start-of-round": "open",
    "story-tasks": "story_tasks",
    "round-cards": "cards",
    "first-hero": "name_first",
    "token": "next_turn",
}
IN_TURN = {
    "start-of-turn": "sin_card",
    "start-abilities": "start_abilities",
    "main": "main",
    "end-of-turn": "end_abilities",
    "dark-past": "dark_past",
    "finished": "finished",
    "reaction": "reaction",
    "turn-over": "close",
}
IN_REACTION = {"reaction-move": "move", "reaction-fight": "fight"}
IN_END_OF_ROUND = {
    "end-of-round": "reactions_lapse",
    "end-tasks": "story_tasks",
    "end-effects": "apocalypse_cards",
    "summon": "summon",
    "altars": "altars",
    "reset": "reset",
}
WHENS = (*IN_ROUND, *IN_TURN, *IN_REACTION, *IN_END_OF_ROUND)
KEYS = (
    "when",
    "hero",
    "turns_taken",
    "declined",
    "steps_made",
    "acted",
    "move_over",
    "just_moved",
    "step_limit",
    "used",
)


class PointInTime:
    """What `when` and `hero` say."""

    def __init__(self, t: OthersTable, fields: Fields) -> None:
        self.when = fields.word("when", "start-of-round", WHENS)
        names = [HEROES[hero] for hero in t.places] if not fields.has("frames") else HEROES
        fields.word("hero", "", HEROES)
        named = fields.word("hero", names[0] if names else "", names)
        self.hero = HEROES.index(named) if named else -1

    @property
    def in_turn(self) -> bool:
        """Whether the Hero is the current Hero, his token spent."""
        return self.when in IN_TURN or self.when in IN_REACTION

    @property
    def at_end(self) -> bool:
        """Whether all Turns of the Round are over."""
        return self.when in IN_END_OF_ROUND


def procedures(t: OthersTable, fields: Fields, moment: PointInTime) -> list[Procedure]:
    """The stack as it stands in a game that has come to this moment by play."""
    frames: list[Procedure] = [at(SetUp(t.places, True), ""), round_at(t, fields, moment)]
    if moment.in_turn:
        frames.append(turn_at(t, fields, moment))
    if moment.when in IN_REACTION:
        frames.append(at(SinReaction(moment.hero), IN_REACTION[moment.when]))
    if moment.at_end:
        frames.append(at(EndOfRound(), IN_END_OF_ROUND[moment.when]))
    return frames


def round_at(t: OthersTable, fields: Fields, moment: PointInTime) -> Round:
    """The Round with the place that is next or under way."""
    frame = Round()
    frame.place = t.places.index(moment.hero)
    taken = sum([2 - t.heroes[hero].turns for hero in t.places]) - (1 if moment.in_turn else 0)
    frame.turns = fields.number("turns_taken", max(0, taken), 0, 999)
    frame.declined = fields.number("declined", 0, 0, len(t.places))
    if moment.when in IN_ROUND:
        at(frame, IN_ROUND[moment.when])
        frame.cards_due = start_of_round_cards(t)
    else:
        at(frame, "turn_over" if moment.in_turn else "next_round")
    return frame


def turn_at(t: OthersTable, fields: Fields, moment: PointInTime) -> Turn:
    """The Turn of the current Hero with what he has done in it."""
    round = round_at(t, fields, moment)
    frame = Turn(moment.hero, round.turns == 0)
    frame.result = 1
    frame.steps_made = fields.number("steps_made", 0, 0, 99)
    frame.acted = fields.flag("acted")
    frame.move_over = fields.flag("move_over", frame.acted and frame.steps_made > 0)
    frame.just_moved = fields.flag("just_moved")
    frame.step_limit = fields.number("step_limit", 99, 0, 99)
    used = fields.data.get("used", ())
    frame.used = fields.words(
        "used", [str(word) for word in used] if isinstance(used, list) else ()
    )
    at(frame, "close" if moment.when in IN_REACTION else IN_TURN[moment.when])
    return frame


def at(frame: Procedure, step: str) -> Procedure:
    """The procedure about to run that step, or finished."""
    frame.at = type(frame).steps.index(step) if step else FINISHED
    return frame
