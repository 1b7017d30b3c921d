"""Why did we lose: a game looked at again when it is over, with its chances, its turning points and its luck."""
