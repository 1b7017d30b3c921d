"""Who looks at a table of They Live: people, tiles and places are described when their records change, or when
the seat has learnt something new about what lies there."""

from typing import Any

from othersight.envs.layout import Section, asked_data
from othersight.envs.watching import SPECTATOR, Public, Watcher
from othersight.games.they_live.envs.layout import (
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
    claims_data,
    decks_data,
    frame_data,
)
from othersight.games.they_live.envs.names import TILE_PLACES
from othersight.games.they_live.knowledge.views import (
    claims_view,
    course_view,
    decks_view,
    frame_view,
    overlays_view,
    person_view,
    place_view,
    setting_view,
    tile_view,
)
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import NONE, ON_BOARD, LiveTable, Person, Place, Tile
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.views import asked_view


class TheyLiveWatcher(Watcher):
    """One seat at a table of They Live."""

    def __init__(self, game: Game, seat: int, public: Public) -> None:
        super().__init__(game, seat, LAYOUT, public)
        t = table_of(game)
        self.people: list[Person | None] = []
        self.tiles: list[Tile | None] = [None] * len(t.tiles)
        self.places: list[Place | None] = [None] * len(t.places)
        self.on_board: set[int] = set()
        """The tiles whose rows are filled."""
        self.known_of_people: object = None
        self.known_of_places: object = None
        self.news: object = None
        self.decks: object = None
        self.claims: object = None
        SETTING.write(self.buffer, 0, {**setting_view(t), **overlays_view(t)})

    def recall(self, t: LiveTable) -> None:
        """What hangs on something the seat has just learnt is described anew."""
        k = t.knowledge[self.seat]
        of_people = (k.icons, k.identities, t.icons, self.game.outcome)
        if of_people != self.known_of_people:
            self.known_of_people = of_people
            self.people = [None] * len(t.people)
        of_places = (k.icons, k.faces, k.messages, t.icons)
        if of_places != self.known_of_places:
            self.known_of_places = of_places
            for at, place in enumerate(t.places):
                if place.dropped or place.billboard != NONE:
                    self.places[at] = None
            self.decks = None

    def look(self) -> None:
        g, t, seat = self.game, table_of(self.game), self.seat
        moment = (g.outcome, t.round, t.clock, t.leader, t.triggered, t.assault, t.playing)
        if moment != self.moment:
            self.moment = moment
            COURSE.write(self.buffer, 0, {"seat": seat, "outcome": g.outcome, **course_view(t)})
        ASKED.write(self.buffer, 0, asked_data(asked_view(g)))
        self.look_at_frames()
        self.recall(t)
        if t.people != self.people:
            self.look_at_people(t)
        self.look_at_tiles(t)
        if t.places != self.places:
            self.look_at_places(t)
        self.look_at_decks(t)

    def described(self, frame: Procedure) -> tuple[Section, dict[str, Any]] | None:
        entry = frame_view(self.game, frame, self.seat)
        return (UNDER_WAY[entry["what"]], frame_data(entry)) if entry else None

    def look_at_people(self, t: LiveTable) -> None:
        """Those whose record has changed."""
        over = bool(self.game.outcome)
        for at, person in enumerate(t.people):
            if person is not self.people[at]:
                self.people[at] = person
                PERSON_ROWS.put(self.buffer, at, self.person_row(t, person, over))

    def person_row(self, t: LiveTable, person: Person, over: bool) -> bytearray:
        """A person as the seat sees him; whoever knows no more than a spectator sees what a spectator sees."""
        if self.knows_more(t, person):
            return PERSON_ROWS.row(person_view(t, person, self.seat, over))
        key = ("people", person.index)
        made = self.public.get(key)
        if made is None or made[0] != (person, over):
            row = PERSON_ROWS.row(person_view(t, person, SPECTATOR, over))
            made = self.public[key] = ((person, over), row)
        return made[1]

    def knows_more(self, t: LiveTable, person: Person) -> bool:
        """Whether the seat plays a person, or has seen who he is or what he bears through the lenses."""
        k = t.knowledge[self.seat]
        return (
            person.seat == self.seat
            or person.index in k.identities
            or person.weapon in k.icons
            or person.off_hand in k.icons
            or person.ally in k.icons
        )

    def look_at_places(self, t: LiveTable) -> None:
        """Those whose record has changed, billboards with what is known of them."""
        for at in range(1, len(t.places)):
            place = t.places[at]
            if place is not self.places[at]:
                self.places[at] = place
                shown = place_view(t, place, self.seat)
                PLACE_ROWS.write(self.buffer, at - 1, shown)
                if at in t.config.billboards:
                    BILLBOARD_ROWS.write(self.buffer, t.config.billboards.index(at), shown)
        self.places[0] = t.places[0]

    def look_at_tiles(self, t: LiveTable) -> None:
        """The news in view changes what tiles can do."""
        news = (t.decks.news_card, t.decks.staying, t.assault)
        if news != self.news:
            self.news = news
            for at, tile in enumerate(t.tiles):
                if tile.turned:
                    self.tiles[at] = None
        if t.tiles == self.tiles:
            return
        for at, tile in enumerate(t.tiles):
            if tile is not self.tiles[at]:
                self.tiles[at] = tile
                if tile.state == ON_BOARD:
                    self.on_board.add(at)
                    TILE_ROWS.put(self.buffer, TILE_PLACES[at], self.tile_row(t, tile))
                elif at in self.on_board:
                    self.on_board.discard(at)
                    TILE_ROWS.clear(self.buffer, TILE_PLACES[at])

    def tile_row(self, t: LiveTable, tile: Tile) -> bytearray:
        """A tile, which everybody sees alike."""
        key = ("tiles", tile.index)
        made = self.public.get(key)
        if made is None or made[0] != (tile, self.news):
            made = self.public[key] = ((tile, self.news), TILE_ROWS.row(tile_view(t, tile)))
        return made[1]

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
