"""The rules of The Others, one module per chapter of the catalogue, lower chapters first."""
