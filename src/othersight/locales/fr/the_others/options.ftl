# What may be answered, as it is offered and as the log repeats it.

the-others-option-pass = rien

## Set-up and Rounds

the-others-option-hero = { $hero }
the-others-option-hero-pick-hero = Jouer { $hero }
    .group = Jouer
    .label = { $hero }
the-others-option-hero-dark-past = La donner { $hero_to }
    .group = La donner
    .label = { $hero_to }
the-others-option-hero-successor = Continuer avec { $hero }
    .group = Continuer avec
    .label = { $hero }
the-others-option-give = Donner { $hero } { $seat_to }
the-others-option-place = Placer { $space_at }
    .group = Placer
    .label = { $space_at }
the-others-option-first = { $hero } commence
the-others-option-confirm = S’y tenir
the-others-option-fail = Laisser échouer les discussions : le joueur Péché décide
    .title = Laisser échouer les discussions
the-others-option-change = Passer à : { $option }
the-others-option-spend-turn = Jouer un tour, pour un jeton Tour
    .title = Jouer un tour
    .price = 1 jeton Tour
the-others-option-spend-extra-turn = Jouer un tour, pour un jeton Tour Supplémentaire
    .title = Jouer un tour
    .price = 1 jeton Tour Supplémentaire
the-others-option-decline = Ne pas jouer de tour maintenant

## A Hero's Turn

the-others-option-move = Aller { $way }
    .group = Aller
    .label = { $way }
the-others-way = { $direction ->
    [north] au nord, { $space_to }
    [north-east] au nord-est, { $space_to }
    [east] à l’est, { $space_to }
    [south-east] au sud-est, { $space_to }
    [south] au sud, { $space_to }
    [south-west] au sud-ouest, { $space_to }
    [west] à l’ouest, { $space_to }
    [north-west] au nord-ouest, { $space_to }
   *[none] { $space_to }
}
the-others-option-move-metro = Prendre le Métro pour { $space_the }
    .group = Aller
    .label = en Métro, { $space_to }
the-others-whole-way = Aller { $space_to }, en passant par : { $through }
the-others-way-wounds = { $count ->
    [one] { $count } blessure pour quitter des monstres
   *[other] { $count } blessures pour quitter des monstres
}
the-others-way-fire = { $count ->
    [one] Vérifications d’Incendie avec { $count } dé en tout
   *[other] Vérifications d’Incendie avec { $count } dés en tout
}
the-others-way-corruption = { $count ->
    [one] Vérifications de Corruption avec { $count } dé en tout
   *[other] Vérifications de Corruption avec { $count } dés en tout
}
the-others-way-certain = { $count ->
    [one] { $count } corruption pour la hâte
   *[other] { $count } corruptions pour la hâte
}
the-others-step-at-a-cost = { $step }. Le prix : { $costs }
the-others-cost-monsters = { $count ->
    [one] { $count } blessure pour quitter des monstres
   *[other] { $count } blessures pour quitter des monstres
}
the-others-cost-corruption-here = { $count ->
    [one] une Vérification de Corruption en sortant ({ $count } dé)
   *[other] une Vérification de Corruption en sortant ({ $count } dés)
}
the-others-cost-fire-here = { $count ->
    [one] une Vérification d’Incendie en sortant ({ $count } dé)
   *[other] une Vérification d’Incendie en sortant ({ $count } dés)
}
the-others-cost-corruption-there = { $count ->
    [one] une Vérification de Corruption en entrant ({ $count } dé)
   *[other] une Vérification de Corruption en entrant ({ $count } dés)
}
the-others-cost-fire-there = { $count ->
    [one] une Vérification d’Incendie en entrant ({ $count } dé)
   *[other] une Vérification d’Incendie en entrant ({ $count } dés)
}
the-others-cost-power = { $count ->
    [one] { $count } corruption par le pouvoir { $sin_of }
   *[other] { $count } corruptions par le pouvoir { $sin_of }
}
the-others-option-fight = Combattre { $monsters }
the-others-option-fight-reaction-fight = Attaquer avec { $monsters }
the-others-option-shoot = Tirer sur { $space_the }
    .group = Tirer sur
    .label = { $space_the }
the-others-option-cleanse = Résoudre la crise
the-others-option-city-action = Utiliser l’Action de Ville : { $icons }
    .title = Utiliser l’Action de Ville
the-others-option-turn-up = Retourner face visible les jetons cachés ici
the-others-option-collect = Emmener { $npc_the }
the-others-option-collect-token = Ramasser : { $token }
the-others-option-put-down = Déposer ici { $npc_the }
the-others-option-end = Finir le tour
the-others-option-holy-water = HOLY WATER : chasser { $monster_the }
    .group = HOLY WATER : chasser
    .label = { $monster_the }
    .title = HOLY WATER
the-others-option-perilous-research = RECHERCHES PÉRILLEUSES : un jeton Tour Supplémentaire pour { $hero }
    .title = RECHERCHES PÉRILLEUSES
the-others-option-shapeshift = MÉTAMORPHOSE : { $form ->
    [wolf] redevenir un homme
   *[man] se changer en loup
}
the-others-option-inner-mastery-up = INNER MASTERY : monter le niveau de corruption de 1
    .title = INNER MASTERY
the-others-option-inner-mastery-down = INNER MASTERY : baisser le niveau de corruption de 1
    .title = INNER MASTERY
the-others-option-regeneration = REGENERATION : soigner 1 blessure
the-others-option-seeker-grenades = SEEKER GRENADES : tuer { $monster_the }
    .group = SEEKER GRENADES : tuer
    .label = { $monster_the }
    .title = SEEKER GRENADES
the-others-option-vampric-regeneration = RÉGÉNÉRATION VAMPIRIQUE : soigner 1 blessure
the-others-option-demolitions = DÉMOLITION : tuer { $monster_the }, pour 1 corruption et un jeton Feu ici
    .group = DÉMOLITION : pour 1 corruption et un jeton Feu ici, tuer
    .label = { $monster_the }
    .title = DÉMOLITION : tuer { $monster_the }
    .price = 1 corruption, 1 jeton Feu
the-others-option-fall-back = REPLI : vers { $space }
    .group = REPLI : vers
    .label = { $space }
    .title = REPLI
the-others-option-field-surgery = CHIRURGIE DE TERRAIN : { $hero } soigne 1 blessure
    .group = CHIRURGIE DE TERRAIN : 1 blessure de
    .label = { $hero }
    .title = CHIRURGIE DE TERRAIN
the-others-option-sin-eater = MANGEUR DE PÉCHÉS : retirer d’ici un jeton { $token }, pour 1 corruption
    .group = MANGEUR DE PÉCHÉS : pour 1 corruption, retirer
    .label = { $token }
    .title = MANGEUR DE PÉCHÉS
    .price = 1 corruption
the-others-option-mind-control = CONTRÔLE MENTAL : pousser { $monster_the }, maintenant { $space_at }
    .group = CONTRÔLE MENTAL : pousser
    .label = { $monster_the }
    .title = CONTRÔLE MENTAL : pousser { $monster_the }

## In a Space

the-others-option-to = Aller { $space_to }
    .group = Aller
    .label = { $space_to }
the-others-option-to-monster-move = Aller { $space_to }
    .group = Aller
    .label = { $space_to }
the-others-option-to-survivor = Aller { $space_to }
    .group = Aller
    .label = { $space_to }
the-others-option-to-marguerite = Envoyer Marguerite { $space_to }
    .group = Envoyer Marguerite
    .label = { $space_to }
the-others-option-to-holy-water = Chasser le monstre vers { $space_the }
    .group = Chasser le monstre vers
    .label = { $space_the }
the-others-option-to-orbital-move = Viser { $space_the }
    .group = Viser
    .label = { $space_the }
the-others-option-stay = Rester
the-others-option-icon = { $icon } : { $text }
    .title = { $icon }
the-others-option-icon-nun = Couvrir l’icône { $icon }
the-others-option-token = Le jeton { $space_of }
    .group = Le jeton
    .label = { $space_of }
the-others-option-kill = Frapper { $monster_the }
    .group = Frapper
    .label = { $monster_the }
the-others-option-take = { $card } ({ $window }) : { $text }
    .title = { $card }
the-others-option-uncover = Soigner la blessure { $slot_of }
the-others-option-cover = Couvrir { $slot_the }
the-others-option-remove = Retirer un jeton { $token }
the-others-option-remove-icon = Retirer le jeton Corruption de l’icône { $icon }
the-others-option-corruption-no = Pas de corruption
the-others-option-corruption-yes = Prendre une Corruption Intentionnelle
the-others-option-corruption-pay = Prendre une Corruption Intentionnelle, et 2 blessures pour ses bonus

## Fights

the-others-option-mean-no = Dire non
the-others-option-mean-yes = Dire oui
the-others-option-ability-marked = Utiliser la capacité des Acolytes ; elle ne pourra plus servir cette manche
    .title = Utiliser la capacité des Acolytes
the-others-option-ability-free = Utiliser la capacité des Acolytes gratuitement (GOURD & VEX) ; elle pourra encore servir cette manche
    .title = Utiliser la capacité des Acolytes gratuitement
the-others-option-turn-down = Retourner { $card } face cachée ({ $window }) : { $text }
    .title = Retourner { $card } face cachée
the-others-option-faith = { $face } : { $results }
    .title = { $face }
the-others-option-hit = Tuer { $monster_the }, { $defense ->
    [one] pour { $defense } coup
   *[other] pour { $defense } coups
}
    .group = Tuer
    .label = { $defense ->
        [one] { $monster_the }, pour { $defense } coup
       *[other] { $monster_the }, pour { $defense } coups
    }
    .title = Tuer { $monster_the }
    .price = { $defense ->
        [one] { $defense } coup
       *[other] { $defense } coups
    }
the-others-option-protect = Thorley s’interpose : 1 blessure de moins
the-others-option-gan-wound = Subir 1 blessure de plus
the-others-option-gan-innocent = Laisser mourir un Innocent

## The Sins Player

the-others-option-play = Jouer { $card } : { $text }
    .title = Jouer { $card }
the-others-option-read-corruption = En rester à une Vérification de Corruption
the-others-option-read-fire = En faire une Vérification d’Incendie
the-others-option-react = Réagir, pour un jeton Réaction
    .title = Réagir
    .price = 1 jeton Réaction
the-others-option-monster = { $monster }, { $space_at }
the-others-option-summon = { $monster }
the-others-option-nest = Sur le Nid { $space_of }
    .group = Sur le Nid
    .label = { $space_of }
the-others-option-keep = { $card } ({ $window }) : { $text }
    .title = { $card }
the-others-option-mark = { $monster }, { $space_at }
the-others-option-altar = Sur l’Autel { $space_of }
    .group = Sur l’Autel
    .label = { $space_of }

## Prices and choices

the-others-option-mission = { $mission } : { $text }
    .title = { $mission }
the-others-option-debt-wounds = Subir 3 blessures
the-others-option-debt-corruption = Subir 3 corruptions
the-others-option-damned-wounds = Subir 2 blessures
the-others-option-damned-upgrade = Retourner une Amélioration face cachée jusqu’à la fin de la manche
the-others-option-hubris-wound = Subir 1 blessure
the-others-option-destroy = Renoncer { $card_to } ({ $window }) : { $text }
    .title = Renoncer { $card_to }
the-others-option-refuse = Refuser de payer
the-others-option-refuse-conceit = Refuser : l’Avatar est téléporté n’importe où
    .title = Refuser
the-others-option-refuse-conceit-for-heroes = Refuser : l’Avatar est téléporté n’importe où
    .title = Refuser
the-others-option-refuse-ego = Refuser : le joueur Péché pioche une carte et gagne un jeton Réaction par Héros isolé
    .title = Refuser
the-others-option-refuse-ego-for-heroes = Refuser : le joueur Péché pioche une carte et gagne un jeton Réaction par Héros isolé
    .title = Refuser
the-others-option-refuse-crawl = Refuser : le Héros actif ne peut pas se déplacer pendant ce tour
    .title = Refuser
the-others-option-refuse-crawl-for-heroes = Refuser : le Héros actif ne peut pas se déplacer pendant ce tour
    .title = Refuser
the-others-option-accept = Payer : chaque Héros isolé subit 2 corruptions
    .title = Payer
the-others-option-split = Payer en { $thing ->
    [wounds] blessures
   *[corruption] corruptions
} : { $shares }
the-others-option-split-told = payer { $shares }, dans le sens horaire à partir du Héros dont c’est le tour
the-others-share = { $count }
the-others-share-of = { $hero } { $share }

## What passing means

the-others-option-pass-start-ability = Ne rien utiliser
the-others-option-pass-icon = Ne plus utiliser d’icône
the-others-option-pass-orbital-strike = Ne frapper personne
the-others-option-pass-remove = Laisser les jetons qui restent
the-others-option-pass-assign = Ne plus attribuer de coups
the-others-option-pass-protector = Laisser faire
the-others-option-pass-end-ability = Ne rien utiliser
the-others-option-pass-acolyte-ability = Ne pas utiliser la capacité des Acolytes
the-others-option-pass-start-of-turn-card = Ne pas jouer de carte
the-others-option-pass-start-of-fight-card = Ne pas jouer de carte
the-others-option-pass-after-roll-card = Ne pas jouer de carte
the-others-option-pass-after-fight-card = Ne pas jouer de carte
the-others-option-pass-after-kill-card = Ne pas jouer de carte
the-others-option-pass-reaction = Ne pas réagir
the-others-option-pass-monster = Ne déplacer aucun monstre
the-others-option-pass-marguerite = Laisser Marguerite sur place
the-others-option-pass-reaction-fight = Ne pas attaquer
the-others-option-pass-summon = Ne plus rien invoquer
