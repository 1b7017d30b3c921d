# What `othersight balance` says.

balance-help = Chercher des valeurs maison - des valeurs du contenu qu’aucune source ne donne - avec lesquelles les deux camps gagnent à peu près aussi souvent qu’ils devraient. Les valeurs actuelles viennent d’abord. Si elles manquent la cible, chaque changement nommé par --try est essayé sur les mêmes graines, celui qui approche le plus du milieu de la cible est gardé, et les autres sont essayés en plus. La part de parties gagnées décide ; si autant de parties suffisent à le dire est précisé à côté. Rien n’est écrit dans le contenu. Sans autre précision, They Live se joue à cinq, difficulté Normal. Code de sortie 1 si la cible n’est pas atteinte, 130 après Ctrl-C.
    .game = Le jeu : the-others ou they-live.
    .level = Qui joue les deux camps, parmi : { $levels }, ou un joueur à vous sous la forme module:Class.
    .games = Le nombre de parties par essai. 200 donnent une part à 7 points près, 1600 à 2,5 points près.
    .try = Une valeur maison et ce qu’elle deviendrait, par exemple heroes.brad.skill=3 ; --list les affiche toutes. À donner aussi souvent que nécessaire ; plusieurs valeurs au même endroit sont essayées tour à tour. Sans --try, les valeurs actuelles sont mesurées.
    .low = La plus petite part de parties que devrait gagner le Péché, ou les Humains dans They Live ; 0.45 signifie 45 %.
    .high = La plus grande part qu’ils devraient gagner.
    .seed = Un texte ou un nombre quelconque ; la même graine donne les mêmes parties.
    .jobs = Le nombre de processus qui travaillent en même temps ; cela ne change pas le résultat.
    .out = Le dossier des parties jouées ; par défaut GAME-balance. La même commande les reprend.
    .list = Afficher chaque valeur maison et s’arrêter.
    .only = Avec --list ou --screen : seulement les valeurs dont le chemin contient ces mots, par exemple rose, ou : monsters fight
    .screen = Au lieu d’une recherche : changer toutes les valeurs maison à la fois, chacune d’un pas vers le bas ou le haut au hasard, chaque graine étant jouée une seconde fois avec l’autre côté de chacune, et nommer les cinq qui changent le plus la part de victoires, ainsi que les cartes sans importance. --games compte toutes les parties ; il en faut quelques milliers pour voir de petits effets. --only se limite à certaines valeurs.
    .json = Afficher un objet JSON.

balance-target = --low { $low } doit être inférieur à --high { $high }
balance-not-house = { $path } n’est pas une valeur maison de { $game } et ne peut pas changer ; othersight balance { $game } --list affiche celles qui le peuvent
balance-not-house-near = { $path } n’est pas une valeur maison de { $game } et ne peut pas changer ; vouliez-vous dire { $near } ?
balance-already = { $path } a déjà cette valeur ; --try en demande une autre que celle en vigueur
balance-stopped = La recherche a été arrêtée : il n’y a pas de verdict sur la cible. Chaque partie terminée est conservée dans le dossier { $folder }.
balance-as-they-are = valeurs actuelles
balance-trial-sins = { $figures } : le Péché gagne { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (intervalle à 95 % : { $low } à { $high })
balance-trial-humans = { $figures } : les Humains gagnent { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (intervalle à 95 % : { $low } à { $high })
balance-trial-any-side = { $figures } : victoires ({ $side }) : { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (intervalle à 95 % : { $low } à { $high })
balance-reached = La cible est atteinte avec : { $figures }
balance-not-reached = La cible n’est pas atteinte. Le plus proche : { $figures }
balance-inside = Tout l’intervalle à 95 %, { $low } à { $high }, est dans la cible de { $least } à { $most }.
balance-outside = Tout l’intervalle à 95 %, { $low } à { $high }, est hors de la cible de { $least } à { $most }.
balance-perhaps-inside = La part, { $share }, est dans la cible de { $least } à { $most }, mais pas tout son intervalle à 95 %, { $low } à { $high } : { $games ->
    [one] { $games } partie ne suffit
   *[other] { $games } parties ne suffisent
} pas à le dire. { $more }
balance-perhaps-outside = La part, { $share }, est hors de la cible de { $least } à { $most }, mais son intervalle à 95 %, { $low } à { $high }, y entre : { $games ->
    [one] { $games } partie ne suffit
   *[other] { $games } parties ne suffisent
} pas à le dire. { $more }
balance-more = Il faudrait environ { $wanted } parties avec la même part.
balance-on-the-edge = Avec une part juste au bord de la cible, aucun nombre de parties n’y suffirait.
balance-no-games = Aucune partie n’est terminée : on ne sait rien.
balance-none-listed = aucune valeur maison de { $game } n’a « { $only } » dans son chemin ; --list seul les affiche toutes
balance-screen-try = --screen change de lui-même toutes les valeurs ; ne donnez pas --try
balance-screen-nothing = aucune valeur maison de { $game } dont le chemin contient « { $only } » ne peut changer d’un pas
balance-screen-stopped = Les parties ont été arrêtées avant la fin : rien n’est dit des valeurs. Chaque partie terminée est conservée dans le dossier { $folder }.
balance-screen-sins = Paires de parties : { $pairs } ; valeurs changées à la fois : { $figures } ; parties gagnées par le Péché : { $share }.
balance-screen-humans = Paires de parties : { $pairs } ; valeurs changées à la fois : { $figures } ; parties gagnées par les Humains : { $share }.
balance-screen-any-side = Paires de parties : { $pairs } ; valeurs changées à la fois : { $figures } ; parties gagnées ({ $side }) : { $share }.
balance-screen-figure = valeur maison
balance-screen-value = actuelle
balance-screen-tried = essayées
balance-screen-effect = points
balance-screen-interval = intervalle à 95 %
balance-screen-few = { $pairs ->
    [one] { $pairs } paire de parties ne suffit
   *[other] { $pairs } paires de parties ne suffisent
} pas : l’ordre ci-dessus est dû au hasard. Il faudrait environ { $wanted } parties pour montrer un effet de 10 points.
balance-screen-unclear = Aucun de ces effets n’est certain : parmi { $figures } valeurs sans effet, le hasard seul en montre une allant jusqu’à { $chance } points{ $overlap ->
    [0] .
    [one] , et { $overlap } des intervalles ci-dessus contient zéro.
   *[other] , et { $overlap } des intervalles ci-dessus contiennent zéro.
} Il faudrait environ { $wanted } parties pour montrer un effet de 10 points.
balance-screen-clear = Ce qui ressort ({ $count }) : { $paths }. Parmi { $figures } valeurs sans effet, le hasard seul en montre une allant jusqu’à { $chance } points ; ce qui n’est pas plus grand n’est pas certain.
balance-screen-same = Aucune valeur n’a rien changé : le même camp a gagné les deux parties de chaque paire, ou gains et pertes s’annulent. Prenez des joueurs plus forts ou plus de parties.
balance-screen-idle = { $kind } qui font moins de { $points } points de différence : { $cards }.
