"""Who has said what, who has voted how, and what a seat has seen: the pages of a game of trust
(TL-HIDDEN-06, TL-HIDDEN-07, TL-HIDDEN-10, TL-ROUND-05, TL-TIME-06)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.dashboard import card_seen, person_seen, who
from othersight.games.they_live.words.log import entry_in_words
from othersight.games.they_live.words.names import (
    artwork_named,
    identity_named,
    message_named,
    space_named,
)
from othersight.games.they_live.words.options import claim_named, phrase_aside
from othersight.kernel.game import Game
from othersight.kernel.question import is_number, text_of
from othersight.toolkit.phrases import Phrase, Say

SPECTATOR = -1
VOTES = ("vote", "leader-decides", "leader", "split", "joins", "stays-out")
"""Log lines that tell how the group has decided."""
LAST_VOTES = 24


def round_at(game: Game, decision: int) -> int:
    """In which round a decision fell."""
    rounds = [e for e in game.chronicle.entries() if e.key == "round" and e.decision <= decision]
    return len(rounds)


def dated(game: Game, seat: int, keys: tuple[str, ...], say: Say) -> list[str]:
    """Lines of the log that the seat may see, each with its round: those of some keys, or all that were told to the
    seat and not to everybody."""
    lines: list[str] = []
    round = 0
    for entry in game.chronicle.entries():
        round += entry.key == "round"
        wanted = entry.key in keys if keys else not entry.is_seen_by(SPECTATOR)
        if wanted and entry.is_seen_by(seat):
            said = entry_in_words(game, entry)
            lines.append(say(Phrase("they-live-page-dated", round=round, line=said)))
    return lines


# -- claims


def claims_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Every claim in its order, withdrawn ones too; nothing tells whether it is true."""
    claims = game.view(seat)["claims"]
    if not claims:
        return [say(Phrase("they-live-page-claims-none"))]
    return [claim_line(game, seat, number, say) for number in range(len(claims))]


def claim_line(game: Game, seat: int, number: int, say: Say) -> str:
    """One claim: its number, when, by whom, what, and whether it still stands."""
    view = game.view(seat)
    speaker, decision, state, *what = view["claims"][number]
    return say(
        Phrase(
            f"they-live-page-claim-{state}",
            number=number,
            round=round_at(game, decision),
            speaker=who(view, speaker),
            claim=claim_named(table_of(game), tuple(what)),
        )
    )


# -- what the seat has seen


def knowledge_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """What the seat knows and others may not, and when it was told so."""
    if seat < 0:
        return [say(Phrase("they-live-page-knowledge-spectator"))]
    view = game.view(seat)
    lines = [*identities_known(view, say), *messages_known(game, view, say)]
    lines += cards_known(view, say)
    told = dated(game, seat, (), say)
    return [*lines, "", say(Phrase("they-live-page-told")), *told] if told else lines


def identities_known(view: dict[str, Any], say: Say) -> list[str]:
    """Whose identity the seat knows."""
    return [
        say(
            Phrase(
                "they-live-page-known-person",
                person=person_seen(view, person["person"]),
                identity=identity_named(person["identity"]),
            )
        )
        for person in view["people"]
        if person["identity"]
    ]


def messages_known(game: Game, view: dict[str, Any], say: Say) -> list[str]:
    """The messages the seat has seen on the billboards that stand now."""
    s = table_of(game).config
    lines = []
    for number in s.billboards:
        board = view["places"][number - 1]["billboard"]
        message = message_named(board["message"]) if board["message"] else None
        key = "they-live-page-message" if message else "they-live-page-message-unknown"
        lines.append(
            say(
                Phrase(
                    key,
                    space=space_named(s, number),
                    artwork=artwork_named(board["artwork"]),
                    message=message or "",
                )
            )
        )
    return lines


def cards_known(view: dict[str, Any], say: Say) -> list[str]:
    """Cards whose icon the seat has seen, by where they lie now."""
    own = view["people"][view["playing"][view["seat"]]]
    bag = own["bag"] if isinstance(own["bag"], list) else []
    held = [card for card in (own["weapon"], own["off_hand"], own["ally"], *bag) if card]
    others = [
        person[slot]
        for person in view["people"]
        if person is not own
        for slot in ("weapon", "off_hand", "ally")
        if person[slot]
    ]
    deposits = [card for place in view["places"] for card in place.get("remembered", ())]
    lines = []
    for where, cards in (
        ("own", held),
        ("others", others),
        ("deposits", deposits),
        ("resources", view["decks"]["remembered"]),
    ):
        seen = [card_seen(card) for card in cards if card["icon"]]
        if seen:
            lines.append(say(Phrase(f"they-live-page-icons-{where}", cards=seen)))
    return lines or [say(Phrase("they-live-page-icons-none"))]


# -- votes


def votes_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The last votes, or so many lines of them; a vote under way is secret until the last one is in."""
    count = int(asked) if is_number(asked) and int(asked) > 0 else LAST_VOTES
    lines = dated(game, seat, VOTES, say)[-count:] or [say(Phrase("they-live-page-votes-none"))]
    view = game.view(seat)
    waiting = [who(view, one["seat"]) for one in view["asked"]]
    if any([frame["what"] == "vote" for frame in view["under_way"]]):
        lines.append(say(Phrase("they-live-page-vote-open", waiting=waiting)))
    return lines


# -- without being asked


def asides_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """What the seat can do or say now without being asked, as it is typed."""
    if seat < 0:
        return [say(Phrase("they-live-page-asides-spectator"))]
    usable = [
        say(
            Phrase(
                "they-live-page-aside",
                typed=text_of(option),
                option=phrase_aside(game, seat, option),
            )
        )
        for option in game.asides(seat)
    ]
    own = [
        number
        for number, claim in enumerate(game.view(seat)["claims"])
        if claim[0] == seat and claim[2] == "stands"
    ]
    return [
        *(usable or [say(Phrase("they-live-page-asides-no-card"))]),
        *say(Phrase("they-live-page-asides-claims")).splitlines(),
        *[
            say(Phrase("they-live-page-withdraw", number=n, line=claim_line(game, seat, n, say)))
            for n in own
        ],
    ]
