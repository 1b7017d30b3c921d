"""The machinery of any game: procedures that can pause, shared records, chance, log and saves."""
