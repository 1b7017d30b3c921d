# Names of everything that is neither a character nor a card, each with what it is or a line about it.

## Areas

they-live-area-tax-exempt = Zone Franche
    .text = Pelouses, grilles et bonnes écoles. Ici, plus personne n’a rien payé depuis la guerre.
    .gender = f
    .the = la Zone Franche
    .of = de la Zone Franche
    .to = en Zone Franche
    .at = en Zone Franche

they-live-area-downtown-redevelopment = Rénovation Urbaine
    .text = On démolit tout, et quelqu’un se fait payer deux fois pour ça.
    .gender = f
    .the = la Rénovation Urbaine
    .of = de la Rénovation Urbaine
    .to = en Rénovation Urbaine
    .at = en Rénovation Urbaine

they-live-area-downtown = Centre-Ville
    .text = Des vitrines, des écrans et des prix. Regardez où ils veulent, ou bien ailleurs.
    .the = le Centre-Ville
    .of = du Centre-Ville
    .to = au Centre-Ville
    .at = au Centre-Ville

they-live-area-resettlement = Relogement
    .text = C’est là qu’on a mis les gens des trois autres secteurs. À titre provisoire, depuis neuf ans.
    .the = le Relogement
    .of = du Relogement
    .to = au Relogement
    .at = au Relogement

## Spaces

they-live-space-country-club = Country Club
    .text = Dix-huit trous, et pas un de pauvre. Les affaires s’y concluent avant d’être des nouvelles.
    .the = le Country Club
    .of = du Country Club
    .to = au Country Club
    .at = au Country Club
they-live-space-hillside-ramp = Bretelle de la Colline
    .text = L’autoroute commence ici, bien à contrecœur.
    .gender = f
    .the = la Bretelle de la Colline
    .of = de la Bretelle de la Colline
    .to = à la Bretelle de la Colline
    .at = à la Bretelle de la Colline
they-live-space-hilltop-house = Villa de la Colline
    .text = Tout en verre, tout en vue. D’ici, la ville ressemble à un standard téléphonique.
    .gender = f
    .the = la Villa de la Colline
    .of = de la Villa de la Colline
    .to = à la Villa de la Colline
    .at = à la Villa de la Colline
they-live-space-private-bank = Banque Privée
    .text = Ni enseigne, ni fenêtres, ni compte à moins de sept chiffres.
    .gender = f
    .the = la Banque Privée
    .of = de la Banque Privée
    .to = à la Banque Privée
    .at = à la Banque Privée
they-live-space-service-road = Voie de Service
    .text = C’est par là que la colline reçoit ses provisions, ses vigiles et sa télévision.
    .gender = f
    .the = la Voie de Service
    .of = de la Voie de Service
    .to = à la Voie de Service
    .at = à la Voie de Service
they-live-space-cable-54 = Cable 54
    .text = Une tour blanche avec une parabole. Elle est allumée dans toutes les pièces où vous avez jamais mis les pieds.
they-live-space-construction-site = Chantier
    .text = De l’acier, de la poussière et des paies en liquide. Ce sera quelque chose avec un grand hall.
    .the = le Chantier
    .of = du Chantier
    .to = au Chantier
    .at = au Chantier
they-live-space-cleared-block = Îlot Rasé
    .text = Quarante perrons qui ne mènent plus nulle part.
    .the = l’Îlot Rasé
    .of = de l’Îlot Rasé
    .to = à l’Îlot Rasé
    .at = à l’Îlot Rasé
they-live-space-scaffold-billboard = Panneau de l’Échafaudage
    .text = Six étages d’image tenus par des tubes. Il y a une porte derrière.
    .the = le Panneau de l’Échafaudage
    .of = du Panneau de l’Échafaudage
    .to = au Panneau de l’Échafaudage
    .at = au Panneau de l’Échafaudage
they-live-space-day-labor-office = Bureau des Journaliers
    .text = Être là à cinq heures. Être choisi à six, ou ne pas être.
    .the = le Bureau des Journaliers
    .of = du Bureau des Journaliers
    .to = au Bureau des Journaliers
    .at = au Bureau des Journaliers
they-live-space-half-built-hotel = Hôtel Inachevé
    .text = L’argent a manqué au neuvième étage. Les livraisons, non.
    .the = l’Hôtel Inachevé
    .of = de l’Hôtel Inachevé
    .to = à l’Hôtel Inachevé
    .at = à l’Hôtel Inachevé
they-live-space-fenced-lot = Terrain Clôturé
    .text = Du grillage, des herbes folles et une pancarte avec une vue d’artiste de vous.
    .the = le Terrain Clôturé
    .of = du Terrain Clôturé
    .to = au Terrain Clôturé
    .at = au Terrain Clôturé
they-live-space-rooftop-billboard = Panneau du Toit
    .text = On le voit de partout dans le centre. C’était étudié pour.
    .the = le Panneau du Toit
    .of = du Panneau du Toit
    .to = au Panneau du Toit
    .at = au Panneau du Toit
they-live-space-supermarket = Supermarché
    .text = Lumineux, froid et sans fin, avec une musique qui n’a pas de début.
    .the = le Supermarché
    .of = du Supermarché
    .to = au Supermarché
    .at = au Supermarché
they-live-space-newsstand = Kiosque à Journaux
    .text = Tous les titres, un seul patron. L’autre patron, veut-il dire.
    .the = le Kiosque à Journaux
    .of = du Kiosque à Journaux
    .to = au Kiosque à Journaux
    .at = au Kiosque à Journaux
they-live-space-back-alley = Ruelle
    .text = Des poubelles, des briques, et la place de ne pas être d’accord pendant un bon moment.
    .gender = f
    .the = la Ruelle
    .of = de la Ruelle
    .to = à la Ruelle
    .at = à la Ruelle
they-live-space-downtown-ramp = Bretelle du Centre
    .text = Au milieu de l’autoroute, au milieu de la carte, au milieu des ennuis.
    .gender = f
    .the = la Bretelle du Centre
    .of = de la Bretelle du Centre
    .to = à la Bretelle du Centre
    .at = à la Bretelle du Centre
they-live-space-parking-garage = Parking Souterrain
    .text = Neuf niveaux vers le bas. On y perd sa voiture, entre autres.
    .the = le Parking Souterrain
    .of = du Parking Souterrain
    .to = au Parking Souterrain
    .at = au Parking Souterrain
they-live-space-free-clinic = Dispensaire
    .text = Prenez un numéro. Il est grand, mais on finit par y arriver.
    .the = le Dispensaire
    .of = du Dispensaire
    .to = au Dispensaire
    .at = au Dispensaire
they-live-space-rail-cut = Tranchée Ferroviaire
    .text = La ligne a fermé au printemps. Personne ne l’a dit aux trains de nuit.
    .gender = f
    .the = la Tranchée Ferroviaire
    .of = de la Tranchée Ferroviaire
    .to = à la Tranchée Ferroviaire
    .at = à la Tranchée Ferroviaire
they-live-space-tent-camp = Campement
    .text = Quatre cents personnes, deux robinets, une télévision.
    .the = le Campement
    .of = du Campement
    .to = au Campement
    .at = au Campement
they-live-space-storefront-church = Église de Quartier
    .text = La chorale répète chaque soir, très tard, et jamais une fausse note.
    .gender = f
    .the = l’Église de Quartier
    .of = de l’Église de Quartier
    .to = à l’Église de Quartier
    .at = à l’Église de Quartier
they-live-space-river-ramp = Bretelle du Fleuve
    .text = Le bout de l’autoroute, ou son début pour les gens pressés.
    .gender = f
    .the = la Bretelle du Fleuve
    .of = de la Bretelle du Fleuve
    .to = à la Bretelle du Fleuve
    .at = à la Bretelle du Fleuve
they-live-space-rail-yard-billboard = Panneau du Triage
    .text = Le bout de la ville. Seuls les gens qui n’ont rien voient celui-ci, et il a été dressé pour eux.
    .the = le Panneau du Triage
    .of = du Panneau du Triage
    .to = au Panneau du Triage
    .at = au Panneau du Triage

## Billboards

they-live-artwork-billy = Billy
    .text = Un garçon, un chien, une boisson sucrée. Il a neuf ans depuis toujours.
they-live-artwork-sun-cruise = Croisière Soleil
    .text = Un navire blanc sur une mer bleue, et deux personnes aux dents magnifiques.
    .gender = f
they-live-artwork-slimline = Slimline
    .text = Une femme rit devant une salade. Vous aussi, il pourrait vous en falloir si peu.
they-live-message-obey = OBÉISSEZ
    .text = Noir sur blanc, haut comme une maison.
they-live-message-consume = CONSOMMEZ
    .text = Cela ne dit pas quoi. Ce n’est pas la peine.
they-live-message-marry-and-reproduce = MARIEZ-VOUS ET REPRODUISEZ-VOUS
    .text = Ils voient loin.

## Skills

they-live-skill-stealth = Discrétion
    .text = Passer inaperçu : le premier lancer de chaque rencontre, avec un dé de moins par avis de recherche.
    .gender = f
    .the = la Discrétion
they-live-skill-combat = Combat
    .text = Les poings et les armes, comptés en succès contre la santé et le Combat de l’ennemi.
    .the = le Combat
they-live-skill-influence = Influence
    .text = La parole : face aux intermédiaires des panneaux, aux Humains des tuiles Ennemi, aux foules.
    .gender = f
    .the = l’Influence
they-live-skill-engineering = Ingénierie
    .text = Serrures, moteurs, poutrelles, et tout ce qui se démonte.
    .gender = f
    .the = l’Ingénierie
they-live-skill-tech = Technique
    .text = Fils, écrans et signaux.
    .gender = f
    .the = la Technique
they-live-skill-intelligence = Intelligence
    .text = Faire le rapprochement, et les poches de ceux que vous avez battus.
    .gender = f
    .the = l’Intelligence

## Tokens

they-live-token-damage = dégât
    .text = Réduit la santé. Un personnage qui a autant de dégâts que de santé est mort.
they-live-token-scrap = ferraille
    .text = Petites pièces et petite monnaie ; personne n’en garde plus de 5.
    .gender = f
they-live-token-wanted = avis de recherche
    .text = À quel point on connaît votre visage. 10 au plus ; chaque avis au-delà fait 1 dégât.
they-live-token-glasses = jeton Lunettes
    .text = Un regard à travers les lunettes, puis il est dépensé.
they-live-token-leader = jeton Chef
    .text = Qui joue en premier, et qui peut lancer l’Assaut Final.

## Cards and tiles

they-live-type-weapon = Arme
    .text = Se tient dans l’emplacement Arme ; chaque usage déclaré peut coûter des avis de recherche.
    .gender = f
they-live-type-item = Objet
    .text = Se tient dans la seconde main, ou s’utilise une seule fois depuis le sac (Usage unique).
they-live-type-ally = Allié
    .text = Un seul à la fois vous accompagne.
they-live-allegiance-resistance = utile
    .text = Une paire de lunettes dans le coin : la carte aide dans l’Assaut Final.
they-live-allegiance-invader = sabotée
    .text = Un visage d’Envahisseur dans le coin : la carte peut se retourner contre le test.
they-live-identity-human = Humain
    .text = Porte les lunettes sous le masque, et compte bien être en vie demain.
they-live-identity-invader = Envahisseur
    .text = Ressemble à tout le monde, jusqu’à ce que quelqu’un dépense un jeton Lunettes.
they-live-icon-turn-over = à retourner
    .text = La tuile est retournée dès qu’elle est placée, et agit aussitôt.
they-live-icon-influence = Influence
    .text = Cet Humain peut se laisser convaincre.
they-live-icon-raid-support = appui de descente
    .text = La tuile agit à chaque descente.
they-live-kind-human = Humain
    .text = Payé, trompé ou effrayé. Certains se laissent persuader.
they-live-kind-invader = Envahisseur
    .text = Impossible à persuader : il n’a rien qui puisse l’être.
they-live-colour-green = verte
    .text = Les cartes les plus faciles, et les ennemis de tous les jours.
they-live-colour-blue = bleue
    .text = Les cartes de difficulté moyenne.
they-live-colour-red = rouge
    .text = Les cartes difficiles, les boss, et les cartes en un seul exemplaire.
they-live-severity-minor = légère
    .text = Elle disparaît à la fin de la manche qui suit.
they-live-severity-severe = grave
    .text = Elle reste jusqu’à ce que la condition de la carte soit remplie.
they-live-face-gum = CHEWING-GUM
    .text = Un échec.
they-live-face-kick-a = BASTON
    .text = Un succès de la première couleur ; trois ou plus d’une même couleur font un critique.
they-live-face-kick-b = BASTON
    .text = Un succès de la seconde couleur ; trois ou plus d’une même couleur font un critique.

## Phases

they-live-phase-action = Phase d’Action
    .text = Dans l’ordre du tour, chaque joueur fait un déplacement gratuit, puis deux actions différentes.
they-live-phase-response = Phase de Réponse
    .text = Les ennemis se déplacent et on les rencontre ; ensuite, les joueurs peuvent s’affronter.
they-live-phase-location = Phase de Lieu
    .text = Chaque joueur peut faire une chose que sa case propose.
they-live-phase-propaganda = Phase de Propagande
    .text = La carte Flash info suivante : son bandeau de gauche à droite, puis son histoire.

## Actions

they-live-action-move = SE DÉPLACER
    .text = Suivez un fil, ou prenez l’autoroute contre 1 avis de recherche par case d’autoroute.
they-live-action-lay-low = SE PLANQUER
    .text = Retirez 1 avis de recherche et 1 dégât, et davantage contre 1 ferraille chacun. Pas à côté d’un ennemi ; met fin à votre tour d’Action.
they-live-action-trade = ÉCHANGER
    .text = Proposez à un joueur de votre case une carte ou jusqu’à 2 ferrailles ; il peut rendre autant, ou refuser.
they-live-action-reorganize = SE RÉORGANISER
    .text = Changez votre équipement, autant que vous voulez.
they-live-action-distract = DISTRAIRE LES AUTORITÉS
    .text = Prenez 1 avis de recherche ; l’ennemi le plus proche sur une autre case avance d’une case vers vous.
they-live-action-inspect = INSPECTER
    .text = Dépensez 1 jeton Lunettes pour voir les icônes de toutes vos cartes, ou les messages de tous les panneaux.
they-live-action-craft = BRICOLER
    .text = Défaussez autant de cartes que vous voulez contre 1 ferraille chacune, ou payez 3 ferrailles pour 1 jeton Lunettes.
they-live-action-use = UTILISER
    .text = Faites ce que dit un texte Action, d’une carte que vous pouvez utiliser ou de votre personnage.

## Difficulties

they-live-difficulty-very-easy = Très facile
    .text = Assaut Final : verte, verte, bleue.
they-live-difficulty-easy = Facile
    .text = Assaut Final : verte, bleue, bleue.
they-live-difficulty-normal = Normal
    .text = Assaut Final : verte, bleue, rouge.
they-live-difficulty-advanced = Avancé
    .text = Assaut Final : bleue, bleue, rouge.
they-live-difficulty-expert = Expert
    .text = Assaut Final : rouge, rouge, rouge.

## Another town, and which cards

they-live-space-yacht-club = Yacht-Club
    .text = Pantalons blancs, bateaux blancs, et pas un poisson.
    .the = le Yacht-Club
    .of = du Yacht-Club
    .to = au Yacht-Club
    .at = au Yacht-Club

they-live-space-cliff-ramp = Bretelle de la Falaise
    .text = L’autoroute commence par un panorama, pour qu’on ralentisse.
    .gender = f
    .the = la Bretelle de la Falaise
    .of = de la Bretelle de la Falaise
    .to = à la Bretelle de la Falaise
    .at = à la Bretelle de la Falaise

they-live-space-cliff-villa = Villa de la Falaise
    .text = Une terrasse, une longue-vue, et elle ne vise pas la mer.
    .gender = f
    .the = la Villa de la Falaise
    .of = de la Villa de la Falaise
    .to = à la Villa de la Falaise
    .at = à la Villa de la Falaise

they-live-space-harbour-bank = Banque du Port
    .text = Elle assure les navires, et décide lesquels arrivent.
    .gender = f
    .the = la Banque du Port
    .of = de la Banque du Port
    .to = à la Banque du Port
    .at = à la Banque du Port

they-live-space-promenade = Promenade
    .text = Une longue rangée de bancs où personne n’a le droit de s’allonger.
    .gender = f
    .the = la Promenade
    .of = de la Promenade
    .to = à la Promenade
    .at = à la Promenade

they-live-space-terrace-billboard = Panneau de la Terrasse
    .text = Le seul qui ait un cadre. Derrière, la peinture est encore fraîche.
    .the = le Panneau de la Terrasse
    .of = du Panneau de la Terrasse
    .to = au Panneau de la Terrasse
    .at = au Panneau de la Terrasse

they-live-space-drained-basin = Bassin Asséché
    .text = De la vase, des chaînes, et des bateaux appuyés l’un sur l’autre.
    .the = le Bassin Asséché
    .of = du Bassin Asséché
    .to = au Bassin Asséché
    .at = au Bassin Asséché

they-live-space-cannery-row = Rue des Conserveries
    .text = L’odeur a été licenciée la dernière.
    .gender = f
    .the = la Rue des Conserveries
    .of = de la Rue des Conserveries
    .to = à la Rue des Conserveries
    .at = à la Rue des Conserveries

they-live-space-hiring-hall = Bureau d’Embauche
    .text = Une ligne à la craie au sol. Mettez-vous dessus et ayez l’air costaud.
    .the = le Bureau d’Embauche
    .of = du Bureau d’Embauche
    .to = au Bureau d’Embauche
    .at = au Bureau d’Embauche

they-live-space-grand-hotel = Grand Hôtel
    .text = Fermé pour la saison. La saison est longue.
    .the = le Grand Hôtel
    .of = du Grand Hôtel
    .to = au Grand Hôtel
    .at = au Grand Hôtel

they-live-space-crane-billboard = Panneau de la Grue
    .text = Il pend d’une grue et tourne avec le vent, toujours vers vous.
    .the = le Panneau de la Grue
    .of = du Panneau de la Grue
    .to = au Panneau de la Grue
    .at = au Panneau de la Grue

they-live-space-harbour-supermarket = Supermarché du Port
    .text = Du poisson pané venu de mille kilomètres, au bord de la mer.
    .the = le Supermarché du Port
    .of = du Supermarché du Port
    .to = au Supermarché du Port
    .at = au Supermarché du Port

they-live-space-ferry-newsstand = Kiosque du Ferry
    .text = Les journaux d’hier arrivent par le bateau de demain.
    .the = le Kiosque du Ferry
    .of = du Kiosque du Ferry
    .to = au Kiosque du Ferry
    .at = au Kiosque du Ferry

they-live-space-net-alley = Ruelle aux Filets
    .text = Des filets qui sèchent, et un bon endroit pour être derrière.
    .gender = f
    .the = la Ruelle aux Filets
    .of = de la Ruelle aux Filets
    .to = à la Ruelle aux Filets
    .at = à la Ruelle aux Filets

they-live-space-tunnel-ramp = Bretelle du Tunnel
    .text = Ici l’autoroute passe sous le port, et retient son souffle.
    .gender = f
    .the = la Bretelle du Tunnel
    .of = de la Bretelle du Tunnel
    .to = à la Bretelle du Tunnel
    .at = à la Bretelle du Tunnel

they-live-space-ferry-garage = Garage du Ferry
    .text = Des voitures y attendent un bateau parti au printemps.
    .the = le Garage du Ferry
    .of = du Garage du Ferry
    .to = au Garage du Ferry
    .at = au Garage du Ferry

they-live-space-seamens-clinic = Clinique des Marins
    .text = On y soigne ce que la mer fait aux gens, et depuis peu ce que fait la terre.
    .gender = f
    .the = la Clinique des Marins
    .of = de la Clinique des Marins
    .to = à la Clinique des Marins
    .at = à la Clinique des Marins

they-live-space-lighthouse-billboard = Panneau du Phare
    .text = On a peint le phare. Il tourne toujours, et le sourire avec.
    .the = le Panneau du Phare
    .of = du Panneau du Phare
    .to = au Panneau du Phare
    .at = au Panneau du Phare

they-live-space-beach-camp = Campement de la Plage
    .text = Des tentes jusqu’à la laisse de mer, et la mer monte.
    .the = le Campement de la Plage
    .of = du Campement de la Plage
    .to = au Campement de la Plage
    .at = au Campement de la Plage

they-live-space-sailors-church = Église des Marins
    .text = Un navire pend du plafond pour chacun de ceux qui ne sont pas revenus.
    .gender = f
    .the = l’Église des Marins
    .of = de l’Église des Marins
    .to = à l’Église des Marins
    .at = à l’Église des Marins

they-live-space-causeway-ramp = Bretelle de la Chaussée
    .text = Là où l’autoroute quitte la ville, deux fois par jour, entre les marées.
    .gender = f
    .the = la Bretelle de la Chaussée
    .of = de la Bretelle de la Chaussée
    .to = à la Bretelle de la Chaussée
    .at = à la Bretelle de la Chaussée

they-live-space-salt-flats = Marais Salants
    .text = Blanc, plat et large. On vous y voit depuis la semaine dernière.
    .the = les Marais Salants
    .of = des Marais Salants
    .to = aux Marais Salants
    .at = aux Marais Salants

they-live-town-city = La ville
    .text = Collines, autoroute, fleuve : la ville du premier jeu.

they-live-town-harbour = Une autre ville : le port
    .text = Une ville au bord de la mer, avec ses chemins, ses lieux et ses cartes Lieu. Cable 54 se dresse au bout du quai. La difficulté la plus équilibrée dans la ville l’est aussi ici.

they-live-cards-all = Toutes les cartes
    .text = Les paquets sont tirés de tous les jeux, tous les personnages participent.

they-live-cards-first = Premier jeu
    .text = Les cartes et les huit personnages des parties plus anciennes.
