"""Players of They Live: what they know, what they believe of one another, how either side decides."""
