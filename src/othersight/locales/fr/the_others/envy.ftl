# Envy: a Sin of our own, with its power and its six cards.

the-others-name-envy = Envie
    .gender = f
    .the = l’Envie
    .of = de l’Envie
    .to = à l’Envie
the-others-source-envy = Envie
    .gender = f
    .the = l’Envie
    .of = de l’Envie
the-others-sin-envy = ENVIE
    .power = ILS ONT PLUS QUE TOI
    .text = Dans chaque combat d’un Héros qui partage sa case avec un autre Héros, le joueur Péché ajoute 1 COUP, y compris lors des Réactions et de la riposte des monstres après un combat à distance.
    .quote = Regarde qui se tient à côté de toi. Regarde ce qu’ils ont, eux.
    .gender = f

the-others-card-whispers = CHUCHOTEMENTS
    .window = Au début du tour d’un Héros
    .text = Le Héros actif subit 1 corruption, ou 2 si un autre Héros est sur sa case.
    .quote = Ils parlaient de toi. Ils parlent toujours de toi.

the-others-card-parting-ways = CHACUN SA ROUTE
    .window = Au début du tour d’un Héros, si un autre Héros est sur sa case
    .text = Le Héros actif est téléporté sur une case adjacente au choix du joueur Péché.
    .quote = Il n’a jamais été question d’argent.

the-others-card-coveted-thing = L’OBJET CONVOITÉ
    .window = Au début du tour d’un Héros que personne ne dépasse en Améliorations
    .text = Le Héros actif, si aucun Héros en jeu n’a plus d’Améliorations que lui, retourne face cachée, jusqu’à la fin de la manche, une de ses Améliorations face visible.
    .quote = Tu n’en voulais que parce que c’était à elle.

the-others-card-green-eyed = VERT DE JALOUSIE
    .window = Au début d’un combat
    .text = Le joueur Péché lance 1 dé de plus, et encore 1 par autre Héros sur la case du Héros.
    .quote = Quelqu’un a laissé la porte se refermer. C’est toujours quelqu’un.

the-others-card-primal-jealousy = JALOUSIE PRIMORDIALE
    .window = Au début d’un combat avec l’Avatar
    .text = Le joueur Péché ajoute 1 CORR, et 1 de plus par Héros en jeu dont le niveau de corruption est plus bas.
    .quote = Il compte d’abord ceux qui sont propres.

the-others-card-if-i-cannot-have-it = SI JE NE PEUX PAS L’AVOIR
    .window = Après un combat auquel le Contrôleur a pris part et où le Héros a été blessé
    .text = Ce Héros, s’il est en vie et possède une Amélioration, en perd une de son choix ; elle va sous la pioche des Améliorations.
    .quote = Il a cassé la chose, puis il a souri.
