"""Who sits at the table: one's own character with its secrets, and everybody's open side with what they have claimed
(TL-HIDDEN-08, TL-INFO-04)."""

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.dashboard import dashboard, summary
from othersight.games.they_live.words.knowledge_pages import claim_line
from othersight.games.they_live.words.lookup import NOBODY, person_asked
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase, Say


def me_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The seat's own character, secrets and all."""
    if seat < 0:
        return [say(Phrase("they-live-page-me-spectator"))]
    view = game.view(seat)
    return dashboard(table_of(game).config, view, view["playing"][seat], say)


def players_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Everybody in one line, in the order of the seats; then spares and the dead."""
    s = table_of(game).config
    view = game.view(seat)
    others = [p["person"] for p in view["people"] if p["person"] not in view["playing"]]
    overlays = view["overlays"]
    return [
        *[summary(s, view, person, say) for person in [*view["playing"], *others]],
        say(
            Phrase("they-live-page-overlays", human=overlays["human"], invader=overlays["invader"])
        ),
    ]


def player_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """One player's dashboard, by number or by the character's name, with every claim by or about them."""
    view = game.view(seat)
    if not asked.strip():
        return players_page(game, seat, asked, say)
    person = person_asked(view, asked, say)
    if person == NOBODY:
        return [say(Phrase("they-live-page-no-player", asked=asked, last=len(view["playing"])))]
    lines = dashboard(table_of(game).config, view, person, say)
    claims = [
        claim_line(game, seat, number, say)
        for number, claim in enumerate(view["claims"])
        if is_about(claim, person, view["people"][person]["seat"])
    ]
    return [*lines, *claims]


def is_about(claim: list[str | int], person: int, seat: int) -> bool:
    """Whether a claim was made by the seat, or about the person."""
    return claim[0] == seat or claim[3:5] == ["person", person]
