"""The board in words, made from a view: areas, spaces, who and what is where, billboards (TL-HIDDEN-08, TL-INFO-10)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import AREAS, FREEWAY, RED_FROM, Config
from othersight.games.they_live.words.dashboard import card_seen, is_elected, who
from othersight.games.they_live.words.lookup import NOWHERE, space_asked
from othersight.games.they_live.words.names import (
    area_named,
    artwork_named,
    back_numbered,
    counted,
    difficulty_named,
    front_numbered,
    hour_named,
    message_named,
    space_in_short,
    space_named,
    tile_icon_named,
)
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase, Say, as_it_is

View = dict[str, Any]


def board_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Clock and leader, then every space by area, with what is on it."""
    s = table_of(game).config
    view = game.view(seat)
    lines = [*moment_lines(view, say)]
    for area in range(len(AREAS)):
        lines += ["", say(area_named(area))]
        spaces = [number for number in range(1, len(s.area)) if s.area[number] == area]
        lines += ["  " + space_line(s, view, number, say) for number in spaces]
    return [*lines, "", freeway_line(s, say)]


def moment_lines(view: View, say: Say) -> list[str]:
    """Round, clock, leader, difficulty, and whether the Final Assault can be called."""
    lines = [
        say(
            Phrase(
                "they-live-page-moment" if is_elected(view) else "they-live-page-moment-first",
                round=view["round"],
                hour=hour_named(view["clock"]),
                leader=who(view, view["leader"]),
                difficulty=difficulty_named(view["setting"]["difficulty"]),
                news=view["decks"]["news"],
            )
        )
    ]
    state = "under-way" if view["assault"] else "red" if view["clock"] >= RED_FROM else "later"
    return [*lines, say(Phrase(f"they-live-page-assault-{state}", hour=hour_named(RED_FROM)))]


def space_line(s: Config, view: View, number: int, say: Say) -> str:
    """One space: its number and name, the spaces beside it, and what is there."""
    there = things_on(s, view, number)
    return say(
        Phrase(
            "they-live-page-space-with" if there else "they-live-page-space",
            number=f"{number:2}",
            name=space_in_short(s, number),
            ways=[as_it_is(str(near)) for near in s.threads[number]],
            freeway="yes" if number in FREEWAY else "no",
            things=there,
        )
    )


def things_on(s: Config, view: View, number: int) -> list[Phrase]:
    """People, enemies, billboard, scrap and dropped cards of a space."""
    place = view["places"][number - 1]
    people = [who(view, p["seat"]) for p in present(view) if p["space"] == number]
    tiles = {tile["tile"]: tile for tile in view["tiles"]}
    things = [*people, *[enemy_seen(s, tiles[tile]) for tile in place["stack"]]]
    if "billboard" in place:
        things.append(billboard_seen(place))
    if place["scrap"]:
        things.append(counted("scrap", place["scrap"]))
    return things + [Phrase("they-live-page-dropped", card=card_seen(c)) for c in place["dropped"]]


def present(view: View) -> list[dict[str, Any]]:
    """The people on the board: whoever a seat plays and is alive."""
    return [
        view["people"][person] for person in view["playing"] if not view["people"][person]["dead"]
    ]


def enemy_seen(s: Config, tile: dict[str, Any]) -> Phrase:
    """An enemy tile: its front and icons, or its back with the figures."""
    back = tile.get("back")
    if back is None:
        return Phrase(
            "they-live-page-enemy-front",
            enemy=front_numbered(s, tile["front"], tile["tile"]),
            icons=[tile_icon_named(icon) for icon in tile["icons"]],
            count=len(tile["icons"]),
        )
    return Phrase(
        "they-live-page-enemy-back",
        enemy=back_numbered(s, back["face"], tile["tile"]),
        stealth=back["stealth"],
        combat=back["combat"],
        health=back["health"],
        damage=tile["damage"],
        influence=back["influence"],
    )


def billboard_seen(place: dict[str, Any]) -> Phrase:
    """A billboard with its message, if the seat knows it, and the size of the deposit."""
    board = place["billboard"]
    artwork = artwork_named(board["artwork"])
    cards = counted("cards", place["deposit"])
    if not board["message"]:
        return Phrase("they-live-page-billboard", artwork=artwork, cards=cards)
    message = message_named(board["message"])
    return Phrase("they-live-page-billboard-known", artwork=artwork, cards=cards, message=message)


def freeway_line(s: Config, say: Say) -> str:
    """The freeway in its order."""
    return say(Phrase("they-live-page-freeway", spaces=[space_named(s, n) for n in FREEWAY]))


def space_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """One space: what it is, what is there and where one can go from it."""
    s = table_of(game).config
    view = game.view(seat)
    number = space_asked(s, view, asked, say)
    if not asked.strip():
        return [say(Phrase("they-live-page-which-space", last=len(s.area) - 1))]
    if number == NOWHERE:
        return [say(Phrase("they-live-page-no-space", asked=asked, last=len(s.area) - 1))]
    things = things_on(s, view, number)
    ways = [space_named(s, near) for near in s.threads[number]]
    kind = game.board()["spaces"][number - 1]["kind"]
    return [
        say(
            Phrase(
                "they-live-page-space-title",
                space=space_named(s, number),
                area=area_named(s.area[number]),
            )
        ),
        say(Phrase(f"they-live-page-kind-{kind}")),
        say(Phrase(f"they-live-space-{s.space_id[number]}.text")),
        say(Phrase("they-live-page-ways", ways=ways)),
        *([freeway_line(s, say)] if number in FREEWAY else []),
        say(
            Phrase("they-live-page-here", things=things)
            if things
            else Phrase("they-live-page-here-nothing")
        ),
    ]


def billboards_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The three billboards with what the seat knows of them, then the Resources."""
    s = table_of(game).config
    view = game.view(seat)
    lines: list[str] = []
    for number in s.billboards:
        place = view["places"][number - 1]
        lines.append(
            say(
                Phrase(
                    "they-live-page-billboard-at",
                    space=space_named(s, number),
                    billboard=billboard_seen(place),
                )
            )
        )
        lines += remembered_lines(place["remembered"], say)
    return [*lines, *resource_lines(view, say)]


def remembered_lines(cards: list[dict[str, Any]], say: Say) -> list[str]:
    """Cards lying face down that the seat has seen."""
    if not cards:
        return []
    return ["  " + say(Phrase("they-live-page-remembered", cards=[card_seen(c) for c in cards]))]


def resource_lines(view: View, say: Say) -> list[str]:
    """What stands ready for the Final Assault."""
    decks = view["decks"]
    recruits = [Phrase(f"they-live-enemy-{face}") for face in decks["recruits"]]
    cards = counted("cards", decks["resources"])
    lie = "open" if view["assault"] else "face-down"
    lines = [say(Phrase(f"they-live-page-resources-{lie}", cards=cards))]
    if recruits:
        lines.append(say(Phrase("they-live-page-recruits", recruits=recruits)))
    for name in ("useful", "sabotaged"):
        if decks.get(name):
            sorted_out = [Phrase(f"they-live-card-{card['face']}") for card in decks[name]]
            lines.append(say(Phrase(f"they-live-page-{name}", cards=sorted_out)))
    return [*lines, *([] if view["assault"] else remembered_lines(decks["remembered"], say))]
