"""What games share and the engine does not need: words of log lines, positions, deals, checks of saved tables."""
