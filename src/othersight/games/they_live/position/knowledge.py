"""What the players of a position have seen and said (TL-HIDDEN-06, TL-HIDDEN-07, TL-HIDDEN-08, TL-HIDDEN-09,
TL-HIDDEN-10)."""

from othersight.games.they_live.position.board import billboard_in
from othersight.games.they_live.position.people import Cast
from othersight.games.they_live.position.values import Fields, fields_list
from othersight.games.they_live.questions.claims import is_claim
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.question import option_of
from othersight.toolkit.position_values import list_in, whole, wrong_type

KEYS = ("knowledge", "claims")
SEEN = ("icons", "faces", "messages", "identities")
MEMORY = tuple([name for name in Knowledge.fields if name not in SEEN])
"""What a seat can infer, as the rules keep it: exported and read back as it is."""
KNOWLEDGE_KEYS = (*SEEN, *MEMORY)
MOST = 10_000
CLAIM_KEYS = ("player", "claim", "decisions", "withdrawn")


def place_knowledge(t: LiveTable, fields: Fields, cast: Cast, before_looking: bool) -> None:
    """What each player knows: without a word, the own identity and nothing else (TL-SETUP-22)."""
    known = Fields(fields.data.get("knowledge", {}), "knowledge", cast.players)
    for seat, name in enumerate(cast.players):
        record = t.edit_knowledge(seat)
        record.identities = () if before_looking else (t.playing[seat],)
        if known.has(name):
            fill(t, seat, Fields(known.data[name], known.at(name), KNOWLEDGE_KEYS), cast)
    place_claims(t, fields)


def fill(t: LiveTable, seat: int, entry: Fields, cast: Cast) -> None:
    """What the position says that a player has seen."""
    record = t.edit_knowledge(seat)
    cards = cast.cards
    for key in ("icons", "faces"):
        found = [cards.find(item, entry.at(key)) for item in fields_list(entry, key)]
        setattr(record, key, tuple(sorted(set(found))))
    signs = fields_list(entry, "messages")
    record.messages = tuple(sorted([billboard_in(t, s, entry.at("messages")) for s in signs]))
    if entry.has("identities"):
        names = fields_list(entry, "identities")
        found = [cast.find(name, entry.at("identities"), t) for name in names]
        record.identities = tuple(sorted(set(found)))
    for key in MEMORY:
        if isinstance(getattr(record, key), bool):
            setattr(record, key, entry.flag(key))
        else:
            numbers = [whole(item, entry.at(key), 0, MOST) for item in fields_list(entry, key)]
            setattr(record, key, tuple(numbers))


def place_claims(t: LiveTable, fields: Fields) -> None:
    """Claims made so far, in order."""
    claims: list[tuple[str | int, ...]] = []
    for at, data in enumerate(list_in(fields.data.get("claims", ()), "claims")):
        entry = Fields(data, f"claims[{at}]", CLAIM_KEYS)
        said = entry.data.get("claim")
        option = option_of(said) if isinstance(said, str) else ()
        if not is_claim(t, ("claim", *option)):
            raise wrong_type(entry.at("claim"), said, "a claim such as 'person 3 invader'")
        stands = "withdrawn" if entry.flag("withdrawn") else "stands"
        seat = entry.seat("player", t.config.players, 0)
        claims.append((seat, entry.number("decisions", 0, 0, 99_999), stands, *option))
    t.claims = tuple(claims)
