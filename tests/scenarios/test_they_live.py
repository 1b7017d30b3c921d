"""What They Live brings to scenarios: asides, what a seat sees, secrets; and its faults with their lines."""

import pytest

from othersight.scenarios import FaultyScenario, Scenario, run

HEAD = """format = 1
game = "they-live"
[options]
players = 4
abilities = false
"""
EXPECT = "\n[expect]\nround = 1\n"
TWO = """[position]
when = "action"
people.player-1 = { character = "ray-doyle", space = 14, damage = 2, bag = ["first-aid-kit"] }
people.player-2 = { character = "dot-kimura", space = 14, identity = "invader" }
"""


def differences(text: str) -> list[str]:
    ((_, found),) = run(Scenario(text, "my.scn"))
    return [difference.sentence() for difference in found]


def fault_of(text: str) -> FaultyScenario:
    with pytest.raises(FaultyScenario) as caught:
        run(Scenario(text, "my.scn"))
    assert "\n" not in str(caught.value)
    return caught.value


def test_an_aside_is_done_by_the_seat_that_is_named() -> None:
    play = '["player-1: aside use first-aid-kit", "player-2: aside claim card bullhorn clean"]'
    expect = """
    asked = { seat = "player-1", kind = "free-move" }
    people.player-1 = { damage = 0, bag = [] }
    claims = ["player-2: card bullhorn clean"]
    asides.player-1.only = []
    """

    assert differences(f"{HEAD}{TWO}[script]\nplay = {play}\n[expect]\n{expect}") == []


def test_an_aside_that_the_rules_refuse_is_a_difference() -> None:
    (found,) = differences(
        f'{HEAD}{TWO}[script]\nplay = ["player-2: aside use first-aid-kit"]{EXPECT}'
    )

    assert found.startswith("script: expected player-2: aside use first-aid-kit, found ")


def test_an_aside_needs_a_seat() -> None:
    fault = fault_of(f'{HEAD}[script]\nplay = ["aside use first-aid-kit"]{EXPECT}')

    assert (fault.line, "write who does it" in fault.fault) == (7, True)


def test_what_a_seat_may_not_see_can_be_expected() -> None:
    expect = """
    sees.player-2.people.dot-kimura.identity = "invader"
    sees.player-1.people.dot-kimura.identity = ""
    sees.spectator.people.ray-doyle.bag = 1
    sees.player-1.people.ray-doyle.bag.first-aid-kit.icon = ""
    sees.player-1.question.kind = "free-move"
    sees.player-2.question = ""
    """

    assert differences(f"{HEAD}{TWO}[expect]\n{expect}") == []


def test_what_a_seat_sees_too_much_is_told() -> None:
    (found,) = differences(HEAD + TWO + '[expect]\nsees.player-2.people.dot-kimura.identity = ""\n')

    assert found == 'sees.player-2.people.dot-kimura.identity: expected "", found invader'


def test_a_log_is_read_by_one_seat() -> None:
    script = '[script]\nplay = ["stay", "inspect cards"]\n'
    glasses = TWO.replace("damage = 2,", "damage = 2, glasses = 1,")
    expect = """[expect]
    log = [
        { seat = "player-1", include = ["lenses-own-cards"] },
        { seat = "player-2", include = ["lenses-on-cards 0"], exclude = ["lenses-own-cards"] },
    ]
    """

    assert differences(HEAD + glasses + script + expect) == []


def test_a_value_can_be_expected_to_be_another() -> None:
    assert differences(f"{HEAD}{TWO}[expect]\nnot.people.player-1.damage = 3") == []
    assert differences(f"{HEAD}{TWO}[expect]\nnot.people.player-1.damage = 2") == [
        "people.player-1.damage: expected other than 2, found 2"
    ]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[options]\nplayers = 3", 4, "four, five or six"),
        ("[options]\ndifficulty = 'brutal'", 4, "brutal"),
        ("[options]\nstory = 'x'", 4, "story"),
        ("[options]\nabilities = 3", 4, "true or false"),
        ("[board]\nthreads = [[1, 2], [2, 3]]", 4, "every space must be reached"),
        ("[board]\nbillboards = [\n1,\n2]", 4, "three different spaces"),
        ("[position]\nwhen = 'actoin'", 4, "action"),
        ("[position]\nclock = 24", 4, "24 is not from 12 to 23"),
        (
            "[position.people.player-1]\nspace = 'moon'",
            4,
            "people.player-1.space: there is no 'moon'",
        ),
        ("[position.people.player-1]\n\nbag = ['gun']", 5, "there is no 'gun'"),
        (
            "[position.people.player-1]\nbag = ['nail-gun',\n'nail-gun', 'nail-gun']",
            4,
            "more often",
        ),
        ("[position.people.player-1]\nrevealed = true", 4, "only an Invader is revealed"),
        ("[position]\nenemies = [\n{ face = 'spy-eye' }]", 5, "needs a space"),
        ("[position.spaces.supermarket]\ndeposit = ['nail-gun']", 3, "no billboard stands there"),
        ("[position]\nwhen = 'attempt'", 3, "Final Assault card that lies open"),
        ("[position]\nframes = [{ procedure = 'os.system' }]", 4, "is no procedure"),
        ("[chance]\ndice = ['gum', 'hit']", 4, "no die has a face hit; there are: gum, kick-a"),
        ("[script]\nplay = ['sins: pass']", 4, "there is no seat sins; there are: player-1"),
    ],
)
def test_a_fault_of_the_position_is_named_with_its_line(text: str, line: int, said: str) -> None:
    fault = fault_of(f'format = 1\ngame = "they-live"\n{text}{EXPECT}')

    assert said in fault.fault
    assert fault.line == line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("people.player-1.sacrp = 3", "scrap"),
        ("people.nobody.scrap = 3", "there is no 'nobody'"),
        ("people.player-1.skills.luck = 3", "there is no 'luck'"),
        ("people.player-1 = 3", "the name of one value"),
        ("spaces.moon.scrap = 3", "there is no 'moon'"),
        ("people.player-1.bag = ['gun']", "there is no 'gun'"),
        ("test.luck = 3", "there is no 'luck'"),
        ("sees.nobody.clock = 3", "there is no key nobody here"),
        ("sees.player-1.people.nobody.damage = 3", "there is no key nobody here"),
        ("log = { seat = 'nobody' }", "there is no seat nobody"),
        ("asides.nobody.only = []", "there is no key nobody here"),
        ("not = 3", "not must be a table"),
    ],
)
def test_an_expectation_that_means_nothing_is_a_fault(text: str, said: str) -> None:
    fault = fault_of(f"{HEAD}[position]\nwhen = 'action'\n[expect]\n{text}")

    assert said in fault.fault
    assert fault.line == 9
