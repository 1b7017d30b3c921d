"""A machine player that fails at the keyboard's table: the game goes on, and everybody reads why."""

import othersight
from othersight.bots import FallbackPlayer, Observation, player
from othersight.bots.random_player import RandomPlayer
from othersight.tui.game_loop import Sitting
from othersight.tui.screen import Screen


class Stumbling(RandomPlayer):
    def choose(self, observation: Observation) -> str:
        raise ZeroDivisionError


def test_a_player_that_fails_is_replaced_and_the_screen_says_so_once() -> None:
    game = othersight.new("the-others", seed=2, hero_players=1)
    stumbling = FallbackPlayer(
        [
            ("master", lambda: Stumbling("1"), 2.0),
            ("expert", lambda: player("novice", seat=0, seed=1), 1.0),
        ]
    )
    shown: list[str] = []
    screen = Screen(shown.append, lambda prompt: "")
    sitting = Sitting(game, (), {0: stumbling, 1: player("novice", seat=1, seed=1)}, screen)
    for _ in range(60):
        sitting.next_decision()
    told = [line for line in shown if "has failed at level master; level expert" in line]
    assert len(told) == 1
