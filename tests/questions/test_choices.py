"""What a page is told of a choice: where it is drawn, what follows, and which option goes on."""

from othersight.kernel.game import Game
from othersight.server.protocol.server_messages import OptionInfo
from othersight.server.texts.option_info import option_info
from tests.games.the_others.play import monster, play, space_number, tile
from tests.games.the_others.rules.plain import walk
from tests.games.they_live.figures import PIPE, PISTOL, street
from tests.games.they_live.play import at
from tests.games.they_live.play import play as play_live
from tests.rule_ids import rule


def offered(game: Game) -> dict[str, OptionInfo]:
    """The options of the open question as a page is sent them."""
    question = game.question
    assert question is not None
    infos = [option_info(game, question, option, "en") for option in question.options]
    return {info["option"]: info for info in infos}


def targets(info: OptionInfo) -> list[tuple[str, str | int]]:
    return [(target["kind"], target["id"]) for target in info["targets"]]


@rule("TO-WOUND-01")
def test_a_slot_is_one_of_its_hero() -> None:
    game = walk(monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=["hit", "skill"])
    assert targets(offered(game)["cover 3"]) == [("slot", 3), ("hero", "thorley")]


@rule("TO-CITY-04")
def test_an_icon_is_in_the_heros_district() -> None:
    board = {
        "layout": "Z1 B C\nD E F\nG H I",
        "start": "i/se",
        "tiles": {"square": tile("Z1", ["heal", "repent"])},
    }
    game = walk({"space": "square", "level": 3, "wounds": [2]}, board=board)
    play(game, "city-action")
    here = space_number(game, "square")
    assert targets(offered(game)["icon heal"]) == [("icon", "heal"), ("space", here)]


@rule("TO-DICE-05")
def test_faith_tells_what_the_fight_comes_to() -> None:
    game = walk(monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=["hit", "faith", "skill"])
    texts = {option: info["text"] for option, info in offered(game).items()}
    assert texts["faith hit"].startswith("HIT: 1 Hit on the Monsters, 1 Wound")
    assert texts["faith def"].startswith("DEF: no Hit on the Monsters, no Wound")
    assert targets(offered(game)["faith def"]) == [("face", "def")]


@rule("TO-TURN-12")
def test_the_way_on_is_marked() -> None:
    leaving = [option for option, info in offered(walk()).items() if info["leaves"]]
    assert leaving == ["end"]


@rule("TL-STASH-02")
def test_equip_tells_what_it_replaces() -> None:
    game = at("action", people={0: {"bag": [PIPE, PISTOL]}, 1: {"space": 20}}, figures=street)
    play_live(game, "stay", "reorganize")
    assert not any("replaces" in info["text"] for info in offered(game).values())
    play_live(game, f"equip {PIPE}")
    texts = [info["text"] for option, info in offered(game).items() if option.startswith("equip")]
    assert len(texts) == 1
    assert "It replaces" in texts[0]
