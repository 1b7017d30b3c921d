# What `othersight ladder` says.

ladder-help = Measure whether each level of players is better than the one below, on every side of a game and on the same seeds, and how long it thinks. The same command goes on where it was stopped. Exit status 1 when a level is not proved better or not all games have finished.
    .game = The game: the-others or they-live.
    .levels = The levels to compare, with commas between them, out of: { $levels }.
    .against = The level of the opponents, the same for all; where none is named it is regular, and master for Invaders.
    .games = How many seeds each level plays on either side.
    .seed = Any text or number; the same seed gives the same games.
    .jobs = How many processes work at the same time; it does not change who wins.
    .out = The folder for the files of results, GAME-ladder where none is named.
    .json = Print one JSON object.

ladder-one-level = name at least two levels to compare, out of: { $levels }
ladder-no-folder = cannot use the folder { $folder }: { $reason }; name another with --out
ladder-stopped = No level is compared until all have played. Every finished game is kept in the folder { $folder }.
ladder-level = level
ladder-side = side
ladder-games = games
ladder-rate = won
ladder-below = level below won
ladder-difference = difference (95 % interval), in points
ladder-median = half of its decisions
ladder-p95 = 95 % of them
ladder-side-heroes = Heroes
ladder-side-sins = Sin
ladder-side-humans = Humans
ladder-side-invaders = Invaders
ladder-not-better = { $side }: { $level } is not proved better than { $below }.
