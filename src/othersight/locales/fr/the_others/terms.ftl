# The words of the rulebook, one sentence each.

the-others-term-space = Case
    .text = Un endroit où une figurine peut se tenir : un quartier ou une case de rue.

the-others-term-district = Quartier
    .text = Un pâté de maisons : une seule case, avec une barre d’icônes d’Action de Ville et un emplacement pour un jeton.

the-others-term-street = Rue
    .text = Une case de rue s’étend entre deux passages piétons, sur autant de tuiles que ce soit, et ne fait qu’une case.

the-others-term-adjacent = Adjacent
    .text = Deux cases qui ont un bord commun ; se toucher par un coin ne suffit pas, et aucune case n’est adjacente par-dessus une rivière.

the-others-term-river = Rivière
    .text = Un vide entre des groupes de tuiles ; un Héros qui se déplace ne la traverse qu’en Métro.

the-others-term-starting-space = Point de Départ
    .text = La case où les Héros entrent en jeu, à la mise en place et comme remplaçants.

the-others-term-hero-number = Nombre de Héros
    .text = Le nombre de Héros en jeu, 3 ou 4, le même pour toute la partie ; les règles le notent N.

the-others-term-current-hero = Héros actif
    .text = Le Héros dont c’est le tour, jusqu’à la Réaction à ce tour comprise.

the-others-term-lone-hero = Héros isolé
    .text = Un Héros sans autre Héros sur sa case ; ni les monstres ni les PNJ ne lui tiennent compagnie.

the-others-term-hero-reserve = Réserve de Héros
    .text = Les Héros de l’équipe qui ne sont pas en jeu, parmi lesquels on remplace les morts.

the-others-term-successor = Remplaçant
    .text = Le Héros de la réserve qui prend la place d’un mort, au Point de Départ, au niveau 1 et sans blessure.

the-others-term-round = Manche
    .text = Début de manche, tours des Héros avec leurs Réactions, fin de manche.

the-others-term-turn = Tour
    .text = Au plus un déplacement et une action, dans l’ordre voulu, et autour d’eux autant d’actes gratuits que l’on veut.

the-others-term-turn-token = Jeton Tour
    .text = Chaque Héros en a deux, et en retourne un pour jouer un tour.

the-others-term-extra-turn = Tour Supplémentaire
    .text = Un jeton que l’on défausse pour jouer un tour sans dépenser de jeton Tour.

the-others-term-move = Déplacement
    .text = Jusqu’à 2 pas, chacun vers une case adjacente.

the-others-term-teleport = Téléportation
    .text = Un changement de case qui ignore toutes les règles de déplacement : ni vérification, ni blessure pour quitter des monstres, et le déplacement reste disponible.

the-others-term-action = Action
    .text = Démarrer un combat ou résoudre une crise, une fois par tour.

the-others-term-metro = Métro
    .text = Des jetons d’une même couleur entre lesquels les Héros peuvent passer comme si leurs cases étaient adjacentes.

the-others-term-check = Vérification
    .text = Le lancer du joueur Péché pour les jetons Feu ou Corruption quand un Héros qui se déplace entre sur leur case ou la quitte.

the-others-term-cleanse = Résoudre une crise
    .text = Une action : lancez autant de dés que la Compétence ; chaque COMP retire de la case un jeton physique Feu, Corruption, Pentagramme ou Nid.

the-others-term-city-action = Action de Ville
    .text = L’usage gratuit de toutes les icônes visibles d’un quartier, une fois par Héros et une fois par quartier dans une manche.

the-others-term-orbital-strike = Frappe Orbitale
    .text = Une Action de Ville qui déplace un jeton de 2 cases au plus et peut tuer un Acolyte ou une Abomination qui se trouve dessous.

the-others-term-inventory = Inventaire
    .text = Les cartes Amélioration face visible, cinq tant que la pioche le permet, parmi lesquelles les Héros choisissent.

the-others-term-upgrade = Amélioration
    .text = Une carte devant un Héros, toujours active tant qu’elle est face visible ; on peut en avoir autant que l’on veut, on n’en échange aucune.

the-others-term-fight = Combat
    .text = Le Héros actif contre tous les monstres de sa case ; les deux camps lancent leurs dés en même temps.

the-others-term-ranged-fight = Combat à distance
    .text = Un combat contre tous les monstres d’une case de rue éloignée, en ligne de vue ; ils ripostent s’ils peuvent rejoindre le tireur.

the-others-term-line-of-sight = Ligne de vue
    .text = Une suite droite de cases de rue, de n’importe quelle longueur, coupée par les coins, les quartiers et les vides, jamais par les figurines.

the-others-term-teamwork = Travail d’équipe
    .text = À chaque lancer, un Héros a un dé de plus par autre Héros présent sur sa case.

the-others-term-fixed-result = Résultat fixe
    .text = Un résultat ajouté sans dé, comme la Défense de Base.

the-others-term-defense = Défense
    .text = Pour un Héros, les DÉF ajoutées dans chaque combat ; pour un monstre, le nombre de coups qu’il faut pour le tuer en un seul combat.

the-others-term-hit = Coup
    .text = Ce qui tue un monstre quand il en reçoit assez en une seule fois, et blesse un Héros si aucune DÉF ne l’annule.

the-others-term-wound = Blessure
    .text = Un jeton sur un bonus de la piste Corruption, qu’il couvre ; le cinquième tue le Héros.

the-others-term-corruption-level = Niveau de corruption
    .text = La place d’un Héros sur la piste Corruption, de 1 à 7.

the-others-term-voluntary-corruption = Corruption Intentionnelle
    .text = Un niveau pris avant le lancer pour un combat ou pour résoudre une crise, pour tous les bonus non couverts du niveau atteint et des niveaux inférieurs.

the-others-term-forced-corruption = Corruption Imposée
    .text = Des niveaux subis sans bonus ; au niveau 7, chaque corruption de plus est une blessure.

the-others-term-monster = Monstre
    .text = Un Acolyte, une Abomination, le Contrôleur, l’Avatar ou un membre du Hell Club.

the-others-term-hell-club = Hell Club
    .text = Des monstres nommés qui entrent avec leur carte Apocalypse, sur un Nid libre ou, si tous sont bloqués, sur n’importe lequel ; tués, ils sont retirés du jeu.

the-others-term-dead-pool = Pile des morts
    .text = Là où les monstres tués attendent d’être de nouveau invoqués.

the-others-term-unplayed-pool = Monstres en attente
    .text = Les monstres qui n’ont pas encore été en jeu ; l’invocation de chaque manche n’y puise pas.

the-others-term-nest = Nid
    .text = Un endroit où invoquer un monstre, sauf si un monstre de la case le bloque.

the-others-term-summon = Invoquer
    .text = Placer un monstre sur un Nid libre ; à la fin de chaque manche, il revient autant de morts qu’il y a de Héros en jeu.

the-others-term-altar = Autel
    .text = Rapporte 1 carte Péché au joueur Péché à la fin de chaque manche, tant qu’aucun Héros n’est sur sa case.

the-others-term-reaction = Réaction
    .text = La réponse du joueur Péché au tour d’un Héros : déplacer un monstre, puis combattre ce Héros, l’un et l’autre s’il le veut.

the-others-term-sin-card = Carte Péché
    .text = Une carte de la main du joueur Péché, au plus une par tour de Héros, Réaction comprise, au moment qu’elle indique.

the-others-term-acolyte-ability = Capacité des Acolytes
    .text = Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un Acolyte mort s’y joint et son plateau prend effet.

the-others-term-apocalypse-track = Piste Apocalypse
    .text = Huit niveaux, de 0 à 7 ; chacun renforce le joueur Péché pour le reste de la partie.

the-others-term-apocalypse-card = Carte Apocalypse
    .text = Révélée aux niveaux 1, 3 et 5, et en vigueur jusqu’à la fin de la partie.

the-others-term-dark-past = Passé Trouble
    .text = Une carte cachée de chaque Héros dans les scénarios Corruption, révélée à la fin d’un tour terminé au niveau 7.

the-others-term-exploration-token = Jeton Exploration
    .text = Feu, Pentagramme, Corruption, Nid, Tour Supplémentaire ou Innocent, tous avec le même dos.

the-others-term-physical-token = Jeton physique
    .text = Un jeton posé sur le plateau, que l’on peut retirer.

the-others-term-permanent-token = Jeton permanent
    .text = Un jeton imprimé sur une tuile, que l’on ne peut pas retirer.

the-others-term-innocent = Innocent
    .text = Un habitant à mettre en sûreté, qui meurt si son Héros atteint le niveau 7 de corruption.

the-others-term-npc = PNJ
    .text = Le Commissaire, PROXY ou RavenCorp : un jeton qui aide le Héros qui l’emmène.

the-others-term-mark = Marque
    .text = Un jeton Marqué sur ce qu’un effet désigne.

the-others-term-story = Scénario
    .text = Le plateau qui donne les tâches de chaque manche, les règles spéciales et les missions.

the-others-term-mission = Mission
    .text = Ce que les Héros doivent faire maintenant ; rien ne peut être fait d’avance.

the-others-term-event = Événement
    .text = Quelque chose d’imprimé entre deux missions, qui se produit quand la première est accomplie.

the-others-term-branch = Embranchement
    .text = Un choix entre deux missions, que les Héros doivent faire à l’unanimité.

the-others-term-unite-or-fall = S’unir ou périr
    .text = Quand les joueurs Héros doivent décider ensemble et ne sont pas d’accord, le joueur Péché décide pour eux.
