"""A table in the terminal, line by line: plain text out, plain text in, fit for a screen reader and for a pipe."""
