# Resistance cards: the name, what the card does by its figures, and a line to remember it by.

## Weapons

they-live-card-length-of-pipe = BOUT DE TUYAU
    .text = À chaque usage : 1 dé de Combat de plus, aucun avis de recherche. Assaut Final : Combat 1.
    .quote = Ne s’enraye jamais, et personne ne demande le permis.

they-live-card-snub-revolver = REVOLVER À CANON COURT
    .text = À chaque usage : 1 dé de Combat de plus, 1 avis de recherche. Une fois en place : 1 dé de Discrétion de plus. Assaut Final : Discrétion 1.
    .quote = Tient dans une poche de manteau. Ruine le manteau.

they-live-card-police-sidearm = PISTOLET DE POLICE
    .text = À chaque usage : 2 dés de Combat de plus, 1 avis de recherche. Assaut Final : Combat 2.
    .quote = Son dernier propriétaire remplit encore le formulaire.

they-live-card-pump-shotgun = FUSIL À POMPE
    .text = À deux mains. À chaque usage : 3 dés de Combat de plus, 1 avis de recherche. Une fois en place : 1 dé de Discrétion de moins. Assaut Final : Combat 2.
    .quote = Le bruit suffit à vider un hall.

they-live-card-army-surplus-rifle = FUSIL DES SURPLUS
    .text = À deux mains. À chaque usage : 3 dés de Combat de plus, 2 avis de recherche. Assaut Final : Combat 3.
    .quote = Acheté pour le cerf. Il n’y a pas de cerfs en ville.

they-live-card-nail-gun = CLOUEUSE
    .text = À chaque usage : 2 dés de Combat de plus, aucun avis de recherche. Une fois en place : 1 dé de Discrétion de moins. Assaut Final : Ingénierie 2.
    .quote = Trois mille par jour, et pas un seul sur la fiche de paie.

they-live-card-flare-pistol = PISTOLET DE DÉTRESSE
    .text = À chaque usage : 2 dés de Combat de plus, 2 avis de recherche. Action : prenez 2 avis de recherche et gagnez 2 ferrailles. Assaut Final : Influence 1.
    .quote = Les secours arrivent. Tous les autres aussi.

## Items

they-live-card-first-aid-kit = TROUSSE DE SECOURS
    .text = Usage unique. Pour vous ou un autre joueur de votre case : retirez 3 dégâts. Assaut Final : Intelligence 1.
    .quote = Il manque deux pansements, et personne n’avoue.

they-live-card-splint-and-tape = ATTELLE ET SPARADRAP
    .text = Usage unique. Pour vous ou un autre joueur de votre case : soignez 1 Blessure. Assaut Final : Ingénierie 1.
    .quote = Ça tient les chaises. Vous n’êtes pas une chaise, mais ça tient.

they-live-card-change-of-clothes = VÊTEMENTS DE RECHANGE
    .text = Usage unique. Retirez 3 avis de recherche. Assaut Final : Discrétion 2.
    .quote = Ils cherchent une chemise à carreaux. Soyez une bleue.

they-live-card-box-of-sunglasses = CARTON DE LUNETTES
    .text = Usage unique. Action : pour vous ou un autre joueur de votre case, gagnez 2 jetons Lunettes. Assaut Final : Influence 2.
    .quote = Montures bon marché. La facture vient plus tard.

they-live-card-tool-belt = CEINTURE À OUTILS
    .text = Une fois en place : 2 dés d’Ingénierie de plus. Assaut Final : Ingénierie 2.
    .quote = Onze poches, dix outils, un sandwich.

they-live-card-pocket-scanner = SCANNER DE POCHE
    .text = Une fois en place : 1 dé de Technique de plus, 1 dé de Discrétion de plus. Assaut Final : Technique 2.
    .quote = Écoutez où ils vont, et allez ailleurs.

they-live-card-signal-jammer = BROUILLEUR
    .text = Une fois en place : 2 dés de Technique de plus. Assaut Final : Technique 3.
    .quote = À quarante mètres à la ronde, les gens vont au bout de leurs pensées.

they-live-card-ring-of-keys = TROUSSEAU DE CLÉS
    .text = Une fois en place : 2 dés de Discrétion de plus. Assaut Final : Discrétion 2.
    .quote = Il y en a une qui marche. Il y en a toujours une qui marche.

they-live-card-bullhorn = MÉGAPHONE
    .text = Une fois en place : 2 dés d’Influence de plus, 1 dé de Discrétion de moins. Assaut Final : Influence 2.
    .quote = Dites-le une fois, à tout le monde, eux compris.

they-live-card-field-glasses = JUMELLES
    .text = Une fois en place : 2 dés d’Intelligence de plus. Assaut Final : Intelligence 2.
    .quote = Pas les bons verres, mais c’est un début.

they-live-card-garbage-lid = COUVERCLE DE POUBELLE
    .text = Une fois en place : 1 dé de Combat de plus. Assaut Final : Combat 1.
    .quote = Il prend les bosses à votre place.

they-live-card-soldering-iron = FER À SOUDER
    .text = Une fois en place : 1 dé d’Ingénierie de plus, 1 dé de Technique de plus. Action : gagnez 1 ferraille. Assaut Final : Technique 2.
    .quote = Rien n’est jamais cassé : c’est deux autres choses.

they-live-card-roll-of-bills = LIASSE DE BILLETS
    .text = Usage unique. Gagnez 3 ferrailles. Assaut Final : Influence 1.
    .quote = Regardez ce qui est imprimé dessus. Puis dépensez vite.

they-live-card-stolen-badge = PLAQUE VOLÉE
    .text = Une fois en place : 1 dé d’Influence de plus. Action : retirez 1 avis de recherche. Assaut Final : Discrétion 1.
    .quote = Montrez-la, continuez d’avancer, ayez l’air de vous ennuyer.

they-live-card-building-plans = PLANS DU BÂTIMENT
    .text = Une fois en place : 1 dé d’Intelligence de plus, 1 dé d’Ingénierie de plus. Assaut Final : Intelligence 3.
    .quote = Il y a un étage entre le neuvième et le dixième.

## Allies

they-live-card-night-nurse = INFIRMIÈRE DE NUIT
    .text = Action : pour vous ou un autre joueur de votre case, retirez 1 dégât. Assaut Final : Intelligence 2.
    .quote = Double service, demi-salaire, et elle remarque encore les yeux.

they-live-card-laid-off-welder = SOUDEUR LICENCIÉ
    .text = Une fois en place : 2 dés d’Ingénierie de plus. Assaut Final : Ingénierie 3.
    .quote = Dix-huit ans à l’usine. L’usine est un centre commercial, maintenant.

they-live-card-pirate-broadcaster = ANIMATEUR PIRATE
    .text = Une fois en place : 2 dés de Technique de plus, 1 dé de Discrétion de moins. Assaut Final : Technique 3.
    .quote = Neuf secondes d’antenne volées. Ils en toussent encore.

they-live-card-street-preacher = PRÉDICATEUR DE RUE
    .text = Une fois en place : 2 dés d’Influence de plus. Assaut Final : Influence 3.
    .quote = La plupart changent de trottoir. Quelques-uns reviennent.

they-live-card-off-duty-bouncer = VIDEUR EN CONGÉ
    .text = Une fois en place : 1 dé de Combat de plus. Assaut Final : Combat 2.
    .quote = Il a une liste, et vous êtes dans la bonne moitié.

they-live-card-corner-lookout = GUETTEUR
    .text = Une fois en place : 1 dé de Discrétion de plus, 1 dé d’Intelligence de plus. Assaut Final : Discrétion 2.
    .quote = Douze ans, et jamais surpris une seule fois.

they-live-card-copy-shop-clerk = EMPLOYÉ DE REPROGRAPHIE
    .text = Usage unique. Action : piochez 2 cartes dans la Cachette. Assaut Final : Influence 1.
    .quote = Dix cents la page. La vérité est recto verso.

they-live-card-scrapyard-cousin = COUSIN FERRAILLEUR
    .text = Action : pour vous ou un autre joueur de votre case, gagnez 2 ferrailles et prenez 1 avis de recherche. Assaut Final : Ingénierie 1.
    .quote = Tout se vend, et tout se raconte.

they-live-card-getaway-driver = AS DU VOLANT
    .text = Usage unique. Pour vous ou un autre joueur de votre case : retirez 2 avis de recherche et 1 dégât. Assaut Final : Discrétion 3.
    .quote = Attachez vos ceintures. Les feux ne sont qu’un conseil.

## Inventory

they-live-card-prize-fighters-wraps = BANDES DE BOXEUR
    .text = Une fois en place : 1 dé de Combat de plus, 1 dé d’Influence de plus. Assaut Final : Combat 2.
    .quote = Trente et un combats. Les vieux parlent encore du neuvième.

they-live-card-press-pass = CARTE DE PRESSE
    .text = Une fois en place : 1 dé d’Influence de plus, 1 dé d’Intelligence de plus. Assaut Final : Influence 2.
    .quote = Elle ouvre des portes. Ce sont les pièces qui ont changé.

they-live-card-cutting-torch = CHALUMEAU
    .text = À deux mains. À chaque usage : 3 dés de Combat de plus, 1 avis de recherche. Assaut Final : Ingénierie 3.
    .quote = Il y avait deux sortes de portes. Il n’y en a plus qu’une.

they-live-card-patched-terminal = TERMINAL RAFISTOLÉ
    .text = Une fois en place : 2 dés de Technique de plus, 1 dé d’Intelligence de plus. Assaut Final : Technique 3.
    .quote = Lettres vertes, ligne empruntée, facture de quelqu’un d’autre.

they-live-card-choir-tape = CASSETTE DE LA CHORALE
    .text = Une fois en place : 2 dés d’Influence de plus. Assaut Final : Influence 2.
    .quote = Passez-la fort, et personne n’entend l’autre réunion.

they-live-card-doctors-bag = SACOCHE DE MÉDECIN
    .text = Action : pour vous ou un autre joueur de votre case, retirez 2 dégâts. Assaut Final : Intelligence 2.
    .quote = L’assurance est au regret. La sacoche, non.

they-live-card-lock-pick-roll = TROUSSE DE CROCHETAGE
    .text = Une fois en place : 1 dé de Discrétion de plus, 1 dé d’Ingénierie de plus. Assaut Final : Discrétion 3.
    .quote = Cadeau d’un homme absent pour quelque temps.

they-live-card-service-carbine = CARABINE D’ORDONNANCE
    .text = À deux mains. À chaque usage : 2 dés de Combat de plus, aucun avis de recherche. Assaut Final : Combat 3.
    .quote = Sortie du registre en soixante-neuf. Personne ne l’a réclamée.

## Story rewards

they-live-card-title-belt = CEINTURE DE CHAMPION
    .text = Une fois en place : 2 dés de Combat de plus. Action : retirez 1 dégât. Assaut Final : Combat 4.
    .quote = Ils ont volé la décision. Ils ont oublié la ceinture.

they-live-card-the-unaired-reel = LA BOBINE INÉDITE
    .text = Une fois en place : 2 dés d’Influence de plus, 1 dé de Technique de plus. Assaut Final : Influence 4.
    .quote = Quatre minutes de film, dix-neuf ans d’avocats.

they-live-card-foremans-master-key = PASSE DU CONTREMAÎTRE
    .text = Une fois en place : 2 dés d’Ingénierie de plus, 1 dé de Discrétion de plus. Assaut Final : Ingénierie 4.
    .quote = Une seule clé pour tous les chantiers de la ville. Pensez-y.

they-live-card-carrier-wave-box = BOÎTIER À ONDE PORTEUSE
    .text = Une fois en place : 3 dés de Technique de plus. Action : pour vous ou un autre joueur de votre case, retirez 1 avis de recherche. Assaut Final : Technique 4.
    .quote = Il bourdonne une note que vous entendez depuis toujours.

they-live-card-the-congregation = LA CONGRÉGATION
    .text = Une fois en place : 3 dés d’Influence de plus. Action : pour vous ou un autre joueur de votre case, gagnez 1 ferraille. Assaut Final : Influence 4.
    .quote = Quarante chaises pliantes, et cette fois des gens dessus.

they-live-card-antidote-notes = NOTES SUR L’ANTIDOTE
    .text = Une fois en place : 2 dés d’Intelligence de plus. Action : pour vous ou un autre joueur de votre case, retirez 2 dégâts. Assaut Final : Intelligence 4.
    .quote = Écriture de médecin : c’est déjà codé.

they-live-card-ghouls-wristwatch = MONTRE DE GOULE
    .text = Une fois en place : 3 dés de Discrétion de plus. Action : retirez 2 avis de recherche. Assaut Final : Discrétion 4.
    .quote = Elle donne l’heure de quelque part. Ne demandez pas d’où.

they-live-card-old-squad = VIEILLE ESCOUADE
    .text = Une fois en place : 1 dé de Combat de plus, 1 dé d’Intelligence de plus. Assaut Final : Combat 4.
    .quote = Plus vieux, plus larges, et toujours au pas.

## The second set

they-live-card-hack-licence = LICENCE DE TAXI
    .text = Une fois en place : 1 dé de Discrétion de plus, 1 dé d’Influence de plus. Assaut Final : Discrétion 2.
    .quote = Un taxi, c’est la seule voiture dont personne ne se souvient.

they-live-card-lens-grinders-case = MALLETTE D’OPTICIEN
    .text = Une fois en place : 1 dé d’Ingénierie de plus, 1 dé de Technique de plus. Assaut Final : Technique 2.
    .quote = Feutre, rouge à polir, et quatre cents façons de voir moins bien.

they-live-card-the-night-fleet = LA FLOTTE DE NUIT
    .text = Une fois en place : 2 dés de Discrétion de plus, 1 dé d’Ingénierie de plus. Assaut Final : Discrétion 4.
    .quote = Quarante taxis, une radio, aucun compteur en marche.

they-live-card-the-clear-pair = LA PAIRE CLAIRE
    .text = Une fois en place : 1 dé de Technique de plus, 2 dés d’Intelligence de plus. Action : gagnez 1 jeton Lunettes. Assaut Final : Technique 4.
    .quote = Aucune teinte, et c’est bien là l’astuce.
