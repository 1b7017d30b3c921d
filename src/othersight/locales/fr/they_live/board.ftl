# The pages of They Live: board, players, cards, talk and the Final Assault.

they-live-page-who = { $character } ({ $seat })
    .gender = { $character_gender }
they-live-page-spare = { $character } (personnage de réserve)
they-live-page-dead = { $character } (ancien personnage { $seat_of }, mort)

## Board

they-live-page-moment-first = Mise en place, { $hour }. Le premier chef reste à élire. Difficulté : { $difficulty }.
they-live-page-moment = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}, { $hour }. Le chef est { $leader }. Difficulté : { $difficulty }. { $news ->
    [0] Il ne reste aucune carte Flash info.
    [one] Il reste { $news } carte Flash info.
   *[other] Il reste { $news } cartes Flash info.
}
they-live-page-assault-later = À partir de { $hour }, le chef pourra lancer l’Assaut Final à Cable 54.
they-live-page-assault-red = L’horloge est rouge : le chef peut lancer l’Assaut Final à Cable 54.
they-live-page-assault-under-way = L’Assaut Final est en cours.
they-live-page-space = { $number } { $name } (vers { $ways }{ $freeway ->
    [yes] , autoroute
   *[no] { "" }
})
they-live-page-space-with = { $number } { $name } (vers { $ways }{ $freeway ->
    [yes] , autoroute
   *[no] { "" }
}) : { $things }
they-live-page-dropped = { $card } par terre
they-live-page-enemy-front = { $enemy }{ $count ->
    [0] { "" }
   *[other] { " (" }{ $icons })
}
they-live-page-enemy-back = { $enemy } (Discrétion { $stealth }, Combat { $combat }, santé { $health }{ $damage ->
    [0] { "" }
    [one] , { $damage } dégât
   *[other] , { $damage } dégâts
}{ $influence ->
    [0] { "" }
   *[other] , Influence { $influence }
})
they-live-page-billboard = image { $artwork }, dépôt : { $cards }
they-live-page-billboard-known = image { $artwork }, message { $message }, dépôt : { $cards }
they-live-page-billboard-at = { $space } : { $billboard }.
they-live-page-remembered = Vous y avez vu : { $cards }.
they-live-page-freeway = Autoroute : { $spaces }. Chaque case atteinte coûte 1 avis de recherche.
they-live-page-space-title = { $space }, secteur { $area }
they-live-page-kind-named = Une case nommée : on y rencontre les cartes de la pioche Lieu du secteur.
they-live-page-kind-unnamed = Une case sans nom : on y rencontre les cartes de la pioche Lieu générale.
they-live-page-kind-billboard = Un panneau : entreposer, marchander, ou vérifier et déployer.
they-live-page-kind-cable54 = Cable 54 : c’est d’ici que le chef lance l’Assaut Final.
they-live-page-map = [1] case, <2> autoroute, {"{"}9{"}"} panneau, [[6]] Cable 54. @13 : les joueurs 1 et 3 sont là ; !2 : deux ennemis. Les points sont des fils ; board donne la même chose en mots.
they-live-page-ways = D’ici vers : { $ways }.
they-live-page-here = Ici : { $things }.
they-live-page-here-nothing = Il n’y a rien ni personne ici.
they-live-page-which-space = Donnez un nombre de 1 à { $last }, ou un nom du plateau, par exemple : space 14
they-live-page-no-space = Il n’y a pas de case « { $asked } » ; donnez un nombre de 1 à { $last }, ou un nom du plateau.
they-live-page-resources-face-down = Ressources : { $cards }, face cachée jusqu’à l’Assaut Final.
they-live-page-resources-open = Ressources : { $cards }, visibles de tous.
they-live-page-recruits = Ralliés : { $recruits }.
they-live-page-useful = Utiles : { $cards }.
they-live-page-sabotaged = Sabotées : { $cards }.

## Players

they-live-page-person = { $person }{ $leader ->
    [yes] , chef,
   *[no] { "" }
} { $space_at } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} pour { $health } de santé, { $wanted } avis de recherche, { $scrap ->
    [one] { $scrap } ferraille
   *[other] { $scrap } ferrailles
}, { $glasses ->
    [one] { $glasses } jeton Lunettes
   *[other] { $glasses } jetons Lunettes
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
they-live-page-person-out = { $person }.
they-live-page-skill = { $skill } { $value }
they-live-page-skills = Compétences : { $skills }.
they-live-page-special = { $special } : { $text }
they-live-page-slot-empty = vide
they-live-page-slots = Arme : { $weapon }. Seconde main : { $off }. Allié : { $ally }.
they-live-page-card-icon = { $card } ({ $icon })
they-live-page-bag = Sac : { $cards }.
they-live-page-bag-empty = Sac : vide.
they-live-page-bag-size = { $count ->
    [0] Sac : vide.
    [one] Sac : { $count } carte, cachée pour vous.
   *[other] Sac : { $count } cartes, cachées pour vous.
}
they-live-page-injury = Blessure { $injury } : { $text }
they-live-page-story = Histoire { $story } : { $passes ->
    [one] { $passes } réussite
   *[other] { $passes } réussites
} sur 3 ; elle continue { $space_at }.
they-live-page-story-idle = Histoire { $story } : { $passes ->
    [one] { $passes } réussite
   *[other] { $passes } réussites
} sur 3.
they-live-page-story-done = Histoire { $story } : achevée.
they-live-page-identity-own = Votre masque dit : { $identity }. Personne d’autre n’a besoin de le savoir.
they-live-page-identity-seen = Vous avez vu sous le masque : { $identity }.
they-live-page-identity-open = Tout le monde le sait : { $identity }.
they-live-page-identity-unknown = Humain ou Envahisseur : vous ne le savez pas.
they-live-page-me-spectator = Vous regardez seulement : aucun personnage n’est à vous.
they-live-page-overlays = Masques dans la partie, réserve et morts compris : { $human ->
    [one] { $human } Humain
   *[other] { $human } Humains
}, { $invader ->
    [one] { $invader } Envahisseur
   *[other] { $invader } Envahisseurs
}.
they-live-page-no-player = Il n’y a pas de joueur { $asked } ; donnez un nombre de 1 à { $last }, ou le nom d’un personnage.

## Cards

they-live-page-cards-of = { $person }
they-live-page-card = { $card } : { $text }
they-live-page-piles = Cachette : { $first } et { $second ->
    [one] { $second } carte
   *[other] { $second } cartes
} ; défausse : { $discard }.
they-live-page-news = { $card } ({ $colour })
they-live-page-bar = Bandeau : { $parts }.
they-live-page-bar-clock = horloge (+{ $hours } h)
they-live-page-bar-raid = descente { $message }
they-live-page-bar-swap = permutation { $artwork }
they-live-page-bar-enemies = ennemis ({ $spaces })
they-live-page-bar-scrap = ferraille ({ $spaces })
they-live-page-news-none = Aucune carte Flash info n’est encore visible.
they-live-page-news-left = { $count ->
    [0] Il ne reste aucune carte Flash info.
    [one] Il reste { $count } carte Flash info.
   *[other] Il reste { $count } cartes Flash info.
}

## Talk and trust

they-live-page-dated = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
} : { $line }
they-live-page-claims-none = Personne n’a encore rien déclaré.
they-live-page-claim-stands = Nº { $number }, { $round ->
    [0] mise en place
   *[other] manche { $round }
}, { $speaker } : { $claim }.
they-live-page-claim-withdrawn = Nº { $number }, { $round ->
    [0] mise en place
   *[other] manche { $round }
}, { $speaker } : { $claim }. (Retirée.)
they-live-page-knowledge-spectator = Un spectateur n’a rien vu à travers les lunettes.
they-live-page-known-person = { $person } : { $identity }.
they-live-page-message = { $space } : { $artwork } dit { $message }.
they-live-page-message-unknown = { $space } : vous n’avez pas vu ce que dit { $artwork }.
they-live-page-icons-own = Vos cartes : { $cards }.
they-live-page-icons-others = Cartes équipées par d’autres : { $cards }.
they-live-page-icons-deposits = Cartes derrière les panneaux : { $cards }.
they-live-page-icons-resources = Cartes des Ressources : { $cards }.
they-live-page-icons-none = Vous n’avez vu l’icône d’aucune carte que vous pourriez retrouver.
they-live-page-told = Ce qui a été dit ou montré à vous uniquement :
they-live-page-votes-none = Personne n’a encore voté.
they-live-page-vote-open = Un vote est en cours ; réponses attendues : { $waiting }.
they-live-page-aside = { $typed } : { $option }
they-live-page-asides-no-card = Vous n’avez actuellement aucune carte à utiliser sans qu’on vous le demande.
they-live-page-asides-claims =
    Vous pouvez déclarer ce que vous voulez, vrai ou faux, dès que vous avez le clavier :
      claim person NOM human|invader
      claim billboard CASE MESSAGE
      claim card NOM clean|sabotaged
      claim deposit CASE NOMBRE-DE-SABOTÉES
they-live-page-withdraw = withdraw { $number } : { $line }
they-live-page-asides-spectator = Un spectateur n’a rien à dire.

## The Final Assault

they-live-page-assault-left = { $count ->
    [0] Il ne reste aucune carte de l’Assaut Final à révéler.
    [one] Il reste { $count } carte de l’Assaut Final à révéler.
   *[other] Il reste { $count } cartes de l’Assaut Final à révéler.
}
they-live-page-group = Groupe de test : { $group }.
they-live-page-revealed = Envahisseurs révélés : { $shown }.
they-live-page-assault-test = { $skill } { $printed }
they-live-page-assault-card = { $card }, niveau { $level }, { $colour } : { $tests }. Échecs : { $failures } sur { $limit }.
they-live-page-assault-fail = En cas d’échec : { $text }
they-live-page-test = Test : { $skill }, { $printed } et un de plus pour chacun : { $group }.
they-live-page-test-spent = Dépensé pour le test : { $cards }.
they-live-page-test-against = Joué contre le test : { $cards }.

## Help

they-live-help-board = board           horloge et chef, chaque case avec ce qui s’y trouve
they-live-help-map = map             le plateau en image
they-live-help-space = space NOM       une case et ses voisines, par numéro ou par nom
they-live-help-me = me              votre personnage : compétences, équipement, sac, Blessures, histoire, identité
they-live-help-players = players         tout le monde en bref
they-live-help-player = player NOM      ce qu’un joueur montre, par numéro ou par personnage
they-live-help-cards = cards           toutes les cartes que vous voyez, avec leurs textes
they-live-help-billboards = billboards      messages que vous connaissez, dépôts, Ressources
they-live-help-news = news            la carte Flash info visible
they-live-help-claims = claims          qui a déclaré quoi, et quand
they-live-help-knowledge = knowledge       ce que vous avez vu à travers les lunettes, et quand
they-live-help-votes = votes [N]       comment chacun a voté, les N dernières lignes
they-live-help-assault = assault         où en est l’Assaut Final
they-live-help-asides = asides          ce que vous pouvez faire ou dire sans qu’on vous le demande

## Whether a claim was true

they-live-verdict-true-seen = Vrai, et vu avant d’être dit.
they-live-verdict-true-unseen = Vrai, mais dit sans l’avoir vu.
they-live-verdict-false-seen = Un mensonge : ce qui avait été vu était différent.
they-live-verdict-false-unseen = Faux, mais dit sans l’avoir vu.
they-live-verdict-partly-seen = Vrai pour une partie seulement de ces cartes, et dit en ayant vu lesquelles.
they-live-verdict-partly-unseen = Vrai pour une partie seulement de ces cartes, et dit sans avoir vu lesquelles.
