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

## The second set

they-live-injury-jammed-thumb = POUCE COINCÉ
    .text = 1 dé d’Ingénierie de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = Tous les écrous de la ville sont devenus gauchers.

they-live-injury-smoke-in-the-eyes = FUMÉE DANS LES YEUX
    .text = Vous ne pouvez pas INSPECTER. Légère : disparaît à la fin de la manche suivante.
    .quote = Vous regardez de toutes vos forces, et tout se ressemble.

they-live-injury-lost-voice = VOIX PERDUE
    .text = 1 dé d’Influence de moins, et vous ne pouvez pas ÉCHANGER. Légère : disparaît à la fin de la manche suivante.
    .quote = Marchander, c’est surtout du souffle.

they-live-injury-torn-coat = MANTEAU DÉCHIRÉ
    .text = 2 dés de Discrétion de moins. Légère : disparaît à la fin de la manche suivante.
    .quote = La doublure est rouge. Évidemment.

they-live-injury-dizzy-spell = VERTIGE
    .text = Vous ne pouvez pas SE DÉPLACER. Légère : disparaît à la fin de la manche suivante.
    .quote = Le trottoir fait la moitié du chemin vers vous.

they-live-injury-sprained-wrist = POIGNET FOULÉ
    .text = 1 dé de Combat de moins, et vous ne pouvez pas BRICOLER. Légère : disparaît à la fin de la manche suivante.
    .quote = Bon pour faire signe, et pas grand-chose d’autre.

they-live-injury-dislocated-shoulder = ÉPAULE DÉBOÎTÉE
    .text = 2 dés de Combat de moins. Grave : une action et un test de Combat réussi la soignent.
    .quote = Il y a un truc pour la remettre. Un truc bruyant.

they-live-injury-burned-palms = PAUMES BRÛLÉES
    .text = 2 dés de Technique de moins. Grave : une action et 2 ferrailles la soignent.
    .quote = Vous avez lâché le fil. Le fil a pris son temps.

they-live-injury-cracked-tooth = DENT FÊLÉE
    .text = 2 dés d’Influence de moins. Grave : SE PLANQUER la soigne.
    .quote = On se fie à un sourire, et vous n’en faites plus.

they-live-injury-bad-dreams = MAUVAIS RÊVES
    .text = 1 dé d’Intelligence de moins, et vous ne pouvez pas SE PLANQUER. Grave : une action et 1 ferraille la soignent.
    .quote = Dès que vous vous couchez, on vous lit la météo.

they-live-injury-bad-limp = MAUVAISE BOITERIE
    .text = Vous ne pouvez ni prendre l’autoroute ni DISTRAIRE LES AUTORITÉS. Grave : une action et un test d’Ingénierie réussi la soignent.
    .quote = On vous reconnaît maintenant à vos pas, à deux rues.
