# What `othersight simulate` says.

simulate-help = Let the machine play many games and tell who wins. Exit status 1 when a game did not finish.
    .game = The game: the-others.
    .games = How many games.
    .seed = Any text or number; the same seed gives the same games.
    .players = Who plays: scripted or random.
    .sins-by = Who plays the Sins, where that is somebody else: scripted or random.
    .story = One Story; else all Stories go round.
    .map = One map by its letter, or a map file; else the maps of the Story go round.
    .sin = One Sin; else the Sins go round.
    .acolyte = One Acolyte type; else each game draws one.
    .hero-players = How many people play the Heroes, 1 to 4; else all numbers go round.
    .heroes = The starting Heroes, such as leah,rose,karl; else each game draws them.
    .edition = final or draft.
    .figure = Another value for a figure of the content, such as heroes.rose.skill=3. May be given again.
    .jobs = How many processes work at the same time; it does not change the result.
    .json = Print one JSON object.

simulate-progress = Playing
simulate-interrupted = interrupted: { $played } of { $games } games were played; they are counted below
simulate-no-map = cannot read the map { $map }: { $reason }; give a or b, or the name of a map file
simulate-figure = { $given } is no figure: write its path and a whole number, true, false or N, such as heroes.rose.skill=3

simulate-games = { $finished } of { $games } games finished
simulate-heroes = Heroes won { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-sins = Sins won   { $wins }: { $share } (95 % interval { $low } to { $high })
simulate-rounds = Rounds: median { $median }, at most { $max }
simulate-deaths = Heroes killed: median { $median }, at most { $max }
simulate-decisions = Decisions: median { $median }, at most { $max }
simulate-part = { $name } { $value }: { $finished } games, Sins won { $share } ({ $low } to { $high })
simulate-stuck = { $count ->
    [one] 1 game was stopped because it went on too long
   *[other] { $count } games were stopped because they went on too long
}
simulate-seconds = { $seconds } seconds
