# What `othersight ladder` says.

ladder-help = Mesurer combien de fois chaque niveau de joueur gagne dans chaque camp d’un jeu, s’il est meilleur que le niveau inférieur sur les mêmes graines, et combien de temps il réfléchit. Sans autre précision, They Live se joue à cinq, difficulté Normal. Chaque partie terminée est conservée : la même commande reprend où elle s’est arrêtée. Code de sortie 1 si un niveau n’est pas prouvé meilleur ou si des parties manquent, 130 après Ctrl-C.
    .game = Le jeu : the-others ou they-live.
    .levels = Les niveaux à comparer, au moins deux, séparés par des virgules, parmi : { $levels }, ou les vôtres sous la forme module:Class, qui viennent en dernier. Chacun est comparé au niveau nommé juste en dessous.
    .against = Le niveau des adversaires, le même pour tous ; par défaut regular, et master pour mesurer les Envahisseurs de They Live.
    .games = Combien de graines, une partie chacune, chaque niveau joue dans chaque camp.
    .seed = Un texte ou un nombre quelconque ; la même graine donne les mêmes parties.
    .jobs = Le nombre de processus qui travaillent en même temps ; cela ne change pas qui gagne.
    .out = Le dossier des fichiers de résultats ; par défaut GAME-ladder.
    .json = Afficher un objet JSON.

ladder-one-level = nommez au moins deux niveaux à comparer, parmi : { $levels }
ladder-no-folder = impossible d’utiliser le dossier { $folder } : { $reason } ; nommez-en un autre avec --out
ladder-stopped = Aucun niveau n’est comparé tant que tous n’ont pas joué. Chaque partie terminée est conservée dans le dossier { $folder }.
ladder-meeting = { $side } contre { $against } :
ladder-level = niveau
ladder-games = parties
ladder-rate =
    gagné
    (int. à 95 %)
ladder-difference =
    points de plus que
    le niveau inférieur
    (int. à 95 %)
ladder-median =
    ms pour
    la moitié
ladder-p95 =
    ms pour
    95 %
ladder-times = Les deux dernières colonnes disent combien de millisecondes un niveau réfléchit sur un cœur : la moitié de ses décisions, et 95 % d’entre elles, n’ont pas pris plus.
ladder-side-heroes = Héros
ladder-side-sins = Péché
ladder-side-humans = Humains
ladder-side-invaders = Envahisseurs
ladder-side-any-side = { $side }
ladder-not-better = { $side } : il n’est pas prouvé que { $level } soit meilleur que { $below }.
