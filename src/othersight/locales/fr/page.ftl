# Les mots de la table dans le navigateur. Ce que disent les jeux est dans leurs propres fichiers.

## Accueil

page-title = Othersight : deux jeux de plateau, une seule table
page-game-the-others = The Others: 7 Sins
    .text = Un Péché s’est emparé de la ville, rue après rue. Vous y menez les derniers Héros, et chaque arme qu’on leur tend a son prix.
    .now = Vous jouez les Héros ; un robot joue le Péché.
page-game-they-live = They Live: Assault on Cable 54
    .text = Quatre à six amis contre la montre, et tous ne sont pas ce qu’ils semblent être. Mettez les lunettes et voyez à qui vous parliez.
    .now = Vous êtes l’un des cinq ; des robots jouent les quatre autres.
page-play-now = Jouer
page-starting = Mise en place…
page-learn = Apprendre en jouant
page-lesson-step = { $step } sur { $steps }
page-lesson-go-on = Continuer
page-lesson-play-on = Jouer la suite
page-lesson-leave = Quitter la leçon
page-lesson-not-now = C’est possible dans une partie. Ici, la leçon montre d’abord autre chose.
page-goal = Les buts de chaque camp
page-goal-all = Tous les détails, et qui vous êtes
page-briefing = Avant de commencer
page-briefing-begin = Commencer
page-legend = Signes et mots
page-legend-token = Jetons
page-legend-city = Icônes des Actions de Ville
page-legend-face = Faces des dés
page-legend-monster = Monstres
page-legend-hellclub = Hell Club
page-legend-npc = PNJ
page-legend-sin = Péchés
page-legend-acolyte = Acolytes
page-legend-hero = Héros
page-legend-class = Classes de Héros
page-legend-term = Termes des règles
page-legend-icon = Icônes des cartes
page-legend-skill = Compétences
page-legend-kind = Sortes d’ennemis
page-legend-character = Personnages
page-legend-action = Actions
page-legend-phase = Phases d’une manche
page-legend-artwork = Images des panneaux
page-legend-message = Messages cachés
page-legend-severity = Sortes de Blessures
page-legend-area = Secteurs
page-legend-space = Cases
page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $game }
page-puzzles-text = De petites positions avec un but. Chacune a une solution, quoi que fassent les autres, et se tente aussi souvent qu’on veut.
page-puzzles-all = Tous les problèmes
page-puzzle-again = Réessayer
page-puzzle-solved = Résolu !
page-puzzle-missed = Pas ainsi.
page-new-table = Nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-my-tables = Mes tables
page-no-tables = Vous n’avez encore aucune table dans ce navigateur.
page-you-are-asked = À vous de décider
page-status-gathering = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-join = Rejoindre par lien
page-join-text = Le lien qu’on vous a envoyé
page-join-go = Rejoindre
page-join-wrong = Ce n’est pas un lien vers une place ou une table. Il finit par #/seat/ et une suite de lettres.
page-watch = Regarder
page-nothing-to-watch = Aucune table n’est ouverte aux spectateurs en ce moment.
page-rulebook = Règles
page-language = Langue
page-foot = Les dessins, les phrases et les récits sont les nôtres ; les noms de cartes et les termes de règles sont ceux des jeux.
page-to-start = Retour à l’accueil

## Une nouvelle table

page-options = La partie
page-usual = par défaut
page-usual-is = { $value } (par défaut)
page-advised-is = { $value } (le plus équilibré)
page-option-story = Scénario
page-option-map = Plan
page-option-sin = Péché
page-option-acolyte = Acolytes
page-option-hero-players = Joueurs Héros
page-option-team = Équipe
page-option-heroes = Héros
page-option-campaign = Campagne
page-option-edition = Édition
page-option-figures = Autres valeurs
page-option-players = Joueurs
page-option-difficulty = Difficulté
page-option-town = Ville
page-option-cards = Cartes
page-value-random = au hasard
page-value-box = les sept de la boîte
page-value-pick = à choisir à la table
page-value-final = les règles imprimées
page-value-draft = le brouillon antérieur
page-value-letter = Plan { $letter }
page-own-map = mon propre fichier de plan
page-own-team = sept Héros de mon choix
page-own-heroes = Héros de mon choix
page-named-of-kind = { $kind } : { $count } sur { $wanted }
page-named-of = Héros cochés : { $count } sur { $wanted }
page-own-map-empty = Collez le texte d’un fichier de plan, ou choisissez l’un des plans.
page-own-names-count = { $option } : cochez { $wanted } Héros, ou choisissez autrement. Cochés : { $count }.
page-own-names-empty = { $option } : cochez au moins un Héros, ou choisissez autrement.
# What each choice of a new table is for, where its values do not say it themselves.
page-about-hero-players = Les Héros en jeu sont répartis entre autant de personnes ou de robots.
page-about-team = Sept Héros : celui qui meurt est remplacé par l’un d’eux.
page-about-heroes = Avec qui de l’équipe la partie commence ; les autres attendent dans la réserve.
page-about-campaign = Des scénarios à la suite avec les mêmes joueurs, un par soirée : les survivants continuent, le Péché change.
page-about-edition = Un brouillon antérieur des règles diffère par endroits ; le plus souvent, on joue les règles imprimées.
page-about-programs = Qui a le lien d’une place peut y faire jouer son propre programme ; tout le monde le voit.
page-about-figures = Par exemple heroes.rose.skill=3 ; plusieurs, séparées par des espaces. Une partie aux valeurs changées est un essai, et ses dés ne sont pas comptés.
page-rare-options = Réglages rares
page-seats = Les places
page-player = Joueur { $number }
page-holder-me = moi
page-holder-person = une personne, par lien secret
page-holder-bot = un robot
page-holder-open = le premier venu
page-bot = Niveau du robot
page-bot-random = robot au hasard
page-bot-novice = robot débutant
page-bot-regular = robot moyen
page-bot-expert = robot expert
page-bot-master = robot maître
page-bot-text = Du hasard au maître, chaque robot est plus fort que le précédent. Le robot moyen est l’adversaire par défaut ; un robot maître peut réfléchir 2 secondes.
page-who-may-watch = Qui peut regarder
page-watch-listed = tout le monde ; la table figure dans la liste
page-watch-link = toute personne qui a le lien
page-watch-nobody = personne
page-open-unseen = Le premier venu doit d’abord voir la table : laissez regarder toute personne qui a le lien, ou donnez cette place à une personne par lien secret.
page-program = programme
page-program-named = { $name }, un programme
page-programs-may = Programmes admis à la table
page-moment = Enregistrer ce moment dans un fichier
page-moment-text = Pour signaler une erreur : tant que la partie dure, le fichier ne contient que ce que vous savez, et le reste est redistribué.
page-open-scenario = Ouvrir un fichier de scénario
page-open-scenario-seats = Choisir qui s’assoit où avant le début
page-open-saved-game = C’est une partie sauvegardée, pas un scénario. Parcourez-la sur votre propre machine : { $command }
page-open-map = C’est un plan, pas un scénario. Il s’ouvre sous « { $where } ».
page-leave-wait = Attendre les absents
page-leave-wait-back = jusqu’à leur retour
page-nick = Mon nom à la table
page-make-table = Créer la table
page-links = Liens secrets
page-links-text = Envoyez-en un à chaque personne. La personne qui a le lien a la place.
page-links-here = Ces liens commencent par une adresse qui ne vaut que sur cette machine. Pour jouer avec d’autres machines, lancez le serveur avec { $command } et ouvrez la page à l’adresse de cette machine dans votre réseau.
page-copy = Copier
page-copied = Copié
page-to-table = À la table
page-loading = Un instant…
page-opening-link = Ouverture du lien…

## Ennuis

page-trouble = Cela n’a pas marché
page-trouble-any = Cela n’a pas marché
page-trouble-not-found = Ce lien ne mène nulle part
page-trouble-gone = Cette table n’existe plus
page-trouble-expired = Cette table a été rangée
page-trouble-version = Cette table demande une autre version des règles
page-trouble-protocol = Cette page n’est plus à jour
page-trouble-taken = Quelqu’un a été plus rapide
page-trouble-full = Il n’y a plus de place pour l’instant
page-trouble-not-stored = L’enregistrement a échoué
page-trouble-no-server = Le serveur ne répond pas
page-no-sense = Le serveur a donné une réponse que cette page ne comprend pas. Rechargez la page.
page-no-server = Le serveur est injoignable.
page-part-gone = Une partie de cette page n’a pas pu être chargée : le serveur a peut-être été mis à jour entre-temps, ou la connexion est coupée. Rechargez la page.
page-advice-any = Rien n’est perdu : ce qui a été confirmé est enregistré. Réessayez, ou revenez à l’accueil.
page-advice-not-found = Vérifiez que le lien est entier. Un lien n’est plus valable quand sa place en reçoit un nouveau ; demandez à la personne qui vous a envoyé celui-ci.
page-advice-gone = La table a été rangée, ou a été créée avec d’autres règles. Commencez-en une nouvelle.
page-advice-expired = Les tables où personne ne vient plus laissent la place aux autres. Commencez-en une nouvelle.
page-advice-version = Elle peut continuer là où tourne cette version d’Othersight ; demandez à la personne qui gère ce serveur. Ici, vous pouvez commencer une nouvelle table.
page-advice-protocol = Rechargez la page ; la table est restée telle quelle.
page-advice-full = Attendez un peu et réessayez, ou commencez votre propre table.
page-advice-not-stored = Le disque du serveur est peut-être plein. Rien n’a été fait, rien n’est perdu : prévenez la personne qui gère le serveur, puis réessayez.
page-advice-taken = Quelqu’un a été plus rapide. Demandez une autre place, ou regardez.
page-advice-no-server = Vérifiez que le serveur tourne et que cet appareil est connecté, puis rechargez la page.
page-cut = La connexion est coupée. Elle est en cours de rétablissement ; ce que vous faites entre-temps sera envoyé alors.
page-not-stored = Le serveur n’a pas pu l’enregistrer ; son disque est peut-être plein. Rien n’a été fait, rien n’est perdu. Réessayez, et prévenez la personne qui gère le serveur.
page-second-tab = Cette table est aussi ouverte dans un autre onglet de ce navigateur. Les deux montrent la même chose ; répondez dans l’un ou l’autre.
page-understood = Compris
page-broken = Cette partie de la page ne peut pas être affichée pour le moment. La partie continue et rien n’est perdu.
page-try-now = Réessayer

## En attente

page-gathering = La table attend ses joueurs. L’hôte commence quand tout le monde est là.
page-sit = Prendre la place : { $seat }
page-full = Toutes les places sont prises. Restez pour regarder, ou demandez un lien secret à l’hôte.
page-begin = Commencer ; les places vides vont aux robots

## La table

page-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
page-undo = Annuler
page-undo-more = Annuler…
page-undo-all = Tout annuler ({ $steps })
page-undo-beyond = Remonter plus loin
page-undo-why = Jusqu’où puis-je annuler ?
page-proposal = { $who } voudrait annuler ce qu’on ne peut annuler qu’ensemble.
page-proposal-waits = Accord attendu : { $who }.
page-proposal-refused = Tout le monde n’était pas d’accord : rien n’est annulé.
page-agree = Accepter
page-refuse = Refuser
page-lenses = Lunettes
page-replay = Revoir
page-replay-of = Revoir : { $game }
page-replay-more = Plus
page-sound = Son
page-volume = Volume
page-panels = Plateaux et cartes
page-tabs = Ce qui s’affiche à côté du plateau
page-tab-table = Table
page-tab-panels = Plateaux
page-tab-log = Journal
page-tab-chat = Tchat
page-unread = quelque chose de nouveau a été dit
page-tab-seats = Places
page-tab-look = Texte
page-tab-talk = Dires
page-tab-rules = Règles
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout voir
page-board = La table
page-board-the-others = La ville. Les flèches vont d’une case à l’autre, Entrée choisit.
page-board-they-live = La ville. Les flèches vont d’une case à l’autre, Entrée choisit.
page-space-holds = { $name } : { $things }
page-face-down = face cachée
page-lies-face-down = (face cachée)
page-monster-figures = { $name } : Combat { $fight }, Défense { $defense }

## La question

page-your-decision = À vous de décider
page-your-decision-is = À vous de décider : { $question }
page-your-decision-at = À vous de décider · { $game }
page-waiting-for = En attente de : { $who }
page-over = La partie est terminée
page-over-replay = Revoir depuis le début
page-narrowed = Ce qu’on peut y faire :
page-all-options = tous les choix
page-or-on-the-board = ou sur le plateau
page-hint = Que ferait le robot ?
page-hint-thinks = Le robot réfléchit…
page-hint-says = Le robot choisirait : { $text }
page-remember = toujours répondre ainsi
page-remembered = Réponse donnée d’office : « { $kind } » → { $option }
page-forget = me redemander
page-ways = Chemins possibles, de coûts différents :
page-wishes = Souhaits permanents
page-wish-all = Tout me demander, même ce qui va de soi
page-wish-until = Ne rien me demander
page-wish-at = Me demander quand même…
page-wish-now = On ne vous demande rien : { $span }.
page-wish-stop = Arrêter
page-wish-only = répondre pour moi quand une seule chose est possible
page-only-option = C’est la seule possibilité. On vous le demande pour que personne ne puisse le deviner.
page-passed = Fait d’office : { $text }
page-why = Pourquoi est-ce impossible ?
page-why-label = Que voudriez-vous faire ?
page-why-ask = Demander
page-why-point = Ou montrez-le : chaque lieu, figurine et carte dit ce qu’on peut en faire, et sinon pourquoi.
page-why-example = combattre, ou aller à 12
page-filler-words = to, the, a, an, at, on, in, into, with, against, for, i, can, not, why, my, le, la, les, l, un, une, des, à, au, aux, vers, dans, sur, avec, contre, pour, je, j, me, m, se, s, de, du, d, pourquoi, ne, n, pas, puis, peux, est, ce, c, que, qu, on, peut, mon, ma, mes, case, carte
page-verb-move = aller, marcher, courir, avancer, bouger, déplacer
page-verb-step = aller, marcher, courir, avancer, bouger, déplacer
page-verb-ride = conduire, rouler, autoroute
page-verb-fight = combattre, attaquer, battre
page-verb-shoot = tirer, viser
page-verb-cleanse = crise, résoudre, nettoyer, purifier
page-verb-city-action = ville, soin, soigner, repentance, repentir
page-verb-collect = ramasser, prendre, emmener
page-verb-end = finir, terminer, arrêter
page-verb-play = jouer
page-verb-lay-low = planquer, cacher, reposer
page-verb-trade = échanger, troquer
page-verb-use = utiliser, employer
page-verb-inspect = inspecter, regarder, lunettes
page-verb-craft = bricoler, fabriquer
page-verb-persuade = persuader, convaincre
page-verb-confront = affronter, accuser
page-verb-trigger = assaut, déclencher
page-is-open = Cela vous est permis maintenant.
page-choose = Choisir
page-press = (maintenir)
page-my-secret = Qui je suis
page-dice = Dés
page-shelf = Cartes et dés sur la table
page-drawn = Cartes tirées ou jouées à l’instant
page-deck-location = Lieu
page-deck-story = Histoire
page-deck-news = Flash info
page-deck-assault = Assaut Final
page-deck-injury = Blessure
page-deck-card = Résistance
page-deck-sin = Carte Péché
page-deck-apocalypse = Apocalypse
page-deck-dark-past = Passé Trouble
page-deck-upgrade = Amélioration
page-deck-mission = Mission

## Chances

page-odds = Chances : { $odds }

## Journal, discussion, places, règles

page-log = Ce qui s’est passé
page-earlier = Plus tôt
page-jump = Revoir ce moment
page-only-you = pour vous uniquement
page-chat = Tchat
page-nothing-happened = Il ne s’est encore rien passé ici.
page-nothing-said = Personne n’a encore rien dit.
page-team = équipe
page-to-all = tous
page-channel = À qui
page-say = Dire
page-somebody = Quelqu’un
page-you = vous
page-you-are = { $name } (vous)
page-here = en ligne
page-away = hors ligne
page-is-asked = doit décider
page-missed = Un robot prend la place dans { $time }
page-hurry = Ne plus attendre ({ $time })
page-take-back = Reprendre ma place
page-hand-over = Laisser jouer le robot
page-give-person = nouveau lien
page-give-bot = à un robot
page-give-open = ouverte à tous
page-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
page-spectators-link = Lien pour spectateurs
page-unwatched = Personne ne peut regarder cette table.
page-close-table = Fermer cette table
page-close-table-sure = Vraiment la fermer, pour tous et pour de bon ?
page-look = Voir
page-look-at = nom ou nº
page-rules-search = Des mots, ou l’identifiant d’une règle
page-rules-front = Comment on y joue
page-draw-map = Dessiner un plan
page-rules-exact = Les règles exactes ({ $count })
page-rules-all = Toutes les règles par numéro
page-rules-none = Aucune règle ne contient tous ces mots. Essayez-en un seul.
page-search = Chercher
page-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle.
   *[other] { $count } règles.
}
page-rule-ruled = { $id } · { $chapter } · une interprétation de cette table
page-rule-of = { $id } · { $chapter }
page-chapter-apoc = Apocalypse
page-chapter-corrupt = Corruption
page-chapter-darkpast = Passé Trouble : le principe
page-chapter-endround = Fin de la manche
page-chapter-hellclub = Hell Club
page-chapter-npc = Les PNJ dans la ville
page-chapter-pvp = Joueur contre joueur
page-chapter-sincard = Jouer les cartes Péché
page-chapter-sinreact = Réactions du Péché
page-chapter-ranged = Combat à distance
page-close = Fermer
page-more = Plateau

## The Others

page-progress = { $progress } sur { $required }
page-missions-done = Accomplies : { $missions }
page-apocalypse = Piste Apocalypse
page-reactions = Réactions restantes : { $left } sur { $all }
page-monsters = Monstres
page-fight = Combat
page-on-board = en jeu
page-unplayed = attente
page-dead = morts
page-hell-club = Hell Club
page-sin-cards = Cartes Péché : { $hand } en main, { $deck } dans la pioche
page-hand = Main
page-discard = Défaussées ({ $count })
page-heroes = Héros
page-first-hero = premier Héros
page-not-on-board = hors du plateau
page-dashboard-of = Plateau de { $hero }
page-corruption-track = Niveau de corruption { $level }, blessures : { $wounds }
page-bonus-1 = aucun
page-bonus-7 = choix
page-turns = Tours : { $count }
page-extra-turns = Tours Suppl. : { $count }
page-city-free = Action de Ville libre
page-city-used = Action de Ville utilisée : { $space }
page-dark-past = Passé Trouble
page-inventory = Inventaire
page-upgrade-deck = Pioche d’Améliorations : { $count }

## They Live

page-overlays = Parmi tous les personnages : { $human ->
    [one] { $human } Humain
   *[other] { $human } Humains
}, { $invader ->
    [one] { $invader } Envahisseur
   *[other] { $invader } Envahisseurs
}
page-news = Flash info
page-resources = Ressources : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $recruits ->
    [one] { $recruits } recrue
   *[other] { $recruits } recrues
}
page-stash = Cachette : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-people = Joueurs
page-identity-human = Humain
page-identity-invader = Envahisseur
page-letter-human = H
page-letter-invader = E
page-icon-resistance = (saine)
page-icon-invader = (sabotée)
page-health = santé { $left } sur { $health }
page-scrap = ferraille : { $count }
page-glasses = lunettes : { $count }
page-wanted = avis de recherche : { $count }
page-story = Histoire : { $passes ->
    [one] { $passes } réussie
   *[other] { $passes } réussies
}, { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}
page-slot-weapon = aucune Arme
page-slot-off-hand = seconde main vide
page-slot-ally = aucun Allié
page-bag = (sac) { $note }
page-in-bag = { $count } dans le sac
page-claims = Qui a dit quoi
page-withdraw = Retirer la déclaration nº { $number }
page-i-say = Je déclare :
page-claim-about = à quel sujet
page-claim-person = quelqu’un
page-claim-billboard = un panneau
page-claim-card = une carte
page-claim-deposit = un dépôt
page-claim-clean = saine
page-claim-sabotaged = sabotée
page-sabotaged = cartes sabotées
page-knowledge = Ce que j’ai vu

## Revoir

page-eyes = Point de vue
page-own-eyes = ma place
page-spectator = un spectateur
page-all-eyes = tous
page-branch = Jouer à partir d’ici
page-step = Étape { $step } sur { $last }
page-step-unseen = Rien de visible pour ces yeux.
page-step-first = Première étape
page-step-back = Étape précédente
page-step-play = Lecture automatique
page-step-on = Étape suivante
page-scrubber = Moment de la partie
