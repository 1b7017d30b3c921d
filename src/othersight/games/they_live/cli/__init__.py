"""The flags of `othersight odds` for this game."""
