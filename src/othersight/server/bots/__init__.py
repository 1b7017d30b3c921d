"""Bots that think in worker processes."""
