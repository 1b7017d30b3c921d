# What `othersight arena` says.

arena-help = Opposer des niveaux de joueurs sur les mêmes graines, garder chaque partie dans un fichier et en faire un rapport. Les options du jeu non données varient d’une graine à l’autre. Une série arrêtée est reprise par la même commande. Code de sortie 1 si des parties manquent, 130 après Ctrl-C.
    .game = Le jeu : the-others ou they-live.
    .file = Avec open ou analyse à la place du jeu : un fichier de résultats.
    .number = Avec open ou analyse : le numéro d’une partie de ce fichier, qui est rejouée et montrée étape par étape ou analysée.
    .sweep = Une valeur du contenu et celles qu’elle doit prendre, par exemple heroes.rose.skill=2:5 ou heroes.rose.skill=1,3,5, toutes sur les mêmes graines : le rapport dessine la courbe. Donnée deux fois, chaque paire de valeurs est jouée, et le rapport dessine une carte de chaleur.
    .csv = Écrire aussi les parties dans un tableau, dans ce fichier CSV.
    .parquet = Écrire aussi les parties dans un tableau, dans ce fichier Parquet ; il faut PyArrow.
    .players = Les niveaux qui s’affrontent, séparés par des virgules, parmi : { $levels }, ou les vôtres sous la forme module:Class. Chacun joue chaque camp contre chacun.
    .games = Le nombre de parties en tout. Sur chaque graine, toutes les oppositions sont jouées, avec les deux réglages si on en compare deux, avant la graine suivante.
    .seed = Un texte ou un nombre quelconque ; la même graine donne les mêmes parties.
    .jobs = Le nombre de processus qui travaillent en même temps ; cela ne change pas le résultat.
    .out = Le fichier de résultats ; par défaut GAME-arena.sqlite. Le rapport porte le même nom, avec .html à la fin.
    .compare = Une valeur à essayer, par exemple heroes.rose.skill=3 : chaque partie est jouée avec et sans elle, et le rapport dit la différence. À donner aussi souvent que nécessaire.
    .against = Comparer ce que dit --compare à cette valeur plutôt qu’à celle en vigueur. À donner aussi souvent que nécessaire.
    .cluster = Jouer sur le cluster Ray à cette adresse (auto, HOST:PORT ou ray://HOST:PORT) ; cela ne change pas le résultat.
    .rescue = Reprendre les parties encore lisibles d’un fichier endommagé de la même série.
    .json = Afficher un objet JSON.

arena-progress = Parties
arena-resumed = parties déjà dans { $file } : { $done } sur { $games }
arena-rescued = { $count ->
    [one] { $count } partie reprise
   *[other] { $count } parties reprises
} de { $file }
arena-damaged-games = { $count ->
    [one] { $count } partie de { $file } était endommagée et est rejouée
   *[other] { $count } parties de { $file } étaient endommagées et sont rejouées
}
arena-interrupted = interrompu : parties conservées dans { $file } : { $done } sur { $games } ; la même commande reprend à partir de là
arena-stopped = { $reason } ; parties conservées dans { $file } : { $done } sur { $games } ; la même commande reprend à partir de là
arena-broken = la partie { $number } ({ $seed }) n’a pas pu être jouée : { $reason }
arena-uneven = toutes les oppositions n’ont pas eu lieu sur la dernière graine : une graine demande { $block } parties, et { $games } n’en est pas un multiple

arena-nobody = --bots ne nomme personne ; nommez au moins un niveau parmi : { $levels }
arena-twice = { $level } est nommé deux fois ; nommez chaque niveau une seule fois
arena-same-settings = --compare et --against disent la même chose ; il n’y a rien à comparer
arena-against-alone = --against demande --compare : la valeur à essayer
arena-no-folder = il n’y a pas de dossier { $folder } pour { $file } ; créez-le, ou nommez un autre fichier avec --out
arena-name = { $file } ne peut pas être le fichier de résultats ; nommez-en un qui ne finit pas par .html, c’est le nom du rapport
arena-no-results = { $file } n’est pas un fichier de résultats de l’arène ; nommez-en un autre avec --out
arena-other-format = { $file } a le format de résultats { $format }, et ce programme connaît { $known } ; nommez un autre fichier avec --out
arena-damaged = { $file } est endommagé ({ $reason }) et n’a pas été touché ; nommez un autre fichier avec --out, et celui-ci avec --rescue pour reprendre les parties encore lisibles
arena-nothing-to-rescue = aucune partie ne peut être reprise de { $file } ({ $reason }) ; nommez avec --rescue le fichier de résultats endommagé
arena-file-busy = une autre série utilise { $file } ; attendez qu’elle finisse, ou nommez un autre fichier avec --out
arena-cannot-write = impossible d’écrire { $file } : { $reason }
arena-other-run = { $file } a été commencé avec { $name } { $was }, cette série a { $now } ; nommez un autre endroit avec --out
arena-deaths = { $count } processus sont morts l’un après l’autre sans finir une partie
arena-no-ray = --cluster demande Ray, qui n’est pas installé : pip install 'othersight[cluster]'
arena-no-cluster = aucun cluster ne répond à { $address } ({ $reason }) ; lancez-en un avec : ray start --head
arena-cluster-gone = le cluster { $address } a disparu ({ $reason })
arena-foreign = un nœud du cluster a { $name } { $there }, et cette machine { $here } ; installez le même othersight des deux côtés

arena-games = Parties terminées : { $finished } sur { $games }
arena-by-heroes = Héros
arena-by-sins = Péché
arena-by-humans = Humains
arena-by-invaders = Envahisseurs
arena-by-any-side = { $side }
arena-setting = valeurs
arena-plain = actuelles
arena-finished = parties
arena-won-sins = gagné, Péché
arena-won-humans = gagné, Humains
arena-won-any-side = gagné, { $side }
arena-interval = intervalle à 95 %
arena-level = niveau et camp
arena-rating = cote
arena-plain-figures = les valeurs actuelles
arena-difference-sins = { $second } contre { $first } : le Péché a gagné { $after } au lieu de { $before }, { $difference } points (intervalle à 95 % : { $low } à { $high }) sur { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}
arena-difference-humans = { $second } contre { $first } : les Humains ont gagné { $after } au lieu de { $before }, { $difference } points (intervalle à 95 % : { $low } à { $high }) sur { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}
arena-difference-any-side = { $second } contre { $first } : victoires ({ $side }) : { $after } au lieu de { $before }, { $difference } points (intervalle à 95 % : { $low } à { $high }) sur { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}
arena-sweep = { $given } n’est pas un balayage : écrivez une valeur du contenu et au moins deux nombres entiers, par exemple heroes.rose.skill=2:5 ou heroes.rose.skill=1,3,5
arena-sweep-two = --sweep se donne pour une valeur ou pour deux valeurs différentes
arena-sweep-many = ces balayages font { $count } réglages ; on en joue { $most } au plus
arena-sweep-alone = donnez --sweep, ou --compare et --against, pas les deux
arena-open-usage = nommez un fichier de résultats et le numéro d’une partie, par exemple : othersight arena open FILE 17, othersight arena analyse FILE 17
arena-no-such-game = { $file } n’a pas de partie { $number } ; ses parties sont numérotées de { $first } à { $last }
arena-went-otherwise = la partie { $number } ne s’est pas déroulée comme le dit le fichier ; elle a été jouée avec une autre version
arena-no-parquet = --parquet demande PyArrow, qui n’est pas installé : pip install 'othersight[parquet]'
arena-report = rapport : { $file }
