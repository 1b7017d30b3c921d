"""The figures of the content files are those of the catalogue's tables; of its stand-ins some have been moved."""

from collections import Counter

import pytest

from othersight.games.the_others.content import Card, MonsterStats, house_figures, load_content
from othersight.locales import text
from othersight.rules_reference import rule as rule_of
from othersight.rules_reference import rules
from tests.rule_ids import rule

CONTENT = load_content()
BOX = ("havens-last-stand", "the-darkness-within", "battleground-of-souls")
"""The Stories whose figures a source gives."""

HEROES = {
    # id: class, Fight, Skill, Defense, Ranged, ability
    "leah": ("leader", 3, 3, 1, False, "perilous-research"),
    "morgana": ("bruiser", 4, 1, 1, False, "vampric-regeneration"),
    "thorley": ("bruiser", 4, 1, 2, False, "protector"),
    "rocco": ("shooter", 2, 2, 2, True, "killshot"),
    "brad": ("shooter", 3, 2, 1, True, "demolitions"),
    "rose": ("fixer", 2, 4, 1, False, "mind-control"),
    "karl": ("fixer", 2, 4, 1, False, "shapeshift"),
    "karl-wolf": ("fixer", 4, 1, 2, False, "umbral-speed"),
}

OWN_HEROES = [id for id in CONTENT.team() if id not in HEROES]

SIN_CARDS = {
    "evil-regroups": ("SCX-1", "both", [6]),
    "damned-if-you-do": ("SCX-2", "both", [6]),
    "hate": ("SCX-3", "both", [6, 40]),
    "for-our-master": ("SCX-4", "both", [17, 29]),
    "abominable-fury": ("SCX-5", "both", [17, 23]),
    "cursed-fate": ("SCX-6", "both", [9, 12, 21]),
    "haphephobia": ("SCP-1", "pride", [6]),
    "alone-in-the-dark": ("SCP-2", "pride", [6]),
    "price-of-hubris": ("SCP-3", "pride", [17]),
    "pride-or-fear": ("SCP-4", "pride", [29]),
    "primal-conceit": ("SCP-5", "pride", [17]),
    "curse-of-ego": ("SCP-6", "pride", [6]),
    "curse-of-the-crawl": ("SCS-1", "sloth", [6, 8]),
    "primal-lethargy": ("SCS-2", "sloth", [17, 19]),
    "sleep-dust": ("SCS-3", "sloth", [29]),
    "punish-the-idle": ("SCS-4", "sloth", [6, 9]),
    "slouching-towards-bethlehem": ("SCS-5", "sloth", [11, 29, 31]),
    "leaden-hours": ("SCS-6", "sloth", [6, 8]),
}

APOCALYPSE = {
    "hellfire-mutation": ("APT-1", "terror", [23], ""),
    "stab-in-the-dark": ("APT-2", "terror", [23], ""),
    "perpetual-inferno": ("APT-3", "terror", [3], ""),
    "scurrying-in-the-dark": ("APT-4", "terror", [30, 35], ""),
    "dr-gan-terror": ("APT-5", "terror", [23], "dr-gan"),
    "grin-terror": ("APT-6", "terror", [23], "grin"),
    "marguerite-terror": ("APT-7", "terror", [29], "marguerite"),
    "hellfire-curse": ("APC-1", "corruption", [25], ""),
    "marguerite-corruption": ("APC-2", "corruption", [30, 35], "marguerite"),
    "gourd-and-vex-corruption": ("APC-3", "corruption", [25], "gourd-and-vex"),
    "flay-corruption": ("APC-4", "corruption", [23], "flay"),
    "agony-of-the-unclean": ("APC-5", "corruption", [9], ""),
    "darkness-beckons": ("APC-6", "corruption", [40], ""),
    "the-fog-of-hate": ("APC-7", "corruption", [11], ""),
    "a-game-of-souls": ("APR-1", "redemption", [], ""),
    "gourd-and-vex-redemption": ("APR-2", "redemption", [16], "gourd-and-vex"),
    "dr-gan-redemption": ("APR-3", "redemption", [29], "dr-gan"),
    "grin-redemption": ("APR-4", "redemption", [14], "grin"),
    "mantle-of-skulls": ("APR-5", "redemption", [23], ""),
    "throne-of-damnation": ("APR-6", "redemption", [25], ""),
    "weve-come-for-you": ("APR-7", "redemption", [3], ""),
}

UPGRADES = {
    "adreno-wear": [12],
    "brutality": [23],
    "cyber-legs": [8],
    "flamethrower": [19],
    "hazmata-suit": [9],
    "holy-water": [10],
    "ice-blade": [19, 23],
    "inner-mastery": [7],
    "kevlar-suit": [23],
    "rail-gun": [13, 19],
    "ravencorp-eye": [12, 19],
    "regeneration": [7],
    "riot-shield": [23],
    "seeker-grenades": [7],
    "stealth-suit": [9],
}

DARK_PAST = [
    "clear-conscience",
    "slightly-troubled",
    "the-guilty-one",
    "former-hell-club",
    "psychopathy-trigger",
    "sucide-pact",
    "the-tainted-one",
]


def windows(card: Card) -> list[int]:
    return [int(id.removeprefix("TO-TIME-")) for id in (*card.windows, *card.acts)]


@pytest.mark.parametrize("id", HEROES)
def test_each_hero_has_the_class_stats_and_ability_of_the_catalogue(id: str) -> None:
    board = CONTENT.heroes[id]
    assert (
        board.hero_class,
        board.fight,
        board.skill,
        board.defense,
        board.ranged,
        board.ability,
    ) == HEROES[id]


def test_the_heroes_of_the_box_come_first() -> None:
    assert list(CONTENT.heroes)[: len(HEROES)] == list(HEROES)
    boxed = tuple(id for id in HEROES if id != "karl-wolf")
    assert CONTENT.team()[: len(boxed)] == boxed
    assert [id for id in CONTENT.team() if CONTENT.heroes[id].is_boxed] == list(boxed)


def test_the_box_has_two_heroes_of_each_class_and_one_leader() -> None:
    found = [board for board in CONTENT.heroes.values() if board.is_boxed]
    counted = Counter(board.hero_class for board in found if not board.board_of)
    assert counted == {"leader": 1, "bruiser": 2, "shooter": 2, "fixer": 2}


@pytest.mark.parametrize("id", OWN_HEROES)
def test_each_hero_of_our_own_is_the_one_of_its_row_in_the_catalogue(id: str) -> None:
    board = CONTENT.heroes[id]
    cells = dict(line.split(": ", 1) for line in rule_of(board.catalogue).text.split("\n"))
    assert (cells["Hero"], cells["class"].lower()) == (id.upper(), board.hero_class)
    assert cells["F/S/D"] == f"{board.fight}/{board.skill}/{board.defense}"
    assert cells["Ranged"] == ("yes" if board.ranged else "no")
    assert cells["ability"] == text(f"the-others-hero-{id}.ability")
    assert cells["window"].split("; ") == list(board.windows)


def test_only_karl_has_a_second_board() -> None:
    assert [board.id for board in CONTENT.heroes.values() if board.other_board] == ["karl"]
    assert CONTENT.heroes["karl"].other_board == "karl-wolf"
    assert CONTENT.heroes["karl-wolf"].board_of == "karl"


def test_abilities_have_the_figures_of_the_catalogue() -> None:
    assert {id: dict(CONTENT.heroes[id].figures) for id in HEROES} == {
        "leah": {},
        "morgana": {},
        "thorley": {},
        "rocco": {"hits": 2},
        "brad": {},
        "rose": {},
        "karl": {"defense": 1},
        "karl-wolf": {"steps": 1},
    }


@pytest.mark.parametrize(
    ("sin", "controller", "avatar"),
    [
        ("pride", MonsterStats(5, 4, 1), MonsterStats(6, 6, 1)),
        ("sloth", MonsterStats(3, 3, 1), MonsterStats(4, 4, 1)),
    ],
)
def test_each_sin_has_six_abominations_a_controller_and_an_avatar(
    sin: str, controller: MonsterStats, avatar: MonsterStats
) -> None:
    board = CONTENT.sins[sin]
    assert board.abomination == MonsterStats(3, 3, 6)
    assert (board.controller, board.avatar) == (controller, avatar)


def test_the_powers_of_the_sins_have_their_figures() -> None:
    assert list(CONTENT.sins)[:2] == ["pride", "sloth"]
    assert CONTENT.sins["pride"].power.figures == {"defense_cancelled": 1}
    assert CONTENT.sins["sloth"].power.figures == {"free_steps": 1, "corruption": 1}


def test_all_nine_acolyte_types_have_six_figures_of_fight_2_and_defense_2() -> None:
    assert [id for id, board in CONTENT.acolytes.items() if board.catalogue.startswith("ACO-")] == [
        "doctor",
        "nun",
        "hobo",
        "police",
        "fireman",
        "chef",
        "musician",
        "diplomat",
        "gangster",
    ]
    assert {board.stats for board in CONTENT.acolytes.values()} == {MonsterStats(2, 2, 6)}
    assert [id for id, board in CONTENT.acolytes.items() if board.box == "core"] == [
        "doctor",
        "nun",
        "hobo",
    ]


def test_hell_club_members_are_4_and_4_and_the_tainted_one_5_and_5() -> None:
    assert set(CONTENT.hell_club) == {id for id, row in APOCALYPSE.items() if row[3]}
    assert set(CONTENT.hell_club.values()) == {MonsterStats(4, 4, 1)}
    assert CONTENT.tainted == MonsterStats(5, 5, 1)


@rule("TO-DICE-10")
def test_the_faces_of_the_dice_are_the_configured_ones() -> None:
    assert Counter(CONTENT.sin_die) == {"hit": 2, "burst": 1, "corr": 2, "blank": 1}
    assert Counter(CONTENT.hero_die) == {"hit": 2, "def": 1, "cc": 1, "skill": 1, "faith": 1}
    changed = load_content({"dice.sin.faces.hit": 1, "dice.sin.faces.blank": 2})
    assert Counter(changed.sin_die) == {"hit": 1, "burst": 1, "corr": 2, "blank": 2}


def test_the_supply_holds_the_tokens_of_the_catalogue() -> None:
    assert CONTENT.exploration == {
        "fire": 12,
        "corruption": 12,
        "pentagram": 8,
        "nest": 8,
        "extra-turn": 8,
        "innocent": 8,
    }
    assert CONTENT.npcs == {"commissioner": 1, "proxy": 1, "ravencorp": 1}


def test_sin_cards_are_those_of_the_catalogue_with_their_windows() -> None:
    cards = [c for c in CONTENT.sin_cards.values() if not c.catalogue.startswith("HOUSE-")]
    rows = {c.id: (c.catalogue, c.deck, windows(c)) for c in cards if not c.is_own}
    assert rows == SIN_CARDS


@pytest.mark.parametrize("sin", CONTENT.sins)
def test_a_sin_deck_is_twelve_different_cards_six_of_them_shared(sin: str) -> None:
    deck = [id for id in CONTENT.sin_deck(sin) if not CONTENT.sin_cards[id].is_own]
    assert len(deck) == len(set(deck)) == 12
    assert len([id for id in deck if CONTENT.sin_cards[id].deck == "both"]) == 6


def test_apocalypse_cards_are_those_of_the_catalogue_with_their_windows() -> None:
    cards = CONTENT.apocalypse.values()
    rows = {card.id: (card.catalogue, card.deck, windows(card), card.hell_club) for card in cards}
    assert rows == APOCALYPSE


@pytest.mark.parametrize("story_type", ["terror", "corruption", "redemption"])
def test_an_apocalypse_deck_is_seven_different_cards(story_type: str) -> None:
    deck = CONTENT.apocalypse_deck(story_type)
    assert len(deck) == len(set(deck)) == 7


def test_upgrades_are_eighteen_cards_three_of_them_second_copies() -> None:
    printed = [card for card in CONTENT.upgrades.values() if not card.is_own]
    assert {card.id: windows(card) for card in printed} == UPGRADES
    deck = Counter([id for id in CONTENT.upgrade_deck() if id in UPGRADES])
    assert deck.total() == 18
    assert {id for id, copies in deck.items() if copies == 2} == {
        "adreno-wear",
        "brutality",
        "riot-shield",
    }


def test_dark_past_cards_are_numbered_from_the_mildest_to_the_worst() -> None:
    by_number = sorted(CONTENT.dark_past.values(), key=lambda card: card.number)
    assert [card.id for card in by_number] == DARK_PAST
    assert [card.number for card in by_number] == [1, 2, 3, 4, 5, 6, 7]


def test_no_figure_that_a_source_gives_is_called_a_house_figure() -> None:
    ours = house_figures()
    given = {
        "heroes.leah": ("fight", "skill", "defense"),
        "heroes.rose": ("fight", "defense"),
        "heroes.rocco": ("fight", "defense", "ranged", "figures.hits"),
        "monsters.sins.pride.abomination": ("fight", "defense", "count"),
        "monsters.sins.sloth.abomination": ("fight", "defense", "count"),
        "monsters.acolytes.doctor": ("fight", "defense", "count"),
        "monsters.tainted": ("fight", "defense"),
    }
    paths = {f"{entry}.{key}" for entry, keys in given.items() for key in keys}
    assert not paths & set(ours)
    own = tuple(f"stories.{id}." for id in CONTENT.stories if id not in BOX)
    printed = [path for path in ours if not path.startswith(own)]
    assert not [
        path for path in printed if path.startswith(("stories.", "apocalypse.", "dark_past."))
    ]


def test_stand_ins_of_the_catalogue_are_house_figures() -> None:
    ours = house_figures()
    assert ours["heroes.rose.skill"] == 4
    assert ours["heroes.karl.figures.defense"] == 1
    assert ours["monsters.sins.sloth.power.figures.corruption"] == 1
    assert ours["monsters.hell_club.flay-corruption.fight"] == 4
    assert ours["dice.hero.faces.faith"] == 1
    assert ours["tokens.exploration.nest.supply"] == 8
    assert ours["upgrades.riot-shield.copies"] == 2
    assert ours["sin_cards.leaden-hours.figures.steps"] == 1


def test_every_row_that_the_content_names_is_in_the_catalogue() -> None:
    parts = (CONTENT.sin_cards, CONTENT.acolytes, CONTENT.apocalypse, CONTENT.stories)
    rows = [one for part in parts for one in part.values() if not getattr(one, "is_own", False)]
    named = {one.catalogue for one in rows if one.catalogue}
    known = {row.id for row in rules("the-others")}
    assert sorted(named - known) == ["SCS-6"], (
        "Sloth's sixth card stands in for one that no source names"
    )
