# What each side needs, in a line above the board; and who one is, before the first decision.

the-others-goal-you = You need
the-others-goal-heroes = The Heroes need
the-others-goal-sin = The Sin needs
the-others-goal-round = This Round

the-others-goal-mission = { $mission }, { $progress } of { $required } (Mission { $number })
the-others-goal-deaths = { $deaths ->
    [one] one more Hero killed
   *[other] { $deaths } more Heroes killed
}
the-others-goal-stake-havens-last-stand = the Apocalypse Track, now { $level } of 7, rises by { $rise } at the end
the-others-goal-stake-the-darkness-within = the Apocalypse Track, now { $level } of 7, rises for Monsters in 4 Districts, and for Corruption in 4
the-others-goal-stake-battleground-of-souls = the Apocalypse Track, now { $level } of 7, { $innocents ->
    [0] { $killed ->
        [0] rises unless an Innocent is turned up, and for a killed Hero
       *[other] rises for a killed Hero, and unless an Innocent is turned up
    }
   *[other] { $killed ->
        [0] rises only for a killed Hero
       *[other] rises for a killed Hero
    }
}
the-others-goal-stake-the-last-train = the Apocalypse Track, now { $level } of 7, rises for Monsters at the Starting Space or next to it, for a killed Hero, and once the supply has no Innocent
the-others-goal-stake-the-seventh-door = the Apocalypse Track, now { $level } of 7, rises if the Avatar is on the board, for a killed Hero, and once the supply has no Innocent

the-others-brief-who = Who you are
the-others-brief-win = What you need
the-others-brief-lose = How you lose
the-others-brief-hero = You play { $heroes } against { $sin }. { $power }
the-others-brief-sins = You are { $sin }, against { $heroes }. { $power }
the-others-brief-missions = Accomplish the { $missions } Missions of the Story, one after the other. The first is “{ $mission }”. { $text }
the-others-brief-deaths = Kill Heroes. A Hero dies of the fifth Wound, and a Hero of the Reserve takes the place. You win when a Hero dies and the Reserve, { $reserve } now, is empty.
the-others-brief-dead = A Hero dies of the fifth Wound, and a Hero of the Reserve takes the place. When a Hero dies and the Reserve, { $reserve } now, is empty, the Sin has won. It grows stronger as the Apocalypse Track rises.
the-others-brief-story = At the beginning of each Round: { $begin } { $special }
the-others-brief-done = The Heroes win when they have accomplished the { $missions } Missions of the Story, one after the other. The first is “{ $mission }”. { $text }
