# LIGHTS OUT, a Story of our own: its Missions, its maps, and what a Round puts at stake.

the-others-story-lights-out = EXTINCTION DES FEUX
    .type = Terreur
    .opening = À neuf heures le courant a manqué, et à neuf heures une vous avez su ce qu’il tenait dehors. Ils sont montés par les caves, sans bruit, et ils se sont mis à bâtir. Quelque part derrière le fleuve il reste un matin, à huit heures d’ici. Personne ne vous demande de chasser le noir. On vous demande d’y rester debout, pièce après pièce, une lampe à la main, et de ne pas lâcher la poignée.
    .begin = Le joueur Péché place 1 jeton Nid et 1 jeton Feu, chacun sur une case différente.
    .end = La piste Apocalypse monte d’un cran si un Héros est sur une case avec un monstre, et d’un cran par Héros tué pendant cette manche.
    .special = Il n’y a pas de règle spéciale.

the-others-mission-smoke-them-out = ENFUMEZ-LES
    .opening = On reconnaît un nid à la tiédeur de la porte de la cave. Frappez avec quelque chose qui brûle.
    .text = Retirez { $n } jetons Nid de cases sans monstre.

the-others-mission-hold-the-blocks = TENEZ LES RUES
    .opening = Une lampe à une fenêtre, et la rue d’à côté ose en allumer une autre. Restez jusqu’à ce que l’horloge vous ait vus.
    .text = Tenez { $n } quartiers. Un quartier est tenu si un Héros et aucun monstre s’y trouvent quand tous les tours d’une manche ont été joués ; il est alors marqué et compte une fois. Aucun nouveau jeton Corruption ne peut être placé dans un quartier marqué.

the-others-mission-take-back-the-houses = REPRENEZ LES MAISONS
    .opening = Ils ont emménagé, accroché leurs tableaux et mis la table. Expulsez-les, un salon après l’autre.
    .text = Détruisez { $n } monstres en combat dans des quartiers.

the-others-mission-hold-until-morning = TENEZ JUSQU’AU MATIN
    .opening = Il est venu en personne voir qui veille encore. Barrez les portes, comptez-vous, et qu’il vous trouve tous à la maison.
    .text = Menez à sa fin une manche pendant laquelle aucun Héros n’a été tué, en tenant au moins 2 quartiers : dans chacun se trouvent un Héros et aucun monstre quand tous les tours de la manche ont été joués.

the-others-map-lights-out-a = Bassin du Port
    .text = Un anneau de pâtés de maisons autour d’un bassin ouvert, et une jetée à une seule entrée.

the-others-map-lights-out-b = Eaux Noires
    .text = Deux îles de pâtés de maisons ; la ligne de métro blanche est le seul passage.

the-others-goal-stake-lights-out = la piste Apocalypse, maintenant à { $level } sur 7, { $killed ->
    [0] monte si un Héros est avec un monstre à la fin, et pour chaque Héros tué
   *[other] monte pour chaque Héros tué, et si un Héros est avec un monstre à la fin
}
