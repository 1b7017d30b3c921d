# The log: what happened, to whom, and why. One text for each kind of line.

## Set-up, rounds and votes

they-live-log-leader = { $player } prend la tête de la Résistance.
they-live-log-vote-leader = { $player } vote pour { $for } comme chef.
they-live-log-vote-nominate = { $player } vote pour que { $for } regarde derrière les panneaux.
they-live-log-vote-spend = { $player } vote pour dépenser { $for }.
they-live-log-vote-keep = { $player } vote pour garder { $for }.
they-live-log-vote-half = { $player } vote pour cette première moitié : { $for }.
they-live-log-vote-fight = { $player } vote pour combattre d’abord { $for }.
they-live-log-no-majority = { $kind ->
    [first-leader] Pas de majorité : le hasard choisit le chef.
   *[leader] Pas de majorité : le jeton Chef passe au suivant, dans le sens horaire.
}
they-live-log-leader-decides = Pas de majorité : la voix du chef, { $player }, décide.
they-live-log-intro = { $person }, { $story } : { $text }
they-live-log-round = Manche { $round }
they-live-log-response-phase = { they-live-phase-response }
they-live-log-location-phase = { they-live-phase-location }

## What a player says and uses

they-live-log-claim = { $player } déclare : { $claim }.
they-live-log-claim-withdrawn = { $player } retire sa déclaration : { $claim }.
they-live-log-card-used = { $person } utilise { $card } : { $text }
    .title = { $person } utilise { $card }
    .body = { $text }
they-live-log-ability = { $person } utilise { $special } : { $text }

## The Action Phase

they-live-log-action-turn = Tour d’Action de { $player }
they-live-log-action-turn-over = Le tour d’Action de { $player } est fini.
they-live-log-action = { $action ->
    [reorganize] { $person } change d’Arme, de seconde main ou d’Allié : SE RÉORGANISER.
    [distract] { $person } fait du bruit pour attirer un ennemi : DISTRAIRE LES AUTORITÉS.
    [inspect] { $person } met les lunettes : INSPECTER.
    [craft] { $person } se met au travail : BRICOLER.
   *[treat] { $person } traite une Blessure.
}
they-live-log-moves = { $person } va { $space_to }.
they-live-log-rides = { $person } prend l’autoroute jusqu’{ $space_to }.
they-live-log-lays-low = { $person } se planque.
they-live-log-card-scrapped = { $person } démonte une carte, sans la montrer.
they-live-log-equipped = { $person } équipe { $card }.
they-live-log-put-in-bag = { $person } met { $card } dans le sac.
they-live-log-offer-card-face = { $player } propose à { $partner } la carte { $card }.
they-live-log-offer-card = { $player } propose une carte à { $partner }.
they-live-log-offer-scrap = { $player } propose { $scrap } à { $partner }.
they-live-log-trade-refused = { $player } refuse. Rien ne change de mains.
they-live-log-trade-accepted = { $player } accepte et ne donne rien en retour à { $partner }.
they-live-log-trade-back-face = { $player } accepte et donne { $card } en retour.
they-live-log-trade-back-card = { $player } accepte et donne une carte en retour.
they-live-log-trade-back-scrap = { $player } accepte et donne { $scrap } en retour.

## What the lenses show

they-live-log-lenses-own-cards = Les lunettes vous montrent vos cartes. Utiles : { $useful }. Sabotées : { $sabotaged }.
they-live-log-lenses-on-cards = { $player } regarde ses propres cartes à travers les lunettes.
they-live-log-lenses-messages = { $player } voit ce que disent les panneaux. { $messages }.
they-live-log-lenses-on-billboards = { $player } voit ce que disent les trois panneaux.
they-live-log-lenses-deposit = Les lunettes vous montrent le dépôt. Utiles : { $useful }. Sabotées : { $sabotaged }.
they-live-log-lenses-identity = Les lunettes vous montrent { $person } : { $identity }.
they-live-log-lenses-identity-own-human = Vous regardez sous votre propre masque : { $person } est un Humain. Vous gagnez avec les Humains.
they-live-log-lenses-identity-own-invader = Vous regardez sous votre propre masque : { $person } est un Envahisseur. Vous gagnez quand les Humains perdent.
they-live-log-lenses-on-person = { $player } regarde { $person } à travers les lunettes, et garde pour soi ce qu’elles montrent.
they-live-log-lenses-on-person-own = { $player } regarde sous son propre masque.

## Tokens, dials, injuries and cards

they-live-log-damage = { $person } subit { $damage } : { $now } sur { $health } de santé perdus.
they-live-log-heal = { $person } retire { $damage } : { $now } sur { $health } de santé perdus.
they-live-log-wanted = { $person } prend { $wanted } et en a { $now }.
they-live-log-wanted-overflow = { $person } n’a plus de place pour { $wanted } au-delà de 10 : des dégâts à la place.
they-live-log-wanted-removed = { $person } retire { $wanted } et en a { $now }.
they-live-log-scrap = { $person } gagne { $scrap } et en a { $now }.
they-live-log-scrap-paid = { $person } cède { $scrap } et en a { $now }.
they-live-log-glasses = { $person } gagne { $glasses } et en a { $now }.
they-live-log-glasses-spent = { $person } dépense un jeton Lunettes et en a { $now }.
they-live-log-dial = { $person } : { $skill } passe à { $value }.
they-live-log-injury = { $person } reçoit la Blessure { $injury } : { $text }
    .title = { $person } reçoit la Blessure { $injury }
    .body = { $text }
they-live-log-injury-cured = { $person } n’a plus la Blessure { $injury }.
they-live-log-card-drawn = { $person } pioche une carte.
they-live-log-card-drawn-by-you = { $person } pioche { $card } : { $text }
    .title = { $person } pioche { $card }
    .body = { $text }
they-live-log-cards-turned = { $person } retourne { $cards } et prend la dernière.
they-live-log-cards-turned-at-once = { $person } retourne { $cards } et prend cette carte.
they-live-log-no-card-of-type = { $person } ne trouve { $type_gender ->
    [f] aucune { $type }
   *[m] aucun { $type }
} dans la Cachette.
they-live-log-stash-remade = La défausse est mélangée et forme une nouvelle Cachette.
they-live-log-card-discarded = { $person } porte plus de 10 cartes et en défausse une.
they-live-log-test-passed = Test { $skill_of } ({ $needed } succès) : { $person } obtient { $roll } : { $successes }, réussi.
they-live-log-test-failed = Test { $skill_of } ({ $needed } succès) : { $person } obtient { $roll } : { $successes }, raté.

## Enemies

they-live-log-enemy = Nouvel ennemi { $space_at } : { $enemy }.
they-live-log-enemy-moves = { $enemy } { $enemy_number ->
    [other] vont
   *[one] va
} { $from_of } { $space_to }.
they-live-log-enemy-turned = La tuile { $front } est retournée : { $enemy }, { $figures }.
they-live-log-enemy-acts = { $enemy } : { $text }
they-live-log-attack = { $enemy } { $enemy_number ->
    [other] attaquent
   *[one] attaque
} { $player }.
they-live-log-calls-for-team = { $player } appelle à un effort collectif.
they-live-log-joins = { $player } participe.
they-live-log-stays-out = { $player } reste en dehors.
they-live-log-persuade = { $person } Persuade { $enemy_the }. Influence, { $needed } succès à atteindre : { $roll } : { $successes }.
they-live-log-persuade-in-vain = { $person } ne parvient pas à Persuader { $enemy_the } et subit tout son Combat. Influence, { $needed } succès à atteindre : { $roll } : { $successes }.
they-live-log-enemy-persuaded = { $enemy } { $enemy_number ->
    [other] changent de camp et attendent
   *[one] change de camp et attend
} avec les Ressources.
they-live-log-stealth = Discrétion contre { $needed } : { $person } obtient { $roll } : { $successes }, ni vu ni connu.
they-live-log-stealth-noticed = Discrétion contre { $needed } : { $person } obtient { $roll } : { $successes } et se fait repérer : chaque combattant a 1 dé de Combat de moins.
they-live-log-weapon = { $person } utilise l’Arme { $card }.
they-live-log-combat = { $person } lance Combat : { $roll } : { $successes }.
they-live-log-combat-critical = { $person } lance Combat : { $roll } : { $successes }, et un critique : { $damage }.
they-live-log-enemy-hurt = { $enemy } { $enemy_number ->
    [other] subissent { $damage } ; santé restante : { $left }. Ils ripostent
   *[one] subit { $damage } ; santé restante : { $left }. Riposte
} avec Combat { $combat } contre { $rolled } succès.
they-live-log-enemy-killed = { $enemy } { $enemy_number ->
    [other] meurent
   *[one] meurt
}.
they-live-log-reward-roll = { $person } fouille les lieux. Intelligence : { $roll } : { $successes }.

## Players against each other, and death

they-live-log-confrontation = { $person } affronte { $other }.
they-live-log-confrontation-ended = { $person } en a assez vu et met fin à la confrontation.
they-live-log-pvp-stealth = Discrétion : { $person } obtient { $roll } ; { $other } obtient { $other-roll }. { $ahead ->
    [first] { $person } prend le dessus : { $other } a 1 dé de Combat de moins.
    [second] { $other } prend le dessus : { $person } a 1 dé de Combat de moins.
   *[nobody] Personne ne prend le dessus.
}
they-live-log-pvp-combat = Combat : { $person } obtient { $roll } et inflige { $damage } ; { $other } obtient { $other-roll } et inflige { $other-damage }.
they-live-log-pvp-combat-injuring = Combat : { $person } obtient { $roll } et inflige { $damage } ; { $other } obtient { $other-roll } et inflige { $other-damage }. Qui survit à 2 dégâts ou plus pioche une carte Blessure.
they-live-log-flees = { $person } s’échappe vers { $space_the }.
they-live-log-killed = { $person } perd la vie, et emporte le secret de son masque.
they-live-log-cards-dropped = { $person } laisse { $space_at } : { $cards }.
they-live-log-replacement = { $person } prend la place de { $fallen }.

## The Location Phase

they-live-log-location-turn = { $choice ->
    [card] { $person } explore les environs : une carte Lieu.
    [story] { $person } suit son histoire personnelle.
    [build] { $person } complète le dépôt de ce panneau.
    [gather] { $person } va voir l’intermédiaire.
    [check] { $person } s’occupe du dépôt de ce panneau, pour le déployer.
    [trigger] { $person } se tient devant Cable 54 et prend sa décision.
    [recover] { $person } doit Récupérer : un ennemi est là, ou une confrontation a été perdue.
   *[pass] { $person } passe son tour de Lieu.
}
they-live-log-location-card = { $location } : { $text }
    .title = { $location }
    .body = { $text }
they-live-log-scrap-collected = { $person } ramasse { $scrap }.
they-live-log-card-collected = { $person } ramasse { $card }.
they-live-log-story-card = L’histoire de { $person }, { $card } : { $text }
    .title = L’histoire de { $person }, { $card }
    .body = { $text }
they-live-log-story-pass = L’histoire de { $person } : { $passes ->
    [one] { $passes } réussite sur 3.
   *[other] { $passes } réussites sur 3.
}
they-live-log-story-complete = { $person } achève { $story } et prend sa récompense, { $reward }.
they-live-log-story-ending = { $text }
they-live-log-story-ending-read = { $person } lit la fin en secret. Il en existe deux versions.
they-live-log-built = { $person } met { $cards } face cachée dans le dépôt { $space_of }.
they-live-log-built-by-you = { $person } met { $cards } face cachée dans le dépôt { $space_of }. Personne d’autre ne sait ce que c’est.
they-live-log-gather = L’intermédiaire écoute { $person }. Influence : { $roll } : { $successes }, une carte de la Cachette par succès.
they-live-log-gather-in-vain = L’intermédiaire n’écoute pas { $person }. Influence : { $roll } : aucun succès.
they-live-log-deployed = { $person } décide du dépôt. Envoi aux Ressources : { $deployed } ; défausse : { $discarded } ; laissé sur place : { $kept }.
they-live-log-assault-declared = { $person } lance l’Assaut Final. Il commencera après le tour de Lieu des autres.

## Breaking News

they-live-log-news = { $news }. { $story } { $effect }
    .title = { $news }
    .body = { $story } { $effect }
they-live-log-news-with-boss = { $news }. { $story } { $effect } { $hint }
    .title = { $news }
    .body = { $story } { $effect } { $hint }
they-live-log-no-news = Il n’y a plus de nouvelles : une heure passe, chaque panneau reçoit un ennemi, et tous prennent un avis de recherche.
they-live-log-clock = { $colour ->
    [red] L’horloge avance jusqu’à { $hour }. Elle est rouge : l’Assaut Final peut être lancé.
    [midnight] L’horloge indique { $hour }. La journée est finie.
   *[day] L’horloge avance jusqu’à { $hour }.
}
they-live-log-raid = Descente sur chaque panneau qui dit { $message } : { $spaces }. Les dépôts touchés sont perdus, et les joueurs du secteur prennent des avis de recherche.
they-live-log-raid-on-nobody = Descente sur chaque panneau qui dit { $message } : il n’y en a pas.
they-live-log-swap = Panneau { $artwork } remplacé : { $space }. Personne ne sait ce qu’il dit maintenant.
they-live-log-scrap-placed = 1 ferraille est placée { $space_at }.

## The Final Assault

they-live-log-assault = { they-live-assault-introduction }. { they-live-assault-introduction.text } Tous sont à Cable 54. Sacs, jetons et personnages de réserve sont retirés ; les dégâts et l’équipement en place restent.
they-live-log-resources-sorted = Les lunettes passent sur les Ressources. Utiles : { $useful }. Sabotées : { $sabotaged }.
they-live-log-assault-card = { $assault } : { $text } La carte demande { $tests }.
    .title = { $assault }
    .body = { $text } La carte demande { $tests }.
they-live-log-retreats = { $player } se retire pour cette carte.
they-live-log-takes-part = { $player } agit contre le groupe sur cette carte.
they-live-log-split = Le groupe se divise. Premier test : { $players }. Second test : les autres.
they-live-log-reveals = { $player } arrache son visage : un Envahisseur. Le groupe se réduit, et les cartes sabotées ont un maître.
they-live-log-sabotage = { $player } joue contre le test : { $card }.
they-live-log-resource-spent = Le groupe dépense { $card }.
they-live-log-recruit-spent = Le groupe envoie { $enemy_the }.
they-live-log-assault-needs = { $against ->
    [0] Test { $skill_of } : { $group } pour le groupe et { $printed } sur la carte, soit { $required } succès exigés.
   *[other] Test { $skill_of } : { $group } pour le groupe, { $printed } sur la carte et { $against } par sabotage, soit { $required } succès exigés.
}
they-live-log-assault-roll = { $player } obtient { $roll } : { $successes }.
they-live-log-assault-test-passed = Par les dés { $rolled }, par les Ressources { $helped }, sur { $required } exigés : réussi.
they-live-log-assault-test-failed = Par les dés { $rolled }, par les Ressources { $helped }, sur { $required } exigés : raté.
they-live-log-assault-test-failed-on-dice = Par les Ressources { $helped } sur { $required } exigés, mais pas un seul succès aux dés : raté.
they-live-log-assault-passed = Réussite : { $assault }.
they-live-log-assault-failed = Échec : { $assault }, { $failures } sur { $limit }. { $text }
    .title = Échec : { $assault }, { $failures } sur { $limit }
    .body = { $text }
they-live-log-assault-failed-last = Dernier échec : { $assault }.
they-live-log-assault-fighters = Au combat : { $players }.
they-live-log-assault-enemy-hurt = Il reste { $left } de santé à l’ennemi, qui riposte avec Combat { $combat } contre { $rolled } succès.
they-live-log-assault-enemy-defeated = L’ennemi est battu. Nouvelle tentative : { $assault }.
they-live-log-invader-fight = Contre { $player }, qui a montré son visage d’Envahisseur : { $players }.
they-live-log-invader-fight-with-nobody = Personne ne s’en prend à { $player }.

## The end

they-live-log-humans-win = La troisième carte est réussie et le signal est coupé. Les Humains gagnent !
they-live-log-humans-lose = { $why ->
    [midnight] Il est minuit, et personne n’a lancé l’Assaut Final. Les Humains perdent.
    [no-spare] Quelqu’un est mort, et il n’y a plus personne pour le remplacer. Les Humains perdent.
    [no-human-alive] Plus un Humain n’est en vie dans Cable 54. Les Humains perdent.
   *[assault] L’Assaut Final a échoué. Les Humains perdent.
}
they-live-log-identity = { $person } était { $identity }.

they-live-log-unreadable = (une ligne illisible : { $line })

## First words

they-live-opening = They Live: Assault on Cable 54
    .text = Ils dirigent la ville, et ils ressemblent à tout le monde. Ce qui fait tenir leurs visages, c’est un signal émis de la tour de Cable 54. Vous avez un carton de lunettes de soleil, quelques amis, et jusqu’à minuit.
they-live-opening-players = À la table : { $players }.
they-live-opening-you = Vous jouez { $person }. { $bio } Vous êtes { $space_at }.
they-live-opening-not-seen = Humain ou Envahisseur ? Vous regarderez sous votre masque avant la première manche. Personne d’autre ne le saura.
they-live-opening-human = Et en secret : vous êtes un Humain. Gagnez avec les Humains. Personne n’est obligé de vous croire.
they-live-opening-invader = Et en secret : vous êtes un Envahisseur. Gagnez quand les Humains perdent, et que personne ne s’en aperçoive. Vous ne savez pas s’il y en a un autre.
they-live-opening-overlays = Dans la partie, réserve comprise : { $humans ->
    [one] { $humans } Humain
   *[other] { $humans } Humains
} et { $invaders ->
    [one] { $invaders } Envahisseur
   *[other] { $invaders } Envahisseurs
}.
they-live-opening-humans = Les Humains gagnent quand le groupe a réussi les trois cartes de l’Assaut Final. Le chef le lance à Cable 54, entre 19:00 et minuit.
they-live-opening-invaders = Les Envahisseurs gagnent à minuit si personne ne l’a lancé, quand quelqu’un meurt sans qu’il reste de personnage de réserve, et quand l’assaut échoue : cinq échecs sur une carte, une carte qui le dit, ou plus un Humain en vie.
they-live-opening-difficulty = Difficulté : { $difficulty }. Couleurs des cartes de l’Assaut Final, dans l’ordre : { $colours }.

## Last words

they-live-ending-humans = Le signal est coupé. Partout en ville, les gens lèvent les yeux de leurs écrans et se regardent. Les Humains ont gagné.
they-live-ending-invaders = L’émission continue. Demain, il fera beau. Les Humains ont perdu.
they-live-ending-winners = Gagnants : { $players }.
they-live-ending-nobody = Personne à la table n’était un Envahisseur : personne n’a donc gagné.
they-live-ending-figures = C’était la manche { $round }, et { $hour } à l’horloge. Cartes de l’Assaut Final réussies : { $cards }. Histoires achevées : { $stories }. Joueurs morts à la fin : { $dead }.
