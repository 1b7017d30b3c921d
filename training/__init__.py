"""How the learned worth of a table is made: games between players of judgement, more or less attentive, and a small
network fitted to them."""
