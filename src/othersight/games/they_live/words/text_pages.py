"""What a seat can look at in They Live, by name. Every page is made from the seat's own view, from its own lines of the
log and from what is printed, so none can tell what the seat may not know (TL-HIDDEN-08, TL-HIDDEN-09)."""

from othersight.games.they_live.words.board import billboards_page, board_page, space_page
from othersight.games.they_live.words.cards import assault_page, cards_page, news_page
from othersight.games.they_live.words.knowledge_pages import (
    asides_page,
    claims_page,
    knowledge_page,
    votes_page,
)
from othersight.games.they_live.words.map import map_page
from othersight.games.they_live.words.players import me_page, player_page, players_page
from othersight.toolkit.phrases import Page

PAGES: dict[str, Page] = {
    "board": board_page,
    "map": map_page,
    "space": space_page,
    "me": me_page,
    "players": players_page,
    "player": player_page,
    "cards": cards_page,
    "billboards": billboards_page,
    "news": news_page,
    "claims": claims_page,
    "knowledge": knowledge_page,
    "votes": votes_page,
    "assault": assault_page,
    "asides": asides_page,
}
