"""The state of a game: what is fixed before the first Round (config), and the table that the rules change."""
