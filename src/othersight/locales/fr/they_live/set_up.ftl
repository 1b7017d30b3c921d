# The options with which a game of They Live is begun.

they-live-set-up-players = Nombre de joueurs : 4, 5 ou 6, personnes et robots compris.
they-live-set-up-difficulty = Difficulté de Cable 54 : very-easy, easy, normal, advanced ou expert.
they-live-set-up-figures = Une autre valeur pour un chiffre du contenu, désigné par son chemin. Peut être répété.
