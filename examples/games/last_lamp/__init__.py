"""The Last Lamp: a small game that shows what a game has to bring along (docs/adding_a_game.md)."""
