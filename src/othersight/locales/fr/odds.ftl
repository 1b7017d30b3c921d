# Odds in words: `othersight odds`, and the word `odds` at the table.

odds-help = Les chances exactes d’un lancer : un tableau, une image ou du JSON, sans partie.
odds-help-the-others = Chances dans The Others : un combat (--fight, éventuellement --ranged), un lancer pour résoudre une crise (--cleanse), ou les vérifications d’un déplacement (--fire, --corruption). Dés et résultats fixes vont jusqu’à 20, les plus grands nombres prennent quelques secondes ; un nombre non donné vaut 0, sauf si sa ligne en nomme un autre.
    .fight = Dés Héros dans un combat, Travail d’équipe et bonus compris.
    .hits = Coups fixes du Héros.
    .defense = Défense fixe du Héros.
    .cc = Résultats fixes qui annulent de la corruption.
    .choices = Résultats au choix en plus de FAITH, 5 au plus : 1 avec le résultat du niveau 7.
    .against = Les monstres, noms séparés par des virgules, par exemple abomination,acolyte,acolyte.
    .sin = De quel Péché sont les monstres : un nom ; par défaut pride.
    .acolyte = Le type d’Acolyte ; par défaut doctor.
    .pentagrams = Pentagrammes dans la case du lancer du Péché.
    .sin-dice = Dés Péché en plus, par les cartes et la piste ; avec monstres et Pentagrammes 20 au plus.
    .sin-hits = Coups fixes du joueur Péché.
    .sin-corruption = Corruptions fixes du joueur Péché.
    .cancelled = Défense du Héros annulée, 5 au plus : 1 contre l’Orgueil pour un Héros isolé.
    .aim = À quoi sert FAITH : most (par défaut), first, clear, unhurt ou pure.
    .wounds = Jetons Blessure que le Héros a déjà.
    .level = Son niveau de corruption ; par défaut 1.
    .ranged = Un combat à distance : les rescapés ripostent.
    .here = Avec --ranged : monstres déjà dans la case du Héros.
    .out-of-reach = Avec --ranged : aucun rescapé ne peut venir.
    .cleanse = Dés Héros dans un lancer pour résoudre une crise.
    .tokens = Avec --cleanse : jetons qu’on pourrait retirer ; par défaut 1.
    .fire = Jetons Feu d’une Vérification d’Incendie.
    .corruption = Jetons Corruption d’une Vérification de Corruption.
    .shield = Avec les vérifications, 5 au plus : 1 pour PROXY, 1 pour HAZMATA SUIT.
odds-help-they-live = Chances dans They Live : une rencontre (--combat), Persuader (--persuade), une confrontation (--attacker, --defender), un test (--test), un intermédiaire (--gather), une récompense (--reward), un test ou un combat de l’Assaut Final (--assault, --fighters).
    .combat = Dés de Combat, Arme déclarée comprise ; pour un effort collectif, ceux de tous, par exemple 4,3.
    .stealth = Dés de Discrétion des mêmes personnes, avis de recherche déduits.
    .against = L’ennemi par son nom, par exemple human-cop.
    .enemy = L’ennemi par Discrétion, Combat et santé, par exemple 2,3,4.
    .life = Santé restante : ajoute le risque de mourir.
    .persuade = Dés d’Influence ; --against nomme l’ennemi.
    .attacker = Dés de Discrétion, dés de Combat (Arme déclarée comprise) et santé restante de l’attaquant, par exemple 3,4,6.
    .defender = La même chose pour le défenseur.
    .lenses = L’attaquant dépense un jeton Lunettes.
    .test = Dés d’un test.
    .needed = Succès que le test demande ; par défaut 1.
    .gather = Dés d’Influence chez un intermédiaire.
    .scrap = Ferraille pour payer l’intermédiaire, 2 par lancer ; par défaut 2.
    .reward = Dés d’Intelligence ; en équipe, ceux de tous ceux qui la veulent, les siens d’abord.
    .assault = Dés de chaque membre du groupe, par exemple 3,4,2,5.
    .required = Succès requis : le groupe, le nombre imprimé et le sabotage.
    .helped = Valeur des Ressources dépensées.
    .fighters = Dés de Combat de ceux qui affrontent un Envahisseur révélé.
    .invader = Dés de Combat de l’Envahisseur.
    .invader-life = Santé restante de l’Envahisseur : ajoute la chance qu’il meure.
odds-flags =
    .plot = Dessiner les chances dans un fichier SVG, dont le nom finit par .svg.
    .json = Afficher un objet JSON.

odds-number-kills = Monstres tués
odds-number-wounds = Blessures
odds-number-corruption = Corruptions
odds-number-removed = Jetons retirés
odds-number-dealt = Dégâts infligés
odds-number-damage = Dégâts subis par chacun
odds-number-damage-attacker = Dégâts à l’attaquant
odds-number-damage-defender = Dégâts au défenseur
odds-number-successes = Succès
odds-number-cards = Cartes
odds-number-cards-contested = Cartes si tous veulent la récompense
odds-number-scrap = Ferraille payée

odds-event-all-killed = tous les monstres tués
odds-event-killed-monster = mort : { $name }
odds-event-unharmed = ni blessure ni corruption
odds-event-dies = { $game ->
    [the-others] le Héros meurt
   *[other] sa propre mort
}
odds-event-all-removed = tous les jetons retirés
odds-event-none-removed = aucun jeton retiré
odds-event-killed = ennemi tué
odds-event-killed-with-weapon = ennemi tué si l’Arme est utilisée
odds-event-unhurt = aucun dégât subi
odds-event-noticed = un lancer de Discrétion raté
odds-event-persuaded = ennemi persuadé
odds-event-passed = test réussi
odds-event-first-half = première moitié réussie
odds-event-second-half = seconde moitié réussie
odds-event-nothing = rien gagné
odds-event-at-once = une carte au premier lancer
odds-event-attacker-loses = l’attaquant perd
odds-event-defender-loses = le défenseur perd
odds-event-attacker-dies = l’attaquant meurt
odds-event-defender-dies = le défenseur meurt
odds-event-attacker-critical = critique de Discrétion pour l’attaquant seul
odds-event-defender-critical = critique de Discrétion pour le défenseur seul
odds-event-looks = l’attaquant voit l’identité
odds-event-invader-dies = l’Envahisseur meurt

odds-what-fight = Un combat
odds-what-ranged-fight = Un combat à distance
odds-what-strike-back = Ce qui suit le tir
odds-what-cleanse = Un lancer pour résoudre une crise
odds-what-check = Une vérification
odds-what-move = Un pas
odds-what-encounter = Une rencontre
odds-what-team = Un effort collectif
odds-what-combat = Un lancer de Combat
odds-what-persuade = Persuader
odds-what-confrontation = Une confrontation
odds-what-test = Un test
odds-what-card-test = Le test d’une carte
odds-what-gather = Un intermédiaire
odds-what-reward = Un lancer de récompense
odds-what-assault-test = Un test de l’Assaut Final
odds-what-assault-split = Les deux moitiés d’un test
odds-what-assault-fight = Un combat dans l’Assaut Final
odds-what-invader-fight = Un combat contre un Envahisseur

odds-assuming-others-hold-back = personne ne joue, ne déclare, ne révèle ni ne dépense rien de plus avant le lancer
odds-assuming-all-join = tous ceux qui peuvent participer participent
odds-assuming-fought-out = les deux se battent jusqu’au bout
odds-assuming-protector-is-used = Thorley annule une blessure avec PROTECTEUR s’il y en a une
odds-assuming-survivors-come = les rescapés qui peuvent choisir où aller viennent vers le Héros
odds-assuming-unseen-cards-are-alike = toutes les cartes que personne n’a vues sont aussi probables

odds-expected = { $name } : { $expected } en moyenne
odds-column-number = nombre
odds-column-exactly = exactement
odds-column-more = au moins
odds-remainder = Chaînes coupées : { $remainder }
odds-assuming = Par hypothèse : { $assumptions }.
odds-of-number = { $name } { $expected }
odds-of-event = { $name } { $chance }

odds-none-open = Rien de ce qui vous est permis maintenant ne mène directement à un lancer.
odds-how = Moyennes et chances ; odds LETTRE montre tout pour un choix.
odds-no-roll = Le choix { $letter } ne mène directement à aucun lancer.

odds-which-others = nommez un lancer : --fight N, --cleanse N, ou --fire N et --corruption N
odds-which-live = nommez un lancer : --combat, --persuade, --attacker avec --defender, --test, --gather, --reward, --assault, ou --fighters avec --invader
odds-needs = { $flag } demande { $other }
odds-unread = { $flag } ne va pas avec { $asked }, { $count ->
    [0] qui n’accepte pas d’autre option
   *[other] qui accepte { $flags }
} ; { $flag } va avec { $homes }
odds-no-game = { $name } n’est pas un jeu dont on peut demander les chances sans table ; il y a : { $games }
odds-plotted = dessiné dans { $file }

error-odds-number = { $flag } vaut { $given } ; c’est un nombre de { $least } à { $most }
error-odds-name = { $flag } vaut { $given } ; valeurs possibles : { $names }
error-odds-numbers = { $flag } vaut « { $given } » ; ce sont un ou plusieurs nombres séparés par des virgules
error-odds-each = { $flag } a { $given ->
    [one] { $given } nombre
   *[other] { $given } nombres
} ; il en faut un pour chaque combattant nommé par { $other }, qui en nomme { $count }
error-odds-three = { $flag } vaut « { $given } » ; ce sont Discrétion, Combat et santé, par exemple 3,4,6
error-odds-part = { $flag } vaut « { $given } » ; { $part ->
    [stealth] la Discrétion, son premier nombre,
    [combat] le Combat, son deuxième nombre,
   *[health] la santé, son troisième nombre,
} va de { $least } à { $most }
error-odds-in-all = { $what ->
    [sin-dice] { $given } dés Péché, c’est trop ; les monstres, --pentagrams et --sin-dice peuvent en lancer { $most } au plus ensemble
    [people] --reward nomme { $given } personnes ; { $most } au plus peuvent la vouloir
    [assault] --assault nomme { $given } dés en tout ; on peut en compter { $most } au plus
   *[fighters] --fighters nomme { $given } dés en tout ; on peut en compter { $most } au plus
}
error-odds-blank = { $flag } vaut « { $given } » ; il y manque un nom
error-odds-no-monster = il n’y a pas de monstre { $name } ; il y a : { $monsters }
error-odds-monsters = { $given } monstres, c’est trop ; on peut en compter { $most } au plus
error-odds-no-enemy = il n’y a pas d’ennemi { $name } ; il y a : { $enemies }
error-odds-not-persuadable = { $name } ne se laisse pas persuader ; il y faut un ennemi avec l’icône Influence
