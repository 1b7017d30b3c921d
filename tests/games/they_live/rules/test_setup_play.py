"""The first decisions: leader, inventories, identities, intros (TL-SETUP-16, TL-SETUP-20, TL-SETUP-21, TL-SETUP-22,
TL-SETUP-23, TL-SETUP-24, TL-TIME-02, TL-TIME-03, TL-TIME-04, TL-TIME-05)."""

from othersight.games.they_live.content import load_content
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import equipped, table_of
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.setup.configure import config_for
from othersight.games.they_live.setup.start import complete, deal, table_for
from othersight.games.they_live.state.config import TECH, Config, Outcome, Section
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE, RIFLE, street
from tests.games.they_live.play import asked, faces, kick, logged, open_options, person, play
from tests.rule_ids import rule

SELF = ["0: leader 0", "1: leader 1", "2: leader 2", "3: leader 3"]
FOR_TWO = ["0: leader 2", "1: leader 2", "2: leader 2", "3: leader 3"]


def starting(
    passed: Outcome = (("scrap", 1),), failed: Outcome = (("wanted", 1),), seed: str = "0",
    inventory: tuple[str, ...] = (),
) -> Game:  # fmt: skip
    """A game at its first decision; every character has skills of 3 and an intro with a Tech test."""

    def figures(config: Config) -> None:
        street(config)
        config.card_face = (*config.card_face, *[PIPE, BELT, RIFLE, KIT] * 6)  # enough for all
        for character in config.characters.values():
            character.skills = (3, 3, 3, 3, 3, 3)
            character.inventory = inventory
            character.scrap = character.glasses = character.wanted = 0
            character.intro = Section(TECH, 1, passed, failed)

    options = complete({"players": 4})
    table = table_for({"options": options})
    table.config = config_for(4, "normal", load_content())
    figures(table.config)
    chance = Chance(seed)
    game = Game(THEY_LIVE, table, chance, {"options": options, "seed": seed})
    deal(table, chance)
    game.call(SetUp(chance.below(4)))
    game.run()
    return game


@rule("TL-SETUP-20", "TL-TIME-02")
def test_the_group_votes_for_the_first_leader_who_then_goes_first() -> None:
    game = starting()
    assert asked(game) == [(seat, "first-leader") for seat in range(4)]
    assert {question.rule for question in game.questions} == {"TL-TIME-02"}
    play(game, *FOR_TWO, dice=kick("... ... ... ..."))
    assert table_of(game).leader == 2
    assert asked(game) == [(2, "free-move")]


@rule("TL-SETUP-21", "TL-TIME-02")
def test_without_a_majority_a_random_player_leads() -> None:
    leaders = set()
    for seed in range(12):
        game = play(starting(seed=str(seed)), *SELF)
        leaders.add(table_of(game).leader)
    assert len(leaders) > 2
    game = starting()
    play(game, "0: leader 1", "1: leader 1", "2: leader 3", "3: leader 3")
    one = play(starting(), *SELF)
    assert table_of(game).leader == table_of(one).leader  # half of the votes is no majority


@rule("TL-SETUP-16", "TL-TIME-03")
def test_everybody_may_equip_inventory_cards_within_the_slots_before_the_first_round() -> None:
    game = starting(inventory=(PIPE, BELT))
    play(game, *FOR_TWO)
    assert asked(game) == [(2, "reorganize")]
    assert sorted(open_options(game)) == sorted([f"equip {PIPE}", f"equip {BELT}", "pass"])
    play(game, f"equip {BELT}", f"equip {PIPE}")
    assert (faces(game, equipped(person(game, 2))), person(game, 2).bag) == ([PIPE, BELT], ())
    play(game, "pass", f"equip {PIPE}", "pass", "pass")
    assert [len(equipped(person(game, seat))) for seat in range(4)] == [1, 0, 2, 0]
    assert table_of(game).round == 1


@rule("TL-SETUP-16")
def test_inventories_keep_to_the_slot_limits() -> None:
    game = play(starting(inventory=(RIFLE,)), *FOR_TWO)
    play(game, f"equip {RIFLE}")
    assert faces(game, equipped(person(game, 2))) == [RIFLE]
    game = play(starting(inventory=(KIT,)), *FOR_TWO)
    assert open_options(game) == [f"equip {KIT}", "pass"]  # Single Use or not


@rule("TL-SETUP-22", "TL-TIME-04")
def test_each_player_is_shown_the_own_identity_alone_and_without_a_token() -> None:
    game = play(starting(), *FOR_TWO)
    t = table_of(game)
    for seat in range(4):
        shown = [game.view(seat)["people"][p]["identity"] for p in range(6)]
        own = "invader" if t.people[seat].invader else "human"
        assert shown == [own if p == seat else "" for p in range(6)]
        lines = [e.values for e in game.log(seat) if e.key == "lenses-identity"]
        assert lines == [(seat, own)]
    assert [e.key for e in game.log(-1)].count("lenses-identity") == 0
    assert logged(game, "glasses-spent") == []


@rule("TL-SETUP-23", "TL-SETUP-24", "TL-TIME-05")
def test_intros_are_resolved_in_turn_order_once_and_pay_only_on_a_pass() -> None:
    game = starting()
    stories = [table_of(game).people[p].story for p in range(4)]
    play(game, *FOR_TWO, dice=kick("a.. ... b.. ..."))
    assert logged(game, "intro") == [(2,), (3,), (0,), (1,)]
    assert [person(game, seat).scrap for seat in range(4)] == [1, 0, 1, 0]
    assert [person(game, seat).wanted for seat in range(4)] == [0, 1, 0, 1]
    assert [person(game, seat).story for seat in range(4)] == stories  # no intro among them
    assert [person(game, seat).passes for seat in range(4)] == [0, 0, 0, 0]
    assert asked(game) == [(2, "free-move")]


@rule("TL-SETUP-23", "TL-TIME-05")
def test_a_reward_of_cards_lets_the_player_choose_the_pile() -> None:
    game = play(starting(passed=(("cards", 1),)), *FOR_TWO, dice=kick("a.."))
    assert (asked(game), open_options(game)) == ([(2, "pile")], ["pile 0", "pile 1"])
    top = table_of(game).decks.piles[1][-1]
    play(game, "pile 1")
    assert top in person(game, 2).bag


@rule("TL-SETUP-22", "TL-TIME-04")
def test_the_look_comes_after_the_inventory_and_before_the_intros() -> None:
    game = play(starting(inventory=(PIPE,)), *FOR_TWO)
    for seat in (2, 3, 0, 1):
        assert asked(game) == [(seat, "reorganize")]
        assert logged(game, "lenses-identity") == []
        play(game, "pass")
    keys = [entry.key for entry in game.chronicle.entries()]
    looks = [at for at, key in enumerate(keys) if key == "lenses-identity"]
    intros = [at for at, key in enumerate(keys) if key == "intro"]
    assert (len(looks), len(intros)) == (4, 4)
    assert max(looks) < min(intros)
