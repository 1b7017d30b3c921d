"""Who looks at a table of They Live: people, tiles and places are described when their records change, or when
the seat has learnt something new about what lies there."""

from othersight.envs.layout import Section
from othersight.envs.they_live.layout import (
    ASKED,
    BILLBOARD_ROWS,
    CLAIM_ROWS,
    COURSE,
    DECKS,
    LAYOUT,
    PERSON_ROWS,
    PLACE_ROWS,
    SETTING,
    TILE_ROWS,
    UNDER_WAY,
    asked_data,
    claims_data,
    decks_data,
    frame_data,
)
from othersight.envs.watching import Watcher
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.table import ON_BOARD, LiveTable, Person, Place, Tile
from othersight.games.they_live.views import (
    asked_view,
    claims_view,
    course_view,
    decks_view,
    frame_view,
    overlays_view,
    person_view,
    place_view,
    tile_view,
)
from othersight.kernel.game import Game


class TheyLiveWatcher(Watcher):
    """One seat at a table of They Live."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat, LAYOUT)
        self.people: list[Person | None] = []
        self.tiles: list[Tile | None] = []
        self.places: list[Place | None] = []
        self.known: object = None
        """What the seat had seen, and the icons there were, at the last look."""
        self.news: object = None
        self.decks: object = None
        self.claims: object = None
        self.shown: set[Section] = set()
        self.forget(table_of(game))

    def forget(self, t: LiveTable) -> None:
        """Describe everything anew at the next look."""
        self.people = [None] * len(t.people)
        self.tiles = [None] * len(t.tiles)
        self.places = [None] * len(t.places)
        self.decks = None

    def look(self) -> None:
        g, t, seat = self.game, table_of(self.game), self.seat
        COURSE.write(self.buffer, 0, {"seat": seat, "outcome": g.outcome, **course_view(t)})
        ASKED.write(self.buffer, 0, asked_data(asked_view(g)))
        self.look_at_frames()
        k = t.knowledge[seat]
        known = (k.icons, k.faces, k.messages, k.identities, t.icons, g.outcome)
        if known != self.known:
            self.known = known
            self.forget(t)
        if t.people != self.people:
            self.look_at_people(t)
        self.look_at_tiles(t)
        if t.places != self.places:
            self.look_at_places(t)
        self.look_at_decks(t)

    def look_at_frames(self) -> None:
        """Rules under way change without notice: they are described at every look."""
        shown: set[Section] = set()
        for frame in self.game.stack:
            entry = frame_view(self.game, frame, self.seat)
            if entry:
                section = UNDER_WAY[entry["what"]]
                section.write(self.buffer, 0, frame_data(entry))
                shown.add(section)
        for section in self.shown - shown:
            section.clear(self.buffer)
        self.shown = shown

    def look_at_people(self, t: LiveTable) -> None:
        """Those whose record has changed, and how many overlays of either kind there are."""
        over = bool(self.game.outcome)
        for at, person in enumerate(t.people):
            if person is not self.people[at]:
                self.people[at] = person
                PERSON_ROWS.write(self.buffer, at, person_view(t, person, self.seat, over))
        setting = {"players": t.setting.players, "difficulty": t.setting.difficulty}
        SETTING.write(self.buffer, 0, {**setting, **overlays_view(t)})

    def look_at_places(self, t: LiveTable) -> None:
        """Those whose record has changed, billboards with what is known of them."""
        for at in range(1, len(t.places)):
            place = t.places[at]
            if place is not self.places[at]:
                self.places[at] = place
                shown = place_view(t, place, self.seat)
                PLACE_ROWS.write(self.buffer, at - 1, shown)
                if at in t.setting.billboards:
                    BILLBOARD_ROWS.write(self.buffer, t.setting.billboards.index(at), shown)
        self.places[0] = t.places[0]

    def look_at_tiles(self, t: LiveTable) -> None:
        """The news in view changes what tiles can do."""
        news = (t.decks.news_card, t.decks.staying, t.assault)
        if news != self.news:
            self.news = news
            self.tiles = [None] * len(t.tiles)
        if t.tiles == self.tiles:
            return
        for at, tile in enumerate(t.tiles):
            if tile is not self.tiles[at]:
                self.tiles[at] = tile
                if tile.state == ON_BOARD:
                    TILE_ROWS.write(self.buffer, at, tile_view(t, tile))
                else:
                    TILE_ROWS.clear(self.buffer, at)

    def look_at_decks(self, t: LiveTable) -> None:
        """The piles, and what was claimed."""
        decks = (t.decks, t.assault)
        if decks != self.decks:
            self.decks = decks
            DECKS.write(self.buffer, 0, decks_data(decks_view(t, self.seat)))
        if t.claims != self.claims:
            self.claims = t.claims
            for at, row in enumerate(claims_data(claims_view(t))):
                CLAIM_ROWS.write(self.buffer, at, row)
