# What `othersight play` says.

play-help = Jouer dans le terminal : contre des robots, ou à plusieurs au même clavier.
    .game = Le jeu : the-others (celui qu’on joue si rien n’est précisé) ou they-live.
    .seat = Votre place : sins ou heroes-1 ; player-1 à player-6. Par défaut, vous jouez les Héros, ou le joueur 1.
    .seats = Les places de toutes les personnes à ce clavier, par exemple sins,heroes-1 ou player-1,player-4 ; all, none, heroes et player en désignent plusieurs d’un coup.
    .machine = Qui joue les autres places : random, novice, regular, expert, master, ou un joueur à vous sous la forme module:Class. Par défaut : regular.
    .seed = Un texte ou un nombre quelconque ; la même graine et les mêmes options donnent la même partie.
    .load = Reprendre une partie sauvegardée.
    .plain = Uniquement des lignes, l’une après l’autre, pour un lecteur d’écran ou une connexion lente ; sans terminal, c’est toujours ainsi.
    .new = Commencer une nouvelle partie sans se voir proposer celle qui est restée inachevée.
    .forget = Commencer une nouvelle partie où aucune carte ne compte comme déjà vue.

play-handed-on = { $count ->
    [one] Une carte vue lors de parties précédentes vient en dernier ; --forget repart de zéro.
   *[other] { $count } cartes vues lors de parties précédentes viennent en dernier ; --forget repart de zéro.
}

play-how = Répondez par la lettre d’un choix. Tapez help pour voir toutes les commandes, board pour voir le plateau, why CHOIX si ce que vous voulez n’est pas proposé.

play-how-shared = Personne ne regarde pendant que quelqu’un joue : l’écran est effacé à chaque changement de place. Tapez keyboard PLACE si une personne à qui on ne demande rien veut dire quelque chose.
play-invited = Cela n’a été montré qu’à vous. Vous pouvez le déclarer devant tous, déclarer autre chose, ou ne rien dire : asides explique comment.
play-visit = On ne vous demande rien pour le moment. Regardez, ou parlez si le jeu le permet (help donne les mots) ; Entrée rend le clavier.
play-keyboard-usage = Dites qui prend la parole : { $seats }.
play-keyboard-alone = Personne d’autre n’est à ce clavier.
play-seed = Graine { $seed } : avec --seed { $seed } et les mêmes options, la partie commence exactement pareil.
play-people = À ce clavier : { $seats }.
play-question = À vous de décider ({ $rule }). { $question }
play-question-to = { $seat }, à vous de décider ({ $rule }). { $question }
play-only-option = { $question } Une seule chose est possible : { $option } ({ $rule }).
play-obvious = { $question } Il n’y a rien à décider : { $option } ({ $rule }).
play-hand-over = Le clavier change de main : { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-failed = { $seat } : le robot de niveau { $level } est tombé en panne ; le niveau { $below } continue à sa place.
play-overran = { $seat } : le robot de niveau { $level } a mis trop de temps ; le niveau { $below } continue à sa place.
play-secret = (pour { $seats } uniquement) { $line }

play-empty = Tapez une lettre de a à { $last }, ou help.
play-unknown = Je ne comprends pas « { $typed } ». Tapez une lettre de a à { $last }, ou help.
play-still = (C’est toujours à vous : a à { $last }, ou again pour revoir les choix.)
play-no-such-letter = Aucun choix n’a cette lettre ; il y a a à { $last }.
play-number = Les nombres désignent des cases. Les choix ont des lettres, a à { $last } ; pour aller sur une case, écrivez le verbe et son numéro, par exemple : move 12
play-several-fit = Plusieurs choix conviennent : { $letters }. Tapez la lettre.
play-over = La partie est terminée. Tapez save FICHIER, log, board ou quit ; Entrée pour quitter.

play-why-usage = Dites ce que vous voulez faire, par exemple : { $game ->
    [they-live] why step cable 54, why trade connie, why inspect cards
   *[the-others] why cleanse, why move 12, why shoot 12
}.
play-why-open = { $count ->
    [one] Rien ne l’interdit : c’est le choix { $letters }.
   *[other] Rien ne l’interdit : ce sont les choix { $letters }.
}
play-why-unknown = Je ne comprends pas « { $asked } ». Nommez une action, par exemple : { $game ->
    [they-live] why step cable 54, why trade connie, why inspect cards
   *[the-others] why cleanse, why move 12, why shoot 12
} ; again montre les choix possibles.
play-why-not = { $reason } (règle { $rule })
play-card-usage = Nommez { $game ->
    [they-live] une carte, un personnage, un jeton ou un terme du jeu, par exemple : card trousse de secours
   *[the-others] une carte, un Héros, un jeton ou un terme du jeu, par exemple : card cursed fate
}.
play-card-part = { $part } : { $text }
play-card-meaning = { $name } ({ $meaning })
play-card-unknown = Rien ici ne s’appelle { $name }.
play-card-many = Plusieurs choses conviennent : { $names }.
play-log-empty = Il ne s’est encore rien passé.
play-log-usage = « { $asked } » n’est pas un nombre de lignes. Tapez log, seul ou avec un nombre, par exemple : log 30
play-rule-usage = Nommez une règle ou des mots qu’elle contient, par exemple : { $game ->
    [they-live] rule TL-HIDDEN-04, rule final assault
   *[the-others] rule TO-FIGHT-07, rule line of sight
}
play-rule-unknown = Aucune règle de ce jeu n’a l’identifiant « { $asked } » ni ne contient ces mots. Essayez un seul mot, par exemple : { $game ->
    [they-live] rule raid
   *[the-others] rule fire
}
play-rule-near = Il n’y a pas de règle « { $asked } » ; vouliez-vous dire { $near } ?
play-rules-with = { $count ->
    [one] { $count } règle contient « { $asked } » :
   *[other] { $shown ->
        [0] { $count } règles contiennent « { $asked } ». Tapez rule et un identifiant pour en lire une.
       *[other] { $count } règles contiennent « { $asked } ». Tapez rule et un identifiant pour en lire une. Les premières ({ $shown }) :
    }
}

play-undone = { $more ->
    [0] Votre dernière décision est annulée. { $why ->
        [sealed] On ne peut pas remonter plus loin : avant cela, des dés ont été lancés ou un secret a été révélé.
        [others] On ne peut pas remonter plus loin : avant cela, quelqu’un d’autre a décidé.
       *[start] On ne peut pas remonter plus loin : vous n’aviez encore rien décidé.
    }
    [one] Votre dernière décision est annulée. Une autre peut encore l’être.
   *[other] Votre dernière décision est annulée. { $more } autres peuvent encore l’être.
}
play-undo-not-start = Il n’y a rien à annuler depuis que la partie a été commencée ou chargée.
play-undo-not-sealed = Votre dernière décision est définitive : depuis, des dés ont été lancés ou un secret a été révélé.
play-undo-not-others = Votre dernière décision est définitive : quelqu’un d’autre a décidé depuis.

play-save-usage = Nommez un fichier, par exemple : save haven.json
play-saved = Sauvegardé dans { $file }.{ $over ->
    [yes] { "" }
   *[no] { " " }Le fichier contient les secrets de toutes les places : ne l’ouvrez pas avant la fin de la partie.
}
play-keep-replay = Tapez save FICHIER pour garder la partie (othersight replay FICHIER la montre à nouveau), ou appuyez sur Entrée pour quitter.
play-goodbye = Au revoir.
play-goodbye-kept = La partie est conservée : othersight play la proposera la prochaine fois.
play-replace = Le fichier { $file } existe déjà. Tapez oui pour le remplacer, autre chose pour le laisser tel quel.
play-not-saved = Rien n’a été sauvegardé.
play-yes = oui
full-type = Tapez une lettre, des mots ou une commande ; ? pour l’aide
full-go-on = Entrée, espace ou un clic : continuer. Échap : tout passer jusqu’à votre prochaine décision.
full-others = Les autres jouent.
full-key-help = Aide
full-key-log = Journal
full-key-leave = Quitter
full-key-close = Fermer
play-kept = Une partie de { $game } est restée inachevée : { $seats }, { $decisions ->
    [one] { $decisions } décision prise
   *[other] { $decisions } décisions prises
}. Tapez oui pour la reprendre, non pour en commencer une nouvelle ; elle reste conservée.
play-goodbye-unsaved = Cette partie n’a pas été sauvegardée. Une autre fois, save FICHIER la garde, et quit FICHIER la sauvegarde et quitte.

play-load-options = une partie sauvegardée a déjà sa mise en place et sa graine ; donnez --load seul, avec --seat, --seats ou --machine
play-load-other-game = { $file } contient une partie de { $game } ; nommez ce jeu
play-seat-and-seats = donnez --seat ou --seats, pas les deux

play-help-answers =
    Pour décider, tapez
      la lettre d’un choix, ou
      sa notation, par exemple : { $game ->
        [they-live] step 12
       *[the-others] move 12
      }, ou
      des mots qui ne figurent que dans un seul choix, par exemple : { $game ->
        [they-live] se planquer
       *[the-others] finir le tour
      }
play-help-looking =
    Pour regarder (cela ne décide rien)
      why CHOIX       pourquoi quelque chose ne vous est pas permis maintenant
      odds [LETTRE]   les chances exactes de ce qui vous est permis et mène à un lancer ; avec une lettre, tout sur un choix
      hint [NIVEAU]   ce que ferait un robot (expert, sauf si vous en nommez un autre) et ce qu’il en attend
      rule [ID]       une règle par son identifiant, ou toutes celles qui contiennent certains mots ; sinon, la règle de cette question
      card NOM        { $game ->
        [they-live] une carte, un personnage, un jeton ou un terme du jeu, avec son texte
       *[the-others] une carte, un Héros, un jeton ou un terme du jeu, avec son texte
      }
      log [N]         les N derniers événements
      again           encore une fois la question et ses choix
play-help-keeping =
    Et aussi
      undo            annuler votre dernière décision, si aucun dé ni secret n’est passé par là
      keyboard PLACE  une autre personne à ce clavier a quelque chose à dire
      save FICHIER    garder la partie dans un fichier
      quit [FICHIER]  quitter ; avec un fichier, garder d’abord la partie

file-cannot-read = impossible de lire { $file } : { $reason }
file-cannot-write = impossible d’écrire { $file } : { $reason }
plot-ending = --plot vaut « { $file } » ; l’image est en SVG, et le nom de son fichier finit par .svg
file-too-large = { $file } dépasse { $limit } octets ; ce n’est pas une sauvegarde de ce programme
file-at-fault = { $file } : { $fault }
file-no-text = { $file } n’est pas du texte ; ce n’est pas une sauvegarde de ce programme

## The words for the commands, besides the English ones: several have commas between them

play-word-help = aide
play-word-log = journal
play-word-rule = règle
play-word-card = carte
play-word-save = enregistrer, sauver
play-word-quit = quitter
play-word-why = pourquoi
play-word-odds = chances
play-word-hint = conseil
play-word-again = encore
play-word-undo = annuler
play-word-keyboard = clavier
play-word-next = suivant
play-word-previous = précédent
play-word-goto = vers
play-word-timeline = chronologie
play-word-board = plateau
play-word-map = plan
play-word-list = liste
play-word-space = case
play-word-heroes = équipe
play-word-hero = héros
play-word-story = scénario
play-word-sins = péché
play-word-cards = cartes
play-word-hand = main
play-word-me = moi
play-word-players = joueurs
play-word-player = joueur
play-word-billboards = panneaux
play-word-news = nouvelles
play-word-claims = dires
play-word-knowledge = savoir
play-word-votes = scrutins
play-word-assault = assaut
play-word-asides = apartés
