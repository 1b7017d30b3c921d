# The report of the arena: one page of figures about many games.

lab-name = Labo Othersight
lab-title-the-others = The Others: 7 Sins
lab-title-they-live = They Live: Assault on Cable 54
lab-page-title = { $game } : ce que disent les parties
lab-subtitle = Ce que { $games ->
    [one] dit { $games } partie
   *[other] disent { $games } parties
}{ $settings ->
    [one] .
   *[other] , jouées avec { $settings } réglages sur les mêmes graines.
}
lab-contents = Sommaire

## Sections

lab-section-difference = La différence
lab-section-glance = En bref
lab-section-wins = Qui gagne
lab-section-teams = Héros et équipes
lab-section-characters = Personnages
lab-section-length = Durée
lab-section-missions = Missions
lab-section-assault = L’Assaut Final
lab-section-stories = Histoires
lab-section-deaths = Morts
lab-section-upgrades = Améliorations
lab-section-sin-cards = Cartes Péché
lab-section-cards = Cartes et Ressources
lab-section-invaders = Envahisseurs
lab-section-idle = Cartes sans importance
lab-section-ratings = Cotes
lab-section-sweep = Ce que changent les valeurs
lab-sweep-of = Part des { $side } : { $players }
lab-sweep-note = Toutes les valeurs ont été jouées sur les mêmes graines, et seules comptent les parties terminées pour chaque valeur. Les traits sont les intervalles à 95 % de chaque part ; deux valeurs peuvent différer plus sûrement que ne le disent leurs traits, car l’essentiel du hasard est le même pour les deux.
lab-section-about = À propos de ces parties

## Sides and what tells games apart

lab-side-heroes = Héros
lab-side-sins = Péchés
lab-side-humans = Humains
lab-side-invaders = Envahisseurs
lab-part-story = Scénario
lab-part-sin = Péché
lab-part-map = Plan
lab-part-hero-players = Joueurs Héros
lab-part-players = Joueurs
lab-part-difficulty = Difficulté
lab-part-invaders = Envahisseurs distribués
lab-number-hero-players = { $count ->
    [one] { $count } joueur Héros
   *[other] { $count } joueurs Héros
}
lab-number-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lab-number-invaders = { $count ->
    [0] aucun Envahisseur
    [one] { $count } Envahisseur
   *[other] { $count } Envahisseurs
}
lab-number-stories = { $count ->
    [0] aucune
    [one] { $count } histoire
   *[other] { $count } histoires
}
lab-own = personnel
lab-role = { $level }, { $side }
lab-pairing = { $first } { $one }, { $second } { $other }

## The comparison

lab-setting-plain = les valeurs en vigueur
lab-difference-more = Avec { $setting }, les { $side } gagnent plus souvent qu’avec { $plain } : { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-difference-less = Avec { $setting }, les { $side } gagnent moins souvent qu’avec { $plain } : { $points } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
lab-difference-none = Avec { $setting }, les { $side } gagnent aussi souvent qu’avec { $plain } (intervalle à 95 % de la différence : { $low } à { $high } points de pourcentage).
lab-difference-clear = L’intervalle exclut zéro : la différence est réelle.
lab-difference-unclear = L’intervalle contient zéro : ces parties ne montrent pas qu’il y ait une différence.
lab-difference-hands = Sur { $games ->
    [one] { $games } paire
   *[other] { $games } paires
} de parties avec les mêmes graines, les { $side } ont gagné { $before } avant et { $after } après. { $changed ->
    [0] Aucune partie n’a changé de vainqueur
    [one] { $changed } partie a changé de vainqueur
   *[other] { $changed } parties ont changé de vainqueur
} : { $gained } en faveur des { $side }, { $lost } à leurs dépens.
lab-difference-parts = La différence, point par point

## The headline

lab-headline = Les { $side } ont gagné { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Le seul hasard place leur vraie part entre { $low } et { $high }.
lab-card-games = parties terminées
lab-card-rounds = manches dans la partie médiane
lab-card-deaths = morts par partie
lab-card-missions = missions accomplies par partie
lab-card-apocalypse = niveau moyen de la piste Apocalypse à la fin
lab-card-assault = des parties sont arrivées à l’Assaut Final
lab-card-duels = confrontations par partie
lab-few-games = { $games ->
    [one] { $games } partie, c’est peu
   *[other] { $games } parties, c’est peu
} : chaque sous-ensemble ne dit presque rien. Faites-en jouer davantage avant de décider quoi que ce soit.
lab-stuck = { $count ->
    [one] { $count } partie trop longue a été arrêtée ; elle ne compte
   *[other] { $count } parties trop longues ont été arrêtées ; elles ne comptent
} pour personne.
lab-plain-only = À partir d’ici, le rapport ne parle que des parties avec { $plain }.
lab-no-games = Aucune partie n’est encore terminée.
lab-nothing = Cela n’est pas arrivé dans ces parties.

## Who wins

lab-heat-note = Chaque case donne la part de parties gagnées par les { $first }, en dessous l’intervalle à 95 % et le nombre de parties. Plus la couleur penche vers les { $first } ou les { $second }, plus le jeu est déséquilibré.
lab-all-levels = Toutes les parties
lab-several-pairings = Des joueurs différents se sont rencontrés dans ces parties, leurs parts sont donc données à part ; chaque opposition a sa propre section.
lab-by-pairing = Qui a gagné combien de fois, selon l’opposition
lab-head-pairing = joueurs
lab-by-level = Les { $first } de chaque niveau (lignes) contre les { $second } de chaque niveau (colonnes)
lab-corner = { $first } contre { $second }
lab-by = Victoires des { $side } selon : { $part }
lab-cell = { $low }–{ $high } · { $games }
lab-interval = { $low } à { $high }
lab-few-title = Moins de 30 parties : la part ne dit pas grand-chose.
lab-few-effects = { $count ->
    [one] { $count } cas avec moins de 30 parties d’un côté, ce qui ne dit pas grand-chose
   *[other] { $count } cas avec moins de 30 parties d’un côté, ce qui ne dit pas grand-chose
}
lab-won-by = gagné par les { $side }
lab-as-table = La même chose en chiffres
lab-done = accomplie
lab-passed = réussie
lab-of-all-games = de toutes les parties

## Heads of columns

lab-head-share = { $side }
lab-head-interval = intervalle à 95 %
lab-head-games = parties
lab-head-games-with = parties avec
lab-head-with = part avec
lab-head-without = part sans
lab-head-difference = différence en points
lab-unit-with = avec
lab-unit-without = sans
lab-head-changed = autre vainqueur
lab-head-part = élément
lab-head-round = manche
lab-head-deaths = morts
lab-head-killer = cause de la mort
lab-head-all = tous
lab-head-hero = Héros
lab-head-team = équipe
lab-head-mission = mission
lab-head-upgrade = Amélioration
lab-head-sin-card = carte Péché
lab-head-character = personnage
lab-head-card = carte
lab-head-end = fin
lab-head-assault-card = carte de l’assaut
lab-head-failures = échecs par partie
lab-head-stories = achevées
lab-head-pass-1 = 1 réussite
lab-head-pass-2 = 2 réussites
lab-head-pass-3 = 3 réussites, achevée
lab-head-played = jouée
lab-head-reveal = première révélation
lab-head-duels = confrontations
lab-head-player = joueur
lab-head-rating = cote

## Length and deaths

lab-rounds = Durée des parties en manches
lab-deaths = Morts par partie
lab-deaths-when = Les manches des morts
lab-killers = Ce qui a tué qui
lab-killers-note-they-live = Ce qui a frappé en dernier compte, pas ce qui avait frappé le plus fort auparavant.
lab-killers-note-the-others = Dans un combat contre plusieurs monstres, celui qui a apporté le plus de dés compte. Ce qui a frappé en dernier compte, pas ce qui avait frappé le plus fort auparavant.
lab-killers-corruption = Morts dues à la corruption que le niveau 7 ne pouvait plus absorber : { $count } sur { $deaths }.
lab-killer-fire = Feu
lab-killer-corruption = Corruption d’une case
lab-killer-breakaway = fuite devant des monstres
lab-killer-fight = un combat
lab-killer-sin = Pouvoir du Péché : { $sin }
lab-killer-acolyte = Capacité des Acolytes : { $acolyte }
lab-killer-dark-past = Passé Trouble : { $card }
lab-killer-apocalypse = le sommet de la piste Apocalypse
lab-killer-assault = Assaut Final : { $card }
lab-killer-wanted = plus de 10 avis de recherche
lab-killer-player = un autre joueur
lab-killer-location = une carte Lieu
lab-killer-story = sa propre histoire
lab-killer-news = Flash info
lab-killer-unknown = inconnu

## The Others

lab-heroes = Avec chaque Héros dans la première équipe, et sans
lab-heroes-in = { $story } : avec chaque Héros dans la première équipe, et sans
lab-heroes-note = Seules des parties avec les mêmes joueurs, le même scénario et le même nombre de Héros sont comparées entre elles. L’équipe est celle du Point de Départ ; les remplaçants ne comptent pas.
lab-teams = { $count ->
    [one] { $count } équipe
   *[other] Les { $count } équipes
}, les plus victorieuses d’abord
lab-teams-title = Combien de fois chaque équipe gagne
lab-teams-note = Les équipes vues moins de { $fewest } fois sont omises. Parmi beaucoup d’équipes, certaines sont en tête par hasard : regardez les intervalles.
lab-missions-note = La part de toutes les parties d’un scénario où chaque mission était accomplie à la fin d’une manche. Là où une ligne reste basse, les Héros sont bloqués.
lab-mission-step = { $number }. { $names }
lab-missions-done = { $story } : combien de fois une mission commencée a été accomplie
lab-branches = { $story } : victoires des { $side } dans les parties arrivées à chaque mission
lab-upgrades = Résultats des { $side } avec chaque Amélioration que quelqu’un a prise, et sans elle
lab-upgrades-kept = De même pour les Améliorations qu’un Héros en jeu avait encore à la fin
lab-upgrades-note = Seules des parties avec les mêmes joueurs, le même scénario et le même nombre de Héros sont comparées entre elles. Une différence ne prouve pas que la carte en soit la cause : les longues parties voient plus d’Améliorations, et une carte est souvent prise par ceux qui mènent.
lab-sin-cards = Résultats des { $side } avec chaque carte Péché jouée, et sans elle
lab-sin-cards-note = Seules des parties avec les mêmes joueurs, le même scénario, le même Péché et le même nombre de Héros sont comparées. Une carte jouée tard dans de longues parties paraît meilleure ou pire qu’elle n’est.

## They Live

lab-characters = Résultats des { $side } avec chaque personnage à la table, et sans lui
lab-characters-human = De même quand le personnage a été donné à un Humain
lab-characters-note = Seules des parties avec les mêmes niveaux de joueurs, la même difficulté, le même nombre de joueurs et d’Envahisseurs sont comparées entre elles. Les personnages sont ceux de la première distribution.
lab-assault-rounds = La manche de l’Assaut Final
lab-ends = Comment finissent les parties
lab-end-humans = l’Assaut Final réussit : les Humains gagnent
lab-end-midnight = minuit sans assaut
lab-end-no-spare = une mort, et plus aucun personnage de réserve
lab-end-no-human-alive = plus aucun Humain en vie dans Cable 54
lab-end-assault = l’Assaut Final a échoué
lab-tests = { $games ->
    [one] { $games } partie est arrivée
   *[other] { $games } parties sont arrivées
} à l’Assaut Final. Tests du groupe : réussis { $won }, ratés { $lost }, soit { $share } de réussite.
lab-assault-cards = Combien de fois chaque carte de l’assaut a fini par être réussie
lab-assault-failures = Combien de fois chaque carte a été ratée en chemin
lab-stories = Jusqu’où chacun est allé dans son histoire
lab-stories-completed = Victoires des { $side } selon le nombre d’histoires achevées
lab-cards-used = Résultats des { $side } quand une carte a été utilisée, et sinon
lab-cards-weapons = De même pour les Armes
lab-cards-spent = Résultats des { $side } quand une Ressource a été dépensée dans l’Assaut Final, et sinon
lab-cards-recruits = De même pour les ennemis persuadés
lab-cards-note = Seules des parties avec les mêmes niveaux de joueurs, la même difficulté, le même nombre de joueurs et d’Envahisseurs sont comparées entre elles. Une différence ne prouve pas que la carte en soit la cause : les longues parties voient plus de cartes.
lab-resources-note = Pour les Ressources et les recrues, seules les parties arrivées à l’Assaut Final sont comparées.
lab-reveals = Victoires des { $side } selon le moment où le premier Envahisseur s’est révélé
lab-reveal-0 = jamais
lab-reveal-1 = à la première carte
lab-reveal-2 = à la deuxième carte
lab-reveal-3 = à la troisième carte
lab-duels = Victoires des { $side } selon le nombre de confrontations
lab-duels-0 = aucune
lab-duels-1 = une
lab-duels-2 = deux
lab-duels-3 = trois ou plus
lab-duels-who = Des Humains ont attaqué un Envahisseur { $right } fois et un autre Humain { $wrong } fois ; des Envahisseurs ont attaqué un Humain { $treason } fois et l’un des leurs { $mistaken } fois.
lab-sabotage = Résultats des { $side } avec chaque carte jouée comme sabotage, et sans elle

## Cards that never matter

lab-kind-upgrades = Améliorations
lab-kind-sin-cards = Cartes Péché
lab-kind-apocalypse = Cartes Apocalypse
lab-kind-resistance = Cartes Résistance
lab-kind-news = Flash info
lab-never = { $kind } : { $count } sur { $all } jamais en jeu : { $cards }.
lab-all-used = { $kind } : les { $all } sont toutes entrées en jeu.
lab-idle = { $kind } sans effet visible sur le camp « { $side } » : moins de { $points } points d’écart avec et sans
lab-idle-note = Seules comptent les cartes qui étaient dans une pioche de ces parties. Une Amélioration entre en jeu quand un Héros la prend, une carte Péché quand elle est jouée, une carte Apocalypse ou un Flash info quand la carte est révélée, une carte Résistance quand elle est équipée, utilisée ou dépensée. Une carte change peu de chose si tout l’intervalle à 95 % de la différence reste en deçà de 10 points, avec au moins 30 parties avec elle et 30 sans elle ; des autres, ces parties ne disent rien.

## Ratings and the run

lab-ratings = Chaque niveau dans chaque rôle
lab-ratings-note = D’après qui a battu qui, sur une même échelle pour tous les rôles : un camp plus facile à jouer est plus haut. 400 points de plus font dix victoires contre une. Toutes les parties sont pesées ensemble (Bradley et Terry) ; la moustache est l’intervalle à 95 %.
lab-about-seed = Graine
lab-about-players = Niveaux
lab-about-options = Identique dans toutes les parties
lab-about-version = Othersight
lab-about-rules = Version des règles
lab-about-content = Contenu
lab-reading-intervals = L’intervalle est là où se trouverait la vraie part pour 95 séries semblables sur 100. Quand deux intervalles se recouvrent beaucoup, les parties ne distinguent pas les deux. Quand les parties d’une même graine se ressemblent, l’intervalle en est plus large.
lab-reading-few = Un astérisque, un chiffre en italique ou un point creux signale moins de 30 parties.
lab-reading-causes = Tout ceci est lu dans les journaux publics de parties terminées, jouées par des robots. Des personnes peuvent jouer autrement.
