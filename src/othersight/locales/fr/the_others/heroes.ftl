# The Heroes: name, Natural Ability, what it does in our words, and a line of their own.

the-others-hero-leah = LEAH
    .ability = RECHERCHES PÉRILLEUSES
    .text = Une fois par manche, au début d’un de ses tours, Leah donne 1 jeton Tour Supplémentaire du stock à un Héros en jeu, elle-même comprise.
    .quote = Page quatre-vingt-dix, il est dit que ce livre tue son lecteur. J’en suis à la quatre-vingt-quatorze.
    .gender = f

the-others-hero-morgana = MORGANA
    .ability = RÉGÉNÉRATION VAMPIRIQUE
    .text = À la fin de son tour, Morgana soigne 1 de ses blessures ; son joueur choisit le jeton.
    .note = Nom anglais imprimé : VAMPRIC REGENERATION.
    .quote = Tu saignes, je guéris. Disons que c’est une association.
    .gender = f

the-others-hero-thorley = THORLEY
    .ability = PROTECTEUR
    .text = Quand un autre Héros sur la case de Thorley va subir des blessures dans un combat, Thorley peut annuler 1 blessure due à un COUP. Une fois par combat, gratuitement, combats à distance compris. Les blessures dues à la corruption au niveau 7 lui échappent.
    .quote = Reste derrière moi. Non, plus loin.

the-others-hero-rocco = ROCCO
    .ability = KILLSHOT
    .text = Dans chaque combat à distance qu’il démarre, Rocco ajoute 2 COUP.
    .quote = L’un de nous deux est à portée. Devine lequel.

the-others-hero-brad = BRAD
    .ability = DÉMOLITION
    .text = À la fin de son tour, Brad peut tuer 1 Acolyte ou 1 Abomination sur sa case. S’il le fait, il subit 1 corruption et 1 jeton Feu est placé sur cette case. Ce n’est pas un combat.
    .quote = L’assurance couvre les actes de Dieu. J’ai vérifié de qui était celui-ci.

the-others-hero-rose = ROSE
    .ability = CONTRÔLE MENTAL
    .text = À la fin de son tour, Rose peut téléporter 1 Acolyte ou 1 Abomination, n’importe où sur le plateau, vers une case de son choix adjacente à celle du monstre, que des Héros s’y trouvent ou non.
    .quote = Il y a si peu, là-dedans, qui puisse me contredire.
    .gender = f

the-others-hero-karl = KARL
    .ability = MÉTAMORPHOSE
    .text = Au début de son tour, Karl peut prendre sa forme de loup, avec au plus un changement par tour. Sous forme humaine, il ajoute 1 DÉF dans chacun de ses combats.
    .quote = Je garde le costume repassé. Ça rappelle à l’autre de me le rendre.

the-others-hero-karl-wolf = KARL (LOUP)
    .ability = VITESSE DE L’OMBRE
    .text = Au début de son tour, Karl peut reprendre sa forme humaine, avec au plus un changement par tour. Sous forme de loup, son déplacement peut compter 1 pas de plus.
    .quote = Réverbères éteints. Quatre pattes, aucun bruit. Puis énormément de bruit.
