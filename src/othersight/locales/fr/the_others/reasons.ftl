# Why an option is not open. What both games say stands here.

## Anything

reason-game-over = La partie est finie.
reason-not-your-decision = Ce n’est pas à vous de décider maintenant.
reason-not-an-option = La question posée maintenant n’offre pas ce choix.
reason-not-understood = Rien de tel ne peut se faire dans ce jeu : { $written }.
reason-other-moment = Pas maintenant : cela se décide { $moment }.
reason-must-choose = Impossible de passer : prenez un des choix proposés.
reason-wrong-form = Cela s’écrit autrement : { $form }.
reason-no-such-space = Il n’y a pas de telle case sur ce plan ; donnez son numéro ou le nom d’un quartier.
reason-no-such-hero = Il n’y a pas de tel Héros : { $written }.
reason-no-such-monster = Il n’y a pas de tel monstre sur le plateau : { $written }.
reason-no-such-figure = Il n’y a pas de tel monstre dans cette partie : { $written }.
reason-not-common = { $monster_number ->
    [other] { $monster_the } ne sont ni un Acolyte ni une Abomination.
   *[one] { $monster_the } n’est ni un Acolyte ni une Abomination.
}
reason-one-for-all = Un autre monstre représente { $monster_the } et ses semblables ; choisissez-le.

## Set-up and Rounds

reason-hero-taken = { $chosen_gender ->
    [f] { $chosen } est déjà prise.
   *[m] { $chosen } est déjà pris.
}
reason-not-contested = Plusieurs joueurs veulent { $contested } ; aucun autre Héros n’est attribué maintenant.
reason-not-a-rival = Ce joueur ne veut pas { $contested }.
reason-starters-then-reserve = { $dealing ->
    [starting] Cette carte va à un Héros qui commence la partie, et { $chosen } est dans la réserve.
   *[reserve] Cette carte va à un Héros de la réserve, et { $chosen } commence la partie.
}
reason-has-dark-past = { $chosen } a déjà une carte Passé Trouble.
reason-hero-not-in-play = { $chosen } n’est pas en jeu.
reason-not-in-talks = Les joueurs Héros ne sont pas en train d’en décider : { $written }.
reason-stated-already = C’est ce que vous avez déjà proposé ; confirmez-le, ou passez à autre chose.
reason-other-token-due = Le jeton à placer maintenant est : { $token }.
reason-space-taken = Un jeton de cette tâche va déjà { $space_to } ; chacun va sur une case différente.
reason-marked-district = Une mission a marqué { $space_the } : aucun jeton Corruption ne s’y place.
reason-districts-only = Ces jetons ne se placent que dans des quartiers.
reason-not-a-branch = Le scénario ne continue pas par cette mission : { $written }.
reason-not-in-reserve = { $chosen } n’est pas dans la réserve de Héros.

## A Hero's Turn

reason-spend-what = Un tour se paie avec un jeton Tour ou avec un jeton Tour Supplémentaire.
reason-no-such-token-left = { $hero } n’a plus de tel jeton à dépenser.
reason-turn-due = { $hero } a un jeton Tour actif et doit jouer un tour, ne serait-ce que pour n’y rien faire.
reason-action-used = { $hero } a déjà fait son action de ce tour.
reason-move-over = Le déplacement { $hero_of } est fini pour ce tour : une action ou une carte y a mis fin.
reason-card-stops-move = Une carte Péché écourte le déplacement { $hero_of } pendant ce tour.
reason-no-steps-left = { $hero } n’a plus de pas dans ce déplacement.
reason-not-adjacent = { $hero } ne peut pas aller { $space_to } en un pas : la case n’est pas adjacente, et aucune ligne de Métro n’y conduit.
reason-no-monster-here = Il n’y a aucun monstre à combattre sur la case { $hero_of }.
reason-not-ranged = { $hero } n’a pas la capacité À Distance.
reason-in-district = { $hero } est dans un quartier ; on ne tire que de rue à rue.
reason-own-space = { $hero } est sur cette case ; on y combat les monstres, on ne leur tire pas dessus.
reason-no-line-of-sight = { $hero } ne voit pas { $space_the } : aucune suite droite de rues ne les relie.
reason-no-monster-there = Il n’y a aucun monstre { $space_at }.
reason-nothing-to-cleanse = Sur la case { $hero_of }, il n’y a aucun jeton Feu, Corruption, Pentagramme ou Nid que l’on puisse retirer.
reason-city-token-used = { $hero } a déjà utilisé une Action de Ville cette manche.
reason-not-in-district = { $hero } est dans une rue ; les Actions de Ville s’utilisent dans les quartiers.
reason-slot-taken = Un autre Héros a déjà utilisé l’Action de Ville de ce quartier cette manche.
reason-icons-covered = Toutes les icônes de ce quartier sont couvertes, ou il n’en a pas.
reason-fog-of-hate = THE FOG OF HATE : aucune Action de Ville dans un quartier avec un jeton Corruption.
reason-no-face-down-tokens = Il n’y a aucun jeton face cachée sur la case { $hero_of }.
reason-monster-here = Avec un monstre sur la case, aucun jeton ne peut être retourné face visible.
reason-nothing-to-collect = Sur la case { $hero_of }, il n’y a rien de tel à ramasser : { $thing }.
reason-innocents-stay = Les Innocents restent avec le Héros qui les emmène.
reason-not-held = { $hero } n’a pas ceci : { $thing }.

## Abilities and Upgrades

reason-not-his-ability = { $hero } n’a pas { $ability }, face visible.
reason-ability-out-of-use = Un Diplomate a rendu la Capacité Naturelle { $hero_of } inutilisable pour cette manche.
reason-ability-used = { $hero } a déjà utilisé { $ability } pendant ce tour.
reason-card-not-so = La carte qui pose la question ne le permet pas : { $written }.
reason-not-after-move = { $ability } s’utilise juste après un pas du déplacement.
reason-used-this-round = { $hero } a déjà utilisé { $ability } pendant cette manche.
reason-no-extra-turn-left = Il n’y a plus de jeton Tour Supplémentaire dans le stock.
reason-nothing-to-heal = { $hero } n’a aucune blessure à soigner.
reason-up-or-down = Le niveau de corruption monte ou baisse.
reason-end-of-track = Le niveau de corruption { $hero_of } ne peut pas aller plus loin dans ce sens.
reason-monster-elsewhere = { $monster_number ->
    [other] { $monster_the } ne sont pas sur la case { $hero_of }.
   *[one] { $monster_the } n’est pas sur la case { $hero_of }.
}
reason-acolytes-only = { $ability } ne tue que des Acolytes.
reason-not-next-to-monster = { $space } : cette case n’est pas adjacente à celle du monstre.
reason-not-next-to-hero = { $space } : cette case n’est pas adjacente à celle { $hero_of }.
reason-not-a-fellow = { $chosen } n’est pas un autre Héros sur la case { $hero_of }.
reason-chosen-not-wounded = { $chosen } n’a aucune blessure à soigner.
reason-only-on-icons = Un tel jeton n’est ici que sur des icônes d’Action de Ville, où { $hero } ne peut pas le prendre.

## City Actions and Cleanses

reason-no-such-icon = Aucune icône de ce genre n’est visible dans ce quartier : { $written }.
reason-icon-done = L’icône { $icon } a déjà été utilisée.
reason-icon-useless = L’icône { $icon } ne peut rien pour { $hero } maintenant.
reason-no-orbital-token = Il n’y a aucun jeton Frappe Orbitale { $space_at }.
reason-out-of-orbital-reach = Le jeton Frappe Orbitale ne peut pas aller { $space_to } : c’est à plus de 2 cases, sans Métro et sans traverser de rivière.
reason-not-under-token = { $monster_number ->
    [other] { $monster_the } ne sont pas sur la case du jeton Frappe Orbitale.
   *[one] { $monster_the } n’est pas sur la case du jeton Frappe Orbitale.
}
reason-no-such-upgrade = Il n’y a pas de telle Amélioration : { $written }.
reason-not-in-inventory = { $card } n’est pas dans l’inventaire.
reason-not-removable = Résoudre une crise retire des jetons Feu, Corruption, Pentagramme et Nid, rien d’autre.
reason-no-such-token-here = Sur la case { $hero_of }, il n’y a pas de tel jeton face visible : { $thing }.
reason-icon-of-token = Nommez l’icône pour un jeton Corruption posé sur une icône, et aucune icône pour tout autre jeton.

## Wounds

reason-no-such-slot = La piste Corruption a les emplacements 1 à 7.
reason-slot-covered = Il y a déjà un jeton Blessure sur l’emplacement { $target }.
reason-slot-not-covered = Il n’y a pas de jeton Blessure sur l’emplacement { $target }.

## Fights

reason-yes-or-no = On prend une Corruption Intentionnelle ou non : répondez yes (oui) ou no (non).
reason-no-price-asked = Aucun Musicien ne demande de prix pour les bonus de corruption dans ce combat.
reason-marked-or-free = La capacité des Acolytes s’utilise avec sa marque ou, grâce à une carte, sans elle.
reason-ability-marked = { $way ->
    [free] Aucune carte en vigueur ne permet d’utiliser la capacité des Acolytes sans sa marque dans ce combat.
   *[marked] La capacité des Acolytes a déjà été utilisée pendant cette manche.
}
reason-not-a-result = Dans un combat, ce résultat devient COUP, DÉF ou RC ; rien d’autre.
reason-not-in-fight = { $monster_number ->
    [other] { $monster_the } ne sont pas sur la case de ce combat.
   *[one] { $monster_the } n’est pas sur la case de ce combat.
}
reason-killed-already = { $monster_number ->
    [other] { $monster_the } ont déjà reçu leurs coups.
   *[one] { $monster_the } a déjà reçu ses coups.
}
reason-too-few-hits = La Défense { $monster_of } est de { $defense }, et { $hits ->
    [0] il ne reste aucun coup.
    [one] il reste { $hits } coup.
   *[other] il reste { $hits } coups.
}
reason-no-hits-on-it = Une carte en vigueur protège { $monster_the } des coups { $hero_of }.
reason-not-on-its-way = Aller { $space_to } ne rapproche pas le rescapé du tireur, ou c’est trop loin.
reason-wound-or-innocent = Choisissez une blessure ou un Innocent.

## The Sins Player

reason-sins-players-card = Seul le joueur Péché a des cartes Péché.
reason-no-such-card = Aucune carte Péché ne s’appelle { $card }.
reason-card-not-in-hand = { $card } n’est pas dans votre main.
reason-card-already-played = Vous avez déjà joué une carte Péché pendant ce tour.
reason-not-the-moment = { $card } ne peut pas se jouer à ce moment.
reason-card-without-effect = { $card } ne ferait rien maintenant.
reason-not-drawn = Vous n’avez pas pioché cette carte Apocalypse : { $written }.
reason-fire-or-corruption = La vérification se lit comme Corruption ou comme Feu.
reason-held-by-hero = { $monster_number ->
    [other] { $monster_the } ne peuvent pas quitter une case où se trouve un Héros.
   *[one] { $monster_the } ne peut pas quitter une case où se trouve un Héros.
}
reason-monster-has-moved = { $monster_number ->
    [other] { $monster_the } se sont déjà déplacés.
   *[one] { $monster_gender ->
        [f] { $monster_the } s’est déjà déplacée.
       *[m] { $monster_the } s’est déjà déplacé.
    }
}
reason-out-of-monsters-reach = Le monstre ne peut pas aller { $space_to } : c’est trop loin, ou un Héros barre la route.
reason-not-dead = { $figure_number ->
    [other] { $figure_the } ne sont pas dans la pile des morts.
   *[one] { $figure_the } n’est pas dans la pile des morts.
}
reason-must-summon = Il faut invoquer des monstres tant qu’il en est dû, qu’il y a des morts et un Nid libre.
reason-no-free-nest = Il n’y a aucun Nid libre { $space_at }.
reason-not-a-place-to-enter = Le monstre ne peut pas entrer { $space_at } : il faut prendre un autre Nid.
reason-not-an-open-icon = Ce n’est pas une icône d’Action de Ville visible de ce quartier, nommée avec sa place.
reason-marked-already = { $monster_number ->
    [other] { $monster_the } portent déjà une marque.
   *[one] { $monster_the } porte déjà une marque.
}

## Prices and choices

reason-not-face-up = { $hero } n’a pas { $card }, face visible.
reason-wounds-or-corruption = Choisissez les blessures ou les corruptions.
reason-wounds-or-upgrade = Choisissez les blessures ou une Amélioration.
reason-no-face-up-upgrade = { $hero } n’a aucune Amélioration face visible à retourner.
reason-no-altar = Il n’y a aucun Autel { $space_at }.
reason-out-of-teleport = La téléportation n’atteint pas { $space_the }.
reason-hubris-wound = Subissez la blessure, ou détruisez une Amélioration.
reason-not-owned = { $hero } n’a pas { $card }.
reason-share-for-each = Donnez une part pour chaque Héros en jeu, dans le sens horaire à partir du Héros actif.
reason-whole-price = La somme des parts doit faire le prix entier.
reason-share-too-large = Un Héros ne peut pas prendre une si grande part du prix.

## When a verb is used

the-others-moment-pick-hero = quand on choisit les Héros de départ
the-others-moment-contested-hero = quand plusieurs joueurs veulent le même Héros
the-others-moment-place = quand on place des jetons au début d’une manche
the-others-moment-first-hero = quand on désigne le premier Héros d’une manche
the-others-moment-ballot = quand les joueurs Héros ne sont pas d’accord
the-others-moment-token = au début du tour d’un Héros
the-others-moment-start-ability = au début du tour, pour un Héros qui l’a
the-others-moment-main = pendant le tour d’un Héros
the-others-moment-agony = lors d’une Vérification de Corruption, avec AGONY OF THE UNCLEAN
the-others-moment-icon = pendant une Action de Ville
the-others-moment-orbital-token = pendant une Frappe Orbitale
the-others-moment-orbital-strike = pendant une Frappe Orbitale
the-others-moment-upgrade = quand un Héros prend une Amélioration
the-others-moment-heal = quand un Héros soigne une blessure
the-others-moment-cleanse-corruption = avant le lancer pour résoudre une crise ou pour un combat
the-others-moment-remove = après le lancer pour résoudre une crise
the-others-moment-intention = quand un combat commence
the-others-moment-acolyte-ability = quand les dés d’un combat vont être lancés
the-others-moment-face-down = quand une carte fait retourner une Amélioration face cachée
the-others-moment-faith = après le lancer d’un Héros dans un combat
the-others-moment-assign = quand on attribue les coups d’un Héros
the-others-moment-protector = quand un Héros à côté de Thorley est blessé dans un combat
the-others-moment-wound = quand un Héros subit une blessure
the-others-moment-dr-gan = après un combat avec le Dr Gan de Rédemption
the-others-moment-survivor = quand les rescapés d’un combat à distance se déplacent
the-others-moment-end-ability = à la fin du tour, pour un Héros qui l’a
the-others-moment-former-hell-club = quand FORMER HELL CLUB est révélée
the-others-moment-reaction = après le tour d’un Héros
the-others-moment-monster = quand le joueur Péché déplace des monstres
the-others-moment-holy-water = quand une figurine est envoyée quelque part
the-others-moment-summon = lors de l’invocation à la fin d’une manche
the-others-moment-summon-nest = quand un monstre entre en jeu
the-others-moment-apocalypse = quand une carte Apocalypse est révélée
the-others-moment-branch = quand le scénario arrive à un embranchement
the-others-moment-mark = quand une mission fait marquer des monstres
the-others-moment-damned = quand DAMNED IF YOU DO… est jouée
the-others-moment-hate = quand HATE! est jouée
the-others-moment-hubris = quand PRICE OF HUBRIS est jouée
the-others-moment-conceit = quand une carte Péché propose un prix aux Héros
the-others-moment-ego = quand une carte Péché propose un prix aux Héros
