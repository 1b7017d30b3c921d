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
    .only = With --list or --screen: only figures whose path has these words, such as rose, or: monsters fight
    .screen = Instead of a search: move all house figures at once, each one step down or up by lot, every seed played a second time with all of them on their other side, and tell the five that move the share most, and the cards that never matter. --games counts all games; some thousand are needed to tell small effects. --only screens some of the figures alone.
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
balance-screen-try = --screen moves all figures by itself; leave --try out
balance-screen-nothing = no house figure of { $game } with "{ $only }" in its path can be moved by one step
balance-screen-stopped = The run was stopped before its end, so nothing is told of the figures. Every finished game is kept in the folder { $folder }.
balance-screen-sins = { $pairs } pairs of games, in which { $figures ->
    [one] 1 figure was
   *[other] { $figures } figures were
} moved at once; the Sin won { $share } of them.
balance-screen-humans = { $pairs } pairs of games, in which { $figures ->
    [one] 1 figure was
   *[other] { $figures } figures were
} moved at once; the Humans won { $share } of them.
balance-screen-any-side = { $pairs } pairs of games, in which { $figures ->
    [one] 1 figure was
   *[other] { $figures } figures were
} moved at once; { $side } won { $share } of them.
balance-screen-figure = figure
balance-screen-value = as it is
balance-screen-tried = tried
balance-screen-effect = points
balance-screen-interval = 95 % interval
balance-screen-few = { $pairs ->
    [one] 1 pair of games is
   *[other] { $pairs } pairs of games are
} too few: who stands above is luck. About { $wanted } games would show an effect of 10 points.
balance-screen-unclear = None of them is certain: among { $figures } figures that do nothing, chance alone shows one with up to { $chance } points{ $overlap ->
    [0] .
    [one] , and 1 of the intervals above has nought in it.
   *[other] , and { $overlap } of the intervals above have nought in them.
} About { $wanted } games would show an effect of 10 points.
balance-screen-clear = { $count ->
    [one] 1 of them stands
   *[other] { $count } of them stand
} out: { $paths }. Among { $figures } figures that do nothing, chance alone shows one with up to { $chance } points; what is not larger is not certain.
balance-screen-same = No figure moved anything: one side won both games of every pair, or gains and losses were even. Let stronger players or more games be played.
balance-screen-idle = { $kind } that make less than { $points } points of difference: { $cards }.
