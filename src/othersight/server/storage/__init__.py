"""What is kept of tables: an append-only journal of each, its seats, its chat, and now and then a snapshot."""
