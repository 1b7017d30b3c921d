# Wrath: a Sin of our own, with its power and its six cards.

the-others-name-wrath = Colère
    .gender = f
    .the = la Colère
    .of = de la Colère
    .to = à la Colère
the-others-source-wrath = Colère
    .gender = f
    .the = la Colère
    .of = de la Colère
the-others-sin-wrath = COLÈRE
    .power = LE SANG APPELLE LE SANG
    .text = Après un combat où un monstre a été tué, le joueur Péché gagne 1 jeton Réaction, aussitôt actif.
    .quote = Frappe. Vas-y. Ça n’attend que ça.
    .gender = f

the-others-card-red-mist = VOILE ROUGE
    .window = Au début du tour d’un Héros sur une case avec un monstre
    .text = Le joueur Péché gagne 1 jeton Réaction, aussitôt actif.
    .quote = Il y a un bruit que ça fait, juste avant de cesser de penser.

the-others-card-stampede = LA RUÉE
    .window = Au début du tour d’un Héros
    .text = Déplacez jusqu’à 3 monstres de 1 pas chacun selon les règles habituelles : aucun ne peut quitter une case où se trouve un Héros.
    .quote = Le sol a tremblé avant les vitres.

the-others-card-drawn-knives = COUTEAUX TIRÉS
    .window = Au début d’un combat
    .text = Le joueur Péché lance 2 dés de plus dans ce combat.
    .quote = Personne n’a dit un mot. Tout le monde en a sorti un.

the-others-card-no-quarter = SANS QUARTIER
    .window = Au début d’un combat
    .text = 2 DÉF du Héros sont annulées dans ce combat.
    .quote = Lève ton bouclier. Il lui faut quelque chose à traverser.

the-others-card-primal-fury = FUREUR PRIMORDIALE
    .window = Au début d’un combat avec l’Avatar
    .text = Le joueur Péché ajoute { $primal-fury-hits ->
        [one] { $primal-fury-hits }
        [other] { $primal-fury-hits }
       *[today] 4
    } COUP dans ce combat.
    .quote = Il ne te hait pas. Il n’en a pas besoin.

the-others-card-an-eye-for-an-eye = ŒIL POUR ŒIL
    .window = Après un combat où un monstre a été tué
    .text = Le Héros, s’il est en vie, subit 1 blessure.
    .quote = C’est mort les dents serrées, et tu étais entre elles.
