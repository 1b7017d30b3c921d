"""What a line of the log shows on a page, as readers are sent it."""

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.server.protocol.server_messages import (
    CardInfo,
    FaceCount,
    LinePicture,
    MoveInfo,
    RollInfo,
    SumInfo,
    TargetInfo,
)
from othersight.server.texts.option_info import page_spec_of, said
from othersight.toolkit.log_pictures import LogPictures
from othersight.toolkit.page_spec import attribute


def line_picture(game: Game, entry: Entry, language: str) -> LinePicture | None:
    """What the line shows besides its words; None if that is nothing."""
    spec = page_spec_of(game)
    if spec is None:
        return None
    shown = LinePicture(
        about=[TargetInfo(kind=kind, id=id) for kind, id in spec.log.about(entry)],
        moment=spec.log.moments.get(entry.key, ""),
        move=move_in(spec.log, entry),
        card=card_in(spec.log, game, entry, language),
        rolls=rolls_in(spec.log, entry),
        joined=entry.key in spec.log.joined,
        total=sum_in(spec.log, entry),
        follows=entry.key in spec.log.follows,
    )
    return shown if any(shown.values()) else None


def move_in(log: LogPictures, entry: Entry) -> MoveInfo | None:
    """The figure that goes somewhere."""
    figure = log.figure_of(entry)
    if figure is None:
        return None
    kind, id = figure
    return MoveInfo(figure=TargetInfo(kind=kind, id=id), spaces=log.spaces_of(entry))


def card_in(log: LogPictures, game: Game, entry: Entry, language: str) -> CardInfo | None:
    """The card that is turned up or played."""
    deck = log.decks.get(entry.key, "")
    if not deck:
        return None
    phrase = words_of(game).entry(game, entry)
    title = said(attribute(phrase, "title"), language)
    text = said(attribute(phrase, "body"), language)
    kind, id = log.card_of(entry)
    return CardInfo(deck=deck, kind=kind, id=id, title=title, text=text) if title else None


def rolls_in(log: LogPictures, entry: Entry) -> list[RollInfo]:
    """The dice that fell."""
    side = log.sides.get(entry.key, "")
    return [RollInfo(faces=faces, side=side) for faces in log.rolls_of(entry)]


def sum_in(log: LogPictures, entry: Entry) -> SumInfo | None:
    """What a roll adds up to."""
    if entry.key not in log.sums:
        return None
    counts = [FaceCount(face=face, count=n) for face, n in log.sums_of(entry).items()]
    return SumInfo(of=list(log.sums[entry.key]), counts=counts)
