# Gluttony: a Sin of our own, with its power and its six cards.

the-others-name-gluttony = Gourmandise
    .gender = f
    .the = la Gourmandise
    .of = de la Gourmandise
    .to = à la Gourmandise
the-others-source-gluttony = Gourmandise
    .gender = f
    .the = la Gourmandise
    .of = de la Gourmandise
the-others-sin-gluttony = GOURMANDISE
    .power = ILS MANGENT ENSEMBLE
    .text = Chaque monstre qui partage sa case avec un autre monstre a 1 Défense de plus.
    .quote = Il y a toujours de la place pour un de plus. À table, et au menu.
    .gender = f

the-others-card-rotten-feast = FESTIN POURRI
    .window = Au début du tour d’un Héros
    .text = Le joueur Péché place 1 jeton Corruption sur la case du Héros actif.
    .quote = Mangez. Ce matin, c’était vivant.

the-others-card-famine = FAMINE
    .window = Au début du tour d’un Héros{ $famine-wounds ->
        [0] {" "}qui a un jeton Tour Supplémentaire
       *[other] {""}
    }
    .text = Le Héros actif perd 1 jeton Tour Supplémentaire{ $famine-wounds ->
        [0] .
        [one] {" "}ou, s’il n’en a pas, subit 1 blessure.
        [other] {" "}ou, s’il n’en a pas, subit { $famine-wounds } blessures.
       *[today] {" "}ou, s’il n’en a pas, subit 2 blessures.
    }
    .quote = Tout ce temps que tu avais mis de côté ? Délicieux.

the-others-card-dinner-bell = À TABLE !
    .window = Au début du tour d’un Héros
    .text = Déplacez jusqu’à 2 monstres de 1 pas chacun selon les règles habituelles : aucun ne peut quitter une case où se trouve un Héros.
    .quote = Personne n’a sonné. Ils sont venus quand même.

the-others-card-second-helping = DEUXIÈME SERVICE
    .window = Au début d’un combat avec au moins 2 monstres
    .text = Le joueur Péché ajoute 1 COUP par monstre du combat après le premier, 2 au plus.
    .quote = Une bouchée chacun, c’est bien le moins.

the-others-card-primal-appetite = APPÉTIT PRIMORDIAL
    .window = Au début d’un combat avec l’Avatar
    .text = Le joueur Péché lance 2 dés de plus dans ce combat.
    .quote = Il ouvre la bouche, et la rue raccourcit.

the-others-card-open-wounds = PLAIES OUVERTES
    .window = Après un combat où le Héros a été blessé
    .text = Ce Héros ne peut plus soigner de blessure, d’aucune manière, jusqu’à la manche suivante.
    .quote = Ils le sentent à trois rues d’ici.

the-others-log-famine = { $hero } perd un jeton Tour Supplémentaire.
the-others-log-open-wounds = { $hero } ne peut rien soigner jusqu’à la manche suivante.
