"""A deterministic simulation of servers, network, database, Redis and persons: one seed drives everything, and no real
time passes."""
