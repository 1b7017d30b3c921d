# What a player may let pass for a while, and when to be asked all the same.
they-live-wish-until-round = sur les confrontations et les Armes, jusqu’à la fin de cette manche
they-live-wish-at-confront = quand je pourrais affronter quelqu’un
they-live-wish-at-weapon = quand je pourrais utiliser mon Arme
