"""One table: creation, changes, undo, and how it is rebuilt from its journal."""
