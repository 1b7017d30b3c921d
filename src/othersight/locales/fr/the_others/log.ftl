# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up and Rounds

the-others-log-hero-picked = { $seat_the } joue { $hero }.
the-others-log-heroes-start = { $heroes_number ->
    [one] { $heroes } se tient au Point de Départ.
   *[other] { $heroes } se tiennent au Point de Départ.
}
the-others-log-upgrade-brought = { $hero } a gardé { $card } du scénario précédent.
the-others-log-dark-past-brought = Un Passé Trouble poursuit { $hero } : { $card }. { $text }
the-others-log-dark-past-dealt = Le joueur Péché a donné à chaque Héros une carte Passé Trouble, face cachée.
the-others-log-dark-past-dealt-by-you = Passé Trouble { $hero_of } : { $card }.
the-others-log-round = Manche { $round }
the-others-log-first-hero = { $hero } commence.
the-others-log-end-of-round = Fin de la manche { $round }
the-others-log-reset = Les jetons Tour, Action de Ville et Réaction sont de nouveau prêts.

## A Hero's Turn

the-others-log-turn = { $token ->
    [extra-turn] Tour { $hero_of }, pour un jeton Tour Supplémentaire
   *[turn] Tour { $hero_of }
}
the-others-log-turn-declined = { $hero } garde le jeton Tour Supplémentaire et ne joue pas de tour.
the-others-log-turn-over = Le tour { $hero_of } est fini.
the-others-log-hero-moves = { $hero } va { $space_to }.
the-others-log-hero-teleported = { $hero_gender ->
    [f] { $hero } est téléportée { $space_to }.
   *[m] { $hero } est téléporté { $space_to }.
}
the-others-log-leaves-monsters = { $wounds ->
    [one] { $hero } échappe aux monstres, au prix de { $wounds } blessure.
   *[other] { $hero } échappe aux monstres, au prix de { $wounds } blessures.
}
the-others-log-check = Vérification { $kind_of } pour { $hero } { $space_at }. Les dés : { $roll }.
the-others-log-check-harm = { $kind ->
    [fire] { $harm ->
        [0] Le Feu ne fait aucun mal à { $hero }
        [one] Le Feu coûte { $harm } blessure à { $hero }
       *[other] Le Feu coûte { $harm } blessures à { $hero }
    }
   *[corruption] { $harm ->
        [0] La Corruption ne fait aucun mal à { $hero }
        [one] { $hero } subit { $harm } corruption à la vérification
       *[other] { $hero } subit { $harm } corruptions à la vérification
    }
}{ $cancelled ->
    [0] {""}
    [one] {" "}({ $cancelled } annulée par PROXY ou HAZMATA SUIT)
   *[other] {" "}({ $cancelled } annulées par PROXY ou HAZMATA SUIT)
}.
the-others-log-agony = AGONY OF THE UNCLEAN : { $space_at }, la Corruption brûle comme le Feu.
the-others-log-sloth-power = { $corruption ->
    [one] Paresse : chaque pas après le premier pèse sur { $hero }, { $corruption } corruption.
   *[other] Paresse : chaque pas après le premier pèse sur { $hero }, { $corruption } corruptions.
}
the-others-log-karl-wolf = { $hero } se change en loup.
the-others-log-karl-human = { $hero } redevient un homme.

## In a Space

the-others-log-cleanse-roll = { $count ->
    [0] { $hero } tente de résoudre la crise, sans aucun dé à lancer.
    [one] { $hero } tente de résoudre la crise avec { $count } dé ({ $dice }) : { $roll }.
   *[other] { $hero } tente de résoudre la crise avec { $count } dés ({ $dice }) : { $roll }.
}
the-others-log-cleanse-results = { $count ->
    [0] Aucune COMP : aucun jeton n’est retiré.
    [one] { $hero } a { $sums } : { $count } jeton peut être retiré.
   *[other] { $hero } a { $sums } : jusqu’à { $count } jetons peuvent être retirés.
}
the-others-log-city-action = { $hero } utilise l’Action de Ville { $space_of }.
the-others-log-icon = { $hero } utilise l’icône { $icon }.
the-others-log-orbital-token = Le jeton Frappe Orbitale vise maintenant { $space_the }.
the-others-log-orbital-strike = { $hero } déclenche la Frappe Orbitale { $monster_at }.
the-others-log-demolitions = DÉMOLITION : { $hero } fait sauter { $monster_the }.
the-others-log-sin-eater = MANGEUR DE PÉCHÉS : { $hero } absorbe un jeton { $token }.
the-others-log-token-placed = Un jeton { $token } est placé { $space_at }.
the-others-log-token-placed-face-down = Un jeton face cachée est placé { $space_at }.
the-others-log-token-removed = Un jeton { $token } { $space_of } est retiré.
the-others-log-tokens-turned-up = { $hero } retourne les jetons { $space_of } face visible : { $tokens }.
the-others-log-face-down = { $count ->
    [one] Le joueur Péché pose { $count } jeton face cachée.
   *[other] Le joueur Péché pose { $count } jetons face cachée.
}
the-others-log-face-down-by-you = Posés face cachée : { $tokens }, dans cet ordre sur : { $spaces }.
the-others-log-extra-turn-collected = { $hero } ramasse un jeton Tour Supplémentaire.
the-others-log-extra-turn-gained = { $hero } gagne un jeton Tour Supplémentaire.
the-others-log-innocent-collected = { $hero } emmène un Innocent.
the-others-log-innocents-killed = { $count ->
    [one] { $count } Innocent qui accompagnait { $hero } meurt.
   *[other] { $count } Innocents qui accompagnaient { $hero } meurent.
}
the-others-log-innocents-rescued = { $count ->
    [one] { $count } Innocent est secouru.
   *[other] { $count } Innocents sont secourus.
}
the-others-log-npc-collected = { $hero } emmène { $npc_the }.
the-others-log-npc-put-down = { $hero } dépose { $npc_the } ici.
the-others-log-upgrade-taken = { $hero } prend l’Amélioration { $card }, pour de bon. { $window } : { $text }
    .title = { $hero } prend l’Amélioration { $card }, pour de bon
    .body = { $window } : { $text }
the-others-log-upgrade-destroyed = { $hero } perd l’Amélioration { $card }.
the-others-log-upgrade-face-down = { $hero } retourne { $card } face cachée jusqu’à la fin de la manche.
the-others-log-inventory-refilled = Nouvelle carte dans l’inventaire : { $card }.

## Fights

the-others-log-fight = Combat : { $hero } contre les monstres { $space_of }.
the-others-log-shots = Combat à distance : { $hero } tire sur les monstres { $space_of }.
the-others-log-fight-without-roll = Il n’y a plus personne à combattre ; aucun dé n’est lancé.
the-others-log-grin-strikes = Grin s’en prend à l’Innocent : { $hero } subit 1 blessure.
the-others-log-intention-yes = { $hero } compte prendre de la corruption pour ce combat.
the-others-log-intention-no = { $hero } ne compte pas prendre de corruption pour ce combat.
the-others-log-voluntary-corruption = { $hero } prend 1 Corruption Intentionnelle.
the-others-log-fight-roll = { $count ->
    [0] { $hero } n’a aucun dé à lancer.
    [one] { $hero } lance { $count } dé ({ $dice }) : { $roll }.
   *[other] { $hero } lance { $count } dés ({ $dice }) : { $roll }.
}
the-others-log-sins-roll = { $count ->
    [0] Le joueur Péché n’a aucun dé à lancer.
    [one] Le joueur Péché lance { $count } dé ({ $dice }) : { $roll }.
   *[other] Le joueur Péché lance { $count } dés ({ $dice }) : { $roll }.
}
the-others-log-hero-results = Résultats { $hero_of } : { $sums }.
the-others-log-sin-results = Résultats du joueur Péché : { $sums }.
the-others-log-defense-cancelled = { $source_the } annule { $cancelled } DÉF { $hero_of }.
the-others-log-fight-results = { $hero } { $hits ->
    [0] ne porte aucun coup
    [one] porte { $hits } coup
   *[other] porte { $hits } coups
} aux monstres et { $wounds ->
    [0] { $corruption ->
        [0] ne subit ni blessure ni corruption
        [one] subit { $corruption } corruption, mais aucune blessure
       *[other] subit { $corruption } corruptions, mais aucune blessure
    }
    [one] { $corruption ->
        [0] subit { $wounds } blessure, mais aucune corruption
        [one] subit { $wounds } blessure et { $corruption } corruption
       *[other] subit { $wounds } blessure et { $corruption } corruptions
    }
   *[other] { $corruption ->
        [0] subit { $wounds } blessures, mais aucune corruption
        [one] subit { $wounds } blessures et { $corruption } corruption
       *[other] subit { $wounds } blessures et { $corruption } corruptions
    }
}.
the-others-log-ranged-roll = { $count ->
    [0] { $hero } n’a aucun dé à lancer.
    [one] { $hero } lance { $count } dé ({ $dice }) : { $roll }.
   *[other] { $hero } lance { $count } dés ({ $dice }) : { $roll }.
}
the-others-log-ranged-results = { $hits ->
    [0] { $hero } ne porte aucun coup aux monstres.
    [one] { $hero } porte { $hits } coup aux monstres.
   *[other] { $hero } porte { $hits } coups aux monstres.
}
the-others-log-strike-back-roll = { $count ->
    [0] Les monstres ripostent contre { $hero }, sans aucun dé à lancer.
    [one] Les monstres ripostent contre { $hero } avec { $count } dé ({ $dice }) : { $roll }.
   *[other] Les monstres ripostent contre { $hero } avec { $count } dés ({ $dice }) : { $roll }.
}
the-others-log-strike-back-results = Compte tenu des résultats du tir, { $hero } { $wounds ->
    [0] { $corruption ->
        [0] ne subit ni blessure ni corruption
        [one] subit { $corruption } corruption, mais aucune blessure
       *[other] subit { $corruption } corruptions, mais aucune blessure
    }
    [one] { $corruption ->
        [0] subit { $wounds } blessure, mais aucune corruption
        [one] subit { $wounds } blessure et { $corruption } corruption
       *[other] subit { $wounds } blessure et { $corruption } corruptions
    }
   *[other] { $corruption ->
        [0] subit { $wounds } blessures, mais aucune corruption
        [one] subit { $wounds } blessures et { $corruption } corruption
       *[other] subit { $wounds } blessures et { $corruption } corruptions
    }
}.
the-others-log-no-strike-back = Aucun monstre visé ne rejoint la case { $hero_of } ; aucun ne riposte.
the-others-log-protector = PROTECTEUR : Thorley s’interpose devant { $hero }, 1 blessure de moins.
the-others-log-monster-killed = { $members ->
    [one] { $monster_gender ->
        [f] { $monster_the } est tuée { $space_at }.
       *[m] { $monster_the } est tué { $space_at }.
    }
   *[other] { $monster_the } sont tués { $space_at }.
}

## The dashboard

the-others-log-level = { $hero } est maintenant au niveau { $level } de corruption.
the-others-log-wound = { $hero } subit une blessure, sur { $slot_the }.
the-others-log-heal = { $hero } soigne la blessure { $slot_of }.
the-others-log-hero-killed = { $hero_gender ->
    [f] { $hero } est morte.
   *[m] { $hero } est mort.
}
the-others-log-successor = { $hero } remplace { $dead } et entre en jeu au Point de Départ.
the-others-log-dark-past = Le Passé Trouble { $hero_of } éclate au grand jour, { $card } : { $text }
    .title = Le Passé Trouble { $hero_of } éclate au grand jour, { $card }
    .body = { $text }
the-others-log-tainted-one = { $hero_gender ->
    [f] { $hero } est devenue un monstre, { $space_at }.
   *[m] { $hero } est devenu un monstre, { $space_at }.
}
the-others-log-sucide-pact = SUCIDE PACT : { $hero } meurt à la fin de cette manche.

## The Sins Player

the-others-log-sin-card = Le joueur Péché joue { $card } : { $text }
    .title = Le joueur Péché joue { $card }
    .body = { $text }
the-others-log-sin-cards-drawn = { $count ->
    [0] Le joueur Péché n’a aucune carte Péché à piocher.
    [one] Le joueur Péché pioche { $count } carte Péché.
   *[other] Le joueur Péché pioche { $count } cartes Péché.
}
the-others-log-sin-cards-drawn-by-you = Cartes Péché piochées : { $cards }.
the-others-log-sin-deck-reshuffled = La défausse est mélangée et forme une nouvelle pioche Péché.
the-others-log-reaction = Le joueur Péché réagit au tour { $hero_of }.
the-others-log-reaction-tokens-gained = { $count ->
    [one] Le joueur Péché gagne { $count } jeton Réaction.
   *[other] Le joueur Péché gagne { $count } jetons Réaction.
}
the-others-log-monster-moves = { $members ->
    [one] { $monster_the } passe { $from_of } { $space_to }.
   *[other] { $monster_the } passent { $from_of } { $space_to }.
}
the-others-log-monster-teleported = { $members ->
    [one] { $monster_gender ->
        [f] { $monster_the } est téléportée { $space_to }.
       *[m] { $monster_the } est téléporté { $space_to }.
    }
   *[other] { $monster_the } sont téléportés { $space_to }.
}
the-others-log-monster-summoned = { $monster_gender ->
    [f] { $monster_the } est invoquée sur le Nid { $space_of }.
   *[m] { $monster_the } est invoqué sur le Nid { $space_of }.
}
the-others-log-monster-enters = { $members ->
    [one] { $monster_the } entre en jeu { $space_at }.
   *[other] { $monster_the } entrent en jeu { $space_at }.
}
the-others-log-monster-marked = { $members ->
    [one] { $monster_gender ->
        [f] { $monster_the } est marquée : il faut la détruire.
       *[m] { $monster_the } est marqué : il faut le détruire.
    }
   *[other] { $monster_the } sont marqués : il faut les détruire.
}
the-others-log-acolyte-ability = Capacité des Acolytes : { $monster_the } se relève et rejoint le combat contre { $hero } { $space_at }.
the-others-log-doctor = DOCTEUR CORROMPU : { $hero } ne peut rien soigner jusqu’à la manche suivante.
the-others-log-nun = SŒUR CORROMPUE : une icône d’Action de Ville { $space_of } est couverte.
the-others-log-chef = Cuisinier : la Compétence { $hero_of } compte pour 0 jusqu’à la fin de la manche.
the-others-log-musician = Musicien : { $hero } n’a pas ses bonus de corruption dans ce combat, sauf au prix de 2 blessures.
the-others-log-diplomat = Diplomate : la Capacité Naturelle { $hero_of } est inutilisable jusqu’à la fin de la manche.
the-others-log-gangster = { $monster_number ->
    [other] Gangster : { $monster_the } viennent aussi { $space_to }.
   *[one] Gangster : { $monster_the } vient aussi { $space_to }.
}
the-others-log-hate-laid = HATE! est posée { $space_at }. S’il y a 3 monstres sur cette case à la fin de la manche, la piste Apocalypse monte.
the-others-log-hate = { $count ->
    [0] HATE! ne trouve aucun monstre sur sa case et est défaussée.
    [1] HATE! ne trouve que 1 monstre sur sa case : trop peu, elle est défaussée.
    [2] HATE! ne trouve que 2 monstres sur sa case : trop peu, elle est défaussée.
   *[other] HATE! trouve { $count } monstres sur sa case.
}
the-others-log-leaden-hours = HEURES DE PLOMB : { $hero } peut se déplacer de 1 pas au plus pendant ce tour.
the-others-log-crawl = CURSE OF THE CRAWL : { $hero } ne peut pas se déplacer pendant ce tour.
the-others-log-price-paid = Les Héros paient le prix.
the-others-log-price-refused = Les Héros ne paient pas le prix.
the-others-log-altars = { $count ->
    [0] Il y a un Héros à chaque Autel : le joueur Péché ne pioche rien.
    [one] { $count } Autel est sans Héros : le joueur Péché pioche { $count } carte Péché.
   *[other] { $count } Autels sont sans Héros : le joueur Péché pioche { $count } cartes Péché.
}
the-others-log-apocalypse = La piste Apocalypse monte à { $level }
the-others-log-apocalypse-drawn = { $count ->
    [one] Le joueur Péché pioche { $count } carte Apocalypse.
   *[other] Le joueur Péché pioche { $count } cartes Apocalypse et en garde une.
}
the-others-log-apocalypse-drawn-by-you = Cartes Apocalypse piochées : { $cards }.
the-others-log-apocalypse-card = La carte Apocalypse { $card } est désormais en vigueur. { $window } : { $text }
    .title = La carte Apocalypse { $card } est désormais en vigueur
    .body = { $window } : { $text }

## The Story

the-others-log-progress = { $mission } : { $progress } sur { $required }.
the-others-log-mission = Mission { $number } sur { $missions }, { $mission } : { $text }
    .title = Mission { $number } sur { $missions }, { $mission }
    .body = { $text }
the-others-log-mission-accomplished = Mission accomplie : { $mission }.
the-others-log-district-marked = Quartier sanctifié : { $space }. Aucun jeton Corruption ne peut plus y être placé.
the-others-log-district-held = Quartier tenu jusqu’à la fin de la manche : { $space }.
the-others-log-soul-bared = { $hero } avoue le pire et s’en trouve soulagé.
the-others-log-chief-with-avatar = Le Commissaire est aux mains de l’Avatar.
the-others-log-ballot = { $seat_the } propose : { $option }.
the-others-log-decided-by-sins = Le joueur Péché décide pour les Héros : { $option }.
the-others-log-talks-failed = S’unir ou périr : les discussions ont échoué.
the-others-log-no-unanimity = S’unir ou périr : les Héros ne sont pas d’accord.
the-others-log-heroes-win = La dernière mission est accomplie. Les Héros gagnent !
the-others-log-sins-win = { $hero } n’est plus et la réserve est vide. Le joueur Péché gagne !

the-others-log-unreadable = (une ligne illisible : { $line })
