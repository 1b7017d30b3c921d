# Campaigns of The Others.

the-others-campaign-none = ce scénario seul
the-others-campaign-new = une campagne : tous les scénarios à la suite
    .text = Tous les scénarios dans leur ordre. Le plan, le Péché, les Acolytes et les Héros choisis ici sont ceux de la première séance ; le Péché change à chaque séance. Ce que gardent les survivants les suit de scénario en scénario. À la fin d’une séance, le scénario suivant est proposé.
the-others-campaign-sitting = Séance { $number } sur { $planned } : { $story }
the-others-campaign-won-heroes = { $number }. { $story } ({ $opponent }) : victoire des Héros à la manche { $rounds }. { $count ->
    [0] Personne n’est mort.
   *[other] Héros tués : { $killed }.
}
the-others-campaign-won-sins = { $number }. { $story } ({ $opponent }) : victoire du Péché à la manche { $rounds }. { $count ->
    [0] Personne n’est mort.
   *[other] Héros tués : { $killed }.
}
the-others-campaign-total = Séances jouées : { $played } sur { $planned } ; gagnées par les Héros : { $heroes }, par les Péchés : { $sins }.
the-others-campaign-end-heroes = La campagne est finie. Haven tient bon : les Héros l’ont gagnée.
the-others-campaign-end-sins = La campagne est finie. Haven est perdue : les Péchés l’ont gagnée.
the-others-campaign-next = Ensuite : { $story } ({ $opponent }).
the-others-campaign-next-heroes = Au départ : { $heroes } ; dans la réserve : { $others }.
the-others-campaign-next-back = Toujours dans l’équipe malgré la mort : { $heroes }. Tous les autres Héros de la même classe ont déjà été tués ou sont dans l’équipe.
the-others-campaign-next-kept = Gardé de cette séance : { $cards }.
the-others-campaign-next-nothing = Aucune Amélioration n’est gardée de cette séance.
the-others-campaign-next-past = Leur Passé Trouble suit { $heroes }, sauf si le scénario redistribue ces cartes.
the-others-campaign-kept = { $card } ({ $hero })
