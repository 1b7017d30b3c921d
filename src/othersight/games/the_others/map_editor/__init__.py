"""Maps that people draw: what they are made of, a drawing as a map file, and what is wrong with it, at its place."""
