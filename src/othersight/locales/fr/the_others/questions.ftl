# What is asked, by kind, with the facts needed to answer.

## Set-up and Rounds

the-others-question-pick-hero = Quel Héros voulez-vous jouer ?
the-others-question-contested-hero = Vous êtes plusieurs à vouloir { $hero }. Qui joue { $hero } ?
the-others-question-contested-hero-for-heroes = Les Héros ne se sont pas mis d’accord. Qui joue { $hero } ?
the-others-question-dark-past = Passé Trouble : à qui donner { $card } ? La carte reste cachée jusqu’à ce que son Héros finisse un tour au niveau 7 de corruption. Alors : { $text }
the-others-question-place = { $hidden ->
    [yes] Où posez-vous le jeton { $token }, face cachée ?{ $already }
   *[no] Où placez-vous le jeton { $token } ?{ $already }
}
the-others-question-first-hero = Qui commence cette manche ?
the-others-question-first-hero-for-heroes = Les Héros ne se sont pas mis d’accord. Qui commence cette manche ?
the-others-question-ballot = Vous n’êtes pas encore d’accord. Proposé jusqu’ici : { $stated }. Vous tenez-vous à votre choix, en changez-vous, ou laissez-vous échouer les discussions ?
the-others-question-token = { $extra ->
    [0] Est-ce que { $hero } joue un tour ?
   *[other] Est-ce que { $hero } joue un tour ? Jetons restants : { $tokens } Tour, { $extra } Tour Supplémentaire.
}

## A Hero's Turn

the-others-question-start-of-turn-card = Le tour { $hero_of } commence. Jouez-vous une carte Péché ?
the-others-question-start-ability = Le tour { $hero_of } commence. Quelque chose à utiliser d’abord ?
the-others-question-main = { $hero } { $space_at }{ $here }. { $state }. Déplacement : { $steps }. Action : { $action ->
    [used] faite
   *[free] à faire
}. { $leaving ->
    [0] Et maintenant ?
    [one] Quitter ces monstres coûte { $leaving } blessure. Et maintenant ?
   *[other] Quitter ces monstres coûte { $leaving } blessures. Et maintenant ?
}
the-others-question-agony = Vérification de Corruption pour { $hero } { $space_at } : les jetons brûlent-ils comme le Feu ?
the-others-question-after-roll-card = Les dés : { $roll }. Jouez-vous une carte Péché ?
the-others-question-holy-water = Où chasser { $monster_the } ?
the-others-question-icon = Quelle icône maintenant pour { $hero } ?
the-others-question-orbital-token = Quel jeton Frappe Orbitale pour { $hero } ?
the-others-question-orbital-move = Où est-ce que { $hero } dirige la Frappe Orbitale ? Elle se déplace de 2 cases au plus.
the-others-question-orbital-strike = Qui la Frappe Orbitale tue-t-elle ?
the-others-question-upgrade = Quelle Amélioration pour { $hero } ? La carte lui reste pour de bon.
the-others-question-heal = Quelle blessure { $hero_of } est soignée ?
the-others-question-cleanse-corruption = Est-ce que { $hero } prend une Corruption Intentionnelle, jusqu’au niveau { $next }, pour résoudre cette crise ? Elle ajouterait : { $bonuses }.
the-others-question-remove = { $count ->
    [one] { $hero } peut retirer { $count } jeton. Lequel ?
   *[other] { $hero } peut retirer { $count } jetons. Lequel d’abord ?
}

## Fights

the-others-question-intention = { $hero } { $ranged ->
    [yes] tire sur
   *[no] combat
} { $opponents }. Est-ce que { $hero } prendra une Corruption Intentionnelle, jusqu’au niveau { $next } ? Elle ajouterait : { $bonuses }. Votre réponse ne vous engage pas.
the-others-question-acolyte-ability = { $hero } combat { $opponents } { $space_at }. Utilisez-vous la capacité des Acolytes ? Un Acolyte mort se relève et rejoint ce combat, et son plateau prend effet : { $acolyte }
the-others-question-nun = Quelle icône d’Action de Ville { $space_of } est couverte ?
the-others-question-face-down = Quelle Amélioration est-ce que { $hero } retourne face cachée ?
the-others-question-start-of-fight-card = { $hero } { $ranged ->
    [yes] tire sur
   *[no] combat
} { $opponents }. Jouez-vous une carte Péché ?
the-others-question-corruption = { $barred ->
    [yes] Est-ce que { $hero } prend une Corruption Intentionnelle, jusqu’au niveau { $next }, contre { $opponents } ? Elle ajouterait : { $bonuses }, mais le Musicien interdit les bonus, à moins que { $hero } ne subisse aussi 2 blessures.
   *[no] Est-ce que { $hero } prend une Corruption Intentionnelle, jusqu’au niveau { $next }, contre { $opponents } ? Elle ajouterait : { $bonuses }.
}
the-others-question-faith = { $of ->
    [one] Lancer { $hero_of } : { $roll }. { $source ->
        [faith] Comment compte le FAITH ?
       *[level] Quel est le résultat au choix du niveau 7 ?
    } { $standing }
   *[other] Lancer { $hero_of } : { $roll }. Résultats à choisir : { $of }. { $source ->
        [faith] Comment compte le FAITH nº { $nth } ?
       *[level] Quel est le résultat au choix du niveau 7 ?
    } { $standing }
}
the-others-question-assign = { $count ->
    [one] { $hero } a { $count } coup. Qui est tué ?
   *[other] { $hero } a { $count } coups. Qui est tué ?
}
the-others-question-protector = { $count ->
    [one] { $hero } va subir { $count } blessure. Est-ce que Thorley s’interpose ?
   *[other] { $hero } va subir { $count } blessures. Est-ce que Thorley s’interpose ?
}
the-others-question-wound = { $count ->
    [one] { $hero } subit { $count } blessure ({ $markers ->
        [0] aucune
       *[other] { $markers }
    } avant celle-ci) ; la cinquième tue. Quel emplacement couvre-t-elle ?
   *[other] { $hero } subit { $count } blessures ({ $markers ->
        [0] aucune
       *[other] { $markers }
    } avant celles-ci) ; la cinquième tue. Quel emplacement couvre la première ?
}
the-others-question-dr-gan = { $hero_gender ->
    [f] Le Dr Gan a blessé { $hero }, accompagnée d’un Innocent. Que choisit { $hero } ?
   *[m] Le Dr Gan a blessé { $hero }, accompagné d’un Innocent. Que choisit { $hero } ?
}
the-others-question-after-fight-card = Le combat { $hero_of } est fini. Jouez-vous une carte Péché ?
the-others-question-after-kill-card = Une Abomination a été tuée pendant le tour { $hero_of }. Jouez-vous une carte Péché ?
the-others-question-survivor = { $members ->
    [one] { $monster_gender ->
        [f] { $monster_the } a survécu au tir { $hero_of }. Où va-t-elle ?
       *[m] { $monster_the } a survécu au tir { $hero_of }. Où va-t-il ?
    }
   *[other] { $monster_the } ont survécu au tir { $hero_of }. Où vont-ils ?
}
the-others-question-end-ability = Le tour { $hero_of } s’achève. Quelque chose à utiliser ?
the-others-question-mind-control = Où va { $monster_the } ?
the-others-question-former-hell-club = FORMER HELL CLUB : que subit { $hero } ?

## The Sins Player

the-others-question-reaction = { $count ->
    [one] { $hero } a fini son tour { $space_at }. Réagissez-vous ? Vous avez { $count } jeton Réaction.
   *[other] { $hero } a fini son tour { $space_at }. Réagissez-vous ? Vous avez { $count } jetons Réaction.
}
the-others-question-monster = { $count ->
    [one] Quel monstre déplacez-vous ?
   *[other] Quel monstre déplacez-vous ? Vous pouvez en déplacer jusqu’à { $count }.
}
the-others-question-monster-move = { $members ->
    [one] Où va { $monster_the } ?
   *[other] Où vont { $monster_the } ?
}
the-others-question-marguerite = Un monstre s’est déplacé. Est-ce que Marguerite suit d’un pas ?
the-others-question-reaction-fight = Est-ce que les monstres { $space_of } attaquent { $hero } ?
the-others-question-summon = { $due ->
    [0] Invoquez-vous un monstre de plus ?
    [one] Quel monstre est invoqué ? Il en reste { $due } à invoquer.
   *[other] Quel monstre est invoqué ? Il en reste { $due } à invoquer.
}
the-others-question-summon-nest = Sur quel Nid apparaît { $monster_the } ?
the-others-question-enter = { $members ->
    [one] Où est-ce que { $monster_the } entre en jeu ?
   *[other] Où est-ce que { $monster_the } entrent en jeu ?
}
the-others-question-apocalypse = Quelle carte Apocalypse entre en vigueur, pour le reste de la partie ? L’autre va sous la pioche sans être montrée.
the-others-question-mark = { $count ->
    [one] Quel monstre marquez-vous ? Les Héros devront le détruire. Il reste { $count } marque.
   *[other] Quel monstre marquez-vous ? Les Héros devront le détruire. Il reste { $count } marques.
}
the-others-question-hate = Sur quel Autel posez-vous la carte HATE! ?
the-others-question-teleport = Où téléporter { $hero } ?
the-others-question-conceit-avatar = Où téléporter l’Avatar ?

## The Story, successors and prices

the-others-question-branch = Quelle mission choisissez-vous ?
the-others-question-branch-for-heroes = Les Héros ne se sont pas mis d’accord. Quelle mission leur imposez-vous ?
the-others-question-successor = { $hero_gender ->
    [f] { $hero } est morte. Qui la remplace ?
   *[m] { $hero } est mort. Qui le remplace ?
}
the-others-question-inherit = { $count ->
    [one] { $hero } prend { $count } Amélioration dans l’inventaire. Laquelle ?
   *[other] { $hero } prend { $count } Améliorations dans l’inventaire. Laquelle d’abord ?
}
the-others-question-damned = DAMNED IF YOU DO… : que choisit { $hero } ?
the-others-question-hubris = PRICE OF HUBRIS : que choisit { $hero } ?
the-others-question-conceit = PRIMAL CONCEIT : chaque Héros isolé subit-il 2 corruptions pour retenir l’Avatar là où il est ?
the-others-question-conceit-for-heroes = PRIMAL CONCEIT : les Héros ne se sont pas mis d’accord. Est-ce qu’ils paient ?
the-others-question-ego = CURSE OF EGO : les Héros subissent-ils 4 corruptions à eux tous ?
the-others-question-ego-for-heroes = CURSE OF EGO : les Héros ne se sont pas mis d’accord. Est-ce qu’ils paient, et qui ?
the-others-question-crawl = CURSE OF THE CRAWL : les Héros subissent-ils 3 blessures à eux tous, pour que { $hero } puisse se déplacer ?
the-others-question-crawl-for-heroes = CURSE OF THE CRAWL : les Héros ne se sont pas mis d’accord. Est-ce qu’ils paient, et qui, pour que { $hero } puisse se déplacer ?
