"""Many games between players, and what they tell."""
