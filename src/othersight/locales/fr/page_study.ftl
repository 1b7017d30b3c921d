# L'étude d'une partie finie.

page-tab-steps = Étapes
page-tab-boards = Plateaux
page-tab-study = Étude
page-download = Télécharger
page-share = Partager ce moment
page-master = Qu’aurait fait un maître ?
page-study-running = Le robot rejoue la suite à partir de nombreux points pour dire où en était la partie. Cela prend environ une minute.
page-study-failed = L’étude n’a pas abouti.
page-study-point = { $step } · { $place } · { $share }
page-study-chance = { $side } : les chances de victoire
page-study-curve = Chances de victoire : { $side }, de { $first } au début à { $last } à la fin
page-study-turning = Tournants
page-study-split = Chance : { $luck } points, décisions : { $choice } points
page-study-none = Aucun ne se détache.
page-study-luck = La chance aux dés
page-study-dice = dés
page-study-got = succès
page-study-expected = attendus
page-study-knew = Qui a appris quoi et quand
