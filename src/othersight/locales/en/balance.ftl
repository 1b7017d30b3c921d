# What `othersight balance` says.

balance-help = Look for house figures with which both sides win about as often as they should. Changes are tried one after another on the same seeds, and the one that helps most is kept. Nothing is written into the content. Exit status 1 when the target is not reached.
    .game = The game: the-others or they-live.
    .level = Who plays both sides, out of: { $levels }.
    .games = How many games for each trial.
    .try = A house figure and another value for it. Give as many as may be moved; several values of one figure are tried in turn.
    .low = The least share of games that the Sin, or the Humans, should win.
    .high = The largest share.
    .seed = Any text or number; the same seed gives the same games.
    .jobs = How many processes work at the same time; it does not change the result.
    .out = The folder for the games played, GAME-balance where none is named. The same command goes on with it.
    .list = Print every house figure with its value, and stop.
    .json = Print one JSON object.

balance-target = --low { $low } must be less than --high { $high }
balance-not-house = { $path } is no house figure of { $game } and may not be moved; othersight balance { $game } --list prints those that may
balance-stopped = Whether the target is reached is not told of a search that was stopped. Every finished game is kept in the folder { $folder }.
balance-as-they-are = figures as they are
balance-trial-sins = { $figures }: the Sin wins { $share } of { $games } games ({ $low } to { $high })
balance-trial-humans = { $figures }: the Humans win { $share } of { $games } games ({ $low } to { $high })
balance-reached = The target is reached with: { $figures }
balance-not-reached = The target is not reached. The nearest: { $figures }
