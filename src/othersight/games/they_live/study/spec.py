"""They Live in the analysis of a game that was played."""

from othersight.games.they_live.knowledge.card_dealing import in_order
from othersight.games.they_live.knowledge.dealing import deal_decks, deal_first_leader, deal_stories
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.study.rolls import rolls
from othersight.games.they_live.words.names import person_named
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.study.spec import StudySpec
from othersight.toolkit.phrases import Phrase

IN_SHORT = {
    "news": Phrase("analyse-place-news"),
    "no-news": Phrase("analyse-place-news"),
    "assault": Phrase("analyse-place-assault"),
}
"""Headings without the card that was turned up there."""


def shuffle(game: Game, chance: Chance) -> None:
    """The order of Stash, decks and personal stories, which news and Final Assault cards are among them, and who
    would lead without a majority. Identities, cards that people hold and cards deployed stay."""
    t = table_of(game)
    decks = t.edit_decks()
    decks.piles = tuple([tuple(in_order(list(pile), chance)) for pile in decks.piles])
    deal_decks(t, chance)
    deal_stories(t, chance)
    deal_first_leader(game, chance)


def figure_named(game: Game, figure: int) -> Phrase:
    """A character."""
    return person_named(table_of(game), figure)


STUDY = StudySpec(rolls=rolls, shuffle=shuffle, figure_named=figure_named, in_short=IN_SHORT)
