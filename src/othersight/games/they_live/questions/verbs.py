"""Every option of They Live: how it is written, the rule it belongs to, who is offered it when, and its text.

See `othersight.toolkit.verbs` for how forms are written. docs/notation_they_live.md is made from this.
"""

from othersight.games.they_live import cards  # noqa: F401  (cards say what they ask)
from othersight.games.they_live.content.figures import printed_config
from othersight.games.they_live.questions.claims import ICONS, IDENTITIES
from othersight.games.they_live.questions.kinds import SECTIONS
from othersight.games.they_live.rules.effects import CARD_QUESTIONS
from othersight.toolkit.card_questions import forms_of, section_of
from othersight.toolkit.verbs import EVERY, WORD, Form, Kind, Target, Verbs


class Resource(Kind):
    """A card of the Resources or, below 0, a persuaded tile."""

    def target_of(self, value: str | int) -> Target | None:
        if not isinstance(value, int) or value >= 0:
            return "card", value
        return "tile", -value - 1

    def value_of(self, target: Target) -> str | int | None:
        kind, id = target
        if kind == "tile" and isinstance(id, int):
            return -id - 1
        return id if kind == "card" else None


KINDS = (
    Kind(
        "space",
        'the number printed on a space, 1 to 24; `game.board()["spaces"]` describes them',
        target="space",
    ),
    Kind("seat", "0 `player-1` to 5 `player-6`", target="seat"),
    Kind(
        "person",
        "the number of a character with its overlay, players first, then spares; "
        '`game.view(seat)["people"][n]`',
        target="person",
    ),
    Kind("card", "the number of a Resistance card; a view shows it with its face", target="card"),
    Kind("tile", "the number of an enemy tile", target="tile"),
    Resource(
        "resource",
        "a card, or below 0 a persuaded tile: -1 is tile 0, -2 tile 1",
        target="resource",
    ),
    Kind("ability", "the id of a character's special: `pep-talk`", WORD, "ability"),
    Kind("injury", "the place of an injury among one's own, from 0", target="injury"),
    Kind("pile", "0 or 1, the two piles of the Stash", target="pile"),
    Kind("count", "a whole number"),
    Kind("identity", values=IDENTITIES),
    Kind("message", values=printed_config().messages),
    Kind("face", "the face of a Resistance card: `kevlar`", WORD),
    Kind("icon", values=ICONS),
    Kind("claim", "the number of one's own claim, from 0"),
)

FORMS = (
    Form("pass", "", own=(EVERY,)),
    # set-up, votes and what may be due at any time
    Form("leader SEAT", "TL-ROUND-03", own=("leader",)),
    Form("nominate SEAT", "TL-NEWS-06"),
    Form("equip CARD", "TL-ACTION-13", says="equipping"),
    Form("unequip CARD", "TL-ACTION-13"),
    Form("pile PILE", "TL-STASH-16"),
    Form("stop", "", own=("gather",)),
    Form("discard CARD", "", own=("deploy",), says="text"),
    Form("spare PERSON", "TL-DEATH-06", says="person"),
    Form("cure INJURY", "TL-INJURY-02", says="injury"),
    # the Action turn
    Form("stay", "TL-ACTION-02"),
    Form("step SPACE", "TL-ACTION-04", says="contents"),
    Form("ride SPACE", "TL-ACTION-05", says="ride"),
    Form("lay-low", "TL-ACTION-08"),
    Form("remove wanted", "TL-ACTION-08"),
    Form("remove damage", "TL-ACTION-08"),
    Form("trade SEAT", "TL-ACTION-10"),
    Form("offer card CARD", "TL-ACTION-10", says="text"),
    Form("offer scrap COUNT", "TL-ACTION-10"),
    Form("refuse", "", own=("team",)),
    Form("accept", "TL-ACTION-11"),
    Form("give card CARD", "TL-ACTION-12", says="text"),
    Form("give scrap COUNT", "TL-ACTION-12"),
    Form("reorganize", "TL-ACTION-13"),
    Form("distract", "TL-ACTION-15"),
    Form("tile TILE", "TL-ACTION-16"),
    Form("to SPACE", "", own=("distract-way", "flee"), says="contents"),
    Form("inspect cards", "TL-ACTION-18"),
    Form("inspect billboards", "TL-ACTION-18"),
    Form("craft scrap", "TL-ACTION-20"),
    Form("craft glasses", "TL-ACTION-20", says="price"),
    Form("scrap CARD", "TL-ACTION-20", text="scrap-card", says="text"),
    Form("scrap COUNT", "TL-LOCATION-06"),
    Form("use CARD", "TL-ACTION-22", text="use-card", says="text"),
    Form("use ABILITY", "TL-ACTION-22", text="use-ability", says="ability"),
    Form("for SEAT", "TL-ACTION-22"),
    Form("treat INJURY", "TL-INJURY-02", says="injury"),
    Form("end", "", own=("pvp-critical",)),
    # the Response Phase
    Form("fight", "", own=("pvp-critical", "pvp-escape")),
    Form("fight SEAT", "TL-ASSAULT-29", text="fight-seat"),
    Form("persuade", "TL-RESPONSE-21", says="influence-to-persuade"),
    Form("team", "TL-RESPONSE-25"),
    Form("join", "", own=("assault-fight", "invader-fight")),
    Form("weapon", "TL-STASH-10"),
    Form("want", "TL-RESPONSE-31"),
    Form("leave", "TL-RESPONSE-31"),
    Form("leave CARD", "TL-LOCATION-18", text="leave-card"),
    Form("confront SEAT", "TL-PVP-01"),
    Form("lenses", "", own=("check", "pvp-glasses")),
    Form("flee", "TL-PVP-09"),
    Form("look", "TL-PVP-15"),
    # the Location turn
    Form("recover", "TL-LOCATION-02"),
    Form("card", "TL-LOCATION-04"),
    Form("story", "TL-LOCATION-08"),
    Form("build", "TL-LOCATION-15"),
    Form("gather", "TL-LOCATION-16", says="influence-to-gather"),
    Form("check", "TL-LOCATION-17"),
    Form("trigger", "TL-LOCATION-21"),
    Form("take CARD", "TL-LOCATION-06", says="text"),
    Form("deposit CARD", "TL-LOCATION-15", says="text"),
    Form("again", "TL-LOCATION-16"),
    Form("blind", "TL-LOCATION-18"),
    Form("deploy CARD", "TL-LOCATION-18", says="text"),
    # the Final Assault
    Form("take-part", "TL-ASSAULT-31"),
    Form("retreat", "TL-ASSAULT-31"),
    Form("half SEAT...", "TL-ASSAULT-15", says="halves"),
    Form("go-on", "TL-ASSAULT-22"),
    Form("reveal", "TL-ASSAULT-21"),
    Form("sabotage CARD", "TL-ASSAULT-24", says="printed-worth"),
    Form("spend RESOURCE", "TL-ASSAULT-12", says="worth"),
    Form("keep RESOURCE", "TL-ASSAULT-12", says="worth"),
    Form("stay-out", "TL-ASSAULT-19"),
    # what nobody is asked for
    Form("claim person PERSON IDENTITY", "TL-TIME-06", text="claim", says="claim"),
    Form("claim billboard SPACE MESSAGE", "TL-TIME-06", text="claim", says="claim"),
    Form("claim card FACE ICON", "TL-TIME-06", text="claim", says="claim"),
    Form("claim deposit SPACE COUNT", "TL-TIME-06", text="claim", says="claim"),
    Form("withdraw CLAIM", "TL-HIDDEN-07", says="withdrawn"),
)

OF_QUESTIONS = forms_of(CARD_QUESTIONS, FORMS)

VERBS = Verbs(
    "they-live",
    KINDS,
    (*FORMS, *OF_QUESTIONS),
    {**SECTIONS, **section_of(CARD_QUESTIONS)},
    pointed={"space": "step SPACE", "card": "use CARD"},
    leaving=("pass", "end", "stop", "stay"),
    unasked={
        "use CARD": "TL-TIME-07",
        "claim person PERSON IDENTITY": "TL-TIME-06",
        "claim billboard SPACE MESSAGE": "TL-TIME-06",
        "claim card FACE ICON": "TL-TIME-06",
        "claim deposit SPACE COUNT": "TL-TIME-06",
        "withdraw CLAIM": "TL-HIDDEN-07",
    },
)
"""The one table: whoever wants to know what an option is looks here."""
