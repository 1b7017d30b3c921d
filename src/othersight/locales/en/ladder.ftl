# What `othersight ladder` says.

ladder-help = Measure how often each level of players wins on every side of a game, whether it is better than the level below on the same seeds, and how long it thinks. They Live is played by five at Normal where nothing else is said. Every finished game is kept: the same command goes on where it was stopped. Exit status 1 when a level is not proved better or not all games have finished, 130 after Ctrl-C.
    .game = The game: the-others or they-live.
    .levels = The levels to compare, at least two, with commas between them, out of: { $levels }, or your own as module:Class, which come last. Each is compared with the next lower one that is named.
    .against = The level of the opponents, the same for all; where none is named it is regular, and master where the Invaders of They Live are measured.
    .games = How many seeds, one game each, every level plays on either side.
    .seed = Any text or number; the same seed gives the same games.
    .jobs = How many processes work at the same time; it does not change who wins.
    .out = The folder for the files of results, GAME-ladder where none is named.
    .json = Print one JSON object.

ladder-one-level = name at least two levels to compare, out of: { $levels }
ladder-no-folder = cannot use the folder { $folder }: { $reason }; name another with --out
ladder-stopped = No level is compared until all have played. Every finished game is kept in the folder { $folder }.
ladder-meeting = { $side } against { $against }:
ladder-level = level
ladder-games = games
ladder-rate =
    won
    (95 % interval)
ladder-difference =
    points above the level
    below (95 % interval)
ladder-median =
    ms for
    half
ladder-p95 =
    ms for
    95 %
ladder-times = The last two columns tell how many milliseconds a level thinks on one core: half of its decisions, and 95 % of them, took no longer.
ladder-side-heroes = Heroes
ladder-side-sins = Sin
ladder-side-humans = Humans
ladder-side-invaders = Invaders
ladder-side-any-side = { $side }
ladder-not-better = { $side }: { $level } is not proved better than { $below }.
