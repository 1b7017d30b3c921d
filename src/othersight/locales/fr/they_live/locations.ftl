# Location cards: a title, and what is found at each named space, or in the upper and lower areas.

## Tax Exempt

they-live-location-valet-parking = VOITURIER
    .country-club = Quarante voitures, un gamin, et un tableau de clés derrière lui. Passez comme si vous vous ennuyiez.
    .hilltop-house = Un cabriolet refuse de démarrer dans l’allée, et son propriétaire est en retard. Sous le capot, il y a plus de voiture que n’en demande la voiture.
    .private-bank = La banque gare elle-même ses visiteurs, à la machine. La console en montre plus à la caméra que les gens n’en montrent dans le hall.

they-live-location-members-only = RÉSERVÉ AUX MEMBRES
    .country-club = L’intendant demande qui vous invite. Il y a un portrait dans l’escalier : essayez ce nom-là, avec chaleur.
    .hilltop-house = Une fête sur la terrasse, et derrière, la maison toute noire. Quand on possède autant, on ne se souvient pas de tout.
    .private-bank = Un registre reste ouvert à la mauvaise page, le temps d’un coup de téléphone. Les chiffres sont codés, et le code est paresseux.

they-live-location-silver-service = SERVICE EN ARGENT
    .country-club = Le maître d’hôtel sert ces gens depuis trente ans et a des opinions. On ne lui en a jamais demandé une.
    .hilltop-house = La table est mise pour douze, et l’une des places n’a aucun couvert. Réfléchissez à qui mange là.
    .private-bank = On porte le déjeuner au conseil en passant devant la chambre forte ouverte. Personne ne regarde un homme avec un plateau, s’il a du culot deux fois.

they-live-location-pool-boy = GARÇON DE PISCINE
    .country-club = Le filtre hurle depuis une semaine. Peu importe qui le démonte, et où vont les pièces.
    .hilltop-house = Le garçon de piscine a vu son patron sans son visage. Il aimerait que quelqu’un lui dise qu’il n’est pas malade.
    .private-bank = Le fils du directeur a ouvert un compte pour ses pourboires et s’est vu refuser un prêt. Par dépit, il est prêt à se montrer généreux.

they-live-location-caddy-shack = CABANE DES CADDIES
    .country-club = Quarante ans d’objets trouvés dans des casiers de bois. Certains n’ont jamais été perdus ; devinez lesquels.
    .hilltop-house = L’interphone du portail attend un code à quatre chiffres, et l’usure des touches le trahit. Ensuite, c’est lui qui pose une question.
    .private-bank = Au vestiaire, un sac de golf pèse ce qu’aucun sac de golf ne devrait peser. Sa serrure est suisse, et deux fois plus fière.

they-live-location-garden-party = GARDEN-PARTY
    .country-club = Une dame au fume-cigarette distribue les lunettes de feu son mari. Elle les donne aux gens qui lui plaisent.
    .hilltop-house = Des lampions, un quatuor à cordes, et la fenêtre d’un bureau mal fermée. Longez la haie, et avancez dans les mouvements lents.
    .private-bank = Ils ont truffé la pelouse de micros, et le magnétophone est à la cave. Ce qu’il a entendu vaut le détour ; ce qui le garde, c’est le courant du secteur.

they-live-location-power-lunch = DÉJEUNER D’AFFAIRES
    .country-club = Deux hommes achètent une rue entre le poisson et le fromage. Ils l’écrivent sur une serviette, puis commandent le dessert.
    .hilltop-house = Le groupe électrogène du traiteur a lâché, et la glace fond. Remettez-le en marche, et on fermera les yeux sur un panier.
    .private-bank = On a dit à un jeune associé de sourire de ce qu’il a vu au neuvième. Il est à un mot gentil de la démission ; trouvez-le, puis le suivant.

they-live-location-tennis-whites = TENUE BLANCHE
    .country-club = Ici, personne en blanc n’a jamais été arrêté. Des tenues blanches sèchent sur le fil, derrière les courts.
    .hilltop-house = Le jardinier n’est pas jardinier, et ce qu’il a dans sa brouette n’est pas pour les roses. Il sait que vous l’avez remarqué.
    .private-bank = Dans le tiroir de l’employé des coffres, la petite caisse et des numéros de coffre qui ne sont à personne. Il est parti se changer pour son match.

they-live-location-golf-pro = LE PROFESSEUR DE GOLF
    .country-club = Il parie qu’aucun invité ne peut lui prendre un club des mains. Il a beaucoup de clubs, et certains tirent.
    .hilltop-house = L’écran du petit salon montre le parcours, en direct, vu d’en haut. La lentille de l’appareil mérite un coup de tournevis.
    .private-bank = Il a laissé son sac au guichet le temps de faire du charme. Le garde regarde le charme.

they-live-location-charity-auction = VENTE DE CHARITÉ
    .country-club = Le lot neuf a été volé à des gens que vous connaissez. Dissuadez la salle d’enchérir, ou c’est vous qui enchérirez.
    .hilltop-house = Les dons attendent au garage, et on a interverti les étiquettes. Retrouvez la vraie liste avant que le chien ne s’en charge.
    .private-bank = L’argent va aux nécessiteux par un terminal de l’arrière-bureau. Il pourrait y aller par un chemin plus court.

## Downtown Redevelopment

they-live-location-wrecking-ball = BOULET DE DÉMOLITION
    .construction-site = Le boulet se balance au bout d’un câble effiloché, au-dessus d’une cour de bon acier. Immobilisez-le, et l’acier est à vous.
    .day-labor-office = On embauche des hommes pour démolir la rue où ils habitent. L’un d’eux n’a pas encore signé.
    .half-built-hotel = La moitié d’un mur s’effondre, et derrière il y a une chambre meublée. Quelqu’un monte déjà s’occuper du trou.

they-live-location-day-rate = À LA JOURNÉE
    .construction-site = Une heure honnête à la clé anglaise, et de la soupe au bout. Le contremaître paie en chutes.
    .day-labor-office = L’employé choisit qui travaille selon qui le fait rire. La file a cessé d’essayer.
    .half-built-hotel = Trois hommes ont été payés pour arrêter n’importe qui au quatrième. Payés d’avance : c’est une faiblesse.

they-live-location-hard-hats = CASQUES DE CHANTIER
    .construction-site = Un monteur vous met au défi de traverser la poutre pour lui parler à l’autre bout. Il ne se fie qu’à ceux qui le feraient.
    .day-labor-office = Le panneau d’affichage disparaît sous trente centimètres de vieilles offres. Creusez assez, et une adresse revient sans cesse.
    .half-built-hotel = Le monte-charge a été mal démonté. Démontez-le bien, avant qu’il ne descende tout seul.

they-live-location-wet-concrete = BÉTON FRAIS
    .construction-site = On a mis quelque chose dans le coffrage avant de couler, et ça prend. Il y a une bonne façon de le casser, et très peu de temps.
    .day-labor-office = Un homme avec des photographies remonte la file. Remontez-la devant lui, de l’autre côté.
    .half-built-hotel = Dans le sol neuf du hall est incrusté un disque de verre fumé, avec des fils. Quelqu’un regrettera qu’il se soit détaché.

they-live-location-lunch-pail = LA GAMELLE
    .construction-site = Derrière la bétonnière, on boxe pour des sandwichs. Le vainqueur mange, et s’assied une demi-heure.
    .day-labor-office = Partagez une flasque avec ceux qu’on n’a pas pris. Ils savent ce qu’on a apporté cette nuit, et où on l’a mis.
    .half-built-hotel = Depuis l’hiver, une gamelle avec un nom dessus attend au septième. Voyez ce qu’il y a sous le double fond, et sous le nom.

they-live-location-permit-office = BUREAU DES PERMIS
    .construction-site = Les permis affichés dans la roulotte sont ceux d’un autre bâtiment. Lisez vite et prenez le plus intéressant.
    .day-labor-office = Le bureau a reçu une machine neuve qui imprime des laissez-passer. Il y a un œil dedans ; l’œil se démonte.
    .half-built-hotel = L’inspecteur a signé pour des étages qu’on ne lui a jamais montrés. Demandez-lui gentiment, redemandez, puis demandez-lui de venir.

they-live-location-loading-dock = QUAI DE CHARGEMENT
    .construction-site = L’une des caisses n’est pas pour le chantier. L’étiquette dit pièces de machine, et ça tinte comme des munitions.
    .day-labor-office = La porte arrière est sortie de son rail, et la ferraille d’une douzaine d’expulsions s’entasse contre elle. Raccrochez l’une, gardez l’autre.
    .half-built-hotel = On livre la nuit, au diable, dans des chambres sans plancher. Attendez le creux entre deux livraisons.

they-live-location-copper-thieves = VOLEURS DE CUIVRE
    .construction-site = Huit cents mètres de câble sur un tambour, et un veilleur avec une lampe. Il fait toujours demi-tour à la clôture.
    .day-labor-office = La bande qui dépouille la rue vient chercher les tuyaux du bureau. Ce serait rendre service à la collectivité.
    .half-built-hotel = Ils sont passés avant vous et ont laissé ce qu’ils n’ont pas pu décrocher. Vous avez de meilleurs outils, ou de meilleures manières.

they-live-location-union-man = LE SYNDICALISTE
    .construction-site = On lui a offert une voiture, une maison et un lifting pour qu’il se taise. Il faudra beaucoup pour qu’il croie que vous n’offrez rien.
    .day-labor-office = Il peut jurer devant n’importe qui que vous travaillez depuis six heures. Il voudrait d’abord vous trouver sympathique.
    .half-built-hotel = Il a caché ses dossiers derrière le tableau du standard, dans le hall. Le tableau est sous tension, et la discussion aussi.

they-live-location-elevator-shaft = CAGE D’ASCENSEUR
    .construction-site = La cabine s’arrête entre deux étages pour qui court-circuite le bon relais. Entre deux étages, il y a une étagère.
    .day-labor-office = Au sous-sol du bureau, l’ascenseur descend deux arrêts plus bas que les boutons. Cherchez le motif dans l’usure de la clé.
    .half-built-hotel = Quelqu’un a muré dans la cage un atelier de lentilles, et retiré l’échelle. Montez-en une qui tienne, puis encore une pour le retour.

## Downtown

they-live-location-express-lane = CAISSE RAPIDE
    .supermarket = Dix articles au plus, dont un sans étiquette. Lisez à quoi servent vraiment les autres, et mangez celui-là.
    .newsstand = Un tourniquet de livres de poche, un miroir, et une paire de lunettes sombres que personne n’a étiquetée. Le patron s’est tourné pour rendre la monnaie.
    .parking-garage = La barrière de sortie a avalé un ticket et s’est bloquée. Libérez-la, et gardez ce qui tombe du boîtier.

they-live-location-double-coupons = BONS DE RÉDUCTION DOUBLES
    .supermarket = La caissière peut compter comme bon lui semble, et personne n’a été aimable avec elle depuis mardi.
    .newsstand = Découpez les bons, mettez-les bord à bord, et ils font un plan. Cela ne marche que dans un seul ordre.
    .parking-garage = Une longue boîte repose sur la banquette d’une voiture au moteur chaud. Le gardien compte ses bons de réduction.

they-live-location-shoplifter = VOL À L’ÉTALAGE
    .supermarket = Il y a un truc, avec un journal et un gros manteau. Il y a aussi un homme à la serpillière qui ne la passe pas.
    .newsstand = Un gamin s’est fait prendre avec un magazine et ne regrette rien. Prenez sa défense, et il s’en souviendra.
    .parking-garage = Le voleur attitré du magasin garde son butin au niveau quatre. Lui non plus n’appellera pas la police.

they-live-location-late-edition = DERNIÈRE ÉDITION
    .supermarket = Le lecteur de prix annonce autre chose quand on le tient à l’envers. Faites-lui dire le reste.
    .newsstand = La dernière édition ne diffère de la première que par une photographie. Trouvez où, et le vendeur vous montrera pourquoi.
    .parking-garage = Une camionnette de la télévision tourne au ralenti, mât levé, équipe à table. Le bon matériel fredonne tout seul.

they-live-location-two-for-one = DEUX POUR LE PRIX D’UN
    .supermarket = La dame des échantillons a ordre de pousser les bleus. Soyez aimable, et elle vous laissera voir sous la nappe.
    .newsstand = Le patron fait de la place. Marchandez comme son père autrefois, et il ajoutera des choses.
    .parking-garage = Deux voitures ont été soudées en une, et mal. Il y a une cache à la jointure.

they-live-location-stock-room = ARRIÈRE-BOUTIQUE
    .supermarket = Le monte-charge est en panne, et la bonne étagère est à l’autre étage. Faites-le monter une dernière fois.
    .newsstand = Les vieux numéros sont dans une cave à deux portes. Quelqu’un descend par l’autre.
    .parking-garage = La cage enchaînée du dernier niveau est celle des gardes. La chaîne est bruyante, les gardes jouent aux cartes ; il faut deux bons silences.

they-live-location-bag-boy = L’EMBALLEUR
    .supermarket = Il a vu ce que le gérant achète, et en quelles quantités. Soyez le premier client à demander son nom.
    .newsstand = Il garde sous le comptoir une radio qui capte une station qui n’existe pas. Réglez-la avant que la lampe ne grille.
    .parking-garage = Il porte les sacs aux voitures, et tient la liste de celles qui viennent chaque jour et ne repartent jamais avec des courses. Voyez à quoi sert la liste.

they-live-location-dark-glasses-rack = PRÉSENTOIR À LUNETTES
    .supermarket = Soixante paires identiques, et deux qui ne le sont pas. Le lecteur de la caisse saurait, si on le lui demandait très habilement.
    .newsstand = Mettez-en une paire, adossez-vous au présentoir, et laissez la patrouille lire les titres par-dessus votre épaule.
    .parking-garage = Un grand gaillard aux verres miroir dit que ce niveau est pris. Il en est très sûr, et s’appuie sur un coffre plein de raisons.

they-live-location-security-mirror = MIROIR DE SURVEILLANCE
    .supermarket = Dans le miroir de l’allée quatre, le gérant n’a pas de lèvres. Passez derrière sans croiser son regard.
    .newsstand = Le miroir du kiosque montre la rue par-derrière. Regardez assez longtemps, réfléchissez deux fois, et vous saurez qui laisse quoi pour qui.
    .parking-garage = On peut faire surveiller un mur aux caméras. Pendant ce temps, il y a des enjoliveurs auxquels penser.

they-live-location-tow-zone = ZONE D’ENLÈVEMENT
    .supermarket = Deux hommes se disputent un chariot de nourriture qui n’est ni à l’un ni à l’autre. Mettez-y fin, et ils paient le déjeuner.
    .newsstand = La contractuelle a votre signalement et le cœur tendre. Elle a aussi une boîte de monnaie confisquée.
    .parking-garage = La dépanneuse a lâché son chargement à moitié hors de la rampe. Remontez-le au treuil, et personne ne comptera les pièces.

## Resettlement

they-live-location-soup-line = SOUPE POPULAIRE
    .free-clinic = Il y a un lit, et vous êtes deux à le vouloir. Pour une fois, dites franchement à l’infirmière comment vous allez.
    .tent-camp = L’homme devant vous dirigeait un atelier. Depuis, on ne lui a plus rien demandé de diriger.
    .storefront-church = La louche passe, les rumeurs aussi. Mettez-en trois bout à bout, et il y en a une quatrième.

they-live-location-cot-number-nine = LIT NUMÉRO NEUF
    .free-clinic = La feuille au pied du lit est de quelqu’un qui savait quoi faire, et qu’on a muté. Lisez-la comme il l’entendait.
    .tent-camp = Une patrouille, des lampes, une rangée de couvertures. Soyez une couverture de plus.
    .storefront-church = Derrière l’orgue, il y a un lit pour ceux qui n’ont nulle part où aller. Le sacristain veut juste une raison qu’il puisse répéter.

they-live-location-false-wall = FAUSSE CLOISON
    .free-clinic = Derrière le mur de la réserve se trouve la machine qu’on disait vendue. Bien réglée, elle soigne encore les gens.
    .tent-camp = Une cuisine passée au bulldozer, et un bon châssis de fer sous les planches. Sortez-le sans faire tomber le reste.
    .storefront-church = Un des panneaux sonne autrement que les autres. Derrière, des cartons de ce que vous cherchez, et une poutre qui soutient la chorale.

they-live-location-choir-practice = RÉPÉTITION DE CHORALE
    .free-clinic = Le portier de nuit fredonne le contre-chant d’à côté. Fredonnez l’autre voix, et voyez s’il se retourne.
    .tent-camp = Ils chantent à plusieurs voix par-dessus les rails, et ces voix indiquent un chemin. Comptez les couplets.
    .storefront-church = On chante, et il n’y a personne dans la salle. Suivez la bande jusqu’à la machine, et la machine jusqu’à ce qu’elle couvre.

they-live-location-burn-barrel = LE BRASERO
    .free-clinic = Quelqu’un essaie de brûler les dossiers du dispensaire dans un bidon, et ne compte pas s’arrêter aux dossiers.
    .tent-camp = Trois vagabonds ont le seul feu, et quelque chose dans une couverture. Ils proposent un défi.
    .storefront-church = Nuit froide, bon feu, et des poches qui s’ouvrent un peu pour une bonne histoire.

they-live-location-bad-water = EAU CROUPIE
    .free-clinic = Ce qu’il y a dans un tuyau est dans tous, et en vous. Trouvez la cause, puis le remède, et laissez quelqu’un l’essayer avant vous.
    .tent-camp = La borne-fontaine a été bouchée exprès. Un paquet est coincé dans la vanne, sous pression.
    .storefront-church = Le bénitier est la dernière eau propre à six rues à la ronde. Trouvez d’où elle vient, et lavez-vous pour de bon.

they-live-location-night-shift = ÉQUIPE DE NUIT
    .free-clinic = L’armoire à pharmacie tient son propre registre. Persuadez la serrure qu’on est jeudi.
    .tent-camp = À la nuit, quelqu’un va de tente en tente déposer des colis pour des gens qui ne sont plus là.
    .storefront-church = Entre minuit et le laitier, il y a un office pour les gens qu’on recherche. On entre par le soupirail à charbon.

they-live-location-missing-pages = PAGES MANQUANTES
    .free-clinic = On a arraché des pages au carnet de l’oculiste. Le crayon a marqué la feuille d’en dessous.
    .tent-camp = Une radio morte et une pile vive, à un mètre l’une de l’autre. Quelqu’un devrait les présenter.
    .storefront-church = Le recueil de cantiques saute de 112 à 119, mais pas l’index. Réfléchissez-y à deux fois avant qu’on vous demande ce que vous cherchez.

they-live-location-pickup-game = MATCH IMPROVISÉ
    .free-clinic = Dans la cour, les aides-soignants jouent des coudes. C’est moins cher qu’une salle de sport, et on en apprend plus.
    .tent-camp = Il leur manque un joueur, et personne ne veut parier sur l’autre équipe. Une grande gueule pourrait y changer quelque chose.
    .storefront-church = L’équipe du pasteur a perdu quarante fois de suite, et l’un d’eux a été capitaine de quelque chose. Faites-le parler, puis faites-le taire.

they-live-location-pills-in-a-jar = BOCAL DE PILULES
    .free-clinic = Neuf sortes, pas d’étiquette, et l’une d’elles est ce qu’il vous faut. De la chimie, ou de la chance.
    .tent-camp = La tente du dealer a un plancher, et le plancher a une trappe. Il est sorti, tant que vous l’entendez.
    .storefront-church = La peinture tient fermée l’armoire à pharmacie de la sacristie depuis la dernière guerre. Les ferrures à elles seules en valent la peine.

## Any street

they-live-location-payphone = CABINE TÉLÉPHONIQUE
    .top = Elle sonne quand vous passez. Une voix lit des chiffres, et ils ne sont pas pour vous, à moins que vous ne l’en persuadiez.
    .bottom = Quelqu’un a oublié de raccrocher au nez d’une tante qui a beaucoup à donner. Soyez son neveu.

they-live-location-storm-drain = ÉGOUT PLUVIAL
    .top = Une grille, une échelle, et des pas discrets au-dessus de vous sur six rues. Attention à l’eau.
    .bottom = L’égout est bouché par tout un hiver de quincaillerie. Dégagez-le avant que la pluie ne s’en charge.

they-live-location-stray-dog = CHIEN ERRANT
    .top = Il grogne contre la moitié de la rue, et il a toujours raison. Il aimerait qu’on lui demande poliment la permission de s’asseoir.
    .bottom = Le chien est à quelqu’un qui regarde depuis un moment comment vous le traitez.

they-live-location-parked-van = FOURGON GARÉ
    .top = Plomberie et chauffage, dit la portière ; quatre antennes disent autre chose. Le chauffeur est allé chercher des beignets.
    .bottom = Ni roues, ni plaques, et un établi soudé plein d’outils. De la patience, et un levier.

they-live-location-squad-car = VOITURE DE PATROUILLE
    .top = Un agent, un coffre ouvert, et une divergence d’opinion. Quoi que vous fassiez, la radio en parlera.
    .bottom = Ils dorment tous les deux, vitres baissées. Le râtelier entre les sièges n’est pas verrouillé.

they-live-location-dropped-wallet = PORTEFEUILLE PERDU
    .top = Pas d’argent, pas de nom, et la clé d’un casier. Il n’y a pas tant de casiers que ça ; réfléchissez.
    .bottom = Un reçu de prêteur sur gages, un ticket de bus et une liste. À eux trois, ils disent où un homme gardait ce qui lui restait.

they-live-location-shortwave = ONDES COURTES
    .top = Sous la musique de danse, un homme explique comment polir une lentille. Il faiblit dès que passe quelqu’un de bien habillé.
    .bottom = Un poste sans boîtier parle tout seul sur un mur. Tenez deux fils ensemble, et il vous parle à vous.

they-live-location-fire-escape = ESCALIER DE SECOURS
    .top = La dernière volée ne tient que par un boulon, et quelqu’un a laissé un ballot sur le palier. Réparez d’abord, grimpez ensuite.
    .bottom = Cinq étages de fenêtres ouvertes, et c’est le sixième le bon. La rouille a un bruit bien à elle.

they-live-location-man-with-a-watch = L’HOMME À LA MONTRE
    .top = Il parle à son poignet, attend, hoche la tête. Devinez ce qu’il demande, devinez ce qu’on lui répond, et partez avant qu’on ne l’interroge sur vous.
    .bottom = Il porte le poignet à sa bouche. Il y a une seconde pour l’en empêcher, et il la faudra tout entière.

they-live-location-empty-lot = TERRAIN VAGUE
    .top = Il y a un bon poêle sous les herbes, et deux ou trois choses sous le poêle. Personne d’autre n’a pensé à la clé anglaise.
    .bottom = Quelqu’un a aligné des briques par terre. Du haut du mur, c’est le plan d’un étage, et il y a une croix dessus.

## The second set

they-live-location-flooded-underpass = PASSAGE INONDÉ
    .top = Une pompe est là, il ne lui manque qu’une courroie. Ce qu’elle découvre est à vous.
    .bottom = Quelque chose flotte, et quelqu’un le cherche. Soyez plus rapide, et plus discret.

they-live-location-wrong-number = FAUX NUMÉRO
    .top = Une voix demande si les verres sont prêts. Dites oui sur le bon ton, et où les déposer.
    .bottom = Il dicte une adresse et raccroche. Il manque la rue, et la rue se déduit.

they-live-location-moving-day = JOUR DE DÉMÉNAGEMENT
    .top = Un piano, quatre étages, trois hommes. Le quatrième est bien payé, s’il tient encore debout.
    .bottom = Il faut quelqu’un pour garder la camionnette. Dedans, un canapé et de la soupe.

they-live-location-chalk-marks = MARQUES À LA CRAIE
    .top = Des flèches sur le mur, à hauteur de genou. Elles mènent loin des patrouilles, pour qui sait lire.
    .bottom = Un rond et deux points : on a laissé une paire derrière une brique, et on surveille la brique.

they-live-location-broken-machine = DISTRIBUTEUR EN PANNE
    .top = Il prend les pièces et ne rend rien, comme les autres. Mais il a un dos.
    .bottom = Il y a un endroit, côté gauche. On vous l’a montré une fois, avec le coude.

they-live-location-street-cleaners = BALAYEURS
    .top = L’un d’eux balaie le même mètre depuis votre arrivée. Il préférerait parler.
    .bottom = Leur chariot a perdu une roue. Sous les balais, il y a dans le bac une chose qui n’a jamais été un déchet.

they-live-location-night-class = COURS DU SOIR
    .top = Par la fenêtre on voit le tableau. C’est un cours d’électricité, et le câblage est étrange.
    .bottom = Le professeur laisse un calcul au tableau pour qui restera. Personne ne reste.

they-live-location-meter-reader = RELEVEUR DE COMPTEURS
    .top = Il laisse son carnet sur la marche pendant qu’il sonne. Une page pour chaque cave de la rue.
    .bottom = Il doit signaler ce qu’il a vu chez vous. On peut l’amener à n’avoir rien vu.

they-live-location-loose-manhole = PLAQUE DESCELLÉE
    .top = Il faut être deux pour la soulever, et quelque chose pousse déjà d’en bas.
    .bottom = Descendez, longez, remontez trois rues plus loin. L’odeur aide : personne ne suit.

they-live-location-parade-route = PARCOURS DU DÉFILÉ
    .top = Une fanfare passe, et un tambour marche à contretemps. On dirait qu’il le fait exprès.
    .bottom = Après le défilé restent les barrières, les fanions et beaucoup de bon fil de fer.

they-live-location-wine-cellar = CAVE À VIN
    .country-club = La carte porte une bouteille qui n’existe pas. Commandez celle-là.
    .hilltop-house = Derrière le troisième casier, le mur est neuf. Ce qu’on y garde aussi, et c’est graissé.
    .private-bank = Le directeur trinque avec qui l’approuve. Approuvez, et regardez-le à travers le verre.

they-live-location-security-patrol = PATROUILLE PRIVÉE
    .country-club = Un gamin dans un grand uniforme veut voir votre carte. On ne l’a encore jamais frappé.
    .hilltop-house = Leur radio est sur le pilier. Signalez-vous comme arrêté.
    .private-bank = Onze secondes entre deux lampes. Le tiroir s’ouvre en dix.

they-live-location-estate-sale = VENTE APRÈS DÉCÈS
    .country-club = Le lot neuf n’a pas d’enchère, car nul ne sait ce que c’est. Vous en avez vu un, dans une cave d’église.
    .hilltop-house = On vend la maison avec tout ce qui y est vissé. Vous avez un tournevis.
    .private-bank = Le coffre du mort répond encore à son numéro de téléphone.

they-live-location-pay-day = JOUR DE PAIE
    .construction-site = L’enveloppe est mince, et celle de tous aussi. Faites le compte pour eux, à voix haute.
    .day-labor-office = Refaites la queue. L’employé compte les chapeaux, et un chapeau, ça se change.
    .half-built-hotel = Les plâtriers ne sont plus payés depuis le huitième étage. Ils sont prêts à écouter.

they-live-location-model-home = MAISON TÉMOIN
    .construction-site = Une cuisine témoin se dresse dans la boue, avec des couteaux témoins.
    .day-labor-office = Des diapositives d’ouvriers heureux passent dans une salle vide. Le panier en a une de trop.
    .half-built-hotel = L’appartement témoin a un miroir qui montre l’appartement, et pas la vendeuse.

they-live-location-night-pour = COULAGE DE NUIT
    .construction-site = On coule la nuit ce que le jour ne doit pas voir. L’un des gardes est assis sur la caisse à outils.
    .day-labor-office = Il leur faut quelqu’un qui sache lire une bétonnière. Le dernier ne savait pas.
    .half-built-hotel = Le ciment frais garde toutes les empreintes, sauf les vôtres, si vous savez où sont les planches.

they-live-location-last-tenant = DERNIÈRE LOCATAIRE
    .construction-site = Une vieille dame habite encore au milieu et a du café au feu. Soyez l’enfant de quelqu’un.
    .day-labor-office = L’expulsion est datée d’avant l’immeuble. Dites-le à l’employé, lentement.
    .half-built-hotel = Deux hommes sont venus l’emporter. Mettez-vous dans la porte.

they-live-location-survey-stakes = PIQUETS D’ARPENTAGE
    .construction-site = Déplacez les piquets d’un mètre, et demain ils déterreront la bonne chose.
    .day-labor-office = Le géomètre paie en instruments. Il n’a plus d’argent, ni d’amis.
    .half-built-hotel = Du dernier étage, les piquets forment un mot. Pas dans votre alphabet, mais pas loin.

they-live-location-hoist-trouble = PANNE DE TREUIL
    .construction-site = Le treuil est coincé au sixième avec le casier du contremaître.
    .day-labor-office = Il leur faut quelqu’un pour jurer que c’était un accident. En échange, ils oublieront qui vous êtes.
    .half-built-hotel = Le monte-charge répond à l’ancien code. Le coffre d’à côté aussi.

they-live-location-foremans-birthday = ANNIVERSAIRE DU CONTREMAÎTRE
    .construction-site = Tous chantent, sauf le contremaître, dont les lèvres suivent une autre chanson.
    .day-labor-office = On organise un bras de fer, le gagnant emporte le chapeau.
    .half-built-hotel = Pendant qu’on coupe le gâteau, le bureau est vide le temps d’une chanson.

they-live-location-price-check = VÉRIFICATION DE PRIX
    .supermarket = La caisse ajoute un chiffre qui n’est sur aucune étiquette. Faites-lui ajouter un des vôtres.
    .newsstand = Il vend le même journal à deux prix. Demandez-lui, en ami, ce qu’il y a dans le cher.
    .parking-garage = La borne imprime votre plaque, et celle d’un autre s’obtient sur demande.

they-live-location-lunch-counter = COMPTOIR DU MIDI
    .supermarket = Le cuisinier fait frire pour deux et ne mange pas. Asseyez-vous ; dites que vous êtes l’autre.
    .newsstand = À midi il va déjeuner et laisse une brique sur les journaux.
    .parking-garage = Deux gardes mangent dans leur voiture, vitres fermées. Le coffre n’est pas verrouillé.

they-live-location-window-shoppers = LÈCHE-VITRINES
    .supermarket = Un sur neuf n’a pas de reflet digne de ce nom. Comptez, et notez lequel.
    .newsstand = Le présentoir de lunettes a une clé en bas, et la clé le remonte.
    .parking-garage = Un mannequin, un cric et un ascenseur bloqué. Quelqu’un préparait quelque chose ici.

they-live-location-closing-time = HEURE DE FERMETURE
    .supermarket = Soyez une pyramide de boîtes jusqu’à l’extinction des feux.
    .newsstand = Quelqu’un compte le voler à la fermeture. Vous êtes deux maintenant.
    .parking-garage = La barrière tient la liste de ceux qui sont entrés et jamais ressortis.

they-live-location-lost-child = ENFANT PERDU
    .supermarket = Il a huit ans, il a vu le visage du gérant, et personne ne le croit. Vous, si.
    .newsstand = L’annonce porte un numéro avec un chiffre de trop. Trouvez à quoi sert le chiffre.
    .parking-garage = Suivez les petites chaussures vers le bas. Elles connaissent un chemin qu’aucune caméra ne connaît.

they-live-location-ration-cards = CARTES DE RATIONNEMENT
    .free-clinic = On tamponne une carte pour la soupe et une pour les remèdes. Le tampon part à la vapeur.
    .tent-camp = Un homme, dos à vous, compte les cartes dans une tente éclairée.
    .storefront-church = Le diacre donne les siennes, et a de quoi occuper des mains rapides.

they-live-location-water-truck = CAMION-CITERNE
    .free-clinic = La pompe est une vieille amie. En remerciement, vous pouvez regarder dans l’armoire.
    .tent-camp = Quelqu’un a décidé que l’eau était à lui. Il l’a décidé avec un bâton.
    .storefront-church = La radio du chauffeur est morte, et la chorale a un fer à souder.

they-live-location-family-album = ALBUM DE FAMILLE
    .free-clinic = L’infirmière garde les photos de ceux qui ne sont pas revenus. Nommez-en un, et elle fera tout.
    .tent-camp = Sur chaque photo de mariage, le même oncle, et jamais le même visage.
    .storefront-church = Les pages sont raides : quelque chose de plat est glissé entre elles. La famille prie.

they-live-location-bus-to-nowhere = BUS POUR NULLE PART
    .free-clinic = On fait monter les gens dans un bus, et la porte arrière du bus est une porte.
    .tent-camp = Dites-leur où va vraiment le bus. L’un se lèvera pour dire qu’il l’a conduit.
    .storefront-church = Le bus s’est arrêté pour de bon devant l’église, grâce à vous et à une patate.

they-live-location-quiet-evening = SOIRÉE TRANQUILLE
    .free-clinic = La radio bourdonne après l’heure. Ce qu’elle regardait est encore sur la plaque.
    .tent-camp = Le vieux lutteur donne des leçons au coin du feu. La première : tomber.
    .storefront-church = Il ne se passe rien du tout ce soir, et vous avez l’esprit de le remarquer.

they-live-location-regatta = RÉGATE
    .yacht-club = Un mât a cédé, et le propriétaire court dans une heure. Il paie au nœud.
    .cliff-villa = Ils sont tous sur la terrasse avec des jumelles. La maison est derrière eux.
    .harbour-bank = Les paris sont payés avant la course. Quelqu’un a fait le calcul ; faites-le aussi.

they-live-location-deck-chairs = TRANSATS
    .yacht-club = Quarante paires de lunettes alignées, tournées vers le ciel. Demandez à emprunter la paire bizarre.
    .cliff-villa = Un livre est ouvert sur l’herbe. C’est une liste de noms, dans l’ordre des transats.
    .harbour-bank = Les employés prennent le soleil sur les marches, et un sac tient la porte.

they-live-location-bonded-goods = SOUS DOUANE
    .yacht-club = Une caisse tombe de la passerelle. Deux stewards plongent, et vous aussi.
    .cliff-villa = Le scellé est une petite machine. On peut lui dire qu’il a déjà été ouvert.
    .harbour-bank = La chambre forte est une cale, avec un panneau de cale. Vous en avez vu sauter.

they-live-location-captains-table = TABLE DU COMMANDANT
    .yacht-club = Le commandant parle d’un équipage qui ne mange pas. Un serveur lâche une cuiller.
    .cliff-villa = Quatre-vingt-dix couverts, quatre-vingt-neuf invités. Soyez le quatre-vingt-dixième, et partez avant le poisson.
    .harbour-bank = La banque possède la table, le commandant et le navire. Elle voudrait aussi une histoire.

they-live-location-fog-horn = CORNE DE BRUME
    .yacht-club = Nul ne voit le bout de son cigare. Passez la grille, bien droit.
    .cliff-villa = La corne a deux notes, et l’une n’est pas pour les navires. La boîte est au jardin.
    .harbour-bank = Dans la brume, le garde demande le mot. Il est sur la table des marées, avec un jour de retard.

they-live-location-crew-wanted = ON CHERCHE ÉQUIPAGE
    .yacht-club = On éprouve les nouveaux avec une corde mouillée et un rire. Riez aussi, et tenez bon.
    .cliff-villa = L’ascenseur de la dame vers la plage s’est arrêté à mi-course, avec la dame. Elle n’est pas ingrate.
    .harbour-bank = Engagez-vous sous un nom des navires perdus. L’employé sera content qu’il en soit revenu un.

they-live-location-insurance-agent = AGENT D’ASSURANCES
    .yacht-club = Deux bateaux du même nom sont assurés, et un seul est ici. Parlez-en au potage.
    .cliff-villa = Il est venu estimer la collection au mur, et vous aussi.
    .harbour-bank = Sa machine sait quel jour chacun ici sera indemnisé. Interrogez-la sur vous.

they-live-location-lights-at-sea = LUEURS EN MER
    .yacht-club = On fait des signaux depuis un bateau vide. C’est un code lent, pour lecteurs lents.
    .cliff-villa = Dans la longue-vue, l’horizon a une couture. L’oculaire se dévisse et va sur une monture.
    .harbour-bank = Tous les gardes sont aux fenêtres. L’armurerie est côté terre.

they-live-location-pile-driver = MOUTON
    .construction-site = Il frappe une fois par seconde, et la bague de laiton s’attrape entre deux coups.
    .hiring-hall = Ici on regarde les mains. Montrez les vôtres, puis ce qu’elles font.
    .grand-hotel = À chaque coup, les portes de l’aile est s’ouvrent d’un bond. Comptez, et marchez.

they-live-location-union-meeting = RÉUNION SYNDICALE
    .construction-site = On vote sur rien pendant deux heures. Donnez-leur quelque chose.
    .hiring-hall = Le compte rendu de la dernière réunion a été écrit avant. Lisez le prochain.
    .grand-hotel = Les patrons se réunissent en haut à la même heure. Le vestiaire est à votre garde.

they-live-location-scuttled-barge = PÉNICHE SABORDÉE
    .construction-site = On veut construire par-dessus. Le treuil a encore du courant, et la cale de l’air.
    .hiring-hall = La liste de l’équipage est au tableau, et personne n’a réclamé sa paie. Soyez l’un d’eux.
    .grand-hotel = L’hôtel a acheté ses boiseries, ses lampes et sa cloche. Rien n’est encore vissé.

they-live-location-cement-dust = POUSSIÈRE DE CIMENT
    .construction-site = Tout le monde tousse, sauf l’inspecteur. Buvez ce que boivent les anciens.
    .hiring-hall = On remet des lunettes contre signature. Une caisse est marquée d’une autre main.
    .grand-hotel = Sous les housses, tout est encore là, et un client aussi.

they-live-location-crane-operator = GRUTIER
    .construction-site = Ramenez la charge par ce vent, et gardez ce qui en tombe.
    .hiring-hall = De là-haut, il a vu qui entre la nuit dans quelle maison. On ne lui a rien demandé.
    .grand-hotel = De sa cabine on voit le neuvième étage. Les femmes de chambre n’y font jamais un lit.

they-live-location-company-store = ÉCONOMAT
    .construction-site = On paie en bons, et les bons valent ce que vous dites.
    .hiring-hall = Le rideau coince à hauteur de genou. Derrière pendent les outils de ceux qui doivent trop.
    .grand-hotel = Le coffre de nuit est un carton à chapeau. Le portier le monte par l’escalier de service.

they-live-location-rat-catcher = DÉRATISEUR
    .construction-site = Il a laissé ses pièges ouverts et son fusil dans le sac. Le chien vous connaît, ou le croit.
    .hiring-hall = On parie sur son terrier contre votre pied gauche.
    .grand-hotel = Quelque chose répond dans les murs quand il siffle. Pas des rats : cela a une prise.

they-live-location-topping-out = FÊTE DU BOUQUET
    .construction-site = La dernière poutre monte avec un arbre, et les invités ne surveillent pas leurs manteaux.
    .hiring-hall = Bière gratuite pour qui a travaillé là. Sachez le nom du contremaître du troisième.
    .grand-hotel = On boit au nouveau patron, qui lève son verre avec un drôle de nombre de doigts.

they-live-location-fresh-catch = PÊCHE DU JOUR
    .harbour-supermarket = Le poisson est plus vieux que le poissonnier. Choisissez l’autre.
    .ferry-newsstand = Il emballe le hareng dans le journal de demain. Pour une pièce, il dira d’où il le tient.
    .ferry-garage = Le camion de glace est ouvert, et la glace n’est pas pour le poisson.

they-live-location-self-service = LIBRE-SERVICE
    .harbour-supermarket = Le magasin n’a pas de caissière, juste un œil au-dessus de la porte. Il cligne.
    .ferry-newsstand = La boîte prend une pièce et donne un journal. On peut l’amener à donner le tas.
    .ferry-garage = La pompe marche pour les membres. Vous l’êtes depuis une minute, grâce à une épingle.

they-live-location-last-ferry = DERNIER FERRY
    .harbour-supermarket = Ceux qui l’ont manqué sont assis entre les chariots avec tout leur bien, et aiment la compagnie.
    .ferry-newsstand = Un plein bateau de chapeaux gris défile. Mettez du gris, et défilez avec.
    .ferry-garage = Le préposé ne lèvera pas la rampe pour vous. Il y a deux leviers, et il en est un.

they-live-location-tide-tables = TABLES DES MARÉES
    .harbour-supermarket = Les lampes baissent avec la marée, et une minute durant les étiquettes disent ce qu’elles disent.
    .ferry-newsstand = Les heures imprimées ont l’erreur exacte du retard des bateaux. Quelqu’un débarque entre les deux.
    .ferry-garage = À marée haute, le pont le plus bas fait flotter ce qu’on y a laissé.

they-live-location-fish-auction = CRIÉE
    .harbour-supermarket = Grattez-vous le nez et vous possédez une tonne de morue. Revendez avant de la porter.
    .ferry-newsstand = Les acheteurs lisent les prix dans le journal. Ils sont fixés par un homme qui ne lit rien.
    .ferry-garage = Un crochet, une brouette et une rancune. Pas la vôtre, mais vous êtes sur son chemin.

they-live-location-souvenir-stand = ÉTAL DE SOUVENIRS
    .harbour-supermarket = Des boîtes à coquillages, neuf par étagère. La neuvième a une serrure et un drôle de poids.
    .ferry-newsstand = La fille qui peint les cartes postales oublie sur toutes la même tour.
    .ferry-garage = L’horloge chantante chante une fréquence. Démontez-la là où personne ne chante avec.

they-live-location-customs-shed = HANGAR DES DOUANES
    .harbour-supermarket = Le magasin achète ce que le hangar a perdu. L’homme qui le perd est grand.
    .ferry-newsstand = Les lunettes saisies se vendent au poids. Achetez les lourdes en bâillant.
    .ferry-garage = Le formulaire onze libère une caisse. Il exige le douze, et le douze, cela s’écrit.

they-live-location-sea-air = AIR MARIN
    .harbour-supermarket = On le vend en boîtes. Celles qui sont cabossées contiennent autre chose.
    .ferry-newsstand = Une rafale emporte tout le stock vers le quai. Courez, on vous remerciera au paquet.
    .ferry-garage = Sur le pont supérieur, un chauffeur partage son pain et la chaleur du moteur avec qui est poli.

they-live-location-sick-bay = INFIRMERIE
    .seamens-clinic = La sœur était infirmière de bord et donne des ordres. Obéissez, pour une fois.
    .beach-camp = Ici on fait bouillir des algues contre la fièvre. Demandez lesquelles, et notez.
    .sailors-church = Les bancs sont devenus des lits, et la moitié du bois de chauffage. Réparez le reste.

they-live-location-driftwood = BOIS FLOTTÉ
    .seamens-clinic = On en fait des béquilles, et une planche porte un numéro au pochoir.
    .beach-camp = Qui tient la plage tient le bois. On en discute à coups de rame.
    .sailors-church = On brûle votre portrait dans le poêle, et on vous prie de vous mettre à sa place.

they-live-location-quarantine = QUARANTAINE
    .seamens-clinic = Le carton jaune dit que vous êtes malade. C’est un bon carton : personne ne vous touche.
    .beach-camp = Une corde entoure les tentes, et le garde dort debout.
    .sailors-church = L’inspecteur sanitaire a laissé sa lampe. Ce qu’elle montre sur la peau n’est pas la fièvre.

they-live-location-message-in-a-bottle = BOUTEILLE À LA MER
    .seamens-clinic = Un patient l’a avalé. La radio se lit à voix haute.
    .beach-camp = Les enfants en trouvent une par semaine et gardent le papier. Les bouchons aussi, qui sont des verres.
    .sailors-church = La veuve à qui elle s’adresse attend depuis onze ans. Lisez-la-lui bien.

they-live-location-soup-kitchen = GRANDE MARMITE
    .seamens-clinic = Quelqu’un vend à la porte la soupe gratuite. Expliquez-lui le mot.
    .beach-camp = Remuez une heure, et tout le campement vous dira où il range ses affaires.
    .sailors-church = La recette est au mur, et n’en est pas une. Les quantités ouvrent un coffre.

they-live-location-night-tide = MARÉE DE NUIT
    .seamens-clinic = La cave est inondée à deux heures, et tous portent des lits. La pharmacie reste ouverte.
    .beach-camp = Tenez la mer loin de quarante tentes avec ce que vous trouvez. Gardez le reste.
    .sailors-church = Les sonneurs sont des costauds, et luttent en attendant l’heure.

they-live-location-net-menders = RAVAUDEUSES
    .seamens-clinic = Elles cousent les plaies du même nœud, et parlent avec la même aiguille.
    .beach-camp = Un filet est en cuivre. On ne pêche pas au cuivre, mais on écoute avec.
    .sailors-church = Sous le plus grand filet dort le plus grand secret de la paroisse. Il ronfle.

they-live-location-harbour-choir = CHŒUR DU PORT
    .seamens-clinic = Le haut-parleur de la salle joue un cantique à deux voix. Ôtez la seconde.
    .beach-camp = Ils chantent contre le ressac. Donnez-leur un couplet qu’ils ignorent.
    .sailors-church = Les numéros des cantiques forment une date. Celle de ce soir.

## The third set

they-live-location-bus-stop = ARRÊT DE BUS
    .top = L’horaire annonce un bus qui n’est jamais venu. Il arrive, et personne à bord ne lève les yeux.
    .bottom = Une femme chargée de trois sacs a manqué exprès le dernier bus. Elle aimerait qu’on lui demande pourquoi.

they-live-location-lemonade-stand = STAND DE CITRONNADE
    .top = Deux enfants, un pichet, aucune licence. Ils servent d’abord les clients, et jamais les inspecteurs.
    .bottom = Ils tiennent des comptes, et il y manque tout un bocal de pièces. Devinez où il se trouve.

they-live-location-laundry-line = CORDE À LINGE
    .top = Six chemises, six cols, dont un à votre taille. Laissez à la place votre signalement d’hier.
    .bottom = Les poulies viennent d’un ascenseur, et la corde d’un mât. Pour des chaussettes, c’est beaucoup.

they-live-location-street-preacher = PROPHÈTE DE CARREFOUR
    .top = Il dit ce que vous avez vu, avec des mots plus anciens. Dites la phrase suivante, et il descend de sa caisse.
    .bottom = Il lit dans un livre sans lettres, et met des lunettes pour cela. Il en possède une seconde paire.

they-live-location-arcade-cabinet = BORNE D’ARCADE
    .top = Les meilleurs scores sont des initiales, et les initiales sont une liste. Jouez jusqu’à mériter d’y figurer.
    .bottom = La trappe à pièces cache une seconde serrure. Celui qui l’a posée se moquait des pièces.

they-live-location-ice-cream-truck = MARCHAND DE GLACES
    .top = La ritournelle a une note de trop, et à cette note la moitié de la rue s’arrête. L’autre fil du haut-parleur mène à une boîte de verres fumés.
    .bottom = Le chauffeur ne veut pas vous voir près de son congélateur, et sa cuillère a la taille d’une pelle.

they-live-location-pawn-shop = PRÊTEUR SUR GAGES
    .top = Tout, en vitrine, fut la dernière idée de quelqu’un. Marchandez comme s’il vous en restait une.
    .bottom = Le reçu dit trombone, et l’étui est trop court. On peut le retirer, si l’on garde son sérieux.

they-live-location-pirate-station = RADIO PIRATE
    .top = Au quatrième, une armoire est à l’antenne. Réglez-la au-delà du signal, puis au-delà de ce qui répond au signal.
    .bottom = Il y a eu descente, et ils sont partis en hâte. Ce qui luit encore dans les débris peut servir.

they-live-location-traffic-light = FEU ROUGE
    .top = Il reste rouge pour tous, sauf pour une berline grise. Qui ne s’arrête jamais ne regarde jamais son coffre.
    .bottom = Le poteau branle, les fils sont sous tension, et les lampes ont des années devant elles.

they-live-location-mailbox = LEVÉE DU COURRIER
    .top = La plaque annonce deux levées par jour. La troisième porte des gants, et laisse un sac une minute.
    .bottom = Une lettre à personne, renvoyée par personne. Le timbre vaut plus qu’on ne croit en ville.

they-live-location-satellite-dish = ANTENNE PARABOLIQUE
    .top = Elle ne vise rien qui vole. Tournez-la d’une largeur de main : celui qui vient la remettre ôte ses lunettes pour le faire.
    .bottom = À son pied, le boîtier est tiède, et c’est une école incendiée qui l’a payé.

they-live-location-video-rental = VIDÉOCLUB
    .top = Une cassette n’est jamais là, et toujours réservée. Elle est au rayon Voyages, à l’envers.
    .bottom = L’employé a vu tous les films où cela arrive, et voudrait voir comment cela finit.

they-live-location-spray-cans = BOMBES DE PEINTURE
    .top = Restez contre le mur sans bouger. Dans une heure, vous êtes une fresque, et l’on ne suit pas les fresques.
    .bottom = La nuit, ils repeignent les affiches, sans dire pour qui. Apportez votre couleur.

they-live-location-dumpster = BENNE À ORDURES
    .top = Tout un bureau a été jeté pendant la nuit, chaises et dossiers compris. Le couvercle résiste par fierté.
    .bottom = Quelqu’un habite ici, et croit que vous venez pour le loyer.

they-live-location-door-to-door = PORTE-À-PORTE
    .top = Vous avez une mallette, un sourire et rien à vendre. La plupart n’ont pas davantage.
    .bottom = Personne n’achète, et la quatrième maison vous offre la soupe pour la peine.

they-live-location-aerobics-class = COURS D’AÉROBIC
    .top = Quarante personnes sautent en mesure. Tenez jusqu’au bout, et vous aurez mal à de meilleurs endroits.
    .bottom = Le vestiaire est vide tant que dure le disque, et le disque est long.

they-live-location-car-wash = LAVAGE AUTO
    .top = Une voiture de patrouille entre, les deux vitres baissées. Elle en sort propre, dans tous les sens du terme.
    .bottom = Les brosses se sont arrêtées sur une limousine. Le chauffeur paie le silence et la hâte.

they-live-location-lamp-post = LAMPADAIRE
    .top = La trappe du bas s’ouvre avec une clé ordinaire. Derrière, des papiers, et le courant du secteur.
    .bottom = Il clignote vers celui d’en face, qui répond. Bref, bref, long.

they-live-location-test-screening = PROJECTION TEST
    .top = Répondez franchement, et une dame vous mène dans une salle plus petite. Répondez bien, et elle vous y laisse avec une boîte de lunettes.
    .bottom = Le projecteur tourne à sa propre vitesse. Freinez-le à la main : c’est un autre film.

they-live-location-hot-dog-cart = VENDEUR DE HOT-DOGS
    .top = Il sait qui mange à quel coin, et qui ne mange jamais. Il le dit aux habitués ; devenez-en un.
    .bottom = Deux hommes lui expliquent le prix de son coin de rue. Expliquez-le-leur à votre tour.

they-live-location-paste-and-brush = COLLE ET PINCEAU
    .top = On colle votre visage, quarante par mur. Portez-leur le seau, et voyez comment on le rogne.
    .bottom = Sous l’affiche, une affiche plus vieille, et dessous l’échelle qu’ils ont collée avec.

they-live-location-pigeon-loft = PIGEONNIER
    .top = Onze oiseaux ont une bague, le douzième une capsule. Il se laisse prendre par qui connaît son numéro.
    .bottom = Le vieux se fie à ses pigeons, et aux gens sur qui ils se posent. Ne bougez plus.

they-live-location-laundromat = LAVERIE
    .top = Un uniforme tourne et tourne, et son propriétaire s’est endormi au rinçage.
    .bottom = La machine neuf ne prend pas de lessive et rend plus qu’on ne lui donne. Il suffit de l’appeler par son numéro.

they-live-location-barbers-chair = CHEZ LE BARBIER
    .top = Il peut enlever dix ans, une barbe ou un mandat. Laissez un pourboire pour le mandat.
    .bottom = Asseyez-vous, écoutez. Sous les serviettes, toute la rue parle, et se croit seule.

they-live-location-photo-booth = CABINE PHOTO
    .top = La bande du client d’avant est restée dans la fente. Sur trois photos, il a un visage ; pour la quatrième, la cabine a changé de lentille.
    .bottom = Tirez le rideau, changez de manteau, sortez par l’arrière. Il n’y a pas de sortie à l’arrière : faites-en une.

they-live-location-garage-sale = VIDE-GRENIER
    .top = Tout doit partir, dit la pancarte, et le propriétaire est parti le premier. Voyez ce qui est trop bon marché.
    .bottom = Le fusil à canards du grand-père pend derrière le landau. Sa veuve le vend à qui sait se tenir.

they-live-location-survey-taker = ENQUÊTRICE
    .top = Êtes-vous d’accord, tout à fait, ou entièrement ? La quatrième case est sous son pouce.
    .bottom = On la paie à la réponse, et elle n’en a eu aucune. Répondez pour toute la rue.

they-live-location-roof-garden = JARDIN SUR LE TOIT
    .top = L’échelle n’est que tomates jusqu’au huitième barreau. Ensuite, ce n’est plus qu’une échelle.
    .bottom = Les haricots ignorent tout des nouvelles, et vous aussi, là-haut, pendant une heure.

they-live-location-taxi-rank = STATION DE TAXIS
    .top = Quand ça compte, dit-il, il roule compteur éteint et les yeux fermés. Faites que ça compte.
    .bottom = Le central répète des adresses qui ne sont sur aucun plan. Posez le poste sur le toit, et notez.

they-live-location-fortune-teller = VOYANTE
    .top = Elle tire les cartes qu’on l’a payée pour tirer. Demandez celle qu’elle a mise dans sa manche.
    .bottom = La boule est une lentille, et elle en a plein un tiroir. Elle prévoit que vous demanderez.

they-live-location-fuse-box = BOÎTE À FUSIBLES
    .top = Quarante interrupteurs, pas un nom. Qui comprend la rue par ses fusibles a appris quelque chose pour de bon.
    .bottom = La moitié alimente une boutique fermée. Prenez cette moitié-là.

they-live-location-block-warden = CHEFFE D’ÎLOT
    .top = Elle note qui rentre tard, et n’a personne à qui le dire. Racontez-lui mieux.
    .bottom = Son carnet est sur l’appui de fenêtre, près du chat. Le chat est de service.

they-live-location-shoe-shine = CIREUR
    .top = Il voit tout le monde d’en bas, là où nul ne songe à porter un masque.
    .bottom = Dans ce cirage-là, on voit qui marche derrière soi, tel qu’il est.

they-live-location-water-tower = CHÂTEAU D’EAU
    .top = Le dernier barreau manque, et quelqu’un a caché un long paquet au-dessus, pour cette raison.
    .bottom = De là-haut, les patrouilles ont l’air d’un mécanisme d’horloge. Descendez quand il se met à tourner dans l’autre sens.

they-live-location-gas-station = STATION-SERVICE
    .top = Trois motards n’ont pas payé, et n’en ont pas l’intention. Le pompiste partage ce que vous encaissez.
    .bottom = Une voiture garée là depuis la guerre demande une bougie. Son coffre n’en demande pas.

they-live-location-boxing-gym = CLUB DE BOXE
    .top = Deux reprises avec le champion maison sont gratuites. La leçon aussi.
    .bottom = Le soigneur raccommode qui se relève, et parie sur qui se relève deux fois.

they-live-location-library-van = BIBLIOBUS
    .top = Les livres rendus ont été censurés au rasoir. Les morceaux sont encore dans la boîte du rasoir.
    .bottom = Elle prête à qui n’a pas de carte, contre quelque chose qui vaille d’être lu.

they-live-location-weather-balloon = BALLON-SONDE
    .top = Il est tombé en travers de quatre fils, et tous disent que c’est la météo. Lisez sa bande avant l’arrivée du fourgon.
    .bottom = Quarante mètres de soie, et dessous une boîte de laiton. Nul n’a dit à la rue à qui cela appartient.

they-live-location-sidewalk-portrait = PORTRAITISTE DE RUE
    .top = Pour une pièce il vous rajeunit, pour deux il dessine quelqu’un d’autre. La police achète ses œuvres.
    .bottom = Il dessine les passants tels qu’ils sont, et brûle presque tout. Demandez à travers quoi il regarde.

they-live-location-dynamite-shed = CABANE À DYNAMITE
    .construction-site = Les bâtons suintent, et le commis qui les compte n’approche plus. Portez-les comme on porte un gâteau.
    .day-labor-office = On cherche un artificier avec des papiers. Les vôtres sont en route, et l’avance est en liquide.
    .half-built-hotel = Les mèches sont à la lingerie, où personne n’irait voir. Quelqu’un passe y voir de temps en temps.

they-live-location-scaffold = ÉCHAFAUDAGE
    .construction-site = Au neuvième niveau, quelqu’un tient bureau, avec un téléphone et vue sur toutes les grilles.
    .day-labor-office = On paie au collier posé. Vous connaissez un nœud qui fait le même travail.
    .half-built-hotel = Derrière le filet, on fait le tour du pâté de maisons, et l’on n’est qu’une ombre d’ouvrier.

they-live-location-site-office = BUREAU DE CHANTIER
    .construction-site = Le calendrier entoure de rouge un jour qui n’existe pas. La serrure du tiroir s’ouvre à cette date.
    .day-labor-office = La photocopieuse se souvient de la dernière feuille, et c’était un chèque.
    .half-built-hotel = Le contremaître a une baignoire pour bureau. Il ne se lève pas pour les visiteurs, mais il lance des objets.

they-live-location-tool-hire = LOCATION D’OUTILS
    .construction-site = On vous prête une perceuse en panne. Vous en rendez une qui marche, et gardez le reste.
    .day-labor-office = Il faut une caution, ou un mot d’un homme qu’ils craignent. Dites que vous êtes de sa famille.
    .half-built-hotel = Un masque de soudeur pend dans l’ascenseur, et son verre n’est pas celui d’un soudeur.

they-live-location-artists-impression = VUE D’ARTISTE
    .construction-site = Sur le dessin, tous sont heureux, et un seul a une ombre. Devinez où l’artiste a laissé ses lunettes.
    .day-labor-office = L’artiste fait la queue pour une pelle. On n’a plus besoin de ce qu’il voit.
    .half-built-hotel = L’original est dans le hall. Au dos, il y a l’immeuble qu’on bâtit vraiment.

they-live-location-time-clock = FICHES DE POINTAGE
    .construction-site = La pointeuse poinçonne chaque heure, et une pour elle. Retirez la sienne, et voyez ce qu’elle en faisait.
    .day-labor-office = Quatre cents cartes au tableau, et neuf ne rentrent jamais. Empruntez les neuf.
    .half-built-hotel = L’équipe de nuit pointe à un étage sans plancher. Devinez pourquoi on la paie.

they-live-location-old-foundations = ANCIENNES FONDATIONS
    .construction-site = Il y avait ici une banque avant la banque. Dans un coin, son sol sonne creux.
    .day-labor-office = Le plus vieil ouvrier se souvient des bains d’ici, et d’où est passée la source chaude.
    .half-built-hotel = La cave a une cave. L’escalier en a été muré de l’intérieur.

they-live-location-guard-hut = GUÉRITE
    .construction-site = Il tend une main vers la cloche, l’autre vers le fusil. Il a deux mains, vous aussi.
    .day-labor-office = On cherche un gardien. Qui garde la grille tient aussi la liste de ceux qui ne passent pas.
    .half-built-hotel = Six écrans, et tous montrent la guérite. Réglez-en un sur la chambre qu’il doit surveiller.

they-live-location-skip-divers = FOUILLEURS DE BENNE
    .construction-site = Pour qui connaît l’heure, la benne est un magasin. On y partage le thé et le pied-de-biche.
    .day-labor-office = Ils revendent au bureau ce que le bureau jette. Il leur faut une voix qui fasse maison sérieuse.
    .half-built-hotel = Quarante salles de bains ont été arrachées, et le seront encore. Personne ne compte les robinets.

they-live-location-ribbon-cutting = INAUGURATION
    .construction-site = Le maire coupe le ruban d’un trou. Une journaliste a oublié d’applaudir, et sait que vous l’avez vue.
    .day-labor-office = On recrute une foule, payée par tête, et quelqu’un vend votre place.
    .half-built-hotel = Le discours est sur le pupitre, pauses comprises. Entre deux pauses, on dit à quoi tout cela sert.

they-live-location-safety-week = SEMAINE DE LA SÉCURITÉ
    .construction-site = Une infirmière montre ses pansements sur des volontaires. Vous apportez votre propre démonstration.
    .day-labor-office = On distribue des alarmes qui sifflent près de certaines personnes. Ordre est venu de les reprendre.
    .half-built-hotel = Tout ce qui est dangereux a été enfermé dans une seule chambre. On ne pouvait pas vous faciliter davantage la tâche.

they-live-location-thirteenth-floor = LE TREIZIÈME ÉTAGE
    .construction-site = Le monte-charge compte douze, quatorze. Arrêtez-le entre les deux, à la manivelle.
    .day-labor-office = On engage des charpentiers pour y travailler la nuit, à double paie, les yeux bandés. L’un d’eux triche.
    .half-built-hotel = L’escalier passe devant une porte sans numéro. Elle s’ouvre de l’intérieur deux fois par heure, le temps d’un souffle, et des lunettes noires pendent derrière.

they-live-location-ghost-payroll = EMPLOYÉS FANTÔMES
    .construction-site = La moitié de l’équipe n’existe que sur le papier. Répondez à un second nom au passage de l’enveloppe.
    .day-labor-office = Ici, les morts touchent des heures supplémentaires. Montrez le total au commis : le vôtre est dans le même tiroir.
    .half-built-hotel = Les fantômes ont des casiers, comme le veut la loi. Les casiers ne sont pas vides.

they-live-location-picket-line = PIQUET DE GRÈVE
    .construction-site = Des hommes de main viennent le briser, avec des numéros sur leurs bâtons. Prenez un numéro.
    .day-labor-office = On marchande une équipe pour forcer le passage. Retournez l’équipe, puis son chauffeur.
    .half-built-hotel = Derrière une pancarte, tous les grévistes se ressemblent. La leur parle de paie ; la vôtre cache vos traits.

they-live-location-background-music = MUSIQUE D’AMBIANCE
    .supermarket = Sous les violons, une voix dit d’acheter. Tirez la fiche gauche : elle parle de verres à quelqu’un d’autre.
    .newsstand = Le vieux fredonne et rend la monnaie en mesure. Dans le passage lent, il ne lève jamais les yeux.
    .parking-garage = Le même air à tous les niveaux, et au dernier une mesure de plus. Demandez-vous à quoi sert ce temps.

they-live-location-loyalty-card = CARTE DE FIDÉLITÉ
    .supermarket = Un tampon par obéissance, et dix font un grille-pain. Vous en avez onze, si vous taillez une pomme de terre.
    .newsstand = Il tient sa propre liste des fidèles, au crayon. Il effacerait volontiers quelqu’un.
    .parking-garage = La barrière lit la carte et oublie qui la tient. Donnez-lui quelqu’un à retenir.

they-live-location-free-samples = ÉCHANTILLONS GRATUITS
    .supermarket = Mangez, et dites que c’est meilleur que le vrai. Dites-le deux fois, et elle vous remplit un sac.
    .newsstand = Un sachet est collé dans chaque revue. Dans celle des opticiens, il est plat, et en verre.
    .parking-garage = La démonstratrice a son stock dans une voiture ouverte, et la tête à sa cigarette.

they-live-location-trolley-train = TRAIN DE CHARIOTS
    .supermarket = Quatre-vingt-dix chariots, tous tirant à gauche. Redressez-en un, et on vous paie pour laisser les autres.
    .newsstand = Le train s’est détaché et dévale le trottoir. Qui l’arrête garde ce qu’il contient.
    .parking-garage = Quelqu’un en a soudé un pour en faire un bélier. Il le prêterait ; du moins, il ne vous voit pas le prendre.

they-live-location-fire-sale = VENTE APRÈS INCENDIE
    .supermarket = Cela sent la fumée, et c’est soldé pour cela, bien que rien n’ait encore brûlé. Marchandez vite.
    .newsstand = L’incendie est dans le journal d’aujourd’hui. Il est daté de demain.
    .parking-garage = Ils sortent la marchandise avant l’incendie, et un seul compte les caisses.

they-live-location-crossword = MOTS CROISÉS
    .supermarket = Le gérant bute sur le sept horizontal. Qui l’aide peut attendre dans son bureau.
    .newsstand = C’est la même grille chaque jour depuis un an, et nul ne l’a finie. Finissez-la : l’esprit en reste affûté.
    .parking-garage = Le gardien remplit la grille de noms. Suggérez-en un de cinq lettres.

they-live-location-pay-and-display = HORODATEUR
    .supermarket = La machine de la sortie rend la monnaie en jetons, et les jetons ouvrent la porte du personnel.
    .newsstand = La contractuelle vous note, puis note votre histoire. Elle préfère l’histoire.
    .parking-garage = Il avale des pièces depuis le printemps. Il s’ouvre le long de l’arête, comme un poisson.

they-live-location-prize-draw = TOMBOLA
    .supermarket = Le gagnant n’est pas venu, puisqu’on l’a inventé. Il faut bien que quelqu’un embrasse le gérant pour la photo.
    .newsstand = Sous la lampe du comptoir, les cartes à gratter luisent un peu. Certaines luisent davantage.
    .parking-garage = Le premier prix est là, un nœud sur le toit et deux hommes dedans. Ils croient vous avoir gagné.

they-live-location-inventory-night = NUIT D’INVENTAIRE
    .supermarket = Ils comptent tout deux fois, et eux-mêmes une. Faites-vous compter avec les conserves.
    .newsstand = Le garçon qui compte les revues s’est mis à les lire. Il a des questions.
    .parking-garage = Le hayon du camion connaît la liste par cœur. Il laisse tomber ce qui n’y est pas.

they-live-location-subscription-drive = ABONNEZ-VOUS
    .supermarket = Vous vendez onze abonnements à un journal inventé à mesure. Le douzième client en possède un pareil.
    .newsstand = Il perd un lecteur pour chacun qu’ils gagnent. Il vous dit quelles portes ils évitent.
    .parking-garage = L’équipe de vente dort dans le fourgon, sur des tas de formulaires remplis. Des noms, des heures, qui vit seul.

they-live-location-helpful-machine = MACHINE SERVIABLE
    .supermarket = Elle vous salue par votre nom et demande des nouvelles de votre jambe. Demandez-lui qui le lui a dit.
    .newsstand = Elle vend le journal et regarde l’acheteur à travers une très bonne lentille. La lentille se dévisse.
    .parking-garage = Elle gare les voitures et, les jours creux, les gens. Dites-lui que vous êtes un vélo.

they-live-location-dress-code = TENUE CORRECTE EXIGÉE
    .supermarket = Des tabliers pendent à l’entrée, en trois tailles. On n’a jamais demandé ses papiers à un tablier.
    .newsstand = Un homme bien mis veut que le kiosque disparaisse avant midi. On ne lui a jamais tiré sur la cravate.
    .parking-garage = Un chauffeur se change à l’arrière et pose ses lunettes noires sur le toit, chaque jour à six heures.

they-live-location-lost-property = OBJETS TROUVÉS
    .supermarket = Décrivez ce que vous avez perdu. Nul n’a réclamé la troisième étagère : décrivez la troisième étagère.
    .newsstand = Il garde un parapluie depuis onze ans. Soyez-en le propriétaire, et pleurez un peu.
    .parking-garage = Une voiture perdue appelle son maître en clignotant. Répondez par votre nom : elle l’emporte avec elle.

they-live-location-sightseeing-tour = TOUR DE VILLE
    .supermarket = Ils photographient les rayons, au pas. Marchez au milieu, et regardez là où le guide ne montre rien.
    .newsstand = Le guide achète quarante plans ; à chacun manque une rue différente. Mettez ensemble les rues qui manquent.
    .parking-garage = L’autocar est en panne, et les passagers ne l’ont pas remarqué. Le chauffeur vous cède son siège et sa caisse à outils.

they-live-location-blanket-drive = COLLECTE DE COUVERTURES
    .free-clinic = Il y a plus de couvertures que de lits, et plus de lits que de sommeil. Couchez-vous, c’est un ordre.
    .tent-camp = Sous la laine grise, tout le monde est une vieille près du feu. La patrouille compte mal les vieilles.
    .storefront-church = Un ballot est cousu au fil de fer. Ce ne sont pas des couvertures qu’on a données là.

they-live-location-radio-sermon = SERMON À LA RADIO
    .free-clinic = La salle écoute, et va plus mal. Tournez le bouton jusqu’à ce que quelqu’un rie.
    .tent-camp = Le prédicateur respire aux mauvais endroits. Notez ses respirations comme des points.
    .storefront-church = Le pasteur lui répondrait, sur la même longueur d’onde, si l’on tenait l’antenne, et sa main.

they-live-location-travelling-dentist = DENTISTE AMBULANT
    .free-clinic = Il arrache la dent et soigne sa voisine. Dites-lui laquelle, et ne vous trompez pas.
    .tent-camp = Il paie deux hommes pour tenir le troisième. Tenez-le bien.
    .storefront-church = Sa lampe lui montre qui a des dents et qui en porte. Il a une ampoule de rechange.

they-live-location-kite-flyers = CERFS-VOLANTS
    .free-clinic = Sur le toit, les enfants veulent une queue plus longue. L’infirmière a de la gaze, et récompense le silence.
    .tent-camp = Au bout de la ficelle, il y a un fil, et au bout du fil quelqu’un parle.
    .storefront-church = Les cerfs-volants attirent tous les yeux vers le haut. La quête n’est pas pour vous ; le plomb du toit, si.

they-live-location-roll-call = RASSEMBLEMENT DU MATIN
    .free-clinic = On appelle les malades par numéro. La feuille des absents reste un instant près de la porte.
    .tent-camp = Quatre cent douze répondent, et quatre cent dix dorment ici. Soyez l’un des deux.
    .storefront-church = Le sergent qui fait l’appel fut instructeur. Il crie toujours ; aujourd’hui, c’est après vous.

they-live-location-food-parcel = COLIS DE VIVRES
    .free-clinic = L’étiquette dit biscuits, dans une langue qui n’a pas le mot. Comparez son poids à celui des autres.
    .tent-camp = Il y a un colis pour neuf. Partagez-le sans que nul ne se plaigne, et la dixième part est à vous.
    .storefront-church = Des boîtes à gauche, des boîtes à droite, et au milieu une longue, à charnière.

they-live-location-lantern-walk = MARCHE AUX LAMPIONS
    .free-clinic = Leurs lampions sont faits du verre des lampes de la salle. À cette lumière, l’ombre du médecin n’est pas celle d’un médecin.
    .tent-camp = Ils marchent en silence pour ceux qu’on a pris. Quelqu’un se met à votre pas.
    .storefront-church = Vu du toit, le cortège trace une figure. Chaque année la même, sauf celle-ci.

they-live-location-swap-table = TABLE DE TROC
    .free-clinic = Une béquille contre une bouilloire, une bouilloire contre une heure aux archives. Commencez par le fond de votre poche.
    .tent-camp = Personne ne veut de la pompe à vélo. Personne ne l’a regardée comme vous la regardez.
    .storefront-church = Une chose vaut moins de ce côté de la table que de l’autre. Faites-la passer, trois fois.

they-live-location-bed-count = COMPTE DES LITS
    .free-clinic = On compte les lits depuis la porte, d’après les pieds. Mettez vos chaussures sur l’oreiller.
    .tent-camp = Deux huissiers comptent emporter les lits où personne ne dort. Dormez-y, les poings levés.
    .storefront-church = Le recenseur écrit avec un stylo qui émet. On peut lui faire émettre le livre de cantiques.

## The fourth set

they-live-location-school-crossing = PASSAGE D’ÉCOLIERS
    .top = D’une main elle arrête la voiture de patrouille et vous fait passer parmi les petits. Dites merci, madame.
    .bottom = Gants perdus, cartables perdus, et un landau perdu plein de bouteilles consignées. Elle n’a d’yeux que pour la circulation.

they-live-location-park-chess = ÉCHECS AU PARC
    .top = Il perd contre tous et regarde leurs mains. Battez-le lentement, et il vous parlera des mains.
    .bottom = À la table voisine, une machine défie tout le monde. Il y a un garçon dedans ; entendez-vous avec lui sur les parts.

they-live-location-knife-grinder = RÉMOULEUR
    .top = Sa meule s’est arrêtée. Remettez-la en marche, et il vous cède ce que nul n’est revenu chercher.
    .bottom = Il va de porte en porte, et les gens qui tiennent un couteau lui disent tout. Soyez son aide le temps d’une rue.

they-live-location-skipping-rhyme = COMPTINE
    .top = La comptine nomme des rues, et la semaine dernière elle en nommait d’autres. Apprenez celles de la semaine.
    .bottom = Sautez. Au neuvième tour, vous ne pensez plus à votre jambe.

they-live-location-umbrella-seller = MARCHAND DE PARAPLUIES
    .top = Sous son plus grand parapluie marche toute une famille. Marchez avec elle : elle connaît le détour du contrôle, et en parle.
    .bottom = Il n’a pas plu depuis un mois. Réparez-lui quarante baleines, et il paie en marchandise.

they-live-location-debt-collector = AGENT DE RECOUVREMENT
    .top = Il a fait toute la rue et regagne sa voiture. Vous aussi.
    .bottom = Il doit lire les lettres de tout le monde et pleure à la plupart. Donnez-lui un mouchoir et une raison.

they-live-location-aerial-fitter = POSEUR D’ANTENNES
    .top = Il règle chaque antenne à travers des lunettes pendues à une ficelle. Réglez la suivante sans lui, et les lunettes sont à vous, pour comprendre.
    .bottom = Il est parti déjeuner en laissant l’appareil allumé sur le toit. On y parle métier.

they-live-location-sandwich-man = HOMME-SANDWICH
    .top = Devant, il est écrit achetez, et derrière aussi. Ce qu’il a entre les planches, il le vend à qui ne demande ni l’un ni l’autre.
    .bottom = Entre deux planches, il y a place pour qui ne tient pas à être vu. Faites sa tournée à sa place.

they-live-location-cloakroom = VESTIAIRE
    .country-club = Quarante manteaux sombres, dont un plus lourd qu’un manteau. Vous aussi, dites-vous, avez laissé le vôtre.
    .hilltop-house = Prenez son manteau à la porte, et l’hôtesse vous prend pour du personnel. Devant le personnel on parle, et l’on donne la pièce.
    .private-bank = Les jetons du vestiaire ouvrent aussi les casiers d’en bas ; on a économisé sur les machines. Trouvez le numéro.

they-live-location-piano-tuner = ACCORDEUR DE PIANOS
    .country-club = Personne n’en joue, et on l’accorde chaque semaine. Retirez les cordes qui n’en sont pas.
    .hilltop-house = Une touche résonne dans une autre pièce. Trouvez-la : on y déchiffre la musique avec des verres fumés, et il y en a de rechange.
    .private-bank = Qui s’agenouille sous le piano du hall est l’accordeur. De là, on lit les papiers de quatre bureaux.

they-live-location-guest-list = LISTE DES INVITÉS
    .country-club = Vous n’y êtes pas. La femme qui la lit non plus ; quelqu’un pourrait le lui dire.
    .hilltop-house = Deux des noms sont ceux des hommes à la porte. Prenez la place de l’un, et ce qu’il porte sous la veste.
    .private-bank = Ceux qui ont une croix descendent sans employé. Mettez la vôtre là où ils mettent la leur.

they-live-location-ice-swan = CYGNE DE GLACE
    .country-club = Il trône au buffet, fondu jusqu’au cou. Tant que le froid tient, nul ne regarde le serveur derrière lui.
    .hilltop-house = Il faut monter le bloc par l’allée avant qu’il ne soit de l’eau. Le cuisinier paie au poids qui arrive.
    .private-bank = On en garde un dans la chambre forte, pour montrer le froid qu’il y fait. Il a quelque chose dans le ventre ; dégelez-le sans flaque.

they-live-location-blasting-horn = CORNE DE TIR
    .construction-site = Trois coups, et tout le monde se couche. Pendant une minute, nul ne veille sur les plans.
    .day-labor-office = On parie sur l’heure du prochain coup. La corne a un horaire, que nul ne lui a demandé.
    .half-built-hotel = Faites-la sonner au téléphone intérieur, et tout le personnel court dans la rue. La réserve reste ouverte.

they-live-location-tea-urn = FONTAINE À THÉ
    .construction-site = Qui tient un gobelet est de la maison depuis toujours. Asseyez-vous sur les planches, les jambes dans le vide.
    .day-labor-office = L’homme au robinet a servi tous les contremaîtres. Il oublie les noms pour de l’argent, et s’en souvient en bonne compagnie.
    .half-built-hotel = Dix minutes durant, tous sont à la fontaine, et personne au dernier étage. Là-haut, les poignées de porte se dévissent à la main.

they-live-location-wages-van = FOURGON DE LA PAIE
    .construction-site = Deux gardes l’accompagnent. L’un a posé son arme pour manger, la première fois de la journée.
    .day-labor-office = La liste a été additionnée à la hâte. Montrez poliment au commis la ligne où vous entrez.
    .half-built-hotel = Il est dans la cour, moteur brûlant et boîte à gants fermée. Vous venez pour le moteur.

they-live-location-wet-paint = PEINTURE FRAÎCHE
    .construction-site = Toute la palissade doit être blanche à midi. En bleu de travail, un pinceau à la main, on fait partie de la palissade.
    .day-labor-office = Il leur manque quelqu’un pour dire la couleur. Dites-la d’un ton ferme.
    .half-built-hotel = Un miroir a reçu deux couches. Devinez ce qu’il montrait, et le peintre vous donne les lunettes avec lesquelles il l’a vu.

they-live-location-borrowed-ladder = ÉCHELLE EMPRUNTÉE
    .construction-site = Elle n’est à personne et atteint tout. Ligaturez le barreau cassé : il y a du cuivre en haut.
    .day-labor-office = Il veut la récupérer, et savoir à quoi elle a servi. Dites-le-lui, et il en apporte une plus longue.
    .half-built-hotel = Elle atteint tout juste le balcon de la salle où ils se réunissent. Les volets sont clos, et minces.

they-live-location-watchmans-stove = POÊLE DU VEILLEUR
    .construction-site = Il lutte contre chaque nouveau pour la place près du feu. Qui la gagne entend aussi ce qui s’y dit.
    .day-labor-office = Il brûle des feuilles d’heures, mais son ventilateur s’est arrêté. Le bureau a de la reconnaissance, en pièces.
    .half-built-hotel = Le conduit traverse tous les étages, et quelqu’un y a suspendu quelque chose, plus haut que la fumée. Démontez le coude.

they-live-location-lost-invoice = FACTURE PERDUE
    .construction-site = Deux cents poutres payées ne sont jamais venues. Les autres papiers disent où elles sont allées.
    .day-labor-office = Elle a glissé derrière la machine à adresser, avec bien d’autres choses. Que la machine tourne pendant que vous y plongez le bras.
    .half-built-hotel = Qui apporte l’original est payé au comptoir, en liquide. Apportez un original.

they-live-location-dust-sheets = HOUSSES GRISES
    .construction-site = Quarante machines sous quarante housses, et sous la dernière un homme endormi. Laissez-lui la housse.
    .day-labor-office = On paie les housses au mètre. Vous connaissez un pliage.
    .half-built-hotel = Sous une housse, on est un meuble. Les femmes de chambre connaissent les meubles qui toussent ; soyez dans leurs bonnes grâces.

they-live-location-queue-jumper = RESQUILLEUR
    .supermarket = Il passe devant une vieille dame au chariot plein. Passez devant lui.
    .newsstand = Enfin tous sont d’accord sur quelqu’un, et poursuivent sur leur lancée. Soyez du même avis.
    .parking-garage = Sa voiture occupe deux places, vitre baissée. Personne ici ne parlerait de vol.

they-live-location-window-cleaner = LAVEUR DE VITRES
    .supermarket = Derrière la mousse, on voit dehors, et nul ne voit dedans. Nettoyez lentement.
    .newsstand = Il ne met de verres fumés que pour une vitre, et tait ce qu’il y voit. Devinez, et il s’en défait volontiers.
    .parking-garage = Sa nacelle pend de travers entre deux niveaux. Descendez-la droite, et il partage la recette.

they-live-location-checkout-seven = CAISSE SEPT
    .supermarket = Elle est fermée et continue d’additionner. Appuyez sur total.
    .newsstand = La caissière de la sept passe ici sa pause et ne lit que les petites annonces. Elle sait qui les passe.
    .parking-garage = Ce qu’on rapporte à la sept descend ici en chariot. Le chariot attend seul son ascenseur.

they-live-location-perfume-counter = RAYON PARFUMERIE
    .supermarket = Elle vaporise qui s’arrête. Arrêtez-vous jusqu’à vaciller, et elle apporte une chaise et la trousse de secours.
    .newsstand = Le parfum est offert avec une revue que nul ne lit. Sans la revue, il coûte une semaine de paie.
    .parking-garage = Dans le fourgon de la patrouille, une machine retient les odeurs pour les chiens. Faites-lui retenir la lavande.

they-live-location-returns-desk = RETOURS ET ÉCHANGES
    .supermarket = Vous n’avez pas de reçu, seulement l’air d’avoir été lésé par tout le magasin. Cet air vous va.
    .newsstand = Les journaux d’hier repartent en liasses, et de chacun on a découpé un article. Jamais le même.
    .parking-garage = Ce qui est défectueux passe à la presse à six heures. Un stand de tir a renvoyé un article à qui ne manque qu’un ressort.

they-live-location-bargain-bin = BAC DES AFFAIRES
    .supermarket = Tout y est cassé à un endroit. Jamais deux fois au même.
    .newsstand = Une caisse de radios muettes au prix d’une seule. Trois revivent ; le reste fait des pièces.
    .parking-garage = Un homme vend dans son coffre ce qu’on l’a renvoyé pour n’avoir pas vendu. Il aimerait mieux travailler avec quelqu’un.

they-live-location-free-balloons = BALLONS GRATUITS
    .supermarket = Derrière douze ballons, il y a place pour un visage.
    .newsstand = Chacun porte une lettre, et le garçon les donne dans un ordre fixe. Notez-le ; il y a des gens qui paient pour cela.
    .parking-garage = On les gonfle ici, et autre chose aussi, par le même tuyau. Lisez le manomètre.

they-live-location-store-detective = INSPECTEUR DU MAGASIN
    .supermarket = Il suit qui a l’air honnête. Ayez le même air que lui, et il suivra quelqu’un d’autre.
    .newsstand = Il achète deux fois par jour la même revue, et préfère que cela ne se sache pas. Il arrondit.
    .parking-garage = Ce qu’il prend aux gens, il le garde ici, et il est seul avec.

they-live-location-wishing-well = PUITS AUX SOUHAITS
    .supermarket = La pompe s’est arrêtée entre le pain et les petits pois surgelés. Débouchez-la, et gardez ce qui la bouchait.
    .newsstand = Il vend des souhaits à un sou, bouillon compris. Souhaitez tout haut : derrière vous, quelqu’un souhaite pareil.
    .parking-garage = L’écoulement du puits débouche ici. D’abord des pièces, puis ce qu’on n’osait pas jeter chez soi.

they-live-location-staff-only = RÉSERVÉ AU PERSONNEL
    .supermarket = Poussez la porte de la hanche, les bras chargés, en vous plaignant. Derrière, nul ne sourit, et tous parlent.
    .newsstand = Le kiosque a une arrière-boutique qu’aucun client n’a vue. Il est allé faire de la monnaie et a laissé le verrou au chat.
    .parking-garage = La serrure veut six chiffres, et quatre de ses touches sont usées. Dedans pend une paire de lunettes par équipe.

they-live-location-street-quiz = JEU DANS LA RUE
    .supermarket = Qu’est-ce qui cloche sur cette image ? Les verres fumés de l’animateur sont posés sur la réponse. Dites-la avant qu’il en ait besoin.
    .newsstand = Dix questions sur le journal de la semaine passée, lequel a été ramassé. Vous vous en souvenez.
    .parking-garage = L’équipe remballe ici, et le perdant d’hier est venu se plaindre. Prenez son parti : il a gardé les questions et l’argent du voyage.

they-live-location-parcel-check = CONSIGNE
    .supermarket = Un paquet a été pris et rapporté neuf fois, par neuf hommes. Décrivez-le comme eux.
    .newsstand = Des liasses pour le ministère restent dix minutes au bord du trottoir. La ficelle demande un couteau, et le nœud de la pratique.
    .parking-garage = Le tapis roulant a avalé une malle. Qui la dégage garde ce qu’elle a répandu.

they-live-location-false-alarm = FAUSSE ALERTE
    .supermarket = La cloche sonne, les caisses se bloquent, et les écrans du bureau restent allumés. Ils montrent qui n’a pas couru.
    .newsstand = La foule déboule d’un coup, et le kiosque est sur son chemin. Tenez-le debout, et il saura vous remercier.
    .parking-garage = Trois cents personnes quittent trois cents voitures à la fois. Les caméras comptent, puis renoncent.

they-live-location-locksmith = CLÉS MINUTE
    .supermarket = Il taille des clés à côté du pain, sans demander pour quelle porte. Amenez-lui des clients : il paie par tête.
    .newsstand = Le vieux a oublié la combinaison de son coffre. Collez-y l’oreille.
    .parking-garage = On l’a appelé pour une berline grise, et il est reparti chercher ses outils. Sur le tableau de bord, des lunettes qui ne sont pas pour le soleil.

they-live-location-shift-change = CHANGEMENT D’ÉQUIPE
    .supermarket = Ceux qui partent sont trop las pour demander, ceux qui arrivent trop endormis. Asseyez-vous parmi eux : il y a de la soupe, et une cagnotte.
    .newsstand = L’avis de recherche du matin descend, celui du soir monte. Vous tenez la colle, et un instant les deux.
    .parking-garage = La barrière reste levée pendant qu’on cherche la clé. On peut la tenir levée plus longtemps, contre une part.

they-live-location-recipe-of-the-day = RECETTE DU JOUR
    .supermarket = Ces quantités ne font pas un gâteau. Elles font une rue, une heure et un nombre d’hommes.
    .newsstand = Une cuisinière la lit à la file et ne peut garder son sérieux au sel. Riez avec elle.
    .parking-garage = Les ingrédients arrivent en fourgon, avec un chauffeur qui ne lâche pas la caisse.

they-live-location-donated-shoes = SOULIERS DONNÉS
    .free-clinic = On soigne vos pieds avant de demander votre nom. Parlez plutôt de la route.
    .tent-camp = En semelles de feutre, on s’approche. Derrière la dernière tente, on partage ce qu’on a entendu et ce qu’on a trouvé.
    .storefront-church = Quarante paires, et un pied gauche de trop. Regardez dans la pointe.

they-live-location-story-hour = L’HEURE DU CONTE
    .free-clinic = Les enfants veulent celle du roi sans visage. Ils vous corrigent, car ils l’ont vu.
    .tent-camp = Une vieille raconte votre histoire avec un autre héros. Donnez-lui des détails : demain, tous l’auront rencontré.
    .storefront-church = Les enfants partis, quelqu’un reste et demande la suite. Dites-lui que la suite, c’est lui.

they-live-location-x-ray-van = CAMION DE RADIOGRAPHIE
    .free-clinic = Ses clichés montrent qui a des os. Réglez-le à la main, et l’assistante vous prête les lunettes pour les lire.
    .tent-camp = Il est embourbé jusqu’aux essieux. Le chauffeur paie les épaules.
    .storefront-church = Il vit d’un câble tiré de la sacristie. Qui répare le câble reste une heure à côté des dossiers.

they-live-location-three-notes = TROIS NOTES
    .free-clinic = L’infirmier siffle trois notes par sorte de blessure. Sifflez-lui les trois bonnes.
    .tent-camp = Elles sonnent quand la patrouille se détourne, et de nouveau quand elle revient. Marchez entre les deux.
    .storefront-church = L’orgue a perdu trois tuyaux au profit d’un poste de radio. Trouvez-lui-en d’autres, et la quête est à vous.

they-live-location-mending-circle = CERCLE DE RAVAUDAGE
    .free-clinic = On recoud les manteaux, avec ou sans quelqu’un dedans. Actionnez la pédale : on vous répare, et on vous paie.
    .tent-camp = Huit femmes, un tapis, et pas une nouvelle en ville qui ne passe dessus. Apportez votre fil.
    .storefront-church = On rentre les épaules, on rallonge l’ourlet, et le signalement ne va plus. Sortez avec la chorale.

they-live-location-generator = GROUPE ÉLECTROGÈNE
    .free-clinic = Avec de la lumière, on peut vous recoudre. Sans elle, on ne peut que vous plaindre.
    .tent-camp = Il tousse, car quelqu’un a caché un objet long dans l’échappement. Attention, c’est chaud.
    .storefront-church = Il tourne pour le cantique et s’arrête pour le sermon. Laissez-le tourner, et le poste derrière l’autel se met à parler.

they-live-location-dead-letters = LETTRES AU REBUT
    .free-clinic = Six d’entre elles vont au même lit, et à six personnes. Devinez où sont les six.
    .tent-camp = Lisez-les tout haut à ceux qui ne savent pas lire. Ils paient avec ce qu’ils ont, et insistent.
    .storefront-church = Le pasteur a reçu l’ordre de les ouvrir et n’en a pas le cœur. Vous, si.

they-live-location-arm-wrestling = BRAS DE FER
    .free-clinic = L’infirmier met en jeu ce qu’il a en poche. Il est debout depuis hier.
    .tent-camp = Neuf ont misé une pièce chacun. Le dixième est forgeron.
    .storefront-church = Le sacristain sonne la cloche depuis trente ans. Perdez deux fois contre lui : il vous montre d’où vient sa force.

they-live-location-camp-cats = CHATS DU CAMP
    .free-clinic = Ils vont et viennent par un carreau absent de la salle des archives. Un bras y passe.
    .tent-camp = Ils crachent après trois des bénévoles, et seulement ceux-là. Comprenez pourquoi, et une vieille vous donne ses lunettes : elle en a assez vu.
    .storefront-church = Ils dorment sur la chaudière parce qu’elle est chaude, et elle est chaude parce qu’elle fuit. Le plomb du vieux tuyau est à vous.

they-live-location-coffin-maker = FABRICANT DE CERCUEILS
    .free-clinic = Il prend vos mesures gratis, et signe. Sur le papier, vous comptez parmi les morts, et l’on confie beaucoup aux morts.
    .tent-camp = Il manque de clous, et de rien d’autre. Rabotez-lui un couvercle, et choisissez.
    .storefront-church = L’un d’eux est plus lourd que ne le fut son occupant. Les porteurs seraient contents qu’on leur en parle.
