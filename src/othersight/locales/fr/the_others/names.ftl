# Names of everything that is neither a Hero, a card nor a Story, each with what it does or a line about it.

## Sins

the-others-sin-pride = ORGUEIL
    .power = GARE AUX HÉROS ISOLÉS !
    .text = Dans chaque combat contre un Héros isolé, 1 DÉF de ce Héros est annulée, y compris lors des Réactions et de la riposte des monstres après un combat à distance.
    .note = Nom anglais imprimé du pouvoir : « BE WARE LONE HEROED! ».
    .quote = Tiens-toi à l’écart. Tu as toujours cru que tu l’étais.

the-others-sin-sloth = PARESSE
    .power = RALENTIT LES HÉROS !
    .text = Dans un déplacement, chaque pas d’un Héros après le premier lui coûte 1 Corruption Imposée, subie après les vérifications de ce pas.
    .quote = Pourquoi se presser ? Quand tu arriveras, tout sera encore perdu.
    .gender = f

## Monsters

the-others-monster-acolyte = Acolyte
    .text = Le monstre le plus faible, d’un seul type par partie. Une fois par manche, un Acolyte mort peut se relever en plein combat avec la capacité de son plateau.
    .the = l’Acolyte
    .of = de l’Acolyte
    .to = à l’Acolyte
    .at = sur l’Acolyte

the-others-monster-abomination = Abomination
    .text = La troupe du Péché : six figurines, plus fortes que les Acolytes.
    .gender = f
    .the = l’Abomination
    .of = de l’Abomination
    .to = à l’Abomination
    .at = sur l’Abomination

the-others-monster-controller = Contrôleur
    .text = Le lieutenant du Péché. Certaines cartes Péché attendent une blessure subie dans un combat auquel il a pris part.
    .the = le Contrôleur
    .of = du Contrôleur
    .to = au Contrôleur
    .at = sur le Contrôleur

the-others-monster-avatar = Avatar
    .text = Le Péché en personne. Il reste parmi les monstres en attente jusqu’à ce que le scénario l’invoque.
    .the = l’Avatar
    .of = de l’Avatar
    .to = à l’Avatar
    .at = sur l’Avatar

the-others-monster-tainted = Être Souillé
    .text = Un ancien Héros. Combat 5, Défense 5 ; tué, il est retiré du jeu.
    .the = l’Être Souillé
    .of = de l’Être Souillé
    .to = à l’Être Souillé
    .at = sur l’Être Souillé

## Acolytes

the-others-acolyte-doctor = DOCTEUR CORROMPU
    .text = Marque le Héros actif, qui ne peut plus soigner de blessure, d’aucune manière, jusqu’à la manche suivante.
    .quote = D’abord, nuire.

the-others-acolyte-nun = SŒUR CORROMPUE
    .text = Dans un quartier, le joueur Péché pose 1 jeton Corruption sur une icône visible d’Action de Ville, inutilisable tant que le jeton n’est pas retiré. Dans une rue, ou sans jeton disponible, rien de plus ne se passe.
    .quote = Les portes de la maison restent ouvertes. C’est la maison qui a changé.
    .gender = f

the-others-acolyte-hobo = CLOCHARD CORROMPU
    .text = Le Héros actif choisit une de ses Améliorations face visible et la retourne face cachée jusqu’à la fin de la manche ; elle ne l’aide plus dans ce combat.
    .quote = Une petite pièce ? Autre chose ? Ça, là ?

the-others-acolyte-police = Policier
    .text = Le Héros actif, s’il est isolé, subit 1 blessure.
    .quote = Tout ce que vous ne direz pas sera également consigné.

the-others-acolyte-fireman = Pompier
    .text = Placez 1 jeton Feu sur la case du combat.
    .quote = Il sait, à la minute près, combien de temps met une maison.

the-others-acolyte-chef = Cuisinier
    .text = La Compétence du Héros actif compte pour 0 jusqu’à la fin de la manche.
    .quote = Tout le monde demande ce qu’il y a dedans. Une fois.

the-others-acolyte-musician = Musicien
    .text = Dans ce combat, le Héros actif ne peut utiliser ses bonus de corruption qu’en subissant 2 blessures, placées avant le lancer.
    .quote = L’air n’a pas de fin. Ce sont les auditeurs qui la fournissent.

the-others-acolyte-diplomat = Diplomate
    .text = La Capacité Naturelle du Héros actif est inutilisable jusqu’à la fin de la manche.
    .quote = Nous voilà donc tous d’accord : vous ne pouvez rien faire.

the-others-acolyte-gangster = Gangster
    .text = Un second Gangster mort, s’il y en a un, est placé lui aussi et rejoint le combat.
    .quote = J’ai amené mon cousin. Il est déjà désolé pour vous.

## Hell Club

the-others-hellclub-dr-gan = Dr Gan
    .text = Ses dossiers sont impeccables. N’a jamais perdu l’adresse d’un patient.
    .the = le Dr Gan
    .of = du Dr Gan
    .to = au Dr Gan
    .at = sur le Dr Gan

the-others-hellclub-grin = Grin
    .text = Pas heureux. Juste plus large que ce matin.
    .at = sur Grin

the-others-hellclub-marguerite = Marguerite
    .text = Effeuille tout ce qui lui tombe sous la main. La réponse est toujours la même.
    .gender = f
    .at = sur Marguerite

the-others-hellclub-gourd-and-vex = Gourd & Vex
    .text = L’un est l’appétit, l’autre les bonnes manières. Ils partagent une chaise.
    .number = other
    .at = sur Gourd & Vex

the-others-hellclub-flay = Flay
    .text = Collectionne les manteaux. Ou plutôt, les confectionne.
    .gender = f
    .at = sur Flay

## NPCs

the-others-npc-commissioner = Commissaire
    .text = Qui l’emmène a 1 dé de plus dans chaque combat, à distance et en Réaction compris.
    .quote = Quarante ans dans la police. Cette nuit, la police, c’est lui.
    .the = le Commissaire
    .of = du Commissaire
    .to = au Commissaire

the-others-npc-proxy = PROXY
    .text = Retire jusqu’à 1 blessure de chaque Vérification d’Incendie et jusqu’à 1 corruption de chaque Vérification de Corruption de qui l’emmène.
    .quote = À gauche. De ce côté, les sprinklers sont à nous.

the-others-npc-ravencorp = RavenCorp
    .text = Le déplacement de qui l’emmène peut compter 1 pas de plus.
    .quote = Une voiture, un laissez-passer, une porte de service. Là-haut, quelqu’un tient à son article.

## City Actions

the-others-city-action-heal = Soin
    .text = Retirez de la piste 1 jeton Blessure de votre choix.

the-others-city-action-repent = Repentance
    .text = Baissez le niveau de corruption de 1, sans descendre sous 1.
    .gender = f

the-others-city-action-extra-turn = Tour Supplémentaire
    .text = Prenez 1 jeton Tour Supplémentaire dans le stock.

the-others-city-action-inventory = Amélioration
    .text = Prenez dans l’inventaire 1 carte Amélioration de votre choix ; l’inventaire est aussitôt complété.
    .gender = f

the-others-city-action-orbital-strike = Frappe Orbitale
    .text = Déplacez un jeton Frappe Orbitale de 0 à 2 cases, de case adjacente en case adjacente ; vous pouvez ensuite y tuer 1 Acolyte ou 1 Abomination. Ce n’est pas un combat.
    .gender = f

## Tokens

# The check of Fire tokens is called Incendie: .of is what it is a check of.
the-others-token-fire = Feu
    .text = Un Héros qui entre ou sort en se déplaçant risque des blessures : le joueur Péché lance 1 dé Péché par jeton.
    .of = d’Incendie

the-others-token-corruption = Corruption
    .text = Un Héros qui entre ou sort en se déplaçant risque des corruptions : le joueur Péché lance 1 dé Péché par jeton.

the-others-token-pentagram = Pentagramme
    .text = Le joueur Péché a 1 dé de plus dans chaque combat sur cette case.

the-others-token-nest = Nid
    .text = Les monstres y sont invoqués ; chaque monstre présent sur la case bloque un Nid.

the-others-token-extra-turn = Tour Supplémentaire
    .text = Se ramasse gratuitement ; défaussez-le pour jouer un tour sans dépenser de jeton Tour.

the-others-token-innocent = Innocent
    .text = Se ramasse gratuitement et accompagne le Héros. Meurt avec son dernier scrupule, au niveau 7 de corruption.

the-others-token-altar = Autel
    .text = À la fin de chaque manche, le joueur Péché pioche 1 carte Péché par Autel dont la case est sans Héros.

the-others-token-metro = Métro
    .text = D’ici, un Héros peut passer à tout jeton Métro de la même couleur comme si la case était adjacente.

the-others-token-orbital-strike = Frappe Orbitale
    .text = Là où regarde le satellite. Il se déplace et tire avec l’Action de Ville du même nom.

the-others-token-starting-space = Point de Départ
    .text = Les Héros entrent en jeu ici, les premiers comme leurs remplaçants.

the-others-token-turn = Tour
    .text = Chaque Héros en a deux ; retournez-en un sur sa face épuisée pour jouer un tour.

the-others-token-city-action = Action de Ville
    .text = Chaque Héros en a un ; placez-le sur l’emplacement libre d’un quartier pour en utiliser les icônes.

the-others-token-reaction = Réaction
    .text = Le joueur Péché en retourne un sur sa face épuisée pour réagir au tour d’un Héros qui vient de finir.

the-others-token-face-down = Jeton face cachée
    .text = Seul le joueur Péché sait ce que c’est. Un Héros sur une case sans monstre peut le retourner face visible.

the-others-token-marked = Marqué
    .text = Montre ce qu’un effet désigne ; des effets différents utilisent des couleurs différentes.

the-others-mark-havens-last-stand = case marquée
    .text = Un effet de ce scénario a désigné cette case.

the-others-mark-battleground-of-souls = case marquée
    .text = Un effet de ce scénario a désigné cette case.

the-others-mark-the-darkness-within = quartier sanctifié
    .text = Aucun nouveau jeton Corruption ne peut être placé ici : le quartier compte pour la mission.

the-others-mark-the-last-confession = quartier tenu
    .text = Ce quartier a été tenu et compte une fois pour la mission.

the-others-mark-lights-out = quartier tenu
    .text = Ce quartier a été tenu et compte une fois pour la mission.

the-others-mark-the-last-train = station ouverte
    .text = Cette station est ouverte : elle compte pour la mission, et aucun nouveau jeton Corruption ne peut être placé ici.

the-others-mark-the-seventh-door = porte ouverte
    .text = Une porte est ouverte ici. Elle est fermée quand tous les tours d’une manche ont été joués et qu’un Héros est ici sans qu’il y ait plus de monstres que de Héros. Aucun nouveau jeton Corruption ne peut être placé ici.

the-others-token-wound = Blessure
    .text = Couvre un bonus de la piste Corruption. La cinquième tue.

## Die faces

the-others-face-hit = COUP
    .text = D’un Héros : 1 coup sur les monstres. Du joueur Péché : 1 blessure pour le Héros.

the-others-face-sin-hit = COUP
    .text = Du joueur Péché : 1 blessure pour le Héros.

the-others-face-burst = EXPLOSIF
    .text = Un COUP pour lequel le joueur Péché lance aussitôt un dé de plus.

the-others-face-corr = CORR
    .text = 1 corruption pour le Héros.

the-others-face-blank = BLANC
    .text = Rien. Profitez-en.

the-others-face-def = DÉF
    .text = Annule un COUP du joueur Péché.

the-others-face-cc = RC
    .text = Résister à la Corruption : annule une CORR.

the-others-face-skill = COMP
    .text = Compétence : pour résoudre une crise, retire un jeton. Dans un combat, rien.

the-others-face-faith = FAITH
    .text = Lancez aussitôt un dé de plus ; une fois tous les dés lancés, comptez-le comme COUP, DÉF, RC ou COMP.

## Classes

the-others-class-leader = Leader
    .text = Rend les autres meilleurs. Un par équipe.

the-others-class-bruiser = Cogneur
    .text = Entre le premier, et il est encore là après. Deux par équipe.

the-others-class-shooter = Sniper
    .text = Préfère l’autre bout de la rue. Deux par équipe.

the-others-class-fixer = Magouilleur
    .text = Nettoie pendant que les autres rendent la chose nécessaire. Deux par équipe.

## Types of Story

the-others-type-terror = Terreur
    .text = La ville tombe un peu plus à chaque manche, quoi que vous fassiez.

the-others-type-corruption = Corruption
    .text = L’ennemi est dehors, et en vous, et dans votre dossier.

the-others-type-redemption = Rédemption
    .text = Il reste des gens à sauver, quelque part sous les jetons.

the-others-type-finale = Finale
    .text = Tout ce que les autres ont apporté, et ce qui les envoyait.

## Districts

the-others-tile-ravencorp-hq = QG de RavenCorp
    .text = Quarante étages d’informations et, au sous-sol, quelque chose de plus vieux qui les fabrique.
    .the = le QG de RavenCorp
    .of = du QG de RavenCorp
    .to = au QG de RavenCorp
    .at = au QG de RavenCorp

the-others-tile-saint-elmo-hospital = Hôpital Saint-Elme
    .text = Les générateurs tiennent. On n’a pas dit à l’équipe de nuit de quelle nuit il s’agit.
    .the = l’Hôpital Saint-Elme
    .of = de l’Hôpital Saint-Elme
    .to = à l’Hôpital Saint-Elme
    .at = à l’Hôpital Saint-Elme

the-others-tile-cathedral-of-ashes = Cathédrale des Cendres
    .text = Elle a brûlé en 41 et n’a jamais été tout à fait éteinte. On y confesse encore.
    .gender = f
    .the = la Cathédrale des Cendres
    .of = de la Cathédrale des Cendres
    .to = à la Cathédrale des Cendres
    .at = à la Cathédrale des Cendres

the-others-tile-lyric-palace = Palais Lyrique
    .text = Salle comble tous les soirs. Personne ne se souvient d’avoir pris un billet.
    .the = le Palais Lyrique
    .of = du Palais Lyrique
    .to = au Palais Lyrique
    .at = au Palais Lyrique

the-others-tile-gunsmiths-row = Passage des Armuriers
    .text = Six boutiques, un client, aucune question.
    .the = le Passage des Armuriers
    .of = du Passage des Armuriers
    .to = au Passage des Armuriers
    .at = au Passage des Armuriers

the-others-tile-cannery-wharf = Quai aux Conserves
    .text = La marée apporte moins de poisson, et davantage du reste.
    .the = le Quai aux Conserves
    .of = du Quai aux Conserves
    .to = au Quai aux Conserves
    .at = au Quai aux Conserves

the-others-tile-precinct-nine = Commissariat Neuf
    .text = Les cellules sont verrouillées des deux côtés.
    .the = le Commissariat Neuf
    .of = du Commissariat Neuf
    .to = au Commissariat Neuf
    .at = au Commissariat Neuf

the-others-tile-gasworks = Usine à Gaz
    .text = Défense de fumer, c’est écrit. L’écriteau brûle.
    .gender = f
    .the = l’Usine à Gaz
    .of = de l’Usine à Gaz
    .to = à l’Usine à Gaz
    .at = à l’Usine à Gaz

the-others-tile-old-observatory = Vieil Observatoire
    .text = D’ici, on regardait vers le haut. Maintenant, quelque chose décroche.
    .the = le Vieil Observatoire
    .of = du Vieil Observatoire
    .to = au Vieil Observatoire
    .at = au Vieil Observatoire

the-others-tile-haven-university = Université de Haven
    .text = Les rayons d’occultisme sont tous empruntés, par un lecteur sans carte.
    .gender = f
    .the = l’Université de Haven
    .of = de l’Université de Haven
    .to = à l’Université de Haven
    .at = à l’Université de Haven

the-others-tile-sunken-gardens = Jardins Engloutis
    .text = Les roses se portent bien. Ne demandez pas de quoi elles vivent.
    .number = other
    .the = les Jardins Engloutis
    .of = des Jardins Engloutis
    .to = aux Jardins Engloutis
    .at = aux Jardins Engloutis

the-others-tile-slaughterhouse = Abattoir
    .text = Tout ce qu’il vous faut est suspendu ici, à côté de tout ce qu’il ne vous faut pas.
    .the = l’Abattoir
    .of = de l’Abattoir
    .to = à l’Abattoir
    .at = à l’Abattoir

the-others-tile-central-station = Gare Centrale
    .text = Tous les trains sont supprimés. Quai six, on embarque quand même.
    .gender = f
    .the = la Gare Centrale
    .of = de la Gare Centrale
    .to = à la Gare Centrale
    .at = à la Gare Centrale

the-others-tile-signal-tower = Sémaphore
    .text = La dernière ligne claire pour sortir de Haven, et elle ne va que vers le haut.
    .the = le Sémaphore
    .of = du Sémaphore
    .to = au Sémaphore
    .at = au Sémaphore

the-others-tile-city-morgue = Morgue
    .text = Douze tiroirs, quatorze pensionnaires, tous agités.
    .gender = f
    .the = la Morgue
    .of = de la Morgue
    .to = à la Morgue
    .at = à la Morgue

the-others-tile-pawnbrokers-lane = Ruelle des Usuriers
    .text = On reprend les âmes. Prière d’apporter un titre de propriété.
    .gender = f
    .the = la Ruelle des Usuriers
    .of = de la Ruelle des Usuriers
    .to = à la Ruelle des Usuriers
    .at = dans la Ruelle des Usuriers

the-others-tile-ashgrove-tenements = Taudis d’Ashgrove
    .text = Trois familles par étage. On en entend deux.
    .number = other
    .the = les Taudis d’Ashgrove
    .of = des Taudis d’Ashgrove
    .to = aux Taudis d’Ashgrove
    .at = aux Taudis d’Ashgrove

the-others-tile-drowned-chapel = Chapelle Noyée
    .text = L’eau est bénite jusqu’au deuxième banc.
    .gender = f
    .the = la Chapelle Noyée
    .of = de la Chapelle Noyée
    .to = à la Chapelle Noyée
    .at = à la Chapelle Noyée

the-others-tile-harbour-light = Phare du Port
    .text = Il tourne encore, bien que personne ne le remonte, et il s’attarde maintenant sur les fenêtres.
    .gender = m
    .the = le Phare du Port
    .of = du Phare du Port
    .to = au Phare du Port
    .at = au Phare du Port

the-others-tile-night-market = Marché de Nuit
    .text = Tout a un prix, et presque tout a un pouls.
    .gender = m
    .the = le Marché de Nuit
    .of = du Marché de Nuit
    .to = au Marché de Nuit
    .at = au Marché de Nuit

the-others-tile-assize-court = Cour d’Assises
    .text = Le jury délibère depuis mardi. Personne ne l’a vu quitter la salle.
    .gender = f
    .the = la Cour d’Assises
    .of = de la Cour d’Assises
    .to = à la Cour d’Assises
    .at = à la Cour d’Assises

the-others-tile-waterworks = Usine des Eaux
    .text = Faire bouillir avant de boire. Puis recommencer, et regarder ce qui remonte.
    .gender = f
    .the = l’Usine des Eaux
    .of = de l’Usine des Eaux
    .to = à l’Usine des Eaux
    .at = à l’Usine des Eaux

the-others-tile-stonegate-prison = Prison de Stonegate
    .text = Toutes les cellules sont vides, et toutes sont tièdes.
    .gender = f
    .the = la Prison de Stonegate
    .of = de la Prison de Stonegate
    .to = à la Prison de Stonegate
    .at = à la Prison de Stonegate

## Maps

the-others-map-havens-last-stand-a = Marché aux Cendres
    .text = Neuf pâtés de maisons sans rivière, et de longues rues où tirer.

the-others-map-havens-last-stand-b = Ponts Rompus
    .text = Départ sur la rive ouest ; deux lignes de Métro passent sous la rivière.

the-others-map-the-darkness-within-a = Trois Boulevards
    .text = Deux rangées de pâtés de maisons entre trois longs boulevards.

the-others-map-the-darkness-within-b = Un signal sur l’eau
    .text = Une rivière contourne le Sémaphore : assez près pour le voir, trop loin pour y passer.

the-others-map-battleground-of-souls-a = Lac Noir
    .text = Huit pâtés de maisons autour d’un cœur inondé, et une ligne de Métro dessous.

the-others-map-battleground-of-souls-b = Trois Rives
    .text = Trois rives qui ne se touchent que par les coins, reliées par le Métro.
