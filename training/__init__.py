"""How the learned worth of a table is made: games between players of all levels, and a small network fitted to them."""
