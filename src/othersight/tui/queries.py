"""What a person can look at without deciding anything: pages, log, rules, reasons, cards, help."""

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.locales import LocaleError, chosen_language, enumeration, series, text
from othersight.locales.rendering import CLAUSES
from othersight.rules_reference import UnknownRule, rule, search
from othersight.toolkit.columns import shortened
from othersight.tui.answers import as_notation, labels, last_label, options_meant
from othersight.tui.glossary import MOST, about, found
from othersight.tui.screen import Screen, sentence

SPECTATOR = -1
LAST_LINES = 20
MOST_NAMES = 20
MOST_RULES = 10
BEGINNING = 100
"""So much of a rule is shown in a list of rules."""


def show_page(game: Game, seat: int, name: str, asked: str, screen: Screen) -> None:
    """A page of the game."""
    screen.lines(words_of(game).pages[name](game, seat, asked, screen.say))


def show_entries(game: Game, seat: int, screen: Screen, first: int, secrets: bool = False) -> None:
    """The lines of the log from a place on, as far as the seat may see them; with `secrets`, all."""
    words = words_of(game)
    for entry in game.chronicle.entries()[first:]:
        if not (secrets or entry.is_seen_by(seat)):
            continue
        said = sentence(screen.say(words.entry(game, entry)))
        if secrets and not entry.is_seen_by(SPECTATOR):
            told = [words.seat(game, s) for s in range(len(game.seats)) if entry.is_seen_by(s)]
            names = enumeration([sentence(screen.say(name)) for name in told], screen.language)
            said = text("play-secret", screen.language, line=said, seats=names)
        if entry.key in words.headings:
            screen.line()
            screen.line(said)
        else:
            screen.line(said, hang=2, indent=2)


def show_log(game: Game, seat: int, asked: str, screen: Screen) -> None:
    """The last lines of the log, or so many of them."""
    if asked and not (asked.isascii() and asked.isdigit() and len(asked) < 7):
        screen.tell("play-log-usage", asked=asked)
        return
    wanted = int(asked or LAST_LINES)
    seen = [at for at, entry in enumerate(game.chronicle.entries()) if entry.is_seen_by(seat)]
    if seen and wanted:
        show_entries(game, seat, screen, seen[max(0, len(seen) - wanted)])
    else:
        screen.tell("play-log-empty")


def show_rule(game: Game, question: Question | None, asked: str, screen: Screen) -> None:
    """Rules by their ids or by words in them; without either, the rule of the present question."""
    ids = asked.split() or ([question.rule] if question else [])
    if not ids:
        screen.tell("play-rule-usage", game=game.definition.name)
        return
    try:
        shown = [rule(id, chosen_language()) for id in ids]
    except UnknownRule as unknown:
        show_rules_with(game, asked, unknown, screen)
        return
    for each in shown:
        title = " · ".join([part for part in (each.id, each.title, each.chapter) if part])
        screen.line(title)
        for line in each.text.splitlines():
            screen.line(line)


def show_rules_with(game: Game, asked: str, unknown: UnknownRule, screen: Screen) -> None:
    """The rules that have these words, where no id was meant; else the ids that look like what was typed."""
    found = search(asked.split(), game.definition.name, chosen_language())
    if not found:
        near = series(unknown.suggestions) if unknown.suggestions else ""
        key = "play-rule-near" if near else "play-rule-unknown"
        screen.tell(key, asked=asked, near=near, game=game.definition.name)
        return
    screen.tell(
        "play-rules-with",
        asked=asked,
        count=len(found),
        shown=MOST_RULES if len(found) > MOST_RULES else 0,
    )
    for each in found[:MOST_RULES]:
        said = shortened(each.text, BEGINNING, "...")
        screen.line(f"{each.id}  {said}", indent=2, hang=2)


def show_why(game: Game, question: Question, asked: str, screen: Screen) -> None:
    """Why an option is not open, or where it stands in the list."""
    if not asked:
        screen.tell("play-why-usage", game=game.definition.name)
        return
    meant = as_notation(game, asked, screen)
    verb = meant.split()[0].lower()
    open_now = options_meant(game, question, asked, screen)
    if not open_now and (verb,) in question.options:
        open_now = [(verb,)]
    if open_now:
        screen.tell("play-why-open", count=len(open_now), letters=labels(question, open_now))
    elif asked.isdigit():
        screen.tell("play-number", last=last_label(question))
    elif verb in words_of(game).verbs:
        show_reason(game, question, meant, screen)
    else:
        screen.tell("play-why-unknown", asked=asked, game=game.definition.name)


def show_reason(game: Game, question: Question, asked: str, screen: Screen) -> None:
    """The first condition that keeps a written option from being open."""
    reason = game.why_not(question.seat, words_of(game).meant(game, question.seat, asked))
    if reason is not None:
        said = screen.say(words_of(game).reason(game, reason))
        screen.tell("play-why-not", reason=said, rule=reason.rule)


def show_thing(game: Game, asked: str, screen: Screen) -> None:
    """A card, Hero, token or term by name, with all that is written about it."""
    if not asked:
        screen.tell("play-card-usage", game=game.definition.name)
        return
    hits = found(game.definition.name, asked, screen.language)
    if not hits:
        screen.tell("play-card-unknown", name=asked)
    elif len(hits) > MOST:
        names = sorted({title for title, _ in hits})
        more = ["…"] if len(names) > MOST_NAMES else []
        shown = series([*names[:MOST_NAMES], *more], screen.language, CLAUSES)
        screen.tell("play-card-many", names=shown)
    else:
        for title, key in hits:
            screen.line(title)
            for said in about(key, screen.language, **words_of(game).filling(game)):
                screen.line(said, indent=2)


def show_help(game: Game, screen: Screen) -> None:
    """The commands, with those of the game's pages."""
    for at in ("answers", "looking", "keeping"):
        if at != "answers":
            screen.line()
        screen.lines(
            text(f"play-help-{at}", screen.language, game=game.definition.name).splitlines()
        )
        if at == "looking":
            screen.lines([page_help(game, page, screen) for page in words_of(game).pages])


def page_help(game: Game, page: str, screen: Screen) -> str:
    """One line about a page."""
    key = f"{game.definition.name}-help-{page}"
    try:
        return "  " + text(key, screen.language)
    except LocaleError:
        return f"  {page}"
