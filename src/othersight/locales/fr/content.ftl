# What `othersight content check` says: of itself, and of every fault it can find in a tile or map file.

content-help = Vérifier le contenu des jeux : valeurs, cartes, plateaux et leurs textes.
content-check-help = Sans fichiers : vérifier tout le contenu de tous les jeux. Chaque fichier TOML est lu ; valeurs, noms et mots doivent être connus et conformes aux règles ; chaque carte, Héros, monstre, personnage, ennemi, tuile et plan doit être complet et jouable ; chaque identifiant doit avoir son comportement, et chaque question, choix, ligne de journal et carte son texte dans chaque langue. Avec des fichiers : vérifier vos propres fichiers de tuiles et de plans pour The Others. Chaque faute est dite avec fichier, ligne et ce qui serait juste. Code de sortie 1 si quelque chose ne va pas, 2 si un fichier est illisible.
    .files = Vos propres fichiers de tuiles ou de plans (TOML).
content-holds = { $files ->
    [one] { $files } fichier vérifié, aucune faute
   *[other] { $files } fichiers vérifiés, aucune faute
}
content-fails = { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
}
content-fault = { $file }:{ $line }: { $fault }
content-broken = { $reason }
content-not-translated = { $text }: aucun texte n’a cette clé dans cette langue ; traduisez le texte anglais
content-fault-somewhere = { $file }: { $fault }

## The file as such

content-unreadable = lecture impossible : { $reason }
content-not-utf8 = n’est pas du texte UTF-8 ; enregistrez-le dans cet encodage
content-too-long = dépasse { $most } caractères ; un plan en demande bien moins
content-line-too-long = cette ligne dépasse { $most } caractères ; une liste peut occuper plusieurs lignes
content-too-deep = est trop imbriqué ; un plan n’a que des tables et des listes de textes
content-not-toml = n’est pas du TOML : { $reason }
content-neither = n’est ni un plan, qui a un layout, ni un fichier de tuiles, qui a des tables comme [tiles.old-mill]
content-key-missing = { $name } manque
content-unknown-key = rien ne s’appelle { $name } ici ; il y a : { $known }
content-wants-text = { $name } doit être un texte entre guillemets, non vide
content-wants-list = { $name } doit être une liste de textes, par exemple ["lyric-palace", "lyric-palace/ne"]
content-wants-table = { $name } doit être une table, écrite [{ $name }] avec des clés en dessous
content-list-too-long = { $name } a plus de { $most } entrées
content-figure = { $name } : { $reason }
content-figures = { $reason }
content-no-such-map = il n’y a pas de plan { $asked } ; il y a : { $known }

## Tiles

content-no-tiles = aucune tuile n’est donnée ; il en faut au moins une
content-tile-id = { $tile } ne peut pas être l’identifiant d’une tuile : au moins deux lettres minuscules ou chiffres, mots reliés par des traits d’union
content-tile-code = { $code } ne peut pas être le code d’une tuile : deux majuscules, ou une majuscule et un chiffre
content-code-taken = le code { $code } appartient déjà à { $tile } ; choisissez-en un autre
content-tile-taken = une tuile { $tile } existe déjà ; choisissez un autre identifiant
content-unknown-icon = il n’y a pas d’icône d’Action de Ville { $icon } ; il y a : { $known }
content-icon-bar = { $tile } a { $n ->
    [one] { $n } icône
   *[other] { $n } icônes
} ; un quartier en a de 1 à { $most }
content-permanent = { $written } n’est pas un jeton imprimé : écrivez sa sorte ({ $kinds }), et pour une rue une barre oblique et l’angle ({ $corners })

## The grid of a map

content-cell = { $cell } n’est pas une cellule de grille : écrivez le code d’une tuile, suivi de ^ > v ou < pour la tourner, ou un point pour un vide
content-unknown-tile = aucune tuile n’a le code { $code } ; il y a : { $known }
content-tile-twice = { $tile } est déjà à la ligne { $first } ; chaque tuile ne se pose qu’une fois
content-empty-row = la rangée { $row } du layout est vide ; écrivez un point pour un vide
content-grid-too-big = le layout a plus de { $most } rangées ou colonnes
content-too-many-tiles = tuiles posées : { $n } ; il en faut { $most } au plus
content-few-tiles = tuiles posées : { $n } ; il en faut au moins { $fewest }

## Places and set-up

content-unknown-address = { $name } : il n’y a pas de case { $address } sur ce plan ; vouliez-vous dire { $near } ?
content-colour = { $colour } ne peut pas être une couleur de Métro : lettres minuscules et chiffres, mots reliés par des traits d’union
content-lone-station = la ligne de Métro { $colour } doit avoir des stations dans deux cases différentes
content-story = il n’y a pas de scénario { $story } ; il y a : { $known }
content-letter = { $letter } ne peut pas être la lettre d’un plan : une seule minuscule
content-start-street = le Point de Départ doit être une rue, par exemple { $near }
content-unreachable = les Héros ne peuvent pas aller du Point de Départ à { $district } : reliez ses tuiles aux autres, ou donnez aux deux côtés une station de Métro de même couleur
content-few-nests = Nids imprimés et posés : { $n } ; il en faut au moins { $fewest }, autant que de monstres qu’on peut invoquer en une manche
content-nest-near-start = le Nid de { $nest } est trop près : il faut au moins { $steps } pas entre le Point de Départ et chaque Nid
content-altars = Autels : { $n } ; il en faut de { $fewest } à { $most }
content-icons = icônes { $icon } sur les tuiles posées : { $n } ; il en faut au moins { $fewest }
content-no-orbital = aucun jeton Frappe Orbitale ne peut atteindre { $district } : placez-en un dans son groupe de tuiles, ou nommez une case du groupe comme hors d’orbite (out_of_orbit)
content-in-orbit = { $district } est donné comme hors d’orbite, mais son groupe de tuiles a un jeton Frappe Orbitale ; retirez l’un des deux
content-supply = jetons { $kind } : { $n } ; il n’y en a que { $most }
content-figures-number = { $kind } : { $n } ; il en faut { $fewest ->
    [0] { $most } au plus
    [1] { $most ->
        [1] exactement 1
       *[other] de 1 à { $most }
    }
   *[other] de { $fewest } à { $most }
}
content-monster-at-start = aucun monstre ne peut se trouver au Point de Départ ; déplacez celui-ci : { $kind }
content-few-tokens = jetons { $kind } : { $n } ; les missions de cette histoire en demandent au moins { $fewest }
content-few-stations = { $n } cases avec un jeton Métro ; les missions de cette histoire en demandent au moins { $fewest }
content-npc-missing = { $npc } manque ; les missions de cette histoire en ont besoin
