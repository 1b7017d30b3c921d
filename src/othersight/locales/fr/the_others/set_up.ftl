# The options with which a game of The Others is begun.

the-others-set-up-story = Le scénario par son nom, par exemple havens-last-stand ; ou random (au hasard).
the-others-set-up-map = Le plan du scénario : a, b ou random (au hasard) ; ou votre propre fichier de plan.
the-others-set-up-sin = Le Péché par son nom, ou random (au hasard).
the-others-set-up-acolyte = Le type d’Acolytes, par exemple doctor ou nun ; ou random (au hasard).
the-others-set-up-hero-players = Combien de personnes jouent les Héros, de 1 à 4.
the-others-set-up-campaign = none pour un seul scénario, new pour la première séance d’une campagne : tous les scénarios à la suite.
the-others-set-up-team = L’équipe de sept : box pour les Héros de la boîte, random (au hasard), ou sept noms avec 1 Leader et 2 de chaque autre classe.
the-others-set-up-heroes = Les Héros de départ, par exemple leah,rose,karl ; random (au hasard), ou pick pour choisir à la table.
the-others-set-up-edition = L’édition des règles : final ou draft (le brouillon).
the-others-set-up-figures = Une autre valeur pour un chiffre du contenu, par exemple heroes.rose.skill=3. Peut être donné plusieurs fois.
