"""Exact odds of They Live: pools, encounters, confrontations, tests, the assault, and the options that lead to them."""
