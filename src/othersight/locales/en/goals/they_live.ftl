# What each side needs, in a line above the board; and who one is, before the first decision.

they-live-goal-humans = The Humans need
they-live-goal-invaders = The Invaders need
they-live-goal-round = This round

they-live-goal-resources = { $hour ->
    [early] Resources ({ $cards } ready), then Cable 54 from 19:00 on
   *[red] the leader at Cable 54 now, with { $cards ->
        [one] 1 Resource ready
       *[other] { $cards } Resources ready
    }
}
they-live-goal-assault = the Final Assault, { $passed } of 3 cards passed
they-live-goal-midnight = midnight, in { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, or a death without a spare ({ $spares } left)
they-live-goal-fail = that the Final Assault fails, or no Human is left alive
they-live-goal-news = the news move the clock, now { $clock }
they-live-goal-card = the next card of the Final Assault

they-live-brief-who = Who you are
they-live-brief-humans = If you are Human
they-live-brief-invaders = If you are an Invader
they-live-brief-person = You are { $person }. { $bio } Human or Invader? You alone can see it.
they-live-brief-needs = { they-live-opening-humans } For it the group needs Resources: carry cards to billboards, and deploy them.
they-live-brief-hinders = { they-live-opening-invaders } Let nobody see you try.
