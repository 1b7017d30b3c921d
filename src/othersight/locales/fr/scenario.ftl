# What scenario files and positions have to say for themselves.

scenario-help = Lancer, commencer et exporter des fichiers de scénario : des positions avec un script et des attentes.
scenario-run-help = Lancer des fichiers de scénario. Code de sortie 0 si tout est conforme, 1 si quelque chose diffère, 2 si un fichier ne peut pas être lancé.
    .files = Fichiers de scénario (*.scn).
    .json = Afficher un objet JSON.
scenario-new-help = Écrire un scénario de départ, avec un commentaire pour chaque partie.
    .file = Le fichier à écrire ; sans lui, le texte va sur la sortie standard. Un fichier existant n’est pas touché.
    .game = Le jeu concerné : the-others ou they-live.
scenario-export-help = Écrire la position d’une partie sauvegardée sous forme de scénario.
    .save = Une partie sauvegardée : le fichier écrit par « save FICHIER » dans othersight play.
    .file = Le fichier à écrire ; sans lui, le texte va sur la sortie standard. Un fichier existant n’est pas touché.

scenario-holds = { $file } : { $cases ->
    [one] conforme
   *[other] les { $cases } cas sont conformes
}
scenario-differs = { $file }:{ $line }: { $difference }
scenario-differs-in-case = { $file }:{ $line }: ({ $case }) { $difference }
scenario-difference = { $what } : attendu { $expected }, trouvé { $found }
scenario-summary = Cas conformes : { $held } sur { $cases }, dans { $files } { $files ->
    [one] fichier
   *[other] fichiers
}
scenario-case-number = cas { $number }
scenario-written = { $file } est écrit ; lancez-le avec : othersight scenario run { $file }
scenario-export-nothing = SAVE manque : nommez le fichier d’une partie sauvegardée, par exemple : othersight scenario export game.json mine.scn
scenario-export-wrong = { $wrong } ; SAVE doit être le fichier d’une partie sauvegardée, par exemple : othersight scenario export game.json mine.scn
scenario-export-scenario = { $file } est déjà un scénario
scenario-exists = { $file } existe déjà et n’est pas touché ; nommez un autre fichier

scenario-fault = { $file }:{ $line }: { $fault }
scenario-fault-of-file = { $fault }
scenario-huge-number = un nombre énorme
scenario-nothing = rien
scenario-too-long = le fichier dépasse { $most } caractères
scenario-line-too-long = cette ligne dépasse { $most } caractères
scenario-too-deep = le fichier est trop imbriqué
scenario-not-toml = ce n’est pas du TOML : { $reason }
scenario-not-toml-hint = ce n’est pas du TOML : { $reason } ; { $hint }
scenario-hint-quotes = écrivez un texte entre guillemets : "comme ceci"
scenario-hint-curly-quotes = utilisez des guillemets droits : "comme ceci"
scenario-hint-closing-quote = manque-t-il un guillemet fermant ?
scenario-hint-closing-bracket = manque-t-il un crochet fermant ?
scenario-hint-one-line = une table entre accolades tient sur une ligne ; pour une plus longue, écrivez [a.header] au-dessus de ses clés
scenario-hint-colon = écrivez clé = valeur, avec un signe égal
scenario-hint-equals = chaque ligne est clé = valeur, un [en-tête] ou un # commentaire
scenario-hint-twice = cette clé ou cette table est écrite deux fois ; réunissez ses valeurs en un seul endroit
scenario-include-name = include vaut { $given } ; nommez un fichier de scénario, par exemple "base.scn"
scenario-include-depth = rien ne peut être inclus ici ; les fichiers lus d’un dossier peuvent s’inclure les uns les autres jusqu’à une profondeur de { $most }
scenario-include-missing = il n’y a pas de fichier { $file } à inclure
scenario-nothing-to-remove = il n’y a rien à { $name } que ce cas pourrait retirer ; écrivez le chemin d’une clé du fichier, par exemple position.heroes.rose
scenario-label-twice = une étiquette a besoin d’un nom, et chacune ne figure ici qu’une fois
scenario-no-label = il n’y a pas d’étiquette { $label } dans le script ; il y a : { $known }
scenario-twin-same = dites sous same quelles places ne doivent pas pouvoir distinguer les deux parties
scenario-twin-start = le début
scenario-twin-differs = { $seat } peut reconnaître la jumelle par { $what } après { $moment }
scenario-no-log-key = le journal n’a jamais de ligne { $name } ; ce qui s’en approche : { $near }
scenario-all-draws = tous les tirages faits
scenario-warning = { $file }:{ $line }: avertissement : { $warning }
scenario-warning-expect-replaced = ce cas remplace tous les [[expect]] du fichier ; aucun n’y est regardé
scenario-warning-expect-never-checked = chaque cas a son propre expect, celui-ci n’est donc jamais regardé
scenario-warning-script-never-run = chaque cas a son propre script, celui-ci n’est donc jamais joué
scenario-not-utf8 = le texte n’est pas de l’UTF-8
scenario-format = format vaut { $given } ; ce programme lit format = { $format }
scenario-game = game vaut { $given } ; il y a : { $games }
scenario-unknown-key = il n’y a pas de clé { $name } ici ; il y a : { $known }
scenario-wants-text = { $name } doit être un texte
scenario-wants-table = { $name } doit être une table
scenario-wants-list = { $name } doit être une liste de textes
scenario-wants-cases = les cas s’écrivent [[case]]
scenario-wants-number = { $name } vaut { $given } ; donnez un nombre entier de 0 à { $most }
scenario-wants-flag = { $name } vaut { $given } ; donnez true ou false
scenario-too-many = { $name } a { $given } entrées ; maximum : { $most }
scenario-rule-spelling = il n’y a pas de règle { $id } ; écrivez { $known }
scenario-unknown-face = aucun dé n’a de face { $face } ; il y a : { $known }
scenario-aside-seat = personne n’est interrogé ici ; écrivez donc qui le fait avant un deux-points ; il y a : { $seats }
scenario-no-seat = il n’y a pas de place { $seat } ; il y a : { $seats }
scenario-seed = seed vaut { $given } ; donnez un nombre entier ou un texte court
scenario-breaks = la partie ne peut pas continuer d’ici ({ $reason }) ; est-ce une position à laquelle le jeu peut mener ?
scenario-expects-nothing = rien n’est attendu ici ; dites sous [expect] ce qui doit être vrai
scenario-why-not = why_not demande une option, et une place parmi : { $seats }

scenario-all-dice = tous les dés lancés
scenario-script = script
scenario-dice-for = dés pour « { $line } »
scenario-open = { $seat } doit répondre à { $kind } : { $options }
scenario-open-not = { $seat } doit répondre à { $kind } : { $options } ({ $rule } l’interdit)
scenario-over = la partie est terminée, résultat : { $outcome }
scenario-it-is-open = c’est permis
scenario-other-than = autre chose que { $value }

error-loaded-draw = le prochain tirage prévu n’est pas parmi ce dont on tire
error-no-dice-left = un dé est lancé et il ne reste aucun dé prévu
error-loaded-dice = le prochain dé prévu montre une face que le dé lancé n’a pas
error-over = la partie est terminée ; il n’y a pas de position d’où continuer

position-no-draws = { $path } : rien n’est tiré au hasard dans ce jeu ; écrivez le dessus de la pioche dans la position
position-unknown = { $path } : il n’y a pas de { $name } ; il y a : { $known }
position-unknown-near = { $path } : il n’y a pas de { $name } ; vouliez-vous dire { $near } ?
position-wrong-type = { $path } : { $given } n’est pas à sa place ; attendu : { $wanted }
position-out-of-range = { $path } : { $given } n’est pas entre { $least } et { $most }
position-too-often = { $path } : { $name } est nommé plus souvent qu’il n’existe
position-covered-icons = { $path } : chaque icône couverte demande un jeton Corruption dans la case
position-no-district = { $path } : seul un quartier a un emplacement pour un jeton Action de Ville
position-monster-space = { $path } : un monstre en jeu a besoin d’une case, et aucun autre n’en a
position-not-revealed = { $path } : la carte du membre du Hell Club n’est pas parmi les cartes révélées
position-hero-state = { $path } : en jeu sont exactement les Héros que nomment les options
position-hero-space = { $path } : un Héros qui n’est pas en jeu n’a pas de case
position-wounds = { $path } : le cinquième jeton tue ; un Héros en jeu en a quatre au plus
position-wolf = { $path } : seul Karl se change en loup
position-not-in-team = { $path } : ce Héros n’est pas dans l’équipe
position-dark-past = { $path } : ce scénario n’a pas de cartes Passé Trouble
position-mixed-deck = { $path } : le paquet de ce scénario ne peut pas contenir autant de cartes d’un même type
position-power = { $path } : donnez true ou false
position-pick = { $path } : une position nomme ses Héros
position-unsound = cette position est impossible : { $problem }
position-billboards = { $path } : nommez trois cases différentes
position-cable-54 = { $path } : Cable 54 a besoin d’une case à lui, sans panneau
position-threads = { $path } : chaque case doit être accessible par des fils, depuis toutes les autres
position-player = { $path } : seul un personnage tué et remplacé en a besoin
position-overlays = { $path } : il y en a trop ; 4 joueurs ont 4 Humains et 2 Envahisseurs parmi joueurs et réserves, 5 et 6 joueurs en ont 5 et 2
position-injury-rounds = { $path } : donnez une manche pour chaque Blessure
position-damage = { $path } : des dégâts égaux à la santé tuent ; donnez-en moins
position-revealed = { $path } : seul un Envahisseur est révélé, et seulement dans l’Assaut Final
position-slot = { $path } : weapon contient une Arme, off_hand un Objet, ally un Allié
position-two-handed = { $path } : une Arme À deux mains occupe aussi cet emplacement
position-no-bag = { $path } : personne n’a de sac dans l’Assaut Final ; nommez les cartes des trois emplacements
position-no-billboard = { $path } : aucun panneau ne s’y trouve, il n’y a donc ni image ni dépôt
position-enemy-space = { $path } : une tuile Ennemi en jeu a besoin d’une case ; pour un autre lieu, donnez son état
position-boss = { $path } : un boss n’est jamais dans le sac
position-unsorted = { $path } : les cartes sabotées ne sont à part que dans l’Assaut Final ; écrivez-les sous resources
position-sorted = { $path } : dans l’Assaut Final, les Ressources saines sont sous resources, les autres sous sabotaged
position-reward = { $path } : des deux cartes de la récompense d’une histoire, une seule exactement est sabotée
position-news-colour = { $path } : la pioche Flash info a 7 cartes vertes, 5 bleues et 3 rouges ; il y en a trop d’une couleur
position-assault-deck = { $path } : une carte de chaque niveau à venir, la plus basse d’abord
position-card = { $path } : nommez la carte d’Assaut Final visible, et seulement à assault-card, attempt ou assault-fights
position-leader = { $path } : ni les morts ni les révélés ne peuvent être chef ; nommez un autre joueur
position-out = { $path } : ce joueur est hors de la partie
position-frames = { $path } : les procédures ne s’accordent pas ({ $reason })

scenario-exported = Une position après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
scenario-lesson-and-part = une leçon n’a pas de { $part } ; écrivez ce qui est répondu dans ses étapes
scenario-wants-steps = une leçon est une liste d’étapes ; écrivez [[lesson]] au-dessus de chacune
scenario-lesson-length = une leçon a de { $fewest } à { $most } étapes
scenario-wants-seat = dites à quelle place joue la personne, par exemple seat = "heroes-1"
scenario-no-text = il n’y a pas de texte { $name } avec une partie .text ; une étape dit un texte par sa clé
scenario-no-point = { $name } n’est rien qu’on puisse montrer ; nommez une partie de la page ({ $parts }) ou une chose sur la table par sa sorte et son identifiant, par exemple "space 12"
scenario-puzzle-and-part = un problème n’a pas de { $part } ; son but est ce qui est attendu après le script
