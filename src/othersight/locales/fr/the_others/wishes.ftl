# What the Sins Player may let pass while the Heroes play, and when he is asked all the same.
the-others-wish-until-turn = jusqu’à la fin de ce tour
the-others-wish-until-round = jusqu’à la fin de cette manche
the-others-wish-at-turn = quand un Héros commence un tour
the-others-wish-at-fight = quand un Héros entre en combat
the-others-wish-at-roll = quand des dés ont été lancés
the-others-wish-at-after-fight = quand un combat est fini
the-others-wish-at-reaction = quand je pourrais réagir à un tour
