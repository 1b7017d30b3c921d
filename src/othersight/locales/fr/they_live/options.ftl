# What may be answered, as it is offered and as the log repeats it.

## Set-up, votes and what may be due at any time

they-live-option-leader = { $seat } mène la première manche
    .title = { $seat }
they-live-option-leader-leader = { $seat } mène la manche suivante
    .title = { $seat }
they-live-option-nominate = { $seat } regarde les panneaux
    .title = { $seat }
they-live-option-equip = Équiper { $card } : { $text }{ $count ->
    [0] {""}
   *[other] {" "}Remplace { $replaces }.
}
    .title = Équiper { $card }
they-live-option-unequip = Mettre { $card } dans le sac
they-live-option-pile = Piocher dans la { $pile }
they-live-option-stop = Ne plus piocher
they-live-option-stop-gather = Ne plus payer
they-live-option-discard = Défausser { $card } : { $text }
    .title = Défausser { $card }
they-live-option-discard-deploy = Défausser { $card }, face cachée : { $text }
    .title = Défausser { $card }, face cachée
they-live-option-spare = Continuer avec { $person }
    .title = Continuer avec { $name }
they-live-option-cure = Soigner { $injury }
    .title = Soigner { $name }

## The Action turn

they-live-option-stay = Rester sur place
they-live-option-step = Aller { $space_to }
    .group = Aller vers
    .label = { $space }
they-live-whole-way = Aller { $space_to } en passant par { $through_the } : déplacement gratuit puis action SE DÉPLACER{ $wanted ->
    [0] {""}
   *[other] , contre { $wanted } avis de recherche
}
they-live-option-ride = Prendre l’autoroute, contre { $price }, jusqu’{ $space_to }
    .group = Prendre l’autoroute vers
    .label = { $space }, contre { $price }
they-live-option-lay-low = SE PLANQUER : retirer 1 avis de recherche et 1 dégât, et davantage contre 1 ferraille chacun ; met fin à votre tour d’Action
    .title = SE PLANQUER
they-live-option-remove-wanted = Payer 1 ferraille et retirer 1 avis de recherche
they-live-option-remove-damage = Payer 1 ferraille et retirer 1 dégât
they-live-option-trade = ÉCHANGER avec { $seat }
    .group = ÉCHANGER avec
    .label = { $seat }
they-live-option-offer-card = Proposer { $card } : { $text }
    .title = Proposer { $card }
they-live-option-offer-scrap = { $count ->
    [one] Proposer { $count } ferraille
   *[other] Proposer { $count } ferrailles
}
they-live-option-refuse = Refuser l’offre
they-live-option-refuse-team = Refuser
they-live-option-accept = Accepter sans rien donner en retour
they-live-option-give-card = Accepter et donner en retour { $card } : { $text }
    .title = Accepter et donner en retour { $card }
they-live-option-give-scrap = { $count ->
    [one] Accepter et donner en retour { $count } ferraille
   *[other] Accepter et donner en retour { $count } ferrailles
}
they-live-option-reorganize = SE RÉORGANISER : changer votre équipement
    .title = SE RÉORGANISER
they-live-option-distract = DISTRAIRE LES AUTORITÉS : prendre 1 avis de recherche ; l’ennemi le plus proche avance d’une case vers vous
    .title = DISTRAIRE LES AUTORITÉS
they-live-option-tile = { $tile }
they-live-option-to-distract-way = En passant par { $space_the }
    .group = En passant par
    .label = { $space }
they-live-option-to-flee = Fuir vers { $space_the }
    .group = Fuir vers
    .label = { $space }
they-live-option-inspect-cards = INSPECTER vos cartes : 1 jeton Lunettes vous montre toutes leurs icônes
    .title = INSPECTER vos cartes
they-live-option-inspect-billboards = INSPECTER les panneaux : 1 jeton Lunettes vous montre tous leurs messages
    .title = INSPECTER les panneaux
they-live-option-craft-scrap = BRICOLER de la ferraille : défausser des cartes, contre 1 ferraille chacune
    .title = BRICOLER de la ferraille
they-live-option-craft-glasses = BRICOLER un jeton Lunettes, contre { $price ->
    [one] { $price } ferraille
   *[other] { $price } ferrailles
}
    .title = BRICOLER un jeton Lunettes
    .price = { $price ->
        [one] { $price } ferraille
       *[other] { $price } ferrailles
    }
they-live-option-scrap-card = Démonter { $card } : { $text }
    .title = Démonter { $card }
they-live-option-scrap = { $count ->
    [0] Laisser la ferraille où elle est
    [one] Prendre { $count } ferraille
   *[other] Prendre { $count } ferrailles
}
they-live-option-use-ability = UTILISER { $ability }
    .title = UTILISER { $name }
they-live-option-use-card = UTILISER { $card } : { $text }
    .title = UTILISER { $card }
they-live-option-for = Pour { $seat }
    .group = Pour
    .label = { $seat }
they-live-option-treat = Traiter { $injury }
    .title = Traiter { $name }
they-live-option-end = Finir votre tour d’Action
they-live-option-end-pvp-critical = En rester là : ni combat, ni perdant
    .title = En rester là

## The Response Phase

they-live-option-fight = Combattre sans aide
they-live-option-fight-pvp-critical = Passer au Combat
they-live-option-fight-pvp-escape = Rester et passer au Combat
they-live-option-fight-seat = Combattre d’abord { $seat }
they-live-option-persuade = Persuader : lancer Influence, { $dice }, au lieu de combattre
    .title = Persuader
they-live-option-team = Appeler à un effort collectif
they-live-option-join = Rejoindre l’équipe
they-live-option-join-assault-fight = Rejoindre le combat
they-live-option-join-invader-fight = Rejoindre le combat
they-live-option-weapon = Utiliser l’Arme
they-live-option-want = Lancer pour des cartes
they-live-option-leave = Ne rien lancer
they-live-option-leave-card = Laisser { $card } dans le dépôt
they-live-option-confront = Affronter { $seat }
    .group = Affronter
    .label = { $seat }
they-live-option-lenses-pvp-glasses = Dépenser un jeton Lunettes
they-live-option-lenses-check = Dépenser un jeton Lunettes : voir chaque carte, puis la déployer, la défausser ou la laisser
    .title = Dépenser un jeton Lunettes
they-live-option-flee = S’esquiver sans combat
they-live-option-look = Regarder à travers les lunettes

## The Location turn

they-live-option-recover = Récupérer : ne rien faire
they-live-option-card = Piocher une carte Lieu et passer son test
they-live-option-story = Jouer votre prochaine carte Histoire
they-live-option-build = Entreposer : mettre 1 à 3 de vos cartes dans le dépôt
    .title = Entreposer
they-live-option-gather = Marchander : payer 2 ferrailles et lancer Influence, { $dice }, pour une carte par succès
    .title = Marchander
they-live-option-check = Vérifier et déployer : envoyer le dépôt aux Ressources
    .title = Vérifier et déployer
they-live-option-trigger = Lancer l’Assaut Final
they-live-option-take = Prendre { $card } : { $text }
    .title = Prendre { $card }
they-live-option-deposit = Entreposer { $card } : { $text }
    .title = Entreposer { $card }
they-live-option-again = Payer 2 ferrailles et relancer
they-live-option-blind = Déployer tout le dépôt sans regarder
they-live-option-deploy = Déployer { $card } : { $text }
    .title = Déployer { $card }

## The Final Assault

they-live-option-take-part = Participer
they-live-option-retreat = Se retirer pour cette carte
they-live-option-half = { $half }
they-live-option-go-on = Continuer
they-live-option-reveal = Se révéler comme Envahisseur
they-live-option-sabotage = { $worth ->
    [one] Jouer { $card } : { $worth } succès de plus est exigé
   *[other] Jouer { $card } : { $worth } succès de plus sont exigés
}
    .title = Jouer { $card }
they-live-option-spend = Dépenser { $resource_the }, pour { $worth } succès
    .title = Dépenser { $resource_the }
they-live-option-keep = Garder { $resource_the }
they-live-option-stay-out = Rester en dehors

## What nobody is asked for

they-live-option-claim = Déclarer : { $claim }
they-live-option-withdraw = Retirer la déclaration : { $claim }
they-live-claim-person-human = { $person } est un Humain
they-live-claim-person-invader = { $person } est un Envahisseur
they-live-claim-billboard = le message { $space_of } est { $message }
they-live-claim-card-clean = la carte { $card } est saine
they-live-claim-card-sabotaged = la carte { $card } est sabotée
they-live-claim-deposit = { $count ->
    [0] aucune carte du dépôt { $space_of } n’est sabotée
    [one] { $count } carte du dépôt { $space_of } est sabotée
   *[other] { $count } cartes du dépôt { $space_of } sont sabotées
}

## What passing means

they-live-option-pass-reorganize = Tout laisser comme c’est
they-live-option-pass-lay-low = Ne rien retirer de plus
they-live-option-pass-take-apart = Ne plus rien démonter
they-live-option-pass-weapon = Ne pas utiliser l’Arme
they-live-option-pass-confront = N’affronter personne
they-live-option-pass-pvp-glasses = N’en dépenser aucun
they-live-option-pass-pvp-look = Ne pas regarder
they-live-option-pass-location = Ne rien faire ici
they-live-option-pass-collect-card = Ne plus rien prendre
they-live-option-pass-build = Ne plus rien entreposer
they-live-option-pass-sabotage = Ne plus jouer de carte

## Things as they are offered

they-live-choice-numbered-card = { $card } nº { $number }
they-live-choice-card-with-icon = { $card } ({ $icon })
they-live-choice-player-in-full = { $player } ({ $seat })
    .gender = { $player_gender }
they-live-choice-yourself = { $player } (vous)
    .gender = { $player_gender }
they-live-choice-ability = { $ability } : { $text }
they-live-choice-spare-in-full = { $person } : { $health } de santé, commence { $space_at } ; { $first } et { $second }
they-live-choice-numbered-injury = { $injury } nº { $number }
they-live-choice-injury-in-full = { $injury } : { $text }
they-live-choice-pile-0 = { $count ->
    [one] première pile ({ $count } carte)
   *[other] première pile ({ $count } cartes)
}
they-live-choice-pile-1 = { $count ->
    [one] seconde pile ({ $count } carte)
   *[other] seconde pile ({ $count } cartes)
}
they-live-choice-tile-at = { $tile }, { $space_at }
    .gender = { $tile_gender }
    .number = { $tile_number }
    .the = { $tile_the }, { $space_at }
    .of = { $tile_of }, { $space_at }
    .to = { $tile_to }, { $space_at }
they-live-choice-halves = Premier test : { $first }. Second test : { $second }.
they-live-choice-space-with = { $space }, avec { $contents }
    .gender = { $space_gender }
    .the = { $space_the }, avec { $contents }
    .of = { $space_of }, avec { $contents }
    .to = { $space_to }, avec { $contents }
    .at = { $space_at }, avec { $contents }
they-live-choice-here = , avec { $contents }
they-live-choice-alone-here = , sans compagnie
they-live-choice-dropped = ce qu’un mort a laissé ({ $cards })
they-live-choice-deposit = { $cards } en dépôt
