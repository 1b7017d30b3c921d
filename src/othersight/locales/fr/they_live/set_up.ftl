# The options with which a game of They Live is begun.

they-live-set-up-players = Nombre de joueurs : 4, 5 ou 6, personnes et robots compris.
they-live-set-up-difficulty = Difficulté de Cable 54 : very-easy, easy, normal, advanced ou expert.
they-live-set-up-town = Où se joue la partie : city, la ville, ou harbour, un port avec ses propres lieux.
they-live-set-up-cards = Quelles cartes sont en jeu : all, toutes, ou first, le jeu plus petit des anciennes parties.
they-live-set-up-seen = Cartes que vous avez déjà vues dans d’autres parties, séparées par des virgules ; elles viennent en dernier.
they-live-set-up-figures = Une autre valeur pour un chiffre du contenu, désigné par son chemin. Peut être répété.
they-live-advice-difficulty = À { $players } joueurs, { $difficulty } est le plus équilibré : les Humains ont gagné { $share } % de { $games } parties entre robots moyens, dans la ville.
they-live-error-seen = seen nomme { $name }, qui n’est ni un flash info, ni une carte Lieu, Blessure ou Assaut Final
