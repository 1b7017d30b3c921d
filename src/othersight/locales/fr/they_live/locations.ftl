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
