# Greed: a Sin of our own, with its power and its six cards.

the-others-name-greed = Avarice
    .gender = f
    .the = l’Avarice
    .of = de l’Avarice
    .to = à l’Avarice
the-others-source-greed = Avarice
    .gender = f
    .the = l’Avarice
    .of = de l’Avarice
the-others-sin-greed = AVARICE
    .power = CE QUI EST À TOI M’EST DÛ
    .text = Après un combat où un Héros a placé un jeton Blessure, ce Héros, s’il est en vie et possède une Amélioration, en perd une de son choix ; elle va sous la pioche des Améliorations.
    .quote = Tu as tant de choses. Celle-ci te manquera à peine.
    .gender = f

the-others-card-golden-touch = LE TOUCHER D’OR
    .window = Au début du tour d’un Héros qui a une Amélioration face visible
    .text = Le Héros actif retourne face cachée, jusqu’à la fin de la manche, une de ses Améliorations face visible.
    .quote = De l’or massif. Essaie de tirer avec.

the-others-card-the-tollbooth = LE PÉAGE
    .window = Au début du tour d’un Héros qui a une Amélioration
    .text = Le Héros actif subit 1 corruption par Amélioration qu’il possède, 2 au plus.
    .quote = Tout ce qui passe cette ligne se déclare.

the-others-card-compound-interest = INTÉRÊTS COMPOSÉS
    .window = Au début du tour d’un Héros, si un Héros quelconque a une Amélioration
    .text = Le joueur Péché gagne 1 jeton Réaction par Héros en jeu qui a une Amélioration, 2 au plus.
    .quote = Ça grossit pendant que tu dors. Ça grossit aussi quand tu ne dors pas.

the-others-card-grasping-hands = MAINS AVIDES
    .window = Au début d’un combat d’un Héros qui a une Amélioration
    .text = Le joueur Péché lance 1 dé de plus par Amélioration du Héros, 2 au plus.
    .quote = Cent doigts, et tous veulent la montre.

the-others-card-primal-avarice = AVARICE PRIMORDIALE
    .window = Au début d’un combat avec l’Avatar
    .text = Le joueur Péché ajoute 2 COUP dans ce combat.
    .quote = Il a tout. Il est venu chercher le reste.

the-others-card-final-demand = DERNIÈRE RELANCE
    .window = Après un combat auquel le Contrôleur a pris part et où le Héros a été blessé
    .text = Le joueur Péché pioche 2 cartes Péché.
    .quote = L’enveloppe est rouge. La main qui la tend aussi.

the-others-question-give-up = À quelle Amélioration est-ce que { $hero } renonce ?
