"""The log of They Live in words: every line has a text, no text says more than its line, and old lines stay as they
were told."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from othersight.games import words_of
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.state.table import IN_BAG, ON_BOARD
from othersight.games.they_live.words.log import ENTRIES, HEADINGS, WORDINGS
from othersight.games.they_live.words.values import LOOK_BACK
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY, Entry, only
from othersight.locales import keys, render

ROOT = Path(__file__).resolve().parents[3] / "src" / "othersight"
SOURCE = ROOT / "games" / "they_live"
TEXTS = ROOT / "locales" / "en" / "they_live" / "log.ftl"
PREFIX = "they-live-log-"
KEY_AT = {"tell": 0, "tell_to": 1, "tell_icons": 2}
"""Where the key stands among the arguments of whatever writes a line."""


def told_in(file: Path) -> Iterator[str]:
    """The keys of all lines that a module can tell."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in KEY_AT:
                yield from keys_of(node.args[KEY_AT[name]], f"{file.name}:{node.lineno}")


def keys_of(given: ast.expr, where: str) -> list[str]:
    """A key given literally, or one of two by a condition."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return [given.value]
    if isinstance(given, ast.IfExp):
        return keys_of(given.body, where) + keys_of(given.orelse, where)
    if isinstance(given, ast.Name) and given.id == "key":  # the caller's, found where it calls
        return []
    raise AssertionError(f"{where}: the key of a line must be written out")


@cache
def all_told() -> frozenset[str]:
    """The keys of all lines that the game can tell."""
    return frozenset(key for file in sorted(SOURCE.rglob("*.py")) for key in told_in(file))


def line_of(wording: str) -> str:
    """The key of the line that has a wording."""
    found = [k for k in WORDINGS if wording == k or wording.startswith(f"{k}-")]
    return wording if wording in all_told() - set(found) else max(found, key=len, default=wording)


def values_told() -> Iterator[tuple[str, int, str]]:
    """Key, number of values and place of every line whose values are written out one by one."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in ("tell", "tell_to"):
                given = node.args[KEY_AT[name] :]
                if not any(isinstance(value, ast.Starred) for value in given):
                    for key in keys_of(given[0], file.name):
                        yield key, len(given) - 1, f"{file.name}:{node.lineno}"


class Gaps(Visitor):
    """The gaps of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def gaps() -> dict[str, set[str]]:
    """The gaps of every text about a line."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(TEXTS.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(PREFIX):
            visitor = Gaps()
            visitor.visit(entry)
            found[entry.id.name.removeprefix(PREFIX)] = visitor.names
    return found


def test_every_line_that_the_source_can_tell_has_words() -> None:
    assert len(all_told()) > 90
    described = {line_of(wording) for wording in ENTRIES}
    assert sorted(all_told() - described) == []


def test_no_line_is_described_that_nobody_tells() -> None:
    assert sorted({line_of(wording) for wording in ENTRIES} - all_told()) == []


def test_no_line_is_described_with_more_values_than_it_is_told_with() -> None:
    kinds = {
        wording: [part.split("=")[-1] for part in ENTRIES[wording].split()] for wording in ENTRIES
    }
    needed = {w: len([kind for kind in kinds[w] if kind not in LOOK_BACK]) for w in ENTRIES}
    short = [
        f"{where}: {key} has {count} values, {wording} needs {needed[wording]}"
        for key, count, where in values_told()
        for wording in ENTRIES
        if line_of(wording) == key and needed[wording] > count
    ]
    assert short == []


def test_every_wording_has_a_text_and_every_text_a_wording() -> None:
    texts = {key.removeprefix(PREFIX) for key in keys() if key.startswith(PREFIX)}
    attributes = {key for key in texts if "." in key}
    assert texts - attributes - {"unreadable"} == set(ENTRIES)
    assert {key.partition(".")[0] for key in attributes} <= set(ENTRIES)


@pytest.mark.parametrize("wording", sorted(ENTRIES))
def test_a_text_has_no_gap_that_its_line_does_not_fill(wording: str) -> None:
    filled = {part.partition("=")[0] for part in ENTRIES[wording].split()}
    assert gaps()[wording] <= filled


def test_headings_are_lines_that_are_told() -> None:
    assert set(HEADINGS) <= all_told()


# -- whole games


def raw_ids(game: Game) -> re.Pattern[str]:
    """Any id of the content that nobody would write in a sentence."""
    s = table_of(game).config
    ids = {*s.faces, *s.tile_faces, *s.injuries, *s.news, *s.locations, *s.characters, *s.assault}
    ids |= {special for c in s.characters.values() for special, _ in c.specials}
    ids |= {card.id for c in s.characters.values() for card in c.story} | set(s.space_id)
    hyphened = sorted([id for id in ids if "-" in id])
    return re.compile(rf"(?<![\w-])({'|'.join(hyphened)}|they-live-[a-z-]+)(?![\w-])")


def assert_all_told(game: Game) -> set[str]:
    """Every line, as every seat and a spectator read it, is a sentence; the keys that were read."""
    raw = raw_ids(game)
    said: dict[int, str] = {}
    for seat in range(-1, len(game.seats)):
        for entry in game.log(seat):
            if id(entry) not in said:
                said[id(entry)] = render(words_of(game).entry(game, entry))
            text = said[id(entry)]
            assert not re.search(r"[{}$]|cannot be read|\?\?", text), (entry.key, text)
            assert not raw.search(text), (entry.key, text)
            assert text == text.strip(), (entry.key, text)
            assert "  " not in text, (entry.key, text)
    return {entry.key for entry in game.chronicle.entries()}


def act_at_random(game: Game, chance: Chance) -> None:
    """One decision, now and then after a card used when needed or a claim."""
    for seat in range(len(game.seats)):
        asides = game.asides(seat)
        if asides and chance.below(3) == 0:
            game.aside(asides[chance.below(len(asides))], seat)
            return
    if chance.below(25) == 0:
        game.aside(f"claim person {chance.below(4)} invader", chance.below(len(game.seats)))
    question = game.questions[chance.below(len(game.questions))]
    game.answer(chance.below(len(question.options)), question.seat)


def random_game(players: int, seed: str) -> Game:
    game = THEY_LIVE.begin({"players": players, "difficulty": "normal"}, seed)
    return to_the_end(game, seed)


def to_the_end(game: Game, seed: str) -> Game:
    chance = Chance(seed)
    while game.questions:
        act_at_random(game, chance)
    return game


@pytest.mark.parametrize("players", sorted(OVERLAYS))
def test_every_line_of_a_random_game_is_a_sentence_for_every_seat(players: int) -> None:
    game = random_game(players, f"words-{players}")
    assert len(assert_all_told(game)) > 40
    for seat in range(-1, players):
        for phrase in [
            *words_of(game).opening(game, seat),
            *words_of(game).ending(game),
        ]:
            assert not re.search(r"[{}$]|they-live-", render(phrase))


def storming(difficulty: str, seed: str) -> Game:
    """A game in which the Final Assault is called in the first round, by people hard to kill."""
    game = THEY_LIVE.begin({"players": 6, "difficulty": difficulty}, seed)
    t = table_of(game)
    t.triggered = True
    decks = t.edit_decks()
    decks.useful, decks.piles = decks.piles[0][:9], (decks.piles[0][9:], decks.piles[1])
    recruited = [tile.index for tile in t.tiles if t.config.tile_faces[tile.face].persuadable][:3]
    decks.recruits = tuple(recruited)
    for person in list(t.people):
        t.edit_person(person.index).health = 60
    return to_the_end(game, seed)


def test_every_line_of_final_assaults_is_a_sentence() -> None:
    told: set[str] = set()
    for number in range(4):
        told |= assert_all_told(storming("very-easy", f"storm-{number}"))
    assert {"assault", "assault-card", "assault-needs", "assault-roll", "reveals"} <= told
    assert {"resources-sorted", "assault-test", "assault-failed", "vote", "sabotage"} <= told


# -- single lines


def table_of_six() -> Game:
    """A game whose people are known by name: Ray, Connie, Lou, Dot and the spares Deacon and Doc."""
    game = THEY_LIVE.begin({"players": 4, "difficulty": "normal"}, "names")
    t = table_of(game)
    named = (
        "ray-doyle",
        "connie-vale",
        "big-lou-ortega",
        "dot-kimura",
        "deacon-ames",
        "doc-halloran",
    )
    for index, character in enumerate(named):
        person = t.edit_person(index)
        person.character = character
        person.health = 8
        person.invader = index in (1, 4)
    return game


def say(game: Game, key: str, *values: Any, seen_by: int = EVERYBODY) -> str:
    """What a line sounds like, told now."""
    entry = Entry(key, values, seen_by, 0)
    game.chronicle.add(entry)
    return render(words_of(game).entry(game, entry))


A, B, GUM = 1, 2, 0

SAID: dict[str, tuple[str, tuple[Any, ...], str]] = {
    "a roll names its faces and counts its successes": (
        "test-passed",
        (0, 3, 1, (A, A, B, GUM)),
        "Engineering test, 1 needed: Ray Doyle rolls 2 × KICK ASS A, KICK ASS B and CHEW BUBBLEGUM: "
        "3 successes, passed.",
    ),
    "a pool without dice rolls nothing": (
        "test-failed",
        (0, 4, 1, ()),
        "Tech test, 1 needed: Ray Doyle rolls no dice: no success, failed.",
    ),
    "a Stealth roll that is enough": (
        "stealth",
        (1, (A, GUM), 1),
        "Stealth against 1: Connie Vale rolls KICK ASS A and CHEW BUBBLEGUM: 1 success, unnoticed.",
    ),
    "a Stealth roll that is not": (
        "stealth",
        (1, (A, GUM), 2),
        "Stealth against 2: Connie Vale rolls KICK ASS A and CHEW BUBBLEGUM: 1 success, noticed: "
        "every fighter has 1 Combat die fewer.",
    ),
    "three of one colour are a critical": (
        "combat",
        (0, (B, B, B)),
        "Ray Doyle rolls Combat: 3 × KICK ASS B: 3 successes, and a critical: 5 damage.",
    ),
    "three of two colours are none": (
        "combat",
        (0, (A, B, B)),
        "Ray Doyle rolls Combat: KICK ASS A and 2 × KICK ASS B: 3 successes.",
    ),
    "a lone critical has the upper hand over more successes": (
        "pvp-stealth",
        (0, (A, A, A), 1, (A, A, B, B)),
        "Stealth: Ray Doyle rolls 3 × KICK ASS A, a critical; Connie Vale rolls ",
    ),
    "a vote for a leader": (
        "vote",
        (2, "leader 0"),
        "Big Lou Ortega votes for Ray Doyle as leader.",
    ),
    "a vote for a half": (
        "vote",
        (2, "half 0 3"),
        "Big Lou Ortega votes for a first half of Ray Doyle and Dot Kimura.",
    ),
    "a vote for a look": (
        "vote",
        (0, "nominate 1"),
        "Ray Doyle votes for Connie Vale to look behind the billboards.",
    ),
    "a vote for a foe": ("vote", (0, "fight 3"), "Ray Doyle votes to fight Dot Kimura first."),
    "a claim about a billboard": (
        "claim",
        (3, "billboard", 9, "obey"),
        "Dot Kimura claims: the billboard at Scaffold Billboard (9) says OBEY.",
    ),
    "a claim about a person": (
        "claim",
        (0, "person", 1, "invader"),
        "Ray Doyle claims: Connie Vale is an Invader.",
    ),
    "a claim about a card": (
        "claim",
        (0, "card", "tool-belt", "clean"),
        "Ray Doyle claims: TOOL BELT is clean.",
    ),
    "a claim about a deposit": (
        "claim",
        (0, "deposit", 9, 0),
        "Ray Doyle claims: nothing in the deposit at Scaffold Billboard (9) is sabotaged.",
    ),
    "damage with what it adds up to": (
        "damage",
        (0, 2, 3),
        "Ray Doyle takes 2 damage: 3 damage of 8 health.",
    ),
    "too many wanted tokens": (
        "wanted-overflow",
        (0, 1),
        "Ray Doyle has no room for 1 wanted token above 10: damage instead.",
    ),
    "the clock turns red": (
        "clock",
        (19,),
        "The clock moves on to 19:00. It is red: the Final Assault can be called.",
    ),
    "midnight": ("clock", (24,), "The clock shows 00:00. The day is over."),
    "a raid that finds nobody": (
        "raid",
        ("obey", ()),
        "Raid on every billboard that says OBEY: there is none.",
    ),
    "a tile by its front and number": (
        "enemy",
        (12, 9, "human-cop"),
        "New enemy on Scaffold Billboard (9): Human Cop no. 12.",
    ),
    "a boss without a number": ("enemy-killed", (33, "riot-squad"), "Riot Squad is killed."),
    "a tile turned over with its figures": (
        "enemy-turned",
        (3, "human-cop", "human-cop-on-the-take"),
        "Human Cop no. 3 is turned over: Cop on the Take, Stealth 2, Combat 4, health 4; "
        "Influence 3 persuades it.",
    ),
    "a test of the assault with sabotage": (
        "assault-needs",
        (3, 3, 6, 2, 11),
        "Engineering test: 3 in the group, 6 printed and 2 by sabotage, 11 needed.",
    ),
    "a test of the assault without a die that helps": (
        "assault-test",
        (4, 0, 6, 0),
        "By Resources 6 of 4 needed, but not one success on the dice: failed.",
    ),
    "a deposit of one's own": (
        "built-by-you",
        (0, 9, ("tool-belt", "first-aid-kit")),
        "Ray Doyle puts TOOL BELT and FIRST AID KIT face down into the deposit at ",
    ),
    "a deposit seen through": (
        "lenses-deposit",
        (0, ("tool-belt",), ()),
        "You see through the deposit. Useful: TOOL BELT. Sabotaged: nothing.",
    ),
    "a split group": (
        "split",
        ((0, 2),),
        "The group splits. First test: Ray Doyle and Big Lou Ortega. Second test: the others.",
    ),
    "a story at its end": (
        "story-complete",
        (0,),
        "Ray Doyle completes The Tenth Round and takes its reward, ",
    ),
    "the ending of a Human": (
        "story-ending",
        (0, "human"),
        "They never beat him; they only said so.",
    ),
    "the ending of an Invader": ("story-ending", (0, "invader"), "He threw it, of course."),
    "an ending that others do not hear": (
        "story-ending-read",
        (0,),
        "Ray Doyle reads the ending alone. It has two versions.",
    ),
    "a deposit sent on": (
        "deployed",
        (0, 2, 1, 0),
        "Ray Doyle sends 2 cards to the Resources, discards 1 card and leaves no card behind.",
    ),
    "a type that is not there": (
        "no-card-of-type",
        (0, "weapon"),
        "Ray Doyle finds no Weapon in the Stash.",
    ),
    "a fight nobody wants": ("invader-fight", (3, ()), "Nobody goes for Dot Kimura."),
    "a line of a spoilt file": ("wanted", ("x",), "(a line that cannot be read: wanted)"),
}


@pytest.mark.parametrize(("key", "values", "said"), SAID.values(), ids=SAID)
def test_a_line_says_who_rolled_what_and_what_came_of_it(
    key: str, values: tuple[Any, ...], said: str
) -> None:
    assert say(table_of_six(), key, *values).startswith(said)


@pytest.mark.parametrize("verb", ["spend", "keep"])
def test_a_vote_about_a_resource_names_the_card_or_the_persuaded_tile(verb: str) -> None:
    game = table_of_six()
    t = table_of(game)
    card = t.config.card_face.index("tool-belt")
    t.edit_tile(7).face = "human-cop"
    assert say(game, "vote", 0, f"{verb} {card}") == f"Ray Doyle votes to {verb} TOOL BELT."
    assert say(game, "vote", 0, f"{verb} -8") == f"Ray Doyle votes to {verb} Honest Cop."


def test_the_billboards_are_read_with_where_they_stand() -> None:
    said = say(table_of_six(), "lenses-messages", 0, ("obey", "consume", "obey"), seen_by=only(0))
    assert said == (
        "Ray Doyle sees what the billboards say: Scaffold Billboard (9) OBEY, "
        "Rooftop Billboard (13) CONSUME and Rail Yard Billboard (24) OBEY."
    )


def test_a_claim_taken_back_is_said_once_more() -> None:
    game = table_of_six()
    game.aside("claim person 1 invader", 0)
    game.aside("withdraw 0", 0)
    said = [render(words_of(game).entry(game, entry)) for entry in game.log(-1)]
    assert said[-2:] == [
        "Ray Doyle claims: Connie Vale is an Invader.",
        "Ray Doyle takes back: Connie Vale is an Invader.",
    ]


def test_a_lone_critical_beats_more_successes_on_stealth() -> None:
    said = say(table_of_six(), "pvp-stealth", 0, (A, A, A), 1, (A, A, B, B))
    assert said.endswith("Ray Doyle has the upper hand: Connie Vale has 1 Combat die fewer.")


def test_an_injury_is_explained_only_where_one_can_come_of_it() -> None:
    game = table_of_six()
    assert "injured" not in say(game, "pvp-combat", 0, (A,), 1, (GUM,))
    assert "injured" in say(game, "pvp-combat", 0, (A, B), 1, (GUM,))


def test_the_last_failure_of_a_card_has_no_fail_section() -> None:
    game = table_of_six()
    card = next(c for c in table_of(game).config.assault.values() if not c.lose)
    text = render(words_of(game).entry(game, Entry("assault-failed", (card.id, 1), -1, 0)))
    assert f"1 of {card.limit} times" in text
    assert say(game, "assault-failed", card.id, card.limit).endswith("failed for the last time.")


def test_the_introduction_of_the_assault_is_read_out() -> None:
    said = say(table_of_six(), "assault")
    assert said.startswith("INTO CABLE 54. It is late, the lobby is lit")
    assert said.endswith("damage and what is equipped stay.")


# -- what a line may not say, and when


def test_a_look_under_the_own_overlay_reads_otherwise_than_one_through_the_lenses() -> None:
    game = table_of_six()
    own = say(game, "lenses-identity", 1, "invader", seen_by=only(1))
    other = say(game, "lenses-identity", 1, "invader", seen_by=only(0))
    assert own == (
        "You look under your own overlay: Connie Vale is an Invader. You win when the Humans lose."
    )
    assert other == "You see through Connie Vale: an Invader."
    assert say(game, "lenses-on-person", 1, 1) == "Connie Vale looks under their own overlay."
    assert "nvader" not in say(game, "lenses-on-person", 0, 1)


def test_a_line_told_before_a_death_names_the_dead_and_one_told_after_it_the_spare() -> None:
    game = table_of_six()
    before = Entry("joins", (0,), EVERYBODY, 0)
    game.chronicle.add(before)
    table_of(game).playing = (4, 1, 2, 3)
    assert say(game, "replacement", 0, 4, 0) == "Deacon Ames steps in for Ray Doyle."
    assert say(game, "joins", 0) == "Deacon Ames joins in."
    assert render(words_of(game).entry(game, before)) == "Ray Doyle joins in."


def test_a_line_about_a_tile_does_not_change_with_what_the_tile_is_later() -> None:
    game = table_of_six()
    t = table_of(game)
    entries = [
        Entry("enemy", (0, 9, "human-cop"), EVERYBODY, 0),
        Entry("enemy-turned", (0, "human-cop", "human-cop"), EVERYBODY, 0),
        Entry("enemy-acts", (0, "human-cop", "human-cop"), EVERYBODY, 0),
    ]
    before = [render(words_of(game).entry(game, entry)) for entry in entries]
    t.edit_tile(0).face = "hound-handler"
    assert [render(words_of(game).entry(game, entry)) for entry in entries] == before


def test_no_line_depends_on_what_is_hidden_on_the_table() -> None:
    game = random_game(5, "hidden-words")
    t = table_of(game)
    lines = game.log(-1)
    before = [render(words_of(game).entry(game, entry)) for entry in lines]
    for person in list(t.people):
        t.edit_person(person.index).invader = not person.invader
    for tile in list(t.tiles):
        if tile.state in (IN_BAG, ON_BOARD) and not tile.turned:
            t.edit_tile(tile.index).face = "hound-handler"
    t.icons = tuple([1 - icon for icon in t.icons])
    for space in t.config.billboards:
        t.edit_place(space).billboard = 0
    assert [render(words_of(game).entry(game, entry)) for entry in lines] == before


# -- first and last words


def opened(game: Game, seat: int) -> str:
    return "\n".join([render(phrase) for phrase in words_of(game).opening(game, seat)])


def test_the_opening_tells_a_seat_its_identity_once_it_has_looked() -> None:
    game = table_of_six()
    assert "Human or Invader? You look under your overlay" in opened(game, 1)
    for seat in range(4):
        table_of(game).edit_knowledge(seat).identities = (seat,)
    assert "you are an Invader" in opened(game, 1)
    assert "you are Human" in opened(game, 0)
    assert "in secret" not in opened(game, -1)


def test_the_opening_is_the_same_whatever_the_others_are() -> None:
    game = table_of_six()
    t = table_of(game)
    t.edit_knowledge(0).identities = (0,)
    before = [opened(game, seat) for seat in (-1, 0)]
    t.edit_person(1).invader, t.edit_person(2).invader = False, True
    assert [opened(game, seat) for seat in (-1, 0)] == before


def test_the_opening_says_how_both_sides_win_and_how_hard_it_is() -> None:
    said = opened(table_of_six(), 0)
    assert "You are Ray Doyle." in said
    assert "4 Humans and 2 Invaders" in said
    assert "The Humans win when" in said
    assert "The Invaders win at midnight" in said
    assert (
        "Difficulty: Normal. The cards of the Final Assault are, in this order, green, blue and red."
        in said
    )


def ended(game: Game, outcome: str) -> str:
    game.outcome = outcome
    return "\n".join([render(phrase) for phrase in words_of(game).ending(game)])


def test_the_ending_names_the_winners_of_either_side() -> None:
    game = table_of_six()
    assert "Winners: Connie Vale (Player 2)." in ended(game, "invaders")
    assert "Final Assault cards passed: 0." in ended(game, "invaders")
    humans = ended(game, "humans")
    assert (
        "Winners: Ray Doyle (Player 1), Big Lou Ortega (Player 3) and Dot Kimura (Player 4)."
        in humans
    )
    assert "Final Assault cards passed: 3." in humans


def test_nobody_wins_where_nobody_is_an_invader_and_the_humans_lose() -> None:
    game = table_of_six()
    table_of(game).edit_person(1).invader = False
    assert "so nobody has won" in ended(game, "invaders")
