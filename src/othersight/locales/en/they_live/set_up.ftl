# The options with which a game of They Live is begun.

they-live-set-up-players = How many play: 4, 5 or 6, people and machine players together.
they-live-set-up-difficulty = How hard Cable 54 is: very-easy, easy, normal, advanced or expert.
they-live-set-up-town = Where the game is played: city, or harbour, another town with places of its own.
they-live-set-up-cards = Which cards are in the game: all, or first, the smaller set of older games.
they-live-set-up-seen = Cards that you have seen in earlier games, with commas between them; they come last.
they-live-set-up-figures = Another value for a figure of the content, by its path. May be given again.
they-live-advice-difficulty = With { $players } players { $difficulty } is nearest to even: the Humans won { $share } % of { $games } games between regular machine players in the city.
they-live-error-seen = seen names { $name }, which is no news, Location, Injury or Final Assault card
