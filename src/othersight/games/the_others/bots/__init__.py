"""Players of The Others: what they know, how they judge a position, and how each side decides."""
