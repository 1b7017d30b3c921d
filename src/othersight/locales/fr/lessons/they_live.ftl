# What the lessons of They Live say: a heading, and one idea beneath it.

lesson-they-live-first = Votre première manche
    .text = Douze petites étapes avec Ray Doyle, puis une vraie partie continue à partir de là.
lesson-they-live-first-win = Comment on gagne
    .text = Vous êtes la Résistance. Les Humains gagnent quand ils réussissent les trois cartes de l’Assaut Final contre Cable 54. Pour cela, il vous faut des Ressources : des cartes que vous portez aux panneaux et que vous déployez. La ligne au-dessus du plateau dit où vous en êtes.
lesson-they-live-first-lose = Comment on perd
    .text = L’horloge part de 12:00. Si elle arrive à 00:00 avant que l’Assaut Final soit lancé, les Envahisseurs gagnent. Ils gagnent aussi si l’assaut échoue, ou si quelqu’un meurt et qu’il ne reste aucun personnage de réserve.
lesson-they-live-first-who = Qui vous êtes
    .text = Certains joueurs sont peut-être des Envahisseurs, et chacun ne connaît que sa propre identité. Appuyez longuement sur la marque de votre plateau pour voir la vôtre. Vous êtes Ray Doyle, et vous êtes un Humain. Quelqu’un d’autre ne l’est peut-être pas.
lesson-they-live-first-move = Se déplacer
    .text = Une manche commence par la phase d’Action. D’abord, vous pouvez aller gratuitement sur une case voisine. Allez au Panneau du Toit : choisissez la case éclairée sur le plateau, ou la ligne sous « À vous de décider ».
lesson-they-live-first-lenses = Regarder à travers les lunettes
    .text = Des cartes peuvent être sabotées, et cela ne se voit pas sur leur face. Un jeton Lunettes vous permet de regarder à travers les lunettes. Regardez vos propres cartes : l’une des deux porte l’icône des Envahisseurs.
lesson-they-live-first-end = Finir le tour
    .text = La CEINTURE À OUTILS est sabotée ; le MÉGAPHONE est sain. Vous le savez maintenant, et personne d’autre. Finissez votre tour, puis les trois autres jouent le leur.
lesson-they-live-first-fight = Combattre
    .text = Pendant la phase de Réponse, les ennemis attaquent ceux qui sont sur leur case. Vous lancez d’abord Discrétion, puis Combat ; chaque BASTON est un succès. Le Civil a 4 de santé, et le tuyau que vous avez en main vous donne un dé de plus.
lesson-they-live-first-search = Fouiller
    .text = Quatre succès : le Civil est battu. Les dés sont sur la table. Après un combat, vous pouvez fouiller les lieux avec Intelligence, et chaque succès est une carte de la Cachette.
lesson-they-live-first-build = Entreposer
    .text = Voici la phase de Lieu. À un panneau, vous pouvez entreposer : mettre des cartes dans son dépôt, face cachée. Plus tard, quelqu’un vérifie le dépôt et déploie les cartes comme Ressources.
lesson-they-live-first-deposit = Seulement la carte saine
    .text = Une Ressource sabotée rendrait l’Assaut Final plus difficile. Entreposez donc le MÉGAPHONE et gardez la CEINTURE À OUTILS. Ensuite, les autres jouent leur tour de Lieu, et le Flash info fait avancer l’horloge.
lesson-they-live-first-leader = Choisir un chef
    .text = À la fin d’une manche, tous votent pour le chef, qui joue en premier et peut seul lancer l’Assaut Final. Vous savez que vous êtes un Humain ; votez pour vous, ou pour quelqu’un en qui vous avez confiance.
lesson-they-live-first-on = À vous de jouer
    .text = Il est 13:00 et la manche 2 commence. Remplissez les dépôts, déployez des cartes saines, regardez ce que font les autres, et soyez à Cable 54 quand l’horloge est rouge. À partir d’ici, vous choisissez librement. Pointez n’importe quoi pour savoir ce que c’est, et demandez une suggestion quand vous voulez.
