"""Positions: games that begin in the middle, what can be asked of them, and how they are written down."""
