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
    .only = Avec --list : seulement les valeurs dont le chemin contient ces mots, par exemple rose, ou : monsters fight
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
