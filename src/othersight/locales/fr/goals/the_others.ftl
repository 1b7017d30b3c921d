# What each side needs, in a line above the board; and who one is, before the first decision.

the-others-goal-you = Il vous faut
the-others-goal-heroes = Il faut aux Héros
the-others-goal-sin = Il faut au Péché
the-others-goal-round = Cette manche

the-others-goal-mission = { $mission }, { $progress } sur { $required } (mission { $number })
the-others-goal-deaths = { $deaths ->
    [one] { $deaths } Héros tué de plus
   *[other] { $deaths } Héros tués de plus
}
the-others-goal-stake-havens-last-stand = { $rise ->
    [one] la piste Apocalypse, maintenant à { $level } sur 7, monte de { $rise } cran à la fin
   *[other] la piste Apocalypse, maintenant à { $level } sur 7, monte de { $rise } crans à la fin
}
the-others-goal-stake-the-darkness-within = la piste Apocalypse, maintenant à { $level } sur 7, monte pour des monstres dans 4 quartiers, et pour de la Corruption dans 4 quartiers
the-others-goal-stake-battleground-of-souls = la piste Apocalypse, maintenant à { $level } sur 7, { $innocents ->
    [0] { $killed ->
        [0] monte si aucun Innocent n’est retourné face visible, et si un Héros est tué
       *[other] monte pour un Héros tué, et si aucun Innocent n’est retourné face visible
    }
   *[other] { $killed ->
        [0] ne monte que si un Héros est tué
       *[other] monte pour un Héros tué
    }
}
the-others-goal-stake-the-last-train = la piste Apocalypse, à { $level } sur 7, monte pour des monstres au Point de Départ ou à côté, pour un Héros tué, et dès que le stock n’a plus d’Innocent
the-others-goal-stake-the-seventh-door = la piste Apocalypse, à { $level } sur 7, monte si l’Avatar est sur le plateau, pour un Héros tué, et dès que le stock n’a plus d’Innocent

the-others-brief-who = Qui vous êtes
the-others-brief-win = Ce qu’il vous faut
the-others-brief-lose = Comment vous perdez
the-others-brief-hero = Vous jouez { $heroes } contre { $sin_the }. { $power }
the-others-brief-sins = Vous êtes { $sin_the }, contre { $heroes }. { $power }
the-others-brief-missions = Accomplissez les { $missions } missions du scénario, l’une après l’autre. La première est « { $mission } ». { $text }
the-others-brief-deaths = Tuez des Héros. Un Héros meurt à la cinquième blessure, et un Héros de la réserve prend sa place. Vous gagnez quand un Héros meurt alors que la réserve est vide ; elle compte { $reserve } Héros maintenant.
the-others-brief-dead = Un Héros meurt à la cinquième blessure, et un Héros de la réserve prend sa place. Quand un Héros meurt alors que la réserve est vide, le Péché a gagné ; elle compte { $reserve } Héros maintenant. Le Péché se renforce à mesure que la piste Apocalypse monte.
the-others-brief-story = Au début de chaque manche : { $begin } { $special }
the-others-brief-done = Les Héros gagnent quand ils ont accompli les { $missions } missions du scénario, l’une après l’autre. La première est « { $mission } ». { $text }
