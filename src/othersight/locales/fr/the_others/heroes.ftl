# The Heroes: name, Natural Ability, what it does in our words, and a line of their own.

the-others-called-leah = Leah
    .gender = f
the-others-hero-leah = LEAH
    .ability = RECHERCHES PÉRILLEUSES
    .text = Une fois par manche, au début d’un de ses tours, Leah donne 1 jeton Tour Supplémentaire du stock à un Héros en jeu, elle-même comprise.
    .quote = Page quatre-vingt-dix, il est dit que ce livre tue son lecteur. J’en suis à la quatre-vingt-quatorze.
    .gender = f

the-others-called-morgana = Morgana
    .gender = f
the-others-hero-morgana = MORGANA
    .ability = RÉGÉNÉRATION VAMPIRIQUE
    .text = À la fin de son tour, Morgana soigne 1 de ses blessures ; son joueur choisit le jeton.
    .note = Nom anglais imprimé : VAMPRIC REGENERATION.
    .quote = Tu saignes, je guéris. Disons que c’est une association.
    .gender = f

the-others-called-thorley = Thorley
the-others-hero-thorley = THORLEY
    .ability = PROTECTEUR
    .text = Quand un autre Héros sur la case de Thorley va subir des blessures dans un combat, Thorley peut annuler 1 blessure due à un COUP. Une fois par combat, gratuitement, combats à distance compris. Les blessures dues à la corruption au niveau 7 lui échappent.
    .quote = Reste derrière moi. Non, plus loin.

the-others-called-rocco = Rocco
the-others-hero-rocco = ROCCO
    .ability = KILLSHOT
    .text = Dans chaque combat à distance qu’il démarre, Rocco ajoute 2 COUP.
    .quote = L’un de nous deux est à portée. Devine lequel.

the-others-called-brad = Brad
the-others-hero-brad = BRAD
    .ability = DÉMOLITION
    .text = À la fin de son tour, Brad peut tuer 1 Acolyte ou 1 Abomination sur sa case. S’il le fait, il subit 1 corruption et 1 jeton Feu est placé sur cette case. Ce n’est pas un combat.
    .quote = L’assurance couvre les actes de Dieu. J’ai vérifié de qui était celui-ci.

the-others-called-rose = Rose
    .gender = f
the-others-hero-rose = ROSE
    .ability = CONTRÔLE MENTAL
    .text = À la fin de son tour, Rose peut téléporter 1 Acolyte ou 1 Abomination, n’importe où sur le plateau, vers une case de son choix adjacente à celle du monstre, que des Héros s’y trouvent ou non.
    .quote = Il y a si peu, là-dedans, qui puisse me contredire.
    .gender = f

the-others-called-karl = Karl
the-others-hero-karl = KARL
    .ability = MÉTAMORPHOSE
    .text = Au début de son tour, Karl peut prendre sa forme de loup, avec au plus un changement par tour. Sous forme humaine, il ajoute 1 DÉF dans chacun de ses combats.
    .quote = Je garde le costume repassé. Ça rappelle à l’autre de me le rendre.

the-others-hero-karl-wolf = KARL (LOUP)
    .ability = VITESSE DE L’OMBRE
    .text = Au début de son tour, Karl peut reprendre sa forme humaine, avec au plus un changement par tour. Sous forme de loup, son déplacement peut compter 1 pas de plus.
    .quote = Réverbères éteints. Quatre pattes, aucun bruit. Puis énormément de bruit.

the-others-called-dragan = Dragan
the-others-hero-dragan = DRAGAN
    .ability = DANS LE TAS
    .text = Dans chacun de ses combats sur sa propre case, Dragan lance 1 dé de plus par monstre qui s’y trouve après le premier, 2 au plus.
    .quote = Ils sont quatre. Tant mieux. Je commençais à avoir froid.

the-others-called-petra = Petra
    .gender = f
the-others-hero-petra = PETRA
    .ability = SANS TÉMOIN
    .text = Tant qu’aucun autre Héros n’est sur sa case, Petra ajoute 1 COUP dans chacun de ses combats, combats à distance compris.
    .quote = Tu ne veux pas voir ça. Le rapport non plus.
    .gender = f

the-others-called-silas = Silas
the-others-hero-silas = SILAS
    .ability = REPLI
    .text = À la fin de son tour, Silas peut être téléporté sur une case adjacente à la sienne. Aucun test n’a lieu, et quitter des monstres ne lui coûte rien.
    .quote = Tire, compte jusqu’à un, sois ailleurs.

the-others-called-nadia = Nadia
    .gender = f
the-others-hero-nadia = NADIA
    .ability = MAIN SÛRE
    .text = Dans un combat à distance qu’elle démarre avant d’avoir fait le moindre pas de son tour, Nadia lance 2 dés de plus.
    .quote = On expire. Le reste, c’est du calcul.
    .gender = f

the-others-called-hanne = Hanne
    .gender = f
the-others-hero-hanne = HANNE
    .ability = CHIRURGIE DE TERRAIN
    .text = À la fin de son tour, Hanne peut laisser un autre Héros sur sa case soigner 1 blessure ; le joueur de ce Héros choisit le jeton.
    .quote = Mords là-dessus. Non, là-dessus.
    .gender = f

the-others-called-idris = Idris
the-others-hero-idris = IDRIS
    .ability = MANGEUR DE PÉCHÉS
    .text = À la fin de son tour, Idris peut retirer de sa case 1 jeton Feu, Corruption, Pentagramme ou Nid, face visible et sur aucune icône. S’il le fait, il subit 1 corruption.
    .quote = Un goût de ferraille et de remords. Au suivant.
