# Les mots de la table dans le navigateur. Ce que disent les jeux est dans leurs propres fichiers.

## Accueil

page-title = Othersight : deux jeux de plateau à une même table
page-game-the-others = The Others: 7 Sins
    .text = Un Péché a pris la ville, rue après rue. Vous y menez les derniers Héros, et chaque arme qu'on leur tend a son prix.
    .now = Vous jouez les Héros ; la machine joue le Péché.
page-game-they-live = They Live: Assault on Cable 54
    .text = Quatre à six amis contre la montre, et tous ne sont pas ce qu'ils semblent être. Mettez les lunettes et voyez à qui vous parliez.
    .now = Vous êtes l'un des cinq ; la machine joue les quatre autres.
page-play-now = Jouer
page-starting = Mise en place…
page-new-table = Nouvelle table
page-my-tables = Mes tables
page-no-tables = Vous n'avez encore aucune table dans ce navigateur.
page-you-are-asked = À vous de décider
page-status-gathering = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-join = Rejoindre par lien
page-join-text = Le lien qu'on vous a envoyé
page-join-go = Rejoindre
page-join-wrong = Ce n'est pas un lien vers une place ou une table. Il finit par #/seat/ et une suite de lettres.
page-watch = Regarder
page-nothing-to-watch = Aucune table n'est ouverte aux spectateurs en ce moment.
page-rulebook = Règles
page-language = Langue
page-foot = Les dessins, les phrases et les récits sont de nous ; les noms de cartes et les termes de règles sont ceux des jeux.
page-to-start = Retour à l'accueil

## Une nouvelle table

page-options = La partie
page-usual = l'habituel
page-option-story = Histoire
page-option-map = Plan
page-option-sin = Péché
page-option-acolyte = Acolytes
page-option-hero-players = Joueurs Héros
page-option-heroes = Héros
page-option-edition = Édition
page-option-figures = Autres valeurs
page-option-players = Joueurs
page-option-difficulty = Difficulté
page-value-random = tiré au sort
page-value-pick = choisi à la table
page-value-final = les règles imprimées
page-value-draft = la version antérieure
page-value-letter = Plan { $letter }
page-own-map = un fichier de plan à moi
page-own-heroes = les Héros que je nomme
page-rare-options = Rarement utile
page-seats = Les places
page-player = Joueur { $number }
page-holder-me = moi
page-holder-person = une personne, par lien secret
page-holder-bot = la machine
page-holder-open = le premier venu
page-bot = Quelle machine
page-bot-scripted = machine réfléchie
page-bot-random = machine au hasard
page-who-may-watch = Qui peut regarder
page-watch-listed = tout le monde ; la table est affichée
page-watch-link = qui a le lien
page-watch-nobody = personne
page-nick = Mon nom à la table
page-make-table = Dresser la table
page-links = Liens secrets
page-links-text = Envoyez-en un à chaque personne. Qui a le lien a la place.
page-to-table = À la table
page-loading = Un instant…
page-opening-link = Ouverture du lien…

## Ennuis

page-trouble = Cela n'a pas marché
page-no-sense = Le serveur a donné une réponse que cette page ne comprend pas. Rechargez la page.
page-no-server = Le serveur est injoignable.
page-advice = Rien n'est perdu : ce qui a été confirmé est enregistré. Réessayez, ou revenez à l'accueil.
page-advice-not-found = Vérifiez que le lien est entier. Un lien expire quand sa place en reçoit un nouveau ; demandez à qui vous a invité.
page-advice-gone = La table a été rangée, ou date d'autres règles. Commencez-en une nouvelle.
page-advice-taken = Quelqu'un a été plus rapide. Demandez une autre place, ou regardez.
page-advice-no-server = Vérifiez que le serveur tourne et que cet appareil est connecté, puis rechargez la page.
page-cut = La connexion est coupée. Elle va revenir ; ce que vous faites entre-temps sera envoyé alors.

## En attente

page-gathering = La table attend ses joueurs. L'hôte commence quand tout le monde est là.
page-sit = S'asseoir : { $seat }
page-begin = Commencer ; les places vides vont à la machine

## La table

page-round = Manche { $round }
page-undo = Annuler
page-undo-all = Annuler { $steps }
page-undo-beyond = Demander à revenir plus loin
page-proposal = { $who } voudrait reprendre ce qu'on ne peut reprendre seul.
page-agree = Accepter
page-refuse = Refuser
page-lenses = Lunettes
page-replay = Revoir
page-panels = Plateaux et cartes
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-seats = Places
page-tab-look = En mots
page-tab-talk = Dires
page-tab-rules = Règles
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout voir
page-board-the-others = La ville. Les flèches vont d'une case à l'autre, Entrée choisit.
page-board-they-live = La ville. Les flèches vont d'une case à l'autre, Entrée choisit.
page-space-holds = { $name } : { $things }
page-face-down = face cachée
page-monster-figures = { $name } : Combat { $fight }, Défense { $defense }

## La question

page-your-decision = À vous de décider
page-waiting-for = On attend { $who }
page-over = La partie est finie
page-narrowed = Ce qu'on peut y faire :
page-all-options = tous les choix
page-hint = Que ferait la machine ?
page-hint-says = La machine choisirait : { $text }
page-remember = toujours répondre ainsi
page-remembered = Toujours répondu sans demander : { $kind } { $option }
page-forget = redemander
page-passed = S'est fait tout seul : { $text }
page-why = Pourquoi pas ?
page-why-example = par exemple : move 12
page-is-open = Cela vous est permis maintenant.
page-choose = Choisir
page-dice = Dés

## Chances

page-odds = Chances : { $odds }
page-odds-dies = meurt
page-odds-unharmed = indemne
page-odds-unhurt = sans dégâts
page-odds-passed = réussit
page-odds-all-killed = tous tués
page-odds-killed = le tue
page-odds-killed-one = tue { $who }
page-odds-killed-with-weapon = le tue avec l'arme
page-odds-all-removed = tout retiré
page-odds-none-removed = rien de retiré
page-odds-noticed = est repéré
page-odds-persuaded = persuade
page-odds-nothing = rien
page-odds-at-once = aussitôt
page-odds-first-half = première moitié réussie
page-odds-second-half = seconde moitié réussie
page-odds-attacker-loses = l'attaquant perd
page-odds-defender-loses = le défenseur perd
page-odds-attacker-dies = l'attaquant meurt
page-odds-defender-dies = le défenseur meurt
page-odds-attacker-critical = critique de l'attaquant
page-odds-defender-critical = critique du défenseur
page-odds-looks = peut regarder
page-odds-invader-dies = l'envahisseur meurt
page-odds-wounds = Blessures
page-odds-corruption = Corruption
page-odds-kills = tués
page-odds-successes = succès
page-odds-damage = dégâts subis
page-odds-dealt = dégâts infligés
page-odds-removed = jetons retirés
page-odds-damage-attacker = dégâts à l'attaquant
page-odds-damage-defender = dégâts au défenseur
page-odds-cards = cartes
page-odds-cards-contested = cartes si disputées
page-odds-scrap = ferraille

## Journal, discussion, places, règles

page-log = Ce qui s'est passé
page-earlier = Plus tôt
page-jump = Revoir ce moment
page-only-you = vous seul
page-chat = Discussion
page-nothing-said = Personne n'a encore rien dit.
page-team = équipe
page-to-all = tous
page-channel = À qui
page-say = Dire
page-somebody = Quelqu'un
page-you = vous
page-here = présent
page-away = absent
page-is-asked = doit décider
page-hurry = Ne pas attendre { $seconds } secondes
page-take-back = Reprendre ma place
page-hand-over = Laisser jouer la machine
page-give-person = nouveau lien
page-give-bot = à la machine
page-give-open = l'ouvrir
page-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
page-spectators-link = Lien pour spectateurs
page-look = Regarder
page-look-at = un nom ou un numéro
page-rules-search = Des mots, ou le numéro d'une règle
page-search = Chercher
page-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle.
   *[other] { $count } règles.
}
page-ruling = une décision de cette table
page-chapter-apoc = Apocalypse
page-chapter-corrupt = Corruption
page-chapter-darkpast = Passé obscur : le principe
page-chapter-endround = Fin de la manche
page-chapter-hellclub = Hell Club
page-chapter-npc = Personnages de la ville
page-chapter-pvp = Joueur contre joueur
page-chapter-sincard = Jouer les cartes Péché
page-chapter-sinreact = Réactions du Péché
page-chapter-ranged = Combat à distance
page-close = Fermer
page-more = Tableau

## The Others

page-progress = { $progress } sur { $required }
page-missions-done = Accomplies : { $missions }
page-apocalypse = Piste d'Apocalypse
page-reactions = { $left } Réactions sur { $all }
page-monsters = Monstres
page-fight = Combat
page-on-board = en jeu
page-unplayed = réserve
page-dead = morts
page-hell-club = Hell Club
page-sin-cards = Cartes Péché : { $hand } en main, { $deck } dans la pioche
page-hand = Main
page-discard = Défaussées ({ $count })
page-heroes = Héros
page-first-hero = premier Héros
page-dashboard-of = Tableau de { $hero }
page-corruption-track = Corruption niveau { $level }, Blessures : { $wounds }
page-turns = Tours : { $count }
page-extra-turns = Tours en plus : { $count }
page-city-free = Action de ville libre
page-city-used = Action de ville prise : { $space }
page-dark-past = Sombre passé
page-inventory = Réserve d'améliorations
page-upgrade-deck = Pioche d'améliorations : { $count }

## They Live

page-overlays = Parmi tous les personnages : { $human } humains, { $invader } envahisseurs
page-news = Dernières nouvelles
page-resources = Ressources : { $count } cartes, { $recruits } recrues
page-stash = Cachette : { $count } cartes
page-people = Joueurs
page-identity-human = Humain
page-identity-invader = Envahisseur
page-letter-human = H
page-letter-invader = E
page-icon-resistance = (bonne)
page-icon-invader = (sabotée)
page-health = santé { $left } sur { $health }
page-scrap = ferraille : { $count }
page-glasses = lunettes : { $count }
page-wanted = recherché : { $count }
page-story = Histoire : { $passes } réussies, { $left } restantes
page-slot-weapon = sans arme
page-slot-off-hand = autre main vide
page-slot-ally = sans allié
page-bag = (sac)
page-in-bag = { $count } dans le sac
page-claims = Qui a dit quoi
page-withdraw = Retirer le dire { $number }
page-i-say = Je dis de
page-claim-about = à propos de quoi
page-claim-person = quelqu'un
page-claim-billboard = un panneau
page-claim-deposit = un dépôt
page-sabotaged = cartes sabotées
page-knowledge = Ce que j'ai vu

## Revoir

page-eyes = Par les yeux de
page-own-eyes = ma place
page-seat-number = place { $number }
page-spectator = un spectateur
page-all-eyes = tous
page-branch = Rejouer à partir d'ici
page-step = Pas { $step } sur { $last }
page-step-first = Premier pas
page-step-back = Un pas en arrière
page-step-play = Défiler seul
page-step-on = Un pas en avant
page-scrubber = Moment de la partie
