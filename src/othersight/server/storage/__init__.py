"""The stored tables: an append-only journal of each, its seats, its chat, and sometimes a snapshot."""
