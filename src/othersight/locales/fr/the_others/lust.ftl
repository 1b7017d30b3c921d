# Lust: a Sin of our own, with its power and its six cards.

the-others-name-lust = Luxure
    .gender = f
    .the = la Luxure
    .of = de la Luxure
    .to = à la Luxure
the-others-source-lust = Luxure
    .gender = f
    .the = la Luxure
    .of = de la Luxure
the-others-sin-lust = LUXURE
    .power = CHAQUE CARESSE LAISSE UNE TRACE
    .text = Dans chaque combat, le joueur Péché ajoute 1 CORR, y compris lors des Réactions et de la riposte des monstres après un combat à distance.
    .quote = Approche. Tu allais le faire de toute façon.
    .gender = f

the-others-card-siren-call = LE CHANT DES SIRÈNES
    .window = Au début du tour d’un Héros à côté d’une case avec un monstre
    .text = Le Héros actif est téléporté sur une case adjacente avec un monstre, au choix du joueur Péché.
    .quote = Ça connaissait ton nom. Tu étais à mi-chemin avant de t’en rendre compte.

the-others-card-sweet-nothings = MOTS DOUX
    .window = Au début du tour d’un Héros
    .text = Le Héros actif subit 1 corruption, ou 2 sur une case avec un monstre.
    .quote = Rien n’a été promis. C’était toute la beauté de la chose.

the-others-card-forbidden-fruit = LE FRUIT DÉFENDU
    .window = Au début du tour d’un Héros, si un Héros quelconque est au niveau 5 ou plus
    .text = Le joueur Péché gagne 1 jeton Réaction par Héros en jeu au niveau 5 ou plus, 2 au plus.
    .quote = Une bouchée, il y a des années. Depuis, ça pousse.

the-others-card-the-embrace = L’ÉTREINTE
    .window = Au début d’un combat
    .text = Le joueur Péché ajoute 2 CORR dans ce combat.
    .quote = Ses bras étaient chauds. C’était ça, le pire.

the-others-card-primal-desire = DÉSIR PRIMORDIAL
    .window = Au début d’un combat avec l’Avatar
    .text = Le joueur Péché ajoute 1 COUP par tranche complète de 2 niveaux de corruption du Héros.
    .quote = Il porte le visage à qui tu ouvrirais la porte.

the-others-card-a-kiss-goodbye = UN BAISER D’ADIEU
    .window = Après un combat auquel le Contrôleur a pris part et où le Héros a été blessé
    .text = Ce Héros, s’il est en vie, subit 2 corruptions.
    .quote = Sur la joue, comme de vieux amis. La trace ne s’est jamais effacée.
