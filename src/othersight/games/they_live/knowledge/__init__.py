"""What a seat knows: its view, and a deal of everything that it does not know."""
