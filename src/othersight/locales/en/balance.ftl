# What `othersight balance` says.

balance-help = Look for house figures - values in the content that no source gives - with which both sides win about as often as they should. The figures as they are come first. Where they miss the target, each change named with --try is tried on the same seeds, the one that comes nearest to the middle of the target is kept, and the others are tried on top of it. The share of games won decides; whether so many games can tell is said beside it. Nothing is written into the content. They Live is played by five at Normal where nothing else is said. Exit status 1 when the target is not reached, 130 after Ctrl-C.
    .game = The game: the-others or they-live.
    .level = Who plays both sides, out of: { $levels }, or your own as module:Class.
    .games = How many games for each trial. 200 tell a share give or take 7 points, 1600 give or take 2.5.
    .try = A house figure and another value for it, such as heroes.brad.skill=3; --list prints all of them. Give it as often as needed; several values of one figure are tried in turn. Where none is given the figures as they are are measured.
    .low = The least share of games that the Sin, in They Live the Humans, should win; 0.45 is 45 %.
    .high = The largest share that they should win.
    .seed = Any text or number; the same seed gives the same games.
    .jobs = How many processes work at the same time; it does not change the result.
    .out = The folder for the games played, GAME-balance where none is named. The same command goes on with it.
    .list = Print every house figure with its value, and stop.
    .only = With --list: only figures whose path has these words, such as rose, or: monsters fight
    .json = Print one JSON object.

balance-target = --low { $low } must be less than --high { $high }
balance-not-house = { $path } is no house figure of { $game } and may not be moved; othersight balance { $game } --list prints those that may
balance-not-house-near = { $path } is no house figure of { $game } and may not be moved; did you mean { $near }?
balance-already = { $path } has that value already; --try takes another than the one in force
balance-stopped = The search was stopped, so there is no verdict on the target. Every finished game is kept in the folder { $folder }.
balance-as-they-are = figures as they are
balance-trial-sins = { $figures }: the Sin wins { $share } of { $games ->
    [one] 1 game
   *[other] { $games } games
} (95 % interval { $low } to { $high })
balance-trial-humans = { $figures }: the Humans win { $share } of { $games ->
    [one] 1 game
   *[other] { $games } games
} (95 % interval { $low } to { $high })
balance-trial-any-side = { $figures }: { $side } wins { $share } of { $games ->
    [one] 1 game
   *[other] { $games } games
} (95 % interval { $low } to { $high })
balance-reached = The target is reached with: { $figures }
balance-not-reached = The target is not reached. The nearest: { $figures }
balance-inside = The whole 95 % interval, { $low } to { $high }, lies inside the target of { $least } to { $most }.
balance-outside = The whole 95 % interval, { $low } to { $high }, lies outside the target of { $least } to { $most }.
balance-perhaps-inside = The share, { $share }, lies inside the target of { $least } to { $most }, its 95 % interval, { $low } to { $high }, does not: { $games ->
    [one] 1 game
   *[other] { $games } games
} cannot tell. { $more }
balance-perhaps-outside = The share, { $share }, lies outside the target of { $least } to { $most }, but its 95 % interval, { $low } to { $high }, reaches into it: { $games ->
    [one] 1 game
   *[other] { $games } games
} cannot tell. { $more }
balance-more = About { $wanted } games of the same share would.
balance-on-the-edge = With the share on the very edge of the target no number of games would.
balance-no-games = No game has finished, so nothing is known.
balance-none-listed = no house figure of { $game } has "{ $only }" in its path; --list alone prints all of them
