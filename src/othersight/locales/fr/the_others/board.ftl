# Names in running text, numbers of things, and the pages one can look at: board, Heroes, cards, Story.

## Who

the-others-name-pride = Orgueil
    .the = l’Orgueil
    .of = de l’Orgueil
    .to = à l’Orgueil
the-others-name-sloth = Paresse
    .gender = f
    .the = la Paresse
    .of = de la Paresse
    .to = à la Paresse
the-others-sins-player = le joueur Péché
    .the = le joueur Péché
    .of = du joueur Péché
    .to = au joueur Péché
    .at = chez le joueur Péché
the-others-hero-player = le joueur Héros { $number }
    .the = le joueur Héros { $number }
    .of = du joueur Héros { $number }
    .to = au joueur Héros { $number }
    .at = chez le joueur Héros { $number }
the-others-hero-player-with = { $seat } ({ $heroes })
    .the = { $seat_the } ({ $heroes })
    .of = { $seat_of } ({ $heroes })
    .to = { $seat_to } ({ $heroes })
    .at = { $seat_at } ({ $heroes })
the-others-spectator = un spectateur
    .the = un spectateur
    .of = d’un spectateur
    .to = à un spectateur
    .at = chez un spectateur
the-others-tainted-hero = { $hero_gender ->
    [f] { $hero } la Souillée
   *[m] { $hero } le Souillé
}
    .gender = { $hero_gender }
    .at = { $hero_gender ->
        [f] sur { $hero } la Souillée
       *[m] sur { $hero } le Souillé
    }
the-others-the-one = { $kind_the }
    .gender = { $kind_gender }
    .the = { $kind_the }
    .of = { $kind_of }
    .to = { $kind_to }
    .at = { $kind_at }
the-others-figure = { $kind } { $number }
    .gender = { $kind_gender }
    .the = { $kind_the } { $number }
    .of = { $kind_of } { $number }
    .to = { $kind_to } { $number }
    .at = { $kind_at } { $number }

## Where

the-others-no-space = case { $number }, absente de ce plan
    .gender = f
    .the = la case { $number }, absente de ce plan
    .of = de la case { $number }, absente de ce plan
    .to = sur la case { $number }, absente de ce plan
    .at = sur la case { $number }, absente de ce plan
the-others-street-short = Rue { $number }
    .gender = f
    .the = la rue { $number }
    .of = de la rue { $number }
    .to = dans la rue { $number }
    .at = dans la rue { $number }
the-others-street = Rue { $number } (entre { $first_the } et { $second_the })
    .gender = f
    .the = la rue { $number } (entre { $first_the } et { $second_the })
    .of = de la rue { $number } (entre { $first_the } et { $second_the })
    .to = dans la rue { $number } (entre { $first_the } et { $second_the })
    .at = dans la rue { $number } (entre { $first_the } et { $second_the })
the-others-street-north-end = Rue { $number } (bout nord, entre { $first_the } et { $second_the })
    .gender = f
    .the = la rue { $number } (bout nord, entre { $first_the } et { $second_the })
    .of = de la rue { $number } (bout nord, entre { $first_the } et { $second_the })
    .to = dans la rue { $number } (bout nord, entre { $first_the } et { $second_the })
    .at = dans la rue { $number } (bout nord, entre { $first_the } et { $second_the })
the-others-street-south-end = Rue { $number } (bout sud, entre { $first_the } et { $second_the })
    .gender = f
    .the = la rue { $number } (bout sud, entre { $first_the } et { $second_the })
    .of = de la rue { $number } (bout sud, entre { $first_the } et { $second_the })
    .to = dans la rue { $number } (bout sud, entre { $first_the } et { $second_the })
    .at = dans la rue { $number } (bout sud, entre { $first_the } et { $second_the })
the-others-street-west-end = Rue { $number } (bout ouest, entre { $first_the } et { $second_the })
    .gender = f
    .the = la rue { $number } (bout ouest, entre { $first_the } et { $second_the })
    .of = de la rue { $number } (bout ouest, entre { $first_the } et { $second_the })
    .to = dans la rue { $number } (bout ouest, entre { $first_the } et { $second_the })
    .at = dans la rue { $number } (bout ouest, entre { $first_the } et { $second_the })
the-others-street-east-end = Rue { $number } (bout est, entre { $first_the } et { $second_the })
    .gender = f
    .the = la rue { $number } (bout est, entre { $first_the } et { $second_the })
    .of = de la rue { $number } (bout est, entre { $first_the } et { $second_the })
    .to = dans la rue { $number } (bout est, entre { $first_the } et { $second_the })
    .at = dans la rue { $number } (bout est, entre { $first_the } et { $second_the })
the-others-street-north-west = Rue { $number } (angle nord-ouest { $district_of })
    .gender = f
    .the = la rue { $number } (angle nord-ouest { $district_of })
    .of = de la rue { $number } (angle nord-ouest { $district_of })
    .to = dans la rue { $number } (angle nord-ouest { $district_of })
    .at = dans la rue { $number } (angle nord-ouest { $district_of })
the-others-street-north-east = Rue { $number } (angle nord-est { $district_of })
    .gender = f
    .the = la rue { $number } (angle nord-est { $district_of })
    .of = de la rue { $number } (angle nord-est { $district_of })
    .to = dans la rue { $number } (angle nord-est { $district_of })
    .at = dans la rue { $number } (angle nord-est { $district_of })
the-others-street-south-east = Rue { $number } (angle sud-est { $district_of })
    .gender = f
    .the = la rue { $number } (angle sud-est { $district_of })
    .of = de la rue { $number } (angle sud-est { $district_of })
    .to = dans la rue { $number } (angle sud-est { $district_of })
    .at = dans la rue { $number } (angle sud-est { $district_of })
the-others-street-south-west = Rue { $number } (angle sud-ouest { $district_of })
    .gender = f
    .the = la rue { $number } (angle sud-ouest { $district_of })
    .of = de la rue { $number } (angle sud-ouest { $district_of })
    .to = dans la rue { $number } (angle sud-ouest { $district_of })
    .at = dans la rue { $number } (angle sud-ouest { $district_of })
the-others-space-icons = { $space } (Action de Ville : { $icons })
    .gender = { $space_gender }
    .number = { $space_number }
    .the = { $space_the } (Action de Ville : { $icons })
    .of = { $space_of } (Action de Ville : { $icons })
    .to = { $space_to } (Action de Ville : { $icons })
    .at = { $space_at } (Action de Ville : { $icons })
the-others-space-with = { $space } : { $contents }
    .gender = { $space_gender }
    .number = { $space_number }
    .the = { $space_the } : { $contents }
    .of = { $space_of } : { $contents }
    .to = { $space_to } : { $contents }
    .at = { $space_at } : { $contents }

## How many

the-others-times = { $count ->
    [1] { $thing }
   *[other] { $thing } ×{ $count }
}
the-others-tokens = { $count ->
    [one] { $kind ->
        [fire] { $count } jeton Feu
        [corruption] { $count } jeton Corruption
        [pentagram] { $count } Pentagramme
        [nest] { $count } Nid
        [extra-turn] { $count } jeton Tour Supplémentaire
       *[innocent] { $count } Innocent
    }
   *[other] { $kind ->
        [fire] { $count } jetons Feu
        [corruption] { $count } jetons Corruption
        [pentagram] { $count } Pentagrammes
        [nest] { $count } Nids
        [extra-turn] { $count } jetons Tour Supplémentaire
       *[innocent] { $count } Innocents
    }
}
the-others-monsters = { $count ->
    [one] { $kind ->
        [acolyte] { $count } Acolyte
        [abomination] { $count } Abomination
        [controller] le Contrôleur
       *[avatar] l’Avatar
    }
   *[other] { $kind ->
        [acolyte] { $count } Acolytes
        [abomination] { $count } Abominations
        [controller] { $count } Contrôleurs
       *[avatar] { $count } Avatars
    }
}
the-others-monsters-marked = { $count ->
    [one] { $kind ->
        [acolyte] { $count } Acolyte marqué
        [abomination] { $count } Abomination marquée
        [controller] le Contrôleur marqué
       *[avatar] l’Avatar marqué
    }
   *[other] { $kind ->
        [acolyte] { $count } Acolytes marqués
        [abomination] { $count } Abominations marquées
        [controller] { $count } Contrôleurs marqués
       *[avatar] { $count } Avatars marqués
    }
}
the-others-face-down-tokens = { $count ->
    [one] { $count } jeton face cachée
   *[other] { $count } jetons face cachée
}
the-others-count-wounds = { $count ->
    [0] aucune blessure
    [one] { $count } blessure
   *[other] { $count } blessures
}
the-others-count-corruption = { $count ->
    [0] aucune corruption
    [one] { $count } corruption
   *[other] { $count } corruptions
}
the-others-count-steps = { $count ->
    [0] plus aucun pas
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
the-others-no-dice = aucun dé
the-others-roll = { $faces }
the-others-both-rolls = Héros : { $hero } ; joueur Péché : { $sins }
the-others-standing = En l’état : { $results }.
the-others-results = { $hits ->
    [0] aucun coup
    [one] { $hits } coup
   *[other] { $hits } coups
} sur les monstres, { $wounds } et { $corruption } pour le Héros
the-others-results-shot = { $hits ->
    [0] aucun coup
    [one] { $hits } coup
   *[other] { $hits } coups
} sur les monstres ; { $defense } DÉF et { $cc } RC s’ils ripostent
the-others-none-chosen = {""}
the-others-dice-for = { $count } { $source_of }
the-others-sum = { $count } { $face }
the-others-sum-from = { $count } { $face } { $source_of }
the-others-sum-of = { $count } { $face } ({ $parts })
the-others-sum-part = { $count } { $source_of }
the-others-source-abomination = Abominations
    .number = other
    .the = les Abominations
    .of = des Abominations
the-others-source-acolyte = Acolytes
    .number = other
    .the = les Acolytes
    .of = des Acolytes
the-others-source-apocalypse = piste Apocalypse
    .the = la piste Apocalypse
    .of = de la piste Apocalypse
the-others-source-avatar = Avatar
    .the = l’Avatar
    .of = de l’Avatar
the-others-source-burst = EXPLOSIF
    .the = le coup explosif
    .of = pour EXPLOSIF
the-others-source-commissioner = Commissaire
    .the = le Commissaire
    .of = du Commissaire
the-others-source-controller = Contrôleur
    .the = le Contrôleur
    .of = du Contrôleur
the-others-source-corruption = corruption
    .the = la corruption
    .of = de la corruption
the-others-source-defense = Défense de Base
    .the = la Défense de Base
    .of = de base
the-others-source-dice = dés
    .number = other
    .the = les dés
    .of = des dés
the-others-source-faith = FAITH
    .of = pour FAITH
the-others-source-fight = Valeur de Combat
    .the = la Valeur de Combat
    .of = de la Valeur de Combat
the-others-source-hell-club = Hell Club
    .the = le Hell Club
    .of = du Hell Club
the-others-source-level-7 = niveau 7
    .the = le niveau 7
    .of = du niveau 7
the-others-source-pentagram = Pentagrammes
    .number = other
    .the = les Pentagrammes
    .of = des Pentagrammes
the-others-source-pride = Orgueil
    .the = l’Orgueil
    .of = de l’Orgueil
the-others-source-skill = Compétence
    .the = la Compétence
    .of = de la Compétence
the-others-source-sloth = Paresse
    .the = la Paresse
    .of = de la Paresse
the-others-source-tainted = Être Souillé
    .the = l’Être Souillé
    .of = de l’Être Souillé
the-others-source-teamwork = Travail d’équipe
    .the = le Travail d’équipe
    .of = du Travail d’équipe
the-others-chosen = {" "}Cases déjà choisies : { $spaces }.
the-others-here = , avec { $things }
the-others-alone-here = {""}
the-others-stated = { $seat_the } : { $option }
the-others-stated-more = { $first } ; { $rest }
the-others-state = Niveau { $level }, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}

## The Corruption Track: slots that a Wound covers, and their bonuses

the-others-slot-1 = emplacement 1 (sans bonus)
    .bonus = aucun
    .the = l’emplacement 1 (sans bonus)
    .of = de l’emplacement 1 (sans bonus)
the-others-slot-2 = emplacement 2 (1 dé)
    .bonus = 1 dé
    .the = l’emplacement 2 (1 dé)
    .of = de l’emplacement 2 (1 dé)
the-others-slot-3 = emplacement 3 (1 DÉF)
    .bonus = 1 DÉF
    .the = l’emplacement 3 (1 DÉF)
    .of = de l’emplacement 3 (1 DÉF)
the-others-slot-4 = emplacement 4 (1 COUP)
    .bonus = 1 COUP
    .the = l’emplacement 4 (1 COUP)
    .of = de l’emplacement 4 (1 COUP)
the-others-slot-5 = emplacement 5 (1 dé)
    .bonus = 1 dé
    .the = l’emplacement 5 (1 dé)
    .of = de l’emplacement 5 (1 dé)
the-others-slot-6 = emplacement 6 (2 COUP)
    .bonus = 2 COUP
    .the = l’emplacement 6 (2 COUP)
    .of = de l’emplacement 6 (2 COUP)
the-others-slot-7 = emplacement 7 (un résultat au choix)
    .bonus = un résultat au choix
    .the = l’emplacement 7 (un résultat au choix)
    .of = de l’emplacement 7 (un résultat au choix)
the-others-bonus-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
the-others-bonus-def = { $count } DÉF
the-others-bonus-hit = { $count } COUP
the-others-bonus-choice = un résultat au choix

## The Apocalypse Track

the-others-apocalypse-0 = 0.
the-others-apocalypse-1 = 1 : une carte Apocalypse entre en vigueur.
the-others-apocalypse-2 = 2 : désormais, un monstre de plus peut être invoqué à chaque manche.
the-others-apocalypse-3 = 3 : une carte Apocalypse entre en vigueur.
the-others-apocalypse-4 = 4 : désormais, le joueur Péché a un jeton Réaction de plus.
the-others-apocalypse-5 = 5 : une carte Apocalypse entre en vigueur.
the-others-apocalypse-6 = 6 : désormais, le joueur Péché a un dé de plus dans chaque combat.
the-others-apocalypse-7 = 7 : désormais, chaque Héros subit 2 blessures et 2 corruptions à la fin de chaque manche.

## First and last

the-others-opening-sin = L’ennemi est { $sin_the }. { $power } Ses Acolytes dans cette partie : { $acolyte }.
the-others-opening-heroes = { $heroes_number ->
    [one] { $heroes } affronte { $sin_the }. { $power } Ses Acolytes dans cette partie : { $acolyte }.
   *[other] { $heroes } affrontent { $sin_the }. { $power } Ses Acolytes dans cette partie : { $acolyte }.
}
the-others-opening-hero = Vous êtes { $seat_the }. Vous gagnez en accomplissant les { $missions } missions de ce scénario, l’une après l’autre. Un Héros qui subit une cinquième blessure meurt et est remplacé par un Héros de la réserve ; quand un Héros meurt et que la réserve est vide, vous avez perdu. Le nombre de manches n’est pas fixé, mais le Péché se renforce à mesure que la piste Apocalypse monte.
the-others-opening-sins = Vous êtes { $seat_the }. Vous gagnez quand un Héros meurt et qu’il n’y a plus de Héros dans la réserve pour le remplacer. Les Héros gagnent quand ils ont accompli les { $missions } missions de ce scénario, l’une après l’autre. Le nombre de manches n’est pas fixé, et vous vous renforcez à mesure que la piste Apocalypse monte.
the-others-opening-spectator = Les Héros gagnent quand ils ont accompli les { $missions } missions de ce scénario, l’une après l’autre. Le joueur Péché gagne quand un Héros meurt et qu’il n’y a plus de Héros dans la réserve pour le remplacer.
the-others-opening-mission = Mission { $number } sur { $missions }, { $mission } : { $text } Fait : { $progress } sur { $required }.
the-others-ending-heroes = Les Héros ont gagné.
the-others-ending-sins = Le joueur Péché a gagné.
the-others-ending-figures = { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}, { $missions ->
    [0] aucune mission accomplie
    [one] { $missions } mission accomplie
   *[other] { $missions } missions accomplies
}, { $dead ->
    [0] aucun Héros mort
    [one] { $dead } Héros mort
   *[other] { $dead } Héros morts
}, piste Apocalypse à { $level }.

## The board

the-others-page-map-legend = Les nombres entre crochets sont des rues, les autres des quartiers. Héros en trois lettres ; M2 : deux monstres ; F Feu, C Corruption, P Pentagramme, N Nid, X Tour Supplémentaire, I Innocent, ? face cachée, A Autel ; m1 et m2 : stations de la première et de la deuxième ligne de Métro ; * : case marquée.
the-others-page-empty-streets = Toutes les autres rues sont vides.
the-others-page-district = { $number } { $district }
the-others-page-place = { $space } : { $things }.
the-others-page-place-bare = { $space } : { $icons }.
the-others-page-place-with-icons = { $space } : { $things }. { $icons }.
the-others-page-place-empty = { $space } : il n’y a rien.
the-others-page-near = Un pas mène à : { $spaces }.
the-others-page-metro-to = Un Héros y prend le Métro pour : { $spaces }.
the-others-page-sees = En ligne de vue : { $spaces }.
the-others-page-which-space = Donnez le numéro d’une case ou le nom d’un quartier, par exemple : space 14
the-others-page-no-space = Il n’y a pas de case « { $asked } » sur ce plan ; donnez son numéro ou le nom d’un quartier.
the-others-page-figure = { $marked ->
    [yes] { $monster }, avec une marque (Combat { $fight }, Défense { $defense })
   *[no] { $monster } (Combat { $fight }, Défense { $defense })
}
the-others-page-permanent = { $count ->
    [one] { $kind ->
        [fire] { $count } Feu imprimé
        [corruption] { $count } Corruption imprimée
        [pentagram] { $count } Pentagramme imprimé
        [nest] { $count } Nid imprimé
        [extra-turn] { $count } Tour Supplémentaire imprimé
       *[innocent] { $count } Innocent imprimé
    }
   *[other] { $kind ->
        [fire] { $count } Feux imprimés
        [corruption] { $count } Corruptions imprimées
        [pentagram] { $count } Pentagrammes imprimés
        [nest] { $count } Nids imprimés
        [extra-turn] { $count } Tours Supplémentaires imprimés
       *[innocent] { $count } Innocents imprimés
    }
}
the-others-page-start = le Point de Départ
the-others-page-altars = { $count ->
    [one] { $count } Autel
   *[other] { $count } Autels
}
the-others-page-orbital = { $count ->
    [one] { $count } jeton Frappe Orbitale
   *[other] { $count } jetons Frappe Orbitale
}
the-others-page-face-down = jeton { $token } face cachée
the-others-page-metro = Métro ({ $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [amber] ambre
    [violet] mauve
    [white] blanc
   *[other] { $colour }
})
the-others-page-no-icons = Aucune Action de Ville
the-others-page-icons = { $used ->
    [used] Action de Ville déjà utilisée : { $icons }
   *[free] Action de Ville : { $icons }
}

## Heroes

the-others-page-hero-line = { $hero } { $space_at } : niveau { $level }, { $wounds ->
    [one] { $wounds } blessure sur 5
   *[other] { $wounds } blessures sur 5
}, { $turns ->
    [one] { $turns } jeton Tour
   *[other] { $turns } jetons Tour
}{ $extra ->
    [0] {""}
    [one] , { $extra } Tour Supplémentaire
   *[other] , { $extra } Tours Supplémentaires
}, { $upgrades ->
    [0] aucune Amélioration
    [one] { $upgrades } Amélioration
   *[other] { $upgrades } Améliorations
}.
the-others-page-hero-reserve = { $hero } : dans la réserve.
the-others-page-hero-dead = { $hero_gender ->
    [f] { $hero } : morte.
   *[m] { $hero } : mort.
}
the-others-page-hero-player = Aux mains { $seat_of }.
the-others-page-hero-stats = Combat { $fight }, Compétence { $skill }, Défense { $defense }{ $ranged ->
    [yes] , À Distance
   *[no] {""}
}.
the-others-page-named-text = { $name } : { $text }
the-others-page-slot = { $slot }
the-others-page-slot-covered = { $slot } BLESSURE
the-others-page-hero-track = Piste Corruption : { $slots }.
the-others-page-city-token-free = Action de Ville : pas encore utilisée cette manche.
the-others-page-city-token-used = Action de Ville : utilisée cette manche { $space_at }.
the-others-page-upgrade = { $card } : { $text }
the-others-page-upgrade-face-down = { $card } (face cachée jusqu’à la fin de la manche) : { $text }
the-others-page-innocents = { $count ->
    [one] Emmène { $count } Innocent.
   *[other] Emmène { $count } Innocents.
}
the-others-page-state-cannot-heal = Ne peut rien soigner cette manche (DOCTEUR CORROMPU).
the-others-page-state-no-skill = La Compétence compte pour 0 cette manche (Cuisinier).
the-others-page-state-no-ability = La Capacité Naturelle est inutilisable cette manche (Diplomate).
the-others-page-state-doomed = Meurt à la fin de cette manche (SUCIDE PACT).
the-others-page-dark-past = Passé Trouble : { $card }. { $text }
the-others-page-dark-past-hidden = A une carte Passé Trouble, face cachée.
the-others-page-no-hero = Aucun Héros ne s’appelle { $asked } ; il y a Leah, Morgana, Thorley, Rocco, Brad, Rose et Karl.

## Cards

the-others-page-card = { $card } ({ $window }) : { $text }
the-others-page-hand-size = { $count ->
    [0] Le joueur Péché n’a aucune carte en main.
    [one] Le joueur Péché a { $count } carte en main, que vous ne voyez pas.
   *[other] Le joueur Péché a { $count } cartes en main, que vous ne voyez pas.
}
the-others-page-hand-empty = Vous n’avez aucune carte en main.
the-others-page-cards-apocalypse = Cartes Apocalypse en vigueur :
the-others-page-cards-apocalypse-none = Aucune carte Apocalypse n’est en vigueur.
the-others-page-cards-played = Carte Péché jouée pendant ce tour :
the-others-page-cards-played-none = Aucune carte Péché n’a été jouée pendant ce tour.
the-others-page-cards-inventory = Inventaire :
the-others-page-cards-inventory-none = L’inventaire est vide.
the-others-page-cards-discard = Cartes Péché défaussées : { $cards }.
the-others-page-cards-discard-none = Aucune carte Péché n’a été défaussée.

## Story and Sins

the-others-page-story = { $story }, manche { $round }.
the-others-page-mission = Mission { $number } sur { $missions }, { $mission } : { $text } Fait : { $progress } sur { $required }.
the-others-page-victory = Les Héros gagnent quand les { $missions } missions sont accomplies. Le joueur Péché gagne quand un Héros meurt et que la réserve est vide ; { $reserve ->
    [0] elle est vide en ce moment.
    [one] elle compte { $reserve } Héros en ce moment.
   *[other] elle compte { $reserve } Héros en ce moment.
}
the-others-page-missions-done = Missions accomplies : { $missions }.
the-others-page-begin = Au début de chaque manche : { $text }
the-others-page-end = À la fin de chaque manche : { $text }
the-others-page-special = Règles spéciales : { $text }
the-others-page-track = Piste Apocalypse : { $level } sur 7.
the-others-page-sin = { $sin }. { $power }
the-others-page-acolyte = { $used ->
    [yes] Capacité des Acolytes ({ $acolyte }), utilisée cette manche : { $text }
   *[no] Capacité des Acolytes ({ $acolyte }), pas encore utilisée cette manche : { $text }
}
the-others-page-sins-tokens = { $reactions ->
    [one] { $reactions } jeton Réaction
   *[other] { $reactions } jetons Réaction
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans la pioche, { $discard } dans la défausse.
the-others-page-monster = { $kind } : Combat { $fight }, Défense { $defense } ; { $board } sur le plateau, { $dead } dans la pile des morts, { $unplayed } en attente.
the-others-page-named-monster = { $monster } { $space_at } : Combat { $fight }, Défense { $defense }.

## What the pages show, for the list of commands

the-others-help-board = board           la ville : le plan, puis ce qu’il y a sur chaque case
the-others-help-map = map             le plan seul
the-others-help-list = list            ce qu’il y a sur chaque case, sans le plan
the-others-help-space = space NOM       une case et ses voisines, par numéro ou par nom
the-others-help-heroes = heroes          tous les Héros en bref
the-others-help-hero = hero NOM        le plateau d’un Héros
the-others-help-story = story           mission, victoire de chaque camp, tâches de chaque manche, piste Apocalypse
the-others-help-sins = sins            le camp du joueur Péché et les monstres
the-others-help-cards = cards           cartes en vigueur, inventaire, défausse
the-others-help-hand = hand            la main du joueur Péché, pour lui seul
