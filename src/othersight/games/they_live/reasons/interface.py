"""Why an option is not open: the first condition that fails, with its rule, from public facts and what the asking
seat itself knows (computed only when asked for).

What is no option of this game at all is not understood; what belongs to another question is said to; what nobody needs
to be asked for, claims and Single Use cards, is open beside every question (TL-TIME-06, TL-TIME-07).
"""

from othersight.games.they_live.claims import check_claim, check_withdrawal
from othersight.games.they_live.reasons.action import ACTION_TURN
from othersight.games.they_live.reasons.case import Case, Conditions
from othersight.games.they_live.reasons.clash import CLASHES
from othersight.games.they_live.reasons.place import PLACES
from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.rules.trade import is_on_offer
from othersight.games.they_live.windows import WINDOWS
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, Reason, text_of

CONDITIONS: dict[tuple[str, str], Conditions] = {**ACTION_TURN, **PLACES, **CLASHES}

ASKED_AT: dict[str, tuple[str, ...]] = {
    "leader": ("leader", "first-leader"),
    "nominate": ("nominee",),
    "equip": ("reorganize",),
    "unequip": ("reorganize",),
    "pile": ("pile",),
    "stop": ("pile", "gather"),
    "discard": ("too-many-cards", "deploy"),
    "spare": ("spare",),
    "cure": ("cure",),
    "stay": ("free-move",),
    "step": ("action", "free-move"),
    "ride": ("action", "free-move"),
    "lay-low": ("action",),
    "remove": ("lay-low",),
    "trade": ("action",),
    "offer": ("offer",),
    "refuse": ("trade", "team"),
    "accept": ("trade",),
    "give": ("trade",),
    "reorganize": ("action",),
    "distract": ("action",),
    "tile": ("distract",),
    "to": ("flee", "distract-way"),
    "inspect": ("action",),
    "craft": ("action",),
    "scrap": ("collect-scrap", "take-apart"),
    "use": ("action",),
    "for": ("target",),
    "treat": ("action",),
    "end": ("action", "pvp-critical"),
    "fight": ("encounter", "pvp-critical", "pvp-escape", "foe"),
    "persuade": ("encounter",),
    "team": ("encounter",),
    "join": ("team", "assault-fight", "invader-fight"),
    "weapon": ("weapon",),
    "want": ("reward",),
    "leave": ("reward", "deploy"),
    "confront": ("confront",),
    "lenses": ("check", "pvp-glasses"),
    "flee": ("pvp-escape",),
    "look": ("pvp-look",),
    "recover": ("location",),
    "card": ("location",),
    "story": ("location",),
    "build": ("location",),
    "gather": ("location",),
    "check": ("location",),
    "trigger": ("location",),
    "take": ("collect-card",),
    "deposit": ("build",),
    "again": ("gather",),
    "blind": ("check",),
    "deploy": ("deploy",),
    "take-part": ("retreat",),
    "retreat": ("retreat",),
    "half": ("split",),
    "go-on": ("reveal",),
    "reveal": ("reveal",),
    "sabotage": ("sabotage",),
    "spend": ("resource",),
    "keep": ("resource",),
    "stay-out": ("assault-fight", "invader-fight"),
}
"""The kinds of question that a verb answers; of several, the usual one first."""

UNASKED = ("claim", "withdraw")
MOST_WORDS: dict[str, int] = {"offer": 3, "give": 3, "half": 7, "claim": 4}
NO_ARGUMENT = (
    "pass", "stop", "stay", "lay-low", "refuse", "accept", "reorganize", "distract", "end", "persuade", "team",
    "join", "weapon", "want", "lenses", "flee", "look", "recover", "card", "story", "build", "gather", "check",
    "trigger", "again", "blind", "take-part", "retreat", "go-on", "reveal", "stay-out",
)  # fmt: skip


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The first condition that keeps an option from a seat; None if it is open."""
    if g.outcome:
        return Reason("TL-VICTORY-04", "reason-game-over")
    question = next((q for q in g.questions if q.seat == seat), None)
    if question is not None and option in question.options:
        return None
    rule = question.rule if question is not None else g.questions[0].rule
    if not is_understood(option):
        return Reason(rule, "reason-not-understood", {"written": text_of(option)})
    if 0 <= seat < len(g.seats):
        reason = why_not_unasked(g, seat, option)
        if reason is not None:
            return reason
    if question is None and option[0] == "use":
        return Reason("TL-STASH-13", "reason-card-not-usable")
    if question is None:
        return Reason(rule, "reason-not-your-decision", {"kind": g.questions[0].kind})
    return why_not_answer(g, question, option)


def is_understood(option: Option) -> bool:
    """Whether a verb of this game has been written, with no more words than it takes."""
    verb = option[0] if option else ""
    if verb != "pass" and verb not in ASKED_AT and verb not in UNASKED:
        return False
    most = 1 if verb in NO_ARGUMENT else MOST_WORDS.get(str(verb), 2)
    return len(option) <= most


def why_not_answer(g: Game, question: Question, option: Option) -> Reason:
    """Why an option does not answer the question that is open."""
    verb = str(option[0])
    case = Case(g, question, option)
    for condition in CONDITIONS.get((question.kind, verb), ()):
        if not condition.holds(case):
            return condition.reason(case)
    if verb == "pass":
        return Reason(question.rule, "reason-must-choose")
    kinds = ASKED_AT.get(verb, ())
    if question.kind not in kinds:
        return Reason(WINDOWS[kinds[0]], "reason-other-moment", {"kind": kinds[0]})
    return Reason(question.rule, "reason-not-an-option", {"kind": question.kind})


def why_not_unasked(g: Game, seat: int, option: Option) -> Reason | None:
    """Claims and Single Use cards answer no question: what speaks against them, or that they are open anyhow."""
    if option[0] in UNASKED:
        try:
            check_claim(g, option) if option[0] == "claim" else check_withdrawal(g, seat, option)
        except IllegalOption as refused:
            return Reason(refused.rule, refused.key, {"written": text_of(option)})
        return Reason("TL-TIME-06", "reason-claim-any-time")
    card = option[1] if option[0] == "use" and len(option) == 2 else ""
    return why_not_free_card(g, seat, card) if isinstance(card, int) else None


def why_not_free_card(g: Game, seat: int, card: int) -> Reason | None:
    """TL-STASH-12, TL-STASH-13: a Single Use card without Action text that the seat carries."""
    t = table_of(g)
    if card not in carried(person_of(t, seat)):
        return None
    face = t.config.face(card)
    if not face.single_use or face.action:
        return None
    facts: dict[str, str | int] = {"seat": seat, "target": card}
    if ("use", card) in g.asides(seat):
        return Reason("TL-TIME-07", "reason-use-any-time", facts)
    if is_on_offer(g, card):
        return Reason("TL-ACTION-10", "reason-on-offer", facts)
    return Reason("TL-STASH-13", "reason-without-effect", facts)
