# The characters, and their two specials each.

## Who

they-live-character-ray-doyle = Ray Doyle
    .bio = Poids lourd, mis à la retraite par une décision que personne dans la salle n’a comprise. Empile des caisses et compte les reprises en dormant.

they-live-character-connie-vale = Connie Vale
    .bio = Elle dirigeait les pages locales, jusqu’à ce qu’on les remplace par l’horoscope. A gardé le numéro de tous ceux qui lui ont menti.
    .gender = f

they-live-character-big-lou-ortega = Big Lou Ortega
    .bio = A bâti la moitié des gratte-ciel, et loue une chambre à leur ombre. Entend au son ce que cache un mur.

they-live-character-dot-kimura = Dot Kimura
    .bio = Réparait des téléphones pour la compagnie, jusqu’au jour où elle a entendu ce qu’il y avait sous la tonalité. La compagnie l’a lâchée. La tonalité, non.
    .gender = f

they-live-character-deacon-ames = Deacon Ames
    .bio = Une boutique, quarante chaises et une voix qui porte à deux rues de là. A enterré plus de voisins qu’il n’en a marié.

they-live-character-doc-halloran = Doc Halloran
    .bio = Tient un dispensaire gratuit à force d’échantillons périmés et de culot. Garde un tiroir de radios qui ne correspondent à aucun dossier.

they-live-character-slim-pickett = Slim Pickett
    .bio = Jamais enfermé, faute d’avoir jamais été là. Prend de petites choses dans de grandes maisons.

they-live-character-sarge-whitlock = Sarge Whitlock
    .bio = Deux campagnes, une pension qui arrive toujours en retard. Elle dort les bottes aux pieds et se réveille avec un plan.
    .gender = f

## Specials

they-live-special-glass-jaw-iron-will = MÂCHOIRE DE VERRE, VOLONTÉ DE FER
    .text = Tant que vous avez perdu au moins la moitié de votre santé, vous avez 1 dé de Combat de plus.

they-live-special-pep-talk = REMONTER LE MORAL
    .text = Action : chaque joueur de votre case, vous compris, retire 1 dégât.

they-live-special-sources = SOURCES
    .text = Action : payez 1 ferraille et piochez 1 carte dans la Cachette.

they-live-special-on-the-record = DÉCLARATION OFFICIELLE
    .text = Vous avez 2 dés d’Influence de plus pour Persuader.

they-live-special-salvager = RÉCUP’
    .text = BRICOLER un jeton Lunettes vous coûte 1 ferraille de moins.

they-live-special-strip-it-down = TOUT DÉMONTER
    .text = Action : gagnez 2 ferrailles et prenez 1 avis de recherche.

they-live-special-phone-phreak = PHREAKER
    .text = Vous avez 1 dé de plus dans chaque test de Technique d’une carte.

they-live-special-dead-air = SILENCE RADIO
    .text = Action : retirez 2 de vos avis de recherche.

they-live-special-witness = TÉMOIN
    .text = Vous avez 1 dé d’Influence de plus avec un intermédiaire et dans l’Assaut Final.

they-live-special-laying-on-of-hands = IMPOSITION DES MAINS
    .text = Action : chaque joueur de votre case, vous compris, retire 1 avis de recherche.

they-live-special-bedside-manner = AU CHEVET DU MALADE
    .text = Vous avez 1 dé d’Intelligence de plus au lancer de récompense après un combat.

they-live-special-patch-up = RAFISTOLER
    .text = Action : chaque joueur de votre case, vous compris, retire 1 dégât.

they-live-special-back-roads = CHEMINS DE TRAVERSE
    .text = L’autoroute ne vous coûte aucun avis de recherche.

they-live-special-five-finger-discount = MAIN LESTE
    .text = Action : piochez 1 Objet dans la Cachette et prenez 2 avis de recherche.

they-live-special-cool-under-fire = SANG-FROID
    .text = Vous avez 1 dé de Discrétion de plus contre les ennemis et les joueurs, et, avec 5 avis de recherche ou plus, 1 dé de Combat de plus.

they-live-special-dig-in = SE RETRANCHER
    .text = Action : retirez 2 de vos dégâts.

## The second set

they-live-character-nell-brannigan = Nell Brannigan
    .bio = Vingt-deux ans au volant du même taxi. Connaît chaque rue à ses nids-de-poule et chaque menteur à son pourboire.
    .gender = f

they-live-special-side-streets = RUELLES
    .text = Vous avez 1 dé de Discrétion de plus tant que vous êtes sur une case sans nom.

they-live-special-fares-please = LA COURSE, S’IL VOUS PLAÎT
    .text = Action : gagnez 1 ferraille et retirez 1 de vos avis de recherche.

they-live-character-sol-feldman = Sol Feldman
    .bio = Opticien, quarante ans au même établi. A taillé au printemps une paire pour une commande sans signature, et l’a essayée.

they-live-special-cat-nap = PETIT SOMME
    .text = SE PLANQUER retire 1 dégât de plus.

they-live-special-grind-a-lens = TAILLER UN VERRE
    .text = Action : gagnez 1 jeton Lunettes et prenez 2 avis de recherche.
