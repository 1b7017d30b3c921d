# What the lessons of The Others say: a heading, and one idea beneath it.

lesson-the-others-first = Votre premier tour
    .text = Douze petites étapes avec Thorley, puis une vraie partie continue à partir de là.
lesson-the-others-first-win = Comment gagner
    .text = Vous jouez trois Héros contre l’Orgueil, un Péché que joue un robot. Les Héros gagnent quand ils ont accompli toutes les missions du scénario, l’une après l’autre. La première est « ÉQUIPEZ-VOUS ! » : obtenir 3 Améliorations. La ligne au-dessus du plateau dit toujours ce qu’il vous faut.
lesson-the-others-first-lose = Comment perdre
    .text = Un Héros qui a cinq blessures est mort, et un autre prend sa place depuis votre réserve de quatre. Quand un Héros meurt et qu’il n’y a plus personne dans la réserve, le Péché gagne. Chaque manche renforce le Péché : n’attendez pas.
lesson-the-others-first-turn = Ce qu’est un tour
    .text = À chaque manche, chaque Héros a deux tours. Pendant un tour, un Héros peut se déplacer de deux cases au plus et faire une action : combattre, ou résoudre une crise. Voici Thorley, et c’est son tour.
lesson-the-others-first-move = Se déplacer
    .text = On trouve des Améliorations au Commissariat Neuf, et un Acolyte le garde. Allez-y : choisissez la case éclairée sur le plateau, ou la ligne sous « À vous de décider ».
lesson-the-others-first-fight = Combattre
    .text = L’Acolyte est maintenant sur votre case. Dans un combat, les deux camps lancent leurs dés en même temps. Thorley lance 4 dés, et l’Acolyte tombe si on lui attribue 2 COUP.
lesson-the-others-first-corruption = Un peu de corruption
    .text = Avant le lancer, un Héros peut prendre de la corruption : son niveau de corruption monte de un, et il reçoit le bonus de chaque niveau atteint. Cela vous rend fort maintenant et se paie plus tard. Prenez-en une fois, pour voir.
lesson-the-others-first-hit = Les dés
    .text = Les dés sont sur la table. Vous avez 2 COUP : assez pour l’Acolyte. Il en a 2 aussi ; votre Défense en arrête un, car l’Orgueil annule un point de Défense d’un Héros isolé. Attribuez vos COUP.
lesson-the-others-first-wound = Une blessure
    .text = Un COUP est passé. Une blessure couvre un emplacement de la piste Corruption, et son bonus est perdu jusqu’à ce qu’elle soit soignée. Les emplacements les plus hauts coûtent le moins, puisque vous les atteignez en dernier.
lesson-the-others-first-city = Action de Ville
    .text = Chaque quartier a une Action de Ville : toutes les icônes de sa barre, gratuitement, une fois par manche pour chaque Héros. Le Commissariat Neuf a deux icônes, Amélioration et Soin. Utilisez-les.
lesson-the-others-first-upgrade = Une Amélioration
    .text = Cinq Améliorations sont face visible. Choisissez-en une : elle reste à Thorley et compte pour la mission. Ensuite, la seconde icône soigne sa blessure toute seule.
lesson-the-others-first-end = Fin du tour
    .text = Thorley s’est déplacé et a combattu. Finissez son tour. Le Péché peut alors répondre par une Réaction : déplacer un monstre, et combattre le Héros dont c’était le tour.
lesson-the-others-first-on = À vous de jouer
    .text = Le Péché a amené une Abomination dans la rue à côté de vous. Il reste deux Améliorations à obtenir, et c’est au tour de Rose. À partir d’ici, vous choisissez librement, contre un adversaire facile. Pointez n’importe quoi pour savoir ce que c’est, et demandez une suggestion quand vous voulez.
