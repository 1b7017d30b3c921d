"""The game in words: log, questions, options, reasons and everything one can look at, as phrases."""
