"""The state of a game: what is fixed before the first Round (city, config), and the table that the rules change."""
