# What `othersight bench` says.

bench-help = Measure how fast games are played and cloned, with Catanatron beside them. One core, random players, the standard set-up, the log silent.
    .seconds = How long each engine plays, in seconds of processor time.
    .memory = Measure instead how much memory so many running games take with their logs.
    .json = Print one JSON object.

bench-setup = { $game }: { $setup }; random players, log silent, one core, { $seconds } s each
bench-compiled = { $game } is compiled
bench-interpreted = { $game } is interpreted; make compile builds extension modules
bench-no-peer = Catanatron is not installed, so nothing is measured beside the games; run make bench, or pip install 'othersight[bench]'
bench-choices = choices/s
bench-games = games/s
bench-clone = clone µs
bench-ratio = { $game } makes { $ratio } times the choices per second of { $peer }
bench-memory = { $game }: { $games } running games with their logs hold { $total } MB, { $bytes } kB each
bench-memory-unknown = this system does not tell how much memory a process has used; measure on Linux or macOS
