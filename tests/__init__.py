"""The tests, laid out as src/othersight is."""
