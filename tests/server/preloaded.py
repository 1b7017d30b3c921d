"""What a server loads before it serves: imported by the process from which the servers of tests are forked."""

from othersight.games import GAMES, definition_of
from tests.server import audit, random_person, run_server

LOADED = [definition_of(game) for game in GAMES]
"""The cards and rules of all games."""
__all__ = ["LOADED", "audit", "random_person", "run_server"]
