# THE LAST CONFESSION, a Story of our own: its Missions, its maps, and what a Round puts at stake.

the-others-story-the-last-confession = LA DERNIÈRE CONFESSION
    .type = Corruption
    .opening = L’homme qui l’a fait entrer est mort, et il voudrait dire pourquoi. Pas à un prêtre. Il veut des gens qui ont eux-mêmes à répondre de quelque chose, et il veut qu’on l’entende jusqu’au bout, devant témoins, dans des maisons où rien n’écoute aux portes. À Haven, trois personnes connaissent chacune la moitié de l’histoire. L’une d’elles ment, et vous aussi, puisqu’on vous a priés de garder votre propre dossier fermé.
    .begin = Le joueur Péché place 1 jeton Corruption et 1 jeton Pentagramme, chacun sur une case différente.
    .end = La piste Apocalypse monte d’un cran s’il y a des jetons Corruption dans au moins 3 quartiers, jetons permanents compris, et d’un cran si un Héros est au niveau 6 de corruption ou plus.
    .special = On joue avec les cartes Passé Trouble : un Héros qui finit son propre tour au niveau 7 de corruption révèle la sienne et l’applique.

the-others-mission-find-the-witnesses = TROUVEZ LES TÉMOINS
    .opening = Ils sont sortis par trois portes et ont fermé chacune à clé. Soyez polis. Soyez rapides. Soyez les premiers.
    .text = Ayez 2 jetons PNJ avec des Héros en même temps.

the-others-mission-bare-your-soul = METTEZ VOTRE ÂME À NU
    .opening = Il parlera quand vous aurez parlé. Trouvez une pièce calme, dites le pire à voix haute, et sentez-le partir.
    .text = { $n } fois, un Héros au niveau 4 de corruption ou plus finit un tour dans un quartier avec une icône Repentance et sans monstre. Le niveau de ce Héros baisse de 2.

the-others-mission-silence-the-accusers = FAITES TAIRE LES ACCUSATEURS
    .opening = Ils savent ce que vous avez fait et commencent à le lire à voix haute. La tache sur vos mains sert au moins à cela : elle sait où serrer.
    .text = Détruisez { $n } monstres dans des combats de Héros au niveau 4 de corruption ou plus.

the-others-mission-hear-the-confession = ÉCOUTEZ LA CONFESSION
    .opening = Il dit un chapitre dans chaque maison et demande chaque fois qui écoute. Amenez le témoin. Fermez la porte. Restez jusqu’à la fin.
    .text = Tenez { $n } quartiers, chacun avec un témoin : un quartier compte si un Héros avec un jeton PNJ et aucun monstre s’y trouvent quand tous les tours d’une manche ont été joués ; il est alors marqué et compte une fois. Aucun nouveau jeton Corruption ne peut être placé dans un quartier marqué.

the-others-map-the-last-confession-a = Colline du Gibet
    .text = Des pâtés de maisons en gradins, du tribunal tout en haut jusqu’à la prison.

the-others-map-the-last-confession-b = La Cour et la Chapelle
    .text = Le tribunal sur une rive, la chapelle sur l’autre, et une ligne de métro dessous.

the-others-goal-stake-the-last-confession = la piste Apocalypse, maintenant à { $level } sur 7, monte pour de la Corruption dans 3 quartiers, et pour un Héros au niveau 6 ou plus
