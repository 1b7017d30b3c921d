"""Exact odds of The Others: pools, Fights, shots, Cleanse rolls, checks, and the options that lead to them."""
