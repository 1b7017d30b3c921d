"""The REST interface: games, tables, replays, the built page, and limits of requests."""
