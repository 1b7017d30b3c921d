"""This game's flags on the command line."""
