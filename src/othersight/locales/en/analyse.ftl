# What `othersight analyse` says.

analyse-help = Why did we lose: how likely a win was as the game went on, where it turned, and how lucky the dice were.
    .file = A game saved with the command save of othersight play.
    .seat = For a game that is not over: the seat whose knowledge is used; show the result to no other player. A game that is over is analysed with all secrets known.
    .players = Who plays on from each position: one of { $names }, or your own as module:Class.
    .points = At how many steps of the game the chances are counted.
    .games = How many games are played on at each of them, on average; more where the chances jump.
    .turning = How many turning points are looked for.
    .seed = Any text or number; the same seed gives the same analysis.
    .jobs = How many processes work at the same time; it does not change the result.
    .plot = Also draw curve and luck into this SVG file, whose name ends in .svg.
    .json = Print one JSON object.

analyse-progress = Playing on
analyse-interrupted = interrupted; nothing was written
analyse-plotted = The picture is in { $file }.
analyse-no-decision = { $file } has no decision yet; there is nothing to look back on
analyse-no-spectator = this game is not over, and a spectator knows too little to play it on; name your own seat: { $seats }

analyse-running = The game goes on; this is how it stands after { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, from what { $seat } may know and for no other eyes.
analyse-over = { $decisions } decisions.

## The curve

analyse-curve = { $side ->
    [heroes] How likely the Heroes were to win
    [humans] How likely the Humans were to win
   *[other] How likely { $name } was to win
}
analyse-curve-step = step
analyse-curve-chance = chance
analyse-curve-interval = 95 % interval
analyse-curve-games = games
analyse-start = The beginning
analyse-place-news = Breaking News
analyse-place-assault = the Final Assault
analyse-end = The end
analyse-percent = { $share } %
analyse-interval = { $low } to { $high } %
analyse-known = known
analyse-stuck = { $count ->
    [one] 1 game that was played on went on too long and is not counted.
   *[other] { $count } games that were played on went on too long and are not counted.
}

## Turning points

analyse-turning = Turning points
analyse-turning-none = None that stands out from what counting so few games may bring about.
analyse-turned = { $number }. { $place }. { $count ->
    [one] Decision { $last }
   *[other] Decisions { $from } to { $last }
}: from { $before } % to { $after } %, { $points } points for { $side ->
    [heroes] the Heroes
    [humans] the Humans
   *[other] { $name }
} ({ $low } to { $high }){ $clear ->
    [yes] .
   *[no] , which is no more than counting so few games may bring about.
}
analyse-split = Dice and cards: { $luck } ({ $luck-low } to { $luck-high }). Decisions: { $choice } ({ $choice-low } to { $choice-high }).
analyse-no-dice = No dice fell and nothing came to light: all of it was decided.
analyse-decided = { $number }, { $seat }: { $option }
analyse-more-lines = { $count ->
    [one] (1 line more: othersight replay shows it)
   *[other] ({ $count } lines more: othersight replay shows them)
}

## Luck

analyse-luck = Luck with the dice
analyse-no-rolls = No dice have fallen.
analyse-side = { $side ->
    [heroes] The Heroes
    [sins] The Sins
    [humans] The Humans
    [invaders] The Invaders
    [players] All players
   *[other] { $name }
}
analyse-side-luck = { $side }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $by } { $above ->
    [yes] above
   *[no] below
} expectation, as { $above ->
    [yes] lucky
   *[no] unlucky
} as 1 game in { $often }.
analyse-side-even = { $side }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, just as expected.
analyse-luck-dice = dice
analyse-luck-got = successes
analyse-luck-expected = expected
analyse-luck-by = +/-
analyse-luck-z = z
analyse-luck-often = 1 game in
analyse-figure = { $side ->
    [sins] against { $name }
   *[other] { $name }
}
analyse-part = { $name } { $got } ({ $expected })
analyse-cancelled = { $dice ->
    [one] Of these, 1 die was
   *[other] Of these, { $dice } dice were
} cancelled and rolled again: { $by } against expectation.
analyse-by-kind = By what the dice were rolled for

analyse-measure-hit = HIT
analyse-measure-def = DEF
analyse-measure-cc = CC
analyse-measure-skill = SKILL
analyse-measure-faith = FAITH
analyse-measure-corr = CORR
analyse-measure-burst = BURST
analyse-measure-wounds = Wounds
analyse-measure-corruption = Corruption
analyse-measure-passed = tests passed
analyse-measure-passed-together = tests passed together
analyse-measure-damage = damage dealt

analyse-kind-fight = Fights
analyse-kind-shot = Ranged Fights
analyse-kind-cleanse = Cleanses
analyse-kind-strike-back = striking back
analyse-kind-fire-check = Fire checks
analyse-kind-corruption-check = Corruption checks
analyse-kind-test = skill tests
analyse-kind-persuade = persuading
analyse-kind-stealth = Stealth
analyse-kind-combat = Combat
analyse-kind-reward = rewards
analyse-kind-gather = gathering
analyse-kind-assault = the Final Assault
analyse-kind-pvp-stealth = Stealth, confrontations
analyse-kind-pvp-combat = Combat, confrontations

## What it means

analyse-meaning = What this means
analyse-meaning-curve = The chances are those of machine players ({ $players }) at all seats: from each position they played on, with dice and unseen cards falling anew, { $games ->
    [one] 1 game
   *[other] { $games } games
} in all (seed { $seed }). People may have been more or less likely to win. The interval holds the true share of such games 95 times in 100.
analyse-meaning-known = Everything that somebody knew stays as it was: hands, identities, face-down cards on the table. Only the order of decks that nobody had seen is shuffled.
analyse-meaning-seat = What { $seat } did not know at each step is dealt anew there, as it might have been.
analyse-meaning-turning = Decisions are measured against what the machine would have decided in their place, dice and cards against falling anew after the same decision. Turning points are picked because they moved most, so that chance in the counting makes them look somewhat larger than they are.
analyse-meaning-luck = Luck is dice alone: what fell against what the same pools bring on average, cancelled rolls included. Cards, the value of a moment and what was done with the dice are not counted.
analyse-meaning-the-others = A success is what the roll was made for: HIT, DEF, CC and FAITH in Fights, SKILL and FAITH in a Cleanse; HIT, BURST and CORR of the Sins. Dice that FAITH and BURST add are part of the luck. Wounds and Corruption are those of rolls that stood, as if every FAITH of a Fight had been used as DEF, before anybody protects or heals.
analyse-meaning-they-live = A success is a KICK ASS of either colour. A group's test in the Final Assault is told with whoever rolled last.

## The picture

analyse-plot-title = { $side ->
    [heroes] { $game }: how likely the Heroes were to win
    [humans] { $game }: how likely the Humans were to win
   *[other] { $game }: how likely { $name } was to win
}
analyse-plot-steps = decisions
analyse-plot-round = R{ $number }
analyse-plot-luck = Luck with the dice: standard deviations above (right) or below expectation
analyse-plot-bar = { $got }, expected { $expected } ({ $z })
analyse-plot-point = { $place }: { $share } % ({ $low } to { $high } %), { $games ->
    [one] 1 game
   *[other] { $games } games
}
analyse-plot-source = { $games ->
    [one] 1 game
   *[other] { $games } games
} played on by { $players } players; band: 95 % interval
analyse-side-kind = { $side }: { $kind }
