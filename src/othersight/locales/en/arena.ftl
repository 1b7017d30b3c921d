# What `othersight arena` says.

arena-help = Let levels of players meet on the same seeds, keep every game in one file, and write a report of it. Options of the game that are not given vary from seed to seed. A run that was stopped is continued by the same command. Exit status 1 when not all games have finished, 130 after Ctrl-C.
    .game = The game: the-others or they-live.
    .file = With open or analyse in the place of the game: a file of results.
    .number = With open or analyse: the number of a game in that file, which is played again and shown as a replay or as an analysis.
    .sweep = A figure and the values to play it with, such as heroes.rose.skill=2:5 or heroes.rose.skill=1,3,5, all on the same seeds: the report draws the curve. Given twice, every pair of values is played, and the report draws a heat map.
    .csv = Also write the games as a table in this CSV file.
    .parquet = Also write the games as a table in this Parquet file; it needs PyArrow.
    .players = The levels that meet, with commas between them, out of: { $levels }, or your own as module:Class. Each plays each side against each.
    .games = How many games in all. On every seed all pairings are played, with both settings where two are compared, before the next seed comes.
    .seed = Any text or number; the same seed gives the same games.
    .jobs = How many processes work at the same time; it does not change the result.
    .out = The file of results, GAME-arena.sqlite where none is named. The report gets the same name with .html at its end.
    .compare = A figure to try out, such as heroes.rose.skill=3: the run plays every game with it and without it, and the report tells the difference. Give it as often as needed.
    .against = Compare what --compare says with this figure instead of the one in force. Give it as often as needed.
    .cluster = Play on the Ray cluster at this address (auto, HOST:PORT or ray://HOST:PORT); it does not change the result.
    .rescue = Take over the games that can still be read from a damaged file of the same run.
    .json = Print one JSON object.

arena-progress = Playing
arena-resumed = { $done } of { $games } games are in { $file } already
arena-rescued = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} taken over from { $file }
arena-damaged-games = { $count ->
    [one] 1 game in { $file } was damaged and is
   *[other] { $count } games in { $file } were damaged and are
} played again
arena-interrupted = interrupted: { $done } of { $games } games are kept in { $file }; the same command goes on from there
arena-stopped = { $reason }; { $done } of { $games } games are kept in { $file }; the same command goes on from there
arena-broken = game { $number } ({ $seed }) could not be played: { $reason }
arena-uneven = not every pairing has met on the last seed: one seed takes { $block } games, and { $games } is no multiple of that

arena-nobody = --bots names nobody; name at least one out of: { $levels }
arena-twice = { $level } is named twice; name each level once
arena-same-settings = --compare and --against say the same; nothing is compared
arena-against-alone = --against needs --compare: the figure to try out
arena-no-folder = there is no folder { $folder } for { $file }; make it, or name another file with --out
arena-name = { $file } cannot be the file of results; name one that does not end in .html, which is the report's name
arena-no-results = { $file } is no file of results of the arena; name another one with --out
arena-other-format = { $file } has the format { $format } of results, and this program knows { $known }; name another file with --out
arena-damaged = { $file } is damaged ({ $reason }) and was left as it is; name another file with --out, and this one with --rescue to take over the games that can still be read
arena-nothing-to-rescue = no games can be taken over from { $file } ({ $reason }); name the damaged file of results with --rescue
arena-file-busy = another run has { $file } open; wait for it, or name another file with --out
arena-cannot-write = cannot write { $file }: { $reason }
arena-other-run = { $file } was begun with { $name } { $was }, this run has { $now }; name another place with --out
arena-deaths = { $count } processes died one after another without finishing a game
arena-no-ray = --cluster needs Ray, which is not installed: pip install 'othersight[cluster]'
arena-no-cluster = no cluster answers at { $address } ({ $reason }); start one with: ray start --head
arena-cluster-gone = the cluster at { $address } is gone ({ $reason })
arena-foreign = a node of the cluster has { $name } { $there } where this machine has { $here }; install the same othersight on both

arena-games = { $finished } of { $games } games finished
arena-by-heroes = Heroes
arena-by-sins = Sin
arena-by-humans = Humans
arena-by-invaders = Invaders
arena-by-any-side = { $side }
arena-setting = figures
arena-plain = as they are
arena-finished = games
arena-won-sins = Sin won
arena-won-humans = Humans won
arena-won-any-side = { $side } won
arena-interval = 95 % interval
arena-level = level and side
arena-rating = rating
arena-plain-figures = the figures as they are
arena-difference-sins = { $second } against { $first }: the Sin won { $after } instead of { $before }, { $difference } points (95 % interval { $low } to { $high }) over { $games ->
    [one] { $games } pair
   *[other] { $games } pairs
} of games
arena-difference-humans = { $second } against { $first }: the Humans won { $after } instead of { $before }, { $difference } points (95 % interval { $low } to { $high }) over { $games ->
    [one] { $games } pair
   *[other] { $games } pairs
} of games
arena-difference-any-side = { $second } against { $first }: { $side } won { $after } instead of { $before }, { $difference } points (95 % interval { $low } to { $high }) over { $games ->
    [one] { $games } pair
   *[other] { $games } pairs
} of games
arena-sweep = { $given } is no sweep: write a figure and two or more whole numbers, such as heroes.rose.skill=2:5 or heroes.rose.skill=1,3,5
arena-sweep-two = --sweep is given for one figure or for two different ones
arena-sweep-many = these sweeps make { $count } settings; up to { $most } are played
arena-sweep-alone = give --sweep, or --compare and --against, not both
arena-open-usage = name a file of results and the number of a game, as in: othersight arena open FILE 17, othersight arena analyse FILE 17
arena-no-such-game = { $file } has no game { $number }; its games have numbers from { $first } to { $last }
arena-went-otherwise = game { $number } went otherwise than the file says; it was played with another version
arena-no-parquet = --parquet needs PyArrow, which is not installed: pip install 'othersight[parquet]'
arena-report = report: { $file }
