"""Plays with the cards of the guides: `python -m tests.guides.tables`, in a copy to which their pieces were added.

Each kind of question and each card must come up, and everything that anybody may be told of it must have words.
"""

import json
import random
from typing import Any

import othersight
from othersight.bots import FallbackPlayer, Observation, player
from othersight.envs.catalogue import KINDS
from othersight.games import words_of
from othersight.games.the_others.envs.actions import ACTIONS as THE_OTHERS_ACTIONS
from othersight.games.they_live.envs.actions import ACTIONS as THEY_LIVE_ACTIONS
from othersight.kernel.game import Game
from othersight.locales import render
from othersight.scenarios import Scenario, run, scenario_of
from tests.envs.test_places import KEPT

QUESTIONS = {"repulsor", "sinkhole", "teacher", "evacuate"}
CARDS = {"sewer-alert"}
ACTIONS = {"the-others": THE_OTHERS_ACTIONS, "they-live": THEY_LIVE_ACTIONS}
MOST_GAMES = 40
OFTEN = {
    "acolyte": "teacher",
    "sin": "pride",
    "figures": {"upgrades.repulsor.copies": 4, "sin_cards.sinkhole.copies": 4},
}


def say_everything(game: Game) -> None:
    """All that a question, its options, and what is closed there can be told with."""
    words = words_of(game)
    for question in game.questions:
        assert render(words.question(game, question))
        texts = [render(words.option(game, question, option)) for option in question.options]
        assert len(set(texts)) == len(texts), texts
        assert len(ACTIONS[game.definition.name].of(question.options)) == len(question.options)
        for written in ("push 1", "burn 99", "lesson wound", "walk 3", "repulsor 0", "pass"):
            reason = game.why_not(question.seat, written)
            if reason is not None:
                assert render(words.reason(game, reason))
        for option in question.options:
            game.odds(question.seat, option)
    scenario = Scenario(scenario_of(game), "exported.scn")
    assert [differences for _, differences in run(scenario)] == [[]]


def seen_in(name: str, seed: int, level: str, **options: Any) -> set[str]:
    """Play a game to its end; the kinds of question asked and the news read."""
    game = othersight.new(name, seed=seed, **options)
    chance = random.Random(seed)
    players = [player(level, game=name, seat=at, seed=seed) for at in range(len(game.seats))]
    seen: set[str] = set()
    while game.questions:
        question = chance.choice(game.questions)
        if question.kind in QUESTIONS and question.kind not in seen:
            say_everything(game)
            for other in (othersight.load(game.save()), game.deal_anew(question.seat, seed)):
                assert [asked.kind for asked in other.questions] == [question.kind]
        seen.add(question.kind)
        game.answer(players[question.seat].choose(Observation(game, question.seat)), question.seat)
    lines = [render(words_of(game).entry(game, entry)) for entry in game.chronicle.entries()]
    assert not [line for line in lines if "unreadable" in line or not line]
    failed = [each for each in players if isinstance(each, FallbackPlayer) and has_failed(each)]
    assert not failed, f"{len(failed)} players have failed"
    return seen | {str(value) for entry in game.chronicle.entries() for value in entry.values}


def has_failed(player: FallbackPlayer) -> bool:
    """Whether a level has given way for a fault of its own; one that took too long has none."""
    return any([stood_down.why == "failed" for stood_down in player.stood_down])


def check_sizes() -> None:
    """New cards change no size and no number of the environments."""
    kept = json.loads(KEPT.read_text("utf-8"))
    for name, kind in KINDS.items():
        now = (kind.layout.size, kind.actions.size, kind.fingerprint)
        assert now == tuple([kept[name][key] for key in ("observation", "actions", "fingerprint")])


def main() -> None:
    check_sizes()
    wanted = QUESTIONS | CARDS
    for level in ("random", "regular"):
        seen: set[str] = set()
        for seed in range(MOST_GAMES):
            seen |= seen_in("the-others", seed, level, **OFTEN)
            seen |= seen_in("they-live", seed, level)
            if wanted <= seen:
                break
        assert wanted <= seen, f"{level} players have not met {sorted(wanted - seen)}"
        print(level, "players have met all after", seed + 1, "games of each")


if __name__ == "__main__":
    main()
