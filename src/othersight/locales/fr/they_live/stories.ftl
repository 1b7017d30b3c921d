# Personal stories: title, intro, an ending for either side, and the six cards between.

## Ray Doyle

they-live-story-ray-doyle = La Dixième Reprise
    .intro = Le contremaître de la file des journaliers veut savoir si vous bougez encore. Il a un cousin qui prétend que non. Le cousin enlève déjà sa veste.
    .human = Ils ne l’ont jamais battu ; ils l’ont seulement dit. Ray boucle la ceinture sur sa chemise de travail. Désormais, c’est lui qui choisit ses adversaires, et il a vu leurs visages.
    .invader = Bien sûr qu’il s’est couché. La ceinture était le prix, et le visage dans le miroir du vestiaire, le reste. Il est temps de se faire payer par quelques autres qui ont cru en ses poings.

they-live-story-card-old-gym = VIEILLE SALLE DE BOXE
    .text = Le bureau des journaliers était votre salle de boxe. Un sac pend encore au fond, et quelqu’un de jeune s’appuie dessus.

they-live-story-card-rematch = REVANCHE
    .text = Niveau deux du parking, des phares en cercle. L’homme à qui on a donné votre victoire est là, et il a amené ses épaules.

they-live-story-card-cut-man = SOIGNEUR
    .text = Le vieux qui vous refermait les arcades balaie au dispensaire. Souvenez-vous de quel baume c’était, et il l’aura encore.

they-live-story-card-fixers-table = LA TABLE DU TRUQUEUR
    .text = Au club, la troisième table après la fenêtre : l’homme qui a truqué la dixième. Vous voulez seulement être assez près pour entendre qui le paie.

they-live-story-card-sparring-partner = PARTENAIRE D’ENTRAÎNEMENT
    .text = Au campement, un grand gamin boxe une bâche, et perd. Il suivrait quelqu’un qui saurait lui dire pourquoi.

they-live-story-card-ringside-bell = CLOCHE DU RING
    .text = Derrière le supermarché, on la vend comme cale-porte. Si vous la faites sonner de nouveau, elle réveillera plus que la salle.

## Connie Vale

they-live-story-connie-vale = À la une
    .intro = Le kiosquier a gardé votre dernière chronique sous le comptoir. Faites-lui dire qui d’autre l’a demandée.
    .human = Quatre minutes, sans coupe, avec les visages tels qu’ils sont. Connie signe la boîte de son nom. Qu’ils essaient donc de publier un rectificatif.
    .invader = C’est elle qui a enterré l’histoire : voilà pourquoi elle sait où creuser. C’est à elle de diffuser la bobine, le jour qui conviendra à la direction. D’ici là, il y a tant à apprendre des gens qui ont quelque chose à dire.

they-live-story-card-dead-drop = BOÎTE AUX LETTRES MORTE
    .text = Une enveloppe est roulée dans le deuxième journal en partant du bas. En face, un homme lit la même page pour la troisième fois.

they-live-story-card-hostile-source = SOURCE HOSTILE
    .text = Le vice-président de la banque ne donne jamais d’interview. Il en donne une en ce moment, mais il ne le sait pas encore.

they-live-story-card-fact-checker = VÉRIFICATION DES FAITS
    .text = L’église consigne chaque enterrement dans un registre. Comparez-le aux chiffres de la ville, et voyez qui meurt deux fois.

they-live-story-card-cutting-room = SALLE DE MONTAGE
    .text = À un étage inachevé de l’hôtel, la chaîne entrepose ce qu’elle coupe. Il reste une machine pour le lire.

they-live-story-card-sunday-supplement = SUPPLÉMENT DU DIMANCHE
    .text = Le supermarché imprime lui-même ses prospectus. La fille de la presse adorerait composer autre chose que du jambon.

they-live-story-card-retraction = DÉMENTI
    .text = L’homme qui a tué votre article vit sur la colline avec ses prix. Quelque part dans sa déclaration, deux dates ne concordent pas.

## Big Lou Ortega

they-live-story-big-lou-ortega = Tel que construit
    .intro = Un treuil s’est bloqué, la charge en l’air, et en dessous il n’y a que des nouveaux. Vous répariez des treuils quand ils étaient à l’école.
    .human = Une seule clé, et toutes les portes qu’il a posées. Lou la met à l’anneau, entre celle de chez lui et celle de la cabane à outils. Il a bâti cette ville ; il peut bien y faire entrer des gens.
    .invader = Ils ne lui ont pas promis d’argent. Ils ont promis que quelque chose qu’il avait bâti resterait debout. Il garde la clé au bout d’un ruban, et laisse passer les gens par les portes qu’on lui dit.

they-live-story-card-time-clock = POINTEUSE
    .text = L’horloge du chantier retarde de onze minutes depuis le printemps. Onze minutes, quatre cents hommes : ouvrez-la.

they-live-story-card-grievance = DOLÉANCE
    .text = Le délégué ne prend plus de plaintes. Trente hommes dans la file en soutiendront une, si elle est bien tournée.

they-live-story-card-crane-cab = CABINE DE GRUE
    .text = Quelque chose de long, enveloppé de toile, attend dans la cabine en haut de l’hôtel. Il faut d’abord faire tourner la grue par ce vent.

they-live-story-card-brothers-tent = LA TENTE DU FRÈRE
    .text = Votre frère vit sous une bâche et dit à tout le monde qu’il est entre deux logements. Il ne vous a plus parlé depuis la grève.

they-live-story-card-service-tunnel = TUNNEL DE SERVICE
    .text = Derrière la salle des pompes du parking, il y a un tunnel qui n’est sur aucun plan, et le plan est de vous. Allez-y doucement ; il sert.

they-live-story-card-safe-door = PORTE DE COFFRE
    .text = Cette porte de chambre forte, c’est vous qui l’avez posée, avec une astuce. La banque y a ajouté la sienne.

## Dot Kimura

they-live-story-dot-kimura = Ligne partagée
    .intro = Niveau trois, près des cabines : l’un des téléphones sonne, et il n’est relié à rien. Trouvez sur quoi il sonne.
    .human = Le boîtier a la taille d’une gamelle et chante une seule note, à l’envers. Dot y colle l’oreille et, pour la première fois depuis des années, n’entend plus rien du tout. Aux autres, maintenant.
    .invader = On ne l’a jamais renvoyée ; on l’a promue. Le boîtier garde la note juste, et il reste en ville quelques personnes qui sonnent faux. Elle est très douée pour les aider avec leur matériel.

they-live-story-card-wire-tap = ÉCOUTE
    .text = Le coffret téléphonique de la bretelle d’autoroute porte quatre centraux et autre chose. Branchez-vous, et tendez l’oreille à ce qui n’est pas une voix.

they-live-story-card-test-pattern = MIRE
    .text = Sur la colline, une maison a une parabole tournée vers le bas. Son image est une mire, et la mire change chaque nuit.

they-live-story-card-bench-work = TRAVAIL D’ÉTABLI
    .text = Le cardiographe du dispensaire est mort en mars. Réparez-le avec ce qu’il y a dans le tiroir, et voyez ce qu’il capte d’autre.

they-live-story-card-party-line = LIGNE PARTAGÉE
    .text = Derrière le kiosque, onze vieilles dames partagent une ligne et entendent tout. Elles ne parlent qu’aux gens polis.

they-live-story-card-roof-antenna = ANTENNE DU TOIT
    .text = Sur l’hôtel se dresse une antenne que les plans appellent paratonnerre. Le garde se penche au bord toutes les quatre minutes.

they-live-story-card-night-school = COURS DU SOIR
    .text = Dans la salle paroissiale, un professeur à la retraite explique les ondes à six personnes. Il écrit la seule formule que vous n’avez jamais finie.

## Deacon Ames

they-live-story-deacon-ames = Le sermon que personne n’a enregistré
    .intro = Les chaises sont sorties, et cinq personnes sont entrées à cause de la pluie. Donnez-leur une raison de rester jusqu’à ce qu’elle cesse.
    .human = Ils viennent par deux, par trois, sans enseigne à la porte, jusqu’à la dernière chaise. Deacon leur dit ce qu’il a vu. Personne ne rit, et personne ne rentre chez soi.
    .invader = Il parle magnifiquement ; il l’a toujours fait. Une petite offre a suffi pour décider au nom de qui. Un troupeau se compte plus facilement qu’une foule.

they-live-story-card-borrowed-pulpit = CHAIRE D’EMPRUNT
    .text = Le propriétaire a loué la salle pour une réunion de vente. Il y a un micro, et un moment avant le début.

they-live-story-card-prodigal = LE FILS PRODIGUE
    .text = Près du feu, au campement, est assis un homme qui a quitté votre chorale pour un emploi chez les visiteurs. Il aimerait qu’on le lui demande deux fois.

they-live-story-card-collection-plate = LA QUÊTE
    .text = Vous posez un chapeau à l’entrée du supermarché. Le gérant vous laisse jusqu’à la fin de son café.

they-live-story-card-hospital-visit = VISITE AU MALADE
    .text = Au dispensaire, un vieux paroissien répète les mêmes neuf mots. Les médecins appellent cela de la fièvre ; écoutez l’ordre.

they-live-story-card-money-changers = LES MARCHANDS DU TEMPLE
    .text = Dans le hall de la banque, sur une table pliante, on vend des dettes à des veuves. Pour ce qui est de la table, il existe un précédent.

they-live-story-card-wilderness = LE DÉSERT
    .text = Vous marchez au-delà du dernier projecteur du chantier, pour réfléchir. Autre chose marche aussi, et s’arrête quand vous vous arrêtez.

## Doc Halloran

they-live-story-doc-halloran = Second avis
    .intro = Un patient sans pouls veut savoir ce qu’il a. Prenez votre temps, et ne le laissez pas voir ce que vous notez.
    .human = Cela tient en trois lignes et une perfusion de sérum salé. Doc les recopie quatre fois et en donne trois. Qu’ils essaient d’égarer un remède qui est déjà en d’autres mains.
    .invader = C’étaient de bonnes recherches, et cela les intéressait tellement. Les notes sont complètes à présent, avec la seule ligne qui les rend inutiles. D’un médecin, les gens avalent n’importe quoi.

they-live-story-card-night-rounds = RONDE DE NUIT
    .text = Dans tous les lits de la salle, on fait le même rêve. Comparez les feuilles avant que l’équipe de jour ne les range.

they-live-story-card-blood-work = ANALYSE DE SANG
    .text = Le club a son propre médecin, et il a une meilleure centrifugeuse que le comté. Servez-vous-en tant qu’il est au neuvième trou.

they-live-story-card-house-call = VISITE À DOMICILE
    .text = Sur la colline, une dame a la migraine dès que le poste est éteint. Il faut l’aider, en lui parlant, à passer une soirée sans.

they-live-story-card-triage = TRIAGE
    .text = Au campement, trente personnes ont bu la même eau. Décidez qui passe en premier, et décidez-le à voix haute.

they-live-story-card-cold-storage = CHAMBRE FROIDE
    .text = Derrière les petits pois surgelés, il y a un second congélateur, et son compresseur lâche. Sauvez ce qu’il contient, et demandez-vous ensuite ce que c’est.

they-live-story-card-autopsy = AUTOPSIE
    .text = Dans une baignoire de l’hôtel, sous la glace, repose quelque chose qui était chef du personnel. Vous avez une heure et un couteau de cuisine.

## Slim Pickett

they-live-story-slim-pickett = De l’intérieur
    .intro = Au campement, il y a une montre sur une caisse, et personne à côté. Personne que vous ayez repéré jusqu’ici.
    .human = C’est le plus beau de ses vols, car son propriétaire ne peut pas porter plainte. Slim la remonte à l’envers, et le mur se rappelle avoir été une porte. Il tient enfin quelque chose qui vaille de se faire prendre.
    .invader = Il s’est fait prendre il y a des années, sur la colline, par quelqu’un qui offrait mieux que le juge. La montre a toujours été à lui. Il ne vole jamais que ce qu’on l’envoie chercher.

they-live-story-card-fence = LE RECELEUR
    .text = Votre receleur travaille dans une berline garée et dit que les temps sont durs. Parlez-lui des temps.

they-live-story-card-second-storey = MONTE-EN-L’AIR
    .text = Sur la colline, quelqu’un de sûr de lui a laissé une fenêtre ouverte. Il y a une gouttière, un chien, et quarante minutes.

they-live-story-card-old-partner = ANCIEN COMPLICE
    .text = L’homme qui achète un journal a fait six ans pour un coup que vous aviez fait à deux. Devinez à temps s’il est content de vous voir.

they-live-story-card-vault-tour = VISITE DE LA CHAMBRE FORTE
    .text = La banque montre sa nouvelle serrure à horloge à ses clients choisis. Vous en avez le costume, et elle sera ouverte une minute.

they-live-story-card-switched-bags = SACS ÉCHANGÉS
    .text = Allée six, deux sacs bruns, dont un enchaîné à un poignet. Il ne faut qu’une brique de lait renversée.

they-live-story-card-confession = CONFESSION
    .text = L’église a une porte de côté et un homme qui écoute. Dites-en assez, et peut-être dira-t-il que vous étiez là toute la nuit.

## Sarge Whitlock

they-live-story-sarge-whitlock = Période de réserve
    .intro = Près des chariots, on arrache son sac à une vieille femme. Ce n’est pas votre guerre, et ils sont trois.
    .human = Cinq répondent, sur neuf. Ils ne demandent pas de quoi il s’agit ; ils demandent à quelle heure. Sarge fait l’appel, et répond présent pour ceux qui ne le peuvent plus.
    .invader = Elle avait ses ordres depuis le début, et n’a jamais désobéi. L’escouade se met en rang parce que c’est sa voix. Elle ne leur dit pas qui est à l’autre radio.

they-live-story-card-roll-call = L’APPEL
    .text = La moitié du campement a servi, et personne ne l’avouera. Dites tout bas le nom d’une unité, et voyez qui se redresse.

they-live-story-card-armoury = ARMURERIE
    .text = La milice garde un casier au bureau du chantier en attendant ses nouveaux locaux. Le veilleur fait sa ronde selon le manuel ; le manuel est de vous.

they-live-story-card-recon = RECONNAISSANCE
    .text = Le club, depuis les hautes herbes, du crépuscule à la nuit. Comptez les voitures, comptez les invités, et qu’on ne vous compte pas.

they-live-story-card-field-dressing = PANSEMENT DE CAMPAGNE
    .text = Au dispensaire, il n’y a plus rien, sauf des nappes. Vous avez déjà fait ça, avec moins de lumière.

they-live-story-card-map-table = TABLE DES CARTES
    .text = Le kiosque vend un plan de ville où il manque neuf rues. Posez l’ancien par-dessus, et regardez ce que les neuf entourent.

they-live-story-card-night-march = MARCHE DE NUIT
    .text = Dix kilomètres de terrains vagues dans le noir, avec des gens qui veulent faire demi-tour. Ceux qui veulent que vous le fassiez attendent à mi-chemin.

## The second set

they-live-story-nell-brannigan = Le compteur tourne
    .intro = Deux hommes en gris attendent près de votre taxi, au niveau un. Prenez le volant avant qu’ils aient fini leur cigarette.
    .human = Un mot à la radio, et quarante paires de phares font demi-tour. Nell laisse le compteur éteint. Ce soir, tout le monde roule pour rien, et elle connaît le chemin.
    .invader = Elle les conduit depuis des années, de la colline à la tour, la vitre fermée. Ils paient au passager. La flotte viendra quand elle appellera, et elle appellera quand on le lui dira.

they-live-story-card-night-rate = TARIF DE NUIT
    .text = Le vieux taxi est sur cales au garage. Ce qu’il a s’entend, quand on l’écoute depuis vingt ans.

they-live-story-card-member-of-the-club = MEMBRE DU CLUB
    .text = Vous ramenez au club un membre endormi. Sa serviette, elle, est pour ainsi dire éveillée, et pas fermée.

they-live-story-card-airport-run = COURSE À L’AÉROPORT
    .text = Les clients de l’hôtel ne veulent pas payer l’attente. Expliquez-leur la différence entre une minute et une minute à vous.

they-live-story-card-dispatchers-cousin = LE COUSIN DU STANDARD
    .text = L’homme du kiosque note chaque taxi qui passe, avec l’heure. Il aimerait savoir pour qui il le fait.

they-live-story-card-no-tip = PAS DE POURBOIRE
    .text = Trois clients descendent au campement et refusent de payer. Ils croient être trois contre une.

they-live-story-card-last-fare = DERNIÈRE COURSE
    .text = Devant l’église, un vieux chauffeur est assis dans une voiture sans roues. Il a la fréquence de toute la flotte, et pas encore de raison.

they-live-story-sol-feldman = Dix dixièmes
    .intro = Un client de la banque a renvoyé une paire : elle lui en montre trop. Trouvez ce que vous avez fait de bien.
    .human = Il les lève vers la lampe, et on n’y voit rien, rien du tout. Sol les met. Voilà donc à quoi tout le monde ressemble.
    .invader = Depuis le printemps, il équipe les visiteurs de verres qui les montrent tels qu’ils sont. Ils donnent de bons pourboires. Cette paire, il la garde, pour reconnaître ses clients.

they-live-story-card-eye-chart = TABLEAU DE LECTURE
    .text = La clinique a acheté un nouveau tableau. La dernière ligne n’est pas faite de lettres, et les patients l’approuvent.

they-live-story-card-prescription-404 = ORDONNANCE 404
    .text = La commande est venue sur le papier de la banque. Demandez au guichet le monsieur dont le dossier n’a pas d’yeux.

they-live-story-card-window-dressing = VITRINE
    .text = Les lampes du supermarché bourdonnent toutes au même ton. Présentez-leur un verre vierge et tournez-le jusqu’à ce que le ton ait une couleur.

they-live-story-card-optical-bench = BANC D’OPTIQUE
    .text = À la file d’embauche, quelqu’un loue un tour à l’heure. Il est faussé, et vous savez le redresser.

they-live-story-card-grey-world = MONDE GRIS
    .text = Sur la colline, une dame porte votre ouvrage au jardin, et ne crie qu’une fois. Reprenez la paire avant qu’on ne vous prenne.

they-live-story-card-old-apprentice = ANCIEN APPRENTI
    .text = Il taille maintenant des lunettes de chantier, et garde une question depuis onze ans. Sachez la réponse.
