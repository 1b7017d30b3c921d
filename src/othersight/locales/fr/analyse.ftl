# What `othersight analyse` says.

analyse-help = Pourquoi avons-nous perdu : les chances de victoire au fil de la partie, où elle a basculé, et la chance aux dés.
    .file = Une partie sauvegardée par la commande save de othersight play.
    .seat = Pour une partie en cours : la place dont on utilise ce qu’elle sait ; ne montrez le résultat à aucun autre joueur. Une partie terminée est analysée avec tous les secrets connus.
    .players = Qui joue la suite depuis chaque position : un parmi { $names }, ou un joueur à vous sous la forme module:Class.
    .points = À combien d’étapes de la partie les chances sont comptées.
    .games = Combien de parties sont jouées à partir de chacune, en moyenne ; davantage là où les chances sautent.
    .turning = Combien de tournants sont cherchés.
    .seed = Un texte ou un nombre quelconque ; la même graine donne la même analyse.
    .jobs = Le nombre de processus qui travaillent en même temps ; cela ne change pas le résultat.
    .plot = Dessiner aussi la courbe et la chance dans ce fichier SVG, dont le nom finit par .svg.
    .json = Afficher un objet JSON.

analyse-progress = Suites jouées
analyse-interrupted = interrompu ; rien n’a été écrit
analyse-plotted = L’image est dans { $file }.
analyse-no-decision = { $file } ne contient encore aucune décision ; il n’y a rien à analyser
analyse-no-spectator = cette partie n’est pas terminée, et un spectateur en sait trop peu pour la continuer ; nommez votre propre place : { $seats }

analyse-running = La partie continue ; voici où elle en est après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, d’après ce que { $seat } peut savoir et pour ses yeux uniquement.
analyse-over = { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
}

## The curve

analyse-curve = { $side ->
    [heroes] Chances de victoire des Héros
    [humans] Chances de victoire des Humains
   *[other] Chances de victoire : { $name }
}
analyse-curve-step = nº
analyse-curve-chance = chance
analyse-curve-interval = interv. 95 %
analyse-curve-games = part.
analyse-start = Le début
analyse-place-news = Flash info
analyse-place-assault = l’Assaut Final
analyse-end = La fin
analyse-percent = { $share } %
analyse-interval = { $low } à { $high } %
analyse-known = connu
analyse-stuck = { $count ->
    [one] { $count } suite de partie trop longue n’est pas comptée.
   *[other] { $count } suites de partie trop longues ne sont pas comptées.
}

## Turning points

analyse-turning = Tournants
analyse-turning-none = Aucun qui dépasse ce que peut produire le compte d’aussi peu de parties.
analyse-turned = { $number }. { $place }. { $count ->
    [one] Décision { $last }
   *[other] Décisions { $from } à { $last }
} : de { $before } % à { $after } %, { $points } points pour { $side ->
    [heroes] les Héros
    [humans] les Humains
   *[other] { $name }
} ({ $low } à { $high }){ $clear ->
    [yes] .
   *[no] , ce qui ne dépasse pas ce que peut produire le compte d’aussi peu de parties.
}
analyse-split = Dés et cartes : { $luck } ({ $luck-low } à { $luck-high }). Décisions : { $choice } ({ $choice-low } à { $choice-high }).
analyse-no-dice = Aucun dé n’est tombé et rien n’a été révélé : tout vient des décisions.
analyse-decided = { $number }, { $seat } : { $option }
analyse-more-lines = { $count ->
    [one] (encore { $count } ligne : othersight replay la montre)
   *[other] (encore { $count } lignes : othersight replay les montre)
}

## Luck

analyse-luck = La chance aux dés
analyse-no-rolls = Aucun dé n’a été lancé.
analyse-side = { $side ->
    [heroes] Les Héros
    [sins] Le Péché
    [humans] Les Humains
    [invaders] Les Envahisseurs
    [players] Tous les joueurs
   *[other] { $name }
}
analyse-side-luck = { $side } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $by } de { $above ->
    [yes] plus que la moyenne attendue ; autant de chance n’arrive que dans
   *[no] moins que la moyenne attendue ; autant de malchance n’arrive que dans
} 1 partie sur { $often }.
analyse-side-even = { $side } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, exactement comme attendu.
analyse-luck-dice = dés
analyse-luck-got = succès
analyse-luck-expected = attendus
analyse-luck-by = +/-
analyse-luck-z = z
analyse-luck-often = 1 cas sur
analyse-figure = { $side ->
    [sins] contre { $name }
   *[other] { $name }
}
analyse-part = { $name } { $got } ({ $expected })
analyse-cancelled = { $dice ->
    [one] Parmi eux, { $dice } dé a été annulé et relancé
   *[other] Parmi eux, { $dice } dés ont été annulés et relancés
} : { $by } par rapport à la moyenne attendue.
analyse-by-kind = Selon ce pour quoi les dés ont été lancés

analyse-measure-hit = COUP
analyse-measure-def = DÉF
analyse-measure-cc = RC
analyse-measure-skill = COMP
analyse-measure-faith = FAITH
analyse-measure-corr = CORR
analyse-measure-burst = EXPLOSIF
analyse-measure-wounds = blessures
analyse-measure-corruption = corruptions
analyse-measure-passed = tests réussis
analyse-measure-passed-together = tests réussis ensemble
analyse-measure-damage = dégâts infligés

analyse-kind-fight = combats
analyse-kind-shot = combats à distance
analyse-kind-cleanse = crises à résoudre
analyse-kind-strike-back = ripostes
analyse-kind-fire-check = Vérifications d’Incendie
analyse-kind-corruption-check = Vérifications de Corruption
analyse-kind-test = tests de compétence
analyse-kind-persuade = persuasion
analyse-kind-stealth = Discrétion
analyse-kind-combat = Combat
analyse-kind-reward = récompenses
analyse-kind-gather = marchandage
analyse-kind-assault = Assaut Final
analyse-kind-pvp-stealth = Discrétion, confrontations
analyse-kind-pvp-combat = Combat, confrontations

## What it means

analyse-meaning = Ce que cela veut dire
analyse-meaning-curve = Les chances sont celles de robots ({ $players }) à toutes les places : depuis chaque position ils ont joué la suite, avec de nouveaux dés et les cartes inconnues remélangées, en tout { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (graine { $seed }). Des personnes auraient pu gagner plus ou moins souvent. L’intervalle contient la vraie part de telles parties 95 fois sur 100.
analyse-meaning-known = Tout ce que quelqu’un savait reste tel quel : mains, identités, cartes face cachée sur la table. Seul l’ordre des pioches que personne n’avait vu est remélangé.
analyse-meaning-seat = Ce que { $seat } ne savait pas à chaque étape est redistribué, comme cela aurait pu être.
analyse-meaning-turning = Les décisions sont mesurées à ce que le robot aurait décidé à leur place, les dés et les cartes à un nouveau tirage après la même décision. Les tournants sont choisis parce qu’ils ont le plus bougé ; le hasard du compte les fait donc paraître un peu plus grands qu’ils ne sont.
analyse-meaning-luck = La chance, ce sont les dés seuls : ce qui est tombé par rapport à ce que les mêmes dés donnent en moyenne, lancers annulés compris. Les cartes, l’importance du moment et l’usage fait des dés ne comptent pas.
analyse-meaning-the-others = Un succès est ce pour quoi le lancer a été fait : COUP, DÉF, RC et FAITH en combat, COMP et FAITH pour résoudre une crise ; COUP, EXPLOSIF et CORR pour le Péché. Les dés ajoutés par FAITH et EXPLOSIF font partie de la chance. Blessures et corruptions sont celles des lancers maintenus, comme si chaque FAITH d’un combat avait servi de DÉF, avant toute protection et tout soin.
analyse-meaning-they-live = Un succès est une face BASTON de l’une ou l’autre couleur. Dans l’Assaut Final, le test d’un groupe est compté avec la dernière personne à lancer.

## The picture

analyse-plot-title = { $side ->
    [heroes] { $game } : chances de victoire des Héros
    [humans] { $game } : chances de victoire des Humains
   *[other] { $game } : chances de victoire, { $name }
}
analyse-plot-steps = décisions
analyse-plot-round = M{ $number }
analyse-plot-luck = La chance aux dés : écarts-types au-dessus (à droite) ou au-dessous de la moyenne attendue
analyse-plot-bar = { $got }, attendus { $expected } ({ $z })
analyse-plot-point = { $place } : { $share } % ({ $low } à { $high } %), { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
analyse-plot-source = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par des joueurs { $players } ; bande : intervalle à 95 %
analyse-side-kind = { $side } : { $kind }
