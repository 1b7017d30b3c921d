# What `othersight simulate` says.

simulate-help = Let the machine play many games and tell who wins. Options of the game that are not given vary from game to game. Exit status 1 when a game did not finish, 130 after Ctrl-C.
    .game = The game: the-others or they-live.
    .games = How many games.
    .seed = Any text or number; the same seed gives the same games.
    .players = Who plays: random, novice, regular, expert, master, or your own as module:Class.
    .sins-by = (the-others) Who plays the Sins, where that is somebody else.
    .jobs = How many processes work at the same time; it does not change the result.
    .json = Print one JSON object.

simulate-progress = Playing
simulate-one-player = simulate takes one player, who sits on every seat of a side: not { $players }. To let several meet: othersight arena GAME --bots { $players }
simulate-interrupted = { $played ->
    [0] interrupted before the first game was finished
   *[other] interrupted: { $played } of { $games } games were played; they are counted below
}

simulate-games = { $finished } of { $games } games finished
simulate-heroes = Heroes won { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-sins = Sins won   { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-humans = Humans won   { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-invaders = Invaders won { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-any-side = { $side } won { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-rounds = Rounds: median { $median }, at most { $max }
simulate-deaths = { $side ->
    [humans] Characters killed
   *[other] Heroes killed
}: median { $median }, at most { $max }
simulate-decisions = Decisions: median { $median }, at most { $max }
simulate-part = { $name } { $value }: { $finished ->
    [one] 1 game
   *[other] { $finished } games
}, { $side ->
    [invaders] Invaders
    [sins] Sins
   *[other] { $winner }
} won { $share } ({ $low } to { $high })
simulate-stuck = { $count ->
    [one] 1 game was stopped because it went on too long
   *[other] { $count } games were stopped because they went on too long
}
simulate-seconds = { $seconds } seconds
simulate-stood-down = { $count ->
    [one] 1 player has failed or overrun its time and gave way to the level below.
   *[other] { $count } players have failed or overrun their time and gave way to the level below.
}
