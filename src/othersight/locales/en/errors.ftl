# What was wrong with something a person or a file said, and what would be right.

error-no-such-game = there is no game { $name }; there are: { $games }
error-game-twice = two games are called { $game }: { $packages }
error-no-games-in = { $variable } names { $folder }, where there is no game; a game is a folder with a { $file }
error-no-plugin = { $where } is no plugin; it must be an othersight.toolkit.plugin.Plugin
error-no-such-part = { $game } has no part { $part }: its plugin names none
error-wrong-part = the part { $part } of { $game } is { $given }; it must be { $wanted }
error-seed = the seed { $given } is neither a whole number nor a text
error-no-such-option = there is no option { $option } for this game; there are: { $options }
error-no-such-name = there is no { $kind } { $name }; there are: { $choices }
error-no-first-side = { $game } has no side that sits at the first seat; leave --sins-by out
error-players = { $given } is no number of players; four, five or six play
error-hero-players = { $given } is no number of Hero Players; one to four people play the Heroes
error-heroes = the Heroes are given as { $given }; write random, pick, or names with commas between them
error-hero-count = { $given } different Heroes are named; with these Hero Players { $needed } start
error-figures = figures must name content figures and their values
error-content = the content is not sound: { $reason }
error-damaged-save = this save cannot be loaded: { $reason }
error-game-over = the game is over; there is nothing to answer
error-not-asked = seat { $seat } is not asked anything now
error-no-such-index = there is no option { $index }; the options are 0 to { $last }
error-misplaced-player = this player plays seat { $seat } of { $game }, and was shown seat { $shown } of { $other }
error-no-option = { $given } is no option; an option is a tuple, its text or its index
error-no-such-seat = there is no seat { $seat } at this table
error-no-asides = in this game nobody acts without being asked
error-no-hint = { $game } has no players to ask for a hint
error-no-deal = { $game } cannot deal anew what a seat does not know
