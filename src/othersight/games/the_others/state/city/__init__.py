"""The city: tiles, maps and what can be read off them."""
