# What `othersight simulate` says.

simulate-help = Faire jouer beaucoup de parties par des robots et dire qui gagne. Les options du jeu non données varient d’une partie à l’autre. Code de sortie 1 si une partie n’est pas allée au bout, 130 après Ctrl-C.
    .game = Le jeu : the-others ou they-live.
    .games = Le nombre de parties.
    .seed = Un texte ou un nombre quelconque ; la même graine donne les mêmes parties.
    .players = Qui joue : random, novice, regular, expert, master, ou un joueur à vous sous la forme module:Class.
    .sins-by = (the-others) Qui joue le Péché, si c’est quelqu’un d’autre.
    .jobs = Le nombre de processus qui travaillent en même temps ; cela ne change pas le résultat.
    .json = Afficher un objet JSON.

simulate-progress = Parties
simulate-one-player = simulate prend un seul joueur, qui occupe toutes les places d’un camp : pas { $players }. Pour en opposer plusieurs : othersight arena GAME --bots { $players }
simulate-interrupted = { $played ->
    [0] interrompu avant la fin de la première partie
    [one] interrompu : { $played } partie jouée sur { $games } ; elle est comptée ci-dessous
   *[other] interrompu : { $played } parties jouées sur { $games } ; elles sont comptées ci-dessous
}

simulate-games = Parties terminées : { $finished } sur { $games }
simulate-heroes = Victoires des Héros :  { $wins }, soit { $share } (intervalle à 95 % : { $low } à { $high })
simulate-sins = Victoires du Péché :   { $wins }, soit { $share } (intervalle à 95 % : { $low } à { $high })
simulate-humans = Victoires des Humains :      { $wins }, soit { $share } (intervalle à 95 % : { $low } à { $high })
simulate-invaders = Victoires des Envahisseurs : { $wins }, soit { $share } (intervalle à 95 % : { $low } à { $high })
simulate-any-side = Victoires, { $side } : { $wins }, soit { $share } (intervalle à 95 % : { $low } à { $high })
simulate-rounds = Manches : médiane { $median }, maximum { $max }
simulate-deaths = { $side ->
    [humans] Personnages tués
   *[other] Héros tués
} : médiane { $median }, maximum { $max }
simulate-decisions = Décisions : médiane { $median }, maximum { $max }
simulate-part = { $name ->
    [story] scénario
    [map] plan
    [sin] Péché
    [hero-players] joueurs Héros
    [players] joueurs
    [invaders] Envahisseurs
    [difficulty] difficulté
   *[other] { $name }
} { $value } : { $finished ->
    [one] { $finished } partie
   *[other] { $finished } parties
}, { $side ->
    [invaders] victoires des Envahisseurs :
    [sins] victoires du Péché :
   *[other] victoires ({ $winner }) :
} { $share } ({ $low } à { $high })
simulate-stuck = { $count ->
    [one] { $count } partie trop longue a été arrêtée
   *[other] { $count } parties trop longues ont été arrêtées
}
simulate-seconds = { $seconds } secondes
simulate-stood-down = { $count ->
    [one] { $count } joueur est tombé en panne ou a dépassé son temps et a laissé la place au niveau inférieur.
   *[other] { $count } joueurs sont tombés en panne ou ont dépassé leur temps et ont laissé la place au niveau inférieur.
}
