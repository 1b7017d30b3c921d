# LA SEPTIÈME PORTE, la finale : un scénario de notre cru. Les ouvertures se lisent à voix haute.

the-others-story-the-seventh-door = LA SEPTIÈME PORTE
    .type = Finale
    .opening = Chaque péché de cette ville avait une adresse, et vous avez sonné à toutes sauf une. C’est la cave sous la première maison, et elle est plus vieille que la maison. Ce qui se tenait derrière les autres se tient maintenant dans la rue et se laisse regarder. Derrière, les portes s’ouvrent l’une après l’autre, poliment, comme pour des invités. Il n’y a plus personne à appeler. Descendez avec quelque chose dans les mains.
    .begin = Le joueur Péché place 1 jeton Innocent, 1 jeton Corruption et 1 jeton Pentagramme face cachée, chacun sur une case différente.
    .end = La piste Apocalypse monte d’un cran si l’Avatar est sur le plateau, d’un cran si un Héros a été tué pendant cette manche, et d’un cran s’il ne reste aucun jeton Innocent dans le stock.
    .special = Le paquet Apocalypse est mélangé : deux cartes de chaque type, tirées au sort, et personne ne sait lesquelles. L’Avatar est sur le plateau dès le début. Sur une case sans monstre, un Héros peut, à tout moment de son tour, retourner face visible tous les jetons cachés ; un Héros au niveau 7 de corruption tue les Innocents qu’il a. Prenez quelqu’un qui puisse abattre l’Avatar encore et encore.

the-others-mission-no-empty-hands = PAS LES MAINS VIDES
    .opening = Une clé à molette, un mandat, des doigts d’enfant. Peu importe quoi, pourvu que vous ne le lâchiez pas.
    .text = Les { $n } Héros en jeu doivent tous avoir quelque chose en même temps : une Amélioration (face visible ou cachée), un PNJ ou un Innocent. Dans une campagne, un exemplaire de l’Amélioration qu’un survivant a apportée ne compte pas.

the-others-mission-bleed-the-crown = FAITES SAIGNER LA COURONNE
    .opening = On ne l’a jamais blessé deux fois dans la même nuit. Personne n’est resté pour essayer.
    .text = Détruisez l’Avatar 2 fois. Tant que ce n’est pas fait, un Avatar qui n’est pas sur le plateau est aussitôt invoqué.

the-others-mission-lamps-in-the-dark = DES LAMPES DANS LE NOIR
    .opening = Ils sont plus petits que les gens de vos souvenirs. Gardez-les allumés jusqu’à la fin des cloches.
    .text = Quand tous les tours d’une manche ont été joués, des Héros sur des cases défendues doivent avoir ensemble 2 Innocents. Une case est défendue si un Héros y est et qu’il n’y a pas plus de monstres que de Héros.

the-others-mission-shut-the-doors = FERMEZ LES PORTES
    .opening = Trois d’entre elles sont ouvertes. Vous savez ce qu’est une porte : du bois, et quelqu’un pour s’y appuyer.
    .text = Le joueur Péché marque 3 quartiers : ce sont les portes. Quand tous les tours d’une manche ont été joués, chaque quartier marqué qui est défendu est fermé et perd sa marque : un Héros y est, et il n’y a pas plus de monstres que de Héros. Fermez les 3. Aucun nouveau jeton Corruption ne peut être placé dans un quartier marqué.

the-others-question-door = Quel quartier a une porte ?
the-others-log-door-opened = Une porte s’ouvre : { $space }.
the-others-log-door-shut = Une porte est fermée : { $space }.

the-others-map-the-seventh-door-a = La Lanterne
    .text = Huit pâtés de maisons en forme de lanterne, et l’Avatar tout en haut.

the-others-map-the-seventh-door-b = Un seul coin
    .text = Deux rives qui se touchent par un seul coin. L’Avatar s’y tient.
