"""Cards in words: those a seat holds or sees, the news in view, the Final Assault (TL-NEWS-01, TL-NEWS-02,
TL-NEWS-03, TL-NEWS-04, TL-NEWS-05,
TL-ASSAULT-04)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, NewsCard
from othersight.games.they_live.words.board import moment_lines, resource_lines
from othersight.games.they_live.words.dashboard import SLOTS, card_seen, person_seen, who
from othersight.games.they_live.words.names import (
    artwork_named,
    assault_named,
    card_named,
    colour_named,
    message_named,
    news_named,
    skill_named,
    space_named,
)
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase, Say

View = dict[str, Any]


def cards_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """Every card the seat sees, with its text: its own, then what others have equipped; then the piles."""
    view = game.view(seat)
    lines: list[str] = []
    for person in [view["people"][p] for p in view["playing"]]:
        cards = [person[slot] for slot in SLOTS if person[slot]]
        if isinstance(person["bag"], list):
            cards += person["bag"]
        if cards:
            lines.append(
                say(Phrase("they-live-page-cards-of", person=person_seen(view, person["person"])))
            )
            lines += ["  " + card_line(card, say) for card in cards]
    decks = view["decks"]
    piles = Phrase(
        "they-live-page-piles",
        first=decks["piles"][0],
        second=decks["piles"][1],
        discard=decks["discard"],
    )
    return [*lines, say(piles)]


def card_line(card: dict[str, Any], say: Say) -> str:
    """A card with what it does."""
    text = Phrase(f"they-live-card-{card['face']}.text")
    return say(Phrase("they-live-page-card", card=card_seen(card), text=text))


# -- news


def news_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The Breaking News card in view, those that stay, and how many are left."""
    s = table_of(game).config
    decks = game.view(seat)["decks"]
    lines: list[str] = []
    for id in dict.fromkeys([decks["news_card"], *decks["staying"]]):
        if id:
            lines += news_lines(s, s.news[id], say)
    if not lines:
        lines = [say(Phrase("they-live-page-news-none"))]
    return [*lines, say(Phrase("they-live-page-news-left", count=decks["news"]))]


def news_lines(s: Config, card: NewsCard, say: Say) -> list[str]:
    """A news card: its bar, its story and what it does."""
    key = f"they-live-news-{card.id}"
    bar = bar_of(s, card)
    return [
        say(
            Phrase(
                "they-live-page-news", card=news_named(card.id), colour=colour_named(card.colour)
            )
        ),
        *([say(Phrase("they-live-page-bar", parts=bar))] if bar else []),
        say(Phrase(f"{key}.story")),
        say(Phrase(f"{key}.effect")),
    ]


def bar_of(s: Config, card: NewsCard) -> list[Phrase]:
    """The propaganda bar from left to right."""
    parts: list[Phrase] = []
    if card.clock:
        parts.append(Phrase("they-live-page-bar-clock", hours=card.clock))
    if card.raid:
        parts.append(Phrase("they-live-page-bar-raid", message=message_named(card.raid)))
    if card.swap:
        parts.append(Phrase("they-live-page-bar-swap", artwork=artwork_named(card.swap)))
    for name, spaces in (("enemies", card.enemies), ("scrap", card.scrap)):
        if spaces:
            named = [space_named(s, space) for space in spaces]
            parts.append(Phrase(f"they-live-page-bar-{name}", spaces=named))
    return parts


# -- the Final Assault


def assault_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """How the Final Assault stands: the card, the test, the group, the Invaders who have shown themselves."""
    view = game.view(seat)
    lines = moment_lines(view, say)
    if view["assault"]:
        s = table_of(game).config
        lines += [*group_lines(view, say), *card_in_play(s, view, say), *test_under_way(view, say)]
    left = Phrase("they-live-page-assault-left", count=view["decks"]["assault"])
    return [*lines, say(left), *resource_lines(view, say)]


def group_lines(view: View, say: Say) -> list[str]:
    """Who is in the test group, and who has revealed themselves."""
    seats = range(len(view["playing"]))
    people = {seat: view["people"][view["playing"][seat]] for seat in seats}
    group = [who(view, s) for s in seats if not people[s]["dead"] and not people[s]["revealed"]]
    shown = [who(view, s) for s in seats if not people[s]["dead"] and people[s]["revealed"]]
    lines = [say(Phrase("they-live-page-group", group=group))]
    return [*lines, *([say(Phrase("they-live-page-revealed", shown=shown))] if shown else [])]


def card_in_play(s: Config, view: View, say: Say) -> list[str]:
    """The card that is attempted, with its tests and how often it has failed."""
    lines: list[str] = []
    for frame in view["under_way"]:
        if frame["what"] == "assault-card":
            card = s.assault[frame["card"]]
            tests = [
                Phrase("they-live-page-assault-test", skill=skill_named(skill), printed=printed)
                for skill, printed in card.tests
            ]
            title = Phrase(
                "they-live-page-assault-card",
                card=assault_named(card.id),
                level=card.level,
                colour=colour_named(card.colour),
                tests=tests,
                failures=frame["failures"],
                limit=card.limit,
            )
            lines += [say(title), say(Phrase(f"they-live-assault-{card.id}.text"))]
            fail = Phrase(f"they-live-assault-{card.id}.fail")
            lines.append(say(Phrase("they-live-page-assault-fail", text=fail)))
    return lines


def test_under_way(view: View, say: Say) -> list[str]:
    """The test that is taken now: who takes it, and the cards played for and against it."""
    lines: list[str] = []
    for frame in view["under_way"]:
        if frame["what"] == "assault-test":
            taken = Phrase(
                "they-live-page-test",
                skill=skill_named(frame["skill"]),
                printed=frame["printed"],
                group=[who(view, seat) for seat in frame["group"]],
            )
            lines.append(say(taken))
            for name in ("spent", "against"):
                if frame[name]:
                    cards = [card_named(face) for face in frame[name]]
                    lines.append(say(Phrase(f"they-live-page-test-{name}", cards=cards)))
    return lines
