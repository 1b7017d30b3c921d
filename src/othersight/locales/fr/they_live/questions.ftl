# What is asked, by kind, with what is at stake.

## Set-up, votes and what may be due at any time

they-live-question-first-leader = Qui mène la première manche ? Le chef joue en premier, tranche en cas de désaccord et peut seul lancer l’Assaut Final. Vote secret de tous ; sans majorité, le sort décide.
they-live-question-leader = Qui mène la manche suivante ? Chef actuel : { $leader }. Vote secret de tous ; sans majorité, ce sera { $next }.
they-live-question-reorganize = { $when ->
    [set-up] Avant la première manche : de quoi vous équipez-vous ?
    [replacement] Un nouveau personnage : de quoi vous équipez-vous ?
   *[action] Que voulez-vous équiper ou ranger ?
} Arme : { $weapon } ; seconde main : { $off-hand } ; Allié : { $ally } ; dans le sac : { $bag }.
they-live-question-pile = { $type ->
    [any] { $count ->
        [one] Vous piochez { $count } carte dans la Cachette.
       *[other] Vous piochez { $count } cartes dans la Cachette, une par une.
    }
    [weapon] { $count ->
        [one] Vous piochez { $count } Arme : on retourne des cartes devant tous jusqu’à en trouver une.
       *[other] Vous piochez { $count } Armes : on retourne des cartes devant tous jusqu’à en trouver une.
    }
    [item] { $count ->
        [one] Vous piochez { $count } Objet : on retourne des cartes devant tous jusqu’à en trouver un.
       *[other] Vous piochez { $count } Objets : on retourne des cartes devant tous jusqu’à en trouver un.
    }
   *[ally] { $count ->
        [one] Vous piochez { $count } Allié : on retourne des cartes devant tous jusqu’à en trouver un.
       *[other] Vous piochez { $count } Alliés : on retourne des cartes devant tous jusqu’à en trouver un.
    }
} { $stop ->
    [yes] Dans quelle pile, ou arrêtez-vous ?
   *[no] Dans quelle pile ?
}
they-live-question-too-many-cards = { $count ->
    [one] Vous portez { $count } carte, et 10 est le maximum. Laquelle défaussez-vous ?
   *[other] Vous portez { $count } cartes, et 10 est le maximum. Laquelle défaussez-vous ?
}
they-live-question-spare = { $dead } a perdu la vie. Avec quel personnage de réserve continuez-vous ? Humain ou Envahisseur : personne ne le sait encore.
they-live-question-cure = Laquelle de vos Blessures est soignée ?

## The Action turn

they-live-question-free-move = Votre déplacement gratuit, depuis { $space_the }{ $here }. { $state }. Où allez-vous ?
they-live-question-action = { $nth ->
    [1] Votre première action,
   *[other] Votre seconde action,
} { $space_at }{ $here }. { $state }. Que faites-vous ?
they-live-question-lay-low = Vous vous planquez ; il vous reste { $wanted }, { $damage } et { $scrap }. Voulez-vous payer pour davantage ?
they-live-question-offer = Que proposez-vous à { $partner } ? Si c’est une carte, personne d’autre n’en verra la face.
they-live-question-trade = Offre de { $giver } : { $offered } L’acceptez-vous, et donnez-vous quelque chose en retour ?
they-live-question-distract = Plusieurs ennemis sont à la même distance. Lequel s’approche ?
they-live-question-distract-way = Plusieurs chemins rapprochent { $tile_the } de vous, { $space_at }. Lequel suivre ?
they-live-question-take-apart = { $count ->
    [0] Quelle carte démontez-vous, contre 1 ferraille ? Vous avez { $scrap }, et 5 est le maximum.
    [one] { $count } carte démontée ; vous avez { $scrap }, et 5 est le maximum. Encore une ?
   *[other] { $count } cartes démontées ; vous avez { $scrap }, et 5 est le maximum. Encore une ?
}
they-live-question-target = Pour qui est la carte { $card } ? { $text }

## The Response Phase

they-live-question-encounter = { $tile } vous { $tile_number ->
    [other] attaquent
   *[one] attaque
}. { $figures } Vous : { $stealth } en Discrétion, { $combat } en Combat{ $weapon ->
    [0] .
   *[other] , { $weapon } de plus avec votre Arme.
} { $state }. Que faites-vous ?
they-live-question-team = { $proposer } appelle à un effort collectif contre { $tile_the }. { $figures } Vous : { $stealth } en Discrétion, { $combat } en Combat{ $weapon ->
    [0] .
   *[other] , { $weapon } de plus avec votre Arme.
} { $state }. Rejoignez-vous l’équipe ?
they-live-question-weapon = Utilisez-vous l’Arme { $weapon } { $against } ? Elle ajoute { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à votre lancer de Combat ({ $combat }) et { $wanted ->
    [0] ne coûte rien.
   *[other] coûte { $wanted } avis de recherche.
}
they-live-question-reward = Victoire sur { $tile_the }. Faites-vous un lancer d’Intelligence, avec { $dice } ? Chaque succès donne une carte de la Cachette.{ $rivals }
they-live-question-confront = Vous pouvez maintenant affronter { $others }. { $state }. Le faites-vous ?
they-live-question-pvp-glasses = Vous affrontez { $defender }. Vous avez { $glasses }. En dépensez-vous un, pour voir son identité si vous ne faites pas moins bien au Combat ? D’abord la Discrétion : { $stealth } contre { $theirs }.
they-live-question-pvp-critical = Votre Discrétion était critique, et vous avez vu l’identité de { $defender }. En restez-vous là, ou combattez-vous avec { $combat } en Combat ?
they-live-question-pvp-escape = { $attacker } vous affronte, et votre Discrétion était critique. Vous esquivez-vous, ou combattez-vous avec { $combat } en Combat ?
they-live-question-pvp-look = Vous n’avez pas fait moins bien que { $defender }. Regardez-vous son identité ?
they-live-question-flee = { $why ->
    [lost] Vous avez perdu le combat { $space_at } et devez fuir ; cette manche, vous ne pourrez que Récupérer. Où fuyez-vous ?
   *[slips] Vous vous esquivez depuis { $space_the }. Où allez-vous ?
}

## The Location turn

they-live-question-location = Votre tour de Lieu, { $space_at }{ $here }. { $state }. { $story ->
    [yes] Votre prochaine carte Histoire se joue ici. Que faites-vous ?
   *[no] Que faites-vous ?
}
they-live-question-collect-scrap = Il y a { $count } ici ; vous avez { $scrap }, et 5 est le maximum. Combien en prenez-vous ?
they-live-question-collect-card = Il y a des cartes ici. Vous en portez { $carried }, 10 au plus. Laquelle prenez-vous ?
they-live-question-build = { $count ->
    [0] Quelle carte mettez-vous dans le dépôt, face cachée ? 1 à 3 cartes ; il contient pour l’instant : { $deposit }.
    [one] { $count } carte entreposée, 3 au plus. Quelle autre ?
   *[other] { $count } cartes entreposées, 3 au plus. Quelle autre ?
}
they-live-question-gather = Aucun succès. Vous avez { $scrap } : en payez-vous encore 2 pour relancer Influence, avec { $dice } ?
they-live-question-check = Ici, le dépôt contient { $deposit }. Vous avez { $glasses }. En dépensez-vous un, pour regarder d’abord ?
they-live-question-deploy = { $count ->
    [one] La dernière carte : { $card }. Qu’en faites-vous ? Les autres n’apprendront que des nombres.
   *[other] { $card }, la première des { $count } cartes encore à décider. Qu’en faites-vous ? Les autres n’apprendront que des nombres.
}

## The Propaganda Phase

they-live-question-nominee = Une descente : chaque panneau qui dit { $message } perd son dépôt, et chaque joueur de son secteur prend 2 avis de recherche. Qui regarde les messages à travers les lunettes ? Vote secret de tous ; sans majorité, la voix de { $leader } décide.

## The Final Assault

they-live-question-retreat = La carte { $card } est révélée et demande { $tests }. Participez-vous à cette carte, avec du sabotage et un combat si le groupe la réussit, ou vous retirez-vous jusqu’à la suivante ?
they-live-question-split = La carte { $card } divise le groupe : { $group }. La première moitié passe { $first }, la seconde { $second } ; chacune ajoute 1 succès par membre. Qui va où ? Vote secret de tous ; sans majorité, la voix de { $leader } décide.
they-live-question-reveal = { $card }, tentative { $attempt } sur { $limit } : le groupe ({ $group }) doit atteindre { $required } succès en { $test }, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et les Ressources. Tous répondent en même temps, en secret. Que faites-vous ?
they-live-question-sabotage = { $played ->
    [0] { $card } : le groupe doit atteindre { $required } succès en { $test }. Jouez-vous une carte sabotée contre lui ?
   *[other] { $card } : le groupe doit maintenant atteindre { $required } succès en { $test }. En jouez-vous une autre ?
}
they-live-question-resource = Test { $test_of } : { $required } succès exigés, { $spent } déjà acquis, { $dice ->
    [one] { $dice } dé à lancer
   *[other] { $dice } dés à lancer
}. Faut-il dépenser { $resource_the }, pour { $worth } de plus ? { $deciding ->
    [votes] Vote secret de tous ; sans majorité, { $leader } décide.
   *[decides] Le groupe n’a pas de majorité : à vous de décider.
}
they-live-question-assault-fight = Échec : { $card }. Un ennemi barre la route : Discrétion { $stealth }, Combat { $combat }, santé { $health }. Vous : { $pass ->
    [first] { $hidden } en Discrétion, { $dice } en Combat
   *[later] { $dice } en Combat
}{ $weapon ->
    [0] .
   *[other] , { $weapon } de plus avec votre Arme.
} { $state }. Rejoignez-vous le combat ? Si personne ne le fait, { $leader } combat sans aide.
they-live-question-invader-fight = { $foe } a montré son vrai visage : { $health } de santé restante, { $foe-dice } en Combat. Vous : { $dice }{ $weapon ->
    [0] .
   *[other] , { $weapon } de plus avec votre Arme.
} { $state }. Rejoignez-vous le combat ? Tous répondent en même temps, en secret ; chaque coup reçu est un dégât.
they-live-question-foe = Plusieurs Envahisseurs se sont révélés. Qui combattez-vous d’abord ? Vote secret de tous ; sans majorité, la voix de { $leader } décide.

## What is at stake

they-live-stake-state = Il vous reste { $health } de santé, avec { $wanted }, { $scrap }, { $glasses }
they-live-stake-state-in-assault = Il vous reste { $health } de santé
they-live-stake-empty-slot = vide
they-live-stake-offered-card = { $card } : { $text }
they-live-stake-offered-scrap = { $scrap }.
they-live-stake-figures = Discrétion { $stealth }, Combat { $combat }, santé { $health }. { $text }
they-live-stake-figures-persuadable = Discrétion { $stealth }, Combat { $combat }, santé { $health } ; se laisse Persuader par Influence { $influence }, pour { $skill } { $value } dans l’Assaut Final. { $text }
they-live-stake-against = contre { $whom_the }
they-live-stake-assault-enemy = contre l’ennemi de la carte { $card }
they-live-stake-assault-test = dans le test de Combat de la carte { $card }
they-live-stake-all-of = { $players }
they-live-stake-reward-rivals = {" "}Si quelqu’un d’autre parmi vous veut aussi la récompense ({ $others }), le plus grand nombre de succès décide.
they-live-stake-test-of = { $skill } { $number }
