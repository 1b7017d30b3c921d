# What `othersight bench` says.

bench-help = Mesurer à quelle vitesse les parties sont jouées et clonées, avec Catanatron pour comparer. Un cœur, des joueurs au hasard, la mise en place standard, journal muet.
    .seconds = Combien de temps joue chaque moteur, en secondes de processeur.
    .memory = Mesurer plutôt la mémoire qu’occupent autant de parties en cours avec leur journal.
    .json = Afficher un objet JSON.

bench-setup = { $game } : { $setup } ; joueurs au hasard, journal muet, un cœur, { $seconds } s chacun
bench-compiled = { $game } est compilé
bench-interpreted = { $game } est interprété ; make compile construit les modules d’extension
bench-no-peer = Catanatron n’est pas installé, il n’y a donc rien pour comparer ; lancez make bench, ou pip install 'othersight[bench]'
bench-choices = choix/s
bench-games = parties/s
bench-clone = clone µs
bench-ratio = { $game } fait { $ratio } fois plus de choix par seconde que { $peer }
bench-memory = { $game } : { $games } parties en cours avec leur journal occupent { $total } Mo, { $bytes } ko chacune
bench-memory-unknown = ce système ne dit pas combien de mémoire un processus a utilisé ; mesurez sous Linux ou macOS
