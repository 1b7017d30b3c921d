# What was wrong with something a person or a file said, and what would be right.

error-no-such-lesson = il n’y a pas de leçon { $name } ; il y a : { $names }
error-no-such-puzzle = il n’y a pas de problème { $name } ; il y a : { $names }
error-no-such-game = il n’y a pas de jeu { $name } ; il y a : { $games }
error-game-twice = deux jeux s’appellent { $game } : { $packages }
error-no-games-in = { $variable } désigne { $folder }, où il n’y a aucun jeu ; un jeu est un dossier qui contient { $file }
error-no-plugin = { $where } n’est pas un plugin ; ce doit être un othersight.toolkit.plugin.Plugin
error-plugin-fails = impossible de charger { $module } : { $reason }
error-no-such-part = { $game } n’a pas de partie { $part } : son plugin n’en nomme aucune
error-no-skeleton = { $game } n’a pas de modèle de scénario : son plugin ne nomme aucun dossier contenant skeleton.scn
error-wrong-part = la partie { $part } de { $game } est { $given } ; elle doit être { $wanted }
error-seed = la graine { $given } n’est ni un nombre entier ni un texte
error-no-such-option = ce jeu n’a pas d’option { $option } ; il y a : { $options }
error-no-such-name = { $kind ->
    [seat] il n’y a pas de place { $name } ; il y a : { $choices }
    [game] il n’y a pas de jeu { $name } ; il y a : { $choices }
    [story] il n’y a pas de scénario { $name } ; il y a : { $choices }
    [map] il n’y a pas de plan { $name } ; il y a : { $choices }
    [sin] il n’y a pas de Péché { $name } ; il y a : { $choices }
    [acolyte] il n’y a pas d’Acolyte { $name } ; il y a : { $choices }
    [hero] il n’y a pas de Héros { $name } ; il y a : { $choices }
    [difficulty] il n’y a pas de difficulté { $name } ; il y a : { $choices }
    [level] il n’y a pas de niveau { $name } ; il y a : { $choices }
    [edition] il n’y a pas d’édition { $name } ; il y a : { $choices }
    [agent] il n’y a pas d’agent { $name } ; il y a : { $choices }
    [environment] il n’y a pas d’environnement { $name } ; il y a : { $choices }
   *[other] { $kind } : la valeur { $name } n’existe pas ; il y a : { $choices }
}
error-no-such-player = il n’y a pas de joueur { $name } ; il y a : { $choices }, ou un joueur à vous sous la forme module:Class
error-player-no-module = il n’y a pas de module { $given } pour le joueur { $name } ; il est cherché dans le dossier courant et parmi les paquets installés
error-player-import = impossible d’importer le module du joueur { $name } : { $given }
error-player-no-class = le joueur { $name } est introuvable : son module n’a pas de { $given } ; il a : { $choices }
error-player-not-callable = { $name } n’est pas un joueur : { $given } n’est ni une classe ni une fonction
error-player-fails = impossible de créer le joueur { $name } avec game, seat et seed : { $given }
error-player-no-choose = { $name } n’est pas un joueur : { $given } n’a pas de choose(observation)
error-player-option = le joueur { $name } répond { $given }, qui n’est pas permis ; choix permis : { $options }
error-no-first-side = { $game } n’a pas de camp qui occupe la première place ; omettez --sins-by
error-players = { $given } n’est pas un nombre de joueurs ; on joue à quatre, cinq ou six
error-hero-players = { $given } n’est pas un nombre de joueurs Héros ; une à quatre personnes jouent les Héros
error-heroes = valeur reçue pour les Héros : { $given } ; écrivez random, pick, ou des noms séparés par des virgules
error-hero-count = Héros différents nommés : { $given } ; avec ces joueurs Héros, il en faut { $needed } au départ
error-team = valeur reçue pour l’équipe : { $given } ; écrivez box, random, ou sept noms séparés par des virgules
error-team-classes = l’équipe a { $leader ->
        [one] { $leader } Leader
       *[other] { $leader } Leaders
    }, { $bruiser ->
        [one] { $bruiser } Cogneur
       *[other] { $bruiser } Cogneurs
    }, { $shooter ->
        [one] { $shooter } Sniper
       *[other] { $shooter } Snipers
    } et { $fixer ->
        [one] { $fixer } Magouilleur
       *[other] { $fixer } Magouilleurs
    } ; une équipe a 1 Leader et 2 Héros de chaque autre classe, chacun une seule fois
error-not-in-team = { $hero } n’est pas dans l’équipe ; elle a { $team }
error-campaign = la campagne n’est ni none, ni new, ni ce qu’une séance finie a laissé
error-campaign-story = cette séance de la campagne joue le scénario { $story }, non { $given } ; ne nommez pas de scénario
error-figures = figures doit nommer des valeurs du contenu et ce qu’elles deviennent
error-content = le contenu est défectueux : { $reason }
error-damaged-save = impossible de charger cette sauvegarde : { $reason }
error-game-over = la partie est terminée ; il n’y a plus rien à répondre
error-not-asked = on ne demande rien à la place { $seat } pour le moment
error-no-such-index = il n’y a pas de choix { $index } ; les choix vont de 0 à { $last }
error-past-observation = la partie a continué depuis la décision { $decision } : une observation se lit avant de donner la réponse
error-misplaced-player = ce joueur joue la place { $seat } de { $game }, et on lui a montré la place { $shown } de { $other }
error-no-option = { $given } n’est pas un choix ; un choix est un tuple, son texte ou son indice
error-no-such-seat = il n’y a pas de place { $seat } à cette table
error-no-asides = dans ce jeu, personne n’agit sans qu’on le lui demande
error-no-words = { $game } n’a pas de mots
error-no-load = aucune partie ne peut être chargée ici
error-line-unseen = cette ligne du journal n’est pas pour la place { $seat }
error-no-sentence = il n’y a pas de mots pour { $given } ; donnez une question, un choix, une ligne du journal, une raison, ou une des pages { $pages }
error-no-language = il n’y a pas de langue { $given } ; il y a { $languages }
error-unreadable-file = impossible de lire { $file } : { $reason }
error-no-hint = { $game } n’a pas de joueurs à qui demander une suggestion
error-no-deal = { $game } ne peut pas redistribuer ce qu’une place ne sait pas
