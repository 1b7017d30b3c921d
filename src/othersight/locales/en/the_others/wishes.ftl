# What the Sins Player may let pass while the Heroes play, and when he is asked all the same.
the-others-wish-until-turn = until the end of this Turn
the-others-wish-until-round = until the end of this Round
the-others-wish-at-turn = when a Hero begins a Turn
the-others-wish-at-fight = when a Hero enters a Fight
the-others-wish-at-roll = when dice have been rolled
the-others-wish-at-after-fight = when a Fight is over
the-others-wish-at-reaction = when I could react to a Turn
