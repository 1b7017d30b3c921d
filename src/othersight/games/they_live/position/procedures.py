"""Where in the game a position stands: the procedures under way (chapter TL-TIME)."""

from othersight.games.they_live.position.values import Fields, fields_list, seat_in
from othersight.games.they_live.rules.action import ACTIONS, ActionTurn
from othersight.games.they_live.rules.assault import FinalAssault, PlayCard
from othersight.games.they_live.rules.location import LocationTurn
from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import in_turn_order
from othersight.games.they_live.rules.round import Round
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.procedure import FINISHED, Procedure
from othersight.toolkit.position_values import does_not_fit, out_of_range

IN_SET_UP = {"first-leader": "first_leader", "inventories": "inventory", "intros": "look"}
IN_ROUND = {
    "start-of-round": "open",
    "enemies": "enemies",
    "encounters": "encounters",
    "confrontations": "confrontations",
    "end-of-round": "injuries",
    "leader": "elect",
}
IN_ACTION = {"action": "free_move", "actions": "act"}
IN_CARD = {"assault-card": "retreats", "attempt": "attempt", "assault-fights": "order"}
WHENS = (*IN_SET_UP, *IN_ROUND, *IN_ACTION, "location", "propaganda", "assault", *IN_CARD)
KEYS = ("when", "player", "taken", "refused", "card", "failures", "fought")


class PointInTime:
    """What `when`, `player` and `card` say."""

    def __init__(self, t: LiveTable, fields: Fields) -> None:
        self.exact = fields.has("frames")
        self.when = fields.word("when", "start-of-round", WHENS)
        self.seat = fields.seat("player", t.config.players, -1)
        """Whose turn it is, or is next; without a word the leader's."""
        known = t.config.assault
        self.card = fields.word("card", "", known)
        if (self.when in IN_CARD) != bool(self.card) and not self.exact:
            raise does_not_fit(
                "card", "name the Final Assault card that lies open, and only then", "position-card"
            )
        self.level = known[self.card].level if self.card else 0
        self.in_assault = fields.flag("assault", self.when in IN_CARD)

    @property
    def before_looking(self) -> bool:
        """Whether nobody has seen the own identity yet."""
        return self.when in IN_SET_UP and not self.exact


def procedures(
    t: LiveTable, fields: Fields, moment: PointInTime, random_leader: int
) -> list[Procedure]:
    """The stack as it stands in a game that has come to this moment by play."""
    set_up = SetUp(random_leader)
    if moment.when in IN_SET_UP:
        set_up.seats = tuple(in_turn_order(t)) if moment.when == "inventories" else ()
        return [at(set_up, IN_SET_UP[moment.when])]
    if moment.seat < 0 or moment.when in IN_CARD:
        moment.seat = t.leader
    around: list[Procedure] = [at(set_up, ""), round_at(t, moment)]
    if moment.when in IN_ACTION:
        return [*around, action_turn(t, fields, moment)]
    if moment.when == "location":
        return [*around, LocationTurn(moment.seat)]
    if moment.when == "propaganda":
        return [*around, Propaganda()]
    if moment.when == "assault":
        return [*around, FinalAssault()]
    return [*around, *assault_at(t, fields, moment)] if moment.when in IN_CARD else around


def round_at(t: LiveTable, moment: PointInTime) -> Procedure:
    """The Round in its phase, with the players who have still to come."""
    frame = Round()
    order = in_turn_order(t)
    if moment.seat not in order:
        raise does_not_fit("player", "that player is out of the game", "position-out")
    left = order[order.index(moment.seat) + 1 :]
    if moment.when in IN_ACTION:
        frame.seats = tuple(left)
        return at(frame, "action")
    if moment.when == "location":
        frame.seats = tuple(left)
        return at(frame, "location")
    if moment.when in ("encounters", "confrontations"):
        frame.seats = (moment.seat, *left)
    if moment.when in IN_ROUND:
        return at(frame, IN_ROUND[moment.when])
    return at(frame, "injuries" if moment.when == "propaganda" else "")


def action_turn(t: LiveTable, fields: Fields, moment: PointInTime) -> Procedure:
    """The Action turn of the player with what was done in it."""
    frame = ActionTurn(moment.seat)
    taken = fields_list(fields, "taken")
    if len(taken) > ACTIONS:
        raise out_of_range("taken", len(taken), 0, ACTIONS)
    frame.taken = fields.words("taken", action_names(t))
    players = t.config.players
    refused = [seat_in(item, "refused", players) for item in fields_list(fields, "refused")]
    frame.refused = tuple(refused)
    return at(frame, IN_ACTION[moment.when])


def action_names(t: LiveTable) -> list[str]:
    """Whatever may have been an action: one of the nine, an ability, or a card that was used."""
    plain = ["move", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "treat"]
    abilities = [id for c in t.config.characters.values() for id, _ in c.specials]
    return [*plain, *abilities, *t.config.faces]


def assault_at(t: LiveTable, fields: Fields, moment: PointInTime) -> list[Procedure]:
    """A Final Assault card that lies open, with its failures so far."""
    assault = FinalAssault()
    assault.level = moment.level
    card = PlayCard(moment.card, moment.level)
    card.failures = fields.number("failures", 0, 0, t.config.assault[moment.card].limit - 1)
    players = t.config.players
    fought = [seat_in(item, "fought", players) for item in fields_list(fields, "fought")]
    card.fought = tuple(fought)
    return [at(assault, "after_card"), at(card, IN_CARD[moment.when])]


def at(frame: Procedure, step: str) -> Procedure:
    """The procedure about to run that step, or finished."""
    frame.at = type(frame).steps.index(step) if step else FINISHED
    return frame
