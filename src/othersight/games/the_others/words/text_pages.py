"""What a seat can look at, as lines of text: the board, the Heroes, the Sins Player's side, cards and the Story.

Every page is made from the seat's own view and from the board, so none can tell what the seat may not know.
"""

from typing import Any

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES, MONSTERS, SINS
from othersight.games.the_others.words.dashboard import hero_lines, hero_summary
from othersight.games.the_others.words.map import drawn_map
from othersight.games.the_others.words.names import (
    card_named,
    mission_named,
    missions_of,
    monster_named,
    space_named,
    task_of,
    text_of_card,
    window_of,
)
from othersight.games.the_others.words.places import place_line, place_lines
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Page, Phrase, Say


def map_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The city as a picture, with what its letters mean."""
    picture = drawn_map(table_of(game).config.city, game.view(seat), say)
    return [*picture, "", say(Phrase("the-others-page-map-legend"))]


def list_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """What is in each Space; empty Streets are left out."""
    t = table_of(game)
    view = game.view(seat)
    lines = [place_line(t, view, space, say) for space in range(t.config.city.n)]
    return [*[line for line in lines if line], say(Phrase("the-others-page-empty-streets"))]


def board_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Picture and list."""
    return [*map_page(game, seat, asked, say), "", *list_page(game, seat, asked, say)]


def space_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """One Space: what is there, where one can go from it and what can be seen from it."""
    city = table_of(game).config.city
    wanted = asked.strip().lower()
    for space in range(city.n):
        names = (str(space), city.name[space], say(space_named(city, space)).lower())
        if wanted in names or (city.district[space] and wanted and wanted in names[2]):
            return place_lines(table_of(game), game.view(seat), space, say)
    if not wanted:
        return [say(Phrase("the-others-page-which-space"))]
    return [say(Phrase("the-others-page-no-space", asked=asked))]


def heroes_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Every Hero in one line: those in play first, clockwise, then Reserve and dead."""
    t = table_of(game)
    view = game.view(seat)
    in_play = [HEROES.index(hero) for hero in view["places"]]
    others = [hero for hero in t.config.team if hero not in in_play]
    return [hero_summary(t, view, hero, say) for hero in [*in_play, *others]]


def hero_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """One Hero's dashboard; without a name the current Hero's, or all in short."""
    view = game.view(seat)
    wanted = asked.strip().lower() or view["current"]
    if not wanted:
        return heroes_page(game, seat, asked, say)
    t = table_of(game)
    for hero in t.config.team:
        if HEROES[hero].startswith(wanted):
            return hero_lines(t, view, hero, say)
    return [say(Phrase("the-others-page-no-hero", asked=asked))]


def hand_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The Sins Player's hand: the cards for him, their number for the others."""
    hand = game.view(seat)["sins"]["hand"]
    if seat != SINS:
        return [say(Phrase("the-others-page-hand-size", count=hand))]
    if not hand:
        return [say(Phrase("the-others-page-hand-empty"))]
    return [card_line(game, card, say) for card in hand]


def cards_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Cards that everybody sees: in force, played, in the Inventory, discarded."""
    view = game.view(seat)
    sins = view["sins"]
    played = [sins["played"]] if sins["played"] else []
    return [
        *card_group(game, "apocalypse", sins["revealed"], say),
        *card_group(game, "played", played, say),
        *card_group(game, "inventory", sorted(view["inventory"]), say),
        *card_names("discard", sins["discard"], say),
    ]


def card_group(game: Game, name: str, cards: list[str], say: Say) -> list[str]:
    """Cards of one place, each with what it does."""
    if not cards:
        return [say(Phrase(f"the-others-page-cards-{name}-none"))]
    return [
        say(Phrase(f"the-others-page-cards-{name}")),
        *["  " + card_line(game, card, say) for card in dict.fromkeys(cards)],
    ]


def card_names(name: str, cards: list[str], say: Say) -> list[str]:
    """Cards of one place by name only."""
    if not cards:
        return [say(Phrase(f"the-others-page-cards-{name}-none"))]
    return [say(Phrase(f"the-others-page-cards-{name}", cards=[card_named(c) for c in cards]))]


def card_line(game: Game, card: str, say: Say) -> str:
    """A card with its moment and its text."""
    return say(
        Phrase(
            "the-others-page-card",
            card=card_named(card),
            window=window_of(table_of(game), card),
            text=text_of_card(table_of(game), card),
        )
    )


def story_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The Story board: the Mission and how far it is, the tasks of each Round, the Apocalypse Track."""
    view = game.view(seat)
    story = view["story"]
    id = f"the-others-story-{view['setting']['story']}"
    mission = Phrase(
        "the-others-page-mission",
        number=len(story["done"]) + 1,
        missions=missions_of(table_of(game).config),
        mission=mission_named(story["mission"]),
        text=task_of(table_of(game), story["mission"]),
        progress=story["progress"],
        required=story["required"],
    )
    done = [mission_named(mission) for mission in story["done"]]
    return [
        say(Phrase("the-others-page-story", story=Phrase(id), round=view["round"])),
        say(mission),
        victory_line(game, view, say),
        *([say(Phrase("the-others-page-missions-done", missions=done))] if done else []),
        say(Phrase("the-others-page-begin", text=Phrase(f"{id}.begin"))),
        say(Phrase("the-others-page-end", text=Phrase(f"{id}.end"))),
        say(Phrase("the-others-page-special", text=Phrase(f"{id}.special"))),
        track_line(view, say),
    ]


def victory_line(game: Game, view: dict[str, Any], say: Say) -> str:
    """How either side wins, and how far the Sins Player is from it (TO-VICTORY-01, TO-VICTORY-02)."""
    reserve = [hero for hero in view["heroes"] if hero["state"] == "reserve"]
    return say(
        Phrase(
            "the-others-page-victory",
            missions=missions_of(table_of(game).config),
            reserve=len(reserve),
        )
    )


def track_line(view: dict[str, Any], say: Say) -> str:
    """The Apocalypse Track."""
    return say(Phrase("the-others-page-track", level=view["sins"]["apocalypse"]))


def sins_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The Sins Player's side: power, tokens, cards by number, Monsters by kind and place."""
    view = game.view(seat)
    sin = view["setting"]["sin"]
    power = Phrase(f"the-others-sin-{sin}.text")
    return [
        say(Phrase("the-others-page-sin", sin=Phrase(f"the-others-name-{sin}"), power=power)),
        acolyte_line(view, say),
        tokens_line(view, say),
        track_line(view, say),
        *monster_lines(game, view, say),
    ]


def acolyte_line(view: dict[str, Any], say: Say) -> str:
    """The Acolyte Ability, and whether it has been used this Round."""
    board = f"the-others-acolyte-{view['setting']['acolyte']}"
    used = "yes" if view["sins"]["ability_used"] else "no"
    text = Phrase(f"{board}.text")
    return say(Phrase("the-others-page-acolyte", acolyte=Phrase(board), text=text, used=used))


def tokens_line(view: dict[str, Any], say: Say) -> str:
    """Reaction tokens, and how many Sin cards are where."""
    sins = view["sins"]
    hand = sins["hand"]
    return say(
        Phrase(
            "the-others-page-sins-tokens",
            reactions=sins["reactions"],
            hand=hand if isinstance(hand, int) else len(hand),
            deck=sins["deck"],
            discard=len(sins["discard"]),
        )
    )


def monster_lines(game: Game, view: dict[str, Any], say: Say) -> list[str]:
    """The kinds of Monster with their figures and places, then those that have names."""
    named = [m for m in view["monsters"] if m["kind"] in MONSTERS[4:] and m["pool"] == "board"]
    return [
        *[kind_line(game, view, kind, say) for kind in MONSTERS[:4]],
        *[named_line(game, monster, say) for monster in named],
    ]


def kind_line(game: Game, view: dict[str, Any], kind: str, say: Say) -> str:
    """One kind of Monster: its figures, and how many of them are where."""
    config = table_of(game).config
    pools = [m["pool"] for m in view["monsters"] if m["kind"] == kind]
    return say(
        Phrase(
            "the-others-page-monster",
            kind=Phrase(f"the-others-monster-{kind}"),
            fight=config.monster_fight[MONSTERS.index(kind)],
            defense=config.monster_defense[MONSTERS.index(kind)],
            board=pools.count("board"),
            dead=pools.count("dead"),
            unplayed=pools.count("unplayed"),
        )
    )


def named_line(game: Game, monster: dict[str, Any], say: Say) -> str:
    """A Hell Club member or the Tainted One on the board."""
    t = table_of(game)
    return say(
        Phrase(
            "the-others-page-named-monster",
            monster=monster_named(t, monster["monster"]),
            fight=monster["fight"],
            defense=monster["defense"],
            space=space_named(t.config.city, monster["space"]),
        )
    )


PAGES: dict[str, Page] = {
    "board": board_page,
    "map": map_page,
    "list": list_page,
    "space": space_page,
    "heroes": heroes_page,
    "hero": hero_page,
    "story": story_page,
    "sins": sins_page,
    "cards": cards_page,
    "hand": hand_page,
}
