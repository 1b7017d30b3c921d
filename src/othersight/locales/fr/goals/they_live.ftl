# What each side needs, in a line above the board; and who one is, before the first decision.

they-live-goal-humans = Il faut aux Humains
they-live-goal-invaders = Il faut aux Envahisseurs
they-live-goal-round = Cette manche

they-live-goal-resources = { $hour ->
    [early] des Ressources ({ $cards ->
        [one] { $cards } prête
       *[other] { $cards } prêtes
    }), puis Cable 54 à partir de 19:00
   *[red] le chef à Cable 54 maintenant, avec { $cards ->
        [one] { $cards } Ressource prête
       *[other] { $cards } Ressources prêtes
    }
}
they-live-goal-assault = l’Assaut Final, { $passed ->
    [one] { $passed } carte réussie
   *[other] { $passed } cartes réussies
} sur 3
they-live-goal-midnight = minuit, dans { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, ou une mort sans remplaçant ({ $spares } en réserve)
they-live-goal-fail = l’échec de l’Assaut Final, ou plus un Humain en vie
they-live-goal-news = les nouvelles font avancer l’horloge : { $clock }
they-live-goal-card = la prochaine carte de l’Assaut Final

they-live-brief-who = Qui vous êtes
they-live-brief-humans = Si vous êtes un Humain
they-live-brief-invaders = Si vous êtes un Envahisseur
they-live-brief-person = Vous jouez { $person }. { $bio } Humain ou Envahisseur ? Personne d’autre ne peut le voir.
they-live-brief-needs = { they-live-opening-humans } Pour cela, il faut des Ressources au groupe : portez des cartes aux panneaux, et déployez-les.
they-live-brief-hinders = { they-live-opening-invaders } Que personne ne vous voie à l’œuvre.
