# What environments refuse, and what `othersight envs` says.

error-no-action = { $option } n’a pas d’action : dans une question, { $spare } choix au plus peuvent être inconnus du jeu imprimé
error-env-too-large = la partie ne tient pas dans une observation : { $reason }
error-env-room = { $kind } : il y en a { $there }, et les environnements ont de la place pour { $room }
error-env-number = { $given } n’est pas un nombre de parties ; donnez un nombre entier à partir de 1
error-env-scenario-options = un fichier de scénario dit toute la mise en place ; omettez { $options }
error-env-other-game = le scénario { $file } est pour { $game } ; cet environnement joue à { $wanted }
error-env-case = il n’y a pas de cas { $given } ; { $file } a les cas 0 à { $last }
error-env-action = l’action { $action } ({ $text }) n’est pas permise à { $seat } maintenant ; le masque d’actions montre lesquelles le sont
error-env-seats = la partie a { $given } places et cet environnement a été créé pour { $made } ; donnez-lui le plus grand nombre de joueurs à sa création
error-env-max-cycles = { $given } n’est pas un nombre de cycles ; donnez un nombre entier à partir de 1, ou rien pour jouer jusqu’à la fin
error-env-extra = les environnements ont besoin de { $missing } : pip install 'othersight[envs]'

envs-help = Environnements pour PettingZoo et Gymnasium : the_others-v1 et they_live-v2.
envs-check-help = Lancer les tests de PettingZoo sur les deux environnements et mesurer leur vitesse avec des actions permises au hasard.
    .seconds = Combien de temps joue chaque environnement, en secondes de processeur.
    .peers = Mesurer aussi les environnements classiques de PettingZoo (pip install 'pettingzoo[classic]').
    .json = Afficher un objet JSON.
envs-passed = { $env } : { $test } réussi
envs-failed = { $env } : { $test } raté : { $reason }
envs-speed = { $env } : { $steps } pas par seconde
envs-compiled = le moteur est compilé
envs-interpreted = le moteur est interprété ; make compile construit les modules d’extension
envs-no-peer = { $env } n’est pas là et n’est donc pas mesuré : { $reason }
