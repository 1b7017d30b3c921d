"""The Propaganda Phase: the bar from left to right, then the story (chapter TL-NEWS)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.clock import advance_clock
from othersight.games.they_live.rules.enemy import face_of, put_on_board, turn_over
from othersight.games.they_live.rules.hidden import forget_billboard, see_billboards
from othersight.games.they_live.rules.location_card import Meet
from othersight.games.they_live.rules.outcome import (
    RAID_SUPPORT,
    TURN_OVER,
    Spawn,
    SufferAll,
    TileText,
    most_wanted,
)
from othersight.games.they_live.rules.people import in_area, in_turn_order, person_of, table_of
from othersight.games.they_live.rules.stash import discard_card
from othersight.games.they_live.rules.token import take_wanted
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.rules.whereabouts import (
    DISCARD,
    deposit_at,
    moved,
    raid_told,
    swapped,
)
from othersight.games.they_live.state.config import AREAS, NewsCard
from othersight.games.they_live.state.table import GONE, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

RAID_WANTED: Final = 2
NAMED: Final = ("all", "leader", "most-wanted", "least-wanted", *[f"area:{area}" for area in AREAS])
"""Whom a news story may name."""


class Propaganda(Procedure):
    """One Breaking News card, or what happens when none is left (TL-NEWS-18)."""

    steps: ClassVar[tuple[str, ...]] = (
        "turn_card", "clock", "nominate", "raid", "raid_support", "swap", "enemies", "scrap", "boss",
        "story", "story_tests", "out_of_news",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("card", "supporters", "people")

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.card = ""
        self.supporters: tuple[int, ...] = ()
        """Tiles with raid support that have still to act."""
        self.people: tuple[int, ...] = ()
        """People whose story test is still to come."""

    def turn_card(self, g: Game) -> None:
        """TL-NEWS-01, TL-NEWS-16: the old card is discarded unless it stays; the next is revealed."""
        t: LiveTable = g.table
        decks = t.edit_decks()
        if decks.news_card and t.config.news[decks.news_card].stays:
            decks.staying = (*decks.staying, decks.news_card)
        elif decks.news_card:
            decks.old_news = (*decks.old_news, decks.news_card)
        decks.news_card = ""
        if not decks.news:
            self.skip_to("out_of_news")
            return
        self.card = decks.news[-1]
        decks.news = decks.news[:-1]
        decks.news_card = self.card
        g.reveal()
        g.tell("news", self.card)

    def news(self, t: LiveTable) -> NewsCard:
        """The card in view."""
        return t.config.news[self.card]

    def clock(self, g: Game) -> None:
        """TL-NEWS-03."""
        advance_clock(g, self.news(table_of(g)).clock)

    def nominate(self, g: Game) -> None:
        """TL-NEWS-06, TL-NEWS-07, TL-TIME-40, TL-NEWS-02: the group names who looks at the billboards."""
        t: LiveTable = g.table
        if not self.news(t).raid:
            self.skip_to("swap")
            return
        seats = in_turn_order(t)
        g.call(Vote("nominee", tuple([("nominate", seat) for seat in sorted(seats)]), tuple(seats)))

    def raid(self, g: Game) -> None:
        """TL-NEWS-06, TL-NEWS-08, TL-NEWS-09: matching billboards lose their deposit, players in their areas are
        wanted."""
        t: LiveTable = g.table
        nominee = sorted(in_turn_order(t))[g.result]
        see_billboards(g, nominee)
        message = self.news(t).raid
        raided = [
            space
            for space in t.config.billboards
            if t.config.billboard_tiles[t.places[space].billboard][1] == message
        ]
        g.tell("raid", message, tuple(raided))
        for space in raided:
            place = t.edit_place(space)
            for card in place.deposit:
                discard_card(g, card)
            place.deposit = ()
            moved(t, [], deposit_at(t, space), DISCARD)
        raid_told(t, message, raided)
        areas = {t.config.area[space] for space in raided}
        for seat in in_turn_order(t):
            if t.config.area[person_of(t, seat).space] in areas:
                take_wanted(g, t.playing[seat], RAID_WANTED)
        self.supporters = tuple(raid_supporters(t))

    def raid_support(self, g: Game) -> None:
        """TL-NEWS-10, TL-NEWS-11: every tile with raid support is turned over and acts."""
        if not self.supporters:
            return
        tile = self.supporters[0]
        self.supporters = self.supporters[1:]
        self.again()
        turn_over(g, tile)
        g.call(TileText(tile, RAID_SUPPORT))

    def swap(self, g: Game) -> None:
        """TL-NEWS-12, TL-NEWS-13: a random set-aside tile of the same artwork; nobody sees its message."""
        t: LiveTable = g.table
        artwork = self.news(t).swap
        if not artwork:
            return
        for space in t.config.billboards:
            old = t.places[space].billboard
            if t.config.billboard_tiles[old][0] != artwork:
                continue
            others = sorted(
                [b for b in t.decks.set_aside if t.config.billboard_tiles[b][0] == artwork]
            )
            if not others:
                return
            g.seals += 1
            new = g.chance.pick(others)
            decks = t.edit_decks()
            decks.set_aside = tuple(sorted([b for b in decks.set_aside if b != new] + [old]))
            t.edit_place(space).billboard = new
            forget_billboard(t, new)
            swapped(t, space)
            g.tell("swap", artwork, space)

    def enemies(self, g: Game) -> None:
        """TL-NEWS-14."""
        spaces = self.news(table_of(g)).enemies
        if spaces:
            g.call(Spawn(spaces))

    def scrap(self, g: Game) -> None:
        """TL-NEWS-15, TL-NEWS-02."""
        t: LiveTable = g.table
        for space in self.news(t).scrap:
            t.edit_place(space).scrap += 1
            g.tell("scrap-placed", space)

    def boss(self, g: Game) -> None:
        """TL-NEWS-16, TL-ENEMY-01, TL-ENEMY-03: a boss comes into play; with the turn-over icon it acts at once."""
        t: LiveTable = g.table
        card = self.news(t)
        if not card.boss:
            return
        for tile in t.tiles:
            if tile.face == card.boss and tile.state == GONE and tile.age == 0:
                put_on_board(g, tile.index, card.boss_space)
                if face_of(t, tile.index).turn_over:
                    turn_over(g, tile.index)
                    g.call(TileText(tile.index, TURN_OVER))
                return

    def story(self, g: Game) -> None:
        """TL-NEWS-16, TL-NEWS-17: those the text names, in turn order."""
        t: LiveTable = g.table
        card = self.news(t)
        if card.section is None and not card.outcome:
            return
        people = tuple([t.playing[seat] for seat in named(t, card.who)])
        if card.section is not None:
            self.people = people
        else:
            self.finish()
            g.call(SufferAll(people, card.outcome))

    def story_tests(self, g: Game) -> None:
        """TL-NEWS-17: each of them takes the test."""
        t: LiveTable = g.table
        if not self.people:
            self.finish()
            return
        section = self.news(t).section
        assert section is not None
        person = self.people[0]
        self.people = self.people[1:]
        self.again()
        if not t.people[person].dead:
            g.call(Meet(person, section))

    def out_of_news(self, g: Game) -> None:
        """TL-NEWS-18, TL-NEWS-19: an hour, an enemy on each billboard, 1 wanted token for everybody."""
        g.tell("no-news")
        advance_clock(g, 1)
        if not g.outcome:
            g.call(NoNews())


class NoNews(Procedure):
    """TL-NEWS-18: what the last editions leave behind."""

    steps: ClassVar[tuple[str, ...]] = ("enemies", "wanted")

    def enemies(self, g: Game) -> None:
        """Billboards in ascending space number."""
        g.call(Spawn(table_of(g).config.billboards))

    def wanted(self, g: Game) -> None:
        """Characters in play only."""
        t: LiveTable = g.table
        for seat in in_turn_order(t):
            take_wanted(g, t.playing[seat], 1)


def raid_supporters(t: LiveTable) -> list[int]:
    """TL-NEWS-11: in ascending space number, from top to bottom of a stack."""
    tiles: list[int] = []
    for place in t.places:
        if place.stack:
            tiles += [tile for tile in place.stack if face_of(t, tile).raid_support]
    return tiles


def named(t: LiveTable, who: str) -> list[int]:
    """The seats a news story names."""
    seats = in_turn_order(t)
    if who == "leader":
        return [t.leader] if t.leader in seats else []
    if who == "most-wanted":
        return most_wanted(t, seats)
    if who == "least-wanted":
        least = min([person_of(t, seat).wanted for seat in seats])
        return [seat for seat in seats if person_of(t, seat).wanted == least]
    if who.startswith("area:"):
        return in_area(t, AREAS.index(who.removeprefix("area:")))
    return seats
