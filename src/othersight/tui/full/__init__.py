"""A table that fills the terminal: the board always in view, question and options beside it, the log below."""
