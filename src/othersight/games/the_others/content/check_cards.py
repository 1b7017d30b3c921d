"""Whether every card has its behaviour, and every question and log line of cards its words: all that would fail at the
table. For `othersight content check`."""

from importlib.resources import files

from othersight.games.the_others.content.loader import load_content
from othersight.games.the_others.content.records import Content
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.rules.acolyte import ACOLYTES, AcolyteEffect
from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.dark_past import DARK_PAST
from othersight.games.the_others.rules.effects import (
    ABILITIES,
    APOCALYPSE,
    CARD_QUESTIONS,
    POWERS,
    UPGRADES,
    Effect,
)
from othersight.games.the_others.rules.mission import MISSIONS, Mission
from othersight.games.the_others.rules.sin_card import SIN_CARDS, SinCard
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.words.log import ENTRIES
from othersight.games.the_others.words.questions import FACTS
from othersight.toolkit.card_checks import Cards, Fault, cards_of, faults_of, misspelt, unmatched


def check_cards(content: Content | None = None) -> list[Fault]:
    """All faults of the cards in the box, or of other content with the same behaviour."""
    box = content or load_content()
    abilities = [HEROES[hero] for hero in ABILITIES]
    missions = [mission for story in box.stories.values() for mission in story.missions]
    found = [
        *unmatched("upgrades.toml", box.upgrades, "cards/upgrades.py", UPGRADES),
        *unmatched("sin_cards.toml", box.sin_cards, "cards/sin_cards.py", SIN_CARDS),
        *unmatched("apocalypse.toml", box.apocalypse, "cards/apocalypse.py", APOCALYPSE),
        *unmatched("dark_past.toml", box.dark_past, "cards/dark_past.py", DARK_PAST),
        *unmatched("monsters.toml", box.acolytes, "cards/acolytes.py", ACOLYTES),
        *unmatched("monsters.toml", box.sins, "cards/sin_powers.py", POWERS),
        *unmatched("stories", missions, "cards", MISSIONS),
        *unmatched("heroes.toml", box.team(), "cards/heroes.py", abilities),
    ]
    found += misspelt(Effect, "cards", *UPGRADES.values(), *ABILITIES.values(), *POWERS.values())
    found += never_offered(*UPGRADES.values(), *ABILITIES.values())
    found += misspelt(Effect, "cards", *APOCALYPSE.values())
    found += misspelt(SinCard, "cards", *SIN_CARDS.values())
    found += misspelt(Mission, "cards", *MISSIONS.values())
    found += misspelt(AcolyteEffect, "cards", *ACOLYTES.values())
    folder = files("othersight") / "games" / "the_others" / "cards"
    return found + faults_of(cards(), CONDITIONS, folder)


def never_offered(*effects: Effect) -> list[Fault]:
    """Abilities that do something in a window of the Turn in which nothing lets anybody choose them."""
    found: list[Fault] = []
    for effect in effects:
        file = f"cards/{type(effect).__module__.rpartition('.')[2]}.py"
        for kind, hook, does, said in (
            ("start-ability", Effect.start, type(effect).start, "at_start"),
            ("main", Effect.after_move, type(effect).after_move, "after_move"),
            ("end-ability", Effect.end, type(effect).end, "at_end"),
        ):
            if does is not hook and (kind, effect.id) not in CONDITIONS:
                told = f"is never offered; call {said}({effect.id!r}, ...) with its conditions"
                found.append(Fault(file, 0, effect.id, told))
    return found


def cards() -> Cards:
    """What the table knows of the cards."""
    return cards_of("the_others", VERBS, WINDOWS, CARD_QUESTIONS, FACTS, ENTRIES)
