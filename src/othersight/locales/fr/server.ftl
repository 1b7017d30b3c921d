# Ce que le serveur dit aux gens assis à ses tables : refus, phrases toutes faites, et jusqu'où l'on peut revenir.

server-bad-message = { $where } n’est pas valable : { $fault }
server-bad-option = la valeur de l’option { $option } n’est pas du bon type
server-bad-options = ces options ne donnent pas de partie jouable
server-bad-request = le serveur ne peut pas répondre à cette requête
server-begun = la partie a déjà commencé
server-branch-needs-seat = dites quelle place vous voulez jouer à partir de là
server-branch-over = à cette étape la partie est finie ; choisissez-en une plus tôt
server-chat-empty = écrivez un texte ou choisissez une phrase toute faite, l’un des deux
server-closed = l’hôte a fermé cette table ; créez-en une nouvelle
server-come-again = la table vient d’être rechargée ; reconnectez-vous
server-draining = ce serveur va redémarrer et ne crée plus de tables ; réessayez dans un instant
server-expired = personne n’est venu à cette table depuis si longtemps qu’elle a été rangée ; créez-en une nouvelle
server-failed = une erreur s’est produite dans le serveur ; la table est intacte, réessayez
server-given-dice = cette table commence dans une position donnée : son hasard ne vient d’aucun engagement
server-hello-first = le premier message doit être hello
server-hello-twice = hello ne s’envoie qu’une fois
server-host-only = seul l’hôte de la table peut le faire
server-just-left = la personne à cette place vient de partir et peut encore revenir ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
server-no-hello = aucun message n’est arrivé à temps ; reconnectez-vous
server-no-json = un message doit être du JSON
server-no-proposal = cette proposition n’existe plus
server-no-storage = les tables ne peuvent pas être lues pour le moment ; rien n’est perdu, réessayez
server-no-such-address = il n’y a rien à cette adresse
server-no-such-bot = il n’y a pas de robot { $name } ; il y a : { $names }
server-no-such-case = ce fichier a { $cases ->
    [one] un seul cas, le numéro 0
   *[other] { $cases } cas, comptés à partir de 0
}
server-no-such-commitment = cet engagement est inconnu, déjà utilisé ou oublié ; demandez-en un autre
server-no-such-link = ce lien ne mène à aucune table ; demandez-en un nouveau à la personne qui vous l’a donné
server-no-such-method = cette adresse ne s’utilise pas ainsi
server-no-such-page = il n’y a pas de page { $name } ; il y a : { $names }
server-nothing-meant = on ne peut rien vouloir en faire
server-no-such-phrase = il n’y a pas de phrase toute faite { $phrase }
server-no-such-wish = ce souhait n’existe pas à cette place
server-no-such-rule = il n’y a pas de règle { $id } ; cherchez plutôt des mots
server-no-such-step = cette étape n’existe pas ; elles vont de { $first } à { $last }
server-no-team = cette place n’a pas d’équipe ; écrivez à toute la table
server-no-text = un message doit être du texte
server-nobody-missing = personne n’est absent de cette place
server-not-asked = on ne vous demande rien en ce moment
server-not-begun = la partie n’a pas encore commencé
server-no-programs = aucun programme ne peut s’asseoir à cette table ; c’est la personne qui crée la table qui en décide
server-not-over = la partie continue ; ceci ne se dit qu’à la fin
server-not-open = ce n’est pas possible en ce moment
server-not-stored = cela n’a pas pu être enregistré et n’a pas été fait ; la table est restée telle quelle, réessayez
server-not-understood = ce n’est pas un choix de ce jeu
server-not-your-eyes = tant que la partie dure, vous ne voyez que ce que sait votre place
server-one-seat-each = vous ne pouvez prendre qu’une place ; donnez les autres à des personnes ou à des robots, ou laissez-les ouvertes
server-only-watching = les spectateurs ne peuvent pas faire cela
server-other-protocol = cette page est plus ancienne ou plus récente que le serveur ; rechargez-la
server-other-version = cette table demande la version { $version } des règles, que ce serveur n’a pas ; un serveur qui les a peut la continuer jusqu’au { $until }
server-outdated = la table a changé entre-temps ; regardez à nouveau
server-page-not-built = Othersight fonctionne. Sa page n’est pas construite ; dans un clone, make page la construit. L’API est décrite à /api/openapi.json.
server-room-full = trop de personnes sont connectées à cette table ; réessayez plus tard
server-said-enough = cette place a tant envoyé à cette table que seul ce dont le jeu a besoin est encore accepté
server-seat-is-bots = un robot joue cette place ; reprenez-la d’abord
server-seat-is-yours = aucun robot ne joue cette place pour vous
server-seat-taken = cette place est prise
server-seats-empty = des places sont encore libres ; attendez, ou donnez-les à un robot
server-silent = cette page n’a plus répondu depuis un moment ; reconnectez-vous
server-still-looking = des suggestions demandées plus tôt sont encore en préparation ; attendez-les
server-table-too-large = avec ces options la table serait trop grande : { $size } octets, plus que { $most }
server-too-fast = trop de demandes à la fois ; attendez un instant
server-too-fast-wait = { $seconds ->
    [one] trop de demandes ; la prochaine aura une réponse dans une seconde
   *[other] trop de demandes ; la prochaine aura une réponse dans { $seconds } secondes
}
server-too-large = cela dépasse { $most } octets
server-too-many-seats = { $given } places sont nommées ; ce jeu en a { $seats }
server-too-many-tables = ce serveur n’a plus de place pour d’autres tables ; réessayez plus tard
server-too-much-remembered = on peut retenir { $most } réponses au plus
server-too-slow = la connexion est trop lente pour suivre la table ; reconnectez-vous
server-bad-name = un nom compte de 1 à { $most } signes visibles
server-bad-password = un mot de passe compte de { $least } à { $most } caractères
server-foreign-origin = cette demande vient d’un autre site ; seule la page de ce serveur y a droit
server-name-taken = le nom { $name } est pris ; choisissez-en un autre
server-not-signed-in = vous n’êtes pas connecté
server-too-many-attached = un nom peut avoir au plus { $most } tables ; détachez-en d’abord
server-wrong-password = ce nom ou ce mot de passe est faux
server-notice-title = À vous de décider
server-notice-text = { $game } : une table attend votre décision.
server-bad-push = ce ne sont pas les clés d’un navigateur
server-bad-webhook-form = ce n’est pas une adresse commençant par https:// et un hôte
server-bad-webhook-https = l’adresse doit commencer par https://
server-bad-webhook-port = ce port n’est pas permis : utilisez 443, 80 ou un port à partir de 1024
server-bad-webhook-private = cette adresse est dans un réseau privé, où rien n’est envoyé
server-bad-webhook-unknown = cet hôte n’existe pas
server-too-many-notices = au plus { $most } avis sont envoyés pour une place ; retirez-en un d’abord
server-undo-nothing = il n’y a rien à annuler
server-why-open = Vous pouvez le faire maintenant.

server-undo-start = On peut annuler jusqu’au début.
server-undo-sealed = On ne peut pas annuler au-delà d’un lancer de dés ou d’une révélation.
server-undo-others = On ne peut pas annuler au-delà de la décision de quelqu’un d’autre.

server-phrase-hello = Bonjour !
server-phrase-good-game = Belle partie !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci.
server-phrase-sorry = Pardon !
server-phrase-one-moment = Un instant, s’il vous plaît.
server-phrase-your-turn = À vous de décider.
server-phrase-yes = Oui.
server-phrase-no = Non.
server-phrase-help-me = J’ai besoin d’aide ici.
server-phrase-go-there = Allons-y ensemble.
server-phrase-trust-me = Vous pouvez me faire confiance.
server-phrase-do-not-trust = À votre place, je m’en méfierais.
server-phrase-bye = Au revoir !
server-phrase-stood-down = Je n’ai pas pu suivre. Un joueur moins fort continue à ma place.
server-phrase-time-over-once = Mon temps était écoulé : un robot a donné cette réponse à ma place.
server-phrase-time-over-over = Mon temps était écoulé : un robot joue pour moi jusqu’à ce que je reprenne ma place.

server-odds-dies = meurt
server-odds-unharmed = indemne
server-odds-unhurt = aucun dégât
server-odds-passed = réussit
server-odds-all-killed = tous tués
server-odds-killed = tue l’ennemi
server-odds-killed-one = tue : { $who }
server-odds-killed-with-weapon = tue l’ennemi avec l’Arme
server-odds-all-removed = tous retirés
server-odds-none-removed = aucun retiré
server-odds-noticed = se fait repérer
server-odds-persuaded = persuade
server-odds-nothing = rien
server-odds-at-once = au premier lancer
server-odds-first-half = première moitié réussie
server-odds-second-half = seconde moitié réussie
server-odds-attacker-loses = l’attaquant perd
server-odds-defender-loses = le défenseur perd
server-odds-attacker-dies = l’attaquant meurt
server-odds-defender-dies = le défenseur meurt
server-odds-attacker-critical = critique de l’attaquant
server-odds-defender-critical = critique du défenseur
server-odds-looks = voit sous le masque
server-odds-invader-dies = l’Envahisseur meurt
server-odds-wounds = blessures
server-odds-corruption = corruption
server-odds-kills = monstres tués
server-odds-successes = succès
server-odds-damage = dégâts subis
server-odds-dealt = dégâts infligés
server-odds-removed = jetons retirés
server-odds-damage-attacker = dégâts à l’attaquant
server-odds-damage-defender = dégâts au défenseur
server-odds-cards = cartes
server-odds-cards-contested = cartes si disputées
server-odds-scrap = ferraille

## Maps that people draw

server-no-maps = on ne peut pas dessiner de plan pour { $game }
server-no-map-given = envoyez un dessin, le texte d’un fichier de plan, ou le scénario et la lettre d’un plan
server-faulty-map = { $faults ->
    [one] ce plan a un défaut : { $first }
   *[other] ce plan a { $faults } défauts, dont voici le premier : { $first }
}
server-trials-full = la machine joue déjà sur autant de plans qu’elle peut ; réessayez dans une minute
server-no-such-trial = ce serveur ne connaît pas cet essai ; faites rejouer le plan par la machine
server-trial-even = Équilibré, pour autant que si peu de parties le disent. Camp : { $side } ; parties gagnées : de { $low } à { $high }.
server-trial-often = Pas équilibré, ce camp gagne trop souvent. Camp : { $side } ; parties gagnées : de { $low } à { $high }.
server-trial-seldom = Pas équilibré, ce camp gagne trop rarement. Camp : { $side } ; parties gagnées : de { $low } à { $high }.
server-trial-open = Peut-être pas équilibré ; il faudrait plus de parties pour le dire. Camp : { $side } ; parties gagnées : de { $low } à { $high }.
