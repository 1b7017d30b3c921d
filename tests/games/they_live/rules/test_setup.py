"""The table before the first round (chapter TL-SETUP, TL-TIME-01, TL-EX-08)."""

from collections import Counter

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import spares, table_of
from othersight.games.they_live.setup.start import DIFFICULTIES, complete
from othersight.games.they_live.state.config import (
    AREAS,
    BILLBOARD,
    CABLE_54,
    NAMED,
    UNNAMED,
    Config,
)
from othersight.games.they_live.state.table import GONE, IN_BAG, LiveTable
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from tests.games.they_live.figures import quiet_news, street
from tests.games.they_live.play import at, faces
from tests.rule_ids import rule

SEEDS = [str(seed) for seed in range(12)]


def begun(players: int = 4, difficulty: str = "normal", seed: str = "0") -> Game:
    """A game at its first decision."""
    return THEY_LIVE.begin({"players": players, "difficulty": difficulty}, seed)


def dealt(players: int = 4, difficulty: str = "normal", seed: str = "0") -> LiveTable:
    """The table of a game at its first decision."""
    return table_of(begun(players, difficulty, seed))


@rule("TL-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 3, 7, 8])
def test_other_numbers_than_four_to_six_players_are_refused(players: int) -> None:
    with pytest.raises(UnknownName) as refused:
        begun(players)
    assert str(players) in str(refused.value)
    for number in (4, 5, 6):
        assert len(begun(number).seats) == number


@rule("TL-SETUP-02", "TL-SETUP-03")
def test_four_areas_of_six_spaces_in_order_joined_by_threads() -> None:
    config = dealt().config
    by_area = [[s for s in range(1, 25) if config.area[s] == a] for a in range(len(AREAS))]
    assert AREAS == ("tax-exempt", "downtown-redevelopment", "downtown", "resettlement")
    assert by_area == [list(range(n, n + 6)) for n in (1, 7, 13, 19)]
    for space in range(1, 25):
        assert config.threads[space]
        assert all([space in config.threads[other] for other in config.threads[space]])
        assert space not in config.threads[space]
        assert max(config.distance[1][1:]) < 99


@rule("TL-SETUP-02", "TL-SETUP-03")
def test_billboards_and_cable_54_are_numbered_spaces_and_freeway_spaces_keep_their_kind() -> None:
    config = dealt().config
    kinds = Counter(config.kind[1:])
    assert (kinds[NAMED], kinds[UNNAMED], kinds[BILLBOARD], kinds[CABLE_54]) == (12, 8, 3, 1)
    special = [*config.billboards, config.cable_54]
    assert sorted([config.area[space] for space in special]) == [0, 1, 2, 3]
    for space in (2, 17, 23):
        assert config.kind[space] in (NAMED, UNNAMED)


def hours(clock: int) -> Game:
    """A Propaganda Phase whose card advances the clock by one hour from that reading."""

    def figures(config: Config) -> None:
        street(config)
        quiet_news(config)
        for news in config.news.values():
            news.clock = 1

    return at("news", figures=figures, clock=clock)


@rule("TL-SETUP-04", "TL-SETUP-05")
def test_the_clock_starts_at_noon_and_twelve_hours_lead_to_midnight() -> None:
    assert dealt().clock == 12
    for reading in range(12, 23):
        game = hours(reading)
        assert (table_of(game).clock, game.outcome) == (reading + 1, "")
    assert (table_of(hours(23)).clock, hours(23).outcome) == (24, "invaders")


@rule("TL-SETUP-06", "TL-SETUP-08", "TL-TIME-01")
@pytest.mark.parametrize(
    ("difficulty", "colours"),
    [
        ("very-easy", ["green", "green", "blue"]),
        ("easy", ["green", "blue", "blue"]),
        ("normal", ["green", "blue", "red"]),
        ("advanced", ["blue", "blue", "red"]),
        ("expert", ["red", "red", "red"]),
    ],
)
def test_the_difficulty_gives_the_colour_of_each_level(difficulty: str, colours: list[str]) -> None:
    table = dealt(difficulty=difficulty)
    cards = [table.config.assault[id] for id in reversed(table.decks.assault)]
    assert [(card.level, card.colour) for card in cards] == list(enumerate(colours, start=1))


@rule("TL-SETUP-06", "TL-TIME-01")
def test_there_are_five_difficulties_and_no_other() -> None:
    assert len(DIFFICULTIES) == 5
    with pytest.raises(UnknownName, match="nightmare"):
        complete({"players": 4, "difficulty": "nightmare"})


@rule("TL-EX-08", "TL-SETUP-07")
def test_the_very_easy_deck_is_introduction_then_green_green_blue() -> None:
    table = dealt(difficulty="very-easy")
    top_down = [table.config.assault[id] for id in reversed(table.decks.assault)]
    assert [card.colour for card in top_down] == ["green", "green", "blue"]
    game = at("assault", difficulty="very-easy", figures=street)
    told = [e for e in game.chronicle.entries() if e.key in ("assault", "assault-card")]
    assert [e.key for e in told] == ["assault", "assault-card"]  # the Introduction has no test
    assert table_of(game).config.assault[str(told[1].values[0])].level == 1


@rule("TL-SETUP-07")
def test_final_assault_cards_are_random_and_seen_by_nobody() -> None:
    games = [begun(difficulty="normal", seed=seed) for seed in SEEDS]
    decks = [table_of(game).decks.assault for game in games]
    assert all([len({deck[level] for deck in decks}) > 1 for level in range(3)])
    for seat in (-1, 0, 3):
        assert not [id for id in decks[0] if id in str(games[0].view(seat))]


@rule("TL-SETUP-09", "TL-SETUP-10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_red_bordered_cards_and_tiles_are_kept_outside_stash_and_bag(players: int) -> None:
    t = dealt(players)
    stash = [*t.decks.piles[0], *t.decks.piles[1]]
    bags = [card for person in t.people for card in person.bag]
    red = [c for c in range(len(t.config.card_face)) if t.config.face(c).red]
    assert red
    assert sorted([*t.decks.reserve, *[c for c in bags if c in red]]) == red
    assert not set(red) & set(stash)
    assert sorted([*stash, *[c for c in bags if c not in red], *red]) == list(
        range(len(t.config.card_face))
    )
    states = {(t.config.tile_faces[tile.face].boss, tile.state) for tile in t.tiles}
    assert states == {(False, IN_BAG), (True, GONE)}


@rule("TL-SETUP-10", "TL-SETUP-17")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_stash_is_two_equal_piles_after_the_inventories_are_out(seed: str) -> None:
    piles = dealt(5, seed=seed).decks.piles
    assert len(piles) == 2
    assert abs(len(piles[0]) - len(piles[1])) == (len(piles[0]) + len(piles[1])) % 2


@rule("TL-SETUP-10", "TL-SETUP-17")
def test_the_stash_is_shuffled() -> None:
    tops = {faces(g, [table_of(g).decks.piles[0][-1]])[0] for g in [begun(seed=s) for s in SEEDS]}
    assert len(tops) > 2
    for seed in SEEDS[:4]:
        pile = dealt(seed=seed).decks.piles[0]
        assert list(pile) != sorted(pile)


@rule("TL-SETUP-11")
def test_three_artworks_stand_on_the_billboards_and_nobody_knows_their_messages() -> None:
    repeated = False
    for seed in SEEDS:
        t = dealt(seed=seed)
        placed = [t.places[space].billboard for space in t.config.billboards]
        artworks = [t.config.billboard_tiles[tile][0] for tile in placed]
        assert sorted(artworks) == sorted(t.config.artworks)
        assert sorted([*placed, *t.decks.set_aside]) == list(range(len(t.config.billboard_tiles)))
        assert [k.messages for k in t.knowledge] == [()] * 4
        repeated |= len({t.config.billboard_tiles[tile][1] for tile in placed}) < 3
    assert repeated


@rule("TL-SETUP-12")
def test_the_news_deck_is_seven_green_five_blue_three_red_mixed() -> None:
    for seed in SEEDS[:4]:
        t = dealt(seed=seed)
        colours = [t.config.news[id].colour for id in t.decks.news]
        assert Counter(colours) == {"green": 7, "blue": 5, "red": 3}
        assert len(set(t.decks.news)) == 15
        assert colours != sorted(colours)
        assert colours != sorted(colours, reverse=True)
    assert len({frozenset(dealt(seed=seed).decks.news) for seed in SEEDS}) > 1
    assert not [id for id in dealt().decks.news if f"'{id}'" in str(begun().view(0))]


@rule("TL-SETUP-13")
def test_five_location_decks_and_the_injuries_are_shuffled_separately() -> None:
    t = dealt()
    assert len(t.decks.locations) == 5
    for deck, cards in zip(t.decks.locations, t.config.location_decks, strict=True):
        assert set(deck) <= set(cards)
        assert len(set(deck)) == 10
    assert Counter(t.decks.injuries) <= Counter(t.config.injury_list)
    assert len(t.decks.injuries) == 16
    for at_deck in range(5):
        assert len({dealt(seed=seed).decks.locations[at_deck] for seed in SEEDS}) > 1
    assert len({dealt(seed=seed).decks.injuries for seed in SEEDS}) > 1


@rule("TL-SETUP-14")
@pytest.mark.parametrize(("players", "humans", "left"), [(4, 4, 2), (5, 5, 2), (6, 5, 1)])
def test_overlays_are_shuffled_over_players_and_spares(
    players: int, humans: int, left: int
) -> None:
    among_players = set()
    for seed in SEEDS:
        t = dealt(players, seed=seed)
        invaders = [person.invader for person in t.people]
        assert (invaders.count(False), invaders.count(True)) == (humans, 2)
        assert len(spares(t)) == left
        assert len(t.playing) == players
        among_players.add(sum([t.people[p].invader for p in t.playing]))
    assert among_players <= {0, 1, 2}
    assert len(among_players) > 1


@rule("TL-SETUP-15", "TL-SETUP-19")
def test_players_and_spares_are_complete_characters_dealt_at_random() -> None:
    seen = set()
    for seed in SEEDS:
        t = dealt(seed=seed)
        assert len({person.character for person in t.people}) == len(t.people)
        seen.add((t.people[0].character, t.people[0].invader))
        for person in t.people:
            card = t.config.characters[person.character]
            assert (person.space, person.skills, person.health) == (
                card.start,
                card.skills,
                card.health,
            )
            assert sorted([t.config.card_face[c] for c in person.bag]) == sorted(card.inventory)
    assert len({character for character, _ in seen}) > 2
    assert len({invader for _, invader in seen}) == 2  # the overlay is independent of the character


@rule("TL-SETUP-16")
def test_inventories_come_from_the_stash_or_the_reserve() -> None:
    t = dealt()
    held = [card for person in t.people for card in person.bag]
    assert len(held) == len(set(held))
    reds = {t.config.face(card).red for card in held}
    assert reds == {True, False}
    assert not set(held) & {*t.decks.piles[0], *t.decks.piles[1], *t.decks.reserve}


@rule("TL-SETUP-17")
def test_nobody_starts_with_tokens_beyond_those_of_the_inventory() -> None:
    for person in dealt().people:
        card = dealt().config.characters[person.character]
        tokens = (person.damage, person.wanted, person.scrap, person.glasses)
        assert tokens == (0, card.wanted, card.scrap, card.glasses)
        assert person.injuries == ()


@rule("TL-SETUP-18")
def test_a_story_deck_is_the_characters_other_cards_shuffled() -> None:
    t = dealt()
    for person in t.people:
        story = t.config.characters[person.character].story
        assert sorted(person.story) == sorted([card.id for card in story])
    printed = {id: [card.id for card in c.story] for id, c in t.config.characters.items()}
    dealt_people = [person for seed in SEEDS[:4] for person in dealt(seed=seed).people]
    orders: dict[str, set[tuple[str, ...]]] = {person.character: set() for person in dealt_people}
    for person in dealt_people:
        orders[person.character].add(person.story)
    assert [id for id in orders if len(orders[id]) > 1]
    assert [p.character for p in dealt_people if list(p.story) != printed[p.character]]


@rule("TL-SETUP-19")
def test_the_identity_of_a_spare_is_unknown_to_every_player() -> None:
    game = begun()
    for seat in (-1, 0, 1, 2, 3):
        shown = [game.view(seat)["people"][spare] for spare in spares(table_of(game))]
        assert [person["identity"] for person in shown] == ["", ""]
        assert [person["spare"] for person in shown] == [True, True]


@rule("TL-CONTENT-18", "TL-CONTENT-20")
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_every_story_reward_is_a_pair_of_which_one_is_sabotaged(seed: str) -> None:
    table = dealt(seed=seed)
    rewards = {character.reward for character in table.config.characters.values()}
    assert rewards
    for reward in rewards:
        pair = [n for n, face in enumerate(table.config.card_face) if face == reward]
        assert sorted([table.icons[card] for card in pair]) == [0, 1]


@rule("TL-CONTENT-20")
def test_other_cards_have_as_many_copies_as_the_content_says() -> None:
    faces = list(dealt().config.card_face)
    others = [
        entry for entry in load_content()["resistance"]["card"] if entry.get("sort") != "reward"
    ]
    assert {entry.get("copies", 1) for entry in others} > {1}
    for entry in others:
        assert faces.count(entry["id"]) == entry.get("copies", 1)


@rule("TL-CONTENT-18", "TL-STASH-19")
def test_which_cards_are_sabotaged_differs_from_game_to_game() -> None:
    tables = [dealt(seed=seed) for seed in SEEDS]
    stash = [n for n in range(len(tables[0].icons)) if not tables[0].config.face(n).red]
    assert len({tuple([t.icons[n] for n in stash]) for t in tables}) == len(SEEDS)
    rewards = [n for n in range(len(tables[0].icons)) if n not in stash]
    assert all([t.decks.reserve and set(t.decks.reserve) <= set(rewards) for t in tables])
    assert len({tuple([t.icons[n] for n in rewards]) for t in tables}) == len(SEEDS)


@rule("TL-SETUP-09", "TL-SETUP-10")
def test_every_tile_of_the_bag_and_the_reserve_is_another_one() -> None:
    tiles = dealt().tiles
    assert [tile.index for tile in tiles] == list(range(len(tiles)))
