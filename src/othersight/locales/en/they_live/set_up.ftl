# The options with which a game of They Live is begun.

they-live-set-up-players = How many play: 4, 5 or 6, people and machine players together.
they-live-set-up-difficulty = How hard Cable 54 is: very-easy, easy, normal, advanced or expert.
they-live-set-up-figures = Another value for a figure of the content, by its path. May be given again.
