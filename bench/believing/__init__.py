"""How well Invaders hide: the public record of a game in numbers, and classifiers that try to find them in it."""
