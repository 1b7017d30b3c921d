"""Names with a password, which keep one's tables together over devices. Everything works without."""
