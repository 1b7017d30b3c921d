# LE DERNIER TRAIN, un scénario de Rédemption de notre cru. Les ouvertures se lisent à voix haute.

the-others-story-the-last-train = LE DERNIER TRAIN
    .type = Rédemption
    .opening = Un train roule encore, parce que personne n’a dit au conducteur d’arrêter et que personne n’ose. Il passe à l’heure pile, tous feux éteints. Les gens des caves l’ont entendu ; le reste aussi. Ouvrez les stations, trouvez ceux qui répondent encore à un nom, et qu’ils soient sur le quai quand il partira. Il n’attendra pas. Il a vu ce qui attend.
    .begin = Le joueur Péché place 1 jeton Innocent, 1 jeton Feu et 1 jeton Nid face cachée, si possible chacun dans un quartier différent.
    .end = La piste Apocalypse monte d’un cran si un monstre est au Point de Départ ou sur une case adjacente, d’un cran si un Héros a été tué pendant cette manche, et d’un cran s’il ne reste aucun jeton Innocent dans le stock.
    .special = Sur une case sans monstre, un Héros peut, à tout moment de son tour, retourner face visible tous les jetons cachés. Les Innocents restent avec le Héros qui les a pris jusqu’à ce que le train les emmène ; un Héros au niveau 7 de corruption les tue. Quelqu’un qui sait tenir un quai à lui seul vaut une place dans l’équipe.

the-others-mission-open-the-stations = OUVREZ LES STATIONS
    .opening = Les rideaux sont baissés, et les clés sont parties avec le personnel. Le personnel, lui, est presque tout entier resté. Attendez, à chaque station, d’avoir vu les lampes s’allumer.
    .text = Marquez 4 cases qui portent un jeton Métro : une case est marquée quand un Héros y finit son tour et qu’elle n’a ni monstre ni marque. Aucun nouveau jeton Corruption ne peut être placé sur une case marquée.

the-others-mission-all-aboard = EN VOITURE
    .opening = Trois personnes dans cette ville savent comment cela a commencé. Deux suffiraient. N’importe lesquelles, pourvu qu’elles soient réveillées.
    .text = Amenez 2 jetons PNJ au Point de Départ : tant qu’aucun monstre n’y est, un PNJ qu’un Héros y amène, ou qui s’y trouve, monte dans le train et est retiré du jeu.

the-others-mission-the-signal-box = LE POSTE D’AIGUILLAGE
    .opening = Quelque chose manœuvre les aiguilles depuis une tour sans porte. Coupez ses fils un à un, ou montez lui couper les mains.
    .text = Retirez des jetons Nid ou Pentagramme de cases sans monstre, ou détruisez le Contrôleur, par n’importe quel moyen : chaque jeton compte pour 1, le Contrôleur pour 2, et il en faut { $n }. Si le Contrôleur n’est pas sur le plateau quand cette mission devient la mission en cours, il est invoqué.

the-others-mission-stand-clear = ATTENTION À LA FERMETURE DES PORTES
    .opening = Vous l’entendez venir, et vous entendez ce qui court à côté. Tenez le quai jusqu’à ce que les portes soient fermées.
    .text = 2 Innocents doivent partir en train : quand tous les tours d’une manche ont été joués et que le Point de Départ est défendu, chaque Innocent qui s’y trouve, avec un Héros ou face visible, est retiré du jeu. Une case est défendue si un Héros y est et qu’il n’y a pas plus de monstres que de Héros.

the-others-log-npc-boards = Le train emmène { $npc_the }.
the-others-log-innocents-depart = Le train part avec { $count ->
    [one] un Innocent
   *[other] { $count } Innocents
}.
the-others-log-station-marked = Une station est ouverte : { $space }.

the-others-map-the-last-train-a = Ligne du Nord, ligne du Sud
    .text = Deux rangées de pâtés de maisons sur une même rive, et une ligne de Métro de chaque côté.

the-others-map-the-last-train-b = Le quai d’en face
    .text = Une rivière d’un bout à l’autre ; seuls les trains la traversent encore.
