# Injury cards: what they hinder, how they end, and a line about them.

they-live-injury-split-lip = LÈVRE FENDUE
    .text = 1 dé d’Influence de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = On entend le zozotement, pas l’argument.

they-live-injury-bruised-ribs = CÔTES MEURTRIES
    .text = 1 dé de Combat de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = Ça ne fait mal que quand vous respirez.

they-live-injury-ringing-ears = ACOUPHÈNES
    .text = 1 dé de Discrétion de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = Vous marchez sans bruit, pour autant que vous sachiez.

they-live-injury-winded = SOUFFLE COUPÉ
    .text = Vous ne pouvez ni prendre l’autoroute ni DISTRAIRE LES AUTORITÉS. Légère : disparaît à la fin de la manche suivante.
    .quote = Une minute, et ça passe. Vous n’avez pas une minute.

they-live-injury-shaken = SOUS LE CHOC
    .text = 1 dé d’Intelligence de moins, 1 dé de Technique de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = Le même journal, à l’envers, pendant une heure.

they-live-injury-twisted-ankle = CHEVILLE TORDUE
    .text = 1 dé de Discrétion de moins, et vous ne pouvez pas prendre l’autoroute. Grave : SE PLANQUER la soigne.
    .quote = Le trottoir a gagné aux points.

they-live-injury-broken-hand = MAIN CASSÉE
    .text = 2 dés d’Ingénierie de moins, et vous ne pouvez pas BRICOLER. Grave : une action et 2 ferrailles la soignent.
    .quote = C’était un beau coup de poing. C’est bien le problème.

they-live-injury-concussion = COMMOTION
    .text = 2 dés d’Intelligence de moins, 1 dé de Technique de moins. Grave : une action et un test d’Intelligence réussi la soignent.
    .quote = Qui est le président ? Vous riez trop longtemps.

they-live-injury-deep-cut = ENTAILLE PROFONDE
    .text = 1 dé de Combat de moins, 1 dé de Discrétion de moins. Grave : une action et 3 ferrailles la soignent.
    .quote = Il faut onze points de suture et quelqu’un qui ne pose pas de questions.

they-live-injury-detached-nerve = NERF SECTIONNÉ
    .text = 1 dé de Combat de moins. Grave et permanente : seule une carte qui soigne une Blessure y peut quelque chose.
    .quote = Le bras est là. Il ne prend plus les appels.

they-live-injury-panic = PANIQUE
    .text = Vous ne pouvez ni ÉCHANGER ni INSPECTER. Grave : SE PLANQUER la soigne.
    .quote = Tous les regards ont quelque chose de faux, même dans le miroir.
