# What was wrong with something a person or a file said, and what would be right.

error-no-such-lesson = there is no lesson { $name }; there are: { $names }
error-no-such-puzzle = there is no puzzle { $name }; there are: { $names }
error-no-such-game = there is no game { $name }; there are: { $games }
error-game-twice = two games are called { $game }: { $packages }
error-no-games-in = { $variable } names { $folder }, where there is no game; a game is a folder with a { $file }
error-no-plugin = { $where } is no plugin; it must be an othersight.toolkit.plugin.Plugin
error-plugin-fails = { $module } cannot be loaded: { $reason }
error-no-such-part = { $game } has no part { $part }: its plugin names none
error-no-skeleton = { $game } has no skeleton of a scenario: its plugin names no folder with a skeleton.scn
error-wrong-part = the part { $part } of { $game } is { $given }; it must be { $wanted }
error-seed = the seed { $given } is neither a whole number nor a text
error-no-such-option = there is no option { $option } for this game; there are: { $options }
error-no-such-name = there is no { $kind } { $name }; there are: { $choices }
error-no-such-player = there is no player { $name }; there are: { $choices }, or a player of your own as module:Class
error-player-no-module = there is no module { $given } for the player { $name }; it is looked for in the present folder and among installed packages
error-player-import = the module of the player { $name } cannot be imported: { $given }
error-player-no-class = the player { $name } is not there: its module has no { $given }; it has: { $choices }
error-player-not-callable = the player { $name } is no player: { $given } is neither a class nor a function
error-player-fails = the player { $name } cannot be made with game, seat and seed: { $given }
error-player-no-choose = the player { $name } is no player: { $given } has no choose(observation)
error-player-option = the player { $name } answers { $given }, which is not open; open are: { $options }
error-no-first-side = { $game } has no side that sits at the first seat; leave --sins-by out
error-players = { $given } is no number of players; four, five or six play
error-hero-players = { $given } is no number of Hero Players; one to four people play the Heroes
error-heroes = the Heroes are given as { $given }; write random, pick, or names with commas between them
error-hero-count = { $given ->
        [one] one Hero is named
       *[other] { $given } different Heroes are named
    }; with these Hero Players { $needed } start
error-team = the team is given as { $given }; write box, random, or seven names with commas between them
error-team-classes = the team has { $leader ->
        [one] { $leader } Leader
       *[other] { $leader } Leaders
    }, { $bruiser ->
        [one] { $bruiser } Bruiser
       *[other] { $bruiser } Bruisers
    }, { $shooter ->
        [one] { $shooter } Shooter
       *[other] { $shooter } Shooters
    } and { $fixer ->
        [one] { $fixer } Fixer
       *[other] { $fixer } Fixers
    }; a team has 1 Leader and 2 of each other class, each Hero once
error-not-in-team = { $hero } is not in the team; it has { $team }
error-campaign = the campaign is neither none nor new nor what a finished sitting has left
error-campaign-story = this sitting of the campaign plays the Story { $story }, not { $given }; leave the Story out
error-figures = figures must name content figures and their values
error-content = the content is not sound: { $reason }
error-damaged-save = this save cannot be loaded: { $reason }
error-game-over = the game is over; there is nothing to answer
error-not-asked = seat { $seat } is not asked anything now
error-no-such-index = there is no option { $index }; the options are 0 to { $last }
error-past-observation = the game has gone on since decision { $decision }: an observation is read before the answer is given
error-misplaced-player = this player plays seat { $seat } of { $game }, and was shown seat { $shown } of { $other }
error-no-option = { $given } is no option; an option is a tuple, its text or its index
error-no-such-seat = there is no seat { $seat } at this table
error-no-asides = in this game nobody acts without being asked
error-no-words = { $game } has no words
error-no-load = no game can be loaded here
error-line-unseen = that line of the log is not for seat { $seat }
error-no-sentence = there are no words for { $given }; give a question, an option, a line of the log, a reason, or one of the pages { $pages }
error-no-language = there is no language { $given }; there are { $languages }
error-unreadable-file = { $file } cannot be read: { $reason }
error-no-hint = { $game } has no players to ask for a hint
error-no-deal = { $game } cannot deal anew what a seat does not know
