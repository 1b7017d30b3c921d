# Dessiner un plan dans le navigateur.

the-others-draw = Dessiner un plan
the-others-draw-name = Nom du plan
the-others-draw-new-name = Mon plan
the-others-draw-copy = { $map }, à ma façon
the-others-draw-begin-with = Repartir de
the-others-draw-choose = choisir un plan
the-others-draw-empty = une table vide
the-others-draw-open = Ouvrir un fichier de plan
the-others-draw-unreadable = Ce fichier n’est pas un plan : { $fault }
the-others-draw-undo = Annuler
the-others-draw-redo = Refaire
the-others-draw-save = Enregistrer
the-others-draw-play = Y jouer maintenant
the-others-draw-layers = Ce que l’on dessine
the-others-draw-layer-tiles = Tuiles
the-others-draw-layer-things = Jetons et figurines
the-others-draw-tiles-how = Glissez les tuiles dans la grille, ou touchez une tuile puis une place. Un vide, c’est le fleuve.
the-others-draw-things-how = Choisissez un élément et touchez les cases où il se trouve, ou glissez-le là. Les cases fautives sont cerclées.
the-others-draw-grid = Les tuiles du plan
the-others-draw-tiles = Tuiles de la boîte
the-others-draw-turn = Tourner la tuile : { $tile }
the-others-draw-take = Retirer la tuile : { $tile }
the-others-draw-gap = Vide, rangée { $row }, colonne { $column }
the-others-draw-things = Ce que l’on peut poser
the-others-draw-count = { $count } sur { $most }
the-others-draw-out-of-orbit = Hors d’orbite
the-others-draw-nothing-here = Rien n’est posé ici.
the-others-draw-remove = Retirer : { $thing }
the-others-draw-first = Posez la première tuile.
the-others-draw-sound = Tout est en ordre : on peut jouer sur ce plan.
the-others-draw-faults = { $count ->
    [0] Le contrôle
    [one] 1 point à corriger
   *[other] { $count } points à corriger
}
the-others-draw-trial = Est-il équilibré ?
the-others-draw-trial-text = Les robots jouent les deux camps 50 fois, avec tous les Péchés à tour de rôle et un à quatre joueurs des Héros. Cela prend une minute ou deux.
the-others-draw-trial-go = Faire jouer les robots 50 fois
the-others-draw-trial-played = Parties jouées : { $played } sur { $games } ; gagnées par le Péché : { $wins }.
the-others-draw-trial-stuck = { $count ->
    [one] 1 partie ne s’est pas terminée.
   *[other] { $count } parties ne se sont pas terminées.
}
the-others-draw-trial-ended = L’essai s’est arrêté trop tôt. Recommencez-le.
the-others-draw-trial-older = Ces parties datent d’avant votre dernier changement.
